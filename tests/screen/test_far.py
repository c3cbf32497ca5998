"""Rooms on the page, without a browser: two apps whose links are carried by hand, and everything the pages say."""

import json
import re
from collections.abc import Callable

import pytest
from devices import Device, a_print, at_one_table, beat, carry, link, meet, names, offered
from fake_browser import FakeBrowser, FakeTabs, run
from samples import STAKE_GAME

from screen.app.app import App
from screen.app.words import LANGUAGES
from screen.parts.others import draw_wait
from screen.play.page import Play
from screen.room.knocking import Knocking
from screen.room.lobby import Lobby
from screen.room.together import Together
from session.browser import ROOM
from session.room.gathering import Gathering
from session.room.notebook import Notebook
from store import Store
from table.needs import Choose, Need
from wire.room.chat import KEPT, Line
from wire.room.invitation import Invitation, new_code
from wire.room.room import Room


def test_home_leads_to_rooms_and_a_name_is_kept() -> None:
    anna = Device(1)
    anna.go_together("Anna  the Great")
    assert isinstance(anna.app.page, Together)
    anna.do("open-room", "same")
    assert isinstance(anna.app.page, Lobby) and "Anna the Great" in anna.page
    assert anna.app.settings.name == "Anna the Great"
    assert not anna.browser.beacons, "no relay is named, so none is contacted"


def test_relays_are_contacted_only_when_they_are_named_and_only_while_the_door_is_open() -> None:
    anna = Device(1)
    anna.do("far", "network")
    anna.do("relays", "", "http://wrong.example")
    anna.do("keep")
    assert "http://wrong.example" in anna.page and not anna.app.settings.relays
    anna.do("relays", "", "wss://one.example\n\nwss://two.example")
    anna.do("keep")
    assert anna.app.settings.relays == ("wss://one.example", "wss://two.example")
    anna.go_together("Anna")
    anna.do("open-room", "apart")
    (beacon,) = anna.browser.beacons
    assert beacon.relays == ("wss://one.example", "wss://two.example") and beacon.is_lit
    anna.do("door", "", "")
    beat(anna)
    assert not beacon.is_lit
    anna.do("door", "", "on")
    beat(anna)
    assert len(anna.browser.beacons) == 2


def test_two_meet_by_texts_agree_and_sit_at_one_table() -> None:
    anna, bob = at_one_table()
    assert isinstance(anna.app.page, Play) and isinstance(bob.app.page, Play)
    assert anna.app.page.handover is None, "who has one seat here needs no handover"


def test_a_game_that_nobody_can_continue_leads_back_to_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _ = at_one_table()
    anna.do("again")
    assert isinstance(anna.app.page, Play), "a game that goes on is not left"
    monkeypatch.setattr(Room, "is_stuck", property(lambda room: room.sitting is not None))
    anna.app.page.news()
    anna.app.refresh()
    assert "somebody who is missing" in anna.page and 'data-do="again"' in anna.page
    anna.do("again")
    assert isinstance(anna.app.page, Lobby)


def test_while_this_device_is_cut_off_the_line_is_spoken_of_and_no_new_beginning_is_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna, _ = at_one_table()
    monkeypatch.setattr(Room, "is_stuck", property(lambda room: room.sitting is not None))
    for _ in range(20):
        beat(anna)
    anna.app.refresh()
    assert "The connection to the others is lost" in anna.page and 'data-do="again"' not in anna.page
    anna.do("again")
    assert isinstance(anna.app.page, Play), "one tap destroys nothing"
    for _ in range(600):
        beat(anna)
    anna.app.refresh()
    assert 'data-do="again"' in anna.page, "where nobody could tell who is cut off, nobody waits for ever"


def test_a_device_that_is_cut_off_says_so_first_and_calls_nobody_asleep() -> None:
    anna, _ = at_one_table()
    gathering = anna.app.gathering
    assert isinstance(gathering, Gathering) and gathering.game is not None
    told = []
    for _ in range(20):
        beat(anna)
        told.append(draw_wait(anna.app.words, gathering.game.others.wait, gathering.game.names))
    assert "Waiting for Bob" in told[0] and "No connection" in told[-1] and "Bob" not in told[-1]
    assert not any("may be asleep" in turn for turn in told)


def test_without_helpers_a_line_that_may_come_back_is_told_apart_from_one_that_needs_an_exchange() -> None:
    anna, _ = at_one_table()
    for _ in range(20):
        beat(anna)
    assert "comes back automatically" in anna.page and 'data-do="invite"' in anna.page
    anna.browser.lines.told("down", names(anna), "")
    for _ in range(20):
        beat(anna)
    assert "comes back automatically" not in anna.page
    assert "Invite any one of them again" in anna.page and 'data-do="invite"' in anna.page


