"""Rooms that an earlier version of the page saved still open, and their games stand where they stood.

`kept/heads.json` names what the earlier version found after loading the same text. The rules of the game in two of the
rooms have changed since: with new rules comes a new version of the page, and it opens such a room without its game.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from toy import CURVE

from fair.game.audit import audit
from fair.game.record import record
from fair.group.signatures import ED25519
from table.text import fingerprint
from wire.room.room import Room

KEPT = Path(__file__).parent / "kept"
HEADS: dict[str, dict[str, Any]] = json.loads((KEPT / "heads.json").read_text())
FORMER_RULES = ("middle", "over")
NEW = [name for name in sorted(HEADS) if name not in FORMER_RULES]


def opened(name: str, with_journal: bool = True, version: str = "1") -> Room:
    path = KEPT / f"{name}.journal.txt"
    journal = path.read_text() if with_journal and path.exists() else ""
    return Room.load((KEPT / f"{name}.txt").read_text(), version, CURVE, Random(1).randbytes, ED25519, journal=journal)


@pytest.mark.parametrize("name", FORMER_RULES)
def test_a_room_whose_game_has_other_rules_by_now_opens_in_the_lobby_with_everybody_in_it(name: str) -> None:
    room = opened(name, version="2")
    assert room.sitting is None and [person.name for person in room.people] == HEADS[name]["people"]
    assert any(person.seats for person in room.people)


@pytest.mark.parametrize("name", NEW)
def test_a_room_from_an_earlier_version_opens_where_it_was(name: str) -> None:
    room, kept = opened(name), HEADS[name]
    sitting = room.sitting
    assert sitting is not None and sitting.verdict is None and sitting.apart is None
    assert sitting.match.log.head == kept["log"] and len(sitting.match.log) == kept["events"]
    assert sitting.peer.transcript.head == kept["transcript"] and sitting.peer.transcript.step == kept["step"]
    assert fingerprint(sitting.match.table) == kept["table"] and sitting.state == kept["state"]
    assert [person.name for person in room.people] == kept["people"]


def test_there_are_rooms_of_both_protocols_under_the_rules_of_today() -> None:
    sittings = [opened(name).sitting for name in NEW]
    assert {sitting.peer.company.protocol for sitting in sittings if sitting} == {1, 2}


@pytest.mark.parametrize("name", [name for name in NEW if name.startswith("middle")])
def test_the_journal_of_an_earlier_version_brings_back_a_letter_that_the_saved_room_lacks(name: str) -> None:
    with_it, without = (len(json.loads(opened(name, one).save())["letters"]) for one in (True, False))
    assert with_it == without + 1


@pytest.mark.parametrize("name", NEW)
def test_a_room_from_an_earlier_version_is_saved_again_with_the_same_content(name: str) -> None:
    before = json.loads((KEPT / f"{name}.txt").read_text())
    after = json.loads(opened(name, with_journal=False).save())
    notes = [room.pop("notes") for room in (before, after)]
    assert after == before and all(note in notes[1] for note in notes[0])


@pytest.mark.parametrize("name", [name for name in NEW if name.startswith("over")])
def test_a_game_that_an_earlier_version_played_to_the_end_audits_to_the_same_head(name: str) -> None:
    sitting = opened(name).sitting
    assert sitting is not None
    report = audit(record(sitting.peer), CURVE, sitting.signatures.verify)
    assert report.is_whole and not report.wrong and report.match.log.head == HEADS[name]["log"]
