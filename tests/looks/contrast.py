"""Letters that stand out too little from what is really behind them: below 4.5 to 1, or 3 to 1 where they are large."""

import base64
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from looks.seen import Facts, Finding

MEASURE = (Path(__file__).parent / "contrast.js").read_text()
HIDE = """() => document.head.append(Object.assign(document.createElement('style'), {id: 'no-letters', textContent: `
  *, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important }
  * { text-shadow: none !important; caret-color: transparent !important }
  text, tspan { fill: transparent !important }`}))"""
SHOW = "document.getElementById('no-letters').remove()"
LARGE, LARGE_AND_BOLD = 24, 18.66
LIVELY = 0.97  # letters are smoothed at their edges: a hair below the limit is the smoothing


def find(page: Page, desk: Page, seen: Facts) -> Iterator[Finding]:
    """`desk` is an empty page of the same browser, where the pictures are compared."""
    texts = [text for text in seen["texts"] if is_readable(text, seen)]
    shown = photograph(page)
    page.evaluate(HIDE)
    hidden = photograph(page)
    page.evaluate(SHOW)
    lines = [text["seen"] for text in texts]
    for text, ratio in zip(texts, desk.evaluate(MEASURE, [shown, hidden, lines]), strict=True):
        is_large = text["size"] >= (LARGE_AND_BOLD if text["bold"] else LARGE)
        least = 3.0 if is_large else 4.5
        if ratio is not None and ratio < least * LIVELY:
            yield Finding("contrast", text["where"], f"“{text['text']}” has {ratio:.2f} : 1, needs {least:g}")


def is_readable(text: Facts, seen: Facts) -> bool:
    _, _, wide, high = text["seen"]
    return bool(not text["off"] and not text["over"] and wide >= 3 and high >= 5)


def photograph(page: Page) -> str:
    return base64.b64encode(page.screenshot(type="png", animations="disabled", caret="initial")).decode()
