"""What is one tap away during a game: the menu, the whole log, the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.play.panels import draw_log, draw_score_table

if TYPE_CHECKING:
    from screen.play.page import Play


class Menu:
    ITEMS: tuple[tuple[str, str, str], ...] = (
        ("history", "menu.look_back", "replay"),
        ("list-ordered", "play.log", "log"),
        ("trophy", "play.score", "score"),
        ("book-open", "app.rules", "help"),
        ("settings", "app.settings", "settings"),
        ("download", "menu.save", "save"),
        ("house", "menu.home", "home"),
        ("flag", "menu.end", "end"),
    )
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

    def __init__(self, play: Play) -> None:
        self.play = play

    @property
    def title(self) -> str:
        return self.play.app.words("play.menu")

    def draw(self) -> str:
        words = self.play.app.words
        items = [
            el(
                "button",
                icon(sign),
                el("span", text(words(key))),
                type="button",
                data_do=verb,
                data_with=None,
                class_="button menu-item danger" if verb == "end" else "button menu-item",
            )
            for sign, key, verb in self.ITEMS
            if verb != "score" or self.play.kit.scores(self.play.match.table, words, self.play.match.names)
        ]
        keys = [el("div", el("dt", el("kbd", text(key))), el("dd", text(words(what)))) for key, what in self.KEYS]
        return div("menu-items", *items) + el(
            "section", el("h3", text(words("menu.keys"))), el("dl", *keys, class_="keys"), class_="menu-keys"
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        self.play.app.sheets.remove(self)
        self.play.do(verb, with_, value)


class LogSheet:
    def __init__(self, play: Play) -> None:
        self.play = play

    @property
    def title(self) -> str:
        return self.play.app.words("play.log")

    def draw(self) -> str:
        words = self.play.app.words
        return draw_log(words, self.play.story.sentences(words))

    def do(self, verb: str, with_: str, value: str) -> None:
        pass


class ScoreSheet:
    def __init__(self, play: Play) -> None:
        self.play = play

    @property
    def title(self) -> str:
        return self.play.app.words("play.score")

    def draw(self) -> str:
        play = self.play
        return draw_score_table(play.kit.scores(play.match.table, play.app.words, play.match.names))

    def do(self, verb: str, with_: str, value: str) -> None:
        pass
