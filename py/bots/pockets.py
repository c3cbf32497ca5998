"""What everybody held at any moment of a finished game, from what the log had opened by its end.

Law: only the public log goes in, so every device finds the same. What was never shown is blank.
"""

from dataclasses import dataclass, field
from functools import cached_property

from table.change import replace
from table.events import Event, Paid, Shown
from table.needs import Seat
from table.pocket import Card, Pocket, Sealed, Staked
from table.text import Plain

BLANK = ""


@dataclass(frozen=True)
class OpenedPockets:
    events: tuple[Event, ...]
    _pockets: dict[Seat, list[Pocket]] = field(default_factory=dict)

    @cached_property
    def faces(self) -> dict[tuple[str, int], str]:
        """Every card that was turned over, by its deck and its place in it."""
        shown = (fact for event in self.events for fact in event.facts if isinstance(fact, Shown))
        return {(fact.deck, fact.place): fact.face for fact in shown}

    @cached_property
    def values(self) -> dict[tuple[Seat | None, str], list[tuple[str, Plain]]]:
        """All that was sealed or staked and then opened, by its owner and the name it was sealed under.

        Several parts may be sealed as one thing and opened one by one."""
        found: dict[tuple[Seat | None, str], list[tuple[str, Plain]]] = {}
        sealed = {(event.seat, event.name) for event in self.events if event.kind in ("seal", "stake")}
        for event in self.events:
            if event.kind == "open":
                whole = (event.seat, event.name)
                key = whole if whole in sealed else (event.seat, event.name.rpartition(".")[0])
                found.setdefault(key, []).append((event.name, event.value))
        return found

    def pocket(self, seat: Seat, length: int) -> Pocket:
        """The pocket of a seat when the log was that long."""
        if seat not in self._pockets:
            self._pockets[seat] = row = [Pocket(seat)]
            for event in self.events:
                row.append(self._learn(row[-1], event) if event.seat == seat else row[-1])
        return self._pockets[seat][length]

    def _learn(self, pocket: Pocket, event: Event) -> Pocket:
        opened = self.values.get((pocket.seat, event.name), [])
        if event.kind == "deal" and isinstance(event.value, int):
            card = Card(event.name, event.value, self.faces.get((event.name, event.value), BLANK), "")
            return replace(pocket, cards=(*pocket.cards, card))
        if event.kind == "seal":
            return replace(pocket, sealed=(*pocket.sealed, *(Sealed(*one, "") for one in sorted(opened))))
        if event.kind == "stake":
            rows = opened[0][1] if opened else ()
            number = len(pocket.stakes(event.name))
            row = rows[number] if isinstance(rows, tuple) and number < len(rows) else ()
            return replace(pocket, staked=(*pocket.staked, Staked(event.name, row, "")))  # type: ignore[arg-type]
        paid = tuple((fact.stake, fact.account, fact.amount) for fact in event.facts if isinstance(fact, Paid))
        return replace(pocket, paid=(*pocket.paid, *paid)) if paid else pocket

    @cached_property
    def shuffled(self) -> list[tuple[int, str, tuple[str, ...]]]:
        """Every deck, the event that made it, and its cards, with the faces that were ever seen."""
        found = []
        for number, event in enumerate(self.events):
            if event.kind == "shuffle" and isinstance(event.value, tuple):
                size = sum(len(part) for part in event.value if isinstance(part, tuple))
                cards = tuple(self.faces.get((event.name, place), BLANK) for place in range(size))
                found.append((number, event.name, cards))
        return found

    def decks(self, length: int) -> dict[str, tuple[str, ...]]:
        """The decks on the table when the log was that long."""
        return {name: cards for number, name, cards in self.shuffled if number < length}
