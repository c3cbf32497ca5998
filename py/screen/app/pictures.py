"""A game's small drawings, by name, for cards, forms and help: "portrait:perry", "card:swap", "die"."""

from functools import cache
from importlib import import_module

ALSO = {"figure": "portrait"}


@cache
def symbols(game: str) -> str:
    """What all drawings of a game copy from; it must stand once in the page, in the region "art"."""
    return str(import_module(f"games.{game}.board").symbols())


@cache
def picture(game: str, name: str) -> str:
    """`kind:thing` calls the game's board.kind(thing), which gives a whole SVG."""
    kind, _, thing = name.partition(":")
    draw = getattr(import_module(f"games.{game}.board"), ALSO.get(kind, kind))
    return str(draw(thing) if thing or kind == "die" else draw())
