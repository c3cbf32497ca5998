"""Measures other engines: OpenSpiel's Python games and boardgame.io's search, each installed in a folder of its own.

Only the bench fetches them, into .cache. Nothing else needs them.
"""

import json
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from web.make import CACHE

HERE = Path(__file__).parent
PLACE = CACHE / "bench" / "rivals"
SPIEL, BOARDGAME = "open_spiel==2.0.2", "boardgame.io@0.50.2"
# Of OpenSpiel's Python games that its own search can play, liar's poker is the nearest to ours: hidden hands, luck, and
# claims about them. The search of boardgame.io knows no secrets, so there tic-tac-toe is as near as any.
NEAREST = ("OpenSpiel, liar's poker, its IS-MCTS", "boardgame.io, tic-tac-toe, its MCTS")
BARE = "OpenSpiel, tic-tac-toe, its MCTS"


def measure(seconds: float) -> dict[str, dict[str, float]]:
    return _spiel(seconds) | _boardgame(seconds)


def _spiel(seconds: float) -> dict[str, dict[str, float]]:
    place = PLACE / "spiel"
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not (place / SPIEL).exists():
        venv.create(place, with_pip=True)
        _run(python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", SPIEL)
        (place / SPIEL).touch()
    return told(python, HERE / "spiel.py", seconds)


def _boardgame(seconds: float) -> dict[str, dict[str, float]]:
    place = PLACE / "boardgame"
    if not (place / BOARDGAME).exists():
        place.mkdir(parents=True, exist_ok=True)
        (place / "package.json").write_text('{"private": true}')
        npm = shutil.which("npm") or "npm"
        _run(npm, "install", "--prefix", place, "--ignore-scripts", "--no-audit", "--no-fund", BOARDGAME)
        (place / BOARDGAME).touch()
    return told(shutil.which("node") or "node", HERE / "boardgame.mjs", place, seconds)


def _run(*command: object) -> str:
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def told(*command: object) -> dict[str, dict[str, float]]:
    """What a command prints, as JSON."""
    found: dict[str, dict[str, float]] = json.loads(_run(*command))
    return found
