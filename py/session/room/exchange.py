"""Meeting by two texts, through nobody: one device shows its text, the other reads it and shows an answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from fair.group.refused import Malformed
from session.room.lines import Lines
from table.illegal import Illegal
from wire.link.description import unpack
from wire.room.invitation import Invitation, read_invitation, tag_of


@dataclass
class Pair:
    """Two texts: this device's, once it is made, and what has become of them."""

    link: str
    is_guest: bool
    tag: str = ""
    text: str = ""
    is_answered: bool = False
    is_over: bool = False


class Exchange:
    """`failed` is called when a pair of texts has led to nothing."""

    def __init__(self, lines: Lines, failed: Callable[[], None]) -> None:
        self.lines, self.failed = lines, failed
        self.pair: Pair | None = None

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
            self.pair = Pair(self.lines.new_name(), is_guest=False)
            self.lines.call(self.pair.link)

    def stop(self) -> None:
        if self.pair and not self.pair.is_over:
            self.lines.drop(self.pair.link)
        self.pair = None

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
        self.pair = Pair(self.lines.new_name(), is_guest=True, tag=tag_of(offer))
        self.lines.answer(self.pair.link, offer)

    def take_answer(self, text: str) -> None:
        """The guest's answer to the invitation that is shown here now."""
        packed, _, tag = "".join(text.split()).partition(".")
        if read_invitation(text) or _kind(packed) != "answer":
            raise Illegal("meet.not_an_answer")
        if self.pair is None or self.pair.is_guest or tag != tag_of(self.pair.text):
            raise Illegal("meet.other_answer")
        self.pair.is_answered = True
        self.lines.finish(self.pair.link, packed)

    # ------------------------------------------------------------ what happens on the link

    def described(self, link: str, text: str) -> bool:
        """The text is made. False: it is for something else."""
        if self.pair is None or link != self.pair.link:
            return False
        self.pair.text = f"{text}.{self.pair.tag}" if self.pair.is_guest else text
        return True

    def came_up(self, link: str) -> None:
        if self.pair and link == self.pair.link:
            self.pair.is_over = True

    def went_down(self, link: str) -> None:
        if self.pair and link == self.pair.link and not self.pair.is_over:
            self.pair = None
            self.failed()


def _kind(text: str) -> str:
    try:
        return unpack(text)[0]
    except Malformed as wrong:
        raise Illegal("link.unreadable") from wrong
