"""Meeting by two texts, through nobody: one device shows its text, the other reads it and shows an answer.

Each guest needs a text of their own. So when one has come in, and when an attempt has failed, the next is made at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from fair.group.refused import Malformed
from session.room.lines import Lines
from table.illegal import Illegal
from wire.link.description import unpack
from wire.room.invitation import Invitation, read_invitation, tag_of

DEADLINE = 12.0  # seconds that a link is given, once each end knows how to reach the other


@dataclass
class Pair:
    """Two texts: this device's, once it is made, and what has become of them. A guest remembers the `offer`."""

    link: str
    offer: str = ""
    text: str = ""
    is_answered: bool = False
    answered_at: float | None = None
    is_over: bool = False

    @property
    def is_guest(self) -> bool:
        return bool(self.offer)


class Exchange:
    """`failed` is called when a pair of texts has led to nothing. `guests`: how many have come in; `has_failed`: the
    last attempt led to nothing, and the texts shown now are new ones."""

    def __init__(self, lines: Lines, failed: Callable[[], None]) -> None:
        self.lines, self.failed = lines, failed
        self.pair: Pair | None = None
        self.guests, self.has_failed = 0, False

    @property
    def is_answering(self) -> bool:
        """An answer is on the screen, or will be, for the one who invited to read."""
        return self.pair is not None and self.pair.is_guest and not self.pair.is_over

    @property
    def links(self) -> list[str]:
        return [self.pair.link] if self.pair else []

    def invite(self) -> None:
        """Makes the text that a guest reads; a new one for every guest."""
        if self.pair is None or self.pair.is_over or self.pair.is_guest:
            self.stop()
            self._offer()

    def stop(self) -> None:
        if self.pair and not self.pair.is_over:
            self.lines.drop(self.pair.link)
        self.pair, self.has_failed = None, False

    def offered(self, address: str, invitation: Invitation) -> str:
        """The whole invitation, as a link to `address`, once its text is made."""
        if self.pair is None or self.pair.is_guest or not self.pair.text:
            return ""
        return f"{address}#{replace(invitation, offer=self.pair.text).fragment}"

    def take_offer(self, offer: str) -> None:
        """A guest has read the invitation of somebody in the room."""
        if _kind(offer) != "offer":
            raise Illegal("link.unreadable")
        self.stop()
        self._answer(offer)

    def take_answer(self, text: str) -> None:
        """The guest's answer to the invitation that is shown here now."""
        packed, _, tag = "".join(text.split()).partition(".")
        if read_invitation(text) or _kind(packed) != "answer":
            raise Illegal("meet.not_an_answer")
        if self.pair is None or self.pair.is_guest or tag != tag_of(self.pair.text):
            raise Illegal("meet.other_answer")
        self.pair.is_answered = True
        self.lines.finish(self.pair.link, packed)

    def tend(self, now: float) -> None:
        """Gives up a pair whose link does not come up in time."""
        pair = self.pair
        if pair is None or not pair.is_answered or pair.is_over:
            return
        pair.answered_at = now if pair.answered_at is None else pair.answered_at
        if now - pair.answered_at >= DEADLINE:
            self.lines.drop(pair.link)
            self.went_down(pair.link)

    def _offer(self) -> None:
        self.pair = Pair(self.lines.new_name())
        self.lines.call(self.pair.link)

    def _answer(self, offer: str) -> None:
        self.pair = Pair(self.lines.new_name(), offer)
        self.lines.answer(self.pair.link, offer)

    # ------------------------------------------------------------ what happens on the link

    def described(self, link: str, text: str) -> bool:
        """The text is made. False: it is for something else."""
        if self.pair is None or link != self.pair.link:
            return False
        self.pair.text = f"{text}.{tag_of(self.pair.offer)}" if self.pair.is_guest else text
        return True

    def came_up(self, link: str) -> None:
        if self.pair is None or link != self.pair.link:
            return
        self.pair.is_over, self.has_failed = True, False
        if not self.pair.is_guest:
            self.guests += 1
            self._offer()

    def went_down(self, link: str) -> None:
        """A guest answers the same invitation anew: perhaps nobody has read the first answer yet."""
        if self.pair is None or link != self.pair.link or self.pair.is_over:
            return
        was_described, offer = bool(self.pair.text), self.pair.offer
        self.pair = None
        if was_described:
            self.has_failed = True
            self._answer(offer) if offer else self._offer()
        self.failed()


def _kind(text: str) -> str:
    try:
        return unpack(text)[0]
    except Malformed as wrong:
        raise Illegal("link.unreadable") from wrong
