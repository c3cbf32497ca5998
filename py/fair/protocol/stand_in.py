"""The bot that plays for a player who has gone. Every device asks it, and every device gets the same answer.

Rounds: one for each choice between two moves or more, in which all draw the bot's chance as they throw dice (dice.py).
Nobody chooses for somebody else: the bot knows only what everybody knows, and nobody can steer its chance. So no single
device runs it, and the audit can ask it again. In protocol 1 the chance was a hash of everything said so far.
Law: it chooses only among the moves it is given. After too many choices in a row (it might pick one thing up and put it
down for ever), and where it has no answer, the lot decides.
Not protected here: nothing is secret.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from fair.group.labels import Label, digest
from fair.protocol.referee import Referee
from fair.protocol.rounds import FIRST, Company, Talk
from games.contract.bot import Sight, bot_of
from table.events import Move
from table.match import Match
from table.needs import Need, Seat
from table.pocket import Pocket

# A game's bot may raise these when it sees a pocket in which nobody knows the cards.
AT_A_LOSS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)

# So many choices one after another, with no event of anybody else in between.
MOST_IN_A_ROW = 6


@dataclass(frozen=True)
class CommonKnowledge:
    """What every device knows alike: who plays, the open table and its log, and what the referee has seen proved.

    Nothing here may read `match.pockets`: they differ from device to device.
    """

    company: Company
    match: Match
    court: Referee


def chance(known: CommonKnowledge, need: Need) -> Talk[int]:
    """A number that nobody could know before."""
    if known.company.protocol == FIRST:
        return int.from_bytes(digest(Label.STAND_IN, known.company.transcript.head, need.name)[:16], "big")
    return (yield from known.court.dice.draw())


def by_lot(known: CommonKnowledge, need: Need, moves: Sequence[Move]) -> Talk[Move | None]:
    if len(moves) < 2:
        return moves[0] if moves else None
    return moves[(yield from chance(known, need)) % len(moves)]


def choose(known: CommonKnowledge, need: Need, pocket: Pocket, moves: Sequence[Move]) -> Talk[Move | None]:
    """The move that a bot makes which sees this pocket. All devices know, or suppose, the same pocket."""
    if len(moves) < 2:
        return moves[0] if moves else None
    lot = yield from chance(known, need)
    found = None if _dithers(known, pocket.seat) else _thought(known, need, pocket, moves, lot)
    return found if found in moves else moves[lot % len(moves)]


def _dithers(known: CommonKnowledge, seat: Seat) -> bool:
    last = known.match.log.events[-MOST_IN_A_ROW:]
    return len(last) == MOST_IN_A_ROW and all(event.kind == "choose" and event.seat == seat for event in last)


def _thought(known: CommonKnowledge, need: Need, pocket: Pocket, moves: Sequence[Move], lot: int) -> Move | None:
    match = known.match
    past = tuple(zip(match.tables, match.log.events[1:], strict=False))
    try:
        sight = Sight(match.game.see(match.table, pocket), need, moves, past)
        return bot_of(match.game.name).officer(sight, Random(lot))
    except (ModuleNotFoundError, *AT_A_LOSS):  # the game has no bot, or this pocket is impossible
        return None
