"""What the rules ask for next, whatever the dice and the cards say: all of it is said together, in a few rounds.

Law: only what waits for no player. Throws, shuffles and deals leave nobody a choice, so they can be answered at once.
What comes after a choice is never looked at.
Not protected here: nothing. This asks the rules, and they know no secrets.
"""

from collections.abc import Container, Iterable, Sequence
from itertools import product
from math import prod
from typing import Any, TypeAlias

from table.events import Event
from table.game import Game
from table.needs import Deal, Need, Roll, Shuffle

MOST_WAYS = 16  # in which dice may fall; more are not looked through

Table: TypeAlias = Any
Part: TypeAlias = tuple[Roll | Shuffle | Deal, ...]  # one throw, one shuffle, or deals in a row
Layer: TypeAlias = list[Part]  # parts that can be answered at once


def plan(game: Game, table: Table, known: Container[Need]) -> list[Layer]:
    """What can be answered before anybody is asked: the layers, one after another. `known`: what has been answered."""
    dealt, after = deals(game, table, known)
    if dealt:
        return [[dealt, (after,)] if isinstance(after, Roll) and after not in known else [dealt]]
    return _layers(_throws_and_shuffles(game, table))


def deals(game: Game, table: Table, known: Container[Need] = ()) -> tuple[Part, Need | None]:
    """The next deals in a row, and what follows them. Shuffles among them that are known already are passed over."""
    found = list[Roll | Shuffle | Deal]()
    while isinstance(need := _next(game, table), Deal) or (isinstance(need, Shuffle) and need in known):
        if isinstance(need, Deal):
            found.append(need)
        table = game.play(table, event(need))
    return tuple(found), need


def event(need: Shuffle | Deal) -> Event:
    """What comes to the table for this need. Everybody knows it before anything is said."""
    if isinstance(need, Shuffle):
        return Event("shuffle", need.name, None, (need.faces, need.hidden))
    return Event("deal", need.name, need.seat, need.place)


def _throws_and_shuffles(game: Game, table: Table) -> list[Roll | Shuffle]:
    """Those that come next, however the dice fall. Deals among them can wait: what they tell changes no shuffle."""
    tables, found = [table], list[Roll | Shuffle]()
    while True:
        tables = [_after_deals(game, one) for one in tables]
        needs = {_next(game, one) for one in tables}
        need = needs.pop()
        if needs or not isinstance(need, Roll | Shuffle):
            return found
        found.append(need)
        if isinstance(need, Roll) and len(tables) * prod(map(len, need.dice)) > MOST_WAYS:
            return found
        tables = [game.play(one, outcome) for one in tables for outcome in _outcomes(need)]


def _layers(needs: Sequence[Roll | Shuffle]) -> list[Layer]:
    """No shuffle of a layer hides cards of a deck that comes out of the same layer."""
    depth: dict[str, int] = {}
    layers: list[Layer] = []
    for need in needs:
        at = 0
        if isinstance(need, Shuffle):
            at = max((depth.get(deck, -1) + 1 for row in need.hidden for deck, _ in row), default=0)
            depth[need.name] = at
        layers += [[]] * (at + 1 - len(layers))
        layers[at] = [*layers[at], (need,)]
    return layers


def _outcomes(need: Roll | Shuffle) -> Iterable[Event]:
    if isinstance(need, Shuffle):
        return (event(need),)
    return (Event("roll", need.name, None, faces) for faces in product(*need.dice))


def _after_deals(game: Game, table: Table) -> Table:
    while isinstance(need := _next(game, table), Deal):
        table = game.play(table, event(need))
    return table


def _next(game: Game, table: Table) -> Need | None:
    return next(iter(game.waiting(table)), None)
