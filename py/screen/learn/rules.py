"""The rules of a game to read and to search, in a sheet over the page: with the board and its parts, examples that play
when they are tapped, and one page to print."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Protocol

from games.contract.guide import Guide
from games.contract.help import Section
from games.contract.kit import kit
from games.contract.words import fill
from screen.app.frame import Device, Language
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.pictures import picture
from screen.app.skeleton import button
from screen.learn.small_board import draw_board, draw_diagram, moments

BOLD = re.compile(r"\*([^*]+)\*")


def help_of(game: str) -> tuple[Section, ...]:
    return kit(game).help


def fold(words: str) -> str:
    """Drops capitals and accents, as people do when they search. The length stays, so that finds can be marked."""
    return "".join((unicodedata.normalize("NFD", sign)[0].lower() or sign)[0] for sign in words)


class Around(Language, Device, Protocol):
    """What the rules need: words, and a browser that scrolls to a section."""


class Help:
    def __init__(self, app: Around, game: str, section: str = "") -> None:
        self.app, self.game, self.sought = app, game, ""
        self.example, self.at = "", 0  # the section whose example is played, and how far
        if section:  # once it is drawn
            app.browser.after(0.05, lambda: app.browser.reveal(f"#rule-{section}"))

    @property
    def title(self) -> str:
        return self.app.words("help.title", game=self.app.words(f"{self.game}.title"))

    def draw(self) -> str:
        words = self.app.words
        found = [section for section in help_of(self.game) if self._fits(section)]
        search = el(
            "label",
            icon("search"),
            el("span", text(words("help.search")), class_="unseen"),
            el(
                "input",
                type="search",
                id="help-search",
                value=self.sought,
                placeholder=words("help.search"),
                autocomplete="off",
                spellcheck="false",
                enterkeyhint="search",
                data_do="search",
            ),
            class_="search",
        )
        count = words("help.found", n=len(found)) if self.sought.strip() else ""
        says = el("p", text(count), class_="soft" if count else "unseen", role="status")
        contents = (
            ""
            if self.sought.strip()
            else el(
                "nav",
                *(self._link(section) for section in found),
                class_="contents",
                aria_label=words("help.contents"),
                data_wide=True,  # one row to swipe
            )
        )
        body = "".join(self._section(section) for section in found)
        guide = self.guide
        if guide and not self.sought.strip():
            title = el("h3", text(words("help.board")), tabindex="-1", id="rule-board")
            board = draw_diagram(self.game, guide.parts, guide.shown, words)
            body = el("section", title, board, class_="rule parts") + body
            contents = button(words("help.print"), "print", icon_name="download") + contents
        nothing = el("p", text(words("help.none")), class_="soft") if not found and not count else ""
        return search + says + contents + nothing + div("rules", body) + self._one_page()

    def _column(self, words: tuple[str, str, str, str]) -> str:
        return words[self.app.words.column]

    def _fits(self, section: Section) -> bool:
        """Does the section hold every word that is sought?"""
        whole = fold(
            " ".join(self._column(part) for part in (section.title, *section.paragraphs)).replace("*", "")
        )
        return all(word in whole for word in fold(self.sought).split())

    def _link(self, section: Section) -> str:
        return el(
            "button",
            text(self._column(section.title)),
            type="button",
            class_="chip",
            data_do="section",
            data_with=section.key,
        )

    def _section(self, section: Section) -> str:
        drawing = picture(self.game, section.picture) if section.picture else ""
        kind = section.picture.partition(":")[0]
        return el(
            "section",
            el("h3", self._mark(self._column(section.title)), tabindex="-1", id=f"rule-{section.key}"),
            div(f"drawing drawing-{kind}", drawing) if drawing else "",
            *(el("p", self._bold(self._column(paragraph))) for paragraph in section.paragraphs),
            self._example(section.key),
            class_="rule",
        )

    def _example(self, key: str) -> str:
        """A button; once it is tapped, a small board, on which every further tap plays on."""
        words, guide = self.app.words, self.guide
        steps = guide.examples.get(key) if guide else None
        if steps is None:
            return ""
        if self.example != key:
            return button(words("help.example"), "example", key, icon_name="play")
        shown = moments(self.game, *steps, words)
        now, is_last = shown[self.at], self.at == len(shown) - 1
        board = draw_board(self.game, now.length, words, "example")
        says = el("p", text(now.says or words("help.example.before")), role="status")
        label = words("help.example.again" if is_last else "help.example.next")
        sign = "rotate-ccw" if is_last else "chevron-right"
        on = button(label, "example", key, class_="main", icon_name=sign)
        return div("example", el("div", board, data_do="example", data_with=key), says, on)

    def _one_page(self) -> str:
        """What is printed: on the screen it is not shown."""
        guide, words = self.guide, self.app.words
        if guide is None:
            return ""
        coach = kit(self.game).coach
        goal = el("p", text(fill(coach.goal, words)), class_="goal-line") if coach else ""
        parts = (
            el(
                "section",
                el("h2", text(self._column(section.title))),
                *(el("p", self._bold(self._column(one))) for one in section.paragraphs[: guide.summary[section.key]]),
            )
            for section in help_of(self.game)
            if section.key in guide.summary
        )
        title = el("h1", text(words(f"{self.game}.title")))
        board = draw_diagram(self.game, guide.parts, guide.shown, words, "print")
        return el("article", title, goal, board, div("columns", *parts), class_="one-page", aria_hidden="true")

    @property
    def guide(self) -> Guide | None:
        return kit(self.game).guide if kit(self.game).lesson else None

    def _bold(self, words: str) -> str:
        parts = BOLD.split(words)
        return "".join(
            el("strong", self._mark(part)) if at % 2 else self._mark(part) for at, part in enumerate(parts)
        )

    def _mark(self, words: str) -> str:
        """Marks the words that are sought."""
        sought = fold(self.sought).split()
        if not sought:
            return text(words)
        finds = re.split("(" + "|".join(re.escape(word) for word in sought) + ")", fold(words))
        return "".join(self._pieces(words, finds))

    def _pieces(self, words: str, finds: list[str]) -> Iterator[str]:
        at = 0
        for number, find in enumerate(finds):
            piece = text(words[at : at + len(find)])
            yield el("mark", piece) if number % 2 and piece else piece
            at += len(find)

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "search":
                self.sought = value
            case "example" if with_ == self.example:
                steps = self.guide.examples[with_] if self.guide else (0, 0)
                self.at = (self.at + 1) % len(moments(self.game, *steps, self.app.words))
            case "example":
                self.example, self.at = with_, 0
            case "print":
                self.app.browser.print_page()
            case "section":
                self.app.browser.reveal(f"#rule-{with_}")
