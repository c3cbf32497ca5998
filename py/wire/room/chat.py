"""Chat: what people write to each other in a room. Plain text, short, and not too much of it."""

from dataclasses import dataclass

from table.needs import Seat

LONGEST_TEXT = 300
KINDS = ("said", "asked", "answered", "waved")
REACTIONS = ("agree", "laugh", "gasp", "sad", "clap", "think", "hurry", "wave")
PARTS = ("table", "hand")  # what a device says it is now: waved like a reaction, but no talk
AT_ONCE, A_SECOND = 5.0, 1.0  # how many remarks a person may make at once, and each second in the long run
KEPT = 300


@dataclass(frozen=True, slots=True)
class Line:
    """Something somebody said. `kind`: said, asked, answered, or waved (then `text` names the reaction).

    `name` is one that the device holds, on its card or at the table. A remark only says which of them is meant.
    `when` is this device's own clock (the `now` of `tick`). `to` is the seat that is asked, if any.
    """

    device: str
    name: str
    kind: str
    text: str
    to: Seat | None
    when: float


class Breath:
    """Limits how much somebody may say. Time refills it."""

    def __init__(self, full: float = AT_ONCE, refill: float = A_SECOND) -> None:
        self.full = self.left = full
        self.refill = refill
        self.at = 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        self.left = min(self.full, self.left + self.refill * max(0.0, now - self.at))
        self.at = max(self.at, now)
        if self.left < cost:
            return False
        self.left -= cost
        return True
