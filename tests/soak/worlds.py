"""No peeking: the same public game told again in another world, where everything hidden from one seat is
different.

In that world the cards this seat cannot know lie otherwise, and the others have sealed and staked other
things. Its view, its moves and the public log must come out the same to the letter.
"""

from copy import copy
from dataclasses import fields, replace
from random import Random
from typing import Any

from table.dealers import Local, Scripted
from table.events import Event, Shown
from table.match import Match
from table.needs import Choose, Need, Open, Seal, Seat, Stake
from table.pocket import Pocket
from table.text import Plain, canonical


def sight(match: Match, seat: Seat | None) -> str:
    """All that a seat is shown and offered, as one text; without a seat, what everybody may know."""
    view = match.view(seat)
    asked = [need for need in match.needs if isinstance(need, Choose | Seal | Stake) and seat in need.seats]
    moves = [canonical(tuple(match.game.moves(view, need))) for need in asked]
    log = canonical(tuple(replace(event, proof=None) for event in match.log.events))
    mine = canonical(match.pockets[seat]) if seat is not None else ""
    return "\n".join([canonical(match.table), canonical(view), mine, log, *moves])


def check_no_peeking(match: Match, seat: Seat, rng: Random) -> bool:
    """Fails if this seat could tell the two worlds apart. False: there was nothing hidden to change."""
    other = other_world(match, seat, rng)
    mine, view = _sight_after_all(match, seat)
    theirs, other_view = _sight_after_all(other, seat)
    assert theirs == mine, f"seat {seat} can see what others hide: {_what_differs(view, other_view)}"
    assert canonical(other.view(None)) == canonical(match.view(None)), "everybody can see what a seat hides"
    stranger = copy(match)
    stranger.pockets = {**scrambled(match, rng), seat: match.pockets[seat]}
    stranger.dealer = Local(f"another seed {rng.random()}")
    assert sight(stranger, seat) == mine, f"seat {seat} can see into other pockets"
    return any(other.pockets[s] != match.pockets[s] for s in match.pockets)


def _sight_after_all(match: Match, seat: Seat) -> tuple[str, Any]:
    """A seat's sight after all others have looked: rules that remember what they showed them would give it away."""
    for one in match.pockets:
        match.view(one)
    return sight(match, seat), match.view(seat)


def _what_differs(view: Any, other: Any) -> str:
    names = [field.name for field in fields(view) if getattr(view, field.name) != getattr(other, field.name)]
    parts = " and ".join(f"`{name}`" for name in names)
    return f"{parts} in its view changes with their secrets" if names else "its moves change with their secrets"


def scrambled(match: Match, rng: Random) -> dict[Seat, Pocket]:
    """Pockets full of other things."""
    pockets = {}
    for seat, pocket in match.pockets.items():
        cards = tuple(replace(card, face=f"no {card.face}", nonce="") for card in pocket.cards)
        sealed = tuple(replace(one, value=rng.random() < 0.5, nonce="") for one in pocket.sealed)
        staked = tuple(replace(one, amounts=(("nothing", 1),), nonce="") for one in pocket.staked)
        pockets[seat] = Pocket(seat, cards, sealed, staked, (), (("page", str(rng.random())),))
    return pockets


def other_world(match: Match, seat: Seat, rng: Random) -> Match:
    assert isinstance(match.dealer, Local)
    throws = {event.name: event.value for event in match.log.events if event.kind == "roll"}
    decks = {
        event.name: _other_deck(match, event.name, seat, rng) for event in match.log.events if _is_deck(event)
    }
    dealer = Scripted(match.dealer.seed, throws=throws, decks=decks)  # type: ignore[arg-type]
    other = Match(match.game, dealer, match.log.events[0])
    for event in match.log.events[1:]:
        _retell(match, other, event, seat, rng)
    for one, pocket in match.pockets.items():
        notes = pocket.notes if one == seat else (("page", "other thoughts"),)
        other.pockets[one] = replace(other.pockets[one], notes=notes)
    other.kept = match.kept
    return other


