"""The farewell: all confirm the same log, and then, and only then, all show their keys.

Rounds: one in which every seat that is present names the head of its log; one in which all show their keys; and, if
somebody never came back, one in which the others put together the keys of that seat that were shared out.
Proved: every key shown is the one behind the public key of the ceremony, and every share is the one that was dealt.
Not protected here: a seat that leaves before it shows its keys. What it hid in vaults that nobody shares stays hidden.
"""

from fair.group.curve import read_scalar, write_scalar
from fair.proofs import shares
from fair.protocol.letter import bytes64, row, text64
from fair.protocol.rounds import Company, Round, Talk, blaming
from fair.protocol.vault import ALL_VAULTS, SHARED, Vaults
from table.illegal import Cheat
from table.needs import Seat
from table.text import Plain

Keys = dict[Seat, dict[str, int]]


def part(company: Company, vaults: Vaults, head: str, keys: Keys) -> Talk[None]:
    """Fills `keys`, seat by seat, as they are shown."""
    said = yield Round("end", company.present, head)
    for seat, theirs in said.items():
        if theirs != head:
            raise Cheat("cheat.history", seat=seat)
    while len(keys) < company.seats:
        shy = tuple(seat for seat in company.present if seat not in keys)
        yield from _show_keys(company, vaults, keys, shy) if shy else _show_keys_of_the_absent(company, vaults, keys)


def _show_keys(company: Company, vaults: Vaults, keys: Keys, who: tuple[Seat, ...]) -> Talk[None]:
    mine = tuple(text64(write_scalar(vaults[name].x)) for name in ALL_VAULTS)
    shown = yield Round("keys", who, mine)
    for seat, told in shown.items():
        with blaming(seat, "cheat.key"):
            found = dict(zip(ALL_VAULTS, (read_scalar(bytes64(one)) for one in row(told)), strict=True))
            for name, x in found.items():
                if x * company.curve.base != vaults[name].keys[seat]:
                    raise ValueError("another key")
        keys[seat] = found


def _show_keys_of_the_absent(company: Company, vaults: Vaults, keys: Keys) -> Talk[None]:
    """The shares of those who never came back: together they are their keys, of the vaults that are shared out."""
    me = company.me
    gone = tuple(seat for seat in sorted(company.absent) if seat not in keys)
    mine: Plain = None
    if me in company.present:
        mine = tuple(text64(write_scalar(vaults[name].shares[owner])) for owner in gone for name in SHARED)
    said = yield Round("keys of the absent", company.present, mine)
    if len(said) < company.needed:
        return  # one left while another came back: those who are here now are asked again
    for number, (owner, name) in enumerate((owner, name) for owner in gone for name in SHARED):
        given = {}
        for seat, told in said.items():
            with blaming(seat, "cheat.share"):
                given[seat] = read_scalar(bytes64(row(told, len(gone) * len(SHARED))[number]))
                shares.check_share(vaults[name].public[owner], seat, given[seat])
        keys.setdefault(owner, {})[name] = shares.recover(vaults[name].public[owner], given)
