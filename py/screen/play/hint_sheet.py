"""What would a chief do? A sheet over the table, for whoever plays alone against bots and asks for it.

Law: the chief is given what this person can see, and nothing more; it is asked, never heard unasked.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from bots.bot import CHIEF, OFFICER, decide, sight_of
from bots.hint import Hint, hint_in
from games.contract.bot import Answer
from screen.app.markup import div, el, text
from screen.play.clock import clock_need, is_running
from table.events import Move
from table.needs import Choose, Seal, Seat, Stake

if TYPE_CHECKING:
    from screen.play.alone import Alone

ASKING = ("choose", "ask", "seal", "floor")


def can_ask(alone: Alone) -> bool:
    """One person against bots, and it is for that person to decide."""
    seat = alone.only
    if seat is None or alone.scene.kind not in ASKING or alone.kit.advice is None:
        return False
    return any(isinstance(need, Choose | Seal | Stake) and seat in need.seats for need in alone.match.needs)


def ask_advice(alone: Alone) -> None:
    if can_ask(alone):
        alone.app.ask(AdviceSheet(alone))


class AdviceSheet:
    def __init__(self, alone: Alone) -> None:
        assert alone.only is not None
        self.alone, self.seat = alone, alone.only
        self.view = alone.match.view(self.seat)
        self.moves: Sequence[Move] = alone.match.moves(self.seat)
        self.hint: Hint | None = None
        self._ask(self.seat)

    @property
    def title(self) -> str:
        return self.alone.app.words("advice.title")

    def _ask(self, seat: Seat) -> None:
        alone = self.alone
        match = alone.match
        left = alone.timer.left if clock_need(match) and is_running(match) else None
        name, language = match.need_of(seat).name, alone.app.words.language
        alone.crew.lend_thinker().ask(match, seat, name, CHIEF.name, left, language, self._told)

    def _told(self, is_told: bool, answer: Answer) -> None:
        """Where the worker is lost, somebody on the page answers without thinking long."""
        alone = self.alone
        if is_told:
            self.hint = hint_in(alone.crew.thinker.last, len(self.moves))
        else:
            sight = sight_of(alone.match, self.seat, language=alone.app.words.language)
            self.hint = Hint(decide(alone.game, sight, OFFICER, Random(alone.app.browser.seed())), "known", 0, None, ())
        alone.app.announce(self._what(self.hint.move))
        alone.go_on()
        alone.app.refresh()

    def _what(self, move: Move | None) -> str:
        words, match = self.alone.app.words, self.alone.match
        if move is None:
            return words("advice.silent")
        advice = self.alone.kit.advice
        return advice(self.view, move, words, match.names) if advice else ""

    def draw(self) -> str:
        words, hint = self.alone.app.words, self.hint
        if hint is None:
            return div("advice", el("p", text(words("advice.thinking")), role="status"))
        what = self._what(hint.move) + (f" · {self._percent(hint.worth)}" if hint.worth is not None else "")
        why = words(f"advice.why.{hint.why}", n=hint.times)
        others = [
            el("li", el("span", text(self._what(one.move))), el("b", text(self._percent(one.worth))))
            for one in hint.others
        ]
        more = el("h3", text(words("advice.others"))) + el("ul", *others) if others else ""
        own = el("p", text(words("advice.own")), class_="soft")
        return div("advice", el("p", text(what), class_="advised"), el("p", text(why)), more, own)

    def _percent(self, thousandths: int) -> str:
        return self.alone.app.words("review.percent", n=round(thousandths / 10))

    def do(self, verb: str, with_: str, value: str) -> None:
        pass
