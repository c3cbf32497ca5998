"""How one device can be reached by another: some 80 bytes that fit into a small QR code, instead of a page of text.

A browser describes a link in a text (SDP) of which nearly all is the same for every browser. Kept are its role, its
name and password for this one link, the fingerprint of its key, and its addresses; a template gives back the rest.
Law: what arrives is only ever filled into the template, so nobody can slip anything else into the browser's text.
"""

import base64
import binascii
import ipaddress
import re
from dataclasses import dataclass

from table.illegal import Refusal

KINDS = ("offer", "answer")
SETUPS = ("actpass", "active", "passive")
TYPES = ("host", "srflx", "prflx", "relay")
PREFERENCE = {"host": 126, "srflx": 100, "prflx": 110, "relay": 0}
MOST_ADDRESSES = 6
LONGEST = 700
ICE = re.compile(r"[A-Za-z0-9+/]{4,120}")
MARK = "~"  # opens every text, so that a code from elsewhere is not taken for one of ours


class Unreadable(Refusal):
    """This is not the description of a link."""


@dataclass(frozen=True, slots=True)
class Description:
    kind: str
    sdp: str


@dataclass(frozen=True, slots=True)
class _Address:
    family: int  # 4, 6, or 0: a name of the local network
    packed: bytes
    port: int
    kind: str


def pack(sdp: str) -> str:
    """The text to show or send. Unreadable where the browser said something the template cannot give back."""
    kind = "offer" if _find(r"a=setup:(\S+)", sdp) == "actpass" else "answer"
    algorithm, fingerprint = _find(r"a=fingerprint:(\S+ \S+)", sdp).split(" ")
    setup = _find(r"a=setup:(\S+)", sdp)
    ufrag, password = _find(r"a=ice-ufrag:(\S+)", sdp), _find(r"a=ice-pwd:(\S+)", sdp)
    key = bytes.fromhex(fingerprint.replace(":", ""))
    if algorithm.lower() != "sha-256" or len(key) != 32 or setup not in SETUPS:
        raise Unreadable("link.unreadable")
    head = bytes([KINDS.index(kind) | SETUPS.index(setup) << 1])
    data = head + _short(ufrag) + _short(password) + key + b"".join(_write(one) for one in _addresses(sdp))
    return MARK + base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpack(text: str) -> Description:
    """The browser's text again, or Unreadable."""
    if len(text) > LONGEST or not text.startswith(MARK):
        raise Unreadable("link.unreadable")
    try:
        data = _Bytes(base64.b64decode(text[1:] + "=" * (-len(text[1:]) % 4), altchars=b"-_", validate=True))
        head = data.take(1)[0]
        kind, setup = KINDS[head & 1], SETUPS[head >> 1]
        ufrag, password = _word(data), _word(data)
        key = data.take(32)
        addresses = []
        while data.rest:
            addresses.append(_read(data))
    except (binascii.Error, ValueError, LookupError) as wrong:
        raise Unreadable("link.unreadable") from wrong
    if (kind == "offer") != (setup == "actpass") or len(addresses) > MOST_ADDRESSES:
        raise Unreadable("link.unreadable")
    return Description(kind, _template(setup, ufrag, password, key, addresses))


class _Bytes:
    def __init__(self, data: bytes) -> None:
        self.rest = data

    def take(self, count: int) -> bytes:
        if count > len(self.rest):
            raise ValueError("cut short")
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken


def _find(pattern: str, sdp: str) -> str:
    found = re.search(pattern, sdp)
    if found is None:
        raise Unreadable("link.unreadable")
    return found.group(1)


def _short(word: str) -> bytes:
    """Names and passwords of a link are written in the letters of base64: four of them are three bytes."""
    if not ICE.fullmatch(word):
        raise Unreadable("link.unreadable")
    if len(word) % 4 == 0:
        packed = base64.b64decode(word)
        return bytes([len(packed)]) + packed
    return bytes([128 | len(word)]) + word.encode()  # some browsers make words of other lengths


def _word(data: _Bytes) -> str:
    length = data.take(1)[0]
    packed = data.take(length & 127)
    word = packed.decode("ascii") if length & 128 else base64.b64encode(packed).decode()
    if not ICE.fullmatch(word):
        raise ValueError("not a word of a link")
    return word


def _addresses(sdp: str) -> list[_Address]:
    found: dict[_Address, int] = {}
    for match in re.finditer(r"a=candidate:\S+ 1 (?i:udp) (\d+) (\S+) (\d+) typ (\S+)", sdp):
        rank, host, port, kind = match.groups()
        if kind not in TYPES:
            continue
        try:
            if host.endswith(".local"):
                one = _Address(0, bytes.fromhex(host[:-6].replace("-", "")), int(port), kind)
            else:
                ip = ipaddress.ip_address(host)
                one = _Address(ip.version, ip.packed, int(port), kind)
        except ValueError:
            continue
        if one.family or len(one.packed) == 16:
            found.setdefault(one, -int(rank))
    return sorted(found, key=lambda one: found[one])[:MOST_ADDRESSES]


def _write(one: _Address) -> bytes:
    family = {4: 0, 6: 1, 0: 2}[one.family]
    return bytes([family << 2 | TYPES.index(one.kind)]) + one.packed + one.port.to_bytes(2, "big")


def _read(data: _Bytes) -> _Address:
    head = data.take(1)[0]
    family, kind = (4, 6, 0)[head >> 2], TYPES[head & 3]
    packed = data.take(4 if family == 4 else 16)
    return _Address(family, packed, int.from_bytes(data.take(2), "big"), kind)


def _template(setup: str, ufrag: str, password: str, key: bytes, addresses: list[_Address]) -> str:
    lines = [
        "v=0",
        "o=- 1 2 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        f"a=ice-ufrag:{ufrag}",
        f"a=ice-pwd:{password}",
        f"a=fingerprint:sha-256 {':'.join(f'{byte:02X}' for byte in key)}",
        f"a=setup:{setup}",
        "a=mid:0",
        "a=sctp-port:5000",
        "a=max-message-size:262144",
        *(_line(number, one) for number, one in enumerate(addresses)),
    ]
    return "\r\n".join(lines) + "\r\n"


def _line(number: int, one: _Address) -> str:
    if one.family:
        host = str(ipaddress.ip_address(one.packed))
    else:
        name = one.packed.hex()
        host = f"{name[:8]}-{name[8:12]}-{name[12:16]}-{name[16:20]}-{name[20:]}.local"
    rank = (PREFERENCE[one.kind] << 24) + ((65535 - number) << 8) + 255
    by = "" if one.kind == "host" else " raddr 0.0.0.0 rport 0"
    return f"a=candidate:{number + 1} 1 udp {rank} {host} {one.port} typ {one.kind}{by}"
