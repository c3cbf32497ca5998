"""The ends of the game: ten secrets, one service left, nobody can reach ten, or nothing happens (SC-6)."""


from games.suitcases.table import CLOSED, CONTENTS, Table, worth
from table.change import replace
from table.needs import Seat

GOAL = 10
QUIET_TURNS = 60


def check_end(table: Table) -> Table:
    """Ends the game if this is the moment. Asked after every homecoming and when agents have been lost."""
    # SC-6.1: ten secrets at home win at once.
    for seat in range(table.seats):
        if table.secrets(seat) >= GOAL:
            return end(table, "suitcases.won.ten", (seat,))
    # SC-6.2: the only player with agents left wins.
    players = table.players()
    if len(players) == 1:
        return end(table, "suitcases.won.last", players)
    # SC-6.3: nobody who is still in the game can reach ten any more.
    if not any(can_reach_goal(table, seat) for seat in players):
        return end_by_count(table)
    return table


def can_reach_goal(table: Table, seat: Seat) -> bool:
    """SC-6.3, by the public facts: what came home is open, so everybody knows what is still to be found.

    Luck, and what a bomb would cost, are not counted: whoever could still win keeps playing.
    """
    home = table.home(seat)
    own_in = sum(table.seat_of(case) == seat for case in home)
    own = sorted(missing(table, seat), reverse=True)
    foreign = [n for other in range(table.seats) if other != seat for n in missing(table, other)]
    # SC-5.2: without any foreign suitcase, home or still out there, only two own ones may ever come in.
    if len(home) == own_in and not foreign:
        own = own[: max(0, 2 - own_in)]
    return table.secrets(seat) + sum(own) + sum(foreign) >= GOAL


def missing(table: Table, seat: Seat) -> list[int]:
    """What the suitcases of this colour that are not home yet must hold, by what the others held."""
    opened = [contents for contents in table.inside[seat] if contents != CLOSED]
    return [worth(contents) for contents in CONTENTS if contents not in opened]


def may_call(table: Table) -> bool:
    """SC-6.3: sixty whole turns in a row in which nothing came home."""
    return table.turn - 1 - table.last_home >= QUIET_TURNS


def end_by_count(table: Table) -> Table:
    """SC-6.3: the most secrets at home, then the most agents left, then the win is shared.

    A player who is out (SC-6.2) cannot win any more, whatever lies at home.
    """
    players = table.players()
    most = max(table.secrets(seat) for seat in players)
    rich = [seat for seat in players if table.secrets(seat) == most]
    strong = max(len(table.team(seat)) for seat in rich)
    best = tuple(seat for seat in rich if len(table.team(seat)) == strong)
    if len(best) > 1:
        return end(table, "suitcases.won.shared", best)
    return end(table, "suitcases.won.secrets" if len(rich) == 1 else "suitcases.won.agents", best)


def end(table: Table, ending: str, winners: tuple[Seat, ...]) -> Table:
    """SC-7.1: in the end every suitcase is opened, for all to see that it was filled as agreed."""
    return replace(table, phase="reveal", ending=ending, winners=winners)
