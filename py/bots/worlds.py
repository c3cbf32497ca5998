"""Plays on in an imagined world, by the rules alone: no log, no hashes, no seals.

The arena plays whole games this way too. There the world is the real one, and each seat sees only its own pocket.
"""

from games.contract.bot import Foresight, Lots, World
from table.change import replace
from table.events import Event, Move, Paid, Shown
from table.game import Game, Table
from table.needs import Choose, Clock, Deal, Need, Open, Roll, Seal, Seat, Show, Shuffle, Stake
from table.pocket import Card, Sealed, Staked

Asked = Choose | Seal | Stake
ASKED = (Choose, Seal, Stake)


def is_asked(need: Need) -> bool:
    return isinstance(need, ASKED)


def event_of(need: Asked, seat: Seat, move: Move) -> Event:
    """What everybody learns of a move."""
    if isinstance(need, Choose):
        return Event("choose", need.name, seat, move.value, move.facts)
    return Event(need.kind, need.name, seat)


def keep(world: World, need: Asked, seat: Seat, move: Move) -> None:
    """What the seat itself remembers of its move."""
    pocket = world.pockets[seat]
    if isinstance(need, Seal):
        new = tuple(Sealed(name, value, "") for name, value in need.split(move.value))
        world.pockets[seat] = replace(pocket, sealed=(*pocket.sealed, *new))
    elif isinstance(need, Stake):
        staked = Staked(need.name, move.value, "")  # type: ignore[arg-type]
        world.pockets[seat] = replace(pocket, staked=(*pocket.staked, staked))
    elif move.facts:
        paid = tuple((fact.stake, fact.account, fact.amount) for fact in move.facts if isinstance(fact, Paid))
        if paid:
            world.pockets[seat] = replace(pocket, paid=(*pocket.paid, *paid))


def chance(world: World, need: Need, lots: Lots) -> Event:
    """What no player decides: throws, shuffles, deals, and opening what was sealed."""
    match need:
        case Roll():
            return Event("roll", need.name, None, tuple([lots.choice(die) for die in need.dice]))
        case Shuffle():
            kept = ["+".join(world.decks[deck][place] for deck, place in row) for row in need.hidden]
            cards = [*need.faces, *kept]
            lots.shuffle(cards)
            world.decks[need.name] = tuple(cards)
            return Event("shuffle", need.name, None, (need.faces, need.hidden))
        case Deal():
            pocket = world.pockets[need.seat]
            card = Card(need.name, need.place, world.decks[need.name][need.place], "")
            world.pockets[need.seat] = replace(pocket, cards=(*pocket.cards, card))
            return Event("deal", need.name, need.seat, need.place)
        case Show():
            shown = Shown(need.name, need.place, world.decks[need.name][need.place])
            return Event("show", need.name, need.seat, None, (shown,))
        case Open():
            pocket = world.pockets[need.seats[0]]
            stakes = tuple(staked.amounts for staked in pocket.stakes(need.name))
            sealed = pocket.seal(need.name)
            return Event("open", need.name, pocket.seat, stakes or (sealed.value if sealed else None))
    assert isinstance(need, Clock)
    return Event("clock", need.name)


def go_on(game: Game, ahead: Foresight, table: Table, world: World, lots: Lots) -> Table:
    """One event further. `ahead` answers for everybody."""
    need = game.waiting(table)[0]
    if not isinstance(need, ASKED):
        return game.play(table, chance(world, need, lots))
    seat = need.seats[0]
    move = ahead.reply(table, world.pockets[seat], need, lots)
    keep(world, need, seat, move)
    return game.play(table, event_of(need, seat, move))
