"""Vaults: every seat has one key for each kind of secret, so that no key is ever used for two purposes.

Rounds: 1. all seal their keys; 2. all show them, with a proof that they know them. Then, if others may stand in for an
absent seat: 3. all hand out the shares of their keys, each in a box for one seat; 4. all say whether theirs were good;
5. if somebody complains, the owner shows that share to all.
Proved: every owner knows its key, chose it before it saw another, and its shares are shares of it. Everything else that
a seat hides in a vault follows from its key there, so the keys alone replay the game at the audit.
Not protected here: `needed` seats together can open the secrets of another seat in a vault that is shared out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from fair.group.curve import Point, read_scalar, write_scalar
from fair.group.labels import Label, Where
from fair.group.reading import Reader
from fair.group.refused import Refused
from fair.group.secret import Secret
from fair.proofs import box, shares
from fair.proofs import knowledge as proofs
from fair.proofs.commitment import check_opening, nonce, seal
from fair.proofs.elgamal import joint_key
from fair.protocol.letter import bytes64, row, text64
from fair.protocol.rounds import Company, Round, Said, Talk, blaming
from table.illegal import Cheat
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


def open_vaults(company: Company, master: Secret | None) -> Talk[Vaults]:
    """The ceremony before the first card."""
    vaults = {name: Vault(name) for name in ALL_VAULTS}
    everybody = tuple(range(company.seats))
    mine, sealed = b"", b""
    nonce32 = bytes(32)
    if master is not None and company.me is not None:
        for vault in vaults.values():
            vault.x = own_key(master, company.game, vault.name)
        mine = _key_message(company, vaults)
        nonce32 = nonce(master, _key_place(company, company.me))
        sealed = seal(_key_place(company, company.me), mine, nonce32)
    seals = yield Round("key sealed", everybody, text64(sealed))
    shown = yield Round("key", everybody, (text64(mine), text64(nonce32)))
    for seat in everybody:
        with blaming(seat, "cheat.key"):
            message, opening = _pair(shown[seat])
            check_opening(_key_place(company, seat), message, opening, bytes64(seals[seat]))
            _take_keys(company, vaults, seat, message)
    for vault in vaults.values():
        vault.joint = joint_key([vault.keys[seat] for seat in everybody])
    if company.needed:
        yield from _share_out(company, vaults)
    return vaults


def _pair(body: Plain) -> tuple[bytes, bytes]:
    if not isinstance(body, tuple) or len(body) != 2:
        raise ValueError("not a pair")
    return bytes64(body[0]), bytes64(body[1])


def _key_place(company: Company, seat: Seat) -> Where:
    return company.where(Label.KEY_SEALED.text, seat)


def _points_of(company: Company, name: str) -> int:
    return company.needed if company.needed and name in SHARED else 1


def _polynomial(company: Company, vault: Vault) -> shares.Polynomial:
    needed = _points_of(company, vault.name)
    return shares.Polynomial(company.where(vault.name), vault.secret, vault.x, needed)


def _key_message(company: Company, vaults: Vaults) -> bytes:
    out = []
    for vault in vaults.values():
        public = _polynomial(company, vault).public(company.curve)
        where = company.where("key", vault.name, company.me or 0)
        proof = proofs.prove_knows(where, vault.secret, vault.x, public[0])
        out.append(b"".join(point.code for point in public) + proof)
    return b"".join(out)


def _take_keys(company: Company, vaults: Vaults, seat: Seat, message: bytes) -> None:
    reader = Reader(company.curve, message)
    for vault in vaults.values():
        public = tuple(reader.points(_points_of(company, vault.name)))
        proofs.check_knows(company.where("key", vault.name, seat), public[0], reader.take(64))
        vault.keys[seat], vault.public[seat] = public[0], public
    reader.end()


# ---------------------------------------------------------------- shares for those who stand in


def _share_out(company: Company, vaults: Vaults) -> Talk[None]:
    everybody, me = tuple(range(company.seats)), company.me
    boxes = yield Round("shares", everybody, _boxes(company, vaults) if me is not None else None)
    others = () if me is None else tuple(seat for seat in everybody if seat != me)
    bad = tuple(seat for seat in others if not _take(company, vaults, boxes, seat))
    complaints = yield Round("shares good", everybody, bad)
    asked = sorted({(owner, seat) for seat in everybody for owner in _owners(complaints, seat, company.seats)})
    if not asked:
        return
    owners = tuple(sorted({owner for owner, _ in asked}))
    mine = tuple(text64(_shares_for(company, vaults, seat)) for owner, seat in asked if owner == me)
    answers = yield Round("shares shown", owners, mine)
    for owner in owners:
        with blaming(owner, "cheat.share"):
            told = answers[owner]
            for (_, seat), text in zip([one for one in asked if one[0] == owner], told, strict=True):  # type: ignore[arg-type]
                _take_shares(company, vaults, owner, seat, bytes64(text))


def _owners(complaints: Said, seat: Seat, seats: int) -> tuple[Seat, ...]:
    row = complaints[seat]
    if not isinstance(row, tuple) or not all(type(owner) is int and 0 <= owner < seats for owner in row):
        raise Cheat("cheat.share", seat=seat)
    return tuple(owner for owner in row if isinstance(owner, int) and owner != seat)


def _shares_for(company: Company, vaults: Vaults, seat: Seat) -> bytes:
    return b"".join(write_scalar(_polynomial(company, vaults[name]).share(seat)) for name in SHARED)


def _boxes(company: Company, vaults: Vaults) -> tuple[str, ...]:
    """One box for each seat, which only that seat can open."""
    mail, me = vaults[MAIL], company.me
    assert me is not None
    return tuple(
        ""
        if seat == me
        else text64(
            box.close(
                company.where("share", me, seat), mail.x, mail.keys[me], mail.keys[seat],
                _shares_for(company, vaults, seat),
            )
        )
        for seat in range(company.seats)
    )  # fmt: skip


def _take(company: Company, vaults: Vaults, boxes: Said, owner: Seat) -> bool:
    """Is what this owner put into my box good?"""
    mail, me, row = vaults[MAIL], company.me, boxes[owner]
    assert me is not None
    if not isinstance(row, tuple) or len(row) != company.seats:
        raise Cheat("cheat.share", seat=owner)
    try:
        where = company.where("share", owner, me)
        text = box.open_letter(where, mail.x, mail.keys[me], mail.keys[owner], bytes64(row[me]))
        _take_shares(company, vaults, owner, me, text)
    except (Refused, ValueError):
        return False
    return True


def _take_shares(company: Company, vaults: Vaults, owner: Seat, seat: Seat, text: bytes) -> None:
    reader = Reader(company.curve, text)
    for name in SHARED:
        share = read_scalar(reader.take(32))
        shares.check_share(vaults[name].public[owner], seat, share)
        if seat == company.me:
            vaults[name].shares[owner] = share
    reader.end()


# ---------------------------------------------------------------- standing in


def parts_for(
    company: Company, vault: Vault, what: str, points: Mapping[Seat, tuple[Point, ...]]
) -> Talk[dict[Seat, list[Point]]]:
    """What silent seats would have said: x·A for each of their points.

    A seat that is back by now says it itself. For the absent, enough shares give it, and nobody learns x. If a seat
    whose share was needed leaves in the same moment, the round is repeated.
    """
    left = tuple(sorted(seat for seat in points if points[seat]))
    found: dict[Seat, list[Point]] = {}
    while left:
        here, step = company.present, company.transcript.step
        assert len(here) >= company.needed > 0, "so many are never declared absent"
        said = yield Round("part for", here, partial(_own_parts, company, vault, what, left, points))
        for number, owner in enumerate(left):
            givers = [seat for seat in said if seat == owner or owner not in here]
            given: dict[Seat, list[Point]] = {}
            for seat in givers:
                with blaming(seat, "cheat.part"):
                    data = bytes64(row(said[seat], len(left))[number])
                    where = company.where("for", vault.name, what, step, owner, seat)
                    given[seat] = proofs.check_all(where, _part_key(vault, owner, seat), points[owner], data)
            if owner in given:
                found[owner] = given[owner]
            elif len(given) >= company.needed:
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
    parts = []
    for owner in owners:
        where = company.where("for", vault.name, what, company.transcript.step, owner, me)
        x = vault.x if owner == me else vault.shares[owner]
        is_asked = owner == me or owner in company.absent
        key = _part_key(vault, owner, me)
        parts.append(text64(proofs.multiply_all(where, vault.secret, x, key, points[owner])) if is_asked else "")
    return tuple(parts)


def _part_key(vault: Vault, owner: Seat, seat: Seat) -> Point:
    return vault.keys[owner] if seat == owner else shares.share_key(vault.public[owner], seat)
