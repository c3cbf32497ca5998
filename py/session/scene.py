"""Whose turn is it, and what does the screen show for it? All of it follows from the game: a reload loses nothing.

A scene is one of
    look      somebody has never seen their own cards
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

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from games.contract.kit import Kit
from table.match import Match
from table.needs import Choose, Clock, Need, Roll, Seal, Seat, Stake
from table.pocket import Pocket

SEEN = ".seen"


@dataclass(frozen=True, slots=True)
class Scene:
    kind: str
    need: Need | None = None
    seat: Seat | None = None
    label: str = ""


def scene_of(match: Match, kit: Kit, lookers: Collection[Seat] | None = None) -> Scene:
    """`lookers` must have seen their own cards first: everybody here, unless others are named."""
    need = _first(match)
    if need is None:
        return Scene("over")
    here = sorted(match.pockets if lookers is None else lookers)
    unseen = first_to_look({seat: match.pockets[seat] for seat in here}, kit.around.must_look(match.table))
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


def name_of(scene: Scene, events: int) -> str:
    """When this changes, what was half built for it is out of date. While all may speak, every word changes it."""
    name = scene.need.name if isinstance(scene.need, Choose | Seal | Stake | Clock) else ""
    return f"{scene.kind} {scene.seat} {name}" + (f" {events}" if scene.kind == "floor" else "")


def _first(match: Match) -> Need | None:
    return next(iter(match.needs), None)


def settle(match: Match, kit: Kit) -> None:
    """Lets the dealer go on until somebody is asked, or something is worth a tap of its own."""
    while (need := _first(match)) and not _is_worth_a_tap(need, match, kit) and match.step():
        pass


def _is_worth_a_tap(need: Need, match: Match, kit: Kit) -> bool:
    return bool((isinstance(need, Roll) and need.by is not None) or kit.around.curtain(need, match.table))


# Who has looked at what is noted in the pocket: never an event, but kept across a reload.


def first_to_look(pockets: Mapping[Seat, Pocket], must_see_all: bool) -> Seat | None:
    """The first who has not looked yet: at anything at all, or at everything there is."""
    must = has_news if must_see_all else has_never_looked
    return next((seat for seat, pocket in pockets.items() if must(pocket)), None)


def has_never_looked(pocket: Pocket) -> bool:
    return bool(pocket.cards) and not pocket.note(SEEN)


def has_news(pocket: Pocket) -> bool:
    """How many cards a seat was dealt is public; so is whether its player has asked to see them."""
    return len(pocket.cards) > int(pocket.note(SEEN) or 0)


def seen_mark(pocket: Pocket) -> str:
    """The note that says that a player has seen all these cards."""
    return str(len(pocket.cards))
