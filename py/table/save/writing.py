"""Writes a match as one readable JSON file, one line for each event."""

import json
from functools import lru_cache

from table.dealers import Local
from table.events import Event
from table.match import Match
from table.save.about import FORMAT, About, checksum
from table.save.steps import Steps
from table.text import write


def dump(match: Match, about: About) -> str:
    """`private` holds what only this device knows."""
    assert isinstance(match.dealer, Local)
    entries = list(map(_entry, match.log.events, match.log.heads))
    private = {
        "seed": match.dealer.seed,
        "kept": match.kept,
        "pockets": [write(match.pockets[seat]) for seat in sorted(match.pockets)],
    }
    top = {"cabinet_noir": FORMAT, "game": match.game.name, "about": write(about)}
    check = checksum({**top, "private": private}, match.log.head)
    body = ",\n  ".join(entries)
    rest = f'"log": [\n  {body}\n],\n"private": {json.dumps(private)},\n"sum": "{check}"}}\n'
    return json.dumps(top, ensure_ascii=False)[:-1] + f",\n{rest}"


def dumping(match: Match, about: About) -> Steps[str]:
    """The same in small steps."""
    yield from preparing(match)
    return dump(match, about)


def preparing(match: Match) -> Steps[None]:
    """Makes every line of the file, so that writing it then takes only a moment."""
    for number, (event, head) in enumerate(zip(match.log.events, match.log.heads, strict=True)):
        _entry(event, head)
        yield number / len(match.log)


@lru_cache(maxsize=16384)
def _entry(event: Event, head: str) -> str:
    """One line of the log. A game is saved after every move, so each line is made once and remembered.

    `head` is part of the key because Python takes an event with True for one with 1. Their heads differ.
    """
    return json.dumps({**write(event), "head": head}, ensure_ascii=False)
