"""Words over words, and buttons over buttons."""

from collections.abc import Iterator

from looks.seen import Facts, Finding


def find(seen: Facts) -> Iterator[Finding]:
    for overlap in seen["overlaps"]:
        yield Finding("overlap", overlap)
