"""Every value has one text that reads back, and one fingerprint on every device."""

import json

import pytest

from table.events import AtLeast, Event, Exactly, Move, Paid, Shown
from table.illegal import Damaged
from table.pocket import Card, Pocket, Sealed, Staked
from table.text import canonical, fingerprint, plain, read, same, write

EVENT = Event("choose", "move.1", 0, (1, 0, None, True, "é"), (Shown("agents", 2, "perry"),), ("ab",))
TEXT = (
    '{"facts":[{"deck":"agents","face":"perry","is":"Shown","place":2}],"kind":"choose","name":"move.1",'
    '"proof":["ab"],"seat":0,"value":[1,0,null,true,"\\u00e9"]}'
)


def test_the_text_of_a_value_is_the_same_in_every_python() -> None:
    assert canonical(EVENT) == TEXT
    assert fingerprint(EVENT) == "a4604b0ad34be14ddc0d9012fef2617e99d156ef185d3bf06e39f73d52ad89ba"


def test_the_quick_text_is_the_text_of_what_is_written() -> None:
    for value in (EVENT, (), None, "\ud800 \u2028 \x00", -5, (True, (1, ("x",)))):
        assert canonical(value) == json.dumps(write(value), sort_keys=True, separators=(",", ":"))


@pytest.mark.parametrize(
    "value",
    [
        EVENT,
        Event("clock", "x"),
        Move(("swap", ("perry", 3)), (AtLeast("bids", "lamp", 1), Exactly("b", "a", 0), Paid("b", "a", -3))),
        Pocket(
            3,
            (Card("d", 1, "f", "n"),),
            (Sealed("s", ((), None), "n"),),
            (Staked("b", (("a", 1),), "n"),),
            (("b", "a", 2),),
            (("p", "¿\n"),),
        ),
        Pocket(0),
    ],
)
def test_what_was_written_reads_back(value) -> None:
    assert read(type(value), json.loads(json.dumps(write(value)))) == value


def test_true_is_not_one_in_the_text() -> None:
    assert not same(True, 1) and not same((0, 1), (False, 1)) and same((0, "a"), (0, "a"))


@pytest.mark.parametrize("value", [1.5, {"a": 1}, {1}, b"x", object(), [1.0]])
def test_what_has_no_text_form_is_refused_when_it_is_written(value) -> None:
    with pytest.raises(TypeError):
        write(value)


@pytest.mark.parametrize("value", [b"x", {1}, object(), (1, {2})])
def test_the_quick_text_refuses_it_too(value) -> None:
    with pytest.raises(TypeError):
        canonical(value)


@pytest.mark.parametrize("data", [1.5, {"a": 1}, [1, [2.0]], object(), {"is": "Shown"}])
def test_a_plain_value_holds_nothing_but_plain_parts(data) -> None:
    with pytest.raises(Damaged, match=r"damaged\.value"):
        plain(data)


def broken() -> list:
    good = write(EVENT)
    return [
        None,
        7,
        "x",
        [],
        {},
        {**good, "more": 1},
        {k: v for k, v in good.items() if k != "seat"},
        {**good, "seat": "0"},
        {**good, "seat": True},
        {**good, "seat": 0.0},
        {**good, "kind": 3},
        {**good, "facts": {}},
        {**good, "facts": [1]},
        {**good, "facts": [{"is": "Shown"}]},
        {**good, "facts": [{"is": "Nothing", "deck": "a", "place": 1, "face": "x"}]},
        {**good, "facts": [{"deck": "a", "place": 1, "face": "x"}]},
        {**good, "facts": [{"is": ["Shown"], "deck": "a", "place": 1, "face": "x"}]},
        {**good, "facts": [{"is": "Shown", "deck": "a", "place": True, "face": "x"}]},
        {**good, "value": 1.5},
        {**good, "value": {"a": 1}},
        {**good, "proof": [[1.5]]},
    ]


@pytest.mark.parametrize("data", broken())
def test_anything_else_is_refused(data) -> None:
    with pytest.raises(Damaged, match=r"damaged\.value"):
        read(Event, data)


def test_a_pair_has_two_parts() -> None:
    for notes in ([["a"]], [["a", "b", "c"]], ["ab"], [[1, "b"]]):
        with pytest.raises(Damaged):
            read(Pocket, {**write(Pocket(0)), "notes": notes})
