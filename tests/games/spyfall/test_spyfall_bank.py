"""The bank of Spyfall: every sentence is known again in every language, and tells as much as it should."""

from collections import Counter

from each import each

from bots.arena.game import ArenaGame, player
from bots.bot import CHIEF, OFFICER
from games.spyfall.bot import bank
from games.spyfall.bot.bank_words import BANK, NATURE, VAGUE
from games.spyfall.places.poster import PLACES
from games.spyfall.talk import LONGEST_TEXT, same_question
from table import catalog

ROWS = [row for questions, answers in BANK.values() for row in (*questions, *answers)] + list(VAGUE)


@each(ROWS, name=lambda row: row[0])
def test_a_row_speaks_four_languages_that_differ_and_fits_the_table(row: tuple) -> None:
    assert len(row) == 4 and len(set(row)) == 4
    assert all(text == text.strip() and len(same_question(text)) > 0 and len(text) <= LONGEST_TEXT for text in row)


def test_no_two_questions_read_the_same_and_no_two_answers_to_one_topic() -> None:
    questions = [same_question(text) for asked, _ in BANK.values() for row in asked for text in row]
    assert Counter(questions).most_common(1)[0][1] == 1
    for _, answers in BANK.values():
        said = [same_question(text) for row in answers for text in row]
        assert Counter(said).most_common(1)[0][1] == 1


def test_french_sentences_keep_a_thin_space_before_their_signs() -> None:
    for row in ROWS:
        for sign in "?!;:":
            assert f" {sign}" not in row[3] and (sign not in row[3] or f"\u202f{sign}" in row[3])


def test_every_question_and_every_answer_is_known_again_in_every_language() -> None:
    for topic in bank.TOPICS:
        for language in bank.LANGUAGES:
            assert [bank.question_in(bank.question(topic, n, language)) for n in (0, 1)] == [(topic, 0), (topic, 1)]
            told = [bank.answer_in(topic, bank.answer(topic, n, language)) for n in range(bank.ANSWERS)]
            assert told == [0, 1, 2, 3]
    assert bank.question_in("Do you like cheese?") is None and bank.answer_in("noise", "perhaps") is None


def test_a_question_used_in_one_language_is_used_in_all() -> None:
    used = (same_question(bank.question("food", 1, "fr")),)
    assert ("food", 1) not in bank.unasked(used) and ("food", 0) in bank.unasked(used)


def test_every_place_has_its_nature_and_no_two_are_alike() -> None:
    assert set(NATURE) == set(PLACES) and len(set(NATURE.values())) == len(PLACES)
    assert all(len(digits) == len(BANK) and set(digits) <= set("0123") for digits in NATURE.values())


def test_likelihoods_are_chances_and_of_an_own_place_nothing_is_known() -> None:
    for topic in bank.TOPICS:
        for place in PLACES:
            chances, true = bank.likely(topic, place), int(NATURE[place][bank.TOPICS.index(topic)])
            assert abs(sum(chances) - 1) < 1e-9 and max(chances) == chances[true]
    assert set(bank.likely("noise", "own:Attic|a|b|c|d|e|f|g")) == {0.25}


def test_bots_talk_in_sentences_of_the_bank_that_stand_in_the_public_story() -> None:
    game = catalog.load("spyfall")
    players = [player(game, level) for level in (OFFICER, CHIEF, OFFICER)]
    played = ArenaGame(game, players, {"rounds": 1}, "talk")
    played.play()
    asked = [event.value[2] for _, event in played.past if isinstance(event.value, tuple) and event.value[0] == "ask"]
    assert len(asked) > 3 and all(bank.question_in(text) for text in asked)
    said, _ = bank.heard(played.past, 1)
    assert len(said) >= len(asked) - 1 > 0
