"""Where one device holds so many seats that it could stand in for another player alone, the game is strict."""

from dataclasses import replace

from samples import STAKE_GAME
from world import World

from table.text import fingerprint
from wire.link.messages import Start
from wire.room.lobby import is_agreed


def test_the_terms_are_strict_whatever_the_plan_says() -> None:
    world = World(2, "one-sided").meet().begin(STAKE_GAME, {"turn_limit": 1}, seats=3, forgiving=True)
    for room in world.rooms:
        assert room.sitting is not None and not room.sitting.terms.is_forgiving
        assert not any(peer.forgiving for peer in room.sitting.all)


def test_three_people_at_three_devices_may_go_on_without_one() -> None:
    world = World(3, "even").meet().begin(STAKE_GAME, {"turn_limit": 1})
    assert all(room.sitting is not None and room.sitting.terms.is_forgiving for room in world.rooms)


def test_a_start_that_is_signed_by_all_but_lets_one_device_stand_in_is_not_followed() -> None:
    """A changed page could make people sign it: the start itself is refused."""
    world = World(2, "changed page").meet().begin(STAKE_GAME, {"turn_limit": 1}, seats=3)
    room = world.rooms[1]
    start = room.board.start.body if room.board.start else None
    assert isinstance(start, Start)
    terms = replace(start.terms, is_forgiving=True)
    cards = []
    for device in world.devices:
        board = device.room.board
        board.pin(replace(device.room.lobby.mine, ready=fingerprint(terms)))
        card = board.agreed(device.room.me)
        assert card is not None
        cards.append(card)
    assert not is_agreed(Start(terms, tuple(cards)), room.identity, lambda agreed: True)
    strict = Start(
        start.terms, tuple(replace(one, card=replace(one.card, ready=fingerprint(start.terms))) for one in cards)
    )
    assert is_agreed(strict, room.identity, lambda agreed: True), "nothing else is wrong with it"
