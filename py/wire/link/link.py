"""A link: the wire to one other device, and the greeting in which both prove who they are.

Both say hello with a number used once, and sign the other's. A device of another version of the page, or of another
room, is refused with a reason. The greeting is repeated until it has succeeded, so nothing lost can hold it up.
"""

from fair.group.labels import Label
from wire.link.codec import FORGED, Ear
from wire.link.identity import Identity, is_device
from wire.link.messages import Hello, Proof, Refused

FAREWELL = 2.0  # seconds for a reason to arrive before its link is dropped
GREETING = 20.0  # seconds after which a link on which nobody has proved anything is dropped
REASONS = ("room.version", "room.other", "room.full", "room.closed", "room.twice")


class Link:
    def __init__(self, name: str, identity: Identity, nonce: str, now: float) -> None:
        self.name = name
        self.identity = identity
        self.nonce = nonce
        self.ear = Ear()
        self.since = now
        self.heard = now
        self.ends_at: float | None = None  # nothing can come of it: it is dropped when the reason has arrived
        self.device = ""  # whom it leads to, once that is proved
        self.theirs: Hello | None = None
        self.links: frozenset[str] = frozenset()  # to whom the other end has links

    @property
    def mark(self) -> str:
        """One name for this link on both ends: so both choose the same of two."""
        assert self.theirs is not None
        return min(self.nonce, self.theirs.nonce) + max(self.nonce, self.theirs.nonce)

    def hello(self) -> Hello:
        return Hello(self.identity.code, self.identity.version, self.identity.device, self.nonce)

    def refuses(self, hello: Hello) -> str:
        """Why we cannot play with whoever says this; empty: we can."""
        if hello.room != self.identity.code:
            return "room.other"
        if hello.version != self.identity.version:
            return "room.version"
        return "room.twice" if hello.device == self.identity.device else ""

    def prove(self, hello: Hello) -> Proof:
        """The answer to a hello. Who is known stays known: a second name on the same link is not heard."""
        if not self.device:
            self.theirs = hello
        return Proof(self.identity.sign(Label.HELLO, hello.device, hello.nonce, self.nonce))

    def is_proved(self, proof: Proof) -> bool:
        if self.theirs is None:
            return False
        known = self.identity.is_signed(
            self.theirs.device, proof.signature, Label.HELLO, self.identity.device, self.nonce, self.theirs.nonce
        )
        if not known:
            self.ear.strike(FORGED)
        return known


def is_sound(hello: Hello) -> bool:
    return is_device(hello.device) and len(hello.nonce) == 32 and len(hello.version) <= 64


def refusal(reason: str, link: Link) -> Refused:
    return Refused(reason, link.identity.version)
