"""A link: the wire to one other device, and the greeting in which both prove who they are.

Both say hello with a number used once, and each signs the other's number together with the channel: the fingerprints of
both ends' keys, as each end sees them. So a device that sits between two others and carries their greetings is refused,
because its two channels are different. A device with another version of the page, or of another room, is refused with a
reason too. The greeting is repeated until it succeeds, so lost messages do no harm.
"""

from fair.group.labels import Label
from wire.link.codec import FORGED, Ear
from wire.link.identity import Identity, is_device
from wire.link.messages import Hello, Proof, Refused

FAREWELL = 2.0  # seconds for a reason to arrive before its link is dropped
GREETING = 20.0  # seconds after which a link on which nobody has proved anything is dropped
BETWEEN_BEATS_ON_A_DETOUR = 4.0  # relays take about one note a second from each device
SLACK = 7.0  # seconds for which nothing need be heard on a detour
BETWEEN = "room.between"
REASONS = ("room.version", "room.other", "room.full", "room.closed", "room.twice", BETWEEN)


class Link:
    """`channel` is the same text at both ends of one wire, and of no other (description.channel_of). `is_detour`: it
    leads through relays (detour.py), so beats come more rarely on it."""

    def __init__(
        self, name: str, channel: str, identity: Identity, nonce: str, now: float, is_detour: bool = False
    ) -> None:
        self.name = name
        self.is_detour = is_detour
        self.beat_at = -BETWEEN_BEATS_ON_A_DETOUR
        self.channel = channel
        self.identity = identity
        self.nonce = nonce
        self.ear = Ear()
        self.since = now
        self.heard = now
        self.ends_at: float | None = None  # it was refused, and is dropped at this time, when the reason has arrived
        self.device = ""  # the device at the other end, once that is proved
        self.theirs: Hello | None = None
        self.links: frozenset[str] = frozenset()  # the devices to which the other end has links
        self.detours: frozenset[str] = frozenset()  # those of them that lead through relays
        self.game = ""  # the game at which the other end is
        self.round = -1  # the round that the other end plans

    @property
    def mark(self) -> str:
        """The same name for this link on both ends, so that both keep the same one of two links."""
        assert self.theirs is not None
        return min(self.nonce, self.theirs.nonce) + max(self.nonce, self.theirs.nonce)

    def quiet_for(self, now: float) -> float:
        """For how many seconds it has been quieter than it should be."""
        return max(0.0, now - self.heard - (SLACK if self.is_detour else 0.0))

    def is_due(self, now: float) -> bool:
        """Is it time for a beat?"""
        return not self.is_detour or now - self.beat_at >= BETWEEN_BEATS_ON_A_DETOUR

    def hello(self) -> Hello:
        return Hello(self.identity.mark, self.identity.version, self.identity.device, self.nonce)

    def refuses(self, hello: Hello) -> str:
        """Why we cannot play with the device that says this hello; empty if we can."""
        if hello.room != self.identity.mark:
            return "room.other"
        if hello.version != self.identity.version:
            return "room.version"
        return "room.twice" if hello.device == self.identity.device else ""

    def prove(self, hello: Hello) -> Proof:
        """The answer to a hello. Once a device is proved, a second name on the same link is ignored."""
        if not self.device:
            self.theirs = hello
        return Proof(self.identity.sign(Label.HELLO, hello.device, hello.nonce, self.nonce, self.channel))

    def is_proved(self, proof: Proof) -> bool:
        if self.theirs is None:
            return False
        signed = (self.identity.device, self.nonce, self.theirs.nonce, self.channel)
        known = self.identity.is_signed(self.theirs.device, proof.signature, Label.HELLO, *signed)
        if not known:
            self.ear.strike(FORGED)
        return known


def is_sound(hello: Hello) -> bool:
    return is_device(hello.device) and len(hello.nonce) == 32 and len(hello.version) <= 64


def refusal(reason: str, link: Link) -> Refused:
    return Refused(reason, link.identity.version)
