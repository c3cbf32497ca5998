"""How a bid is built by hand: tap a number, then a face; or doubt."""

from collections.abc import Sequence

from games.contract.picks import Draft, Pick, Sketch, Words
from games.contract.taps import path_picks
from games.liars_dice.rules import DOUBT, NOTHING, View, moves
from table.events import Move
from table.needs import Need


def taps(move: Move) -> Draft:
    if move.value == DOUBT:
        return (DOUBT,)
    number, face = move.value  # type: ignore[misc]
    return (f"number:{number}", f"face:{face}")


def label(key: str, words: Words) -> str:
    what, _, n = key.partition(":")
    return words(f"liars_dice.pick.{what}", n=int(n or 0))


def sketch(view: View, need: Need, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    def pick(key: str) -> Pick:
        return Pick(key, label(key, words), at=key if key.startswith("face") else "")

    picks, move, full = path_picks([(taps(move), move) for move in moves(view, need)], draft, pick)
    summary = " ".join(label(key, words) for key in full) if move else ""
    hint = "face" if full and not move else "bid" if view.table.bid != NOTHING else "first"
    return Sketch(picks, words(f"liars_dice.hint.{hint}"), view.table, move, summary)
