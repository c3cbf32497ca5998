"""Lots are even and the same everywhere; seals bind; the log is a chain."""

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from table.events import Event, Shown
from table.illegal import Cheat
from table.log import GENESIS, Log, next_head
from table.lots import digest, nonce, pick, shuffle
from table.seals import check, seal

DIE = ("1-3", "2", "3", "4", "5", "6")


# ---------------------------------------------------------------- lots


def test_the_same_seed_gives_the_same_lots_in_every_python() -> None:
    assert [pick(DIE, "seed", "roll", f"die.{n}", "0") for n in range(12)] == [
        "2",
        "6",
        "5",
        "4",
        "2",
        "6",
        "2",
        "2",
        "1-3",
        "6",
        "1-3",
        "3",
    ]
    assert "".join(shuffle("abcdefghij", "seed", "deck", "goods")) == "bcafegjidh"
    assert "".join(shuffle("abcdefghij", "sëed 🕵", "deck", "goods")) == "jdigfacbeh"
    assert (
        nonce("seed", "card", "agents", "3")
        == "3397317f70670117811914ebb99722cdab5d6213989b988f0ebf5fed01e19007"
    )


def test_throws_are_evenly_spread() -> None:
    faces = Counter(pick(DIE, "even", str(n)) for n in range(12_000))
    assert set(faces) == set(DIE) and all(1_800 < times < 2_200 for times in faces.values())


def test_every_order_of_a_deck_is_as_likely() -> None:
    orders = Counter(shuffle("abcd", "even", str(n)) for n in range(12_000))
    assert set(orders) == set(permutations("abcd")) and all(400 < times < 600 for times in orders.values())


def test_a_shuffle_keeps_every_card() -> None:
    for size in (0, 1, 2, 26, 300):
        assert sorted(shuffle(range(size), "all", str(size))) == list(range(size))


def test_other_seeds_and_other_labels_give_other_lots() -> None:
    one = shuffle(range(26), "seed", "deck", "a")
    others = [("seed", "deck", "b"), ("seed ", "deck", "a"), ("seed", "deck.a"), ("seed", "deck", "a", "")]
    assert all(shuffle(range(26), *label) != one for label in others)


def test_no_two_lists_of_parts_read_the_same() -> None:
    lists = [("ab", "c"), ("a", "bc"), ("abc",), ("a", "b", "c"), ("abc", ""), ("", "abc"), ()]
    assert len({digest(*parts) for parts in lists}) == len(lists)
    assert digest("a", "bc").hex() == "b534ce16ac9c8b36823f39a395ce8e0e3c7ad9605b82b5444f18cadacd217a5d"


def test_even_a_broken_letter_has_a_digest() -> None:
    assert digest("\ud800") != digest("\ud801")


# ---------------------------------------------------------------- the log


def test_the_chain_is_the_same_in_every_python() -> None:
    event = Event("choose", "move.1", 0, (1, 0, None, True, "é"), (Shown("agents", 2, "perry"),), ("ab",))
    assert GENESIS == "a020e2c5ac217b3cf8d36c68e79d2744539b87e7f395d360864495666b6565d3"
    assert next_head(GENESIS, event) == "a5b49c991a565b6aed5d648632c898cf0009bd11c15175c0f4d863c0a1829c57"
    log = Log().add(event).add(Event("clock", "x"))
    assert log.head == "1153104c4c612a9e893c79a367b8c4cb9429587f11806ecd862117a55ba031b1"
    assert Log().head == GENESIS and len(log) == 2


def test_every_head_depends_on_all_that_came_before() -> None:
    events = [Event("clock", str(n)) for n in range(6)]
    honest = Log()
    for event in events:
        honest = honest.add(event)
    for place in range(6):
        bent = Log()
        for number, event in enumerate(events):
            bent = bent.add(replace(event, name="other") if number == place else event)
        assert bent.heads[:place] == honest.heads[:place]
        assert not set(bent.heads[place:]) & set(honest.heads[place:])


def test_adding_leaves_the_old_log_alone_and_until_goes_back() -> None:
    one = Log().add(Event("clock", "1"))
    two = one.add(Event("clock", "2"))
    assert len(one) == 1 and two.until(1) == one and two.until(0) == Log()


def test_finding_in_the_log_is_by_kind_name_and_seat() -> None:
    log = Log()
    for seat, value in ((0, "a"), (1, "b"), (0, "c"), (None, "d")):
        log = log.add(Event("open", "vote", seat, value))
    assert log.find("open", "vote", 0).value == "c"  # type: ignore[union-attr]
    assert [event.value for event in log.all("open", "vote", 0)] == ["a", "c"]
    assert log.find("open", "vote").value == "d" and log.find("seal", "vote", 0) is None  # type: ignore[union-attr]


# ---------------------------------------------------------------- seals

KEY = "00" * 32


