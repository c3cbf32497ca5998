"""Every Python gives the same answers: all devices ask a stand-in, and an audit asks it again years later.

The answers stand in alike.json; they may change with what the bots know, never with the Python that asks them.
`python tests/bots/test_alike.py` writes them anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from samples import BID_GAME, STAKE_GAME
from shelf import HOUSE

from bots.bot import sight_of
from games.contract.bot import bot_of
from soak.playout import begin, decisions
from table import catalog
from table.text import Plain, fingerprint

KEPT = Path(__file__).with_name("alike.json")
LIMITS: dict[str, dict[str, Plain]] = {STAKE_GAME: {"turn_limit": 40}, BID_GAME: {"turn_limit": 40}}
EVERY, LONGEST = 3, 60
CASES = [(name, seats) for name in HOUSE for seats in catalog.load(name).seats]


def answers(name: str, seats: int) -> Iterator[Plain]:
    """What an officer would do, now and then in a game of people who do anything."""
    match, lots = begin(catalog.load(name), seats, LIMITS.get(name, {}), f"alike {seats}"), Random(seats)
    for number, (seat, need, _) in enumerate(decisions(match, lots)):
        if number > LONGEST:
            return
        if number % EVERY == 0:
            sight = sight_of(match, seat, need.name)
            answer = bot_of(name).officer(sight, Random(number))
            yield None if answer is None else answer.value


def mark(name: str, seats: int) -> str:
    return fingerprint(tuple(answers(name, seats)))[:16]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_same_table_gets_the_same_answer_from_every_python(name: str, seats: int) -> None:
    assert mark(name, seats) == json.loads(KEPT.read_text("utf-8"))[f"{name} {seats}"]


if __name__ == "__main__":
    marks = {f"{name} {seats}": mark(name, seats) for name, seats in CASES}
    KEPT.write_text(json.dumps(marks, indent=1) + "\n", "utf-8")
