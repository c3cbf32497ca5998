"""Finds which functions of Pyodide's wasm the first page and the first moves run, in three browsers: web/make/early.py.

    PYTHONPATH=py:tests:tests/support:. python -m bench.early
"""

import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pages.other_browsers import TOLERANT_DRIVER, opened
from pages.solo import Solo
from playwright.sync_api import Playwright, sync_playwright
from shelf import HOUSE

from web.make import DIST, early, install, site, wasm
from web.make.serve import Site

JOIN = "join(imports, instance.exports);"  # in boot.mjs; there is nothing to join here
LISTEN = "globalThis.python = instance.exports;"
IS_THERE = "() => ['home', 'first-board'].some(name => performance.getEntriesByName(name).length)"
LEAVE = """() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  delete document.hidden;
}"""
ADDRESSES = ("", "#bench")
MOVES = 5
LOOKS = ({"locale": "nl", "color_scheme": "light"}, {"locale": "fr", "color_scheme": "dark"})


def main() -> None:
    site.build()
    os.environ["NODE_OPTIONS"] = TOLERANT_DRIVER
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        copy = Path(folder, "dist")
        shutil.copytree(DIST, copy)
        place = next(copy.glob("v-*")) / "pyodide"
        counting, first = wasm.counting((place / "pyodide.asm.wasm").read_bytes())
        (place / "early.wasm").write_bytes(counting)
        script = (place / "boot.mjs").read_text()
        assert JOIN in script
        (place / "boot.mjs").write_text(script.replace(JOIN, LISTEN))
        (copy / "sw.js").write_text("")
        read = f"JSON.stringify([...new Uint8Array(python.memory.buffer, {first}, 65536)])"
        ran = early.functions()  # what chance has shown once stays
        for what, page in pages(playwright):
            here = {n for visit in visits(page, Site(copy), read) for n, one in enumerate(visit) if one}
            print(f"{what}: {len(here)} functions, {len(here - ran)} of them new", flush=True)
            ran |= here
    early.keep(ran)


def visits(page: Any, host: Site, read: str) -> Iterator[list[int]]:
    for address in ADDRESSES:
        page.goto(host.url + address)
        page.wait_for_function(IS_THERE)
        page.evaluate(LEAVE)  # a page that is being closed can fetch nothing any more
        if not address:
            player = Solo(page, 7)
            player.sit_down(HOUSE[0], 4, "recruit")
            for _ in range(MOVES):
                player.step()
            page.evaluate(LEAVE)
        yield json.loads(page.evaluate(f"() => {read}"))


def pages(playwright: Playwright) -> Iterator[tuple[str, Any]]:
    browser = playwright.chromium.launch(executable_path=install.browser(), args=install.FLAGS)
    for look in LOOKS:
        yield "chromium", browser.new_context(**look).new_page()
    browser.close()
    for name in ("firefox", "webkit"):
        try:
            with opened(playwright, name) as other:
                yield name, other.new_page()
        except pytest.skip.Exception as missing:
            print(missing)


if __name__ == "__main__":
    main()
