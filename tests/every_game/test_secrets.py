"""Nobody sees what is not theirs: change everything hidden from a seat, and its view and its moves stay the
same.

The changing is done in `soak/worlds.py`. That it would notice a leak is proved in
tests/table/test_all_needs.py.
"""

from dataclasses import fields, is_dataclass
from random import Random

import pytest

from soak.playout import begin, decisions, playout, sampled_settings
from soak.worlds import check_no_peeking, other_world, sight
from table import catalog, save
from table.match import Match
from table.text import canonical

SETTINGS = [
    pytest.param(
        name, seats, options, id="-".join([name, str(seats), *(key for key, on in options.items() if on)])
    )
    for name in catalog.NAMES
    for seats, options in sampled_settings(catalog.load(name))
]
# Retelling a game takes longer the longer it is: often at first, then ever more seldom. `soak` peeks everywhere.
MOMENTS = {3, 19, 35, 51, 83, 147, 275, 531}
every_setting = pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)


@every_setting
def test_my_view_and_my_moves_do_not_depend_on_what_i_cannot_know(
    name: str, seats: int, options: dict
) -> None:
    match, rng = begin(catalog.load(name), seats, options, "peek"), Random(f"{seats}{options}")
    changed = 0
    for number, _ in enumerate(decisions(match, rng)):
        match.write_note(number % seats, "page", f"note {number}")
        if number in MOMENTS:
            changed += check_no_peeking(match, number % seats, rng)
    changed += check_no_peeking(match, 0, rng)
    assert changed, "in no world was anything different: this test would see no leak"


@every_setting
def test_what_everybody_sees_tells_nothing_of_any_pocket(name: str, seats: int, options: dict) -> None:
    match, rng = begin(catalog.load(name), seats, options, "public"), Random(1)
    for number, _ in enumerate(decisions(match, rng)):
        if number in (5, 37, 85, 277):
            other = other_world(match, number % seats, rng)
            assert sight(other, None) == sight(match, None)
            public = canonical((match.table, tuple(match.log.events)))
            secrets = nonces(match)
            assert not [secret for secret in secrets if secret in public], (
                "a nonce has become public too early"
            )


def nonces(match: Match) -> set[str]:
    """The keys of everything that nobody has opened or shown yet."""
    told = {
        nonce
        for event in match.log.events
        if isinstance(event.proof, tuple | str) and event.kind != "shuffle"
        for nonce in ([event.proof] if isinstance(event.proof, str) else event.proof)
        if isinstance(nonce, str)
    }
    keys = set()
    for seat, pocket in match.pockets.items():
        keys |= {card.nonce for card in pocket.cards if not was_shown(match, card.deck, card.place)}
        keys |= {one.nonce for one in pocket.sealed if not match.log.find("open", one.name, seat)}
        keys |= {one.nonce for one in pocket.staked if not match.log.find("open", one.name, seat)}
    assert not keys & told
    return keys


def was_shown(match: Match, deck: str, place: int) -> bool:
    facts = (fact for event in match.log.events for fact in event.facts)
    return any((getattr(fact, "deck", None), getattr(fact, "place", None)) == (deck, place) for fact in facts)


@every_setting
def test_a_view_without_a_seat_holds_nothing_but_the_table(name: str, seats: int, options: dict) -> None:
    match = playout(catalog.load(name), seats, options, "spectator")
    view = match.view(None)
    assert is_dataclass(view)
    empty = [getattr(view, field.name) for field in fields(view) if field.name != "table"]
    assert not any(empty) and view.table == match.table  # type: ignore[attr-defined]


@every_setting
def test_what_a_seat_is_shown_is_in_its_own_pocket_or_on_the_table(
    name: str, seats: int, options: dict
) -> None:
    """Every word of a view comes from the table or from the seat's pocket: there is no third place."""
    match, rng = begin(catalog.load(name), seats, options, "words"), Random(2)
    for number, _ in enumerate(decisions(match, rng)):
        if number % 10 == 0:
            for seat in range(seats):
                known = set(words(match.table)) | set(words(match.pockets[seat]))
                assert set(words(match.view(seat))) <= known


def words(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple):
        return [word for part in value for word in words(part)]
    if is_dataclass(value):
        return [word for field in fields(value) for word in words(getattr(value, field.name))]
    return []


@pytest.mark.parametrize("name", catalog.NAMES)
def test_the_public_part_of_a_saved_file_holds_no_pocket(name: str) -> None:
    game = catalog.load(name)
    match = begin(game, game.seats[0], {}, "file")
    for number, _ in enumerate(decisions(match, Random(3))):
        match.write_note(0, "page", "a very private note")
        if number == 9:
            break
    text = save.dump(match, save.About("1", "t", "w"))
    public, private = text.split('"private"')
    assert "a very private note" in private and "a very private note" not in public
    assert match.dealer.seed not in public  # type: ignore[attr-defined]
