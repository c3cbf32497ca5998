"""Places that a group adds itself (SPY-1.3): checked one by one, written to a file, and read back from it."""

import json
from collections.abc import Sequence
from typing import Any

from games.contract.form import Makeable
from games.contract.picks import Words
from games.spyfall.places.poster import LONGEST_NAME, PLACES, PRINTED, alike, own_place, parts, place_name
from games.spyfall.table import ROLES
from table.illegal import Illegal
from table.names import clean
from table.save import depth_of

LONGEST = LONGEST_NAME
MOST = 60
FORMAT = 1
LARGEST, DEEPEST = 500_000, 8
MARK = "spyfall_places"


def fields(place: str = "") -> tuple[str, ...]:
    """The texts that a player may edit: the name, then the roles."""
    return tuple(parts(place)) if place else ("",) * (1 + ROLES)


def labels(words: Words) -> tuple[str, ...]:
    return tuple(words(f"spyfall.own.field.{number}") for number in range(1 + ROLES))


def hint(words: Words) -> str:
    return words("spyfall.own.hint")


def make(texts: Sequence[str], others: Sequence[str]) -> str:
    """Makes a new place from what was typed, or refuses it for the first fault in it."""
    cleaned = [clean(text, 4 * LONGEST) for text in texts]
    title, *roles = parts(own_place(cleaned[0], tuple(cleaned[1:])))
    if not title:
        raise Illegal("spyfall.own.no_name")
    for number, role in enumerate(roles, 1):
        if not role:
            raise Illegal("spyfall.own.no_role", place=title, n=number)
    for text in (title, *roles):
        if len(text) > LONGEST:
            raise Illegal("spyfall.own.long", text=text[:LONGEST] + "…", most=LONGEST)
    for number, role in enumerate(roles):
        if alike(role) in map(alike, roles[:number]):
            raise Illegal("spyfall.own.same_role", place=title, text=role)
    if alike(title) in taken(others):
        raise Illegal("spyfall.own.twice", place=title)
    if len(others) >= MOST:
        raise Illegal("spyfall.own.many", most=MOST)
    return own_place(title, tuple(roles))


def taken(others: Sequence[str]) -> frozenset[str]:
    """The names that are taken. The thirty places count in all four languages: nobody may read one name twice."""
    return PRINTED | {alike(parts(other)[0]) for other in others}


def write(places: Sequence[str]) -> str:
    rows = [{"name": texts[0], "roles": texts[1:]} for texts in map(parts, places)]
    return json.dumps({MARK: FORMAT, "places": rows}, ensure_ascii=False, indent=2) + "\n"


def read(text: str, others: Sequence[str]) -> tuple[str, ...]:
    """Reads all places of a file, or refuses the whole file and says what is wrong, and where."""
    try:
        data: Any = json.loads(text) if len(text) <= LARGEST and depth_of(text) <= DEEPEST else None
    except (ValueError, RecursionError) as wrong:
        raise Illegal("spyfall.own.not_json") from wrong
    if not isinstance(data, dict) or MARK not in data or not isinstance(data.get("places"), list):
        raise Illegal("spyfall.own.foreign")
    if data[MARK] != FORMAT:
        raise Illegal("spyfall.own.version")
    if not data["places"]:
        raise Illegal("spyfall.own.empty")
    known, found = list(others), []
    for number, row in enumerate(data["places"], 1):
        texts = _texts(row)
        if texts is None:
            raise Illegal("spyfall.own.entry", n=number)
        if own_place(texts[0], tuple(texts[1:])) in known:
            continue  # a place that is there already is left out
        place = make(texts, known)
        known.append(place)
        found.append(place)
    return tuple(found)


def _texts(row: Any) -> list[str] | None:
    roles = row.get("roles") if isinstance(row, dict) else None
    if not isinstance(roles, list) or len(roles) != ROLES:
        return None
    texts = [row.get("name"), *roles]
    return [clean(text, 4 * LONGEST) for text in texts] if all(isinstance(text, str) for text in texts) else None


OWN = Makeable(
    things=tuple(PLACES),
    longest=LONGEST,
    name=place_name,
    fields=fields,
    labels=labels,
    hint=hint,
    make=make,
    write=write,
    read=read,
)
