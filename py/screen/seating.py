"""Who sits where. Empty places get a name of their own; two players never share one."""

from collections.abc import Callable

LONGEST = 20


class Seating:
    """As many places as the game has seats; `count` of them are taken. A name survives when its place is
    cleared."""

    def __init__(self, seats: range, names: tuple[str, ...], usual: int) -> None:
        self.least, self.most = seats[0], seats[-1]
        self.names = [*names[: self.most], *[""] * (self.most - len(names))]
        self.count = min(max(len(names) or usual, self.least), self.most)

    def sit(self, count: int) -> None:
        self.count = min(max(count, self.least), self.most)

    def call(self, place: int, name: str) -> None:
        self.names[place] = name[:LONGEST]

    def leave(self, place: int) -> None:
        if self.count > self.least:
            self.names.append(self.names.pop(place))
            self.count -= 1

    def move_up(self, place: int) -> None:
        """Changes places with the one before; the first goes round to the end."""
        name = self.names.pop(place)
        self.names.insert((place - 1) % self.count, name)

    def taken(self, invent: Callable[[int], str]) -> tuple[str, ...]:
        """Every name, tidied up; `invent` names the nameless by number."""
        typed = [" ".join(name.split()) for name in self.names[: self.count]]
        full: list[str] = []
        for place, name in enumerate(typed):
            number = place + 1
            while not name or (not typed[place] and name in (*typed, *full)):
                name, number = invent(number), number + 1
            full.append(name)
        return tuple(full)

    def twice(self) -> set[int]:
        """The places whose name somebody before them has."""
        folded = [" ".join(name.split()).casefold() for name in self.names[: self.count]]
        return {place for place, name in enumerate(folded) if name and name in folded[:place]}
