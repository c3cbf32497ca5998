"""CIA-7: the fifteen kinds of card, each in all its ways and at its edges.

The scenes have four seats, so all seven agents play. Larsson has moved by the points of the turn.
"""

from cia_situation import Scene, in_round, refuses
from citing import rule

from games.cia.cards import KINDS
from table.events import Event
from table.needs import Choose, Deal, Roll, Show, Shuffle

AGENTS = ("schulz", "perry", "bucci", "jacques", "mirkov", "doyle", "larsson")


def holding(kind: str, **more) -> Scene:
    """Seat 0 has just opened the round and holds this card, and one more to hold the round open."""
    return in_round({0: (kind, "move_safe" if kind != "move_safe" else "to_ruin")}, **more)


def spread(**at: int) -> dict[str, int]:
    """All agents in building 4 but those named."""
    return {**dict.fromkeys(AGENTS, 4), **at}


@rule("CIA-7.back_1_2")
def test_back_1_2_takes_one_agent_back_one_or_two_buildings() -> None:
    scene = holding("back_1_2", at={"perry": 5, "larsson": 1})
    assert len(scene.ways(0, "back_1_2")) == 14
    assert {way for way in scene.ways(0, "back_1_2") if way[0][0] == "perry"} == {
        (("perry", 4),),
        (("perry", 3),),
    }
    for wrong in (("perry", 2), ("perry", 5), ("perry", 6)):
        with refuses("cia.illegal.card"):
            scene.plays(0, "back_1_2", wrong)
    assert scene.plays(0, "back_1_2", ("perry", 3)).at("perry") == (3,)


@rule("CIA-7.1", "CIA-7.back_1_2")
def test_back_out_of_the_church_goes_to_the_ruin_and_on_to_ten() -> None:
    assert {way[0][1] for way in holding("back_1_2").ways(0, "back_1_2") if way[0][0] == "perry"} == {11, 10}
    scene = holding("back_1_2", at={"perry": 1}).plays(0, "back_1_2", ("perry", 11))
    assert scene.at("perry") == (11,)


@rule("CIA-7.step_either")
def test_step_either_takes_one_agent_one_building_forward_or_back() -> None:
    scene = holding("step_either", at={"perry": 5})
    assert {way for way in scene.ways(0, "step_either") if way[0][0] == "perry"} == {
        (("perry", 4),),
        (("perry", 6),),
    }
    with refuses("cia.illegal.card"):
        scene.plays(0, "step_either", ("perry", 7))
    assert scene.plays(0, "step_either", ("perry", 6)).at("perry") == (6,)


@rule("CIA-7.1", "CIA-7.step_either")
def test_the_ring_closes_between_ruin_and_church_both_ways() -> None:
    assert holding("step_either", at={"perry": 11}).plays(0, "step_either", ("perry", 0)).at("perry") == (0,)
    assert holding("step_either").plays(0, "step_either", ("perry", 11)).at("perry") == (11,)


@rule("CIA-7.two_back")
def test_two_back_takes_two_different_agents_back_one_each() -> None:
    scene = holding("two_back", at={"perry": 5, "doyle": 5})
    assert len(scene.ways(0, "two_back")) == 21
    assert scene.plays(0, "two_back", ("perry", 4), ("doyle", 4)).at("perry", "doyle") == (4, 4)


@rule("CIA-7.1", "CIA-7.two_back")
def test_two_back_out_of_the_church() -> None:
    assert holding("two_back").plays(0, "two_back", ("perry", 11), ("doyle", 11)).at("perry", "doyle") == (
        11,
        11,
    )


@rule("CIA-7.two_back", "CIA-7.two_forward")
def test_two_means_two_different_agents() -> None:
    for kind, to in (("two_back", 11), ("two_forward", 1)):
        for parts in ((("perry", to),), (("perry", to), ("perry", to))):
            with refuses("cia.illegal.card"):
                holding(kind).plays(0, kind, *parts)


@rule("CIA-7.two_forward")
def test_two_forward_takes_two_different_agents_forward_one_each() -> None:
    scene = holding("two_forward", at={"perry": 5, "doyle": 11})
    assert len(scene.ways(0, "two_forward")) == 21
    assert scene.plays(0, "two_forward", ("perry", 6), ("doyle", 0)).at("perry", "doyle") == (6, 0)


