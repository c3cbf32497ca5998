"""A seal in parts: chosen at once, opened one by one, and nothing about the rest is told."""

from dataclasses import dataclass, replace

import pytest

from table import catalog, save, seals
from table.answers import answered
from table.dealers import Local
from table.events import Event, Move
from table.game import Game
from table.illegal import Cheat, Damaged, Illegal
from table.match import Match, start_event
from table.needs import Need, Open, Seal
from table.pocket import Pocket

PARTS = ("left", "right")


@dataclass(frozen=True)
class Table:
    sealed: tuple[int, ...] = ()
    opened: tuple[tuple[str, str], ...] = ()


def waiting(table: Table) -> tuple[Need, ...]:
    unsealed = tuple(seat for seat in (0, 1) if seat not in table.sealed)
    if unsealed:
        return (Seal(unsealed, "hands", parts=PARTS),)
    return (Open((0,), "hands.right"),) if not table.opened else ()


def play(table: Table, event: Event) -> Table:
    need = answered(waiting(table), event)
    if isinstance(need, Seal):
        return replace(table, sealed=(*table.sealed, event.seat))
    return replace(table, opened=(*table.opened, (event.name, str(event.value))))


COINS = Game(
    "coins", 1, range(2, 3), (), Table, lambda seats, options: Table(), waiting, play,
    lambda view, need: (Move(("coin", "nothing")), Move(("nothing", "coin"))),
    lambda table, pocket: table, lambda table: None,
)  # fmt: skip


def sealed_by_both() -> Match:
    match = Match(COINS, Local("seed"), start_event(COINS, ("Ann", "Bob"), {}))
    match.offer(0, Move(("nothing", "coin")))
    match.offer(1, Move(("coin", "nothing")))
    return match


def test_a_need_without_parts_is_sealed_under_its_own_name() -> None:
    assert Seal((0,), "vote").names == ("vote",) and Seal((0,), "vote").split(True) == (("vote", True),)
    need = Seal((0,), "hands", parts=PARTS)
    assert need.names == ("hands.left", "hands.right")
    assert need.split(("coin", "nothing")) == (("hands.left", "coin"), ("hands.right", "nothing"))


def test_one_choice_is_one_event_with_one_hash_for_each_part() -> None:
    match = sealed_by_both()
    event = match.log.events[1]
    assert event.kind == "seal" and event.value is None
    assert set(seals.named_seals(event)) == {"hands.left", "hands.right"}
    assert [one.name for one in match.pockets[0].sealed] == ["hands.left", "hands.right"]
    hashes = [one for e in match.log.events[1:] for one in seals.named_seals(e).values()]
    assert len(set(hashes)) == 4, "the same thing in another hand, or with another seat, has another hash"


def test_a_part_is_opened_alone_and_the_other_stays_closed() -> None:
    match = sealed_by_both()
    event = match.step()
    assert event is not None and (event.name, event.value) == ("hands.right", "coin")
    left = match.pockets[0].seal("hands.left")
    assert left is not None and left.nonce not in str(match.log.events)


def test_another_value_another_part_or_another_key_is_a_cheats() -> None:
    match = sealed_by_both()
    right, left = (match.pockets[0].seal(f"hands.{part}") for part in ("right", "left"))
    assert right is not None and left is not None
    for value, proof in (("nothing", right.nonce), ("nothing", left.nonce), ("coin", left.nonce), ("coin", None)):
        with pytest.raises(Cheat):
            match.receive(Event("open", "hands.right", 0, value, proof=proof))
    match.receive(Event("open", "hands.right", 0, "coin", proof=right.nonce))


@pytest.mark.parametrize(
    "proof", ["00", (), (("hands.left", "00"),), ("hands.right",), (("hands.right",),), ((1, 2), 3)]
)
def test_whoever_seals_in_the_wrong_shape_can_never_open(proof: object) -> None:
    match = Match(COINS, Local("seed"), start_event(COINS, ("Ann", "Bob"), {}))
    match.receive(Event("seal", "hands", 0, proof=proof))  # type: ignore[arg-type]
    match.offer(1, Move(("coin", "nothing")))
    with pytest.raises(Cheat):
        match.receive(Event("open", "hands.right", 0, "coin", proof="00"))


def test_only_a_whole_row_that_is_offered_can_be_sealed() -> None:
    match = Match(COINS, Local("seed"), start_event(COINS, ("Ann", "Bob"), {}))
    for wrong in (("coin", "coin"), ("coin",), "coin", (), None):
        with pytest.raises(Illegal):
            match.offer(0, Move(wrong))


def test_a_saved_game_keeps_every_part_and_refuses_a_pocket_that_could_not_open_one(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(catalog, "load", lambda name: COINS)
    match, about = sealed_by_both(), save.About("1", "t", "w")
    again, _ = save.load(save.dump(match, about))
    assert again.pockets == match.pockets and again.step() == match.step()
    match = sealed_by_both()
    match.pockets[0] = Pocket(0, sealed=match.pockets[0].sealed[:1])
    with pytest.raises(Damaged):
        save.load(save.dump(match, about))
