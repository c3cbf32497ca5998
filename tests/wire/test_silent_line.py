"""A line that dies without a word: a router forgets, an address changes. The browser notices only much later."""

from world import Device, World


class DeadLines(World):
    """Frames on a dead link are lost; neither end is told."""

    dead: frozenset[str] = frozenset()

    def carry(self, device: Device, link: str, frame: bytes) -> None:
        if link not in self.dead:
            super().carry(device, link, frame)

    def kill_lines_of(self, device: Device) -> None:
        theirs = {there for _, there in device.ends.values()}
        self.dead = frozenset({*device.ends, *theirs})


def test_who_is_found_again_by_one_is_linked_with_the_others_at_once_and_not_after_a_call_in_vain() -> None:
    world = DeadLines(3, "silent")
    world.meet()
    world.run_until(lambda: is_whole(world))
    lost = world.devices[1]
    world.kill_lines_of(lost)
    world.run(5.0)
    asked = [call.device for room in world.rooms for call in room.mesh.calls.open.values()]
    assert asked, "while they do not know yet whether a third hears it, they call in vain"
    world.connect(world.devices[0], lost)
    world.run_until(lambda: is_whole(world), 3.0)


def is_whole(world: World) -> bool:
    names = [room.me for room in world.rooms]
    return all(room.mesh.reach(name) == "direct" for room in world.rooms for name in names if name != room.me)
