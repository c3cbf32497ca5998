"""Packs Python modules into zips. The same modules always give the same bytes."""

import hashlib
import json
import subprocess
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from web.make import CACHE, ROOT, absent, modules
from web.make.lean import lean

PYODIDE = ROOT / "node_modules/pyodide"


def write(target: Path, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, files[name], compresslevel=9)


def read(source: Path, wanted: Callable[[str], bool] = lambda module: True) -> dict[str, bytes]:
    """The compiled modules of a zip, by file name; `wanted` picks them by dotted name."""
    with zipfile.ZipFile(source) as archive:
        return {n: archive.read(n) for n in archive.namelist() if n.endswith(".pyc") and wanted(module(n))}


def module(name: str) -> str:
    return name.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__")


def compile_zip(source: Path, target: Path, *flags: str) -> None:
    words = [ROOT / "web/make/compile.mjs", PYODIDE, CACHE / "wheels", source, target]
    subprocess.run(["node", *map(str, words), *flags], check=True)


def library() -> Path:
    """The whole standard library, compiled without docstrings and line numbers. It is made once for each Pyodide."""
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    recipe = hashlib.sha256((ROOT / "web/make/compile.mjs").read_bytes()).hexdigest()[:8]
    target = CACHE / f"library-{version}-{recipe}.zip"
    if not target.exists():
        partial = target.with_suffix(".part")
        compile_zip(PYODIDE / "python_stdlib.zip", partial, "-OO")
        partial.rename(target)
    return target


def placeholders() -> dict[str, bytes]:
    """What stands in the place of modules that the page never uses, compiled."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "source.zip"), Path(folder, "compiled.zip")
        write(source, absent.placeholders())
        compile_zip(source, target, "-OO")
        return read(target)


def app(py: Path, target: Path) -> None:
    """Everything under `py`, compiled with its assertions."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "app.zip")
        files = modules.sources(py).values()
        write(source, {file.relative_to(py).as_posix(): lean(file.read_text()).encode() for file in files})
        compile_zip(source, target)
