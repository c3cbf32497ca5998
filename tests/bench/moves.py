"""Measures from a click to the picture that it leads to: a random game on the real board, every click timed."""

from pages.player import Player, same_secrets
from playwright.sync_api import Browser, Page

# From the browser's own time stamp of the click to the first moment after the next frame was painted.
WATCH = """
globalThis.clicks = [];
addEventListener('click', event => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => clicks.push(performance.now() - event.timeStamp);
  port2.postMessage(null);
}), true);
"""
# A person watches the figure walk, and clicks when it stands.
REST = """async () => {
  const walking = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(walking.map(one => one.finished));
}"""
SEED = 1


class Clicks:
    """One game in a tab of its own. The same seed plays the same game at every address."""

    def __init__(self, browser: Browser, address: str, game: str) -> None:
        self.page = browser.new_page(viewport={"width": 1280, "height": 800})
        self.page.add_init_script(same_secrets(SEED))
        self.page.goto(address)
        self.page.locator("#boot").wait_for(state="detached")
        open_table(self.page, game)
        self.page.evaluate(WATCH)
        self._player = Player(self.page, seed=SEED)

    def play(self, clicks: int) -> None:
        for _ in range(clicks):
            if self._player.is_over():
                break
            self.page.evaluate(REST)
            self._player.step()

    def close(self) -> list[float]:
        """The times of all clicks in milliseconds, sorted."""
        times = sorted(self.page.evaluate("clicks"))
        self.page.close()
        return times


def open_table(page: Page, game: str) -> None:
    """From the home page to the table of that game, as a player gets there."""
    page.locator(f"#stage [data-do=new][data-with={game}]").click()
    page.locator("[data-do=start]").click()
    page.locator("[data-scene]").wait_for()


def middle(times: list[float]) -> float:
    return times[len(times) // 2]


def late(times: list[float]) -> float:
    """Nineteen of twenty clicks take no longer."""
    return times[int(len(times) * 0.95)]
