"""The poster of Spyfall (SPY-1.2): the thirty places, and places that a group has added itself.

An added place is written `own:Name|first role|…|seventh role`. At the table this whole text is its name.
"""

from games.contract.picks import Words
from games.spyfall.places.first_half import PLACES_A
from games.spyfall.places.second_half import PLACES_B
from games.spyfall.table import ROLES

PLACES = {**PLACES_A, **PLACES_B}
LONGEST_NAME = 40
PRINTED = frozenset(title.casefold() for titles, _ in PLACES.values() for title in titles)  # in all four languages


def own_place(name: str, roles: tuple[str, ...]) -> str:
    """Replaces | and +, which have a meaning at the table, by signs that look alike."""
    twins = str.maketrans({"|": "∣", "+": "＋"})
    return "own:" + "|".join(" ".join(text.translate(twins).split()) for text in (name, *roles))


def parts(place: str) -> list[str]:
    return place.removeprefix("own:").split("|")


def is_place(place: object) -> bool:
    """Whether this is one of the thirty, or an added place with a name and seven roles of a proper length."""
    if not isinstance(place, str):
        return False
    if place in PLACES:
        return True
    texts = parts(place)
    good = all(0 < len(text.strip()) <= LONGEST_NAME and "+" not in text for text in texts)
    return place.startswith("own:") and len(texts) == 1 + ROLES == 1 + len(set(map(alike, texts[1:]))) and good


def is_poster(places: object) -> bool:
    """Whether these are at least two places, and nobody may read one name twice (SPY-1.3)."""
    if not isinstance(places, tuple) or len(places) < 2 or not all(is_place(place) for place in places):
        return False
    printed = [place for place in places if place in PLACES]
    own = [alike(parts(place)[0]) for place in places if place not in PLACES]
    return len(printed) == len(set(printed)) and len(own) == len(set(own)) and PRINTED.isdisjoint(own)


def alike(text: str) -> str:
    """The same for two texts that a player cannot tell apart."""
    return " ".join(text.split()).casefold()


def place_name(place: str, words: Words) -> str:
    return words(f"spyfall.place.{place}") if place in PLACES else parts(place)[0]


def role_name(place: str, role: int, words: Words) -> str:
    """Roles count from 1."""
    return words(f"spyfall.role.{place}.{role}") if place in PLACES else parts(place)[role]


def place_and_role(card: str) -> tuple[str, int]:
    """Splits an agent's card into the place and the number of the role; 0 without roles."""
    place, _, role = card.partition("+")
    return place, int(role or 0)
