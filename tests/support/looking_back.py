"""A whole game among bots, played once for all tests that look back on it."""

from functools import cache

from shelf import tryout

from bots.arena.game import ArenaGame, player
from bots.bot import OFFICER
from bots.review import Past, Review, review
from games.contract.review import hindsight_of
from table import catalog
from table.events import Event
from table.game import Table
from table.match import start_event

NAMES = ("Ann", "Bob", "Cem", "Dot")


@cache
def finished(name: str) -> tuple[tuple[Event, ...], list[Table]]:
    """A whole game among bots: its events, and the table after each."""
    game = catalog.load(name)
    seats, options = sorted(game.seats, key=lambda count: abs(count - 3))[0], tryout(name).options
    played = ArenaGame(game, [player(game, OFFICER)] * seats, options, "d")
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
