"""Which event answers which need, and what the dealers answer."""

import pytest

from table.answers import answered
from table.dealers import Local, Scripted
from table.events import AtLeast, Event, Exactly, Paid, Shown
from table.illegal import Cheat, Illegal
from table.log import Log
from table.needs import Choose, Clock, Deal, Open, Roll, Seal, Show, Shuffle, Stake
from table.pocket import Pocket, Staked
from table.seals import check

FACES = ("a", "b", "c", "d")
DIE = ("1", "2", "3")
FACT = Shown("deck", 2, "a")

NEEDS = [
    (Choose(1, "n"), Event("choose", "n", 1, "anything", (FACT,))),
    (Seal((0, 2), "n"), Event("seal", "n", 2, proof="x")),
    (Open((0, 2), "n"), Event("open", "n", 0, "anything", proof="x")),
    (Stake((1,), "n", ("a",), 5), Event("stake", "n", 1, proof="x")),
    (Shuffle("n", FACES, ((("old", 1),),)), Event("shuffle", "n", None, (FACES, ((("old", 1),),)))),
    (Deal("n", 3, 1), Event("deal", "n", 1, 3)),
    (Show("deck", 2, 1), Event("show", "deck", 1, None, (FACT,))),
    (Show("deck", 2), Event("show", "deck", None, None, (FACT,))),
    (Roll("n", (DIE, DIE)), Event("roll", "n", None, ("1", "3"))),
    (Clock("n", 60), Event("clock", "n")),
    (Clock("n", 60), Event("clock", "n", None, 12)),
]
IDS = [f"{need.kind}-{number}" for number, (need, _) in enumerate(NEEDS)]


@pytest.mark.parametrize(("need", "event"), NEEDS, ids=IDS)
def test_an_event_answers_its_need(need, event: Event) -> None:
    assert answered([Choose(5, "another"), need], event) is need


@pytest.mark.parametrize(("need", "event"), NEEDS, ids=IDS)
def test_it_answers_no_need_of_another_kind_or_name(need, event: Event) -> None:
    others = [other for other, _ in NEEDS if type(other) is not type(need)]
    with pytest.raises(Illegal, match=r"illegal\.not_awaited"):
        answered(others, event)
    with pytest.raises(Illegal):
        answered([], event)


WRONG = [
    (Choose(1, "n"), Event("choose", "n", 0)),
    (Choose(1, "n"), Event("choose", "n", None)),
    (Choose(1, "n"), Event("choose", "m", 1)),
    (Seal((0, 2), "n"), Event("seal", "n", 1, proof="x")),
    (Seal((0, 2), "n"), Event("seal", "n", 0, "told", proof="x")),
    (Seal((0, 2), "n"), Event("seal", "n", 0, None, (FACT,), "x")),
    (Stake((1,), "n", ("a",), 5), Event("stake", "n", 1, (("a", 1),), proof="x")),
    (Open((0, 2), "n"), Event("open", "n", 1, "x")),
    (Open((0, 2), "n"), Event("open", "n", 0, "x", (FACT,))),
    (Shuffle("n", FACES), Event("shuffle", "n", None, (FACES[::-1], ()))),
    (Shuffle("n", FACES), Event("shuffle", "n", None, (FACES, ((("old", 1),),)))),
    (Shuffle("n", FACES), Event("shuffle", "n", 0, (FACES, ()))),
    (Shuffle("n", FACES, ((("old", 1),),)), Event("shuffle", "n", None, (FACES, ((("old", True),),)))),
    (Deal("n", 3, 1), Event("deal", "n", 1, 2)),
    (Deal("n", 1, 1), Event("deal", "n", 1, True)),
    (Deal("n", 3, 1), Event("deal", "n", 2, 3)),
    (Show("deck", 2, 1), Event("show", "deck", None, None, (FACT,))),
    (Show("deck", 2), Event("show", "deck", 1, None, (FACT,))),
    (Show("deck", 1), Event("show", "deck", None, None, (FACT,))),
    (Show("deck", 2), Event("show", "deck", None)),
    (Show("deck", 2), Event("show", "deck", None, "more", (FACT,))),
    (Show("deck", 2), Event("show", "deck", None, None, (FACT, FACT))),
    (Roll("n", (DIE,)), Event("roll", "n", None, ("4",))),
    (Roll("n", (DIE,)), Event("roll", "n", None, ("1", "1"))),
    (Roll("n", (DIE,)), Event("roll", "n", None, "1")),
    (Roll("n", (DIE,)), Event("roll", "n", None, None)),
    (Roll("n", (DIE,)), Event("roll", "n", 0, ("1",))),
    (Clock("n", 60), Event("clock", "n", 0)),
    (Clock("n", 60), Event("clock", "n", None, 61)),
    (Clock("n", 60), Event("clock", "n", None, "soon")),
]


@pytest.mark.parametrize(("need", "event"), WRONG)
def test_nothing_else_answers_it(need, event: Event) -> None:
    with pytest.raises(Illegal, match=r"illegal\.not_awaited"):
        answered([need], event)


# ---------------------------------------------------------------- dealers


def dealt(dealer: Local, *shuffles: Shuffle) -> Log:
    log = Log()
    for need in shuffles:
        event = dealer.answer(need, log, {})
        assert event is not None
        log = log.add(event)
    return log