def test_who_left_for_the_lobby_goes_back_to_the_game_at_which_the_others_are(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bob = at_one_table()
    with monkeypatch.context() as patch:
        patch.setattr(Room, "is_stuck", property(lambda room: room.sitting is not None))
        anna.do("again")
    assert isinstance(anna.app.page, Lobby) and 'data-do="return"' not in anna.page
    ends = {one: names(one) for one in (anna, bob)}
    for _ in range(6):
        for one in (anna, bob):
            beat(one)
            carry(anna, bob, ends)
    assert 'data-do="return"' in anna.page
    anna.do("return")
    carry(anna, bob, ends)
    assert isinstance(anna.app.page, Play)


def test_an_answer_to_another_invitation_is_refused_in_words() -> None:
    anna, bob = Device(1), Device(2)
    anna.go_together("Anna")
    anna.do("open-room", "same")
    text = offered(anna)
    anna.do("typed", "", text)
    anna.do("take")
    assert "not an answer to yours" in anna.page
    anna.do("typed", "", "nonsense")
    anna.do("take")
    assert "cannot be read" in anna.page
    bob.go_together("Bob")
    bob.do("typed", "", "nothing")
    bob.do("join")
    assert "not an invitation" in bob.page and isinstance(bob.app.page, Together)


def test_a_link_asks_for_the_name_only_and_a_bare_code_needs_a_helper() -> None:
    code = new_code(bytes(range(32)))
    guest = Device(3, route=Invitation(code, ("wss://one.example",)).fragment)
    assert isinstance(guest.app.page, Together) and "You are invited" in guest.page and guest.browser.at == ""
    assert not guest.browser.beacons, "nobody is contacted before the guest says so"
    guest.do("come-in")
    assert isinstance(guest.app.page, Knocking) and guest.browser.beacons[0].relays == ("wss://one.example",)
    other = Device(4)
    other.browser.page_helpers = ""
    other.go_together("Dora")
    other.do("typed", "", code)
    other.do("join")
    assert "needs a helper" in other.page and not other.browser.beacons


def test_a_reload_brings_the_room_back_and_leaving_forgets_it() -> None:
    anna, _ = meet()
    anna.app.gathering.keep()  # type: ignore[union-attr]
    storage = anna.browser.storage
    again = FakeBrowser(storage)
    again.was_reloaded = True
    app = App(again, Store(storage, again.now))
    run(app.start())
    assert isinstance(app.page, Lobby) and "Bob" in again.page
    again.do("back", "", "")
    again.do("yes", "", "")
    assert app.gathering is None and "room" not in storage.rows


def test_who_has_lost_the_line_is_answered_by_anybody_of_the_room() -> None:
    """Without relays: one shows a new invitation, the other reads it where it would read an answer."""
    anna, bob = meet()
    for device in (anna, bob):
        device.browser.lines.told("down", names(device), "")
    text = offered(bob)
    anna.do("invite")
    anna.do("way", "near")
    anna.describe("offer")
    anna.do("typed", "", text)
    anna.do("take")
    assert isinstance(anna.app.page, Knocking)
    anna.describe("answer")
    found = re.search(r'id="my-answer"[^>]*>([^<]+)<', anna.page)
    assert found
    bob.do("typed", "", found[1])
    bob.do("take")
    link(anna, bob)
    assert isinstance(anna.app.page, Lobby) and isinstance(bob.app.page, Lobby)
    assert len(anna.app.gathering.lines.up) == 1  # type: ignore[union-attr]


def test_what_others_are_called_and_say_never_becomes_markup() -> None:
    anna, bob = meet()
    ends = {one: names(one) for one in (anna, bob)}
    anna.app.gathering.room.rename("<b>Eve</b>")  # type: ignore[union-attr]
    anna.app.gathering.room.say("<script>alert(1)</script>")  # type: ignore[union-attr]
    anna.app.gathering.carry()  # type: ignore[union-attr]
    carry(anna, bob, ends)
    bob.do("talk")
    assert "<script" not in bob.page and "<b>Eve" not in bob.page and "&lt;script" in bob.page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_room_is_drawn_in_every_language(language: str) -> None:
    anna, bob = meet()
    ends = {one: names(one) for one in (anna, bob)}
    for device in (anna, bob):
        device.do("language", language)
    anna.do("game", STAKE_GAME)
    for verb, with_ in (("invite", ""), ("way", "link"), ("close", ""), ("talk", ""), ("close", ""), ("more", "")):
        anna.do(verb, with_)
    for verb, with_ in (("bot", ""), ("bot", ""), ("stand", "2"), ("stand", "3")):
        anna.do(verb, with_)
        carry(anna, bob, ends)
    assert isinstance(anna.app.page, Lobby)
    for one in (anna, bob):
        one.do("ready")
        carry(anna, bob, ends)
    anna.do("start")
    carry(anna, bob, ends)
    bob.browser.lines.told("down", ends[bob], "")
    bob.do("menu")
    assert isinstance(bob.app.page, Play) and bob.app.page.title


def test_the_page_hands_the_room_the_fingerprints_of_both_ends_and_drops_a_link_without_them() -> None:
    anna, bob = meet()
    channels = [one.app.gathering.room.mesh.links[names(one)].channel for one in (anna, bob)]  # type: ignore[union-attr]
    assert channels == ["01" * 32 + " " + "02" * 32] * 2
    for wrong in ("", a_print(1), f"{a_print(1)}\n"):
        anna.browser.lines.told("up", "unknown", wrong)
        assert anna.browser.lines.asked[-1] == ("drop", "unknown")
        assert "unknown" not in anna.app.gathering.room.mesh.links  # type: ignore[union-attr]


def test_the_microphone_is_asked_for_by_a_tap_and_heard_by_nobody_who_is_not_proved() -> None:
    anna, _bob = meet()
    lines = anna.browser.lines
    assert ("greet", names(anna)) in lines.asked, "Bob has proved who he is"
    lines.told("up", "stranger", f"{a_print(1)}\n{a_print(9)}")
    assert ("greet", "stranger") not in lines.asked
    assert not [what for what, _ in lines.asked if what == "voice"]
    anna.do("talk")
    lines.no_microphone = "NotAllowedError"
    anna.do("voice", "on")
    assert "does not allow the microphone" in anna.page and not anna.app.gathering.voice.is_on  # type: ignore[union-attr]
    lines.no_microphone = ""
    anna.do("voice", "on")
    lines.told("voice", names(anna), "on")
    assert "Bob has turned the microphone on" in anna.page
    anna.do("voice", anna.app.gathering.voice.proved[names(anna)])  # type: ignore[union-attr]
    assert lines.asked[-1] == ("hush", names(anna))
    anna.do("voice", "mute")
    assert lines.asked[-1] == ("mute", "True") and "Your microphone is muted" in anna.page
    anna.app.gathering.leave()  # type: ignore[union-attr]
    assert ("voice", "off") in lines.asked


def test_what_was_not_read_is_counted_even_in_a_long_talk() -> None:
    anna, bob = meet()
    said = [Line(names(bob), "Bob", "said", f"remark {number}", None, 0.0) for number in range(KEPT)]
    anna.app.gathering.room.chat[:] = said  # type: ignore[union-attr]
    anna.do("talk")
    anna.do("close")
    assert anna.app.gathering.chat.unread == 0  # type: ignore[union-attr]
    bob.app.gathering.room.react("clap")  # type: ignore[union-attr]
    bob.app.gathering.carry()  # type: ignore[union-attr]
    carry(anna, bob, {one: names(one) for one in (anna, bob)})
    assert anna.app.gathering.chat.unread == 1 and "Bob: Bravo" in anna.page  # type: ignore[union-attr]


def test_a_second_tab_of_the_device_is_told_that_the_room_is_open_elsewhere() -> None:
    anna = Device(1)
    run(FakeTabs(anna.browser.storage).hold(ROOM))
    anna.go_together("Anna")
    anna.do("open-room", "same")
    assert anna.app.gathering is None
    assert "another tab" in anna.page and "room" not in anna.browser.storage.rows


def test_a_room_goes_on_in_the_tab_that_takes_it_over_and_is_silent_in_the_other() -> None:
    anna, _ = meet()
    beside = Device(3, anna.browser.storage, is_beside=True)
    beside.do("far", "return")
    assert beside.app.gathering is None and "another tab" in beside.page
    before = anna.app.gathering
    assert before is not None
    beside.do("here")
    assert beside.app.gathering is not None and anna.app.gathering is None
    assert beside.app.gathering.room.me == before.room.me, "the same device, with the same key"  # type: ignore[attr-defined]
    said = len(anna.browser.lines.sent)
    before.carry()
    before.told("heard", "page-1", b"anything")  # type: ignore[attr-defined]
    assert len(anna.browser.lines.sent) == said and "another tab" in anna.page
    anna.do("here")
    assert anna.app.gathering is not None and beside.app.gathering is None


def test_notes_and_the_running_clock_are_there_again_after_a_reload() -> None:
    notebook = Notebook("this game")
    notebook.write(1, "places", "not the embassy")
    notebook.clock = ("round 1", 1_800_000_480_000)
    again = Notebook.load(json.loads(json.dumps(notebook.dump())))
    assert (again.notes, again.clock) == ({1: {"places": "not the embassy"}}, ("round 1", 1_800_000_480_000))
    assert again.of("this game").notes
    assert not again.of("the next game").notes and again.of("the next game").clock == ("", 0)
    assert Notebook.load({"game": 1, "notes": [[0, "x"]], "clock": [1]}).notes == {}


def test_whoever_opened_the_room_knocks_too_when_the_others_are_out_of_reach() -> None:
    anna, bob = meet()
    anna.app.gathering.use(Invitation(anna.app.gathering.invitation.code, ("wss://one.example",)))  # type: ignore[union-attr]
    beat(anna)
    asked = anna.browser.lines.asked
    assert asked[-1][0] != "call"
    for device in (anna, bob):
        device.browser.lines.told("down", names(device), "")
    beat(anna)
    assert asked[-1][0] == "call"
    anna.describe("offer")
    assert '"Knock"' in anna.browser.beacons[-1].notes[-1]


def test_a_word_is_written_down_before_it_goes_out_and_a_reload_finds_it() -> None:
    anna = Device(1)
    anna.go_together("Anna")
    anna.do("open-room", "same")
    assert anna.app.gathering is not None
    room = anna.app.gathering.room
    kept = dict(anna.browser.storage.rows)
    room.take_seat(3, "Bea")
    anna.app.gathering.carry()
    key = room.lobby.mine.stools[-1].key
    again = Device(2, anna.browser.storage)
    again.browser.storage.rows = kept  # the whole room was kept before that, and the page died at once
    again.do("far", "return")
    assert again.app.gathering is not None
    assert again.app.gathering.room.lobby.mine.stools[-1].name == "Bea"
    assert key in again.app.gathering.room.lobby.keys


def test_a_room_that_cannot_be_read_is_set_aside_with_its_keys_and_the_page_says_so() -> None:
    anna = Device(1)
    anna.go_together("Anna")
    anna.do("open-room", "same")
    kept = dict(anna.browser.storage.rows)
    again = Device(2, anna.browser.storage)
    again.browser.storage.rows = {"room": kept["room"].replace("cabinet_noir_room", "changed")}
    damaged, said = again.browser.storage.rows["room"], again.browser.storage.spoken
    assert said
    again.do("far", "return")
    assert again.app.gathering is None and "room" not in again.browser.storage.rows, "another room can be entered"
    assert "not a game of Cabinet Noir" in str(again.browser.regions)
    aside = [json.loads(text) for key, text in again.browser.storage.rows.items() if key.startswith("aside:")]
    assert aside == [[damaged, said]]


def test_a_move_that_is_heard_is_drawn_in_the_next_frame_and_answered_when_it_was_seen() -> None:
    anna, bob = at_one_table()
    ends = {one: names(one) for one in (anna, bob)}
    mover, other = next((one, two) for one, two in ((anna, bob), (bob, anna)) if asked(one))
    for _ in range(20):  # until something is chosen in the open
        if any(isinstance(need, Choose) for need in asked(mover)):
            break
        for one in (anna, bob):
            move(one)
            carry(anna, bob, ends)
        mover, other = (anna, bob) if asked(anna) else (bob, anna)
    frames: list[Callable[[], None]] = []
    other.browser.next_frame = frames.append  # type: ignore[method-assign]
    log = other.browser.regions["log"]
    move(mover)
    heard, mover.browser.lines.sent = mover.browser.lines.sent, []
    other.browser.lines.sent.clear()
    for name, frame in heard:
        if name == ends[mover]:
            other.browser.lines.told("heard", ends[other], frame)
    assert other.browser.regions["log"] == log and len(frames) == 1 and not other.browser.lines.sent
    gathering = other.app.gathering
    assert gathering is not None and gathering.events > gathering.shown_events
    frames.pop()()
    assert gathering.events == gathering.shown_events and other.browser.regions["log"] != log


def test_news_of_which_the_table_shows_nothing_ask_for_no_picture() -> None:
    anna, _ = at_one_table()
    gathering = anna.app.gathering
    assert gathering is not None
    frames: list[Callable[[], None]] = []
    anna.browser.next_frame = frames.append  # type: ignore[method-assign]
    gathering.stir()
    gathering.carry()
    assert not frames
    anna.do("talk")
    frames.clear()
    gathering._is_drawing = False
    gathering.stir()
    gathering.carry()
    assert frames, "a sheet may show more than the table below"


def asked(device: Device) -> tuple[Need, ...]:
    assert device.app.gathering is not None and device.app.gathering.room.sitting is not None
    sitting = device.app.gathering.room.sitting
    return sitting.asked_of(sitting.seats[0])


def move(device: Device) -> None:
    gathering, needs = device.app.gathering, asked(device)
    assert gathering is not None and gathering.room.sitting is not None
    if needs:
        sitting, name = gathering.room.sitting, needs[0].name
        sitting.offer(sitting.seats[0], sitting.match.moves(sitting.seats[0], name)[0], name)
        gathering.carry()
