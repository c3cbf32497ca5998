"""Pages that die at the worst moment: before the game, at its start, with a word on their lips."""

import pytest
from samples import CARD_GAME, STAKE_GAME
from test_absence import play_for, sitting
from world import Device, World

from table.illegal import Illegal
from wire.link.messages import Card, Remark, Start
from wire.room.journal import Entries, Journal
from wire.room.notes import Board


def ready_all(world: World) -> None:
    for device in world.devices:
        device.room.set_ready(True)
        world.flush(device)


def seat_all(world: World, game: str) -> None:
    for number, device in enumerate(world.devices):
        device.room.take_seat(number)
        world.flush(device)
    world.rooms[0].choose(game, {})
    world.flush(world.devices[0])
    world.run_until(lambda: len({room.lobby.terms for room in world.rooms}) == 1 and not world.rooms[0].why_not)


@pytest.mark.parametrize(("is_heard", "is_kept"), [(True, True), (False, False)])
def test_a_page_that_dies_with_a_word_on_its_lips_never_says_another(is_heard: bool, is_kept: bool) -> None:
    """Nothing was kept but the last save, after the start or long before, and what was written down since."""
    world = World(3, "lips").meet().begin(CARD_GAME, {})
    for device in world.devices if is_kept else ():
        world.keep(device)
    play_for(world, 5)
    world.run_until(lambda: any(not sitting(device).peer.is_waiting for device in world.devices))
    mover = next(device for device in world.devices if not sitting(device).peer.is_waiting)
    if not is_heard:
        world.faints = lambda device: device is mover
    assert world._decide(mover)
    said = (
        sitting(mover).peer.transcript.now.get(mover.number) or sitting(mover).peer.transcript.steps[-1][mover.number]
    )
    if is_heard:
        world.crash(mover)
    world.faints = lambda device: False
    world.run(1.0)
    world.switch_on(mover)
    world.keep(mover)
    world.connect(mover, world.devices[(mover.number + 1) % 3])
    step = said.letter.step
    world.run_until(lambda: all(sitting(device).peer.transcript.step > step for device in world.devices))
    assert all(sitting(device).peer.transcript.steps[step][mover.number].text == said.text for device in world.devices)


def test_a_seat_taken_in_the_last_moment_is_still_ours_after_a_reload() -> None:
    world = World(2, "seat").meet()
    seat_all(world, STAKE_GAME)
    ready_all(world)
    world.crash(world.devices[0])  # it was never kept since it came in
    world.switch_on(world.devices[0])
    world.connect(*world.devices)
    world.run_until(lambda: all(room.can_start for room in world.rooms))
    world.start()
    assert [room.sitting.seats for room in world.rooms if room.sitting] == [(0,), (1,)]


def test_whoever_opened_the_room_is_lost_as_the_game_begins_and_the_others_begin_another() -> None:
    world = World(3, "creator").meet()
    seat_all(world, STAKE_GAME)
    ready_all(world)
    world.run_until(lambda: world.rooms[1].can_start)
    world.rooms[1].start()
    world.crash(world.devices[0])
    world.flush(world.devices[1])
    left = world.devices[1:]
    world.run(5.0)
    with pytest.raises(Illegal):
        left[0].room.again()  # it may still come
    world.run_until(lambda: all(device.room.is_stuck for device in left))
    for device in left:
        device.room.again()
        world.flush(device)
    world.start()
    world.run_until(lambda: all(sitting(device).is_dealt for device in left))
    assert [sitting(device).seats for device in left] == [(0,), (1,)]


def test_who_comes_back_and_finds_the_other_in_the_lobby_goes_there_too() -> None:
    world = World(2, "waited").meet().begin(STAKE_GAME, {"turn_limit": 4})
    play_for(world, 3)
    one, other = world.devices
    world.switch_off(other)
    world.run_until(lambda: (world._decide(one) and False) or one.room.is_stuck)
    one.room.again()
    world.switch_on(other)
    world.connect(one, other)
    world.run_until(lambda: (world._decide(other) and False) or other.room.is_stuck)
    other.room.again()
    world.flush(other)
    world.start()
    world.play().must_be_well()


def test_two_who_begin_at_once_with_different_words_begin_neither() -> None:
    world = World(3, "two starts").meet()
    seat_all(world, CARD_GAME)
    ready_all(world)
    world.run_until(lambda: all(room.can_start for room in world.rooms))
    first, arrive = world.rooms[0], world.arrive
    first.start()
    held = first.board.start
    assert held is not None
    first.take_out()  # nobody hears of it yet

    def deaf(sender: Device, link: str, frame: bytes) -> None:
        if 0 not in (sender.number, sender.ends.get(link, (sender, ""))[0].number):
            arrive(sender, link, frame)

    world.arrive = deaf  # type: ignore[method-assign]
    world.rooms[1].choose(CARD_GAME, {"top_secret": True})
    world.flush(world.devices[1])
    world.run(2.0)
    world.arrive = arrive  # type: ignore[method-assign]
    for device in world.devices[1:]:
        device.room.set_ready(True)
        world.flush(device)
    assert isinstance(held.body, Start) and first.sitting is not None
    world.run_until(lambda: all(room.sitting is None or room.sitting.is_dealt for room in world.rooms))
    world.start()
    world.run_until(lambda: all(sitting(device).is_dealt for device in world.devices))
    assert len({sitting(device).courier.game for device in world.devices}) == 1


def test_of_two_cards_with_one_number_all_boards_keep_the_same() -> None:
    world = World(3, "cards")
    boards = [Board(room.identity) for room in world.rooms]
    notes = [Board(world.rooms[0].identity).pin(Card(0, name, (), "", False)) for name in ("Ann", "Bea")]
    notes += [Board(world.rooms[0].identity).pin(Remark("said", "Ann", text, None)) for text in ("one", "two")]
    for number, board in enumerate(boards):
        for note in 2 * notes[:: -1 if number else 1]:  # what comes before its card comes again
            board.take(note)
    assert len({board.print for board in boards}) == 1


def test_what_was_written_down_by_another_or_is_damaged_is_left_out() -> None:
    journal = Journal("a" * 64)
    journal.letter("hello")
    journal.letter("hello")
    assert Entries(journal.take(), "a" * 64).letters == [b"hello"] and not journal.take()
    assert not Entries(journal.text, "b" * 64).rows
    for wrong in ("", "a" * 64, "a" * 64 + '\n["note", {}]\n[[[\n{}\n7\n["key", "", "?", ""]'):
        assert not Entries(wrong, "a" * 64).rows
    end = journal.end
    journal.letter("after")
    journal.forget(end)
    journal.forget(end)
    assert Entries(journal.text, "a" * 64).letters == [b"after"]
