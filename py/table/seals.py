"""Seals: a secret is published as a hash that binds it and hides it, and is opened by its value and its nonce.

Who speaks: the owner seals; everybody keeps the hash; the owner opens; everybody checks. Hides as long as the 32-byte
nonce is secret, binds as long as SHA-256 does. Not protected here: an owner who never opens.
"""

from table.events import Event, Shown
from table.illegal import Cheat
from table.log import Log
from table.lots import digest
from table.text import Plain, canonical


def seal(kind: str, name: str, owner: int, value: Plain, nonce: str) -> str:
    """The domain says what was sealed, for which need and by whom: no seal can be used again elsewhere."""
    return digest("cabinet-noir/seal/1", kind, name, str(owner), canonical(value), nonce).hex()


def check(log: Log, event: Event) -> None:
    """Refuses an event whose statements about secrets do not fit what the log has sealed before."""
    if event.kind in ("seal", "stake"):
        _check_fresh(log, event)
    if event.kind == "open":
        _check_opening(log, event)
    if event.facts:
        _check_facts(log, event)


def _check_fresh(log: Log, event: Event) -> None:
    """A seal that was there before is somebody's old one, sent again: it could never be opened in its new place."""
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
    """The hashes in a seal by the name they are opened with; one that has no parts goes by its own name."""
    pairs = event.proof if isinstance(event.proof, tuple) else ((event.name, event.proof),)
    return {str(pair[0]): pair[1] for pair in pairs if isinstance(pair, tuple) and len(pair) == 2}


def _sealed_as(log: Log, name: str, seat: int) -> Plain:
    """The hash of what this seat sealed under the name, by itself or as a part of something larger."""
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
