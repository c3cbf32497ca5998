"""Makes Pyodide's two big files smaller: without what only packages need, and with the wasm in two halves.

Pyodide names thousands of its functions for packages that are linked to it while it runs. A page without packages needs
the few that Pyodide's own script calls. Which functions the first board runs is kept in early.txt; if they change, only
the sizes of the halves do. `python -m bench.early` finds them anew.
"""

import re
import struct
from pathlib import Path

from web.make import early, wasm
from web.make.halves import Halves

PAGE = 4096
WORD = re.compile(r"[A-Za-z_$][\w$]*")
# `_name=Module["_name"]=wasmExports["name"];` for each, and before that a list of the variables.
ASSIGNED = re.compile(r'(\w+)=Module\["\w+"\]=wasmExports\["(\w+)"\](?:\.value>>>0)?')
LIST = "function assignWasmExports(wasmExports){"


def make(pyodide: Path, out: Path, first: set[int]) -> None:
    """Writes the script, the whole wasm for a start without the snapshot, and its two halves."""
    script = (pyodide / "pyodide.asm.mjs").read_text()
    raw = (pyodide / "pyodide.asm.wasm").read_bytes()
    lean, names = exports((script, (pyodide / "pyodide.mjs").read_text()))
    whole = wasm.only(raw, names | wasm.pointers(raw))
    (out / "pyodide.asm.mjs").write_text(lean)
    (out / "pyodide.asm.wasm").write_bytes(whole)
    halves = Halves(whole, first, [*early.TABLES])
    (out / "early.wasm").write_bytes(halves.early_half() if first else whole)
    (out / "late.wasm").write_bytes(halves.late_half() if first else wasm.HEADER)


def exports(scripts: tuple[str, str]) -> tuple[str, set[str]]:
    """The script without the variables that nothing reads, and the names that it takes from the wasm."""
    script, caller = scripts
    start = script.index(LIST) + len(LIST)
    end = script.index("}", start)
    variables = script.rindex("var ", 0, start - len(LIST))
    rest = script[:variables] + script[end:]
    words = set(WORD.findall(rest + caller))
    kept = []
    for line in script[start:end].split(";"):
        match = ASSIGNED.fullmatch(line)
        if not match or not words.isdisjoint(match.groups()):
            kept.append(line)
    declared = script[variables + 4 : start - len(LIST)].rstrip(";").split(",")
    assert all(map(str.isidentifier, declared)), "Pyodide has changed: the variables of its exports"
    lines = ";".join(kept)
    used = words | set(WORD.findall(lines))
    names = ",".join(name for name in declared if name in used)
    return f"{script[:variables]}var {names};{LIST}{lines}{script[end:]}", words | {word[1:] for word in words}


def touches_late_data(snapshot: bytes) -> bool:
    """Whether a page of the snapshot (web/boot.mjs) lies where the late half brings its own data."""
    _, count = struct.unpack_from("<2I", snapshot)
    runs = struct.iter_unpack("<2I", snapshot[8 : 8 + 8 * count])
    pages = [range(first * PAGE, (first + length) * PAGE) for first, length in runs]
    return any(page.start < zone.stop and zone.start < page.stop for page in pages for zone in early.TABLES)
