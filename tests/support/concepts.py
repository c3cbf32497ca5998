"""What a lesson introduces: each rule of the sheet, the step that tells it, and the taps that come with it."""

from dataclasses import dataclass
from pathlib import Path

from games.contract.kit import kit
from games.contract.lesson import Lesson

TESTS = Path(__file__).parents[1] / "games"
# Why a first game needs no lesson for a rule.
WHY_NOT = ("option", "page", "trust")


@dataclass(frozen=True)
class Concept:
    """`where` is the number of a step, or why there is none."""

    rule: str
    where: str
    taps: tuple[str, ...]

    @property
    def is_introduced(self) -> bool:
        return self.where not in WHY_NOT


def rules_of(game: str) -> list[str]:
    return _lines(TESTS / game / "rules.txt")


def concepts(game: str) -> list[Concept]:
    """`tests/games/<game>/concepts.txt`: a game added by others needs none."""
    file = TESTS / game / "concepts.txt"
    rows = [line.split() for line in _lines(file)] if file.exists() else []
    return [Concept(rule, where, tuple(taps)) for rule, where, *taps in rows]


def lesson_of(game: str) -> Lesson:
    found = kit(game).lesson
    assert found is not None
    return found


def kind_of(key: str) -> str:
    return key.partition(":")[0]


def tapped(lesson: Lesson) -> dict[str, int]:
    """Every kind of tap in the steps, whoever makes it, and the number of the first step with it."""
    taps = [(number, kind_of(tap)) for number, step in enumerate(lesson.steps, 1) for tap in step.taps]
    return {kind: number for number, kind in reversed(taps)}


def known_taps(game: str) -> frozenset[str]:
    """The kinds of taps that somebody knows who has had the lesson and nothing else."""
    told = [tap for concept in concepts(game) if concept.is_introduced for tap in concept.taps]
    return frozenset(told or tapped(lesson_of(game)))


def _lines(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
