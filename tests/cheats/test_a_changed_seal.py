"""Somebody changes a dossier, or a sealed answer, after having sealed it."""

from dataclasses import replace

import pytest
from honest import elsewhere, until, whole

from table.audit import audit
from table.illegal import Cheat
from table.match import Match
from table.pocket import Sealed


def at_opening(name: str) -> Match:
    """The game just before the first opening under this name."""
    match = whole()
    number = next(n for n, event in enumerate(match.log.events) if event.kind == "open" and event.name == name)
    early = Match(match.game, match.dealer, match.log.events[0])
    early.pockets = {seat: replace(pocket, cards=(), notes=()) for seat, pocket in match.pockets.items()}
    for event in match.log.events[1:number]:
        early.receive(event)
    return early


def test_a_dossier_that_was_written_again_does_not_open() -> None:
    match = at_opening("dossier")
    seat = match.needs[0].seats[0]
    mine = match.pockets[seat].seal("dossier")
    assert mine is not None and isinstance(mine.value, tuple)
    for value in (mine.value[::-1], None, mine.value[:-1], tuple(str(name) for name in mine.value)):
        changed = Sealed("dossier", value, mine.nonce)
        match.pockets[seat] = replace(match.pockets[seat], sealed=(changed,))
        with pytest.raises(Cheat, match=rf"cheat\.opening\(seat={seat}\)"):
            match.step()


def test_an_answer_that_was_turned_round_does_not_open() -> None:
    match = until("ask")
    name = match.needs[0].name
    for seat in match.needs[0].seats:
        match.offer(seat, match.moves(seat)[-1])
    seat = match.needs[0].seats[0]
    event = match.dealer.answer(match.needs[0], match.log, match.pockets)
    assert event is not None and event.kind == "open"
    with pytest.raises(Cheat, match=r"cheat\.opening"):
        elsewhere(match).receive(replace(event, value=not event.value))
    match.receive(event)
    assert match.log.find("open", name, seat) == event


def test_the_seal_of_somebody_else_opens_nothing() -> None:
    match = at_opening("dossier")
    one, two = match.needs[0].seats[:2]
    theirs = match.pockets[two].seal("dossier")
    assert theirs is not None
    match.pockets[one] = replace(match.pockets[one], sealed=(theirs,))
    with pytest.raises(Cheat, match=rf"seat={one}"):
        match.step()


def test_a_seal_swapped_in_the_log_is_found_by_the_audit_at_its_opening() -> None:
    match = whole()
    events = list(match.log.events)
    sealed = next(n for n, event in enumerate(events) if event.kind == "seal" and event.name == "dossier")
    opened = next(
        n
        for n, event in enumerate(events)
        if event.kind == "open" and event.name == "dossier" and event.seat == events[sealed].seat
    )
    events[sealed] = replace(events[sealed], proof="0" * 64)
    found = [f for f in audit(match.game, tuple(events), match.dealer.seed) if not f.ok]  # type: ignore[attr-defined]
    assert [(f.what, f.seat, f.wrong_at) for f in found] == [("audit.opening", events[opened].seat, opened)]
