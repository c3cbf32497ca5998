"""Spyfall before the clock runs: what is agreed, and how the cards are dealt (SPY-1 to SPY-3)."""

from dataclasses import replace

import pytest
from citing import rule
from spyfall_evening import Evening, refuses

from games.spyfall import GAME
from games.spyfall.form import FORM
from games.spyfall.places.poster import PLACES, own_place
from games.spyfall.table import NOBODY, ROLES, SPY
from screen.app.markup import text
from screen.app.words import LANGUAGES, Words
from screen.parts.questions import draw_form
from soak.playout import begin, playout
from table.dealers import Local
from table.illegal import Illegal
from table.match import Match, start_event
from table.needs import Choose, Clock
from table.text import canonical


def agreed(**options: object) -> dict:
    return GAME.agreed(4, options)  # type: ignore[arg-type]


# ---------------------------------------------------------------- SPY-1 material


@rule("SPY-1.1")
def test_there_are_thirty_places_with_seven_roles_each_and_a_spy_card_for_every_round() -> None:
    assert len(PLACES) == 30 and all(len(roles) == ROLES == 7 for _, roles in PLACES.values())
    evening = Evening(8)
    assert sorted(evening.card(seat) for seat in range(8)).count(SPY) == 1


@rule("SPY-1.2")
def test_everybody_sees_all_places_and_crosses_off_on_a_copy_of_their_own() -> None:
    evening = Evening().start()
    match = evening.match
    assert match.view(None).table.places == tuple(PLACES)
    before = canonical((match.table, match.view(0), match.view(None)))
    match.write_note(1, "cross.1.bank", "x")
    match.write_note(1, "cross.1.zoo", "x")
    assert match.view(1).crossed == ("bank", "zoo")
    assert canonical((match.table, match.view(0), match.view(None))) == before
    assert all("cross" not in canonical(event) for event in match.log.events)


@rule("SPY-1.2")
def test_crossings_are_forgotten_when_a_new_round_begins() -> None:
    evening = Evening(spies=(1, 2)).start()
    evening.match.write_note(0, "cross.1.bank", "x")
    evening.reveal(1).choose(1, "zoo").next_round()
    assert evening.match.view(0).crossed == ()


@rule("SPY-1.3")
def test_a_group_plays_with_places_of_its_own_and_without_some_of_ours() -> None:
    ours = own_place("Grandma’s kitchen", tuple(f"guest {n}" for n in range(7)))
    match = begin(GAME, 4, {"places": ("school", ours), "rounds": 2}, "own")
    match.settle()
    shuffle = match.log.find("shuffle", "places.1")
    assert shuffle is not None and shuffle.value == (("school", ours), ())
    finished = playout(GAME, 4, {"places": ("school", ours), "rounds": 2}, "own")
    assert {past.place for past in finished.table.past} == {"school", ours}


# ---------------------------------------------------------------- SPY-2 what is agreed


@rule("SPY-2.1")
def test_five_rounds_unless_agreed_otherwise_and_never_fewer_than_one_or_more_than_thirty() -> None:
    assert agreed()["rounds"] == 5
    assert agreed(rounds=1)["rounds"] == 1 and agreed(rounds=30)["rounds"] == 30
    for wrong in (0, 31, -1, True, "5"):
        with refuses("illegal.option"):
            agreed(rounds=wrong)


@rule("SPY-2.1")
@pytest.mark.parametrize("rounds", [1, 2, 30])
def test_a_game_has_as_many_rounds_as_were_agreed(rounds: int) -> None:
    assert len(playout(GAME, 3, {"rounds": rounds}, "rounds").table.past) == rounds


@rule("SPY-2.2")
def test_eight_minutes_unless_agreed_otherwise_between_one_and_fifteen() -> None:
    assert agreed()["seconds"] == 480
    for wrong in (59, 901, 0, None):
        with refuses("illegal.option"):
            agreed(seconds=wrong)
    for seconds in (60, 900):
        needs = Evening(seconds=seconds).start().match.needs
        assert [need.seconds for need in needs if isinstance(need, Clock)] == [seconds]


