"""Joint dice: everybody throws together, and nobody can steer the result, or foresee it alone.

Rounds: one. Every seat says the one value that its dice key makes of the number of this throw; the dice are the hash of
all values. In the same letter all give their part of the value of a seat that is absent. If a seat leaves in that very
round, the others compute its value in one round more. There is nothing to choose and nothing to hold back.
The number counts the throws of this game, and nothing else. Together with the keys of the ceremony it fixes every throw
from the beginning: no letter, vote or past that becomes void changes one. The chance of the bot that plays for an
absent seat is drawn in the same way, and counted by itself, so that nobody shifts the throws by leaving.
Proved: each value is the only one possible.
Not protected here: `needed` seats together can foresee throws, and so can somebody who has been told all values of one.
A seat tells its value in the round of the throw only. A device that was cut off and throws in a past that becomes void
tells its own value early; the throw is known early only if this happens to every honest seat before the same throw.
In protocol 1 a throw was bound to the head of the transcript: `needed` seats together could try heads until one fitted.
"""

from dataclasses import dataclass

from fair.group.labels import Where
from fair.proofs import throw
from fair.protocol.letter import bytes64, text64
from fair.protocol.rounds import FIRST, Company, Round, Talk, blaming
from fair.protocol.vault import Vault, parts_for
from table.needs import Roll

STAND_IN = "stand-in"


@dataclass
class Dice:
    """`thrown`, `drawn`: how often so far for the rules, and for bots that stand in."""

    company: Company
    vault: Vault
    thrown: int = 0
    drawn: int = 0

    def roll(self, need: Roll) -> Talk[tuple[str, ...]]:
        """The faces that fall."""
        if self.company.protocol == FIRST:
            lot = yield from self._lot_first(self.company.where("roll", need.name, self.company.transcript.head))
        else:
            where = self.company.where("roll", self.thrown)
            self.thrown += 1
            lot = yield from self._lot(where, "roll")
        faces = throw.dice(lot, [len(die) for die in need.dice])
        return tuple(die[face] for die, face in zip(need.dice, faces, strict=True))

    def draw(self) -> Talk[int]:
        """The chance of a bot that stands in."""
        where = self.company.where(STAND_IN, self.drawn)
        self.drawn += 1
        lot = yield from self._lot(where, STAND_IN)
        return int.from_bytes(lot[:16], "big")

    def _lot(self, where: Where, kind: str) -> Talk[bytes]:
        seats, point = range(self.company.seats), throw.throw_point(self.company.curve, where)
        everybody = dict.fromkeys(seats, (point,))
        values = yield from parts_for(self.company, self.vault, kind, everybody, kind, "cheat.roll")
        return throw.lot(where, [values[seat][0] for seat in seats])

    def _lot_first(self, where: Where) -> Talk[bytes]:
        """In protocol 1 this takes two rounds: the present say their values, then give the parts of the absent."""
        company, vault, me = self.company, self.vault, self.company.me

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
        return throw.lot(where, [values[seat] for seat in range(company.seats)])
