"""The register of fields: no field of any letter is free.

Every field of every kind of letter in every game is changed to something else that can be read, and signed again by its
author. Then the author is named, the letter counts for nothing, or it means something else on the table. What only the
audit can judge, because it is hidden, the audit finds. A field that could be anything would be salt: its author could
try values until whatever follows from the transcript suits them.

One thing is free by its nature, and nothing follows from it: what a clock shows that is not the one in the middle. Here
the letter is tried that shows the middle.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import pytest
from fields import Found, changed_bodies, changed_frames, is_found_out, letters_of, play, table_of, what_follows
from liars import Liar, flip, liar
from mesh import Mesh
from samples import BID_GAME, CARD_GAME, DUEL_GAME, STAKE_GAME, TALK_GAME
from thorough import IS_THOROUGH

from fair.protocol.voices import Voices
from table.text import Plain


def _bad_box(self: Any, word: Any) -> Plain:
    return (flip(word[0]), *word[1:])


TABLES: dict[str, Callable[..., Mesh]] = {
    "cards": table_of(CARD_GAME, 4, "0", (3, 6, 40)),
    "cards, with a bad share": table_of(CARD_GAME, 3, "bad", cheats={1: liar("shares", _bad_box)}),
    "talk": table_of(TALK_GAME, 4, "1"),
    "talk, two seats at one device": table_of(TALK_GAME, 4, "1", voices=Voices((0, 1, 1, 3))),
    "talk, somebody goes": table_of(TALK_GAME, 4, "0", (3, 4, 25)),
    "stakes": table_of(STAKE_GAME, 4, "0", (3, 4, 25)),
    "bids": table_of(BID_GAME, 4, "1", (3, 6, 40)),
    "duels": table_of(DUEL_GAME, 4, "0", (3, 4, 25)),
}

# All kinds of letters that there are, and what is in them.
KINDS = {
    "key sealed", "key", "shares", "shares good", "shares good with a complaint", "deck", "deck proof", "deal", "show",
    "deck proof with a deck", "roll and deck and deck", "deck and deck", "deck proof and deck proof", "deal and roll",
    "roll", "stand-in", "part for", "say choose", "say choose Shown", "say choose AtLeast", "say choose AtMost",
    "say choose Exactly", "say choose Paid", "say choose with a return", "say seal", "say open", "say stake",
    "talk event choose", "talk take", "talk time", "talk out", "talk devices", "clock", "clock as", "absent", "back",
    "end", "keys", "keys of the absent",
}  # fmt: skip

FAR = 100  # letters that come later in a game than this are taken from a shorter one
VALUES = 3 if IS_THOROUGH else 1  # so many other values of each field
PLAYED_ON = 1  # so often a game is played on to its end, for each field and length of what is hidden


@cache
def letters(table: str) -> tuple[Found, ...]:
    """The first letter of each sort in a game."""
    make, found = TABLES[table], dict[str, Found]()
    for one in letters_of(make, play(make())):
        if len(one.before) <= FAR:
            found.setdefault(one.sort, one)
    return tuple(found.values())


@cache
def shortest() -> dict[str, Found]:
    """Of each sort the letter that comes first of all games."""
    found: dict[str, Found] = {}
    every = sorted((one for table in TABLES for one in letters(table)), key=lambda one: len(one.before))
    for one in every:
        if "complaint" in one.sort or not isinstance(one.mesh.devices[1], Liar):
            found.setdefault(one.sort, one)
    return found


def free_in(found: Found) -> list[tuple[str, Plain]]:
    """The fields of what is said that can be changed, and nothing follows."""
    free, judged = list[tuple[str, Plain]](), Counter[str]()
    for path, letter in changed_bodies(found.letter, VALUES):
        name = f"{path} of {len(str(letter.body))}"
        if what_follows(found, letter, _listener(found)) == "the same table":
            judged[name] += 1
            if judged[name] <= PLAYED_ON and not is_found_out(found, letter):
                free.append((found.name(path), letter.body))
    return free


def _listener(found: Found) -> int:
    """Another seat, which was there all the time."""
    return next(seat for seat in (0, 1, 2) if seat != found.letter.author)


def test_every_kind_of_letter_is_here() -> None:
    assert set(shortest()) >= KINDS
    assert {sort.split()[0] for sort in shortest()} == {kind.split()[0] for kind in KINDS}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_no_field_of_any_kind_of_letter_is_free(kind: str) -> None:
    assert not free_in(shortest()[kind])


@pytest.mark.parametrize("table", [table for table in TABLES if "," not in table])
def test_no_field_of_a_move_is_free_in_any_game(table: str) -> None:
    moves = [one for one in letters(table) if one.letter.kind in ("say", "talk") and one is not shortest()[one.sort]]
    assert not [free for one in moves for free in free_in(one)]


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_no_field_of_the_frame_is_free(kind: str) -> None:
    found = shortest()[kind]
    every = changed_frames(found.letter, len(found.mesh.devices))
    tried = every if IS_THOROUGH else islice(every, sorted(KINDS).index(kind) % 3, None, 3)
    free = [
        (found.name(path), getattr(letter, str(path[0])))
        for path, letter in tried
        if what_follows(found, letter, _listener(found)) == "the same table"
    ]
    assert not free
