"""Dossier X: eight agents whom anybody may move, and secret bids that decide who really commands them.

The rules follow the rule sheet: setup and the end stand here, a turn in turn.py, a challenge in challenge.py. Each
rule stands in plain words, with its number, above the code that carries it out. PHASES, at the end, says for every
phase of a turn what the game waits for. `queue` holds the seats still to be asked, the next one first.
"""

from games.dossier_x.challenge import (
    announce,
    answer_question,
    ask_challengers,
    challenges,
    let_stand,
    speak,
    words_to_say,
)
from games.dossier_x.table import BIDS, Action, Table, free_capitals
from games.dossier_x.turn import action_of, kill, turns, why_not_kill, why_not_move
from games.dossier_x.world import AGENTS, CAPITALS
from games.money.bidding import NOBODY, SILENCE
from games.money.ledger import enter, open_book, times_staked
from games.money.purse import (
    CAPITAL,
    UNIT,
    View,
    announcement,
    has_money,
    must_prove,
    see_purse,
    single_stakes,
)
from table.answers import answered
from table.change import replace
from table.events import Event, Move
from table.game import Options, Outcome
from table.illegal import Illegal, refuse_if
from table.needs import Choose, Need, Open, Seat, Stake
from table.phases import Phase, advance
from table.pocket import Pocket
from table.turns import put, seat_of, state_nothing, without

# ---------------------------------------------------------------- DX-1 Material and setup


def start(seats: int, options: Options) -> Table:
    limit = options["turn_limit"]
    assert isinstance(limit, int)
    return Table(
        seats, bool(options["opening_bid"]), limit, phase="capitals", capitals=("",) * seats,
        missing=(False,) * seats, books=(None,) * seats, queue=tuple(range(seats)),
    )  # fmt: skip


def take_capital(table: Table, event: Event) -> Table:
    # DX-1.4: every player takes one capital; the seats choose in turn.
    state_nothing(event)
    capital = event.value
    if not isinstance(capital, str) or capital not in free_capitals(table):
        raise Illegal("dossier_x.illegal.capital")
    return settle_in(table, capital)


def settle_in(table: Table, capital: str) -> Table:
    seat, *rest = table.queue
    return replace(table, capitals=put(table.capitals, seat, capital), queue=tuple(rest))


def after_a_capital(table: Table) -> Table:
    if not table.queue:
        return open_play(table)
    # A player with only one capital left to take is not asked.
    free = free_capitals(table)
    return settle_in(table, free[0]) if len(free) == 1 else table


def open_play(table: Table) -> Table:
    # DX-1.6: London starts, or else the next taken capital clockwise; play goes clockwise.
    order = tuple(table.capitals.index(capital) for capital in CAPITALS if capital in table.capitals)
    table = replace(table, order=order, active=order[0])
    # DX-6.1: with this option everybody may make one secret bid before the first turn.
    return replace(table, phase="opening", queue=order, turn=0) if table.opening_bid else replace(table, phase="turn")


def after_opening_bids(table: Table) -> Table:
    return table if table.queue else replace(table, phase="turn", turn=1)


# ---------------------------------------------------------------- DX-2 A turn


def take_turn(table: Table, event: Event) -> Table:
    match event.value:
        case "bid":
            must_prove(event, has_money(BIDS))
            return replace(table, phase="bid")
        case ("move", str(agent), str(city), bool(carried)):
            state_nothing(event)
            refuse_if(why_not_move(table, agent, city, carried))
            return ask_challengers(table, action_of(table, event.value))
        case ("kill", str(killer), str(victim)):
            refuse_if(why_not_kill(table, killer, victim))
            if event.facts != kill(killer, victim).facts:
                raise Illegal("dossier_x.illegal.licence")
            return ask_challengers(table, action_of(table, event.value))
    # DX-2.4: a player may not pass, and there is nothing else to do.
    raise Illegal("illegal.not_possible")


def end_turn(table: Table) -> Table:
    # DX-6.2: after the agreed number of turns the game is drawn.
    if table.turn == table.turn_limit:
        return replace(table, phase="open")
    # DX-1.6: play goes clockwise.
    return replace(
        table, phase="turn", active=table.after(table.active)[0], turn=table.turn + 1,
        action=Action(), bout=SILENCE, said=0,
    )  # fmt: skip


