"""Measures how long a page stands still while it works on a very long game: taken in, opened, played on, exported."""

from collections.abc import Callable
from functools import cache
from itertools import takewhile
from json import loads
from random import Random

from pages.files import CATCH, GIVE
from pages.friends import ASK
from pages.player import Player
from playwright.sync_api import Browser, Page
from samples import STAKE_GAME

from bench.start import host
from soak.playout import begin, decisions
from table import catalog
from table.save import About, dump
from web.make import DIST

EVENTS = 9_000
LONGEST = 100  # milliseconds
PATIENCE = 120_000
STEPS = 8  # that a player takes in the opened game
SAVED = "import main\nawait main.app.saving.finish()"
RENDERER, TASK = "CrRendererMain", "ThreadControllerImpl::RunTask"


@cache
def long_game() -> str:
    """The file of a game that nobody ends."""
    match = begin(catalog.load(STAKE_GAME), 4, {"turn_limit": 0}, "long")
    for _ in takewhile(lambda _: len(match.log) < EVENTS, decisions(match, Random("long"), EVENTS)):
        pass
    return dump(match, About("long", "A long evening", "2026-11-16T21:04:59"))


def measure(browser: Browser, verdict: Callable[..., str]) -> bool:
    """The longest block of each step, in milliseconds of the page's own processor time: other work does not count."""
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(host(DIST).url)
    page.locator("#boot").wait_for(state="detached")
    page.evaluate(ASK, "import main\nawait main.app.parcel.arrive()")
    page.evaluate(GIVE, long_game())
    page.evaluate(CATCH)
    page.locator("[data-do=shelf]:visible").first.click()
    steps: dict[str, Callable[[], object]] = {
        "taken in": lambda: (page.locator("[data-do=import]").click(), page.locator(".saved").wait_for()),
        "exported": lambda: (page.locator("[data-do=export]").click(), page.wait_for_function("window.handedOut")),
        "opened": lambda: (page.locator("[data-do=open]").click(), page.locator("[data-scene]").wait_for()),
        "played on": lambda: ([Player(page, 7).step() for _ in range(STEPS)], page.evaluate(ASK, SAVED)),
    }
    print(f"\na game of {EVENTS:,} events   longest block   all the work")
    blocks = []
    for name, step in steps.items():
        longest, whole = blocked(browser, page, step)
        blocks.append(longest)
        print(f"{name:22}{longest:12.0f} ms{whole:12.0f} ms", flush=True)
    page.close()
    print(f"goal: no block longer than {LONGEST} ms: {verdict(*[block <= LONGEST for block in blocks])}")
    return all(block <= LONGEST for block in blocks)


def blocked(browser: Browser, page: Page, step: Callable[[], object]) -> tuple[float, float]:
    """The longest task of the page's main thread during this step, and all of them together."""
    browser.start_tracing(page=page, categories=["toplevel"])
    step()
    trace = loads(browser.stop_tracing())["traceEvents"]
    place = lambda one: (one["pid"], one["tid"])  # noqa: E731
    ours = {place(one) for one in trace if one["name"] == "thread_name" and one["args"]["name"] == RENDERER}
    tasks = [one["tdur"] / 1000 for one in trace if one["name"] == TASK and place(one) in ours and "tdur" in one]
    return max(tasks), sum(tasks)
