"""Hands that play in the page itself: this file is read into the page's own Python, and touches what the page shows.

They think a move out as pages.planner does, by the game's own purpose (its source is read in before), and make the taps
one by one on the elements of the page; they wait while it is not their turn. One pair of hands for each device.
"""

import asyncio
from functools import cache
from random import Random
from typing import Any

import js
from pages.purposes import SOURCES

import main
from screen.play.page import Play
from session.draft import after_tap

THOUGHTS = 24
LONGEST_DRAFT = 6
DETERMINED = 0.9
TALKATIVE = 0.05  # while all may speak, somebody does so now and then
BREATH = 0.03


@cache
def purpose_of(game: str) -> Any:
    """What players of this game want; where nothing is said, every move is as good as any other."""
    here: dict[str, Any] = {"purpose": lambda *_: 0}
    exec(SOURCES.get(game, ""), here)
    return here["purpose"]


class Hands:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.keys: list[str] = []
        self.asked = ""
        self.confirmed: tuple[str, ...] | None = None
        self.is_on = True

    async def play(self) -> None:
        while self.is_on:
            await asyncio.sleep(BREATH)
            page = main.app.page
            if isinstance(page, Play) and not main.app.sheets and (wish := self.intend(page)):
                self.touch(*wish)

    def touch(self, verb: str, with_: str) -> None:
        which = f'#stage [data-do="{verb}"]' + (f'[data-with="{with_}"]' if with_ else "")
        for element in js.document.querySelectorAll(which):
            if element.checkVisibility() and element.getAttribute("aria-disabled") != "true":
                element.dispatchEvent(js.MouseEvent.new("click", BUBBLES))
                return
        self.keys.clear()

    def intend(self, play: Play) -> tuple[str, str] | None:
        scene = play.scene.kind
        if play.climaxes.now:
            return "seen", ""
        if play.handover:
            return "mine", ""
        if play.peek and play.peek.why != "act":
            return "hide", ""
        if scene in ("wait", "over") or (scene == "floor" and not play.draft and self.random.random() > TALKATIVE):
            return None
        if scene == "look" or (scene in ("seal", "ask") and not play.peek):
            return "open", ""
        if play.shown != self.asked:
            self.asked = play.shown
            self.keys.clear()
        if not self.keys and not play.draft:
            self.keys = list(self.think(play))
        if self.keys:
            return "pick", self.keys.pop(0)
        if self.confirmed == play.draft:  # it was refused, or is somebody else's half move: something else, then
            self.confirmed = None
            return "undo", ""
        self.confirmed = play.draft
        return "confirm", ""

    def think(self, play: Play) -> tuple[str, ...]:
        purpose = purpose_of(play.game.name)
        found = []
        for _ in range(THOUGHTS):
            draft, made = self.muse(play)
            seat = play.scene.seat if made.seat is None else made.seat
            name = None if play.scene.kind == "floor" else play.scene.need.name
            first = made.before[0][1] if made.before else made.move
            if made.move is not None and first in play.session.moves(seat, name):
                found.append((purpose(made.table, seat, made.move), -len(draft), draft))
        if not found:
            return ()
        return max(found)[-1] if self.random.random() < DETERMINED else self.random.choice(found)[-1]

    def muse(self, play: Play) -> Any:
        draft: tuple[str, ...] = ()
        sketch = lambda draft: play.drafting.make(draft, play.scene, play.builder)  # noqa: E731
        now = sketch(draft)
        while len(draft) < LONGEST_DRAFT:
            free = [pick for pick in now.picks if not pick.chosen]
            if not free or (draft and now.move and (now.at_once or self.random.random() < 0.5)):
                break
            draft = after_tap(draft, self.random.choice(free), sketch)
            now = sketch(draft)
        return draft, now


BUBBLES = js.JSON.parse('{"bubbles": true, "cancelable": true}')
