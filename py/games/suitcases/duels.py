"""Duels: who fights whom, which cards may be played, and what becomes of the loser (SC-4)."""


from games.suitcases.table import CARDS, UNSEEN, Duel, Table, drop, put, remove, send_to_base
from table.change import replace
from table.needs import Seat


def next_duel(table: Table) -> Table:
    """SC-4.1, SC-4.6: the walker fights everybody who stands there, one after the other."""
    foes = table.foes_in(table.place_of(table.walker), table.active)
    if not foes:
        return replace(table, phase="move", step=table.step + 1)
    # SC-4.6: the attacker chooses the order. Agents of one colour that carry nothing are all alike.
    alike = len({table.seat_of(foe) for foe in foes}) == 1 and not any(table.carried_by(foe) for foe in foes)
    if len(foes) > 1 and not alike:
        return replace(table, phase="foe", step=table.step + 1)
    return face(table, foes[0])


def face(table: Table, foe: str) -> Table:
    """These two fight now. Whoever has only one kind of card left has nothing to choose: it is played."""
    duel = Duel(table.walker, foe, table.place_of(foe))
    table = replace(table, phase="duel", step=table.step + 1, sealed=(), duel=duel)
    for seat in fighters(table):
        if len(set(table.hand(seat))) == 1:
            table = show(table, seat, table.hand(seat)[0])
    return table


def fighters(table: Table) -> tuple[Seat, Seat]:
    """The attacker's seat and the defender's."""
    return table.seat_of(table.duel.attacker), table.seat_of(table.duel.foe)


def undecided(table: Table) -> tuple[Seat, ...]:
    """Who still has to choose a card."""
    return tuple(seat for seat in unseen(table) if seat not in table.sealed)


def unseen(table: Table) -> tuple[Seat, ...]:
    """Whose card is not shown yet."""
    return tuple(seat for seat, card in zip(fighters(table), table.duel.cards, strict=True) if card == UNSEEN)


def show(table: Table, seat: Seat, card: int) -> Table:
    mine = fighters(table).index(seat)
    cards = (card, table.duel.cards[1]) if mine == 0 else (table.duel.cards[0], card)
    return replace(table, duel=replace(table.duel, cards=cards))


def decide(table: Table) -> Table:
    """Both cards lie open: the loser leaves the city, and the winner goes on, or the turn is over."""
    duel = table.duel
    table = replace(play_cards(table), fought=(*table.fought, duel))
    # SC-4.4: out of the game, unless the losing card was a 0: then back to base. The suitcase stays here.
    table = remove(table, duel.loser) if duel.is_deadly else send_to_base(drop(table, duel.loser), duel.loser)
    # SC-4.5: the attacker wins: one bonus step. The attacker loses: the turn is over, with all that was left.
    if not duel.attacker_wins:
        return replace(table, phase="end of turn")
    _, number = table.find(duel.attacker)
    return replace(table, bonus=put(table.bonus, number, table.bonus[number] + 1), phase="fight")


def play_cards(table: Table) -> Table:
    # SC-4.3: played cards are out until all seven have been used; then, at once, all seven come back.
    for seat, card in zip(fighters(table), table.duel.cards, strict=True):
        played = (*table.played[seat], card)
        table = replace(table, played=put(table.played, seat, () if len(played) == len(CARDS) else played))
    return table
