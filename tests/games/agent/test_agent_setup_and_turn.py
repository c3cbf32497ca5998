"""AG-1 and AG-2: the board, the plans, the first player; moving, attacking, bribing, passing."""

import pytest
from agent_situation import Affair
from citing import rule
from umpire import refuses

from games.agent import GAME, objection, turn
from games.agent.table import BAHAMAS
from games.agent.world import HOMES, MAP, SPIES
from games.money.purse import has_no_money
from table.dealers import Local, Scripted
from table.events import AtLeast, Move
from table.illegal import Cheat
from table.match import Match, start_event
from table.needs import Roll, Stake


def new_match(seats: int = 3, dealer: Local | None = None, **options: object) -> Match:
    names = ("Ann", "Bob", "Cem", "Dot")[:seats]
    return Match(GAME, dealer or Local("agent"), start_event(GAME, names, options))  # type: ignore[arg-type]


@rule("AG-1.1")
def test_two_to_four_players_around_tangier_with_four_homes_in_the_corners() -> None:
    assert tuple(GAME.seats) == (2, 3, 4)
    places = {city.id: (city.x, city.y) for city in MAP.cities}
    assert places["tangier"] == (500, 350) and len(MAP.near["tangier"]) == 4
    assert {places[home] for home in HOMES.values()} == {(70, 60), (930, 60), (70, 640), (930, 640)}
    assert {city.id for city in MAP.cities if city.kind == "capital"} == set(HOMES.values())
    assert all(len(near) >= 2 for near in MAP.near.values())


@rule("AG-1.2")
def test_the_spies_start_at_home_and_the_suitcase_lies_in_tangier() -> None:
    scene = new_match().table.now
    assert {spy: scene.place_of(spy) for spy in SPIES} == {
        "american": "washington", "english": "london", "russian": "moscow", "chinese": "peking",
    }  # fmt: skip
    assert (scene.suitcase, scene.keeper) == ("tangier", "")


@rule("AG-1.3")
def test_everybody_has_a_plan_of_ten_thousand_in_hundreds() -> None:
    match = new_match()
    assert match.view(1).purse.left == 10_000
    with refuses("illegal.stake"):
        match.offer(1, Move((("russian", 150),)))
    with refuses("illegal.purse"):
        match.offer(1, Move((("american", 6000), ("russian", 4100))))
    match.offer(1, Move((("american", 5900), ("russian", 4100))))
    assert match.view(1).purse.left == 0


@rule("AG-1.4")
def test_before_the_first_turn_everybody_writes_bribes_in_secret_also_nothing_also_all() -> None:
    match = new_match()
    need = match.needs[0]
    assert isinstance(need, Stake) and set(need.seats) == {0, 1, 2} and need.least == 0 and need.several
    assert match.offer(2, Move((("chinese", 10_000),))).value is None
    match.offer(0, Move(()))
    assert match.table.phase == "plans" and match.needs[0].seats == (1,)
    assert match.view(1).purse.left == 10_000 and "10000" not in repr(match.view(0).table)
    match.offer(1, Move((("american", 100), ("english", 200), ("russian", 300), ("chinese", 400))))
    assert isinstance(match.needs[0], Roll)


@rule("AG-1.4")
def test_in_the_whole_game_no_more_than_ten_thousand_and_nothing_comes_back() -> None:
    match = new_match(2, Scripted("agent", throws={"first": ("0",)}))
    match.offer(0, Move((("chinese", 9000),)))
    match.offer(1, Move(()))
    match.settle()
    match.offer(0, next(move for move in match.moves(0) if move.value[0] == "bribe"))
    with refuses("illegal.purse"):
        match.offer(0, Move((("russian", 1100),)))
    with refuses("illegal.stake"):
        match.offer(0, Move((("chinese", -500), ("russian", 600))))
    match.offer(0, Move((("russian", 1000),)))
    assert match.view(0).purse.on == (("chinese", 9000), ("russian", 1000))


@rule("AG-1.5")
@pytest.mark.parametrize("first", range(3))
def test_the_first_player_is_drawn_by_lot_and_play_goes_clockwise(first: int) -> None:
    match = new_match(3, Scripted("agent", throws={"first": (str(first),)}))
    for seat in range(3):
        match.offer(seat, Move(()))
    match.settle()
    played = []
    for _ in range(4):
        played.append(match.table.active)
        match.offer(match.table.active, match.moves(match.table.active)[0])
        while match.table.phase == "objections":
            match.offer(match.table.queue[0], Move(objection.ALLOW))
    assert played == [(first + n) % 3 for n in range(4)]


@rule("AG-2.1")
def test_any_spy_in_the_game_moves_to_a_neighbouring_field_empty_or_not() -> None:
    affair = Affair(at={"chinese": BAHAMAS, "russian": "brussels"})
    expected = {(spy, to) for spy in ("american", "english") for to in MAP.near[HOMES[spy]]}
    assert affair.steps(0) == expected | {("russian", to) for to in MAP.near["brussels"]}
    with refuses("agent.illegal.spy"):
        affair.move("chinese", "karachi")
    with refuses("agent.illegal.line"):
        affair.move("english", "paris")
    assert affair.move("english", "brussels").table.now.on_field("brussels") == ("english", "russian")


