"""The kernel carries everything a game can ask for: the bazaar is played through every check there is."""

from dataclasses import replace
from random import Random

import pytest
from bazaar import GAME, GOODS, PURSE

from soak.chaos import all_refused, state, wrong_chance, wrong_events, wrong_offers
from soak.playout import bare_playout, begin, decisions, go_on, playout, settings
from soak.whole import check_game
from soak.worlds import check_no_peeking, sight
from table import catalog
from table.audit import audit
from table.dealers import Local
from table.events import AtLeast, Event, Move, Shown
from table.illegal import Cheat, Illegal
from table.match import Match, start_event
from table.needs import Clock, Stake
from table.text import fingerprint

TABLES = [pytest.param(seats, options, id=f"{seats}-{options}") for seats, options in settings(GAME)]


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "load", lambda name: GAME)


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_all_needs_passes_every_check(seats: int, options: dict, seed: int) -> None:
    match = check_game(GAME, seats, options, f"bazaar {seed}", moments=4)
    kinds = {event.kind for event in match.log.events}
    assert kinds >= {"start", "shuffle", "deal", "stake", "choose", "seal", "open", "roll", "show"}


def test_every_sort_of_fact_is_stated_in_some_game() -> None:
    facts = {
        type(fact).__name__
        for seed in range(12)
        for event in playout(GAME, 3, {}, f"facts {seed}").log.events
        for fact in event.facts
    }
    assert facts == {"AtLeast", "Exactly", "Paid", "Shown"}


def test_the_bare_rules_carry_all_needs_too() -> None:
    assert GAME.outcome(bare_playout(GAME, 4, {}, "bare")) is not None


def at_phase(phase: str, seed: str = "phase", seats: int = 3, options: dict | None = None) -> Match:
    match = begin(GAME, seats, options or {}, seed)
    rng = Random(seed)
    while match.table.phase != phase:
        if match.step() is None:
            need = match.needs[0]
            offered = match.moves(need.seats[0], need.name)
            wanted = [move for move in offered if move.value == phase] or offered
            match.offer(need.seats[0], rng.choice(wanted), need.name)
    return match


@pytest.mark.parametrize(
    "phase", ["shuffle", "deal", "again", "parcel", "count", "dice", "turn over", "lay open", "accounts"]
)
def test_chance_is_held_to_what_was_asked(phase: str) -> None:
    match = at_phase(phase)
    assert all_refused(match, wrong_chance(match, Random(1)))


@pytest.mark.parametrize("phase", ["bid", "haggle", "add", "bell", "vote"])
def test_people_are_held_to_what_was_asked(phase: str) -> None:
    match = at_phase(phase, seed="x")
    assert all_refused(match, wrong_offers(match, [Move("quiet")], Random(2), 40))
    assert all_refused(match, wrong_events(match, Random(2), 6))


# ---------------------------------------------------------------- several things at once, and the clock


def test_while_a_clock_runs_anybody_may_speak_and_the_first_is_heard() -> None:
    match = at_phase("bell")
    assert [need.kind for need in match.needs] == ["choose", "choose", "choose", "clock"]
    match.offer(2, Move("ring"), "bell")
    assert match.table.phase == "again"


def test_a_clock_that_runs_out_is_an_event_like_any_other() -> None:
    match = at_phase("bell")
    match.settle()
    assert match.table.phase == "bell", "no dealer answers a clock"
    for wrong in (
        Event("clock", "hourglass", 0),
        Event("clock", "hourglass", None, 61),
        Event("clock", "sundial"),
        Event("clock", "hourglass", None, 0),
        Event("clock", "hourglass", None, True),
    ):
        with pytest.raises(Illegal):
            match.receive(wrong)
    match.receive(Event("clock", "hourglass"))
    assert match.table.phase == "again"


def test_a_clock_that_is_stopped_tells_the_seconds_left() -> None:
    match = at_phase("bell")
    match.receive(Event("clock", "hourglass", None, 17))
    assert match.table.seconds == 17


def test_the_clock_is_only_waited_for_where_nobody_else_is_asked() -> None:
    match = at_phase("bell")
    assert go_on(match) and any(isinstance(need, Clock) for need in match.needs)


# ---------------------------------------------------------------- hidden cards in a new deck


def test_a_reshuffle_keeps_the_hidden_cards_hidden_and_joins_a_row_into_one_card() -> None:
    match = at_phase("parcel")
    old = match.dealer.deck(match.log, "goods")  # type: ignore[attr-defined]
    new = match.dealer.deck(match.log, "goods.2")  # type: ignore[attr-defined]
    shown = dict(match.table.shown)
    left = [place for place in range(len(GOODS)) if place not in shown]
    parcel = f"{old[left[0]]}+{old[left[1]]}"
    assert sorted(new) == sorted([*shown.values(), *(old[place] for place in left[2:]), parcel])
    event = match.log.find("shuffle", "goods.2")
    assert event is not None
    told = str(event.value)
    assert not any(face in told for face in old if face not in shown.values())


