"""The room before a game: who is here and where they sit, what will be played, and whether all agree.

stage ── chairs: who sits where (chairs.py) ── game and options ── ready, start
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fair.proofs.shares import threshold
from games.contract.form import Question, form_of
from screen.app.icons import icon
from screen.app.markup import div, el, main, region, text
from screen.app.pictures import symbols
from screen.app.skeleton import button, top_bar
from screen.parts.meeting import draw_meeting
from screen.parts.others import draw_talk
from screen.parts.questions import Answers, answer, draw_form, missing, settle
from screen.room.chairs import VERBS, Chairs
from screen.room.invite_sheet import InviteSheet
from screen.room.leaving import ask_leave
from screen.room.talk_sheet import TalkSheet
from session.room.layout import TABLE
from table import catalog
from table.game import Game
from table.illegal import Illegal

if TYPE_CHECKING:
    from screen.app.frame import Frame
    from session.room.gathering import Gathering


class Lobby:
    def __init__(self, app: Frame, gathering: Gathering) -> None:
        self.app, self.gathering, self.room = app, gathering, gathering.room
        self.chairs = Chairs(app, gathering)
        self.answers: Answers = {}
        self.is_more_open = False
        self.invite: InviteSheet | None = None  # open at the table, until all are in
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
        self.answers = {one.name: options.get(one.name, one.default) for one in self.game.options} | self._settled
        self.chairs.name_apart()

    @property
    def _settled(self) -> Answers:
        """The options that bots decide: they are not asked."""
        has_bots = any(chair.bot for chair in self.room.chairs)
        return dict(form_of(self.room.game).with_bots) if has_bots else {}

    @property
    def _is_one_sided(self) -> bool:
        """Does one device hold so many seats that it alone could stand in for another player, and see their secrets?"""
        chairs = self.room.chairs
        most = max(Counter(chair.device for chair in chairs).values(), default=0)
        return 0 < threshold(len(chairs)) <= most

    def draw(self) -> dict[str, str]:
        words = self.app.words
        page = main(
            "page table-lobby" if self.is_table else "page narrow",
            region("way-back", "company-rows", "div", role="status"),
            region("join", "panel join", "section", aria_label=words("invite.title")) if self.is_table else "",
            region("chairs", "panel", "section", aria_label=words("lobby.people")),
            region("agreed", "panel", "section", aria_label=words("lobby.game")),
        )
        talk = draw_talk(words, self.gathering.talk)
        return {
            "stage": top_bar(words, words("lobby.title"), talk, help_with=self.room.game)
            + page
            + div("start-bar", self._start_button()),
            "way-back": self._meeting() + self._way_back(),
            "chairs": self.chairs.draw(),
            **({"join": self._join()} if self.is_table else {}),
            "agreed": self._game(),
            "art": symbols(self.room.game),
        }

    @property
    def is_table(self) -> bool:
        return self.gathering.layout.now == TABLE

    def _join(self) -> str:
        """The code to join stands at the table by itself, until everybody is ready."""
        if self.room.can_start:
            return ""
        self.invite = self.invite or InviteSheet(self.app, self.gathering)
        return el("p", icon("tv"), el("span", text(self.app.words("layout.table_lobby")))) + self.invite.draw()

    def _meeting(self) -> str:
        """What goes on at the door; and if nobody can find it, where to name other helpers."""
        words, meeting = self.app.words, self.gathering.meeting
        network = button(words("network.title"), "far", "network", icon_name="radio-tower")
        return draw_meeting(words, meeting) + (network if meeting.state == "unheard" else "")

    def _way_back(self) -> str:
        """The others are still at the game that this device has left."""
        words = self.app.words
        if not self.room.can_return:
            return ""
        says = el("p", icon("info"), el("span", text(words("far.return_hint"))))
        return says + button(words("far.return"), "return", icon_name="undo-2")

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
        asked = [question for question in form_of(name).questions if question.option not in self._settled]
        return (
            el("h2", text(words("lobby.game")))
            + div("chips wide", *chips, role="radiogroup", aria_label=words("lobby.game"))
            + fact
            + draw_form(name, asked, self.answers, self.names, words, self.is_more_open, self._mercy())
        )

    def _mercy(self) -> str:
        """May the others go on without somebody who does not come back?"""
        words, is_barred = self.app.words, self._is_one_sided
        why = words("lobby.forgiving.barred" if is_barred else "lobby.forgiving.text")
        return el(
            "label",
            el("span", el("strong", text(words("lobby.forgiving"))), el("small", text(why))),
            el(
                "input",
                type="checkbox",
                role="switch",
                checked=self.room.is_forgiving and not is_barred,
                disabled=is_barred,
                id="forgiving",
                data_do="forgiving",
            ),
            class_="switch",
        )

    def _start_button(self) -> str:
        words, room = self.app.words, self.room
        mine = next((person for person in room.people if person.device == room.me), None)
        lack = self.game.seats[0] - len(room.chairs)
        is_seated = mine is not None and bool(mine.seats)
        if not is_seated and not self.is_table:
            return button(words("lobby.watching"), "nothing", class_="main", off=True, icon_name="eye")
        if lack > 0:
            return button(words("lobby.lack", n=lack), "nothing", class_="main", off=True, icon_name="users")
        if is_seated and not room.is_ready:
            return button(words("lobby.be_ready"), "ready", class_="main", icon_name="check")
        if room.can_start:
            return button(words("new.start"), "start", class_="main", icon_name="play")
        if self.is_table:
            return button(words("layout.wait_ready"), "nothing", off=True, icon_name="hourglass")
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
                self.app.ask(ask_leave(self.app, self.gathering))
            case "talk":
                self.app.ask(TalkSheet(self.app, self.gathering))
            case "voice":
                self.gathering.voice.do(with_)
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
                self.app.visit("collection", room.game, self._question(with_), lambda: self.answers, self.agree)
            case "ready":
                self._check()
                room.set_ready(True)
            case "unready":
                room.set_ready(False)
            case "return":
                room.return_to_game()
            case "start":
                room.start()
                room.close_door()  # this also leaves the relays; inviting somebody later opens the door again
            case _ if self.invite and self.is_table and verb not in VERBS:
                self.invite.do(verb, with_, value)
            case _:
                self.chairs.do(verb, with_, value)

    def _question(self, option: str) -> Question:
        return next(one for one in form_of(self.room.game).questions if one.option == option)

    def agree(self) -> None:
        """Tells the others what is chosen now, without answers that make no sense for those who sit here."""
        for question in form_of(self.room.game).questions:
            settle(question, self.answers, max(len(self.room.chairs), 1))
        is_forgiving = self.room.is_forgiving and not self._is_one_sided
        self.room.choose(self.room.game, self.answers | self._settled, is_forgiving)

    def _check(self) -> None:
        """Refuses to be ready for options that are incomplete or do not fit those who sit here now."""
        for question in form_of(self.room.game).questions:
            if lack := missing(question, self.answers, len(self.room.chairs)):
                self.is_more_open = True
                raise Illegal("new.too_few" if lack > 0 else "new.too_many", n=abs(lack))
        room = self.room
        if room.options | self._settled != room.options or (room.is_forgiving and self._is_one_sided):
            self.agree()

