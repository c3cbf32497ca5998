"""The bazaar: a toy game that asks for everything a game can ask for, to prove that the kernel carries it.

A market day: goods are shuffled and dealt; everybody bids in secret on a lamp and a rug; then they haggle
in the open (claim, show, pay, add to a bid). An hourglass runs, a bell may stop it. What was shown is
shuffled again with what is still hidden; two hidden cards become one parcel. A secret vote, two dice,
everything is opened.
"""

from dataclasses import dataclass, replace

from table.answers import answered
from table.events import AtLeast, Event, Exactly, Move, Paid, Shown
from table.game import Game, Option, Options, Outcome
from table.illegal import Illegal
from table.needs import Choose, Clock, Deal, Need, Open, Roll, Seal, Show, Shuffle, Stake
from table.pocket import Pocket
from table.text import Plain

GOODS = ("tea", "silk", "salt", "musk", "jade", "dates", "myrrh", "opals")
ACCOUNTS = ("lamp", "rug")
PURSE, ROUNDS = 8, 2
DIE = ("1", "2", "3", "4")


@dataclass(frozen=True, slots=True)
class Table:
    seats: int
    busy: bool
    phase: str = "shuffle"
    dealt: int = 0
    sealed: tuple[int, ...] = ()
    turn: int = 0
    paid: tuple[int, ...] = ()
    said: tuple[str, ...] = ()
    shown: tuple[tuple[int, str], ...] = ()
    parcels: int = 0
    votes: tuple[Plain, ...] = ()
    dice: tuple[str, ...] = ()
    bids: tuple[Plain, ...] = ()
    seconds: int = 0


def start(seats: int, options: Options) -> Table:
    nothing = (None,) * seats
    return Table(seats, options["busy"] is True, paid=(0,) * seats, votes=nothing, bids=nothing)


def waiting(table: Table) -> tuple[Need, ...]:
    everybody = tuple(range(table.seats))
    speaker = table.turn % table.seats
    still = tuple(seat for seat in everybody if seat not in table.sealed)
    match table.phase:
        case "shuffle":
            return (Shuffle("goods", GOODS),)
        case "deal":
            return (Deal("goods", table.dealt, table.dealt),)
        case "bid":
            return (Stake(still, "bids", ACCOUNTS, PURSE),)
        case "haggle":
            return (Choose(speaker, f"haggle.{table.turn}"),)
        case "add":
            return (Stake((speaker,), "bids", ACCOUNTS, PURSE, unit=2, least=2, several=False),)
        case "bell":  # several things are possible at once
            return (*(Choose(seat, "bell") for seat in everybody), Clock("hourglass", 60))
        case "again":
            seen = tuple(face for _, face in table.shown)
            left = [place for place in range(len(GOODS)) if place not in dict(table.shown)]
            rows = tuple((("goods", place),) for place in left[2:])
            parcel = (("goods", left[0]), ("goods", left[1]))
            return (Shuffle("goods.2", seen, (*rows, parcel)),)
        case "parcel":
            return (Deal("goods.2", table.parcels, table.parcels),)
        case "vote":
            return (Seal(still, "vote"),)
        case "count":
            return (Open(tuple(s for s in everybody if table.votes[s] is None), "vote"),)
        case "dice":
            return (Roll("luck", (DIE, ("heads", "tails")), by=0),)
        case "turn over":
            return (Show("goods.2", 0, 0),)
        case "lay open":
            return (Show("goods.2", table.seats, None),)
        case "accounts":
            return (Open(tuple(s for s in everybody if table.bids[s] is None), "bids"),)
    return ()


def play(table: Table, event: Event) -> Table:
    need = answered(waiting(table), event)
    seats = table.seats
    match table.phase:
        case "shuffle":
            return replace(table, phase="deal")
        case "deal":
            return replace(table, dealt=table.dealt + 1, phase="deal" if table.dealt + 1 < seats else "bid")
        case "bid":
            sealed = (*table.sealed, event.seat)
            done = len(sealed) == seats
            return replace(table, sealed=() if done else sealed, phase="haggle" if done else "bid")
        case "haggle":
            return haggle(table, event)
        case "add":
            return next_turn(table)
        case "bell":
            if isinstance(need, Choose) and (event.value != "ring" or event.facts):
                raise Illegal("illegal.not_possible")
            return replace(
                table, phase="again", seconds=int(event.value or 0) if event.kind == "clock" else 0
            )
        case "again":
            return replace(table, phase="parcel")
        case "parcel":
            return replace(
                table, parcels=table.parcels + 1, phase="parcel" if table.parcels + 1 < seats else "vote"
            )
        case "vote":
            sealed = (*table.sealed, event.seat)
            done = len(sealed) == seats
            return replace(table, sealed=() if done else sealed, phase="count" if done else "vote")
        case "count":
            votes = put(table.votes, event.seat, event.value)
            return replace(table, votes=votes, phase="count" if None in votes else "dice")
        case "dice":
            return replace(table, dice=event.value, phase="turn over")
        case "turn over" | "lay open":
            assert event.shown
            said = (*table.said, event.shown.face)
            return replace(table, said=said, phase="lay open" if table.phase == "turn over" else "accounts")
        case "accounts":
            bids = put(table.bids, event.seat, event.value)
            return replace(table, bids=bids, phase="accounts" if None in bids else "over")
    raise Illegal("illegal.not_awaited")


