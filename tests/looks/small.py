"""What can be tapped is 44 px wide and high, or 24 px with a twin of 44 that does the same."""

from collections.abc import Iterator

from looks.seen import Facts, Finding, size

FULL, LEAST = 43.5, 23.5


def find(seen: Facts) -> Iterator[Finding]:
    large = {key(one) for one in seen["targets"] if smaller_side(one) >= FULL}
    for one in seen["targets"]:
        side = smaller_side(one)
        if one["off"] or one["inline"] or side >= FULL or (side >= LEAST and key(one) in large):
            continue
        twin = "" if key(one) in large else ", and no twin is large enough"
        yield Finding("small", one["where"], f"{size(one['box'])}{twin}")


def smaller_side(target: Facts) -> float:
    side: float = min(target["box"][2:])
    return side


def key(target: Facts) -> tuple[str, str]:
    return target["verb"], target["thing"]
