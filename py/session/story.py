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
    """An event is put into words when somebody asks for them: a long game opens at once."""

    def __init__(self, match: Told, kit: Kit) -> None:
        self.match, self.kit = match, kit
        self.language = ""
        self.heads: list[str] = []
        self.told: list[tuple[str, ...] | None] = []

    def of(self, words: Words) -> list[tuple[str, ...]]:
        """The sentences for each event, the start included."""
        return self._part(0, len(self.match.log), words)

    def last(self, count: int, words: Words) -> list[tuple[str, ...]]:
        """Those for the last so many events of which there is something to say, oldest first."""
        found: list[tuple[str, ...]] = []
        for n in reversed(range(len(self.match.log))):
            if len(found) == count:
                break
            found += [said for said in self._part(n, n + 1, words) if any(said)]
        return found[::-1]

    def _part(self, start: int, end: int, words: Words) -> list[tuple[str, ...]]:
        """Those for the events from one until before another."""
        self._follow(words)
        return [self._said(n, words) for n in range(max(start, 0), min(end, len(self.told)))]

    def _follow(self, words: Words) -> None:
        """An event that was taken back is forgotten."""
        log = self.match.log
        if words.language != self.language:
            self.language, self.heads, self.told = words.language, [], []
        while self.heads and (len(self.heads) > len(log) or self.heads[-1] != log.heads[len(self.heads) - 1]):
            self.heads.pop()
            self.told.pop()
        new = log.heads[len(self.heads) :]
        self.heads.extend(new)
        self.told.extend([None] * len(new))

    def _said(self, n: int, words: Words) -> tuple[str, ...]:
        said = self.told[n]
        if said is None:
            match = self.match
            before, after = match.tables[max(n - 1, 0)], match.tables[n]
            said = tuple(self.kit.say(before, match.log.events[n], after, words, match.names)) if n else ()
            self.told[n] = said
        return said

    def lines(self, words: Words) -> list[tuple[int, str]]:
        """Every sentence with the number of its event, oldest first."""
        return [(n, line) for n, lines in enumerate(self.of(words)) for line in lines]

    def turns(self, words: Words, last: int = 0) -> list[Turn]:
        """The lines of all events, or of the last so many, in groups, oldest first. Trifles in a row are one line: the
        first of them and the last."""
        turns: list[tuple[int, Seat, list[Line]]] = []
        trifles, events, around = list[str](), self.match.log.events, self.kit.around
        before = ""
        start = max(0, len(events) - last) if last else 0
        for n, said in enumerate(self._part(start, len(events), words), start):
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
        return " ".join(line for lines in self._part(start, end, words) for line in lines)

    def since(self, length: int, words: Words) -> str:
        """What has happened since the log was that long."""
        return self.between(length, len(self.match.log), words)