@rule("AG-2.2")
def test_an_attack_needs_five_hundred_on_the_spy_that_attacks() -> None:
    at = {"english": "paris", "russian": "madrid", "american": "lisbon"}
    affair = Affair({0: {"english": 500, "american": 400}}, at=at)
    assert {value[1:4] for value in affair.values(0) if value[0] == "attack"} == {("english", "madrid", "russian"),
                                                                                  ("english", "lisbon", "american")}
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        affair.attack("american", "english")
    with refuses("bids.illegal.unproven"):
        affair.choose(0, ("attack", "english", "madrid", "russian", "", ""))
    affair.attack("english", "russian")
    assert affair.place("english") == affair.place("russian") == "madrid", "announced, not yet carried out"


@rule("AG-2.2")
def test_a_spy_on_its_own_home_field_cannot_be_attacked() -> None:
    affair = Affair({0: {"russian": 5000}}, at={"russian": "brussels", "english": "london"})
    assert not affair.steps(0, "attack")
    with refuses("agent.illegal.home"):
        affair.attack("russian", "english")
    elsewhere = Affair({0: {"russian": 5000}}, at={"russian": "brussels", "american": "london"})
    assert elsewhere.steps(0, "attack") == {("russian", "london")}


@rule("AG-2.2")
def test_with_several_spies_on_the_field_the_attacker_names_one() -> None:
    at = {"english": "paris", "russian": "madrid", "american": "madrid"}
    affair = Affair({0: {"english": 500}}, at=at)
    assert {value[3] for value in affair.values(0) if value[0] == "attack"} == {"russian", "american"}
    with refuses("agent.illegal.victim"):
        affair.choose(0, ("attack", "english", "madrid", "chinese", "", ""), AtLeast("bribes", "english", 500))
    affair.attack("english", "american").nobody_objects().tell_all()
    assert affair.place("american") == BAHAMAS and affair.place("russian") == "madrid"


@rule("AG-2.3")
def test_a_bribe_is_said_aloud_and_written_in_secret_on_one_or_more_spies() -> None:
    affair = Affair({0: {"english": 500}})
    affair.choose(0, turn.BRIBE, *affair.moves(0)[-1].facts)
    need = affair.need
    assert isinstance(need, Stake) and need.seats == (0,) and need.least == 100 and need.several
    affair.write(0, english=300, russian=200)
    assert affair.amount(0, "english") == 800 and affair.amount(0, "russian") == 200
    assert affair.table.active == 1, "nobody can object to a bribe"


@rule("AG-2.3")
def test_a_bribe_needs_money_and_a_spy_that_is_still_in_the_game() -> None:
    broke = Affair({0: {"english": 10_000}})
    assert not [value for value in broke.values(0) if value[0] == "bribe"]
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        broke.bribe(english=100)
    affair = Affair(at={"russian": BAHAMAS})
    affair.choose(0, turn.BRIBE, *affair.moves(0)[-1].facts)
    assert isinstance(affair.need, Stake) and "russian" not in affair.need.accounts


@rule("AG-2.4")
def test_only_who_can_move_no_spy_and_has_no_money_passes() -> None:
    """One spy is left, in London; both its ways were objected to, by the same player, and given up."""
    at = dict.fromkeys(SPIES, BAHAMAS) | {"english": "london"}
    affair = Affair({0: {"russian": 10_000}}, at=at)
    with refuses("agent.illegal.pass"):
        affair.choose(0, turn.PASS, *has_no_money("bribes"))
    affair.move("english", "brussels").objected(1).gives_in()
    affair.move("english", "dublin").objected(1).gives_in()
    assert affair.values(0) == [turn.PASS]
    affair.choose(0, turn.PASS, *has_no_money("bribes"))
    assert affair.table.active == 1 and affair.place("english") == "london"


@rule("AG-2.4")
def test_who_still_has_money_must_bribe_instead_of_passing() -> None:
    at = dict.fromkeys(SPIES, BAHAMAS) | {"english": "london"}
    affair = Affair({0: {"russian": 9900}}, at=at)
    affair.move("english", "brussels").objected(1).gives_in()
    affair.move("english", "dublin").objected(2).gives_in()
    assert affair.values(0) == [turn.BRIBE]
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        affair.choose(0, turn.PASS, *has_no_money("bribes"))


@rule("AG-8.1")
def test_after_the_last_turn_of_a_limit_the_game_is_drawn() -> None:
    affair = Affair(turn_limit=5)
    affair.move("english", "brussels").nobody_objects()
    affair.open_all()
    assert affair.outcome.winners == () and affair.outcome.reason == "agent.won.nobody"


@rule("AG-8.1")
def test_without_a_limit_the_game_goes_on() -> None:
    assert GAME.agreed(2, {})["turn_limit"] == 0
    assert Affair(turn=5000).move("english", "brussels").nobody_objects().table.turn == 5001


def test_an_event_of_the_wrong_shape_is_refused() -> None:
    affair = Affair()
    for value in (("move",), ("move", "english", "brussels"), ("attack", "english"), "pass", None, ("bribe", ()), 3):
        with refuses("illegal.not_possible"):
            affair.choose(0, value)
