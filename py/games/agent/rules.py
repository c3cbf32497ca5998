"""Agent: four spies whom anybody may move, bribes that nobody sees, and a suitcase to bring home.

The rules stand here in the order of the rule sheet, each with its number above the code that carries it out.
`phase` says where in the turn we are; `queue` are the seats still to be asked, the next one first.
"""

from collections.abc import Iterator
from itertools import combinations

from games.agent.objection import DROP, ask_objectors, begin_auction, overrule, speak, take_back
from games.agent.table import (
    ATTACK_PRICE,
    BRIBES,
    Action,
    Table,
    actions,
    carry_out,
    check_suitcase,
    handle,
    handlings,
    neighbours,
    step,
    steps,
)
from games.agent.world import HOMES, SPIES
from games.money.bidding import NOBODY, SILENCE, claims
from games.money.ledger import enter, read_book, times_staked
from games.money.purse import (
    CAPITAL,
    UNIT,
    Purse,
    View,
    announcement,
    are_stakes,
    has_money,
    has_no_money,
    hear_announcement,
    see_purse,
    single_stakes,
)
from table.answers import answered
from table.change import replace
from table.events import AtLeast, Event, Fact, Move, Paid
from table.game import Options, Outcome
from table.illegal import Illegal
from table.needs import Choose, Need, Open, Roll, Seat, Stake
from table.pocket import Pocket

ALLOW, OBJECT, GIVE_IN, INSIST = "allow", "object", "give_in", "insist"
STAND, BACK, CLAIM, NO_CLAIM, PAY = "stand", "back", "claim", "no_claim", "pay"
PASS = ("pass",)


# ---------------------------------------------------------------- AG-1 Material and setup


def start(seats: int, options: Options) -> Table:
    # AG-1.2: all spies at home, the suitcase in Tangier: so a scene begins.
    limit = options["turn_limit"]
    assert isinstance(limit, int)
    return Table(seats, limit, phase="plans", queue=tuple(range(seats)), books=(None,) * seats)


# ---------------------------------------------------------------- what the game waits for


def waiting(table: Table) -> tuple[Need, ...]:
    name = f"{table.turn}.{table.attempt}"
    match table.phase:
        case "plans":  # AG-1.3, AG-1.4: any part of the 10,000 on any spies, also nothing.
            return (Stake(table.queue, BRIBES, SPIES, CAPITAL, UNIT),)
        case "first":  # AG-1.5
            return (Roll("first", (tuple(str(seat) for seat in range(table.seats)),)),)
        case "turn":  # AG-2
            return (Choose(table.active, f"turn.{name}"),)
        case "bribe":  # AG-2.3: at least 100 in all, on spies still in the game.
            return (Stake((table.active,), BRIBES, table.now.spies, CAPITAL, UNIT, least=UNIT),)
        case "objections":  # AG-4.1
            return (Choose(table.queue[0], f"objection.{name}.{table.queue[0]}"),)
        case "objection":  # AG-4.2
            return (Choose(table.active, f"answer.{name}"),)
        case "auction":  # AG-4.3
            return (Choose(table.bout.speaker, f"auction.{name}.{table.said}"),)
        case "decision":  # AG-4.4
            return (Choose(table.bout.winner, f"decision.{name}"),)
        case "pay":  # AG-5.2
            return (Choose(table.active, f"pay.{table.turn}", told=True),)
        case "announce":  # AG-5.3
            return tuple(Choose(seat, f"announce.{table.turn}.{seat}", told=True) for seat in table.queue)
        case "claims":  # AG-6.2
            return (Choose(table.queue[0], f"claim.{table.queue[0]}"),)
        case "open":  # AG-6.3, AG-7
            return (Open(tuple(seat for seat in range(table.seats) if table.books[seat] is None), BRIBES),)
    return ()


# ---------------------------------------------------------------- what happens


def play(table: Table, event: Event) -> Table:
    """The table after the event, or a refusal. The old table never changes."""
    answered(waiting(table), event)
    after = happen(table, event)
    if event.seat is not None:
        after = replace(after, ledger=enter(table.ledger, table.turn, event))
    return advance(after)


def happen(table: Table, event: Event) -> Table:
    match table.phase:
        case "plans" | "announce":
            if table.phase == "announce":
                hear_announcement(event, BRIBES, table.action.victim)
            return replace(table, queue=tuple(seat for seat in table.queue if seat != event.seat))
        case "first":
            assert isinstance(event.value, tuple)
            return begin_turn(table, int(str(event.value[0])))
        case "turn":
            return take_turn(table, event)
        case "bribe":
            return replace(table, phase="end of turn")
        case "auction":
            return speak(table, event)
        case "pay":
            return pay(table, event)
        case "open":
            return open_book(table, event)
    # Everything else is a plain answer in the open, and states no facts.
    if event.facts or not isinstance(event.value, str) or event.value not in answers(table):
        raise Illegal("illegal.not_possible")
    return hear(table, event.value)


