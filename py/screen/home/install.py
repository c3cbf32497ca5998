"""How to put the page on a home screen: a hint on home once there is a game to lose, and a sheet for every system."""

from typing import Protocol

from screen.app.frame import Device, Frame, Language, Notices, Work
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import button

SYSTEMS = ("ios", "android", "mac", "desktop", "firefox")
ASKS = "firefox"  # of all browsers this one asks its user whether a page may keep what it has


class Around(Language, Notices, Device, Work, Protocol):
    """What the sheet needs: words, what it runs on, and a way to wait for the browser's answer."""


def draw_hint(app: Frame) -> str:
    """Not on the first picture of home, which is the same on all devices: only when there is a game."""
    here = app.browser.system()
    if app.settings.is_install_hint_closed or here not in SYSTEMS or app.browser.is_installed():
        return ""
    words = app.words
    return el(
        "section",
        el("h2", icon("smartphone"), el("span", text(words("install.title")))),
        el("p", text(words(f"install.{here}"))),
        div(
            "answers",
            button(words("install.not_now"), "close_hint", class_="quiet"),
            button(words("install.how"), "install"),
        ),
        class_="panel install-hint",
    )


class InstallSheet:
    def __init__(self, app: Around) -> None:
        self.app = app

    @property
    def title(self) -> str:
        return self.app.words("install.title")

    def draw(self) -> str:
        words, here = self.app.words, self.app.browser.system()
        systems = sorted(SYSTEMS, key=lambda one: one != here)
        return "".join(
            (
                el("p", text(words("install.why"))),
                el("dl", *(self._steps(one, one == here) for one in systems), class_="install-steps"),
                self._keeping() if here == ASKS else "",
            )
        )

    def _steps(self, system: str, is_here: bool) -> str:
        words = self.app.words
        badge = el("span", text(words("install.here")), class_="badge") if is_here else ""
        return div(
            "here" if is_here else "",
            el("dt", el("span", text(words(f"install.name.{system}"))), badge),
            el("dd", text(words(f"install.{system}"))),
        )

    def _keeping(self) -> str:
        words = self.app.words
        return el("p", text(words("install.keep_why")), class_="soft") + button(words("install.keep"), "keep_games")

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb == "keep_games":
            self.app.work(self._ask())

    async def _ask(self) -> None:
        is_kept = await self.app.browser.keep_for_good()
        self.app.toast(self.app.words("install.kept" if is_kept else "install.not_kept"))
