"""Measures how long chiefs think in their worker, and how smooth the page stays meanwhile.

The browser's CPU throttling slows down the page but not its workers. So the worker gets a clock that runs too fast by
the same factor: it then gets as far as it would on a slower device.
"""

from collections.abc import Callable
from itertools import pairwise

from pages.solo import Solo
from playwright.sync_api import Browser, Page
from shelf import HOUSE

from bots.bot import CHIEF
from table import catalog
from web.make import DIST
from web.make.serve import Site

SLOWER = 4
DECISIONS = 10
MOST_STEPS = 400
# Records every letter to and from the worker, and every frame, with its time.
WATCH = """
globalThis.letters = [];
globalThis.frames = [];
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => letters.push([performance.now(), JSON.parse(data)]));
  }
  postMessage(letter) {
    letters.push([performance.now(), JSON.parse(letter)]);
    super.postMessage(letter);
  }
};
const frame = now => { frames.push(now); requestAnimationFrame(frame); };
requestAnimationFrame(frame);
"""
FAST_CLOCK = f"const now = performance.now.bind(performance); performance.now = () => {SLOWER} * now();"
# Milliseconds in which the page still draws the last move. A thought that is shorter cannot be told from the drawing,
# so it has no frames to measure.
DRAWING = 200


def measure(browser: Browser, verdict: Callable[..., str]) -> bool:
    print(f"\nchiefs on a device {SLOWER} times slower  moves  simulations   longest   longest frame    without them")
    goals, measured = [], False
    for game in HOUSE:
        thoughts, _ = play(browser, game, FAST_CLOCK)
        gaps, idle = play(browser, game, "")
        longest = max(reply["seconds"] for _, reply, _ in thoughts)
        counts = sorted(reply["simulations"] for _, reply, _ in thoughts)
        frame = max((gap for *_, gap in gaps), default=0)
        measured = measured or frame > 0
        goals.append(longest <= CHIEF.seconds and frame < max(50, idle))
        shown = f"{frame:.0f} ms" if frame else "too short"
        row = f"{len(thoughts):>16}{counts[len(counts) // 2]:>13}{longest:>8.2f} s{shown:>16}{idle:>13.0f} ms"
        print(f"{game:24}{row}", flush=True)
    goal = f"no longer than the stated {CHIEF.seconds} s, no frame over 50 ms unless there is one without them"
    print(f"goal: {goal}: {verdict(*goals, measured)}")
    return all(goals) and measured


def play(browser: Browser, game: str, clock: str) -> tuple[list[tuple[dict, dict, float]], float]:
    """Some moves of chiefs: each order, its answer, and the longest gap between two frames meanwhile.

    The second value is the longest gap while nobody thought: a busy machine has gaps anyway.
    """
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page.add_init_script(WATCH)
    site = Site(DIST)
    page.goto(site.url)
    page.locator("#boot").wait_for(state="detached")
    player = Solo(page, 1)
    player.is_hasty = False
    player.sit_down(game, seats_for(game), "chief")
    page.wait_for_function("letters.some(([, letter]) => letter.ready)")
    if clock:
        page.workers[0].evaluate(clock)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.wait_for_timeout(DRAWING)
    page.evaluate("frames.length = 0")
    page.wait_for_timeout(3 * 1000 * CHIEF.seconds)
    idle = longest_gap(page.evaluate("frames"))
    for _ in range(MOST_STEPS):
        if player.is_over() or len(answered(page)) >= DECISIONS:
            break
        player.step()
    found = answered(page)
    page.close()
    site.stop()
    return found, idle


def seats_for(game: str) -> int:
    """Four where many can play; otherwise as few as possible."""
    seats = catalog.load(game).seats
    return 4 if max(seats) > 4 else min(seats)


def longest_gap(frames: list[float]) -> float:
    return max((after - before for before, after in pairwise(frames)), default=0.0)


def answered(page: Page) -> list[tuple[dict, dict, float]]:
    letters, frames = page.evaluate("[letters, frames]")
    orders = {letter["id"]: (at, letter) for at, letter in letters if letter.get("kind") == "decide"}
    found = []
    for at, reply in letters:
        if "move" in reply and reply["id"] in orders:
            sent, order = orders[reply["id"]]
            inside = [one for one in frames if sent + DRAWING <= one <= at]
            found.append((order, reply, longest_gap(inside)))
    return found
