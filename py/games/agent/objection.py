"""An objection in Agent (AG-4): the mover gives in, or all players bid in words for the right to the spy."""

from games.agent.auction import SILENCE, decider, drop_out, name_amount, open_auction, stay
from games.agent.suitcase import carry_out, step
from games.agent.table import BRIBES, Action, Table
from games.money.bidding import claims, heard
from games.money.purse import View
from table.change import replace
from table.events import Event, Move

ALLOW, OBJECT, GIVE_IN, INSIST, STAND, BACK = "allow", "object", "give_in", "insist", "stand", "back"
DROP, STAY = "drop", "stay"


# ---------------------------------------------------------------- AG-4.1 Who objects


def ask_objectors(table: Table, action: Action) -> Table:
    # AG-4.1: to every new action everybody else may object, clockwise from the mover's left, once around.
    queue = table.after(table.active)
    # An attack is only announced until it stands: the spy steps onto the field, and its victim is still there.
    now = carry_out(table.now, action) if action.kind == "move" else step(table.now, action)
    return replace(table, phase="objections", action=action, queue=queue, now=now)


def ask_next(table: Table) -> Table:
    return replace(table, queue=table.queue[1:])


def object_to(table: Table) -> Table:
    return replace(table, objector=table.queue[0], queue=(), phase="objection")


# ---------------------------------------------------------------- AG-4.2 Giving in


def take_back(table: Table) -> Table:
    # AG-4.2, AG-3.4: the action is taken back, and what was done to the suitcase with it.
    # AG-4.2: the mover then chooses another action. One that was taken back does not return in this turn.
    return replace(
        table, phase="turn", now=table.was, action=Action(), attempt=table.attempt + 1,
        taken_back=(*table.taken_back, table.action.core), auction=SILENCE, said=0,
    )  # fmt: skip


# ---------------------------------------------------------------- AG-4.3 The auction in words


def begin_auction(table: Table) -> Table:
    # AG-4.3: the right to the spy that moved or attacked is auctioned among all players.
    return replace(
        table, phase="auction", auction=open_auction(table.action.spy, table.active, table.objector, table.seats)
    )


def silent_word(table: Table) -> str:
    """What the speaker may say without naming an amount."""
    # AG-4.3: who holds the highest amount stays, all others drop out.
    return STAY if table.auction.is_held else DROP


def words_to_say(view: View[Table]) -> tuple[Move, ...]:
    """AG-4.3: stay or drop out, or name an amount up to the player's own bribe on that spy."""
    assert view.purse is not None
    auction = view.table.auction
    named = claims(BRIBES, auction.spy, auction.least, view.purse.amount(auction.spy))
    return (Move(silent_word(view.table)), *named)


def speak(table: Table, event: Event) -> Table:
    auction, is_silent = table.auction, event.value == silent_word(table) and not event.facts
    table = replace(table, said=table.said + 1)
    if is_silent:
        return replace(table, auction=stay(auction) if auction.is_held else drop_out(auction))
    # AG-4.3: a higher amount or, for those who do not hold the highest, the same.
    return replace(table, auction=name_amount(auction, heard(event, BRIBES, auction.spy, auction.least)))


def after_a_word(table: Table) -> Table:
    if not table.auction.is_over:
        return table
    # AG-4.4: the highest amount named decides.
    return replace(table, phase="decision", decider=decider(table.auction, table.action.kind == "attack", table.seats))
