"""What a page may ask of the app around it: words, the way to other pages, notices, and what is kept.

Law: a page is handed a `Frame`, or only the parts it needs. It never imports the app, nor a page of another place: it
names the place it goes to.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from screen.app.browser import Browser
from screen.app.page import Page, Sheet
from screen.app.parcel import Parcel
from screen.app.words import Words
from store import Settings, Store
from table.illegal import Refusal
from table.match import Match
from table.save import About

if TYPE_CHECKING:
    from session.bots.thinker import Thinker  # arrives with the games


class Language(Protocol):
    @property
    def words(self) -> Words:
        """In the player's language."""


class Preferences(Language, Protocol):
    @property
    def settings(self) -> Settings: ...

    def change(self, **settings: Any) -> None:
        """Changes settings, and keeps them at once."""


class Device(Protocol):
    browser: Browser


class Navigation(Protocol):
    """From page to page."""

    @property
    def page(self) -> Page:
        """The page that is shown."""

    @property
    def sheets(self) -> list[Sheet]:
        """The sheets over the page, the topmost last."""

    def go(self, page: Page) -> None:
        """Shows another page of the same place."""

    def visit(self, place: str, *what: Any) -> None:
        """Goes to a page, or opens a sheet, of another place, by its name in `screen/places.py`."""

    def go_home(self) -> None: ...

    def play(self, match: Match, about: About | None) -> None:
        """Goes to the table, or to the result if the game is over. A game without `about` is never kept."""

    def ask(self, sheet: Sheet) -> None:
        """Lays a sheet over the page."""

    def close(self, sheet: Sheet) -> None:
        """Takes a sheet away again."""

    def confirm(self, title: str, words: str, yes: str, act: Callable[[], None]) -> None:
        """Asks before something that cannot simply be undone."""

    def help(self, game: str = "", section: str = "") -> None:
        """Shows the rules over the page."""

    def refresh(self) -> None:
        """Draws everything again; only what changed reaches the browser."""


class Notices(Protocol):
    """What players are told."""

    def announce(self, words: str) -> None:
        """Has a screen reader say it."""

    def toast(self, words: str, label: str = "", act: Callable[[], None] | None = None) -> None:
        """Shows a short notice at the foot of the page, with at most one button."""

    def refuse(self, refusal: Refusal) -> None: ...

    def reason(self, refusal: Refusal) -> str:
        """A refusal in the player's language."""


class Work(Protocol):
    """Does things with care: a refusal is told, and a mistake of ours never ends in a dead page."""

    def work(self, task: Coroutine[Any, Any, None]) -> None:
        """Does something that takes a while."""

    def guarded(self, act: Callable[[], None]) -> None: ...

    def guarded_quietly(self, act: Callable[[], None]) -> None:
        """The same without drawing, for what did not come from a player."""

    def news(self) -> bool:
        """Tells the page that something has happened. False: neither it nor a sheet over it shows anything of that."""

    def in_hand(self) -> object:
        """What the player is in the middle of, on the page or on a sheet over it; None: nothing."""

    def keep(self, match: Match, about: About | None) -> None:
        """Saves the game once the current step is done."""


class OpenRoom(Protocol):
    """The room this device is in, as far as other pages need to know it."""

    def carry(self) -> None:
        """Sends what the room has to say to the other devices."""

    def show(self) -> None:
        """Goes to the page that fits the room now."""

    async def give_up(self, is_kept: bool) -> None:
        """Another tab goes on with it."""


class Held(Protocol):
    """The game that is open in this tab, and in no other."""

    async def hold(self, id_: str) -> bool:
        """False: another tab has this game open."""

    async def take(self, id_: str) -> None:
        """From the tab that has it."""


class Frame(Preferences, Device, Navigation, Notices, Work, Protocol):
    store: Store
    parcel: Parcel
    gathering: OpenRoom | None

    @property
    def holding(self) -> Held:
        """Which game is open in this tab, and in no other."""

    @property
    def has_update(self) -> bool:
        """A newer edition of the site is ready."""

    def thinker(self) -> Thinker:
        """The worker in which bots think: one for all games of this device."""
