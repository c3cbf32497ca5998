"""Dossier X: eight agents whom anybody may move, and secret bids that decide who really commands them.

The rules stand here in the order of the rule sheet, each with its number above the code that carries it out.
`phase` says where in the turn we are; `queue` are the seats still to be asked, the next one first.
"""

from collections.abc import Iterator

from games.dossier_x.table import BIDS, KILL_PRICE, Action, Table, carry_out, free_capitals, neighbours, take_back
from games.dossier_x.world import AGENTS, CAPITALS
from games.money.bidding import NOBODY, SILENCE, Bout, claim, claims, drop_out, heard, name_amount
from games.money.ledger import enter, times_staked
from games.money.purse import (
    CAPITAL,
    UNIT,
    Purse,
    View,
    announcement,
    are_stakes,
    has_money,
    hear_announcement,
    see_purse,
    single_stakes,
)
from table.answers import answered
from table.change import replace
from table.events import Event, Move, Paid
from table.game import Options, Outcome
from table.illegal import Illegal
from table.needs import Choose, Need, Open, Seat, Stake
from table.pocket import Pocket

BID, PASS, HOLD, CONCEDE, GIVE_UP = "bid", "pass", "hold", "concede", "give_up"


# ---------------------------------------------------------------- DX-1 Material and setup


def start(seats: int, options: Options) -> Table:
    limit = options["turn_limit"]
    assert isinstance(limit, int)
    table = Table(seats, bool(options["opening_bid"]), limit, phase="capitals")
    nothing = (None,) * seats
    return replace(table, capitals=("",) * seats, missing=(False,) * seats, books=nothing, queue=tuple(range(seats)))


def take_capital(table: Table, event: Event) -> Table:
    # DX-1.4: everybody takes one; the seats choose in turn, and whoever has no choice left is not asked.
    capital = event.value
    if not isinstance(capital, str) or capital not in free_capitals(table):
        raise Illegal("dossier_x.illegal.capital")
    return settle_in(table, capital)


def settle_in(table: Table, capital: str) -> Table:
    seat, *rest = table.queue
    capitals = (*table.capitals[:seat], capital, *table.capitals[seat + 1 :])
    return replace(table, capitals=capitals, queue=tuple(rest))


def open_play(table: Table) -> Table:
    # DX-1.6: London starts, or the next taken capital clockwise; play goes clockwise.
    order = tuple(table.capitals.index(capital) for capital in CAPITALS if capital in table.capitals)
    table = replace(table, order=order, active=order[0])
    # DX-6.1: with this option everybody may make one secret bid before the first turn.
    return replace(table, phase="opening", queue=order, turn=0) if table.opening_bid else replace(table, phase="turn")


# ---------------------------------------------------------------- what the game waits for


def waiting(table: Table) -> tuple[Need, ...]:
    match table.phase:
        case "capitals":
            return (Choose(table.queue[0], f"capital.{table.queue[0]}"),)
        case "opening":  # DX-6.1: "may": also nothing.
            return (Stake(table.queue, BIDS, AGENTS, CAPITAL, UNIT, several=False),)
        case "turn":  # DX-2
            return (Choose(table.active, f"turn.{table.turn}"),)
        case "bid":  # DX-2.2: on one living agent, at least 100.
            return (Stake((table.active,), BIDS, table.living, CAPITAL, UNIT, least=UNIT, several=False),)
        case "challenge":  # DX-3.1
            return (Choose(table.queue[0], f"challenge.{table.turn}.{table.queue[0]}"),)
        case "duel":  # DX-3.4
            return (Choose(table.bout.speaker, f"duel.{table.turn}.{table.said}"),)
        case "announce":  # DX-3.10
            return tuple(Choose(seat, f"announce.{table.turn}.{seat}", told=True) for seat in table.queue)
        case "open":  # DX-5.1
            return (Open(closed_books(table), BIDS),)
    return ()


def closed_books(table: Table) -> tuple[Seat, ...]:
    """A notebook in which nothing was ever written needs no opening: everybody knows it is empty."""
    return tuple(
        seat for seat in range(table.seats) if table.books[seat] is None and times_staked(table.ledger, seat)
    )


# ---------------------------------------------------------------- what happens


def play(table: Table, event: Event) -> Table:
    """The table after the event, or a refusal. The old table never changes."""
    answered(waiting(table), event)
    after = happen(table, event)
    return advance(replace(after, ledger=enter(table.ledger, table.turn, event)))


def happen(table: Table, event: Event) -> Table:
    match table.phase:
        case "capitals":
            return take_capital(plain(table, event), event)
        case "opening":
            return replace(table, queue=tuple(seat for seat in table.queue if seat != event.seat))
        case "turn":
            return take_turn(table, event)
        case "bid":
            return replace(table, phase="end of turn")
        case "challenge":
            return answer_question(table, event)
        case "duel":
            return speak(table, event)
        case "announce":
            return announce(table, event)
        case "open":
            return open_book(table, event)
    raise Illegal("illegal.not_awaited")


