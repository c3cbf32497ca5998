"""The table seen from the seats at this device, where others sit elsewhere or are bots.

Whoever has the device alone sees the own secrets when they are needed, with no handover; two people at one device hand
it over as ever.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from games.picks import Draft, Sketch
from screen.handover import Peek
from screen.play import Play
from screen.turn import note_look
from table.needs import Choose, Clock, Seal, Seat, Stake

BUZZ = 80


class Seated(Play):
    is_hiding = False
    shown = ""

    @property
    @abstractmethod
    def mine(self) -> tuple[Seat, ...]:
        """The people at this device."""

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

    def _changed_scene(self) -> None:
        looks_only = self.peek is not None and self.peek.why == "pocket"
        if not looks_only:
            self._close()
        self.draft, self.handover = (), None
        kind = self.shown.split(" ")[0]
        if not looks_only:
            self._call_next()
        if kind in ("choose", "ask", "seal", "look"):
            self.app.browser.vibrate(BUZZ)

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
        return super()._sketch(draft)

    def _leads_to_mine(self, draft: Draft, depth: int = 2) -> bool:
        sketch = self._anybodys(draft)
        if sketch.seat is not None:
            return sketch.seat in self.mine
        if sketch.move is not None or not depth:
            return bool(sketch.move)
        return any(self._leads_to_mine((*draft, pick.key), depth - 1) for pick in sketch.picks)

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
        super().do(verb, with_, value)
