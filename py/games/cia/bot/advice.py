"""A move in CIA told as advice, in the words of the board."""

from collections.abc import Sequence

from games.cia.picks import card_summary, safe_label, walk_summary
from games.cia.table import NOBODY
from games.cia.view import View
from games.contract.kit import Advice
from games.contract.picks import Words, listing
from table.events import Move


def advise(view: View, move: Move, words: Words, names: Sequence[str]) -> str:
    table, value = view.table, move.value
    match table.phase:
        case "move" if isinstance(value, tuple):
            return walk_summary(table, dict(zip(table.agents, value, strict=True)), words)  # type: ignore[arg-type]
        case "safe" if isinstance(value, int):
            return safe_label(value, words)
        case "ask":
            return words("cia.pick.volunteer.yes" if value else "cia.pick.volunteer.no")
        case "dossier" if isinstance(value, tuple):
            pairs = zip(table.agents, value, strict=True)
            return listing([f"{words(f'cia.agent.{a}')}: {names[n]}" for a, n in pairs if n != NOBODY], words)  # type: ignore[index]
    return card_summary(move, words)


ADVICE: Advice = advise
