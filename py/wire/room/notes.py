"""The notice board of a room: in the end every device has the same notes on it, whatever was lost on the way.

Each device pins one card about itself. There is one plan of what to play and one start. Of what people say, the last
few remarks stay. A note with a higher number replaces an older one. Law: a note counts only if its author has signed it
for this room. Devices compare the fingerprints of their boards, and show each other what is missing.
Anybody who has the link can invent devices. So a card counts only if its device has greeted us, now or before a reload,
or has greeted a neighbour and cannot reach us (mesh.py). Other cards are carried for those who know them: of one
neighbour seven, and on a full board they make room for one that has greeted us. In the same way a round goes up by one.
A device that was away takes over a later round if more than half of its neighbours are there already, by at most 1000
in a minute; and a game is of a round that was planned.
"""

import hashlib
from collections.abc import Callable, Iterator

from fair.group.labels import Label
from table import catalog
from table.names import LONGEST_NAME, is_clean
from table.text import canonical, fingerprint
from wire.link.identity import Identity, is_device
from wire.link.messages import Agreed, Body, Card, Note, Plan, Remark, Start
from wire.room.chat import KINDS, LONGEST_TEXT, PARTS, REACTIONS, Breath

MOST_DEVICES = 16
MOST_SEATS = 8
REMARKS_KEPT = 20
FARTHEST = 1000
MOST_ROUNDS = 10**12  # nobody lives to see it, even by jumps
MOST_BROUGHT = 7  # cards of devices that have not greeted us, from one neighbour
CATCH_UP, BETWEEN_CATCH_UPS = 1000, 60.0  # rounds, seconds

NEW, OLD, FORGED, WRONG = "new", "old", "forged", "wrong"


def mark(note: Note) -> str:
    """A short name of a note."""
    return hashlib.sha256(canonical(note).encode()).hexdigest()[:16]


