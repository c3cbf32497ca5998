"""The way forward: always in sight and free, or something says that the page goes on; never dead beside a live one."""

from collections.abc import Iterator

from looks.seen import Facts, Finding


def find(seen: Facts) -> Iterator[Finding]:
    main = [one for one in seen["targets"] if one["main"]]
    if seen["isPlay"]:
        yield from (Finding("forward", one["where"], "the main button is dead") for one in main if one["off"])
    ways = [one for one in main if not one["off"]] or [one for one in seen["targets"] if one["pick"]]
    for one in ways:
        if one["always"] and not one["isSvg"]:
            yield Finding("forward", one["where"], f"lies under {one['always']}, wherever one scrolls to")
    if ways and not any(is_in_sight(one, seen) for one in ways) and not seen["isCut"]:
        yield Finding("forward", ways[0]["where"], "nothing that leads on is in sight, and nothing says where it is")


def is_in_sight(target: Facts, seen: Facts) -> bool:
    left, top, wide, high = target["box"]
    is_inside = top >= 0 and left >= 0 and top + high <= seen["high"] + 1 and left + wide <= seen["wide"] + 1
    return is_inside and not target["over"]
