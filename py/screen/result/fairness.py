"""Was everything fair? The whole finished game is checked again, and everybody can read what was checked of whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.words import Words
from table.audit import Finding, audit
from table.dealers import Local

if TYPE_CHECKING:
    from screen.app.frame import Frame
    from table.match import Match


class Fairness:
    """A game that was played on this device: its seed throws every die and shuffles every deck once more."""

    def __init__(self, app: Frame, match: Match) -> None:
        self.app, self.match = app, match
        assert isinstance(match.dealer, Local)
        self.findings = audit(match.game, match.log.events, match.dealer.seed)

    @property
    def title(self) -> str:
        return self.app.words("fairness.title")

    def draw(self) -> str:
        words = self.app.words
        said = tell_verdict(words, self.findings)
        return (
            draw_verdict(said, all(finding.ok for finding in self.findings))
            + draw_findings(words, self.match.names, self.findings)
            + draw_head(words, self.match.log.head)
            + el("p", text(words("fairness.device")), class_="soft")
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        """Nothing to do here but read."""


# What the audit of a network game says in the same way: see audit_page.py.


def tell_verdict(words: Words, findings: Sequence[Finding]) -> str:
    wrong = next((finding for finding in findings if not finding.ok), None)
    return words("fairness.well") if wrong is None else words("fairness.wrong", n=(wrong.wrong_at or 0) + 1)


def tell_finding(words: Words, finding: Finding) -> str:
    return words("fairness.checked", what=words(finding.what), n=finding.times)


def by_seat(names: Sequence[str], words: Words) -> list[tuple[int | None, str]]:
    return [(None, words("fairness.together")), *enumerate(names)]


def draw_verdict(said: str, is_well: bool, *more: str) -> str:
    sign = icon("check" if is_well else "x")
    head = el("p", sign, el("strong", text(said)), class_="verdict" if is_well else "verdict wrong")
    return head + "".join(el("p", text(line)) for line in more)


def draw_findings(words: Words, names: Sequence[str], findings: Sequence[Finding]) -> str:
    """Who was checked for what, and how often."""
    parts = []
    for seat, who in by_seat(names, words):
        rows = [_row(words, finding) for finding in findings if finding.seat == seat]
        if rows:
            parts.append(el("section", el("h3", text(who)), el("ul", *rows)))
    return div("fairness", *parts)


def _row(words: Words, finding: Finding) -> str:
    sign = icon("check" if finding.ok else "x")
    return el("li", sign, el("span", text(tell_finding(words, finding))), class_=None if finding.ok else "wrong")


def draw_head(words: Words, head: str) -> str:
    return el("p", text(words("fairness.head", head=head[:16])), class_="soft")
