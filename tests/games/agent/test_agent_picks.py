"""Building a move of Agent by taps: every legal move can be tapped, and the board shows what it would do."""

from agent_situation import Affair

from games.agent import rules
from games.agent.picks import sketch, turn_paths
from games.agent.turn import BRIBE
from games.contract.picks import Sketch
from screen.app.words import Words

WORDS, NAMES = Words("en"), ("Ann", "Bob", "Cem", "Dot")
CROWD = {"english": "tangier", "russian": "tangier", "american": "madrid"}


def draw(affair: Affair, seat: int | None, *draft: str) -> Sketch:
    pocket = None if seat is None else affair.pockets[seat]
    return sketch(rules.see(affair.table, pocket), affair.need, draft, WORDS, NAMES)


def keys(made: Sketch) -> set[str]:
    return {pick.key for pick in made.picks if not pick.chosen}


def test_every_turn_can_be_tapped() -> None:
    affair = Affair({0: {"english": 700, "american": 400}}, at=CROWD, keeper="russian")
    paths = list(turn_paths(rules.see(affair.table, affair.pockets[0])))
    assert {move for _, move in paths} == set(affair.moves(0))
    assert len({taps for taps, _ in paths}) == len(paths), "no two turns have the same taps"


def test_a_spy_and_a_field_are_enough_and_the_suitcase_comes_along() -> None:
    affair = Affair(at=CROWD, keeper="russian")
    made = draw(affair, 0, "agent:russian", "city:algiers")
    assert made.move is not None and made.move.value == ("move", "russian", "algiers", "", "")
    assert (made.table.now.suitcase, made.table.now.keeper) == ("algiers", "russian")
    left = draw(affair, 0, "agent:russian", "case", "city:algiers")
    assert (left.table.now.suitcase, left.table.now.keeper) == ("tangier", "")
    assert left.summary == "Send the Russian to Algiers; nobody holds the suitcase"


def test_a_spy_takes_the_suitcase_before_or_after_the_step() -> None:
    affair = Affair(at=CROWD)
    before = draw(affair, 0, "agent:english", "case", "city:dakar")
    assert (before.table.now.keeper, before.table.now.suitcase) == ("english", "dakar")
    after = draw(affair, 0, "agent:english", "city:dakar", "take:russian")
    assert (after.table.now.keeper, after.table.now.suitcase) == ("russian", "tangier")
    offered = draw(affair, 0, "agent:english", "city:dakar")
    (taker,) = [pick for pick in offered.picks if pick.key == "take:russian"]
    assert taker.at == "agent:russian" and taker.label == "Then the Russian takes the suitcase"
    assert offered.hint == WORDS("agent.hint.confirm_take") and after.hint == WORDS("agent.hint.confirm")


def test_while_a_spy_sits_on_the_suitcase_no_tap_takes_it() -> None:
    affair = Affair({0: {"english": 5000}}, at=CROWD, keeper="russian")
    made = draw(affair, 0, "agent:english", "city:dakar")
    assert made.move is not None and not [key for key in keys(made) if key.startswith("take:")]
    assert "case" not in keys(draw(affair, 0, "agent:english")) and "case" in keys(draw(affair, 0, "agent:russian"))


def test_two_picks_never_lie_on_the_same_piece() -> None:
    affair = Affair({0: {"russian": 5000}}, at=CROWD, keeper="russian")
    for draft in ((), ("agent:russian",), ("agent:russian", "city:madrid"), ("agent:russian", "attack:american")):
        places = [pick.at for pick in draw(affair, 0, *draft).picks if pick.at]
        assert len(places) == len(set(places)), draft


def test_a_victim_is_tapped_on_the_board() -> None:
    affair = Affair({0: {"english": 500}}, at=CROWD)
    made = draw(affair, 0, "agent:english", "attack:american")
    assert made.move in affair.moves(0) and "american" not in made.table.now.spies
    assert "attack:american" in keys(draw(Affair(at=CROWD), None, "agent:english"))
    assert "attack:american" not in keys(draw(Affair(at=CROWD), 0, "agent:english"))


def test_bribes_can_be_spread_over_several_spies() -> None:
    affair = Affair()
    affair.choose(0, BRIBE, *affair.moves(0)[-1].facts)
    made = draw(affair, 0, "on:russian", "note:russian:500", "on:american", "note:american:1000", "note:american:200")
    assert made.move is not None and made.move.value == (("american", 1200), ("russian", 500))
    assert made.summary == "In secret: American +1,200 and Russian +500"
    assert draw(affair, 0, "on:russian", "note:russian:500", "none:russian").move is None


def test_the_answers_are_one_tap_each() -> None:
    affair = Affair().move("english", "brussels")
    assert keys(draw(affair, None)) == {"allow", "object"}
    assert draw(affair, None, "object").move.value == "object"  # type: ignore[union-attr]
    affair.objected(1)
    assert keys(draw(affair, None)) == {"give_in", "insist"}
    affair.insists()
    assert keys(draw(affair, None)) == {"drop", "name"} and keys(draw(affair, 1)) == {"drop"}


def test_the_auction_offers_to_level_or_to_stay() -> None:
    affair = Affair({0: {"english": 300}, 1: {"english": 400}}, seats=2).move("english", "brussels").objected(1)
    affair.insists().names(1, 200)
    made = draw(affair, 0, "name")
    assert made.move is not None and made.move.value == 200 and "limit" in keys(made)
    assert made.hint == (
        "200 has been named for the Englishman. Name as much, go higher, or drop out. You have 300 on the Englishman."
    )
    affair.names(0, 200)
    held = draw(affair, 1)
    assert keys(held) == {"stay", "name", "limit"} and draw(affair, 1, "name").move.value == 300  # type: ignore
    says = "Your 200 for the Englishman is the highest so far. Stay there, or go higher."
    assert held.hint == f"{says} You have 400 on the Englishman."
