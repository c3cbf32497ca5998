"""AG-6 and AG-7: bringing a spy home, claims, and the opened plans."""

from agent_situation import Affair
from citing import rule

from games.agent import around, rules
from games.agent.objection import BACK, STAND
from games.agent.suitcase import LEAVE
from games.agent.table import BAHAMAS
from games.agent.world import SPIES
from games.money.accounts import open_books
from games.money.ledger import CLAIM, PAID, STAKE
from screen.app.words import Words

NAMES = ("Ann", "Bob", "Cem", "Dot")


def homecoming(bribes: dict, **more: object) -> Affair:
    """Seat 0 has just carried the suitcase home with the Englishman, and nobody objects."""
    affair = Affair(bribes, at={"english": "brussels"}, suitcase="brussels", keeper="english", **more)  # type: ignore
    return affair.move("english", "london").nobody_objects()


def claims(affair: Affair, *claimants: int) -> Affair:
    while affair.table.phase == "claims":
        seat = affair.asked()[0]
        affair.says(seat, rules.CLAIM if seat in claimants else rules.NO_CLAIM)
    affair.open_all()
    return affair


@rule("AG-6.1")
def test_a_spy_that_brings_the_suitcase_to_its_own_home_claims_the_win() -> None:
    affair = homecoming({0: {"english": 100}})
    assert affair.table.phase == "claims" and affair.asked() == (1,)
    assert claims(affair).outcome.winners == (0,)


@rule("AG-6.1")
def test_the_move_home_can_be_objected_to_like_any_other() -> None:
    affair = Affair({1: {"english": 900}}, at={"english": "brussels"}, suitcase="brussels", keeper="english")
    affair.move("english", "london").objected(1).insists().names(1, 100).drop(0, 2, 3).says(1, BACK)
    assert affair.table.phase == "turn" and affair.table.active == 0 and affair.case == ("brussels", "english")


@rule("AG-6.1")
def test_another_spys_home_or_a_suitcase_left_behind_wins_nothing() -> None:
    foreign = Affair(at={"russian": "brussels"}, suitcase="brussels", keeper="russian")
    assert foreign.move("russian", "london").nobody_objects().table.phase == "turn"
    left = Affair(at={"english": "brussels"}, suitcase="brussels", keeper="english")
    assert left.move("english", "london", case=LEAVE).nobody_objects().table.phase == "turn"


@rule("AG-6.1")
def test_taking_up_a_suitcase_that_lies_at_home_is_not_bringing_it() -> None:
    affair = Affair(at={"english": "brussels"}, suitcase="london")
    affair.move("english", "london", taker="english").nobody_objects()
    assert affair.table.phase == "turn" and affair.case == ("london", "english")


@rule("AG-6.1", "AG-5.1")
def test_an_attack_on_the_way_home_with_the_suitcase_wins_too() -> None:
    at = {"english": "brussels", "russian": "london"}
    affair = Affair({0: {"english": 500}}, at=at, suitcase="brussels", keeper="english").attack("english", "russian")
    affair.nobody_objects().tell_all()
    assert affair.table.phase == "claims" and affair.place("russian") == BAHAMAS


@rule("AG-6.2")
def test_a_single_strictly_higher_bribe_takes_the_win_from_the_mover() -> None:
    affair = claims(homecoming({0: {"english": 1000}, 2: {"english": 1100}}), 2)
    assert affair.outcome.winners == (2,) and affair.outcome.reason == "agent.won.claim"


@rule("AG-6.2")
def test_if_the_highest_bribe_is_shared_the_mover_wins() -> None:
    assert claims(homecoming({0: {"english": 1000}, 2: {"english": 1000}}), 2).outcome.winners == (0,)
    level = {0: {"english": 100}, 2: {"english": 900}, 3: {"english": 900}}
    assert claims(homecoming(level), 2, 3).outcome.winners == (0,)
    assert claims(homecoming(level), 3).outcome.winners == (3,), "seat 2 kept silent and is not compared"


@rule("AG-6.2")
def test_who_kept_silent_does_not_win_with_the_highest_bribe() -> None:
    bribes = {0: {"english": 600}, 1: {"english": 700}, 3: {"english": 5000}}
    assert claims(homecoming(bribes), 1).outcome.winners == (1,)
    assert claims(homecoming(bribes), 1, 3).outcome.winners == (3,)


