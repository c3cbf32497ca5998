"""From a click to the picture it leads to: a random game on the real board, every click timed."""

from pages.player import Player
from playwright.sync_api import Page

# The time between the browser's own stamp of the click and the first moment after the next frame was painted.
WATCH = """
globalThis.clicks = [];
addEventListener('click', event => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => clicks.push(performance.now() - event.timeStamp);
  port2.postMessage(null);
}), true);
"""
# A person looks where the figure walks, and clicks when it stands.
REST = """async () => {
  const walking = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(walking.map(one => one.finished));
}"""


def open_table(page: Page, game: str) -> None:
    """From the home page to the table of that game, as a player gets there."""
    page.locator(f"#stage [data-do=new][data-with={game}]").click()
    page.locator("[data-do=start]").click()
    page.locator("[data-scene]").wait_for()


def measure(page: Page, clicks: int) -> list[float]:
    """The times of that many clicks in milliseconds, sorted."""
    page.evaluate(WATCH)
    player = Player(page, seed=1)
    for _ in range(clicks):
        if player.is_over():
            break
        page.evaluate(REST)
        player.step()
    return sorted(page.evaluate("clicks"))
