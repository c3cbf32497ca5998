"""Who was caught cheating, at what, and the letters that prove it."""

from dataclasses import dataclass

from fair.protocol.letter import Signed
from table.needs import Seat

ORDER = "cheat.order"  # a scribe took up what was not said; what was said is another seat's letter


@dataclass(frozen=True)
class Verdict:
    """`step`: where it came to light. `letters` convince anybody, where there are such letters."""

    seat: Seat | None
    reason: str
    step: int
    letters: tuple[Signed, ...] = ()

    @property
    def is_open(self) -> bool:
        """Does it rest on what another seat has said? Two letters of that seat for one step overturn it."""
        return self.reason == ORDER