@rule("AG-6.2")
def test_a_claim_that_was_bluff_wins_nothing() -> None:
    assert claims(homecoming({0: {"english": 600}, 1: {"english": 100}}), 1).outcome.winners == (0,)
    bluff = claims(homecoming({0: {"english": 600}, 1: {"english": 100}, 2: {"english": 9000}}), 1)
    assert bluff.outcome.winners == (0,) and bluff.outcome.reason == "agent.won.claim"


@rule("AG-6.2")
def test_what_was_paid_for_an_attack_no_longer_counts() -> None:
    at = {"english": "brussels", "russian": "london"}
    bribes = {0: {"english": 1000}, 1: {"english": 700}}
    affair = Affair(bribes, at=at, suitcase="brussels", keeper="english").attack("english", "russian")
    affair.nobody_objects().tell_all()
    assert claims(affair, 1).outcome.winners == (1,), "500 of the 1000 are gone"


@rule("AG-6.2")
def test_every_other_player_is_asked_whoever_claimed_before_and_then_all_plans_are_opened() -> None:
    affair = homecoming({1: {"english": 200}}, active=2)
    for seat in (3, 0, 1):
        assert affair.asked() == (seat,) and affair.values(seat) == [rules.NO_CLAIM, rules.CLAIM]
        affair.says(seat, rules.CLAIM)
    assert affair.table.claimants == (3, 0, 1)
    assert affair.table.phase == "open" and set(affair.asked()) == {0, 1, 2, 3}


@rule("AG-6.3")
def test_if_nobody_claims_the_mover_wins_and_the_plans_are_opened_all_the_same() -> None:
    affair = homecoming({3: {"english": 9000}})
    for seat in (1, 2, 3):
        assert affair.asked() == (seat,)
        affair.says(seat, rules.NO_CLAIM)
    assert affair.table.phase == "open"
    affair.open_all()
    assert affair.outcome.winners == (0,) and affair.outcome.reason == "agent.won.home"
    assert affair.table.books[3] == ((("english", 9000),),)


@rule("AG-6.4")
def test_the_last_spy_cannot_be_banished_and_the_game_goes_on_with_it() -> None:
    at = dict.fromkeys(SPIES, BAHAMAS) | {"english": "brussels"}
    affair = Affair({0: {"english": 5000}}, at=at, suitcase="brussels", keeper="english")
    assert {value[0] for value in affair.values(0)} == {"move", "bribe"}
    assert claims(affair.move("english", "london").nobody_objects()).outcome.winners == (0,)


@rule("AG-7")
def test_all_plans_are_opened_in_full_with_every_word_about_them_and_checked() -> None:
    at = {"english": "brussels", "russian": "geneva"}
    affair = Affair({0: {"english": 1000}, 1: {"english": 300}}, seats=2, at=at, suitcase="brussels", keeper="english")
    affair.attack("english", "russian").objected(1).insists().names(1, 300).names(0, 400).drop(1).says(0, STAND)
    affair.tell_all()
    affair.bribe(chinese=700)
    affair.move("english", "brussels").nobody_objects()
    affair.move("chinese", "karachi").nobody_objects()
    affair.move("english", "london").nobody_objects()
    claims(affair, 1)
    assert affair.outcome.winners == (0,)
    ann, bob = open_books(affair.table.ledger, affair.table.books)
    said = [(line.kind, line.account, line.amount) for line in ann.lines]
    assert said[:4] == [
        (STAKE, "english", 1000), (CLAIM, "english", 500), (CLAIM, "english", 400), (PAID, "english", 500),
    ]  # fmt: skip
    assert (ann.amount("english"), bob.amount("english"), bob.amount("chinese"), bob.left) == (500, 300, 700, 9000)
    grid = around.reveal(affair.table, Words("en"), NAMES[:2])
    assert all(cell.tone == "good" for row in grid.rows for cell in row.cells[1:])
    assert around.points(affair.table, 1, Words("en")) == "300 on the Englishman"


def test_behind_the_winner_whoever_has_more_on_the_spy_stands_higher() -> None:
    bribes = {0: 300, 1: 100, 2: 200}
    affair = claims(homecoming({seat: {"english": amount} for seat, amount in bribes.items()}))
    assert [around.rank(affair.table, seat) for seat in bribes] == list(bribes.values())
