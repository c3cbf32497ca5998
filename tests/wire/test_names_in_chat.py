"""Somebody writes in the chat under the name of somebody else: what is shown is a name that the device holds."""

from samples import STAKE_GAME
from world import World

from wire.link.messages import Remark


def shown(world: World, at: int, name: str) -> str:
    """Device `at` says something under this name; the name that another device shows."""
    world.devices[at].room.board.pin(Remark("said", name, "hello", None))
    world.devices[at].room._settle()
    world.flush(world.devices[at])
    world.run(1.5)
    return world.rooms[0].chat[-1].name


def test_a_remark_under_another_name_is_shown_under_the_name_on_the_card() -> None:
    world = World(3, "names").meet()
    assert shown(world, 1, "Ann") == "Bob", "Ann is somebody else"
    assert shown(world, 1, "Zoe") == "Bob", "nobody has that name"
    assert shown(world, 1, "Bob") == "Bob"


def test_a_second_person_at_one_device_speaks_under_their_own_name() -> None:
    world = World(2, "two at one").meet().begin(STAKE_GAME, {"turn_limit": 1}, seats=4)
    assert shown(world, 1, "Dot") == "Dot", "Dot sits at that device"
    assert shown(world, 1, "Cem") == "Bob", "Cem sits at the other one"
    world.rooms[1].watch()
    assert shown(world, 1, "Dot") == "Dot", "the seat at the running game stays"