@rule("SPY-2.3")
def test_with_roles_an_agent_sees_place_and_role_without_them_only_the_place() -> None:
    assert agreed()["roles"] is True
    assert Evening(3).card(0) == "crusade+1"
    assert Evening(3, roles=False).card(0) == "crusade"
    assert Evening(3, roles=False).card(2) == "crusade"


@rule("SPY-2.4")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = set()
    for seed in range(40):
        match = begin(GAME, 4, {}, f"dealer {seed}")
        match.settle()
        dealers.add(match.table.dealer)
    assert dealers == {0, 1, 2, 3}


@rule("SPY-2.4")
def test_the_spy_of_this_round_deals_the_next() -> None:
    assert agreed()["dealer"] == "spy"
    evening = Evening(spies=(2, 0)).start().reveal(2).choose(2, "zoo")
    assert evening.table.dealer == 2
    evening.next_round()
    assert evening.match.needs == (Choose(2, "ready.2"),)


@rule("SPY-2.4")
def test_or_the_deal_goes_round_clockwise() -> None:
    evening = Evening(spies=(2, 0, 1), dealer=3, next_dealer="rotate")
    dealers = [evening.table.dealer]
    for spy in (2, 0):
        evening.start().reveal(spy).choose(spy, "zoo").next_round()
        dealers.append(evening.table.dealer)
    assert dealers == [3, 0, 1]


@rule("SPY-2.4")
def test_or_one_person_deals_all_evening() -> None:
    evening = Evening(spies=(2, 0, 1), dealer=3, next_dealer="same")
    for number, spy in enumerate((2, 0), 2):
        evening.start().reveal(spy).choose(spy, "zoo").next_round()
        assert evening.match.needs == (Choose(3, f"ready.{number}"),)
    with refuses("illegal.option"):
        agreed(dealer="nobody")


@rule("SPY-2.4")
def test_the_table_may_choose_the_first_dealer_and_then_nothing_is_drawn_for_it() -> None:
    assert agreed()["first"] == NOBODY
    for first in range(4):
        match = begin(GAME, 4, {"first": first}, "chosen")
        match.settle()
        assert match.table.dealer == match.table.asker == first and match.needs[0].seats == (first,)
        assert match.log.find("roll", "dealer") is None
    for wrong in (4, -2, True, "0"):
        with refuses("illegal.option"):
            agreed(first=wrong)


@rule("SPY-2.4")
def test_a_game_from_before_there_was_a_choice_is_played_on_as_it_was() -> None:
    before = replace(GAME, version=1, options=tuple(one for one in GAME.options if one.name != "first"))
    match = Match(GAME, Local("before"), start_event(before, ("Ann", "Bob", "Cem"), {"dealer": "rotate"}))
    match.settle()
    assert match.log.find("roll", "dealer") is not None and match.table.phase == "looking"


# ---------------------------------------------------------------- SPY-3 the deal