def plain(table: Table, event: Event) -> Table:
    """The same table, for a choice that states no facts."""
    if event.facts:
        raise Illegal("illegal.not_possible")
    return table


def advance(table: Table) -> Table:
    """Goes on by itself until somebody is asked."""
    while (after := next_phase(table)) is not table:
        table = after
    return table


def next_phase(table: Table) -> Table:
    match table.phase:
        case "capitals" if not table.queue:
            return open_play(table)
        case "capitals" if len(free_capitals(table)) == 1:
            return settle_in(table, free_capitals(table)[0])
        case "opening" if not table.queue:
            return replace(table, phase="turn", turn=1)
        case "challenge" if not table.queue:
            return let_stand(table)
        case "announce" if not table.queue:
            return replace(table, phase="end of turn")
        case "end of turn":
            return end_turn(table)
        case "turn" if table.missing[table.active]:
            return miss_turn(table)
        case "open" if not closed_books(table):
            return replace(table, phase="over")
    return table


# ---------------------------------------------------------------- DX-2 A turn


def take_turn(table: Table, event: Event) -> Table:
    match event.value:
        case "bid":
            # DX-2.2: only with money left; who is bid on, and how much, follows in secret.
            if event.facts != has_money(BIDS):
                raise Illegal("bids.illegal.unproven")
            return replace(table, phase="bid")
        case ("move", str(agent), str(city), bool(carried)):
            return ask_challengers(plain(table, event), see_move(table, agent, city, carried))
        case ("kill", str(killer), str(victim)):
            return ask_challengers(table, see_kill(table, killer, victim, event))
    # DX-2.4: anything else would be passing, and that is not allowed.
    raise Illegal("illegal.not_possible")


def see_move(table: Table, agent: str, city: str, carried: bool) -> Action:
    # DX-2.1: any living agent, along one route, into a city however full; the dossier comes along if it lies there.
    if agent not in table.living:
        raise Illegal("dossier_x.illegal.dead")
    start = table.place_of(agent)
    if city not in neighbours(start):
        raise Illegal("dossier_x.illegal.no_route")
    if carried and table.dossier != start:
        raise Illegal("dossier_x.illegal.no_dossier")
    return Action("move", agent, start, city, carried)


def see_kill(table: Table, killer: str, victim: str, event: Event) -> Action:
    # DX-2.3: killer and victim alive and in one city; 1000 is paid out of the bid on the killer.
    if killer not in table.living or victim not in table.living:
        raise Illegal("dossier_x.illegal.dead")
    city = table.place_of(killer)
    if killer == victim or table.place_of(victim) != city:
        raise Illegal("dossier_x.illegal.victim")
    if event.facts != (Paid(BIDS, killer, KILL_PRICE),):
        raise Illegal("dossier_x.illegal.licence")
    return Action("kill", killer, city, city, False, victim)


def end_turn(table: Table) -> Table:
    # DX-6.2: after so many turns the game is drawn.
    if table.turn == table.turn_limit:
        return replace(table, phase="open")
    # DX-1.6: clockwise.
    return replace(
        table, phase="turn", active=table.after(table.active)[0], turn=table.turn + 1,
        action=Action(), bout=SILENCE, said=0,
    )  # fmt: skip


def miss_turn(table: Table) -> Table:
    # DX-3.8: picking the notebook up takes the place of this turn, and counts as one.
    missing = tuple(missed and seat != table.active for seat, missed in enumerate(table.missing))
    return replace(table, missing=missing, phase="end of turn")


# ---------------------------------------------------------------- DX-3 Challenge


def ask_challengers(table: Table, action: Action) -> Table:
    # DX-3.1: clockwise from the mover's left, once around. DX-3.3, DX-3.8: not while the notebook lies turned over.
    queue = tuple(seat for seat in table.after(table.active) if not table.missing[seat])
    return replace(carry_out(table, action), action=action, queue=queue, phase="challenge")


def answer_question(table: Table, event: Event) -> Table:
    seat, *rest = table.queue
    table = replace(table, queue=tuple(rest))
    if event.value == PASS:
        return plain(table, event)
    # DX-3.3, DX-3.4: a challenge is opened by naming the first amount, at most the own bid on that agent.
    opened = Bout(table.action.agent, table.active, (seat, table.active))
    amount = heard(event, BIDS, opened.account, opened.least)
    return replace(table, phase="duel", bout=name_amount(opened, amount))


def speak(table: Table, event: Event) -> Table:
    bout = table.bout
    table = replace(table, said=table.said + 1)
    if bout.speaker != table.active:
        # DX-3.4: the challenger names more, or gives up. DX-3.5: who has reached the own bid can only give up.
        if event.value == GIVE_UP:
            return lose_challenge(plain(table, event), bout.speaker)
        return replace(table, bout=name_amount(bout, heard(event, BIDS, bout.account, bout.least)))
    if event.value == CONCEDE:
        return void_turn(table, event)
    # DX-3.4, DX-3.6: the mover holds, with a bid of at least the amount named; equal is enough (DX-3.5).
    if event.value != HOLD:
        raise Illegal("illegal.not_possible")
    if event.facts != hold(bout).facts:
        raise Illegal("bids.illegal.unproven")
    return replace(table, bout=name_amount(bout, bout.amount))


