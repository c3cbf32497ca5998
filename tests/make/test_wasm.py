"""The wasm of Python comes in two halves, which together are the whole."""

import re
import struct
import subprocess
from pathlib import Path

import pytest

from web.make import archive, early, slim, wasm

FILES = ("early.wasm", "late.wasm", "pyodide.asm.wasm")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("slim")
    slim.make(archive.PYODIDE, folder, early.functions())
    return folder


def test_a_browser_takes_both_halves_and_the_whole(made: Path) -> None:
    script = "for (const f of process.argv.slice(1)) new WebAssembly.Module(require('fs').readFileSync(f))"
    subprocess.run(["node", "-e", script, *(made / name for name in FILES)], check=True)


def test_each_function_lies_in_one_half_and_has_a_bridge_in_the_other(made: Path) -> None:
    first, second, whole = (wasm.Wasm((made / name).read_bytes()) for name in FILES)
    here = early.functions()
    assert len(here) > 1000
    slots = {place: slot for slot, place in enumerate(sorted(range(len(whole.code)), key=lambda n: (n in here, n)))}
    for place, code in enumerate(whole.code):
        ours, other = (first, second) if place in here else (second, first)
        assert ours.code[place] == code
        kind, table = (wasm.unsigned(n) for n in (whole.functions[place], len(whole.tables)))
        wait = b"" if place in here else b"\x10" + wasm.unsigned(whole.imported(wasm.FUNCTION) + len(whole.code))
        assert other.code[place].endswith(
            wasm.I32_CONST + wasm.signed(slots[place]) + wait + b"\x11" + kind + table + wasm.END
        )


def test_each_byte_of_the_data_lies_in_one_half(made: Path) -> None:
    first, second, whole = (memory((made / name).read_bytes()) for name in FILES)
    assert first.keys().isdisjoint(second)
    assert first | second == whole
    assert len(second) > 1_000_000


def memory(raw: bytes) -> dict[int, int]:
    inside = wasm.cut(wasm.sections(raw)[wasm.DATA], [range(1 << 32)])[1]
    found = {}
    for entry in inside:
        start, at = wasm.number(entry, 2)
        _, at = wasm.number(entry, at + 1)
        found |= dict(enumerate(entry[at:], start))
    return found


def test_what_reads_a_late_table_is_late_too() -> None:
    readers = {place for some in early.TABLES.values() for places in some for place in places}
    assert readers and readers.isdisjoint(early.functions())


@pytest.mark.parametrize(
    ("first", "count", "touches"), [(0, 0xC4, False), (0, 0xC5, True), (0x1F3, 1, True), (0x1F4, 9, False)]
)
def test_a_snapshot_that_changes_a_late_table_is_seen(first: int, count: int, touches: bool) -> None:
    assert slim.touches_late_data(struct.pack("<4I", 1 << 24, 1, first, count)) == touches


def test_the_list_is_of_this_pyodide(capsys: pytest.CaptureFixture[str]) -> None:
    assert early.functions() and not capsys.readouterr().out


def test_pyodides_script_finds_every_name_that_it_reads(made: Path) -> None:
    script = (made / "pyodide.asm.mjs").read_text()
    exported = {wasm.name_of(entry) for entry in wasm.Wasm((made / "early.wasm").read_bytes()).exports}
    read = set(re.findall(r'=wasmExports\["(\w+)"\]', script))
    assert len(read) > 100 and read <= exported
    assert len(script) < 0.7 * (archive.PYODIDE / "pyodide.asm.mjs").stat().st_size
