"""The log of a game in plain words. Every event is put into words once, and kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from games.contract.kit import Kit
from games.contract.words import Words
from table.game import Table
from table.log import Log
from table.needs import Seat


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: the number of its event, who did it, and what is said of it."""

    event: int
    seat: Seat | None
    says: str


@dataclass(frozen=True, slots=True)
class Turn:
    """What happened in one turn, oldest first. Below 0: it was nobody's own."""

    number: int
    seat: Seat
    lines: tuple[Line, ...]


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

    def turns(self, words: Words, last: int = 0) -> list[Turn]:
        """The lines of all events, or of the last so many, in groups, oldest first. Trifles in a row are one line: the
        first of them and the last."""
        turns: list[tuple[int, Seat, list[Line]]] = []
        trifles, events, around = list[str](), self.match.log.events, self.kit.around
        before = ""
        told = self.of(words)
        for n in range(max(0, len(told) - last) if last else 0, len(told)):
            said = told[n]
            table = self.match.tables[max(n - 1, 0)]
            trifle = around.trifle(table, events[n])
            trifles = [*trifles, *said] if trifle and trifle == before else list(said)
            if not said:
                continue
            number, seat = around.turn(table)
            if not turns or turns[-1][:2] != (number, seat):
                turns.append((number, seat, []))
                before = ""
            lines = turns[-1][2]
            if trifle and trifle == before:
                lines[-1] = Line(n, events[n].seat, " ".join((trifles[0], trifles[-1])))
            else:
                lines.append(Line(n, events[n].seat, " ".join(said)))
            before = trifle
        return [Turn(number, seat, tuple(lines)) for number, seat, lines in turns]

    def sentences(self, words: Words) -> list[str]:
        return [line for lines in self.of(words) for line in lines]

    def between(self, start: int, end: int, words: Words) -> str:
        """What has happened from one event until before another."""
        return " ".join(line for n, line in self.lines(words) if start <= n < end)

    def since(self, length: int, words: Words) -> str:
        """What has happened since the log was that long."""
        return " ".join(line for n, line in self.lines(words) if n >= length)
