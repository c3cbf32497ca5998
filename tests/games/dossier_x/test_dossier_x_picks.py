"""Building a move of Dossier X by taps: every legal move can be tapped, and the board shows what it would do."""

from dataclasses import replace

import pytest
from dossier_x_situation import Mission

from games.contract.picks import Sketch
from games.dossier_x import rules
from games.dossier_x.picks import sketch, turn_paths
from screen.app.words import Words

WORDS, NAMES = Words("en"), ("Ann", "Bob", "Cem", "Dot")


def draw(mission: Mission, seat: int | None, *draft: str) -> Sketch:
    pocket = None if seat is None else mission.pockets[seat]
    return sketch(rules.see(mission.table, pocket), mission.need, draft, WORDS, NAMES)


def keys(made: Sketch) -> set[str]:
    return {pick.key for pick in made.picks if not pick.chosen}


def test_every_turn_can_be_tapped() -> None:
    mission = Mission({0: {"pym": 1500, "ivanov": 900}}, at={"pym": "tangier", "foxe": "tangier", "ming": "madrid"})
    paths = {move for _, move in turn_paths(rules.see(mission.table, mission.pockets[0]))}
    assert paths == set(mission.moves(0))


def test_an_agent_a_city_and_the_dossier_in_either_order() -> None:
    mission = Mission(at={"pym": "tangier"})
    assert draw(mission, 0, "agent:pym", "city:madrid").move is None
    assert keys(draw(mission, 0, "agent:pym", "city:madrid")) == {"take", "leave"}
    one = draw(mission, 0, "agent:pym", "city:madrid", "take")
    other = draw(mission, 0, "agent:pym", "take", "city:madrid")
    assert one.move == other.move and one.move is not None and one.move.value == ("move", "pym", "madrid", True)
    assert one.table.dossier == "madrid" and mission.table.dossier == "tangier", "only a preview"
    assert one.summary == "Send Francis Pym to Madrid with the dossier"


def test_a_victim_is_tapped_on_the_board() -> None:
    made = draw(Mission({0: {"pym": 1000}}), 0, "agent:pym")
    (kill,) = [pick for pick in made.picks if pick.key == "kill:foxe"]
    assert kill.at == "agent:foxe"
    assert not draw(Mission({0: {"pym": 1000}}), 0, "agent:pym", "kill:foxe").table.is_alive("foxe")


def test_in_the_open_every_kill_can_be_tapped_so_that_nothing_is_betrayed() -> None:
    rich, poor = Mission({0: {"pym": 1000}}), Mission()
    assert draw(rich, None, "agent:pym") == replace(draw(poor, None, "agent:pym"), table=rich.table)
    assert "kill:foxe" in keys(draw(poor, None, "agent:pym"))
    assert "kill:foxe" not in keys(draw(poor, 0, "agent:pym")), "behind the hand only what can be paid for"


def test_notes_add_up_and_can_be_taken_back() -> None:
    mission = Mission({0: {"pym": 8000}})
    mission.will_bid()
    assert draw(mission, 0, "on:ivanov").move is None
    made = draw(mission, 0, "on:ivanov", "note::1000", "note::200")
    assert made.move is not None and made.move.value == (("ivanov", 1200),)
    assert "note::1000" not in keys(made), "only 800 are left"
    assert draw(mission, 0, "on:ivanov", "all:").move.value == (("ivanov", 2000),)  # type: ignore[union-attr]
    assert draw(mission, 0, "on:ivanov", "note::500", "none:").move is None
    changed = draw(mission, 0, "on:ivanov", "note::500", "on:ming")
    assert changed.move is not None and changed.move.value == (("ming", 500),), "the notes go with the choice"


@pytest.mark.parametrize("amount", [100, 300, 1700, 2400])
def test_every_amount_can_be_named(amount: int) -> None:
    mission = Mission({1: {"pym": 2400}}).move("pym", "paris")
    draft = ["name"]
    while (made := draw(mission, 1, *draft)).move.value < amount:  # type: ignore[union-attr, operator]
        draft.append("+100")
    assert made.move in mission.moves(1)


def test_the_limit_is_one_tap_away_but_not_in_the_open() -> None:
    mission = Mission({1: {"pym": 2400}}).move("pym", "paris")
    assert draw(mission, 1, "limit").move.value == 2400  # type: ignore[union-attr]
    assert keys(draw(mission, 1)) == {"pass", "name", "limit"}
    known, unknown = draw(mission, 1).amount, draw(mission, None).amount
    assert known and unknown and (known.most, unknown.most) == (2400, 10_000), "more is refused, not shown"
    assert draw(mission, 1, "say:700").move == draw(mission, 1, "name", "+100", "+500").move
    assert keys(draw(mission, None)) == {"pass", "name"} == keys(draw(Mission().move("pym", "paris"), None))
    assert keys(draw(Mission().move("pym", "paris"), 1)) == {"pass"}
    assert known and known.value == known.least == 100, "the slider begins at what the button beside it says"


def test_a_pass_is_one_tap() -> None:
    made = draw(Mission().move("pym", "paris"), None, "pass")
    assert made.move is not None and made.move.value == "pass" and not keys(made)


def test_the_defender_holds_or_concedes() -> None:
    mission = Mission({0: {"pym": 200}, 1: {"pym": 900}}).move("pym", "paris").names(1, 300)
    assert keys(draw(mission, 0)) == {"concede"} and keys(draw(mission, None)) == {"hold", "concede"}
