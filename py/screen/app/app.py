"""Keeps the one page that is shown, the sheets over it, and what is said meanwhile. Pages come and go; the
app stays.

Law: nothing a player does may end in a dead page. A refusal is said in the player's language; a mistake of
ours is shown as such, with the game kept as it was after its last event.
"""

import traceback
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from screen.app.browser import Browser
from screen.app.confirm import Confirm
from screen.app.mishap import Mishap
from screen.app.page import Page, Sheet
from screen.app.paint import Paint
from screen.app.parcel import Parcel
from screen.app.settings import SettingsSheet
from screen.app.skeleton import SKELETON, draw_live, draw_sheet, draw_toast
from screen.app.words import Words, best_language
from screen.home.home import Home
from screen.learn.rules import Help
from screen.places import PAGES, SHEETS, WITH_BOTS, find
from screen.play.page import Play
from screen.result.page import Result
from session.local import open_session
from store import Settings, Store
from table import catalog
from table.dealers import Local
from table.illegal import Refusal
from table.match import Match, start_event
from table.save import About

if TYPE_CHECKING:
    from session.bots.thinker import Thinker
    from session.room.gathering import Gathering

TOAST_SECONDS = 8.0
ROUTES = ("room=", "meet=")
BENCH_NAMES = ("Ada", "Ben", "Cas", "Dee")


