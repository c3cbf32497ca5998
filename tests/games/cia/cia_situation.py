"""A CIA table in the middle of a game, put up in a line, and the words to play on from there.

Works on the rules alone, as an umpire with open eyes: the scene knows the face of every card it has handed
out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from games.cia import GAME, cards, rules, top_secret, view
from games.cia.table import AGENTS, FIRST_SAFE, Held, Table, agents_in_play
from table.events import Event, Move, Shown
from table.illegal import Illegal
from table.needs import Choose, Deal, Need, Roll, Seal, Shuffle
from table.pocket import Card, Pocket, Sealed
from table.text import Plain

DECK = "secrets.1"


class Scene:
    """By default three seats, seat 0 to roll in the fourth turn, all agents in the church and all stones at
    0.
    """

    def __init__(
        self,
        seats: int = 3,
        at: Mapping[str, int] | None = None,
        score: Mapping[str, int] | None = None,
        safe: int = FIRST_SAFE,
        active: int = 0,
        turn: int = 4,
        hands: Mapping[int, Sequence[str]] | None = None,
        pile: int = 10,
        discards: tuple[str, ...] = (),
        dossier: bool = False,
        **more: object,
    ) -> None:
        agents = AGENTS[: agents_in_play(seats)]
        self.faces: dict[tuple[str, int], str] = {}
        dealt = [[self._hand_out(kind) for kind in (hands or {}).get(seat, ())] for seat in range(seats)]
        top_secret = hands is not None
        self.table = Table(
            seats=seats,
            top_secret=top_secret,
            dossier=dossier,
            phase="roll",
            agents=agents,
            at=tuple((at or {}).get(agent, 0) for agent in agents),
            score=tuple((score or {}).get(agent, 0) for agent in agents),
            safe=safe,
            active=active,
            turn=turn,
            owned=tuple((seat,) for seat in range(seats)),
            bystanders=tuple(range(seats, len(agents))),
            owners=(None,) * len(agents),
            deck=DECK if top_secret else "",
            decks=int(top_secret),
            drawn=len(self.faces),
            pile=pile if top_secret else 0,
            hands=tuple(map(tuple, dealt)),
            discards=discards,
            **more,  # type: ignore[arg-type]
        )

    def _hand_out(self, kind: str) -> Held:
        place = len(self.faces)
        self.faces[DECK, place] = kind
        return Held(DECK, place, 0)

    # what happens

    def happen(self, event: Event) -> "Scene":
        self.table = rules.play(self.table, event)
        return self

    @property
    def need(self) -> Need:
        return rules.waiting(self.table)[0]

    def roll(self, face: str) -> "Scene":
        assert isinstance(self.need, Roll)
        return self.happen(Event("roll", self.need.name, None, (face,)))

    def move(self, **points: int) -> "Scene":
        """The active player spends points: `move(perry=2, doyle=1)`."""
        return self.choose(self.table.active, tuple(points.get(agent, 0) for agent in self.table.agents))

    def choose(self, seat: int, value: Plain, *facts: Shown) -> "Scene":
        need = self.need
        name = need.name if isinstance(need, Choose) else "nothing"
        return self.happen(Event("choose", name, seat, value, facts))

    def draws(self, face: str) -> "Scene":
        """The card that is owed is handed out, and has this face."""
        if isinstance(self.need, Shuffle):
            self.happen(Event("shuffle", self.need.name, None, (self.need.faces, ())))
        need = self.need
        assert isinstance(need, Deal)
        self.faces[need.name, need.place] = face
        return self.happen(Event("deal", need.name, need.seat, need.place))

    def volunteers(self, *seats: int) -> "Scene":
        """Everybody with cards says at the same time whether they want to play."""
        need = self.need
        assert isinstance(need, Seal)
        for seat in need.seats:
            self.happen(Event("seal", need.name, seat))
        for seat in need.seats:
            self.happen(Event("open", need.name, seat, seat in seats))
        return self

    def plays(self, seat: int, kind: str, *parts: Plain) -> "Scene":
        """A card out of the hand: `plays(1, "swap", ("perry", 4), ("doyle", 9))`."""
        held = next((h for h in self.table.hands[seat] if self.faces[h.deck, h.place] == kind), None)
        assert held is not None, f"seat {seat} holds no {kind}"
        return self.choose(seat, (kind, *parts), Shown(held.deck, held.place, kind))

    def passes(self, *seats: int) -> "Scene":
        for seat in seats:
            self.choose(seat, top_secret.PASS)
        return self

    def done(self, seat: int) -> "Scene":
        return self.choose(seat, top_secret.DONE)

    def puts_safe(self, seat: int, building: int) -> "Scene":
        return self.choose(seat, building)

    def write_dossiers(self) -> "Scene":
        need = self.need
        assert isinstance(need, Seal) and need.name == "dossier"
        for seat in need.seats:
            self.happen(Event("seal", "dossier", seat))
        return self

    def open_dossiers(self, *written: tuple[int, ...]) -> "Scene":
        for seat, dossier in enumerate(written):
            self.happen(Event("open", "dossier", seat, dossier))
        return self

    def reveal(self, *cards: str) -> "Scene":
        """All agent cards are turned over; `cards` are their faces by place."""
        while self.table.phase == "reveal":
            need = self.need
            fact = Shown(need.name, need.place, cards[need.place])  # type: ignore[union-attr]
            self.happen(Event("show", need.name, need.seat, None, (fact,)))  # type: ignore[union-attr]
        return self

    # what can be seen

    def at(self, *agents: str) -> tuple[int, ...]:
        return tuple(self.table.place_of(agent) for agent in agents)

    def score(self, *agents: str) -> tuple[int, ...]:
        return tuple(self.table.score_of(agent) for agent in agents)

    def hand(self, seat: int) -> tuple[str, ...]:
        return tuple(self.faces[held.deck, held.place] for held in self.table.hands[seat])

    def asked(self) -> tuple[int, ...]:
        return self.need.seats

    def triggering(self) -> tuple[str, ...]:
        return tuple(agent for agent, _ in self.table.triggering)

    def moves(
        self, seat: int, own: str = "schulz", dossier: tuple[int, ...] | None = None
    ) -> tuple[Move, ...]:
        """What this seat is offered, from what it knows."""
        cards = [Card("agents", seat, own, "")]
        cards += [Card(h.deck, h.place, self.faces[h.deck, h.place], "") for h in self.table.hands[seat]]
        sealed = () if dossier is None else (Sealed("dossier", dossier, ""),)
        return rules.moves(view.see(self.table, Pocket(seat, tuple(cards), sealed)), self.need)

    def ways(self, seat: int, kind: str) -> set[tuple[Plain, ...]]:
        """All ways in which this seat may play such a card now, without the kind in front."""
        offered = [move.value for move in self.moves(seat)]
        return {value[1:] for value in offered if isinstance(value, tuple) and value[0] == kind}

    def ways_now(self, seat: int, kind: str) -> bool:
        """Could this seat play such a card at all, if it were asked?"""
        return kind in self.hand(seat) and cards.can_play(self.table, kind)

    def change(self, **parts: object) -> "Scene":
        """Something at the table that cannot be told in the first line."""
        self.table = replace(self.table, **parts)  # type: ignore[arg-type]
        return self

    def outcome(self):
        return GAME.outcome(self.table)


def in_round(hands: Mapping[int, Sequence[str]], first: int = 0, die: str = "2", **more: object) -> Scene:
    """A Top Secret round that `first` has just opened. The active player has spent the points on Larsson."""
    seats = int(more.pop("seats", 4))  # type: ignore[call-overload]
    scene = Scene(seats, hands=hands, **more).roll(die)  # type: ignore[arg-type]
    return scene.move(larsson=int(die)).volunteers(first)


def refuses(reason: str):
    """`with refuses("cia.illegal.card"):` — and the sentence the player gets is this one."""
    return pytest.raises(Illegal, match=f"^{reason.replace('.', '[.]')}($|[(])")
