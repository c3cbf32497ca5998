"""Invitations: by link, by code, by a picture on the screen; and what is not one is refused."""

from random import Random

import pytest

from fair.refused import Malformed
from table.illegal import Illegal
from wire import invitation
from wire.description import is_packed, pack, unpack
from wire.invitation import Invitation, Reply

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


def test_a_link_carries_the_room_and_its_secret_behind_the_sign_that_nobody_is_sent() -> None:
    room = invitation.invite(Random(7).randbytes)
    assert len(room.code) == 6
    for text in (room.fragment, f"https://example.org/play/#{room.fragment}", f"  {room.fragment}\n"):
        assert invitation.read(text) == room


def test_an_offer_and_its_answer_find_each_other() -> None:
    room = invitation.invite(Random(7).randbytes)
    offered = Invitation(room.code, room.secret, pack(CHROMIUM, "offer"))
    assert invitation.read(offered.fragment) == offered
    reply = offered.answered(pack(FIREFOX, "answer"))
    assert invitation.read(reply.fragment) == reply
    assert isinstance(reply, Reply) and reply.tag == invitation.tag(offered.offer)
    other = Invitation(room.code, room.secret, pack(CHROMIUM.replace("50123", "50124"), "offer"))
    assert invitation.tag(other.offer) != reply.tag


def test_nothing_else_is_an_invitation() -> None:
    rng = Random(1)
    room = Invitation("ABCDEF", bytes(16), pack(CHROMIUM, "offer"))
    good = room.fragment
    wrong = ["", "r=", "r=ABCDEF", "a=b.c", "r=abcdef.AAAAAAAAAAAAAAAAAAAAAA", good + "A", good[:-1], good * 9]
    wrong += [f"r=ABCDEF.AAAAAAAAAAAAAAAAAAAAAA.{pack(FIREFOX, 'answer')}", "r=ABCDEF.AAAAAAAAAAAAAAAAAAAAAA."]
    for _ in range(2000):
        at = rng.randrange(len(good))
        wrong.append(good[:at] + chr(rng.randrange(33, 400)) + good[at + 1 :])
    for text in wrong:
        try:
            found = invitation.read(text)
        except Illegal as refused:
            assert refused.reason == "room.invitation"
        else:  # some other room, some other address: but then written in its one way
            assert found.fragment == text.rpartition("#")[2]


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
