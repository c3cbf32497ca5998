"""Was everything fair? The whole finished game is checked again, and everybody can read what was checked of whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.icons import icon
from screen.markup import div, el, text
from table.audit import Finding, audit
from table.dealers import Local

if TYPE_CHECKING:
    from screen.app import App
    from table.match import Match


class Fairness:
    """A game that was played on this device: its seed throws every die and shuffles every deck once more."""

    def __init__(self, app: App, match: Match) -> None:
        self.app, self.match = app, match
        assert isinstance(match.dealer, Local)
        self.findings = audit(match.game, match.log.events, match.dealer.seed)

    @property
    def title(self) -> str:
        return self.app.words("fairness.title")

    def draw(self) -> str:
        words = self.app.words
        wrong = next((finding for finding in self.findings if not finding.ok), None)
        verdict = words("fairness.well") if wrong is None else words("fairness.wrong", n=(wrong.wrong_at or 0) + 1)
        seats: tuple[int | None, ...] = (None, *range(len(self.match.names)))
        return (
            el("p", icon("check" if wrong is None else "x"), el("strong", text(verdict)), class_="verdict")
            + div("fairness", *(self._of(seat) for seat in seats))
            + el("p", text(words("fairness.head", head=self.match.log.head[:16])), class_="soft")
        )

    def _of(self, seat: int | None) -> str:
        words = self.app.words
        who = words("fairness.together") if seat is None else self.match.names[seat]
        rows = [self._row(finding) for finding in self.findings if finding.seat == seat]
        return el("section", el("h3", text(who)), el("ul", *rows)) if rows else ""

    def _row(self, finding: Finding) -> str:
        words = self.app.words
        said = words("fairness.checked", what=words(finding.what), n=finding.times)
        sign = icon("check" if finding.ok else "x")
        return el("li", sign, el("span", text(said)), class_=None if finding.ok else "wrong")

    def do(self, verb: str, with_: str, value: str) -> None:
        """Nothing to do here but read."""
