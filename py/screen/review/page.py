"""The review of a game: how the chances went up and down, where it turned, and what everybody could have known.

It takes a few seconds to work out, in small slices, so that the browser can paint and listen. Arrives with the games.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

from bots.pockets import OpenedPockets
from bots.review import Moment, Review, Turning, review
from games.contract.kit import kit
from games.contract.review import hindsight_of
from screen.app.frame import Device, Frame
from screen.app.markup import div, el, text
from screen.app.page import Page
from screen.app.pictures import symbols
from screen.app.skeleton import top_bar
from screen.parts.panels import act
from screen.review.chart import COLOURS, draw_chances, draw_known
from table.match import Match
from table.needs import Seat
from table.save import About

SLICE = 10  # milliseconds of work between two pauses
PAINTS = 12  # pauses between two paintings of the progress
QUARTERS = ("review.start", "review.quarter", "review.half", "review.late", "review.end")
TOLD = 2  # how many players' chances are named at a turning point


class Finished(Protocol):
    """The result of the game that is looked back on."""

    match: Match
    about: About | None
    review: Page | None

    def come_back(self) -> None: ...


async def show_review(app: Frame, result: Finished) -> None:
    """The review is worked out once, and kept with the result."""
    page = result.review if isinstance(result.review, ReviewPage) else ReviewPage(app, result)
    result.review = page
    app.go(page)
    await page.work()


async def thinking(app: Device, match: Match) -> AsyncIterator[int | Review]:
    """Works out the review a slice at a time. That is done sooner than a worker would be awake."""
    last = app.browser.moment()
    for done in review(match.game, match.log.events, match.tables):
        is_late = app.browser.moment() - last >= SLICE
        if is_late or isinstance(done, Review):
            yield done
        if is_late:
            await app.browser.breathe()
            last = app.browser.moment()


class ReviewPage:
    def __init__(self, app: Frame, result: Finished) -> None:
        self.app, self.result = app, result
        self.match, self.about, self.game = result.match, result.about, result.match.game
        self.kit = kit(self.game.name)
        self.review: Review | None = None
        self.done = 0
        self.works = False

    @property
    def title(self) -> str:
        return f"{self.app.words('review.title')} · Cabinet Noir"

    async def work(self) -> None:
        """Works it out once, while the page is shown."""
        if self.review or self.works:
            return
        self.works, breaths = True, 0
        try:
            async for done in thinking(self.app, self.match):
                if self.app.page is not self:
                    return
                if isinstance(done, Review):
                    self.review = done
                    self.app.announce(self.app.words("review.title"))
                    return
                self.done, breaths = done, breaths + 1
                if breaths % PAINTS == 1:
                    self.app.refresh()
        finally:
            self.works = False

    # ------------------------------------------------------------ drawing

    def draw(self) -> dict[str, str]:
        bar = top_bar(self.app.words, self.app.words("review.title"), help_with=self.game.name)
        body = self._progress() if self.review is None else self._result(self.review)
        return {"stage": bar + el("main", body, class_="page result review"), "art": symbols(self.game.name)}

    def _progress(self) -> str:
        says = self.app.words("review.working")
        bar = el("progress", max="1000", value=str(self.done), aria_label=says)
        return el("section", el("p", text(says), role="status"), bar, class_="panel review-wait")

    def _result(self, found: Review) -> str:
        return self._chances(found) + self._turnings(found) + self._known(found)

    def percent(self, thousandths: int) -> str:
        return self.app.words("review.percent", n=round(thousandths / 10))

    def _colours(self) -> list[str]:
        last = self.match.table
        return [self.kit.around.seat_colour(last, seat) or COLOURS[seat] for seat in range(len(self.match.names))]

    def _chances(self, found: Review) -> str:
        words, names = self.app.words, self.match.names
        rows = [[moment.chances[seat] for moment in found.moments] for seat in range(len(names))]
        steps = {moment.event: step for step, moment in enumerate(found.moments)}
        turns = [steps[turning.event] for turning in in_time(found)]
        says = words.list(self._changed(seat, rows[seat][0], rows[seat][-1]) for seat in range(len(names)))
        return el(
            "section",
            el("h2", text(words("review.chances"))),
            el("p", text(words("review.chances_hint")), class_="soft"),
            draw_chances(names, self._colours(), rows, turns, self.percent, says),
            self._numbers([[row[at] for at in quarters(len(row))] for row in rows]),
            class_="panel figure",
        )

    def _changed(self, seat: Seat, was: int, now: int) -> str:
        words = self.app.words
        return words("review.changed", name=self.match.names[seat], was=self.percent(was), now=self.percent(now))

    def _numbers(self, rows: Sequence[Sequence[int | None]]) -> str:
        """The numbers of a picture in a table."""
        words = self.app.words
        heads = [el("th", text(words(key)), scope="col") for key in QUARTERS]
        body = [
            el("tr", el("th", text(name), scope="row"), *(el("td", self._cell(one)) for one in row))
            for name, row in zip(self.match.names, rows, strict=True)
        ]
        table = el("table", el("thead", el("tr", el("td"), *heads)), el("tbody", *body))
        numbers = div("grid-box", table, tabindex="0", data_wide=True)
        return el("details", el("summary", text(words("review.numbers"))), numbers)

    def _cell(self, one: int | None) -> str:
        return text("–" if one is None else self.percent(one))

    def _turnings(self, found: Review) -> str:
        words = self.app.words
        head = el("h2", text(words("review.turnings")))
        if not found.turnings:
            return el("section", head, el("p", text(words("review.no_turnings"))), class_="panel turning-list")
        rows = [
            self._turning(number, turning, turning is found.turnings[0])
            for number, turning in enumerate(in_time(found), 1)
        ]
        return el("section", head, el("ol", *rows, class_="turnings"), class_="panel figure turning-list")

    def _turning(self, number: int, turning: Turning, is_largest: bool) -> str:
        words, names = self.app.words, self.match.names
        changes = [
            el(
                "span",
                text(words("review.change", name=names[seat], was=self.percent(was), now=self.percent(now))),
                class_="change up" if now > was else "change",
            )
            for seat, was, now in most_changed(turning)
        ]
        largest = el("small", text(words("review.largest")), class_="largest") if is_largest else ""
        return el(
            "li",
            el("b", str(number), class_="turning-disc", aria_hidden="true"),
            div("turning-words", el("p", text(self._told(turning.event))), div("changes", *changes, largest)),
            act(
                words("review.look"), "look", str(turning.event), class_="quiet", sign="eye",
                aria_label=words("review.look_at", n=number),
            ),
        )  # fmt: skip

    def _told(self, event: int) -> str:
        """What happened at this event, or at the last one before it that the log tells."""
        words, match = self.app.words, self.match
        for n in range(event, 0, -1):
            said = self.kit.say(match.tables[n - 1], match.log.events[n], match.tables[n], words, match.names)
            if told := " ".join(said):
                return told + self._bid(n)
        return words("replay.start")

    def _bid(self, event: int) -> str:
        """What was in a secret bid: now everybody may know."""
        words, staked = self.app.words, self.match.log.events[event]
        if staked.kind != "stake" or staked.seat is None:
            return ""
        amounts = OpenedPockets(self.match.log.events).pocket(staked.seat, event + 1).staked[-1].amounts
        opened = self.kit.around.opened
        rows = [
            words("inquiry.amount", account=opened("", account, words), amount=amount) for account, amount in amounts
        ]
        return f" {words('review.bid', what=words.list(rows))}" if rows else ""

    def _known(self, found: Review) -> str:
        words, names = self.app.words, self.match.names
        looks = [moment for moment in found.moments if moment.known]
        length = max(1, len(self.match.log) - 1)
        colours = self._colours()
        drawn, rows = [], []
        for seat, name in enumerate(names):
            sure = [(moment.event / length, sure_of(moment, seat)) for moment in looks]
            known = [one for _, one in sure if one is not None]
            rows.append([known[at] if known else None for at in quarters(len(known))])
            if known:
                ends = {"was": self.percent(known[0]), "now": self.percent(known[-1])}
                says, told = self._changed(seat, known[0], known[-1]), words("review.from_to", **ends)
                drawn.append(draw_known(seat, colours[seat], name, sure, says, told))
        return el(
            "section",
            el("h2", text(words("review.known"))),
            el("p", text(hindsight_of(self.game.name).known[words.column]), class_="soft"),
            div("knowns", *drawn),
            self._numbers(rows),
            class_="panel figure",
        )

    # ------------------------------------------------------------ what players do

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "back":
                self.result.come_back()
            case "look":
                self.app.visit("replay", self.match, self.about, int(with_), lambda: self.app.go(self))


def in_time(review: Review) -> list[Turning]:
    return sorted(review.turnings, key=lambda turning: turning.event)


def quarters(length: int) -> list[int]:
    """The places of the first, the last, and three in between."""
    return [round(n * (length - 1) / 4) for n in range(5)]


def most_changed(turning: Turning) -> list[tuple[Seat, int, int]]:
    """Whose chances changed most: the seat, before, after."""
    rows = list(zip(range(len(turning.before)), turning.before, turning.after, strict=True))
    moved = sorted(rows, key=lambda row: -abs(row[2] - row[1]))[:TOLD]
    return [row for row in moved if round(row[1] / 10) != round(row[2] / 10)]


def sure_of(moment: Moment, seat: Seat) -> int | None:
    """How much a seat could know, in thousandths; None where nothing was hidden."""
    return next((known.whole for known in moment.known if known.seat == seat and known.parts), None)
