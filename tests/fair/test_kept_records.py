"""Records that an earlier version of the page wrote still open, replay and audit to the same hashes.

`kept/heads.json` names the heads that the earlier version found. The records hold the real group, a clock that ran out
and a clock that was stopped, and a seat that was declared absent.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from mesh import toy_verify
from toy import CURVE

from fair.game import record
from fair.game.audit import audit
from fair.group.curve import reference
from fair.group.signatures import ED25519
from table.text import fingerprint

KEPT = Path(__file__).parent / "kept"
HEADS: dict[str, dict[str, Any]] = json.loads((KEPT / "heads.json").read_text())


@pytest.mark.parametrize("name", sorted(HEADS))
def test_a_record_from_an_earlier_version_audits_to_the_same_head(name: str) -> None:
    text = (KEPT / f"{name}.txt").read_text()
    loaded = record.load(text)
    is_real = name.endswith("real")
    verify = record.verified(loaded, ED25519) if is_real else toy_verify
    report = audit(loaded, reference() if is_real else CURVE, verify)
    found = {"head": report.match.log.head, "events": len(report.match.log), "table": fingerprint(report.match.table)}
    assert found == {key: HEADS[name][key] for key in found}
    assert report.is_whole and not report.wrong and not report.reason


@pytest.mark.parametrize("name", sorted(HEADS))
def test_a_record_from_an_earlier_version_is_written_again_to_the_last_byte(name: str) -> None:
    text = (KEPT / f"{name}.txt").read_text()
    assert record.dump(record.load(text)) == text
