"""What a coach says to somebody who plays their first games: one line about now, and the goal. COACH in help/coach.py.

Law: a tip is given what its player sees and what everybody has heard, and nothing more.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.contract.bot import Past
from games.contract.words import Row, Words, fill
from table.game import View

Names: TypeAlias = Sequence[str]
Gaps: TypeAlias = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Tip:
    """`gaps` finds what fills the gaps of the text, or None where the tip does not fit the moment."""

    text: Row
    gaps: Callable[[View, Sequence[Past], Words, Names], Gaps | None]


@dataclass(frozen=True)
class Coach:
    """`goal` is one short sentence that may be read by everybody. Of the `tips`, the first that fits is said."""

    goal: Row
    tips: tuple[Tip, ...]

    def say(self, view: View, past: Sequence[Past], words: Words, names: Names) -> str:
        for tip in self.tips:
            gaps = tip.gaps(view, past, words, names)
            if gaps is not None:
                return fill(tip.text, words, **gaps)
        return ""


def always(view: View, past: Sequence[Past], words: Words, names: Names) -> Gaps:
    return {}
