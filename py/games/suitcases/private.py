"""What one player of Suitcases sees alone: what is in their suitcases, the duel cards to choose from, and notes."""

from collections.abc import Sequence

from games.contract.picks import Words
from games.contract.shown import Shelf, Thing
from games.suitcases import board
from games.suitcases.picks import capital, case_label, contents_label
from games.suitcases.rules import View
from games.suitcases.table import CLOSED, Table
from games.suitcases.world import colours, luggage
from table.needs import Need, Seal


def is_private(need: Need, table: Table) -> bool:
    """Filling the suitcases and choosing a duel card; all else is done in the open."""
    return isinstance(need, Seal) and table.phase in ("contents", "duel")


def hand(view: View, words: Words) -> tuple[Thing, ...]:
    """SC-4.3: the cards one may fight with now, each under the key of the pick that plays it, the strongest first."""
    if view.table.phase != "duel" or view.seat is None:
        return ()
    cards = view.table.hand(view.seat)
    return tuple(_card(card, cards.count(card), words) for card in sorted(set(cards), reverse=True))


def _card(card: int, copies: int, words: Words) -> Thing:
    text = words("suitcases.private.zero") if card == 0 else ""
    if copies > 1:
        text = f"{text} {words('suitcases.private.copies', n=copies)}".strip()
    return Thing(f"card:{card}", words("suitcases.pick.card", n=card), text, board.card(str(card)))


def shelves(view: View, words: Words, names: Sequence[str]) -> tuple[Shelf, ...]:
    """SC-3.2: the contents are known only to the player whose colour it is."""
    assert view.seat is not None
    cases = luggage(view.table.seats)[view.seat]
    filled = tuple(
        Thing(
            f"case:{case}",
            capital(case_label(case, words)),
            _line(view.table, case, contents, words),
            board.contents(contents),
        )
        for case, contents in zip(cases, view.contents, strict=False)
    )
    cards = view.table.hand(view.seat)
    left = tuple(_card(card, cards.count(card), words) for card in sorted(set(cards)))
    return (
        Shelf(words("suitcases.private.contents"), filled),
        Shelf(words("suitcases.private.cards"), left),
    )


def _line(table: Table, case: str, contents: str, words: Words) -> str:
    inside = contents_label(contents, words)
    is_open = table.contents_of(case) != CLOSED
    return words("suitcases.private.opened", contents=inside) if is_open else inside


def pages(table: Table, words: Words) -> tuple[Thing, ...]:
    """A page of free notes on every colour: what may be in their suitcases, and how they fight."""
    in_play = colours(table.seats)
    return tuple(Thing(c, words(f"suitcases.colour.{c}"), picture=board.portrait(c)) for c in in_play)