def test_a_seal_is_the_same_in_every_python() -> None:
    assert (
        seal("card", "agents", 2, "perry", "00")
        == "8230c715302ef0c23efa050cb5755b1c8dd62e20a0880fcbae34740359796095"
    )
    assert seal("seal", "vote", 1, (0, None, True, "x"), "ff") == (
        "8066d0b23867825ddaf17e1c58e40e0c3d8b54bf837c99a4cfa2288f6fa58af0"
    )


def test_a_seal_binds_everything_about_it() -> None:
    others = [
        ("card", "vote", 1, 5, KEY),
        ("seal", "votes", 1, 5, KEY),
        ("seal", "vote", 2, 5, KEY),
        ("seal", "vote", 1, 6, KEY),
        ("seal", "vote", 1, "5", KEY),
        ("seal", "vote", 1, (5,), KEY),
        ("seal", "vote", 1, 5, "01" * 32),
        ("seal", "vote", 1, True, KEY),
        ("seal", "vote", 1, None, KEY),
    ]
    assert len({seal("seal", "vote", 1, 5, KEY), *(seal(*other) for other in others)}) == len(others) + 1


def sealed(value="secret", seat=1) -> Log:
    return Log().add(Event("seal", "vote", seat, proof=seal("seal", "vote", seat, value, KEY)))


def test_a_true_opening_passes() -> None:
    check(sealed(), Event("open", "vote", 1, "secret", proof=KEY))


@pytest.mark.parametrize(
    "event",
    [
        Event("open", "vote", 1, "another", proof=KEY),
        Event("open", "vote", 1, "secret", proof="11" * 32),
        Event("open", "vote", 1, "secret"),
        Event("open", "vote", 1, "secret", proof=7),
        Event("open", "vote", 1, "secret", proof=(KEY,)),
        Event("open", "vote", 1, "secret", proof="\ud800"),
        Event("open", "vote", 0, "secret", proof=KEY),
        Event("open", "vote", None, "secret", proof=KEY),
        Event("open", "other", 1, "secret", proof=KEY),
    ],
)
def test_any_other_opening_is_a_cheat(event: Event) -> None:
    with pytest.raises(Cheat, match=r"cheat\.opening"):
        check(sealed(), event)


def staked(*amounts) -> Log:
    log = Log()
    for number, one in enumerate(amounts):
        log = log.add(
            Event("stake", "bids", 0, proof=seal("stake", f"bids.{number}", 0, one, f"{number}" * 64))
        )
    return log


def test_stakes_are_opened_all_together_in_their_order() -> None:
    one, two = (("lamp", 1),), (("rug", 2),)
    keys = ("0" * 64, "1" * 64)
    check(staked(one, two), Event("open", "bids", 0, (one, two), proof=keys))
    wrong = [
        ((two, one), keys),
        ((one, two), keys[::-1]),
        ((one,), keys[:1]),
        ((one, two), keys[:1]),
        ((one, one), keys),
        (None, keys),
        ((one, two), None),
        ((one, two, ()), (*keys, "2" * 64)),
    ]
    for value, proof in wrong:
        with pytest.raises(Cheat, match=r"cheat\.opening"):
            check(staked(one, two), Event("open", "bids", 0, value, proof=proof))


def shuffled() -> Log:
    seals = tuple(seal("card", "deck", place, face, KEY) for place, face in enumerate("abc"))
    return Log().add(Event("shuffle", "deck", None, (tuple("abc"), ()), proof=seals))


def test_a_card_that_lay_there_may_be_shown() -> None:
    check(shuffled(), Event("choose", "x", 0, None, (Shown("deck", 1, "b"),), (KEY,)))


@pytest.mark.parametrize(
    ("fact", "proof"),
    [
        (Shown("deck", 1, "a"), (KEY,)),
        (Shown("deck", 2, "b"), (KEY,)),
        (Shown("deck", 3, "b"), (KEY,)),
        (Shown("deck", -2, "b"), (KEY,)),
        (Shown("other", 1, "b"), (KEY,)),
        (Shown("deck", 1, "b"), ("ff",)),
        (Shown("deck", 1, "b"), ()),
        (Shown("deck", 1, "b"), None),
        (Shown("deck", 1, "b"), (KEY, KEY)),
        (Shown("deck", 1, "b"), (None,)),
        (Shown("deck", 1, "b"), KEY),
    ],
)
def test_no_other_card_can_be_shown(fact: Shown, proof) -> None:
    with pytest.raises(Cheat):
        check(shuffled(), Event("choose", "x", 0, None, (fact,), proof))


@pytest.mark.parametrize("kind", ["seal", "stake"])
def test_a_seal_is_used_once(kind: str) -> None:
    event = Event(kind, "vote", 0, proof="ab")
    check(Log(), event)
    with pytest.raises(Cheat, match=r"cheat\.proof"):
        check(Log().add(event), event)
    with pytest.raises(Cheat, match=r"cheat\.proof"):
        check(Log(), Event(kind, "vote", 0))
