"""The workshop behind build.py: it installs the tools, makes the site, serves it and checks it."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
