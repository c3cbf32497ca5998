"""The round the rulebook tells: four friends on a crusade, and one of them dreams of chips."""

from citing import rule
from spyfall_evening import Evening, refuses

from games.spyfall.places.poster import PLACES
from games.spyfall.say import say
from games.spyfall.table import SPY
from screen.app.words import Words

DOMINIQUE, SHARON, KRISTOF, MATHIAS = range(4)
FRIENDS = ("Dominique", "Sharon", "Kristof", "Mathias")


def crusade() -> Evening:
    """Dominique is the bishop, Kristof the knight, Mathias the archer; Sharon knows nothing of all this."""
    english = [role[0] for role in PLACES["crusade"][1]]
    bishop, knight, archer = (f"crusade+{english.index(role) + 1}" for role in ("bishop", "knight", "archer"))
    return Evening(names=FRIENDS, cards=(bishop, SPY, knight, archer))


def talk() -> Evening:
    evening = crusade().start()
    evening.ask(KRISTOF, text="Which sea did we swim in yesterday?").answer(KRISTOF, "The Mediterranean.")
    with refuses("spyfall.illegal.back"):
        evening.choose(KRISTOF, ("ask", DOMINIQUE, "And you?"))
    evening.ask(MATHIAS, text="When do we get our pay?").answer(MATHIAS, "The commander decides on that.")
    return evening.ask(SHARON, text="What would you like to eat tonight?").answer(SHARON, "Chips would be nice.")


@rule("SPY-4.2", "SPY-4.3")
def test_the_example_round_of_the_rulebook_is_played_question_by_question() -> None:
    evening = talk()
    assert evening.table.asked_whom == ((DOMINIQUE, KRISTOF), (KRISTOF, MATHIAS), (MATHIAS, SHARON))
    assert evening.table.asker == SHARON and evening.phase == "talk"


@rule("SPY-5.3", "SPY-6")
def test_chips_before_columbus_give_sharon_away() -> None:
    evening = talk().accuse(DOMINIQUE, SHARON)
    for seat in (KRISTOF, MATHIAS):
        evening.choose(seat, True)
    assert evening.table.scores == (2, 0, 1, 1)


@rule("SPY-5.6")
def test_or_sharon_has_guessed_it_from_the_talk() -> None:
    assert talk().reveal(SHARON).choose(SHARON, "crusade").table.scores == (0, 4, 0, 0)


def test_the_log_tells_it_as_it_was() -> None:
    evening, words = talk(), Words("en")
    match = evening.match
    lines = [line for n in range(1, len(match.log)) for line in
             say(match.tables[n - 1], match.log.events[n], match.tables[n], words, FRIENDS)]  # fmt: skip
    assert "Dominique asks Kristof: “Which sea did we swim in yesterday?”" in lines
    assert "Mathias answers: “The commander decides on that.”" in lines
    assert not [line for line in lines if "Crusade" in line or "bishop" in line or "spy" in line.lower()]
