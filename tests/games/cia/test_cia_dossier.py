"""CIA-8: the secret dossier."""

from itertools import product

import pytest
from cia_situation import Scene, refuses
from citing import rule

from games.cia import GAME, dossier
from soak.playout import begin
from table import save
from table.events import Event, Move
from table.illegal import Cheat, Illegal, Refusal
from table.needs import Open, Roll, Seal, Show

# two players: schulz, perry, bucci, jacques, mirkov; the cards by place
CARDS = ("schulz", "perry", "bucci", "jacques", "mirkov")
NONE = -1
RIGHT = (0, 1, NONE, NONE, NONE)


def turn(score: dict[str, int], at: dict[str, int] | None = None, **more) -> Scene:
    """Two players with dossiers; seat 0 causes a scoring with Mirkov, who gets one point in building 1."""
    scene = Scene(2, at={"mirkov": 11, **(at or {})}, score=score, safe=1, dossier=True, **more)
    return scene.roll("2").move(mirkov=2)


# ---------------------------------------------------------------- notes


@rule("CIA-8.1")
def test_notes_are_a_page_for_every_agent_seen_by_nobody_else() -> None:
    match = begin(GAME, 3, {"dossier": True}, "notes")
    match.settle()
    before = (match.view(1), match.pockets[1], match.log.head, match.view(None))
    for agent in match.table.agents:
        match.write_note(0, agent, f"what I know of {agent}")
    assert match.pockets[0].note("nobody") == ""
    assert [match.pockets[0].note(agent) for agent in match.table.agents] == [
        f"what I know of {agent}" for agent in match.table.agents
    ]
    assert (match.view(1), match.pockets[1], match.log.head, match.view(None)) == before
    assert "what I know" not in str(match.log)


@rule("CIA-8.1")
def test_notes_are_kept_across_a_reload() -> None:
    match = begin(GAME, 3, {"dossier": True}, "notes")
    match.settle()
    match.write_note(2, "perry", "Wim?\nOr «Bob» 🕵")
    again, _ = save.load(save.dump(match, save.About("1", "t", "w")))
    assert again.pockets[2].note("perry") == "Wim?\nOr «Bob» 🕵" and again.pockets[0].notes == ()


@rule("CIA-8.1")
def test_a_note_can_be_changed_and_emptied() -> None:
    match = begin(GAME, 2, {"dossier": True}, "notes")
    match.write_note(0, "perry", "one")
    match.write_note(0, "perry", "two")
    assert match.pockets[0].note("perry") == "two"
    match.write_note(0, "perry", "")
    assert match.pockets[0].notes == ()


# ---------------------------------------------------------------- when


@rule("CIA-8.2")
@pytest.mark.parametrize(("before", "asked"), [(27, False), (28, True), (33, True)])
def test_the_first_stone_at_twenty_nine_calls_for_the_dossiers(before: int, asked: bool) -> None:
    scene = turn({"mirkov": before}).puts_safe(0, 4)
    assert isinstance(scene.need, Seal if asked else Roll)
    if asked:
        assert scene.need.seats == (0, 1) and not scene.need.aloud  # type: ignore[union-attr]


@rule("CIA-8.2")
def test_they_are_written_at_the_end_of_the_turn_after_the_safe_has_moved() -> None:
    scene = turn({"mirkov": 28})
    assert scene.table.phase == "safe" and scene.puts_safe(0, 4).table.phase == "dossier"
    assert scene.write_dossiers().table.phase == "roll" and scene.table.active == 1


@rule("CIA-8.2")
def test_they_are_written_once() -> None:
    scene = turn({"mirkov": 28, "perry": 29}, at={"bucci": 5}).puts_safe(0, 6).write_dossiers()
    scene.roll("1-3").move(bucci=1).puts_safe(1, 2)
    assert isinstance(scene.need, Roll)