@rule("CIA-7.leave_safe")
def test_leave_safe_takes_an_agent_out_of_the_building_of_the_safe_forward_or_back() -> None:
    scene = holding("leave_safe", at={"perry": 7, "doyle": 7, "bucci": 6})
    assert scene.ways(0, "leave_safe") == {(("perry", 6),), (("perry", 8),), (("doyle", 6),), (("doyle", 8),)}
    with refuses("cia.illegal.card"):
        scene.plays(0, "leave_safe", ("bucci", 5))
    assert scene.plays(0, "leave_safe", ("doyle", 8)).at("perry", "doyle") == (7, 8)


@rule("CIA-7.leave_safe")
def test_leave_safe_needs_somebody_there() -> None:
    assert holding("leave_safe").ways(0, "leave_safe") == set()


@rule("CIA-7.1", "CIA-7.leave_safe")
def test_leave_safe_out_of_the_church() -> None:
    assert {way[0][1] for way in holding("leave_safe", safe=0).ways(0, "leave_safe")} == {1, 11}


@rule("CIA-7.move_safe")
def test_move_safe_puts_the_safe_into_any_different_building() -> None:
    scene = holding("move_safe")
    assert scene.ways(0, "move_safe") == {(building,) for building in range(12) if building != 7}
    with refuses("cia.illegal.card"):
        scene.plays(0, "move_safe", 7)
    assert scene.plays(0, "move_safe", 11).table.safe == 11


@rule("CIA-7.move_safe")
def test_move_safe_never_causes_a_scoring() -> None:
    scene = in_round({0: ("move_safe",)}, at={"perry": 3}).plays(0, "move_safe", 3)
    assert isinstance(scene.need, Roll) and set(scene.table.score) == {0}


@rule("CIA-7.to_ruin")
def test_to_ruin_takes_one_agent_from_anywhere_but_the_ruin() -> None:
    scene = holding("to_ruin", at={"perry": 11, "doyle": 5})
    assert scene.ways(0, "to_ruin") == {((agent, 11),) for agent in AGENTS if agent != "perry"}
    assert scene.plays(0, "to_ruin", ("doyle", 11)).at("doyle") == (11,)


@rule("CIA-7.to_ruin")
def test_to_ruin_cannot_be_played_when_all_are_there() -> None:
    scene = Scene(4, hands={0: ("to_ruin",)}, at={**dict.fromkeys(AGENTS, 11), "larsson": 9}).roll("2")
    scene.move(larsson=2).draws("to_ruin")
    assert [move.value for move in scene.moves(0)] == [False]


@rule("CIA-7.all_to_church")
def test_all_to_church_takes_everybody_there() -> None:
    scene = holding("all_to_church", at=spread(perry=11))
    assert scene.ways(0, "all_to_church") == {()}
    assert set(scene.plays(0, "all_to_church").table.at) == {0}


@rule("CIA-7.all_to_church")
def test_all_to_church_cannot_be_played_when_all_are_there() -> None:
    scene = holding("all_to_church", at={"larsson": 10})
    assert set(scene.table.at) == {0} and scene.ways(0, "all_to_church") == set()


@rule("CIA-7.2")
def test_with_the_safe_in_the_church_those_that_came_are_triggering_and_the_others_not() -> None:
    scene = holding("all_to_church", at={"perry": 3, "doyle": 9}, safe=0).plays(0, "all_to_church")
    assert set(scene.triggering()) == {"perry", "doyle", "larsson"}


@rule("CIA-7.2")
def test_all_to_church_stops_those_that_were_triggering_elsewhere() -> None:
    scene = Scene(4, hands={0: ("all_to_church",)}, at={"perry": 5}).roll("2").move(perry=2).volunteers(0)
    assert scene.triggering() == ("perry",)
    assert isinstance(scene.plays(0, "all_to_church").need, Roll) and scene.score("perry") == (0,)


@rule("CIA-7.swap")
def test_swap_lets_two_agents_in_different_buildings_change_places() -> None:
    scene = holding("swap", at=spread(perry=2, doyle=9, larsson=2))
    assert len(scene.ways(0, "swap")) == 11, "five stand together in building 4"
    scene.plays(0, "swap", ("perry", 9), ("doyle", 2))
    assert scene.at("perry", "doyle") == (9, 2)


@rule("CIA-7.swap")
def test_swap_needs_two_buildings() -> None:
    assert holding("swap", at=spread(larsson=2)).ways(0, "swap") == set()
    with refuses("cia.illegal.card"):
        holding("swap", at=spread(larsson=2)).plays(0, "swap", ("perry", 4), ("doyle", 4))


