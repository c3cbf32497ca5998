"""One person alone against bots in the real page: touches what it shows, and waits while a bot is at it."""

from pages.player import Player
from playwright.sync_api import Page

# Something else may be done than before, or there is nothing more to do.
CHANGED = """before => document.querySelector('[data-do=again]') ||
  (document.querySelector('[data-scene]')?.dataset.scene ?? '') + (document.querySelector('#turn')?.textContent ?? '')
  + (document.querySelector('#log')?.textContent ?? '') !== before"""
NOW = """() => (document.querySelector('[data-scene]')?.dataset.scene ?? '') +
  (document.querySelector('#turn')?.textContent ?? '') + (document.querySelector('#log')?.textContent ?? '')"""


def wait_for_change(page: Page, before: str) -> None:
    page.wait_for_function(CHANGED, arg=before, polling=50)


class Solo(Player):
    def sit_down(self, game: str, seats: int, level: str = "recruit", *wishes: str) -> None:
        """From the home page to the table, with bots of this level on all other chairs."""
        page = self.page
        count = page.locator(f"[data-do=count][data-with='{seats}']")
        self.go_through(page.locator(f"#stage [data-do=new][data-with={game}]"), count)
        self.touch(count)
        self.touch(page.locator("[data-do=who][data-with=alone]"))
        for place in range(1, seats):
            page.locator(f"#level-{place}").select_option(level)
        for wish in wishes:
            is_name = wish[0] not in "#[."
            self.touch(page.get_by_role("switch", name=wish) if is_name else page.locator(wish))
        self.touch(page.locator("[data-do=start]"))
        page.locator(".play").wait_for()

    def step(self) -> None:
        before = self.page.evaluate(NOW)
        scene, offered = self.page.evaluate(OFFERED_HERE)
        self.scenes.add(scene)
        if self.is_over():
            return
        if scene == "wait":
            if "faster" in offered and self.random.random() < 0.5:
                self.page.keyboard.press("f")
            wait_for_change(self.page, before)
            return
        if scene == "floor" and not {"pick"} & set(offered):
            wait_for_change(self.page, before)
            return
        super().step()


from pages.player import OFFERED as OFFERED_HERE  # noqa: E402
