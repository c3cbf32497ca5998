"""Draws a shelf of things that belong together: cards, agents, lines of a dossier."""

from games.contract.shown import Shelf, Thing
from screen.app.markup import div, el, text
from screen.app.words import Words


def draw_shelf(shelf: Shelf, words: Words) -> str:
    things = "".join(draw_thing(thing) for thing in shelf.things) or el("p", text(words("play.nothing")), class_="soft")
    return el("section", el("h2", text(shelf.title)), div("secrets", things), class_="shelf-of")


def draw_thing(thing: Thing) -> str:
    """A line of a dossier has a small picture, a card a large one: the drawing itself knows."""
    return el("figure", thing.picture, el("figcaption", *caption(thing)), class_="secret")


def caption(thing: Thing) -> tuple[str, str]:
    return el("strong", text(thing.title)), el("span", text(thing.text)) if thing.text else ""
