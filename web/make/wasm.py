"""Takes a wasm apart into lists of entries, each as raw as it was, and writes it again."""

import itertools
from collections.abc import Callable, Collection, Sequence

CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT, TAG = range(14)
ORDER = (CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, TAG, GLOBAL, EXPORT, START, ELEMENT, DATA_COUNT, CODE, DATA)
KINDS = (FUNCTION, TABLE, MEMORY, GLOBAL, TAG)  # what an import or an export can be, in the order of the format
HEADER = b"\0asm\1\0\0\0"
END, I32_CONST, STORE_BYTE = b"\x0b", b"\x41", b"\x3a"
Entries = list[bytes]


def number(data: bytes, at: int) -> tuple[int, int]:
    """A number without a sign, and where the next thing begins."""
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        shift += 7
        at += 1
        if data[at - 1] < 128:
            return value, at


def unsigned(value: int) -> bytes:
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def signed(value: int) -> bytes:
    out = bytearray()
    while value > 63:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def sized(data: bytes) -> bytes:
    return unsigned(len(data)) + data


def vector(entries: Sequence[bytes]) -> bytes:
    return unsigned(len(entries)) + b"".join(entries)


def sections(wasm: bytes) -> dict[int, bytes]:
    assert wasm.startswith(HEADER)
    found, at = {}, len(HEADER)
    while at < len(wasm):
        size, start = number(wasm, at + 1)
        found[wasm[at]] = wasm[start : start + size]
        at = start + size
    return found


def join(found: dict[int, bytes]) -> bytes:
    return HEADER + b"".join(bytes([kind]) + sized(found[kind]) for kind in ORDER if kind in found)


def entries(raw: bytes, skip: Callable[[bytes, int], int]) -> Entries:
    count, at = number(raw, 0)
    found = []
    for _ in range(count):
        start, at = at, skip(raw, at)
        found.append(raw[start:at])
    assert at == len(raw)
    return found


def number_end(raw: bytes, at: int) -> int:
    return number(raw, at)[1]


def text_end(raw: bytes, at: int) -> int:
    size, at = number(raw, at)
    return at + size


def _type(raw: bytes, at: int) -> int:
    assert raw[at] == 0x60
    return text_end(raw, text_end(raw, at + 1))


def _limits(raw: bytes, at: int) -> int:
    ends = number_end(raw, at + 1)
    return number_end(raw, ends) if raw[at] & 1 else ends


def _table(raw: bytes, at: int) -> int:
    return _limits(raw, at + 1)


def _import(raw: bytes, at: int) -> int:
    at = text_end(raw, text_end(raw, at))
    return (number_end, _table, _limits, lambda _, at: at + 2, _tag)[raw[at]](raw, at + 1)


def _tag(raw: bytes, at: int) -> int:
    return number_end(raw, at + 1)


def _global(raw: bytes, at: int) -> int:
    at += 2
    while raw[at] != END[0]:
        at = at + {0x43: 5, 0x44: 9, 0xD0: 2}[raw[at]] if raw[at] in (0x43, 0x44, 0xD0) else number_end(raw, at + 1)
    return at + 1


def _export(raw: bytes, at: int) -> int:
    return number_end(raw, text_end(raw, at) + 1)


class Wasm:
    """A wasm as lists of entries, each as raw as it was."""

    def __init__(self, raw: bytes) -> None:
        self.sections = sections(raw)
        self.types = self._entries(TYPE, _type)
        self.imports = self._entries(IMPORT, _import)
        self.functions = [number(entry, 0)[0] for entry in self._entries(FUNCTION, number_end)]
        self.tables = self._entries(TABLE, _table)
        self.globals = self._entries(GLOBAL, _global)
        self.exports = self._entries(EXPORT, _export)
        self.code = self._entries(CODE, text_end)
        self.tags = self._entries(TAG, _tag)

    def _entries(self, kind: int, skip: Callable[[bytes, int], int]) -> Entries:
        return entries(self.sections.get(kind, b"\0"), skip)

    def imported(self, kind: int) -> int:
        """How many of this kind are imported: they come first in its numbering."""
        places = (text_end(entry, text_end(entry, 0)) for entry in self.imports)
        return sum(KINDS[entry[place]] == kind for entry, place in zip(self.imports, places, strict=True))

    def write(self, changed: dict[int, bytes]) -> bytes:
        return join(self.sections | changed)

    def written_globals(self) -> int:
        """How many globals can change. They come first."""
        changing = [entry[1] for entry in self.globals]
        assert changing == sorted(changing, reverse=True)
        return sum(changing)


def export(text: str, kind: int, place: int) -> bytes:
    return sized(text.encode()) + bytes([KINDS.index(kind)]) + unsigned(place)


def name_of(entry: bytes) -> str:
    return entry[number_end(entry, 0) : text_end(entry, 0)].decode()


def only(raw: bytes, names: Collection[str]) -> bytes:
    """The same, with no exports but these and those that are neither functions nor numbers."""
    wasm = Wasm(raw)
    plain = (KINDS.index(FUNCTION), KINDS.index(GLOBAL))
    kept = [entry for entry in wasm.exports if name_of(entry) in names or entry[text_end(entry, 0)] not in plain]
    return wasm.write({EXPORT: vector(kept)})


def pointers(raw: bytes) -> set[str]:
    """The functions of whose places in its table of functions it asks by name."""
    found = set()
    for entry in Wasm(raw).imports:
        middle = text_end(entry, 0)
        if name_of(entry) == "GOT.func":
            found.add(name_of(entry[middle:]))
    return found


def counting(raw: bytes) -> tuple[bytes, int]:
    """The same, but every function that runs sets its own byte of the memory; and where the first of them lies.

    They lie at the end of a few more pages, so that the heap does not grow into them.
    """
    wasm = Wasm(raw)
    flags, least = wasm.sections[MEMORY][1], number(wasm.sections[MEMORY], 2)
    pages = least[0] + 64
    first = (pages - 1) * 65536
    assert len(wasm.code) < 65536 and flags & 1
    wasm.sections[MEMORY] = b"\1" + bytes([flags]) + unsigned(pages) + wasm.sections[MEMORY][least[1] :]
    code = []
    for place, entry in enumerate(wasm.code):
        start = number_end(entry, 0)
        count, at = number(entry, start)
        for _ in range(count):
            at = number_end(entry, at) + 1
        mark = I32_CONST + signed(0) + I32_CONST + signed(1) + STORE_BYTE + b"\0" + unsigned(first + place)
        code.append(sized(entry[start:at] + mark + entry[at:]))
    return wasm.write({CODE: vector(code)}), first


def cut(data: bytes, zones: Sequence[range]) -> tuple[Entries, Entries]:
    """The pieces of the data that lie outside these zones of the memory, and those inside."""
    outside, inside = list[bytes](), list[bytes]()
    for entry in entries(data, _segment):
        start, at = number(entry, 2)
        size, at = number(entry, at + 1)
        edges = sorted({start, start + size, *(edge for zone in zones for edge in (zone.start, zone.stop))})
        edges = [edge for edge in edges if start <= edge <= start + size]
        for first, end in itertools.pairwise(edges):
            piece = b"\0" + I32_CONST + signed(first) + END + sized(entry[at + first - start : at + end - start])
            (inside if any(first in zone for zone in zones) else outside).append(piece)
    return outside, inside


def _segment(raw: bytes, at: int) -> int:
    assert raw[at] == 0 and raw[at + 1] == I32_CONST[0]  # it goes to a fixed place in the memory
    return text_end(raw, number_end(raw, at + 2) + 1)
