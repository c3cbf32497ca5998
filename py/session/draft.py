"""Tapping a move together: what a tap adds to the draft, and what a second tap takes back."""

from collections.abc import Callable

from games.contract.picks import Draft, Pick, Sketch


def after_tap(draft: Draft, pick: Pick, sketch: Callable[[Draft], Sketch]) -> Draft:
    """A pick already chosen is taken back, unless picking it again means something (one more step)."""
    longer = (*draft, pick.key)
    if not pick.chosen:
        return longer
    now, then = sketch(draft), sketch(longer)
    if leads_on(then) and (then.move, then.table) != (now.move, now.table):
        return longer
    if pick.key not in draft:
        return draft[:-1]  # it was filled in because nothing else could follow
    at = len(draft) - 1 - draft[::-1].index(pick.key)
    without = (*draft[:at], *draft[at + 1 :])
    return without if leads_on(sketch(without)) else draft[:at]


def leads_on(sketch: Sketch) -> bool:
    return sketch.move is not None or any(not pick.chosen for pick in sketch.picks)


def is_complete(sketch: Sketch) -> bool:
    """A move, and nothing left to add."""
    return sketch.move is not None and all(pick.chosen for pick in sketch.picks)
