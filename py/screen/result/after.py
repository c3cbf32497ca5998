"""What players can do after a game around this device: play again, check it, save it, go home."""

from typing import Protocol

from games.contract.kit import kit
from screen.app.frame import Frame
from screen.app.markup import div
from screen.app.page import Page
from screen.app.saving import save_file
from screen.app.words import Words
from screen.parts.panels import act
from screen.parts.start import start_game
from screen.result.fairness import Fairness
from table.match import Match
from table.needs import Seat
from table.save import About


class After(Protocol):
    """What a result needs to know of the way its game was played: around one device, or in a room."""

    def is_bot(self, seat: Seat) -> bool: ...

    def draw(self, words: Words) -> str:
        """The buttons under the result."""

    def do(self, verb: str, with_: str) -> None: ...

    def back_to(self, result: Page) -> None:
        """Comes back from the replay or the review."""

    def news(self) -> None:
        """Something has happened in the room."""


class AfterLocalGame:
    def __init__(self, app: Frame, match: Match, about: About | None) -> None:
        self.app, self.match, self.about = app, match, about

    def is_bot(self, seat: Seat) -> bool:
        return bool(self.about and self.about.bots and self.about.bots[seat])

    def news(self) -> None:
        """Nothing happens any more."""

    def draw(self, words: Words) -> str:
        game = kit(self.match.game.name)
        return div(
            "result-next",
            act(words("result.again"), "again", class_="main", sign="refresh-cw", data_focus=True),
            act(words("result.review"), "review", sign="search") if game.offers(game.review) else "",
            act(words("result.replay"), "replay", sign="history"),
            act(words("fairness.title"), "fairness", sign="shield-check"),
            act(words("result.save"), "save", sign="download"),
            act(words("result.home"), "home", sign="house"),
        )

    def do(self, verb: str, with_: str) -> None:
        match verb:
            case "again":
                play_again(self.app, self.match, self.about)
            case "fairness":
                self.app.ask(Fairness(self.app, self.match))
            case "save":
                save_file(self.app, self.match, self.about)

    def back_to(self, result: Page) -> None:
        self.app.go(result)


def play_again(app: Frame, match: Match, about: About | None) -> None:
    """Starts the same game again. If the players had chosen who begins, the next player begins now."""
    options = dict(match.options)
    first = options.get("first")
    if type(first) is int and first >= 0:
        options["first"] = (first + 1) % len(match.names)
    start_game(app, match.game.name, match.names, options, bots=about.bots if about else ())