def test_the_reshuffle_is_a_new_order() -> None:
    orders = {
        at_phase("parcel", seed=str(seed)).dealer.deck(at_phase("parcel", seed=str(seed)).log, "goods.2")[:3]  # type: ignore[attr-defined]
        for seed in range(6)
    }
    assert len(orders) > 4


# ---------------------------------------------------------------- stakes


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        "lamp",
        5,
        ("lamp", 1),
        (("lamp", 0),),
        (("lamp", -1),),
        (("lamp", True),),
        (("lamp", "1"),),
        (("house", 1),),
        (("lamp", 1), ("lamp", 1)),
        (("rug", 1), ("lamp", 1)),
        (("lamp", 1, 1),),
        ((),),
        (None,),
    ],
)
def test_a_stake_is_whole_amounts_on_known_accounts(value) -> None:
    match = at_phase("bid")
    before = state(match)
    with pytest.raises(Illegal, match=r"illegal\.stake"):
        match.offer(0, Move(value))
    assert state(match) == before


def test_nobody_stakes_more_than_the_purse_in_the_whole_game() -> None:
    match = at_phase("bid", seats=2)
    with pytest.raises(Illegal, match=r"illegal\.purse"):
        match.offer(0, Move((("lamp", PURSE), ("rug", 1))))
    match.offer(0, Move((("lamp", PURSE - 2),)))
    match.offer(1, Move(()))
    match.offer(0, Move("add"))
    with pytest.raises(Illegal, match=r"illegal\.purse"):
        match.offer(0, Move((("rug", 4),)))
    match.offer(0, Move((("rug", 2),)))
    assert match.view(0).left == 0


def test_a_stake_may_be_bound_to_a_unit_a_least_amount_and_one_account() -> None:
    match = at_phase("add", seed="y")
    need = match.needs[0]
    assert isinstance(need, Stake)
    for value in ((), (("lamp", 1),), (("lamp", 3),), (("lamp", 2), ("rug", 2))):
        with pytest.raises(Illegal, match=r"illegal\.(stake|purse)"):
            match.offer(need.seats[0], Move(value))


def test_nobody_sees_which_account_nor_how_much() -> None:
    one, two = at_phase("bid", seats=2), at_phase("bid", seats=2)
    one.offer(0, Move((("lamp", 7),)))
    two.offer(0, Move(()))
    assert sight(one, 1) == sight(two, 1)
    sizes = [len(str(match.log.events[-1].proof)) for match in (one, two)]
    assert sizes == [64, 64]


def test_a_claim_must_be_true_and_gives_nothing_else_away() -> None:
    match = at_phase("bid", seats=2)
    match.offer(0, Move((("lamp", 5),)))
    match.offer(1, Move(()))
    with pytest.raises(Cheat, match=r"cheat\.claim\(seat=0\)"):
        match.offer(0, Move("claim", (AtLeast("bids", "lamp", 6),)))
    match.offer(0, Move("claim", (AtLeast("bids", "lamp", 2),)))
    assert "5" not in str(match.log.events[-1].value)


def test_paying_lowers_the_account_for_good_but_gives_nothing_back_to_the_purse() -> None:
    match = at_phase("bid", seats=2)
    match.offer(0, Move((("lamp", 1),)))
    match.offer(1, Move(()))
    pay = next(move for move in match.moves(0) if move.value == "pay")
    match.offer(0, pay)
    assert match.view(0).lamp == 0 and match.view(0).left == PURSE - 1
    match.offer(1, Move("quiet"))
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        match.offer(0, pay)
    match.offer(0, next(move for move in match.moves(0) if move.value == "take back"))
    assert match.view(0).lamp == 1


# ---------------------------------------------------------------- the audit settles the accounts


def forged(first: tuple, claim: tuple = (), seed: str = "forged") -> tuple[Match, int]:
    """A game in which seat 0's device lies.

    It stakes `first` whatever the purse, and claims what it likes.
    """
    match = at_phase("bid", seed=seed, seats=2, options={"busy": True})
    need = match.needs[0]
    event, pocket = match.dealer.hide(need, match.pockets[0], first)  # type: ignore[arg-type]
    lie = Event("open", "bids", 0, (first,), proof=(pocket.staked[0].nonce,))
    match._take(event, {0: replace(pocket, staked=())})
    number = len(match.log) - 1
    match.offer(1, Move((("rug", 3),)))
    if claim:
        number = len(match.log)
        match.receive(Event("choose", "haggle.0", 0, claim[0], claim[1], (None,)))
    rng = Random(seed)
    while match.outcome is None:
        if match.table.phase == "accounts" and match.table.bids[0] is None:
            match.receive(lie)
        elif match.step() is None:
            seat = match.needs[0].seats[0]
            harmless = [move for move in match.moves(seat, match.needs[0].name) if not move.facts]
            match.offer(seat, rng.choice(harmless), match.needs[0].name)
    return match, number


