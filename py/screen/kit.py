"""All that a game brings to its pages, under the names of its files. Pages know a game only through this."""

from functools import cache, cached_property
from importlib import import_module
from types import ModuleType


class Kit:
    """See games/shown.py for what stands in each file."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.board = self._file("board")
        self.picks = self._file("picks")
        self.say = self._file("say")
        self.around = self._file("around")
        self.private = self._file("private")

    @cached_property
    def stats(self) -> ModuleType:
        return self._file("stats")

    def _file(self, name: str) -> ModuleType:
        return import_module(f"games.{self.game}.{name}")


@cache
def kit(game: str) -> Kit:
    return Kit(game)
