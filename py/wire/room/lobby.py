"""The lobby: who sits where, what will be played, and who has agreed to exactly that.

Every device computes the same terms from the notes on the board. To be ready is to sign the fingerprint of the terms.
As soon as anything changes, the fingerprint changes, and nobody is ready any more. If two devices take one seat at the
same moment, the one with the smaller name keeps it, and the other moves on.
Law: where one device alone could stand in for another player, the terms are strict, whatever the plan says.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace

from fair.group.signatures import Signing
from fair.proofs.shares import threshold
from table import catalog
from table.illegal import Illegal, Refusal
from table.names import LONGEST_NAME, clean
from table.text import Plain, fingerprint
from wire.game.keys import Keys
from wire.link.identity import Identity, is_device
from wire.link.messages import Agreed, Card, Place, Plan, Start, Stool, Terms
from wire.room.notes import MOST_DEVICES, MOST_SEATS, Board, are_options


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of the coming game: who sits there, at which device, and the level of the bot if it is one."""

    number: int
    device: str
    name: str
    bot: str
    key: str


class Lobby:
    def __init__(self, identity: Identity, board: Board, chance: Callable[[int], bytes], signing: Signing) -> None:
        self.identity = identity
        self.board = board
        self.chance = chance
        self.signing = signing
        self.keys: dict[str, Keys] = {}
        self.mine = Card(0, "?", (), "", False)
        self._fresh: list[str] = []
        self._tidied: tuple[str, tuple[str, ...], Card] | None = None

    # ------------------------------------------------------------ reading

    @property
    def plan(self) -> Plan:
        return self.board.agreed_plan

    def is_counted(self, device: str) -> bool:
        """Does the card of this device count? Not if it has left, was removed, speaks of another game, or is only
        told of (notes.py)."""
        note, card = self.board.cards.get(device), self.board.card(device)
        if note is None or card is None or card.is_gone or not self.board.counts(device):
            return False
        return card.round == self.plan.round and dict(self.plan.out).get(device, -1) < note.number

    @property
    def chairs(self) -> tuple[Chair, ...]:
        taken: dict[int, Chair] = {}
        for device in sorted(self.board.cards):
            card = self.board.card(device)
            if card is not None and self.is_counted(device):
                for stool in card.stools:
                    taken.setdefault(stool.number, Chair(stool.number, device, stool.name, stool.bot, stool.key))
        return tuple(taken[number] for number in sorted(taken))

    @property
    def terms(self) -> Terms:
        plan = self.plan
        places = tuple(Place(chair.device, chair.name, chair.bot, chair.key) for chair in self.chairs)
        is_forgiving = plan.is_forgiving and not is_one_sided(places)
        return Terms(
            self.identity.code, plan.round, self.identity.version, plan.game, plan.options, is_forgiving, places
        )

    def is_ready(self, device: str, print: str | None = None) -> bool:
        card = self.board.card(device)
        print = fingerprint(self.terms) if print is None else print
        return card is not None and self.is_counted(device) and card.ready == print

    def why_not(self) -> Illegal | None:
        """What keeps the game from being started, apart from somebody who is not ready."""
        return check_terms(self.terms)

    @property
    def can_start(self) -> bool:
        print = fingerprint(self.terms)
        return not self.why_not() and all(self.is_ready(chair.device, print) for chair in self.chairs)

    def lets_in(self, device: str) -> str:
        """Why a device that knocks is refused; nothing if it may come in. A device that was here may always return."""
        if device in self.board.cards:
            return ""
        if not self.plan.is_open:
            return "room.closed"
        return "" if self.board.has_room else "room.full"

    # ------------------------------------------------------------ changing

    def pin_mine(self, **changes: object) -> None:
        """Pins a new card of this device. After any change the device is not ready, unless the change says so."""
        self.mine = replace(self.mine, **({"ready": ""} | changes))  # type: ignore[arg-type]
        self.board.pin(self.mine)

    def change_plan(self, **changes: object) -> None:
        self.board.pin(replace(self.plan, **changes))  # type: ignore[arg-type]

    def fresh_key(self) -> str:
        keys = Keys(self.chance(32), self.chance(32))
        key = self.signing.public(keys.seed).hex()
        self.keys[key] = keys
        self._fresh.append(key)
        return key

    def fresh_keys(self) -> list[tuple[str, Keys]]:
        """The keys that were made since the last time."""
        fresh, self._fresh = self._fresh, []
        return [(key, self.keys[key]) for key in fresh]

    def take_seat(self, number: int | None, name: str | None, bot: str) -> int:
        taken = {chair.number for chair in self.chairs} | {stool.number for stool in self.mine.stools}
        free = [one for one in range(MOST_SEATS) if one not in taken]
        if not free:
            raise Illegal("room.no_seat")
        if number is not None and number not in free:
            raise Illegal("room.taken")
        number = free[0] if number is None else number
        called = clean(self.mine.name if name is None else name, LONGEST_NAME)
        if not called:
            raise Illegal("room.name")
        stool = Stool(number, called, clean(bot, LONGEST_NAME), self.fresh_key())
        self.pin_mine(stools=(*self.mine.stools, stool), is_gone=False)
        return number

    def rename(self, name: str) -> None:
        """Renames the people of this device, and those of its seats that had the old name."""
        called, old = clean(name, LONGEST_NAME), self.mine.name
        if not called:
            raise Illegal("room.name")
        stools = tuple(
            replace(stool, name=called) if stool.name == old and not stool.bot else stool for stool in self.mine.stools
        )
        self.pin_mine(name=called, stools=stools)

    def take_out(self, device: str, number: int) -> None:
        """Frees the seats of a device that is away, as of this number of its card."""
        out = dict(self.plan.out) | {device: number}
        self.change_plan(out=tuple(sorted(out.items()))[-2 * MOST_DEVICES :])

    def choose(self, game: str, options: Mapping[str, Plain], forgiving: bool) -> None:
        if game not in catalog.NAMES:
            raise Illegal("room.game")
        known = {option.name for option in catalog.load(game).options}
        if set(options) - known:
            raise Illegal("illegal.option")
        row = tuple((name, options[name]) for name in sorted(options))
        self.change_plan(game=game, options=row, is_forgiving=forgiving)

    def start(self) -> None:
        wrong = self.why_not()
        if wrong:
            raise wrong
        if not self.can_start:
            raise Illegal("room.not_ready")
        devices = sorted({chair.device for chair in self.chairs})
        cards = tuple(agreed for device in devices if (agreed := self.board.agreed(device)))
        self.board.pin(Start(self.terms, cards))

    def tidy(self) -> bool:
        """Adapts this device's card to what others have said. True: a new card was pinned."""
        me, mine = self.identity.device, self.mine
        if self._tidied == (self.board.print, self.board.counted, mine):
            return False
        if self.board.card(me) != mine:
            self.pin_mine()  # after a reload others may know a later card
            return True
        if self.plan.round > mine.round:
            stools = tuple(replace(stool, key=self.fresh_key()) for stool in mine.stools)
            self.pin_mine(round=self.plan.round, stools=stools)
            return True
        if not mine.is_gone and not self.is_counted(me) and self.plan.round == mine.round:
            self.pin_mine(stools=())  # removed while away: back, without a seat
            return True
        sits = {chair.key for chair in self.chairs}
        lost = [stool for stool in mine.stools if stool.key not in sits]
        if lost and not mine.is_gone:
            taken = {chair.number for chair in self.chairs}
            free = [number for number in range(MOST_SEATS) if number not in taken]
            moved = tuple(replace(stool, number=number) for stool, number in zip(lost, free))
            self.pin_mine(stools=(*(stool for stool in mine.stools if stool not in lost), *moved))
            return True
        self._tidied = (self.board.print, self.board.counted, mine)
        return False


