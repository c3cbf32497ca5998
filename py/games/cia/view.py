"""What one seat at the CIA table knows, and everything it may do now."""

from dataclasses import dataclass
from functools import cache

from games.cia import cards, dossier
from games.cia.rules import totals
from games.cia.table import RING, Held, Table, splits
from games.cia.top_secret import DONE, PASS
from table.events import Move, Shown
from table.needs import Need, Seat
from table.pocket import Pocket
from table.text import Plain


@dataclass(frozen=True, slots=True)
class View:
    """The table, and what this seat knows beyond it: its agents, its hand as (card, face), its dossier."""

    table: Table
    seat: Seat | None = None
    mine: tuple[str, ...] = ()
    hand: tuple[tuple[Held, str], ...] = ()
    dossier: tuple[int, ...] | None = None


def see(table: Table, pocket: Pocket | None) -> View:
    if pocket is None:
        return View(table)
    faces = {(card.deck, card.place): card.face for card in pocket.cards}
    hand = tuple((held, faces[held.deck, held.place]) for held in table.hands[pocket.seat])
    written = pocket.seal("dossier")
    return View(table, pocket.seat, agents_of(pocket), hand, written.value if written else None)  # type: ignore[arg-type]


def agents_of(pocket: Pocket) -> tuple[str, ...]:
    return tuple([card.face for card in pocket.cards if card.deck == "agents"])


def playable(view: View) -> tuple[tuple[Held, str], ...]:
    """CIA-5.4, CIA-6.5: the cards of the hand that can be carried out now."""
    table = view.table
    return tuple(
        (held, kind) for held, kind in view.hand if held.turn != table.turn and cards.can_play(table, kind)
    )


def moves(view: View, need: Need) -> tuple[Move, ...]:
    """Every legal answer of this seat, from what it knows."""
    table = view.table
    values: list[Plain]
    match table.phase:
        case "move":
            return spendings(totals(table), len(table.agents))
        case "ask":
            values = [True, False] if playable(view) else [False]
        case "round":
            return card_moves(view)
        case "safe":
            values = [building for building in range(RING) if building != table.safe]
        case "dossier":
            assert view.seat is not None
            values = list(dossier.all_dossiers(table, view.seat, view.mine[0]))
        case _:
            return ()
    return tuple(Move(value) for value in values)


@cache  # for a 6 there are nearly a thousand, the same in every turn
def spendings(totals: tuple[int, ...], agents: int) -> tuple[Move, ...]:
    """Every way to spend one of these totals."""
    return tuple(Move(split) for total in totals for split in splits(total, agents))


def card_moves(view: View) -> tuple[Move, ...]:
    table = view.table
    plays = [
        Move(way, (Shown(held.deck, held.place, kind),))
        for held, kind in playable(view)
        for way in cards.ways(table, kind)
    ]
    stop = [] if table.must_play else [Move(DONE if table.played else PASS)]
    return (*stop, *plays)
