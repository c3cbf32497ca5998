"""Checks a network game again from its record, and shows who was checked for what.

The audit works in small parts, and the browser paints and listens in between. This page arrives with the games, for it
needs fair play (see screen/app/parcel.py).
"""

from collections.abc import Callable, Sequence

from fair.game.audit import Report, audit_in_parts
from fair.game.record import Record, verified
from screen.app.frame import Frame
from screen.app.markup import div, el, text
from screen.app.skeleton import top_bar
from screen.parts.findings import draw_findings, draw_head, draw_verdict
from screen.review.audit_text import mode_of, tell, tell_decks, tell_stakes
from session.room.arithmetic import arithmetic
from table.illegal import Refusal

BREATH = 40  # milliseconds of work between two pauses


async def show_audit(
    app: Frame,
    record: Record,
    back: Callable[[], None] | None = None,
    refused: Callable[[Refusal], None] | None = None,
) -> None:
    """Checks a game on a page of its own. A record that cannot be checked leads back, and `refused` is told why."""
    before = app.page
    page = AuditPage(app, record, back or app.go_home)
    app.go(page)
    try:
        await page.work()
    except Refusal as refusal:
        if app.page is page:
            back() if back else app.go(before)
        if refused is None:
            raise
        refused(refusal)


class AuditPage:
    def __init__(self, app: Frame, record: Record, back: Callable[[], None]) -> None:
        self.app, self.record, self.game, self.back = app, record, record.game, back
        self.report: Report | None = None
        self.done = 0.0

    @property
    def title(self) -> str:
        return f"{self.app.words('inquiry.title')} · Cabinet Noir"

    async def work(self) -> bool:
        """Checks everything while the page is shown. False if the player left before the end."""
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
        bar = top_bar(self.app.words, self.app.words("inquiry.title"), help_with=self.game.name)
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
        """What was hidden during the game, as lists under a heading."""
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
            self.back()