@rule("SPY-3.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_rounds_as_places_and_the_form_says_that_the_last_can_be_known(language: str) -> None:
    words = Words(language)
    remark = words("spyfall.option.rounds.all_places")

    def form(rounds: int, places: int) -> str:
        answers = agreed(rounds=rounds, places=tuple(PLACES)[:places])
        return draw_form("spyfall", FORM.questions, answers, ("Ann", "Bob", "Cem"), words, False)

    assert text(remark) in form(30, 30) and text(remark) in form(6, 6)
    assert text(remark) not in form(29, 30) and text(remark) not in form(5, 30)


@rule("SPY-3.1")
def test_a_place_is_drawn_blind_and_never_again_in_the_same_game() -> None:
    evening = Evening(spies=(1, 2, 0)).start().reveal(1).choose(1, "zoo").next_round()
    need = evening.match.log.find("shuffle", "places.2")
    assert need is not None and need.value == (tuple(place for place in PLACES if place != "crusade"), ())
    assert "crusade" not in evening.table.unused and evening.table.place == ""
    game = playout(GAME, 3, {"rounds": 30}, "all places")
    assert sorted(past.place for past in game.table.past) == sorted(PLACES)


@rule("SPY-3.1")
def test_there_must_be_a_place_for_every_round() -> None:
    with refuses("spyfall.illegal.few_places"):
        begin(GAME, 3, {"places": ("school", "bank"), "rounds": 3}, "few")


@rule("SPY-3.1")
def test_any_place_may_be_the_one() -> None:
    drawn = set()
    for seed in range(300):
        match = begin(GAME, 3, {"rounds": 1}, f"place {seed}")
        match.settle()
        card = next(match.view(seat).card for seat in range(3) if match.view(seat).card != SPY)
        drawn.add(card.split("+")[0])
    assert drawn == set(PLACES)


@rule("SPY-3.2")
@pytest.mark.parametrize("seats", range(3, 9))
def test_one_spy_card_and_a_different_role_of_the_place_for_everybody_else(seats: int) -> None:
    match = begin(GAME, seats, {}, f"roles {seats}")
    match.settle()
    cards = [match.view(seat).card for seat in range(seats)]
    agents = [card for card in cards if card != SPY]
    assert len(agents) == seats - 1 == len(set(agents))
    assert len({card.split("+")[0] for card in agents}) == 1
    assert {int(card.split("+")[1]) for card in agents} <= set(range(1, ROLES + 1))


@rule("SPY-3.2")
def test_every_role_can_come_up_and_the_rest_stay_unknown() -> None:
    seen: set[str] = set()
    for seed in range(60):
        match = begin(GAME, 3, {"places": ("school", "bank"), "rounds": 1}, f"role {seed}")
        match.settle()
        cards = [match.view(seat).card for seat in range(3)]
        seen |= {card.split("+")[1] for card in cards if card != SPY}
        assert [need for need in match.game.waiting(match.table) if not isinstance(need, Choose)] == []
    assert seen == {str(role) for role in range(1, ROLES + 1)}


@rule("SPY-3.3")
def test_the_cards_are_shuffled_so_that_anybody_may_be_the_spy() -> None:
    spies = set()
    for seed in range(60):
        match = begin(GAME, 4, {}, f"spy {seed}")
        match.settle()
        spies.add(next(seat for seat in range(4) if match.view(seat).is_spy))
    assert spies == {0, 1, 2, 3}


@rule("SPY-3.3")
def test_an_agent_learns_place_and_role_the_spy_only_that_and_nobody_anything_else() -> None:
    evening = Evening(4, spies=(1,))
    assert [evening.card(seat) for seat in range(4)] == ["crusade+1", SPY, "crusade+2", "crusade+3"]
    for seat in range(4):
        pocket = evening.match.pockets[seat]
        assert [card.face for card in pocket.cards] == [evening.card(seat)]
    public = canonical(
        (
            evening.table,
            tuple(
                event.value for event in evening.match.log.events if event.kind != "start" and event.kind != "shuffle"
            ),
        )
    )
    assert "crusade+" not in public and '"spy"' not in public.replace('"dealer_rule":"spy"', "")
    assert evening.table.place == "" and set(evening.table.cards) == {""}


@rule("SPY-3.3")
def test_the_shuffle_itself_names_no_card() -> None:
    shuffle = Evening().match.log.find("shuffle", "cards.1")
    assert shuffle is not None and isinstance(shuffle.value, tuple)
    rows = tuple((("places.1", 0), ("roles.1", role)) for role in range(3))
    assert shuffle.value == ((SPY,), rows)


def test_wrong_posters_are_refused() -> None:
    for wrong in (
        ("school",),
        ("school", "school"),
        ("school", "nowhere"),
        ("school", "own:Too few|roles"),
        "school",
        (),
    ):
        with pytest.raises(Illegal):
            agreed(places=wrong)
