"""Two whom no direct link can join play over a detour through relays, which read nothing and are not asked too much."""

import pytest
from roundabout import Roundabout
from samples import CARD_GAME, STAKE_GAME
from world import World

from fair.protocol.letter import bytes64, text64
from wire.link.detour import Detour
from wire.room.detours import A_MINUTE, AFTER, AT_ONCE, LOST
from wire.room.knocks import Box
from wire.room.slips import LONGEST_PARCELS, Parcels, write_slip

RELAYS_ALLOW = 64_000  # bytes in a note, sealed once more and written as text


def reach(world: World, one: int, other: int) -> str:
    return world.rooms[one].mesh.reach(world.rooms[other].me)


def apart(*pairs: tuple[int, int], count: int = 2, seed: str = "apart", lost: int = 0) -> Roundabout:
    world = Roundabout(count, f"{seed} {count}", lost)
    world.blind |= {frozenset(pair) for pair in pairs}
    for pair in pairs:
        world.knock(*pair)
    return world


@pytest.mark.parametrize("lost", (0, 20))
def test_two_whom_no_link_can_join_play_a_whole_game_over_a_detour(lost: int) -> None:
    world = apart((0, 1), lost=lost)
    world.run(AFTER - 1.0)
    assert not world.seen, "a direct link may still come"
    world.run_until(lambda: reach(world, 0, 1) == reach(world, 1, 0) == "detour", 10.0)
    world.begin(CARD_GAME, {}).play()
    world.must_be_well()
    assert world.busiest <= A_MINUTE + AT_ONCE < 60


def test_nobody_is_asleep_because_beats_are_rare() -> None:
    world = apart((0, 1))
    world.run_until(lambda: all(len(room.people) == 2 for room in world.rooms), 10.0)
    world.run(5.0)
    before, states, bring = len(world.seen), set(), world._bring
    for half_second in range(120):
        world._bring = bring if half_second % 20 < 12 else lambda text: None  # type: ignore[method-assign]
        world.run(0.5)
        states |= {person.state for room in world.rooms for person in room.people}
    assert states == {"here"} and len(world.seen) - before < 60, "of both together, in a minute"


def test_what_goes_out_in_one_note_is_not_more_than_relays_take() -> None:
    page = Roundabout(2, "much").pages[0]
    one, other = ends()
    page.detours.prepare("other", one, True, 0.0)
    page.detours.tick(AFTER)
    (link,) = page.detours.links
    frames = [bytes([number]) * 16_000 for number in range(5)]
    for frame in frames:
        page.detours.send(link, frame)
    heard = []
    while (slip := page.detours.take(AFTER)) is not None:
        text = write_slip(slip)
        assert len(text) <= LONGEST_PARCELS and 4 * len(text) / 3 < RELAYS_ALLOW
        heard += other.open(bytes64(slip.parcels[0][1])) or []
    assert heard == frames


def ends(seed: str = "ends") -> tuple[Detour, Detour]:
    world = World(1, seed)
    one, other = Box(world.curve, world.chance), Box(world.curve, world.chance)
    here, there = one.detour(other.key), other.detour(one.key)
    assert here is not None and there is not None
    return here, there


def test_a_parcel_is_read_by_nobody_else_and_heard_once() -> None:
    here, there = ends()
    parcel = here.close([b"nobody else", b"reads this"])
    assert b"reads" not in parcel and there.channel == here.channel
    assert ends("others")[1].open(parcel) is None and here.open(parcel) is None
    assert there.open(parcel) == [b"nobody else", b"reads this"]
    assert there.open(parcel) is None, "it was sent again"
    assert there.open(parcel[:-1]) is None and there.open(b"") is None
    late = here.close([b"late"])
    for _ in range(300):
        there.open(here.close([b"later"]))
    assert there.open(late) is None


def test_noise_on_a_detour_changes_nothing() -> None:
    world = apart((0, 1))
    world.run_until(lambda: reach(world, 0, 1) == "detour", 10.0)
    me, other = (page.detours.me for page in world.pages)
    for text in ("", "AAAA", "-", text64(bytes(200))):
        world.pass_on(Parcels(other, ((me, text),)))
    world.run(60.0)
    assert reach(world, 0, 1) == "detour" and not any(room.refusal for room in world.rooms)


def test_when_a_direct_link_comes_the_detour_ends() -> None:
    world = apart((0, 1))
    world.run_until(lambda: reach(world, 0, 1) == "detour", 10.0)
    world.begin(STAKE_GAME, {"turn_limit": 2})
    world.blind.clear()
    world.run_until(lambda: reach(world, 0, 1) == reach(world, 1, 0) == "direct", 100.0)
    world.run_until(lambda: not any(page.detours.links for page in world.pages))
    world.play().must_be_well()


def test_when_the_direct_link_breaks_within_a_detour_s_life_nothing_is_lost() -> None:
    world = apart((0, 1))
    world.run_until(lambda: reach(world, 0, 1) == "detour", 10.0)
    world.blind.clear()
    world.run_until(lambda: reach(world, 0, 1) == "direct", 100.0)
    world.begin(CARD_GAME, {})
    world.blind.add(frozenset((0, 1)))
    world.cut_all(world.devices[0])
    world.knock(1, 0)
    world.play().must_be_well()


def test_a_third_who_is_linked_with_both_is_preferred() -> None:
    world = apart((0, 1), count=3)
    world.run_until(lambda: reach(world, 0, 1) == "detour", 10.0)
    for number in (0, 1):
        world.connect(world.devices[2], world.devices[number])
    world.run_until(lambda: reach(world, 0, 1) == reach(world, 1, 0) == "third")
    world.run_until(lambda: not any(page.detours.links for page in world.pages))
    world.begin(CARD_GAME, {}).play().must_be_well()


def test_who_reaches_the_others_only_by_detours_keeps_one_of_them_for_all() -> None:
    world = apart((0, 1), (0, 2), count=3)
    world.connect(world.devices[1], world.devices[2])
    world.run_until(lambda: all(len(room.people) == 3 for room in world.rooms), 30.0)
    world.run_until(lambda: len(world.pages[0].detours.links) == 1, 30.0)
    world.begin(CARD_GAME, {}).play().must_be_well()
    assert len(world.pages[0].detours.links) == 1


def test_a_detour_on_which_nothing_is_heard_is_given_up() -> None:
    world = apart((0, 1))
    world.run_until(lambda: reach(world, 0, 1) == "detour", 10.0)
    world.lost = 100
    world.run(LOST + 5.0)
    assert not any(page.detours.is_waiting for page in world.pages)
    assert reach(world, 0, 1) == "none" and not world.rooms[0].mesh.links


def test_somebody_with_the_code_who_puts_own_keys_in_between_is_refused_and_shown() -> None:
    world = Roundabout(2, "between")
    names = (f"detour {number}" for number in range(9))
    for page, (here, between) in zip(world.pages, (ends("one side"), ends("other side")), strict=True):
        link = next(names)
        page.device.room.link_up(link, here.channel, True)
        assert here.channel == between.channel
    frames = [device.room.take_out() for device in world.devices]
    for _ in range(10):
        for hearer, link, outs in ((1, "detour 1", frames[0]), (0, "detour 0", frames[1])):
            for out in outs:
                if hasattr(out, "frame"):
                    world.rooms[hearer].hear(link, out.frame)
        frames = [device.room.take_out() for device in world.devices]
    refusals = [room.refusal for room in world.rooms]
    assert all(refusal and refusal.reason == "room.between" for refusal in refusals)
    assert not any(room.mesh.neighbours for room in world.rooms)
