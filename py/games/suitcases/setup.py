"""Before the first turn: suitcases are put down, guests go to the empty corner, and the dice say who begins (SC-1)."""


from games.suitcases.table import IN_HAND, Table, lay, send
from games.suitcases.world import COLOURS, across, base, colours, is_city, teams
from table.change import replace
from table.illegal import Illegal
from table.needs import Seat
from table.text import Plain


def next_to_place(table: Table) -> str:
    """SC-1.4: in seat order, each player all four, A to D."""
    return next((case for case, at in table.all_cases() if at == IN_HAND), "")


def place(table: Table, city: Plain) -> Table:
    # SC-1.4: four different cities; those of the others may lie there already.
    case = next_to_place(table)
    if not isinstance(city, str) or not is_city(city):
        raise Illegal("suitcases.illegal.not_a_city")
    if city in table.cases[table.seat_of(case)]:
        raise Illegal("suitcases.illegal.same_city")
    return lay(table, case, city)


def unowned_base(table: Table) -> str:
    return next(base(colour) for colour in COLOURS if colour not in colours(table.seats))


def hosts(table: Table) -> tuple[Seat, ...]:
    """SC-1.5: with three, the two who face each other may each send a guest to the empty corner."""
    if table.seats != 3:
        return ()
    in_play = colours(table.seats)
    return tuple(seat for seat in range(table.seats) if across(in_play[seat]) in in_play)


def answer_for_guest(table: Table, yes: Plain) -> Table:
    if type(yes) is not bool:
        raise Illegal("illegal.not_possible")
    seat, *rest = table.guests
    table = replace(table, guests=tuple(rest))
    # All seven are alike at the start: the last one goes.
    return send(table, teams(table.seats)[seat][-1], unowned_base(table)) if yes else table


def throw_for_start(table: Table, dice: tuple[int, ...]) -> Table:
    return replace(table, thrown=(*table.thrown, sum(dice)), dice=dice)


def decide_start(table: Table) -> Table:
    # SC-1.6: the highest begins; those who tie for it throw again.
    highest = max(table.thrown)
    best = tuple(seat for seat, sum_ in zip(table.throwing, table.thrown, strict=True) if sum_ == highest)
    if len(best) > 1:
        return replace(table, throwing=best, thrown=(), tries=table.tries + 1)
    return replace(table, phase="roll", active=best[0], turn=1, dice=(), throwing=(), thrown=())
