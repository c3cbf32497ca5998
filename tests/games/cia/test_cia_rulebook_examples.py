"""The examples of the printed rulebook, with its people and its colours.

The colours: schulz grey, perry yellow, bucci orange, jacques red, mirkov green, doyle blue, larsson purple.
"""

import pytest
from cia_situation import Scene
from citing import rule

from table.needs import Choose, Roll

GREY, YELLOW, ORANGE, RED, GREEN, BLUE, PURPLE = (
    "schulz",
    "perry",
    "bucci",
    "jacques",
    "mirkov",
    "doyle",
    "larsson",
)
RUIN, CHURCH = 11, 0


@rule("CIA-2.2")
def test_marc_rolls_a_six_and_moves_red_to_two_blue_to_three_and_yellow_to_one() -> None:
    scene = Scene(5).roll("6").move(**{RED: 2, BLUE: 3, YELLOW: 1})
    assert scene.at(RED, BLUE, YELLOW) == (2, 3, 1)
    assert scene.at(GREY, ORANGE, GREEN, PURPLE) == (CHURCH,) * 4
    assert isinstance(scene.need, Roll) and scene.table.active == 1


@rule("CIA-2.3")
def test_green_ends_at_the_safe_and_causes_a_scoring() -> None:
    scene = Scene(4, at={GREEN: 5}).roll("2").move(**{GREEN: 2})
    assert scene.score(GREEN) == (7,)


@rule("CIA-2.3")
def test_green_passes_the_safe_and_causes_none() -> None:
    scene = Scene(4, at={GREEN: 5}).roll("4").move(**{GREEN: 4})
    assert scene.at(GREEN) == (9,) and scene.score(GREEN) == (0,)


@rule("CIA-2.4")
def test_a_scoring_with_blue_in_7_yellow_in_2_red_in_10_purple_in_the_ruin_and_green_in_the_church() -> (
    None
):
    at = {BLUE: 5, YELLOW: 2, RED: 10, PURPLE: RUIN, GREEN: CHURCH}
    score = dict.fromkeys(at, 5)
    scene = Scene(5, at=at, score=score).roll("2").move(**{BLUE: 2})
    assert scene.score(BLUE, YELLOW, RED, PURPLE, GREEN) == (12, 7, 15, 2, 5)


@rule("CIA-3.2")
def test_of_several_stones_past_the_finish_the_furthest_wins() -> None:
    at = {RED: 9, BLUE: 5, GREEN: 4}
    scene = Scene(7, at=at, score={RED: 38, BLUE: 38, GREEN: 38}).roll("2").move(**{BLUE: 2})
    scene.reveal(GREY, YELLOW, ORANGE, RED, GREEN, BLUE, PURPLE)
    assert scene.score(RED, BLUE, GREEN) == (47, 45, 42) and scene.outcome().winners == (3,)


# ---------------------------------------------------------------- the example of a Top Secret round

# The book has five at the table and four of them speak: Wim sits to the left of Michel and Boudewijn to the
# left of
# Wim; after Jan-Paul it is always Michel's turn. The fifth holds no cards, so is passed over (CIA-6.5), and
# must sit
# between Boudewijn and Jan-Paul or between Jan-Paul and Michel.
SEATINGS = [
    pytest.param({"Michel": 0, "Wim": 1, "Boudewijn": 2, "Jan-Paul": 3}, 5, id="fifth-right-of-Michel"),
    pytest.param({"Michel": 0, "Wim": 1, "Boudewijn": 2, "Jan-Paul": 4}, 5, id="fifth-right-of-Jan-Paul"),
    pytest.param({"Michel": 0, "Wim": 1, "Boudewijn": 2, "Jan-Paul": 3}, 4, id="without-a-fifth"),
    pytest.param({"Michel": 3, "Wim": 4, "Boudewijn": 0, "Jan-Paul": 1}, 5, id="Michel-in-another-seat"),
]


