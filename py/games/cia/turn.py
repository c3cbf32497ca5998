"""A turn in CIA (CIA-2): spend the points of the die, score if an agent came to the safe, and pass the die on."""

from functools import cache

from games.cia.table import NOBODY, RING, Table, move_agents, move_safe, other_buildings, set_scores, splits, worth
from games.cia.top_secret import came_to_ruin, draw
from table.change import replace
from table.events import Event, Move
from table.illegal import Illegal
from table.needs import Seat
from table.turns import left_of, state_nothing

# ---------------------------------------------------------------- CIA-2.1, CIA-2.2 Roll and move


def totals(table: Table) -> tuple[int, ...]:
    """How many points may be spent in all. The list of moves and the check of a move both come from here."""
    if table.die != "1-3":
        return (int(table.die),)
    # CIA-2.1: on 1-3 the player chooses. CIA-5.2: with Top Secret the player may also move nobody.
    return (0, 1, 2, 3) if table.top_secret else (1, 2, 3)


@cache  # for a 6 there are nearly a thousand, the same in every turn
def spendings(totals: tuple[int, ...], agents: int) -> tuple[Move, ...]:
    """Every way to spend one of these totals on so many agents."""
    return tuple(Move(split) for total in totals for split in splits(total, agents))


def spend(table: Table, event: Event) -> Table:
    state_nothing(event)
    # CIA-2.2: one building clockwise for each point, in any split over any agents.
    points = event.value
    if not isinstance(points, tuple) or len(points) != len(table.agents):
        raise Illegal("illegal.not_possible")
    steps = [n for n in points if type(n) is int and n >= 0]
    if len(steps) != len(points):
        raise Illegal("illegal.not_possible")
    # CIA-2.2: exactly all points.
    if sum(steps) not in totals(table):
        raise Illegal("cia.illegal.points", n=max(totals(table)), spent=sum(steps))
    # CIA-2.3: only the building where a moved agent ends counts, not those it passes.
    where = {agent: (at + n) % RING for agent, at, n in zip(table.agents, table.at, steps, strict=True) if n}
    after = replace(move_agents(table, table.active, where), phase="moved")
    # CIA-5.3 (a) and (b): the player's points put an agent into the ruin, or 1-3 was rolled and nobody moved.
    earned = came_to_ruin(table, after) or (table.die == "1-3" and not sum(steps))
    return draw(after) if earned else after


# ---------------------------------------------------------------- CIA-2.3 to CIA-2.5 Score, and the safe


def score(table: Table) -> Table:
    # CIA-2.3, CIA-6.8: there is a scoring if and only if some agent is triggering.
    if not table.triggering:
        return end_turn(table)
    # CIA-2.4: every agent gets the number of its building; the ruin costs 3, never below 0.
    new = tuple(max(0, s + worth(at)) for s, at in zip(table.score, table.at, strict=True))
    table = set_scores(table, new)
    # CIA-2.5: the safe moves on, unless a stone has finished.
    return end_turn(table) if table.finished else replace(table, phase="safe")


def safe_mover(table: Table) -> Seat:
    """CIA-6.8: the player who moved the agent that became triggering last among those still triggering."""
    return table.triggering[-1][1]


def place_safe(table: Table, event: Event) -> Table:
    state_nothing(event)
    building = event.value
    if type(building) is not int or not 0 <= building < RING:
        raise Illegal("illegal.not_possible")
    if building not in other_buildings(table):
        raise Illegal("cia.illegal.same_building")
    return end_turn(move_safe(table, building))


# ---------------------------------------------------------------- CIA-2.6 The end of the turn


def end_turn(table: Table) -> Table:
    # CIA-8.2, CIA-8.3: the dossiers are written at the end of the turn, even when that turn ends the game.
    if table.dossier and table.exposed and not table.written:
        return replace(table, phase="dossier", sealed=(), doubles=table.taken)
    # CIA-3.1: a stone at 42 or more ends the game.
    if table.finished:
        opening = replace(table, phase="dossiers", dossiers=(None,) * table.seats)
        return opening if table.dossier else replace(table, phase="reveal")
    # CIA-2.6: the die goes to the left.
    return replace(
        table, phase="roll", active=left_of(table.active, table.seats), turn=table.turn + 1, die="", drew=False,
        speaker=NOBODY, go=0, passes=0, played=False, must_play=False, triggering=(), answers=(),
    )  # fmt: skip
