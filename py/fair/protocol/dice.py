"""Joint dice: everybody throws together, and nobody can steer or foresee the result.

Rounds: one. Every seat says the one value that its dice key makes of this moment of the game; the dice are the hash of
all values. There is nothing to choose and nothing to hold back: for a silent seat, enough others compute its value.
Proved: each value is the only one possible. Not protected here: `needed` seats together could foresee a throw.
"""

from fair.proofs import throw
from fair.protocol.letter import bytes64, text64
from fair.protocol.rounds import Company, Round, Talk, blaming
from fair.protocol.vault import Vault, parts_for
from table.needs import Roll


def roll(company: Company, vault: Vault, need: Roll) -> Talk[tuple[str, ...]]:
    """The faces that fall."""
    where = company.where("roll", need.name, company.transcript.head)
    me = company.me

    def mine() -> str:
        assert me is not None
        return text64(throw.throw(where, vault.secret, vault.x, vault.keys[me]))

    said = yield Round("roll", company.present, mine)
    values = {}
    for seat, data in said.items():
        with blaming(seat, "cheat.roll"):
            values[seat] = throw.check_throw(where, vault.keys[seat], bytes64(data))
    silent = [seat for seat in range(company.seats) if seat not in values]
    point = throw.throw_point(company.curve, where)
    found = yield from parts_for(company, vault, "roll", dict.fromkeys(silent, (point,)))
    values |= {seat: parts[0] for seat, parts in found.items()}
    lot = throw.lot(where, [values[seat] for seat in range(company.seats)])
    faces = throw.dice(lot, [len(die) for die in need.dice])
    return tuple(die[face] for die, face in zip(need.dice, faces, strict=True))
