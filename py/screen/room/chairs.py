"""Who sits where in a room: people, bots, each run by the device that added it, and those who watch.

people: a row for each chair ── watchers ── invite, sit down, a bot, watch; and the door, for newcomers
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.rename import Rename
from screen.app.skeleton import button, icon_button
from screen.parts.choices import draw_levels
from screen.parts.others import draw_level
from screen.room.invite_sheet import InviteSheet
from session.room.layout import TABLE
from session.seating import BOTS, LONGEST
from table import catalog
from table.illegal import Illegal
from table.levels import LEVELS, USUAL
from wire.room.lobby import Chair
from wire.room.people import Person

if TYPE_CHECKING:
    from screen.app.frame import Frame
    from session.room.gathering import Gathering


VERBS = ("invite", "door", "sit", "another", "bot", "level", "rename", "stand", "remove", "watch", "be-table")


class Chairs:
    def __init__(self, app: Frame, gathering: Gathering) -> None:
        self.app, self.gathering, self.room = app, gathering, gathering.room

    @property
    def mine(self) -> list[Chair]:
        return [chair for chair in self.room.chairs if chair.device == self.room.me]

    def draw(self) -> str:
        words, room = self.app.words, self.room
        here = {person.device: person for person in room.people}
        rows = el("ol", *(self._chair(chair, here.get(chair.device)) for chair in room.chairs), class_="names chairs")
        watching = [person for person in room.people if person.is_watching or not person.seats]
        watchers = el("ul", *map(self._watcher, watching), class_="watchers") if watching else ""
        is_sitting = any(not chair.bot for chair in self.mine)
        if self.gathering.layout.now == TABLE:
            return self._people(rows, watchers, button(words("layout.play_here"), "sit", icon_name="user-plus"))
        send = self._send_link()
        is_first = len(here) < 2 and not send
        tools = [*send, button(words("invite.title"), "invite", class_="main" if is_first else "", icon_name="qr-code")]
        if len(room.chairs) < catalog.load(room.game).seats[-1]:
            tools.append(button(words("lobby.add_bot"), "bot", icon_name="bot"))
            label = words("lobby.another" if is_sitting else "lobby.sit")
            tools.append(button(label, "another" if is_sitting else "sit", icon_name="user-plus"))
        if is_sitting:
            tools.append(button(words("lobby.watch"), "watch", class_="quiet", icon_name="eye"))
        tools.append(button(words("layout.be_table"), "be-table", class_="quiet", icon_name="tv"))
        return self._people(rows, watchers, *tools)

    def _send_link(self) -> list[str]:
        """As long as nobody else is here, the link is at hand: that is what one who opens a room does next."""
        if len(self.room.people) > 1 or not self.gathering.has_relays:
            return []
        verb, icon_name = ("share", "share-2") if self.app.browser.can_share() else ("copy", "copy")
        return [button(self.app.words(f"invite.{verb}"), verb, class_="main", icon_name=icon_name)]

    def _people(self, rows: str, watchers: str, *tools: str) -> str:
        words = self.app.words
        return (
            div("section-head", el("h2", text(words("lobby.people"))), self._door())
            + rows
            + (el("p", text(words("new.levels")), class_="soft") if any(chair.bot for chair in self.mine) else "")
            + watchers
            + div("lobby-tools", *tools)
        )

    def _door(self) -> str:
        words, is_open = self.app.words, self.room.is_open
        return el(
            "label",
            el(
                "span",
                icon("door-open" if is_open else "door-closed"),
                text(words("lobby.door_open" if is_open else "lobby.door_closed")),
            ),
            el(
                "input",
                type="checkbox",
                role="switch",
                checked=is_open,
                id="door",
                data_do="door",
                aria_label=words("lobby.door"),
            ),
            class_="switch door",
        )

    def _chair(self, chair: Chair, person: Person | None) -> str:
        is_mine = chair.device == self.room.me
        state = person.state if person else "away"
        return el(
            "li",
            el("span", str(chair.number + 1), class_="number", aria_hidden="true"),
            el(
                "span",
                icon("bot") if chair.bot else el("i", class_=f"lamp {state}", aria_hidden="true"),
                el("strong", text(chair.name)),
                self._level(chair) if chair.bot else "",
                self._notes(chair, person, state),
                class_="sitter",
            ),
            self._badge(chair, person is not None and person.is_ready),
            el("span", self._tools(chair, state), class_="row-tools"),
            class_=" ".join(["mine"] * is_mine + ["bot"] * bool(chair.bot)) or None,
        )

    def _badge(self, chair: Chair, is_ready: bool) -> str:
        """A bot is ready when the people at its device are, so it needs no badge of its own."""
        if chair.bot and any(one.device == chair.device and not one.bot for one in self.room.chairs):
            return ""
        says = el("span", text(self.app.words("lobby.ready" if is_ready else "lobby.not_ready")))
        return el("span", icon("check" if is_ready else "hourglass"), says, class_="badge ok" if is_ready else "badge")

    def _level(self, chair: Chair) -> str:
        """The device that runs the bot chooses its level; the others see it."""
        if chair.device == self.room.me:
            return draw_levels(self.app.words, chair.number, chair.name, chair.bot)
        return draw_level(self.app.words, chair.bot)

    def _notes(self, chair: Chair, person: Person | None, state: str) -> str:
        words, notes = self.app.words, []
        if chair.device == self.room.me:
            notes = [] if chair.bot else [words("lobby.this_device")]
        elif person and person.name != chair.name:
            notes.append(words("lobby.at", name=person.name))
        if state != "here":
            notes.append(words(f"far.state.{state}"))
        return el("small", text(" · ".join(notes))) if notes else ""

    def _tools(self, chair: Chair, state: str) -> str:
        words = self.app.words
        if chair.device == self.room.me:
            rename = icon_button("pencil", words("lobby.rename", name=chair.name), "rename", str(chair.number))
            leave = icon_button("x", words("new.remove", name=chair.name), "stand", str(chair.number))
            return leave if chair.bot else rename + leave
        if state in ("away", "gone"):
            return icon_button("x", words("new.remove", name=chair.name), "remove", chair.device)
        return ""

    def _watcher(self, person: Person) -> str:
        words = self.app.words
        is_table = self.gathering.layout.is_table(person.device)
        note = words("layout.is_table" if is_table else "lobby.watches")
        note = note if person.state == "here" else words(f"far.state.{person.state}")
        return el("li", icon("tv" if is_table else "eye"), el("strong", text(person.name)), el("small", text(note)))

    # ------------------------------------------------------------ what players do

    def do(self, verb: str, with_: str, value: str) -> None:
        room = self.room
        match verb:
            case "invite":
                self.app.ask(InviteSheet(self.app, self.gathering))
            case "share" | "copy":
                InviteSheet(self.app, self.gathering, "link").do(verb, with_, value)
            case "door":
                room.open_door() if value == "on" or not room.is_open else room.close_door()
            case "sit":
                self.gathering.layout.sit()
            case "be-table":
                self.gathering.layout.choose(TABLE)
            case "another":
                self.app.ask(Rename(self.app, "lobby.name", "", LONGEST, self._seat))
            case "bot":
                self._seat_bot()
            case "level" if value in LEVELS:
                chair = self._chair_of(int(with_))
                self._change(chair, chair.name, value)
            case "rename":
                chair = self._chair_of(int(with_))
                self.app.ask(Rename(self.app, "lobby.name", chair.name, LONGEST, partial(self._rename, chair)))
            case "stand":
                room.leave_seat(int(with_))
            case "remove":
                room.remove(with_)
            case "watch":
                room.watch()

    def _chair_of(self, number: int) -> Chair:
        for chair in self.mine:
            if chair.number == number:
                return chair
        raise Illegal("room.taken")

    def _seat(self, name: str) -> None:
        self.room.take_seat(None, name)

    def _seat_bot(self) -> None:
        self.room.take_seat(None, self._free_name(), USUAL)
        self.gathering.thinker.wake()  # the worker takes a moment to wake up

    def _free_name(self) -> str:
        taken = {chair.name for chair in self.room.chairs}
        names = [self.app.words("new.bot", name=name) for name in BOTS]
        return next((name for name in names if name not in taken), names[0])

    def _change(self, chair: Chair, name: str, bot: str = "") -> None:
        self.room.leave_seat(chair.number)
        self.room.take_seat(chair.number, name, bot)

    def _rename(self, chair: Chair, name: str) -> None:
        """The first person at a device gives it its name; the others have names of their own."""
        people = [one.number for one in self.mine if not one.bot]
        if people and chair.number == people[0]:
            self.app.change(name=name)
            self.room.rename(name)
        else:
            self._change(chair, name)

    def name_apart(self) -> None:
        """Two devices may give a bot the same name at one moment: the device with the greater id renames its bot."""
        room = self.room
        others = {chair.name for chair in room.chairs if chair.device < room.me}
        for chair in self.mine:
            if chair.bot and chair.name in others:
                self._change(chair, self._free_name(), chair.bot)
