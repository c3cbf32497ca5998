"""What an audit has found, in words and as a list: who was checked for what, how often, and whether all was well."""

from collections.abc import Sequence

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.words import Words
from table.audit import Finding


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
