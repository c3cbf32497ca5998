"""Splits a wasm in two: the functions that the first board runs, and the others, which arrive after it.

Both halves know every function by the same number, so no code is rewritten. Where a function lies in the other half
there stands a bridge: a few bytes that call it through a table that both share. A bridge to the late half first makes
sure that it has arrived (web/boot.mjs). So whatever the page runs, it runs what the whole wasm would have run.
"""

from collections.abc import Collection, Sequence

from web.make import wasm
from web.make.wasm import (
    CODE,
    DATA,
    DATA_COUNT,
    ELEMENT,
    END,
    EXPORT,
    FUNCTION,
    GLOBAL,
    I32_CONST,
    IMPORT,
    KINDS,
    MEMORY,
    TABLE,
    TAG,
    TYPE,
    Wasm,
    export,
    number,
    signed,
    sized,
    unsigned,
    vector,
)  # fmt: skip

SHARED = "shared"  # what the late half takes from the early one is exported as shared.0, shared.1 …
BRIDGES = "bridges"  # the table between the halves
CALL, CALL_INDIRECT, LOCAL_GET, TABLE_GET = b"\x10", b"\x11", b"\x20", b"\x25"
IS_NULL, IS_ZERO, IF = b"\xd1", b"\x45", b"\x04\x40"
NUMBER_TO_NUMBER, NOTHING_TO_NOTHING = b"\x60\1\x7f\1\x7f", b"\x60\0\0"


class Halves:
    def __init__(self, raw: bytes, early: Collection[int], late_data: Sequence[range] = ()) -> None:
        """`early` are places of functions in the code, so the imported ones do not count.

        `late_data` are zones of the memory that nothing early reads and nothing at all writes.
        """
        self.whole, self.early = Wasm(raw), early
        self.before = self.whole.imported(FUNCTION)
        late = [place for place in range(len(self.whole.code)) if place not in early]
        # In the table: first the late functions, then the early ones, then one that fetches the late half, as long as
        # that is not there.
        self.order, self.first_early = [*late, *sorted(early)], len(late)
        self.slots = {place: slot for slot, place in enumerate(self.order)}
        self.table = len(self.whole.tables)  # the number of the table
        self.wait = self.before + len(self.whole.code)  # the number of one more function in the early half
        self.early_data, self.late_data = wasm.cut(self.whole.sections[DATA], late_data)

    def early_half(self) -> bytes:
        whole = self.whole
        code = [self._bridge(n, waits=True) if n not in self.early else entry for n, entry in enumerate(whole.code)]
        types = [unsigned(kind) for kind in [*whole.functions, whole.types.index(NUMBER_TO_NUMBER)]]
        shared = [export(f"{SHARED}.{n}", kind, place) for n, (kind, place, _) in enumerate(self._shared())]
        count, at = number(whole.sections[ELEMENT], 0)
        assert count == 1  # it fills the table of pointers to functions
        return whole.write({
            FUNCTION: vector(types),
            TABLE: vector([*whole.tables, self._table()]),
            EXPORT: vector([*whole.exports, *shared, export(BRIDGES, TABLE, self.table)]),
            ELEMENT: vector([whole.sections[ELEMENT][at:], self._filled(self.first_early, len(self.order))]),
            DATA_COUNT: unsigned(len(self.early_data)),
            CODE: vector([*code, self._waiting()]),
            DATA: vector(self.early_data),
        })  # fmt: skip

    def late_half(self) -> bytes:
        whole = self.whole
        code = [self._bridge(n, waits=False) if n in self.early else entry for n, entry in enumerate(whole.code)]
        taken = [
            sized(SHARED.encode()) + sized(str(n).encode()) + bytes([KINDS.index(kind)]) + entry
            for n, (kind, _, entry) in enumerate(self._shared())
        ]
        return wasm.join({
            TYPE: whole.sections[TYPE],
            IMPORT: vector([*whole.imports, *taken]),
            FUNCTION: whole.sections[FUNCTION],
            GLOBAL: vector(whole.globals[whole.written_globals() :]),
            ELEMENT: vector([self._filled(0, self.first_early)]),
            CODE: vector(code),
            DATA: vector(self.late_data),
        })  # fmt: skip

    def _shared(self) -> list[tuple[int, int, bytes]]:
        """What both halves must have in common: kind, number, and type."""
        whole, globals_before = self.whole, self.whole.imported(GLOBAL)
        return [
            *((TABLE, place, entry) for place, entry in enumerate([*whole.tables, self._table()])),
            (MEMORY, 0, whole.sections[MEMORY][1:]),
            *((GLOBAL, globals_before + n, whole.globals[n][:2]) for n in range(whole.written_globals())),
            *((TAG, place, entry) for place, entry in enumerate(whole.tags)),
        ]

    def _table(self) -> bytes:
        return b"\x70\0" + unsigned(len(self.order) + 1)

    def _filled(self, start: int, stop: int) -> bytes:
        """An element that puts functions into the table of bridges."""
        where = b"\2" + unsigned(self.table) + I32_CONST + signed(start) + END + b"\0"
        return where + vector([unsigned(self.before + place) for place in self.order[start:stop]])

    def _bridge(self, place: int, *, waits: bool) -> bytes:
        kind = self.whole.functions[place]
        inputs, _ = number(self.whole.types[kind], 1)
        body = b"".join(LOCAL_GET + unsigned(given) for given in range(inputs))
        body += I32_CONST + signed(self.slots[place])
        body += CALL + unsigned(self.wait) if waits else b""
        return sized(b"\0" + body + CALL_INDIRECT + unsigned(kind) + unsigned(self.table) + END)

    def _waiting(self) -> bytes:
        """A function from slot to slot, which calls the last one in the table if there is one."""
        last = I32_CONST + signed(len(self.order))
        is_there = last + TABLE_GET + unsigned(self.table) + IS_NULL + IS_ZERO
        kind = self.whole.types.index(NOTHING_TO_NOTHING)
        call = last + CALL_INDIRECT + unsigned(kind) + unsigned(self.table)
        return sized(b"\0" + is_there + IF + call + END + LOCAL_GET + b"\0" + END)
