"""Seals: hash commitments. A seal hides a secret and binds its owner to it; value and nonce open it.

Rounds: the owner publishes the hash; later the owner publishes value and nonce, and everybody checks them. The secret
stays hidden while the 32-byte nonce is secret, and fixed while SHA-256 holds. Not protected here: an owner who never
opens the seal.
"""

from table.events import Event, Shown
from table.illegal import Cheat
from table.log import Log
from table.lots import digest
from table.text import Plain, canonical


def seal(kind: str, name: str, owner: int, value: Plain, nonce: str) -> str:
    """The hash covers what was sealed, for which need and by whom, so that no seal can be used elsewhere."""
    return digest("cabinet-noir/seal/1", kind, name, str(owner), canonical(value), nonce).hex()


def check(log: Log, event: Event) -> None:
    """Refuses an event whose statements about secrets do not fit the seals in the log."""
    if event.kind in ("seal", "stake"):
        _check_fresh(log, event)
    if event.kind == "open":
        _check_opening(log, event)
    if event.facts:
        _check_facts(log, event)


def _check_fresh(log: Log, event: Event) -> None:
    """Refuses a seal that is already in the log: it is a copy, and nobody could open it in its new place."""
    if event.proof is None or any(old.proof == event.proof for old in log.events if old.kind == event.kind):
        raise Cheat("cheat.proof", seat=event.seat)


def _check_opening(log: Log, event: Event) -> None:
    if event.seat is None:
        raise Cheat("cheat.opening")
    staked = log.all("stake", event.name, event.seat)
    if not staked:
        sealed = _sealed_as(log, event.name, event.seat)
        _must_fit(event, "seal", event.name, event.seat, event.value, event.proof, sealed)
        return
    if not (isinstance(event.value, tuple) and isinstance(event.proof, tuple)):
        raise Cheat("cheat.opening", seat=event.seat)
    if not len(event.value) == len(event.proof) == len(staked):
        raise Cheat("cheat.opening", seat=event.seat)
    for number, (one, value, nonce) in enumerate(zip(staked, event.value, event.proof, strict=True)):
        _must_fit(event, "stake", f"{event.name}.{number}", event.seat, value, nonce, one.proof)


def named_seals(event: Event) -> dict[str, Plain]:
    """The hashes in a seal by the name that opens them. A seal without parts has one, under its own name."""
    pairs = event.proof if isinstance(event.proof, tuple) else ((event.name, event.proof),)
    return {str(pair[0]): pair[1] for pair in pairs if isinstance(pair, tuple) and len(pair) == 2}


def _sealed_as(log: Log, name: str, seat: int) -> Plain:
    """The hash that this seat sealed under the name, alone or as a part of a larger seal."""
    event = log.find("seal", name, seat) or log.find("seal", name.rpartition(".")[0], seat)
    return named_seals(event).get(name) if event else None


def _check_facts(log: Log, event: Event) -> None:
    nonces = event.proof if isinstance(event.proof, tuple) else ()
    if len(nonces) != len(event.facts):
        raise Cheat("cheat.proof", seat=event.seat)
    for fact, nonce in zip(event.facts, nonces, strict=True):
        if isinstance(fact, Shown):
            deck = log.find("shuffle", fact.deck)
            seals = deck.proof if deck and isinstance(deck.proof, tuple) else ()
            sealed = seals[fact.place] if 0 <= fact.place < len(seals) else None
            _must_fit(event, "card", fact.deck, fact.place, fact.face, nonce, sealed)


def _must_fit(event: Event, kind: str, name: str, owner: int, value: Plain, nonce: Plain, sealed: Plain) -> None:
    if not isinstance(nonce, str) or sealed is None or seal(kind, name, owner, value, nonce) != sealed:
        raise Cheat("cheat.opening", seat=event.seat)