@rule("CIA-6.1", "CIA-6.2", "CIA-6.3", "CIA-6.5", "CIA-6.7", "CIA-6.8", "CIA-6.9", "CIA-5.6", "CIA-5.7")
@pytest.mark.parametrize(("seat", "seats"), SEATINGS)
def test_the_top_secret_round_of_michel_wim_boudewijn_and_jan_paul(seat: dict[str, int], seats: int) -> None:
    michel, wim, boudewijn, jan_paul = (seat[name] for name in ("Michel", "Wim", "Boudewijn", "Jan-Paul"))
    scene = Scene(
        seats,
        at={RED: 6, YELLOW: RUIN, GREEN: 1, BLUE: 10, GREY: 3, ORANGE: 8, PURPLE: 5},
        score={RED: 12, YELLOW: 9, GREEN: 4},
        active=michel,
        hands={
            michel: ("move_safe", "swap"),
            wim: ("two_back", "to_ruin", "ruin_to_church", "join"),
            boudewijn: ("two_forward", "to_safe", "step_either"),
            jan_paul: ("back_1_2", "forward_1_3"),
        },
    )
    scores, pile = scene.table.score, scene.table.pile

    # Michel rolls 1-3, chooses 1, and takes red one building on: he wants a scoring.
    scene.roll("1-3").move(**{RED: 1})
    assert scene.at(RED) == (7,) and scene.triggering() == (RED,)

    # Jan-Paul and Wim come forward; Wim, to the left of Michel, begins.
    scene.volunteers(jan_paul, wim)
    assert scene.asked() == (wim,)

    # Wim: two agents one building back. Yellow to 10, green to the church.
    scene.plays(wim, "two_back", (YELLOW, 10), (GREEN, CHURCH)).done(wim)
    assert scene.at(YELLOW, GREEN) == (10, CHURCH) and scene.triggering() == (RED,)

    # Boudewijn plays after all: two agents one building on. Blue and yellow into the ruin; he draws nothing.
    scene.plays(boudewijn, "two_forward", (YELLOW, RUIN), (BLUE, RUIN))
    assert isinstance(scene.need, Choose) and scene.hand(boudewijn) == ("to_safe", "step_either")
    scene.done(boudewijn)
    assert scene.at(BLUE, YELLOW) == (RUIN, RUIN)

    # Jan-Paul passes.
    scene.passes(jan_paul)

    # Michel moves the safe to 4 and so calls the scoring off.
    scene.plays(michel, "move_safe", 4).done(michel)
    assert scene.table.safe == 4 and scene.triggering() == ()

    # Wim passes.
    scene.passes(wim)

    # Boudewijn takes red to the safe: again there can be a scoring.
    scene.plays(boudewijn, "to_safe", (RED, 4)).done(boudewijn)
    assert scene.at(RED) == (4,) and scene.triggering() == (RED,)

    # Jan-Paul and Michel pass.
    scene.passes(jan_paul, michel)

    # Wim takes red to the ruin. No scoring now, and no card for Wim: it is Michel's turn.
    scene.plays(wim, "to_ruin", (RED, RUIN))
    assert scene.at(RED) == (RUIN,) and scene.triggering() == ()
    assert scene.hand(wim) == ("ruin_to_church", "join")
    scene.done(wim)

    # Boudewijn, Jan-Paul and Michel pass.
    scene.passes(boudewijn, jan_paul, michel)

    # Wim takes blue and yellow out of the ruin into the church.
    scene.plays(wim, "ruin_to_church", (YELLOW, CHURCH), (BLUE, CHURCH)).done(wim)
    assert scene.at(BLUE, YELLOW) == (CHURCH, CHURCH)

    # Then all pass. There is no scoring, and Wim is next.
    scene.passes(boudewijn, jan_paul, michel)
    assert isinstance(scene.need, Choose), "Wim, who played last, has not passed yet"
    scene.passes(wim)
    assert isinstance(scene.need, Roll) and scene.table.active == wim
    assert scene.table.score == scores and scene.table.pile == pile and scene.table.safe == 4
    assert scene.at(RED, YELLOW, GREEN, BLUE, GREY, ORANGE, PURPLE) == (RUIN, CHURCH, CHURCH, CHURCH, 3, 8, 5)
    assert scene.table.discards == (
        "two_back",
        "two_forward",
        "move_safe",
        "to_safe",
        "to_ruin",
        "ruin_to_church",
    )
    assert [len(scene.hand(s)) for s in (michel, wim, boudewijn, jan_paul)] == [1, 1, 1, 2]
