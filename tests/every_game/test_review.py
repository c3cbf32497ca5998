"""Looking back on finished games: honest about what could be known, and right about how they ended.

A game without a review hides its button, and is not looked at here.
"""

from dataclasses import replace
from random import Random

import pytest
from looking_back import finished, past_of, reviewed

from bots.pockets import OpenedPockets
from bots.review import WHOLE, turnings
from games.contract.kit import kit
from table import catalog
from table.events import Event, Shown
from table.needs import Seat

every_game = pytest.mark.parametrize("name", [name for name in catalog.NAMES if kit(name).review])


def told_otherwise(events: tuple[Event, ...], me: Seat) -> tuple[Event, ...]:
    """The same log, had everybody else held other things."""
    told = []
    for event in events:
        if event.kind == "open" and event.seat != me:
            value = tuple(reversed(event.value)) if isinstance(event.value, tuple) else f"not {event.value}"
            event = replace(event, value=value)
        facts = tuple(
            replace(fact, face=f"no {fact.face}") if isinstance(fact, Shown) and event.seat != me else fact
            for fact in event.facts
        )
        told.append(replace(event, facts=facts))
    return tuple(told)


@every_game
def test_in_the_end_the_winners_have_every_chance_and_nobody_else_has_any(name: str) -> None:
    past, found = past_of(name), reviewed(name)
    last = tuple(WHOLE * (seat in past.outcome.winners) for seat in range(past.seats))
    assert found.moments[-1].chances == last, "in the end of a review the winners must have every chance"
    for moment in found.moments:
        assert all(0 <= chance <= WHOLE for chance in moment.chances), "a chance must lie between 0 and 1"


@every_game
def test_all_begin_with_the_same_chances(name: str) -> None:
    """Where they are drawn by lot, on the whole."""
    past, tries = past_of(name), 20
    drawn = [past.hindsight.chances(past.tables[0], past.world(0), (), Random(number)) for number in range(tries)]
    means = [sum(column) / tries for column in zip(*drawn, strict=True)]
    assert max(means) - min(means) < 0.05, f"in a review all begin alike, not with {means}"


@every_game
def test_turning_points_are_the_largest_swings_the_largest_first(name: str) -> None:
    found = reviewed(name)
    assert found.turnings, "the chances never change, so the review has no turning point"
    assert len(found.turnings) <= 5
    swings = [turning.swing for turning in found.turnings]
    assert swings == sorted(swings, reverse=True)
    for turning in found.turnings:
        assert turning.swing == max(abs(b - a) for a, b in zip(turning.before, turning.after, strict=True))
    longer = turnings(found.moments[:-1], finished(name)[0])
    assert all(one in found.turnings for one in longer[: len(longer) - 1] if one.swing > swings[-1])


@every_game
def test_what_a_seat_could_have_known_does_not_depend_on_what_the_others_held(name: str) -> None:
    past = past_of(name)
    looks = [moment for moment in reviewed(name).moments if any(known.parts for known in moment.known)]
    assert looks, "at no moment is anything hidden that a player could have known"
    for seat in range(past.seats):
        other = past_of(name)
        other.opened = OpenedPockets(told_otherwise(past.events, seat))
        for moment in looks[:: max(1, len(looks) // 3)]:
            if not moment.known[seat].parts:
                continue
            sights = [one.sight(moment.event, seat) for one in (past, other)]
            assert sights[0] == sights[1]
            beliefs = [past.hindsight.belief(sight, Random(1)) for sight in sights]
            assert beliefs[0] == beliefs[1], "what a player could have known changes with what the others held"


@every_game
def test_nobody_is_surer_than_sure(name: str) -> None:
    for moment in reviewed(name).moments:
        for known in moment.known:
            row = [sure for _, sure in known.parts]
            assert all(0 <= sure <= WHOLE for sure in row), "nobody can be surer than sure"
            assert min(row) <= known.whole <= max(row) if row else known.whole < 0
