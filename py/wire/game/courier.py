"""The courier of a running game: every device gets every letter, even if some are lost, late or doubled on their way.

A letter goes to all neighbours at once, and on to devices that have no link to its author. Every second each device
says how far it is; one that is behind asks one that is ahead. Two devices that name different pasts show each other
why. Law: the peers get only letters that a seat of this game has signed. Everything else is dropped and counted against
its link.
"""

import hashlib
import json
from collections.abc import Callable

from fair.game.peer import Peer
from fair.game.speaker import DOUBT
from fair.group.refused import Refused
from fair.protocol.letter import Signed, is_signed, read_letter
from fair.protocol.transcript import BACK
from fair.protocol.votes import Votes
from table.illegal import Cheat
from table.needs import Seat
from wire.link.codec import FORGED
from wire.link.link import Link
from wire.link.mesh import Mesh
from wire.link.messages import Ask, Differ, Letters, Terms, Where

BATCH = 60
BATCH_BYTES = 200_000
BETWEEN_ASKS = 0.4
BETWEEN_SHOWS = 1.5
BETWEEN_BACKS = 1.0
REMEMBERED = 20_000


class Courier:
    """`peers` are those of the seats at this device, or one witness.

    `write_down` keeps a letter of this device before anybody hears it.
    """

    def __init__(self, terms: Terms, peers: list[Peer], mesh: Mesh, write_down: Callable[[str], None]) -> None:
        self.peers = peers
        self.mesh = mesh
        self.game = peers[0].transcript.game
        self.devices = [place.device for place in terms.seats]
        self.differing: dict[str, float] = {}  # devices that name another past, and since when
        self.mishaps = 0
        self._write_down = write_down
        self.heard_count = 0
        self._known: set[bytes] = set()
        self._backs: dict[bytes, float] = {}
        self._asked_at: dict[str, float] = {}  # by device: one that never answers does not keep us from asking others
        self._shown_at: dict[str, float] = {}
        self._transcripts = [peer.transcript for peer in peers]

    # ------------------------------------------------------------ how far we are

    @property
    def near(self) -> Peer:
        """The peer here that has heard least."""
        return min(self.peers, key=lambda peer: (peer.transcript.step, len(peer.transcript.now)))

    @property
    def far(self) -> Peer:
        return max(self.peers, key=lambda peer: (peer.transcript.step, len(peer.transcript.now)))

    def where(self) -> Where:
        transcript = self.near.transcript
        accusing = any(peer.verdict is not None and not peer.verdict.is_open for peer in self.peers)
        spoken = tuple(sorted(transcript.now))
        return Where(self.game, transcript.step, transcript.head, spoken, _print(transcript.votes()), accusing)

    # ------------------------------------------------------------ going out

    def post(self) -> None:
        """Takes what the peers here say to each other and to all devices."""
        letters, doubts = list[str](), list[str]()
        while any(peer.outbox for peer in self.peers):
            for peer in self.peers:
                for wire in peer.take_outbox():
                    if wire.startswith(DOUBT):
                        doubts += json.loads(wire.removeprefix(DOUBT))
                        continue
                    letters.append(wire.decode("ascii"))
                    self._write_down(letters[-1])
                    for other in self.peers:
                        if other is not peer and peer.me is not None:
                            self._give(other, wire, peer.me)
        self._notice_new_transcripts()
        if letters:
            self.mesh.send_all(Letters(self.game, tuple(letters), False))
        if doubts:
            seated = [device for device in self.mesh.neighbours if device in self.devices]
            self.mesh.send_all(Letters(self.game, _batch(list(dict.fromkeys(doubts))), True), seated)

    def _give(self, peer: Peer, wire: bytes | Signed, via: Seat) -> None:
        try:
            peer.hear(wire, via)
        except Exception:  # a signed letter broke the rules' code: blame its author, and keep the page alive
            self.mishaps += 1
            peer.accuse(Cheat("cheat.letter", seat=via))

    def _is_forgotten(self, signed: Signed) -> bool:
        return signed.letter.kind != BACK and any(peer.transcript.has_forgotten(signed) for peer in self.peers)

    def _notice_forgotten(self, fresh: list[Signed]) -> None:
        """What came too early to be kept, or was pushed out by what came then, must be heard again in its time."""
        forgotten = [one for one in fresh if self._is_forgotten(one)]
        for peer in self.peers:
            forgotten += peer.transcript.take_forgotten()
        for signed in forgotten:
            self._known.discard(hashlib.sha256(signed.wire).digest())

    def _notice_new_transcripts(self) -> None:
        """A peer that took the others' past over has dropped the rest of its own: it must hear that part again."""
        transcripts = [peer.transcript for peer in self.peers]
        if any(one is not other for one, other in zip(transcripts, self._transcripts, strict=True)):
            self._transcripts = transcripts
            self._known.clear()

    # ------------------------------------------------------------ coming in

    def hear(self, link: Link, message: Letters) -> None:
        if message.game != self.game:
            return
        fresh: list[tuple[bytes, Signed]] = []
        for text in message.letters:
            wire = text.encode("ascii", "replace")
            mark = hashlib.sha256(wire).digest()
            if mark in self._known and not message.is_doubt:
                continue
            signed = self._read(wire, link)
            if signed is None:
                continue
            if signed.letter.kind != BACK:
                if not message.is_doubt:  # what is shown is only compared, and may have to be heard yet
                    self._known.add(mark)
            elif self.mesh.now - self._backs.get(mark, -10.0) < BETWEEN_BACKS:
                continue  # else it would circle for ever among devices that have no link to its author
            else:
                self._backs[mark] = self.mesh.now
            fresh.append((wire, signed))
        if len(self._known) > REMEMBERED:
            self._known.clear()
        if len(self._backs) > REMEMBERED:
            self._backs.clear()
        if fresh:
            self._give_all(link, fresh, message.is_doubt)
            self.heard_count += len(fresh)
            self._notice_forgotten([signed for _, signed in fresh])
        self.post()
        if len(message.letters) >= BATCH and not message.is_doubt:
            self.mesh.send(link.device, Ask(self.where()))

    def _read(self, wire: bytes, link: Link) -> Signed | None:
        try:
            signed = read_letter(wire)
        except Refused:
            link.ear.strike()
            return None
        letter, transcript = signed.letter, self.peers[0].transcript
        if letter.game != self.game or letter.author >= transcript.seats or not is_signed(signed, transcript.verify):
            link.ear.strike(FORGED)
            return None
        return signed

    def _give_all(self, link: Link, fresh: list[tuple[bytes, Signed]], is_doubt: bool) -> None:
        if is_doubt and link.device in self.devices:
            seat = self.devices.index(link.device)
            shown = DOUBT + json.dumps([wire.decode("ascii") for wire, _ in fresh]).encode()
            for peer in self.peers:
                self._give(peer, shown, seat)
            return
        for _, signed in fresh:
            for peer in self.peers:
                self._give(peer, signed, signed.letter.author)
        onward: dict[tuple[str, ...], list[str]] = {}
        for wire, signed in fresh:
            far = tuple(self.mesh.far_from(self.devices[signed.letter.author], link.device))
            if far and not self._is_forgotten(signed):
                onward.setdefault(far, []).append(wire.decode("ascii"))
        for far, wires in onward.items():
            self.mesh.send_all(Letters(self.game, tuple(wires), False), far)

    # ------------------------------------------------------------ comparing

    def compare(self, device: str, theirs: Where) -> None:
        """Another device says how far it is. Asks it for letters, or shows it why, if it names another past."""
        transcript = self.far.transcript
        if theirs.game != self.game or theirs.step < 0:
            return
        if theirs.step <= transcript.step:
            if theirs.head != transcript.heads[theirs.step]:
                self._differ(device, theirs.step, is_told=False)
                return
            self.differing.pop(device, None)
        if not theirs.is_accusing:
            self._show_proof(device)
        if self.mesh.now - self._asked_at.get(device, -10.0) >= BETWEEN_ASKS and (where := self.lacks(theirs)):
            self._asked_at[device] = self.mesh.now
            self.mesh.send(device, Ask(where))

    def lacks(self, theirs: Where) -> Where | None:
        """The point from which to ask, if they have something that we lack."""
        transcript = self.near.transcript
        if theirs.step > transcript.step:
            return self.where()
        if theirs.step == transcript.step:
            lacks = set(theirs.spoken) - set(transcript.now) or (
                theirs.votes and theirs.votes != _print(transcript.votes())
            )
            return self.where() if lacks else None
        if theirs.votes and theirs.votes != _print(transcript.votes(theirs.step)):
            return Where(self.game, theirs.step, transcript.heads[theirs.step], (), "", False)
        return None

    def answer(self, device: str, ask: Ask) -> None:
        where, transcript = ask.where, self.far.transcript
        if where.game != self.game or not 0 <= where.step <= transcript.step:
            return
        if where.head != transcript.heads[where.step]:
            self._differ(device, where.step, is_told=False)
            return
        known = {(where.step, seat) for seat in where.spoken}
        letters = [
            one.wire.decode("ascii")
            for one in transcript.since(where.step)
            if one.letter.kind == "absent" or (one.letter.step, one.letter.author) not in known
        ]
        if letters:
            self.mesh.send(device, Letters(self.game, _batch(letters), False))

    def hear_differ(self, device: str, differ: Differ) -> None:
        transcript = self.far.transcript
        is_ours = differ.game == self.game and 0 <= differ.step <= transcript.step
        if is_ours and differ.head != transcript.heads[differ.step]:
            self._differ(device, differ.step, is_told=True)

    def _differ(self, device: str, step: int, is_told: bool) -> None:
        """Shows our past: from the last step that was closed by votes, or the last few steps."""
        transcript = self.far.transcript
        if device in self.devices:
            self.differing.setdefault(device, self.mesh.now)
        if self.mesh.now - self._shown_at.get(device, -10.0) < BETWEEN_SHOWS:
            return
        self._shown_at[device] = self.mesh.now
        since = max((number for number in transcript.closed_by if number < step), default=max(0, step - 8))
        letters = [one.wire.decode("ascii") for one in transcript.since(since)]
        self.mesh.send(device, Letters(self.game, _batch(letters), False))
        if not is_told:
            self.mesh.send(device, Differ(self.game, step, transcript.heads[step]))

    def _show_proof(self, device: str) -> None:
        """Shows both letters of a fork to a device that has not seen them."""
        for peer in self.peers:
            if peer.verdict is not None and peer.verdict.letters:
                proof = tuple(one.wire.decode("ascii") for one in peer.verdict.letters)
                self.mesh.send(device, Letters(self.game, proof, False))
                return


def _batch(letters: list[str]) -> tuple[str, ...]:
    size, count = 0, 0
    for text in letters[:BATCH]:
        size += len(text)
        count += 1
        if size > BATCH_BYTES:
            break
    return tuple(letters[:count])


def _print(votes: Votes) -> str:
    """The fingerprint of all votes about a step; empty if there are none."""
    texts = [one.text for one in votes]
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16] if texts else ""
