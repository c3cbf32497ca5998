"""The course of a game between devices: what the rules ask for next, and which conversation answers it.

Rounds: a choice, a seal, a stake or an opening takes one round. All who are asked speak at once, and their letters
count in the order of the seats. For throws, shuffles, deals and cards turned over see dice.py and deck.py, for clocks
clock.py; throws, shuffles and deals that come one after another share their rounds (foresight.py). Where several seats
may speak but none must (a free talk), one seat, another each time, is the scribe. A seat that wants to speak says so to
all, and the scribe takes up the first wish that came: two rounds, or one if the scribe speaks. At the end all confirm
the same log and show their keys (farewell.py).
Proved: the scribe cannot invent or change a word. A scribe that takes up what is no wish is named, not the other seat;
and so is one that names a seat which was not asked, or which had said nothing (its device says so by itself).
Not protected here: a scribe who prefers a friend; two wishes at almost the same time.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from fair.game import foresight
from fair.group.refused import Malformed
from fair.group.secret import Secret
from fair.protocol import absence, clock
from fair.protocol.ceremony import open_vaults
from fair.protocol.clock import OUT
from fair.protocol.farewell import Keys, part
from fair.protocol.letter import read_text
from fair.protocol.referee import Referee
from fair.protocol.rounds import LATER, TOGETHER, Company, Later, Round, Said, Talk, blaming, together
from fair.protocol.stand_in import CommonKnowledge
from table.answers import answered
from table.events import Event, Shown
from table.illegal import Cheat, Illegal
from table.match import Match
from table.needs import Choose, Clock, Deal, Need, Open, Roll, Seal, Seat, Show, Shuffle, Stake
from table.text import Plain, canonical

EVENT, TAKE = "event", "take"
NOTHING: Plain = ("nothing",)  # what a seat says that the scribe names and that had said nothing
NO_WISHES: tuple[Plain, ...] = ((OUT,), NOTHING)


class Course:
    """One game on one device. `match` changes only through `happen`."""

    def __init__(self, company: Company, match: Match, master: Secret | None, left: Callable[[Clock], int]) -> None:
        self.company = company
        self.match = match
        self.master = master
        self.left = left
        self.referee: Referee | None = None
        self.coming: Event | None = None
        self.asked: tuple[Need, ...] = ()  # what this seat must answer in the open round
        self.scribe: Seat | None = None
        self.ahead: dict[Need, Event] = {}  # what has been said already, and comes to the table when the rules ask
        self.keys: Keys = {}
        self.marks: list[tuple[int, int]] = []  # (step, events so far), for the audit and for counting rounds

    def play(self) -> Talk[None]:
        vaults = yield from open_vaults(self.company, self.master)
        self.referee = Referee(self.company, vaults)
        while self.match.outcome is None:
            self.mark()
            yield from self.answer(tuple(self.match.needs))
            self.asked, self.scribe = (), None
        self.mark()
        yield from part(self.company, vaults, self.match.log.head, self.keys)

    def mark(self) -> None:
        self.marks.append((self.company.transcript.step, len(self.match.log)))

    @property
    def clock(self) -> Clock | None:
        """The clock that runs on the table now."""
        return next((need for need in self.match.needs if isinstance(need, Clock)), None)

    @property
    def court(self) -> Referee:
        assert self.referee is not None
        return self.referee

    # ------------------------------------------------------------ what is asked for

    def answer(self, needs: tuple[Need, ...]) -> Talk[None]:
        match needs[0]:
            case Roll() | Shuffle() | Deal() as need:
                if need not in self.ahead:
                    self.ahead |= yield from self.go_ahead(need)
                self.happen(replace(self.ahead.pop(need), proof=self.company.transcript.head))
            case Show() as need:
                face = yield from self.court.decks.show(need)
                shown = Shown(need.name, need.place, face)
                self.happen(Event("show", need.name, need.seat, None, (shown,), self.company.transcript.head))
            case Clock() as need if len(needs) == 1:
                seconds = yield from clock.stop(self.company, need, self.left)
                self.happen(Event("clock", need.name, None, seconds or None, proof=self.company.transcript.head))
            case _ if is_asked_of_all(needs):
                yield from self.hear_all(needs)
            case _:
                yield from self.hear_any(needs)

    def happen(self, event: Event) -> None:
        """The only way to the table: the referee has let this event pass."""
        self.coming = event
        try:
            self.match.receive(event)
        except Illegal as wrong:
            raise Cheat("cheat.illegal", seat=event.seat) from wrong
        finally:
            self.coming = None

    # ------------------------------------------------------------ what waits for no player

    def go_ahead(self, need: Roll | Shuffle | Deal) -> Talk[dict[Need, Event]]:
        """Answers this need, and what else comes before anybody is asked (foresight.py)."""
        game, table, done = self.match.game, self.match.table, dict[Need, Event]()
        if self.company.protocol >= TOGETHER:
            layers = foresight.plan(game, table, self.ahead)
        else:
            layers = [[foresight.deals(game, table)[0] or (need,)]]
        for layer in layers:
            for events in (yield from together(self.company.me, [self.answer_now(one) for one in layer])):
                done |= events
        return done

    def answer_now(self, part: foresight.Part) -> Talk[dict[Need, Event]]:
        match part:
            case (Roll() as need,):
                faces = yield from self.court.dice.roll(need)
                return {need: Event("roll", need.name, None, faces)}
            case (Shuffle() as need,):
                yield from self.court.decks.shuffle(need)
                return {need: foresight.event(need)}
        deals = [need for need in part if isinstance(need, Deal)]
        yield from self.court.decks.deal(deals)
        return {need: foresight.event(need) for need in deals}

    # ------------------------------------------------------------ those who are asked

    def hear_all(self, needs: tuple[Need, ...]) -> Talk[None]:
        me = self.company.me
        who = tuple(sorted({seat for need in needs for seat in need.seats} - self.company.absent))
        self.asked = tuple(need for need in needs if me in need.seats)
        said = (yield Round("say", who, LATER)) if who else {}
        said_in = self.company.transcript.step - 1  # standing in for others may take further steps
        rows = {seat: list(self.read_events(seat, said[seat])) for seat in said}
        for need in needs:
            for seat in need.seats:
                if seat not in said:
                    yield from self.stand_in(need, seat)
                    continue
                if not rows[seat] or (rows[seat][0].kind, rows[seat][0].name) != (need.kind, need.name):
                    raise Cheat("cheat.turn", seat=seat)
                self.hear(seat, rows[seat].pop(0), said_in)
        for seat, rest in rows.items():
            if rest:
                raise Cheat("cheat.turn", seat=seat)

    def stand_in(self, need: Need, seat: Seat) -> Talk[None]:
        """Answers for an absent seat. Where nobody can, the game waits until it is back."""
        event = yield from absence.stand_in(CommonKnowledge(self.company, self.match, self.court), need, seat)
        if event is None:
            self.asked = (need,) if seat == self.company.me else ()
            said = yield Round("say", (seat,), LATER)
            (event,) = self.read_events(seat, said[seat])
            self.hear(seat, event, self.company.transcript.step - 1)
            return
        if isinstance(need, Open):
            self.court.check(need, event)
        else:
            self.court.accept_stand_in(need, event)
        self.happen(event)

    def read_events(self, seat: Seat, body: Plain) -> Sequence[Event]:
        with blaming(seat, "cheat.letter"):
            return [read_text(Event, text) for text in body]  # type: ignore[union-attr, arg-type]

    def hear(self, seat: Seat, event: Event, said_in: int) -> None:
        """Hears an event of a seat: it must be asked for, the seat's own, proved, and allowed."""
        self.company.heard_in = said_in
        if event.seat != seat:
            raise Cheat("cheat.turn", seat=seat)
        try:
            need = answered(self.match.needs, event)
        except Illegal as wrong:
            raise Cheat("cheat.illegal", seat=seat) from wrong
        self.court.check(need, event)
        self.happen(event)

    # ------------------------------------------------------------ those who may speak

    def hear_any(self, needs: tuple[Need, ...]) -> Talk[None]:
        company, me = self.company, self.company.me
        running = next((need for need in needs if isinstance(need, Clock)), None)
        self.asked = tuple(need for need in needs if me in need.seats)
        present = company.present  # as of now: somebody may be counted in again when the step closes
        self.scribe = scribe = present[company.transcript.step % len(present)]
        may = {seat for need in needs for seat in need.seats}
        who = present if running else tuple(sorted(may | {scribe}))
        said = yield Round("talk", who, LATER, closes=lambda said, left: self._decided(said, scribe, left, who))
        if scribe not in said:
            return  # the scribe has left, or names a seat that has: the next step has another scribe
        match said[scribe]:
            case ("event", _) as body:
                self.hear_wish(scribe, body)
            case ("take", int(seat)) if seat != scribe and said.get(seat, NOTHING) not in NO_WISHES:
                self.hear_wish(seat, said[seat])
            case _ if running and clock.is_time(company, said, scribe, present):
                self.happen(Event("clock", running.name, proof=company.transcript.head))
            case _:
                raise Cheat("cheat.order", seat=scribe)

    def _decided(
        self, said: Said, scribe: Seat, left: frozenset[Seat], who: tuple[Seat, ...]
    ) -> tuple[Seat, ...] | None:
        """Whose letters decide a free round: the scribe's and those it names; nobody's, if one of them has left.

        A scribe that names a seat which is not asked decides alone, against itself: nobody waits for that seat.
        """
        if scribe in left:
            return ()
        if scribe not in said:
            return None
        named = _named(said[scribe], self.company.seats)
        if not set(named) <= set(who):
            return (scribe,)
        if not left.isdisjoint(named):
            return ()
        return tuple(sorted({scribe, *named})) if all(seat in said for seat in named) else None

    def hear_wish(self, seat: Seat, body: Plain) -> None:
        match body:
            case ("event", str(text)):
                (event,) = self.read_events(seat, (text,))
                if event.kind != "choose":
                    raise Cheat("cheat.turn", seat=seat)
                self.hear(seat, event, self.company.transcript.step - 1)
            case _:
                raise Cheat("cheat.letter", seat=seat)

    # ------------------------------------------------------------ for whom all wait

    def awaited(self, round: Round) -> dict[Seat, bool]:
        """The seats without whose word the open round cannot end; True: their person decides, False: their device."""
        now = self.company.transcript.now
        missing = [seat for seat in round.who if seat not in now]
        if round.closes is None:
            return {seat: isinstance(round.mine, Later) and self._decides(seat) for seat in missing}
        if self.scribe is None or self.scribe in now:
            named = _named(now[self.scribe].letter.body, self.company.seats) if self.scribe is not None else ()
            return {seat: False for seat in missing if seat in named}
        said = {seat: signed.letter.body for seat, signed in now.items()}
        late = [seat for seat, body in said.items() if body == (OUT,)]
        is_time = self.clock is not None and clock.voices_in(self.company).are_most(late, self.company.present)
        if is_time or any(body not in NO_WISHES for body in said.values()):
            return {self.scribe: False}
        return {} if self.clock else {seat: True for seat in missing if self._decides(seat)}

    def _decides(self, seat: Seat) -> bool:
        """Is the person of this seat asked for anything? Its device opens, and tells the truth, by itself."""
        asked = [need for need in self.match.needs if seat in need.seats]
        return any(not isinstance(need, Open) and not (isinstance(need, Choose) and need.told) for need in asked)

    # ------------------------------------------------------------ what this seat says

    def word(self, round: Round, chosen: Mapping[str, str], is_time_over: bool) -> "Plain | Later":
        """What this seat says where a player decides; later, as long as nothing is decided."""
        if round.closes is None:
            words = self.own_events(self.asked, chosen)
            return LATER if words is None else words
        wish = next((chosen[need.name] for need in self.asked if need.name in chosen), None)
        if self.company.me == self.scribe:
            return self._word_of_the_scribe(wish, is_time_over)
        if self._is_named_in_vain():
            return NOTHING
        if wish is not None:
            return (EVENT, wish)
        return (OUT,) if is_time_over and self.clock and clock.may_say_out(self.company) else LATER

    def _word_of_the_scribe(self, wish: str | None, is_time_over: bool) -> "Plain | Later":
        """The scribe takes up the first wish that came, one of its own included; or counts the clocks."""
        said = self.company.transcript.now
        for seat, signed in said.items():
            if signed.letter.body not in NO_WISHES:
                return (TAKE, seat)
        if wish is not None:
            return (EVENT, wish)
        late = tuple(seat for seat, signed in said.items() if signed.letter.body == (OUT,))
        end = clock.end_of_time(self.company, late, is_time_over) if self.clock else None
        return LATER if end is None else end

    def _is_named_in_vain(self) -> bool:
        """Does the scribe name this seat, which has not spoken? If it stayed silent, all would wait for it."""
        letter = self.company.transcript.now.get(self.scribe) if self.scribe is not None else None
        return letter is not None and self.company.me in _named(letter.letter.body, self.company.seats)

    def own_events(self, needs: Sequence[Need], chosen: Mapping[str, str]) -> Plain:
        """What this seat says in a round: openings by itself, choices once they are made. None: not yet."""
        me = self.company.me
        assert me is not None
        texts = []
        for need in needs:
            if isinstance(need, Open):
                texts.append(canonical(self.court.open(need, self.match.pockets[me])))
            elif isinstance(need, Choose) and need.told and need.name not in chosen:
                (move,) = self.match.moves(me, need.name)
                texts.append(canonical(self.match.draft(me, move, need.name)[0]))
            elif need.name in chosen:
                texts.append(chosen[need.name])
            else:
                return None
        return tuple(texts)


def is_asked_of_all(needs: Sequence[Need]) -> bool:
    """Everybody who is asked must answer, and the order does not matter."""
    if len(needs) == 1 and isinstance(needs[0], Choose):
        return True
    return all(isinstance(need, Seal | Stake | Open) or (isinstance(need, Choose) and need.told) for need in needs)


def _named(body: Plain, seats: int) -> tuple[Seat, ...]:
    match body:
        case ("take", int(seat)) if type(seat) is int:
            return (seat,)
    try:
        return clock.read_end(body, seats)[0]
    except Malformed:
        return ()
