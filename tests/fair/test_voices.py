"""One person with three bots, at one device, has one voice in what the clock says; two others have one each."""

import pytest
from mesh import CURVE, Mesh, toy_verify
from samples import TALK_GAME

from fair.game import record
from fair.game.audit import audit
from fair.group.refused import Malformed
from fair.protocol.voices import Voices, read_voices, voices_of
from table import catalog
from table.needs import Clock
from table.text import Plain

VOICES = Voices((0, 0, 0, 0, 4, 5))
DEVICES = ((0, 1, 2, 3), (4,), (5,))


def talking(seed: str) -> Mesh:
    """A game whose clock runs, while anybody may speak and nobody has."""
    mesh = Mesh(catalog.load(TALK_GAME), 6, {"rounds": 1}, seed, voices=VOICES).begin()
    while not any(isinstance(need, Clock) for need in mesh.peers[0].match.needs):
        assert mesh.decide()
        mesh.carry_all()
    return mesh


def run_out(mesh: Mesh, *devices: int) -> bool:
    """The clocks of these devices run out. Is the time over for all?"""
    for device in devices:
        for seat in DEVICES[device]:
            mesh.peers[seat].time_is_up()
    mesh.carry_all()
    assert not [peer.verdict for peer in mesh.peers if peer.verdict]
    ends = {peer.match.log.events[-1].kind == "clock" for peer in mesh.peers}
    assert len(ends) == 1
    return ends.pop()


@pytest.mark.parametrize("device", range(3))
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_no_device_ends_the_time_alone_however_many_seats_it_has(device: int, seed: str) -> None:
    assert not run_out(talking(seed), device)


@pytest.mark.parametrize("devices", [(0, 1), (0, 2), (1, 2)])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_two_of_three_devices_end_the_time_also_against_the_one_with_most_seats(
    devices: tuple[int, int], seed: str
) -> None:
    assert run_out(talking(seed), *devices)


def test_only_the_first_seat_of_a_device_says_that_its_time_is_up() -> None:
    mesh = talking("one")
    run_out(mesh, 0)
    said = [seat for seat, signed in mesh.peers[5].transcript.now.items() if signed.letter.body == ("out",)]
    assert set(said) <= {0}


def test_a_stopped_clock_shows_the_middle_of_the_devices_not_of_the_seats() -> None:
    shows = {0: 10, 1: 10, 2: 10, 3: 10, 4: 200, 5: 300}
    for number in range(20):
        mesh = Mesh(
            catalog.load(TALK_GAME), 6, {"rounds": 1}, f"stop {number}", voices=VOICES, left=lambda seat, _: shows[seat]
        ).begin()
        mesh.play()
        stopped = [event.value for event in mesh.peers[0].match.log.events if event.kind == "clock" and event.value]
        if stopped:
            assert stopped[0] == 200
            assert not audit(record.record(mesh.peers[0]), CURVE, toy_verify).wrong
            return
    raise AssertionError("no clock was ever stopped")


def test_the_audit_counts_the_devices_from_the_transcript_alone() -> None:
    mesh = talking("audit")
    assert run_out(mesh, 1, 2), "two seats of six"
    mesh.play()
    bodies = [signed.letter.body for step in mesh.peers[0].transcript.steps for signed in step.values()]
    ends = [body for body in bodies if isinstance(body, tuple) and body[:1] == ("devices",)]
    assert ends and all(body[2] == VOICES.firsts for body in ends)
    report = audit(record.load(record.dump(record.record(mesh.peers[0]))), CURVE, toy_verify)
    assert report.is_whole and not report.wrong and report.match.log.head == mesh.peers[0].match.log.head


def test_voices_follow_from_the_device_of_each_seat() -> None:
    assert voices_of(["a", "b", "a", "c", "b"]) == Voices((0, 1, 0, 3, 1))


@pytest.mark.parametrize(
    "wrong", [None, (0, 0), (0, 1, 3), (1, 1, 2), (0, 0, 1), (0, True, 2), ("0", 1, 2), (0, -1, 2)]
)
def test_what_names_no_first_seats_is_refused(wrong: Plain) -> None:
    with pytest.raises(Malformed):
        read_voices(wrong, 3)
