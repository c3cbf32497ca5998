"""What can be tapped is 44 px wide and high, or 24 px with a twin of 44 that does the same. What is written on a board
has letters of 11 px.

On a phone a board may show its whole world at once, and on a board that is no map pieces may stand close together:
there a finger means the nearest piece within 22 px (web/js/aim.mjs), and the twin in the list is large enough. The list
may be folded away: a button at the foot of the table unfolds it, at once or when the last tap has been taken back.
"""

from collections.abc import Iterator

from looks.seen import Facts, Finding, size

FULL, LEAST = 43.5, 23.5
LETTER = 10.9
PHONE = 500  # px: the shorter side of the screen is below


def find(seen: Facts) -> Iterator[Finding]:
    large = {key(one) for one in [*seen["targets"], *seen["folded"]] if smaller_side(one) >= FULL}
    is_phone = min(seen["wide"], seen["high"]) < PHONE
    for one in seen["targets"]:
        side = smaller_side(one)
        least = 0 if one["isSvg"] and (is_phone or not one["isOnMap"]) else LEAST
        if one["off"] or one["inline"] or side >= FULL or (side >= least and key(one) in large):
            continue
        twin = "" if key(one) in large else ", and no twin is large enough"
        yield Finding("small", one["where"], f"{size(one['box'])}{twin}")
    for text in seen["texts"]:
        if text["isLabel"] and text["size"] < LETTER:
            yield Finding("small", text["where"], f"“{text['text']}” has letters of {text['size']:g} px")


def smaller_side(target: Facts) -> float:
    side: float = min(target["box"][2:])
    return side


def key(target: Facts) -> tuple[str, str]:
    """What it does. A die on the board is picked, and the button beside it rolls; a lesson goes on in the same way."""
    is_button = target["thing"] in ("roll", "next")
    return (target["thing"], "") if is_button else (target["verb"], target["thing"])
