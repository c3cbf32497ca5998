"""Agent: four spies whom anybody may move, bribes that nobody sees, and a suitcase to bring home.

The rules follow the rule sheet: setup, banishment and the end stand here, a turn in turn.py, the suitcase in
suitcase.py, an objection in objection.py, its auction in auction.py. Each rule stands in plain words, with its number,
above the code that carries it out. PHASES, at the end, says for every phase of a turn what the game waits for. `queue`
holds the seats still to be asked, the next one first.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

from games.agent.auction import SILENCE
from games.agent.objection import (
    ALLOW,
    BACK,
    GIVE_IN,
    INSIST,
    OBJECT,
    STAND,
    after_a_word,
    ask_next,
    ask_objectors,
    begin_auction,
    object_to,
    speak,
    take_back,
    words_to_say,
)
from games.agent.suitcase import carry_out, step
from games.agent.table import ATTACK_PRICE, BRIBES, Action, Table
from games.agent.turn import BRIBE, PASS, bribe, pass_turn, see_action, turns
from games.agent.world import HOMES, SPIES
from games.money.bidding import NOBODY
from games.money.ledger import enter, open_book, read_book
from games.money.purse import (
    CAPITAL,
    UNIT,
    Purse,
    View,
    announcement,
    hear_announcement,
    see_purse,
    single_stakes,
)
from table.answers import answered
from table.change import replace
from table.events import Event, Move, Paid
from table.game import Options, Outcome
from table.illegal import Illegal
from table.needs import Choose, Need, Open, Roll, Seat, Stake
from table.phases import Phase, advance
from table.pocket import Pocket
from table.turns import face, lot, put, seat_of, without

CLAIM, NO_CLAIM, PAY = "claim", "no_claim", "pay"
Step = Callable[[Table], Table]


# ---------------------------------------------------------------- AG-1 Material and setup


def start(seats: int, options: Options) -> Table:
    # AG-1.2: all spies are at home and the suitcase lies in Tangier: so a Scene begins.
    limit = options["turn_limit"]
    assert isinstance(limit, int)
    return Table(seats, limit, phase="plans", queue=tuple(range(seats)), books=(None,) * seats)


def bribes(spies: tuple[str, ...], left: int) -> Iterator[Move]:
    """Every amount on one spy, and the useful ways to spread one: evenly, or two thirds and one third."""
    yield from single_stakes(spies, left)
    for n in range(2, len(spies) + 1):
        for chosen in combinations(spies, n):
            for each in range(UNIT, left // n + 1, UNIT):
                yield Move(tuple((spy, each) for spy in chosen))
    for one, other in combinations(spies, 2):
        for part in range(UNIT, left // 3 + 1, UNIT):
            yield Move(((one, 2 * part), (other, part)))
            yield Move(((one, part), (other, 2 * part)))


# ---------------------------------------------------------------- AG-2 A turn


def take_turn(table: Table, event: Event) -> Table:
    # AG-2: exactly one of a move, an attack, a bribe and, if nothing else is left, a pass.
    if event.value == BRIBE:
        return bribe(table, event)
    if event.value == PASS:
        return pass_turn(table, event)
    return ask_objectors(table, see_action(table, event))


def begin_turn(table: Table, seat: Seat) -> Table:
    return replace(
        table, phase="turn", active=seat, turn=table.turn + 1, was=table.now, queue=(), action=Action(),
        taken_back=(), attempt=1, objector=NOBODY, auction=SILENCE, said=0, decider=NOBODY,
    )  # fmt: skip


def end_turn(table: Table) -> Table:
    # AG-8.1: after the agreed number of turns the game is drawn.
    if table.turn == table.turn_limit:
        return replace(table, phase="open")
    # AG-1.5: play goes clockwise.
    return begin_turn(table, table.after(table.active)[0])


# ---------------------------------------------------------------- AG-5 Banishment


def let_stand(table: Table) -> Table:
    """AG-4.5: nobody has objected, or the objection is decided; there is no second one to the same action."""
    if table.action.kind == "attack":
        return replace(table, phase="pay", queue=())
    return settle_action(table)


def payment(table: Table) -> Move:
    """AG-5.2: 500 off the bribe on the attacking spy."""
    return Move(PAY, (Paid(BRIBES, table.action.spy, ATTACK_PRICE),))


def pay(table: Table, event: Event) -> Table:
    if event.value != PAY or event.facts != payment(table).facts:
        raise Illegal("bids.illegal.unproven")
    # AG-5.1: now the attack is carried out.
    now = carry_out(table.was, table.action)
    # AG-5.3: then everybody announces the bribe on the banished spy.
    everybody = (table.active, *table.after(table.active))
    return replace(table, now=now, phase="announce", queue=everybody)


def announce(table: Table, event: Event) -> Table:
    hear_announcement(event, BRIBES, table.action.victim)
    return replace(table, queue=without(table.queue, event.seat))


# ---------------------------------------------------------------- AG-6 Winning, AG-7 At the end


def settle_action(table: Table) -> Table:
    """The action stands and is done. AG-6.1: has it brought a spy home with the suitcase?"""
    action, now = table.action, table.now
    home = HOMES[action.spy] == action.to
    # The spy must have carried the suitcase there: taking it up at home is not bringing it.
    if home and now.keeper == action.spy and step(table.was, action).suitcase == action.to != table.was.suitcase:
        return replace(table, phase="claims", queue=table.after(table.active), finished=True)
    return replace(table, phase="end of turn")


def claim_more(table: Table) -> Table:
    # AG-6.2: this player claims that their bribe on the spy is higher; the others are asked all the same.
    return replace(ask_next(table), claimants=(*table.claimants, table.queue[0]))


def open_plan(table: Table, event: Event) -> Table:
    return replace(table, books=put(table.books, seat_of(event), open_book(table.ledger, event, SPIES)))


def find_winner(table: Table) -> Seat:
    if not table.finished:
        return NOBODY
    # AG-6.2: only the mover and those who claimed are compared. Who kept silent does not win.
    compared = {seat: bribe_on(table, seat, table.action.spy) for seat in (table.active, *table.claimants)}
    highest = [seat for seat, bribe in compared.items() if bribe == max(compared.values())]
    # AG-6.2: strictly the highest bribe wins; if it is shared, the mover. AG-6.3: if nobody claims, the mover wins.
    return highest[0] if len(highest) == 1 else table.active


def bribe_on(table: Table, seat: Seat, spy: str) -> int:
    """What stands on a spy at the end, from the opened plan."""
    stakes = table.books[seat]
    assert stakes is not None
    return read_book(table.ledger, seat, stakes).amount(spy)


def outcome(table: Table) -> Outcome | None:
    if table.phase != "over":
        return None
    points = tuple(int(seat == table.winner) for seat in range(table.seats))
    if table.winner == NOBODY:
        return Outcome((), points, "agent.won.nobody")
    reason = "agent.won.claim" if table.claimants else "agent.won.home"
    return Outcome((table.winner,), points, reason)


# ---------------------------------------------------------------- the game


def waiting(table: Table) -> tuple[Need, ...]:
    return PHASES[table.phase].needs(table)


def play(table: Table, event: Event) -> Table:
    """The table after the event, or a refusal. The old table never changes."""
    answered(waiting(table), event)
    after = PHASES[table.phase].play(table, event)
    if event.seat is not None:
        after = replace(after, ledger=enter(table.ledger, table.turn, event))
    return advance(PHASES, after)


def see(table: Table, pocket: Pocket | None) -> View[Table]:
    return see_purse(table, pocket, BRIBES)


def moves(view: View[Table], need: Need) -> tuple[Move, ...]:
    """Every legal answer of this seat, from what it knows."""
    return tuple(PHASES[view.table.phase].moves(view))


def answers(table: Table) -> tuple[Move, ...]:
    """What can be said in a phase that asks for a word."""
    return tuple(PHASES[table.phase].moves(View(table)))


def purse_of(view: View[Table]) -> Purse:
    assert view.purse is not None
    return view.purse


def number(table: Table) -> str:
    """The turn, and which action of the turn it is."""
    return f"{table.turn}.{table.attempt}"


def say(needs: Callable[[Table], Need], words: dict[str, Step], next: Step | None = None) -> Phase[Table, View[Table]]:
    """A phase in which one player says one of these words, in the open and without proof."""

    def hear(table: Table, event: Event) -> Table:
        if event.facts or not isinstance(event.value, str) or event.value not in words:
            raise Illegal("illegal.not_possible")
        return words[event.value](table)

    return Phase(lambda table: (needs(table),), hear, lambda view: map(Move, words), next)


PHASES: dict[str, Phase[Table, View[Table]]] = {
    # AG-1.3, AG-1.4: any part of the 10,000 on any spies, also nothing.
    "plans": Phase(
        lambda table: (Stake(table.queue, BRIBES, SPIES, CAPITAL, UNIT),),
        lambda table, event: replace(table, queue=without(table.queue, event.seat)),
        lambda view: (Move(()), *bribes(SPIES, purse_of(view).left)),
        next=lambda table: table if table.queue else replace(table, phase="first"),
    ),
    # AG-1.5: the first player is drawn by lot.
    "first": Phase(
        lambda table: (Roll("first", lot(range(table.seats))),),
        lambda table, event: begin_turn(table, int(face(event))),
    ),
    # AG-2: move, attack, bribe or pass.
    "turn": Phase(
        lambda table: (Choose(table.active, f"turn.{number(table)}"),),
        take_turn,
        lambda view: turns(view.table, purse_of(view)),
    ),
    # AG-2.3: at least 100 in all, on spies still in the game.
    "bribe": Phase(
        lambda table: (Stake((table.active,), BRIBES, table.now.spies, CAPITAL, UNIT, least=UNIT),),
        lambda table, event: replace(table, phase="end of turn"),
        lambda view: bribes(view.table.now.spies, purse_of(view).left),
    ),
    # AG-4.1: each in turn allows the action or objects.
    "objections": say(
        lambda table: Choose(table.queue[0], f"objection.{number(table)}.{table.queue[0]}"),
        {ALLOW: ask_next, OBJECT: object_to},
        next=lambda table: table if table.queue else let_stand(table),
    ),
    # AG-4.2: the mover gives in or insists.
    "objection": say(
        lambda table: Choose(table.active, f"answer.{number(table)}"), {GIVE_IN: take_back, INSIST: begin_auction}
    ),
    # AG-4.3: the right to the spy is auctioned in words.
    "auction": Phase(
        lambda table: (Choose(table.auction.speaker, f"auction.{number(table)}.{table.said}"),),
        speak,
        words_to_say,
        next=after_a_word,
    ),
    # AG-4.4: the highest amount decides. A move or an attack stands, or it is taken back.
    "decision": say(
        lambda table: Choose(table.decider, f"decision.{number(table)}"), {STAND: let_stand, BACK: take_back}
    ),
    # AG-5.2: an attack is paid.
    "pay": Phase(
        lambda table: (Choose(table.active, f"pay.{table.turn}", told=True),), pay, lambda view: (payment(view.table),)
    ),
    # AG-5.3: everybody announces the bribe on the banished spy.
    "announce": Phase(
        lambda table: tuple(Choose(seat, f"announce.{table.turn}.{seat}", told=True) for seat in table.queue),
        announce,
        lambda view: (announcement(BRIBES, view.table.action.victim, purse_of(view)),),
        next=lambda table: table if table.queue else settle_action(table),
    ),
    # AG-6.2: every other player, each in turn, may claim a higher bribe.
    "claims": say(
        lambda table: Choose(table.queue[0], f"claim.{table.queue[0]}"),
        {NO_CLAIM: ask_next, CLAIM: claim_more},
        next=lambda table: table if table.queue else replace(table, phase="open"),
    ),
    "end of turn": Phase(next=end_turn),
    # AG-6.3, AG-7: all plans are opened.
    "open": Phase(
        lambda table: (Open(tuple(seat for seat, book in enumerate(table.books) if book is None), BRIBES),),
        open_plan,
        next=lambda table: table if None in table.books else replace(table, phase="over", winner=find_winner(table)),
    ),
    "over": Phase(),
}
