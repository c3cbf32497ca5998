"""The front of each game: its cover, its name and what it is about, as home shows it.

Home shows the fronts of all games at once, but most games arrive after the page. So the build takes their fronts down
(web/make/first_picture.py), and `KEPT` comes with the page. A front that is not kept is drawn by its game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from games.contract.form import form_of
from games.contract.words import Row, rows_of
from screen.app.pictures import picture, symbols
from screen.app.skeleton import has_lesson, has_rules
from table import catalog


@dataclass(frozen=True)
class Front:
    """`symbols` are what the cover copies from."""

    name: str
    cover: str
    symbols: str
    title: Row
    tagline: Row
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    has_rules: bool
    has_lesson: bool


KEPT: dict[str, Front] = {}


def keep(rows: Sequence[Mapping[str, Any]]) -> None:
    for row in rows:
        lists = {key: tuple(one) for key, one in row.items() if isinstance(one, list)}
        KEPT[row["name"]] = Front(**{**row, **lists})


def fronts() -> list[Front]:
    """Of all games; while some are on their way, of those that have a front."""
    at_hand = catalog.at_hand()
    return [front(name) for name in catalog.NAMES if name in KEPT or name in at_hand]


def front(name: str) -> Front:
    return KEPT.get(name) or drawn(name)


@cache
def drawn(name: str) -> Front:
    rows, seats = rows_of(name), catalog.load(name).seats
    form = form_of(name)
    cover = "".join(picture(name, one) for one in form.cover)
    title, tagline = rows[f"{name}.title"], rows[f"{name}.tagline"]
    helps = has_rules(name), has_lesson(name)
    return Front(name, cover, symbols(name), title, tagline, tuple(seats), form.minutes, *helps)
