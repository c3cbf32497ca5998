"""What the probe saw in one look at the page, and what a look can find."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

PROBE = (Path(__file__).parent / "probe.js").read_text()
Rect = tuple[float, float, float, float]  # left, top, width, height
Facts = dict[str, Any]  # as probe.js returns them


@dataclass(frozen=True)
class Finding:
    """`what` tells two findings apart: the same fault in another size is not found twice."""

    kind: str
    what: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.kind}: {self.what}" + (f" – {self.detail}" if self.detail else "")


def see(page: Page) -> Facts:
    facts: Facts = page.evaluate(PROBE)
    return facts


def size(rect: Rect) -> str:
    return f"{rect[2]:g} × {rect[3]:g} px"
