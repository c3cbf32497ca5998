"""The deputy: a bot that plays for a player who has gone, asked by all devices alike, each for itself.

Nobody chooses for somebody else: the deputy knows what everybody knows, and its chance is drawn from all that was said
so far. So every device hears the same answer, no device runs it, and the audit can ask it again.
Law: it may choose only among the moves it is given, and so often in a row, for it might take up and put down one thing
for ever; beyond that, and where it has nothing to say, the lot decides among them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from fair.group.labels import Label, digest
from fair.protocol.referee import Referee
from fair.protocol.rounds import Company
from games.contract.bot import Sight, bot_of
from table.events import Move
from table.match import Match
from table.needs import Need, Seat
from table.pocket import Pocket

# What a game's knowledge may trip over where it is shown a pocket in which nobody knows the cards.
AT_A_LOSS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)

# So many choices one after the other, with nothing in between that anybody else did and no throw.
MOST_IN_A_ROW = 6


@dataclass(frozen=True)
class CommonKnowledge:
    """What every device knows alike: who plays, the open table and its log, and what the referee has seen proved.

    Nothing here may read `match.pockets`: they differ from device to device.
    """

    company: Company
    match: Match
    court: Referee


def lot(known: CommonKnowledge, need: Need) -> int:
    """A number that nobody knew before the last word was said."""
    return int.from_bytes(digest(Label.STAND_IN, known.company.transcript.head, need.name)[:16], "big")


def by_lot(known: CommonKnowledge, need: Need, moves: Sequence[Move]) -> Move | None:
    return moves[lot(known, need) % len(moves)] if moves else None


def choose(known: CommonKnowledge, need: Need, pocket: Pocket, moves: Sequence[Move]) -> Move | None:
    """As a bot would that sees this pocket, of which everybody knows all that is in it, or supposes it alike."""
    if len(moves) < 2:
        return moves[0] if moves else None
    found = None if _dithers(known, pocket.seat) else _thought(known, need, pocket, moves)
    return found if found in moves else by_lot(known, need, moves)


def _dithers(known: CommonKnowledge, seat: Seat) -> bool:
    last = known.match.log.events[-MOST_IN_A_ROW:]
    return len(last) == MOST_IN_A_ROW and all(event.kind == "choose" and event.seat == seat for event in last)


def _thought(known: CommonKnowledge, need: Need, pocket: Pocket, moves: Sequence[Move]) -> Move | None:
    match = known.match
    past = tuple(zip(match.tables, match.log.events[1:], strict=False))
    try:
        sight = Sight(match.game.see(match.table, pocket), need, moves, past)
        return bot_of(match.game.name).officer(sight, Random(lot(known, need)))
    except (ModuleNotFoundError, *AT_A_LOSS):  # a game for which there are no bots, or a pocket that cannot be
        return None
