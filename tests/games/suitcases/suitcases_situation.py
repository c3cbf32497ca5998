"""A table of Suitcases in the middle of a game, put up in a line, and the words to play on from there."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from games.suitcases import GAME, rules
from games.suitcases.table import CARDS, CONTENTS, lay, new_table, send
from games.suitcases.world import LETTERS
from table.events import Event, Move
from table.game import Outcome
from table.illegal import Cheat, Illegal
from table.needs import Choose, Need, Open, Roll, Seal
from table.pocket import Pocket, Sealed
from table.text import Plain
from table.turns import put

OUT_OF_THE_WAY = ("oslo", "tripoli", "ankara", "dublin")


class Mission:
    """By default two players, red to roll in the fifth turn, all agents on their bases, all suitcases out of the way.

    `agents` and `cases` say who is elsewhere: `{"red-1": "vienna"}`, `{"green-B": "red-1"}`, `{"red-A": "hq_red"}`.
    `inside` says what was found in the suitcases that are home, `cards` what is left of a hand.
    """

    def __init__(
        self,
        seats: int = 2,
        agents: Mapping[str, str] | None = None,
        cases: Mapping[str, str] | None = None,
        inside: Mapping[str, str] | None = None,
        cards: Mapping[int, tuple[int, ...]] | None = None,
        active: int = 0,
        turn: int = 5,
        last_home: int = 0,
    ) -> None:
        table = replace(new_table(seats), phase="roll", active=active, turn=turn, last_home=last_home)
        table = replace(table, cases=(OUT_OF_THE_WAY,) * seats)
        for agent, place in (agents or {}).items():
            table = send(table, agent, place)
        for case, place in (cases or {}).items():
            table = lay(table, case, place)
        for case, contents in (inside or {}).items():
            seat, letter = table.find(case)
            table = replace(table, inside=put(table.inside, seat, put(table.inside[seat], letter, contents)))
        for seat, left in (cards or {}).items():
            table = replace(table, played=put(table.played, seat, without(left)))
        self.table = table

    # what happens

    def happen(self, event: Event) -> "Mission":
        self.table = rules.play(self.table, event)
        return self

    @property
    def need(self) -> Need:
        return rules.waiting(self.table)[0]

    def roll(self, one: int, two: int = 0) -> "Mission":
        assert isinstance(self.need, Roll)
        return self.happen(Event("roll", self.need.name, None, (str(one), str(two))))

    def choose(self, value: Plain, seat: int | None = None) -> "Mission":
        need = self.need
        name, asked = (need.name, need.seat) if isinstance(need, Choose) else ("nothing", self.table.active)
        return self.happen(Event("choose", name, asked if seat is None else seat, value))

    def step(self, agent: str, *places: str) -> "Mission":
        for place in places:
            self.choose(("step", agent, place))
        return self

    def take(self, agent: str, case: str) -> "Mission":
        return self.choose(("take", agent, case))

    def put(self, agent: str) -> "Mission":
        return self.choose(("put", agent))

    def end(self) -> "Mission":
        return self.choose("end")

    def duel(self, attacker: int, defender: int) -> "Mission":
        """Both choose in secret, then both show. Whoever has no choice is not asked."""
        duel = self.table.duel
        cards = {self.table.seat_of(duel.attacker): attacker, self.table.seat_of(duel.foe): defender}
        if isinstance(self.need, Seal):
            name, seats = self.need.name, self.need.seats
            for seat in seats:
                self.happen(Event("seal", name, seat))
            for seat in seats:
                self.happen(Event("open", name, seat, cards[seat]))
        return self

    def opens(self, contents: str) -> "Mission":
        """The owner of the suitcase that has just come home shows what is in it."""
        need = self.need
        assert isinstance(need, Open)
        return self.happen(Event("open", need.name, need.seats[0], contents))

    def home(self, agent: str, headquarters: str, contents: str) -> "Mission":
        return self.step(agent, headquarters).opens(contents)

    def reveal(self) -> "Mission":
        """All that is still closed is opened, filled with whatever its owner has not used yet."""
        while self.table.phase == "reveal":
            need = self.need
            unused = [one for one in CONTENTS if one not in self.table.inside[need.seats[0]]]
            self.opens(unused[0])
        return self

    # what can be seen

    def at(self, *agents: str) -> tuple[str, ...]:
        return tuple(self.table.place_of(agent) for agent in agents)

    def lies(self, *cases: str) -> tuple[str, ...]:
        return tuple(dict(self.table.all_cases())[case] for case in cases)

    def offered(self, kind: str = "", seat: int | None = None) -> set[Plain]:
        """What a seat may do now, all of it or the acts of one kind without the kind in front."""
        asked = self.need.seats[0] if seat is None else seat
        values = {move.value for move in self.moves(asked)}
        if not kind:
            return values
        return {value[1:] for value in values if isinstance(value, tuple) and value[0] == kind}

    def moves(self, seat: int) -> tuple[Move, ...]:
        return GAME.moves(GAME.see(self.table, Pocket(seat)), self.need)  # type: ignore[return-value]

    def steps(self, agent: str) -> set[str]:
        return {act[1] for act in self.offered("step") if act[0] == agent}  # type: ignore[index, misc]

    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.table)


def without(left: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that must have been played if these are left."""
    played = list(CARDS)
    for card in left:
        played.remove(card)
    return tuple(played)


def packed(seat: int, *contents: str) -> Pocket:
    """A pocket of somebody who has filled the suitcases A to D."""
    sealed = (Sealed(f"contents.{letter}", one, "") for letter, one in zip(LETTERS, contents, strict=True))
    return Pocket(seat, sealed=tuple(sealed))


def refuses(reason: str):  # type: ignore[no-untyped-def]
    """`with refuses("suitcases.illegal.base"):` and the sentence the player gets is this one."""
    return pytest.raises(Illegal, match=f"^{reason.replace('.', '[.]')}($|[(])")


def catches(reason: str):  # type: ignore[no-untyped-def]
    return pytest.raises(Cheat, match=f"^{reason.replace('.', '[.]')}($|[(])")
