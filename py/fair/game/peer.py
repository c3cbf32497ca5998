"""The dealer of a network game: every device runs one for each of its seats, and nobody deals.

Rounds: those of the conversation (conversation.py). Who speaks: `hear` what came in, and send what `take_outbox` gives
to all others; a peer sends nothing itself. It answers the needs of the rules together with the other devices.
Proved: all that the rounds prove. A seat that is caught cheating is named in `verdict`, on every honest device.
Not protected here: what the files of the rounds name; and players who tell each other their cards.
"""

from collections.abc import Callable, Iterable, Sequence

from fair.game.conversation import Conversation, Setup
from fair.game.course import Course
from fair.game.doubts import read_shown
from fair.game.network_match import NetworkMatch
from fair.game.speaker import DOUBT, Speaker
from fair.game.verdict import Verdict
from fair.group.curve import Curve
from fair.group.refused import Refused
from fair.group.secret import Secret
from fair.protocol.letter import Letter, Sign, Signed, Verify, read_letter
from fair.protocol.rounds import NEWEST, Company, Later, Round
from fair.protocol.transcript import BACK, Transcript
from fair.protocol.voices import Voices
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


class Peer:
    """`me` is None for a witness, who hears and checks everything and says nothing.

    `breathes`: works out one word or one step at a time, so that the page can send and draw in between (`is_due`).
    """

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
        voices: Voices | None = None,
        breathes: bool = False,
        protocol: int = NEWEST,
    ) -> None:
        assert len(players) == len(read_start(game, first)[0])
        self.me = me
        self.players = tuple(players)
        self.forgiving = forgiving
        self.breathes = breathes
        self.is_due = self._comes_back = False
        self._back_at = -1
        self._speaker = Speaker(me, signing)
        self._setup = Setup(game, first, self.players, curve, verify, master, forgiving, left, voices, protocol)
        self._conversation = Conversation(self._setup, self._speaker, self, self.offer)

    # ------------------------------------------------------------ what others read

    @property
    def transcript(self) -> Transcript:
        return self._conversation.transcript

    @property
    def company(self) -> Company:
        return self._conversation.company

    @property
    def match(self) -> NetworkMatch:
        """Ask for it each time: after a long absence it may be another."""
        return self._conversation.match

    @property
    def course(self) -> Course:
        return self._conversation.course

    @property
    def round(self) -> Round | None:
        """The open round; None when the game is over and all keys are shown."""
        return self._conversation.round

    @property
    def chosen(self) -> dict[str, str]:
        """What this seat has decided and not said yet, by the name of the need."""
        return self._conversation.chosen

    @property
    def verdict(self) -> Verdict | None:
        return self._conversation.doubts.verdict

    @property
    def away(self) -> frozenset[Seat]:
        """Absent, and not heard again. A vote needs everybody else."""
        return self._conversation.attendance.away

    @property
    def returned(self) -> frozenset[Seat]:
        """Absent, but heard again."""
        return frozenset(self._conversation.attendance.returned)

    @property
    def is_waiting(self) -> bool:
        """This seat has spoken in the open round, or is not asked."""
        return self._conversation.is_waiting

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Those for whom the table waits."""
        return self._conversation.missing

    @property
    def awaited(self) -> dict[Seat, bool]:
        """Those without whose word nothing goes on; True: their person decides, False: their device does it alone."""
        return self.course.awaited(self.round) if self.round is not None else {}

    @property
    def is_done(self) -> bool:
        return self.round is None and self.verdict is None

    @property
    def outbox(self) -> list[bytes]:
        return self._speaker.outbox

    # ------------------------------------------------------------ the door of the device

    def begin(self) -> None:
        self.go_on()

    def take_outbox(self) -> list[bytes]:
        """What is to be sent to all others, in this order."""
        return self._speaker.take_outbox()

    def listen(self) -> None:
        """From now on this peer hears, and says nothing."""
        self._speaker.is_listening = True

    def speak_again(self) -> None:
        self._speaker.is_listening = False
        self.go_on()

    def recall(self, letters: Iterable[bytes]) -> None:
        """After a restart: hears everything again and says nothing meanwhile. The keys alone bring back the rest."""
        with self._speaker.listening():
            for wire in letters:
                signed = read_letter(wire)
                self.hear(signed, signed.letter.author)

    def hear(self, wire: bytes | Signed, via: Seat) -> None:
        """Something came in from the device of this seat: its bytes, or a letter that was read already."""
        if self.verdict is not None:
            self._reconsider(wire, via)
            return
        try:
            if isinstance(wire, Signed):
                self._hear_letter(wire, via)
            elif wire.startswith(DOUBT):
                self._hear_shown(wire, via)
            else:
                self._hear_letter(read_letter(wire), via)
        except Refused:
            self.accuse(Cheat("cheat.letter", seat=via))
        except Cheat as cheat:
            self.accuse(cheat)
        self.go_on()
        if self._comes_back and self.me in self.company.absent and self._back_at < self.transcript.step:
            self.say_back()  # the first one may have named a step from before this seat was missed

    def _reconsider(self, wire: bytes | Signed, via: Seat) -> None:
        try:
            if isinstance(wire, Signed):
                shown = [wire]
            else:
                shown = read_shown(wire, via) if wire.startswith(DOUBT) else [read_letter(wire)]
        except (Refused, Cheat):
            return
        self._conversation.doubts.reconsider(shown, via)

    def accuse(self, cheat: Cheat, proof: tuple[Signed, ...] = ()) -> None:
        """Stops the game here and shows everybody why. The first accusation stands, unless a fork overturns it."""
        if self.verdict is None:
            self._conversation.doubts.accuse(cheat, proof)

    def offer(self, seat: Seat, move: Move, name: str | None = None) -> Event:
        """The player of this device wants to do something. It happens when its round is over."""
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
        """Something may have been lost: shows what is known here, so that the others show what is missing."""
        self._conversation.doubts.show_again()

    def time_is_up(self) -> None:
        """The clock of this device has run out."""
        self._conversation.is_time_over = True
        self.go_on()

    def declare_absent(self, *seats: Seat) -> bool:
        """Votes that all these seats are gone. They are absent when all others say so, of the same seats.

        False: nobody can stand in for them, and the game waits.
        """
        if self.verdict is not None or self.course.referee is None:
            return False
        has_voted = self._conversation.attendance.declare_absent(seats)
        if has_voted:
            self.go_on()
        return has_voted

    def come_back(self) -> None:
        """This seat was away. It asks for what it has missed, and says that it is back until it is counted in."""
        self._comes_back = True
        self.ask_again()
        self.say_back()

    def say_back(self) -> None:
        """Says only that this seat is back. The courier asks for the letters that were missed."""
        self._back_at = self.transcript.step
        self._conversation.attendance.say_back()

    # ------------------------------------------------------------ rounds

    def go_on(self) -> None:
        """Goes one step after another; a peer that `breathes` stops after each word and each step."""
        self.is_due = False
        while self.round is not None and self.verdict is None and not self.is_due:
            try:
                if not self._speak(self.round) or not self.breathes:
                    conversation = self._conversation
                    conversation.attendance.answer(self.transcript.step)
                    closing = conversation.closing()
                    if closing is None:
                        return
                    conversation.close(*closing)
                self.is_due = self.breathes
            except Cheat as cheat:
                self.accuse(cheat)

    def _speak(self, round: Round) -> bool:
        if self.me is None or not self._speaker.can_speak or self.is_waiting:
            return False
        word = self._conversation.word(round)
        if isinstance(word, Later):
            return False
        signed = self._speaker.sign(self._letter(self.me, round.kind, word))
        self.transcript.take(signed)
        self._speaker.send(signed)
        return True

    def _letter(self, me: Seat, kind: str, word: Plain) -> Letter:
        back = self._conversation.attendance.back_with(me)
        return Letter(self.transcript.game, me, self.transcript.step, self.transcript.head, kind, word, back)

    # ------------------------------------------------------------ letters

    def _hear_letter(self, signed: Signed, via: Seat) -> None:
        letter, conversation = signed.letter, self._conversation
        if letter.kind == BACK:
            conversation.attendance.hear_back(signed, via)
            return
        try:
            conversation.take(signed, via)
        except Cheat as cheat:
            is_its_own = cheat.values.get("seat") == letter.author and cheat.reason != "cheat.forged"
            self.accuse(cheat, (signed,) if is_its_own else ())
            return
        transcript = conversation.transcript
        if letter.kind == ABSENT and letter.step < transcript.step and letter.head == transcript.heads[letter.step]:
            conversation.attendance.answer(letter.step)
            passed = transcript.overruled(letter.step, self.me)
            if passed is not None:
                self._take_over(letter.step, passed)

    def _hear_shown(self, wire: bytes, via: Seat) -> None:
        """Somebody shows what it has heard, because our pasts differ or because something was lost."""
        letters = read_shown(wire, via)
        for signed in letters:
            if signed.letter.kind == ABSENT:  # they may show that it is we who must take their past over
                self._hear_letter(signed, via)
        self.transcript.compare(letters, via)
        if letters:
            self._conversation.doubts.show(min(signed.letter.step for signed in letters))
        for signed in letters:
            if signed.letter.step >= self.transcript.step:
                self._hear_letter(signed, via)

    def _take_over(self, step: int, passed: Passed) -> None:
        """All others have closed a step without this seat, which had closed it alone: their past counts.

        The conversation is begun anew from the letters that both pasts share.
        """
        letters, watchers = self.transcript.until(step, passed.gone), self.match.watchers
        self._conversation = Conversation(self._setup, self._speaker, self, self.offer)
        self.recall(signed.wire for signed in letters)
        self.match.watchers.extend(watchers)
        for watcher in watchers:
            watcher(())

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
