"""An objection in Agent (AG-4): the mover gives in, or all players bid in words for the right to the spy."""


from games.agent.table import BRIBES, Action, Table, carry_out, step
from games.money.bidding import SILENCE, Bout, drop_out, heard, name_amount
from table.change import replace
from table.events import Event

DROP = "drop"


def ask_objectors(table: Table, action: Action) -> Table:
    # AG-4.1, AG-4.5: clockwise from the mover's left, those who have not yet objected in this turn.
    queue = tuple(seat for seat in table.after(table.active) if seat not in table.objected)
    # An attack is only announced until it stands: the spy steps onto the field, its victim is still there.
    now = carry_out(table.now, action) if action.kind == "move" else step(table.now, action)
    return replace(table, phase="objections", action=action, queue=queue, now=now)


def take_back(table: Table) -> Table:
    # AG-4.2, AG-3.4: the action and the suitcase changes of the turn; then another action, not the same one.
    return replace(
        table, phase="turn", now=table.was, action=Action(), attempt=table.attempt + 1,
        taken_back=(*table.taken_back, table.action.core), bout=SILENCE, said=0,
    )  # fmt: skip


def begin_auction(table: Table) -> Table:
    # AG-4.3: the objector opens, then clockwise everybody, the mover included.
    objector = table.objected[-1]
    bout = Bout(table.action.spy, table.active, (objector, *table.after(objector)))
    return replace(table, phase="auction", bout=bout)


def speak(table: Table, event: Event) -> Table:
    bout = table.bout
    table = replace(table, said=table.said + 1)
    if event.value == DROP and not event.facts:
        return replace(table, bout=drop_out(bout))
    # AG-4.3: a higher amount, at least 100; the mover alone may stay level with the leader.
    return replace(table, bout=name_amount(bout, heard(event, BRIBES, bout.account, bout.least)))


def overrule(table: Table) -> Table:
    # AG-4.4: a move must be changed; an attacker goes back, and the turn is over.
    if table.action.kind == "move":
        return take_back(table)
    return replace(table, phase="end of turn", now=table.was)
