"""Finding each other again by the code of the room: who knocks, who opens, and when nobody need do so any more."""

import json
from types import SimpleNamespace

from fake_browser import FakeBeacon, FakeBrowser

from session.room.relays import APART, Relays
from wire.room.people import Person

ME, FRIEND, ELSEWHERE = "aa", "bb", "cc"


def person(device: str, state: str) -> Person:
    return Person(device, device, (0,), state, "link", "1", True, False)


class Doorway:
    """All that the relays need of a room, in a game of three; links are named and never made."""

    def __init__(self, me: str = ME, **states: str) -> None:
        self.browser = FakeBrowser()
        self.asked: list[tuple[str, str]] = []
        self.count = 0
        self.invitation = SimpleNamespace(relays=("wss://one.example",))
        self.is_over, self.is_alone, self.knocks = False, False, True
        device = SimpleNamespace(browser=self.browser)
        lines = SimpleNamespace(
            links=self,
            new_name=self.new_name,
            call=lambda link: self.asked.append(("call", link)),
            answer=lambda link, text: self.asked.append(("answer", link)),
            drop=lambda link: self.asked.append(("drop", link)),
        )
        self.room = SimpleNamespace(me=me, is_open=False, sitting=SimpleNamespace(state="waiting"))
        self.states(**states)
        self.relays = Relays(device, self.room, lines, self)  # type: ignore[arg-type]
        self.beacon = FakeBeacon("CODE", (), lambda *_: None)
        self.relays.beacon, self.relays.in_reach = self.beacon, 1

    def states(self, **states: str) -> None:
        self.room.people = [person(device, states.get(device, "here")) for device in (ME, FRIEND, ELSEWHERE)]

    def new_name(self) -> str:
        self.count += 1
        return f"link {self.count}"

    def carry(self) -> None: ...

    def stir(self) -> None: ...

    def wait(self, seconds: float) -> None:
        self.browser.milliseconds += int(seconds * 1000)
        self.relays.tend()

    @property
    def knocks_said(self) -> list[dict[str, str]]:
        return [note for note in map(json.loads, self.beacon.notes) if note["kind"] == "knock"]


def test_of_those_who_are_together_and_miss_somebody_the_first_knocks_for_all() -> None:
    first, second = Doorway(ME, cc="away"), Doorway(FRIEND, cc="away")
    for door in (first, second):
        door.wait(1.0)
        assert not door.asked, "the missing one may just be on the way back"
        door.wait(APART)
    assert first.asked == [("call", "link 1")] and not second.asked
    first.relays.described("link 1", "reach me here")
    assert [(note["text"], note["who"]) for note in first.knocks_said] == [("reach me here", ME)]
    first.wait(3.0)
    assert len(first.knocks_said) == 1, "not as often as one who stands outside"
    first.wait(APART)
    assert len(first.knocks_said) == 2


def test_whoever_is_with_the_one_who_knocks_does_not_open_and_whoever_misses_that_one_does() -> None:
    note = json.dumps({"kind": "knock", "from": "lantern", "to": "", "text": "reach me here", "who": ME})
    together, apart = Doorway(FRIEND, cc="away"), Doorway(ELSEWHERE, aa="away", bb="away")
    for door in (together, apart):
        door.relays._hear("note", note)
    assert not together.asked and apart.asked == [("answer", "link 1")]


def test_nobody_waits_at_a_door_when_all_are_together_again() -> None:
    door = Doorway(ME, cc="away")
    door.wait(APART)
    door.relays.described("link 1", "reach me here")
    door.states()
    door.wait(0.5)
    assert door.asked[-1] == ("drop", "link 1") and not door.relays.knock
    door.wait(APART)
    assert len(door.knocks_said) == 1 and len(door.asked) == 2


def test_a_note_that_says_too_little_is_not_heard() -> None:
    door = Doorway(ELSEWHERE, aa="away", bb="away")
    for text in ("", "[]", "{}", json.dumps({"kind": "knock", "from": "x", "to": "", "text": "y"})):
        door.relays._hear("note", text)
    assert not door.asked
