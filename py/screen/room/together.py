"""Before a room: give your name, then open a room, or join one by code, link, camera or a pasted text.

The other pages know only `enter`, through screen/places.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.page import Page
from screen.app.skeleton import button, top_bar
from screen.places import find
from screen.room.codes import Scanner
from screen.room.knocking import Knocking
from screen.room.lobby import Lobby
from screen.room.network_sheet import NetworkSheet
from screen.room.result import AfterRoomGame, Trouble
from session.browser import ROOM
from session.room.entering import Screen, enter_room, read_kept, return_to_room
from session.room.gathering import Gathering
from session.seating import LONGEST
from table.illegal import Damaged, Illegal
from wire.room.invitation import Invitation, read_invitation

if TYPE_CHECKING:
    from screen.app.frame import Frame


async def enter(app: Frame, verb: str, text: str = "") -> None:
    """Goes to the page before a room, to the room of an invitation, or back into the room this device is in."""
    match verb:
        case "together":
            app.go(Together(app))
        case "network":
            app.ask(NetworkSheet(app, gathering_of(app)))
        case "return":
            await come_back(app)
        case "take over":
            await app.browser.tabs.take(ROOM)
            await come_back(app)
        case "knock":
            app.browser.forget_route()
            invitation = read_invitation(text)
            if invitation is None:
                raise Illegal("meet.no_room")
            kept = read_kept(await app.store.room())
            gathering = gathering_of(app)
            if gathering and gathering.invitation.code == invitation.code:
                answer(gathering, invitation.offer)
            elif kept and kept.invitation.code == invitation.code:
                await come_back(app, invitation.offer)
            else:
                app.go(Together(app, invitation))


def gathering_of(app: Frame) -> Gathering | None:
    """The room this device is in."""
    return app.gathering if isinstance(app.gathering, Gathering) else None


def answer(gathering: Gathering, offer: str) -> None:
    """Takes the offer of somebody who has lost the connection to this room, if there is one, and shows the room."""
    if offer:
        gathering.exchange.take_offer(offer)
    gathering.show()


class Together:
    """With an invitation, only the name is asked."""

    def __init__(self, app: Frame, invitation: Invitation | None = None) -> None:
        self.app, self.invitation = app, invitation
        self.name = app.settings.name or next(iter(app.store.last.names), "")
        self.typed = ""
        self.trouble = ""
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
        parts = self._invited() if self.invitation else self._open() + self._join()
        page = div("page narrow", el("section", name, class_="panel"), trouble if self.trouble else "", parts)
        return {"stage": top_bar(words, words("together.title")) + page}

    def _invited(self) -> str:
        words = self.app.words
        assert self.invitation is not None
        return el(
            "section",
            el("h2", text(words("together.invited"))),
            el("p", text(words("together.invited_hint" if self.invitation.relays else "together.invited_near"))),
            button(words("together.come_in"), "come-in", class_="main", icon_name="door-open"),
            class_="panel",
        )

    def _open(self) -> str:
        words = self.app.words
        return el(
            "section",
            el("h2", text(words("together.open"))),
            el("p", text(words("together.open_hint"))),
            button(words("together.open_room"), "open-room", class_="main", icon_name="door-open"),
            class_="panel",
        )

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
        self.trouble = ""
        match verb:
            case "back":
                self.scanner.stop()
                self.app.go_home()
            case "name":
                self.name = value
            case "typed":
                self.typed = value
            case "open-room":
                self._go(None)
            case "join":
                self._take(self.typed)
            case "come-in":
                self._go(self.invitation)
            case _:
                self.scanner.do(verb)

    def _take(self, seen: str) -> None:
        invitation = read_invitation(seen)
        if invitation is None:
            self.trouble = self.app.words("meet.no_room")
            return
        self.scanner.stop()
        self._go(invitation)

    def _go(self, invitation: Invitation | None) -> None:
        name = " ".join(self.name.split())[:LONGEST] or self.app.words("new.player", n=1)
        settings = self.app.settings
        if invitation and not invitation.offer and not (invitation.relays or settings.relays):
            self.trouble = self.app.words("together.no_relays")
            return
        self.app.change(name=name)
        self.app.work(begin(self.app, name, invitation))


async def begin(app: Frame, name: str, invitation: Invitation | None) -> None:
    """Opens a room, or knocks at one. The device leaves the room it was in before."""
    if gathering := gathering_of(app):
        gathering.leave()
        app.gathering = None
    if not await app.browser.tabs.hold(ROOM):
        app.visit("elsewhere", "", "elsewhere.room")
        return
    app.gathering = gathering = await enter_room(app, screen_of(app), name, invitation)
    answer(gathering, invitation.offer if invitation else "")


async def come_back(app: Frame, offer: str = "") -> None:
    """Enters the kept room again, and finds the others."""
    if app.gathering:
        app.gathering.show()
        return
    if not await app.browser.tabs.hold(ROOM):
        app.visit("elsewhere", "", "elsewhere.room")
        return
    try:
        app.gathering = gathering = await return_to_room(app, screen_of(app), read_kept(await app.store.room()), offer)
    except Damaged:
        await app.store.set_room_aside()
        app.go(Together(app))
        raise
    answer(gathering, offer)


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
