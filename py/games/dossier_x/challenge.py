"""A challenge in Dossier X (DX-3): a player claims a higher bid than the mover on the agent that moved or killed."""

from games.dossier_x.table import BIDS, KILL_PRICE, Action, Table, carry_out, take_back
from games.money.bidding import SILENCE, Bout, claim, claims, drop_out, heard, name_amount
from games.money.purse import UNIT, View, hear_announcement, must_prove
from table.change import replace
from table.events import Event, Move, Paid
from table.illegal import Illegal
from table.needs import Seat
from table.turns import put, state_nothing, without

PASS, HOLD, CONCEDE, GIVE_UP = "pass", "hold", "concede", "give_up"


# ---------------------------------------------------------------- DX-3.1 to DX-3.3 Who challenges


def ask_challengers(table: Table, action: Action) -> Table:
    # DX-3.1: clockwise from the mover's left, once around.
    # DX-3.3, DX-3.8: not the players whose notebook lies turned over.
    queue = tuple(seat for seat in table.after(table.active) if not table.missing[seat])
    return replace(carry_out(table, action), action=action, queue=queue, phase="challenge")


def challenges(view: View[Table]) -> tuple[Move, ...]:
    """DX-3.3: pass, or open a challenge by naming a first amount."""
    assert view.purse is not None
    agent = view.table.action.agent
    return (Move(PASS), *claims(BIDS, agent, UNIT, view.purse.amount(agent)))


def answer_question(table: Table, event: Event) -> Table:
    seat, *rest = table.queue
    table = replace(table, queue=tuple(rest))
    if event.value == PASS:
        state_nothing(event)
        return table
    # DX-3.3, DX-3.4: the first amount named is at most the challenger's bid on that agent.
    opened = Bout(table.action.agent, table.active, (seat, table.active))
    amount = heard(event, BIDS, opened.account, opened.least)
    return replace(table, phase="duel", bout=name_amount(opened, amount))


# ---------------------------------------------------------------- DX-3.4 to DX-3.6 The duel of words


def words_to_say(view: View[Table]) -> tuple[Move, ...]:
    table, purse = view.table, view.purse
    assert purse is not None
    bout = table.bout
    has = purse.amount(bout.account)
    # DX-3.4: the mover holds, if the bid on that agent is enough, or concedes.
    if bout.speaker == table.active:
        return (*((hold(bout),) if has >= bout.amount else ()), concede(table.action))
    # DX-3.4: the challenger names more, or gives up. DX-3.5: with no more to name, the challenger has to give up.
    return (Move(GIVE_UP), *claims(BIDS, bout.account, bout.least, has))


def speak(table: Table, event: Event) -> Table:
    bout = table.bout
    table = replace(table, said=table.said + 1)
    if bout.speaker != table.active:
        if event.value == GIVE_UP:
            state_nothing(event)
            return lose_challenge(table, bout.speaker)
        return replace(table, bout=name_amount(bout, heard(event, BIDS, bout.account, bout.least)))
    if event.value == CONCEDE:
        return void_turn(table, event)
    if event.value != HOLD:
        raise Illegal("illegal.not_possible")
    must_prove(event, hold(bout).facts)
    return replace(table, bout=name_amount(bout, bout.amount))


def hold(bout: Bout) -> Move:
    """DX-3.4, DX-3.6: the mover's bid is at least the amount named. DX-3.5: an equal bid is enough."""
    return Move(HOLD, claim(BIDS, bout.account, bout.amount).facts)


def concede(action: Action) -> Move:
    """DX-3.7: after a kill the 1000 returns to the bid on the killer."""
    back = (Paid(BIDS, action.agent, -KILL_PRICE),) if action.kind == "kill" else ()
    return Move(CONCEDE, back)


# ---------------------------------------------------------------- DX-3.7 to DX-3.10 How it ends


def void_turn(table: Table, event: Event) -> Table:
    # DX-3.7: everything goes back, the turn stays used up, and nobody may challenge again in it.
    # DX-4.3: a move that is void wins nothing.
    must_prove(event, concede(table.action).facts)
    return replace(take_back(table, table.action), queue=(), bout=drop_out(table.bout), phase="end of turn")


def lose_challenge(table: Table, challenger: Seat) -> Table:
    # DX-3.8: the notebook is turned over; the next player to the left may still challenge.
    return replace(table, missing=put(table.missing, challenger, True), bout=SILENCE, phase="challenge")


def let_stand(table: Table) -> Table:
    """All challenges are through."""
    if table.queue:
        return table
    # DX-3.10: after a kill every player announces the bid on the victim.
    if table.action.kind == "kill":
        return replace(table, phase="announce", queue=table.order)
    if has_won(table):
        return replace(table, phase="open", winner=table.active)
    return replace(table, phase="end of turn")


def announce(table: Table, event: Event) -> Table:
    hear_announcement(event, BIDS, table.action.victim)
    return replace(table, queue=without(table.queue, event.seat))


def has_won(table: Table) -> bool:
    """Does the move under discussion win, if it stands?"""
    # DX-4.1: the player's own move carried the dossier into the player's own capital.
    # DX-4.2: a move by somebody else never counts.
    action = table.action
    return action.carried and action.to == table.capitals[table.active]
