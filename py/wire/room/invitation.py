"""An invitation: the code of a room, and the link that carries it to a friend.

Anybody who knows the code may knock. It is in the part of the address after the #, which browsers send to no host. The
link also names the relays through which the devices find each other, and the servers that help them through a router,
so a guest has nothing to set up.
Law: an address from a link is used only if it is plainly that of a relay or server, and only a few of them are. The
page refuses a link that names this machine or its network (hosts.py), and says whom it would contact before it does.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote, unquote

from fair.group.labels import Label, digest
from fair.protocol.letter import text64
from wire.room.hosts import host_of

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: they are easy to mistake, and could spell rude words
LOOKALIKES = str.maketrans("ILOU", "110V")
LENGTH = 12
MOST = 5
RELAY = re.compile(
    r"wss://[\w.-]{1,100}(:\d{1,5})?(/[\w./~-]{0,80})?|ws://(127\.0\.0\.1|localhost)(:\d{1,5})?/?", re.ASCII
)
SERVER = re.compile(
    r"(stun|turns?):[\w.-]{1,100}(:\d{1,5})?(\?transport=(udp|tcp))?( [^\s,]{1,100} [^\s,]{1,100})?", re.ASCII
)
OFFER = re.compile(r"[\w-]{60,600}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Invitation:
    """`servers` are STUN or TURN addresses; a TURN server may be followed by a name and a password.

    `offer`: how to reach the device that shows this invitation, without any relay; good for one guest.
    """

    code: str
    relays: tuple[str, ...] = ()
    servers: tuple[str, ...] = ()
    offer: str = ""

    @property
    def secret(self) -> bytes:
        """What the devices of this room have in common and nobody else knows."""
        return hashlib.sha256(b"cabinet-noir room\n" + self.code.encode()).digest()

    @property
    def fragment(self) -> str:
        """The part of the address after the #."""
        parts = [f"meet={self.offer}"] if self.offer else []
        parts += [f"room={spell(self.code)}"]
        parts += [f"relay={quote(relay, safe=':/')}" for relay in self.relays]
        parts += [f"ice={quote(server, safe=':')}" for server in self.servers]
        return "&".join(parts)


def new_code(chance: bytes) -> str:
    """Sixty bits out of fresh secret bytes."""
    number = int.from_bytes(chance[:8], "big")
    return "".join(LETTERS[number >> 5 * place & 31] for place in range(LENGTH))


def spell(code: str) -> str:
    """The code as people read it, in groups of four."""
    return "-".join(code[start : start + 4] for start in range(0, LENGTH, 4))


def read_code(text: str) -> str | None:
    """A code as somebody typed it, in small letters and with any gaps."""
    code = re.sub(r"[\s-]", "", text).upper().translate(LOOKALIKES)
    return code if len(code) == LENGTH and all(letter in LETTERS for letter in code) else None


def read_invitation(text: str) -> Invitation | None:
    """The invitation in a link, in the part of it after the #, or in a bare code."""
    named = _named(text)
    code = next((read_code(value) for name, value in named if name == "room"), None)
    if code is None:
        bare = read_code(text)
        return Invitation(bare) if bare else None
    relays = _proper(RELAY, [value for name, value in named if name == "relay"])
    servers = _proper(SERVER, [value for name, value in named if name == "ice"])
    offer = next((value for name, value in named if name == "meet" and OFFER.fullmatch(value)), "")
    return Invitation(code, relays, servers, offer)


def hosts_in(text: str) -> tuple[str, ...]:
    """All hosts that a link names, also in addresses that would never be used."""
    return tuple(host_of(value) for name, value in _named(text) if name in ("relay", "ice"))


def _named(text: str) -> list[tuple[str, str]]:
    parts = [part.partition("=") for part in text.strip().rpartition("#")[2].split("&")]
    return [(name, unquote(value)) for name, _, value in parts]


def tag_of(offer: str) -> str:
    """A short mark of an offer. It shows at once that an answer belongs to another invitation."""
    return text64(digest(Label.INVITATION, offer)[:6])


def proper_relays(texts: Sequence[str]) -> tuple[str, ...]:
    return _proper(RELAY, texts)


def proper_servers(texts: Sequence[str]) -> tuple[str, ...]:
    return _proper(SERVER, texts)


def _proper(pattern: re.Pattern[str], texts: Sequence[str]) -> tuple[str, ...]:
    fit = (one for text in texts if pattern.fullmatch(one := " ".join(text.split())))
    return tuple(dict.fromkeys(fit))[:MOST]