@rule("CIA-7.swap")
def test_swapping_into_the_safe_triggers_the_one_that_came_and_stops_the_one_that_went() -> None:
    scene = (
        Scene(4, hands={0: ("swap", "join")}, at={"perry": 5, "doyle": 3})
        .roll("2")
        .move(perry=2)
        .volunteers(0)
    )
    scene.plays(0, "swap", ("perry", 3), ("doyle", 7))
    assert scene.triggering() == ("doyle",)


@rule("CIA-7.join")
def test_join_takes_one_agent_to_the_building_of_another() -> None:
    scene = holding("join", at=spread(perry=2, doyle=9, larsson=2))
    assert {way for way in scene.ways(0, "join") if way[0][0] == "perry"} == {
        (("perry", 4),),
        (("perry", 9),),
    }
    with refuses("cia.illegal.card"):
        scene.plays(0, "join", ("perry", 5))
    assert scene.plays(0, "join", ("perry", 9)).at("perry", "doyle") == (9, 9)


@rule("CIA-7.join")
def test_join_needs_somebody_in_another_building() -> None:
    assert holding("join", at=spread(larsson=2)).ways(0, "join") == set()


@rule("CIA-7.ruin_to_church")
def test_ruin_to_church_takes_one_or_two_agents() -> None:
    scene = holding("ruin_to_church", at={"perry": 11, "doyle": 11, "bucci": 11, "schulz": 10})
    ways = scene.ways(0, "ruin_to_church")
    assert sorted(map(len, ways)) == [1, 1, 1, 2, 2, 2]
    assert scene.plays(0, "ruin_to_church", ("perry", 0), ("doyle", 0)).at("perry", "doyle", "bucci") == (
        0,
        0,
        11,
    )


@rule("CIA-7.ruin_to_church")
def test_ruin_to_church_with_one_there_takes_that_one_and_with_none_cannot_be_played() -> None:
    assert holding("ruin_to_church", at={"perry": 11}).ways(0, "ruin_to_church") == {(("perry", 0),)}
    assert holding("ruin_to_church").ways(0, "ruin_to_church") == set()


@rule("CIA-7.ruin_to_church")
def test_ruin_to_church_with_the_safe_in_the_church_is_triggering() -> None:
    scene = holding("ruin_to_church", at={"perry": 11}, safe=0).plays(0, "ruin_to_church", ("perry", 0))
    assert scene.triggering() == ("perry",)


@rule("CIA-7.forward_1_3")
def test_forward_1_3_takes_one_agent_one_two_or_three_buildings_on() -> None:
    scene = holding("forward_1_3", at={"perry": 10})
    assert {way[0][1] for way in scene.ways(0, "forward_1_3") if way[0][0] == "perry"} == {11, 0, 1}
    assert len(scene.ways(0, "forward_1_3")) == 21
    with refuses("cia.illegal.card"):
        scene.plays(0, "forward_1_3", ("perry", 2))
    assert scene.plays(0, "forward_1_3", ("perry", 1)).at("perry") == (1,)


@rule("CIA-7.forward_1_3")
def test_forward_1_3_past_the_safe_does_not_trigger() -> None:
    assert holding("forward_1_3", at={"perry": 6}).plays(0, "forward_1_3", ("perry", 8)).triggering() == ()


@rule("CIA-7.stones_plus_3")
def test_stones_plus_3_moves_two_different_stones_three_fields() -> None:
    scene = holding("stones_plus_3", score={"perry": 40, "doyle": 41, "bucci": 5})
    ways = scene.ways(0, "stones_plus_3")
    assert len(ways) == 15 and not any("doyle" in way for way in ways), "41 is too far, 40 is not"
    for wrong in (("perry",), ("perry", "perry"), ("perry", "doyle"), ("perry", "bucci", "schulz")):
        with refuses("cia.illegal.card"):
            scene.plays(0, "stones_plus_3", *wrong)
    assert scene.plays(0, "stones_plus_3", "schulz", "bucci").score("schulz", "bucci", "perry") == (3, 8, 40)


