"""Liar's Dice: the rules, in the order of rules.txt, each with its number. They never see a die under a cup."""

from dataclasses import dataclass

from table.answers import answered
from table.change import replace
from table.events import Event, Move
from table.game import Options, Outcome
from table.illegal import Illegal
from table.needs import Choose, Deal, Need, Seat, Show, Shuffle
from table.pocket import Pocket
from table.text import same
from table.turns import left_of, state_nothing

FACES = ("1", "2", "3", "4", "5", "6")
BAG = FACES * 4
DICE = (2, 3, 5)
DOUBT = "doubt"
NOTHING = (0, 0)  # before the first bid of a round


@dataclass(frozen=True)
class Table:
    """What everybody knows. Rows follow the seats; `cups` are the dice lifted last, `handled` those dealt or lifted."""

    seats: int
    dice: tuple[int, ...]
    phase: str = "shake"
    round: int = 1
    handled: int = 0
    turn: Seat = 0
    bid: tuple[int, int] = NOTHING
    cups: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class View:
    """What one seat knows: the table, and its own dice."""

    table: Table
    seat: Seat | None = None
    dice: tuple[str, ...] = ()


def start(seats: int, options: Options) -> Table:
    """LD-1.1, LD-2.1"""
    return Table(seats, dice=(int(str(options["dice"])),) * seats, cups=((),) * seats)


def deck(table: Table) -> str:
    return f"dice.{table.round}"


def owners(table: Table) -> tuple[Seat, ...]:
    """Whose die lies at each place of the bag: first all of the first player's, then the second's."""
    return tuple(seat for seat, count in enumerate(table.dice) for _ in range(count))


def waiting(table: Table) -> tuple[Need, ...]:
    match table.phase:
        case "shake":  # LD-1.2
            return (Shuffle(deck(table), BAG),)
        case "draw":  # LD-1.2
            return (Deal(deck(table), table.handled, owners(table)[table.handled]),)
        case "bid":  # LD-2.2: a bid is higher than the last, so the last one makes a name that is used once.
            number, face = table.bid
            return (Choose(table.turn, f"bid.{table.round}.{number}.{face}"),)
        case "lift":  # LD-3.1
            return (Show(deck(table), table.handled, owners(table)[table.handled]),)
    return ()


def play(table: Table, event: Event) -> Table:
    answered(waiting(table), event)
    match table.phase:
        case "shake":
            return replace(table, phase="draw", handled=0)
        case "draw":
            is_last = table.handled + 1 == sum(table.dice)
            return replace(table, handled=table.handled + 1, phase="bid" if is_last else "draw")
        case "lift":
            assert event.shown
            return lift(table, event.shown.face)
    return speak(table, event)


def bids(table: Table) -> list[tuple[int, int]]:
    """LD-2.3: every bid that is higher than the last one."""
    every = [(number, face) for number in range(1, sum(table.dice) + 1) for face in range(1, 7)]
    return [bid for bid in every if bid > table.bid]


def speak(table: Table, event: Event) -> Table:
    state_nothing(event)
    if event.value == DOUBT:
        if table.bid == NOTHING:  # LD-2.4
            raise Illegal("liars_dice.illegal.doubt")
        return replace(table, phase="lift", handled=0, cups=((),) * table.seats)
    for bid in bids(table):
        if same(event.value, bid):
            return replace(table, bid=bid, turn=left_of(table.turn, table.seats))
    raise Illegal("liars_dice.illegal.bid")


def lift(table: Table, face: str) -> Table:
    """LD-3.1: one die after the other. The last one settles the round."""
    owner = owners(table)[table.handled]
    cups = tuple((*row, face) if seat == owner else row for seat, row in enumerate(table.cups))
    table = replace(table, cups=cups, handled=table.handled + 1)
    if table.handled < sum(table.dice):
        return table
    loser = loser_of(table)
    dice = tuple(count - (seat == loser) for seat, count in enumerate(table.dice))
    phase = "over" if 0 in dice else "shake"  # LD-4.1
    return replace(table, dice=dice, phase=phase, round=table.round + 1, turn=loser, bid=NOTHING)  # LD-2.1


def count(table: Table, face: int) -> int:
    """How many dice of this face lie open."""
    return sum(row.count(str(face)) for row in table.cups)


def loser_of(table: Table) -> Seat:
    """LD-3.2: once all cups are lifted, the doubter or the one who bid before."""
    number, face = table.bid
    return table.turn if count(table, face) >= number else (table.turn - 1) % table.seats


def see(table: Table, pocket: Pocket | None) -> View:
    if pocket is None:
        return View(table)
    return View(table, pocket.seat, tuple(card.face for card in pocket.cards if card.deck == deck(table)))


def moves(view: View, need: Need) -> tuple[Move, ...]:
    """LD-2.2: what may be said depends on nobody's dice; that is the whole fun."""
    doubt = (Move(DOUBT),) if view.table.bid != NOTHING else ()
    return (*doubt, *(Move(bid) for bid in bids(view.table)))


def outcome(table: Table) -> Outcome | None:
    if table.phase != "over":
        return None
    winners = tuple(seat for seat, left in enumerate(table.dice) if left == max(table.dice))
    return Outcome(winners, table.dice, "liars_dice.won")
