"""The log of a game in plain words. Every event is put into words once, and kept."""

from collections.abc import Sequence
from typing import Protocol

from games.contract.kit import Kit
from games.contract.words import Words
from table.game import Table
from table.log import Log


class Told(Protocol):
    """What everybody knows of a game: a match has it, and so has a session."""

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def log(self) -> Log: ...

    @property
    def tables(self) -> Sequence[Table]: ...


class Story:
    def __init__(self, match: Told, kit: Kit) -> None:
        self.match, self.kit = match, kit
        self.language = ""
        self.heads: list[str] = []
        self.told: list[tuple[str, ...]] = []

    def of(self, words: Words) -> list[tuple[str, ...]]:
        """The sentences for each event, the start included; an event taken back is forgotten."""
        match, log = self.match, self.match.log
        if words.language != self.language:
            self.language, self.heads, self.told = words.language, [], []
        while self.heads and (len(self.heads) > len(log) or self.heads[-1] != log.heads[len(self.heads) - 1]):
            self.heads.pop()
            self.told.pop()
        for n in range(len(self.heads), len(log)):
            before, after = match.tables[max(n - 1, 0)], match.tables[n]
            said = self.kit.say(before, log.events[n], after, words, match.names) if n else ()
            self.heads.append(log.heads[n])
            self.told.append(tuple(said))
        return self.told

    def lines(self, words: Words) -> list[tuple[int, str]]:
        """Every sentence with the number of its event, oldest first."""
        return [(n, line) for n, lines in enumerate(self.of(words)) for line in lines]

    def sentences(self, words: Words) -> list[str]:
        return [line for lines in self.of(words) for line in lines]

    def since(self, length: int, words: Words) -> str:
        """What has happened since the log was that long."""
        return " ".join(line for n, line in self.lines(words) if n >= length)
