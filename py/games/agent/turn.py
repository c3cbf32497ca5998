"""A turn in Agent (AG-2): move a spy, attack another, bribe in secret, or pass when nothing else is left.

`why_not` is the only judge of moves and attacks: the list of legal turns, the check of a turn that comes in, and the
reason that a player is shown all come from it. What may be done to the suitcase is judged in suitcase.py.
"""

from collections.abc import Iterator

from games.agent.suitcase import arrive, check_handling, departures, takers
from games.agent.table import ATTACK_PRICE, BRIBES, Action, Scene, Table
from games.agent.world import HOMES, MAP
from games.money.purse import UNIT, Purse, has_money, has_no_money, must_prove
from table.change import replace
from table.events import AtLeast, Event, Fact, Move
from table.illegal import Illegal, refuse_if
from table.text import Plain

BRIBE, PASS = ("bribe",), ("pass",)


def neighbours(field: str) -> tuple[str, ...]:
    return MAP.near[field]


# ---------------------------------------------------------------- AG-2.1 Move, AG-2.2 Attack


def why_not(table: Table, action: Action) -> str:
    """Why this move or attack is not allowed, bribes and suitcase aside; empty if it is."""
    scene = table.now
    # AG-2.1: any spy that is still in the game.
    if action.spy not in scene.spies:
        return "agent.illegal.spy"
    # AG-2.1, AG-2.2: to a neighbouring field, empty or not.
    if action.to not in neighbours(scene.place_of(action.spy)):
        return "agent.illegal.line"
    # AG-4.2: not an action that was taken back in this turn.
    if action.core in table.taken_back:
        return "agent.illegal.same"
    if action.kind == "attack":
        # AG-2.2: the victim is another spy that stands on that field.
        if action.victim == action.spy or action.victim not in scene.on_field(action.to):
            return "agent.illegal.victim"
        # AG-2.2: a spy on its own home field cannot be attacked.
        if HOMES[action.victim] == action.to:
            return "agent.illegal.home"
    return ""


def price(action: Action) -> tuple[Fact, ...]:
    """AG-2.2: an attack needs a bribe of at least 500 on the attacking spy."""
    return (AtLeast(BRIBES, action.spy, ATTACK_PRICE),) if action.kind == "attack" else ()


def steps(table: Table) -> Iterator[Action]:
    """Every legal move and attack, without a hand on the suitcase."""
    scene = table.now
    for spy in scene.spies:
        start = scene.place_of(spy)
        for to in neighbours(start):
            attacks = [Action("attack", spy, start, to, victim) for victim in scene.on_field(to)]
            for action in (Action("move", spy, start, to), *attacks):
                if not why_not(table, action):
                    yield action


def actions(table: Table) -> Iterator[Action]:
    """AG-3: the same with every way to leave the suitcase, or to take it before or after the step."""
    for action in steps(table):
        for case in departures(table.now, action.spy):
            going = replace(action, case=case)
            yield from (replace(going, taker=taker) for taker in takers(arrive(table.now, going)))


def action_of(scene: Scene, value: Plain) -> Action | None:
    """The action that the value of a move describes; None for a bribe, a pass, and anything else."""
    match value:
        case ("move", str(spy), str(to), str(case), str(taker)):
            victim = ""
        case ("attack", str(spy), str(to), str(victim), str(case), str(taker)):
            pass
        case _:
            return None
    start = scene.place_of(spy) if spy in scene.spies else ""
    return Action(str(value[0]), spy, start, to, victim, case, taker)


def move_of(action: Action) -> Move:
    victim = (action.victim,) if action.kind == "attack" else ()
    return Move((action.kind, action.spy, action.to, *victim, action.case, action.taker), price(action))


def see_action(table: Table, event: Event) -> Action:
    """The move or attack that the player wants, or a refusal."""
    action = action_of(table.now, event.value)
    if action is None:
        raise Illegal("illegal.not_possible")
    refuse_if(why_not(table, action))
    must_prove(event, price(action))
    check_handling(table.now, action)
    return action


# ---------------------------------------------------------------- AG-2.3 Bribe, AG-2.4 Pass


def bribe(table: Table, event: Event) -> Table:
    # AG-2.3: the player says so, with money left; how much, and on whom, follows in secret.
    # AG-3.5: in a bribe turn nobody touches the suitcase.
    must_prove(event, has_money(BRIBES))
    return replace(table, phase="bribe")


def pass_turn(table: Table, event: Event) -> Table:
    # AG-2.4: only if no spy can move and no money is left.
    if can_move(table):
        raise Illegal("agent.illegal.pass")
    must_prove(event, has_no_money(BRIBES))
    return replace(table, phase="end of turn")


def can_move(table: Table) -> bool:
    """With one spy left and every field it could go to objected to, nobody can move any more in this turn."""
    return any(action.kind == "move" for action in steps(table))


# ---------------------------------------------------------------- all of them


def turns(table: Table, purse: Purse | None) -> Iterator[Move]:
    """AG-2: every turn that the board allows or, if the capital plan is known, those that can be paid."""
    for action in actions(table):
        if action.kind == "move" or purse is None or purse.amount(action.spy) >= ATTACK_PRICE:
            yield move_of(action)
    if purse is None or purse.left >= UNIT:
        yield Move(BRIBE, has_money(BRIBES))
    if (purse is None or purse.left < UNIT) and not can_move(table):
        yield Move(PASS, has_no_money(BRIBES))
