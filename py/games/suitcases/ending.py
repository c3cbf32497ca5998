"""How a game of Suitcases ends (SC-6): ten secrets, one player left, nobody can reach ten, or nothing happens."""


from games.suitcases.table import CLOSED, CONTENTS, Table, worth
from table.change import replace
from table.needs import Seat

GOAL = 10
QUIET_TURNS = 60


def check_end(table: Table) -> Table:
    """Ends the game if it is over. Called after every homecoming, and when agents have been lost."""
    # SC-6.1: a player with ten or more secrets at home wins at once.
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
    """SC-6.3: by the public facts. What came home is open, so everybody knows what is still to be found.

    Luck, and what a bomb would cost, do not count: a player who could still win keeps playing.
    """
    hidden = sum(n for owner in range(table.seats) for n in missing(table, owner))
    # SC-5.2 bars nobody else: whoever needs a foreign suitcase for the third own one needs its secrets, too, because
    # the own ones come to nine.
    return table.secrets(seat) + hidden >= GOAL


def missing(table: Table, seat: Seat) -> list[int]:
    """The secrets in this seat's suitcases that are still closed: all contents but those already seen."""
    opened = [contents for contents in table.inside[seat] if contents != CLOSED]
    return [worth(contents) for contents in CONTENTS if contents not in opened]


def may_call(table: Table) -> bool:
    """SC-6.3: whether nothing has come home for sixty whole turns in a row."""
    return table.turn - 1 - table.last_home >= QUIET_TURNS


def end_by_count(table: Table) -> Table:
    """SC-6.3: the most secrets at home, then the most agents left, then the win is shared.

    SC-6.2: a player who is out cannot win any more, whatever they have at home.
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
    """SC-7.1: at the end every suitcase is opened, and all players see that it was filled as agreed."""
    return replace(table, phase="reveal", ending=ending, winners=winners)
