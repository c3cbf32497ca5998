"""A suitcase comes home in Suitcases (SC-5): it is opened, and holds secrets or a bomb."""

from collections.abc import Iterator
from itertools import combinations

from games.suitcases.ending import check_end
from games.suitcases.table import BOMB, CONTENTS, Table, lay, remove, send_to_base
from games.suitcases.world import LETTERS, headquarters
from table.change import replace
from table.illegal import Cheat, Illegal
from table.needs import Seat
from table.text import Plain, same
from table.turns import put


def open_case(table: Table, seat: Seat, letter: str, contents: Plain) -> Table:
    # SC-7.1: every player used 5, 3, 1 and bomb once each. Anything else is a cheat.
    if not isinstance(contents, str) or contents not in CONTENTS or contents in table.inside[seat]:
        raise Cheat("suitcases.cheat.contents", seat=seat)
    return replace(table, inside=put(table.inside, seat, put(table.inside[seat], LETTERS.index(letter), contents)))


def come_home(table: Table, opened: Table) -> Table:
    # SC-5.1: from now on it lies open before the player; the agent goes back to its base at once.
    agent = table.walker
    case = table.carried_by(agent)
    after = replace(lay(opened, case, headquarters(table.colour(table.active))), last_home=table.turn)
    if after.contents_of(case) != BOMB:
        return check_end(replace(send_to_base(after, agent), phase="move", step=table.step + 1))
    # SC-5.3: the player chooses half of the agents, rounded up. With one agent left there is nothing to choose.
    team = after.team(after.active)
    after = replace(after, phase="bomb", step=table.step + 1)
    return explode(after, team) if len(team) == 1 else after


def losses(table: Table) -> int:
    """SC-5.3: half of the player's agents still in the game, rounded up."""
    return (len(table.team(table.active)) + 1) // 2


def ways_to_lose(table: Table) -> Iterator[tuple[str, ...]]:
    """SC-5.3: the agents are chosen freely; the carrier may be among them."""
    return combinations(table.team(table.active), losses(table))


def explode(table: Table, chosen: Plain) -> Table:
    if not any(same(chosen, lost) for lost in ways_to_lose(table)):
        raise Illegal("suitcases.illegal.bomb", n=losses(table))
    lost: tuple[str, ...] = chosen  # type: ignore[assignment]
    for agent in lost:
        table = remove(table, agent)
    # SC-5.3: if the carrier is not among them, it goes back to base.
    if table.walker not in lost:
        table = send_to_base(table, table.walker)
    # SC-6.2: a player with no agents left is out, and the turn is over.
    phase = "move" if table.is_in(table.active) else "end of turn"
    return check_end(replace(table, phase=phase, step=table.step + 1))
