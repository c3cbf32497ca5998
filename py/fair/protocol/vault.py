"""Vaults: every seat has one key for each kind of secret, so that no key is ever used for two purposes.

Rounds: those of the ceremony (ceremony.py), in which the keys are made. Where seats are silent: one, in which enough
holders of their shares say together what they would have said.
Proved: every part that somebody gives. Everything else that a seat hides in a vault follows from its key there, so the
keys alone replay the game at the audit.
Not protected here: `needed` seats together can open the secrets of another seat in a vault that is shared out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from fair.group.curve import Point, write_scalar
from fair.group.labels import Label
from fair.group.refused import Malformed
from fair.group.secret import Secret
from fair.proofs import knowledge as proofs
from fair.proofs import shares
from fair.protocol.letter import bytes64, row, text64
from fair.protocol.rounds import Company, Round, Talk, blaming
from table.needs import Seat
from table.text import Plain

CARDS, DICE, SEALS, AMOUNTS, MAIL = "cards", "dice", "seals", "amounts", "mail"
SHARED = (CARDS, DICE, SEALS)
ALL_VAULTS = (*SHARED, AMOUNTS, MAIL)


@dataclass
class Vault:
    """The keys of one kind of secret. `x` and `secret` are this seat's own; a witness has none."""

    name: str
    keys: dict[Seat, Point] = field(default_factory=dict)
    public: dict[Seat, tuple[Point, ...]] = field(default_factory=dict)
    shares: dict[Seat, int] = field(default_factory=dict)
    x: int = 0
    joint: Point | None = None

    @property
    def secret(self) -> Secret:
        return Secret(write_scalar(self.x))

    @property
    def key(self) -> Point:
        assert self.joint is not None
        return self.joint


Vaults = dict[str, Vault]


def own_key(master: Secret, game: str, name: str) -> int:
    return master.scalar(Label.VAULT, game, name)


def parts_for(
    company: Company, vault: Vault, what: str, points: Mapping[Seat, tuple[Point, ...]],
    kind: str = "part for", reason: str = "cheat.part",
) -> Talk[dict[Seat, list[Point]]]:  # fmt: skip
    """What these seats say, or would say if they were here: x·A for each of their points.

    A seat that is present says it itself. For the absent, enough shares give it, and nobody learns x. If a seat that
    was asked leaves in the same moment, the round is repeated for what is missing.
    """
    left = tuple(sorted(seat for seat in points if points[seat]))
    found: dict[Seat, list[Point]] = {}
    while left:
        here, step = company.present, company.transcript.step
        assert set(left) <= set(here) or len(here) >= company.needed > 0, "so many are never declared absent"
        said = yield Round(kind, here, partial(_own_parts, company, vault, what, left, points))
        for number, owner in enumerate(left):
            given: dict[Seat, list[Point]] = {}
            for seat in said:
                with blaming(seat, reason):
                    text = row(said[seat], len(left))[number]
                    if seat != owner and owner in here:
                        if text != "":
                            raise Malformed("not asked")
                        continue
                    where = company.where("for", vault.name, what, step, owner, seat)
                    key = _part_key(vault, owner, seat)
                    given[seat] = proofs.check_all(where, key, points[owner], bytes64(text))
            if owner in given:
                found[owner] = given[owner]
            elif len(given) >= company.needed > 0:
                places = range(len(points[owner]))
                found[owner] = [shares.combine({s: given[s][n] for s in given}, company.needed) for n in places]
        left = tuple(owner for owner in left if owner not in found)
    return found


def _own_parts(
    company: Company, vault: Vault, what: str, owners: tuple[Seat, ...], points: Mapping[Seat, tuple[Point, ...]]
) -> Plain:
    """For each of the owners: what this seat gives, if it is the owner, or if the owner is absent."""
    me = company.me
    assert me is not None

    def part(owner: Seat) -> str:
        if owner != me and owner not in company.absent:
            return ""
        where = company.where("for", vault.name, what, company.transcript.step, owner, me)
        x = vault.x if owner == me else vault.shares[owner]
        return text64(proofs.multiply_all(where, vault.secret, x, _part_key(vault, owner, me), points[owner]))

    return tuple(part(owner) for owner in owners)


def _part_key(vault: Vault, owner: Seat, seat: Seat) -> Point:
    return vault.keys[owner] if seat == owner else shares.share_key(vault.public[owner], seat)