def _is_deck(event: Event) -> bool:
    return event.kind == "shuffle"


def _hidden(event: Event) -> Any:
    """The rows of hidden cards that went into this shuffle."""
    return event.value[1] if isinstance(event.value, tuple) else ()


def _other_deck(match: Match, name: str, seat: Seat, rng: Random) -> tuple[str, ...]:
    """Cards that this seat holds, or that everybody has seen, lie as they lay; the others change places.

    Cards that went on into a later deck change places only among themselves: that deck must have the same
    cards.
    """
    deck = list(match.dealer.deck(match.log, name))  # type: ignore[attr-defined]
    facts = [fact for event in match.log.events for fact in event.facts if isinstance(fact, Shown)]
    known = {fact.place for fact in facts if fact.deck == name}
    known |= {card.place for card in match.pockets[seat].cards if card.deck == name}
    rows: list[Any] = [row for event in match.log.events if _is_deck(event) for row in _hidden(event)]
    single = {place for row in rows if len(row) == 1 for old, place in row if old == name}
    joined = {place for row in rows if len(row) > 1 for old, place in row if old == name}
    for group in (single, set(range(len(deck))) - single - joined):
        places = sorted(group - known)
        faces = [deck[place] for place in places]
        rng.shuffle(faces)
        for place, face in zip(places, faces, strict=True):
            deck[place] = face
    return tuple(deck)


def _retell(match: Match, other: Match, event: Event, seat: Seat, rng: Random) -> None:
    need = next(n for n in other.needs if (n.kind, n.name) == (event.kind, event.name) and _is_for(n, event))
    match need:
        case Choose():
            pocket = other.pockets[need.seat]
            proof = other.dealer.prove(pocket, event.facts)
            other.receive(replace(event, proof=proof))
        case Seal() | Stake():
            assert event.seat is not None
            value = _told(match, other, need, event.seat, seat, rng)
            sealed, pocket = other.dealer.hide(need, other.pockets[event.seat], value)
            other._take(sealed, {event.seat: pocket})
        case Open():
            assert event.seat is not None
            answer = other.dealer.answer(replace(need, seats=(event.seat,)), other.log, other.pockets)
            assert answer is not None
            other.receive(answer)
        case _:
            answer = other.dealer.answer(need, other.log, other.pockets)
            other.receive(answer or event)


def _is_for(need: Need, event: Event) -> bool:
    return event.seat in need.seats if need.seats else True


def _told(match: Match, other: Match, need: Seal | Stake, writer: Seat, seat: Seat, rng: Random) -> Plain:
    """What was really sealed if this seat may know it; otherwise something else that could have been."""
    before = other.pockets[writer]
    pocket = match.pockets[writer]
    if isinstance(need, Seal):
        row = tuple(sealed.value for name in need.names if (sealed := pocket.seal(name)))
        value: Plain = row if need.parts else row[0]
        opened = {name: one for name, one in need.split(value) if match.log.find("open", name, writer)}
    else:
        value = pocket.stakes(need.name)[len(before.stakes(need.name))].amounts
        opened = {need.name: value} if match.log.find("open", need.name, writer) else {}
    if writer == seat or _has_claimed(match, need.name, writer):
        return value
    legal = [move.value for move in match.game.moves(match.game.see(other.table, before), need)]
    return rng.choice([other for other in legal if _fits(need, other, opened)] or [value])


def _fits(need: Seal | Stake, value: Plain, opened: dict[str, Plain]) -> bool:
    """What everybody has seen cannot have been otherwise."""
    told = need.split(value) if isinstance(need, Seal) else ((need.name, value),)
    return all(opened.get(name, one) == one for name, one in told)


def _has_claimed(match: Match, name: str, writer: Seat) -> bool:
    facts = (fact for event in match.log.events if event.seat == writer for fact in event.facts)
    return any(getattr(fact, "stake", None) == name for fact in facts)
