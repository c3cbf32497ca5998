"""The poster of Spyfall: thirty places of our own, and places a group has added itself.

An own place is written `own:Name|first role|…|seventh role`: its whole text is its name at the table.
"""

from games.spyfall.places_a import PLACES_A
from games.spyfall.places_b import PLACES_B
from games.spyfall.round import ROLES

PLACES = {**PLACES_A, **PLACES_B}
LONGEST_NAME = 40
LANGUAGES = ("en", "nl", "de", "fr")


def own_place(name: str, roles: tuple[str, ...]) -> str:
    return "own:" + "|".join((name, *roles))


def parts(place: str) -> list[str]:
    return place.removeprefix("own:").split("|")


def is_place(place: object) -> bool:
    """One of ours, or an own one with a name and seven roles, none of them empty or endless."""
    if not isinstance(place, str):
        return False
    if place in PLACES:
        return True
    texts = parts(place)
    good = all(0 < len(text.strip()) <= LONGEST_NAME and "+" not in text for text in texts)
    return place.startswith("own:") and len(texts) == 1 + ROLES and good


def place_name(place: str, language: str) -> str:
    if place in PLACES:
        return PLACES[place][0][LANGUAGES.index(language)]
    return parts(place)[0]


def role_name(place: str, role: int, language: str) -> str:
    """Roles count from 1."""
    if place in PLACES:
        return PLACES[place][1][role - 1][LANGUAGES.index(language)]
    return parts(place)[role]
