"""A move in Agent told as advice, in the words of the board."""

from collections.abc import Sequence

from games.agent.picks import spy_name, way_in_words, word_label
from games.agent.table import Table
from games.contract.kit import Advice
from games.contract.picks import Words
from games.money.picks import stake_summary
from games.money.purse import View
from table.events import Move


def advise(view: View[Table], move: Move, words: Words, names: Sequence[str]) -> str:
    table, value = view.table, move.value
    match table.phase:
        case "plans" | "bribe":
            return stake_summary(value, True, words, lambda key: spy_name(key, words))  # type: ignore[arg-type]
        case "turn":
            return way_in_words(table.now, value, words)
        case "auction" if isinstance(value, int):
            return words("bids.summary.name", n=value)
    return word_label(str(value), table, words)


ADVICE: Advice = advise
