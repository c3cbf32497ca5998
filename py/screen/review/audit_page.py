"""A network game out of a file: everything is checked again, and everybody reads who was checked for what.

While it works the page stays alive: the audit goes on in small parts, and in between the browser paints and listens.
Arrives with the games, for it stands on fair play (see parcel.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from fair.game.audit import Report, audit_in_parts
from fair.game.record import Record, verified
from games.contract.kit import kit
from screen.app.markup import div, el, text
from screen.app.skeleton import top_bar
from screen.app.words import Words
from screen.result.fairness import draw_findings, draw_head, draw_verdict
from session.room.arithmetic import arithmetic
from table.needs import Seat
from table.text import Plain

if TYPE_CHECKING:
    from screen.app.frame import Frame

BREATH = 40  # milliseconds of work between two breaths


class AuditPage:
    def __init__(self, app: Frame, record: Record) -> None:
        self.app, self.record, self.game = app, record, record.game
        self.report: Report | None = None
        self.done = 0.0

    @property
    def title(self) -> str:
        return f"{self.app.words('inquiry.title')} · Cabinet Noir"

    async def work(self) -> bool:
        """Checks everything, as long as somebody looks. False: left before it was done."""
        curve, signing = await arithmetic(self.app.browser)
        parts = audit_in_parts(self.record, curve, verified(self.record, signing))
        last = self.app.browser.moment()
        while True:
            try:
                self.done = next(parts)
            except StopIteration as end:
                self.report = end.value
                self.app.announce(tell(self.app.words, end.value)[0])
                return True
            if self.app.browser.moment() - last >= BREATH:
                self.app.refresh()
                await self.app.browser.breathe()
                last = self.app.browser.moment()
                if self.app.page is not self:
                    return False

    def draw(self) -> dict[str, str]:
        bar = top_bar(self.app, self.app.words("inquiry.title"), help_with=self.game.name)
        body = self._progress() if self.report is None else self._result(self.report)
        return {"stage": bar + el("main", body, class_="page inquiry")}

    def _progress(self) -> str:
        words, n = self.app.words, int(100 * self.done)
        bar = el("progress", max="100", value=str(n), aria_label=words("inquiry.working"))
        says = el("p", text(words("inquiry.working")), role="status")
        return says + bar + el("p", text(words("inquiry.part", n=n)), class_="soft", aria_hidden="true")

    def _result(self, report: Report) -> str:
        words, names = self.app.words, report.match.names
        first, *more = tell(words, report)
        verdict = draw_verdict(first, not report.wrong, *more)
        head = el("h2", text(words(f"{self.game.name}.title"))) + el("p", text(words.list(names)))
        return (
            el("section", head, verdict, class_="panel", id="inquiry-verdict")
            + el("section", draw_findings(words, names, report.findings), class_="panel")
            + self._opened("inquiry.decks", list(tell_decks(words, report)))
            + self._opened("inquiry.stakes", list(tell_stakes(words, report)))
            + self._prices()
            + draw_head(words, report.match.log.head)
        )

    def _opened(self, title: str, groups: Sequence[tuple[str, list[str]]]) -> str:
        """What was hidden all the time, as lists under a heading."""
        if not groups:
            return ""
        lists = (el("details", el("summary", text(name)), el("ol", *(el("li", text(one)) for one in row)))
                 for name, row in groups)  # fmt: skip
        return el("section", el("h2", text(self.app.words(title))), *lists, class_="panel opened")

    def _prices(self) -> str:
        words = self.app.words
        mine = mode_of(self.record)
        rows = [
            el(
                "section",
                el("h3", text(words(f"price.{mode}"))),
                el("p", el("strong", text(words("price.this")))) if mode == mine else "",
                el("p", text(words(f"price.{mode}.text"))),
            )
            for mode in ("forgiving", "strict", "two", "never")
        ]
        return el("section", el("h2", text(words("price.title"))), div("prices", *rows), class_="panel")

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb == "back":
            self.app.go_home()


def mode_of(record: Record) -> str:
    return "two" if len(record.players) == 2 else "forgiving" if record.forgiving else "strict"


# ------------------------------------------------------------ the report in words, for the page and the command line


def tell(words: Words, report: Report) -> list[str]:
    """The verdict in a sentence, and what belongs to it."""
    wrong = report.wrong
    if not wrong:
        return [words("fairness.well")] if report.is_whole else [words("inquiry.so_far"), words("inquiry.open")]
    said = [
        words(report.reason or f"audit.wrong.{one.what.removeprefix('audit.')}", seat=_name(report, one.seat))
        for one in wrong
    ]
    where = words("inquiry.where", n=min(one.wrong_at or 0 for one in wrong[:1]) + 1)
    return [said[0], where, *(words("inquiry.more", said=one) for one in said[1:])]


def _name(report: Report, seat: Seat | None) -> str:
    return "?" if seat is None else report.match.names[seat]


def tell_decks(words: Words, report: Report) -> Iterator[tuple[str, list[str]]]:
    """Every deck as it lay, and who was dealt which card."""
    names, around = report.match.names, kit(report.match.game.name)
    dealt = {(e.name, e.value): e.seat for e in report.match.log.events if e.kind == "deal"}
    for number, (deck, faces) in enumerate(report.decks.items(), 1):
        cards = []
        for place, face in enumerate(faces):
            card, seat = around.opened(deck, face, words), dealt.get((deck, place))
            cards.append(card if seat is None else words("inquiry.dealt", card=card, name=names[seat]))
        yield words("inquiry.deck", n=number), cards


def tell_stakes(words: Words, report: Report) -> Iterator[tuple[str, list[str]]]:
    """What everybody laid, stake after stake."""
    around = kit(report.match.game.name)

    def amounts(row: Plain) -> str:
        pairs = row if isinstance(row, tuple) else ()
        told = [
            words("inquiry.amount", account=around.opened("", str(pair[0]), words), amount=pair[1])
            for pair in pairs
            if isinstance(pair, tuple)
        ]
        return words.list(told) or words("inquiry.nothing")

    for (_, seat), rows in report.stakes.items():
        yield report.match.names[seat], [amounts(row) for row in rows]