def check_terms(terms: Terms) -> Illegal | None:
    """Can this be played at all?"""
    try:
        catalog.load(terms.game).agreed(len(terms.seats), dict(terms.options))
    except Illegal as wrong:
        return wrong
    except Refusal as wrong:
        return Illegal(wrong.reason, **wrong.values)
    except (TypeError, ValueError):  # the check of an option met a value of another type
        return Illegal("illegal.option")
    if len({place.key for place in terms.seats}) != len(terms.seats):
        return Illegal("room.taken")
    return None


def is_one_sided(seats: Collection[Place]) -> bool:
    """Does one device hold so many seats that it alone could stand in for another, and see its secrets?"""
    most = max(Counter(place.device for place in seats).values(), default=0)
    return 0 < threshold(len(seats)) <= most


def is_agreed(start: Start, identity: Identity, is_signed: Callable[[Agreed], bool]) -> bool:
    """Has everybody who has a seat in these terms signed exactly these terms? And may they be played in this mode?"""
    terms, print = start.terms, fingerprint(start.terms)
    if terms.is_forgiving and is_one_sided(terms.seats):
        return False
    if terms.room != identity.code or terms.version != identity.version or len(start.cards) > MOST_SEATS:
        return False
    if not are_options(terms.options) or not all(is_device(place.key) for place in terms.seats):
        return False
    wrong = check_terms(terms)
    if wrong is not None and wrong.reason != "absent.games":
        return False
    cards = {agreed.author: agreed for agreed in start.cards}
    for device in {place.device for place in terms.seats}:
        agreed = cards.get(device)
        if agreed is None or agreed.card.ready != print or agreed.card.round != terms.round or agreed.card.is_gone:
            return False
        stools = sorted(agreed.card.stools, key=lambda stool: stool.number)
        mine = tuple(Place(device, stool.name, stool.bot, stool.key) for stool in stools)
        if mine != tuple(place for place in terms.seats if place.device == device) or not is_signed(agreed):
            return False
    return True
