"""Which functions of Pyodide's wasm run before the first page is there: `python -m bench.early` finds them.

early.txt holds the fingerprint of the wasm, and a bit for each function. Whatever it says, the page works (wasm.py):
functions that are missing here arrive a little later.
"""

import base64
import hashlib
from collections.abc import Collection

from web.make import ROOT, archive

KEPT = ROOT / "web/make/early.txt"
WASM = archive.PYODIDE / "pyodide.asm.wasm"
# Tables of characters: the codecs of East Asia with `unicodedata`, and iconv. These functions read them, no other one,
# and no word of the memory points into them, and nothing writes them. So they come with these functions.
TABLES = {
    range(0xC4000, 0x1F4000): (range(6682, 6780), range(6835, 6854)),
    range(0x2B3000, 0x2D3000): (range(13465, 13470),),
}


def functions() -> set[int]:
    """Their places in the code; none if this is another wasm than the one that was listened to."""
    known, bits = KEPT.read_text().split()
    if known != _fingerprint():
        print("Pyodide is not the one of web/make/early.txt, so its wasm stays whole: see bench.early")
        return set()
    ran = base64.b64decode(bits)
    readers = {place for some in TABLES.values() for places in some for place in places}
    return {8 * place + bit for place, byte in enumerate(ran) for bit in range(8) if byte >> bit & 1} - readers


def keep(ran: Collection[int]) -> None:
    bits = bytearray(max(ran) // 8 + 1)
    for place in ran:
        bits[place // 8] |= 1 << place % 8
    KEPT.write_text(f"{_fingerprint()}\n{base64.b64encode(bits).decode()}\n")


def _fingerprint() -> str:
    return hashlib.sha256(WASM.read_bytes()).hexdigest()
