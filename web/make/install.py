"""Fetches the tools that a fresh machine lacks, each once: Python packages, npm packages, a browser."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from web.make import CACHE, ROOT

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]


def check_python() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets this far, and no further
        raise SystemExit("Cabinet Noir needs Python 3.11 or newer; this is " + sys.version.split()[0])


def everything() -> None:
    """Makes sure that all tools are there, then starts the same command again in the project's own Python."""
    node()
    _once("venv", ["requirements.txt"], _venv)
    _once("npm", ["package.json", "package-lock.json"], _npm)
    _once("wheels", ["requirements-pyodide.txt"], _wheels)
    if Path(sys.prefix).resolve() != VENV.resolve():
        os.environ["PATH"] = f"{PYTHON.parent}{os.pathsep}{os.environ['PATH']}"
        raise SystemExit(subprocess.run([PYTHON, *sys.argv]).returncode)


def node() -> None:
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        raise SystemExit("Building (not playing) needs Node.js 20 or newer, with npm. Please install it first.")
    version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout.strip()
    if int(re.sub(r"^v(\d+).*", r"\1", version)) < 20:
        raise SystemExit(f"Building needs Node.js 20 or newer; this is {version}.")


def _once(what: str, inputs: list[str], do: Callable[[], None]) -> None:
    stamp = CACHE / f"{what}.stamp"
    key = hashlib.sha256(b"".join((ROOT / name).read_bytes() for name in inputs)).hexdigest()
    places = {"venv": VENV, "npm": ROOT / "node_modules", "wheels": CACHE / "wheels"}
    if stamp.exists() and stamp.read_text() == key and places[what].exists():
        return
    print(f"installing: {what}", flush=True)
    CACHE.mkdir(exist_ok=True)
    do()
    stamp.write_text(key)


def _venv() -> None:
    if not PYTHON.exists():
        _run(sys.executable, "-m", "venv", VENV)
    _pip("install", "-r", ROOT / "requirements.txt")


def _npm() -> None:
    _run(shutil.which("npm") or "npm", "ci", "--loglevel=error")


def _wheels() -> None:
    """Wheels for the Python inside Pyodide, which is another version than the one on this machine."""
    shutil.rmtree(CACHE / "wheels", ignore_errors=True)
    pure = ["--python-version", "3.14", "--only-binary", ":all:", "--no-deps"]
    _pip("download", *pure, "--dest", CACHE / "wheels", "-r", ROOT / "requirements-pyodide.txt")


def _pip(*args: str | Path) -> None:
    _run(PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check", *args)


def _run(*command: str | Path) -> None:
    if subprocess.run(command, cwd=ROOT).returncode:
        raise SystemExit("This command failed: " + " ".join(map(str, command)))


def browser() -> str:
    """The path of a Chromium. Installs one if there is none."""
    found = _find_browser()
    if not found and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("installing: chromium", flush=True)
        subprocess.run(["apt-get", "update", "-qq"])
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"])
        found = _find_browser()
    if not found:
        print("installing: chromium", flush=True)
        _run(sys.executable, "-m", "playwright", "install", "chromium")
        found = _own_browser()
    if not found:
        raise SystemExit("No Chromium was found. Install one, or put its path into the variable CHROMIUM.")
    return found


def _find_browser() -> str | None:
    named = os.environ.get("CHROMIUM")
    if named and not Path(named).exists():
        raise SystemExit(f"CHROMIUM names {named}, which does not exist.")
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return named or next((path for name in names if (path := shutil.which(name))), None) or _own_browser()


def _own_browser() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None
