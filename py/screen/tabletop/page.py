"""The table that all look at: the board as large as the screen allows, whose turn it is, the score, the last moves.

    stage
    ├─ bar     home, title, talk, menu
    └─ table   board, and over it a pause    side: turn, players, score, beside, what has happened, the way back

Law: it asks a session only for what everybody may know. Nothing private is drawn here, for nothing private is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.app.frame import Frame
from screen.app.markup import div, el, region, text
from screen.app.pictures import symbols
from screen.app.skeleton import icon_button, top_bar
from screen.parts.board import board, ground
from screen.parts.clock import ClockCalls, draw_clocks
from screen.parts.code import Code
from screen.parts.others import draw_other, draw_others, draw_talk
from screen.parts.panels import draw_log, draw_score
from screen.parts.poster import draw_beside
from screen.parts.sounds import sound_news
from screen.places import find
from screen.tabletop.around import draw_pause, draw_turn_at, draw_way_back
from session.room.layout import TABLE
from session.room.pause import Pause
from session.story import Story
from store import file_name

if TYPE_CHECKING:
    from session.room.gathering import Gathering

LAST_MOVES = 6


class Tabletop:
    def __init__(self, app: Frame, gathering: Gathering) -> None:
        assert gathering.game is not None
        self.app, self.gathering, self.session = app, gathering, gathering.game
        self.game, self.kit = self.session.game, self.session.kit
        self.story = Story(self.session, self.kit)
        self.pause = Pause(app, self.session)
        self.code = Code(app)
        self.climaxes = find("climaxes")(app, self.session, self.story, self._catch_up)
        self.calls = ClockCalls(app, self.session)
        self.pause.follow()
        self.seen = self._seen()

    @property
    def title(self) -> str:
        return f"{self.app.words(f'{self.game.name}.title')} · Cabinet Noir"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.session.names)

    # ------------------------------------------------------------ drawing

    def draw(self) -> dict[str, str]:
        words, session, kit = self.app.words, self.session, self.kit
        others, names, shown = session.others, session.names, self._shown
        table = session.tables[shown - 1]
        seats = [kit.around.status(table, seat, words) for seat in range(len(names))]
        sign = kit.around.seat_sign
        chips = {
            one.seat: draw_other(words, one, names[one.seat], seats[one.seat], sign(table, one.seat))
            for one in others.seats
        }
        told = [line for n, line in self.story.lines(words) if n < shown]
        return {
            "stage": self._stage(),
            "art": symbols(self.game.name),
            "ground": ground(self.game.name, words.language),
            "pieces": kit.board.pieces(table, (), words, names),
            "pause": draw_pause(words, self.pause, names, others),
            "turn": draw_turn_at(words, session, table),
            "company": draw_others(words, others, names),
            "seats": div("seat-row", *(chips[seat] for seat in sorted(chips))),
            "score": draw_score(words, kit.scores(table, words, names), is_button=False),
            "beside": draw_beside(kit.around.beside(table, words, names), words),
            "log": el("h3", text(words("tabletop.moves"))) + draw_log(words, told, LAST_MOVES),
            "join": draw_way_back(words, self.code, self.gathering, others),
            "cover": find("climax")(self.app, self.climaxes),
            **draw_clocks(words, session, is_private=False),
        }

    @property
    def _shown(self) -> int:
        """So many events of the game are on the page: while a climax is seen, none of what comes after it."""
        return self.climaxes.now.event + 1 if self.climaxes.now else self.pause.shown

    def _stage(self) -> str:
        words, game = self.app.words, self.game.name
        bar = top_bar(
            words, words(f"{game}.title"), draw_talk(words, self.session.others.talk),
            icon_button("menu", words("play.menu"), "menu"), help_with=game,
        )  # fmt: skip
        side = el(
            "section",
            region("turn", "turn", aria_live="polite", aria_atomic="true"),
            region("company", "company"),
            region("join"),
            region("seats", "seats", aria_label=words("play.players"), role="group"),
            region("score"),
            region("beside", "beside"),
            region("log"),
            class_="side",
        )
        is_covered = self.climaxes.now is not None
        main = el("main", board(), region("pause", role="status"), side, class_="table", inert=is_covered)
        name, kind = "play tabletop covered" if is_covered else "play tabletop", self.session.scene.kind
        return div(name, bar, main, region("cover"), data_scene=kind, data_game=game)

    # ------------------------------------------------------------ what happens

    def news(self) -> bool:
        """Something may have happened at the table. False: nothing that stands on the page has changed."""
        self.pause.follow()
        if self.gathering.game is not self.session or self.gathering.layout.now != TABLE:
            self.gathering.show()
            return True
        if self.seen == (seen := self._seen()):
            return self.calls.tick()
        self.seen = seen
        self.calls.tick()
        if not self.pause.left and not self.climaxes.take_up():
            self._catch_up()
        return True

    def _catch_up(self) -> None:
        """No climax and no count stand before what has happened."""
        told = self.climaxes.tell_rest()
        if told < len(self.session.log):
            sound_news(self.app, self.session, told, is_own=False)
            if said := self.story.since(told, self.app.words):
                self.app.announce(said)
        if self.session.scene.kind == "over" and not self.pause.is_on:
            self.gathering.show()

    def _seen(self) -> object:
        pause, session = self.pause, self.session
        return session.log.head, session.scene.kind, session.others, pause.seats, pause.left, self.gathering.layout.now

    def leave(self) -> None:
        self.climaxes.pause()
        self.session.leave()

    # ------------------------------------------------------------ what people do

    def do(self, verb: str, with_: str, value: str) -> None:
        if self.climaxes.do(verb):
            return
        match verb:
            case "back" if with_:
                self.app.go_home()
            case "back" | "menu":
                self.app.visit("menu", self.session, lambda verb: self.do(verb, "", ""))
            case "log":
                self.app.visit("log", self.story)
            case "score":
                self.app.visit("score", self.session)
            case "save":
                title = f"{self.app.words(f'{self.game.name}.title')} {self.app.browser.now()[:10]}"
                self.app.browser.download(file_name(title), self.session.export())
            case "shown":
                self.session.clock.catch_up()
            case _ if verb in self.session.doors:
                self.app.visit(*self.session.doors[verb])
            case _:
                self.session.do(verb, with_)
