"""What the pages ask of the browser beyond what a session does: drawing, files, the camera, the address bar."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from session.browser import Browser as SessionBrowser

OnDo = Callable[[str, str, str], None]


class Browser(SessionBrowser, Protocol):
    def paint(self, patches: Sequence[tuple[str, str]]) -> None:
        """Puts new markup into the named regions of the page: one crossing for all of them."""

    def listen(self, on_do: OnDo) -> None:
        """Everything a player does comes back as (verb, with, value): see web/js/app.mjs."""

    def route(self) -> str:
        """What stands behind the # of the address."""

    def languages(self) -> list[str]:
        """The player's languages, best first."""

    def set_title(self, title: str) -> None: ...

    def set_document(self, language: str, theme: str, text_size: str) -> None: ...

    def keep_home(self, markup: str) -> None:
        """Keeps what home looks like now: the next start shows it until Python is there."""

    def focus(self, selector: str) -> None: ...

    def reveal(self, selector: str) -> None:
        """Scrolls there, and focuses it."""

    def scroll_up(self) -> None: ...

    def print_page(self) -> None:
        """The browser's own dialog. What is printed, the style sheet decides."""

    def step_in(self) -> None:
        """From now on the device's own back button is a `back` to the page, not a goodbye."""

    def download(self, name: str, text: str) -> None: ...

    def pick_file(self) -> Awaitable[str | None]:
        """The text of a file the player picks, or enough of it to see that it is too large; None if none was picked."""

    async def code(self, text: str) -> tuple[int, str]:
        """A QR code: how many squares a side, its margin included, and the path of the dark ones."""

    async def scan(self, place: str, found: Callable[[str], bool]) -> str:
        """Shows the camera there until `found` takes a text or the place is gone; else says why it cannot."""

    def stop_scan(self) -> None: ...

    def is_reload(self) -> bool:
        """This very page was open a moment ago."""

    def forget_route(self) -> None:
        """Takes what stands behind the # out of the address: a reload is then no second knock."""

    async def share(self, title: str, address: str) -> bool:
        """The device's own share sheet. False: it was closed."""

    async def pass_on(self, title: str, text: str, picture: str) -> bool:
        """Hands a result to another app: as words, or with a picture (SVG text) as one. False: it cannot be done."""

    async def copy(self, text: str) -> bool: ...

    def can_share(self) -> bool: ...

    def mark(self, name: str) -> None:
        """Notes the moment for the stopwatch."""

    def boot_done(self) -> None:
        """The first page stands: the progress bar may go."""

    def on_update(self, callback: Callable[[], None]) -> None:
        """Calls back when a newer version of the site is ready."""

    def apply_update(self) -> None:
        """For all tabs of this browser."""

    def on_update_taken(self, callback: Callable[[], None]) -> None:
        """Calls back when the update was applied, in this tab or in another: this page has to be loaded anew."""

    def reload(self) -> None:
        """Starts the page again."""

    def is_installed(self) -> bool: ...

    def system(self) -> str:
        """Which of the ways to install a page this device knows (screen/home/install.py); empty: none."""

    async def keep_for_good(self) -> bool:
        """Asks the browser never to clear what the page keeps. Some ask their user in turn."""

    async def fetch_games(self) -> None:
        """Fetches the parcel with the games that did not come with the page; from then on Python finds them."""
