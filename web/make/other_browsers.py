"""Firefox and WebKit for the tests: from the Linux distribution if it has them, else those of Playwright.

Chromium is needed (install.py), these two are not: where one cannot be had, its tests say so and are skipped.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

PACKAGES = {"firefox": ["firefox-esr"], "webkit": ["webkit2gtk-driver", "xvfb"]}
MINI_BROWSER = "usr/lib/*/webkit2gtk-4.1/MiniBrowser"


def firefox() -> str | None:
    """The path of a Firefox that is installed on this machine."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit() -> tuple[str, str] | None:
    """The driver and the browser of WebKitGTK. Both need a screen that nobody sees."""
    driver, browser = shutil.which("WebKitWebDriver"), next(Path("/").glob(MINI_BROWSER), None)
    return (driver, str(browser)) if driver and browser and shutil.which("Xvfb") else None


def of_playwright(name: str) -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = getattr(playwright, name).executable_path
    return path if Path(path).exists() else None


FINDERS: dict[str, Callable[[], object]] = {"firefox": firefox, "webkit": webkit}


def install() -> None:
    """Fetches what is missing, and goes on without what cannot be had."""
    for name, find in FINDERS.items():
        if find() or of_playwright(name):
            continue
        print(f"installing: {name}", flush=True)
        if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
            subprocess.run(["apt-get", "update", "-qq"])
            subprocess.run(["apt-get", "install", "-y", "-qq", *PACKAGES[name]], stdout=subprocess.DEVNULL)
        if not find():
            subprocess.run([sys.executable, "-m", "playwright", "install", name])
        if not find() and not of_playwright(name):
            print(f"No {name} could be installed; the tests that need it are skipped.", flush=True)
