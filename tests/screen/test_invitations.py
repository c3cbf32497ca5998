"""An invitation says whom it would contact and what becomes of the room one is in; nothing is done or lost unasked."""

import json
from collections.abc import Coroutine, Sequence
from typing import Any

import pytest
from devices import Device, at_one_table
from fake_browser import MemoryStorage, run
from samples import STAKE_GAME

from screen.app.words import LANGUAGES
from screen.home.home import Home
from screen.play.page import Play
from screen.room.knocking import Knocking
from screen.room.lobby import Lobby
from screen.room.together import Together
from session.room.gathering import Gathering
from wire.room.invitation import Invitation, new_code, spell

CODE = new_code(bytes(range(32)))
LINK = Invitation(
    CODE, ("wss://nos.example/x",), ("stun:stun.example:3478", "turn:turn.example:3478 ann s3cret")
).fragment


def gathering_of(device: Device) -> Gathering:
    assert isinstance(device.app.gathering, Gathering)
    return device.app.gathering


def kept_codes(storage: MemoryStorage) -> dict[str, str]:
    """Every room on the device that could be entered: its code, and the seed of this device in it."""
    found = {}
    for key, row in storage.rows.items():
        if row and (key == "room" or key.startswith("room:")):
            text = row if key == "room" else json.loads(row)[0]
            room = json.loads(json.loads(text)["room"])
            assert room["code"] not in found, "one copy only: two would say two different things"
            found[room["code"]] = room["seed"]
    return found


def test_an_invitation_while_a_game_of_another_room_runs_asks_first() -> None:
    _, bob = at_one_table()
    gathering, rows = gathering_of(bob), dict(bob.browser.storage.rows)
    bob.do("route", "", LINK)
    assert isinstance(bob.app.page, Together)
    title = bob.app.words(f"{STAKE_GAME}.title")
    for says in (title, "with Anna", spell(gathering.invitation.code)):
        assert says in bob.page
    assert "stays on this device" in bob.page
    assert bob.app.gathering is gathering and not gathering.is_over and bob.browser.storage.rows == rows
    bob.do("not-now")
    assert isinstance(bob.app.page, Play) and bob.app.gathering is gathering and not bob.browser.beacons


def test_the_other_room_stays_on_the_device_and_its_game_goes_on_later() -> None:
    _, bob = at_one_table()
    before, head = gathering_of(bob), gathering_of(bob).game
    assert head is not None
    code, events, seed = before.invitation.code, before.room.sitting.match.log, before.room.identity.seed  # type: ignore[union-attr]
    bob.do("route", "", LINK)
    bob.do("come-in")
    assert isinstance(bob.app.page, Knocking) and gathering_of(bob).invitation.code == CODE and before.is_over
    assert set(kept_codes(bob.browser.storage)) == {code, CODE}
    again = Device(9, bob.browser.storage)  # the tab is closed meanwhile
    again.do("far", "together")
    assert again.page.count('data-do="return"') == 2
    again.do("return", code)
    assert isinstance(again.app.page, Play)
    sitting = gathering_of(again).room.sitting
    assert sitting is not None and sitting.match.log == events and gathering_of(again).room.identity.seed == seed
    assert set(kept_codes(bob.browser.storage)) == {code, CODE}
    again.do("home")
    again.do("far", "return")
    assert gathering_of(again).invitation.code == code, "home leads into the room one was in last"


def test_a_link_into_a_room_that_waits_on_the_device_leads_back_into_it_with_the_same_keys() -> None:
    _, bob = at_one_table()
    code, seed = gathering_of(bob).invitation.code, gathering_of(bob).room.identity.seed
    bob.do("far", "together")
    bob.do("open-room", "same")
    assert isinstance(bob.app.page, Lobby)
    bob.do("route", "", Invitation(code).fragment)
    bob.do("come-in")
    assert gathering_of(bob).invitation.code == code and gathering_of(bob).room.identity.seed == seed
    assert len(kept_codes(bob.browser.storage)) == 2


def test_typing_the_code_of_the_room_one_was_in_never_makes_new_keys() -> None:
    _, bob = at_one_table()
    code, seed = gathering_of(bob).invitation.code, gathering_of(bob).room.identity.seed
    again = Device(9, bob.browser.storage)
    again.do("far", "together")
    again.do("typed", "", f"#room={code}&relay=wss://nos.example")
    again.do("join")
    again.do("come-in")
    assert gathering_of(again).room.identity.seed == seed


def test_what_the_old_room_still_had_to_keep_is_never_written_over_the_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    _, bob = at_one_table()
    late: list[Coroutine[Any, Any, None]] = []
    with monkeypatch.context() as slow:
        slow.setattr(bob.app, "work", late.append)
        gathering_of(bob).keep()
    bob.do("route", "", LINK)
    bob.do("come-in")
    before = dict(bob.browser.storage.rows)
    run(*late)
    assert bob.browser.storage.rows == before


