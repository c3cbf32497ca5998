"""A description survives the way through some eighty bytes, and nothing else comes through."""

import random

import pytest

from wire.description import MARK, Unreadable, pack, unpack

CHROMIUM = "\r\n".join(
    [
        "v=0", "o=- 4611731400430051336 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0",
        "a=extmap-allow-mixed", "a=msid-semantic: WMS", "m=application 50000 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 192.168.1.7",
        "a=candidate:1 1 udp 2122260223 192.168.1.7 50000 typ host generation 0 network-id 1",
        "a=candidate:2 1 udp 2122194687 8d2f6c1e-0f2a-4b7e-9a53-1c2d3e4f5a6b.local 50001 typ host generation 0",
        "a=candidate:3 1 udp 2122129151 fd00::17 50002 typ host generation 0",
        "a=candidate:4 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active generation 0",
        "a=candidate:5 1 udp 1686052607 203.0.113.9 50000 typ srflx raddr 192.168.1.7 rport 50000 generation 0",
        "a=ice-ufrag:Vk7x", "a=ice-pwd:zYq0gUuF9Wq1zAt3b6kR7d2x", "a=ice-options:trickle",
        "a=fingerprint:sha-256 " + ":".join(f"{n * 7 % 256:02X}" for n in range(32)),
        "a=setup:actpass", "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", "",
    ]
)  # fmt: skip


def lines(sdp: str, start: str) -> list[str]:
    return [line for line in sdp.split("\r\n") if line.startswith(start)]


def test_what_counts_comes_out_as_it_went_in() -> None:
    text = pack(CHROMIUM)
    got = unpack(text)
    assert got.kind == "offer" and len(text) < 190
    for start in ("a=ice-ufrag", "a=ice-pwd", "a=fingerprint", "a=setup"):
        assert lines(got.sdp, start) == lines(CHROMIUM, start)
    addresses = [line.split(" ")[4:8] for line in lines(got.sdp, "a=candidate")]
    assert addresses == [
        ["192.168.1.7", "50000", "typ", "host"],
        ["8d2f6c1e-0f2a-4b7e-9a53-1c2d3e4f5a6b.local", "50001", "typ", "host"],
        ["fd00::17", "50002", "typ", "host"],
        ["203.0.113.9", "50000", "typ", "srflx"],
    ]
    assert pack(got.sdp) == text, "packing it again changes nothing"


def test_an_answer_keeps_its_role_and_words_of_other_lengths_are_kept() -> None:
    answer = CHROMIUM.replace("setup:actpass", "setup:active").replace("Vk7x", "Vk7xab").replace("zYq0", "zYq01")
    got = unpack(pack(answer))
    assert got.kind == "answer" and lines(got.sdp, "a=ice-") == lines(answer, "a=ice-")[:2]


def test_a_description_of_something_else_is_refused() -> None:
    for damaged in ("", "v=0", CHROMIUM.replace("sha-256", "md5"), CHROMIUM.replace("Vk7x", "V\u200bk7")):
        with pytest.raises(Unreadable):
            pack(damaged)


def test_whatever_arrives_is_refused_or_fits_the_template() -> None:
    rng, good = random.Random(5), pack(CHROMIUM)
    read = 0
    for _ in range(3000):
        text = list(good)
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(text))
            text[place : place + rng.randrange(3)] = rng.choice(["A", "_", "\n", "é", "", "zz"])
        try:
            got = unpack("".join(text))
        except Unreadable:
            continue
        read += 1
        starts = {line.split(":")[0].split("=")[0] for line in got.sdp.split("\r\n") if line}
        assert starts <= {"v", "o", "s", "t", "a", "m", "c"}
        assert got.sdp.count("\r\n") == 14 + got.sdp.count("candidate:")
    assert read
    for text in ("", MARK, MARK + "A", "x" * 9999, MARK + "A" * 699):
        with pytest.raises(Unreadable):
            unpack(text)
