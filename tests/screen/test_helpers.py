"""One plain question opens a room: where are your friends? Helpers are contacted only after they were named."""

import json
import re
from pathlib import Path

import pytest
from devices import Device

from screen.app.words import LANGUAGES, ROWS
from screen.room.knocking import Knocking
from screen.room.together import Together
from session.room.gathering import Gathering
from session.room.helpers import Helpers, read_helpers
from web.make import ROOT, helpers
from wire.room.invitation import Invitation, new_code, read_invitation

CODE = new_code(bytes(range(32)))


def invitation_of(device: Device) -> Invitation:
    assert isinstance(device.app.gathering, Gathering)
    return device.app.gathering.invitation


def test_in_the_same_place_nobody_is_contacted_whatever_helpers_there_are() -> None:
    anna = Device(1)
    anna.app.change(relays=("wss://own.example",))
    anna.go_together("Anna")
    anna.do("open-room", "same")
    assert not invitation_of(anna).relays and not invitation_of(anna).servers and not anna.browser.beacons
    anna.do("invite", "", "")
    anna.do("way", "link")
    assert "own.example" in anna.page, "who would be asked is named before it is asked"
    assert not anna.browser.beacons
    anna.do("go-apart")
    assert [beacon.relays for beacon in anna.browser.beacons] == [("wss://own.example",)]


def test_in_different_places_the_helpers_of_the_page_are_named_then_asked_and_the_link_carries_them() -> None:
    anna = Device(1)
    anna.go_together("Anna")
    assert "page.example" in anna.page and not anna.browser.beacons
    anna.do("open-room", "apart")
    assert [beacon.relays for beacon in anna.browser.beacons] == [("wss://page.example",)]
    carried = read_invitation(invitation_of(anna).fragment)
    assert carried is not None
    assert (carried.relays, carried.servers) == (("wss://page.example",), ("stun:page.example:3478",))


def test_helpers_of_ones_own_replace_those_of_the_page() -> None:
    anna = Device(1)
    anna.app.change(relays=("wss://own.example",))
    anna.go_together("Anna")
    assert "own.example" in anna.page and "page.example" not in anna.page
    anna.do("open-room", "apart")
    assert invitation_of(anna).relays == ("wss://own.example",) and not invitation_of(anna).servers


def test_the_answer_is_remembered_and_stands_out_the_next_time() -> None:
    anna = Device(1)
    anna.go_together("Anna")
    assert main_button(anna) == "same"
    anna.do("open-room", "apart")
    again = Device(2, anna.browser.storage)
    again.do("far", "together")
    assert main_button(again) == "apart"


def main_button(device: Device) -> str:
    (button,) = [tag for tag in device.page.split("<button")[1:] if 'data-do="open-room"' in tag and "main" in tag]
    return button.partition('data-with="')[2].partition('"')[0]


def test_a_guest_who_types_a_code_reads_who_would_be_asked_before_anybody_is() -> None:
    bob = Device(1)
    bob.go_together("Bob")
    bob.do("typed", "", CODE)
    bob.do("join")
    assert isinstance(bob.app.page, Together) and not bob.browser.beacons
    assert bob.app.words("together.apart.text") in bob.page and "page.example" in bob.page
    bob.do("come-in")
    assert isinstance(bob.app.page, Knocking) and [one.relays for one in bob.browser.beacons] == [("wss://page.example",)]


NONE = ["", "[]", "{}", "null", '{"relays": 1, "servers": []}', '{"relays": [1], "servers": []}']


@pytest.mark.parametrize("text", NONE)
def test_where_the_page_names_no_helpers_that_can_be_read_it_says_so_and_opens_nothing(text: str) -> None:
    anna = Device(1)
    anna.browser.page_helpers = text
    anna.go_together("Anna")
    anna.do("open-room", "apart")
    assert isinstance(anna.app.page, Together) and anna.app.gathering is None
    assert anna.app.words("together.no_helpers") in anna.page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ordinary_way_uses_no_word_that_only_experts_know(language: str) -> None:
    anna = Device(1)
    anna.app.change(language=language)
    shown = []
    anna.go_together("Anna")
    shown.append(anna.page)
    anna.do("open-room", "apart")
    shown.append(anna.page)
    anna.do("invite")
    shown.append(anna.page)
    bob = Device(2)
    bob.app.change(language=language)
    bob.do("route", "", invitation_of(anna).fragment)
    shown.append(bob.page)
    bob.do("come-in")
    shown.append(bob.page)
    says = " ".join(_visible(page) for page in shown)
    assert not EXPERT.search(says)


# An expert's own sheet may speak their language; nothing else may.
EXPERT = re.compile(r"(?i:\brela[iy]|tussenstation|zwischenstation|\b(?:stun|nostr|webrtc)\b)|\b(?:ICE|TURN|NAT)\b")
EXPERTS_SHEET = ("network.",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_but_those_of_the_experts_sheet_uses_such_a_word(language: str) -> None:
    column = LANGUAGES.index(language)
    found = {key: row[column] for key, row in ROWS.items() if not key.startswith(EXPERTS_SHEET)}
    assert not {key: says for key, says in found.items() if isinstance(says, str) and EXPERT.search(says)}


def _visible(page: str) -> str:
    """The text between the tags: what an address holds is a link, not a word."""
    return re.sub(r"<textarea.*?</textarea>|<[^>]*>", " ", page, flags=re.S)


def test_the_helpers_that_come_with_the_page_are_proper_and_from_different_operators() -> None:
    text = helpers.read(ROOT / "web/helpers.json")
    named = read_helpers(text)
    assert json.loads(text) == {"relays": list(named.relays), "servers": list(named.servers)}
    for kind in (named.relays, named.servers):
        owners = {one.split("/")[-1].split(":")[-2 if one.startswith("stun") else -1].split(".")[-2] for one in kind}
        assert len(owners) == len(kind) >= 2


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"relays": []}', '{"relays": ["http://one.example"], "servers": []}',
     '{"relays": [], "servers": ["stun one.example"]}', '{"relays": "wss://one.example", "servers": []}'],
)  # fmt: skip
def test_a_build_with_helpers_that_no_page_would_use_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "helpers.json"
    file.write_text(text)
    with pytest.raises(SystemExit, match=r"helpers\.json"):
        helpers.read(file)


def test_a_turn_server_may_bring_its_name_and_password(tmp_path: Path) -> None:
    file = tmp_path / "helpers.json"
    file.write_text(json.dumps({"relays": [], "servers": ["turn:turn.example:3478 ann s3</cret"]}))
    text = helpers.read(file)
    assert "</" not in text, "it stands inside a page"
    assert read_helpers(text) == Helpers((), ("turn:turn.example:3478 ann s3</cret",))
