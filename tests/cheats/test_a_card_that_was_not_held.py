"""Somebody plays a Top Secret card they do not hold: refused by their own device, and by every other."""

from dataclasses import replace

import pytest
from honest import elsewhere, until

from soak.chaos import state
from table.events import Event, Move, Shown
from table.illegal import Cheat, Illegal


def test_a_card_out_of_another_hand() -> None:
    match = until("round")
    seat = match.table.speaker
    before = state(match)
    for other in {0, 1, 2, 3} - {seat}:
        for card in match.pockets[other].cards[1:]:
            with pytest.raises(Cheat, match=rf"cheat\.card\(seat={seat}\)"):
                match.offer(seat, Move((card.face,), (Shown(card.deck, card.place, card.face),)))
    assert state(match) == before


def test_an_own_card_under_another_face() -> None:
    match = until("round")
    seat = match.table.speaker
    held, kind = match.view(seat).hand[0]
    face = "to_safe" if kind != "to_safe" else "swap"
    fact = Shown(held.deck, held.place, face)
    with pytest.raises(Cheat, match=r"cheat\.card"):
        match.offer(seat, Move((face,), (fact,)))
    lie = Event(
        "choose",
        match.needs[0].name,
        seat,
        (face, ("perry", 1)),
        (fact,),
        (match.pockets[seat].cards[1].nonce,),
    )
    with pytest.raises(Cheat, match=rf"cheat\.opening\(seat={seat}\)"):
        elsewhere(match).receive(lie)


def test_a_card_with_the_right_face_and_no_proof() -> None:
    match = until("round")
    seat = match.table.speaker
    move = next(move for move in match.moves(seat) if move.facts)
    event = Event("choose", match.needs[0].name, seat, move.value, move.facts)
    for proof in (None, (), ("00" * 32,), (None,), ("x", "y")):
        with pytest.raises(Cheat):
            elsewhere(match).receive(replace(event, proof=proof))


def test_a_card_from_the_pile_is_refused_even_with_its_true_proof() -> None:
    """Whoever could look into the pile still cannot play from it.

    The table knows which places are in which hand.
    """
    match = until("round")
    seat, deck = match.table.speaker, match.table.deck
    place = match.table.drawn
    face = match.dealer.deck(match.log, deck)[place]  # type: ignore[attr-defined]
    nonce = match.dealer._card_nonce(deck, place)  # type: ignore[attr-defined]
    event = Event("choose", match.needs[0].name, seat, (face, ("perry", 11)), (Shown(deck, place, face),), (nonce,))
    with pytest.raises(Illegal, match=r"cia\.illegal\.not_held"):
        elsewhere(match).receive(event)


def test_a_card_played_twice() -> None:
    match = until("round")
    seat = match.table.speaker
    move = next(move for move in match.moves(seat) if move.facts)
    event = match.offer(seat, move)
    match.settle()
    again = replace(event, name=match.needs[0].name, seat=match.needs[0].seats[0])
    with pytest.raises(Illegal):
        match.receive(again)
