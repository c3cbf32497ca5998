"""The worker of the bots: letters in, letters out, and never later than it was said."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from samples import CARD_GAME

from bots.worker import Worker, answer_in, order
from soak.playout import begin, decisions
from table import catalog
from table.match import Match


@pytest.fixture
def asked() -> tuple[Match, int, str]:
    """A game in which somebody is to move."""
    match = begin(catalog.load(CARD_GAME), 3, {}, "worker")
    for number, (seat, need, _) in enumerate(decisions(match, Random(4))):
        if number > 12 and match.table.phase == "move":
            return match, seat, need.name
    raise AssertionError("nobody's turn came")


def letter(asked: tuple[Match, int, str], level: str = "chief", since: int = 0, number: int = 1) -> str:
    match, seat, need = asked
    return json.dumps({"id": number, **order(match.log.events, since, match.pockets[seat], need, level, "lots")})


def ticking(step: float) -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += step


def test_an_order_is_answered_with_a_legal_move(asked: tuple[Match, int, str]) -> None:
    worker, (match, seat, need) = Worker(), asked
    worker.hear(letter(asked, "officer"))
    reply = json.loads(worker.toil(60))
    assert reply["id"] == 1 and answer_in(reply) in match.moves(seat, need) and not worker.is_busy


def test_thinking_ends_before_the_time_is_over_however_slow_the_device(asked: tuple[Match, int, str]) -> None:
    counts = []
    for step in (0.02, 0.3):
        clock = ticking(step)
        worker = Worker(lambda clock=clock: next(clock))  # type: ignore[misc]
        worker.hear(letter(asked))
        out = ""
        while not out:
            out = worker.toil(0.03)
        reply = json.loads(out)
        assert reply["seconds"] <= 2.0 + 2 * step
        counts.append(reply["simulations"])
    assert counts[0] > counts[1], "less search, not a longer wait"


def test_a_letter_in_between_is_heard(asked: tuple[Match, int, str]) -> None:
    worker = Worker()
    worker.hear(letter(asked))
    assert worker.toil(0.01) == "" and worker.is_busy
    worker.hear('{"id": 1, "kind": "enough"}')
    assert json.loads(worker.toil(60))["seconds"] < 1.9
    worker.hear(letter(asked, number=2))
    worker.toil(0.0)
    worker.hear('{"id": 2, "kind": "stop"}')
    assert not worker.is_busy


def test_a_story_is_told_once_and_may_be_taken_back(asked: tuple[Match, int, str]) -> None:
    worker, (match, *_) = Worker(), asked
    worker.hear(letter(asked, "officer"))
    worker.toil(60)
    length = len(match.log)
    worker.hear(letter(asked, "officer", since=length))
    assert "move" in json.loads(worker.toil(60))
    worker.hear(letter(asked, "officer", since=length - 3))
    assert "move" in json.loads(worker.toil(60))
    assert worker.story is not None and worker.story.table == match.table


def test_what_it_cannot_do_is_said_and_not_thrown(asked: tuple[Match, int, str]) -> None:
    worker = Worker()
    worker.hear(letter(asked, since=3))
    assert "lost" in json.loads(worker.toil(1))["failed"]
    worker.hear('{"id": 4, "kind": "dance"}')
    assert "failed" in json.loads(worker.toil(1))
