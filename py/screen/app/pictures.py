"""A game's small drawings, by name, for cards, forms and help: "portrait:perry", "card:swap", "die"."""

from functools import cache

from games.contract.kit import kit


@cache
def symbols(game: str) -> str:
    """The symbols that all drawings of a game copy from. They must be in the page once, in the region "art"."""
    return kit(game).board.symbols()


@cache
def picture(game: str, name: str) -> str:
    """`kind:thing` asks the game's board for a picture of that kind, which is a whole SVG."""
    kind, _, thing = name.partition(":")
    draw = kit(game).board.pictures[kind]
    return draw(thing) if thing else draw()
