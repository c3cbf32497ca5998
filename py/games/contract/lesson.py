"""A first game that explains itself: a scripted match on the real board, as plain data. LESSON in help/lesson.py.

A step says one thing, lights up what it is about, and waits: for *Next*, or for the taps that it names. The taps are
keys of picks, so the controls are the real ones and the rules judge every move. What another seat does comes with the
reason for it. After the last step the game goes on against recruits.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.contract.picks import Draft
from games.contract.words import LANGUAGES, Row
from table.needs import Seat
from table.text import Plain

# Taps that build no move: the die, a cover to lift, the learner's own secrets.
ROLL, LIFT, SECRETS = ("roll",), ("lift",), ("secrets",)
# A step from the learner's private page (`Private.acts`): `act:` and its key.
ACT = "act:"


@dataclass(frozen=True, slots=True)
class Wrong:
    """A tap that the rules refuse: what is tapped, where it lies, and the move it would make. The rules say why not."""

    label: Row
    at: str
    move: Plain


@dataclass(frozen=True, slots=True)
class Step:
    """`seat` makes the taps, if it is not the learner; then the text tells why, and without a text nobody waits."""

    text: Row = ("", "", "", "")
    taps: Draft = ()
    at: str = ""
    seat: Seat = 0
    wrong: tuple[Wrong, ...] = ()

    @property
    def is_tried(self) -> bool:
        """Does the learner do it?"""
        return bool(self.taps) and self.seat == 0

    @property
    def act(self) -> str:
        """The key of the step from the private page, if it is one."""
        return self.taps[0].removeprefix(ACT) if self.taps and self.taps[0].startswith(ACT) else ""


@dataclass(frozen=True)
class Lesson:
    """The learner has seat 0; `others` are the names of those who play with them. Dice and decks come out as written.

    `rules` are the keys of the sections of the help that the lesson teaches.
    """

    others: tuple[str, ...]
    steps: tuple[Step, ...]
    rules: tuple[str, ...]
    options: Mapping[str, Plain] = field(default_factory=dict)
    throws: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    decks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    seed: str = "lesson"


def said(row: Row, language: str) -> str:
    return row[LANGUAGES.index(language)]
