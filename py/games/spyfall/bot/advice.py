"""A move in Spyfall told as advice, in the words of the table."""

from collections.abc import Sequence

from games.contract.kit import Advice
from games.contract.picks import Words
from games.spyfall.places.poster import place_name
from games.spyfall.rules import READY
from games.spyfall.view import View
from table.events import Move


def advise(view: View, move: Move, words: Words, names: Sequence[str]) -> str:
    match move.value:
        case ("ask", int(seat), str(text)):
            asked = words("spyfall.pick.ask", of=names[seat])
            return f"{asked}: {text}" if text else asked
        case ("answer", str(text)):
            return text
        case ("accuse", int(seat)):
            return words("spyfall.pick.of", name=names[seat])
        case ("reveal",):
            return words("spyfall.private.reveal")
        case bool(yes):
            return words("spyfall.pick.vote.yes" if yes else "spyfall.pick.vote.no")
        case int(seat):
            return words("spyfall.pick.of", name=names[seat])
        case str(word) if word == READY:
            return words(f"spyfall.pick.{_ready(view.table.phase)}")
    return words("spyfall.summary.guess", place=place_name(str(move.value), words))


def _ready(phase: str) -> str:
    return phase if phase in ("discuss", "told") else "ready"


ADVICE: Advice = advise