class Board:
    """`has_greeted`: whether a device has proved to us, on a link of our own, who it is.

    `is_vouched`: whether it cannot reach us, and has greeted a neighbour. `is_held`: whether more than half of the
    neighbours plan this round, or a later one.
    """

    def __init__(
        self, identity: Identity, has_greeted: Callable[[str], bool] = lambda device: True,
        is_vouched: Callable[[str], bool] = lambda device: False, is_held: Callable[[int], bool] = lambda round: True,
    ) -> None:  # fmt: skip
        self.identity = identity
        self.has_greeted, self.is_vouched, self.is_held = has_greeted, is_vouched, is_held
        self.kept: frozenset[str] = frozenset()  # devices that counted before a reload
        self.cards: dict[str, Note] = {}
        self.plan: Note | None = None
        self.start: Note | None = None
        self.remarks: dict[str, dict[int, Note]] = {}
        self.now = 0.0
        self.fresh: list[Note] = []  # pinned here, and not sent yet
        self._brought_by: dict[str, str] = {}  # devices whose card somebody else has brought, and who
        self._caught_up_at = -BETWEEN_CATCH_UPS
        self._breaths: dict[str, Breath] = {}
        self._marks: dict[str, Note] = {}
        self._print = ""

    # ------------------------------------------------------------ own notes

    def pin(self, body: Body) -> Note:
        """This device says something to all."""
        number = self._next_number(body)
        text = canonical(body)
        note = Note(self.identity.device, number, body, self.identity.sign(Label.NOTE, number, text))
        self.put(note)
        self.fresh.append(note)
        return note

    def _next_number(self, body: Body) -> int:
        me = self.identity.device
        if isinstance(body, Card):
            return self.cards[me].number + 1 if me in self.cards else 0
        if isinstance(body, Plan):
            return self.plan.number + 1 if self.plan else 0
        if isinstance(body, Remark):
            return max(self.remarks.get(me, {}), default=-1) + 1
        return 0

    # ------------------------------------------------------------ what comes in

    def take(self, note: Note, via: str = "") -> str:
        """NEW if it was pinned; OLD if it is known or too late; WRONG or FORGED if no honest device sends it.

        `via`: the neighbour that has brought it. What is too early is OLD too: it will be shown again.
        """
        if not self.is_sound(note):
            return WRONG
        if mark(note) in self._marks or not self.is_newer(note) or self._is_too_early(note, via):
            return OLD
        if len(self._breaths) > FARTHEST:
            self._breaths.clear()
        breath = self._breaths.setdefault(note.author, Breath(60.0, 4.0))
        if not breath.take(self.now):
            return OLD
        if not self.is_signed(note):
            return FORGED
        if isinstance(note.body, Plan) and note.body.round > self.agreed_plan.round + 1:
            self._caught_up_at = self.now
        if isinstance(note.body, Card) and note.author not in self.cards:
            self._brought_by[note.author] = via
        self.put(note)
        return NEW

    def _is_too_early(self, note: Note, via: str) -> bool:
        """One neighbour brings too many devices, or a round comes before its time."""
        match note.body:
            case Card() if note.author not in self.cards and not self.has_greeted(note.author):
                return sum(self._brought_by[one] == via for one in self._strangers) >= MOST_BROUGHT
            case Plan(round) if round > self.agreed_plan.round + 1:
                is_long_ago = self.now - self._caught_up_at >= BETWEEN_CATCH_UPS
                return round > self.agreed_plan.round + CATCH_UP or not is_long_ago or not self.is_held(round)
            case Start(terms):
                return terms.round > self.agreed_plan.round
            case Remark():
                return note.author not in self.cards  # so nobody fills the board with what no device has said
        return False

    @property
    def _strangers(self) -> list[str]:
        """Devices whose card somebody has brought, and that have not greeted us."""
        return sorted(one for one in self._brought_by if one in self.cards and not self.has_greeted(one))

    @property
    def has_room(self) -> bool:
        """Is there room for one more device that greets us? It may take the place of a stranger."""
        return len(self.cards) < MOST_DEVICES or bool(self._strangers)

    def is_signed(self, note: Note) -> bool:
        return self.identity.is_signed(note.author, note.signature, Label.NOTE, note.number, canonical(note.body))

    def is_newer(self, note: Note) -> bool:
        match note.body:
            case Card():
                old = self.cards.get(note.author)
                if old:
                    return _age(old) < _age(note)
                return len(self.cards) < MOST_DEVICES or (self.has_greeted(note.author) and self.has_room)
            case Plan():
                return self.plan is None or _age(self.plan) < _age(note)
            case Start(terms):
                start = self.start.body if self.start else None
                if not isinstance(start, Start):
                    return True
                return (-start.terms.round, fingerprint(start.terms)) > (-terms.round, fingerprint(terms))
            case Remark():
                row = self.remarks.get(note.author, {})
                if note.number in row:
                    return _age(row[note.number]) < _age(note)
                return len(row) < REMARKS_KEPT or note.number > min(row)
        return False

    def is_sound(self, note: Note) -> bool:
        if not is_device(note.author) or note.number < 0:
            return False
        match note.body:
            case Card() as card:
                return is_sound_card(card)
            case Plan() as plan:
                newest = self.plan.number if self.plan else 0
                return is_sound_plan(plan) and note.number <= newest + FARTHEST
            case Start():
                return note.number == 0
            case Remark(kind, name, text, to):
                fits = text in (*REACTIONS, *PARTS) if kind == "waved" else bool(text) and is_clean(text, LONGEST_TEXT)
                is_to = to is None or 0 <= to < MOST_SEATS
                return kind in KINDS and is_clean(name, LONGEST_NAME) and fits and is_to
        return False

    def put(self, note: Note) -> None:
        match note.body:
            case Card():
                if note.author not in self.cards and len(self.cards) >= MOST_DEVICES and self._strangers:
                    gone = self._strangers[0]
                    del self.cards[gone]
                    self.remarks.pop(gone, None)
                self.cards[note.author] = note
            case Plan():
                self.plan = note
            case Start():
                self.start = note
            case Remark():
                row = self.remarks.setdefault(note.author, {})
                row[note.number] = note
                if len(row) > REMARKS_KEPT:
                    del row[min(row)]
        self._marks = {mark(one): one for one in self}
        self._print = hashlib.sha256(" ".join(sorted(self._marks)).encode()).hexdigest()[:16]

    # ------------------------------------------------------------ comparing

    def __iter__(self) -> Iterator[Note]:
        yield from self.cards.values()
        if self.plan:
            yield self.plan
        if self.start:
            yield self.start
        for row in self.remarks.values():
            yield from row.values()

    @property
    def print(self) -> str:
        return self._print

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(self._marks)

    def beyond(self, marks: tuple[str, ...]) -> list[Note]:
        """The notes that a board with these marks does not have."""
        known = set(marks)
        return [note for one, note in self._marks.items() if one not in known]

    # ------------------------------------------------------------ reading

    def card(self, device: str) -> Card | None:
        note = self.cards.get(device)
        return note.body if note and isinstance(note.body, Card) else None

    @property
    def agreed_plan(self) -> Plan:
        body = self.plan.body if self.plan else None
        return body if isinstance(body, Plan) else Plan(0, catalog.NAMES[0], (), True, True, ())

    def counts(self, device: str) -> bool:
        """Is this a device of the room, and not only one that somebody has told us of?"""
        is_ours = device == self.identity.device or device in self.kept
        return is_ours or self.has_greeted(device) or self.is_vouched(device)

    @property
    def counted(self) -> tuple[str, ...]:
        """The devices of the room, in the order of their names."""
        return tuple(device for device in sorted(self.cards) if self.counts(device))

    def agreed(self, device: str) -> Agreed | None:
        note = self.cards.get(device)
        if note is None or not isinstance(note.body, Card):
            return None
        return Agreed(note.author, note.number, note.body, note.signature)


def _age(note: Note) -> tuple[int, str, str]:
    """An order of notes. A device whose storage failed may use a number twice; everybody keeps the same note then."""
    return note.number, note.author, note.signature


def is_sound_card(card: Card) -> bool:
    numbers = [stool.number for stool in card.stools]
    return (
        0 <= card.round < MOST_ROUNDS
        and bool(card.name)
        and is_clean(card.name, LONGEST_NAME)
        and len(numbers) == len(set(numbers)) <= MOST_SEATS
        and all(0 <= number < MOST_SEATS for number in numbers)
        and all(stool.name and is_clean(stool.name, LONGEST_NAME) for stool in card.stools)
        and all(is_device(stool.key) and len(stool.bot) <= LONGEST_NAME for stool in card.stools)
        and (not card.ready or is_device(card.ready))
    )


def is_sound_plan(plan: Plan) -> bool:
    return (
        0 <= plan.round < MOST_ROUNDS
        and plan.game in catalog.NAMES
        and are_options(plan.options)
        and len(canonical(plan)) < 8000
        and len(plan.out) <= 2 * MOST_DEVICES
        and all(is_device(device) for device, _ in plan.out)
    )


def are_options(options: object) -> bool:
    """Are these pairs of a name and a value, each name once, in order? The game itself checks the values."""
    if not isinstance(options, tuple) or not all(isinstance(one, tuple) and len(one) == 2 for one in options):
        return False
    names = [name for name, _ in options]
    return all(isinstance(name, str) for name in names) and names == sorted(set(names))
