"""What one seat at the CIA table knows beyond the table, and which of its cards it may play."""

from dataclasses import dataclass

from games.cia import cards, dossier
from games.cia.table import Held, Table
from games.cia.top_secret import DONE, PASS, why_not_card, why_not_stop
from table.events import Move, Shown
from table.needs import Seat
from table.pocket import Pocket


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
    """The cards of the hand that can be played now."""
    return tuple((held, kind) for held, kind in view.hand if not why_not_card(view.table, held, kind))


def volunteerings(view: View) -> tuple[Move, ...]:
    """CIA-6.1: a player who has no card to play can only say no."""
    return (Move(True), Move(False)) if playable(view) else (Move(False),)


def card_moves(view: View) -> tuple[Move, ...]:
    """CIA-6.3: to stop, or every card that can be played, in every way."""
    table = view.table
    stops = [Move(word) for word in (PASS, DONE) if not why_not_stop(table, word)]
    plays = [
        Move(way, (Shown(held.deck, held.place, kind),))
        for held, kind in playable(view)
        for way in cards.ways(table, kind)
    ]
    return (*stops, *plays)


def dossiers(view: View) -> tuple[Move, ...]:
    """CIA-8.2: every dossier this seat may write."""
    assert view.seat is not None
    return tuple(map(Move, dossier.all_dossiers(view.table, view.seat, view.mine[0])))
