"""The contract that every game keeps, whatever its rules are."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from soak.chaos import all_refused, mutants, state, wrong_chance, wrong_events, wrong_offers
from soak.playout import (
    TIME_PASSES,
    bare_playout,
    begin,
    decisions,
    playout,
    sampled_settings,
    stop_clock,
    time_passes,
    turn,
)
from table import catalog, save
from table.audit import audit
from table.dealers import Local
from table.events import Event, Move
from table.game import Game
from table.illegal import Illegal, Refusal
from table.match import Match
from table.needs import Choose
from table.pocket import Pocket
from table.text import canonical, fingerprint, read, write

SETTINGS = [
    pytest.param(
        name,
        seats,
        options,
        id="-".join([name, str(seats), *(key for key, on in options.items() if on)]),
        marks=[pytest.mark.more] if number else [],  # one setting of each game shows what holds in every Python
    )
    for name in catalog.NAMES
    for number, (seats, options) in enumerate(sampled_settings(catalog.load(name)))
]
every_setting = pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
every_game = pytest.mark.parametrize("name", catalog.NAMES)


def whole_game(name: str, seats: int, options: dict) -> Match:
    """A finished game. It is played once and only looked at: several tests share it."""
    return _played(name, seats, tuple(sorted(options.items())))


@cache
def _played(name: str, seats: int, options: tuple) -> Match:
    return playout(catalog.load(name), seats, dict(options), f"contract {seats} {list(options)}")


@pytest.mark.first
@every_game
def test_the_smallest_game_comes_to_an_end(name: str) -> None:
    seats, options = next(iter(sampled_settings(catalog.load(name))))
    playout(catalog.load(name), seats, options, "smallest", longest=2_000)


@every_setting
def test_every_offered_move_plays(name: str, seats: int, options: dict) -> None:
    match, rng = begin(catalog.load(name), seats, options, "moves"), Random(f"{name}{seats}{options}")
    for seat, need, _ in decisions(match, rng):
        offered = match.moves(seat, need.name)
        assert len(set(offered)) == len(offered), f"`moves` offers the same move twice at `{need.name}`"
        for move in rng.sample(offered, min(8, len(offered))):
            try:
                match.game.play(match.table, event_of(match, seat, need, move))
            except Refusal as no:
                said = f"`moves` offers seat {seat} {move.value!r} at `{need.name}`, but `play` refuses it: {no.reason}"
                raise AssertionError(said) from no


def event_of(match: Match, seat: int, need, move: Move) -> Event:
    pocket = match.pockets[seat]
    if isinstance(need, Choose):
        return Event(
            "choose", need.name, seat, move.value, move.facts, match.dealer.prove(pocket, move.facts)
        )
    return match.dealer.hide(need, pocket, move.value)[0]


@every_setting
def test_any_other_move_is_refused_with_a_reason_and_changes_nothing(
    name: str, seats: int, options: dict
) -> None:
    match, rng = begin(catalog.load(name), seats, options, "chaos"), Random(f"{name}{seats}{options}")
    pool: list[Move] = []
    reasons: set[str] = set()
    for number, (_, _, move) in enumerate(decisions(match, rng)):
        if number % (5 if number < 60 else 20) == 0:
            tries = [*wrong_offers(match, pool, rng, 12), *wrong_events(match, rng, 2)]
            reasons |= all_refused(match, tries)
        pool.append(move)
    assert "illegal.not_your_turn" in reasons and "illegal.not_awaited" in reasons


@every_setting
def test_chance_answers_exactly_what_was_asked(name: str, seats: int, options: dict) -> None:
    match, rng = begin(catalog.load(name), seats, options, "chance"), Random(f"{name}{seats}{options}")
    kinds: set[str] = set()
    while match.outcome is None:
        if not any(need.kind in ("choose", "seal", "stake") for need in match.needs):
            if match.needs[0].kind not in kinds or rng.random() < 0.05:
                kinds.add(match.needs[0].kind)
                all_refused(match, wrong_chance(match, rng))
            if match.step() is None:
                stop_clock(match)
        elif any(need.kind == "clock" for need in match.needs) and rng.random() < TIME_PASSES:
            time_passes(match)
        else:
            seat, need, move = turn(match, rng)
            match.offer(seat, move, need.name)
    assert kinds


@pytest.mark.more
@every_game
def test_every_refusal_is_said_in_the_players_words(name: str) -> None:
    rows = pytest.importorskip("screen.app.words").ROWS
    game, rng, pool = catalog.load(name), Random(name), list[Move]()
    reasons: set[str] = set()
    for seats, options in sampled_settings(game):
        match = begin(game, seats, options, "words")
        for number, (_, _, move) in enumerate(decisions(match, rng)):
            pool.append(move)
            if number % (9 if number < 60 else 36) == 0:
                reasons |= all_refused(match, wrong_offers(match, pool, rng, 20))
                reasons |= all_refused(match, wrong_events(match, rng, 3))
    assert len(reasons) > 3
    unsaid = sorted(reasons - set(rows))
    assert not unsaid, f"a refusal has no words: add the key `{unsaid[0]}`"


@every_setting
def test_old_tables_never_change(name: str, seats: int, options: dict) -> None:
    match = begin(catalog.load(name), seats, options, "old tables")
    prints = [hash(match.table)]
    match.watchers.append(lambda _: prints.append(hash(match.table)))
    for _ in decisions(match, Random(1)):
        pass
    is_same = [hash(table) for table in match.tables] == prints
    assert is_same, "`play` has changed an old table: make a new one with `replace`"
    assert len(set(prints)) > 10


@every_setting
def test_somebody_who_only_hears_the_public_log_has_the_same_tables(
    name: str, seats: int, options: dict
) -> None:
    match = whole_game(name, seats, options)
    other = Match(match.game, Local("another device"), match.log.events[0], seats_here=())
    for event, head, table in zip(match.log.events[1:], match.log.heads[1:], match.tables[1:], strict=True):
        other.receive(read(Event, write(event)))
        is_same = other.table == table and other.log.head == head
        assert is_same, f"replaying the log gives another table after `{event.name}`: `play` must know nothing else"
    assert [fingerprint(one) for one in other.tables[::9]] == [fingerprint(one) for one in match.tables[::9]]
    assert fingerprint(other.table) == fingerprint(match.table) and other.outcome == match.outcome


@every_setting
def test_everything_has_a_text_that_reads_back(name: str, seats: int, options: dict) -> None:
    match = begin(catalog.load(name), seats, options, "text")
    for number, (seat, need, move) in enumerate(decisions(match, Random(2))):
        if number > 30 and number % 4:
            continue  # a table differs little from the one before
        is_same = read(match.game.table, write(match.table)) == match.table
        assert is_same, "the table does not read back from its text: give its fields their exact types"
        assert read(Pocket, write(match.pockets[seat])) == match.pockets[seat]
        for one in (move, *match.moves(seat, need.name)[:20]):
            assert read(Move, write(one)) == one
    assert read(match.game.table, write(match.table)) == match.table
    for event in match.log.events:
        assert read(Event, write(event)) == event
        assert canonical(read(Event, write(event))) == canonical(event)


@every_setting
def test_the_game_ends_and_somebody_or_nobody_has_won(name: str, seats: int, options: dict) -> None:
    match = whole_game(name, seats, options)
    outcome = match.outcome
    assert outcome is not None and not match.needs, "the game is over, and `waiting` still asks for something"
    assert len(outcome.points) == seats, "`outcome` must give points for every seat"
    assert set(outcome.winners) <= set(range(seats)), "`outcome` names a winner who does not sit at the table"
    assert outcome.reason, "`outcome` must say why the game is over"


@every_setting
def test_the_bare_rules_play_the_same_game(name: str, seats: int, options: dict) -> None:
    game = catalog.load(name)
    table = bare_playout(game, seats, options, "bare")
    assert game.outcome(table) is not None
    assert bare_playout(game, seats, options, "bare") == table


@every_setting
def test_a_saved_game_goes_on_as_if_nothing_had_happened(name: str, seats: int, options: dict) -> None:
    match, about = (
        begin(catalog.load(name), seats, options, "saved"),
        save.About("1", "Tuesday", "2026-01-01"),
    )
    moments = 0
    for number, _ in enumerate(decisions(match, Random(3))):
        if number in (0, 3, 11, 30, 47):
            moments += 1
            match.write_note(0, "page", "“né”\n")
            again, about_again = save.load(save.dump(match, about))
            assert state(again) == state(match) and about_again == about
            assert again.log == match.log and again.tables == match.tables and again.pockets == match.pockets
            match = keep_playing_with(match, again)
    again, _ = save.load(save.dump(match, about))
    assert moments >= 2 and again.outcome == match.outcome and again.tables == match.tables


def keep_playing_with(match: Match, again: Match) -> Match:
    """The running generator holds `match`.

    Give it the loaded game's parts, so that play goes on with those.
    """
    match.log, match.tables, match.pockets, match.dealer = (
        again.log,
        again.tables,
        again.pockets,
        again.dealer,
    )
    return match


@every_setting
def test_the_audit_finds_an_honest_game_in_order(name: str, seats: int, options: dict) -> None:
    match = whole_game(name, seats, options)
    findings = audit(match.game, match.log.events, f"contract {seats} {sorted(options.items())}")
    assert all(finding.ok for finding in findings)
    assert sum(finding.times for finding in findings if finding.what != "audit.claim") == len(match.log) - 1


@every_setting
def test_the_audit_names_the_first_event_that_was_tampered_with(name: str, seats: int, options: dict) -> None:
    match, rng = whole_game(name, seats, options), Random(4)
    events, seed = match.log.events, match.dealer.seed  # type: ignore[attr-defined]
    for kind in sorted({event.kind for event in events}):
        number = rng.choice([n for n, event in enumerate(events) if event.kind == kind])
        wrong = tampered(match, number, rng)
        found = audit(match.game, (*events[:number], wrong, *events[number + 1 :]), seed)
        assert [f.wrong_at for f in found if not f.ok] == [number], (kind, wrong)
        without = (*events[:number], *events[number + 1 :])
        assert not all(f.ok for f in audit(match.game, without, seed)) or not is_over(match.game, without)


def is_over(game: Game, events: tuple[Event, ...]) -> bool:
    """A log that lacks its last openings is no false game, but not a finished one either."""
    replay = Match(game, Local("nobody"), events[0], seats_here=())
    for event in events[1:]:
        replay.receive(event)
    return replay.outcome is not None


def tampered(match: Match, number: int, rng: Random) -> Event:
    """The event, changed in the way that is hardest to see for its kind."""
    event, table = match.log.events[number], match.tables[number - 1]
    match event.kind:
        case "roll":
            need = next(n for n in match.game.waiting(table) if n.kind == "roll")
            other = tuple(
                rng.choice([face for face in die if face != old] or ["7"])
                for die, old in zip(need.dice, event.value, strict=True)
            )  # type: ignore
            return replace(event, value=other)
        case "shuffle":
            return replace(event, proof=event.proof[::-1])  # type: ignore[index]
        case "seal":
            return replace(event, seat=99)
        case "show":
            return replace(event, facts=(replace(event.facts[0], face="nobody"),))
        case "start":
            return replace(event, value=(*event.value[:2], (("no such option", 1),)))  # type: ignore[index]
    for value in mutants(event.value, rng):
        try:
            match.game.play(table, replace(event, value=value))
        except Refusal:
            return replace(event, value=value)
    return replace(event, seat=99)


@every_game
def test_a_table_of_the_wrong_size_or_with_unknown_options_is_refused(name: str) -> None:
    game = catalog.load(name)
    for seats in (0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Illegal, match=r"illegal\.seats"):
            game.agreed(seats, {})
    with pytest.raises(Illegal, match=r"illegal\.option"):
        game.agreed(game.seats[0], {"no such option": True})
    for option in game.options:
        with pytest.raises(Illegal, match=r"illegal\.option"):
            game.agreed(game.seats[0], {option.name: ("no", "such", ("value",))})


def test_a_game_says_the_name_of_its_folder() -> None:
    for name in catalog.NAMES:
        assert catalog.load(name).name == name, f"GAME.name must be the name of its folder, {name!r}"
