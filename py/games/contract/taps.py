"""Ways of tapping that several games share: a path of taps on the board, and a plain answer out of a few."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.contract.picks import Draft, Pick, Sketch, next_keys
from table.events import Move


def path_picks(
    sequences: Iterable[tuple[Draft, Move]], draft: Draft, pick: Callable[[str], Pick]
) -> tuple[tuple[Pick, ...], Move | None, Draft]:
    """What can be tapped next and what has been, the move so far, and the draft with forced taps filled in."""
    following, move, full = next_keys(sequences, draft)
    open_picks = tuple(pick(key) for key in following)
    taken = {one.at for one in open_picks}
    chosen = tuple(_chosen(pick(key), taken) for key in full if key not in following)
    return (*open_picks, *chosen), move, full


def _chosen(pick: Pick, taken: set[str]) -> Pick:
    """Where something else can be tapped on the same piece now, this one is shown only in the list."""
    return Pick(pick.key, pick.label, "" if pick.at in taken else pick.at, True, pick.group)


def sketch_answer(
    answers: Mapping[str, Move], draft: Draft, label: Callable[[str], str], hint: str, table: Any
) -> Sketch:
    """One tap answers; it can be taken back until it is confirmed."""
    chosen = draft[-1] if draft else ""
    keys = (chosen,) if chosen else tuple(answers)
    picks = tuple(Pick(key, label(key), chosen=key == chosen) for key in keys)
    return Sketch(picks, hint, table, answers.get(chosen), label(chosen) if chosen else "")
