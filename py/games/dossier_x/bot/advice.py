"""A move in Dossier X told as advice, in the words of the board."""

from collections.abc import Sequence

from games.contract.kit import Advice
from games.contract.picks import Words
from games.dossier_x.challenge import HOLD
from games.dossier_x.picks import agent_name, city_name, turn_summary, word_label
from games.dossier_x.table import Table
from games.money.picks import stake_summary
from games.money.purse import View
from table.events import Move


def advise(view: View[Table], move: Move, words: Words, names: Sequence[str]) -> str:
    table, value = view.table, move.value
    match table.phase:
        case "capitals":
            return words("dossier_x.summary.capital", city=city_name(str(value), words))
        case "opening" | "bid":
            return stake_summary(value, True, words, lambda key: agent_name(key, words))  # type: ignore[arg-type]
        case "turn":
            return turn_summary(move, words)
        case _ if isinstance(value, int):
            defends = table.phase == "duel" and table.bout.speaker == table.active
            return word_label(HOLD, words) if defends else words("bids.summary.name", n=value)
    return word_label(str(value), words)


ADVICE: Advice = advise
