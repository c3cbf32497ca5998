"""Signatures are those of RFC 8032, on every engine, and nothing else is taken for one."""

import hashlib

import pytest
from chance import steady
from engines import CURVES, SIGNINGS, key, secret
from hypothesis import given
from hypothesis import strategies as st

from fair.group import edwards
from fair.group import signatures as keys
from fair.group.curve import Curve
from fair.group.labels import ORDER, Label
from fair.group.refused import Malformed, Refused, Unproven
from fair.group.secret import Secret
from fair.group.signatures import ED25519, Signing, read_key, write_key
from fair.proofs.box import close, open_letter
from fair.proofs.commitment import check_opening, nonce, seal

sure = steady(20)
each_signing = pytest.mark.parametrize("signing", SIGNINGS.values(), ids=SIGNINGS)
each_engine = pytest.mark.parametrize("curve", CURVES.values(), ids=CURVES)

VECTORS = [  # RFC 8032, 7.1: tests 1, 2, 3 and SHA(abc)
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595b"
        "be24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb430"
        "2aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716e"
        "d28dc027beceea1ec40a",
    ),
    (
        "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        hashlib.sha512(b"abc").hexdigest(),
        "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138a"
        "c17ad9bef1177331a704",
    ),
]
SMALL_ORDER = [
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
]


@each_signing
@pytest.mark.parametrize("vector", VECTORS, ids=["1", "2", "3", "SHA(abc)"])
def test_the_vectors_of_the_standard_come_out(signing: Signing, vector: tuple[str, ...]) -> None:
    seed, public, message, signature = map(bytes.fromhex, vector)
    assert signing.public(seed).hex() == public.hex()
    assert signing.sign(seed, message).hex() == signature.hex()
    assert signing.verify(public, message, signature)


