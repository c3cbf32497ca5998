"""Standing in: one player has gone, and the game goes on for the others until that player returns.

Who speaks: the devices that are present, once they have declared the seat absent (votes.py). Where a throw, a card or a
seal needs that seat's key, enough holders of its shares give the part together (vault.parts_for): they learn that one
part, and never the key. A bot plays its turns (stand_in.py) among the moves that the open table allows. What it sealed
or staked is taken out of its box when the rules ask for it, and not before.
Rounds: one for each thing that is opened for the absent seat; one for each choice between two moves or more.
Proved: every part that a holder gives, as in vault.py.
Not protected here: as many seats as are needed could pretend that you have left. In strict mode, and between two
players, nobody can; then the game waits.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from fair.group.curve import read_scalar
from fair.group.labels import Label, digest
from fair.group.refused import Unproven
from fair.proofs.bits import Opening
from fair.protocol import own_box
from fair.protocol import seals as sealing
from fair.protocol import stand_in as deputy
from fair.protocol.by_lot import BY_LOT, is_by_lot, laid_by_lot
from fair.protocol.deck import Decks, Place
from fair.protocol.letter import row
from fair.protocol.own_box import Lock
from fair.protocol.rounds import Talk, blaming
from fair.protocol.stakes import Laid, read_stake, stake_box
from fair.protocol.stand_in import CommonKnowledge
from fair.protocol.vault import SEALS, parts_for
from table.events import Event, Fact, Move, Paid, Shown
from table.needs import Choose, Need, Open, Seal, Seat, Stake
from table.pocket import Card, Pocket, Staked

Dealt: TypeAlias = tuple[str, int, tuple[str, ...]]


def stand_in(known: CommonKnowledge, need: Need, seat: Seat) -> Talk[Event | None]:
    """The event that happens for an absent seat, the same on every device; None: only the seat itself can answer."""
    match need:
        case Open():
            return (yield from _open(known, need, seat))
        case Seal():
            # a page of guesses must name the seat's own card; any will do, because nobody knows it
            moves = _safe_moves(known, need, seat) or _moves(known, need, _blind(known, seat))
            move = yield from deputy.choose(known, need, _supposed(known, seat), moves)
            return Event("seal", need.name, seat, proof=(BY_LOT, move.value)) if move else None
        case Stake():
            return (yield from _stake(known, need, seat))
        case Choose():
            return (yield from _choose(known, need, seat))
    return None


def _stake(known: CommonKnowledge, need: Stake, seat: Seat) -> Talk[Event | None]:
    """Stakes as little as the rules allow, in the open. If that is more than nothing, the lot picks the account."""
    if not need.least:
        return Event("stake", need.name, seat, proof=(BY_LOT, ()))
    book = yield from _book(known, seat)
    if book.staked_in_all(need.name) + need.least > need.purse:
        return None
    move = yield from deputy.by_lot(known, need, [Move(((account, need.least),)) for account in need.accounts])
    return Event("stake", need.name, seat, proof=(BY_LOT, move.value)) if move else None


def _choose(known: CommonKnowledge, need: Choose, seat: Seat) -> Talk[Event | None]:
    """Makes a move that shows nothing, if there is one. If not, opens the seat's book, or one card after another."""
    pocket = _blind(known, seat)
    safe = () if need.told else _safe_moves(known, need, seat)
    move = yield from deputy.choose(known, need, _supposed(known, seat), safe)
    if move is not None:
        return Event("choose", need.name, seat, move.value)
    if any(event.kind == "stake" and event.seat == seat for event in known.match.log.events):
        book = yield from _book(known, seat)
        pocket = replace(pocket, staked=book.staked, paid=book.paid)
    decks = known.court.decks
    hidden = [(card.deck, card.place) for card in pocket.cards if decks.missing((card.deck, card.place))]
    while True:
        true = [
            move for move in _moves(known, need, pocket) if not any(_is_hidden(fact, hidden) for fact in move.facts)
        ]
        move = yield from deputy.choose(known, need, pocket, true)
        if move is not None:
            return Event("choose", need.name, seat, move.value, move.facts, BY_LOT)
        if not hidden:
            return None
        opened = hidden.pop()
        yield from decks.turn_over(opened)
        pocket = replace(pocket, cards=tuple(_seen(decks, card) for card in pocket.cards))


def _is_hidden(fact: Fact, hidden: Sequence[Place]) -> bool:
    return isinstance(fact, Shown) and (fact.deck, fact.place) in hidden


def _seen(decks: Decks, card: Card) -> Card:
    place = (card.deck, card.place)
    return card if decks.missing(place) else replace(card, face=decks.face(place))


def _blind(known: CommonKnowledge, seat: Seat, world: int = 0) -> Pocket:
    """The seat's pocket as everybody sees it: the number of its cards is known, their faces are not.

    In each world another face of the deck stands for all of them. Moves that would show a face are left out.
    """
    return _in_world(_dealt(known, seat), seat, world)


def _in_world(dealt: Sequence[Dealt], seat: Seat, world: int) -> Pocket:
    return Pocket(seat, cards=tuple(Card(deck, place, faces[world % len(faces)], "") for deck, place, faces in dealt))


