"""The conversation of one game on one device: its transcript, its match, and the round that is open now.

Rounds: those of the course (course.py), one after another. A step is closed when all who are asked have spoken, or when
all others have voted that the rest are absent. What must be proved is proved inside the rounds.
A conversation is begun once. A device that has closed a step alone, and must take over how the others have closed it,
begins a new conversation and drops this one whole (peer.py).
Not protected here: silence (attendance.py), and devices that tell different things to different others (doubts.py).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fair.game.attendance import Attendance
from fair.game.course import Course
from fair.game.doubts import Doubts
from fair.game.network_match import NetworkMatch, Offer, name_game
from fair.game.speaker import Speaker
from fair.group.curve import Curve
from fair.group.secret import Secret
from fair.proofs import shares
from fair.protocol.letter import Signed, Verify
from fair.protocol.rounds import Company, Later, Round
from fair.protocol.transcript import Doubt, Transcript
from fair.protocol.voices import Voices
from fair.protocol.votes import Passed
from table.dealers import Dealer
from table.events import Event
from table.game import Game
from table.illegal import Cheat
from table.needs import Clock, Seat
from table.text import Plain


@dataclass(frozen=True)
class Setup:
    """What was agreed before the first letter, and what this seat keeps to itself: `master`, the root of its secrets.

    `left`: how many seconds this device shows on a clock. `voices`: which seats share a device, if that is known.
    """

    game: Game
    first: Event
    players: Sequence[bytes]
    curve: Curve
    verify: Verify
    master: Secret | None
    forgiving: bool
    left: Callable[[Clock], int]
    voices: Voices | None
    protocol: int


class Conversation:
    def __init__(self, setup: Setup, speaker: Speaker, dealer: Dealer, tell_all: Offer) -> None:
        name = name_game(setup.first, setup.players, setup.forgiving, setup.protocol)
        seats, me = len(setup.players), speaker.me
        needed = shares.threshold(seats) if setup.forgiving else 0
        self.me = me
        self.transcript = Transcript(name, seats, setup.verify, needed, me)
        self.company = Company(
            name, seats, me, setup.curve, self.transcript, needed, setup.voices, protocol=setup.protocol
        )
        self.match = NetworkMatch(setup.game, dealer, setup.first, () if me is None else (me,), tell_all)
        self.course = Course(self.company, self.match, setup.master, setup.left)
        self.doubts = Doubts(self.transcript, speaker)
        self.attendance = Attendance(self.company, self.transcript, speaker, self.doubts.show)
        self.chosen: dict[str, str] = {}  # what this seat has decided and not said yet, by the name of the need
        self.is_time_over = False
        self._talk = self.course.play()
        self.round: Round | None = next(self._talk)

    @property
    def is_waiting(self) -> bool:
        """This seat has spoken in the open round, or is not asked."""
        if self.round is None or self.me not in self.round.who or self.me in self.transcript.now:
            return True
        passed = self.transcript.votes().passed(self.me)
        return passed is not None and self.me in passed.gone  # declared absent in this very step

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Those who have not spoken in the open round."""
        return tuple(seat for seat in self.round.who if seat not in self.transcript.now) if self.round else ()

    def word(self, round: Round) -> "Plain | Later":
        """What this seat says in the open round, if that is known by now."""
        word = self.course.word(round, self.chosen, self.is_time_over) if isinstance(round.mine, Later) else round.mine
        return word() if callable(word) else word

    def take(self, signed: Signed, via: Seat) -> None:
        """Hears a letter. If it names another past, everybody is shown ours."""
        try:
            self.transcript.take(signed, via)
        except Doubt as doubt:
            self.doubts.show(doubt.since)

    def closing(self) -> tuple[tuple[Seat, ...], Passed | None] | None:
        """Whose letters close the open step, and by which votes; None: it stays open."""
        round, transcript = self.round, self.transcript
        assert round is not None
        for seat, signed in transcript.now.items():
            if seat not in round.who or signed.letter.kind != round.kind:
                raise Cheat("cheat.turn", seat=seat)
            self.attendance.check_back(signed.letter)
        passed = transcript.votes().passed(self.me) if self.course.referee else None
        if passed is None and self.me is not None and transcript.votes().is_bound(self.me):
            return None  # others may have closed it with our vote
        left = passed.gone if passed else frozenset[Seat]()
        said = {seat: signed.letter.body for seat, signed in transcript.now.items() if seat not in left}
        if round.closes is not None:
            authors = round.closes(said, left)
        else:
            who = tuple(seat for seat in round.who if seat not in left)
            authors = who if all(seat in said for seat in who) and (who or left) else None
        return None if authors is None else (authors, passed)

    def close(self, authors: tuple[Seat, ...], passed: Passed | None) -> None:
        """Closes the open step, lets the course go on, and hears the letters that came early for the next step."""
        step = self.transcript.step
        letters = [self.transcript.now[seat].letter for seat in authors]
        self.attendance.follow(letters, passed)
        early = self.transcript.close(authors, passed)
        self.attendance.answer(step)  # somebody may miss a seat that was heard here in the end
        self.chosen = {}
        before = self.course.clock
        try:
            self.round = self._talk.send({letter.author: letter.body for letter in letters})
        except StopIteration:
            self.round = None
        if self.course.clock != before:
            self.is_time_over = False
        for signed in early:
            self.take(signed, signed.letter.author)