class App:
    def __init__(self, browser: Browser, store: Store) -> None:
        self.browser = browser
        self.store = store
        self.paint = Paint(browser.paint)
        self.words = Words("en")
        self.parcel = Parcel(self)
        self.sheets: list[Sheet] = []
        self.unsaved: list[Match] = []
        self.said: list[tuple[int, str]] = []
        self.notice: Notice | None = None
        self.has_update = False
        self.gathering: Gathering | None = None  # the devices we play with, while we do
        self.mind: Thinker | None = None  # where the bots think, once there are any
        self.page: Page = Home(self)

    @property
    def settings(self) -> Settings:
        return self.store.settings

    async def start(self) -> None:
        """The first page. `#bench` in the address goes straight to a board and keeps nothing."""
        self.browser.listen(self.do)
        self._dress()
        if self.browser.route() == "bench":
            self._bench()
            return
        try:
            await self.store.open()
        except Exception as error:  # a browser may forbid storage altogether: play on, and say so
            traceback.print_exception(error)
            self.toast(self.words("app.no_storage"))
        self._dress()
        self.page = Home(self)
        self.refresh()
        self.browser.boot_done()
        self.browser.on_update(self._update_came)
        self.work(self.parcel.expect())
        if self.browser.route().startswith(ROUTES):
            self.work(self.far("knock", self.browser.route()))
        elif self.store.has_room and self.browser.is_reload():
            self.work(self.far("return"))

    async def far(self, verb: str, text: str = "") -> None:
        """The way to play between devices, which arrives with the games."""
        await self.parcel.arrive()
        from screen.room.together import enter

        await enter(self, verb, text)

    def _bench(self) -> None:
        game = catalog.load(catalog.NAMES[0])
        match = Match(game, Local(self.browser.seed()), start_event(game, BENCH_NAMES, {}))
        self.page = self._table(match, None)
        self.refresh()
        self.browser.mark("first-board")
        self.browser.boot_done()

    # going from page to page

    def go(self, page: Page) -> None:
        """Shows another page, from its top, and tells a screen reader its heading."""
        self._turn_to(page)
        self.sheets.clear()
        if not isinstance(page, Home):
            self.browser.step_in()
        self.refresh()
        self.browser.scroll_up()
        self.browser.focus("#stage h1")

    def _turn_to(self, page: Page) -> None:
        """A page that holds something open hears that it is left."""
        if page is not self.page and (leave := getattr(self.page, "leave", None)):
            leave()
        self.page = page

    def news(self) -> bool:
        """Something has happened at a table, or in the room: the page that is shown hears of it. False: neither it nor
        a sheet over it shows anything of that."""
        news = getattr(self.page, "news", None)
        is_new = news is not None and news() is not False
        return is_new or bool(self.sheets)

    def in_hand(self) -> object:
        """What the player is in the middle of, on the page or on a sheet over it."""
        in_hand = getattr(self.page, "in_hand", None)
        at_it = in_hand() if in_hand else None
        return (at_it, len(self.sheets)) if at_it is not None or self.sheets else None

    def visit(self, place: str, *what: Any) -> None:
        """To a page, or a sheet, of another place, by its name."""
        if place in SHEETS:
            self.ask(find(SHEETS[place])(self, *what))
        else:
            self.go(find(PAGES[place])(self, *what))

    def go_home(self) -> None:
        self.go(Home(self))

    def play(self, match: Match, about: About | None) -> None:
        """To the table, or to what came of it. A game without `about` is never kept."""
        self.go(Result(self, match, about) if match.outcome else self._table(match, about))

    def _table(self, match: Match, about: About | None) -> Page:
        if about is None or not any(about.bots):
            return Play(self, open_session(self, match, about))
        return Play(self, find(WITH_BOTS)(self, self.thinker(), match, about))

    def thinker(self) -> "Thinker":
        """The worker's keeper: one for all games."""
        from session.bots.thinker import Thinker

        self.mind = self.mind or Thinker(self.browser)
        return self.mind

    def keep(self, match: Match, about: About | None) -> None:
        """Saves the game as soon as what is being done is done: a reload may come at any moment. Call it after every
        event; a burst is saved once."""
        if about is not None and match not in self.unsaved:
            self.unsaved.append(match)
            self.browser.soon(self._save(match, about))

    async def _save(self, match: Match, about: About) -> None:
        self.unsaved.remove(match)
        try:
            await self.store.save(match, about)
        except Exception as error:  # a full disk must not stop the game, but nobody should trust in it
            traceback.print_exception(error)
            self.toast(self.words("app.not_kept"))
            self.refresh()

    def refresh(self) -> None:
        """Draws everything again; only what changed reaches the page."""
        try:
            regions = self.page.draw()
            sheet = draw_sheet(self, self.sheets[-1]) if self.sheets else ""
        except Exception as error:  # never a dead page
            traceback.print_exception(error)
            self._turn_to(Mishap(self))
            self.sheets = []
            regions, sheet = self.page.draw(), ""
        self.browser.set_title(self.page.title)
        self.paint.show(
            {
                "app": SKELETON,
                "art": self.paint.shown.get("art", ""),
                **regions,
                "sheet": sheet,
                "toast": draw_toast(self),
                "live": draw_live(self.said),
            }
        )

    # what players do

    def do(self, verb: str, with_: str = "", value: str = "") -> None:
        """Everything anybody touches comes in here."""
        self.guarded(lambda: self._do(verb, with_, value))

    def guarded(self, act: Callable[[], None]) -> None:
        self.guarded_quietly(act)
        if self.gathering:
            self.gathering.carry()
        self.refresh()

    def guarded_quietly(self, act: Callable[[], None]) -> None:
        """The same care for what did not come from a player, and without drawing."""
        try:
            act()
        except Refusal as refusal:
            self.refuse(refusal)
        except Exception as error:  # never a dead page
            self._mishap(error)

    def _do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "back" if self.sheets:
                self.sheets.pop()
            case "back":
                self.page.do("back", with_, "")
                if with_ == "device" and not isinstance(self.page, Home):
                    self.browser.step_in()
            case "close":
                self.sheets.pop()
            case "home":
                self.go_home()
            case "help":
                self.help(with_)
            case "settings":
                self.ask(SettingsSheet(self))
            case "language":
                self.change(language=with_)
            case "theme":
                self.change(theme=with_)
            case "toast":
                self._answer_toast()
            case "shown":
                self.page.do("shown", "", "")
            case "hidden":  # the tab is: a page with secrets puts them away, whatever lies over it
                self.page.do("hidden", "", "")
            case "toast-away":
                self.notice = None
            case "parcel":
                self.work(self.parcel.expect())
            case "route":
                self.work(self.far("knock", value))
            case "far":
                self.work(self.far(with_))
            case "update":
                self.browser.apply_update()
            case _ if self.sheets:
                self.sheets[-1].do(verb, with_, value)
            case _:
                self.page.do(verb, with_, value)

    def work(self, task: Coroutine[Any, Any, None]) -> None:
        """Does something that takes a while, with the same care as `do`, and draws again afterwards."""
        self.browser.soon(self._working(task))

    async def _working(self, task: Coroutine[Any, Any, None]) -> None:
        try:
            await task
        except Refusal as refusal:
            self.refuse(refusal)
        except Exception as error:  # never a dead page
            self._mishap(error)
        self.refresh()

    # what players are told

    def announce(self, words: str) -> None:
        """Said aloud by a screen reader."""
        number = self.said[-1][0] + 1 if self.said else 1
        self.said = [*self.said[-4:], (number, words)]

    def toast(self, words: str, label: str = "", act: Callable[[], None] | None = None) -> None:
        """A short notice at the foot of the page, with at most one button."""
        notice = self.notice = Notice(words, label, act)
        self.browser.after(TOAST_SECONDS, lambda: self._fade(notice))

    def _fade(self, notice: "Notice") -> None:
        if self.notice is notice:
            self.notice = None
            self.refresh()

    def _answer_toast(self) -> None:
        notice, self.notice = self.notice, None
        if notice and notice.act:
            notice.act()

    def refuse(self, refusal: Refusal) -> None:
        self.toast(self.reason(refusal))

    def reason(self, refusal: Refusal) -> str:
        """A refusal in the player's language; a seat is called by its name where a game is open."""
        values = dict(refusal.values)
        names: Sequence[str] = getattr(getattr(self.page, "match", self.page), "names", ())
        if isinstance(seat := values.get("seat"), int):
            values["seat"] = names[seat] if seat < len(names) else seat + 1
        return self.words(refusal.reason, **values)

    def ask(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)

    def confirm(self, title: str, words: str, yes: str, act: Callable[[], None]) -> None:
        self.ask(Confirm(self, title, words, yes, act))

    def help(self, game: str = "", section: str = "") -> None:
        """The rules, over whatever is on the page."""
        if not any(isinstance(sheet, Help) for sheet in self.sheets):
            name = game or getattr(getattr(self.page, "game", None), "name", "") or catalog.NAMES[0]
            if self.parcel.is_here:
                self.ask(Help(self, name, section))
            else:
                self.work(self._help_later(name, section))

    async def _help_later(self, game: str, section: str) -> None:
        await self.parcel.arrive()
        self.help(game, section)

    def _mishap(self, error: Exception) -> None:
        traceback.print_exception(error)
        self.paint.forget()
        self.toast(self.words("app.mishap"))

    # how it looks

    def change(self, **settings: Any) -> None:
        """A setting is kept at once."""
        self.store.settings = replace(self.settings, **settings)
        self._dress()
        self.work(self.store.keep_settings(self.settings))

    def _dress(self) -> None:
        language = self.settings.language or best_language(self.browser.languages())
        if language != self.words.language:
            self.words = Words(language)
        self.browser.set_document(language, self.settings.theme, self.settings.text_size)

    def _update_came(self) -> None:
        self.has_update = True
        self.toast(self.words("app.update"), self.words("app.update_now"), self.browser.apply_update)
        self.refresh()


class Notice:
    def __init__(self, words: str, label: str, act: Callable[[], None] | None) -> None:
        self.words, self.label, self.act = words, label, act
