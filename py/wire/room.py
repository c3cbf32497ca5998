"""The room: who is here, what they will play, and the game they play, as one device sees it.

Does no sending of its own: the page tells what happened (`link_up`, `hear`, `tick`), and takes from `take_out` what is
to be done. Law: nothing that arrives can raise, or change anything, unless its author was allowed to say it.
Nobody is special: whoever opened the room may leave it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from fair.curve import Curve
from fair.keys import ED25519, Signing
from table.illegal import Refusal
from table.needs import Clock, Seat
from table.text import Plain
from wire.out import Out

Chance = Callable[[int], bytes]


@dataclass(frozen=True, slots=True)
class Person:
    """One device and its people. `state`: here, asleep (5 s of silence), away (30 s), gone (has left).

    `reach`: me, direct (a link of our own), relay (through others), none.
    """

    device: str
    name: str
    seats: tuple[int, ...]
    state: str
    reach: str
    version: str
    is_ready: bool
    is_watching: bool


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of the coming game: who sits there, at which device; a bot is named as one."""

    number: int
    device: str
    name: str
    bot: str


@dataclass(frozen=True, slots=True)
class Line:
    """Something somebody said. `kind`: said, asked, answered, or waved (then `text` names the reaction).

    `when` is this device's own clock (the `now` of `tick`). `to` is the seat that is asked, if any.
    """

    device: str
    name: str
    kind: str
    text: str
    to: Seat | None
    when: float


class Room:
    """`changed` is set by the page, and called when anything that the page shows has changed.

    Everything that a person does here and that cannot be is refused with `Illegal`, its reason a key `room.…`.
    """

    def __init__(
        self,
        code: str,
        secret: bytes,
        seed: bytes,
        name: str,
        version: str,
        curve: Curve,
        chance: Chance,
        signing: Signing = ED25519,
        left: Callable[[Clock], int] = lambda need: need.seconds // 2,
    ) -> None:
        """`seed`: the device's own key, kept on the device. `chance(n)`: n bytes nobody can guess."""
        raise NotImplementedError

    # ------------------------------------------------------------ what the page tells

    def link_up(self, link: str) -> None: ...

    def link_down(self, link: str) -> None: ...

    def hear(self, link: str, frame: bytes) -> None: ...

    def tick(self, now: float) -> None:
        """About twice a second. `now` in seconds, of a clock that never goes back."""

    def described(self, link: str, text: str) -> None:
        """The packed description (invitation.pack) that was made for a `Call` or an `Answer`."""

    def take_out(self) -> list[Out]:
        """What is to be done, in order. Keep `save()` first, then do it: then nothing said is ever forgotten."""
        raise NotImplementedError

    # ------------------------------------------------------------ what people do before a game

    def rename(self, name: str) -> None: ...

    def take_seat(self, number: int | None = None, name: str | None = None, bot: str = "") -> int:
        """The seat that was taken: the first free one, if none is named. A device may take several."""
        raise NotImplementedError

    def leave_seat(self, number: int) -> None: ...

    def watch(self) -> None:
        """Leaves all seats of this device, to look on."""

    def choose(self, game: str, options: Mapping[str, Plain], forgiving: bool = True) -> None:
        """Anybody may; all must agree again."""

    def set_ready(self, is_ready: bool) -> None: ...

    def start(self) -> None:
        """When all who sit are ready. Binds everybody's key, seat, the options and the version into the first event."""

    def open_door(self) -> None: ...

    def close_door(self) -> None:
        """No newcomers; who was here may always return."""

    def remove(self, device: str) -> None:
        """Frees the seats of one who is away before the game. Who returns may take a seat again."""

    def leave(self) -> None:
        """This device says goodbye. In a game its seats are as absent, at once."""

    # ------------------------------------------------------------ what people do at any time

    def say(self, text: str, kind: str = "said", seat: Seat | None = None, to: Seat | None = None) -> None: ...

    def react(self, kind: str, seat: Seat | None = None) -> None: ...

    def vote(self, seat: Seat) -> None:
        """This device's people want the game to go on without an absent seat, until it is back."""

    def unvote(self, seat: Seat) -> None: ...

    def again(self) -> None:
        """After a game: back to the table's settings, with the same people and new keys."""

    # ------------------------------------------------------------ what the page reads

    me: str  # this device
    code: str
    secret: bytes
    now: float
    changed: Callable[[], None]
    refusal: Refusal | None  # why this device was not let in, e.g. room.version(ours, theirs), room.full, room.closed
    sitting: "object | None"  # wire.sitting.Sitting once it begins
    decide: "Callable[..., object] | None"  # the page's hook for bot seats
    chat: Sequence[Line]
    strikes: Mapping[str, int]  # by link: how much that was dropped

    @property
    def people(self) -> tuple[Person, ...]:
        raise NotImplementedError

    @property
    def chairs(self) -> tuple[Chair, ...]:
        raise NotImplementedError

    @property
    def game(self) -> str:
        raise NotImplementedError

    @property
    def options(self) -> dict[str, Plain]:
        raise NotImplementedError

    @property
    def is_forgiving(self) -> bool:
        raise NotImplementedError

    @property
    def is_open(self) -> bool:
        raise NotImplementedError

    @property
    def can_start(self) -> bool:
        raise NotImplementedError

    @property
    def is_ready(self) -> bool:
        raise NotImplementedError

    # ------------------------------------------------------------ keeping

    def save(self) -> str:
        """Everything this device needs to go on after a reload, keys included: for its own storage only."""
        raise NotImplementedError

    @classmethod
    def load(
        cls,
        text: str,
        version: str,
        curve: Curve,
        chance: Chance,
        signing: Signing = ED25519,
        left: Callable[[Clock], int] = lambda need: need.seconds // 2,
    ) -> "Room":
        """The room back, or Damaged. A page of another version loads it too, but not a game that was running."""
        raise NotImplementedError
