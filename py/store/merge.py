"""Joins what two tabs have written under one name, so that neither drops what the other wrote."""

from collections.abc import Sequence
from typing import Any

from store.reading import read_object


def fields_of(text: str | None) -> dict[str, Any]:
    """The fields of a record, those of other editions too."""
    return read_object(text) or {}


def merged(before: Sequence[str], after: Sequence[str], kept: Sequence[str]) -> list[str]:
    """Does to the kept list what turned `before` into `after`: adds what was added, removes what was removed."""
    if tuple(kept) == tuple(before):
        return list(after)
    rest = [thing for thing in kept if thing in after or thing not in before]
    return rest + [thing for thing in after if thing not in rest and thing not in before]
