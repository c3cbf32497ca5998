"""Somebody makes the die fall as they like. The rules cannot tell; the audit can."""

from dataclasses import replace

from honest import SEED, whole

from table.audit import audit


def test_every_steered_throw_is_found_at_its_place() -> None:
    match = whole()
    events = match.log.events
    throws = [n for n, event in enumerate(events) if event.name.startswith("die.")]
    assert len(throws) > 10
    faces = {events[number].value[0] for number in throws}
    for number in throws[::6]:
        other = next(face for face in sorted(faces) if (face,) != events[number].value)
        bent = (*events[:number], replace(events[number], value=(other,)), *events[number + 1 :])
        found = [f for f in audit(match.game, bent, SEED) if not f.ok]
        assert [(f.what, f.wrong_at) for f in found] == [("audit.opening", number)]


def test_the_whole_game_thrown_with_another_seed_is_found_at_the_first_throw() -> None:
    match = whole()
    found = [f for f in audit(match.game, match.log.events, "another seed") if not f.ok]
    first = next(n for n, event in enumerate(match.log.events) if event.kind in ("roll", "shuffle"))
    assert [f.wrong_at for f in found] == [first]


def test_the_throws_of_an_honest_game_are_in_order() -> None:
    assert all(f.ok for f in audit(whole().game, whole().log.events, SEED))
