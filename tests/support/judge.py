"""Judges one game, wherever its folder lies, and says in plain words what is missing: python build.py test --game PATH.

It runs the tests in tests/every_game with this game alone on the shelf. A first round looks whether the game loads and
ends; where it does not, the other tests would only say the same again.
"""

import contextlib
import io
import os
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from web.make import commands

ROOT = Path(__file__).parents[2]
EVERY_GAME = ROOT / "tests/every_game"
LOOK = f"{ROOT}/tests/pages/test_added_games.py::test_it_fits_on_a_small_phone"
# The sides of a game, in the order in which they are told: the files of tests/every_game.
SIDES = {
    "files": "everything is in its place",
    "contract": "every offered move plays, any other is refused, and the game ends",
    "secrets": "nobody sees what is not theirs",
    "words": "everything is said in four languages",
    "board": "everything that can be tapped has a name, and the drawing is sound",
    "rule_numbers": "every numbered rule has its test",
    "golden_games": "golden games replay to the hash",
    "soak": "random games survive chaos, damaged files and peeking",
    "bots": "bots play it honestly",
    "review": "its review is honest about what could be known, and right about the end",
    "rooms": "it plays between devices, and the audit finds nothing wrong",
    "page": "it fits on a small phone, and every button is large enough for a finger",
}


class Verdict:
    """Listens to the tests, and keeps what they say in plain words."""

    def __init__(self) -> None:
        self.wrong: dict[str, list[str]] = {}
        self.passed: dict[str, int] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        side = side_of(report.nodeid)
        if report.failed:
            for said in plain(report):
                self.add(side, said, players(report.nodeid))
        elif report.when == "call" and report.passed:
            self.passed[side] = self.passed.get(side, 0) + 1

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            for said in plain(report):
                self.add("files", said)

    def add(self, side: str, said: str, where: str = "") -> None:
        """The same fault shows with every number of players: it is told once."""
        rows = self.wrong.setdefault(side, [])
        if not any(row.endswith(said) for row in rows):
            rows.append(f"{where}{said}")


    def sentences(self) -> list[str]:
        return [f"{side.replace('_', ' ')}: {said}" for side in SIDES for said in self.wrong.get(side, ())]


def side_of(nodeid: str) -> str:
    file = Path(nodeid.split("::")[0])
    return "page" if file.parent.name == "pages" else file.stem.removeprefix("test_")


def players(nodeid: str) -> str:
    found = re.search(r"\[\w+?-(\d+)", nodeid)
    return f"with {found[1]} players, " if found else ""


def plain(report: pytest.TestReport | pytest.CollectReport) -> list[str]:
    """What was wrong: the sentences of a failed assertion, or the error and where in the game it came up."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash else str(report.longrepr)
    rows = [row for row in text.splitlines() if row.strip() and not row.startswith(("assert ", "  ", "+"))] or [text]
    if crash and rows[0].startswith("AssertionError:"):
        return [row.removeprefix("AssertionError:").strip() for row in rows]
    said = rows[0] if crash else rows[-1].removeprefix("E").strip()
    places = [
        f"{Path(entry.reprfileloc.path).name}, line {entry.reprfileloc.lineno}"
        for entry in getattr(getattr(report.longrepr, "reprtraceback", None), "reprentries", ())
        if getattr(entry, "reprfileloc", None) and is_in_game(entry.reprfileloc.path)
    ]
    return [f"{said} ({places[-1]})" if places else said]


def is_in_game(path: str) -> bool:
    return Path(path).resolve().is_relative_to(Path(os.environ["JUDGED_GAME"]))


def judge(folder: Path, sides: Sequence[str] = tuple(SIDES), jobs: int = 2) -> Verdict:
    """Looks at these sides of a game. One process judges one game: it stays on the shelf."""
    os.environ["JUDGED_GAME"] = str(folder.resolve())
    verdict = Verdict()
    files = [LOOK if side == "page" else str(EVERY_GAME / f"test_{side}.py") for side in sides]
    listen(verdict, "-m", "first", *(file for file in files if file != LOOK))
    if not verdict.wrong:
        shared = ["-n", str(jobs), "--dist", "worksteal"] if jobs > 1 else []
        listen(verdict, "-m", "not first", *shared, *files)
    return verdict


def listen(verdict: Verdict, *words: str) -> None:
    """Runs tests and keeps quiet about how they run; what they find, the verdict has heard."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main(["-p", "no:cacheprovider", f"--rootdir={ROOT}", *words], plugins=[verdict])
    fine = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
    if code not in fine and not verdict.wrong:
        verdict.add("files", said.getvalue().strip()[-800:])


def tell(folder: Path, verdict: Verdict, seconds: float) -> None:
    for side, what in SIDES.items():
        if side in verdict.wrong:
            for said in verdict.wrong[side]:
                print(f"  ✗ {side.replace('_', ' ')}: {said}")
        elif side in verdict.passed:
            print(f"  ✓ {side.replace('_', ' ')}: {what}")
        else:
            print(f"  · {side.replace('_', ' ')}: not looked at")
    count = sum(len(rows) for rows in verdict.wrong.values())
    end = f"{count} {'thing is' if count == 1 else 'things are'} missing" if count else "nothing is missing"
    print(f"{folder.name}: {end} ({seconds:.0f} s)")


def main(words: list[str], jobs: int = 2) -> int:
    wish = commands.read(["test", *words])
    folder: Path = wish.game
    began = time.monotonic()
    os.environ["JUDGED_GAME"] = str(folder)
    if wish.golden:
        from playthroughs import write_missing

        print("\n".join(f"  written: {name}" for name in write_missing()) or "  no golden game was missing")
    verdict = judge(folder, [side for side in SIDES if side != "page" or not wish.no_page], jobs)
    tell(folder, verdict, time.monotonic() - began)
    return 1 if verdict.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