class Dies(MemoryStorage):
    """Storage of a page that dies after so many writes."""

    def __init__(self, storage: MemoryStorage, writes: int) -> None:
        super().__init__()
        self.rows, self.spoken, self.writes = dict(storage.rows), storage.spoken, writes

    def _write(self) -> None:
        self.writes -= 1
        if self.writes < 0:
            raise OSError("the page is gone")

    async def put(self, rows: dict[str, str]) -> None:
        self._write()
        await super().put(rows)

    async def delete(self, keys: Sequence[str]) -> None:
        self._write()
        await super().delete(keys)

    def put_now(self, text: str) -> None:
        self._write()
        super().put_now(text)


@pytest.mark.parametrize("writes", range(12))
def test_wherever_the_page_dies_on_the_way_from_room_to_room_no_keys_are_lost_or_there_twice(writes: int) -> None:
    _, bob = at_one_table()
    before = gathering_of(bob)
    before.keep()
    code, seed = before.invitation.code, json.loads(before.room.save())["seed"]
    storage = bob.browser.storage = bob.app.store.storage = Dies(bob.browser.storage, 1000)  # type: ignore[assignment]
    bob.do("route", "", LINK)
    storage.writes = writes  # type: ignore[attr-defined]
    bob.do("come-in")
    assert kept_codes(storage)[code] == seed
    again = Device(9, Dies(storage, 1000))
    again.do("far", "together")
    again.do("return", code)
    assert gathering_of(again).room.identity.seed == before.room.identity.seed and isinstance(again.app.page, Play)


def test_another_room_that_cannot_be_read_is_set_aside_with_its_keys() -> None:
    _, bob = at_one_table()
    code = gathering_of(bob).invitation.code
    bob.do("far", "together")
    bob.do("open-room", "same")
    rows = bob.browser.storage.rows
    damaged = rows[f"room:{code}"] = rows[f"room:{code}"].replace("cabinet_noir_room", "changed")
    bob.do("route", "", Invitation(code, ("wss://nos.example",)).fragment)
    bob.do("come-in")
    assert [row for key, row in rows.items() if key.startswith("aside:")] == [damaged]
    bob.do("route", "", Invitation(code, ("wss://nos.example",)).fragment)
    bob.do("come-in")
    assert isinstance(bob.app.page, Knocking), "it can be entered anew"


def test_a_room_here_that_cannot_be_read_is_set_aside_with_its_keys_when_an_invitation_is_followed() -> None:
    _, bob = at_one_table()
    gathering_of(bob).keep()
    again = Device(9, bob.browser.storage)
    rows = again.browser.storage.rows
    damaged = rows["room"] = rows["room"].replace("fragment", "changed")
    again.do("route", "", LINK)
    again.do("come-in")
    assert gathering_of(again).invitation.code == CODE
    assert [json.loads(row)[0] for key, row in rows.items() if key.startswith("aside:")] == [damaged]


@pytest.mark.parametrize("way", ["followed", "pasted"])
def test_a_guest_reads_whom_a_link_would_contact_before_anybody_is(way: str) -> None:
    if way == "followed":
        guest = Device(3, route=LINK)
    else:
        guest = Device(3)
        guest.go_together("Cem")
        guest.do("typed", "", f"https://host.example/#{LINK}")
        guest.do("join")
    assert isinstance(guest.app.page, Together)
    for host in ("nos.example", "stun.example", "turn.example"):
        assert f"<strong>{host}</strong>" in guest.page
    assert "s3cret" not in guest.page and "Until you join, none of them is contacted." in guest.page
    assert not guest.browser.beacons and not hasattr(guest.browser, "lines")
    guest.do("come-in")
    assert isinstance(guest.app.page, Knocking) and guest.browser.beacons[0].relays == ("wss://nos.example/x",)


def test_not_now_contacts_nobody_and_keeps_nothing() -> None:
    guest = Device(3, route=LINK)
    guest.do("not-now")
    assert isinstance(guest.app.page, Home) and guest.app.gathering is None
    assert not guest.browser.beacons and not hasattr(guest.browser, "lines") and not guest.browser.storage.rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_speaks_the_players_language(language: str) -> None:
    _, bob = at_one_table()
    bob.do("language", language)
    bob.do("route", "", LINK)
    assert bob.app.words("together.helper.turn", n=1) in bob.page and "together." not in bob.page
    bob.do("not-now")
    bob.do("far", "together")
    assert bob.app.words("together.rooms") in bob.page and "together." not in bob.page


LOCAL = ["ws://127.0.0.1:7777", "wss://localhost", "ws://[::1]:7", "wss://0.0.0.0", "wss://a.localhost", "wss://127.1"]


@pytest.mark.parametrize("address", [*(f"relay={one}" for one in LOCAL), "ice=stun:127.0.0.1:3478"])
def test_a_link_that_names_this_machine_is_refused_unless_the_page_comes_from_it(address: str) -> None:
    text = f"room={CODE}&relay=wss://nos.example&{address}"
    guest = Device(3, route=text)
    assert isinstance(guest.app.page, Home) and "your own device" in guest.page
    guest.go_together("Cem")
    guest.do("typed", "", text)
    guest.do("join")
    assert isinstance(guest.app.page, Together) and "your own device" in guest.page and not guest.app.gathering
    guest.browser.address = lambda: "http://127.0.0.1:8000/some/path/"  # type: ignore[method-assign]
    guest.do("route", "", text)
    assert "You are invited" in guest.page and not guest.browser.beacons
