"""Gives chosen pages of a browser a core each: seven real devices have seven processors, but this machine has fewer.

The other pages get only the time that the chosen ones leave idle. A lower priority (`nice`) is not enough: two chosen
pages would then share one core while the others use the next. To find the process of a page, the page is made to work:
its process is the one that used the most time meanwhile.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page

FIRST, LAST = (getattr(os, name, 0) for name in ("SCHED_OTHER", "SCHED_IDLE"))  # these exist only on Linux
WORK = "() => { const end = performance.now() + 250; while (performance.now() < end); }"


class Cores:
    def __init__(self, browser: Browser, pages: Sequence[Page]) -> None:
        self._session = browser.new_browser_cdp_session()
        self._processes = {page: self._process_of(page) for page in pages}

    def give(self, chosen: Sequence[Page]) -> bool:
        """The cores go to these pages first. False: this system does not allow it."""
        try:
            cores = sorted(os.sched_getaffinity(0))
            for page, process in self._processes.items():
                for thread in Path(f"/proc/{process}/task").iterdir():
                    os.sched_setscheduler(int(thread.name), FIRST if page in chosen else LAST, os.sched_param(0))
                has_own = page in chosen and len(chosen) <= len(cores)
                os.sched_setaffinity(process, {cores[chosen.index(page)]} if has_own else cores)
        except (AttributeError, OSError):  # not Linux, or only an administrator may do it
            return False
        return True

    def _process_of(self, page: Page) -> int:
        before = self._spent()
        page.evaluate(WORK)
        after = self._spent()
        return max(after, key=lambda process: after[process] - before.get(process, 0.0))

    def _spent(self) -> dict[int, float]:
        told = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return {row["id"]: row["cpuTime"] for row in told if row["type"] == "renderer"}
