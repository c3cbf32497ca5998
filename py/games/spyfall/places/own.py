"""Places a group has made itself: checked one by one, written to a file and read back, each fault named (SPY-1.3)."""

import json
from collections.abc import Sequence
from typing import Any

from games.contract.form import Makeable
from games.contract.picks import Words
from games.spyfall.places.poster import LONGEST_NAME, PLACES, own_place, parts, place_name
from games.spyfall.table import ROLES
from table.illegal import Illegal
from table.save import depth_of

LONGEST = LONGEST_NAME
MOST = 60
FORMAT = 1
LARGEST, DEEPEST = 500_000, 8
MARK = "spyfall_places"


def fields(place: str = "") -> tuple[str, ...]:
    """The texts one may edit: the name, then the roles."""
    return tuple(parts(place)) if place else ("",) * (1 + ROLES)


def labels(words: Words) -> tuple[str, ...]:
    return tuple(words(f"spyfall.own.field.{number}") for number in range(1 + ROLES))


def hint(words: Words) -> str:
    return words("spyfall.own.hint")


def make(texts: Sequence[str], others: Sequence[str]) -> str:
    """A new place out of what was typed, or the first thing that is wrong with it."""
    title, *roles = (" ".join(text.split()) for text in texts)
    if not title:
        raise Illegal("spyfall.own.no_name")
    for number, role in enumerate(roles, 1):
        if not role:
            raise Illegal("spyfall.own.no_role", place=title, n=number)
    for text in (title, *roles):
        if len(text) > LONGEST:
            raise Illegal("spyfall.own.long", text=text[:LONGEST] + "…", most=LONGEST)
    for number, role in enumerate(roles):
        if role.casefold() in (other.casefold() for other in roles[:number]):
            raise Illegal("spyfall.own.same_role", place=title, text=role)
    if title.casefold() in taken(others):
        raise Illegal("spyfall.own.twice", place=title)
    if len(others) >= MOST:
        raise Illegal("spyfall.own.many", most=MOST)
    return own_place(title, tuple(roles))


def taken(others: Sequence[str]) -> set[str]:
    """Our own thirty have four names each: a place must not be on the poster twice in anybody's language."""
    ours = {title.casefold() for titles, _ in PLACES.values() for title in titles}
    return ours | {parts(other)[0].casefold() for other in others}


def write(places: Sequence[str]) -> str:
    rows = [{"name": texts[0], "roles": texts[1:]} for texts in map(parts, places)]
    return json.dumps({MARK: FORMAT, "places": rows}, ensure_ascii=False, indent=2) + "\n"


def read(text: str, others: Sequence[str]) -> tuple[str, ...]:
    """All places of a file, or a refusal that says what is wrong and where; then nothing is taken."""
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
            continue  # the same place once more does no harm
        place = make(texts, known)
        known.append(place)
        found.append(place)
    return tuple(found)


def _texts(row: Any) -> list[str] | None:
    roles = row.get("roles") if isinstance(row, dict) else None
    if not isinstance(roles, list) or len(roles) != ROLES:
        return None
    texts = [row.get("name"), *roles]
    return texts if all(isinstance(text, str) for text in texts) else None


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
