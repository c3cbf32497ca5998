"""The settings: language, colours, size of the letters, handing over, and what is seen, heard and felt."""

from typing import Protocol

from screen.app.frame import Device, Preferences
from screen.app.markup import div, el, text
from screen.app.skeleton import button
from screen.app.words import LANGUAGE_NAMES, LANGUAGES
from store.records import CLIMAXES, HANDOVERS, TEXT_SIZES, THEMES, VOLUMES

CHOICES = {"theme": THEMES, "text_size": TEXT_SIZES, "handover": HANDOVERS}


class Around(Preferences, Device, Protocol):
    """What the sheet needs: the settings, and the version of the site."""


class SettingsSheet:
    def __init__(self, app: Around) -> None:
        self.app = app

    @property
    def title(self) -> str:
        return self.app.words("app.settings")

    def draw(self) -> str:
        words, settings = self.app.words, self.app.settings
        version = self.app.browser.version()
        return "".join(
            (
                self._group(
                    "language",
                    words("settings.language"),
                    [(code, LANGUAGE_NAMES[code]) for code in LANGUAGES],
                    words.language,
                ),
                self._group(
                    "theme",
                    words("settings.theme"),
                    [(one, words(f"theme.{one}")) for one in CHOICES["theme"]],
                    settings.theme,
                ),
                self._group(
                    "text_size",
                    words("settings.text_size"),
                    [(one, words(f"size.{one}")) for one in CHOICES["text_size"]],
                    settings.text_size,
                ),
                self._group(
                    "handover",
                    words("settings.handover"),
                    [(one, words(f"handover_mode.{one}")) for one in CHOICES["handover"]],
                    settings.handover,
                    words("settings.handover_hint"),
                ),
                self._switch("auto_roll", settings.auto_roll),
                self._group(
                    "climaxes",
                    words("settings.climaxes"),
                    [(one, words(f"climaxes.{one}")) for one in CLIMAXES],
                    settings.climaxes,
                    words("settings.climaxes_hint"),
                ),
                self._switch("sound", settings.sound),
                self._group(
                    "volume",
                    words("settings.volume"),
                    [(one, words(f"volume.{one}")) for one in VOLUMES],
                    settings.volume,
                )
                if settings.sound
                else "",
                self._switch("haptics", settings.haptics),
                self._switch("coach", settings.coach),
                button(words("settings.network"), "far", "network", icon_name="radio-tower"),
                el("p", text(words("settings.about", version=version or "–")), class_="soft small"),
            )
        )

    def _group(
        self, name: str, label: str, values: list[tuple[str, str]], chosen: str, hint: str = ""
    ) -> str:
        chips = (
            el(
                "button",
                text(says),
                type="button",
                class_="chip",
                role="radio",
                data_do="set",
                data_with=f"{name}={value}",
                aria_checked="true" if value == chosen else "false",
                tabindex="0" if value == chosen else "-1",
                lang=value if name == "language" else None,
            )
            for value, says in values
        )
        return div(
            "question",
            el("h3", text(label)),
            el("p", text(hint), class_="soft") if hint else "",
            div(f"chips even of-{len(values)}", *chips, role="radiogroup", aria_label=label),
        )

    def _switch(self, name: str, is_on: bool) -> str:
        words = self.app.words
        says = el(
            "span",
            el("strong", text(words(f"settings.{name}"))),
            el("small", text(words(f"settings.{name}.text"))),
        )
        return el(
            "label",
            says,
            el(
                "input",
                type="checkbox",
                role="switch",
                checked=is_on,
                id=f"set-{name}",
                data_do="set",
                data_with=name,
            ),
            class_="switch",
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb == "set":
            name, is_choice, choice = with_.partition("=")
            self.app.change(**{name: choice if is_choice else value == "on"})
            if name == "volume":
                self.app.browser.sound("turn")
