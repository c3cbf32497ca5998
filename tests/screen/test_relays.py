"""Finding each other again by the code of the room: who knocks, who opens, and when nobody need do so any more."""

from random import Random
from types import SimpleNamespace

from fake_browser import FakeBeacon, FakeBrowser
from toy import CURVE
from world import ToySigning

from session.room.relays import APART, Relays
from wire.link.identity import Identity
from wire.room.knocks import Outside
from wire.room.people import Person
from wire.room.slips import Asked, Knock, Slip, read_slip, write_slip

SIGNING, CHANCE = ToySigning(), Random("relays").randbytes
THREE = sorted((Identity("CODE", b"", CHANCE(32), "1", SIGNING) for _ in range(3)), key=lambda one: one.device)
ME, FRIEND, ELSEWHERE = (one.device for one in THREE)


def person(device: str, state: str) -> Person:
    return Person(device, device, (0,), state, "link", "1", True, False)


class Doorway:
    """All that the relays need of a room, in a game of three; links are named and never made."""

    def __init__(self, at: str = ME, **away: str) -> None:
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
            finish=lambda link, text: self.asked.append(("finish", text)),
            drop=lambda link: self.asked.append(("drop", link)),
        )
        self.room = SimpleNamespace(
            me=at, is_open=False, sitting=SimpleNamespace(state="waiting"), curve=CURVE,
            identity=next(one for one in THREE if one.device == at), mesh=SimpleNamespace(chance=CHANCE),
            board=SimpleNamespace(cards=(ME, FRIEND, ELSEWHERE)),
        )  # fmt: skip
        self.browser.seed = lambda: CHANCE(32).hex()  # type: ignore[method-assign]
        self.states(**away)
        self.relays = Relays(device, self.room, lines, self)  # type: ignore[arg-type]
        self.beacon = FakeBeacon("CODE", (), lambda *_: None)
        self.relays.beacon, self.relays.in_reach = self.beacon, 1

    def states(self, **states: str) -> None:
        """`me`, `friend`, `elsewhere`: in which state, if not here."""
        named = zip(("me", "friend", "elsewhere"), (ME, FRIEND, ELSEWHERE), strict=True)
        self.room.people = [person(device, states.get(name, "here")) for name, device in named]

    def new_name(self) -> str:
        self.count += 1
        return f"link {self.count}"

    def carry(self) -> None: ...

    def stir(self) -> None: ...

    def wait(self, seconds: float) -> None:
        self.browser.milliseconds += int(seconds * 1000)
        self.relays.tend()

    @property
    def said(self) -> list[Slip]:
        return [slip for text in self.beacon.notes if (slip := read_slip(text)) is not None]

    @property
    def knocks_said(self) -> list[Knock]:
        return [slip for slip in self.said if isinstance(slip, Knock)]

    def hear(self, slip: Slip) -> None:
        self.relays._hear("note", write_slip(slip))


def test_of_those_who_are_together_and_miss_somebody_the_first_knocks_for_all() -> None:
    first, second = Doorway(ME, elsewhere="away"), Doorway(FRIEND, elsewhere="away")
    for door in (first, second):
        door.wait(1.0)
        assert not door.asked, "the missing one may just be on the way back"
        door.wait(APART)
    assert first.asked == [("call", "link 1")] and not second.asked
    first.relays.described("link 1", "reach me here")
    assert [(knock.device, knock.is_alone) for knock in first.knocks_said] == [(ME, False)]
    assert "reach me here" not in "".join(first.beacon.notes), "not before somebody has asked"
    first.wait(3.0)
    assert len(first.knocks_said) == 1, "not as often as one who stands outside"
    first.wait(APART)
    assert len(first.knocks_said) == 2


def test_whoever_is_with_the_one_who_knocks_does_not_open_and_whoever_misses_that_one_does() -> None:
    knock = Outside(THREE[0], CURVE, CHANCE, "a page").knock(is_alone=False)
    together, apart = Doorway(FRIEND, elsewhere="away"), Doorway(ELSEWHERE, me="away", friend="away")
    for door in (together, apart):
        door.hear(knock)
    assert not together.said and [type(slip) for slip in apart.said] == [Asked]


def test_one_who_knocks_is_asked_and_tells_and_is_answered_and_the_two_are_linked() -> None:
    outside, inside = Doorway(ME, friend="away", elsewhere="away"), Doorway(ELSEWHERE, me="away", friend="away")
    outside.is_alone = True
    outside.wait(1.0)
    outside.relays.described("link 1", "reach me here")
    inside.hear(outside.said[-1])
    assert not inside.asked, "a knock alone opens nothing"
    outside.hear(inside.said[-1])
    inside.hear(outside.said[-1])
    assert inside.asked == [("answer", "link 1")]
    inside.relays.described("link 1", "and me here")
    outside.hear(inside.said[-1])
    assert outside.asked[-1] == ("finish", "and me here")
    assert "me here" not in "".join(outside.beacon.notes + inside.beacon.notes)
    for slip in [*outside.said, *inside.said]:
        inside.hear(slip)
    assert len(inside.asked) == 1, "what is sent again opens nothing"


def test_nobody_waits_at_a_door_when_all_are_together_again() -> None:
    door = Doorway(ME, elsewhere="away")
    door.wait(APART)
    door.relays.described("link 1", "reach me here")
    door.states()
    door.wait(0.5)
    assert door.asked[-1] == ("drop", "link 1") and not door.relays.knock
    door.wait(APART)
    assert len(door.knocks_said) == 1 and len(door.asked) == 2


def test_a_note_that_says_too_little_is_not_heard() -> None:
    door = Doorway(ELSEWHERE, me="away", friend="away")
    for text in ("", "[]", "{}", '{"say":{"is":"Knock","sender":"x"}}'):
        door.relays._hear("note", text)
    assert not door.asked and not door.said
