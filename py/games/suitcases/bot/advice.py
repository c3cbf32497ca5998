"""A move in Suitcases told as advice, in the words of the board."""

from collections.abc import Sequence

from games.contract.kit import Advice
from games.contract.picks import Words, listing
from games.suitcases import setup
from games.suitcases.picks import (
    act_group,
    act_label,
    agent_label,
    capital,
    case_label,
    contents_label,
    place_label,
)
from games.suitcases.rules import View
from games.suitcases.world import luggage
from table.events import Move


def advise(view: View, move: Move, words: Words, names: Sequence[str]) -> str:
    table, value = view.table, move.value
    match table.phase:
        case "contents" if isinstance(value, tuple) and view.seat is not None:
            pairs = zip(luggage(table.seats)[view.seat], value, strict=True)
            filled = [f"{case_label(case, words)}: {contents_label(str(one), words)}" for case, one in pairs]
            return capital(listing(filled, words))
        case "place":
            case = case_label(setup.next_to_place(table), words)
            return capital(words("suitcases.summary.place", case=case, city=place_label(str(value), words)))
        case "guests":
            place = place_label(setup.unowned_base(table), words)
            return words("suitcases.pick.guest.yes", place=place) if value else words("suitcases.pick.guest.no")
        case "foe":
            return words("suitcases.summary.foe", agent=agent_label(str(value), words))
        case "duel":
            return words("suitcases.pick.card", n=value)
        case "bomb" if isinstance(value, tuple):
            return words("suitcases.summary.bomb", agents=listing([agent_label(str(a), words) for a in value], words))
    who, what = act_group(value, words), act_label(table, value, words)
    return words("suitcases.summary.act", agent=who, act=what) if who else what


ADVICE: Advice = advise