def answers(table: Table) -> tuple[str, ...]:
    """What can be said, where it is only a matter of words."""
    return {
        "objections": (ALLOW, OBJECT),
        "objection": (GIVE_IN, INSIST),
        "decision": (STAND, BACK),
        "claims": (NO_CLAIM, CLAIM),
    }.get(table.phase, ())


def hear(table: Table, answer: str) -> Table:
    match answer:
        case "allow" | "no_claim":
            return replace(table, queue=table.queue[1:])
        case "object":
            # AG-4.1: at most once in a turn.
            objected = (*table.objected, table.queue[0])
            return replace(table, objected=objected, queue=(), phase="objection")
        case "give_in":
            return take_back(table)
        case "insist":
            return begin_auction(table)
        case "stand":
            # AG-4.5: after the decision there is no second objection to the same action.
            return let_stand(table)
        case "back":
            return overrule(table)
        case _:  # AG-6.2: one claim is enough to open all plans.
            return replace(table, claimant=table.queue[0], queue=(), phase="open")


def advance(table: Table) -> Table:
    """Goes on by itself until somebody, or chance, is asked."""
    while (after := next_phase(table)) is not table:
        table = after
    return table


def next_phase(table: Table) -> Table:
    match table.phase:
        case "plans" if not table.queue:
            return replace(table, phase="first")
        case "objections" if not table.queue:
            return let_stand(table)
        case "auction" if table.bout.is_over:
            return replace(table, phase="decision")
        case "announce" if not table.queue:
            return settle_action(table)
        case "claims" if not table.queue:
            return replace(table, phase="open")
        case "end of turn":
            return end_turn(table)
        case "open" if None not in table.books:
            return replace(table, phase="over", winner=find_winner(table))
    return table


def begin_turn(table: Table, seat: Seat) -> Table:
    return replace(
        table, phase="turn", active=seat, turn=table.turn + 1, was=table.now, queue=(), action=Action(),
        taken_back=(), objected=(), attempt=1, bout=SILENCE, said=0,
    )  # fmt: skip


def end_turn(table: Table) -> Table:
    # AG-8.1: after so many turns the game is drawn. AG-1.5: else clockwise.
    if table.turn == table.turn_limit:
        return replace(table, phase="open")
    return begin_turn(table, table.after(table.active)[0])


# ---------------------------------------------------------------- AG-2 A turn, AG-3 The suitcase


def take_turn(table: Table, event: Event) -> Table:
    match event.value:
        case ("bribe", tuple(after)):
            # AG-2.3: said aloud; how much and on whom follows in secret. AG-3.4: the suitcase may change hands too.
            if event.facts != has_money(BRIBES):
                raise Illegal("bids.illegal.unproven")
            way = next((way for way in handlings(table.now) if way == after), None)
            if way is None:
                raise Illegal("agent.illegal.handling")
            return replace(table, phase="bribe", now=handle(table.now, way))
        case ("pass",):
            # AG-2.4: only if no spy can move and no money is left.
            if can_move(table):
                raise Illegal("agent.illegal.pass")
            if event.facts != has_no_money(BRIBES):
                raise Illegal("bids.illegal.unproven")
            return replace(table, phase="end of turn")
        case (("move" | "attack"), *_):
            return ask_objectors(table, see_action(table, event))
    raise Illegal("illegal.not_possible")


def can_move(table: Table) -> bool:
    """With one spy left and every field it could go to objected to, nobody can move any more in this turn."""
    return any(action.kind == "move" for action in steps(table))


def see_action(table: Table, event: Event) -> Action:
    match event.value:
        case ("move", str(spy), str(to), tuple(before), tuple(after)):
            wanted = Action("move", spy, "", to, "", before, after)  # type: ignore[arg-type]
            facts: tuple[Fact, ...] = ()
        case ("attack", str(spy), str(to), str(victim), tuple(before), tuple(after)):
            wanted = Action("attack", spy, "", to, victim, before, after)  # type: ignore[arg-type]
            # AG-2.2: with a spy on which the attacker has at least 500.
            facts = (AtLeast(BRIBES, spy, ATTACK_PRICE),)
        case _:
            raise Illegal("illegal.not_possible")
    # AG-2.1: any spy that is still in the game, to a neighbouring field, empty or not.
    if wanted.spy not in table.now.spies:
        raise Illegal("agent.illegal.spy")
    if wanted.to not in neighbours(table.now.place_of(wanted.spy)):
        raise Illegal("agent.illegal.line")
    if wanted.core in table.taken_back:
        raise Illegal("agent.illegal.same")
    if wanted.kind == "attack":
        check_victim(table, wanted)
    if event.facts != facts:
        raise Illegal("bids.illegal.unproven")
    wanted = replace(wanted, start=table.now.place_of(wanted.spy))
    check_suitcase(table.now, wanted)
    return wanted


