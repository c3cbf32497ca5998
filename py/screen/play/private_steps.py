"""Finds what the owner of a private page has tapped there (own_steps.py draws it)."""

from __future__ import annotations

from games.contract.kit import Kit
from games.contract.shown import Act
from games.contract.words import Words
from table.game import View


def found_mark(kit: Kit, view: View, words: Words, key: str) -> bool:
    """Is this a thing to cross off?"""
    shelf = kit.private.marks(view, words)
    return shelf is not None and any(thing.key == key for thing in shelf.things)


def found_act(kit: Kit, view: View, words: Words, key: str) -> Act | None:
    return next((one for one in kit.private.acts(view, words) if one.key == key), None)
