"""Before a room: give your name, then open a room, or join one by code, link, camera or a pasted text.

Law: nobody whom a link names is contacted before the player has read who it is and joins; and another room of this
device stays on it, with its keys. The other pages know only `enter`, through screen/places.py.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import el, main, text
from screen.app.page import Page
from screen.app.skeleton import button, top_bar
from screen.places import find
from screen.room.codes import Scanner
from screen.room.invited import draw_helpers, draw_invited, has_helpers
from screen.room.knocking import Knocking
from screen.room.lobby import Lobby
from screen.room.network_sheet import NetworkSheet
from screen.room.result import AfterRoomGame, Trouble
from screen.room.rooms import RoomHere, draw_rooms, rooms_here
from session.browser import ROOM
from session.room.entering import Screen, kept_room, knock_at_room, open_room, return_to_room
from session.room.gathering import Gathering
from session.room.helpers import APART, SAME, helped, helpers_of
from session.seating import LONGEST
from table.illegal import Damaged, Illegal
from wire.room.hosts import host_of, is_local
from wire.room.invitation import Invitation, hosts_in, read_invitation

if TYPE_CHECKING:
    from screen.app.frame import Frame


async def enter(app: Frame, verb: str, text: str = "") -> None:
    """Goes to the page before a room, to the room of an invitation, or back into the room this device is in."""
    match verb:
        case "together":
            app.go(Together(app, await rooms_here(app)))
        case "network":
            app.ask(NetworkSheet(app, gathering_of(app)))
        case "return":
            await come_back(app)
        case "take over":
            await app.browser.tabs.take(ROOM)
            await come_back(app)
        case "knock":
            app.browser.forget_route()
            invitation = read_link(app, text)
            gathering = gathering_of(app)
            if gathering and gathering.invitation.code == invitation.code:
                answer(gathering, invitation.offer)
            elif await code_here(app) == invitation.code:
                await come_back(app, offer=invitation.offer)
            else:
                app.go(Together(app, await rooms_here(app), invitation))


def read_link(app: Frame, text: str) -> Invitation:
    """An invitation that may be followed. Only a page from this machine or its network may lead to a host there."""
    invitation = read_invitation(text)
    if invitation is None:
        raise Illegal("meet.no_room")
    if any(map(is_local, hosts_in(text))) and not is_local(host_of(app.browser.address())):
        raise Illegal("meet.local")
    return invitation


def gathering_of(app: Frame) -> Gathering | None:
    """The room this device is in."""
    return app.gathering if isinstance(app.gathering, Gathering) else None


async def code_here(app: Frame) -> str:
    """Of the room that is kept on this device as its own."""
    kept = await kept_room(app.store)
    return kept.invitation.code if kept else ""


def answer(gathering: Gathering, offer: str) -> None:
    """Takes the offer of somebody who has lost the connection to this room, if there is one, and shows the room."""
    if offer:
        gathering.exchange.take_offer(offer)
    gathering.show()


# Where the friends are, and the picture on the button.
PLACES = {SAME: "house", APART: "globe"}


class Together:
    """With an invitation, only the name is asked. `rooms`: those that are on this device."""

    def __init__(self, app: Frame, rooms: Sequence[RoomHere] = (), invitation: Invitation | None = None) -> None:
        self.app, self.rooms, self.invitation = app, rooms, invitation
        self.name = app.settings.name or next(iter(app.store.last.names), "")
        self.typed = ""
        self.trouble, self.lacks_helpers = "", False
        self.scanner = Scanner(app, self._take)

    @property
    def title(self) -> str:
        return f"{self.app.words('together.title')} · Cabinet Noir"

    def draw(self) -> dict[str, str]:
        words = self.app.words
        name = el(
            "label",
            el("span", text(words("together.name"))),
            el(
                "input",
                id="my-name",
                value=self.name,
                maxlength=LONGEST,
                placeholder=words("new.player", n=1),
                autocomplete="nickname",
                autocapitalize="words",
                spellcheck="false",
                data_do="name",
                data_focus=True,
            ),
            class_="field",
        )
        trouble = el("p", icon("triangle-alert"), el("span", text(self.trouble)), class_="trouble", role="alert")
        parts = self._invited() if self.invitation else draw_rooms(words, self.rooms) + self._open() + self._join()
        network = button(words("network.title"), "far", "network", icon_name="radio-tower")
        told = trouble + (network if self.lacks_helpers else "") if self.trouble else ""
        page = main("page narrow", el("section", name, class_="panel"), told, parts)
        return {"stage": top_bar(words, words("together.title")) + page}

    def _invited(self) -> str:
        assert self.invitation is not None
        code = self.invitation.code
        elsewhere = next((room.says for room in self.rooms if room.is_current and room.code != code), "")
        if self._knows(code):
            return draw_invited(self.app.words, None, elsewhere)
        return draw_invited(self.app.words, helped(self.invitation, helpers_of(self.app)), elsewhere)

    def _knows(self, code: str) -> bool:
        """This device was in that room before, and knows its own way back."""
        return any(room.code == code for room in self.rooms)

    def _open(self) -> str:
        """One plain question, whose answer opens the room. The last answer stands out."""
        words, helpers = self.app.words, helpers_of(self.app)
        parts = [el("h2", text(words("together.open"))), el("p", text(words("together.where")))]
        for place, icon_name in PLACES.items():
            class_ = "main" if place == (self.app.settings.place or SAME) else ""
            parts += [
                button(words(f"together.{place}"), "open-room", place, class_=class_, icon_name=icon_name),
                el("p", text(words(f"together.{place}.text")), class_="soft"),
            ]
        return el("section", *parts, draw_helpers(words, helpers.relays, helpers.servers), class_="panel places")

    def _join(self) -> str:
        words = self.app.words
        field = el(
            "textarea",
            text(self.typed),
            id="invitation",
            rows=2,
            maxlength=4000,
            placeholder=words("together.paste"),
            aria_label=words("together.paste"),
            autocomplete="off",
            autocapitalize="characters",
            spellcheck="false",
            data_do="typed",
        )
        return el(
            "section",
            el("h2", text(words("together.join"))),
            el("p", text(words("together.join_hint"))),
            el(
                "form",
                field,
                button(words("together.join_room"), "join", icon_name="users"),
                data_submit="join",
                class_="form",
            ),
            self.scanner.draw(),
            button(words("network.title"), "far", "network", class_="quiet", icon_name="radio-tower"),
            class_="panel",
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        self.trouble, self.lacks_helpers = "", False
        match verb:
            case "back":
                self.scanner.stop()
                self.app.go_home()
            case "name":
                self.name = value
            case "typed":
                self.typed = value
            case "open-room":
                self._open_room(with_)
            case "join":
                self._take(self.typed)
            case "come-in" if self.invitation:
                self._join_room(self.invitation)
            case "not-now" if gathering := gathering_of(self.app):
                gathering.show()
            case "not-now":
                self.app.go_home()
            case "return":
                self.app.work(come_back(self.app, with_))
            case _:
                self.scanner.do(verb)

    def _take(self, seen: str) -> None:
        try:
            invitation = read_link(self.app, seen)
        except Illegal as refusal:
            self.trouble = self.app.reason(refusal)
            return
        self.scanner.stop()
        invitation = helped(invitation, helpers_of(self.app))
        if has_helpers(invitation) or any(room.is_current for room in self.rooms):
            self.invitation = invitation
        else:
            self._join_room(invitation)

    def _open_room(self, place: str) -> None:
        place = APART if place == APART else SAME
        if place == APART and not helpers_of(self.app):
            self.trouble, self.lacks_helpers = self.app.words("together.no_helpers"), True
            return
        name = self._named(place=place)
        self.app.work(begin(self.app, partial(open_room, self.app, screen_of(self.app), name, place)))

    def _join_room(self, invitation: Invitation) -> None:
        has_way = self._knows(invitation.code) or invitation.offer or helped(invitation, helpers_of(self.app)).relays
        if not has_way:
            self.trouble, self.lacks_helpers = self.app.words("together.no_relays"), True
            return
        entering = partial(knock_at_room, self.app, screen_of(self.app), self._named(), invitation)
        self.app.work(begin(self.app, entering, invitation))

    def _named(self, **more: str) -> str:
        """The player's name, which this device remembers."""
        name = " ".join(self.name.split())[:LONGEST] or self.app.words("new.player", n=1)
        self.app.change(name=name, **more)
        return name


