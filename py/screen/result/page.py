"""After the game: who won, who was who, the night in numbers, and what next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from games.contract.kit import kit
from screen.app.charts import draw_figure
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.pictures import symbols
from screen.app.skeleton import top_bar
from screen.home.new_game import start_game
from screen.play.panels import act
from screen.result.fairness import Fairness
from screen.result.replay import Replay
from store import file_name
from table.match import Match
from table.needs import Seat
from table.save import About, dump

if TYPE_CHECKING:
    from screen.app.frame import Frame
    from screen.review.page import ReviewPage


class Result:
    def __init__(self, app: Frame, match: Match, about: About | None) -> None:
        self.app, self.match, self.about = app, match, about
        self.game = match.game
        self.kit = kit(match.game.name)
        self.drawn: tuple[str, dict[str, str]] = ("", {})
        self.review: ReviewPage | None = None

    @property
    def title(self) -> str:
        return f"{self.app.words(f'{self.game.name}.title')} · Cabinet Noir"

    def draw(self) -> dict[str, str]:
        language = self.app.words.language
        if self.drawn[0] != language:
            self.drawn = (language, {"stage": self._stage(), "art": symbols(self.game.name)})
        return self.drawn[1]

    def _stage(self) -> str:
        words, match = self.app.words, self.match
        bar = top_bar(self.app, words("result.title"), help_with=self.game.name)
        reveal = self.kit.around.reveal(match.table, words, match.names)
        stats = self.kit.stats
        figures = stats(match.log.events, match.tables, words, match.names) if stats else ()
        body = (
            self._winners(),
            self._next(),
            self._ranking(),
            draw_figure(reveal, words) if reveal else "",
            *(draw_figure(one, words) for one in figures),
        )
        return bar + el("main", *body, class_="page result")

    def _winners(self) -> str:
        words, outcome = self.app.words, self.match.outcome
        assert outcome is not None
        names = [self.match.names[seat] for seat in outcome.winners]
        said = words("result.won", names=words.list(names), n=len(names)) if names else words("result.nobody")
        if self._is_alone and not any(map(self.is_bot, outcome.winners)) and names:
            said = words("result.you_won")
        stars = "".join(el("i", style=f"--n:{n}") for n in range(14)) if names else ""
        return el(
            "section",
            el("span", stars, class_="stars", aria_hidden="true"),
            icon("trophy" if names else "moon"),
            el("h2", text(said)),
            el("p", text(words(outcome.reason))),
            class_="winners",
        )

    @property
    def _is_alone(self) -> bool:
        """One person with this device, and bots."""
        people = [seat for seat in range(len(self.match.names)) if not self.is_bot(seat)]
        return bool(self.about and self.about.bots) and len(people) == 1

    def is_bot(self, seat: Seat) -> bool:
        return bool(self.about and self.about.bots and self.about.bots[seat])

    def _next(self) -> str:
        words = self.app.words
        return div(
            "result-next",
            act(words("result.again"), "again", class_="main", sign="refresh-cw", data_focus=True),
            act(words("result.review"), "review", sign="search") if self.kit.offers(self.kit.review) else "",
            act(words("result.replay"), "replay", sign="history"),
            act(words("fairness.title"), "fairness", sign="shield-check"),
            act(words("result.save"), "save", sign="download"),
            act(words("result.home"), "home", sign="house"),
        )

    def _ranking(self) -> str:
        words, match, outcome = self.app.words, self.match, self.match.outcome
        assert outcome is not None
        standing = {seat: (outcome.points[seat], self.kit.rank(match.table, seat)) for seat in range(len(match.names))}
        order = sorted(standing, key=lambda seat: standing[seat], reverse=True)
        rows = [
            el(
                "li",
                icon("trophy") if seat in outcome.winners else el("span", class_="no-icon"),
                el("strong", text(match.names[seat]), icon("bot") if self.is_bot(seat) else ""),
                el("small", text(self.kit.around.standing(match.table, seat, words))),
                el("b", text(self.kit.points(match.table, seat, outcome.points[seat], words))),
                class_="won" if seat in outcome.winners else None,
            )
            for seat in order
        ]
        return el(
            "section",
            el("h2", text(words("result.ranking"))),
            el("ol", *rows, class_="ranking"),
            class_="panel",
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "back":
                self.app.go_home()
            case "again":
                play_again(self.app, self.match, self.about)
            case "review":
                self.app.work(self.look_back())
            case "replay":
                self.app.go(Replay(self.app, self.match, self.about))
            case "fairness":
                self.app.ask(Fairness(self.app, self.match))
            case "save":
                save_file(self.app, self.match, self.about)

    async def look_back(self) -> None:
        """The review arrives with the games. It is worked out once, and kept with the result."""
        await self.app.parcel.arrive()
        from screen.review.page import ReviewPage

        self.review = self.review or ReviewPage(self)
        self.app.go(self.review)
        await self.review.work()

    def come_back(self) -> None:
        self.app.go(self)


def play_again(app: Frame, match: Match, about: About | None) -> None:
    """The same table once more. If the players had named who begins, the next one does now, else the lot."""
    options = dict(match.options)
    first = options.get("first")
    if type(first) is int and first >= 0:
        options["first"] = (first + 1) % len(match.names)
    start_game(app, match.game.name, match.names, options, bots=about.bots if about else ())


def save_file(app: Frame, match: Match, about: About | None) -> None:
    about = about or About("game", app.words.list(match.names), app.browser.now())
    label = app.store.labels.get(about.id)
    title = label.title if label else about.title
    app.browser.download(file_name(title), dump(match, replace(about, title=title, when=app.browser.now())))
