"""What one seat says: it signs letters, and keeps them until its device sends them to all others.

A speaker can be told to listen only: while a peer hears its own past again after a reload, and until it knows that it
has heard its own last word, it says nothing. A witness has no seat, and never speaks.
Law: every letter is signed once. Not protected here: a device that loses its storage (see wire/room/journal.py).
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from fair.protocol.letter import Letter, Sign, Signed, sign
from table.needs import Seat

DOUBT = b"doubt\n"  # opens a parcel of letters that is shown because somebody names another past


class Speaker:
    """`outbox`: what goes to all others, in this order."""

    def __init__(self, me: Seat | None, signing: Sign | None) -> None:
        self.me = me
        self.outbox: list[bytes] = []
        self.is_listening = False
        self._signing = signing

    @property
    def can_speak(self) -> bool:
        return self.me is not None and self._signing is not None and not self.is_listening

    def sign(self, letter: Letter) -> Signed:
        assert self._signing is not None
        return sign(letter, self._signing)

    def send(self, signed: Signed) -> None:
        self.outbox.append(signed.wire)

    def show(self, letters: Sequence[Signed]) -> None:
        """Shows all others letters that were heard here."""
        self.outbox.append(DOUBT + json.dumps([signed.wire.decode() for signed in letters]).encode())

    def take_outbox(self) -> list[bytes]:
        taken, self.outbox = self.outbox, []
        return taken

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Says nothing meanwhile."""
        before, self.is_listening = self.is_listening, True
        try:
            yield
        finally:
            self.is_listening = before
