"""Brings the art along: styles, scripts, fonts, icons."""

import json
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

from web.make import ROOT

MODULES = ROOT / "node_modules"
# Each is one module on the site; the first asks for the others when they are needed.
ENTRIES = ("app.mjs", "curve.mjs", "links.mjs", "relays.mjs", "qr.mjs", "zxing.mjs", "thinker.mjs")
PAGES = "40"
ICONS = ("icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png", "apple-touch-icon.png")


def copy(py: Path, out: Path) -> None:
    (out / "style.css").write_text("".join(file.read_text() for file in style_sheets(py)))
    shutil.copy(ROOT / "web/boot-update.mjs", out / "update.mjs")
    _bundle(out)
    for row in tomllib.loads((ROOT / "web/make/assets.toml").read_text()).get("file", []):
        package = MODULES / row["package"]
        target = out / row["target"]
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(package / row["file"], target)
    (out / "licences.txt").write_text("\n\n".join(_licences()))


def style_sheets(py: Path) -> list[Path]:
    """The shared sheets by their numbers; what the games bring comes after the board and before the pages."""
    shared = sorted((ROOT / "web/style").glob("*.css"))
    games = sorted((py / "games").glob("*/style.css"))
    return [*(one for one in shared if one.name < PAGES), *games, *(one for one in shared if one.name >= PAGES)]


def _licences() -> Iterator[str]:
    """Of every package that players get something of, and of what it has brought along."""
    for path, about in json.loads((ROOT / "package-lock.json").read_text())["packages"].items():
        if path and not about.get("dev"):
            name = path.rpartition("node_modules/")[2]
            texts = [file.read_text().strip() for file in sorted((ROOT / path).glob("LICEN[CS]E*"))]
            yield "\n\n".join([f"{name} {about['version']}: {about['license']}", *texts])


def _bundle(out: Path) -> None:
    """The few lines that must be JavaScript, with what they import."""
    entries = [str(file) for name in ENTRIES if (file := ROOT / "web/js" / name).exists()]
    if entries:
        esbuild = [str(MODULES / ".bin/esbuild"), *entries, f"--outdir={out / 'js'}", "--out-extension:.js=.mjs"]
        flags = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--charset=utf8"]
        flags += [f"--external:./{name}" for name in ENTRIES] + ["--external:../pyodide/boot.mjs"]
        subprocess.run([*esbuild, *flags, "--log-level=warning"], check=True)


def icons(out: Path) -> None:
    for name in ICONS:
        shutil.copy(ROOT / "web" / name, out)
