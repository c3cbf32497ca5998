"""Attendance: who is absent, who is back, and how this seat votes about it.

Who speaks: a seat that misses others signs a vote (votes.py); a seat that has heard them refuses, and shows their
letters. A seat that was absent and is here again says `BACK`; the next letter of anybody who has heard it counts it in,
and shows the signature under that `BACK`.
Proved: a vote and a `BACK` are the seat's own, and a `BACK` names a head from after the seat was last declared absent.
So nobody brings another seat back. In the first protocol a letter only names the seats that it counts in.
Not protected here: all seats that are present together can say that another is gone.
"""

from collections.abc import Callable, Collection, Iterable

from fair.game.speaker import Speaker
from fair.group.refused import Malformed
from fair.protocol.letter import Letter, Return, Signed, bytes64, is_signed, text64
from fair.protocol.rounds import FIRST, Company
from fair.protocol.transcript import BACK, KEPT_VOTES, Transcript
from fair.protocol.votes import ABSENT, Passed
from table.illegal import Cheat
from table.needs import Seat
from table.text import canonical


class Attendance:
    """`show`: shows everybody the letters from a step on."""

    def __init__(
        self, company: Company, transcript: Transcript, speaker: Speaker, show: Callable[[int], None]
    ) -> None:  # fmt: skip
        self.returned: dict[Seat, Return] = {}  # absent, but heard again: they vote, and the next letter counts them in
        self._company = company
        self._transcript = transcript
        self._speaker = speaker
        self._show = show
        self._left_at: dict[Seat, int] = {}  # in which step a seat was last declared absent
        self._proved: set[Return] = set()  # whose signatures were checked

    @property
    def away(self) -> frozenset[Seat]:
        """Absent, and not heard again. A vote needs everybody else."""
        return frozenset(self._company.absent - set(self.returned) - {self._company.me})

    def back_with(self, me: Seat) -> tuple[Seat | Return, ...]:
        """Which absent seats a letter of this seat counts in: those it has heard again, and itself."""
        seats = sorted(self._company.absent & {*self.returned, me})
        is_named = self._company.protocol == FIRST
        return tuple(seat if is_named or seat == me else self.returned[seat] for seat in seats)

    def check_back(self, letter: Letter) -> None:
        """Refuses a letter that counts in a seat which is not absent, or has not said itself that it is back."""
        for one in letter.back:
            if self._company.protocol == FIRST:
                is_good = isinstance(one, int)
            elif isinstance(one, int):
                is_good = one == letter.author and one in self._company.absent
            else:
                is_good = self._is_return(one)
            if not is_good:
                raise Cheat("cheat.letter", seat=letter.author)

    def _is_return(self, back: Return) -> bool:
        seat, step, signature = back
        transcript = self._transcript
        is_new = self._left_at.get(seat, -1) < step <= transcript.step
        if seat not in self._company.absent or not is_new:
            return False
        if back not in self._proved:
            letter = Letter(transcript.game, seat, step, transcript.heads[step], BACK, None)
            try:
                signed = Signed(letter, canonical(letter), bytes64(signature))
            except Malformed:
                return False
            if not is_signed(signed, transcript.verify):
                return False
            self._proved.add(back)
        return True

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
        if me is None or not self._speaker.can_speak or step <= transcript.step - KEPT_VOTES:
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
        back = (letter.author, letter.step, text64(signed.signature))
        if letter.step <= transcript.step and letter.head == transcript.heads[letter.step] and self._is_return(back):
            self.returned[letter.author] = back

    def follow(self, letters: Iterable[Letter], passed: Passed | None) -> None:
        """The open step closes with these letters: from now on others are absent, or counted in."""
        company = self._company
        if passed:
            self._left_at |= dict.fromkeys(passed.gone, self._transcript.step)
            company.absent = set(passed.gone)  # all others have signed, so those of them who were absent are back
        company.absent -= {seat for letter in letters for seat in letter.seats_back}
        self.returned = {seat: back for seat, back in self.returned.items() if self._is_return(back)}
        self._proved &= set(self.returned.values())
