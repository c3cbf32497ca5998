"""What a page may ask of the app around it: words, the way to other pages, notices, and what is kept.

Pages are handed a `Frame` and never import the app, nor a page of another place: they name the place they go to.
"""

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from screen.app.browser import Browser
from screen.app.page import Page, Sheet
from screen.app.words import Words
from store import Settings, Store
from table.illegal import Refusal
from table.match import Match
from table.save import About


class Navigation(Protocol):
    """From page to page."""

    @property
    def page(self) -> Page:
        """The one that is shown."""

    @property
    def sheets(self) -> list[Sheet]:
        """What lies over it, the topmost last."""

    def go(self, page: Page) -> None:
        """Shows another page of the same place."""

    def visit(self, place: str, *what: Any) -> None:
        """Goes to a page, or opens a sheet, of another place, by its name in `screen/places.py`."""

    def go_home(self) -> None: ...

    def play(self, match: Match, about: About | None) -> None:
        """To the table, or to what came of it. A game without `about` is never kept."""

    def ask(self, sheet: Sheet) -> None:
        """Lays a sheet over the page."""

    def confirm(self, title: str, words: str, yes: str, act: Callable[[], None]) -> None:
        """Asks before something that cannot simply be undone."""

    def help(self, game: str = "", section: str = "") -> None:
        """The rules, over whatever is on the page."""

    def refresh(self) -> None:
        """Draws everything again; only what changed reaches the browser."""


class Notices(Protocol):
    """What players are told."""

    def announce(self, words: str) -> None:
        """Said aloud by a screen reader."""

    def toast(self, words: str, label: str = "", act: Callable[[], None] | None = None) -> None:
        """A short notice at the foot of the page, with at most one button."""

    def refuse(self, refusal: Refusal) -> None: ...

    def reason(self, refusal: Refusal) -> str:
        """A refusal in the player's language."""


class Work(Protocol):
    """Everything is done with care: a refusal is told, and a mistake of ours never ends in a dead page."""

    def work(self, task: Coroutine[Any, Any, None]) -> None:
        """Something that takes a while."""

    def guarded(self, act: Callable[[], None]) -> None: ...

    def guarded_quietly(self, act: Callable[[], None]) -> None:
        """For what did not come from a player: without drawing."""

    def news(self) -> bool:
        """Tells the page that something has happened. False: it shows nothing of that."""

    def in_hand(self) -> object:
        """What the player is in the middle of; None: nothing."""

    def keep(self, match: Match, about: About | None) -> None:
        """Saves the game, as soon as what is being done is done."""


class Frame(Navigation, Notices, Work, Protocol):
    browser: Browser
    store: Store

    @property
    def words(self) -> Words:
        """In the player's language."""

    @property
    def settings(self) -> Settings: ...

    def change(self, **settings: Any) -> None:
        """A setting is kept at once."""
