"""One command judges one game: a sound copy passes under another name, and every fault is named in plain words."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from shelf import TESTS

EXAMPLE = TESTS / "example/liars_dice"
ROOT = TESTS.parent
PATHS = os.pathsep.join(str(ROOT / name) for name in ("py", "tests", "tests/support", "."))


def run(*words: str) -> tuple[int, str]:
    # The tests of this run have another shelf, and perhaps another process beside them.
    env = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "JUDGED"))}
    env["PYTHONPATH"] = PATHS
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def copy(to: Path) -> Path:
    shutil.copytree(EXAMPLE, to, ignore=shutil.ignore_patterns("__pycache__"))
    return to


def test_a_copy_under_another_name_is_sound_once_its_golden_games_are_written(tmp_path: Path) -> None:
    folder = copy(tmp_path / "tall_tales")
    shutil.rmtree(folder / "playthroughs")
    for file in (one for one in folder.rglob("*") if one.is_file()):
        file.write_text(file.read_text("utf-8").replace("liars_dice", "tall_tales"), "utf-8")
    (folder / "test_liars_dice.py").rename(folder / "test_tall_tales.py")
    words = ["--game", str(folder), "--golden", "--no-page"]
    code, said = run("-c", f"import judge, sys; sys.exit(judge.main({words!r}, jobs=1))")
    assert code == 0 and "tall_tales: nothing is missing" in said, said
    assert said.count("written:") == 3 and "✓ review" in said and "✓ rooms" in said and "✗" not in said


@dataclass(frozen=True)
class Fault:
    """What is changed in a copy, and what the judge must say of it."""

    file: str
    before: str
    after: str
    said: str


# Each copy has faults that do not hide each other, and the sides that find them.
SIDES = {
    "a copy that is not whole": ("files", "words"),
    "a copy that gives things away": ("secrets", "words", "board"),
    "a copy whose review is wrong": ("review",),
    "a copy that offers what it refuses": ("contract",),
    "a copy that changes its tables and lets too much through": ("contract",),
    "a copy that never ends": ("contract",),
}
COPIES = {
    "a copy that is not whole": (
        Fault(
            "words.py",
            '"Becher hoch", "Soulever les gobelets")',
            '"Becher hoch")',
            "words: key `liars_dice.curtain` has no Français",
        ),
        Fault(
            "kit.py",
            'words("liars_dice.private")',
            'words("liars_dice.privat")',
            "words: key `liars_dice.privat` is used in kit.py and has no row",
        ),
        Fault(
            "rules.py",
            "@dataclass(frozen=True)\nclass Table",
            "@dataclass(unsafe_hash=True)\nclass Table",
            "files: the table must be frozen",
        ),
        Fault(
            "say.py",
            "from collections.abc import Sequence\n",
            "import random\nfrom collections.abc import Sequence\n",
            "files: say.py imports `random`",
        ),
    ),
    "a copy that gives things away": (
        Fault(
            "rules.py",
            "def see(",
            "SEEN = {}\n\n\ndef see(",
            "",
        ),
        Fault(
            "rules.py",
            "    return View(table, pocket.seat, tuple(card.face",
            "    SEEN[pocket.seat] = tuple(card.face for card in pocket.cards)\n"
            "    others = tuple(face for seat in sorted(SEEN) for face in SEEN[seat])\n"
            "    return View(table, pocket.seat, others + tuple(card.face",
            "can see what others hide: `dice` in its view changes with their secrets",
        ),
        Fault(
            "kit.py",
            "KIT = Kit(",
            "def nameless(made):\n"
            "    from dataclasses import replace\n\n"
            "    return replace(made, picks=tuple(replace(pick, label='') for pick in made.picks))\n\n\n"
            "KIT = Kit(",
            "",
        ),
        Fault(
            "kit.py",
            '    sketch_by_taps("liars_dice", taps, moves, hint),',
            '    lambda *asked: nameless(sketch_by_taps("liars_dice", taps, moves, hint)(*asked)),',
            "has no label",
        ),
        Fault(
            "board.py",
            'id=f"ld-face-{face}"',
            'id="ld-face"',
            "the id `ld-face` stands twice in the drawing",
        ),
    ),
    "a copy whose review is wrong": (
        Fault(
            "bot/review.py",
            "    return shares(strengths, HEAT)",
            "    return [2 * one for one in shares(strengths, HEAT)]",
            "review: a chance must lie between 0 and 1",
        ),
    ),
    "a copy that offers what it refuses": (
        Fault(
            "rules.py",
            "*(Move(bid) for bid in bids(view.table))",
            "*(Move(bid) for bid in [(0, 1), *bids(view.table)[-3:]])",
            "but `play` refuses it: liars_dice.illegal.bid",
        ),
    ),
    "a copy that changes its tables and lets too much through": (
        Fault(
            "rules.py",
            '            return replace(table, phase="draw", handled=0)',
            '            object.__setattr__(table, "phase", "draw")\n            return replace(table, handled=0)',
            "`play` has changed an old table: make a new one with `replace`",
        ),
        Fault(
            "rules.py",
            "        if table.bid == NOTHING:  # LD-2.4\n",
            "        if False:\n",
            "`play` lets through what it must refuse: Move(value='doubt'",
        ),
    ),
    "a copy that never ends": (
        Fault("rules.py", "count - (seat == loser) for seat", "count for seat", "contract: the game does not end"),
    ),
}
LOOK = "import judge, pathlib; print('\\n'.join(judge.judge(pathlib.Path({!r}), {!r}, jobs=1).sentences()))"


@pytest.mark.parametrize("name", COPIES)
def test_every_fault_is_named_in_plain_words(name: str, tmp_path: Path) -> None:
    folder = copy(tmp_path / "liars_dice")
    for fault in COPIES[name]:
        text = (folder / fault.file).read_text("utf-8")
        assert text.count(fault.before) == 1
        (folder / fault.file).write_text(text.replace(fault.before, fault.after), "utf-8")
    _, said = run("-c", LOOK.format(str(folder), SIDES[name]))
    assert not [fault.said for fault in COPIES[name] if fault.said not in said], said
