"""What would a chief do? A sheet over the table, for a person who plays alone against bots and asks for it.

It says what the move does, why, and what speaks against the next best. The move is lit on the board; one tap does it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from games.contract.picks import Pick
from screen.app.frame import Frame
from screen.app.markup import div, el, text
from screen.app.skeleton import button
from session.session import Advice
from table.events import Move
from table.needs import Seat

MOST_REASONS = 3


def advised(lights: Sequence[str], picks: Sequence[Pick]) -> tuple[Pick, ...]:
    """The picks, with what the advice is about marked as chosen."""
    if not lights:
        return tuple(picks)
    lit = tuple(replace(pick, chosen=True) if pick.at in lights else pick for pick in picks)
    shown = {pick.at for pick in picks}
    return (*lit, *(Pick(f"advised:{at}", "", at, True) for at in lights if at not in shown))


class Advisee(Protocol):
    """The page on which the advice is shown. `lights` are the pieces and places that the move is about."""

    lights: tuple[str, ...]
    version: int

    def carry_out(self, seat: Seat, move: Move, need: str) -> None: ...


class AdviceSheet:
    def __init__(self, app: Frame, advice: Advice, play: Advisee) -> None:
        self.app, self.advice, self.play = app, advice, play
        self._is_lit = False

    @property
    def title(self) -> str:
        return self.app.words("advice.title")

    def draw(self) -> str:
        words, hint = self.app.words, self.advice.hint
        if hint is None:
            return div("advice", el("p", text(words("advice.thinking")), role="status"))
        if not self._is_lit:
            self._is_lit = True
            self.play.lights, self.play.version = self.advice.lights(hint.move), self.play.version + 1
            self.app.browser.after(0, self.app.refresh)  # the board under the sheet is drawn by now
        tell = self.advice.tell
        what = tell(hint.move) + (f" · {self._percent(hint.worth)}" if hint.worth is not None else "")
        good, bad = self.advice.reasons(hint.move)
        why = words(f"advice.why.{hint.why}", n=hint.times)
        reasons = el("ul", *(el("li", text(one)) for one in good[:MOST_REASONS]), class_="reasons") if good else ""
        but = el("p", text(words("advice.but", reason=bad[0])), class_="soft") if bad else ""
        do = button(words("advice.do"), "carry_out", class_="main", icon_name="check") if hint.move else ""
        own = el("p", text(f"{why} {words('advice.own')}"), class_="soft")
        head = el("p", text(what), class_="advised")
        return div("advice", head, reasons, but, do, self._against_the_next(good), self._others(), own)

    def _against_the_next(self, good: Sequence[str]) -> str:
        """What speaks against the next best: its own weakness, or else what only the best move brings."""
        words, hint = self.app.words, self.advice.hint
        if not hint.others or hint.move is None:
            return ""
        other = hint.others[0]
        _, bad = self.advice.reasons(hint.move)
        others_good, others_bad = self.advice.reasons(other.move)
        others_bad = [one for one in others_bad if one not in bad]
        missing = [one for one in good if one not in others_good]
        if others_bad:
            says = words("advice.next.bad", move=self.advice.tell(other.move), reason=others_bad[0])
        elif missing:
            says = words("advice.next.missing", move=self.advice.tell(other.move), reason=missing[0])
        else:
            return ""
        return el("p", text(says))

    def _others(self) -> str:
        words, hint, tell = self.app.words, self.advice.hint, self.advice.tell
        others = [
            el("li", el("span", text(tell(one.move))), el("b", text(self._percent(one.worth)))) for one in hint.others
        ]
        return el("h3", text(words("advice.others"))) + el("ul", *others) if others else ""

    def _percent(self, thousandths: int) -> str:
        return self.app.words("review.percent", n=round(thousandths / 10))

    def do(self, verb: str, with_: str, value: str) -> None:
        hint = self.advice.hint
        if verb == "carry_out" and hint is not None and hint.move is not None:
            self.app.close(self)
            self.play.carry_out(self.advice.seat, hint.move, self.advice.need)
