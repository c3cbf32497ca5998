"""Who else is at the table: bots, and people at other devices. Plain values, for the pages to draw."""

from __future__ import annotations

from dataclasses import dataclass

from session.meeting import NOTHING, Meeting
from table.needs import Seat


@dataclass(frozen=True, slots=True)
class Other:
    """A seat that is nobody's at this device. `level`: a bot's, as its device says. `state`: here, asleep, away, gone,
    or absent, when the others play for it."""

    seat: Seat
    level: str = ""
    state: str = "here"
    is_awaited: bool = False


@dataclass(frozen=True, slots=True)
class Wait:
    """Whom the table waits for. `why`: somebody rolls, thinks (bots), chooses, sleeps, or cannot be heard because this
    device is cut off; or all devices work together."""

    why: str = "works"
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Ballot:
    """A seat that has been silent for long: `votes` of `voters` devices want to go on without it."""

    seat: Seat
    votes: int
    voters: int
    is_mine: bool


@dataclass(frozen=True, slots=True)
class Talk:
    """What the talk of a room shows in the bar. `microphone`: this device's, off, on or muted."""

    unread: int = 0
    microphone: str = "off"


@dataclass(frozen=True, slots=True)
class Told:
    """What a lesson says now, in which of its steps, and what it is about. `waits` for a tap of *Next*, or for the
    learner to look at their own `secrets`; otherwise for the learner's move."""

    text: str
    step: int
    steps: int
    at: str = ""
    waits: str = ""


@dataclass(frozen=True, slots=True)
class Others:
    seats: tuple[Other, ...] = ()
    wait: Wait = Wait()
    can_hurry: bool = False
    can_advise: bool = False
    is_coached: bool = False  # one person plays alone against bots
    ballots: tuple[Ballot, ...] = ()
    absent: tuple[Seat, ...] = ()  # seats for which the others play
    is_stuck: bool = False  # the game needs somebody who will not come
    is_cut_off: bool = False  # none of the others is in reach
    has_relays: bool = False  # they are looked for
    may_mend: bool = False  # the browser has not given the line up: it may come back by itself
    meeting: Meeting = NOTHING  # what goes on while devices look for each other
    talk: Talk | None = None
    told: Told | None = None
    layout: str = "whole"  # what this device is to the others: whole, hand or table (room/layout.py)
    opened: tuple[str, ...] = ()  # of what a hand can fold away: own, board
