"""Places of one's own: each fault is named in the player's words, and a bad file changes nothing (SPY-1.3)."""

import json

import pytest
from citing import rule

from games.spyfall import GAME
from games.spyfall.places import own
from games.spyfall.places.poster import is_place, own_place
from games.spyfall.words import TEXT
from table.illegal import Illegal

ROLES = [f"role {n}" for n in range(1, 8)]
ATTIC = own.make(["Attic", *ROLES], ())


@rule("SPY-1.3")
def test_a_place_is_made_of_what_was_typed_tidied_up() -> None:
    assert is_place(ATTIC) and own.fields(ATTIC) == ("Attic", *ROLES)
    assert own.make(["  Attic ", *(f" role   {n}" for n in range(1, 8))], ()) == ATTIC
    assert own.fields() == ("",) * 8


@rule("SPY-1.3")
@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (["", *ROLES], "no_name"),
        (["Attic", *ROLES[:6], " "], "no_role"),
        (["x" * 41, *ROLES], "long"),
        (["Attic", "y" * 41, *ROLES[1:]], "long"),
        (["Attic", "Role 2", *ROLES[1:]], "same_role"),
        (["Bank", *ROLES], "twice"),
        (["strand", *ROLES], "twice"),
        (["ATTIC", *ROLES], "twice"),
    ],
)
def test_what_is_wrong_with_a_place_is_said(texts: list[str], reason: str) -> None:
    with pytest.raises(Illegal) as refusal:
        own.make(texts, (ATTIC,))
    assert refusal.value.reason == f"spyfall.own.{reason}" and refusal.value.reason in TEXT


@rule("SPY-1.3")
def test_a_file_comes_back_as_it_was() -> None:
    cellar = own.make(["Cellar “7” – é", *(f"ghost {n}" for n in range(7))], (ATTIC,))
    text = own.write((ATTIC, cellar))
    assert own.read(text, ()) == (ATTIC, cellar)
    assert own.read(text, (ATTIC,)) == (cellar,), "what is there already is not taken twice"
    assert json.loads(text)["places"][0] == {"name": "Attic", "roles": ROLES}


def file(*rows: object, **more: object) -> str:
    return json.dumps({"spyfall_places": 1, "places": list(rows), **more})


GOOD = {"name": "Cellar", "roles": ROLES}


@rule("SPY-1.3")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not_json"),
        ("{", "not_json"),
        ("[" * 100_000, "foreign"),
        ("x" * 600_000, "foreign"),
        ("[]", "foreign"),
        ("{}", "foreign"),
        ('"x"', "foreign"),
        (json.dumps({"cabinet_noir": 1}), "foreign"),
        (json.dumps({"spyfall_places": 1, "places": {}}), "foreign"),
        (file(GOOD, spyfall_places=2), "version"),
        (file(), "empty"),
        (file(GOOD, "x"), "entry"),
        (file({"name": "x"}), "entry"),
        (file({**GOOD, "roles": ROLES[:6]}), "entry"),
        (file({**GOOD, "roles": [*ROLES[:6], 7]}), "entry"),
        (file({**GOOD, "name": None}), "entry"),
        (file({**GOOD, "name": " "}), "no_name"),
        (file({**GOOD, "roles": [*ROLES[:6], ""]}), "no_role"),
        (file({**GOOD, "name": "School"}), "twice"),
        (file(GOOD, {**GOOD, "roles": ROLES[::-1]}), "twice"),
        (file(*({"name": f"Cellar {n}", "roles": ROLES} for n in range(70))), "many"),
    ],
)
def test_a_bad_file_is_refused_as_a_whole_with_its_fault(text: str, reason: str) -> None:
    with pytest.raises(Illegal) as refusal:
        own.read(text, (ATTIC,))
    assert refusal.value.reason == f"spyfall.own.{reason}" and refusal.value.reason in TEXT


TWINS = {
    "a place twice": (ATTIC, ATTIC),
    "one name twice, with other roles": (ATTIC, own_place("Attic", tuple(f"ghost {n}" for n in range(7)))),
    "one name twice, in capitals": (ATTIC, own_place("ATTIC", tuple(ROLES))),
    "one name twice, with a space more": (ATTIC, "own:" + "|".join([" Attic ", *ROLES])),
    "the name of a printed place": (ATTIC, "bank", own_place("Strand", tuple(ROLES))),
    "one role seven times": (ATTIC, own_place("Cellar", ("ghost",) * 7)),
    "one role twice, in capitals": (ATTIC, own_place("Cellar", ("ROLE 2", *ROLES[1:]))),
    "a printed place twice": ("bank", "bank"),
}


@rule("SPY-1.3")
@pytest.mark.parametrize("poster", TWINS.values(), ids=TWINS)
def test_a_poster_that_the_editor_would_not_make_is_refused_by_the_rules(poster: tuple[str, ...]) -> None:
    """A changed device could send it. Two places that look alike, or one role for all, would decide a round."""
    with pytest.raises(Illegal) as refusal:
        GAME.agreed(4, {"places": poster, "rounds": 1})
    assert refusal.value.reason == "illegal.option"


@rule("SPY-1.3")
def test_a_poster_that_the_editor_makes_is_accepted_by_the_rules() -> None:
    strange = own.make(["a|b + c", "x|", "x+", *ROLES[2:]], (ATTIC,))
    assert GAME.agreed(4, {"places": ("bank", ATTIC, strange), "rounds": 1})
    with pytest.raises(Illegal):
        own.make(["A∣B ＋ C", *ROLES], (ATTIC, strange))  # the signs for | and +: it looks the same
