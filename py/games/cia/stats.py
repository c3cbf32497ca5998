"""A night in numbers, out of the public log: points, who moved whom, who cracked the safe, the dice."""

from collections import Counter
from collections.abc import Sequence

from games.cia import board
from games.cia.table import DIE, Table
from games.cia.turn import safe_mover
from games.contract.kit import Stats
from games.contract.picks import Words
from games.contract.shown import Bar, Bars, Cell, Chart, Facts, Figure, Grid, Line, Row
from table.events import Event


def stats(events: Sequence[Event], tables: Sequence[Table], words: Words, names: Sequence[str]) -> tuple[Figure, ...]:
    """`tables[i]` is the table after `events[i]`."""
    last = tables[-1]
    steps = list(zip(tables, events[1:], tables[1:], strict=False))
    crackers = Counter(safe_mover(after) for before, _, after in steps if _is_scoring(before, after))
    rolls = Counter(after.die for _, event, after in steps if event.kind == "roll" and after.phase == "move")
    figures: list[Figure] = [
        Facts(
            words("cia.stats.night"),
            (
                (words("cia.stats.turns"), str(last.turn)),
                (words("cia.stats.scorings"), str(sum(crackers.values()))),
            ),
        ),
        Chart(words("cia.stats.points"), _lines(tables, words), words("cia.stats.turn")),
        Bars(words("cia.stats.cracked"), tuple(Bar(name, crackers[seat]) for seat, name in enumerate(names))),
        _movers(steps, words, names),
        Bars(words("cia.stats.rolls"), tuple(Bar(face, rolls[face], board.die(face)) for face in DIE)),
    ]
    if last.top_secret:
        figures.append(_cards(events, words, names))
    return tuple(figures)


def _is_scoring(before: Table, after: Table) -> bool:
    came = before.phase in ("move", "volunteers", "round") and after.phase in (
        "safe",
        "dossier",
        "dossiers",
        "reveal",
    )
    return came and bool(after.triggering)


def _lines(tables: Sequence[Table], words: Words) -> tuple[Line, ...]:
    """The score at the end of every turn, from nothing at all."""
    by_turn = {table.turn: table.score for table in tables if table.agents}
    ends = [(0,) * len(tables[-1].agents), *(by_turn[turn] for turn in sorted(by_turn))]
    return tuple(
        Line(
            words(f"cia.agent.{agent}"),
            tuple(score[n] for score in ends),
            f"var(--cia-{agent})",
            board.symbol(agent),
        )
        for n, agent in enumerate(tables[-1].agents)
    )


def _movers(steps: Sequence[tuple[Table, Event, Table]], words: Words, names: Sequence[str]) -> Grid:
    """How often each player moved each agent, by points or by card."""
    agents = steps[-1][2].agents
    moved: Counter[tuple[int, str]] = Counter()
    for before, event, after in steps:
        if event.kind == "choose" and before.phase in ("move", "round") and event.seat is not None:
            moved.update((event.seat, a) for a in agents if before.place_of(a) != after.place_of(a))
    rows = tuple(
        Row(name, tuple(Cell(str(moved[seat, agent] or "·")) for agent in agents)) for seat, name in enumerate(names)
    )
    labels = tuple(words(f"cia.agent.{agent}") for agent in agents)
    return Grid(words("cia.stats.movers"), labels, rows, tuple(board.symbol(agent) for agent in agents))


def _cards(events: Sequence[Event], words: Words, names: Sequence[str]) -> Grid:
    played: dict[int, list[str]] = {seat: [] for seat in range(len(names))}
    for event in events:
        if event.kind == "choose" and event.shown and event.seat is not None:
            played[event.seat].append(words(f"cia.card.{event.shown.face}"))
    rows = tuple(
        Row(name, (Cell(str(len(played[seat]))), Cell(", ".join(played[seat]) or "–")))
        for seat, name in enumerate(names)
    )
    return Grid(words("cia.stats.cards"), (words("cia.stats.number"), words("cia.stats.which")), rows)


STATS: Stats = stats
