"""The replay of a game, step by step. Secrets are shown only when the game is over."""

from collections.abc import Callable
from dataclasses import replace

from games.contract.kit import kit
from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import div, el, region, text
from screen.app.pictures import symbols
from screen.app.skeleton import top_bar
from screen.parts.board import LAST_LINES, board, ground
from screen.parts.clock import draw_clock
from screen.parts.panels import act, draw_log, draw_score
from screen.parts.shelf import draw_shelf
from session.story import Story
from table.game import Table
from table.match import Match
from table.needs import Seat
from table.pocket import Pocket
from table.save import About

PACE = 1.4


class Replay:
    """Starts at the beginning, or at an event. `back` leads to where it was opened from; else to the game."""

    def __init__(
        self,
        app: Frame,
        match: Match,
        about: About | None,
        event: int | None = None,
        back: Callable[[], None] | None = None,
    ) -> None:
        self.app, self.match, self.about, self.back = app, match, about, back
        self.game = match.game
        self.kit = kit(match.game.name)
        self.story = Story(match, self.kit)
        self.stops = [0, *(n for n, lines in enumerate(self.story.of(app.words)) if lines)]
        self.at = 0 if match.outcome else len(self.stops) - 1
        if event is not None:
            self.at = sum(stop <= event for stop in self.stops) - 1
        self.shows_secrets = False
        self.runs = 0

    @property
    def title(self) -> str:
        return f"{self.app.words(f'{self.game.name}.title')} · Cabinet Noir"

    @property
    def event(self) -> int:
        """The number of the event that is shown."""
        return self.stops[self.at]

    def draw(self) -> dict[str, str]:
        words, table = self.app.words, self.match.tables[self.event]
        side = el(
            "section",
            region("told", "turn", aria_live="polite"),
            region("score"),
            region("secrets"),
            region("log"),
            region("controls", "actions replay-controls"),
            class_="side",
        )
        bar = top_bar(words, words("replay.title"), help_with=self.game.name)
        before = [line for n, line in self.story.lines(words) if n < self.event]
        return {
            "stage": div("play replay", bar, el("main", board(), side, class_="table"), data_game=self.game.name),
            "art": symbols(self.game.name),
            "ground": ground(self.game.name, words.language),
            "pieces": self.kit.board.pieces(table, (), words, self.match.names),
            "clock": self._clock(table),
            "told": self._told(),
            "controls": self._controls(),
            "score": draw_score(words, self.kit.scores(table, words, self.match.names), is_button=False),
            "secrets": self._secrets(),
            "log": draw_log(words, before, LAST_LINES) if before else "",
        }

    def _clock(self, table: Table) -> str:
        """The clock as it stood then; it does not run."""
        shown = self.kit.around.clock(table)
        return draw_clock(self.app.words, *shown, runs=False) if shown else ""

    def _told(self) -> str:
        words = self.app.words
        lines = self.story.of(words)[self.event] or (words("replay.start"),)
        count = words("replay.step", n=self.at + 1, all=len(self.stops))
        return div(
            "turn-words",
            el("p", text(count), class_="soft"),
            *(el("p", text(line), class_="hint") for line in lines),
        )

    def _controls(self) -> str:
        words, last = self.app.words, len(self.stops) - 1
        slider = el(
            "input",
            type="range",
            min=0,
            max=last,
            value=self.at,
            data_do="to",
            aria_label=words("replay.slider"),
            aria_valuetext=words("replay.step", n=self.at + 1, all=last + 1),
        )
        buttons = (
            _tool("skip-back", words("replay.first"), "first", self.at == 0),
            _tool("chevron-left", words("replay.before"), "before", self.at == 0),
            _tool("pause", words("replay.stop"), "stop") if self.runs else _tool("play", words("replay.play"), "run"),
            _tool("chevron-right", words("replay.after"), "after", self.at == last),
            _tool("skip-forward", words("replay.last"), "last", self.at == last),
        )
        back = act(words("replay.back"), "back", class_="quiet", sign="undo-2")
        return slider + div("replay-buttons", *buttons) + back

    def _secrets(self) -> str:
        words, match = self.app.words, self.match
        if match.outcome is None:
            return el("p", text(words("replay.secrets_later")), class_="soft")
        switch = act(
            words("replay.secrets"),
            "secrets",
            class_="toggle chosen" if self.shows_secrets else "toggle",
            sign="eye",
            aria_pressed="true" if self.shows_secrets else "false",
        )
        if not self.shows_secrets:
            return switch
        table = match.tables[self.event]
        seats = []
        for seat, name in enumerate(match.names):
            view = match.game.see(table, pocket_then(match, seat, self.event))
            shelves = self.kit.private.shelves(view, words, match.names)
            seats.append(
                el(
                    "section",
                    el("h2", text(name)),
                    *(draw_shelf(shelf, words) for shelf in shelves if shelf.things),
                    class_="panel seat-secrets",
                )
            )
        return switch + "".join(seats)

    def do(self, verb: str, with_: str, value: str) -> None:
        last = len(self.stops) - 1
        match verb:
            case "back":
                self.runs = 0
                if self.back:
                    self.back()
                else:
                    self.app.play(self.match, self.about)
                return
            case "secrets":
                self.shows_secrets = not self.shows_secrets
                return
            case "run":
                self._run()
                return
            case "tick" if self.runs and with_ == str(self.runs):
                self._tick(last)
                return
        to = {
            "first": 0,
            "before": self.at - 1,
            "after": self.at + 1,
            "last": last,
            "to": int(value or 0),
            "stop": self.at,
        }
        if verb in to:
            self.runs = 0
            self.at = max(0, min(last, to[verb]))

    def _run(self) -> None:
        if self.at == len(self.stops) - 1:
            self.at = 0
        self.runs += 1
        self._call_again()

    def _tick(self, last: int) -> None:
        self.at = min(last, self.at + 1)
        if self.at == last:
            self.runs = 0
        else:
            self._call_again()

    def _call_again(self) -> None:
        run = str(self.runs)
        self.app.browser.after(PACE, lambda: self._go_on(run))

    def _go_on(self, run: str) -> None:
        """Waits while a sheet lies over the board."""
        if self.app.page is not self:
            return
        if self.app.sheets:
            self._call_again()
        else:
            self.app.guarded(lambda: self.do("tick", run, ""))


def _tool(sign: str, label: str, verb: str, off: bool = False) -> str:
    return el(
        "button",
        icon(sign),
        type="button",
        class_="button round",
        aria_label=label,
        title=label,
        data_do=verb,
        aria_disabled="true" if off else None,
    )


def pocket_then(match: Match, seat: Seat, event: int) -> Pocket:
    """The pocket as it was then: only what had been dealt and sealed by that event.

    After a game between devices, the pockets of the others are not on this device, but the log has opened them."""
    if seat not in match.pockets:
        from bots.pockets import OpenedPockets

        return OpenedPockets(match.log.events).pocket(seat, event + 1)
    events = match.log.events[: event + 1]
    dealt = {(one.name, one.value) for one in events if one.kind == "deal" and one.seat == seat}
    sealed = {one.name for one in events if one.kind == "seal" and one.seat == seat}
    pocket = match.pockets[seat]
    return replace(
        pocket,
        cards=tuple(card for card in pocket.cards if (card.deck, card.place) in dealt),
        sealed=tuple(one for one in pocket.sealed if one.name in sealed),
        notes=(),
    )
