"""What a room asks the page to do: send a frame, or help to make a link to somebody who is not linked yet."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Send:
    """Put these bytes on this link."""

    link: str
    frame: bytes


@dataclass(frozen=True, slots=True)
class Call:
    """Begin a new link of this name: make an offer and give its packed text to `Room.described`."""

    link: str


@dataclass(frozen=True, slots=True)
class Answer:
    """Begin a new link of this name from somebody's offer: make an answer, give its packed text to `described`."""

    link: str
    offer: str


@dataclass(frozen=True, slots=True)
class Finish:
    """The answer to the offer that this device made for this link."""

    link: str
    answer: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Close this link; nothing more will be heard or sent on it."""

    link: str


Out: TypeAlias = Send | Call | Answer | Finish | Drop