def check_victim(table: Table, action: Action) -> None:
    if action.victim == action.spy or action.victim not in table.now.on_field(action.to):
        raise Illegal("agent.illegal.victim")
    # AG-2.2: at home a spy is safe.
    if HOMES[action.victim] == action.to:
        raise Illegal("agent.illegal.home")


# ---------------------------------------------------------------- AG-5 Banishment


def let_stand(table: Table) -> Table:
    if table.action.kind == "attack":
        return replace(table, phase="pay", queue=())
    return settle_action(table)


def pay(table: Table, event: Event) -> Table:
    # AG-5.2: 500 off the bribe on the attacking spy. AG-5.1: now the attack is carried out.
    if event.value != PAY or event.facts != payment(table).facts:
        raise Illegal("bids.illegal.unproven")
    now = carry_out(table.was, table.action)
    # AG-5.3: then everybody announces the bribe on the banished spy.
    everybody = (table.active, *table.after(table.active))
    return replace(table, now=now, phase="announce", queue=everybody)


def payment(table: Table) -> Move:
    return Move(PAY, (Paid(BRIBES, table.action.spy, ATTACK_PRICE),))


# ---------------------------------------------------------------- AG-6 Winning, AG-7 At the end


def settle_action(table: Table) -> Table:
    """The action stands and is done. AG-6.1: has it brought a spy home with the suitcase?"""
    action, now = table.action, table.now
    home = HOMES[action.spy] == action.to
    # It must have carried the suitcase there: taking it up at home is not bringing it.
    if home and now.keeper == action.spy and step(table.was, action).suitcase == action.to != table.was.suitcase:
        return replace(table, phase="claims", queue=table.after(table.active), finished=True)
    return replace(table, phase="end of turn")


def open_book(table: Table, event: Event) -> Table:
    seat, stakes = event.seat, event.value
    assert seat is not None
    if not are_stakes(stakes, times_staked(table.ledger, seat), SPIES):
        raise Illegal("bids.illegal.book")
    return replace(table, books=(*table.books[:seat], stakes, *table.books[seat + 1 :]))  # type: ignore[arg-type]


def find_winner(table: Table) -> Seat:
    if not table.finished:
        return NOBODY
    # AG-6.3: nobody claims: the mover. AG-6.2: else a single highest bribe; among equals the mover.
    if table.claimant == NOBODY:
        return table.active
    bribes = [bribe_on(table, seat, table.action.spy) for seat in range(table.seats)]
    return bribes.index(max(bribes)) if bribes.count(max(bribes)) == 1 else table.active


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
    reason = "agent.won.home" if table.claimant == NOBODY else "agent.won.claim"
    return Outcome((table.winner,), points, reason)


# ---------------------------------------------------------------- what a seat knows, and may do


def see(table: Table, pocket: Pocket | None) -> View[Table]:
    return see_purse(table, pocket, BRIBES)


def moves(view: View[Table], need: Need) -> tuple[Move, ...]:
    """Every legal answer of this seat, from what it knows."""
    table, purse = view.table, view.purse
    assert purse is not None
    match table.phase:
        case "plans":
            return (Move(()), *bribes(SPIES, purse.left))
        case "bribe":
            return tuple(bribes(table.now.spies, purse.left))
        case "turn":
            return tuple(turns(table, purse))
        case "auction":
            bout = table.bout
            return (Move(DROP), *claims(BRIBES, bout.account, bout.least, purse.amount(bout.account)))
        case "pay":
            return (payment(table),)
        case "announce":
            return (announcement(BRIBES, table.action.victim, purse),)
    return tuple(Move(answer) for answer in answers(table))


def turns(table: Table, purse: Purse | None) -> Iterator[Move]:
    """AG-2: every turn on the board; of one who knows the plan, those it can pay for."""
    for action in actions(table):
        if action.kind == "move":
            yield Move(("move", action.spy, action.to, action.before, action.after))
        elif purse is None or purse.amount(action.spy) >= ATTACK_PRICE:
            value = ("attack", action.spy, action.to, action.victim, action.before, action.after)
            yield Move(value, (AtLeast(BRIBES, action.spy, ATTACK_PRICE),))
    if purse is None or purse.left >= UNIT:
        yield from (Move(("bribe", after), has_money(BRIBES)) for after in handlings(table.now))
    if not can_move(table) and (purse is None or purse.left < UNIT):
        yield Move(PASS, has_no_money(BRIBES))


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
