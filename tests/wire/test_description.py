"""How a browser can be reached, in a text that fits a small picture; and what is no such text is refused."""

from random import Random

import pytest

from fair.group.refused import Malformed
from wire.link.description import is_packed, pack, unpack

PRINT = ":".join(["AB"] * 32)
CHROMIUM = "\r\n".join([
    "v=0", "o=- 4611731400430051336 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0",
    "a=candidate:1 1 udp 2113937151 192.168.1.17 50123 typ host generation 0 network-cost 999",
    "a=candidate:2 1 tcp 1518214911 192.168.1.17 9 typ host tcptype active generation 0",
    "a=candidate:3 1 udp 1677729535 203.0.113.7 50123 typ srflx raddr 0.0.0.0 rport 0",
    "a=ice-ufrag:Ab3/", "a=ice-pwd:abcdefghijklmnopqrstuvwx", f"a=fingerprint:sha-256 {PRINT}", "a=setup:actpass",
    "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", "",
])  # fmt: skip
FIREFOX = "\r\n".join([
    "v=0", "o=mozilla 1 0 IN IP4 0.0.0.0", "s=-", "t=0 0", f"a=fingerprint:sha-256 {PRINT}", "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0",
    "a=candidate:0 1 UDP 2122187007 1f4712db-ea17-4bcf-a596-105139dfd8bf.local 50123 typ host",
    "a=candidate:2 1 UDP 1685987327 2001:db8::7 50123 typ srflx raddr 0.0.0.0 rport 0",
    "a=ice-pwd:0123456789abcdef0123456789abcde", "a=ice-ufrag:89abcde", "a=mid:0", "a=setup:active", "",
])  # fmt: skip


@pytest.mark.parametrize(("sdp", "kind"), [(CHROMIUM, "offer"), (FIREFOX, "answer")])
def test_a_description_is_packed_short_and_comes_back(sdp: str, kind: str) -> None:
    text = pack(sdp, kind)
    assert len(text) <= 160
    again, back = unpack(text)
    assert again == kind and pack(back, kind) == text and PRINT in back
    for line in sdp.split("\r\n"):
        if line.startswith(("a=ice-", "a=setup", "a=fingerprint")):
            assert line in back
    assert back.count("a=candidate") == 2


@pytest.mark.parametrize("damage", ["ice-ufrag", "ice-pwd", "fingerprint", "setup"])
def test_a_description_that_lacks_something_is_refused(damage: str) -> None:
    with pytest.raises(Malformed):
        pack(CHROMIUM.replace(f"a={damage}", "a=other"), "offer")


def test_a_packed_text_that_was_changed_never_raises_anything_else() -> None:
    rng = Random(2)
    good = pack(CHROMIUM, "offer")
    for _ in range(3000):
        data = bytearray(good.encode())
        for _ in range(rng.randrange(1, 4)):
            data[rng.randrange(len(data))] = rng.choice(b"ABCabc019-_")
        text = data.decode()[: rng.choice([len(good), rng.randrange(len(good))])]
        if is_packed(text, "offer"):
            assert pack(unpack(text)[1], "offer") == text
