"""The room: who is here, what they will play, and the game they play, as one device sees it.

It sends nothing itself: the page tells it what happened (`link_up`, `hear`, `tick`), and does what `take_out` gives.
Law: nothing that arrives can raise, or change anything that its author was not allowed to change. Nobody is special:
the person who opened the room may leave it.
"""

from collections.abc import Callable, Mapping

from fair.group.curve import Curve
from fair.group.signatures import ED25519, Signing
from fair.protocol.rounds import NEWEST
from table import catalog
from table.illegal import Illegal, Refusal
from table.names import LONGEST_NAME, clean
from table.needs import Clock, Seat
from table.text import Plain, fingerprint
from wire.game.game import Sitting
from wire.link.identity import Identity
from wire.link.mesh import Mesh
from wire.link.messages import Bye, Notes, Start
from wire.link.out import Out
from wire.room import saved
from wire.room.inbox import Inbox
from wire.room.journal import Entries, Journal
from wire.room.left import goes_on, is_of
from wire.room.lobby import Chair, Lobby
from wire.room.news import News
from wire.room.notes import Board
from wire.room.people import People, Person
from wire.room.remarks import Remarks

Chance = Callable[[int], bytes]
BETWEEN_BEATS = 0.9


class Room:
    """`changed` is called when anything that the page shows may have changed, but never before the room is made.

    What a person cannot do here is refused with `Illegal`, whose reason is a key of the catalogue of words.
    """

    def __init__(
        self, code: str, secret: bytes, seed: bytes, name: str, version: str, curve: Curve, chance: Chance,
        signing: Signing = ED25519, left: Callable[[Clock], int] = lambda need: need.seconds // 2,
        changed: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        """`seed`: the key of this device, kept on it. `chance(n)`: n bytes that nobody can guess. `left`: how many
        seconds this device shows on a clock."""
        self.identity = Identity(code, secret, seed, version, signing)
        self.me = self.identity.device
        self.code, self.secret = code, secret
        self.curve, self.signing, self.left = curve, signing, left
        self.board = Board(
            self.identity, lambda device: device in self.mesh.greeted, lambda device: device in self.mesh.vouched,
            lambda round: self.mesh.is_held(round),
        )  # fmt: skip
        self.lobby = Lobby(self.identity, self.board, chance, signing)
        self.journal = Journal(self.me)
        self.mesh = Mesh(self.identity, chance, self.lobby.lets_in)
        self.sitting: Sitting | None = None
        self._people = People(self.lobby, self.mesh)
        self._remarks = Remarks(self.board, self._people, lambda: self.sitting)
        self.chat = self._remarks.lines
        self.inbox = Inbox(self.board, self.lobby, self.mesh, lambda: self.sitting, self._remarks.show)
        self._news = News(self.board, self.mesh, self.chat, changed)
        self.is_loaded = False
        self.recalled: list[bytes] = []  # what was said before a reload, or in the game that was left
        self.left_round = -1  # the last game that this device has closed
        self._kept: tuple[object, int] = (None, NEWEST)  # the start of a game that was saved, and its protocol
        self._beat_at = -10.0
        self.lobby.pin_mine(name=clean(name, LONGEST_NAME) or "?")

    # ------------------------------------------------------------ what the page tells

    @property
    def now(self) -> float:
        return self.mesh.now

    def link_up(self, link: str, channel: str, is_detour: bool = False) -> None:
        """`channel`: a text that both ends of this link have, and no other. `is_detour`: it leads through relays."""
        self.mesh.link_up(link, channel, is_detour)
        self._settle()

    def link_down(self, link: str) -> None:
        self.mesh.link_down(link)
        self._settle()

    def hear(self, link: str, frame: bytes) -> None:
        heard = self.mesh.hear(link, frame)
        if heard is not None:
            self.inbox.hear(*heard)
        if heard is not None or self.mesh.arrived:
            self._settle()

    def tick(self, now: float) -> None:
        """Call this about twice a second, with seconds of a clock that never goes back."""
        known = [device for device, note in self.board.cards.items() if device != self.me]
        self.mesh.tick(now, [*known, *sorted(self.mesh.linked_with_neighbours - {*known, self.me})])
        if self.is_loaded and self._beat_at < 0:
            self.mesh.expect(known)
        self.board.now = self.now
        if self.sitting is not None:
            self.sitting.tick()
        if self.now - self._beat_at >= BETWEEN_BEATS:
            self._beat_at = self.now
            self.mesh.beat(self.inbox.beat())
        self._settle()
        self._news.tell(self.sitting, is_time=True)

    def described(self, link: str, text: str) -> None:
        """The packed description (description.pack) that was made for a `Call` or an `Answer`."""
        self.mesh.calls.described(link, text)

    def fall_asleep(self) -> None:
        """The page is being hidden or closed: the others need not wait to notice it."""
        self.mesh.send_all(Bye())

    def take_out(self, goes_on: Callable[[], bool] = lambda: True) -> list[Out]:
        """What the page must do now, in order. Store `journal.take()` first: then nothing said is ever forgotten.

        Ask again until nothing comes: work that takes longer comes later. While `goes_on` says no, such work waits, so
        that the page can show first what has happened.
        """
        if self.sitting is not None:
            self.sitting.courier.post()
            while self.sitting.is_due and not self.mesh.out and goes_on():
                self.sitting.go_on()
                self._news.tell(self.sitting)
        out, self.mesh.out = self.mesh.out, []
        return out

    # ------------------------------------------------------------ what people do before a game

    def rename(self, name: str) -> None:
        self.lobby.rename(name)
        self._settle()

    def take_seat(self, number: int | None = None, name: str | None = None, bot: str = "") -> int:
        """Takes a seat, the first free one if none is named, and returns its number. A device may take several."""
        taken = self.lobby.take_seat(number, name, bot)
        self._settle()
        return taken

    def leave_seat(self, number: int) -> None:
        self._pin(stools=tuple(stool for stool in self.lobby.mine.stools if stool.number != number))

    def watch(self) -> None:
        """Leaves all seats of this device, to look on."""
        self._pin(stools=(), is_gone=False)

    def choose(self, game: str, options: Mapping[str, Plain], forgiving: bool = True) -> None:
        """Changes what will be played. Anybody may; then all must agree again."""
        self.lobby.choose(game, options, forgiving)
        self._settle()

    def set_ready(self, is_ready: bool) -> None:
        if is_ready and (wrong := self.lobby.why_not()):
            raise wrong
        self._pin(ready=fingerprint(self.lobby.terms) if is_ready else "")

    def start(self) -> None:
        """Begins the game when all who have a seat are ready. Its first event binds keys, seats, options, version."""
        self.lobby.start()
        self._settle()

    def open_door(self) -> None:
        self.lobby.change_plan(is_open=True)
        self._settle()

    def close_door(self) -> None:
        """Lets no newcomers in. Devices that were here may always return."""
        self.lobby.change_plan(is_open=False)
        self._settle()

    def remove(self, device: str) -> None:
        """Frees the seats of a device that is away before the game. It may take a seat again when it returns."""
        note = self.board.cards.get(device)
        if note is None or device == self.me or self.mesh.state(device) == "here":
            raise Illegal("room.not_away")
        self.lobby.take_out(device, note.number)
        self._settle()

    def leave(self) -> None:
        """This device says goodbye. In a game its seats can be replaced at once."""
        self._pin(stools=(), is_gone=True)
        self.mesh.send_all(Bye())

    def _pin(self, **changes: object) -> None:
        self.lobby.pin_mine(**changes)
        self._settle()

    # ------------------------------------------------------------ what people do at any time

    def say(self, text: str, kind: str = "said", name: str | None = None, to: Seat | None = None) -> None:
        """Writes in the chat. `name`: who speaks, where several people share this device."""
        self._remarks.say(text, kind, name or self.name, to)
        self._settle()

    def react(self, kind: str, name: str | None = None) -> None:
        self._remarks.react(kind, name or self.name)
        self._settle()

    def vote(self, seat: Seat) -> None:
        """The people here want to go on without a seat that is gone, until it is back."""
        if self.sitting is None:
            raise Illegal("room.not_away")
        self.sitting.vote(seat)
        self._beat_at = -10.0
        self._settle()
        self._news.tell(self.sitting, is_time=True)

    def unvote(self, seat: Seat) -> None:
        if self.sitting is not None:
            self.sitting.unvote(seat)
            self._news.tell(self.sitting, is_time=True)

    def again(self) -> None:
        """Back to the lobby, with new keys: after a game, or out of one that cannot go on."""
        if self.sitting is None:
            return
        is_on = self.sitting.state in ("playing", "waiting")
        if self.sitting.seats and is_on and not self.is_stuck:
            raise Illegal("room.running")
        self.recalled = [wire.encode("ascii") for wire in self.sitting.letters()] if is_on else []
        self._go_back(self.sitting.terms.round)
        self._settle()

    @property
    def can_return(self) -> bool:
        return self.sitting is None and goes_on(self.board.start, self.left_round, self.recalled, self.mesh)

    def return_to_game(self) -> None:
        if not self.can_return:
            raise Illegal("room.no_game")
        self.left_round -= 1
        self._settle()

    def _go_back(self, round: int) -> None:
        self.left_round = max(self.left_round, round)
        self.journal.left(round)
        self.sitting = None
        if self.lobby.plan.round <= round:
            self.lobby.change_plan(round=round + 1)

    @property
    def is_stuck(self) -> bool:
        """The game waits for somebody who will not come back, and nobody can stand in."""
        sitting = self.sitting
        if sitting is None:
            return False
        return sitting.is_stuck or (not sitting.is_dealt and self.lobby.plan.round > sitting.terms.round)

    # ------------------------------------------------------------ what the page reads

    @property
    def name(self) -> str:
        return self.lobby.mine.name

    @property
    def people(self) -> tuple[Person, ...]:
        return self._people.all

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.lobby.chairs

    @property
    def game(self) -> str:
        return self.lobby.plan.game

    @property
    def options(self) -> dict[str, Plain]:
        return dict(self.lobby.plan.options)

    @property
    def is_forgiving(self) -> bool:
        return self.lobby.plan.is_forgiving

    @property
    def is_open(self) -> bool:
        return self.lobby.plan.is_open

    @property
    def can_start(self) -> bool:
        return self.lobby.can_start

    @property
    def why_not(self) -> Illegal | None:
        """Why this cannot be played: too few seats, an option that does not fit."""
        return self.lobby.why_not()

    @property
    def is_ready(self) -> bool:
        return self.lobby.is_ready(self.me)

    @property
    def refusal(self) -> Refusal | None:
        """Why this device was not let in: room.version (ours, theirs), room.full, room.closed, room.other, …"""
        if self.mesh.refusal is None:
            return None
        reason, theirs = self.mesh.refusal
        return Illegal(reason, ours=self.identity.version, theirs=clean(theirs, 64))

    @property
    def strikes(self) -> dict[str, int]:
        """How much was dropped on each link."""
        return {name: link.ear.strikes for name, link in self.mesh.links.items()}

    # ------------------------------------------------------------ keeping

    def save(self) -> str:
        """Everything this device needs to go on after a reload. It holds keys: for the storage of this device only."""
        letters = self.sitting.letters() if self.sitting else [wire.decode("ascii") for wire in self.recalled]
        start = self.board.start.body if self.board.start else None
        return saved.dump(self.lobby, self.left_round, letters, self._protocol(start))

    @classmethod
    def load(
        cls, text: str, version: str, curve: Curve, chance: Chance, signing: Signing = ED25519,
        left: Callable[[Clock], int] = lambda need: need.seconds // 2, journal: str = "",
        changed: Callable[[], None] = lambda: None,
    ) -> "Room":  # fmt: skip
        """The room from its saved text, or Damaged. Another version of the page loads it without its running game."""
        kept = saved.Kept(text)
        room = cls(kept.code, kept.secret, kept.seed, kept.card.name, version, curve, chance, signing, left, changed)
        since = Entries(journal, room.me)
        room.journal.resume(since)
        kept.fill(room.lobby, since)
        room.board.kept = frozenset(room.board.cards)
        room.recalled = kept.letters_with(since)
        room.left_round = max(kept.left_round, since.left_round)
        start = room.board.start.body if room.board.start else None
        room._kept = (start, kept.protocol)
        room.is_loaded = True
        room._settle(is_shown=False)
        return room

    # ------------------------------------------------------------ inside

    def _settle(self, is_shown: bool = True) -> None:
        """After anything: greets those who have come, sends what was pinned, begins what was agreed, tells the page."""
        for _ in range(4):
            if not self.lobby.tidy():
                break
        for key, own in self.lobby.fresh_keys():
            self.journal.key(key, own)
        fresh, self.board.fresh = self.board.fresh, []
        for note in fresh:
            self.journal.note(note)
        if fresh:
            self.mesh.send_all(Notes(tuple(fresh)))
        self._follow_start()
        if self.sitting and self.sitting.is_early and self.lobby.plan.round > self.sitting.terms.round:
            self._go_back(self.sitting.terms.round)
        arrived, self.mesh.arrived = self.mesh.arrived, []
        if arrived:
            for device in arrived:
                self.mesh.calls.met(device)
                self.inbox.send_notes(device, list(self.board))
            self.mesh.send_all(self.inbox.beat())
        self._remarks.show_waiting()
        if is_shown:
            self._news.tell(self.sitting)

    def _follow_start(self) -> None:
        """Once everybody has agreed, the game begins here too, or goes on from its letters."""
        start = self.board.start.body if self.board.start else None
        if not isinstance(start, Start) or start.terms.round <= self.left_round:
            return
        old, mine = self.sitting, {place.key for place in start.terms.seats} & set(self.lobby.keys)
        if old is not None and old.seats:
            if old.terms.round == start.terms.round:
                if old.terms != start.terms and old.is_early:
                    self._go_back(old.terms.round)  # two starts at once, and some have followed the other: drop both
                return
            if not (old.is_over or mine):
                return
        elif old is not None and old.terms == start.terms:
            return
        if start.terms.game not in catalog.at_hand():
            return  # its files are still being loaded
        self.sitting = Sitting(
            start.terms, self.mesh, self.lobby.keys, self.curve, self.signing, self.left, self.journal.letter,
            self._has_left, self._protocol(start),
        )  # fmt: skip
        letters = [wire for wire in self.recalled if is_of(self.sitting.courier.game, wire)]
        if self.is_loaded or letters:  # more may have been said than is known here: hear the others first
            self.sitting.recall(letters)
        else:
            self.sitting.begin()

    def _protocol(self, start: object) -> int:
        """The protocol of the game that begins so."""
        kept, protocol = self._kept
        return protocol if start is not None and start == kept else NEWEST

    def _has_left(self, device: str) -> bool:
        card = self.board.card(device)
        return card is not None and card.is_gone
