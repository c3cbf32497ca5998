"""A style rule of one component that reaches into another: of the page into a drawing, or of a game into the page."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from looks.seen import Finding
from web.make import ROOT

FIND = (Path(__file__).parent / "strays.js").read_text()
OF_BOARDS = "30-board.css"  # the one sheet of the page that is about drawings


@cache
def sheets() -> dict[str, str]:
    files = [*sorted((ROOT / "web/style").glob("*.css")), *sorted((ROOT / "py/games").glob("*/style.css"))]
    return {file.relative_to(ROOT).as_posix(): file.read_text() for file in files if file.name != OF_BOARDS}


def find(page: Page) -> Iterator[Finding]:
    for stray in page.evaluate(FIND, sheets()):
        sheet, rule, element = stray.split("|")
        yield Finding("stray", f"{rule} of {sheet}", f"reaches {element}")
