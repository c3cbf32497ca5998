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


def measure(page: Page, clicks: int) -> list[float]:
    """The times of that many clicks in milliseconds, sorted."""
    page.evaluate(WATCH)
    player = Player(page, seed=1)
    for _ in range(clicks):
        if player.is_over():
            break
        player.step()
    return sorted(page.evaluate("clicks"))