def put(row: tuple, index, value) -> tuple:  # type: ignore[no-untyped-def,type-arg]
    return (*row[:index], value, *row[index + 1 :])


def next_turn(table: Table) -> Table:
    over = table.turn + 1 == ROUNDS * table.seats
    return replace(table, turn=table.turn + 1, phase="bell" if over else "haggle")


def haggle(table: Table, event: Event) -> Table:
    seat, facts = table.turn % table.seats, event.facts
    match event.value, facts:
        case "quiet", ():
            return next_turn(table)
        case "add", () if not table.busy:
            return replace(table, phase="add")
        case "claim", (AtLeast("bids", "lamp", amount),) if 0 < amount <= PURSE:
            return next_turn(replace(table, said=(*table.said, f"{seat} has {amount}")))
        case "exactly", (Exactly("bids", "rug", amount),):
            return next_turn(replace(table, said=(*table.said, f"{seat} is at {amount}")))
        case "pay", (Paid("bids", "lamp", 1),):
            return next_turn(replace(table, paid=put(table.paid, seat, table.paid[seat] + 1)))
        case "take back", (Paid("bids", "lamp", -1),) if table.paid[seat]:
            return next_turn(replace(table, paid=put(table.paid, seat, table.paid[seat] - 1)))
        case "show", (Shown("goods", place, face),) if place == seat and place not in dict(table.shown):
            return next_turn(replace(table, shown=(*table.shown, (place, face))))
    raise Illegal("illegal.not_possible")


def outcome(table: Table) -> Outcome | None:
    if table.phase != "over":
        return None
    points = tuple(table.votes.count(seat) for seat in range(table.seats))
    return Outcome(tuple(s for s, p in enumerate(points) if p == max(points)), points, "bazaar.won")


@dataclass(frozen=True, slots=True)
class View:
    table: Table
    seat: int | None = None
    cards: tuple[str, ...] = ()
    lamp: int = 0
    rug: int = 0
    left: int = 0


def see(table: Table, pocket: Pocket | None) -> View:
    if pocket is None:
        return View(table)
    faces = tuple(card.face for card in pocket.cards)
    left = PURSE - pocket.staked_in_all("bids")
    return View(table, pocket.seat, faces, pocket.amount("bids", "lamp"), pocket.amount("bids", "rug"), left)


def moves(view: View, need: Need) -> tuple[Move, ...]:
    table, seat = view.table, view.seat
    match need:
        case Stake(several=True):
            pairs = [(lamp, rug) for lamp in range(view.left + 1) for rug in range(view.left + 1 - lamp)]
            return tuple(
                Move(tuple((a, n) for a, n in zip(ACCOUNTS, pair, strict=True) if n)) for pair in pairs
            )
        case Stake():
            return tuple(Move(((account, n),)) for account in ACCOUNTS for n in range(2, view.left + 1, 2))
        case Seal():
            return tuple(Move(other) for other in range(table.seats) if other != seat)
        case Choose(name="bell"):
            return (Move("ring"),)
    assert seat is not None
    offered = [Move("quiet")]
    if not table.busy and view.left >= 2:
        offered.append(Move("add"))
    offered += [Move("claim", (AtLeast("bids", "lamp", n),)) for n in range(1, view.lamp + 1)]
    offered.append(Move("exactly", (Exactly("bids", "rug", view.rug),)))
    if view.lamp:
        offered.append(Move("pay", (Paid("bids", "lamp", 1),)))
    if table.paid[seat]:
        offered.append(Move("take back", (Paid("bids", "lamp", -1),)))
    if seat not in dict(table.shown):
        offered.append(Move("show", (Shown("goods", seat, view.cards[0]),)))
    return tuple(offered)


GAME = Game(
    name="bazaar",
    version=1,
    seats=range(2, 5),
    options=(Option("busy", False, lambda seats, value: isinstance(value, bool)),),
    table=Table,
    start=start,
    waiting=waiting,
    play=play,
    moves=moves,
    see=see,
    outcome=outcome,
)
