"""Finding each other again by the code of the room: who knocks, who opens, and when nobody need do so any more."""

from random import Random
from types import SimpleNamespace
from typing import get_args

import pytest
from fake_browser import FakeBeacon, FakeBrowser
from toy import CURVE
from world import ToySigning

from screen.app.words import Words
from screen.parts.meeting import QUIET, draw_meeting
from session.meeting import Meeting, State, Trouble
from session.room.relays import APART, DEADLINE, FRESH, KNOCK, LONG, Relays
from wire.link.identity import Identity
from wire.room.detours import AFTER
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
        self.links_up: list[tuple[str, str, bool]] = []
        self.frames: list[bytes] = []
        self.count = 0
        self.invitation = SimpleNamespace(code="CODE", relays=("wss://one.example",))
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
            identity=next(one for one in THREE if one.device == at),
            mesh=SimpleNamespace(chance=CHANCE, quiet_for=self.quiet_for, detours=()),
            board=SimpleNamespace(cards=(ME, FRIEND, ELSEWHERE), card=lambda device: SimpleNamespace(name=device)),
            link_up=lambda link, channel, is_detour: self.links_up.append((link, channel, is_detour)),
            link_down=lambda link: None, hear=lambda link, frame: self.frames.append(frame),
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

    def quiet_for(self, device: str) -> float:
        return next(0.0 if one.state == "here" else 10.0 for one in self.room.people if one.device == device)

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


def answered() -> tuple[Doorway, Doorway]:
    """One is at the door, and each knows how to reach the other. No direct link comes of it."""
    outside, inside = Doorway(ME, friend="away", elsewhere="away"), Doorway(ELSEWHERE, me="away", friend="away")
    outside.is_alone = True
    outside.wait(1.0)
    knock_again(outside, inside)
    return outside, inside


def knock_again(outside: Doorway, inside: Doorway) -> None:
    link = next(link for what, link in outside.asked[::-1] if what == "call")
    outside.relays.described(link, "reach me here")
    inside.hear(outside.said[-1])
    outside.hear(inside.said[-1])
    inside.hear(outside.said[-1])
    inside.relays.described(inside.asked[-1][1], "and me here")
    outside.hear(inside.said[-1])


def test_a_link_that_does_not_come_up_in_time_is_given_up_and_the_knock_repeated_with_another() -> None:
    outside, inside = answered()
    for door in (outside, inside):
        door.wait(DEADLINE - 0.5)
        assert not any(what == "drop" for what, _ in door.asked)
        door.wait(1.0)
    assert outside.asked[-2:] == [("drop", "link 1"), ("call", outside.asked[-1][1])]
    assert ("drop", inside.asked[0][1]) in inside.asked
    knock_again(outside, inside)
    assert outside.asked[-1] == ("finish", "and me here")


def test_what_goes_on_at_the_door_is_told_on_both_sides() -> None:
    outside, inside = answered()
    assert outside.relays.meeting == Meeting("coming")
    assert inside.relays.meeting == Meeting("visited", ME)
    for door in (outside, inside):
        door.wait(AFTER)
    assert outside.relays.meeting == Meeting("blocked")
    assert inside.relays.meeting == Meeting("visitor_blocked", ME)
    outside.wait(DEADLINE)
    assert outside.relays.meeting == Meeting("blocked"), "a second attempt is no reason for hope"
    inside.states(friend="away")
    inside.wait(0.5)
    assert inside.relays.meeting == Meeting()


def test_where_no_way_is_found_for_long_both_are_told_what_may_help() -> None:
    outside, inside = answered()
    for door in (outside, inside):
        door.wait(DEADLINE)
    for _ in range(int(LONG / DEADLINE) + 1):
        knock_again(outside, inside)
        assert (outside.relays.meeting, inside.relays.meeting) == (Meeting("blocked"), Meeting("visitor_blocked", ME))
        for door in (outside, inside):
            door.wait(DEADLINE)
    assert (outside.relays.meeting, inside.relays.meeting) == (Meeting("barred"), Meeting("visitor_barred", ME))
    outside.is_alone = False
    outside.wait(KNOCK)
    outside.is_alone = True
    assert outside.relays.meeting.state != "barred", "once in, that is forgotten"


