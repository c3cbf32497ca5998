"""Before the first turn of Suitcases (SC-1): suitcases are put down, guests are sent, and the dice say who begins."""


from games.suitcases.table import IN_HAND, Table, lay, send
from games.suitcases.world import CITIES, COLOURS, across, base, colours, is_city, teams
from table.change import replace
from table.illegal import Illegal, refuse_if
from table.needs import Seat
from table.text import Plain


def next_to_place(table: Table) -> str:
    """SC-1.4: the next suitcase to put down: in seat order, each player all four, A to D."""
    return next((case for case, at in table.all_cases() if at == IN_HAND), "")


def why_not_place(table: Table, city: str) -> str:
    """Why the next suitcase may not be put into this city; empty if it may."""
    # SC-1.4: a suitcase is put into a city, not on a base or into a headquarters.
    if not is_city(city):
        return "suitcases.illegal.not_a_city"
    # SC-1.4: the four of a player lie in four different cities; those of the others may lie there already.
    if city in table.cases[table.seat_of(next_to_place(table))]:
        return "suitcases.illegal.same_city"
    return ""


def cities_to_place(table: Table) -> tuple[str, ...]:
    return tuple(city for city in CITIES if not why_not_place(table, city))


def place(table: Table, city: Plain) -> Table:
    name = city if isinstance(city, str) else ""
    refuse_if(why_not_place(table, name))
    return lay(table, next_to_place(table), name)


def after_placing(table: Table) -> Table:
    return table if next_to_place(table) else replace(table, phase="guests", guests=hosts(table))


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
    # All seven agents are alike at the start, so the last one goes.
    return send(table, teams(table.seats)[seat][-1], unowned_base(table)) if yes else table


def after_guests(table: Table) -> Table:
    return table if table.guests else replace(table, phase="start", throwing=tuple(range(table.seats)))


def throw_for_start(table: Table, dice: tuple[int, ...]) -> Table:
    return replace(table, thrown=(*table.thrown, sum(dice)), dice=dice)


def decide_start(table: Table) -> Table:
    if len(table.thrown) < len(table.throwing):
        return table
    # SC-1.6: the highest throw begins; those who tie for it throw again.
    highest = max(table.thrown)
    best = tuple(seat for seat, sum_ in zip(table.throwing, table.thrown, strict=True) if sum_ == highest)
    if len(best) > 1:
        return replace(table, throwing=best, thrown=(), tries=table.tries + 1)
    return replace(table, phase="roll", active=best[0], turn=1, dice=(), throwing=(), thrown=())
