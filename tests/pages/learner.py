"""Somebody who takes a lesson in the real page, with nothing but fingers or keys, and does what each step asks for."""

import re
from collections.abc import Callable
from contextlib import suppress

from concepts import lesson_of
from pages.player import Touch
from playwright.sync_api import Page, expect

from games.contract.lesson import LIFT, ROLL, SECRETS, Step, said

# A great moment may be over before a finger is there.
SEEN = "document.getElementById('climax-on')?.click()"
PATIENCE, MOMENTS = 500, 80  # ms


class Learner:
    """Somebody who does what each step asks for, with one kind of hands."""

    def __init__(self, page: Page, game: str, touch: Touch) -> None:
        self.page, self.game, self.touch, self.lesson = page, game, touch, lesson_of(game)

    def enter(self) -> None:
        self.touch(self.page.locator(f"[data-do=lesson][data-with={self.game}]"))
        self.page.locator("[data-scene]").wait_for()

    def follow(self, after: Callable[[int], None] = lambda _: None) -> None:
        """`after` is told the number of every step, while it stands on the page."""
        for number, step in enumerate(self.lesson.steps, 1):
            if not said(step.text, "en"):
                continue
            self.wait_for(number)
            after(number)
            self.do(step)
        expect(self.page.locator("[data-do=next]")).to_have_count(0)

    def wait_for(self, number: int) -> None:
        """What happens in between is looked at, and tapped on."""
        told = re.compile(rf"\D{number}\D")
        for _ in range(MOMENTS):
            self.page.evaluate(SEEN)
            with suppress(AssertionError):
                return expect(self.page.locator("#turn-name")).to_contain_text(told, timeout=PATIENCE)
        raise AssertionError(f"step {number} does not come")

    def do(self, step: Step) -> None:
        page = self.page
        if not step.is_tried:
            self.touch(page.locator("#actions [data-do=next]"))
        elif step.taps == SECRETS:
            self.touch(page.locator("#actions [data-do=secrets]"))
            self.touch(page.locator("#cover [data-do=hide]").first)
        elif step.act:
            self.touch(page.locator("#actions [data-do=secrets]"))
            for _ in range(2):
                self.touch(page.locator(f"#cover [data-do=act][data-with='{step.act}']"))
        elif step.taps in (ROLL, LIFT):
            self.touch(page.locator(f"#actions [data-do={'roll' if step.taps == ROLL else 'lift'}]"))
        else:
            self.build(step)

    def build(self, step: Step) -> None:
        page, before = self.page, self.page.locator("#turn-name").inner_text()
        for number, _ in enumerate(step.wrong):
            self.touch(page.locator(f".side [data-with='wrong:{number}']").first)
            expect(page.locator("#toast .toast")).to_be_visible()
            self.touch(page.locator("[data-do=toast-away]"))
        for tap, following in zip(step.taps, (*step.taps[1:], step.taps[-1]), strict=True):
            lit = page.locator(f".side [data-with='{tap}']")
            page.locator(f".side :is([data-with='{tap}'], [data-with='{following}'])").first.wait_for()
            if tap == following or lit.count():  # else the page has filled it in
                self.touch(lit.first)
        confirm = page.locator("#actions [data-do=confirm]")
        if page.locator("#turn-name").inner_text() == before and confirm.count():
            self.touch(confirm)