@rule("CIA-8.2")
def test_a_card_that_brings_a_stone_to_twenty_nine_calls_for_them_too() -> None:
    scene = (
        Scene(2, hands={0: ("stones_plus_3",)}, score={"perry": 26}, dossier=True).roll("2").move(mirkov=2)
    )
    scene.volunteers(0).plays(0, "stones_plus_3", "schulz", "perry")
    assert isinstance(scene.need, Seal) and scene.need.name == "dossier"


@rule("CIA-8.2")
def test_a_stone_that_falls_back_in_the_same_turn_has_still_been_there() -> None:
    scene = Scene(
        2, hands={0: ("stones_plus_3", "to_safe")}, score={"perry": 26}, at={"perry": 11}, dossier=True
    )
    scene.roll("2").move(mirkov=2).volunteers(0).plays(0, "stones_plus_3", "schulz", "perry")
    scene.plays(0, "to_safe", ("bucci", 7)).puts_safe(0, 3)
    assert scene.score("perry") == (26,) and scene.table.phase == "dossier"


@rule("CIA-8.2")
def test_without_the_variant_nobody_writes_anything() -> None:
    scene = Scene(2, at={"mirkov": 11}, score={"mirkov": 28}, safe=1).roll("2").move(mirkov=2).puts_safe(0, 4)
    assert isinstance(scene.need, Roll)


# ---------------------------------------------------------------- what


def legal(scene: Scene, seat: int, own: str) -> set[tuple[int, ...]]:
    return {move.value for move in scene.moves(seat, own=own)}  # type: ignore[misc]


@rule("CIA-8.2")
@pytest.mark.parametrize(("seats", "agents"), [(2, 5), (3, 6), (4, 7)])
@pytest.mark.parametrize("doubles", [0, 1, 2, 3])
def test_a_dossier_names_nobody_too_often_and_the_own_name_on_the_own_agent(
    seats: int, agents: int, doubles: int
) -> None:
    scene = Scene(seats, dossier=True, doubles=doubles).change(phase="dossier")
    own = scene.table.agents[1]
    offered = legal(scene, 0, own)

    def right(names: tuple[int, ...]) -> bool:
        counts = [names.count(seat) for seat in range(seats)]
        return sum(count - 1 for count in counts if count) <= doubles and names[1] == 0

    everything = list(product(range(-1, seats), repeat=agents))
    expected = {names for names in everything if right(names)}
    assert offered == expected
    assert all(dossier.fits(scene.table, names, 0, own) for names in list(expected)[::7])
    wrong = [names for names in everything if names not in expected][::37]
    assert not any(dossier.fits(scene.table, names, 0, own) for names in wrong)


@rule("CIA-8.2")
def test_dashes_are_free_but_the_own_name_must_stand() -> None:
    table = Scene(7, dossier=True).table
    offered = legal(Scene(7, dossier=True).change(phase="dossier"), 3, "perry")
    assert (NONE, 3, NONE, NONE, NONE, NONE, NONE) in offered and (0, 3, 1, 2, 4, 5, 6) in offered
    assert dossier.fits(table, (NONE, 3, NONE, NONE, NONE, NONE, NONE), 3)
    assert not dossier.fits(table, (NONE,) * 7, 3) and not dossier.fits(table, (0, 1, 2, 4, 5, 6, NONE), 3)


@rule("CIA-8.2")
def test_the_own_device_refuses_a_dossier_that_does_not_fit() -> None:
    match = begin(GAME, 2, {"dossier": True, "agents": CARDS, "first": 0}, "fit")
    match.settle()
    play_to_dossier(match)
    own = match.table.agents.index(match.view(0).mine[0])
    good = match.moves(0)[0].value
    assert isinstance(good, tuple) and good[own] == 0
    for bad in (
        good[:-1],
        (NONE,) * 5,
        tuple(1 - name if name in (0, 1) else name for name in good),
        None,
        (0,) * 5,
    ):
        with pytest.raises(Illegal, match=r"illegal\.not_possible"):
            match.offer(0, Move(bad))
    match.offer(0, Move(good))
    with pytest.raises(Illegal, match=r"illegal\.not_your_turn"):
        match.offer(0, Move(good))
    assert match.view(0).dossier == good and match.view(1).dossier is None
    assert str(good) not in str(match.log.events[-1])


