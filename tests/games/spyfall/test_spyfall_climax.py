"""The great moments of Spyfall: accusation, vote, card, the spy who stands up, the end of a round; and no secret."""

from spyfall_evening import NAMES, Evening

from games.contract.climax import Climax
from games.spyfall.climax import climax
from screen.app.words import Words


def shown(evening: Evening, you: int | None = None) -> list[Climax]:
    match, words = evening.match, Words("en")
    tables, events = match.tables, match.log.events
    found = [climax(tables[n - 1], events[n], tables[n], words, NAMES[:4], you) for n in range(1, len(events))]
    return [one for one in found if one]


def test_an_accusation_is_said_to_the_one_it_is_about() -> None:
    evening = Evening().start().accuse(0, 2)
    assert [one.title for one in shown(evening)] == ["Ann accuses Cem!"]
    (mine,) = shown(evening, you=2)
    assert mine.title == "Ann accuses you!" and mine.tone == "bad"


def test_the_votes_turn_over_one_by_one_when_all_have_voted() -> None:
    evening = Evening().start().accuse(0, 2)
    evening.vote(bob=True, dot=False)
    _, vote = shown(evening)
    assert vote.text == "Dot says no. The round goes on."
    assert len(vote.frames) == 4, "closed, and then three votes"
    assert "Dot says no" not in vote.title and "Cem" in vote.title


def test_a_conviction_shows_the_card_and_then_the_place_and_the_spy_before_the_result() -> None:
    evening = Evening().start().accuse(0, 1)
    evening.vote(cem=True, dot=True)
    accusation, vote, card, end = shown(evening)
    assert card.text == "Bob is the spy!" and "spy-person-spy" in card.frames[-1]
    assert "crusade" in end.text.lower() and "Bob was the spy." in end.text
    assert all("rusade" not in one.text + one.title + "".join(one.frames) for one in (accusation, vote, card))


def test_an_innocent_shows_no_role_and_no_place_on_the_way() -> None:
    evening = Evening().start().accuse(0, 2)
    evening.vote(bob=True, dot=True)
    card = shown(evening)[2]
    assert card.text == "Cem is innocent." and "rusade" not in "".join(card.frames) and card.tone == "bad"


def test_the_spy_who_stands_up_is_seen() -> None:
    evening = Evening().start().reveal(1)
    assert shown(evening)[-1].title == "Bob: “I am the spy.”"
