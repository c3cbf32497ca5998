"""Duels in Suitcases (SC-4): who fights whom, which cards they play, and what becomes of the loser."""

from games.suitcases.table import CARDS, UNSEEN, Duel, Table, drop, remove, send_to_base
from table.change import replace
from table.illegal import Cheat, Illegal
from table.needs import Seat
from table.text import Plain
from table.turns import put


def foes(table: Table) -> tuple[str, ...]:
    """The agents that the walker still has to fight where it stands."""
    return table.foes_in(table.place_of(table.walker), table.active)


def next_duel(table: Table) -> Table:
    """SC-4.1, SC-4.6: the walker fights all who stand there, one after the other."""
    others = foes(table)
    if not others:
        return replace(table, phase="move", step=table.step + 1)
    # SC-4.6: the attacker chooses the order. Agents of one colour that carry nothing are all alike.
    alike = len({table.seat_of(foe) for foe in others}) == 1 and not any(table.carried_by(foe) for foe in others)
    if len(others) > 1 and not alike:
        return replace(table, phase="foe", step=table.step + 1)
    return fight(table, others[0])


def choose_foe(table: Table, foe: Plain) -> Table:
    if not isinstance(foe, str) or foe not in foes(table):
        raise Illegal("suitcases.illegal.no_foe")
    return fight(table, foe)


def fight(table: Table, foe: str) -> Table:
    """These two fight now. A player with only one kind of card left has nothing to choose: it is played at once."""
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
    """The fighters who still have to choose a card."""
    return tuple(seat for seat in unseen(table) if seat not in table.sealed)


def unseen(table: Table) -> tuple[Seat, ...]:
    """The fighters whose card is not shown yet."""
    return tuple(seat for seat, card in zip(fighters(table), table.duel.cards, strict=True) if card == UNSEEN)


def show_card(table: Table, seat: Seat, card: Plain) -> Table:
    # SC-7.2: the card was sealed before either was shown. A sealed card that is not in the hand is a cheat.
    if type(card) is not int or card not in table.hand(seat):
        raise Cheat("suitcases.cheat.card", seat=seat)
    return show(table, seat, card)


def show(table: Table, seat: Seat, card: int) -> Table:
    mine = fighters(table).index(seat)
    cards = (card, table.duel.cards[1]) if mine == 0 else (table.duel.cards[0], card)
    return replace(table, duel=replace(table.duel, cards=cards))


def decide(table: Table) -> Table:
    """Both cards lie open: the loser leaves the city, and the winner goes on, or the turn is over."""
    duel = table.duel
    table = replace(play_cards(table), fought=(*table.fought, duel))
    # SC-4.4: the loser leaves the game or, if the losing card was a 0, goes back to base. Its suitcase stays here.
    table = remove(table, duel.loser) if duel.is_deadly else send_to_base(drop(table, duel.loser), duel.loser)
    # SC-4.5: an attacker who loses loses the points and bonus steps that are left, and the turn is over.
    if not duel.attacker_wins:
        return replace(table, phase="end of turn")
    # SC-4.5: an attacker who wins gets one bonus step.
    _, number = table.find(duel.attacker)
    return replace(table, bonus=put(table.bonus, number, table.bonus[number] + 1), phase="fight")


def play_cards(table: Table) -> Table:
    # SC-4.3: played cards are out until all seven have been used; then, at once, all seven come back.
    for seat, card in zip(fighters(table), table.duel.cards, strict=True):
        played = (*table.played[seat], card)
        table = replace(table, played=put(table.played, seat, () if len(played) == len(CARDS) else played))
    return table
