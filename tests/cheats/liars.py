"""Network games in which one device cheats in one small way, and what every honest device then says about it."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from mesh import Device, Mesh
from samples import CARD_GAME

from table import catalog
from table.events import Event, Move
from table.game import Game
from table.text import Plain, canonical, read, write

Lie = Callable[["Liar", Any], Plain]


class Liar(Device):
    """Tells the truth until `when` is true of what it is about to say; then says `lie` instead, once."""

    kind = ""

    def when(self, word: Any) -> bool:
        return True

    def lie(self, word: Any) -> Any:
        return word

    def tell(self, kind: str, word: Plain) -> Plain:
        if self.lied_at is None and kind == self.kind and self.when(word):
            told = self.lie(word)
            if told != word:
                self.honest = event_of(word) if kind == "say" else None
                self.lied_at = self.peer.transcript.step
                return told
        return word


def liar(kind: str, lie: Lie, when: Callable[[Liar, Any], bool] = lambda self, word: True) -> type[Liar]:
    """A device that lies in its first letter of this kind for which `when` is true."""
    return type("OneLiar", (Liar,), {"kind": kind, "lie": lie, "when": when})


def event_of(word: Any) -> Event:
    """The (first) event in what a seat says in a round."""
    return read(Event, json.loads(word[0] if word[0] != "event" else word[1]))


def bent(word: Any, change: Callable[[dict[str, Any]], None]) -> Plain:
    """The same word with its first event changed."""
    data = write(event_of(word))
    change(data)
    text = canonical(read(Event, data))
    return ("event", text) if word[0] == "event" else (text, *word[1:])


def speaks(kind: str, name: str = "", facts: bool | None = None) -> Callable[[Liar, Any], bool]:
    """When this seat says an event of this kind, under a name that begins so, with or without facts."""

    def when(self: Liar, word: Any) -> bool:
        if not word or word[0] in ("take", "time", "devices", "out"):
            return False
        event = event_of(word)
        fits = event.kind == kind and event.name.startswith(name)
        return fits and (facts is None or bool(event.facts) == facts)

    return when


def flip(text: str) -> str:
    """Another letter in the middle of a base64 text: other bytes of the same length."""
    middle = len(text) // 2
    return text[:middle] + ("A" if text[middle] != "A" else "B") + text[middle + 1 :]


def game(name: str) -> Game:
    return catalog.load(name)


WITH_CARDS: dict[str, Plain] = {"top_secret": True}


def play_with(
    cheat: type[Device], name: str = CARD_GAME, seats: int = 3, options: dict[str, Plain] | None = None, seat: int = 1,
    seed: str = "liars", turns: int = 400, forgiving: bool = True,
) -> Mesh:  # fmt: skip
    mesh = Mesh(game(name), seats, options or {}, seed, forgiving, devices={seat: cheat}).begin()
    for _ in range(turns):
        mesh.carry_all()
        if all(peer.verdict or peer.is_done for place, peer in enumerate(mesh.peers) if place != seat):
            return mesh
        if not mesh.decide():
            return mesh
    return mesh


def play_until_the_lie(cheat: type[Device], name: str, seats: int, options: dict[str, Plain], tries: int = 8) -> Mesh:
    """Some lies need an occasion: another game, until it comes."""
    for number in range(tries):
        mesh = play_with(cheat, name, seats, options, seed=f"occasion {number}")
        if mesh.devices[1].lied_at is not None:
            return mesh
    raise AssertionError("there was no occasion to lie")


def must_be_caught(mesh: Mesh, reason: str, seat: int = 1, within: int = 1) -> None:
    """Every honest device names this seat, for this, within so many rounds of the lie; nobody else is named."""
    lied = mesh.devices[seat].lied_at
    assert lied is not None, "nobody has lied"
    for place, peer in enumerate(mesh.peers):
        if place != seat:
            assert peer.verdict is not None, f"seat {place} has noticed nothing"
            assert (peer.verdict.seat, peer.verdict.reason) == (seat, reason)
            assert peer.verdict.step - lied <= within


class Eager(Liar):
    """Prefers moves that state something."""

    def choose(self, need: Any, moves: list[Move], rng: Random) -> Move:
        return rng.choice([move for move in moves if move.facts] or moves)


def eager(kind: str, lie: Lie, when: Callable[[Liar, Any], bool] = lambda self, word: True) -> type[Liar]:
    return type("EagerLiar", (Eager,), {"kind": kind, "lie": lie, "when": when})
