"""Real letters of whole games, each with what was heard before it: to say it again with one field changed.

A changed letter is signed again with its author's key and heard by a device that has heard all before it. Then it was
refused (its author is named), or dropped (the step does not close with it), or it closed the step: with another table,
or with the same one. In the last case the whole game is played on, with a device that believes its own lie.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

from mesh import CURVE, Device, Mesh, toy_sign, toy_verify
from shelf import tryout

from fair.game import record
from fair.game.audit import audit
from fair.game.peer import Peer
from fair.game.speaker import DOUBT
from fair.group.refused import Malformed
from fair.protocol.letter import Letter, Signed, read_letter, sign
from fair.protocol.transcript import BACK
from fair.protocol.voices import Voices
from soak.peers import declare_absent
from soak.values import Path, event_in, others, part_at, paths, replaced
from table import catalog
from table.events import Event
from table.illegal import Damaged
from table.needs import Clock
from table.text import Plain, canonical, read

FRAME = tuple(field.name for field in fields(Letter) if field.name != "body")


@dataclass(frozen=True, eq=False)
class Found:
    """A letter of a game, and all that a device had heard before it and with it."""

    make: Callable[..., Mesh]
    mesh: Mesh
    letter: Letter
    before: tuple[Signed, ...]
    beside: tuple[Signed, ...]  # the others of its step

    @property
    def sort(self) -> str:
        """The kind of the letter, and of what is in it."""
        body = self.letter.body
        inside = [event for event in body if isinstance(event, str)] if isinstance(body, tuple) else []
        kinds = [str(part_at(text, ("kind",))) for text in inside if text.startswith("{")]
        facts = [fact["is"] for text in inside if text.startswith("{") for fact in part_at(text, ("facts",))]
        word = [inside[0]] if inside and self.letter.kind in ("talk", "clock") else []
        back = ["with a return"] if self.letter.back else []
        said = ["with a complaint"] if self.letter.kind == "shares good" and body else []
        last = ["with a deck"] if self.letter.kind == "deck proof" and isinstance(body, tuple) else []
        return " ".join(dict.fromkeys([self.letter.kind, *word, *kinds, *facts, *back, *said, *last]))

    def name(self, path: Path) -> str:
        """The field that this path leads to, alike for all places of a row."""
        return f"{self.sort}: {'.'.join('*' if isinstance(key, int) else key for key in path) or 'body'}"


def letters_of(make: Callable[..., Mesh], mesh: Mesh) -> Iterator[Found]:
    """All letters that closed a step, and the words of seats that came back."""
    every = mesh.peers[0].transcript.since(0)
    for signed in every:
        step = signed.letter.step
        before = tuple(one for one in every if one.letter.step < step)
        beside = tuple(one for one in every if one.letter.step == step and one is not signed)
        yield Found(make, mesh, signed.letter, before, beside)
    for device in mesh.devices:
        if isinstance(device, Returning) and device.returns:
            letter = device.returns[0].letter
            before = tuple(one for one in every if one.letter.step < letter.step)
            yield Found(make, mesh, letter, before, ())


class Returning(Device):
    """Remembers its words that it is back."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.returns: list[Signed] = []

    def outgoing(self, wire: bytes, to: int) -> list[bytes]:
        if b'"kind":"back"' in wire and not wire.startswith(DOUBT):
            self.returns.append(read_letter(wire))
        return [wire]


# ---------------------------------------------------------------- changing a field


def changed_bodies(letter: Letter, few: int) -> Iterator[tuple[Path, Letter]]:
    """The letter with one part of its body changed, in each place; of long rows the first and the last place."""
    for path in paths(letter.body):
        parents = [part_at(letter.body, path[:n]) for n in range(len(path))]
        if any(
            isinstance(key, int) and key not in (0, len(parent) - 1) for key, parent in zip(path, parents, strict=True)
        ):
            continue
        for value in others(part_at(letter.body, path))[:few]:
            try:
                body = replaced(letter.body, path, value)
            except Malformed:
                continue
            if canonical(body) != canonical(letter.body):
                yield path, replace(letter, body=body)


def changed_frames(letter: Letter, seats: int) -> Iterator[tuple[Path, Letter]]:
    """The letter with another game, author, step, head or kind, or with other seats that it says are back."""
    values: dict[str, tuple[Any, ...]] = {
        "game": ("", letter.game[::-1]), "author": ((letter.author + 1) % seats, seats),
        "step": (letter.step + 1, max(0, letter.step - 1), letter.step + 5000),
        "head": (letter.head[::-1], "", letter.head.upper()),
        "kind": ("say", "roll", "", letter.kind + " ", BACK),
        "back": (
            (), (0,), (1,), (seats - 1,), tuple(range(seats)), (1, 0), (0, 0), (99,), (True,), *_other_returns(letter),
        ),
    }  # fmt: skip
    for name in FRAME:
        for value in values[name]:
            if getattr(letter, name) != value:
                yield ((name,), replace(letter, **{name: value}))


