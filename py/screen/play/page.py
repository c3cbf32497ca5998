"""The table while a game is played: the board in the middle, and around it whose turn it is and what to do.

    stage
    ├─ bar            home, title, log, rules, menu
    ├─ table          board: ground, pieces    side: turn, hand, choices, actions, players, score, log
    └─ cover          the handover, or a private page

Law: what is private is drawn only while `peek` says that its owner looks, and is gone with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.contract.kit import kit
from games.contract.picks import Draft, Sketch
from screen.app.saving import save_file
from screen.play import parts
from screen.play.clock import Timer, draw_clocks
from screen.play.handover import Peek
from screen.play.others import Company
from screen.play.private_steps import cross_off, take_step
from screen.play.sheets import LogSheet, Menu, ScoreSheet
from session.draft import after_tap, is_complete
from session.scene import Scene, note_look, scene_of, settle
from session.story import Story
from table.events import Event, Move
from table.match import Match
from table.needs import Choose, Seal, Seat
from table.save import About

if TYPE_CHECKING:
    from screen.app.frame import Frame

NOTE_SECONDS = 0.8


class Play:
    def __init__(self, app: Frame, match: Match, about: About | None) -> None:
        self.app, self.match, self.about = app, match, about
        self.game = match.game
        self.kit = kit(match.game.name)
        self.story = Story(match, self.kit)
        self.draft: Draft = ()
        self.handover: Peek | None = None
        self.peek: Peek | None = None
        self.holder: Seat | None = None
        self.armed = ""
        self.volunteers: set[Seat] = set()
        self.confirmed: tuple[int, Draft] = (0, ())
        self.version = 0
        self.typed = 0
        self.drawn: tuple[object, dict[str, str]] = (None, {})
        self.sketched: tuple[object, Sketch | None] = (None, None)
        length = len(match.log)
        settle(match, self.kit)
        self.timer = self.make_timer()
        self.timer.settle()
        if len(match.log) > length:
            self.app.keep(match, about)
        self._call_next()
        self._auto_roll()

    def make_timer(self) -> Timer:
        return Timer(self)

    @property
    def title(self) -> str:
        return f"{self.app.words(f'{self.game.name}.title')} · Cabinet Noir"

    company: Company | None = None  # who sits at which device, where they are several

    @property
    def scene(self) -> Scene:
        """A game that is not kept is a show: nobody has to look at the own cards first."""
        return scene_of(self.match, self.kit, None if self.about else ())

    # drawing

    def draw(self) -> dict[str, str]:
        """Drawn anew only when something happened: the app asks more often than that."""
        where = (self.handover, self.peek, self.draft, frozenset(self.volunteers))
        state = (self.version, where, self.match.log.head, self.app.words.language)
        if self.drawn[0] != state:
            self.drawn = (state, parts.draw(self))
        return {**self.drawn[1], **draw_clocks(self)}

    @property
    def sketch(self) -> Sketch | None:
        """The move being built: in the open from what everybody knows, behind a peek from what one knows."""
        scene, actor = self.scene, self.actor
        if scene.kind not in ("choose", "ask", "floor") and not (scene.kind == "seal" and actor is not None):
            return None
        state = (self.match.log.head, self.draft, actor, self.app.words.language)
        if self.sketched[0] != state:
            self.sketched = (state, self._sketch(self.draft))
        return self.sketched[1]

    @property
    def actor(self) -> Seat | None:
        """Who chooses right now with the own secrets in view."""
        return self.peek.seat if self.peek and self.peek.why == "act" else None

    def _sketch(self, draft: Draft) -> Sketch:
        view, need = self.match.view(self.actor), self.scene.need
        assert need is not None
        return self.kit.sketch(view, need, draft, self.app.words, self.match.names)

    # what players do

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb == "note":
            self._write_note(with_, value)
            return
        self.version += 1
        match verb:
            case "back":
                self._back(with_)
            case "pick":
                self._pick(with_)
            case "undo":
                self._undo()
            case "over":
                self.draft = ()
            case "confirm":
                self._confirm()
            case "roll":
                self._roll()
            case "lift":
                self._lift()
            case "volunteer":
                self.volunteers ^= {int(with_)}
            case "together":
                self._answer_together(self.volunteers)
            case "nobody":
                self._answer_together(set())
            case "secrets":
                self._hand_over(Peek(int(with_), "pocket"))
            case "open":
                self._open()
            case "mine":
                self._acknowledge()
            case "away":
                self.handover = None
            case "hide":
                self._hide()
            case "mark":
                cross_off(self, with_)
            case "act":
                self._act(with_)
            case "hidden":
                self._tab_hidden()
            case "shown":
                self.timer.tick()
            case _:
                self._elsewhere(verb)
        self.version += 1  # whatever was drawn halfway is out of date

    def _elsewhere(self, verb: str) -> None:
        match verb:
            case "menu":
                self.app.ask(Menu(self))
            case "log":
                self.app.ask(LogSheet(self))
            case "score":
                self.app.ask(ScoreSheet(self))
            case "replay":
                self.app.visit("replay", self.match, self.about)
            case "save":
                save_file(self.app, self.match, self.about)
            case "end":
                words = self.app.words
                self.app.confirm(words("menu.end"), words("menu.end_sure"), words("menu.end"), self._throw_away)

    def _back(self, with_: str) -> None:
        if self.peek:
            self._hide()
        elif self.handover:
            self.handover = None if self.handover.why != "turn" else self.handover
        elif self.draft:
            self.draft = self.draft[:-1]
        elif with_:
            self.app.go_home()
        else:
            self.app.ask(Menu(self))

    # building a move

    def _pick(self, key: str) -> None:
        if self.scene.kind == "roll":
            self._roll()
            return
        sketch = self.sketch
        pick = next((pick for pick in sketch.picks if pick.key == key), None) if sketch else None
        if pick is None:
            return
        self.draft = after_tap(self.draft, pick, self._sketch)
        sketch = self.sketch
        # A small step, or what lies nowhere on the board and leaves nothing to add (a pass): no second tap.
        is_alone = isinstance(self.scene.need, Choose) and not pick.at and self.draft == (key,)
        if sketch and ((is_alone and is_complete(sketch)) or (sketch.move and sketch.at_once and not self.peek)):
            self._confirm()

    def _confirm(self) -> None:
        sketch, scene = self.sketch, self.scene
        if sketch is None or sketch.move is None or scene.need is None:
            return
        length = len(self.match.log)
        seat = scene.seat if sketch.seat is None else sketch.seat
        seat = seat if self.actor is None else self.actor
        if seat is None:
            return
        name = None if scene.kind == "floor" else scene.need.name
        is_short = len(self.draft) == 1 and not any(pick.at for pick in sketch.picks)
        self.match.offer(seat, sketch.move, name)
        self.confirmed = (len(self.match.log), () if is_short or self.peek or sketch.at_once else self.draft)
        self._close()
        self._went_on(length)
        if scene.kind == self.scene.kind == "seal":
            self._open()

    def _undo(self) -> None:
        if self.draft:
            self.draft = self.draft[:-1]
        elif self.match.can_undo() and not self.peek:
            self.handover = None
            length, draft = self.confirmed
            self.draft = draft if length == len(self.match.log) else ()
            self.match.undo()
            self.timer.follow()
            self.app.announce(self.app.words("play.undone"))
            self.app.keep(self.match, self.about)

    # what the table does together

    def _roll(self) -> None:
        if self.scene.kind == "roll":
            length = len(self.match.log)
            self.match.step()
            self._went_on(length)

    def _lift(self) -> None:
        if self.scene.kind == "curtain":
            length = len(self.match.log)
            self.match.step()
            self._went_on(length)

    def _answer_together(self, willing: set[Seat]) -> None:
        """Who says yes but cannot is taken at a no, and everybody hears why: the claim was public."""
        scene, length = self.scene, len(self.match.log)
        if scene.kind != "aloud" or not isinstance(scene.need, Seal):
            return
        for seat in scene.need.seats:
            move = Move(seat in willing)
            if move not in self.match.moves(seat, scene.need.name):
                move = Move(seat not in willing)
                said = self.app.words("play.cannot", name=self.match.names[seat])
                self.app.toast(said)
                self.app.announce(said)
            self.match.offer(seat, move, scene.need.name)
        self._close()
        self._went_on(length)

    def _went_on(self, length: int) -> None:
        """After every event: the dealer answers, all are told, the game is kept, the next one is called."""
        self.timer.settle()
        self._call_next()
        self._auto_roll()
        self._tell(length)
        self.app.browser.scroll_up()
        self.app.keep(self.match, self.about)
        if self.scene.kind == "over":
            self.app.visit("result", self.match, self.about)

    def time_is_up(self, event: Event) -> None:
        """Everybody looks up: what was half built or half hidden is put away."""
        length = len(self.match.log)
        self.match.receive(event)
        self._close()
        self.handover = None
        self._went_on(length)

    def _tell(self, length: int) -> None:
        """Says what has happened since the log was that long."""
        if said := self.story.since(length, self.app.words):
            self.app.announce(said)

    def _auto_roll(self) -> None:
        while self.app.settings.auto_roll and not self.handover and self.scene.kind == "roll":
            self.match.step()
            settle(self.match, self.kit)

    # secrets, and handing the tablet over

    def _call_next(self) -> None:
        scene = self.scene
        if scene.seat is None:
            self.holder = None
        elif self._calls_every_turn and scene.kind in ("roll", "choose", "ask") and scene.seat != self.holder:
            self._hand_over(Peek(scene.seat, "turn"))

    @property
    def _calls_every_turn(self) -> bool:
        return self.app.settings.handover == "every_turn"

    def _hand_over(self, peek: Peek) -> None:
        self.peek, self.armed = None, ""
        self.handover = peek

    def _open(self) -> None:
        scene = self.scene
        if scene.seat is not None and scene.kind in ("look", "ask", "seal"):
            self.draft = ()
            self._hand_over(Peek(scene.seat, "look" if scene.kind == "look" else "act"))

    def _acknowledge(self) -> None:
        """The tablet has changed hands: what happened before stays."""
        if (peek := self.handover) is None:
            return
        self.handover = None
        if peek.seat != self.holder:
            self.match.keep()
        self.holder = peek.seat
        if peek.why != "turn":
            self.peek = peek
        elif self.scene.kind == "ask":
            self.peek = Peek(peek.seat, "act")
        if self.actor is not None:
            note_look(self.match, self.actor)
        length = len(self.match.log)
        self._auto_roll()
        self._tell(length)
        self.app.keep(self.match, self.about)

    def _close(self) -> None:
        self.peek, self.draft, self.armed = None, (), ""
        self.volunteers = set()

    def _hide(self) -> None:
        """The owner has seen enough. Whoever comes next at the start of a game is called at once."""
        if (peek := self.peek) is None:
            return
        if peek.why == "act":
            self.draft = ()
        self.peek, self.armed = None, ""
        note_look(self.match, peek.seat)
        if peek.why == "look" and self.scene.kind == "look":
            self._open()
        elif peek.why == "look":
            length = len(self.match.log)
            self._call_next()
            self._auto_roll()
            self._tell(length)
        self.app.keep(self.match, self.about)

    def _tab_hidden(self) -> None:
        """Whoever comes back to the page finds the handover, not the secrets."""
        if self.peek:
            if self.peek.why == "act":
                self.draft = ()
            self._hand_over(self.peek)

    def _act(self, key: str) -> None:
        length = len(self.match.log)
        if take_step(self, key):
            self._close()
            self._went_on(length)

    def _write_note(self, page: str, note: str) -> None:
        if self.peek is None:
            return
        self.match.write_note(self.peek.seat, page, note)
        self.typed += 1
        typed = self.typed
        self.app.browser.after(NOTE_SECONDS, lambda: self._keep_note(typed))

    def _keep_note(self, typed: int) -> None:
        if typed == self.typed:
            self.app.keep(self.match, self.about)

    # the end

    def _throw_away(self) -> None:
        self.timer.forget()
        self.app.work(self._thrown_away())

    async def _thrown_away(self) -> None:
        if self.about and self.about.id in self.app.store.labels:
            taken = await self.app.store.delete(self.about.id)
            words = self.app.words
            self.app.toast(
                words("menu.ended"),
                words("shelf.undo"),
                lambda: self.app.work(self.app.store.put_back(taken)),
            )
        self.app.go_home()
