"""What is one tap away during a game: the menu, the whole log, the score."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import has_rules
from screen.parts.panels import draw_score_table
from screen.parts.turns import draw_turns, signs
from session.session import Session
from session.story import Story
from store import file_name

Choose: TypeAlias = Callable[[str, str, str], None]
SIGNS = {
    "replay": "history", "talk": "message-circle", "log": "list-ordered", "score": "trophy", "help": "book-open",
    "settings": "settings", "invite": "qr-code", "save": "download", "home": "house", "end": "flag",
    "leave": "log-out",
}  # fmt: skip
KEYS = (
    ("R", "menu.key.r"),
    ("C", "menu.key.c"),
    ("U", "menu.key.u"),
    ("L", "menu.key.l"),
    ("M", "menu.key.m"),
    ("?", "menu.key.help"),
    ("← →", "menu.key.arrows"),
    ("Esc", "menu.key.escape"),
)


class Menu:
    """`choose` is given what was tapped: a verb, and what it is about."""

    def __init__(self, app: Frame, session: Session, choose: Choose) -> None:
        self.app, self.choose = app, choose
        missing = {
            "score": not session.kit.scores(session.table, app.words, session.names),
            "help": not has_rules(session.game.name),
        }
        self.items = [item for item in session.menu if not missing.get(item[0])]

    @property
    def title(self) -> str:
        return self.app.words("play.menu")

    def draw(self) -> str:
        words = self.app.words
        items = [
            el(
                "button",
                icon(SIGNS[verb]),
                el("span", text(words(key))),
                type="button",
                data_do=verb,
                data_with=None,
                class_="button menu-item danger" if verb == "end" else "button menu-item",
            )
            for verb, key in self.items
        ]
        keys = [el("div", el("dt", el("kbd", text(key))), el("dd", text(words(what)))) for key, what in KEYS]
        return div("menu-items", *items) + el(
            "section", el("h3", text(words("menu.keys"))), el("dl", *keys, class_="keys"), class_="menu-keys"
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        self.app.close(self)
        self.choose(verb, "", "")


class LogSheet:
    """`choose` is given the moment that was tapped."""

    def __init__(self, app: Frame, session: Session, story: Story, choose: Choose) -> None:
        self.app, self.session, self.story, self.choose = app, session, story, choose

    @property
    def title(self) -> str:
        return self.app.words("play.log")

    def draw(self) -> str:
        words, session = self.app.words, self.session
        return draw_turns(words, self.story.turns(words), session.names, signs(session))

    def do(self, verb: str, with_: str, value: str) -> None:
        self.app.close(self)
        self.choose(verb, with_, "")


class ScoreSheet:
    def __init__(self, app: Frame, session: Session) -> None:
        self.app, self.session = app, session

    @property
    def title(self) -> str:
        return self.app.words("play.score")

    def draw(self) -> str:
        session = self.session
        return draw_score_table(session.kit.scores(session.table, self.app.words, session.names))

    def do(self, verb: str, with_: str, value: str) -> None:
        """Nothing to do here but read."""


def save_file(app: Frame, session: Session) -> None:
    title = session.title or f"{app.words(f'{session.game.name}.title')} {app.browser.now()[:10]}"
    app.browser.download(file_name(title), session.export())
