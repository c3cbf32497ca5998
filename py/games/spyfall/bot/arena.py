"""What the bots of Spyfall find out, measured: the spy the place, and the others the spy."""

from collections.abc import Sequence

from games.contract.arena import Arena, Finding
from games.contract.bot import Past, World
from games.spyfall.rules import outcome
from games.spyfall.table import Table

SEATS, GAMES = 5, 100


def count_places(table: Table, world: World, past: Sequence[Past]) -> tuple[int, int] | None:
    """Of the rounds in which the spy named a place: how often was it the right one?"""
    if outcome(table) is None:
        return None
    ends = [one.how for one in table.past if one.how.endswith("_place")]
    return ends.count("right_place"), len(ends)


def count_convictions(table: Table, world: World, past: Sequence[Past]) -> tuple[int, int] | None:
    """Of the rounds with the spy in seat 0 in which somebody was convicted: how often was it the spy?"""
    if outcome(table) is None:
        return None
    ends = [one.how for one in table.past if one.spy == 0 and one.how.startswith(("caught", "innocent"))]
    return sum(how.startswith("caught") for how in ends), len(ends)


ARENA = Arena(
    findings=(
        Finding(
            "place",
            "Spyfall, five chiefs: the spy names a place, and it is the right one",
            1 / 28,
            ("chief",) * SEATS,
            GAMES,
            "spy",
            count_places,
        ),
        Finding(
            "spy",
            "Spyfall, four chiefs and a spy: they convict somebody, and it is the spy",
            1 / SEATS,
            ("officer", *["chief"] * (SEATS - 1)),
            2 * GAMES,
            "spy",
            count_convictions,
        ),
    ),
    about="""\
**Spyfall**: officers ask of every answer: would somebody who is here say that, or somebody who guesses? The spy asks:
would they say that there? Both work it out exactly, by Bayes. A chief asks the question that tells most, and weighs
what it looks like itself. Questions and answers come from a bank of our own (`py/games/spyfall/bot/bank_words.py`), in
four languages, each answer with how likely it is at each place. What is said stands in the log as plain text, so people
and bots hear the same; the bank recognises its own sentences in every language. A typed question gets a vague answer,
and a typed answer is taken as any.""",
)
