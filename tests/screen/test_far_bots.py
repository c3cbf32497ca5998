"""Bots in rooms, without a browser: whoever adds one runs it, all see what it is, and nobody sees what it hides."""

import json

from devices import Device, beat, carry, meet, names
from samples import STAKE_GAME

from screen.play.page import Play
from screen.room.lobby import Lobby
from session.room.session import SessionInRoom
from table.needs import Choose, Seal, Stake


class Room:
    """Anna and Bob in one room, with all their frames carried."""

    def __init__(self) -> None:
        self.anna, self.bob = meet()
        self.ends = {one: names(one) for one in (self.anna, self.bob)}
        self.do(self.anna, "game", STAKE_GAME)

    def do(self, device: Device, verb: str, with_: str = "", value: str = "") -> None:
        device.do(verb, with_, value)
        carry(self.anna, self.bob, self.ends)

    def pass_time(self) -> None:
        for device in (self.anna, self.bob):
            if hasattr(device.browser, "worker"):
                device.browser.worker.toil()
            beat(device)
        carry(self.anna, self.bob, self.ends)

    def begin(self) -> None:
        for device in (self.anna, self.bob):
            self.do(device, "ready")
        self.do(self.bob, "start")

    def chairs(self, device: Device) -> list[tuple[str, str]]:
        lobby = device.app.page
        assert isinstance(lobby, Lobby)
        return [(chair.name, chair.bot) for chair in lobby.room.chairs]


def page(device: Device) -> Play:
    assert isinstance(device.app.page, Play)
    return device.app.page


def session(device: Device) -> SessionInRoom:
    found = page(device).session
    assert isinstance(found, SessionInRoom)
    return found


def test_anybody_adds_a_bot_chooses_its_level_and_takes_it_away_and_all_see_what_it_is() -> None:
    room = Room()
    room.do(room.anna, "bot")
    room.do(room.bob, "bot")
    room.do(room.anna, "level", "2", "chief")
    everybody = [("Anna", ""), ("Bob", ""), ("Bot Ember", "chief"), ("Bot Onyx", "officer")]
    assert room.chairs(room.anna) == room.chairs(room.bob) == everybody
    assert 'aria-label="Chief"' in room.bob.page and "with Anna" in room.bob.page
    assert 'data-with="2"' not in room.bob.page, "only whoever runs it may change it"
    room.do(room.bob, "level", "2", "recruit")
    room.do(room.anna, "stand", "2")
    assert room.chairs(room.bob) == [("Anna", ""), ("Bob", ""), ("Bot Onyx", "officer")]


def test_two_bots_named_alike_at_the_same_moment_get_names_of_their_own() -> None:
    room = Room()
    room.anna.do("bot")
    room.bob.do("bot")
    carry(room.anna, room.bob, room.ends)
    room.pass_time()
    assert room.chairs(room.anna) == room.chairs(room.bob)
    assert len({name for name, _ in room.chairs(room.anna)}) == 4


def test_a_bot_is_asked_with_its_own_pocket_alone_and_plays_through_the_room() -> None:
    room = Room()
    room.do(room.anna, "bot")
    room.do(room.bob, "more")
    assert "Not possible here" in room.bob.page, "two of three seats are Anna's: her device could open all of Bob's"
    room.begin()
    assert not session(room.bob).sitting.terms.is_forgiving
    sitting = session(room.anna).sitting
    assert sitting.seats == (0, 2) and session(room.anna).people == (0,) and not page(room.anna).handover
    for _ in range(20):
        if sitting.peers[2].chosen or len(sitting.match.log) > 3:
            break
        room.pass_time()
    letters = [json.loads(text) for text in room.anna.browser.worker.letters]
    orders = [letter for letter in letters if letter["kind"] == "decide"]
    assert {order["pocket"]["seat"] for order in orders} == {2} and {order["level"] for order in orders} == {"officer"}
    assert not hasattr(room.bob.browser, "worker"), "it thinks on one device"
    assert not any(isinstance(need, Choose | Seal | Stake) for need in sitting.asked_of(2)), "it has said what it wants"
    assert set(session(room.anna).pockets) == {0}
    room.do(room.anna, "secrets", "2")
    assert not page(room.anna).handover and not (page(room.anna).peek and page(room.anna).peek.seat == 2)  # type: ignore[union-attr]
    assert "Bot Ember" in room.bob.page and 'aria-label="Officer"' in room.bob.page
