"""The match: one door, refusals that change nothing, a fair undo, and watchers."""

from dataclasses import replace
from random import Random

import pytest

from soak.chaos import state
from soak.playout import begin, decisions
from table import catalog
from table.dealers import Local, Scripted
from table.events import Event, Move, Shown
from table.illegal import Cheat, Illegal, Refusal
from table.match import Match, start_event
from table.needs import Roll

# The game that comes with the page, and its options.
GAME = catalog.load(catalog.NAMES[0])
NOW = GAME.version
NAMES = ("Ann", "Bob")


def table_of(options: dict | None = None, dealer: Local | None = None, settle: bool = True) -> Match:
    match = Match(GAME, dealer or Local("door"), start_event(GAME, NAMES, {"first": 0, **(options or {})}))
    if settle:
        match.settle()
    return match


def test_the_first_event_binds_what_was_agreed() -> None:
    event = start_event(GAME, NAMES, {"dossier": True})
    assert event.value == (
        NOW,
        NAMES,
        (("agents", ()), ("dossier", True), ("first", -1), ("top_secret", False)),
    )
    match = Match(GAME, Local("s"), event)
    assert match.names == NAMES and match.options["dossier"] is True and match.log.events == (event,)


@pytest.mark.parametrize(
    "wrong",
    [
        Event("start", GAME.name, None, None),
        Event("start", GAME.name, None, (NOW, NAMES)),
        Event("start", GAME.name, None, 7),
        Event("start", GAME.name, None, (NOW, "ab", ())),
        Event("start", GAME.name, None, (NOW, (1, 2), ())),
        Event("start", "chess", None, (NOW, NAMES, ())),
        Event("roll", GAME.name, None, (NOW, NAMES, ())),
        Event("start", GAME.name, 0, (NOW, NAMES, ())),
        Event("start", GAME.name, None, (NOW + 1, NAMES, ())),
        Event("start", GAME.name, None, (True, NAMES, ())),
        Event("start", GAME.name, None, (NOW, ("Ann",), ())),
        Event("start", GAME.name, None, (NOW, NAMES, (("dossier", 1),))),
        Event("start", GAME.name, None, (NOW, NAMES, (5,))),
        Event("start", GAME.name, None, (NOW, NAMES, (("cheats", True),))),
        Event("start", GAME.name, None, (NOW, NAMES, None)),
        Event("start", GAME.name, None, (NOW, NAMES, ()), (Shown("a", 1, "b"),)),
    ],
)
def test_a_game_that_does_not_start_properly_is_refused(wrong: Event) -> None:
    with pytest.raises(Illegal):
        Match(GAME, Local("s"), wrong)


def played_by(version: int, **options: bool) -> Event:
    """The first event of a game that an edition with this version of the rules has begun."""
    return start_event(replace(GAME, version=version), NAMES, options)


def test_a_game_of_an_earlier_version_is_played_on_where_it_goes_the_same_way() -> None:
    today = replace(GAME, version=NOW + 1, plays_alike=lambda version, options: not options["dossier"])
    assert Match(today, Local("s"), played_by(NOW)).options["dossier"] is False
    for first in (played_by(NOW, dossier=True), played_by(NOW + 2)):
        with pytest.raises(Illegal, match=r"^illegal\.version"):
            Match(today, Local("s"), first)


def test_a_game_of_another_version_is_refused_as_such_even_if_its_options_are_unknown_here() -> None:
    for version in (NOW - 1, NOW + 1, "2", None):
        first = Event("start", GAME.name, None, (version, NAMES, (("weather", True),)))
        with pytest.raises(Illegal, match=r"^illegal\.version"):
            Match(GAME, Local("s"), first)


def test_everything_comes_through_the_one_door_and_is_seen_once() -> None:
    match, seen = table_of(settle=False), list[Event]()
    match.watchers.append(seen.extend)
    for _ in decisions(match, Random(1)):
        pass
    assert tuple(seen) == match.log.events[1:]
    assert len(match.tables) == len(match.log)


def test_a_refused_offer_is_not_seen_and_changes_nothing() -> None:
    match, seen = table_of(), list[Event]()
    match.watchers.append(seen.extend)
    before = state(match)
    for seat, move, name in [
        (1, Move((1, 0, 0, 0, 0)), None),
        (0, Move("x"), None),
        (0, match.moves(0)[0], "other"),
        (7, Move(None), None),
        (0, Move(None, (Shown("agents", 0, "perry"),)), None),
    ]:
        with pytest.raises(Refusal):
            match.offer(seat, move, name)
    assert state(match) == before and seen == []


def test_a_watcher_sees_the_new_table_already() -> None:
    match, heads = table_of(), []
    match.watchers.append(lambda events: heads.append((match.log.events[-1], events[-1], len(match.tables))))
    match.offer(0, match.moves(0)[0])
    assert heads[0][0] == heads[0][1] and heads[0][2] == len(match.tables)


def test_settle_stops_before_what_somebody_wants_to_see_happen() -> None:
    match = table_of(settle=False)
    match.settle(but=(Roll,))
    assert isinstance(match.needs[0], Roll)
    event = match.step()
    assert event is not None and event.kind == "roll"


