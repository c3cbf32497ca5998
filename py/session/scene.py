"""Whose turn is it, and what stands on the screen for it? All from the game itself: a reload loses nothing.

A scene is one of
    look      somebody has never seen the own cards
    roll      somebody throws the die
    choose    somebody chooses in the open
    ask       somebody chooses, and must look at secrets first
    aloud     everybody says it together
    seal      everybody chooses in secret, one after the other
    floor     the clock runs, and anybody may speak
    curtain   a breath before something is turned over
    wait      somebody chooses who is a bot, or sits elsewhere
    over      the game is over
"""

from collections.abc import Collection
from dataclasses import dataclass

from games.contract.kit import Kit
from table.match import Match
from table.needs import Choose, Clock, Need, Roll, Seal, Seat, Stake

SEEN = ".seen"


@dataclass(frozen=True, slots=True)
class Scene:
    kind: str
    need: Need | None = None
    seat: Seat | None = None
    label: str = ""


def scene_of(match: Match, kit: Kit, lookers: Collection[Seat] | None = None) -> Scene:
    """`lookers` must have seen their own cards first: all who sit here, unless others are named."""
    need = _first(match)
    if need is None:
        return Scene("over")
    must = has_news if kit.must_look(match.table) else has_never_looked
    here = sorted(match.pockets if lookers is None else lookers)
    unseen = next((seat for seat in here if must(match, seat)), None)
    if unseen is not None and match.outcome is None:
        return Scene("look", need, unseen)
    if label := kit.around.curtain(need, match.table):
        return Scene("curtain", need, label=label)
    if clock := next((one for one in match.needs if isinstance(one, Clock)), None):
        return Scene("floor", clock)
    match need:
        case Roll():
            return Scene("roll", need, need.by)
        case Seal(aloud=True):
            return Scene("aloud", need)
        case Seal() | Stake():
            return Scene("seal", need, min(need.seats))
        case Choose():
            return Scene("ask" if kit.private.is_private(need, match.table) else "choose", need, need.seat)
    raise AssertionError(f"nobody answers {need}")


def _first(match: Match) -> Need | None:
    return next(iter(match.needs), None)


def settle(match: Match, kit: Kit) -> None:
    """Lets the dealer go on until somebody is asked, or something is worth a tap of its own."""
    while (need := _first(match)) and not _is_worth_a_tap(need, match, kit) and match.step():
        pass


def _is_worth_a_tap(need: Need, match: Match, kit: Kit) -> bool:
    return bool((isinstance(need, Roll) and need.by is not None) or kit.around.curtain(need, match.table))


# Who has looked at what is noted in the pocket: never an event, but kept across a reload.


def has_never_looked(match: Match, seat: Seat) -> bool:
    pocket = match.pockets[seat]
    return bool(pocket.cards) and not pocket.note(SEEN)


def has_news(match: Match, seat: Seat) -> bool:
    """How many cards a seat was dealt is public; so is whether it has asked to see them."""
    pocket = match.pockets[seat]
    return len(pocket.cards) > int(pocket.note(SEEN) or 0)


def note_look(match: Match, seat: Seat) -> None:
    match.write_note(seat, SEEN, str(len(match.pockets[seat].cards)))
