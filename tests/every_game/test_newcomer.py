"""A newcomer who knows only what the lesson has told finishes a real game against recruits, and no tap is refused.

What the lesson has told is listed in `concepts.txt`: the rules, and the kinds of taps that come with them. A newcomer
touches nothing else; where only something else is offered, they are lost, and the lesson has left something out.
"""

import random

import pytest
from concepts import kind_of, known_taps, lesson_of
from fake_browser import open_app

from games.contract.kit import kit
from games.contract.picks import Pick
from screen.home.new_game import start_game
from screen.play.page import Play
from table.catalog import NAMES
from table.events import AtLeast, Move
from table.illegal import Refusal

TAUGHT = [name for name in NAMES if kit(name).lesson]
PATIENCE = 6000
SEEDS = (7, 8, 9)
WORDS = ("text:", "seat:", "lose:")  # typed words, a player's name, and which agents a bomb takes, need no teaching


class Newcomer:
    def __init__(self, game: str, seed: int) -> None:
        lesson = lesson_of(game)
        self.app, self.browser = open_app()
        self.lots, self.known = random.Random(seed), known_taps(game)
        seeds = random.Random(seed)
        self.browser.seed = lambda: f"{seeds.getrandbits(256):064x}"  # type: ignore[method-assign]
        self.refused: list[str] = []
        self.careful: object = None  # where they have seen that they have too little to name
        refuse = self.app.care.refuse

        def note(refusal: Refusal) -> None:
            self.refused.append(refusal.reason)
            refuse(refusal)

        self.app.care.refuse = note  # type: ignore[method-assign]
        names = ("Alex", *lesson.others)
        options = {key: value for key, value in lesson.options.items() if key != "first"}
        start_game(self.app, game, names, options, bots=("", *("recruit" for _ in lesson.others)))

    @property
    def page(self) -> Play | None:
        return self.app.page if isinstance(self.app.page, Play) else None

    def play(self) -> None:
        for _ in range(PATIENCE):
            if self.page is None:
                return
            self.step(self.page)
        raise AssertionError(f"no end in sight: {self.page and self.page.scene}")

    def step(self, page: Play) -> None:
        if page.climaxes.now:
            self.do("seen")
            return
        match page.scene.kind:
            case "look":
                assert "secrets" in self.known, f"lost among secrets: {self.known}"
                self.do("open")
                self.do("hide")
            case "roll":
                assert "roll" in self.known, f"lost among dice: {self.known}"
                self.do("roll")
            case "curtain":
                self.do("lift")
            case "choose" | "ask" | "seal" | "floor":
                self.choose(page)
            case _:
                self.wait()

    def choose(self, page: Play) -> None:
        if page.scene.kind in ("ask", "seal") and page.peek is None:
            self.do("open")
        sketch = page.sketch
        offered = [pick for pick in sketch.picks if not pick.chosen] if sketch else []
        if page.scene.kind == "floor":  # an accusation is not made for fun
            offered = [pick for pick in offered if kind_of(pick.key) != "accuse"]
        if not offered and not (sketch and sketch.move):
            self.wait()
            return
        known = [pick for pick in offered if self.knows(pick)]
        assert known or (sketch and sketch.move), f"lost among {[pick.key for pick in offered]}: {self.known}"
        if sketch and sketch.move and self.lies(page, sketch.move):
            self.do("over" if len(page.draft) > 1 else "undo")  # nobody names more than they have: the lesson said so
            self.careful = page.session.needs
        elif sketch and sketch.move and (not known or self.lots.random() < 0.6):
            self.do("confirm")
        else:
            quiet = [pick for pick in known if kind_of(pick.key) != "name"]
            self.do("pick", self.lots.choice(quiet if quiet and self.careful == page.session.needs else known).key)

    def lies(self, page: Play, move: Move) -> bool:
        """Would it claim more than there is? Everybody knows what they have put down themselves."""
        pocket = page.session.pockets[0]
        claims = [fact for fact in move.facts if isinstance(fact, AtLeast)]
        return any(pocket.amount(fact.stake, fact.account) < fact.amount for fact in claims)

    def knows(self, pick: Pick) -> bool:
        return kind_of(pick.key) in self.known or pick.key.startswith(WORDS)

    def wait(self) -> None:
        browser = self.browser
        browser.milliseconds += 2000
        if not browser.worker.is_dead:
            browser.worker.toil()
        later, browser.later = browser.later, []
        for one in later:
            one()

    def do(self, verb: str, with_: str = "") -> None:
        self.app.do(verb, with_, "")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_newcomer_finishes_a_game_against_recruits_without_one_refused_tap(game: str, seed: int) -> None:
    newcomer = Newcomer(game, seed)
    assert newcomer.page
    session = newcomer.page.session
    newcomer.play()
    assert session.kit.game.outcome(session.table) and newcomer.refused == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_newcomer_who_has_had_no_lesson_is_lost(game: str) -> None:
    newcomer = Newcomer(game, 7)
    newcomer.known = frozenset()
    with pytest.raises(AssertionError, match="lost among"):
        newcomer.play()
