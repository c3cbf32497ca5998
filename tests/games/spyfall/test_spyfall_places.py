"""Thirty places that can be mistaken for each other, and seven roles in each that never answer alike."""

import re
from itertools import combinations

import pytest
from citing import rule
from place_traits import PLACES_OF

from games.spyfall.art.places import drawings
from games.spyfall.places.poster import LONGEST_NAME, PLACES, is_place, own_place, parts, place_and_role
from games.spyfall.words import TEXT

LANGUAGES = ("en", "nl", "de", "fr")


@rule("SPY-1.1")
@pytest.mark.parametrize("language", range(4), ids=LANGUAGES)
def test_no_two_places_share_a_name_and_none_is_contained_in_another(language: int) -> None:
    names = [names[language].casefold() for names, _ in PLACES.values()]
    assert len(set(names)) == 30
    for one, other in combinations(names, 2):
        assert one not in other and other not in one, (one, other)


@rule("SPY-1.1")
@pytest.mark.parametrize("place", PLACES)
def test_seven_different_roles_in_four_languages_each_short_enough_for_a_card(place: str) -> None:
    names, roles = PLACES[place]
    assert len(names) == 4 and len(roles) == 7
    for language in range(4):
        said = [role[language].casefold() for role in roles]
        assert len(set(said)) == 7
        assert all(0 < len(text) <= LONGEST_NAME and text == text.strip() for text in (names[language], *said))


@rule("SPY-1.1")
@pytest.mark.parametrize("language", range(4), ids=LANGUAGES)
def test_no_role_names_its_place(language: int) -> None:
    """A role is read behind one's hand; but whoever plays it should not have to say where we are."""
    for names, roles in PLACES.values():
        name = names[language].casefold()
        assert not [role[language] for role in roles if re.search(rf"\b{re.escape(name)}\b", role[language].casefold())]


def test_the_table_of_clues_speaks_of_real_places_only() -> None:
    assert {place for places in PLACES_OF.values() for place in places} == set(PLACES)
    assert all(len(set(places)) == len(places) for places in PLACES_OF.values())


@rule("SPY-1.1")
@pytest.mark.parametrize("trait", PLACES_OF)
def test_every_kind_of_clue_fits_at_least_three_places_and_never_half_of_them(trait: str) -> None:
    assert 3 <= len(PLACES_OF[trait]) < 15


@rule("SPY-1.1")
def test_every_place_answers_to_several_clues_and_no_two_to_the_same_ones() -> None:
    traits = {place: frozenset(t for t, places in PLACES_OF.items() if place in places) for place in PLACES}
    assert all(len(found) >= 3 for found in traits.values()), {p: len(t) for p, t in traits.items() if len(t) < 3}
    assert len(set(traits.values())) == 30
    for one, other in combinations(PLACES, 2):
        assert traits[one] != traits[other]


def test_every_place_has_a_picture_of_its_own() -> None:
    assert set(drawings()) == set(PLACES) and len(set(drawings().values())) == 30


def test_every_place_and_role_stands_in_the_catalogue() -> None:
    assert sum(key.startswith("spyfall.place.") for key in TEXT) == 30
    assert sum(bool(re.fullmatch(r"spyfall\.role\.\w+\.\d", key)) for key in TEXT) == 210


# ---------------------------------------------------------------- how a place is written at the table


def test_an_own_place_is_a_name_and_seven_roles_none_empty_or_endless() -> None:
    roles = tuple(f"role {n}" for n in range(7))
    assert is_place(own_place("Attic", roles)) and parts(own_place("Attic", roles)) == ["Attic", *roles]
    for wrong in (
        "Attic",
        "own:",
        "own:Attic|a|b",
        own_place("", roles),
        own_place("x" * 41, roles),
        own_place("Attic", roles[:6]),
        7,
        None,
    ):
        assert not is_place(wrong)


def test_the_signs_the_table_uses_for_itself_are_replaced() -> None:
    place = own_place("C++ | club", ("a+b", *(f"role {n}" for n in range(6))))
    assert is_place(place) and "+" not in place and place.count("|") == 7


def test_a_card_is_read_back_into_place_and_role() -> None:
    place = own_place("A+B", tuple(f"r{n}" for n in range(7)))
    assert place_and_role("school+7") == ("school", 7)
    assert place_and_role("school") == ("school", 0)
    assert place_and_role(f"{place}+3") == (place, 3)
