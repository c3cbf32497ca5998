"""Opens the lesson of a game: where it was left, or from its start."""

from __future__ import annotations

from games.contract.kit import kit
from games.contract.lesson import Lesson
from screen.app.frame import Frame
from session.bots.teacher import Teacher, match_of
from session.local import LocalSession

MENU: tuple[tuple[str, str], ...] = (
    ("again", "lesson.again"),
    ("log", "play.log"),
    ("help", "app.rules"),
    ("settings", "app.settings"),
    ("home", "lesson.leave"),
)
# How far the learner is stands beside the games, as the moment of a clock does.
PLACE = "lesson-{}"


async def show_lesson(app: Frame, game: str, is_new: bool = False) -> None:
    lesson = kit(game).lesson
    assert lesson is not None
    kept = None if is_new else await app.store.moment(PLACE.format(game))
    at = kept[1] if kept and kept[0] == game and kept[1] < len(lesson.steps) else 0
    app.visit("lesson table", open_lesson(app, game, lesson, at))


def open_lesson(app: Frame, game: str, lesson: Lesson, at: int) -> LocalSession:
    match = match_of(lesson, kit(game), app.settings.name or app.words("lesson.name"))
    teachers: list[Teacher] = []

    def keep(step: int) -> None:
        if not is_taking_up:
            app.work(app.store.keep_moment(PLACE.format(game), game, step))

    def seat_teacher(session: LocalSession) -> Teacher:
        teachers.append(Teacher(lesson, app.thinker(), keep, session))
        return teachers[0]

    is_taking_up = True
    session = LocalSession(app, match, None, seat_teacher)
    session.menu = MENU
    session.doors = {**session.doors, "again": ("lesson", game, True)}
    teachers[0].take_up(at)
    is_taking_up = False
    return session
