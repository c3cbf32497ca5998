"""Attendance: who is absent, who is back, and how this seat votes about it.

Who speaks: a seat that misses others signs a vote (votes.py); a seat that has heard them refuses, and shows their
letters. A seat that was absent and is here again says `BACK`; the next letter of anybody who has heard it counts it in.
Proved: a vote and a `BACK` are the seat's own, and a `BACK` names a head from after the seat had left.
Not protected here: all seats that are present together can say that another is gone.
"""

from collections.abc import Callable, Collection, Iterable

from fair.game.speaker import Speaker
from fair.protocol.letter import Letter, Signed, is_signed
from fair.protocol.rounds import Company
from fair.protocol.transcript import Transcript
from fair.protocol.votes import ABSENT, Passed
from table.illegal import Cheat
from table.needs import Seat

BACK = "back"


class Attendance:
    """`show`: shows everybody the letters from a step on."""

    def __init__(
        self, company: Company, transcript: Transcript, speaker: Speaker, show: Callable[[int], None]
    ) -> None:  # fmt: skip
        self.returned: set[Seat] = set()  # absent, but heard again: they vote, and the next letter counts them in
        self._company = company
        self._transcript = transcript
        self._speaker = speaker
        self._show = show
        self._left_at: dict[Seat, int] = {}  # in which step a seat was last declared absent

    @property
    def away(self) -> frozenset[Seat]:
        """Absent, and not heard again. A vote needs everybody else."""
        return frozenset(self._company.absent - self.returned - {self._company.me})

    def back_with(self, me: Seat) -> tuple[Seat, ...]:
        """Which absent seats a letter of this seat counts in: those it has heard again, and itself."""
        return tuple(sorted(self._company.absent & (self.returned | {me})))

    def declare_absent(self, seats: Collection[Seat]) -> bool:
        """Votes that these seats are gone. False: nobody can stand in for them, or nobody waits for them."""
        company, transcript, me = self._company, self._transcript, self._company.me
        away = self.away | set(seats)
        can = company.needed and company.seats - len(away) >= company.needed
        if not can or me is None or me in away or not self._speaker.can_speak:
            return False
        if all(seat in transcript.now for seat in seats):
            return False
        round = transcript.votes().round_for(me, away)
        if round is not None:
            self._vote(me, transcript.step, round, away)
        return True

    def answer(self, step: int) -> None:
        """Refuses votes about seats that were all heard here in that step, or about a step that is closed here."""
        transcript, me = self._transcript, self._company.me
        if me is None or not self._speaker.can_speak:
            return
        is_closed, heard = step < transcript.step, set(transcript.now) | self._company.absent
        for round, missed in transcript.votes(step).open_to(me):
            if is_closed or missed <= heard:
                self._vote(me, step, round, frozenset())
                self._show(step)

    def _vote(self, me: Seat, step: int, round: int, seats: frozenset[Seat]) -> None:
        transcript, body = self._transcript, (round, tuple(sorted(seats)))
        signed = self._speaker.sign(Letter(transcript.game, me, step, transcript.heads[step], ABSENT, body))
        transcript.take(signed)
        self._speaker.send(signed)

    def say_back(self) -> None:
        transcript, me = self._transcript, self._company.me
        if me is not None and self._speaker.can_speak:
            letter = Letter(transcript.game, me, transcript.step, transcript.head, BACK, None)
            self._speaker.send(self._speaker.sign(letter))

    def hear_back(self, signed: Signed, via: Seat) -> None:
        """Believed if the seat says so itself, and not long ago: it knows a head from after it had left."""
        letter, transcript = signed.letter, self._transcript
        if letter.game != transcript.game or not is_signed(signed, transcript.verify):
            raise Cheat("cheat.forged", seat=via)
        is_new = self._left_at.get(letter.author, -1) < letter.step <= transcript.step
        if is_new and letter.head == transcript.heads[letter.step] and letter.author in self._company.absent:
            self.returned.add(letter.author)

    def follow(self, letters: Iterable[Letter], passed: Passed | None) -> None:
        """The open step closes with these letters: from now on others are absent, or counted in."""
        company = self._company
        if passed:
            self._left_at |= dict.fromkeys(passed.gone - company.absent, self._transcript.step)
            company.absent = set(passed.gone)  # all others have signed, so those of them who were absent are back
        company.absent -= {seat for letter in letters for seat in letter.back}
        self.returned &= company.absent
