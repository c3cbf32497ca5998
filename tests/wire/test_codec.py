"""The one reader of everything that arrives: what is long is split and joined, what is wrong is dropped and counted."""

import json
from random import Random

import pytest

from wire.link.codec import FULL, LONGEST_FRAME, REFILL, Ear, parse, write
from wire.link.messages import Bye, Have, Hello, Letters, Message, Notes, Proof

LONG = Letters("game", tuple(f"letter {number} " * 40 for number in range(300)), False)


@pytest.mark.parametrize("message", [Bye(), Hello("a", "b", "c", "d"), Proof("ü"), Have(("a", "b")), Notes(()), LONG])
def test_every_message_comes_back_as_it_was(message: Message) -> None:
    ear = Ear()
    frames = write(message, 7)
    assert all(len(frame) <= LONGEST_FRAME for frame in frames)
    heard = [ear.hear(frame, 0.0) for frame in frames]
    assert heard == [None] * (len(frames) - 1) + [message] and not ear.strikes


def test_the_parts_of_a_long_message_may_come_in_any_order_and_twice() -> None:
    frames = write(LONG, 1)
    assert len(frames) > 5
    Random(3).shuffle(frames)
    ear = Ear()
    heard = [ear.hear(frame, 0.0) for frame in (*frames[:3], *frames)]
    assert heard[-1] == LONG and heard.count(None) == len(heard) - 1


def test_unfinished_messages_do_not_pile_up() -> None:
    ear = Ear()
    for number in range(100):
        assert ear.hear(b"~%d.0.2:" % number + bytes(16_000), 1000.0 * number) is None
    assert len(ear._parts) <= 3


WRONG = [
    b"", b"{", b"[]", b"null", b"{}", b'{"say":{}}', b'{"say":{"is":"Bye","more":1}}', b'{"say":{"is":"Nobody"}}',
    b'{"say":{"is":"Have","marks":[1]}}', b'{"say":{"is":"Have","marks":"x"}}', b"\xff\xfe", b'{"say":' + b"[" * 5000,
    b'{"say":{"is":"Proof","signature":1e5}}', b'{"say":{"is":"Proof","signature":NaN}}', b"~", b"~1.1.1:x", b"~1.5.3:",
    b"x" * (LONGEST_FRAME + 1), '{"say":{"is":"Proof","signature":"ü"}}'.encode(),
    b'{"say":{"is":"Differ","game":"","step":' + b"9" * 400 + b',"head":""}}',
    b'{"say":{"is":"Differ","game":"","step":' + b"9" * 9000 + b',"head":""}}',
]  # fmt: skip


@pytest.mark.parametrize("frame", WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_dropped_and_counted(frame: bytes) -> None:
    ear = Ear()
    assert ear.hear(frame, 0.0) is None and ear.strikes == 1
    assert ear.hear(write(Bye(), 1)[0], 0.0) == Bye()  # and the next good one is heard


def test_a_flood_is_cut_off_and_time_makes_it_good_again() -> None:
    ear, bye = Ear(), write(Bye(), 1)[0]
    heard = sum(ear.hear(bye, 0.0) == Bye() for _ in range(10_000))
    assert heard <= FULL and ear.strikes == 10_000 - heard
    assert ear.hear(bye, FULL / REFILL) == Bye()


def test_nonsense_uses_a_budget_up_much_faster() -> None:
    ear = Ear()
    for _ in range(1000):
        ear.hear(b"nonsense", 0.0)
    assert ear.hear(write(Bye(), 1)[0], 0.0) is None


def test_only_one_way_of_writing_is_needed_and_no_noise_is_ever_a_message() -> None:
    rng = Random(5)
    assert not any(parse(rng.randbytes(rng.randrange(60))) for _ in range(3000))
    assert parse(json.dumps({"say": {"is": "Bye"}}).encode()) == Bye()
