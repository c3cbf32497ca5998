"""Before a room: give your name, then open a room, or join one by code, link, camera or a pasted text.

The other pages know only `enter`, through screen/places.py.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import button, top_bar
from screen.review.arithmetic import arithmetic
from screen.room.codes import Scanner
from screen.room.far import Far
from screen.room.gathering import Gathering
from screen.room.knocking import Knocking
from screen.room.lobby import Lobby
from screen.room.network_sheet import NetworkSheet
from screen.room.result import AfterRoomGame, Trouble
from session.room.notebook import Diary
from session.seating import LONGEST
from table import catalog
from table.illegal import Damaged, Illegal
from table.needs import Clock
from wire.room.invitation import Invitation, new_code, read_invitation
from wire.room.room import Room

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
        case "knock":
            app.browser.forget_route()
            invitation = read_invitation(text)
            if invitation is None:
                raise Illegal("meet.no_room")
            kept = kept_room(await app.store.room())
            gathering = gathering_of(app)
            if gathering and gathering.invitation.code == invitation.code:
                answer(gathering, invitation.offer)
            elif kept and kept[0].code == invitation.code:
                await come_back(app, invitation.offer)
            else:
                app.go(Together(app, invitation))


def gathering_of(app: Frame) -> Gathering | None:
    """The room this device is in."""
    return app.gathering if isinstance(app.gathering, Gathering) else None


def answer(gathering: Gathering, offer: str) -> None:
    """Takes the offer of somebody who has lost the connection to this room, if there is one, and shows the room."""
    if offer:
        gathering.take_offer(offer)
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
    is_guest = invitation is not None
    settings = app.settings
    if invitation is None:
        invitation = Invitation(new_code(bytes.fromhex(app.browser.seed())), settings.relays, settings.servers)
    elif not invitation.relays and not invitation.offer:
        invitation = Invitation(invitation.code, settings.relays, invitation.servers or settings.servers)
    if gathering := gathering_of(app):
        gathering.leave()
        app.gathering = None
    curve, signing = await arithmetic(app.browser)
    seed = bytes.fromhex(app.browser.seed())
    version = app.browser.version()

    def open_room(changed: Callable[[], None]) -> Room:
        code, secret = invitation.code, invitation.secret
        room = Room(code, secret, seed, name, version, curve, _chance(app), signing, _left(app), changed)
        if not is_guest:
            room.open_door()
            room.choose(catalog.NAMES[0], {})
            room.take_seat()
        return room

    await _gather(app, open_room, invitation, is_guest, is_guest)


async def come_back(app: Frame, offer: str = "") -> None:
    """Enters the kept room again, and finds the others."""
    if app.gathering:
        app.gathering.show()
        return
    kept = kept_room(await app.store.room())
    try:
        if kept is None:
            raise Damaged("damaged.json")
        curve, signing = await arithmetic(app.browser)
        rest = (app.browser.version(), curve, _chance(app), signing, _left(app), app.store.spoken())
        text = kept[1]
        await _gather(
            app, lambda changed: Room.load(text, *rest, changed), replace(kept[0], offer=offer), True, False, kept[2]
        )
    except Damaged:
        await app.store.drop_room()
        app.go(Together(app))
        raise


def kept_room(text: str) -> tuple[Invitation, str, Diary] | None:
    try:
        kept = json.loads(text)
        invitation = read_invitation(kept["fragment"])
        return (invitation, str(kept["room"]), Diary.load(kept.get("diary"))) if invitation else None
    except (ValueError, LookupError, TypeError):
        return None


async def _gather(
    app: Frame, open_room: Callable[[Callable[[], None]], Room], invitation: Invitation, knocks: bool, is_new: bool,
    diary: Diary | None = None,
) -> None:  # fmt: skip
    offer, invitation = invitation.offer, Invitation(invitation.code, invitation.relays, invitation.servers)
    gathering = Gathering(app, open_room, invitation, knocks, is_new)
    gathering.diary = diary or Diary()
    try:
        await gathering.begin()
    except Illegal:
        raise
    except Exception as error:
        raise Illegal("meet.no_links") from error
    app.gathering = gathering
    gathering.show = lambda: show(gathering)
    gathering.keep()
    answer(gathering, offer)


def show(gathering: Gathering) -> None:
    """Goes to the page that fits the room now."""
    app, room = gathering.app, gathering.room
    sitting = room.sitting
    if gathering.is_answering:
        app.go(Knocking(app, gathering))
    elif sitting is None:
        waits = room.refusal is not None or (gathering.is_new and len(room.people) <= 1)
        if gathering.is_new and not waits:
            gathering.is_new = False
            if len(room.chairs) < catalog.load(room.game).seats[-1]:  # else the newcomer watches
                with contextlib.suppress(Illegal):
                    room.take_seat()
        app.go(Knocking(app, gathering) if waits else Lobby(app, gathering))
    elif sitting.state in ("apart", "accused"):
        app.go(Trouble(app, gathering))
    elif sitting.match.outcome is not None:
        app.visit("result", sitting.match, None, AfterRoomGame(app, gathering, sitting))
    else:
        app.go(Far(app, gathering))


def _chance(app: Frame) -> Any:
    def chance(count: int) -> bytes:
        found = b""
        while len(found) < count:
            found += bytes.fromhex(app.browser.seed())
        return found[:count]

    return chance


def _left(app: Frame) -> Any:
    def left(need: Clock) -> int:
        """The seconds that this device's clock shows."""
        page = app.page
        if isinstance(page, Far) and page.timer.name == need.name:
            return min(page.timer.left, need.seconds)
        return need.seconds // 2

    return left
