"""This tree beside another checkout of the project, in turns in one browser: is the page as fast as it was?

Both sites are opened and clicked by the same hands. Each takes a turn of a few clicks, then the other, so anything else
that this machine does slows both down alike. Read the ratios, not the times.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser
from shelf import HOUSE

from bench import moves, start
from bench.start import host
from web.make import DIST

HERE, THERE = "this tree", "the other"
TURN = 10  # clicks before the other page has its turn


def compare(browser: Browser, wanted: argparse.Namespace) -> bool:
    """Prints every ratio. There is no goal here: a person judges what is noise."""
    built(wanted.beside)
    folders = {HERE: DIST, THERE: wanted.beside / "dist"}
    print(f"{THERE}: {wanted.beside}")
    starts(browser, folders, wanted.rounds)
    clicks(browser, folders, wanted.clicks)
    return True


def built(checkout: Path) -> None:
    """Makes the other site with the tools of its own tree."""
    if subprocess.run([sys.executable, "build.py", "build"], cwd=checkout).returncode:
        raise SystemExit(f"{checkout} could not be built (see the lines above).")


def starts(browser: Browser, folders: dict[str, Path], rounds: int) -> None:
    pages = {name: start.Start(host(folder), "#bench", has_worker=True) for name, folder in folders.items()}
    for line in start.measure(pages, browser, rounds):
        print(line, file=sys.stderr, flush=True)
    ours, theirs = ({name: row for name, *row in start.rows(pages)}[which] for which in (HERE, THERE))
    _head(f"median of {rounds}")
    for place, what in enumerate(("first board, first visit", "first board, next visit")):
        _row(what, ours[place], theirs[place], "ms")
    _row("bytes to the first board", ours[2], theirs[2], "B")
    _row("bytes kept for offline", ours[3], theirs[3], "B")


def clicks(browser: Browser, folders: dict[str, Path], count: int) -> None:
    _head(f"click to paint, {count} clicks")
    for game in HOUSE:
        tables = {name: moves.Clicks(browser, host(folder).url, game) for name, folder in folders.items()}
        for turn in range(count // TURN + 1):
            for table in list(tables.values())[:: -1 if turn % 2 else 1]:  # neither is always the first
                table.play(TURN)
        ours, theirs = (tables[which].close() for which in (HERE, THERE))
        _row(f"{game}, median", moves.middle(ours), moves.middle(theirs), "ms")
        _row(f"{game}, p95", moves.late(ours), moves.late(theirs), "ms")


def _head(title: str) -> None:
    print(f"\n{title:30}{HERE:>18}{THERE:>18}{'ratio':>8}")


def _row(what: str, ours: float, theirs: float, unit: str) -> None:
    digits = 1 if unit == "ms" else 0
    numbers = "".join(f"{number:15,.{digits}f} {unit:2}" for number in (ours, theirs))
    print(f"{what:30}{numbers}{ours / theirs:8.2f}", flush=True)
