"""An evening of Spyfall with known cards, and the words to play it: real seals and a dealer who plays along."""

import pytest

from games.spyfall import GAME
from games.spyfall.rules import READY
from games.spyfall.table import SPY, Table
from table.dealers import Scripted
from table.events import Event, Move
from table.illegal import Illegal
from table.match import Match, start_event
from table.needs import Clock
from table.text import Plain

NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve", "Fay", "Gus", "Hal")
PLACES = ("crusade", "school", "bank", "beach", "opera", "casino")


class Evening:
    """By default four seats and one round on a crusade: Ann deals and is the knight, Bob is the spy."""

    def __init__(
        self,
        seats: int = 4,
        spies: tuple[int, ...] = (1,),
        dealer: int = 0,
        names: tuple[str, ...] = NAMES,
        cards: tuple[str, ...] = (),
        **options: Plain,
    ) -> None:
        decks: dict[str, tuple[str, ...]] = {}
        roles = options.get("roles", True)
        for number, spy in enumerate(spies, 1):
            place = PLACES[number - 1]
            agents = [f"{place}+{role}" if roles else place for role in range(1, seats)]
            decks[f"places.{number}"] = (place,)
            if roles:
                decks[f"roles.{number}"] = tuple(str(role) for role in range(1, seats))
            decks[f"cards.{number}"] = cards or (*agents[:spy], SPY, *agents[spy:])
        dealing = Scripted("evening", throws={"dealer": (str(dealer),)}, decks=decks)
        agreed = {"rounds": len(spies), **options}
        if "next_dealer" in agreed:
            agreed["dealer"] = agreed.pop("next_dealer")
        self.match = Match(GAME, dealing, start_event(GAME, names[:seats], agreed))
        self.match.settle()

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    @property
    def phase(self) -> str:
        return self.table.phase

    def choose(self, seat: int, value: Plain) -> "Evening":
        self.match.offer(seat, Move(value))
        self.match.settle()
        return self

    # what people do

    def start(self) -> "Evening":
        """Everybody has looked; the dealer starts the clock."""
        return self.choose(self.table.dealer, READY)

    def ask(self, *targets: int, text: str = "") -> "Evening":
        """Whoever may ask asks the first, who asks the second, and so on."""
        for target in targets:
            self.choose(self.table.asker, ("ask", target, text))
        return self

    def answer(self, seat: int, text: str) -> "Evening":
        return self.choose(seat, ("answer", text))

    def accuse(self, seat: int, target: int, left: int = 300) -> "Evening":
        self.choose(seat, ("accuse", target))
        return self.clock(left)

    def clock(self, left: int | None = None) -> "Evening":
        """The clock is stopped with so much left, or runs out."""
        need = next(need for need in self.match.needs if isinstance(need, Clock))
        self.match.receive(Event("clock", need.name, None, left))
        self.match.settle()
        return self

    def vote(self, **votes: bool) -> "Evening":
        """`vote(cem=True, dot=False)`: in secret, then shown together."""
        for name, yes in votes.items():
            self.match.offer(NAMES.index(name.capitalize()), Move(yes))
        self.match.settle()
        return self

    def reveal(self, seat: int) -> "Evening":
        move = next(move for move in self.match.moves(seat) if move.value == ("reveal",))
        self.match.offer(seat, move)
        self.match.settle()
        return self

    def suspect(self, *targets: int) -> "Evening":
        """In the order of the rules: the dealer first, then clockwise."""
        for target in targets:
            self.choose(self.match.needs[0].seats[0], target)
        return self

    def final(self, *targets: int) -> "Evening":
        """The talk is over; the votes by seat."""
        self.choose(self.table.dealer, READY)
        for seat, target in enumerate(targets):
            self.match.offer(seat, Move(target))
        self.match.settle()
        return self

    def next_round(self) -> "Evening":
        return self.choose(self.table.dealer, READY)

    # what can be seen

    def card(self, seat: int) -> str:
        card: str = self.match.view(seat).card
        return card

    def asked(self) -> set[int]:
        return {seat for need in self.match.needs for seat in need.seats}

    def offered(self, seat: int) -> set[Plain]:
        return {move.value for move in self.match.moves(seat)}


def refuses(reason: str):
    return pytest.raises(Illegal, match=f"^{reason.replace('.', '[.]')}($|[(])")
