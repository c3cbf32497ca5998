"""The result of a game: who won, who was who, the game in numbers, and what to do next."""

from games.contract.kit import kit
from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import el, text
from screen.app.page import Page
from screen.app.pictures import symbols
from screen.app.skeleton import top_bar
from screen.parts.charts import draw_figure
from screen.parts.panels import act
from screen.result.after import After, AfterLocalGame
from screen.result.replay import Replay
from screen.result.share import Share, Told
from table.match import Match
from table.needs import Seat
from table.save import About


class Result:
    def __init__(self, app: Frame, match: Match, about: About | None, after: After | None = None) -> None:
        self.app, self.match, self.about = app, match, about
        self.after = after or AfterLocalGame(app, match, about)
        self.game = match.game
        self.kit = kit(match.game.name)
        self.drawn: tuple[object, dict[str, str]] = (None, {})
        self.review: Page | None = None  # made when somebody asks for it, and kept with the result

    @property
    def title(self) -> str:
        return f"{self.app.words(f'{self.game.name}.title')} · Cabinet Noir"

    def draw(self) -> dict[str, str]:
        """Drawn anew only when the language, the bots or the buttons change: the figures take a while."""
        words, bots = self.app.words, [self.after.is_bot(seat) for seat in range(len(self.match.names))]
        state = (words.language, bots, buttons := self.after.draw(words))
        if self.drawn[0] != state:
            self.drawn = (state, {"stage": self._stage(buttons), "art": symbols(self.game.name)})
        return self.drawn[1]

    def _stage(self, buttons: str) -> str:
        words, match = self.app.words, self.match
        bar = top_bar(words, words("result.title"), help_with=self.game.name)
        reveal = self.kit.around.reveal(match.table, words, match.names)
        stats = self.kit.stats
        figures = stats(match.log.events, match.tables, words, match.names) if stats else ()
        body = (
            self._winners(),
            buttons,
            act(words("share.title"), "share", class_="quiet share", sign="share-2"),
            self._ranking(),
            draw_figure(reveal, words) if reveal else "",
            *(draw_figure(one, words) for one in figures),
        )
        return bar + el("main", *body, class_="page result")

    def _winners(self) -> str:
        words, outcome = self.app.words, self.match.outcome
        assert outcome is not None
        names, said = outcome.winners, self._won()
        if self._is_alone and not any(map(self.after.is_bot, outcome.winners)) and names:
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

    def _won(self) -> str:
        words, outcome = self.app.words, self.match.outcome
        assert outcome is not None
        names = [self.match.names[seat] for seat in outcome.winners]
        return words("result.won", names=words.list(names), n=len(names)) if names else words("result.nobody")

    def _order(self) -> list[Seat]:
        """Who stands before whom."""
        match, outcome, rank = self.match, self.match.outcome, self.kit.around.rank
        assert outcome is not None
        standing = {seat: (outcome.points[seat], rank(match.table, seat)) for seat in range(len(match.names))}
        return sorted(standing, key=lambda seat: standing[seat], reverse=True)

    def _told(self) -> Told:
        words, match, outcome = self.app.words, self.match, self.match.outcome
        assert outcome is not None
        points = {seat: self.kit.points(match.table, seat, outcome.points[seat], words) for seat in self._order()}
        rows = [(match.names[seat], said) for seat, said in points.items()]
        return Told(words(f"{self.game.name}.title"), self._won(), words(outcome.reason), rows)

    @property
    def _is_alone(self) -> bool:
        """One person played against bots."""
        people = [seat for seat in range(len(self.match.names)) if not self.after.is_bot(seat)]
        return bool(self.about and self.about.bots) and len(people) == 1

    def _ranking(self) -> str:
        words, match, outcome = self.app.words, self.match, self.match.outcome
        assert outcome is not None
        rows = [
            el(
                "li",
                icon("trophy") if seat in outcome.winners else el("span", class_="no-icon"),
                el(
                    "strong",
                    self.kit.around.seat_sign(match.table, seat),
                    text(match.names[seat]),
                    icon("bot") if self.after.is_bot(seat) else "",
                ),
                el("small", text(self.kit.around.standing(match.table, seat, words))),
                el("b", text(self.kit.points(match.table, seat, outcome.points[seat], words))),
                class_="won" if seat in outcome.winners else None,
            )
            for seat in self._order()
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
            case "share":
                self.app.ask(Share(self.app, self._told()))
            case "review":
                self.app.visit("review", self)
            case "replay":
                self.app.go(Replay(self.app, self.match, self.about, back=self.come_back))
            case _:
                self.after.do(verb, with_)

    def come_back(self) -> None:
        self.after.back_to(self)

    def news(self) -> None:
        self.after.news()
