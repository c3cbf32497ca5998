"""Plays a game in the real page with a purpose: the same game lies on a table beside it, to think a move out first.

The other table is the very same Python, with a browser that only remembers. Every touch is made on both, so a page that
does not offer what it should, or goes on otherwise, is found out at once. It knows the verbs of the page, and no game.
"""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from fake_browser import open_app
from pages.player import Player, Touch, by_click
from playwright.sync_api import Page
from samples import CARD_GAME
from shelf import purpose

from games.contract.picks import Draft, Sketch
from screen.play.page import Play
from session.draft import after_tap
from session.session import Session
from table.events import Move
from table.needs import Need, Seat
from table.save import load

THOUGHTS = 40
LONGEST_DRAFT = 6
DETERMINED = 0.9  # how often the best thought is followed; else any
ONLY = {"look": "open", "roll": "roll", "curtain": "lift", "aloud": "nobody"}


class Planner(Player):
    def __init__(self, page: Page, seed: int, touch: Touch = by_click) -> None:
        super().__init__(page, seed, touch)
        self.app, _ = open_app()
        self.keys: list[str] = []
        self.elsewhere = Random(seed)  # which of the twins is touched changes nothing in the game

    def start(self, seats: int, *wishes: str, game: str = CARD_GAME) -> None:
        """The game is saved at once, by hand; from that file the other table is laid."""
        super().start(seats, *wishes, game=game)
        match, about = load(self.save())
        self.app.play(match, about)

    def come_back(self) -> None:
        super().come_back()
        self.keys.clear()
        self.app.play(self.at.session.match, self.at.session.about)

    @property
    def at(self) -> Play:
        assert isinstance(self.app.page, Play), self.app.page
        return self.app.page

    def step(self) -> None:
        self.scenes.add(self.at.scene.kind)
        if self.at.climaxes.now:  # on the page it may be over already
            self.press("seen", 0)
            self.app.do("seen")
            return
        verb, with_ = self._intend(self.at)
        self.verbs.add(verb)
        which = f"[data-do='{verb}']" + (f"[data-with='{with_}']" if with_ else "") + ":visible"
        places = self.page.locator(which)
        places.first.wait_for()
        self.touch(places.nth(self.elsewhere.randrange(places.count())))
        self.app.do(verb, with_)

    def is_over(self) -> bool:
        """Where one table is at the end, the other must be."""
        if isinstance(self.app.page, Play):
            return False
        self.page.locator("[data-do=again]").wait_for()
        return True

    def _intend(self, play: Play) -> tuple[str, str]:
        scene = play.scene.kind
        if play.handover:
            return "mine", ""
        if play.peek and play.peek.why != "act":
            return "hide", ""
        if scene in ONLY:
            return ONLY[scene], ""
        if scene in ("seal", "ask") and not play.peek:
            return "open", ""
        if not self.keys and not play.draft:
            self.keys = list(self._think(play))
        return ("pick", self.keys.pop(0)) if self.keys else ("confirm", "")

    def _think(self, play: Play) -> Draft:
        """The best of some moves that come to mind, as the taps that make it."""
        scene = play.scene
        seat = scene.seat if play.actor is None else play.actor
        assert scene.need is not None and seat is not None
        wish = purpose(play.game.name) or (lambda *_: 0)
        held = {thing.key for thing in play.kit.private.hand(play.session.view(seat), play.app.words)}

        @cache
        def sketch(draft: Draft) -> Sketch:
            return play.drafting.make(draft, scene, play.builder)

        found: list[tuple[float, int, Draft]] = []
        while not found:
            for _ in range(THOUGHTS):
                draft, made = self._muse(sketch, held)
                if is_legal(play.session, made, seat, scene.need):
                    by = seat if made.seat is None else made.seat
                    found.append((wish(made.table, by, made.move), -len(draft), draft))
        return max(found)[-1] if self.random.random() < DETERMINED else self.random.choice(found)[-1]

    def _muse(self, sketch: Callable[[Draft], Sketch], held: set[str]) -> tuple[Draft, Sketch]:
        """One thing after the other, until it is a move. Once a card in the hand is chosen the others are gone."""
        draft: Draft = ()
        now = sketch(draft)
        while len(draft) < LONGEST_DRAFT:
            gone = held if any(pick.chosen and pick.key in held for pick in now.picks) else set[str]()
            free = [pick for pick in now.picks if not pick.chosen and pick.key not in gone]
            if not free or (draft and now.move and (now.at_once or self.random.random() < 0.5)):
                break
            draft = after_tap(draft, self.random.choice(free), sketch)
            now = sketch(draft)
        return draft, now


def is_legal(session: Session, made: Sketch, seat: Seat, need: Need) -> bool:
    """What is said or done first can be, and so can the move, as far as the one knows who makes it."""
    first, move = made.before[0] if made.before else (seat, made.move)
    by = made.seat if made.seat is not None else first

    def possible(who: Seat) -> Sequence[Move]:
        return session.game.moves(session.view(who), need)

    return made.move is not None and move in possible(first) and (made.seat is None or made.move in possible(by))
