"""What one player of Spyfall knows beyond the table: the card, and the places crossed off in secret."""

from dataclasses import dataclass

from games.spyfall.ends import suspects, why_not_accuse
from games.spyfall.table import SPY, Table
from games.spyfall.talk import targets, why_not_answer, why_not_ask
from table.events import Move, Shown
from table.needs import Seat
from table.pocket import Pocket


@dataclass(frozen=True, slots=True)
class View:
    """The table, and this seat's card: SPY, or place and role."""

    table: Table
    seat: Seat | None = None
    card: str = ""
    crossed: tuple[str, ...] = ()

    @property
    def is_spy(self) -> bool:
        return self.card == SPY


def see(table: Table, pocket: Pocket | None) -> View:
    if pocket is None:
        return View(table)
    card = pocket.card(f"cards.{table.round}", pocket.seat)
    # SPY-1.2: crossings belong to a round and are never shown to others.
    mark = crossing(table, "")
    crossed = tuple(page.removeprefix(mark) for page, _ in pocket.notes if page.startswith(mark))
    return View(table, pocket.seat, card.face if card else "", crossed)


def crossing(table: Table, place: str) -> str:
    """The page of the private notes that says whether this place is crossed off in this round."""
    return f"cross.{table.round}.{place}"


def talk_moves(view: View) -> list[Move]:
    """Everything a player may do while the clock runs: answer, ask, accuse or, for the spy, reveal."""
    table, seat = view.table, view.seat
    found: list[Move] = []
    if seat is None:
        return found
    if not why_not_answer(table, seat):
        found.append(Move(("answer", "…")))
    if not why_not_ask(table, seat):
        found += [Move(("ask", target, "")) for target in targets(table)]
    if not why_not_accuse(table, seat):
        found += [Move(("accuse", other)) for other in suspects(table, seat)]
    if view.is_spy:
        found.append(Move(("reveal",), (Shown(f"cards.{table.round}", seat, SPY),)))
    return found


def suspicions(view: View) -> tuple[Move, ...]:
    """SPY-5.8, SPY-5.9: anybody but oneself."""
    assert view.seat is not None
    return tuple(map(Move, suspects(view.table, view.seat)))
