"""A turn in Suitcases (SC-2, SC-3): steps, suitcases taken and put down, and the end of the turn.

What an agent may do is judged once: a step by `movement.why_not`, the suitcases in reach by `Table.lying`, the end of
a turn by `why_not_end`. The list of all that may be done, and the check of what comes in, both ask them.
"""

from typing import Any

from games.suitcases import ending, movement
from games.suitcases.table import Table, drop, lay
from games.suitcases.world import is_city
from table.change import replace
from table.illegal import Illegal, refuse_if

STEP, TAKE, PUT, END, CALL = "step", "take", "put", "end", "call"


def acts(table: Table) -> list[Any]:
    """Everything the active player may do now."""
    team = table.own(table.active)
    carried, lying = table.carried(), table.lying()
    # Agents that stand together, carry the same and have the same steps are alike: one is asked for all.
    ways: dict[tuple[object, ...], tuple[str, ...]] = {}
    found: list[Any] = []
    for agent, at in team:
        alike = at, carried.get(agent), table.bonus_of(agent)
        if alike not in ways:
            ways[alike] = movement.steps(table, agent)
        found += [(STEP, agent, to) for to in ways[alike]]
    found += [(TAKE, agent, case) for agent, at in team for case in lying.get(at, ())]
    found += [(PUT, agent) for agent, _ in team if agent in carried]
    if not why_not_end(table):
        found.append(END)
    if ending.may_call(table):
        found.append(CALL)
    return found


def act(table: Table, value: Any) -> Table:
    """One thing the active player does: a step, something with a suitcase, or the end of the turn."""
    match value:
        case "end":
            refuse_if(why_not_end(table))
            return replace(table, phase="end of turn")
        case "call":
            # SC-6.3: any player may, when it is their turn; a player who is out has no turn and no say.
            if not ending.may_call(table):
                raise Illegal("suitcases.illegal.call")
            return ending.end_by_count(table)
        case ("step", str(agent), str(to)) if table.has(table.active, agent):
            return step(table, agent, to)
        case ("take", str(agent), str(case)) if table.has(table.active, agent):
            return take(table, agent, case)
        case ("put", str(agent)) if table.has(table.active, agent):
            return put_down(table, agent)
    raise Illegal("illegal.not_possible")


# ---------------------------------------------------------------- SC-2 Moving


def step(table: Table, agent: str, to: str) -> Table:
    refuse_if(movement.why_not(table, agent, to))
    # SC-5.1: in its headquarters the suitcase is opened; SC-4.1: in a city it stops and fights those who stand there.
    phase = "fight" if is_city(to) else "home"
    return replace(movement.walk(table, agent, to), walker=agent, phase=phase)


def why_not_end(table: Table) -> str:
    """Why the turn cannot end yet; empty if it can."""
    # SC-2.3: at the end of the turn no city may hold more than two agents of one colour.
    return "suitcases.illegal.too_full" if movement.crowded(table, table.active) else ""


def next_turn(table: Table) -> Table:
    # SC-1.6: play goes clockwise. SC-4.5: points and bonus steps that are left lapse.
    return replace(
        table, phase="roll", active=table.after(table.active), turn=table.turn + 1, step=0, dice=(), points=0,
        bonus=(0,) * len(table.bonus), walker="",
    )  # fmt: skip


# ---------------------------------------------------------------- SC-3 Suitcases


def take(table: Table, agent: str, case: str) -> Table:
    # SC-3.1: an agent in a city may take a suitcase that lies there, in its own turn and at no cost. It may do so
    # before its first step and without any: how else would a defender who won take what the attacker carried (SC-4.4)?
    if case not in table.lying().get(table.place_of(agent), ()):
        raise Illegal("suitcases.illegal.no_case")
    # SC-3.1: it never carries more than one, so it leaves there what it had.
    return replace(lay(drop(table, agent), case, agent), walker=agent, step=table.step + 1)


def put_down(table: Table, agent: str) -> Table:
    # SC-3.1: anybody may take it from there, a colleague in the same city too. The limit of one suitcase of a colour
    # in a city was for the start only (SC-1.4).
    if agent not in table.carried():
        raise Illegal("suitcases.illegal.empty_hands")
    return replace(drop(table, agent), walker=agent, step=table.step + 1)
