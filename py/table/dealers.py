"""Dealers do what no player chooses: throw dice, shuffle, deal, and open what was sealed.

`Local` serves one device: all chance comes from one seed, so a game can be saved, continued and audited.
`Scripted` does the same with chosen throws and decks, for replays, lessons and tests.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol

from table.change import replace
from table.events import AtLeast, AtMost, Event, Exactly, Fact, Paid, Shown
from table.illegal import Cheat
from table.log import Log
from table.lots import nonce, pick, shuffle
from table.needs import Deal, Need, Open, Roll, Seal, Seat, Show, Shuffle, Stake
from table.pocket import Card, Pocket, Sealed, Staked
from table.seals import check, seal
from table.text import Plain

Pockets = Mapping[Seat, Pocket]


class Dealer(Protocol):
    """What a match asks of a dealer. `answer` returns None for a need that this dealer does not answer now."""

    def answer(self, need: Need, log: Log, pockets: Pockets) -> Event | None: ...

    def prove(self, pocket: Pocket, facts: tuple[Fact, ...]) -> Plain: ...

    def hide(self, need: Seal | Stake, pocket: Pocket, value: Plain) -> tuple[Event, Pocket]: ...

    def learn(self, pocket: Pocket, log: Log, event: Event) -> Pocket: ...

    def check(self, log: Log, event: Event) -> None:
        """Refuses an event whose statements about secrets are not proved as this dealer proves them."""


@dataclass(frozen=True)
class Local:
    seed: str

    def check(self, log: Log, event: Event) -> None:
        check(log, event)

    def throw(self, need: Roll) -> tuple[str, ...]:
        return tuple(pick(die, self.seed, "roll", need.name, str(n)) for n, die in enumerate(need.dice))

    def order(self, name: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        return _shuffled(cards, self.seed, name)

    def deck(self, log: Log, name: str) -> tuple[str, ...]:
        """The faces of a deck in their secret order, computed from the seed."""
        event = log.find("shuffle", name)
        assert event is not None and isinstance(event.value, tuple)
        return self._arrange(log, name, *event.value)

    def _arrange(self, log: Log, name: str, faces: Any, hidden: Any) -> tuple[str, ...]:
        kept = tuple("+".join(self.deck(log, deck)[place] for deck, place in row) for row in hidden)
        return self.order(name, (*faces, *kept))

    def _card_nonce(self, deck: str, place: int) -> str:
        return nonce(self.seed, "card", deck, str(place))

    def answer(self, need: Need, log: Log, pockets: Pockets) -> Event | None:
        match need:
            case Roll():
                return Event("roll", need.name, None, self.throw(need))
            case Shuffle():
                cards = self._arrange(log, need.name, need.faces, need.hidden)
                seals = tuple(
                    seal("card", need.name, place, face, self._card_nonce(need.name, place))
                    for place, face in enumerate(cards)
                )
                return Event("shuffle", need.name, None, (need.faces, need.hidden), proof=seals)
            case Deal():
                return Event("deal", need.name, need.seat, need.place)
            case Show():
                shown = Shown(need.name, need.place, self.deck(log, need.name)[need.place])
                proof = (self._card_nonce(need.name, need.place),)
                return Event("show", need.name, need.seat, None, (shown,), proof)
            case Open():
                return next((_open(need.name, pockets[seat]) for seat in need.seats if seat in pockets), None)
            case _:
                return None

    def prove(self, pocket: Pocket, facts: tuple[Fact, ...]) -> Plain:
        """Refuses a false statement. The nonces of shown cards let every other device check them at once."""
        return tuple(_prove(pocket, fact) for fact in facts) if facts else None

    def hide(self, need: Seal | Stake, pocket: Pocket, value: Plain) -> tuple[Event, Pocket]:
        seat = pocket.seat
        if isinstance(need, Seal):
            new = [Sealed(name, one, nonce(self.seed, "seal", name, str(seat))) for name, one in need.split(value)]
            hashes = tuple((one.name, seal("seal", one.name, seat, one.value, one.nonce)) for one in new)
            pocket = replace(pocket, sealed=(*pocket.sealed, *new))
            return Event("seal", need.name, seat, proof=hashes if need.parts else hashes[0][1]), pocket
        name = f"{need.name}.{len(pocket.stakes(need.name))}"
        key = nonce(self.seed, "stake", name, str(seat))
        staked = Staked(need.name, value, key)  # type: ignore[arg-type]
        pocket = replace(pocket, staked=(*pocket.staked, staked))
        return Event("stake", need.name, seat, proof=seal("stake", name, seat, value, key)), pocket

    def learn(self, pocket: Pocket, log: Log, event: Event) -> Pocket:
        if event.seat != pocket.seat:
            return pocket
        if event.kind == "deal" and isinstance(event.value, int):
            face = self.deck(log, event.name)[event.value]
            card = Card(event.name, event.value, face, self._card_nonce(event.name, event.value))
            return replace(pocket, cards=(*pocket.cards, card))
        paid = tuple((f.stake, f.account, f.amount) for f in event.facts if isinstance(f, Paid))
        return replace(pocket, paid=(*pocket.paid, *paid)) if paid else pocket


@dataclass(frozen=True)
class Scripted(Local):
    """Throws and decks named here come out as written; all others come from the seed."""

    throws: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    decks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def throw(self, need: Roll) -> tuple[str, ...]:
        return self.throws.get(need.name) or super().throw(need)

    def order(self, name: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        top = self.decks.get(name, ())
        rest = list(cards)
        for card in top:
            rest.remove(card)
        return (*top, *super().order(name, tuple(rest)))


@lru_cache(maxsize=64)
def _shuffled(cards: tuple[str, ...], seed: str, name: str) -> tuple[str, ...]:
    """Remembers the order of a deck, which is asked for with every card that is dealt."""
    return shuffle(cards, seed, "deck", name)


def _open(name: str, pocket: Pocket) -> Event:
    stakes = pocket.stakes(name)
    if stakes:
        history = tuple(staked.amounts for staked in stakes)
        return Event("open", name, pocket.seat, history, proof=tuple(staked.nonce for staked in stakes))
    sealed = pocket.seal(name)
    if sealed is None:
        raise Cheat("cheat.opening", seat=pocket.seat)
    return Event("open", name, pocket.seat, sealed.value, proof=sealed.nonce)


def _prove(pocket: Pocket, fact: Fact) -> Plain:
    match fact:
        case Shown():
            card = pocket.card(fact.deck, fact.place)
            if card is None or card.face != fact.face:
                raise Cheat("cheat.card", seat=pocket.seat)
            return card.nonce
        case AtLeast() | Paid():
            true = pocket.amount(fact.stake, fact.account) >= fact.amount
        case AtMost():
            true = pocket.amount(fact.stake, fact.account) <= fact.amount
        case Exactly():
            true = pocket.amount(fact.stake, fact.account) == fact.amount
    if not true:
        raise Cheat("cheat.claim", seat=pocket.seat)
    return None
