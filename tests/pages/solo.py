"""One person alone against bots in the real page: touches what it shows, and waits while a bot is at it."""

from pages.player import OFFERED, Player
from playwright.sync_api import TimeoutError

# All that tells whether something has happened.
NOW = """() => [document.querySelector('[data-scene]')?.dataset.scene, ...['turn', 'choices', 'actions', 'log']
  .map(id => document.getElementById(id)?.textContent)].join()"""
CHANGED = f"before => document.querySelector('[data-do=again]') || ({NOW})() !== before"

# Where none of these can be done the page is on its way to the next scene, or somebody else is at it.
WHOLE = {"again", "mine", "lift", "hide", "open", "roll", "together", "nobody", "volunteer", "confirm", "pick", "undo"}
DEEDS = {"floor": {"pick", "hide"}}


class Solo(Player):
    is_hasty = True

    def sit_down(self, game: str, seats: int, level: str, *wishes: str) -> None:
        """From the home page to the table, with bots of this level on all other chairs."""
        page = self.page
        count = page.locator(f"[data-do=count][data-with='{seats}']")
        self.go_through(page.locator(f"#stage [data-do=new][data-with={game}]"), count)
        self.touch(count)
        self.touch(page.locator("[data-do=who][data-with=alone]"))
        for place in range(1, seats):
            page.locator(f"#level-{place}").select_option(level)
        for wish in wishes:
            self.touch(page.locator(wish).first)
        self.touch(page.locator("[data-do=start]"))
        page.locator("[data-scene]").wait_for()

    def step(self) -> None:
        """Where nothing is to be done but wait, in a hurry."""
        before, (scene, offered) = self.page.evaluate(f"[({NOW})(), ({OFFERED})()]")
        if "seen" in offered:
            self.act(scene, offered)
        elif scene == "wait" or not DEEDS.get(scene, WHOLE) & set(offered):
            self.scenes.add(scene)
            if "faster" in offered and self.is_hasty:
                self.page.keyboard.press("f")
            self.page.wait_for_function(CHANGED, arg=before, polling=30)
        else:
            self.act(scene, offered)

    def press(self, verb: str, which: int) -> None:
        """Where all may speak, a bot may do so just when somebody wants to touch something: then it is gone."""
        try:
            super().press(verb, which)
        except (AssertionError, TimeoutError):
            if "floor" not in self.scenes:
                raise

    def _choose(self, scene: str, offered: dict[str, list[int]]) -> str:
        """After a refusal, tries something else altogether. While bots speak the page moves, and a finger may land on
        the player's secrets: then it hides them again."""
        if "mark" in offered and "hide" in offered:
            return "hide"
        if self.last == "confirm" and "confirm" in offered and {"over", "undo"} & set(offered):
            return "over" if "over" in offered else "undo"
        return super()._choose(scene, offered)
