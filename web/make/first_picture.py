"""Draws home before there is a visitor, in every language, with the page's own Python: the first picture of the page.

    python -m web.make.first_picture PY     prints it as JSON, drawn by the Python in the folder PY

"fronts" are those of all games, for screen/home/fronts.py. "parts" are the markup of home, cut where the languages
differ: a part is a text, or a list with a text for each language.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from web.make import ROOT

VERSION = "__VERSION__"  # it is known only when everything else is made
Part = str | list[str]
TAGS = re.compile(r"<[^>]*>")
PIECES = re.compile(r"<[^>]*>|[^<]+")
COPIES = re.compile(r'(?:href="|url\()#([^")]+)')


def of(py: Path) -> dict[str, Any]:
    """In a Python of its own: a site may be made from other sources than those of this program."""
    command = [sys.executable, "-m", "web.make.first_picture", str(py)]
    made = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    found: dict[str, Any] = json.loads(made.stdout)
    return found


def draw() -> dict[str, Any]:
    from screen.app.words import LANGUAGES
    from screen.home import fronts

    rows = [asdict(one) for one in fronts.fronts()]
    for row in rows:
        row["symbols"] = copied(row["symbols"], row["cover"])
    fronts.keep(rows)
    return {"fronts": rows, "parts": [*parts([PIECES.findall(_home(language)) for language in LANGUAGES])]}


def _home(language: str) -> str:
    """As somebody sees it who has never been here."""
    from screen.app.words import Words
    from screen.home.home import Home
    from store import Settings, Store
    from store.memory import Memory

    frame: Any = SimpleNamespace(
        words=Words(language),
        settings=Settings(),
        store=Store(Memory(), str),
        parcel=SimpleNamespace(is_here=False, is_lost=False, games=()),
        browser=SimpleNamespace(is_installed=lambda: False, system=str, version=lambda: VERSION),
        gathering=None,
        has_update=False,
    )
    return Home(frame).first_picture()


def parts(drawings: list[list[str]]) -> Iterator[Part]:
    """Joins what is the same in all drawings."""
    pieces = zip(*drawings, strict=True)
    for is_same, run in groupby(pieces, lambda piece: len({*piece}) == 1):
        columns = ["".join(column) for column in zip(*run, strict=True)]
        yield columns[0] if is_same else columns


def copied(art: str, drawing: str) -> str:
    """Of these symbols, those that the drawing copies from, and what those copy from in turn."""
    opening, *_ = TAGS.findall(art)
    pieces = dict(_symbols(art))
    wanted, found = {*COPIES.findall(drawing)}, set[str]()
    while fresh := wanted - found:
        found |= fresh
        wanted |= {name for one in fresh for name in COPIES.findall(pieces.get(one, ""))}
    return f"{opening}<defs>{''.join(text for name, text in pieces.items() if name in found)}</defs></svg>"


def _symbols(art: str) -> Iterator[tuple[str, str]]:
    """What has an id and stands in the picture itself, or in one of its lists."""
    depth = begun = 0
    for tag in TAGS.finditer(art):
        if tag[0] in ("<defs>", "</defs>"):
            continue
        if depth == 1 and not tag[0].startswith("</"):
            begun = tag.start()
        depth += 0 if tag[0].endswith("/>") else -1 if tag[0].startswith("</") else 1
        if depth == 1:
            text = art[begun : tag.end()]
            if name := re.match(r'<[^>]* id="([^"]+)"', text):
                yield name[1], text


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    print(json.dumps(draw(), ensure_ascii=False))
