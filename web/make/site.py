"""Makes dist/: the whole site, with relative addresses only, for any static host and any folder on it.

Everything but the entry files lies in a folder named after its contents, so one index.html can only ever load
the files it was made with.
"""

import base64
import contextlib
import gzip
import hashlib
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows has no such lock; there one must not build twice at once
    fcntl = None  # type: ignore[assignment]

from web.make import CACHE, DIST, ROOT, archive, assets, early, first_picture, helpers, modules, slim

PYSCRIPT = ROOT / "node_modules/@pyscript/core"
BIG = ("early.wasm", "pyodide.asm.wasm", "snapshot.bin.gz")  # what the progress bar counts
LONG_WAY = ("/plain.zip", "/pyodide.asm.wasm")  # for a start without the snapshot
INPUTS = ["web", "index.html", "pyscript.toml", "package-lock.json", "requirements-pyodide.txt"]


def fingerprint(py: Path) -> str:
    """What dist/ depends on, as one hash: build again only when it changes."""
    digest = hashlib.sha256()
    for root in [py, *(ROOT / name for name in INPUTS)]:
        for file in sorted(root.rglob("*")) if root.is_dir() else [root]:
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(str(file.relative_to(root.parent)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def build(py: Path = ROOT / "py", dist: Path = DIST, games: Sequence[Path] = ()) -> str:
    """Makes the site unless it is there already; gives back its version. `games` are folders of further games."""
    CACHE.mkdir(exist_ok=True)
    if games:
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            return build(modules.with_games(py, [game.resolve() for game in games], Path(folder, "py")), dist)
    stamp = CACHE / f"{dist.name}.stamp"
    with _alone(), tempfile.TemporaryDirectory(dir=CACHE) as folder:
        inputs = fingerprint(py)
        if stamp.exists() and stamp.read_text() == inputs and (dist / "version.json").exists():
            return str(json.loads((dist / "version.json").read_text())["version"])
        body = Path(folder, "site/body")
        body.mkdir(parents=True)
        picture = first_picture.of(py)
        (body / "home.json").write_text(json.dumps(picture["parts"], ensure_ascii=False))
        _python(py, body / "pyodide", picture["fronts"])
        _pyscript(body / "pyscript")
        assets.copy(py, body)
        version = _finish(body)
        shutil.rmtree(dist, ignore_errors=True)
        shutil.move(body.parent, dist)
        stamp.write_text(inputs)
    return version


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """One build at a time: tests in several processes all ask for the site."""
    with (CACHE / "build.lock").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def reissue(dist: Path, target: Path, note: str) -> str:
    """The same site as another version of itself, to rehearse an update."""
    shutil.copytree(next(dist.glob("v-*")), target / "body")
    return _finish(target / "body", note)


def _finish(body: Path, note: str = "") -> str:
    """Names the folder after what is in it and puts the entry files beside it."""
    version = _digest(body, note)
    body.rename(body.with_name(f"v-{version}"))
    _entry(body.parent, version)
    return version


def _python(py: Path, out: Path, fronts: list[dict[str, Any]]) -> None:
    """Pyodide, the compiled modules and the memory snapshot."""
    out.mkdir()
    for name in ("pyodide.mjs", "pyodide-lock.json"):
        shutil.copy(archive.PYODIDE / name, out)
    slim.make(archive.PYODIDE, out, early.functions())
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        archive.app(py, work / "app.zip")
        library, app = archive.read(archive.library()), archive.read(work / "app.zip")
        archive.write(out / "plain.zip", library | app)
        games = modules.shelf(py)
        first = {file: code for file, code in app.items() if not modules.is_late(archive.module(file), games)}
        archive.write(work / "first.zip", library | archive.placeholders() | first)
        plan = {**_plan(py), "fronts": fronts}
        (work / "plan.json").write_text(json.dumps(plan))
        node = [out, work / "plan.json", work / "first.zip", work]
        if subprocess.run(["node", ROOT / "web/make/snapshot.mjs", *node]).returncode:
            raise SystemExit("The memory snapshot could not be made (see the line above).")
        shutil.copy(work / "snapshot.bin.gz", out)
        if slim.touches_late_data(gzip.decompress((work / "snapshot.bin.gz").read_bytes())):
            raise SystemExit("The memory snapshot has changed a table of web/make/early.py, which must come late.")
        boot = json.loads((work / "snapshot.json").read_text())
    (out / "pyodide-lock.json").unlink()
    missing = set(plan["pure"]) - set(boot["modules"])
    if missing:
        raise SystemExit(f"Not in the snapshot: {sorted(missing)}")
    # Besides the snapshot the first board needs nothing: an empty zip keeps Python's search path alive until the
    # parcel with all that is not in the snapshot takes its place (see door.py).
    archive.write(out / "rest.zip", {})
    ready = {*boot["modules"], *modules.BROWSER_ONLY}
    archive.write(out / "games.zip", {file: code for file, code in app.items() if archive.module(file) not in ready})
    text = (ROOT / "web/boot.mjs").read_text()
    known = json.dumps({"settings": boot["settings"], "lock": boot["lock"]})
    (out / "boot.mjs").write_text(text.replace("__BOOT__", known))


def _plan(py: Path) -> dict[str, Any]:
    files = {name: file.read_text() for name, file in modules.sources(py).items()}
    script = 'import p from "./stdlib/pyscript.js"; console.log(JSON.stringify(p.pyscript))'
    node = ["node", "--input-type=module", "-e", script.replace("./", (PYSCRIPT / "src").as_uri() + "/")]
    package = json.loads(subprocess.run(node, check=True, capture_output=True, text=True).stdout)
    return {
        "standard": modules.standard(iter([*files.values(), *package.values()])),
        "pure": modules.first(py),
        "door": {name: text for name, text in files.items() if name in modules.BROWSER_ONLY},
        "pyscript": package,
    }


def _pyscript(out: Path) -> None:
    """PyScript without its editor, terminal and other parts that this page never opens."""
    out.mkdir()
    files = sorted((PYSCRIPT / "dist").glob("*.js"))
    toml = min((f for f in files if f.name.startswith("toml-")), key=lambda f: f.stat().st_size)
    # the error plugin is loaded even where it is switched off, to be told so
    for file in [f for f in files if f.name == "core.js" or f.name.startswith(("core-", "error-"))] + [toml]:
        # no source maps on the site: a browser's tools would ask for files that are not there
        text = file.read_text()
        (out / file.name).write_text(text.split("//# sourceMappingURL=")[0])


def _digest(folder: Path, note: str) -> str:
    digest = hashlib.sha256(note.encode())
    entries = [ROOT / "index.html", ROOT / "pyscript.toml", *sorted((ROOT / "web").glob("*.*"))]
    entries += [file for file in sorted(folder.rglob("*")) if file.name != "pyscript.toml"]
    for file in entries:
        if file.is_file():
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def _entry(dist: Path, version: str) -> None:
    """The few files outside the versioned folder: the page, the manifest with its icons, the worker."""
    here = f"./v-{version}"
    chunks = (dist / here / "pyscript").glob("*-*.js")
    names = {chunk.name.split("-")[0]: f"{here}/pyscript/{chunk.name}" for chunk in chunks}
    script, style = (ROOT / "web/boot-screen.js").read_text(), (ROOT / "web/boot-screen.css").read_text()
    sizes = {name: (dist / here / "pyodide" / name).stat().st_size for name in BIG}
    script = script.replace("__VERSION__", version).replace("__SIZES__", json.dumps(sizes))
    # "</" would end the script
    parts = (dist / here / "home.json").read_text().replace("</", "<\\/").replace(first_picture.VERSION, version)
    picture = f"drawHome({parts})"
    page = (ROOT / "index.html").read_text()
    for mark, text in {
        "__STYLE__": style,
        "__SCRIPT__": script,
        "__SCRIPT_HASH__": _hash(script),
        "__PICTURE__": picture,
        "__PICTURE_HASH__": _hash(picture),
        "__CORE__": names["core"],
        "__TOML__": names["toml"],
        "__ERROR__": names["error"],
        "__HELPERS__": helpers.read(ROOT / "web/helpers.json"),
        "__HERE__": here,
        "__VERSION__": version,
    }.items():
        page = page.replace(mark, text)
    (dist / "index.html").write_text(page)
    config = (ROOT / "pyscript.toml").read_text()  # its addresses are taken as relative to the page
    (dist / here / "pyscript.toml").write_text(config.replace("__HERE__", here))
    (dist / "version.json").write_text(json.dumps({"version": version}) + "\n")
    shutil.copy(ROOT / "web/manifest.webmanifest", dist)
    assets.icons(dist)
    _worker(dist, version)


def _worker(dist: Path, version: str) -> None:
    """The worker knows every file it keeps by its hash. What playing does not need, it leaves on the host."""
    left = {"version.json", "home.json", *(file.name for file in dist.glob("*.png"))}
    files = [file for file in sorted(dist.rglob("*")) if file.is_file() and file.name not in left]
    hashes = {f"./{file.relative_to(dist).as_posix()}": _hash(file.read_bytes()) for file in files}
    rare = {name: hashes.pop(name) for name in [*hashes] if name.endswith(LONG_WAY)}
    text = (ROOT / "web/sw.js").read_text().replace("__VERSION__", version)
    text = text.replace("__FILES__", json.dumps(hashes, indent=1)).replace("__LONG_WAY__", json.dumps(rare))
    (dist / "sw.js").write_text(text)


def _hash(data: str | bytes) -> str:
    raw = data.encode() if isinstance(data, str) else data
    return "sha256-" + base64.b64encode(hashlib.sha256(raw).digest()).decode()
