"""What one player of Spyfall sees alone: their card, their copy of the poster, and the spy's way out."""

from collections.abc import Sequence

from games.contract.picks import Words
from games.contract.shown import Act, Shelf, Thing
from games.spyfall import board
from games.spyfall.places.poster import place_and_role, place_name, role_name
from games.spyfall.table import SPY, Table
from games.spyfall.view import View, crossing, talk_moves
from table.needs import Need, Seal


def is_private(need: Need, table: Table) -> bool:
    """Only votes are given in secret; the talk, the names and the guess are for all to hear."""
    return isinstance(need, Seal)


def hand(view: View, words: Words) -> tuple[Thing, ...]:
    """Nobody plays cards here."""
    return ()


def shelves(view: View, words: Words, names: Sequence[str]) -> tuple[Shelf, ...]:
    """SPY-3.3: an agent learns place and role, the spy only that they are the spy."""
    return (Shelf(words("spyfall.private.card"), (_card(view, words),) if view.card else ()),)


def _card(view: View, words: Words) -> Thing:
    if view.card == SPY:
        return Thing(SPY, words("spyfall.private.spy"), words("spyfall.private.spy.text"), board.spy_card())
    place, role = place_and_role(view.card)
    text = words("spyfall.private.agent")
    if role:
        text = words("spyfall.private.role", role=role_name(place, role, words))
    return Thing(place, place_name(place, words), text, board.place_card(place))


def marks(view: View, words: Words) -> Shelf:
    """SPY-1.2: a private copy of the poster to cross places off; each key is a page of their notes."""
    things = tuple(
        Thing(crossing(view.table, place), place_name(place, words), picture=board.pictogram(place))
        for place in view.table.places
    )
    return Shelf(words("spyfall.private.poster"), things)


def acts(view: View, words: Words) -> tuple[Act, ...]:
    """SPY-5.6: the spy, and nobody else, finds the way to reveal here, while the clock runs."""
    if view.table.phase != "talk" or not view.is_spy:
        return ()
    move = next(move for move in talk_moves(view) if move.facts)
    return (Act("reveal", words("spyfall.private.reveal"), words("spyfall.private.reveal.sure"), move),)


def pages(table: Table, words: Words) -> tuple[Thing, ...]:
    """One page for what one hears."""
    return (Thing("heard", words("spyfall.private.notes")),)
