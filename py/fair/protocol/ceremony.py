"""The ceremony before the first card: every seat makes its keys, and divides them among those who may stand in for it.

Rounds: 1. all seal their keys; 2. all show them, with a proof that they know them. Then, if others may stand in for an
absent seat: 3. all hand out the shares of their keys, each in a box for one seat; 4. all say whether theirs were good.
A seat that complains shows the key of that box, with a proof. All open the box: if the share in it is bad, its owner is
named, and if it is good, the one who complained. A complaint without a proof opens nothing, and names its author.
(In protocol 1 a complaint needed no proof, and the owner had to show the share to all in one round more.)
Proved: every owner knows its key, chose it before it saw another, and its shares are shares of it.
Not protected here: a complaint shows the key of all letters between two seats, but only in a game that it ends.
"""

from collections.abc import Iterator

from fair.group.curve import Point, read_scalar, write_scalar
from fair.group.labels import Label, Where
from fair.group.reading import Reader
from fair.group.refused import Malformed, Refused
from fair.group.secret import Secret
from fair.proofs import box, shares
from fair.proofs import knowledge as proofs
from fair.proofs.commitment import check_opening, nonce, seal
from fair.proofs.elgamal import joint_key
from fair.protocol.letter import bytes64, row, text64
from fair.protocol.rounds import FIRST, Company, Round, Said, Talk, blaming
from fair.protocol.vault import ALL_VAULTS, MAIL, SHARED, Vault, Vaults, own_key
from table.illegal import Cheat
from table.needs import Seat
from table.text import Plain


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
        nonce32 = nonce(master, _key_place(company, company.me), *company.bound(mine))
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
    for owner in everybody:
        with blaming(owner, "cheat.share"):
            if row(boxes[owner], company.seats)[owner] != "":
                raise Malformed("a box for oneself")
    others = () if me is None else tuple(seat for seat in everybody if seat != me)
    bad = tuple(seat for seat in others if not _take(company, vaults, boxes, seat))
    if company.protocol == FIRST:
        yield from _complain_first(company, vaults, bad)
        return
    complaints = yield Round("shares good", everybody, tuple(_complaint(company, vaults, owner) for owner in bad))
    # All are read before one is judged, so that no part of any goes unchecked.
    told = [(seat, *one) for seat in everybody for one in _complaints(company, vaults, seat, complaints[seat])]
    for seat, owner, shared in told:
        try:
            _take_shares(company, vaults, owner, seat, _open_box(company, vaults, boxes, owner, seat, shared))
        except (Refused, ValueError):
            raise Cheat("cheat.share", seat=owner) from None
        raise Cheat("cheat.complaint", seat=seat)


def _shares_for(company: Company, vaults: Vaults, seat: Seat) -> bytes:
    return b"".join(write_scalar(_polynomial(company, vaults[name]).share(seat)) for name in SHARED)


def _box_place(company: Company, owner: Seat, seat: Seat) -> Where:
    return company.where("share", owner, seat)


def _boxes(company: Company, vaults: Vaults) -> tuple[str, ...]:
    """One box for each seat, which only that seat can open."""
    mail, me = vaults[MAIL], company.me
    assert me is not None

    def closed(seat: Seat) -> str:
        shares = _shares_for(company, vaults, seat)
        return text64(box.close(_box_place(company, me, seat), mail.x, mail.keys[me], mail.keys[seat], shares))

    return tuple("" if seat == me else closed(seat) for seat in range(company.seats))


def _open_box(company: Company, vaults: Vaults, boxes: Said, owner: Seat, seat: Seat, shared: Point) -> bytes:
    """What the owner put into the box of a seat. `shared` is what only the two can compute."""
    keys, where = vaults[MAIL].keys, _box_place(company, owner, seat)
    closed = bytes64(row(boxes[owner], company.seats)[seat])
    return box.uncover(box.keys(where, keys[owner], keys[seat], shared), closed)


def _take(company: Company, vaults: Vaults, boxes: Said, owner: Seat) -> bool:
    """Is what this owner put into my box good?"""
    mail, me = vaults[MAIL], company.me
    assert me is not None
    try:
        text = _open_box(company, vaults, boxes, owner, me, mail.x * mail.keys[owner])
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


# ---------------------------------------------------------------- complaints


def _complaint(company: Company, vaults: Vaults, owner: Seat) -> Plain:
    """The key of the box that this seat got from the owner, and the proof that it is this key."""
    mail, me = vaults[MAIL], company.me
    assert me is not None
    where = company.where("complaint", owner, me)
    return owner, text64(proofs.multiply_all(where, mail.secret, mail.x, mail.keys[me], (mail.keys[owner],)))


def _complaints(company: Company, vaults: Vaults, seat: Seat, body: Plain) -> Iterator[tuple[Seat, Point]]:
    """About which owners a seat complains, in their order, and the key of each box."""
    mail, last = vaults[MAIL], -1
    with blaming(seat, "cheat.complaint"):
        for one in row(body):
            owner, data = row(one, 2)
            if type(owner) is not int or not last < owner < company.seats or owner == seat:
                raise Malformed("no such owner")
            where = company.where("complaint", owner, seat)
            last = owner
            (shared,) = proofs.check_all(where, mail.keys[seat], (mail.keys[owner],), bytes64(data))
            yield owner, shared


def _complain_first(company: Company, vaults: Vaults, bad: tuple[Seat, ...]) -> Talk[None]:
    """Protocol 1: who complains says only about whom, and the owner shows that share to all."""
    everybody, me = tuple(range(company.seats)), company.me
    complaints = yield Round("shares good", everybody, bad)
    asked = sorted({(owner, seat) for seat in everybody for owner in _owners(complaints, seat, company.seats)})
    if not asked:
        return
    owners = tuple(sorted({owner for owner, _ in asked}))
    mine = tuple(text64(_shares_for(company, vaults, seat)) for owner, seat in asked if owner == me)
    answers = yield Round("shares shown", owners, mine)
    for owner in owners:
        with blaming(owner, "cheat.share"):
            told = [one for one in asked if one[0] == owner]
            for (_, seat), text in zip(told, row(answers[owner]), strict=True):
                _take_shares(company, vaults, owner, seat, bytes64(text))


def _owners(complaints: Said, seat: Seat, seats: int) -> tuple[Seat, ...]:
    told = complaints[seat]
    if not isinstance(told, tuple) or not all(type(owner) is int and 0 <= owner < seats for owner in told):
        raise Cheat("cheat.share", seat=seat)
    return tuple(owner for owner in told if isinstance(owner, int) and owner != seat)
