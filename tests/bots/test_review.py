"""Looking back on finished games: honest about what could be known, and right about how they ended."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from samples import BID_GAME, CARD_GAME, DUEL_GAME, STAKE_GAME, TALK_GAME
from shelf import tryout

from bots.arena.game import ArenaGame, player
from bots.bot import OFFICER, RECRUIT
from bots.pockets import OpenedPockets
from bots.review import WHOLE, Past, Review, review, turnings
from games.contract.kit import kit
from games.contract.review import hindsight_of
from table import catalog
from table.events import Event, Shown
from table.game import Table
from table.match import start_event
from table.needs import Seat

# Seats and options that show all a game has; any other is played as its tryout says.
GAMES = {
    CARD_GAME: (3, {"top_secret": True, "dossier": True}),
    TALK_GAME: (3, {"rounds": 1}),
    STAKE_GAME: (2, {"turn_limit": 12}),
    BID_GAME: (2, {"turn_limit": 20}),
    DUEL_GAME: (2, {}),
}
NAMES = ("Ann", "Bob", "Cem")
every_game = pytest.mark.parametrize("name", [name for name in catalog.NAMES if kit(name).review])


@cache
def finished(name: str) -> tuple[tuple[Event, ...], list[Table]]:
    """A whole game among bots: its events, and the table after each."""
    game = catalog.load(name)
    seats, options = GAMES.get(name) or (game.seats[0], tryout(name).options)
    level = OFFICER if name == DUEL_GAME else RECRUIT  # a recruit carries suitcases to and fro all evening
    played = ArenaGame(game, [player(game, level)] * seats, options, "d")
    played.play()
    events = (start_event(game, NAMES[:seats], options), *(event for _, event in played.past))
    return events, [*(table for table, _ in played.past), played.table]


def past_of(name: str) -> Past:
    return Past(catalog.load(name), *finished(name), hindsight_of(name))


@cache
def reviewed(name: str) -> Review:
    *progress, last = review(catalog.load(name), *finished(name))
    assert progress == sorted(progress)
    assert isinstance(last, Review)
    return last


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
    assert found.moments[-1].chances == last
    for moment in found.moments:
        assert all(0 <= chance <= WHOLE for chance in moment.chances)
        assert len(set(found.moments[0].chances)) == 1 or name == TALK_GAME, "all begin alike"


@every_game
def test_turning_points_are_the_largest_swings_the_largest_first(name: str) -> None:
    found = reviewed(name)
    assert 0 < len(found.turnings) <= 5
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
    assert looks
    for seat in range(past.seats):
        other = past_of(name)
        other.opened = OpenedPockets(told_otherwise(past.events, seat))
        for moment in looks[:: max(1, len(looks) // 3)]:
            if not moment.known[seat].parts:
                continue
            sights = [one.sight(moment.event, seat) for one in (past, other)]
            assert sights[0] == sights[1]
            beliefs = [past.hindsight.belief(sight, Random(1)) for sight in sights]
            assert beliefs[0] == beliefs[1]


@every_game
def test_nobody_is_surer_than_sure(name: str) -> None:
    for moment in reviewed(name).moments:
        for known in moment.known:
            row = [sure for _, sure in known.parts]
            assert all(0 <= sure <= WHOLE for sure in row)
            assert min(row) <= known.whole <= max(row) if row else known.whole < 0


def test_what_was_in_an_opened_suitcase_is_known_to_all() -> None:
    past, found = past_of(DUEL_GAME), reviewed(DUEL_GAME)
    opened = 0
    for moment in found.moments:
        table = past.tables[moment.event]
        for known in moment.known:
            for case, sure in known.parts:
                if table.contents_of(case):
                    assert sure == WHOLE
                    opened += 1
    assert opened
