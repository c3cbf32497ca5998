"""Records that an earlier version of the page wrote still open, replay and audit to the same hashes.

`kept/heads.json` names the heads that the earlier version found. The records hold the real group, a clock that ran out
and a clock that was stopped, and a seat that was declared absent. Those of a game whose rules have changed since are
kept to show that they are refused in plain words, and not called damaged.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from mesh import Mesh, toy_verify
from samples import STAKE_GAME
from toy import CURVE

from fair.game import record
from fair.game.audit import Report, audit
from fair.group.curve import reference
from fair.group.signatures import ED25519
from table import catalog
from table.illegal import Damaged, Illegal, Unknown
from table.match import read_start
from table.text import fingerprint

KEPT = Path(__file__).parent / "kept"
HEADS: dict[str, dict[str, Any]] = json.loads((KEPT / "heads.json").read_text())


def loaded(name: str) -> record.Record:
    return record.load((KEPT / f"{name}.txt").read_text())


def rules_of(name: str) -> tuple[Any, int]:
    """The version of the rules that a record was played by, and today's."""
    found = loaded(name)
    assert isinstance(found.first.value, tuple)
    return found.first.value[0], found.game.version


def is_of_former_rules(name: str) -> bool:
    found = loaded(name)
    with suppress(Illegal):
        return not read_start(found.game, found.first)
    return True


OLD = [name for name in sorted(HEADS) if is_of_former_rules(name)]
NEW = [name for name in sorted(HEADS) if name not in OLD]


def audited(name: str) -> Report:
    found, is_real = loaded(name), name.startswith("real")
    verify = record.verified(found, ED25519) if is_real else toy_verify
    return audit(found, reference() if is_real else CURVE, verify)


@pytest.mark.parametrize("name", NEW)
def test_a_record_from_an_earlier_version_audits_to_the_same_head(name: str) -> None:
    report = audited(name)
    found = {"head": report.match.log.head, "events": len(report.match.log), "table": fingerprint(report.match.table)}
    assert found == {key: HEADS[name][key] for key in found}
    assert report.is_whole and not report.wrong and not report.reason


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_former_rules_is_refused_in_plain_words_and_not_called_damaged(name: str) -> None:
    theirs, ours = rules_of(name)
    with pytest.raises(Unknown) as caught:
        audited(name)
    assert caught.value.reason == "illegal.version"
    assert caught.value.values == {"theirs": str(theirs), "ours": str(ours)}


def test_there_are_records_of_former_rules_and_of_both_groups_under_the_rules_of_today() -> None:
    assert OLD and {name.startswith("real") for name in NEW} == {True, False}


def test_there_are_records_of_both_protocols_under_the_rules_of_today() -> None:
    assert {loaded(name).protocol for name in NEW} == {1, 2}


@pytest.mark.parametrize("name", sorted(HEADS))
def test_a_record_from_an_earlier_version_is_written_again_to_the_last_byte(name: str) -> None:
    text = (KEPT / f"{name}.txt").read_text()
    assert record.dump(record.load(text)) == text


def test_a_new_record_names_its_protocol_and_one_without_a_number_is_the_first() -> None:
    texts = {protocol: record.dump(record.record(played(protocol).peers[0])) for protocol in (1, 2, 3)}
    assert [record.load(texts[protocol]).protocol for protocol in (1, 2, 3)] == [1, 2, 3]
    assert '"protocol"' not in texts[1]
    for text in texts.values():
        assert not audit(record.load(text), CURVE, toy_verify).wrong


def test_a_protocol_that_this_page_does_not_speak_is_refused() -> None:
    text = record.dump(record.record(played(2).peers[0]))
    with pytest.raises(Damaged):
        record.load(text.replace('"protocol": 2', '"protocol": 4'))


def test_nobody_can_mix_two_protocols() -> None:
    """The letters of one are forged in the other."""
    one, two = played(1), played(2)
    assert one.peers[0].transcript.game != two.peers[0].transcript.game


def played(protocol: int) -> Mesh:
    return Mesh(catalog.load(STAKE_GAME), 2, {"turn_limit": 2}, "numbered", protocol=protocol).begin().play()
