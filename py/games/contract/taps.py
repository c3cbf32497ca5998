"""Ways of tapping that several games share: a path of taps on the board, and a plain answer out of a few."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from games.contract.picks import Draft, Pick, Sketch, Words, next_keys
from table.events import Move
from table.game import View
from table.needs import Need


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


def sketch_by_taps(
    game: str, taps: Callable[[Move], Draft], legal: Callable[[View, Need], Iterable[Move]],
    hint: Callable[[View, Draft, Move | None], str],
) -> Callable[[View, Need, Draft, Words, Sequence[str]], Sketch]:  # fmt: skip
    """A whole `sketch`, for a game whose every move is one path of taps.

    The words call the tap `face:5` `<game>.pick.face`, with 5 as `n`; it lies on the piece `face:5`, if there is one.
    `hint` is the end of a key `<game>.hint.…`: what to do now, by the taps so far and the move that they make.
    """

    def label(key: str, words: Words) -> str:
        what, _, n = key.partition(":")
        return words(f"{game}.pick.{what}", n=int(n) if n.isdigit() else n)

    def sketch(view: View, need: Need, draft: Draft, words: Words, _names: Sequence[str]) -> Sketch:
        paths = [(taps(move), move) for move in legal(view, need)]
        picks, move, full = path_picks(paths, draft, lambda key: Pick(key, label(key, words), at=key))
        summary = " ".join(label(key, words) for key in full) if move else ""
        return Sketch(picks, words(f"{game}.hint.{hint(view, full, move)}"), view.table, move, summary)

    return sketch


def sketch_answer(
    answers: Mapping[str, Move], draft: Draft, label: Callable[[str], str], hint: str, table: Any
) -> Sketch:
    """One tap answers; it can be taken back until it is confirmed."""
    chosen = draft[-1] if draft else ""
    keys = (chosen,) if chosen else tuple(answers)
    picks = tuple(Pick(key, label(key), chosen=key == chosen) for key in keys)
    return Sketch(picks, hint, table, answers.get(chosen), label(chosen) if chosen else "")
