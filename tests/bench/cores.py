"""Which of a browser's pages get this machine's cores: seven devices in seven hands have seven, one machine has not.

Those that are chosen have a core each, as far as there are any, and the others what these leave idle: being asked
politely (`nice`) is not enough, as two who are chosen then take turns on one core beside the others on the next.
A page's process is told by its sweat: it is the one that worked while the page was asked to.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page

FIRST, LAST = (getattr(os, name, 0) for name in ("SCHED_OTHER", "SCHED_IDLE"))  # only Linux has them
SWEAT = "() => { const end = performance.now() + 250; while (performance.now() < end); }"


class Cores:
    def __init__(self, browser: Browser, pages: Sequence[Page]) -> None:
        self._session = browser.new_browser_cdp_session()
        self._processes = {page: self._process_of(page) for page in pages}

    def give(self, chosen: Sequence[Page]) -> bool:
        """To these pages first, and to the others what is left. False: this system does not let us."""
        try:
            cores = sorted(os.sched_getaffinity(0))
            for page, process in self._processes.items():
                for thread in Path(f"/proc/{process}/task").iterdir():
                    os.sched_setscheduler(int(thread.name), FIRST if page in chosen else LAST, os.sched_param(0))
                has_own = page in chosen and len(chosen) <= len(cores)
                os.sched_setaffinity(process, {cores[chosen.index(page)]} if has_own else cores)
        except (AttributeError, OSError):  # another system, or only an administrator may
            return False
        return True

    def _process_of(self, page: Page) -> int:
        before = self._spent()
        page.evaluate(SWEAT)
        after = self._spent()
        return max(after, key=lambda process: after[process] - before.get(process, 0.0))

    def _spent(self) -> dict[int, float]:
        told = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return {row["id"]: row["cpuTime"] for row in told if row["type"] == "renderer"}
