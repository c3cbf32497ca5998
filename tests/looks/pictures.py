"""Pictures of scenes that somebody has looked at and approved: the page must still look like them.

They are of home, its sheets and the first scenes of every game, at the size of a phone, and kept small.
`python build.py soak --looks --approve` takes them anew: look at what has changed before you commit them.
"""

import base64
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from looks.contrast import photograph
from looks.seen import Finding

HERE = Path(__file__).parent
APPROVED = HERE / "approved"
COMPARE = (HERE / "pictures.js").read_text()
MADE_BY = APPROVED / "browser.txt"  # letters are drawn a little differently by every browser
TOLERANCE = 0.02
# A clock shows another time whenever it is looked at: its face is kept, what it says is not.
STOP_CLOCKS = """document.head.append(Object.assign(document.createElement('style'), {id: 'no-clocks', textContent:
  '.clock .digits, .clock .ring-left, .clock .pause, .clock-small { visibility: hidden !important }'}))"""
GO_ON = "document.getElementById('no-clocks').remove()"
BREATH = "new Promise(done => setTimeout(done, 250))"
PATIENCE = 12
FIRST = 8  # scenes of each game


def file_name(scene: str) -> str:
    return scene.replace(" ", "_")


def find(page: Page, desk: Page, name: str) -> Iterator[Finding]:
    """Nothing, where no picture of this scene has been approved, or where another browser has made it."""
    approved = APPROVED / f"{name}.webp"
    if not approved.exists() or not is_same_browser(page):
        return
    kept = base64.b64encode(approved.read_bytes()).decode()
    share: float = desk.evaluate(COMPARE, [at_rest(page), kept])
    if share > TOLERANCE:
        yield Finding("picture", name, f"{share:.1%} of it is not as approved (see tests/looks/pictures.py)")


def approve(page: Page, desk: Page, name: str) -> None:
    APPROVED.mkdir(exist_ok=True)
    MADE_BY.write_text(version(page) + "\n")
    small: str = desk.evaluate(COMPARE, [at_rest(page), ""])
    (APPROVED / f"{name}.webp").write_bytes(base64.b64decode(small))


def at_rest(page: Page) -> str:
    """Something may still be on its way: a font, the pictures of a game, a figure that walks."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(STOP_CLOCKS)
    before = photograph(page)
    for _ in range(PATIENCE):
        page.evaluate(BREATH)
        now, before = before, photograph(page)
        if now == before:
            break
    page.evaluate(GO_ON)
    return before


def made_by() -> str:
    return MADE_BY.read_text().strip() if MADE_BY.exists() else ""


def is_same_browser(page: Page) -> bool:
    return made_by() == version(page)


def version(page: Page) -> str:
    assert page.context.browser
    return page.context.browser.version.split(".")[0]
