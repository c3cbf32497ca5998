"""Everything that devices say to each other in a room, each as a small value. They can say nothing else.

A *note* is signed by its device and goes to everybody, through others where there is no link. Every other message goes
over one link, to a device that has proved who it is.
"""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from table.needs import Seat
from table.text import Plain

# ---------------------------------------------------------------- on a new link


@dataclass(frozen=True, slots=True)
class Hello:
    """Who I claim to be, and in which room (identity.mark); `nonce` is what the other must sign."""

    TAGGED: ClassVar[bool] = True
    room: str
    version: str
    device: str
    nonce: str


@dataclass(frozen=True, slots=True)
class Proof:
    TAGGED: ClassVar[bool] = True
    signature: str


@dataclass(frozen=True, slots=True)
class Refused:
    """You may not come in: the reason, a key of the catalogue of words, and this room's version."""

    TAGGED: ClassVar[bool] = True
    reason: str
    version: str


# ---------------------------------------------------------------- notes to all


@dataclass(frozen=True, slots=True)
class Stool:
    """One seat that a device takes: its number, who sits there, the kind of bot if it is one, its key for this game."""

    number: int
    name: str
    bot: str
    key: str


@dataclass(frozen=True, slots=True)
class Card:
    """What a device says of itself. `ready` is the fingerprint of the terms it agrees to; any change voids it."""

    TAGGED: ClassVar[bool] = True
    round: int
    name: str
    stools: tuple[Stool, ...]
    ready: str
    is_gone: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """What will be played, and who may come in. `out`: devices that were removed, up to which of their cards."""

    TAGGED: ClassVar[bool] = True
    round: int
    game: str
    options: tuple[tuple[str, Plain], ...]
    is_forgiving: bool
    is_open: bool
    out: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Place:
    """One seat of a game that was agreed on."""

    device: str
    name: str
    bot: str
    key: str


@dataclass(frozen=True, slots=True)
class Terms:
    """All that was agreed on. The first event holds its fingerprint."""

    room: str
    round: int
    version: str
    game: str
    options: tuple[tuple[str, Plain], ...]
    is_forgiving: bool
    seats: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Agreed:
    """A card, as its device has signed it."""

    author: str
    number: int
    card: Card
    signature: str


@dataclass(frozen=True, slots=True)
class Start:
    """The game begins: the terms, and the signed card of everybody who agreed to them."""

    TAGGED: ClassVar[bool] = True
    terms: Terms
    cards: tuple[Agreed, ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """`kind`: said, asked, answered, waved. `name`: who speaks at that device."""

    TAGGED: ClassVar[bool] = True
    kind: str
    name: str
    text: str
    to: Seat | None


Body: TypeAlias = Card | Plan | Start | Remark


@dataclass(frozen=True, slots=True)
class Note:
    author: str
    number: int
    body: Body
    signature: str


# ---------------------------------------------------------------- on a link that is known


@dataclass(frozen=True, slots=True)
class Notes:
    TAGGED: ClassVar[bool] = True
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Have:
    """The marks of all notes that are known here."""

    TAGGED: ClassVar[bool] = True
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Where:
    """How far a game is: the open step, the head before it, who has spoken, and the fingerprint of the votes."""

    TAGGED: ClassVar[bool] = True
    game: str
    step: int
    head: str
    spoken: tuple[Seat, ...]
    votes: str
    is_accusing: bool


@dataclass(frozen=True, slots=True)
class Print:
    """What a seat's table looks like after so many events, signed with the seat's key."""

    TAGGED: ClassVar[bool] = True
    seat: Seat
    events: int
    mark: str
    signature: str


@dataclass(frozen=True, slots=True)
class Beat:
    """Said every second: links, which of them are detours, devices that were heard (tenths of a second ago), known
    notes, the planned round, and how far the game is.

    `missed`: the seats without which people want to go on, here and at each device that is heard here.
    """

    TAGGED: ClassVar[bool] = True
    links: tuple[str, ...]
    detours: tuple[str, ...]
    heard: tuple[tuple[str, int], ...]
    notes: str
    round: int
    where: Where | None
    table: Print | None
    missed: tuple[tuple[str, tuple[Seat, ...]], ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """Show me what I have not heard."""

    TAGGED: ClassVar[bool] = True
    where: Where


@dataclass(frozen=True, slots=True)
class Differ:
    """You name another past than I do: this is my head before that step."""

    TAGGED: ClassVar[bool] = True
    game: str
    step: int
    head: str


@dataclass(frozen=True, slots=True)
class Letters:
    """Letters of a game; `is_doubt`: all that I have heard, because we differ."""

    TAGGED: ClassVar[bool] = True
    game: str
    letters: tuple[str, ...]
    is_doubt: bool


@dataclass(frozen=True, slots=True)
class Signal:
    """How two devices may reach each other, carried by others. `kind`: offer or answer; `hops` that are left."""

    TAGGED: ClassVar[bool] = True
    to: str
    author: str
    number: int
    kind: str
    text: str
    signature: str
    hops: int


@dataclass(frozen=True, slots=True)
class Bye:
    """The page is being closed, or put to sleep."""

    TAGGED: ClassVar[bool] = True


Message: TypeAlias = Hello | Proof | Refused | Notes | Have | Beat | Ask | Differ | Letters | Signal | Bye


@dataclass(frozen=True, slots=True)
class Envelope:
    say: Message