def play_to_dossier(match) -> None:
    from random import Random

    from soak.playout import decisions

    for _, need, _ in decisions(match, Random(5)):
        if need.name == "dossier":
            return


@rule("CIA-8.2")
def test_a_dossier_cannot_be_changed_later() -> None:
    match = begin(GAME, 2, {"dossier": True, "agents": CARDS, "first": 0}, "fit")
    match.settle()
    play_to_dossier(match)
    match.offer(0, match.moves(0)[0])
    match.offer(1, match.moves(1)[0])
    assert not match.can_undo()
    sealed = match.log.find("seal", "dossier", 0)
    assert sealed is not None
    with pytest.raises(Refusal):
        match.receive(sealed)
    with pytest.raises(Cheat, match=r"cheat\.opening"):
        match.receive(Event("open", "dossier", 0, RIGHT, proof=match.pockets[0].sealed[-1].nonce + "0"))


@rule("CIA-8.2")
def test_one_bystander_taken_lets_one_name_stand_twice() -> None:
    twice, thrice = (0, 1, 1, NONE, NONE), (0, 1, 1, 1, NONE)
    assert not dossier.fits(Scene(2, dossier=True).table, twice, 0)
    table = Scene(2, dossier=True, doubles=1).table
    assert dossier.fits(table, twice, 0) and dossier.fits(table, RIGHT, 0)
    assert not dossier.fits(table, thrice, 0) and not dossier.fits(table, (0, 0, 1, 1, NONE), 0)


@rule("CIA-8.2")
def test_two_bystanders_taken_double_names_in_any_way() -> None:
    table = Scene(2, dossier=True, doubles=2).table
    for names in ((0, 1, 1, 1, NONE), (0, 0, 1, 1, NONE), (0, 0, 0, 1, NONE), (0, 0, 0, NONE, NONE)):
        assert dossier.fits(table, names, 0)
    assert not dossier.fits(table, (0, 0, 1, 1, 1), 0)


@rule("CIA-8.2")
def test_two_double_agents_and_a_true_dossier() -> None:
    scene = Scene(2, hands={0: ("double_agent", "double_agent")}, dossier=True, at={"mirkov": 11}, safe=1,
                  score={"mirkov": 28})  # fmt: skip
    scene.roll("2").move(mirkov=2).volunteers(0)
    scene.plays(0, "double_agent").draws("bucci").plays(0, "double_agent").draws("jacques").puts_safe(0, 4)
    assert scene.table.phase == "dossier" and scene.table.owned == ((0, 2, 3), (1,))
    truth = (0, 1, 0, 0, NONE)
    assert truth in legal(scene, 0, "schulz") and truth in legal(scene, 1, "perry")
    scene.write_dossiers()
    scene.change(score=(0, 0, 0, 0, 42), finished=True, phase="dossiers", dossiers=(None, None))
    scene.open_dossiers(truth, truth).reveal(*CARDS)
    assert scene.table.owners == truth
    assert (dossier.points(scene.table, 0), dossier.points(scene.table, 1)) == (10, 20)


@rule("CIA-8.2")
def test_only_the_bystanders_taken_when_it_is_written_count() -> None:
    scene = Scene(2, hands={0: ("double_agent",)}, dossier=True, exposed=True, at={"mirkov": 11}, safe=1)
    scene.roll("2").move(mirkov=2).volunteers(0).plays(0, "double_agent")
    assert scene.table.taken == 0, "the card is played, but the bystander is not dealt yet"
    scene.draws("bucci").puts_safe(0, 4)
    assert scene.table.doubles == scene.table.taken == 1
    later = Scene(2, hands={0: ("double_agent",)}, dossier=True, exposed=True, written=True).roll("2")
    later.move(mirkov=2).volunteers(0).plays(0, "double_agent").draws("bucci")
    assert later.table.taken == 1 and not dossier.fits(later.table, (0, 1, 0, NONE, NONE), 0)