def test_the_local_dealer_answers_what_chance_must_and_nothing_that_people_must() -> None:
    dealer, log = Local("s"), dealt(Local("s"), Shuffle("deck", FACES))
    for need in (
        Roll("n", (DIE,)),
        Shuffle("n", FACES),
        Deal("deck", 0, 1),
        Show("deck", 0),
        Show("deck", 0, 1),
    ):
        event = dealer.answer(need, log, {})
        assert event is not None and answered([need], event) is need
        check(log, event)
    for need in (Choose(0, "n"), Seal((0,), "n"), Stake((0,), "n", (), 1), Clock("n", 1), Open((0,), "n")):
        assert dealer.answer(need, log, {}) is None


def test_a_die_named_anew_falls_anew() -> None:
    falls = {Local("s").throw(Roll(f"die.{n}", (DIE, DIE))) for n in range(200)}
    assert len(falls) == 9


def test_the_face_of_a_hidden_card_is_in_no_event_but_its_showing() -> None:
    dealer = Local("s")
    faces = ("alpha", "bravo")
    log = dealt(dealer, Shuffle("deck", faces))
    event = dealer.answer(Deal("deck", 0, 1), log, {})
    assert event is not None and not any(face in str(event) for face in faces)
    assert not any(face in str(log.events[0].proof) for face in faces)


def test_only_the_seat_it_was_dealt_to_learns_a_card() -> None:
    dealer = Local("s")
    log = dealt(dealer, Shuffle("deck", FACES))
    event = Event("deal", "deck", 1, 2)
    assert dealer.learn(Pocket(0), log, event) == Pocket(0)
    card = dealer.learn(Pocket(1), log, event).cards[0]
    assert card.face == dealer.deck(log, "deck")[2] and (card.deck, card.place) == ("deck", 2)


def test_a_scripted_dealer_throws_and_deals_as_written_and_the_rest_by_lot() -> None:
    dealer = Scripted("s", throws={"die.1": ("3",)}, decks={"deck": ("d", "b")})
    assert dealer.throw(Roll("die.1", (DIE,))) == ("3",)
    assert dealer.throw(Roll("die.2", (DIE,))) == Local("s").throw(Roll("die.2", (DIE,)))
    log = dealt(dealer, Shuffle("deck", FACES), Shuffle("other", FACES))
    assert dealer.deck(log, "deck")[:2] == ("d", "b") and sorted(dealer.deck(log, "deck")) == sorted(FACES)
    assert dealer.deck(log, "other") == Local("s").deck(log, "other")


def test_a_script_cannot_deal_a_card_that_is_not_in_the_deck() -> None:
    with pytest.raises(ValueError):
        Scripted("s", decks={"deck": ("z",)}).order("deck", FACES)


def test_a_reshuffle_takes_hidden_cards_along_also_through_several_decks() -> None:
    dealer = Local("s")
    second = Shuffle("second", ("x",), ((("first", 0),), (("first", 3),)))
    third = Shuffle("third", (), ((("second", 0),), (("second", 1), ("second", 2))))
    log = dealt(dealer, Shuffle("first", FACES), second, third)
    one, two, three = (dealer.deck(log, name) for name in ("first", "second", "third"))
    assert sorted(two) == sorted(["x", one[0], one[3]])
    assert sorted(three) == sorted([two[0], f"{two[1]}+{two[2]}"])


POCKET = Pocket(
    0, staked=(Staked("bids", (("lamp", 5), ("rug", 1)), "k"), Staked("bids", (("lamp", 2),), "l"))
)


@pytest.mark.parametrize(
    ("fact", "true"),
    [
        (AtLeast("bids", "lamp", 7), True),
        (AtLeast("bids", "lamp", 8), False),
        (AtLeast("bids", "hat", 1), False),
        (Exactly("bids", "lamp", 7), True),
        (Exactly("bids", "lamp", 6), False),
        (Exactly("bids", "hat", 0), True),
        (Paid("bids", "rug", 1), True),
        (Paid("bids", "rug", 2), False),
        (AtLeast("other", "lamp", 1), False),
        (Shown("deck", 0, "a"), False),
    ],
)
def test_the_own_device_proves_what_is_true_and_refuses_what_is_not(fact, true: bool) -> None:
    if true:
        assert Local("s").prove(POCKET, (fact,)) == (None,)
    else:
        with pytest.raises(Cheat, match="seat=0"):
            Local("s").prove(POCKET, (fact,))


def test_a_payment_is_remembered_in_the_pocket_of_who_paid() -> None:
    event = Event("choose", "kill", 0, None, (Paid("bids", "lamp", 3),), (None,))
    after = Local("s").learn(POCKET, Log(), event)
    assert after.amount("bids", "lamp") == 4 and after.staked_in_all("bids") == 8
    assert Local("s").learn(Pocket(1), Log(), event) == Pocket(1)
    back = Local("s").learn(after, Log(), Event("choose", "x", 0, None, (Paid("bids", "lamp", -3),), (None,)))
    assert back.amount("bids", "lamp") == 7


def test_who_sealed_nothing_cannot_open() -> None:
    with pytest.raises(Cheat, match=r"cheat\.opening"):
        Local("s").answer(Open((0,), "vote"), Log(), {0: Pocket(0)})
