"""The rules of a game to read and to search, in a sheet over the page."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Protocol

from games.contract.help import Section
from games.contract.kit import kit
from screen.app.frame import Device, Language
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.pictures import picture

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
        self.app, self.game, self.sought, self.shown = app, game, "", section

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
        nothing = el("p", text(words("help.none")), class_="soft") if not found and not count else ""
        return search + says + contents + nothing + div("rules", body)

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
            class_="rule",
        )

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
            case "section":
                self.app.browser.reveal(f"#rule-{with_}")
