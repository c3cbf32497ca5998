"""How a browser can be reached (the SDP of a link that carries only data), packed into about 80 bytes of text.

It keeps the role, the two passwords, the fingerprint of the key, and the addresses. All else is the same for every
browser, and a template restores it. Law: there is one way to write a description; anything else is refused.
"""

import base64
import binascii
import ipaddress
import re

from fair.group.refused import Malformed
from fair.protocol.letter import bytes64, text64

KINDS = ("host", "srflx", "prflx", "relay")
KEPT = ("host", "srflx", "relay")
PREFERENCE = {"host": 126, "srflx": 100, "prflx": 110, "relay": 0}
SETUPS = ("actpass", "active", "passive")
MOST_ADDRESSES = 6
LONGEST = 600
ANSWER, PLAIN = 1, 8
SIZES = (4, 16, 16)
LOCAL = 2  # a name like <uuid>.local instead of an address
CANDIDATE = re.compile(r"^a=candidate:\S+ 1 (udp|UDP) (\d{1,10}) (\S+) (\d{1,5}) typ (\S+)", re.M)
ICE = re.compile(r"^[A-Za-z0-9+/]{1,255}$")
PRINT = re.compile(r"sha-256 ([0-9a-f]{2}(?::[0-9a-f]{2}){31})", re.I)


def pack(sdp: str, kind: str) -> str:
    """`kind`: offer or answer. Malformed, if `unpack` could not restore it."""
    if kind not in ("offer", "answer"):
        raise Malformed("neither offer nor answer")
    name, password = _line(sdp, "ice-ufrag"), _line(sdp, "ice-pwd")
    algorithm, _, print = _line(sdp, "fingerprint").partition(" ")
    setup = _line(sdp, "setup")
    try:
        key = bytes.fromhex(print.replace(":", ""))
    except ValueError as wrong:
        raise Malformed("not a print") from wrong
    if algorithm.lower() != "sha-256" or len(key) != 32 or setup not in SETUPS:
        raise Malformed("not a description that we know")
    if not ICE.match(name) or not ICE.match(password):
        raise Malformed("not a password")
    short = _shorter(name), _shorter(password)
    is_plain = None in short
    one, other = (name.encode(), password.encode()) if is_plain else (short[0] or b"", short[1] or b"")
    head = (kind == "answer") * ANSWER | SETUPS.index(setup) << 1 | is_plain * PLAIN
    data = bytes([head, len(one)]) + one + bytes([len(other)]) + other + key + b"".join(_addresses(sdp))
    return text64(data)


def unpack(text: str) -> tuple[str, str]:
    """Offer or answer, and the SDP."""
    if len(text) > LONGEST:
        raise Malformed("too long")
    data = _Cursor(bytes64(text))
    head = data.take(1)[0]
    one, other = data.take(data.take(1)[0]), data.take(data.take(1)[0])
    if head & PLAIN:
        name, password = one.decode("ascii", "replace"), other.decode("ascii", "replace")
    else:
        name, password = base64.b64encode(one).decode(), base64.b64encode(other).decode()
    if head >> 4 or (head >> 1 & 3) >= len(SETUPS) or not ICE.match(name) or not ICE.match(password):
        raise Malformed("not a description")
    key = ":".join(f"{byte:02X}" for byte in data.take(32))
    lines: list[str] = []
    while not data.is_empty and len(lines) < MOST_ADDRESSES:
        lines.append(_candidate(data, len(lines)))
    if not data.is_empty:
        raise Malformed("too long")
    kind = "answer" if head & ANSWER else "offer"
    sdp = "\r\n".join(
        [
            "v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0",
            "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0", *lines,
            f"a=ice-ufrag:{name}", f"a=ice-pwd:{password}", f"a=fingerprint:sha-256 {key}",
            f"a=setup:{SETUPS[head >> 1 & 3]}", "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", "",
        ]
    )  # fmt: skip
    if pack(sdp, kind) != text:
        raise Malformed("not the one way to write it")
    return kind, sdp


def channel_of(prints: str) -> str:
    """The name of a channel that both its ends know: the fingerprints of the keys of both ends, in order.

    `prints`: the fingerprint of this end and that of the other end, as a browser writes them, one in each line.
    """
    found = [PRINT.fullmatch(line.strip()) for line in prints.split("\n")]
    keys = sorted(one[1].replace(":", "").lower() for one in found if one)
    if len(found) != 2 or len(keys) != 2 or keys[0] == keys[1]:
        raise Malformed("not two fingerprints")
    return " ".join(keys)


def is_packed(text: str, kind: str) -> bool:
    try:
        return unpack(text)[0] == kind
    except Malformed:
        return False


def _line(sdp: str, name: str) -> str:
    found = re.search(rf"^a={name}:(.*)$", sdp, re.M)
    if found is None:
        raise Malformed(f"no {name}")
    return found[1].strip()


def _shorter(word: str) -> bytes | None:
    """These passwords use the characters of base64, so most can be written shorter."""
    try:
        return base64.b64decode(word, validate=True) if len(word) % 4 == 0 else None
    except (binascii.Error, ValueError):
        return None


def _addresses(sdp: str) -> list[bytes]:
    found: dict[bytes, int] = {}
    for _, priority, address, port, kind in CANDIDATE.findall(sdp):
        raw = _raw(address)
        if kind in KEPT and raw is not None and int(port) < 65536:
            family = LOCAL if address.endswith(".local") else (len(raw) == 16) * 1
            packed = bytes([family << 2 | KINDS.index(kind)]) + raw + int(port).to_bytes(2, "big")
            found.setdefault(packed, int(priority))
    return sorted(found, key=lambda one: -found[one])[:MOST_ADDRESSES]


def _raw(address: str) -> bytes | None:
    try:
        if address.endswith(".local"):
            raw = bytes.fromhex(address.removesuffix(".local").replace("-", ""))
            return raw if len(raw) == 16 else None
        return ipaddress.ip_address(address).packed
    except ValueError:
        return None


def _candidate(data: "_Cursor", number: int) -> str:
    head = data.take(1)[0]
    if head >> 2 > LOCAL:
        raise Malformed("not an address")
    raw, port = data.take(SIZES[head >> 2]), int.from_bytes(data.take(2), "big")
    kind = KINDS[head & 3]
    if head >> 2 == LOCAL:
        digits = raw.hex()
        address = "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:])) + ".local"
    else:
        address = str(ipaddress.ip_address(raw))
    priority = (PREFERENCE[kind] << 24) + ((65535 - number) << 8) + 255
    related = "" if kind == "host" else " raddr 0.0.0.0 rport 0"
    return f"a=candidate:{number + 1} 1 udp {priority} {address} {port} typ {kind}{related}"


class _Cursor:
    def __init__(self, data: bytes) -> None:
        self._data = data

    def take(self, size: int) -> bytes:
        piece, self._data = self._data[:size], self._data[size:]
        if len(piece) != size:
            raise Malformed("cut off")
        return piece

    @property
    def is_empty(self) -> bool:
        return not self._data
