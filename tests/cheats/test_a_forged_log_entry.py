"""Somebody changes the past: in the file, in the log that is audited, or in what they send."""

import json
from dataclasses import replace
from random import Random

import pytest
from honest import SEED, whole

from table import save
from table.audit import audit
from table.illegal import Damaged
from table.log import Log

ABOUT = save.About("1", "t", "w")


def test_a_changed_entry_breaks_the_chain_of_the_file_and_is_named() -> None:
    match, rng = whole(), Random(1)
    text = save.dump(match, ABOUT)
    for number in rng.sample(range(len(match.log)), 8):
        data = json.loads(text)
        data["log"][number]["value"] = [1, 2, 3]
        with pytest.raises(Damaged) as caught:
            save.load(json.dumps(data))
        assert caught.value.reason == "damaged.entry" and caught.value.values == {"n": number + 1}


def test_two_devices_see_by_one_hash_that_their_pasts_differ() -> None:
    match = whole()
    for number in (1, len(match.log) // 2, len(match.log) - 1):
        forged = Log()
        for place, event in enumerate(match.log.events):
            forged = forged.add(replace(event, value=None) if place == number and event.value else event)
        assert (forged.head == match.log.head) == (forged.events == match.log.events)


def test_an_illegal_entry_is_found_by_the_audit_at_its_number() -> None:
    match, rng = whole(), Random(2)
    events = match.log.events
    chosen = [n for n, event in enumerate(events) if event.kind == "choose" and event.name.startswith("move.")]
    for number in rng.sample(chosen, 5):
        bent = (*events[:number], replace(events[number], value=(9, 0, 0, 0, 0, 0, 0)), *events[number + 1 :])
        found = [f for f in audit(match.game, bent, SEED) if not f.ok]
        assert [(f.what, f.seat, f.wrong_at) for f in found] == [("audit.choose", events[number].seat, number)]


def test_an_entry_left_out_or_put_in_is_found() -> None:
    match, rng = whole(), Random(3)
    events = match.log.events
    for number in rng.sample(range(1, len(events) - 1), 10):
        for bent in (
            (*events[:number], *events[number + 1 :]),
            (*events[:number], events[number], *events[number:]),
        ):
            assert [f for f in audit(match.game, bent, SEED) if not f.ok]
