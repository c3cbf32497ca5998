"""A talk in a room with a running clock: every device tells the same time, whatever page it shows."""

from devices import Device, beat, carry, meet, names

from screen.home.home import Home
from session.clock import running_in
from session.room.gathering import Gathering
from session.room.session import SessionInRoom
from table.events import Move


class Talk:
    """Anna with a bot, and Bob, in the middle of a talk with a running clock."""

    def __init__(self) -> None:
        self.anna, self.bob = meet()
        self.ends = {one: names(one) for one in (self.anna, self.bob)}
        self.do(self.anna, "game", "spyfall")
        self.do(self.anna, "bot")
        for device in (self.anna, self.bob):
            self.do(device, "ready")
        self.do(self.bob, "start")
        for _ in range(40):
            if running_in(session(self.anna).needs):
                return
            self.pass_time(0.5)
            for device in (self.anna, self.bob):
                self.do(device, "hide")
                self.do(device, "pick", "ready")
        raise AssertionError("the clock never starts")

    def do(self, device: Device, verb: str, with_: str = "") -> None:
        device.do(verb, with_)
        carry(self.anna, self.bob, self.ends)

    def pass_time(self, seconds: float) -> None:
        for device in (self.anna, self.bob):
            device.browser.milliseconds += int(1000 * seconds) - 500
            beat(device)
        carry(self.anna, self.bob, self.ends)


def session(device: Device) -> SessionInRoom:
    gathering = device.app.gathering
    assert isinstance(gathering, Gathering) and gathering.game is not None
    return gathering.game


def clock_of(device: Device) -> int:
    need = running_in(session(device).needs)
    assert need is not None
    return session(device).clock.reading(need)


def test_a_device_that_shows_another_page_tells_the_same_time() -> None:
    talk = Talk()
    full = clock_of(talk.anna)
    talk.do(talk.anna, "home")
    assert isinstance(talk.anna.app.page, Home)
    talk.pass_time(100)
    assert clock_of(talk.anna) == clock_of(talk.bob) == full - 100
    talk.do(talk.anna, "far", "return")
    assert clock_of(talk.anna) == full - 100


def test_a_clock_that_is_stopped_shows_the_same_to_all_with_one_device_at_home() -> None:
    talk = Talk()
    full = clock_of(talk.anna)
    talk.do(talk.anna, "home")
    talk.pass_time(100)
    bob = session(talk.bob)
    seat = bob.people[0]
    bob.offer(seat, next(move for move in bob.moves(seat) if move == Move(("accuse", 0))))
    carry(talk.anna, talk.bob, talk.ends)
    stopped = [event.value for event in session(talk.anna).log.events if event.kind == "clock"]
    assert stopped == [full - 100]
    assert session(talk.anna).log.head == bob.log.head


def test_the_bots_of_a_device_read_the_clock_of_its_session_on_every_page() -> None:
    talk = Talk()
    full = clock_of(talk.anna)
    talk.do(talk.anna, "home")
    talk.pass_time(30)
    assert session(talk.anna).bots.seconds_left == full - 30


def test_time_runs_out_for_all_though_one_device_shows_another_page() -> None:
    talk = Talk()
    talk.do(talk.anna, "home")
    left = clock_of(talk.bob)
    for _ in range(4):
        talk.pass_time(left / 2)
    assert any(event.kind == "clock" and event.value is None for event in session(talk.bob).log.events)
    assert isinstance(talk.anna.app.page, Home)