# ---------------------------------------------------------------- undo


def harmless(match: Match) -> Move:
    """A move that ends the turn without a scoring."""
    safe = match.table.safe
    return next(
        move
        for move in match.moves(0)
        if safe not in [(at + n) % 12 for at, n in zip(match.table.at, move.value, strict=True) if n]
    )  # type: ignore[arg-type]


def test_a_choice_can_be_taken_back_while_nothing_has_followed() -> None:
    match = table_of()
    before = state(match)
    match.offer(0, harmless(match))
    assert match.can_undo()
    match.undo()
    assert state(match) == before
    match.offer(0, match.moves(0)[-1])
    assert len(match.tables) == len(match.log)


def test_after_the_next_roll_it_cannot() -> None:
    match = table_of()
    match.offer(0, harmless(match))
    match.settle()
    assert match.log.events[-1].kind == "roll" and not match.can_undo()
    before = state(match)
    with pytest.raises(Illegal, match=r"illegal\.undo"):
        match.undo()
    assert state(match) == before


def test_after_the_tablet_was_passed_on_it_cannot() -> None:
    match = table_of()
    match.offer(0, harmless(match))
    match.keep()
    assert not match.can_undo()


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    assert not table_of(settle=False).can_undo() and not table_of().can_undo()


def test_a_card_that_was_shown_stays_shown() -> None:
    match = table_of(
        {"top_secret": True}, Scripted("u", decks={"secrets.1": ("step_either",) * 2 + ("two_back",) * 2})
    )
    match.offer(0, match.moves(0)[0])
    for seat in (0, 1):
        match.offer(seat, Move(True))
    assert not match.can_undo(), "what was said at the same time stays said"
    match.settle()
    match.offer(0, next(move for move in match.moves(0) if move.facts))
    assert match.log.events[-1].facts and not match.can_undo()


def test_a_pass_can_be_taken_back_until_the_tablet_goes_on() -> None:
    match = table_of(
        {"top_secret": True}, Scripted("u", decks={"secrets.1": ("step_either",) * 2 + ("two_back",) * 2})
    )
    match.offer(0, match.moves(0)[0])
    for seat in (0, 1):
        match.offer(seat, Move(seat == 0))
    match.settle()
    match.offer(0, next(move for move in match.moves(0) if move.facts))
    match.offer(0, Move("done"))
    match.offer(1, Move("pass"))
    assert match.can_undo()
    match.undo()
    assert match.needs[0].seats == (1,)


def test_a_seal_cannot_be_taken_back() -> None:
    match = table_of({"top_secret": True})
    match.offer(0, match.moves(0)[0])
    match.settle()
    seat = match.needs[0].seats[0]
    match.offer(seat, Move(False))
    assert match.log.events[-1].kind == "seal" and not match.can_undo()


def test_a_game_that_is_over_cannot_be_taken_back() -> None:
    match = begin(GAME, 2, {}, "over")
    for _ in decisions(match, Random(1)):
        pass
    assert match.outcome is not None and not match.can_undo()


def test_undo_is_seen_by_the_watchers_too() -> None:
    match, seen = table_of(), []
    match.offer(0, harmless(match))
    match.watchers.append(seen.append)
    match.undo()
    assert seen == [()]


def test_undo_and_another_choice_give_the_log_of_a_game_without_the_first() -> None:
    one, two = table_of(), table_of()
    one.offer(0, one.moves(0)[0])
    one.undo()
    one.offer(0, one.moves(0)[-1])
    two.offer(0, two.moves(0)[-1])
    assert one.log == two.log and one.pockets == two.pockets


# ---------------------------------------------------------------- events from elsewhere


def test_a_received_event_is_checked_like_an_own_one() -> None:
    match = table_of()
    move = harmless(match)
    good = Event("choose", match.needs[0].name, 0, move.value)
    for bad in (
        replace(good, seat=1),
        replace(good, name="move.9"),
        replace(good, value=(9,) * 5),
        Event("x", "y"),
    ):
        with pytest.raises(Illegal):
            match.receive(bad)
    match.receive(good)
    assert match.log.events[-1] == good
    with pytest.raises(Illegal):
        match.receive(good)


def test_a_seat_of_another_device_is_not_played_from_here() -> None:
    match = Match(GAME, Local("door"), start_event(GAME, NAMES, {"first": 1}), seats_here=(0,))
    match.settle()
    with pytest.raises(Illegal, match=r"illegal\.not_your_turn"):
        match.offer(1, Move((1, 0, 0, 0, 0)))
    with pytest.raises(Illegal):
        match.moves(1)


def test_no_event_is_lost_when_a_card_is_claimed_that_is_not_held() -> None:
    match = table_of({"top_secret": True})
    match.offer(0, match.moves(0)[0])
    match.settle()
    before = state(match)
    other = match.pockets[1].cards[-1]
    for seat in match.needs[0].seats:
        with pytest.raises(Refusal):
            match.offer(seat, Move(True, (Shown(other.deck, other.place, other.face),)))
    assert state(match) == before
    with pytest.raises(Cheat):
        match.dealer.prove(match.pockets[0], (Shown(other.deck, other.place, other.face),))