async def begin(
    app: Frame, entering: Callable[[], Awaitable[Gathering]], invitation: Invitation | None = None
) -> None:
    """Opens a room, or knocks at one; if this device was in that one before, it comes back. Another room stays here."""
    if invitation and invitation.code in (*app.store.other_rooms, await code_here(app)):
        await come_back(app, invitation.code, invitation.offer)
        return
    await put_by(app)
    if not await app.browser.tabs.hold(ROOM):
        app.visit("elsewhere", "", "elsewhere.room")
        return
    try:
        app.gathering = gathering = await entering()
    except Illegal as refusal:
        if not isinstance(app.page, Together):
            raise
        app.page.trouble = app.reason(refusal)  # it stays to be read, with the other ways in below it
        return
    answer(gathering, invitation.offer if invitation else "")


async def come_back(app: Frame, code: str = "", offer: str = "") -> None:
    """Enters a kept room again, and finds the others: the room of this device, or with a code that one."""
    gathering = gathering_of(app)
    if gathering and code in ("", gathering.invitation.code):
        gathering.show()
        return
    await put_by(app)
    if not await app.browser.tabs.hold(ROOM):
        app.visit("elsewhere", "", "elsewhere.room")
        return
    other = code if code in app.store.other_rooms else ""
    try:
        app.gathering = gathering = await return_to_room(app, screen_of(app), await kept_room(app.store, other), offer)
    except Damaged:
        await app.store.set_room_aside(other)
        app.go(Together(app, await rooms_here(app)))
        raise
    answer(gathering, offer)


async def put_by(app: Frame) -> None:
    """Out of the room this device is in, if it is in one; it stays here."""
    if gathering := gathering_of(app):
        await gathering.put_by()
        app.gathering = None


def screen_of(app: Frame) -> Screen:
    return Screen(
        lambda gathering: app.visit("in room", gathering),
        lambda: any(getattr(sheet, "is_talk", False) for sheet in app.sheets),
    )


def page_of(app: Frame, gathering: Gathering) -> Page:
    """The page that fits the room now."""
    sitting = gathering.room.sitting
    if gathering.exchange.is_answering:
        return Knocking(app, gathering)
    if sitting is None:
        return Lobby(app, gathering) if gathering.settle_in() else Knocking(app, gathering)
    if sitting.state in ("apart", "accused"):
        return Trouble(app, gathering)
    if sitting.match.outcome is not None or gathering.game is None:
        result: Page = find("result")(app, sitting.match, None, AfterRoomGame(app, gathering, sitting))
        return result
    table: Page = find("table in room")(app, gathering.game)
    return table
