"""Measures how soon a page is at home, from the moment its Python runs, whatever lies in the device's storage."""

from collections.abc import Callable

from pages.odd_devices import PUT, SINCE_PYTHON, odd_devices, sound_game
from playwright.sync_api import Browser

from bench.start import SLOWEST, host
from web.make import DIST

SECONDS = 5.0


def measure(browser: Browser, verdict: Callable[..., str]) -> bool:
    """Beside a start of the same page in the same run with nothing odd in its storage."""
    page = browser.new_page()
    page.set_default_timeout(SLOWEST)
    page.goto(host(DIST).url)
    page.locator("#boot").wait_for(state="detached")
    print("\nfrom Python to home           time    beside a sound device")
    times = dict[str, float]()
    for name, rows in [("nothing odd", {}), *odd_devices()]:
        page.evaluate(PUT, {**rows, **sound_game()})
        page.reload()
        page.locator("#boot").wait_for(state="detached")
        times[name] = page.evaluate(SINCE_PYTHON)
        print(f"{name:24}{times[name]:8.0f} ms{times[name] / times['nothing odd']:10.1f}", flush=True)
    page.close()
    print(f"goal: home within {SECONDS:.0f} s: {verdict(*[time <= 1000 * SECONDS for time in times.values()])}")
    return max(times.values()) <= 1000 * SECONDS