def _other_returns(letter: Letter) -> Iterator[Any]:
    """The letter with another seat, step or signature in its list of returned seats."""
    for path in paths(letter.back):
        if len(path) == 2:
            for value in others(part_at(letter.back, path))[:4]:
                yield replaced(letter.back, path, value)


# ---------------------------------------------------------------- hearing it


def what_follows(found: Found, letter: Letter, listener: int) -> str:
    """`named` · `dropped` · `another table` · `the same table`, on a device that hears this letter instead."""
    peer = _listener(found, listener)
    before = _state(peer)
    peer.hear(_signed(letter, found.letter.author).wire, found.letter.author)
    for one in found.beside:
        peer.hear(one, one.letter.author)
    if peer.verdict is not None and peer.verdict.seat == found.letter.author:
        return "named"
    if _state(peer) == before:
        return "dropped"
    return "the same table" if _state(peer) == _honest(found, listener) else "another table"


def _signed(letter: Letter, by: int) -> Signed:
    return sign(letter, lambda message: toy_sign(by, message))


@cache
def _honest(found: Found, listener: int) -> str:
    peer = _listener(found, listener)
    for one in (_signed(found.letter, found.letter.author), *found.beside):
        peer.hear(one, one.letter.author)
    return _state(peer)


def _listener(found: Found, seat: int) -> Peer:
    old = found.mesh.peers[seat]
    peer = found.mesh.peer(old.match.game, old.match.log.events[0], seat)
    peer.listen()
    peer.recall(one.wire for one in found.before)
    return peer


def _state(peer: Peer) -> str:
    """How far it is, who is there, and what the table shows; not the proofs, which the rules never see."""
    events = tuple(replace(event, proof=None) for event in peer.match.log.events)
    absent = (tuple(sorted(peer.company.absent)), tuple(sorted(peer._conversation.attendance.away)))
    named = None if peer.verdict is None else (peer.verdict.seat, peer.verdict.reason)
    return canonical((peer.transcript.step, absent, named, events, peer.match.table))


# ---------------------------------------------------------------- playing on with it


class Believer(Device):
    """Says one changed word in its step, and believes it."""

    instead: Letter

    def tell_all(self, kind: str, word: Plain) -> Plain:
        if self.peer.transcript.step == self.instead.step and kind == self.instead.kind:
            self.lied_at = self.instead.step
            self.honest = next((read(Event, data) for one in _row(word) if (data := event_in(one))), None)
            return self.instead.body
        return word


def _row(word: Plain) -> tuple[Plain, ...]:
    return word if isinstance(word, tuple) else ()


def is_found_out(found: Found, letter: Letter) -> str:
    """Who finds it out later: `a device` or `the audit`; empty if nobody does."""
    liar = type("OneBeliever", (Believer,), {"instead": letter})
    mesh = found.make(devices={letter.author: liar})
    play(mesh)
    honest = [peer for peer in mesh.peers if peer.me != letter.author]
    named = {peer.verdict.seat for peer in honest if peer.verdict}
    assert named <= {letter.author}, f"{named} are named for it"
    if named:
        return "a device"
    assert mesh.devices[letter.author].lied_at is not None, "it was not said at all"
    try:
        report = audit(record.record(honest[0]), CURVE, toy_verify)
    except Damaged:
        return ""
    wrong = {finding.seat for finding in report.wrong}
    assert wrong <= {letter.author}, f"the audit names {wrong} for it"
    return "the audit" if wrong else ""


class Vanishing(Mesh):
    """`vanish`: a seat, in which turn it goes, and in which it is back."""

    vanish: tuple[int, int, int] | None = None


def play(mesh: Mesh) -> Mesh:
    """To its end; a seat that is gone is declared absent, and comes back."""
    seat, goes, returns = (getattr(mesh, "vanish", None)) or (0, -1, -1)
    mesh.begin()
    for turn in range(600):
        mesh.carry_all()
        if all(peer.is_done or peer.verdict for peer in mesh.peers if peer.me not in mesh.gone):
            break
        if turn == goes:
            mesh.gone.add(seat)
        if turn == returns:
            mesh.gone.discard(seat)
            mesh.peers[seat].come_back()
        declare_absent(mesh)
        mesh.carry_all()
        mesh.decide()
    return mesh


def table_of(
    name: str, seats: int, seed: str, vanish: tuple[int, int, int] | None = None, voices: Voices | None = None,
    cheats: dict[int, type[Device]] | None = None,
) -> Callable[..., Mesh]:  # fmt: skip
    """How to make one game anew, the same each time. Of four clocks that of seat 0 is the one in the middle."""

    def left(seat: int, need: Clock) -> int:
        return need.seconds * (1 if seat in (1, 2) else 2 + seat) // 6

    def make(devices: dict[int, type[Device]] | None = None) -> Mesh:
        kinds = {**({vanish[0]: Returning} if vanish else {}), **(cheats or {}), **(devices or {})}
        mesh = Vanishing(catalog.load(name), seats, tryout(name).options, seed, devices=kinds, voices=voices, left=left)
        mesh.vanish = vanish
        return mesh

    return make
