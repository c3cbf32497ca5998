"""An objection in Agent (AG-4): the mover gives in, or all players bid in words for the right to the spy."""

from games.agent.suitcase import carry_out, step
from games.agent.table import BRIBES, Action, Table
from games.money.bidding import SILENCE, Bout, claims, drop_out, heard, name_amount
from games.money.purse import View
from table.change import replace
from table.events import Event, Move

ALLOW, OBJECT, GIVE_IN, INSIST, STAND, BACK = "allow", "object", "give_in", "insist", "stand", "back"
DROP = "drop"


# ---------------------------------------------------------------- AG-4.1 Who objects


def ask_objectors(table: Table, action: Action) -> Table:
    # AG-4.1, AG-4.5: clockwise from the mover's left, those who have not yet objected in this turn.
    queue = tuple(seat for seat in table.after(table.active) if seat not in table.objected)
    # An attack is only announced until it stands: the spy steps onto the field, and its victim is still there.
    now = carry_out(table.now, action) if action.kind == "move" else step(table.now, action)
    return replace(table, phase="objections", action=action, queue=queue, now=now)


def ask_next(table: Table) -> Table:
    return replace(table, queue=table.queue[1:])


def object_to(table: Table) -> Table:
    # AG-4.1: each player at most once in a turn.
    return replace(table, objected=(*table.objected, table.queue[0]), queue=(), phase="objection")


# ---------------------------------------------------------------- AG-4.2 Giving in


def take_back(table: Table) -> Table:
    # AG-4.2, AG-3.4: the action is taken back, and what was done to the suitcase with it.
    # AG-4.2: the mover then chooses another action, not the same one.
    return replace(
        table, phase="turn", now=table.was, action=Action(), attempt=table.attempt + 1,
        taken_back=(*table.taken_back, table.action.core), bout=SILENCE, said=0,
    )  # fmt: skip


# ---------------------------------------------------------------- AG-4.3 The auction in words


def begin_auction(table: Table) -> Table:
    # AG-4.3: the objector opens, then clockwise everybody, the mover included.
    objector = table.objected[-1]
    bout = Bout(table.action.spy, table.active, (objector, *table.after(objector)))
    return replace(table, phase="auction", bout=bout)


def words_to_say(view: View[Table]) -> tuple[Move, ...]:
    """AG-4.3: drop out, or name an amount up to the player's own bribe on that spy."""
    assert view.purse is not None
    bout = view.table.bout
    return (Move(DROP), *claims(BRIBES, bout.account, bout.least, view.purse.amount(bout.account)))


def speak(table: Table, event: Event) -> Table:
    bout = table.bout
    table = replace(table, said=table.said + 1)
    if event.value == DROP and not event.facts:
        return replace(table, bout=drop_out(bout))
    # AG-4.3: a higher amount, at least 100; the mover alone may stay level with the leader.
    return replace(table, bout=name_amount(bout, heard(event, BRIBES, bout.account, bout.least)))


def after_a_word(table: Table) -> Table:
    return replace(table, phase="decision") if table.bout.is_over else table


# ---------------------------------------------------------------- AG-4.4 The decision


def overrule(table: Table) -> Table:
    # AG-4.4: a move must be changed; an attacker goes back, and the turn is over.
    if table.action.kind == "move":
        return take_back(table)
    return replace(table, phase="end of turn", now=table.was)
