"""How the page looks and sounds, and in which language it speaks, as the player has set it."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from screen.app.browser import Browser
from screen.app.words import LANGUAGES, Words, best_language
from store import Store

LOUDNESS = {"soft": 0.18, "normal": 0.5, "loud": 1.0}


class Appearance:
    def __init__(self, browser: Browser, store: Store, work: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self.browser, self.store, self.work = browser, store, work
        self.words = Words("en")

    def put_on(self) -> None:
        """Shows the page as the settings say. Where they name no language, the browser's own is spoken."""
        settings = self.store.settings
        is_spoken = settings.language in LANGUAGES
        language = settings.language if is_spoken else best_language(self.browser.languages())
        if language != self.words.language:
            self.words = Words(language)
        self.browser.set_document(language, settings.theme, settings.text_size)
        self.browser.set_volume(LOUDNESS[settings.volume])

    def change(self, **settings: Any) -> None:
        """Changes settings, shows them, and keeps them at once."""
        self.store.settings = replace(self.store.settings, **settings)
        self.put_on()
        self.work(self.store.change_settings(**settings))