def _dealt(known: CommonKnowledge, seat: Seat) -> list[Dealt]:
    """The cards that the seat was dealt: the deck, the place, and the faces of that deck."""
    events = [event for event in known.match.log.events if event.kind == "deal" and event.seat == seat]
    faces = {deck: _faces(known, deck) for deck in {event.name for event in events}}
    return [(event.name, event.value, faces[event.name]) for event in events if isinstance(event.value, int)]


def _supposed(known: CommonKnowledge, seat: Seat) -> Pocket:
    """The pocket that the bot supposes. It stays the same for the whole game."""
    return _blind(known, seat, int.from_bytes(digest(Label.STAND_IN, known.company.transcript.game, seat)[:4], "big"))


def _faces(known: CommonKnowledge, deck: str) -> tuple[str, ...]:
    made = known.match.log.find("shuffle", deck)
    faces = tuple(str(face) for face in row(row(made.value, 2)[0])) if made else ()
    return tuple(dict.fromkeys(faces)) or ("",)


def _safe_moves(known: CommonKnowledge, need: Need, seat: Seat) -> list[Move]:
    """The moves that are possible whatever the cards are, and that say nothing about them."""
    dealt = _dealt(known, seat)
    worlds = range(max((len(faces) for _, _, faces in dealt), default=1))
    safe = [move for move in _moves(known, need, _in_world(dealt, seat, 0)) if not move.facts]
    for world in worlds[1:]:
        if not safe:
            break
        offered = set(_moves(known, need, _in_world(dealt, seat, world)))
        safe = [move for move in safe if move in offered]
    return safe


def _moves(known: CommonKnowledge, need: Need, pocket: Pocket) -> Sequence[Move]:
    game = known.match.game
    return game.moves(game.see(known.match.table, pocket), need)


def _open(known: CommonKnowledge, need: Open, seat: Seat) -> Talk[Event | None]:
    court = known.court
    if court.stakes.has(need.name, seat):
        yield from _book(known, seat)
        return court.stakes.open(need.name, court.books[seat])
    by_lot = court.by_lot.get((need.name, seat))
    if by_lot is not None:
        return Event("open", need.name, seat, by_lot[0], proof=BY_LOT)
    company, mine = known.company, [said for said in court.seals if said.event.seat == seat]
    sealed = next((said for said in mine if need.name in sealing.names(said.event)), None)
    if sealed is None:
        return None
    point = own_box.lock_point(company, sealed.lock_at(company))
    found = yield from parts_for(company, court.vaults[SEALS], "open", {seat: (point,)})
    inside = sealing.look_into(Lock(found[seat][0], company.protocol), sealed.event)
    one = next((one for one in inside if one.name == need.name), None)
    return sealing.opening(one, seat) if one else None


def _book(known: CommonKnowledge, seat: Seat) -> Talk[Pocket]:
    """Opens the boxes of the absent seat's stakes, compares each with what was laid, and adds what was paid."""
    court, company = known.court, known.company
    events = known.match.log.events
    staked = [event for event in events if event.kind == "stake" and event.seat == seat]
    opened = court.books.get(seat, Pocket(seat))
    locked: dict[str, list[tuple[int, Event]]] = {}
    for event in staked:
        row_ = locked.setdefault(event.name, [])
        row_.append((len(row_), event))
    boxes = [(n, event) for one in locked.values() for n, event in one[len(opened.stakes(one[0][1].name)) :]]
    purses = court.stakes.purses
    places = [
        stake_box(company, purses[event.name, seat].laid[n].step, event.name, seat, n)
        for n, event in boxes
        if not is_by_lot(event)
    ]
    points = tuple(own_box.lock_point(company, place) for place in places)
    found = (yield from parts_for(company, court.vaults[SEALS], "book", {seat: points})).get(seat, [])
    locks = iter(found)
    rows = list(opened.staked)
    for number, event in boxes:
        purse = purses[event.name, seat]
        laid = purse.laid[number]
        if is_by_lot(event):
            rows.append(Staked(event.name, laid_by_lot(event), ""))
            continue
        with blaming(seat, "cheat.box"):
            amounts = _read_book(Lock(next(locks), company.protocol), event, laid, purse.unit)
        rows.append(Staked(event.name, amounts, ""))
    paid = tuple(
        (f.stake, f.account, f.amount) for e in events if e.seat == seat for f in e.facts if isinstance(f, Paid)
    )
    court.books[seat] = Pocket(seat, staked=tuple(rows), paid=paid)
    return court.books[seat]


def _read_book(lock: Lock, event: Event, laid: Laid, unit: int) -> tuple[tuple[str, int], ...]:
    value, blinds = read_stake(lock, event)
    wanted = dict(value)
    openings = tuple(
        Opening(wanted.get(account, 0) // unit, read_scalar(blinds[32 * n : 32 * n + 32]))
        for n, account in enumerate(laid.need.accounts)
    )
    for opening, point in zip(openings, laid.points, strict=True):
        if opening.commit(point.curve) != point:
            raise Unproven("another amount was laid")
    laid.openings = openings
    return value