@rule("CIA-7.4", "CIA-8.2")
def test_a_double_agent_who_finds_no_bystander_doubles_no_name() -> None:
    scene = Scene(2, hands={0: ("double_agent",)}, dossier=True, exposed=True, at={"mirkov": 11}, safe=1)
    scene.change(owned=((0,), (1,)), bystanders=())
    scene.roll("2").move(mirkov=2).volunteers(0).plays(0, "double_agent").draws("swap")
    while scene.table.phase == "round":
        scene.passes(scene.table.speaker)
    assert scene.puts_safe(0, 4).table.phase == "dossier" and scene.table.doubles == 0


# ---------------------------------------------------------------- the end


@rule("CIA-7.3", "CIA-8.3")
def test_a_card_that_ends_the_game_asks_for_the_dossiers_that_are_not_written_yet() -> None:
    scene = Scene(2, hands={0: ("stones_plus_3",), 1: ("to_ruin",)}, score={"perry": 40}, dossier=True)
    scene.roll("2").move(mirkov=2).volunteers(0).plays(0, "stones_plus_3", "schulz", "perry")
    assert isinstance(scene.need, Seal) and scene.need.name == "dossier" and scene.table.finished
    assert isinstance(scene.write_dossiers().need, Open)
    scene = Scene(2, hands={0: ("stones_plus_3",)}, score={"perry": 40}, dossier=True, exposed=True, written=True)
    scene.roll("2").move(mirkov=2).volunteers(0).plays(0, "stones_plus_3", "schulz", "perry")
    assert isinstance(scene.need, Open), "they were written before, and are opened"


@rule("CIA-8.3")
def test_a_scoring_past_twenty_nine_and_forty_two_asks_for_the_dossiers_before_the_cards() -> None:
    scene = turn({"schulz": 28, "mirkov": 41}, at={"schulz": 10})
    assert isinstance(scene.need, Seal) and scene.table.finished
    scene.write_dossiers()
    assert isinstance(scene.need, Open)
    scene.open_dossiers(RIGHT, RIGHT)
    assert isinstance(scene.need, Show)


@rule("CIA-8.4")
def test_at_forty_two_dossiers_and_cards_are_opened() -> None:
    scene = turn({"mirkov": 41}, written=True, exposed=True)
    assert scene.need == Open((0, 1), "dossier")
    scene.open_dossiers(RIGHT, RIGHT).reveal(*CARDS)
    assert scene.table.phase == "over" and scene.table.dossiers == (RIGHT, RIGHT)


@rule("CIA-8.4")
@pytest.mark.parametrize(
    ("written", "points"),
    [
        ((0, 1, NONE, NONE, NONE), 20),
        ((0, NONE, 1, NONE, NONE), 10),
        ((0, NONE, NONE, NONE, 1), 10),
    ],
)
def test_five_points_for_every_agent_but_the_own_that_was_named_right(
    written: tuple[int, ...], points: int
) -> None:
    scene = turn({"mirkov": 41}, written=True, exposed=True).open_dossiers(written, RIGHT).reveal(*CARDS)
    assert dossier.points(scene.table, 0) == points
    assert scene.outcome().points == (points, 20)


@rule("CIA-8.4")
def test_a_dossier_with_a_name_too_often_is_refused_when_it_is_opened() -> None:
    scene = turn({"mirkov": 41}, written=True, exposed=True)
    for bad in (
        (0, 1, 1, NONE, NONE),
        (0, 0, NONE, NONE, NONE),
        RIGHT[:4],
        (0, 1, 2, NONE, NONE),
        (0, True, -1, -1, -1),
    ):
        with refuses("cia.illegal.dossier"):
            scene.happen(Event("open", "dossier", 0, bad))