@rule("CIA-7.stones_plus_3", "CIA-6.6")
def test_stones_plus_3_with_one_stone_left_moves_that_one_and_with_none_cannot_be_played() -> None:
    far = dict.fromkeys(AGENTS, 41)
    scene = holding("stones_plus_3", score={**far, "perry": 12})
    assert scene.ways(0, "stones_plus_3") == {("perry",)}
    assert scene.plays(0, "stones_plus_3", "perry").score("perry") == (15,)
    assert holding("stones_plus_3", score=far).ways(0, "stones_plus_3") == set()


@rule("CIA-7.3")
def test_a_card_that_brings_a_stone_to_forty_two_ends_the_game_in_mid_round() -> None:
    scene = in_round({0: ("stones_plus_3", "to_safe"), 1: ("to_ruin",)}, score={"perry": 39, "doyle": 40})
    scene.plays(0, "stones_plus_3", "perry", "doyle")
    assert scene.score("perry", "doyle") == (42, 43), "both stones have moved"
    assert scene.table.phase == "reveal" and isinstance(scene.need, Show), "no further cards"


@rule("CIA-7.3")
def test_there_is_no_scoring_after_such_a_card_and_the_safe_stays() -> None:
    scene = in_round({0: ("to_safe", "stones_plus_3")}, score={"perry": 39, "doyle": 36}, at={"bucci": 9})
    scene.plays(0, "to_safe", ("doyle", 7)).plays(0, "stones_plus_3", "schulz", "perry")
    assert scene.score("perry", "doyle", "bucci") == (42, 36, 0) and scene.table.safe == 7
    assert scene.table.phase == "reveal" and scene.triggering() == ()


@rule("CIA-7.3")
def test_a_stone_that_has_finished_by_a_card_never_falls_back() -> None:
    scene = in_round({0: ("to_safe", "stones_plus_3")}, score={"perry": 39}, at={"perry": 11})
    scene.plays(0, "to_safe", ("doyle", 7)).plays(0, "stones_plus_3", "schulz", "perry")
    assert scene.score("perry") == (42,) and scene.table.phase == "reveal"


@rule("CIA-7.3")
def test_the_same_card_below_forty_two_lets_the_round_go_on() -> None:
    scene = in_round({0: ("stones_plus_3", "to_safe"), 1: ("to_ruin",)}, score={"perry": 38})
    scene.plays(0, "stones_plus_3", "perry", "doyle")
    assert scene.score("perry") == (41,) and scene.table.phase == "round" and scene.asked() == (0,)


@rule("CIA-7.to_safe")
def test_to_safe_takes_one_agent_from_anywhere_and_makes_it_triggering() -> None:
    scene = holding("to_safe", at={"perry": 7, "doyle": 11})
    assert scene.ways(0, "to_safe") == {((agent, 7),) for agent in AGENTS if agent != "perry"}
    scene.plays(0, "to_safe", ("doyle", 7))
    assert scene.at("doyle") == (7,) and scene.triggering() == ("doyle",)


@rule("CIA-7.to_safe")
def test_to_safe_cannot_be_played_when_all_are_there() -> None:
    at = {**dict.fromkeys(AGENTS, 7), "larsson": 5}
    assert holding("to_safe", at=at).ways(0, "to_safe") == set()


@rule("CIA-7.double_agent")
def test_double_agent_hands_its_player_one_bystander_card_and_nobody_else_sees_it() -> None:
    scene = holding("double_agent")
    assert scene.table.bystanders == (4, 5, 6)
    scene.plays(0, "double_agent")
    assert scene.need == Deal("agents", 4, 0)
    scene.draws("mirkov")
    assert scene.table.owned == ((0, 4), (1,), (2,), (3,)) and scene.table.bystanders == (5, 6)
    assert scene.table.discards == ("double_agent",) and scene.hand(0) == ("move_safe",)
    assert scene.table.owners == (None,) * 7


@rule("CIA-7.double_agent")
def test_at_the_end_only_the_better_of_two_agents_counts() -> None:
    scene = Scene(2, at={"mirkov": 11}, score={"schulz": 10, "bucci": 41, "perry": 20}, safe=1, hands={})
    scene.change(owned=((0, 2), (1,)), bystanders=(3, 4))
    scene.roll("4").move(mirkov=2, bucci=2).reveal("schulz", "perry", "bucci", "jacques", "mirkov")
    assert scene.outcome().points == (43, 20) and scene.outcome().winners == (0,)


