"""Damage done to a saved game: it is refused with a reason, or it was no damage at all."""

from collections.abc import Iterator
from random import Random

from soak.chaos import state
from table import save
from table.illegal import Damaged
from table.match import Match

ABOUT = save.About("soak", "A night in “town”", "2026-01-01T21:00:00")


def bent(text: str, rng: Random) -> Iterator[str]:
    """The file, damaged in ways a disk, a mail program or a curious player would."""
    place = rng.randrange(len(text))
    yield text[:place]
    yield text[:place] + chr(rng.choice((33, 48, 57, 65, 122, 34, 92, 125, 93))) + text[place + 1 :]
    yield text[:place] + text[place + rng.randint(1, 40) :]
    yield text[:place] + text[rng.randrange(len(text)) :][:9] + text[place:]
    lines = text.splitlines()
    one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
    yield "\n".join(lines[:one] + lines[one + 1 :])
    yield "\n".join([*lines[:one], lines[two], *lines[one:]])
    lines[one], lines[two] = lines[two], lines[one]
    yield "\n".join(lines)


def check_damage(text: str, original: Match, rng: Random) -> int:
    """How many of the bent files were refused; the others must be the same game still."""
    refused = 0
    for wrong in bent(text, rng):
        try:
            match, about = save.load(wrong)
        except Damaged as damage:
            assert damage.reason.startswith("damaged.")
            refused += 1
        else:
            assert state(match) == state(original) and about == ABOUT, "damage came through"
    return refused
