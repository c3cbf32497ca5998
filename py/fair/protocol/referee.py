"""The referee on every device: keeps track of all masked cards and hidden money, and believes nothing unproved.

Rounds: none; it speaks to nobody. Everything that is said about a secret, by this seat too, passes the referee before
the rules hear it.
Proved: each fact, for the step in which it is said, so that no proof can be used again. A false one names its author.
Not protected here: what no proof covers is found by the audit (audit.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from fair.group.curve import write_scalar
from fair.group.labels import Where
from fair.group.refused import Malformed
from fair.protocol import own_box
from fair.protocol import seals as sealing
from fair.protocol.by_lot import BY_LOT, is_by_lot, laid_by_lot
from fair.protocol.deck import Decks
from fair.protocol.dice import Dice
from fair.protocol.letter import bytes64, row, text64
from fair.protocol.rounds import Company, blaming
from fair.protocol.stakes import Stakes, must_hold, read_stake, stake_box
from fair.protocol.vault import AMOUNTS, CARDS, DICE, SEALS, Vaults
from table.events import Event, Fact, Paid, Shown
from table.illegal import Cheat
from table.needs import Choose, Need, Open, Seal, Seat, Stake
from table.pocket import Card, Pocket, Staked
from table.text import Plain, canonical, same


@dataclass
class Referee:
    company: Company
    vaults: Vaults
    decks: Decks = field(init=False)
    stakes: Stakes = field(init=False)
    dice: Dice = field(init=False)
    seals: list[sealing.Said] = field(default_factory=list)
    by_lot: dict[tuple[str, Seat], tuple[Plain]] = field(default_factory=dict)  # what was sealed for the absent
    books: dict[Seat, Pocket] = field(default_factory=dict)  # what the absent had staked, where it had to be opened

    def __post_init__(self) -> None:
        self.decks = Decks(self.company, self.vaults[CARDS])
        self.stakes = Stakes(self.company, self.vaults[AMOUNTS])
        self.dice = Dice(self.company, self.vaults[DICE])

    # ------------------------------------------------------------ what happens for an absent seat

    def accept_stand_in(self, need: Need, event: Event) -> None:
        """Books what every device has worked out for an absent seat. There is nothing to prove."""
        assert event.seat is not None
        if isinstance(need, Seal) and isinstance(event.proof, tuple):
            for name, value in need.split(event.proof[1]):
                self.by_lot[name, event.seat] = (value,)
        elif isinstance(need, Stake):
            self.stakes.lay_open(need, event.seat, laid_by_lot(event))
        for fact in event.facts:
            if isinstance(fact, Paid):
                self.stakes.pay(event.seat, fact)

    # ------------------------------------------------------------ what others say

    def check(self, need: Need, event: Event) -> None:
        """Checks what a seat says about its secrets, and keeps account of it."""
        assert event.seat is not None
        match need:
            case Seal():
                sealing.check_seal(self.company, event, need)
                self.seals.append(sealing.Said(self.company.heard_in, event))
            case Stake():
                with blaming(event.seat, "cheat.stake"):
                    data, box = row(event.proof, 2)
                    own_box.check_size(self.company.protocol, bytes64(box))
                self.stakes.take(need, replace(event, proof=data))
            case Open() if (event.name, event.seat) in self.by_lot:
                if event.proof != BY_LOT or not same(event.value, self.by_lot[event.name, event.seat][0]):
                    raise Cheat("cheat.opening", seat=event.seat)
            case Open() if self.stakes.has(event.name, event.seat):
                self.stakes.check_opening(event)
            case Open():
                mine = [said for said in self.seals if said.event.seat == event.seat]
                sealing.check_opening(self.company, event, mine)
            case Choose():
                self._check_facts(event)

    def _check_facts(self, event: Event) -> None:
        assert event.seat is not None
        proofs = event.proof if isinstance(event.proof, tuple) else ()
        if len(proofs) != len(event.facts) or (not event.facts and event.proof is not None):
            raise Cheat("cheat.proof", seat=event.seat)
        for number, (fact, proof) in enumerate(zip(event.facts, proofs, strict=True)):
            if isinstance(fact, Shown):
                self._check_card(event.seat, fact, proof)
            else:
                self.stakes.hear(event.seat, fact, number, proof)

    def _check_card(self, seat: Seat, fact: Shown, proof: Plain) -> None:
        """Only this seat's mask may still be on the card, and under it must be this face."""
        place = (fact.deck, fact.place)
        with blaming(seat, "cheat.card"):
            if not 0 <= fact.place < len(self.decks.rows[fact.deck]) or self.decks.missing(place) not in ((), (seat,)):
                raise Malformed("not this seat's card")
            if self.decks.missing(place):
                self.decks.accept("say", self.company.heard_in, seat, [place], proof)
            elif proof != "":
                raise Malformed("a proof of what all have seen")
        if self.decks.face(place) != fact.face:
            raise Cheat("cheat.card", seat=seat)

    # ------------------------------------------------------------ what this seat says

    def prove(self, pocket: Pocket, facts: Sequence[Fact]) -> Plain:
        if not facts:
            return None
        proofs = []
        for number, fact in enumerate(facts):
            if isinstance(fact, Shown):
                card = pocket.card(fact.deck, fact.place)
                if card is None or card.face != fact.face:
                    raise Cheat("cheat.card", seat=pocket.seat)
                place = (fact.deck, fact.place)
                step = self.company.transcript.step
                proofs.append(self.decks.take_off("say", step, [place]) if self.decks.missing(place) else "")
            else:
                must_hold(pocket, [fact])
                proofs.append(self.stakes.prove(fact, number))
        return tuple(proofs)

    def hide(self, need: Seal | Stake, value: Plain) -> Event:
        if isinstance(need, Seal):
            return sealing.seal(self.company, self.vaults[SEALS], need, value)[0]
        event = self.stakes.hide(need, value)
        blinds = text64(b"".join(write_scalar(opening.blind) for opening in self.stakes.coming))
        me, step = self._me, self.company.transcript.step
        number = len(self.stakes.purses[need.name, me].laid) if self.stakes.has(need.name, me) else 0
        lock = self._lock(stake_box(self.company, step, need.name, me, number))
        return replace(event, proof=(event.proof, text64(lock.close(canonical((value, blinds)).encode()))))

    def open(self, need: Open, pocket: Pocket) -> Event:
        if self.stakes.has(need.name, pocket.seat):
            return self.stakes.open(need.name, pocket)
        if (need.name, pocket.seat) in self.by_lot:
            return Event("open", need.name, pocket.seat, self.by_lot[need.name, pocket.seat][0], proof=BY_LOT)
        sealed = pocket.seal(need.name)
        if sealed is None:
            raise Cheat("cheat.opening", seat=pocket.seat)
        return sealing.opening(sealed, pocket.seat)

    # ------------------------------------------------------------ what this seat learns

    def learn(self, pocket: Pocket, event: Event) -> Pocket:
        """This seat's pocket after an event. What the seat sealed is read from its box, so a restart loses nothing."""
        if event.seat != pocket.seat:
            return pocket
        if event.kind == "deal" and isinstance(event.value, int):
            face = self.decks.face((event.name, event.value), self.vaults[CARDS].x)
            return replace(pocket, cards=(*pocket.cards, Card(event.name, event.value, face, "")))
        if event.kind == "seal" and is_by_lot(event):
            return pocket  # it happened while this seat was away
        if event.kind == "seal":
            lock = self._lock(self.seals[-1].lock_at(self.company))
            return replace(pocket, sealed=(*pocket.sealed, *sealing.look_into(lock, event)))
        if event.kind == "stake" and is_by_lot(event):
            return replace(pocket, staked=(*pocket.staked, Staked(event.name, laid_by_lot(event), "")))
        if event.kind == "stake":
            count = len(pocket.stakes(event.name))
            step = self.stakes.purses[event.name, pocket.seat].laid[count].step
            amounts, blinds = read_stake(self._lock(stake_box(self.company, step, event.name, self._me, count)), event)
            self.stakes.remember(event.name, pocket.seat, count, amounts, blinds)
            return replace(pocket, staked=(*pocket.staked, Staked(event.name, amounts, "")))
        paid = tuple((f.stake, f.account, f.amount) for f in event.facts if isinstance(f, Paid))
        return replace(pocket, paid=(*pocket.paid, *paid)) if paid else pocket

    def _lock(self, where: Where) -> own_box.Lock:
        return own_box.own_lock(self.company, self.vaults[SEALS], where)

    @property
    def _me(self) -> Seat:
        assert self.company.me is not None
        return self.company.me