def wrong(match: Match) -> list[tuple[str, int | None, int | None]]:
    found = audit(GAME, match.log.events, match.dealer.seed)  # type: ignore[attr-defined]
    return [(finding.what, finding.seat, finding.wrong_at) for finding in found if not finding.ok]


def test_an_honest_purse_is_found_in_order() -> None:
    match, _ = forged((("lamp", PURSE),))
    assert wrong(match) == []
    found = audit(GAME, match.log.events, match.dealer.seed)  # type: ignore[attr-defined]
    assert {(f.what, f.seat): f.times for f in found if f.what in ("audit.stake", "audit.claim")} == {
        ("audit.stake", 0): 1,
        ("audit.stake", 1): 1,
        ("audit.claim", 0): 0,
        ("audit.claim", 1): 0,
    }


@pytest.mark.parametrize(
    "first", [(("lamp", PURSE + 1),), (("house", 1),), (("lamp", -3),), 7, ("lamp",), ((1, 2, 3),)]
)
def test_the_audit_finds_an_overspent_purse_and_who_it_was(first) -> None:
    match, number = forged(first)
    assert wrong(match) == [("audit.stake", 0, number)]


def test_the_audit_finds_a_claim_above_the_stake() -> None:
    match, number = forged((("lamp", 3),), ("claim", (AtLeast("bids", "lamp", 4),)))
    assert wrong(match) == [("audit.claim", 0, number)]
    match, _ = forged((("lamp", 3),), ("claim", (AtLeast("bids", "lamp", 3),)))
    assert wrong(match) == []


def test_a_second_stake_is_measured_against_what_the_purse_still_holds() -> None:
    match = at_phase("bid", seats=2, seed="second")
    match.offer(0, Move((("lamp", PURSE - 1),)))
    match.offer(1, Move(()))
    match.offer(0, Move("add"))
    event, pocket = match.dealer.hide(match.needs[0], match.pockets[0], (("rug", 2),))  # type: ignore[arg-type]
    match._take(event, {0: pocket})
    number = len(match.log) - 1
    while match.outcome is None:
        if match.step() is None:
            need = match.needs[0]
            quiet = [m for m in match.moves(need.seats[0], need.name) if m.value != "add" and not m.facts]
            match.offer(need.seats[0], quiet[0], need.name)
    assert wrong(match) == [("audit.stake", 0, number)]


# ---------------------------------------------------------------- the no-peeking test has eyes itself


def test_the_no_peeking_test_notices_a_table_that_knows_too_much() -> None:
    """A game that lets a trace of hidden cards into the public table is caught."""

    def leaky(table, event):  # type: ignore[no-untyped-def]
        after = GAME.play(table, event)
        return (
            replace(after, said=(*after.said, fingerprint(event.proof))) if event.kind == "shuffle" else after
        )

    def leaky_seal(table, event):  # type: ignore[no-untyped-def]
        after = GAME.play(table, event)
        return (
            replace(after, said=(*after.said, fingerprint(event.proof))) if event.kind == "stake" else after
        )

    for game in (replace(GAME, play=leaky), replace(GAME, play=leaky_seal)):
        match, caught = begin(game, 3, {}, "leak"), 0
        for number, _ in enumerate(decisions(match, Random(3))):
            try:
                check_no_peeking(match, 0, Random(number))
            except AssertionError:
                caught += 1
        assert caught


def test_the_worlds_really_differ() -> None:
    match = begin(GAME, 4, {}, "differ")
    changed = [check_no_peeking(match, 1, Random(n)) for n, _ in enumerate(decisions(match, Random(5)))]
    assert sum(changed) > len(changed) / 2


def test_a_shown_card_is_everybodys_and_a_dealt_one_its_holders_alone() -> None:
    match = at_phase("haggle")
    mine = match.pockets[0].cards[0]
    assert not any(mine.face in str(match.pockets[seat]) for seat in (1, 2))
    match.offer(0, Move("show", (Shown("goods", mine.place, mine.face),)))
    assert mine.face in str(match.log.events[-1]) and mine.face in str(match.view(1))


def test_a_seat_elsewhere_is_waited_for_and_cannot_be_played_from_here() -> None:
    first = start_event(GAME, ("Ann", "Bob"), {})
    match = Match(GAME, Local("one seat here"), first, seats_here=(0,))
    match.settle()
    assert match.table.phase == "bid"
    match.offer(0, Move(()))
    with pytest.raises(Illegal, match=r"illegal\.not_your_turn"):
        match.offer(1, Move(()))
    with pytest.raises(Illegal):
        match.view(1)
    assert list(match.pockets) == [0]
