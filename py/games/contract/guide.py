"""What the rules to read get beside their words: GUIDE in help/guide.py, plain data about sections and the lesson.

Law: an example is a piece of the lesson, so the rules of the game have judged it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.contract.words import Row


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the board: its name, and where it lies, in hundredths of the board from the left and from the top."""

    name: Row
    x: float
    y: float


@dataclass(frozen=True)
class Guide:
    """`parts` are shown on the board as it is after step `shown` of the lesson. The keys are those of sections.

    `examples` names the first and the last step of the lesson that a section's example plays; `summary`, how many
    paragraphs of a section stand on the page to print; `why`, the section that holds the rule for a refusal.
    """

    parts: tuple[Part, ...]
    shown: int = 0
    examples: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    summary: Mapping[str, int] = field(default_factory=dict)
    why: Mapping[str, str] = field(default_factory=dict)
