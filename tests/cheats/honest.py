"""An honest game for a cheat to happen in."""

from random import Random

from samples import CARD_GAME

from soak.playout import begin, decisions, playout
from table import catalog
from table.dealers import Local
from table.match import Match

GAME = catalog.load(CARD_GAME)

SEED = "an honest game"
SWITCHES = {"top_secret": True, "dossier": True}


def whole() -> Match:
    """A game with everything in it, from beginning to end."""
    return playout(GAME, 4, SWITCHES, SEED)


def until(phase: str) -> Match:
    """The same game, stopped the first time somebody is asked in this phase."""
    match = begin(GAME, 4, SWITCHES, SEED)
    for _ in decisions(match, Random(SEED)):
        if match.table.phase == phase:
            return match
    raise AssertionError(f"this game has no {phase}")


def elsewhere(match: Match) -> Match:
    """The other end of the wire: a device that has only heard the public log so far."""
    other = Match(match.game, Local("elsewhere"), match.log.events[0], seats_here=())
    for event in match.log.events[1:]:
        other.receive(event)
    return other