def miss_turn(table: Table) -> Table:
    # DX-3.8: after a lost challenge, picking the notebook up takes the place of the next turn, and counts as one.
    if not table.missing[table.active]:
        return table
    return replace(table, missing=put(table.missing, table.active, False), phase="end of turn")


# ---------------------------------------------------------------- DX-5 At the end


def closed_books(table: Table) -> tuple[Seat, ...]:
    """DX-5.1: all notebooks are opened. One in which nothing was ever written is known to be empty."""
    return tuple(
        seat for seat in range(table.seats) if table.books[seat] is None and times_staked(table.ledger, seat)
    )


def open_notebook(table: Table, event: Event) -> Table:
    return replace(table, books=put(table.books, seat_of(event), open_book(table.ledger, event, AGENTS)))


def outcome(table: Table) -> Outcome | None:
    if table.phase != "over":
        return None
    points = tuple(int(seat == table.winner) for seat in range(table.seats))
    if table.winner == NOBODY:
        return Outcome((), points, "dossier_x.won.nobody")
    return Outcome((table.winner,), points, "dossier_x.won.one")


# ---------------------------------------------------------------- the game


def waiting(table: Table) -> tuple[Need, ...]:
    return PHASES[table.phase].needs(table)


def play(table: Table, event: Event) -> Table:
    """The table after the event, or a refusal. The old table never changes."""
    answered(waiting(table), event)
    after = PHASES[table.phase].play(table, event)
    return advance(PHASES, replace(after, ledger=enter(table.ledger, table.turn, event)))


def see(table: Table, pocket: Pocket | None) -> View[Table]:
    return see_purse(table, pocket, BIDS)


def moves(view: View[Table], need: Need) -> tuple[Move, ...]:
    """Every legal answer of this seat, from what it knows."""
    return tuple(PHASES[view.table.phase].moves(view))


def money_left(view: View[Table]) -> int:
    assert view.purse is not None
    return view.purse.left


def told_bid(view: View[Table]) -> tuple[Move, ...]:
    assert view.purse is not None
    return (announcement(BIDS, view.table.action.victim, view.purse),)


PHASES: dict[str, Phase[Table, View[Table]]] = {
    # DX-1.4: the capitals.
    "capitals": Phase(
        lambda table: (Choose(table.queue[0], f"capital.{table.queue[0]}"),),
        take_capital,
        lambda view: map(Move, free_capitals(view.table)),
        next=after_a_capital,
    ),
    # DX-6.1: everybody may bid on one agent, or on none.
    "opening": Phase(
        lambda table: (Stake(table.queue, BIDS, AGENTS, CAPITAL, UNIT, several=False),),
        lambda table, event: replace(table, queue=without(table.queue, event.seat)),
        lambda view: (Move(()), *single_stakes(AGENTS, money_left(view))),
        next=after_opening_bids,
    ),
    # DX-2: move, bid or kill.
    "turn": Phase(lambda table: (Choose(table.active, f"turn.{table.turn}"),), take_turn, turns, next=miss_turn),
    # DX-2.2: at least 100, on one living agent.
    "bid": Phase(
        lambda table: (Stake((table.active,), BIDS, table.living, CAPITAL, UNIT, least=UNIT, several=False),),
        lambda table, event: replace(table, phase="end of turn"),
        lambda view: single_stakes(view.table.living, money_left(view)),
    ),
    # DX-3.1: each in turn challenges or passes.
    "challenge": Phase(
        lambda table: (Choose(table.queue[0], f"challenge.{table.turn}.{table.queue[0]}"),),
        answer_question,
        challenges,
        next=let_stand,
    ),
    # DX-3.4: challenger and mover answer each other.
    "duel": Phase(
        lambda table: (Choose(table.bout.speaker, f"duel.{table.turn}.{table.said}"),), speak, words_to_say
    ),
    # DX-3.10: after a kill everybody announces the bid on the victim.
    "announce": Phase(
        lambda table: tuple(Choose(seat, f"announce.{table.turn}.{seat}", told=True) for seat in table.queue),
        announce,
        told_bid,
        next=lambda table: table if table.queue else replace(table, phase="end of turn"),
    ),
    "end of turn": Phase(next=end_turn),
    # DX-5.1: all notebooks are opened.
    "open": Phase(
        lambda table: (Open(closed_books(table), BIDS),),
        open_notebook,
        next=lambda table: table if closed_books(table) else replace(table, phase="over"),
    ),
    "over": Phase(),
}
