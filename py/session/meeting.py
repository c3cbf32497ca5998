"""What is going on while devices look for each other: a small value that the pages put into words."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

State: TypeAlias = Literal[
    "", "dialling", "unreached", "knocking", "unanswered", "coming", "blocked", "barred",
    "visited", "visitor_blocked", "visitor_barred", "unheard", "detour",
]  # fmt: skip
Trouble: TypeAlias = Literal["", "clock", "pace", "other"]


@dataclass(frozen=True, slots=True)
class Meeting:
    """Nothing special; or, for the one who wants in: dialling (no relay is in reach yet; unreached: for long),
    knocking (nobody has answered yet; unanswered: for long), coming (somebody has), blocked (but their two networks
    let nothing through so far; barred: for long); for one who is in: visited (somebody is coming in), visitor_blocked,
    visitor_barred, unheard (no relay is in reach for long, so nobody finds the room); and for both: detour (it goes
    through a relay, a little slower).

    `name`: of the other, where it is known. `trouble`: why no relay takes what this device says; its clock is wrong, it
    has said too much for now, or another reason.
    """

    state: State = ""
    name: str = ""
    trouble: Trouble = ""


NOTHING = Meeting()
