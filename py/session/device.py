"""What a session is given of the device it runs on: its browser, its store, and somebody who hears what happens.

The app is one (screen/app). A session never asks which page is shown; it says that something has happened.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from games.contract.words import Words
from session.browser import Browser
from store import Settings, Store
from table.match import Match
from table.save import About


class Device(Protocol):
    @property
    def browser(self) -> Browser: ...

    @property
    def store(self) -> Store: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def words(self) -> Words:
        """In the player's language."""

    def change(self, **settings: Any) -> None:
        """Changes settings, and keeps them at once."""

    def news(self) -> bool:
        """Tells the page that something has happened. False: nothing it shows has changed."""

    def in_hand(self) -> object:
        """What a person here is in the middle of; None: nothing. It changes with every touch."""

    def refresh(self) -> None:
        """Draws again what has changed."""

    def announce(self, words: str) -> None:
        """Has a screen reader say it."""

    def toast(self, words: str) -> None:
        """Shows a short notice."""

    def work(self, task: Coroutine[Any, Any, None]) -> None:
        """Does something that takes a while, then draws."""

    def guarded(self, act: Callable[[], None]) -> None:
        """Does something, tells a refusal, survives a mistake, then draws."""

    def guarded_quietly(self, act: Callable[[], None]) -> None:
        """The same without drawing."""

    def keep(self, match: Match, about: About | None) -> None:
        """Saves the game once the current step is done."""
