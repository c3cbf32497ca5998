"""The table seen from the seats at this device, where others sit elsewhere or are bots.

Whoever has the device alone sees the own secrets when they are needed, with no handover; two people at one device hand
it over as ever.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from games.contract.picks import Draft, Sketch
from screen.play.handover import Peek
from screen.play.others_bots import draw_typing
from screen.play.page import Play
from session.scene import note_look
from table.illegal import Illegal
from table.needs import Choose, Clock, Seal, Seat, Stake

BUZZ = 80


class Seated(Play):
    is_hiding = False
    shown = ""
    typing = ""
    aside: Draft = ()  # what was half said when others broke the talk off

    @property
    @abstractmethod
    def mine(self) -> tuple[Seat, ...]:
        """The people at this device."""

    @property
    @abstractmethod
    def has_bots(self) -> bool:
        """Does a bot sit at the table, wherever it is run?"""

    @property
    def only(self) -> Seat | None:
        """Whoever has it alone."""
        return self.mine[0] if len(self.mine) == 1 else None

    # ------------------------------------------------------------ what this device is asked

    def _asked(self) -> str:
        """Names what is on the screen: when it changes, what was half built is out of date."""
        scene = self.scene
        name = scene.need.name if isinstance(scene.need, Choose | Seal | Stake | Clock) else ""
        return f"{scene.kind} {scene.seat} {name}" + (f" {len(self.match.log)}" if scene.kind == "floor" else "")

    def _changed_scene(self, asked: str) -> None:
        """Something else is on the screen now. What was half said while all may speak is put aside."""
        looks_only = self.peek is not None and self.peek.why == "pocket"
        kind, before = asked.split(" ")[0], self.shown.split(" ")[0]
        if before == "floor" and self.draft:
            self.aside = self.draft
        self.shown = asked
        if not looks_only:
            self._close()
        self.draft, self.handover = (), None
        self._take_up()
        if not looks_only:
            self._call_next()
        if kind in ("choose", "ask", "seal", "look"):
            self.app.browser.vibrate(BUZZ)

    def _take_up(self) -> None:
        """What was put aside, and can still be said, comes back with the talk, after a vote too; not in a new round."""
        kind = self.scene.kind
        if kind == "floor" and self.aside:
            aside, self.aside = self.aside, ()
            if not self.draft and self._still_leads_on(aside):
                self.draft = aside
        elif kind == "look":
            self.aside, self.typing = (), ""

    def _sketch(self, draft: Draft) -> Sketch:
        """While all may speak, only what the seats here may say; a tap that leaves no choice is made for them."""
        sketch = self._anybodys(draft)
        if self.scene.kind != "floor":
            return sketch
        picks = tuple(pick for pick in sketch.picks if self._leads_to_mine((*draft, pick.key)))
        by = [pick for pick in picks if pick.key.startswith("by:")]
        if len(by) == 1 and len(picks) == 1 and not by[0].chosen and draft:
            return self._sketch((*draft, by[0].key))
        move = sketch.move if sketch.seat is None or sketch.seat in self.mine else None
        return replace(sketch, picks=picks, move=move)

    def _anybodys(self, draft: Draft) -> Sketch:
        """With bots at the table, what is said is said in words."""
        match, speech, need = self.match, self.kit.speech if self.has_bots else None, self.scene.need
        if speech is None or need is None or not speech.is_due(need, match.table):
            return super()._sketch(draft)
        return speech.sketch(match.view(None), draft, self.app.words, match.names, self.mine, match.log.events)

    def _still_leads_on(self, draft: Draft) -> bool:
        """Could it be tapped once more as it was?"""
        return all(key in {pick.key for pick in self._sketch(draft[:n]).picks} for n, key in enumerate(draft))

    def _leads_to_mine(self, draft: Draft, depth: int = 2) -> bool:
        sketch = self._anybodys(draft)
        if sketch.seat is not None:
            return sketch.seat in self.mine
        if sketch.move is not None or not depth:
            return bool(sketch.move)
        return any(self._leads_to_mine((*draft, pick.key), depth - 1) for pick in sketch.picks)

    # ------------------------------------------------------------ words of one's own

    def draw(self) -> dict[str, str]:
        regions = super().draw()
        sketch = self.sketch
        if sketch is None or not sketch.typing or not regions["turn"]:
            return regions
        return {**regions, "choices": regions["choices"] + draw_typing(self.app.words, sketch.typing, self.typing)}

    def _say(self) -> None:
        """What was typed is the last step of the sentence."""
        said = " ".join(self.typing.split())
        if not said or not self.sketch or not self.sketch.typing:
            raise Illegal("thinking.say_something")
        self.draft = (*self.draft, f"text:{said}")
        self.typing = ""
        self._confirm()

    def _confirm(self) -> None:
        """Whoever has said it is done with what was half typed; whoever votes meanwhile is not."""
        is_said = self.sketch is not None and self.sketch.move is not None and bool(self.sketch.typing)
        super()._confirm()
        if is_said:
            self.typing = ""

    # ------------------------------------------------------------ secrets

    def _call_next(self) -> None:
        if self.only is None:
            super()._call_next()
        elif self.scene.kind == "look" or (self.scene.kind in ("ask", "seal") and not self.is_hiding):
            self._open()

    def _hand_over(self, peek: Peek) -> None:
        if self.only is None:
            super()._hand_over(peek)
        elif peek.why != "turn":
            self.handover, self.peek, self.armed = None, peek, ""
            if peek.why == "act":
                note_look(self.match, peek.seat)

    def _tab_hidden(self) -> None:
        if self.only is None:
            super()._tab_hidden()

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "hide" if self.peek and self.peek.why == "act":
                self.is_hiding = True
            case "open":
                self.is_hiding = False
            case "secrets" if int(with_) not in self.mine:
                return
            case "typing":
                self.typing = value
                return
            case "say":
                self._say()
        super().do(verb, with_, value)