def test_before_anybody_answers_it_is_told_whether_a_relay_is_in_reach_and_why_not() -> None:
    door = Doorway(ME, friend="away", elsewhere="away")
    door.is_alone = True
    assert door.relays.meeting == Meeting("knocking")
    for why in ("clock", "pace", "anything else"):
        door.relays._hear("refused", why)
        assert door.relays.meeting == Meeting("knocking"), "another relay takes what we say"
        door.relays._hear("relays", 0)
        assert door.relays.meeting == Meeting("dialling", "", "other" if why == "anything else" else why)
        door.relays._hear("relays", 1)
        assert door.relays.meeting == Meeting("knocking")


def test_the_four_seconds_run_from_when_one_was_told_and_not_from_a_late_answer() -> None:
    outside, inside = Doorway(ME, friend="away", elsewhere="away"), Doorway(ELSEWHERE, me="away", friend="away")
    outside.is_alone = True
    outside.wait(1.0)
    outside.relays.described("link 1", "reach me here")
    inside.hear(outside.said[-1])
    outside.hear(inside.said[-1])
    inside.hear(outside.said[-1])
    for door in (outside, inside):
        door.wait(AFTER - 1.0)  # so long it takes until no server has told the address of the one who answers
    inside.relays.described(inside.asked[-1][1], "and me here")
    outside.hear(inside.said[-1])
    outside.wait(0.5)
    assert not outside.links_up
    outside.wait(0.5)
    assert [is_detour for *_, is_detour in outside.links_up] == [True]


@pytest.fixture
def dialling() -> Doorway:
    """One is outside, and its relays have not answered yet."""
    door = Doorway(ME, friend="away", elsewhere="away")
    door.is_alone = True
    door.relays.beacon, door.relays.in_reach = None, 0

    async def beacon(*_: object) -> FakeBeacon:
        return door.beacon

    door.browser.beacon = beacon  # type: ignore[method-assign, assignment]
    door.wait(0.5)
    return door


def test_the_first_description_is_made_while_the_relays_are_dialled(dialling: Doorway) -> None:
    assert dialling.asked == [("call", "link 1")]
    dialling.relays.described("link 1", "reach me here")
    assert not dialling.knocks_said
    dialling.wait(1.0)
    dialling.relays._hear("relays", 1)
    assert [knock.number for knock in dialling.knocks_said] == [0]


def test_a_description_that_was_made_long_before_a_relay_is_in_reach_is_made_anew(dialling: Doorway) -> None:
    dialling.relays.described("link 1", "reach me here")
    dialling.wait(FRESH + 1.0)
    dialling.relays._hear("relays", 1)
    assert not dialling.knocks_said and dialling.asked[1:] == [("drop", "link 1"), ("call", "link 2")]


def test_where_no_direct_link_comes_both_take_the_detour_and_hear_each_other_on_it() -> None:
    outside, inside = answered()
    for door in (outside, inside):
        door.wait(AFTER + 0.5)
    ((there, channel, is_detour),) = outside.links_up
    assert is_detour and not inside.links_up, "the one that knocked begins"
    outside.relays.detours.send(there, b"hello")
    outside.relays.post()
    inside.hear(outside.said[-1])
    ((here, same, _),) = inside.links_up
    assert same == channel and inside.frames == [b"hello"]
    inside.relays.detours.send(here, b"and hello to you")
    inside.relays.post()
    outside.hear(inside.said[-1])
    assert outside.frames == [b"and hello to you"]
    outside.states()
    outside.is_alone = False
    outside.wait(1.0)
    assert outside.beacon.is_lit, "the detour needs the relays although nobody is missing"


def test_where_a_direct_link_comes_in_time_no_detour_is_taken() -> None:
    outside, inside = answered()
    outside.relays.came_up("link 1")
    inside.relays.came_up(inside.asked[0][1])
    for door in (outside, inside):
        door.wait(AFTER + 0.5)
        assert not door.links_up


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_everything_that_may_go_on_at_the_door_has_words(language: str) -> None:
    words = Words(language)
    rows = [Meeting(state, "Anna") for state in get_args(State) if state not in QUIET]
    rows += [Meeting("", "", trouble) for trouble in get_args(Trouble) if trouble]
    assert len({draw_meeting(words, row) for row in rows} - {""}) == len(rows)
    assert not any(draw_meeting(words, Meeting(state)) for state in QUIET)
