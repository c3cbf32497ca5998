"""A table for the tests of the pages: people who see only what is painted, and touch only what is offered."""

import random
import re
from typing import Any

from fake_browser import FakeBrowser, MemoryStorage, open_app
from samples import CARD_GAME

from screen.app.app import App
from screen.home.new_game import start_game
from screen.play.page import Play

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva", "Fay", "Gus")
CONTROL = re.compile(r'<[a-z]+ [^>]*data-do="([\w-]+)"[^>]*>')
DRAWINGS = ("art", "ground")
ASIDE = {
    "back", "help", "settings", "menu", "log", "score", "toast", "toast-away", "undo", "over", "note", "home", "moment",
}  # fmt: skip


class Table:
    def __init__(self, seats: int = 3, seed: int = 1, storage: MemoryStorage | None = None, **options: Any) -> None:
        self.app: App
        self.browser: FakeBrowser
        self.app, self.browser = open_app(storage)
        self.browser.seed = lambda: f"{seed:064x}"  # type: ignore[method-assign]
        self.dice = random.Random(seed)
        start_game(self.app, CARD_GAME, NAMES[:seats], options)

    @property
    def play(self) -> Play:
        assert isinstance(self.app.page, Play), self.app.page
        return self.app.page

    @property
    def is_playing(self) -> bool:
        return isinstance(self.app.page, Play)

    @property
    def painted(self) -> str:
        """All the markup that stands on the page now, but for the drawings that are the same in every game."""
        shown = {name: self.browser.regions[name] for name in self.app.paint.shown if name not in DRAWINGS}
        return "\n".join((*shown.values(), self.browser.title))

    def offered(self, verb: str = "") -> list[tuple[str, str]]:
        found = []
        for tag in CONTROL.finditer(self.painted):
            if 'aria-disabled="true"' in tag[0] or (verb and tag[1] != verb):
                continue
            with_ = re.search(r'data-with="([^"]*)"', tag[0])
            found.append((tag[1], with_[1] if with_ else ""))
        return found

    def tap(self, verb: str, with_: str = "") -> None:
        assert (verb, with_) in self.offered(), f"{verb} {with_!r} is not offered: {self.offered()}"
        self.app.do(verb, with_)

    def step(self) -> None:
        """Somebody does something sensible."""
        offers = self.offered()
        for verb in ("seen", "mine", "roll", "lift", "hide" if self.play.scene.kind == "look" else "mine"):
            if (verb, "") in offers:
                self.tap(verb)
                return
        if (names := [with_ for _, with_ in self.offered("pick") if with_.startswith("name:")]) and not self.play.draft:
            self.name_everybody(names)
        elif ("confirm", "") in offers and (names or not self.lit() or self.dice.random() < 0.4):
            self.tap("confirm")
        elif picks := self.lit():
            self.tap("pick", self.dice.choice(picks))
        else:
            self.tap(*self.dice.choice([one for one in offers if one[0] not in {*ASIDE, "secrets", "away"}]))

    def lit(self) -> list[str]:
        """Keys one may add; a chosen one would only be taken back."""
        sketch = self.play.sketch
        taken = {pick.key for pick in sketch.picks if pick.chosen} if sketch else set()
        return [with_ for _, with_ in self.offered("pick") if with_ not in taken or with_.startswith("step:")]

    def name_everybody(self, keys: list[str]) -> None:
        agents = list(dict.fromkeys(key.split(":")[1] for key in keys))
        seats = [seat for seat in range(len(self.play.session.names)) if seat != self.play.actor]
        for agent, seat in zip(agents, seats):
            self.tap("pick", f"name:{agent}:{seat}")

    def play_until(self, scene: str, most: int = 3000) -> None:
        for _ in range(most):
            if not self.is_playing or (self.play.scene.kind == scene and not self.play.handover and not self.play.peek):
                return
            self.step()
        raise AssertionError(f"no {scene} in {most} taps")

    def look_all(self) -> None:
        """Everybody looks at the own cards, and the night can begin."""
        while self.play.scene.kind == "look":
            self.step()

    def play_out(self, most: int = 4000) -> None:
        for _ in range(most):
            if not self.is_playing:
                return
            self.step()
        raise AssertionError("it never ends")
