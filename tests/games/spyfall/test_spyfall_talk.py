"""Spyfall while the clock runs: who asks whom, and what may be asked (SPY-4)."""

import pytest
from citing import rule
from spyfall_evening import Evening, refuses

from games.spyfall.rules import READY
from table.events import Event
from table.illegal import Illegal
from table.needs import Choose, Clock


@rule("SPY-4.1")
def test_the_clock_waits_until_the_dealer_has_confirmed_that_everybody_has_looked() -> None:
    evening = Evening(dealer=2)
    assert evening.match.needs == (Choose(2, "ready.1"),)
    with refuses("illegal.not_your_turn"):
        evening.choose(0, READY)
    evening.choose(2, READY)
    assert any(isinstance(need, Clock) for need in evening.match.needs)


@rule("SPY-4.1")
def test_the_dealer_asks_the_first_question() -> None:
    evening = Evening(dealer=2).start()
    assert evening.table.asker == 2
    with refuses("spyfall.illegal.not_asking"):
        evening.choose(0, ("ask", 1, ""))
    assert evening.ask(3).table.asked_whom == ((2, 3),)


@rule("SPY-4.2")
def test_whoever_was_asked_asks_the_next_question() -> None:
    evening = Evening().start().ask(2)
    assert evening.table.asker == 2
    with refuses("spyfall.illegal.not_asking"):
        evening.choose(0, ("ask", 3, ""))
    evening.ask(3, 0)
    assert evening.table.asked_whom == ((0, 2), (2, 3), (3, 0))


@rule("SPY-4.2")
def test_a_question_goes_to_one_named_player_and_not_to_oneself() -> None:
    evening = Evening().start()
    for target in (0, 4, -1):
        with refuses("spyfall.illegal.target"):
            evening.choose(0, ("ask", target, ""))
    for nonsense in (("ask", "1", ""), ("ask", True, ""), ("ask", (1, 2), ""), ("ask", 1)):
        with refuses("illegal.not_possible"):
            evening.choose(0, nonsense)


@rule("SPY-4.3")
def test_nobody_asks_back_the_player_who_has_just_asked() -> None:
    evening = Evening().start().ask(2)
    with refuses("spyfall.illegal.back"):
        evening.choose(2, ("ask", 0, ""))
    assert evening.offered(2) & {("ask", seat, "") for seat in range(4)} == {("ask", 1, ""), ("ask", 3, "")}
    assert ("ask", 0, "") in evening.ask(3).offered(3), "one question later it is allowed again"


@rule("SPY-4.3")
def test_with_three_players_there_is_exactly_one_to_ask() -> None:
    evening = Evening(3).start().ask(1)
    assert {value for value in evening.offered(1) if isinstance(value, tuple) and value[0] == "ask"} == {("ask", 2, "")}


@rule("SPY-4.4")
def test_the_same_question_is_refused_whatever_its_case_spaces_and_full_stops() -> None:
    evening = Evening().start().ask(2, text="How is the food?").answer(2, "Cold.")
    with refuses("spyfall.illegal.question"):
        evening.choose(2, ("ask", 3, "  HOW is   the food ?!"))
    evening.ask(3, text="How was the food?")
    assert evening.table.asked == 3


@rule("SPY-4.4")
def test_in_another_round_the_question_is_new_again() -> None:
    evening = Evening(spies=(1, 2)).start().ask(2, text="Well?").answer(2, "Well.")
    evening.reveal(1).choose(1, "zoo").next_round().start()
    assert evening.ask(3, text="Well?").table.asked == 3


@rule("SPY-4.4")
def test_after_one_answer_the_turn_to_ask_has_passed() -> None:
    evening = Evening().start().ask(2, text="Been here long?").answer(2, "Years.")
    with refuses("spyfall.illegal.not_asking"):
        evening.choose(0, ("ask", 2, "And before that?"))


@rule("SPY-4.5")
def test_at_one_table_only_the_target_is_tracked_and_the_turn_passes_at_once() -> None:
    evening = Evening().start().ask(3)
    assert evening.table.asker == 3 and evening.table.asked == -1
    assert all(value[2] == "" for value in evening.offered(3) if isinstance(value, tuple) and value[0] == "ask")


@rule("SPY-4.5")
def test_tracking_is_optional() -> None:
    evening = Evening(tracking=False).start()
    assert not [
        value for seat in range(4) for value in evening.offered(seat) if isinstance(value, tuple) and value[0] == "ask"
    ]
    with refuses("spyfall.illegal.not_asking"):
        evening.choose(0, ("ask", 1, ""))
    assert evening.accuse(0, 2).phase == "vote", "everything else goes on as ever"


@rule("SPY-4.5")
def test_a_typed_question_waits_for_its_typed_answer() -> None:
    evening = Evening().start().ask(2, text="Cold today?")
    with refuses("spyfall.illegal.not_asked"):
        evening.answer(3, "Not me.")
    with refuses("spyfall.illegal.not_asking"):
        evening.choose(2, ("ask", 3, "Me next?"))
    assert evening.answer(2, "A little.").table.asker == 2


@rule("SPY-4.5")
@pytest.mark.parametrize("text", ["   ", "?!", "x" * 301])
def test_a_typed_question_says_something_but_no_novel(text: str) -> None:
    with refuses("spyfall.illegal.text"):
        Evening().start().choose(0, ("ask", 1, text))


@pytest.mark.parametrize("text", ["", "  ", "x" * 301])
def test_an_answer_says_something_too(text: str) -> None:
    with refuses("spyfall.illegal.text"):
        Evening().start().ask(2, text="Why?").answer(2, text)


def test_a_clock_that_runs_cannot_be_answered_with_time_left() -> None:
    evening = Evening().start()
    with pytest.raises(Illegal):
        evening.match.receive(Event("clock", "clock.1.0", None, 200))
