"""The table while a game is played: the board in the middle, and around it whose turn it is and what to do.

    stage
    ├─ bar            home, title, log, rules, menu
    ├─ table          board: ground, pieces    side: turn, hand, choices, actions, players, score, log
    └─ cover          the handover, or a private page

One page for every session: around one device, with bots, in a room. Law: where several share the device, what is
private is drawn only while `peek` says that its owner looks, and is gone with it.
"""

from __future__ import annotations

from collections.abc import Callable

from games.contract.picks import Draft, Sketch
from screen.app.frame import Frame
from screen.parts.clock import ClockCalls, draw_clocks
from screen.parts.moments import Moments
from screen.parts.others import draw_typing
from screen.parts.sounds import ASKED, YOUR_TURN, buzz, sound_news
from screen.play import parts, private_steps
from screen.play.ahead import Ahead
from screen.play.climaxes.queue import Climaxes
from screen.play.handover import Hands, Peek
from screen.play.over import lay_over
from session.draft import Drafting, is_complete
from session.scene import Scene, name_of
from session.session import Session
from session.story import Story
from table.events import Move
from table.illegal import Illegal
from table.needs import Choose, Seal, Seat, Stake


class Play:
    def __init__(self, app: Frame, session: Session) -> None:
        self.app, self.session = app, session
        self.game, self.kit = session.game, session.kit
        self.story = Story(session, self.kit)
        self.drafting = Drafting(session, lambda: app.words)
        self.hands = Hands(session, lambda: app.settings.handover == "every_turn")
        self.volunteers: set[Seat] = set()
        self.is_listing = False  # all that can be tapped on the board, as a list
        self.is_own_shown = True
        self.confirmed: tuple[int, Draft] = (0, ())
        self.is_acting = False  # what happens next is what a person here has just done
        self.is_led_on = False  # among what has not been shown yet is what a person here has done
        self.lights: tuple[str, ...] = ()  # what a chief would move, until somebody does something
        self.version = 0
        self.drawn: tuple[object, dict[str, str]] = (None, {})
        self._drawn_scene: Scene | None = None
        self.climaxes, self.moments = Climaxes(app, session, self.story, self._catch_up), Moments(session, self.story)
        self.calls = ClockCalls(app, session)
        self.ahead = Ahead(session, self._own)
        self.shown, self.seen = self._asked(), self._seen()
        self.hands.call_next(self.scene)
        self._auto_roll()
        self.ahead.go_on()

    @property
    def title(self) -> str:
        return f"{self.app.words(f'{self.game.name}.title')} · Cabinet Noir"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.session.names)

    @property
    def scene(self) -> Scene:
        return self._drawn_scene or self.session.scene

    @property
    def peek(self) -> Peek | None:
        return self.hands.peek

    @property
    def handover(self) -> Peek | None:
        return self.hands.handover

    @property
    def actor(self) -> Seat | None:
        """Who chooses right now with their own secrets in view: behind a peek, or alone at this device."""
        is_alone = not self.peek and self.scene.kind == "choose" and self.session.people == (self.scene.seat,)
        return self.scene.seat if is_alone else self.peek.seat if self.peek and self.peek.why == "act" else None

    @property
    def builder(self) -> Seat | None:
        """With whose knowledge a move is built: also with that of the only person here, from whom nothing is hidden."""
        scene = self.scene
        is_alone = scene.kind == "choose" and scene.seat is not None and self.hands.only == scene.seat
        return scene.seat if is_alone else self.actor

    @property
    def draft(self) -> Draft:
        return self.drafting.draft

    @property
    def sketch(self) -> Sketch | None:
        """The move being built: in the open from what everybody knows, behind a peek from what one knows."""
        return None if self.climaxes.now else self.drafting.sketch(self.scene, self.builder)

    # ------------------------------------------------------------ drawing

    def draw(self) -> dict[str, str]:
        """Drawn anew only when something happened: the app asks more often than that."""
        where = (self.handover, self.peek, self.draft, frozenset(self.volunteers))
        then = (self.climaxes.now, self.climaxes.frame, self.moments.event, self.app.settings.coach)
        state = (self.version, where, then, self.session.log.head, self.app.words.language)
        self._drawn_scene = self.session.scene  # a dozen parts of the picture ask for it
        try:
            if self.drawn[0] != state:
                self.drawn = (state, parts.draw(self))
            is_private = self.peek is not None and self.peek.why == "pocket"
            clocks = draw_clocks(self.app.words, self.session, is_private)
            return {**self.drawn[1], **self._typing(self.drawn[1]), **clocks}
        finally:
            self._drawn_scene = None

    def _typing(self, regions: dict[str, str]) -> dict[str, str]:
        """The field for words of one's own, with what was typed so far."""
        sketch = self.sketch
        if sketch is None or not sketch.typing or not regions["turn"]:
            return {}
        return {"choices": regions["choices"] + draw_typing(self.app.words, sketch.typing, self.drafting.typing)}

    # ------------------------------------------------------------ what happens

    def news(self) -> bool:
        """Something may have happened at the table. False: nothing that stands on the page has changed."""
        is_own, self.is_acting = self.is_acting, False
        seen = self._seen()
        if seen == self.seen and not is_own:
            return self.calls.tick()
        self.version += 1
        self.lights = ()
        self.seen = seen
        self.calls.tick()
        self.is_led_on = self.is_led_on or is_own
        if not self.climaxes.take_up():
            self._catch_up()
        return True

    def _catch_up(self) -> None:
        """All climaxes have been seen: the page shows what is asked now."""
        is_own, self.is_led_on = self.is_led_on, False
        told = self.climaxes.tell_rest()
        sound_news(self.app, self.session, told, is_own or self.shown == self._asked())
        if any(event.kind == "clock" and event.value is None for event in self.session.log.events[told:]):
            self._close()  # time is up, and everybody looks up
        asked = self._asked()
        if is_own or asked != self.shown:
            self._change_scene(asked, is_own)
        if said := self.climaxes.tell_aloud():
            self.app.announce(said)
        if self.scene.kind == "over":
            self.app.visit(*self.session.doors["over"])
        else:
            self._auto_roll()
            self.ahead.go_on()

    def in_hand(self) -> object:
        """About to say something, or looking at a card. Somebody who has only begun to accuse is not waited for."""
        sketch = self.sketch
        is_speaking = bool(sketch and sketch.typing and (self.drafting.typing or self.draft))
        return (self.version, self.drafting.typing) if is_speaking or self.peek else None

    def leave(self) -> None:
        self.climaxes.pause()
        self.session.leave()

    def _seen(self) -> object:
        return self.session.log.head, self._asked(), self.session.others

    def _asked(self) -> str:
        return name_of(self.session.scene, len(self.session.log))

    def _change_scene(self, asked: str, is_own: bool) -> None:
        """Something else is on the screen now. What was half said while all may speak is put aside."""
        looks_only = self.peek is not None and self.peek.why == "pocket" and not is_own
        kind, before = asked.split(" ")[0], self.shown.split(" ")[0]
        self.shown = asked
        if before == "floor" and not is_own:
            self.drafting.put_aside()
        if not looks_only:
            self._close()
        self.drafting.draft, self.hands.handover = (), None
        self.drafting.take_up(self.scene)
        if not looks_only:
            self.hands.call_next(self.scene)
        if not is_own and self.session.others.seats and kind in ASKED:
            buzz(self.app, YOUR_TURN)

    def _auto_roll(self) -> None:
        if self.app.settings.auto_roll and not self.handover and self.scene.kind == "roll":
            self.session.step()

    # ------------------------------------------------------------ what players do

    def do(self, verb: str, with_: str, value: str) -> None:
        if self.climaxes.do(verb) or self.moments.do(verb, with_):
            return
        if verb == "typing":
            self.drafting.typing = value
            return
        if verb == "note" and self.peek:
            self.session.write_note(self.peek.seat, with_, value)
            return
        self.version += 1
        match verb:
            case "back":
                self._back(with_)
            case "pick" if with_ != "next":
                self._pick(with_)
            case "undo":
                self._undo()
            case "over":
                self.drafting.draft = ()
            case "amount":
                self.drafting.set_amount(with_, value, self.sketch)
            case "list":
                self.is_listing = not self.is_listing
            case "own":
                self.is_own_shown = not self.is_own_shown
            case "shuffle":
                self.drafting.shuffle(self.scene, self.builder, self.app.browser.seed())
            case "confirm":
                self._confirm()
            case "say":
                self._say()
            case "roll" | "lift":
                self._step("roll" if verb == "roll" else "curtain")
            case "volunteer":
                self.volunteers ^= {int(with_)}
            case "together" | "nobody":
                self._answer_together(self.volunteers if verb == "together" else set())
            case "secrets" if int(with_) in self.session.people:
                self.hands.hand_over(Peek(int(with_), "pocket"))
            case "open":
                self.hands.is_hiding = False
                self._open()
            case "mine":
                self._acknowledge()
            case "away":
                self.hands.handover = None
            case "hide":
                self._hide()
            case "mark":
                private_steps.mark(self, with_)
            case "act":
                private_steps.step(self, with_, self._own)
            case "hidden":
                self._tab_hidden()
            case "shown":
                self.session.clock.catch_up()
            case _:
                self._elsewhere(verb, with_)
        self.version += 1  # whatever was drawn halfway is out of date

    def _elsewhere(self, verb: str, with_: str) -> None:
        if lay_over(self, verb):
            return
        if verb in self.session.doors:
            self.app.visit(*self.session.doors[verb])
            return
        self.session.do(verb, with_)
        if "next" in (verb, with_):  # what is said next stands at the top
            self.app.browser.scroll_up()

    def carry_out(self, seat: Seat, move: Move, need: str) -> None:
        """What a chief would do is done."""
        self._own(lambda: self.session.offer(seat, move, need))

    def _back(self, with_: str) -> None:
        if self.peek:
            self._hide()
        elif self.handover:
            self.hands.handover = None if self.handover.why != "turn" else self.handover
        elif self.draft:
            self.drafting.draft = self.draft[:-1]
        elif with_:
            self.app.go_home()
        else:
            self._elsewhere("menu", "")

    def _own(self, act: Callable[[], None]) -> None:
        """What a person here does leads on: what was half built is done with. A refusal leaves everything as it was."""
        self.is_acting = True
        try:
            act()
        finally:
            self.is_acting = False

    # ------------------------------------------------------------ building a move

    def _pick(self, key: str) -> None:
        if self.scene.kind == "roll":
            self._step("roll")
            return
        sketch = self.sketch
        pick = next((pick for pick in sketch.picks if pick.key == key), None) if sketch else None
        if pick is None:
            return
        self.drafting.tap(pick, self.scene, self.builder)
        sketch, need = self.sketch, self.scene.need
        # A small step, or what lies nowhere on the board and leaves nothing to add (a pass): no second tap.
        is_answer = isinstance(need, Choose) or (isinstance(need, Seal) and need.aloud)
        is_alone = is_answer and not pick.at and self.draft == (key,)
        if sketch and ((is_alone and is_complete(sketch)) or (sketch.move and sketch.at_once and not self.peek)):
            self._confirm()

    def _say(self) -> None:
        if not self.drafting.typing.strip() or not self.sketch or not self.sketch.typing:
            raise Illegal("thinking.say_something")
        self.drafting.say()
        self._confirm()

    def _confirm(self) -> None:
        sketch, scene, draft = self.sketch, self.scene, self.draft
        if sketch is None or sketch.move is None or scene.need is None:
            return
        seat = self.actor if self.actor is not None else scene.seat if sketch.seat is None else sketch.seat
        if seat is None:
            return
        name = None if scene.kind == "floor" else scene.need.name
        is_short = sketch.at_once or self.peek is not None or (len(draft) == 1 and not any(p.at for p in sketch.picks))
        move = sketch.move
        self.drafting.draft = draft[:-1] if sketch.at_once else draft  # what is refused at once is not left standing
        if sketch.before:
            self.ahead.do((*sketch.before, (seat, move)))
        else:
            self._own(lambda: self.session.offer(seat, move, name))
        self.confirmed = (len(self.session.log), () if is_short else draft)
        if sketch.typing:  # somebody who votes meanwhile keeps what was half typed
            self.drafting.typing = ""
        self.app.browser.scroll_up()
        asked = self.scene
        is_next = isinstance(asked.need, Stake) and asked.need.seats == (seat,) and scene.kind == "choose"
        if asked.kind == "seal" and (scene.kind == "seal" or is_next):
            self._open()

    def _undo(self) -> None:
        if self.draft:
            self.drafting.draft = self.draft[:-1]
        elif self.session.can_undo and not self.peek:
            length, draft = self.confirmed
            draft = draft if length == len(self.session.log) else ()
            self._own(self.ahead.take_back)
            self.drafting.draft = draft
            self.app.announce(self.app.words("play.undone"))

    def _step(self, kind: str) -> None:
        if self.scene.kind == kind:
            self._own(self.session.step)
            self.app.browser.scroll_up()

    def _answer_together(self, willing: set[Seat]) -> None:
        need = self.scene.need
        if self.scene.kind != "aloud" or not isinstance(need, Seal):
            return
        moves = private_steps.answers_together(self, need, willing)
        self._own(lambda: self.session.offer_together(moves, need.name))
        self.app.browser.scroll_up()

    # ------------------------------------------------------------ secrets, and handing the device over

    def _open(self) -> None:
        self.drafting.draft = ()
        self.hands.open(self.scene)

    def _acknowledge(self) -> None:
        if self.handover:
            self.hands.acknowledge(self.scene)
            self._auto_roll()

    def _close(self) -> None:
        self.hands.put_away()
        self.drafting.draft = ()
        self.volunteers = set()

    def _hide(self) -> None:
        """The owner has seen enough. The next player who has not looked yet is called at once."""
        if (peek := self.peek) is None:
            return
        if peek.why == "act":
            self.drafting.draft = ()
        self._own(self.hands.hide)
        if peek.why == "look" and self.scene.kind == "look":
            self._open()
        elif peek.why == "look":
            self.hands.call_next(self.scene)
            self._auto_roll()

    def _tab_hidden(self) -> None:
        """A person who comes back to the page finds the handover, not the secrets."""
        if self.hands.only is None and self.peek:
            if self.peek.why == "act":
                self.drafting.draft = ()
            self.hands.hand_over(self.peek)
