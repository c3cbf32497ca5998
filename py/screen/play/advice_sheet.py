"""What would a chief do? A sheet over the table, for a person who plays alone against bots and asks for it."""

from __future__ import annotations

from screen.app.frame import Frame
from screen.app.markup import div, el, text
from session.session import Advice


class AdviceSheet:
    def __init__(self, app: Frame, advice: Advice) -> None:
        self.app, self.advice = app, advice

    @property
    def title(self) -> str:
        return self.app.words("advice.title")

    def draw(self) -> str:
        words, hint = self.app.words, self.advice.hint
        if hint is None:
            return div("advice", el("p", text(words("advice.thinking")), role="status"))
        tell = self.advice.tell
        what = tell(hint.move) + (f" · {self._percent(hint.worth)}" if hint.worth is not None else "")
        why = words(f"advice.why.{hint.why}", n=hint.times)
        others = [
            el("li", el("span", text(tell(one.move))), el("b", text(self._percent(one.worth)))) for one in hint.others
        ]
        more = el("h3", text(words("advice.others"))) + el("ul", *others) if others else ""
        own = el("p", text(words("advice.own")), class_="soft")
        return div("advice", el("p", text(what), class_="advised"), el("p", text(why)), more, own)

    def _percent(self, thousandths: int) -> str:
        return self.app.words("review.percent", n=round(thousandths / 10))

    def do(self, verb: str, with_: str, value: str) -> None:
        """Nothing to do here but read."""