@rule("CIA-8.4")
def test_with_a_double_agent_the_owner_at_the_end_counts() -> None:
    scene = turn({"mirkov": 41, "perry": 30}, written=True, exposed=True, doubles=1)
    scene.change(owned=((0, 2), (1,)), bystanders=(3, 4))
    knows = (0, 1, 0, NONE, NONE)
    scene.open_dossiers(knows, knows).reveal(*CARDS)
    assert scene.table.owners == (0, 1, 0, NONE, NONE)
    assert dossier.points(scene.table, 0) == 15, "Perry, Jacques and Mirkov; the two own agents give nothing"
    assert dossier.points(scene.table, 1) == 20, "Schulz, Bucci, Jacques and Mirkov"
    scene = turn({"mirkov": 41}, written=True, exposed=True, doubles=1)
    scene.change(owned=((0, 2), (1,)), bystanders=(3, 4)).open_dossiers(RIGHT, RIGHT).reveal(*CARDS)
    assert dossier.points(scene.table, 1) == 15, "who wrote a dash for Bucci was right then, but is not now"


@rule("CIA-8.5")
def test_most_points_win_after_the_dossiers() -> None:
    scene = turn({"schulz": 30, "perry": 40}, at={"perry": 1}, written=True, exposed=True)
    scene.change(finished=True, phase="dossiers", dossiers=(None, None))
    scene.open_dossiers(RIGHT, (NONE, 1, 0, NONE, NONE)).reveal(*CARDS)
    assert scene.outcome().points == (30 + 20, 41 + 10) and scene.outcome().winners == (1,)
    scene = turn({"schulz": 33, "perry": 41}, at={"perry": 1}, written=True, exposed=True)
    scene.open_dossiers(RIGHT, (NONE, 1, 0, NONE, NONE)).reveal(*CARDS)
    assert scene.outcome().points == (53, 52) and scene.outcome().winners == (0,), (
        "the dossier turned the game"
    )


@rule("CIA-8.5")
def test_the_better_of_two_own_agents_counts_with_the_dossier() -> None:
    scene = turn(
        {"schulz": 5, "bucci": 30, "perry": 41}, at={"perry": 1}, written=True, exposed=True, doubles=1
    )
    scene.change(owned=((0, 2), (1,)), bystanders=(3, 4))
    scene.open_dossiers((0, 1, 0, NONE, NONE), (NONE, 1, 0, NONE, NONE)).reveal(*CARDS)
    assert scene.outcome().points == (30 + 15, 42 + 15) and scene.outcome().winners == (1,)


@rule("CIA-8.5")
def test_a_bystander_strictly_ahead_of_all_and_nobody_wins() -> None:
    scene = turn({"bucci": 41, "schulz": 21, "perry": 3}, at={"bucci": 1}, written=True, exposed=True)
    scene.open_dossiers(RIGHT, RIGHT).reveal(*CARDS)
    assert scene.outcome().points == (41, 23) and scene.outcome().winners == ()
    scene = turn({"bucci": 41, "schulz": 22, "perry": 3}, at={"bucci": 1}, written=True, exposed=True)
    scene.open_dossiers(RIGHT, RIGHT).reveal(*CARDS)
    assert scene.outcome().winners == (0,), "level with a bystander wins"


@rule("CIA-8.5")
def test_equal_points_share_the_win() -> None:
    scene = turn({"schulz": 41, "perry": 41}, at={"schulz": 3, "perry": 3}, written=True, exposed=True)
    scene.open_dossiers(RIGHT, RIGHT).reveal(*CARDS)
    assert scene.outcome().winners == (0, 1) and scene.outcome().reason == "cia.won.shared"
