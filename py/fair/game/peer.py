"""The dealer of a network game: every device runs one, they share nothing but letters, and nobody deals.

Does no sending of its own: `hear` what came in, take from `outbox` what goes out, to all others. It answers the needs
of the rules together with the other devices. Whoever is caught cheating is named in `verdict`, on every honest device.
"""

import json
from collections.abc import Callable, Iterable, Sequence

from fair.game.course import EVENT, OUT, TAKE, TIME, Course
from fair.game.joined import Joined, Verdict, name_game
from fair.group.curve import Curve
from fair.group.refused import Refused
from fair.group.secret import Secret
from fair.proofs import shares
from fair.protocol.letter import Letter, Sign, Signed, Verify, is_signed, read_letter, sign
from fair.protocol.rounds import Company, Later, Round
from fair.protocol.transcript import Doubt, Fork, Transcript
from fair.protocol.votes import ABSENT, Passed
from table.dealers import Pockets
from table.events import Event, Fact, Move
from table.game import Game
from table.illegal import Cheat, Illegal
from table.log import Log
from table.match import read_start
from table.needs import Clock, Need, Seal, Seat, Stake
from table.pocket import Pocket
from table.text import Plain, canonical

DOUBT = b"doubt\n"
BACK = "back"


class Peer:
    def __init__(
        self,
        game: Game,
        first: Event,
        me: Seat | None,
        players: Sequence[bytes],
        curve: Curve,
        master: Secret | None = None,
        signing: Sign | None = None,
        verify: Verify = lambda seat, message, signature: False,
        forgiving: bool = True,
        left: Callable[[Clock], int] = lambda need: need.seconds // 2,
    ) -> None:
        seats = len(read_start(game, first)[0])
        assert len(players) == seats
        self.me = me
        self.players = tuple(players)
        self.forgiving = forgiving
        self.signing = signing
        self.outbox: list[bytes] = []
        self.breathes = self.is_due = self._comes_back = False
        self._back_at = -1
        self._sit_down: Callable[[], None] = lambda: self._begin(game, first, curve, verify, master, left)
        self._sit_down()

    def _begin(
        self,
        game: Game,
        first: Event,
        curve: Curve,
        verify: Verify,
        master: Secret | None,
        left: Callable[[Clock], int],
    ) -> None:
        name, seats, me = name_game(first, self.players, self.forgiving), len(self.players), self.me
        needed = shares.threshold(seats) if self.forgiving else 0
        self.transcript = Transcript(name, seats, verify, needed)
        self.company = Company(name, seats, me, curve, self.transcript, needed)
        self.match = Joined(game, self, first, () if me is None else (me,))
        self.match.peer = self
        self.course = Course(self.company, self.match, master, left)
        self.verdict: Verdict | None = None
        self.time_over = False
        self.chosen: dict[str, str] = {}  # what this seat has decided and not said yet, by the name of the need
        self.returned: set[Seat] = set()
        self._left_at: dict[Seat, int] = {}  # in which step a seat was last declared absent
        self._shown_since: set[int] = set()
        self._talk = self.course.play()
        self.round: Round | None = next(self._talk)

    # ------------------------------------------------------------ the door of the device

    def begin(self) -> None:
        self.go_on()

    def recall(self, letters: Iterable[bytes]) -> None:
        """After a restart: everything is heard again, and nothing is said twice. The key alone brings back the rest."""
        signing, self.signing = self.signing, None
        for wire in letters:
            self.hear(wire, read_letter(wire).letter.author)
        self.signing = signing

    def hear(self, wire: bytes | Signed, via: Seat) -> None:
        """Something came in from the device of this seat: its bytes, or a letter that was read already."""
        if self.verdict is None:
            try:
                if isinstance(wire, Signed):
                    self._hear_letter(wire, via)
                elif wire.startswith(DOUBT):
                    self._hear_doubt(wire, via)
                else:
                    self._hear_letter(read_letter(wire), via)
            except Refused:
                self._accuse(Cheat("cheat.letter", seat=via))
            except Cheat as cheat:
                self._accuse(cheat)
            self.go_on()
            if self._comes_back and self.me in self.company.absent and self._back_at < self.transcript.step:
                self.say_back()  # the first word may have named a step from before it was missed

    def offer(self, seat: Seat, move: Move, name: str | None = None) -> Event:
        """The player of this device wants to do something; it happens when its round is over."""
        match = self.match
        is_asked = self.round is not None and isinstance(self.round.mine, Later)
        if not is_asked or self.is_waiting or self.verdict or match.need_of(seat, name).name in self.chosen:
            raise Illegal("illegal.not_your_turn")
        event, _ = match.draft(seat, move, name)
        if event.kind == "choose":
            match.game.play(match.table, event)  # what the rules refuse is not even sent
        self.chosen[event.name] = canonical(event)
        self.go_on()
        return event

    def ask_again(self) -> None:
        """Something may have been lost on its way: shows what is known here; the others show what is missing."""
        self._shown_since.clear()
        self._show_letters(max(0, self.transcript.step - 1))

    def time_is_up(self) -> None:
        """The clock of this device has run out."""
        self.time_over = True
        self.go_on()

    def declare_absent(self, *seats: Seat) -> bool:
        """All these seats have been silent for too long. They are absent when all others say so, of the same seats.

        False: nobody can stand in for them, and the game waits.
        """
        transcript, company = self.transcript, self.company
        away = self.away | set(seats)
        can = company.needed and company.seats - len(away) >= company.needed and self.course.referee is not None
        if not can or self.me is None or self.me in away or self.signing is None or self.verdict is not None:
            return False
        if all(seat in transcript.now for seat in seats):
            return False  # nobody waits for them
        round = transcript.votes().round_for(self.me, away)
        if round is not None:
            self._vote(self.me, transcript.step, round, away)
            self.go_on()
        return True

    def come_back(self) -> None:
        """This seat was away. It asks for what it has missed, and plays again when somebody has heard it."""
        self._comes_back = True
        self.ask_again()
        self.say_back()

    def say_back(self) -> None:
        """Only the word that this seat is there again, for whoever sees to it that no letter is lost."""
        self._back_at = self.transcript.step
        if self.me is not None and self.signing is not None:
            letter = Letter(self.transcript.game, self.me, self.transcript.step, self.transcript.head, BACK, None)
            self.outbox.append(sign(letter, self.signing).wire)

    @property
    def away(self) -> frozenset[Seat]:
        """Absent, and not heard again: without them the others vote. Who is back but not yet counted in votes too."""
        return frozenset(self.company.absent - self.returned - {self.me})

    @property
    def is_waiting(self) -> bool:
        """This seat has spoken in the open round, or is not asked."""
        if self.round is None or self.me not in self.round.who or self.me in self.transcript.now:
            return True
        passed = self.transcript.votes().passed(self.me)
        return passed is not None and self.me in passed.gone  # declared absent in this very step

    @property
    def missing(self) -> tuple[Seat, ...]:
        """For whom the table waits: those who have not spoken in the open round."""
        return tuple(seat for seat in self.round.who if seat not in self.transcript.now) if self.round else ()

    @property
    def is_done(self) -> bool:
        return self.round is None and self.verdict is None

    # ------------------------------------------------------------ rounds

    def go_on(self) -> None:
        """One step after another; or, if it `breathes`, a word or a step: others are told first, the rest is due."""
        self.is_due = False
        while self.round is not None and self.verdict is None and not self.is_due:
            try:
                if not self._speak(self.round) or not self.breathes:
                    self._answer_votes(self.transcript.step)
                    passed = self.transcript.votes().passed(self.me) if self.course.referee else None
                    authors = self._closing(self.round, passed)
                    if authors is None:
                        return
                    self._close(authors, passed)
                self.is_due = self.breathes
            except Cheat as cheat:
                self._accuse(cheat)

    def _speak(self, round: Round) -> bool:
        if self.me is None or self.signing is None or self.is_waiting:
            return False
        word = self._word(round) if isinstance(round.mine, Later) else round.mine
        word = word() if callable(word) else word
        if isinstance(word, Later):
            return False
        signed = sign(self._letter(self.me, round.kind, word), self.signing)
        self.transcript.take(signed)
        self.outbox.append(signed.wire)
        return True

    def _letter(self, me: Seat, kind: str, word: Plain) -> Letter:
        """`back`: whoever was absent and has been heard again; oneself, if others wait for one's word."""
        back = tuple(sorted(self.company.absent & (self.returned | {me})))
        return Letter(self.transcript.game, me, self.transcript.step, self.transcript.head, kind, word, back)

    def _word(self, round: Round) -> "Plain | Later":
        """What this seat has to say where a player decides."""
        course = self.course
        if round.closes is None:
            words = course.own_events(course.asked, self.chosen)
            return Later() if words is None else words
        wish = next((self.chosen[need.name] for need in course.asked if need.name in self.chosen), None)
        if self.me == course.scribe:
            return self._scribe(wish)
        if wish is not None:
            return (EVENT, wish)
        return (OUT,) if self.time_over and self._clock() else Later()

    def _scribe(self, wish: str | None) -> "Plain | Later":
        """The scribe takes up the first wish that came, an own one included; or counts the clocks."""
        for seat, signed in self.transcript.now.items():
            if signed.letter.body != (OUT,):
                return (TAKE, seat)
        if wish is not None:
            return (EVENT, wish)
        late = tuple(sorted(self.transcript.now))
        if self.time_over and self._clock() and 2 * (len(late) + 1) > len(self.company.present):
            return (TIME, *late)
        return Later()

    def _clock(self) -> Clock | None:
        return next((need for need in self.match.needs if isinstance(need, Clock)), None)

    def _closing(self, round: Round, passed: Passed | None) -> tuple[Seat, ...] | None:
        """Whose letters close the step; None: it stays open."""
        for seat, signed in self.transcript.now.items():
            if seat not in round.who or signed.letter.kind != round.kind:
                raise Cheat("cheat.turn", seat=seat)
        if passed is None and self.me is not None and self.transcript.votes().is_bound(self.me):
            return None  # others may have closed it with our vote
        left = passed.gone if passed else frozenset[Seat]()
        said = {seat: signed.letter.body for seat, signed in self.transcript.now.items() if seat not in left}
        if round.closes is not None:
            return round.closes(said, left)
        who = tuple(seat for seat in round.who if seat not in left)
        return who if all(seat in said for seat in who) and (who or left) else None

    def _close(self, authors: tuple[Seat, ...], passed: Passed | None) -> None:
        step = self.transcript.step
        letters = [self.transcript.now[seat].letter for seat in authors]
        said = {letter.author: letter.body for letter in letters}
        if passed:
            self._left_at |= dict.fromkeys(passed.gone - self.company.absent, step)
            self.company.absent = set(passed.gone)  # all others have signed: whoever was absent among them is back
        self.company.absent -= {seat for letter in letters for seat in letter.back}
        self.returned &= self.company.absent
        early = self.transcript.close(authors, passed)
        self._answer_votes(step)  # somebody may miss a seat that we have heard in the end
        self.chosen = {}
        before = self._clock()
        try:
            self.round = self._talk.send(said)
        except StopIteration:
            self.round = None
        if self._clock() != before:
            self.time_over = False
        for signed in early:
            self._take(signed, signed.letter.author)

    # ------------------------------------------------------------ absence

    def _hear_letter(self, signed: Signed, via: Seat) -> None:
        letter = signed.letter
        if letter.kind == BACK:
            self._hear_back(signed, via)
            return
        self._take(signed, via)
        if (
            letter.kind == ABSENT
            and letter.step < self.transcript.step
            and letter.head == self.transcript.heads[letter.step]
        ):
            self._answer_votes(letter.step)
            passed = self.transcript.overruled(letter.step, self.me)
            if passed is not None:
                self._take_over(letter.step, passed)

    def _hear_back(self, signed: Signed, via: Seat) -> None:
        """Believed if it is the seat's own word, and not an old one: it knows a head from after it had left."""
        letter = signed.letter
        if letter.game != self.transcript.game or not is_signed(signed, self.transcript.verify):
            raise Cheat("cheat.forged", seat=via)
        is_new = self._left_at.get(letter.author, -1) < letter.step <= self.transcript.step
        if is_new and letter.head == self.transcript.heads[letter.step] and letter.author in self.company.absent:
            self.returned.add(letter.author)

    def _answer_votes(self, step: int) -> None:
        """Somebody misses seats. Who has heard them all in that step, or has closed it, refuses: they are not gone."""
        if self.me is None or self.signing is None or self.verdict is not None:
            return
        is_closed, heard = step < self.transcript.step, set(self.transcript.now) | self.company.absent
        for round, missed in self.transcript.votes(step).open_to(self.me):
            if is_closed or missed <= heard:
                self._vote(self.me, step, round, frozenset())
                self._show_letters(step)

    def _vote(self, me: Seat, step: int, round: int, seats: frozenset[Seat]) -> None:
        assert self.signing is not None
        body = (round, tuple(sorted(seats)))
        signed = sign(Letter(self.transcript.game, me, step, self.transcript.heads[step], ABSENT, body), self.signing)
        self.transcript.take(signed)
        self.outbox.append(signed.wire)

    def _take_over(self, step: int, passed: Passed) -> None:
        """All others have closed a step without this seat, which had closed it alone: their way is the way it was."""
        letters, watchers = self.transcript.until(step, passed.gone), self.match.watchers
        self._sit_down()
        self.recall(signed.wire for signed in letters)
        self.match.watchers = watchers
        for watcher in watchers:
            watcher(())

    # ------------------------------------------------------------ doubt and accusation

    def _take(self, signed: Signed, via: Seat) -> None:
        try:
            self.transcript.take(signed, via)
        except Doubt as doubt:
            self._show_letters(doubt.since)

    def _show_letters(self, since: int) -> None:
        """Shows everybody what we have heard: the two tongues of one author come to light."""
        if since not in self._shown_since:
            self._shown_since.add(since)
            self._send_letters(self.transcript.since(since))

    def _send_letters(self, letters: Sequence[Signed]) -> None:
        self.outbox.append(DOUBT + json.dumps([signed.wire.decode() for signed in letters]).encode())

    def _hear_doubt(self, wire: bytes, via: Seat) -> None:
        try:
            texts = json.loads(wire.removeprefix(DOUBT))
        except ValueError:
            raise Cheat("cheat.letter", seat=via) from None
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise Cheat("cheat.letter", seat=via)
        letters = [read_letter(text.encode("ascii", "replace")) for text in texts]
        for signed in letters:
            if signed.letter.kind == ABSENT:  # they may show that it is we who must think again
                self._hear_letter(signed, via)
        self.transcript.compare(letters, via)
        if letters:
            self._show_letters(min(signed.letter.step for signed in letters))
        for signed in letters:
            if signed.letter.step >= self.transcript.step:
                self._hear_letter(signed, via)

    def _accuse(self, cheat: Cheat) -> None:
        seat = cheat.values.get("seat")
        letters = cheat.letters if isinstance(cheat, Fork) else ()
        self.verdict = Verdict(seat if isinstance(seat, int) else None, cheat.reason, self.transcript.step, letters)
        # Others may have been told something else: they see what we were told, and judge for themselves.
        recent = (
            signed for signed in self.transcript.since(max(0, self.transcript.step - 1)) if signed.letter.author == seat
        )
        self._send_letters(letters or tuple(recent))

    # ------------------------------------------------------------ the dealer of the match

    def answer(self, need: Need, log: Log, pockets: Pockets) -> Event | None:
        return None  # all needs are answered together with the others

    def prove(self, pocket: Pocket, facts: tuple[Fact, ...]) -> Plain:
        return self.course.court.prove(pocket, facts)

    def hide(self, need: Seal | Stake, pocket: Pocket, value: Plain) -> tuple[Event, Pocket]:
        return self.course.court.hide(need, value), pocket

    def learn(self, pocket: Pocket, log: Log, event: Event) -> Pocket:
        return self.course.court.learn(pocket, event)

    def check(self, log: Log, event: Event) -> None:
        """Nothing comes to the table but through the course of the game, where the referee has seen it."""
        if event is not self.course.coming:
            raise Cheat("cheat.proof", seat=event.seat)