@each_signing
def test_a_changed_bit_is_no_signature(signing: Signing) -> None:
    seed, message = bytes(range(32)), b"I raise to seven"
    public, signature = signing.public(seed), signing.sign(seed, message)
    whole = public + message + signature

    @sure
    @given(st.integers(0, 8 * len(whole) - 1))
    def changed(bit: int) -> None:
        data = bytearray(whole)
        data[bit // 8] ^= 1 << bit % 8
        given = bytes(data)
        assert not signing.verify(given[:32], given[32:-64], given[-64:])

    changed()
    assert signing.verify(public, message, signature)


@each_signing
def test_a_second_way_to_write_a_signature_is_refused(signing: Signing) -> None:
    seed, message = bytes(32), b"once"
    public, signature = signing.public(seed), signing.sign(seed, message)
    s = int.from_bytes(signature[32:], "little")
    assert not signing.verify(public, message, signature[:32] + (s + ORDER).to_bytes(32, "little"))
    assert not signing.verify(public, message, signature + b"\0")
    assert not signing.verify(public[:-1], message, signature)
    assert not signing.verify(b"\xff" * 32, message, signature)


@each_signing
@pytest.mark.parametrize("public", SMALL_ORDER)
def test_a_key_that_signs_everything_is_refused(signing: Signing, public: str) -> None:
    for r in SMALL_ORDER:
        assert not signing.verify(bytes.fromhex(public), b"anything", bytes.fromhex(r) + bytes(32))


@each_signing
def test_a_key_is_known_again_however_often_and_among_however_many(signing: Signing) -> None:
    """The page keeps multiples of the keys that sign often, and not of too many."""
    seeds = [bytes([n]) * 32 for n in range(70)]
    signed = {n: (ED25519.public(seeds[n]), ED25519.sign(seeds[n], b"%d" % n)) for n in (0, 1, 69)}
    for _ in range(2):
        for n in (0, 1, 0, 1, 0, 69):
            public, signature = signed[n]
            assert signing.verify(public, b"%d" % n, signature)
            assert not signing.verify(public, b"another", signature)
        for seed in seeds[2:69]:
            assert not signing.verify(ED25519.public(seed), b"0", signed[0][1])


@each_signing
def test_a_part_of_small_order_changes_nothing(signing: Signing) -> None:
    """All devices must agree about every signature, odd ones too: the equation is checked times eight."""
    seed, message, chance = bytes(32), b"odd", 12345
    public, (scalar, _), odd = ED25519.public(seed), keys._expand(seed), keys._read(bytes.fromhex(SMALL_ORDER[3]))
    assert odd is not None
    r = keys._write(edwards.add(edwards.multiply(chance, edwards.BASE), odd))
    s = (chance + keys._hash(r, public, message) * scalar) % ORDER
    for _ in range(3):
        assert signing.verify(public, message, r + s.to_bytes(32, "little"))
        assert not signing.verify(public, message, r + (s ^ 1).to_bytes(32, "little"))


@sure
@given(st.binary(min_size=32, max_size=32))
def test_a_key_reads_back_from_what_is_stored(seed: bytes) -> None:
    assert read_key(write_key(seed)) == seed


@pytest.mark.parametrize("change", [1, 20, 30, 62, 66])
def test_a_stored_key_with_a_wrong_letter_is_refused(change: int) -> None:
    text = write_key(b"k" * 32)
    other = "A" if text[change] != "A" else "B"
    with pytest.raises(Malformed):
        read_key(text[:change] + other + text[change + 1 :])


@pytest.mark.parametrize("text", ["", "cabinet-noir-key-1:", "cabinet-noir-key-1:ä", "x" * 67])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        read_key(text)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_keys_and_nonces_have_32_bytes(size: int) -> None:
    for attempt in (Secret, write_key, ED25519.public, lambda data: seal(("g",), b"", data)):
        with pytest.raises(Malformed):
            attempt(bytes(size))


def test_a_secret_never_shows_itself_in_a_log() -> None:
    assert "kkkk" not in repr(Secret(b"k" * 32))


def test_what_is_derived_depends_on_the_key_the_word_and_every_part() -> None:
    one, two = secret("one"), secret("two")
    drawn = [
        one.scalar(Label.BLIND, 1),
        one.scalar(Label.BLIND, 2),
        one.scalar(Label.NONCE, 1),
        two.scalar(Label.BLIND, 1),
    ]
    assert len(set(drawn)) == 4 and drawn[0] == secret("one").scalar(Label.BLIND, 1)
    assert {one.below(3, Label.SHUFFLE_ORDER, n) for n in range(30)} == {0, 1, 2}


@sure
@given(st.binary(max_size=40), st.binary(max_size=40))
def test_a_seal_opens_with_its_value_and_with_no_other(value: bytes, other: bytes) -> None:
    where = ("game", "vote.3", 2)
    hidden = nonce(secret(1), where)
    sealed = seal(where, value, hidden)
    check_opening(where, value, hidden, sealed)
    attempts = [(where, other, hidden)] if other != value else []
    attempts += [(("game", "vote.3", 1), value, hidden), (where, value, nonce(secret(2), where))]
    for attempt in attempts:
        with pytest.raises(Unproven):
            check_opening(*attempt, sealed)


@each_engine
def test_a_letter_is_read_by_its_receiver_and_by_nobody_else(curve: Curve) -> None:
    a, b, c = (key(name) for name in "abc")
    points = {x: (x * curve.base) for x in (a, b, c)}
    where = ("game", "share", 0, 1)
    letter = close(where, a, points[a], points[b], b"your share" * 9)
    assert open_letter(where, b, points[b], points[a], letter) == b"your share" * 9
    assert b"share" not in letter
    others = [(where, c, points[c], points[a]), (where, b, points[b], points[c]), (("g",), b, points[b], points[a])]
    for attempt in others:
        with pytest.raises(Unproven):
            open_letter(*attempt, letter)
    for bad in (letter[:-1], letter[:31], b"", bytes([letter[0] ^ 1]) + letter[1:]):
        with pytest.raises(Refused):
            open_letter(where, b, points[b], points[a], bad)
    with pytest.raises(Unproven):
        close(where, a, points[a], curve.zero, b"to nobody")
