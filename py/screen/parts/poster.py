"""What lies beside the board for everybody to see: a poster of things, or what has just been revealed."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract.shown import Figure, Shelf, Thing
from screen.app.markup import el, text
from screen.app.words import Words
from screen.parts.charts import draw_figure


def draw_beside(things: Sequence[Shelf | Figure], words: Words) -> str:
    return "".join(draw_poster(one) if isinstance(one, Shelf) else draw_figure(one, words) for one in things)


def draw_poster(shelf: Shelf) -> str:
    tiles = [_tile(thing) for thing in shelf.things]
    return el("section", el("h3", text(shelf.title)), el("ul", *tiles, class_="poster"))


def _tile(thing: Thing) -> str:
    """What has a word of its own to it (used up, found out) stands back."""
    note = el("small", text(thing.text)) if thing.text else ""
    return el("li", thing.picture, el("span", text(thing.title)), note, class_="tile gone" if note else "tile")
