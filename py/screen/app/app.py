"""Keeps the one page that is shown and the sheets over it. Pages come and go; the app stays."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from games.contract.kit import kit
from screen.app.appearance import Appearance
from screen.app.browser import Browser
from screen.app.care import Care
from screen.app.confirm import Confirm
from screen.app.frame import OpenRoom
from screen.app.holding import Holding
from screen.app.mishap import Mishap
from screen.app.notices import Noticeboard
from screen.app.page import Page, Sheet
from screen.app.paint import Paint
from screen.app.parcel import Parcel
from screen.app.saving import Saving
from screen.app.skeleton import SKELETON, draw_sheet
from screen.app.words import Words
from screen.places import ALL, PAGES, SHEETS, find, has_arrived
from session.browser import ROOM
from store import Settings, Store
from table import catalog
from table.dealers import Local
from table.illegal import Refusal
from table.match import Match, start_event
from table.save import About

if TYPE_CHECKING:
    from session.bots.thinker import Thinker

INVITATIONS = ("room=", "meet=")  # what stands behind the # of a link into a room
BENCH_NAMES = ("Ada", "Ben", "Cas", "Dee")


class App:
    def __init__(self, browser: Browser, store: Store) -> None:
        self.browser, self.store = browser, store
        self.paint = Paint(browser.paint)
        self.care = Care(self.refuse, self._mistake, browser.soon, self.refresh)
        self.work, self.guarded_quietly = self.care.work, self.care.guard
        self.notices = Noticeboard(browser.after, self.refresh)
        self.announce, self.toast = self.notices.announce, self.notices.toast
        self.appearance = Appearance(browser, store, self.work)
        self.change = self.appearance.change
        self.holding = Holding(self, browser.tabs)
        self.saving = Saving(store, browser.begin, browser.soon, self._not_kept, self.holding.superseded)
        self.keep = self.saving.keep
        self.parcel = Parcel(browser, self.refresh)
        self.late = [place for place in ALL if not has_arrived(place)]  # these come in the parcel
        self.has_update = self.is_outdated = False
        self.gathering: OpenRoom | None = None  # the devices we play with, while we do
        self.mind: Thinker | None = None  # where the bots think, once there are any
        self.sheets: list[Sheet] = []
        store.pace = partial(find("pace"), self)
        self.is_home = True
        self.page: Page = find("home")(self)

    @property
    def settings(self) -> Settings:
        return self.store.settings

    @property
    def words(self) -> Words:
        return self.appearance.words

    async def start(self) -> None:
        """Shows the first page. `#bench` in the address goes straight to a board and keeps nothing."""
        self.appearance.put_on()
        route = self.browser.route()
        if route == "bench":
            self._bench()
            return
        self.browser.mark("python")
        try:
            await self.store.open()
        except Exception as error:  # a browser may forbid storage altogether: play on, and say so
            traceback.print_exception(error)
            self.store.forget_device()
        self.browser.tabs.listen(self.holding.told)
        if self.store.saves.has_lost:
            self.toast(self.words("elsewhere.lost"))
        self.appearance.put_on()
        self.page = find("home")(self)
        self._be_there()
        self.browser.mark("home")
        self.browser.on_update(self._update_came)
        self.browser.on_update_taken(self._update_taken)
        self.work(self.parcel.expect())
        if route.startswith(INVITATIONS):
            self.visit("room", "knock", route)
        elif self.store.has_room and self.browser.is_reload():
            self.visit("room", "return")

    def _bench(self) -> None:
        game = catalog.load(catalog.NAMES[0])
        match = Match(game, Local(self.browser.seed()), start_event(game, BENCH_NAMES, {}))
        self.page = find("table")(self, match, None)
        self._be_there()
        self.browser.mark("first-board")

    def _be_there(self) -> None:
        """Takes over the page from its first picture, and hears what has been tapped on it."""
        self.refresh()
        self.browser.listen(self.do)
        self.browser.boot_done()

    def _update_came(self) -> None:
        self.has_update = True
        self.toast(self.words("app.update"), self.words("app.update_now"), self.browser.apply_update)
        self.refresh()

    def _update_taken(self) -> None:
        """Here, or in another tab. Nobody is torn from a look at their cards, or from what they type."""
        self.is_outdated = True
        self._change_over()
        if not self.is_home or self.sheets:
            self.say("app.update_later")

    def _change_over(self) -> None:
        if self.is_outdated and self.is_home and not self.sheets:
            self.is_outdated = False
            self.browser.reload()

    # going from page to page

    def go(self, page: Page) -> None:
        self._show(page, is_home=False)

    def go_home(self) -> None:
        self._show(find("home")(self), is_home=True)
        if self.mind:
            self.mind.rest()  # its worker holds as much memory as the page
        self.work(self._come_home())

    async def _come_home(self) -> None:
        await self.holding.let_go()
        self._change_over()

    def _show(self, page: Page, is_home: bool) -> None:
        """Shows another page, from its top, and tells a screen reader its heading."""
        self._turn_to(page, is_home)
        self.sheets.clear()
        if not is_home:
            self.browser.step_in()
        self.refresh()
        self.browser.scroll_up()
        self.browser.focus("#stage h1")

    def _turn_to(self, page: Page, is_home: bool) -> None:
        """A page that holds something open hears that it is left."""
        if page is not self.page and (leave := getattr(self.page, "leave", None)):
            leave()
        self.page, self.is_home = page, is_home

    def visit(self, place: str, *what: Any) -> None:
        """Goes there as soon as the place is unpacked, with its words."""
        if place in self.late and not self.parcel.is_here:
            self.work(self._visit_later(place, what))
        elif place in PAGES:
            self.go(find(place)(self, *what))
        elif place in SHEETS:
            self.ask(find(place)(self, *what))
        else:
            self.work(find(place)(self, *what))

    async def _visit_later(self, place: str, what: tuple[Any, ...]) -> None:
        await self.parcel.arrive()
        self.visit(place, *what)

    def play(self, match: Match, about: About | None) -> None:
        if about is not None and self.holding.game != about.id:
            self.work(self._hold(about.id))
        if match.outcome:
            self.visit("result", match, about)
        elif about is None or not any(about.bots):
            self.visit("table", match, about)
        elif self.parcel.is_here:
            self.visit("table with bots", match, about)
        else:
            self.work(self._play_later(match, about))

    async def _play_later(self, match: Match, about: About) -> None:
        """The bots come with the parcel."""
        await self.parcel.arrive()
        self.play(match, about)

    async def _hold(self, id_: str) -> None:
        await self.holding.hold(id_)

    def thinker(self) -> Thinker:
        from session.bots.thinker import Thinker  # arrives with the games

        self.mind = self.mind or Thinker(self.browser)
        return self.mind

    # other tabs

    def put_on(self) -> None:
        self.appearance.put_on()

    def show_elsewhere(self, id_: str, words: str) -> None:
        self.visit("elsewhere", id_, words)

    def say(self, words: str) -> None:
        self.toast(self.words(words))
        self.refresh()

    async def leave_room(self, is_kept: bool) -> None:
        gathering, self.gathering = self.gathering, None
        if gathering is None:
            self.browser.tabs.let_go(ROOM)
            return
        await gathering.give_up(is_kept)
        if self.is_home or self.holding.game:  # the room was not on the page
            self.say("elsewhere.room_moved")
        else:
            self.show_elsewhere("", "elsewhere.room_moved")

    # sheets

    def ask(self, sheet: Sheet) -> None:
        """No sheet lies over another of its kind: whoever asks for the rules twice gets them once."""
        if not any(type(one) is type(sheet) for one in self.sheets):
            self.sheets.append(sheet)

    def close(self, sheet: Sheet) -> None:
        self.sheets.remove(sheet)

    def confirm(self, title: str, words: str, yes: str, act: Callable[[], None]) -> None:
        self.ask(Confirm(self, title, words, yes, act))

    def help(self, game: str = "", section: str = "") -> None:
        name = game or getattr(getattr(self.page, "game", None), "name", "") or catalog.NAMES[0]
        self.visit("rules", name, section)

    # what happens at the table, or in the room

    def news(self) -> bool:
        news = getattr(self.page, "news", None)
        is_new = news is not None and news() is not False
        return is_new or bool(self.sheets)

    def in_hand(self) -> object:
        in_hand = getattr(self.page, "in_hand", None)
        at_it = in_hand() if in_hand else None
        return (at_it, len(self.sheets)) if at_it is not None or self.sheets else None

    # drawing

    def refresh(self) -> None:
        try:
            regions = self.page.draw()
            sheet = draw_sheet(self.words, self.sheets[-1]) if self.sheets else ""
        except Exception as error:  # never a dead page
            traceback.print_exception(error)
            self._turn_to(Mishap(self), is_home=False)
            self.sheets = []
            regions, sheet = self.page.draw(), ""
        self.browser.set_title(self.page.title)
        art = self.paint.shown.get("art", "")
        self.paint.show({"app": SKELETON, "art": art, **regions, "sheet": sheet, **self.notices.draw(self.words)})

    # what players do

    def do(self, verb: str, with_: str = "", value: str = "") -> None:
        """Everything anybody touches comes in here."""
        self.guarded(lambda: self._do(verb, with_, value))

    def guarded(self, act: Callable[[], None]) -> None:
        self.guarded_quietly(act)
        if self.gathering:
            self.gathering.carry()
        self.refresh()
        self._change_over()

    def _do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "back" if self.sheets:
                self.sheets.pop()
            case "back":
                self.page.do("back", with_, "")
                if with_ == "device" and not self.is_home:
                    self.browser.step_in()
            case "close":
                self.sheets.pop()
            case "home":
                self.go_home()
            case "help":
                self.help(with_)
            case "settings":
                self.visit("settings")
            case "language" | "theme":
                self.change(**{verb: with_})
            case "toast":
                self.notices.answer()
            case "toast-away":
                self.notices.dismiss()
            case "shown" | "hidden":  # the tab: a page with secrets puts them away, whatever lies over it
                self.page.do(verb, "", "")
                self.saving.leave()  # it may never come back
                self.browser.keep_home(find("home")(self).first_picture())
            case "parcel":
                self.work(self.parcel.expect())
            case "route":
                self.visit("room", "knock", value)
            case "far":
                self.visit("room", with_)
            case "reload":
                self.browser.reload()
            case "update":
                self.browser.apply_update()
            case _ if self.sheets:
                self.sheets[-1].do(verb, with_, value)
            case _:
                self.page.do(verb, with_, value)

    # what players are told

    def refuse(self, refusal: Refusal) -> None:
        game = getattr(getattr(self.page, "game", None), "name", "")
        guide = kit(game).guide if game else None
        if guide and (section := guide.why.get(refusal.reason)):
            self.toast(self.reason(refusal), self.words("help.why"), lambda: self.help(game, section))
        else:
            self.toast(self.reason(refusal))

    def reason(self, refusal: Refusal) -> str:
        """A refusal in the player's language; a seat is called by its name where a game is open."""
        values = dict(refusal.values)
        names = getattr(getattr(self.page, "match", self.page), "names", ())
        if isinstance(seat := values.get("seat"), int):
            values["seat"] = names[seat] if 0 <= seat < len(names) else seat + 1
        return self.words(refusal.reason, **values)

    def _mistake(self, error: Exception) -> None:
        """Nobody knows what stands on the page now, so everything is sent again."""
        traceback.print_exception(error)
        self.paint.forget()
        self.toast(self.words("app.mishap"))

    def _not_kept(self) -> None:
        self.say("app.not_kept")
