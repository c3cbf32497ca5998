"""What devices say is made shorter on the way, and arrives as it was said, whatever somebody sends instead."""

import json
import zlib

import pytest
from devices import Device, at_one_table, meet, names

from session.room.deflated import PACKED, SHORT, pack, unpack
from session.room.gathering import Gathering
from wire.link.codec import LONGEST_FRAME


def strikes(device: Device) -> int:
    gathering = device.app.gathering
    assert isinstance(gathering, Gathering)
    return sum(gathering.room.strikes.values())


def test_a_deal_goes_in_seven_tenths_of_its_bytes_and_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[bytes, bytes]] = []

    def noting(frame: bytes) -> bytes:
        said.append((frame, pack(frame)))
        return said[-1][1]

    monkeypatch.setattr("session.room.lines.pack", noting)
    at_one_table()
    assert all(unpack(packed, LONGEST_FRAME) == frame for frame, packed in said)
    deal = [pair for pair in said if b'"is":"Letters"' in pair[0]]
    frames, packed = (sum(map(len, some)) for some in zip(*deal, strict=True))
    assert frames > 2000 and packed < 0.7 * frames, (frames, packed)


def test_a_greeting_is_readable_for_a_device_with_another_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[bytes] = []

    def noting(frame: bytes) -> bytes:
        said.append(pack(frame))
        return said[-1]

    monkeypatch.setattr("session.room.lines.pack", noting)
    meet()
    greetings = [json.loads(one)["say"]["is"] for one in said[:4]]
    assert sorted(greetings) == ["Hello", "Hello", "Proof", "Proof"]


def test_nothing_grows_and_what_is_short_stays_as_it_is() -> None:
    for frame in (b"", b"{}", b"x" * (SHORT - 1), bytes(range(256)) * 4):
        assert len(pack(frame)) <= len(frame) and unpack(pack(frame), LONGEST_FRAME) == frame


def test_a_bomb_is_not_unpacked_further_than_the_longest_frame() -> None:
    bomb = PACKED + zlib.compress(bytes(10_000_000), 9, wbits=-15)
    assert len(bomb) < LONGEST_FRAME and len(unpack(bomb, LONGEST_FRAME)) == LONGEST_FRAME + 1


@pytest.mark.parametrize("noise", [PACKED, PACKED + b"\xff" * 40, PACKED + zlib.compress(bytes(99_999), wbits=-15)])
def test_what_cannot_be_unpacked_counts_against_its_link(noise: bytes) -> None:
    anna, _ = at_one_table()
    before = strikes(anna)
    anna.browser.lines.told("heard", names(anna), noise)
    assert strikes(anna) > before
