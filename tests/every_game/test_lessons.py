"""A lesson is played by the rules to its end, says something in four languages at each step, and a wrong tap gets the
reason from the rules."""

import pytest
from concepts import TESTS, concepts, known_taps, lesson_of, rules_of, tapped
from fake_browser import open_app

from games.contract.kit import kit
from games.contract.lesson import LANGUAGES, LIFT, ROLL, SECRETS, Lesson, said
from screen.app.app import App
from screen.learn.small_board import played
from screen.play.page import Play
from session.bots.teacher import Teacher
from table.catalog import NAMES
from table.illegal import Illegal

TAUGHT = [name for name in NAMES if kit(name).lesson]
LONGEST = 230  # characters: one or two sentences


def open_at(game: str, at: int = 0) -> tuple[App, Play, Teacher]:
    app, _ = open_app()
    if at:
        app.work(app.store.keep_moment(f"lesson-{game}", game, at))
    app.do("lesson", game, "")
    assert isinstance(app.page, Play)
    teacher = app.page.session.bots  # type: ignore[attr-defined]
    assert isinstance(teacher, Teacher)
    return app, app.page, teacher


def tap_step(app: App, page: Play, teacher: Teacher) -> None:
    """As the learner does it: every tap is offered on the page, and leads to the next step."""
    before, step = teacher.at, teacher.step
    assert step is not None
    while page.climaxes.now:  # nothing is tapped before it has been seen
        app.do("seen", "", "")
    told = page.session.others.told
    assert told is not None and told.text
    if not step.is_tried:
        app.do("next", "", "")
    elif step.taps == SECRETS:
        app.do("secrets", "0", "")
        app.do("hide", "", "")
    elif step.act:
        app.do("secrets", "0", "")
        app.do("act", step.act, "")
        app.do("act", step.act, "")
    elif step.taps in (ROLL, LIFT):
        app.do("roll" if step.taps == ROLL else "lift", "", "")
    else:
        for tap, following in zip(step.taps, (*step.taps[1:], ""), strict=True):
            sketch = page.sketch
            assert sketch is not None
            offered = {pick.key for pick in sketch.picks}
            if following in offered and tap not in offered:
                continue  # the page has filled in who speaks
            assert tap in offered, (before, tap)
            app.do("pick", tap, "")
        if teacher.at == before:
            app.do("confirm", "", "")
    assert teacher.at > before, f"step {before}: {said(step.text, 'en')}"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_on_the_page_by_its_own_taps_to_its_end(game: str) -> None:
    app, page, teacher = open_at(game)
    while teacher.step is not None:
        tap_step(app, page, teacher)
    assert page.session.others.told is None and teacher.match.outcome is None, "a real position, that goes on"
    assert {one.level for one in page.session.others.seats} == {"recruit"}


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_says_one_thing_in_four_languages(game: str) -> None:
    steps = lesson_of(game).steps
    assert 4 <= len(steps) <= 40 and next(n for n, step in enumerate(steps) if step.is_tried) <= 2
    for step in steps:
        texts = [said(step.text, language) for language in ("en", "nl", "de", "fr")]
        assert all(texts) or (not any(texts) and step.seat), texts
        assert all(len(text) <= LONGEST for text in texts), max(texts, key=len)
        for one in step.wrong:
            assert all(one.label)


def pace(lesson: Lesson, language: str) -> list[float]:
    """The seconds that have passed after each step, for somebody who reads three words a second and taps at leisure."""
    seconds, passed = 0.0, []
    for step in lesson.steps:
        words = said(step.text, language).split()
        seconds += len(words) / 3 + (1 + 2 * len(step.taps) if step.is_tried else 1.5 if words else 0.5)
        passed.append(seconds)
    return passed


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_move_comes_soon_the_first_round_in_two_minutes_and_all_of_it_in_six(game: str) -> None:
    lesson, around = lesson_of(game), kit(game).around
    match, lengths = played(game, "en")
    numbers = [around.turn(match.tables[length - 1]) for length in lengths]
    most = [len(match.names) if seat >= 0 else 1 for _, seat in numbers]
    rounds = [number > most for (number, _), most in zip(numbers, most, strict=True)]
    moves = [step.is_tried and step.taps != SECRETS for step in lesson.steps]
    for language in LANGUAGES:
        passed = pace(lesson, language)
        assert passed[moves.index(True)] <= 30 and passed[-1] <= 360
        assert passed[rounds.index(True)] <= 120 if True in rounds else passed[-1] <= 120


@pytest.mark.parametrize("game", TAUGHT)
def test_a_wrong_tap_gets_the_reason_from_the_rules(game: str) -> None:
    app, page, teacher = open_at(game)
    seen = 0
    while (step := teacher.step) is not None:
        for n, _ in enumerate(step.wrong):
            length = len(page.session.log)
            with pytest.raises(Illegal) as refused:
                page.do("pick", f"wrong:{n}", "")
            assert refused.value.args[0].split(".")[0] in (game, "illegal", "bids"), refused.value.args[0]
            assert len(page.session.log) == length and not page.draft
            seen += 1
        tap_step(app, page, teacher)
    assert seen, "at least one tap of a lesson is wrong, and the rules say why"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_left_resumed_and_repeated(game: str) -> None:
    app, page, teacher = open_at(game)
    half = len(lesson_of(game).steps) // 2
    while teacher.at < half:
        tap_step(app, page, teacher)
    half, head = teacher.at, page.session.log.head
    app.go_home()
    app.do("lesson", game, "")
    assert isinstance(app.page, Play)
    resumed = app.page.session.others.told
    assert resumed is not None and resumed.step == half + 1 and app.page.session.log.head == head
    app.do("again", "", "")
    assert isinstance(app.page, Play)
    again = app.page.session.others.told
    assert again is not None and again.step == 1


LISTED = [game for game in TAUGHT if concepts(game)]


@pytest.mark.parametrize("game", LISTED)
def test_every_rule_that_a_first_game_needs_is_introduced_by_a_step(game: str) -> None:
    """`concepts.txt` names the step for each rule of the sheet, or why a first game needs no lesson for it."""
    listed = [concept.rule for concept in concepts(game)]
    assert sorted(listed) == sorted(rules_of(game)), "every rule of the sheet stands there once"
    steps = lesson_of(game).steps
    introduced = [int(concept.where) for concept in concepts(game) if concept.is_introduced]
    assert all(said(steps[number - 1].text, "en") for number in introduced), "a step that says nothing teaches nothing"
    assert len(introduced) >= 10


@pytest.mark.parametrize("game", LISTED)
def test_every_kind_of_tap_comes_with_a_rule_and_not_before_it_is_told(game: str) -> None:
    first = tapped(lesson_of(game))
    assert set(first) <= known_taps(game), "something is tapped of which no rule says what it is"
    for concept in concepts(game):
        assert concept.is_introduced or not concept.taps, f"{concept.rule} is not introduced, and has taps"
        for tap in concept.taps:  # the words that lead to a tap may stand at the next step
            assert int(concept.where) <= first.get(tap, len(lesson_of(game).steps)) + 1, f"{concept.rule}: {tap}"


def test_every_lesson_of_the_house_says_which_rules_it_introduces() -> None:
    for game in TAUGHT:
        assert concepts(game) or not (TESTS / game).is_dir(), game
