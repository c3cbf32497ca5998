"""The room before a game: who is here and where they sit, what will be played, and whether all agree.

stage ── chairs: who sits where ── watchers ── invite, door ── game and options ── ready, start
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from games.form import Question, form_of
from screen.collection import CollectionSheet
from screen.far_company import draw_talk_tool
from screen.far_sheets import ask_leave
from screen.frame import button, icon_button, top_bar
from screen.icons import icon
from screen.invite_sheet import InviteSheet
from screen.markup import div, el, region, text
from screen.pictures import symbols
from screen.questions import Answers, answer, draw_question, is_plain, missing, settle
from screen.rename import Rename
from screen.seating import LONGEST
from screen.talk_sheet import TalkSheet
from table import catalog
from table.game import Game
from table.illegal import Illegal
from wire.lobby import Chair
from wire.people import Person

if TYPE_CHECKING:
    from screen.app import App
    from screen.gathering import Gathering


class Lobby:
    def __init__(self, app: App, gathering: Gathering) -> None:
        self.app, self.gathering, self.room = app, gathering, gathering.room
        self.answers: Answers = {}
        self.is_more_open = False
        gathering.listeners[:] = [self.news]
        self.news()

    @property
    def title(self) -> str:
        return f"{self.app.words('lobby.title')} · Cabinet Noir"

    @property
    def game(self) -> Game:
        return catalog.load(self.room.game)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.room.chairs)

    def news(self) -> None:
        """The others have changed something, or the game begins."""
        if self.room.sitting is not None or self.room.refusal is not None:
            if self.app.page is self:
                self.gathering.show()
            return
        options = self.room.options
        self.answers = {one.name: options.get(one.name, one.default) for one in self.game.options}

    def draw(self) -> dict[str, str]:
        words = self.app.words
        page = div(
            "page narrow",
            region("chairs", "panel", "section", aria_label=words("lobby.people")),
            region("agreed", "panel", "section", aria_label=words("lobby.game")),
        )
        talk = draw_talk_tool(words, self.gathering)
        return {
            "stage": top_bar(self.app, words("lobby.title"), talk, help_with=self.room.game)
            + page
            + div("start-bar", self._start_button()),
            "chairs": self._people(),
            "agreed": self._game(),
            "art": symbols(self.room.game),
        }

    # ------------------------------------------------------------ who is here

    def _people(self) -> str:
        words, room = self.app.words, self.room
        here = {person.device: person for person in room.people}
        rows = el("ol", *(self._chair(chair, here.get(chair.device)) for chair in room.chairs), class_="names chairs")
        watching = [person for person in room.people if person.is_watching or not person.seats]
        watchers = el("ul", *map(self._watcher, watching), class_="watchers") if watching else ""
        mine = here[room.me].seats if room.me in here else ()
        is_full = len(room.chairs) >= self.game.seats[-1]
        tools = [button(words("invite.title"), "invite", class_="main" if len(here) < 2 else "", icon_name="qr-code")]
        if not is_full:
            label = words("lobby.another" if mine else "lobby.sit")
            tools.append(button(label, "another" if mine else "sit", icon_name="user-plus"))
        if mine:
            tools.append(button(words("lobby.watch"), "watch", class_="quiet", icon_name="eye"))
        return (
            div("section-head", el("h2", text(words("lobby.people"))), self._door())
            + rows
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
        words, is_mine = self.app.words, chair.device == self.room.me
        state = person.state if person else "away"
        ready = person is not None and person.is_ready
        notes = []
        if chair.bot:
            notes.append(words("lobby.bot"))
        if is_mine:
            notes.append(words("lobby.this_device"))
        elif person and person.name != chair.name:
            notes.append(words("lobby.at", name=person.name))
        if state != "here":
            notes.append(words(f"far.state.{state}"))
        tools = ""
        if is_mine:
            tools = icon_button("pencil", words("lobby.rename", name=chair.name), "rename", str(chair.number))
            tools += icon_button("x", words("new.remove", name=chair.name), "stand", str(chair.number))
        elif state in ("away", "gone"):
            tools = icon_button("x", words("new.remove", name=chair.name), "remove", chair.device)
        says = words("lobby.ready" if ready else "lobby.not_ready")
        return el(
            "li",
            el("span", str(chair.number + 1), class_="number", aria_hidden="true"),
            el(
                "span",
                el("i", class_=f"lamp {state}", aria_hidden="true"),
                el("strong", text(chair.name)),
                el("small", text(" · ".join(notes))) if notes else "",
                class_="sitter",
            ),
            el(
                "span",
                icon("check" if ready else "hourglass"),
                el("span", text(says)),
                class_="badge ok" if ready else "badge",
            ),
            el("span", tools, class_="row-tools"),
            class_="mine" if is_mine else None,
        )

    def _watcher(self, person: Person) -> str:
        words = self.app.words
        note = words("lobby.watches") if person.state == "here" else words(f"far.state.{person.state}")
        return el("li", icon("eye"), el("strong", text(person.name)), el("small", text(note)))

    # ------------------------------------------------------------ what will be played

    def _game(self) -> str:
        words, name = self.app.words, self.room.game
        chips = (
            el(
                "button",
                text(words(f"{one}.title")),
                type="button",
                class_="chip",
                role="radio",
                aria_checked="true" if one == name else "false",
                tabindex="0" if one == name else "-1",
                data_do="game",
                data_with=one,
            )
            for one in catalog.NAMES
        )
        seats = self.game.seats
        fact = el("p", icon("users"), text(words("home.seats", least=seats[0], most=seats[-1])), class_="fact")
        form = form_of(name)
        plain = [question for question in form.questions if is_plain(question)]
        rest = [question for question in form.questions if not is_plain(question)]
        drawn = [draw_question(name, question, self.answers, self.names, words) for question in plain]
        inside = [draw_question(name, question, self.answers, self.names, words) for question in rest]
        inside.append(self._mercy())
        more = el(
            "button",
            text(words("new.more")),
            icon("chevron-down"),
            type="button",
            class_="more",
            data_do="more",
            aria_expanded="true" if self.is_more_open else "false",
            aria_controls="more",
        )
        return (
            el("h2", text(words("lobby.game")))
            + div("chips wide", *chips, role="radiogroup", aria_label=words("lobby.game"))
            + fact
            + "".join(drawn)
            + more
            + div("more-choices", *(inside if self.is_more_open else ()), id="more")
        )

    def _mercy(self) -> str:
        """May the others go on without somebody who does not come back?"""
        words = self.app.words
        return el(
            "label",
            el("span", el("strong", text(words("lobby.forgiving"))), el("small", text(words("lobby.forgiving.text")))),
            el(
                "input",
                type="checkbox",
                role="switch",
                checked=self.room.is_forgiving,
                id="forgiving",
                data_do="forgiving",
            ),
            class_="switch",
        )

    def _start_button(self) -> str:
        words, room = self.app.words, self.room
        mine = next((person for person in room.people if person.device == room.me), None)
        lack = self.game.seats[0] - len(room.chairs)
        if mine is None or not mine.seats:
            return button(words("lobby.watching"), "nothing", class_="main", off=True, icon_name="eye")
        if lack > 0:
            return button(words("lobby.lack", n=lack), "nothing", class_="main", off=True, icon_name="users")
        if not room.is_ready:
            return button(words("lobby.be_ready"), "ready", class_="main", icon_name="check")
        if room.can_start:
            return button(words("new.start"), "start", class_="main", icon_name="play")
        waiting = [chair.name for chair in room.chairs if not self._is_ready(chair.device)]
        return button(words("lobby.wait", names=words.list(waiting)), "unready", icon_name="hourglass")

    def _is_ready(self, device: str) -> bool:
        return any(person.device == device and person.is_ready for person in self.room.people)

    # ------------------------------------------------------------ what players do

    def do(self, verb: str, with_: str, value: str) -> None:
        room = self.room
        match verb:
            case "back" if with_:
                self.app.go_home()
            case "back":
                ask_leave(self.gathering)
            case "talk":
                self.app.ask(TalkSheet(self.app, self.gathering))
            case "voice":
                self.gathering.voice.do(with_)
            case "invite":
                self.app.ask(InviteSheet(self.app, self.gathering))
            case "door":
                room.open_door() if value == "on" else room.close_door()
            case "sit":
                room.take_seat()
            case "another":
                self.app.ask(Rename(self.app, "lobby.name", "", LONGEST, self._seat))
            case "rename":
                chair = next(chair for chair in room.chairs if chair.number == int(with_))
                take = partial(self._rename, chair)
                self.app.ask(Rename(self.app, "lobby.name", chair.name, LONGEST, take))
            case "stand":
                room.leave_seat(int(with_))
            case "remove":
                room.remove(with_)
            case "watch":
                room.watch()
            case "game":
                room.choose(with_, {}, room.is_forgiving)
            case "more":
                self.is_more_open = not self.is_more_open
            case "forgiving":
                room.choose(room.game, room.options, value == "on")
            case "answer":
                option, _, choice = with_.partition("=")
                answer(self._question(option), self.answers, choice or value)
                self.agree()
            case "collection":
                question = self._question(with_)
                self.app.ask(Chosen(self, question))
            case "ready":
                self._check()
                room.set_ready(True)
            case "unready":
                room.set_ready(False)
            case "start":
                room.start()
                room.close_door()  # and with it the line to the relays; whoever invites somebody later opens it again

    def _question(self, option: str) -> Question:
        return next(one for one in form_of(self.room.game).questions if one.option == option)

    def agree(self) -> None:
        """Tells the others what is chosen now; what would be refused waits until it makes sense."""
        for question in form_of(self.room.game).questions:
            settle(question, self.answers, max(len(self.room.chairs), 1))
        self.room.choose(self.room.game, self.answers, self.room.is_forgiving)

    def _check(self) -> None:
        for question in form_of(self.room.game).questions:
            if lack := missing(question, self.answers, len(self.room.chairs)):
                self.is_more_open = True
                raise Illegal("new.too_few" if lack > 0 else "new.too_many", n=abs(lack))

    def _seat(self, name: str) -> None:
        self.room.take_seat(None, name)

    def _rename(self, chair: Chair, name: str) -> None:
        """The first chair of a device bears its name; the others have names of their own."""
        mine = [one.number for one in self.room.chairs if one.device == self.room.me]
        if mine and chair.number == mine[0]:
            self.app.change(name=name)
            self.room.rename(name)
        else:
            self.room.leave_seat(chair.number)
            self.room.take_seat(chair.number, name)


class Chosen(CollectionSheet):
    """What is in play, chosen for all."""

    def __init__(self, lobby: Lobby, question: Question) -> None:
        super().__init__(lobby.app, lobby.room.game, question, lobby.answers)
        self.lobby = lobby

    def do(self, verb: str, with_: str, value: str) -> None:
        self.answers = self.lobby.answers
        before = dict(self.answers)
        super().do(verb, with_, value)
        if self.answers != before:
            self.lobby.agree()
