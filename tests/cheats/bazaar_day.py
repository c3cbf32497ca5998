"""A day at the bazaar in which seat 0 lies about money, for the cheats that no game on the shelf can have
yet.
"""

from dataclasses import replace

from bazaar import GAME

from soak.playout import begin
from table.audit import Finding, audit
from table.events import Event, Fact, Move
from table.match import Match
from table.text import Plain


def bids(lie: Plain, claim: str = "", fact: Fact | None = None) -> tuple[Match, int]:
    """Seat 0's device stakes `lie` whatever the rules say, and may claim a fact.

    The number of the lying event.
    """
    match = begin(GAME, 2, {"busy": True}, "a day at the bazaar")
    match.settle()
    event, pocket = match.dealer.hide(match.needs[0], match.pockets[0], lie)  # type: ignore[arg-type]
    opening = Event("open", "bids", 0, (lie,), proof=(pocket.staked[0].nonce,))
    match._take(event, {0: replace(pocket, staked=())})
    number = len(match.log) - 1
    match.offer(1, Move((("rug", 3),)))
    if fact is not None:
        number = len(match.log)
        match.receive(Event("choose", match.needs[0].name, 0, claim, (fact,), (None,)))
    while match.outcome is None:
        if match.table.phase == "accounts" and match.table.bids[0] is None:
            match.receive(opening)
        elif match.step() is None:
            need = match.needs[0]
            harmless = [move for move in match.moves(need.seats[0], need.name) if not move.facts]
            match.offer(need.seats[0], harmless[0], need.name)
    return match, number


def found(match: Match) -> list[Finding]:
    return [f for f in audit(GAME, match.log.events, match.dealer.seed) if not f.ok]  # type: ignore[attr-defined]