@rule("CIA-7.double_agent")
def test_a_worse_second_agent_costs_nothing() -> None:
    scene = Scene(2, at={"mirkov": 11}, score={"schulz": 41, "bucci": 4, "perry": 20}, safe=1, hands={})
    scene.change(owned=((0, 2), (1,)), bystanders=(3, 4))
    scene.roll("4").move(mirkov=2, schulz=2).reveal("schulz", "perry", "bucci", "jacques", "mirkov")
    assert scene.outcome().points == (43, 20) and scene.outcome().winners == (0,)


@rule("CIA-7.4")
def test_with_no_bystander_left_the_double_agent_is_set_aside_and_another_card_drawn() -> None:
    scene = in_round({0: ("double_agent", "swap")}, seats=6)
    scene.change(bystanders=())
    scene.plays(0, "double_agent")
    assert scene.need == Deal("secrets.1", 2, 0)
    scene.draws("join")
    assert scene.hand(0) == ("swap", "join") and scene.table.discards == (), "set aside, not discarded"
    with refuses("cia.illegal.just_drawn"):
        scene.plays(0, "join", ("perry", 2))


@rule("CIA-7.4")
def test_the_replacement_is_not_the_draw_of_the_turn() -> None:
    scene = in_round({0: ("double_agent", "to_ruin")}, seats=6)
    scene.change(bystanders=())
    scene.plays(0, "double_agent").draws("join").plays(0, "to_ruin", ("perry", 11))
    assert isinstance(scene.need, Deal) and scene.need.seat == 0


@rule("CIA-7.4", "CIA-6.9")
def test_the_replacement_goes_to_whoever_played_the_card_active_or_not() -> None:
    scene = in_round({1: ("double_agent", "to_ruin")}, first=1, seats=6)
    scene.change(bystanders=())
    assert scene.plays(1, "double_agent").need == Deal("secrets.1", 2, 1)


@rule("CIA-7.4")
def test_the_replacement_may_come_out_of_the_shuffled_discards_or_not_at_all() -> None:
    scene = in_round({0: ("double_agent", "swap")}, seats=6, pile=0, discards=("join",))
    scene.change(bystanders=())
    assert scene.plays(0, "double_agent").need == Shuffle("secrets.2", ("join",))
    scene = in_round({0: ("double_agent", "swap")}, seats=6, pile=0)
    scene.change(bystanders=())
    assert isinstance(scene.plays(0, "double_agent").need, Choose) and scene.hand(0) == ("swap",)


@rule("CIA-7.4")
def test_with_six_players_the_one_bystander_can_be_taken_once() -> None:
    scene = in_round({0: ("double_agent", "double_agent")}, seats=6).plays(0, "double_agent")
    assert scene.need == Deal("agents", 6, 0)
    scene.draws("larsson").plays(0, "double_agent")
    assert scene.need.kind == "deal" and scene.need.name == "secrets.1"


@rule("CIA-6.7")
def test_every_kind_of_card_that_moves_agents_can_trigger_and_stop() -> None:
    """Whatever the card.

    An agent that comes into the building of the safe triggers, and one that leaves stops.
    """
    movers = set(KINDS) - {"move_safe", "stones_plus_3", "double_agent"}
    triggers, stops = set(), set()
    for kind in movers:
        for safe in range(12):
            at = spread(perry=11, doyle=2, bucci=safe)
            scene = Scene(4, hands={0: (kind, "move_safe")}, at={**at, "jacques": (safe - 1) % 12}, safe=safe)
            scene.roll("2").move(jacques=1, larsson=1)
            if scene.table.owed:
                scene.draws("join")
            if not scene.ways_now(0, kind):
                continue
            before = scene.volunteers(0).table
            for way in scene.ways(0, kind):
                scene.table = before
                after = scene.plays(0, kind, *way).table
                came = {a for a in AGENTS if after.place_of(a) == safe != before.place_of(a)}
                went = {a for a in AGENTS if before.place_of(a) == safe != after.place_of(a)}
                expected = (set(dict(before.triggering)) | came) - went
                assert set(dict(after.triggering)) == expected, (kind, way, safe)
                triggers |= {kind} if came else set()
                stops |= {kind} if "jacques" in went else set()
    assert triggers == movers - {"leave_safe"} and stops == movers - {"to_safe"}


@rule("CIA-7.double_agent")
def test_a_bystander_card_is_not_handed_out_without_the_double_agent() -> None:
    scene = holding("swap", at={"perry": 3})
    with refuses("illegal.not_awaited"):
        scene.happen(Event("deal", "agents", 0, 4))
