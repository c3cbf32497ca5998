"""Who sits where, people and bots. Empty places get a name of their own; two players never share one."""

from collections.abc import Callable

from table.levels import USUAL
from table.names import clean

LONGEST = 20
BOTS = ("Ember", "Onyx", "Quill", "Sable", "Juno", "Flint", "Wren", "Moss")


class Seating:
    """As many places as the game has seats; `count` of them are taken. A name survives when its place is cleared.

    `bots` says of each place which level of bot sits there; nothing: a person.
    """

    def __init__(self, seats: range, names: tuple[str, ...], usual: int, bots: tuple[str, ...] = ()) -> None:
        self.least, self.most = seats[0], seats[-1]
        self.names = [*names[: self.most], *[""] * (self.most - len(names))]
        self.bots = [*bots[: self.most], *[""] * (self.most - len(bots))]
        self.count = min(max(len(names) or usual, self.least), self.most)

    @property
    def seated(self) -> tuple[str, ...]:
        """The bots among those who play; all people: none."""
        taken = tuple(self.bots[: self.count])
        return taken if any(taken) else ()

    @property
    def is_alone(self) -> bool:
        return self.seated.count("") == 1

    def sit(self, count: int) -> None:
        """Where bots play, every new player is a bot too."""
        before, self.count = self.count, min(max(count, self.least), self.most)
        if any(self.bots[:before]):
            for place in range(before, self.count):
                self.bots[place] = self.bots[place] or self.bots[before - 1] or USUAL

    def fill(self, is_alone: bool) -> None:
        """Bots on all places but the first person's, or on none."""
        me = next((place for place, level in enumerate(self.bots[: self.count]) if not level), 0)
        for place in range(self.most):
            self.bots[place] = (self.bots[place] or USUAL) if is_alone and place != me else ""

    def change(self, place: int, level: str) -> None:
        self.bots[place] = level

    def call(self, place: int, name: str) -> None:
        self.names[place] = name[:LONGEST]

    def leave(self, place: int) -> None:
        if self.count > self.least:
            self.names.append(self.names.pop(place))
            self.bots.append(self.bots.pop(place))
            self.count -= 1

    def move_up(self, place: int) -> None:
        """Changes places with the one before; the first goes round to the end."""
        for row in (self.names, self.bots):
            row.insert((place - 1) % self.count, row.pop(place))

    def taken(self, invent: Callable[[int], str], call_bot: Callable[[str], str] = str) -> tuple[str, ...]:
        """Every name, tidied up; `invent` names nameless people by number, `call_bot` says how a bot is called."""
        typed = [clean(name, LONGEST) for name in self._typed()]
        bots = (name for bot in BOTS if (name := call_bot(bot)) not in typed)
        full: list[str] = []
        for place, name in enumerate(typed):
            number = place + 1
            if self.bots[place]:
                name = next(bots)
            while not name or (not typed[place] and not self.bots[place] and name in (*typed, *full)):
                name, number = invent(number), number + 1
            full.append(name)
        return tuple(full)

    def _typed(self) -> list[str]:
        """The names of the people; a bot has none of its own."""
        return ["" if self.bots[place] else self.names[place] for place in range(self.count)]

    def twice(self) -> set[int]:
        """The places whose name somebody before them has."""
        folded = [clean(name, LONGEST).casefold() for name in self._typed()]
        return {place for place, name in enumerate(folded) if name and name in folded[:place]}
