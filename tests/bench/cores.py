"""Which of a browser's pages get this machine's cores: seven devices in seven hands have seven, one machine has not.

A page's process is told by its sweat: it is the one that worked while the page was asked to.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page

SWEAT = "() => { const end = performance.now() + 250; while (performance.now() < end); }"
USUAL, LAST = 0, 19


class Cores:
    def __init__(self, browser: Browser, pages: Sequence[Page]) -> None:
        self._session = browser.new_browser_cdp_session()
        self._processes = {page: self._process_of(page) for page in pages}

    def give(self, chosen: Sequence[Page]) -> bool:
        """To these pages first, and to the others what is left. False: this system does not let us."""
        try:
            for page, process in self._processes.items():
                for thread in Path(f"/proc/{process}/task").iterdir():
                    os.setpriority(os.PRIO_PROCESS, int(thread.name), USUAL if page in chosen else LAST)
        except OSError:  # no such folder, or only an administrator may
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
