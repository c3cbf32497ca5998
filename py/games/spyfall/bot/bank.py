"""Recognises what was said in Spyfall: which question, which answer, and how likely it is at each place."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from games.contract.bot import Past, Story
from games.spyfall.bot.bank_words import BANK, NATURE, VAGUE, Row
from games.spyfall.talk import same_question
from table.needs import Seat

LANGUAGES = ("en", "nl", "de", "fr")
TOPICS = tuple(BANK)
ANSWERS = 4
# How much less likely an answer is with every step it lies beside the truth.
STRAY = 0.32

Likely = tuple[float, ...]


def in_language(row: Row, language: str) -> str:
    return row[LANGUAGES.index(language)] if language in LANGUAGES else row[0]


@cache
def likely(topic: str, place: str) -> Likely:
    """How likely each answer is from somebody who knows the place. Of a group's own place we know nothing."""
    if place not in NATURE:
        return (1 / ANSWERS,) * ANSWERS
    true = int(NATURE[place][TOPICS.index(topic)])
    raw = [STRAY ** abs(answer - true) + 0.02 for answer in range(ANSWERS)]
    return tuple(part / sum(raw) for part in raw)


@cache
def _questions() -> dict[str, tuple[str, int]]:
    return {
        same_question(text): (topic, number)
        for topic, (questions, _) in BANK.items()
        for number, row in enumerate(questions)
        for text in row
    }


@cache
def _answers(topic: str) -> dict[str, int]:
    return {same_question(text): number for number, row in enumerate(BANK[topic][1]) for text in row}


def question_in(text: str) -> tuple[str, int] | None:
    """The topic of a question, and which of its two it is; None if it is not from the bank."""
    return _questions().get(same_question(text))


def answer_in(topic: str, text: str) -> int | None:
    """A typed answer that the bank does not know may mean anything."""
    return _answers(topic).get(same_question(text))


def question(topic: str, number: int, language: str) -> str:
    return in_language(BANK[topic][0][number], language)


def answer(topic: str, number: int, language: str) -> str:
    return in_language(BANK[topic][1][number], language)


def vague(number: int, language: str) -> str:
    return in_language(VAGUE[number % len(VAGUE)], language)


def unasked(said: Sequence[str]) -> list[tuple[str, int]]:
    """SPY-4.4: the questions of the bank that were not used in this round, in any language."""
    used = {_questions()[text] for text in said if text in _questions()}
    return [(topic, number) for topic in TOPICS for number in (0, 1) if (topic, number) not in used]


class Said(NamedTuple):
    """Somebody answered: to which topic, and which answer, if the bank knows it."""

    seat: Seat
    topic: str
    answer: int


def heard(past: Sequence[Past], number: int) -> tuple[tuple[Said, ...], str]:
    """All answers of this round that tell something, and the topic of the question that is still open."""
    return _heard(Story(past), number)


@lru_cache(maxsize=64)
def _heard(past: Story[Past], number: int) -> tuple[tuple[Said, ...], str]:
    found: list[Said] = []
    topic = ""
    for before, event in past:
        if event.kind != "choose" or before.round != number or not isinstance(event.value, tuple):
            continue
        match event.value:
            case ("ask", _, str(text)):
                known = question_in(text)
                topic = known[0] if known else ""
            case ("answer", str(text)) if event.seat is not None:
                told = answer_in(topic, text) if topic else None
                if told is not None:
                    found.append(Said(event.seat, topic, told))
                topic = ""
    return tuple(found), topic
