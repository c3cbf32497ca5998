"""Content wider than the page, or than the place it scrolls in; scrollbars take their room as on a desktop."""

from collections.abc import Iterator

from looks.seen import Facts, Finding


def find(seen: Facts) -> Iterator[Finding]:
    for broad in seen["broad"]:
        where, _, detail = broad.partition(" reaches ")
        yield Finding("wide", where if detail else broad.split(" holds ")[0], broad)