def hold(bout: Bout) -> Move:
    return Move(HOLD, claim(BIDS, bout.account, bout.amount).facts)


def concede(action: Action) -> Move:
    """DX-3.7: conceding a kill brings the 1000 back onto the killer."""
    back = (Paid(BIDS, action.agent, -KILL_PRICE),) if action.kind == "kill" else ()
    return Move(CONCEDE, back)


def void_turn(table: Table, event: Event) -> Table:
    # DX-3.7: everything goes back, the turn stays used up, and nobody may challenge again in it. DX-4.3: no win.
    if event.facts != concede(table.action).facts:
        raise Illegal("bids.illegal.unproven")
    return replace(take_back(table, table.action), queue=(), bout=drop_out(table.bout), phase="end of turn")


def lose_challenge(table: Table, challenger: Seat) -> Table:
    # DX-3.8: the notebook is turned over; the next player to the left may still challenge.
    missing = tuple(missed or seat == challenger for seat, missed in enumerate(table.missing))
    return replace(table, missing=missing, bout=SILENCE, phase="challenge")


def let_stand(table: Table) -> Table:
    """All challenges are through."""
    if table.action.kind == "kill":
        # DX-3.10: every player announces the bid on the victim.
        return replace(table, phase="announce", queue=table.order)
    if has_won(table):
        return replace(table, phase="open", winner=table.active)
    return replace(table, phase="end of turn")


def announce(table: Table, event: Event) -> Table:
    hear_announcement(event, BIDS, table.action.victim)
    return replace(table, queue=tuple(seat for seat in table.queue if seat != event.seat))


# ---------------------------------------------------------------- DX-4, DX-5 Winning, and the end


def has_won(table: Table) -> bool:
    # DX-4.1: the own move carried the dossier into the own capital. DX-4.2: somebody else's move never counts.
    action = table.action
    return action.carried and action.to == table.capitals[table.active]


def open_book(table: Table, event: Event) -> Table:
    seat, stakes = event.seat, event.value
    assert seat is not None
    if not are_stakes(stakes, times_staked(table.ledger, seat), AGENTS):
        raise Illegal("bids.illegal.book")
    return replace(table, books=(*table.books[:seat], stakes, *table.books[seat + 1 :]))  # type: ignore[arg-type]


def outcome(table: Table) -> Outcome | None:
    if table.phase != "over":
        return None
    points = tuple(int(seat == table.winner) for seat in range(table.seats))
    if table.winner == NOBODY:
        return Outcome((), points, "dossier_x.won.nobody")
    return Outcome((table.winner,), points, "dossier_x.won.one")


# ---------------------------------------------------------------- what a seat knows, and may do


def see(table: Table, pocket: Pocket | None) -> View[Table]:
    return see_purse(table, pocket, BIDS)


def moves(view: View[Table], need: Need) -> tuple[Move, ...]:
    """Every legal answer of this seat, from what it knows."""
    table, purse = view.table, view.purse
    assert purse is not None
    bout = table.bout
    match table.phase:
        case "capitals":
            return tuple(Move(capital) for capital in free_capitals(table))
        case "opening":
            return (Move(()), *single_stakes(AGENTS, purse.left))
        case "turn":
            return (*walks(table), *bids(purse.left), *kills(table, purse))
        case "bid":
            return tuple(single_stakes(table.living, purse.left))
        case "challenge":
            agent = table.action.agent
            return (Move(PASS), *claims(BIDS, agent, UNIT, purse.amount(agent)))
        case "duel" if bout.speaker == table.active:
            can_hold = purse.amount(bout.account) >= bout.amount
            return (*((hold(bout),) if can_hold else ()), concede(table.action))
        case "duel":
            return (Move(GIVE_UP), *claims(BIDS, bout.account, bout.least, purse.amount(bout.account)))
        case "announce":
            return (announcement(BIDS, table.action.victim, purse),)
    return ()


def walks(table: Table) -> Iterator[Move]:
    for agent in table.living:
        here = table.place_of(agent)
        for city in neighbours(here):
            for carried in (True, False) if table.dossier == here else (False,):
                yield Move(("move", agent, city, carried))


def bids(left: int) -> Iterator[Move]:
    if left >= UNIT:
        yield Move(BID, has_money(BIDS))


def kills(table: Table, purse: Purse | None) -> Iterator[Move]:
    """DX-2.3: every kill on the board; of one who knows the notebook, those with a bid of 1000 on the killer."""
    for killer in table.living:
        if purse is None or purse.amount(killer) >= KILL_PRICE:
            for victim in table.in_city(table.place_of(killer)):
                if victim != killer:
                    yield Move(("kill", killer, victim), (Paid(BIDS, killer, KILL_PRICE),))
