"""Who was caught cheating, at what, and the letters that prove it."""

from dataclasses import dataclass

from fair.protocol.letter import Signed
from table.needs import Seat


@dataclass(frozen=True)
class Verdict:
    """`step`: where it came to light. `letters` convince anybody, where there are such letters."""

    seat: Seat | None
    reason: str
    step: int
    letters: tuple[Signed, ...] = ()
