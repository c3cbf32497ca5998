"""Network games with the real group and real signatures, short enough for a test: files as players would have them."""

import hashlib
from functools import cache

from mesh import Device, Mesh
from samples import STAKE_GAME

from fair.game import record
from fair.group.curve import reference
from table import catalog
from table.text import Plain


class FalseStake(Device):
    """Lays a stake whose proof proves nothing."""

    def tell(self, kind: str, word: Plain) -> Plain:
        if kind != "say" or not isinstance(word, tuple):
            return word
        return tuple(str(text).replace('"name":"bribes","proof":["', '"name":"bribes","proof":["AA') for text in word)


@cache
def file(name: str = STAKE_GAME, seats: int = 2, liar: type[Device] | None = None, **options: Plain) -> str:
    """The record of a whole game, as one device writes it down; with a liar, seat 1 is the one who lies."""
    liars = {} if liar is None else {1: liar}
    options = options or {"turn_limit": 2}
    seeds = [hashlib.sha256(b"signing %d" % seat).digest() for seat in range(seats)]
    game = catalog.load(name)
    mesh = Mesh(game, seats, options, "signed", curve=reference(), devices=liars, seeds=seeds).begin().play()
    return record.dump(record.record(mesh.peers[0]))
