"""How a round of Spyfall ends, in one of three ways, and what it is worth (SPY-5, SPY-6)."""

from games.spyfall.table import SPY, Ballot, Past, Table, voters
from table.change import replace
from table.events import Event, Shown
from table.illegal import Illegal, refuse_if
from table.needs import Seat, Show
from table.turns import clockwise, left_of, put, seat_of

# ---------------------------------------------------------------- SPY-5 A. Accusation


def why_not_accuse(table: Table, seat: Seat) -> str:
    """Why this seat may not accuse anybody now; empty if it may."""
    # SPY-5.1: everybody has one accusation a round.
    return "spyfall.illegal.accused_already" if seat in table.accused_by else ""


def suspects(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """SPY-5.1, SPY-5.8, SPY-5.9: a player accuses, suspects and votes for another player."""
    return tuple(other for other in range(table.seats) if other != seat)


def accuse(table: Table, seat: Seat, target: Seat) -> Table:
    refuse_if(why_not_accuse(table, seat))
    if target not in suspects(table, seat):
        raise Illegal("spyfall.illegal.target")
    # SPY-5.1: the clock stops. SPY-5.2: the accuser's vote is yes.
    return replace(
        table,
        phase="stop",
        step=table.step + 1,
        accuser=seat,
        accused=target,
        accused_by=(*table.accused_by, seat),
        sealed=(),
        votes=put((-1,) * table.seats, seat, 1),
    )


def stop_clock(table: Table, event: Event) -> Table:
    left = event.value if isinstance(event.value, int) else 0
    return replace(table, phase="vote", left=left)


def run_out(table: Table, event: Event) -> Table:
    """Without an accusation the clock ends only by running out."""
    if event.value is not None:
        raise Illegal("illegal.not_possible")
    return time_is_up(table)


def unsealed(table: Table, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of these seats that have not voted yet."""
    return tuple(seat for seat in seats if seat not in table.sealed)


def unopened(table: Table, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of these seats whose vote is not open yet."""
    return tuple(seat for seat in seats if table.votes[seat] < 0)


def open_vote(table: Table, event: Event) -> Table:
    # SPY-5.2: yes or no.
    if type(event.value) is not bool:
        raise Illegal("illegal.not_possible")
    return replace(table, votes=put(table.votes, seat_of(event), int(event.value)))


def judge(table: Table) -> Table:
    if unopened(table, voters(table)):
        return table
    ballot = Ballot(table.accuser, table.accused, table.votes)
    table = replace(table, ballots=(*table.ballots, ballot))
    # SPY-5.3: all yes: the accused's card is shown.
    if all(table.votes[seat] == 1 for seat in voters(table)):
        return replace(table, phase="convict", suspect=table.accused)
    # SPY-5.4: any no: the clock and the talk go on where they stopped.
    table = replace(table, phase="talk", accuser=-1, accused=-1)
    return table if table.left else time_is_up(table)


# ---------------------------------------------------------------- SPY-5 B. The spy reveals


def reveal(table: Table, event: Event) -> Table:
    # SPY-5.6: the spy turns the spy card up, and then names a place.
    if event.facts != (Shown(f"cards.{table.round}", seat_of(event), SPY),):
        raise Illegal("spyfall.illegal.not_spy")
    return replace(table, phase="guess", suspect=seat_of(event), step=table.step + 1)


def guess(table: Table, event: Event) -> Table:
    if event.value not in table.places:
        raise Illegal("spyfall.illegal.place")
    return replace(table, phase="reveal", guess=str(event.value))


# ---------------------------------------------------------------- SPY-5 C. The clock runs out


def time_is_up(table: Table) -> Table:
    """SPY-5.7: a question that was asked may still be answered; no new one starts."""
    return replace(table, left=0, votes=(-1,) * table.seats, phase="last answer" if table.asked >= 0 else "name")


def next_to_name(table: Table) -> Seat:
    """SPY-5.8: starting with the dealer and clockwise."""
    return next(seat for seat in clockwise(table.dealer, table.seats) if table.named[seat] < 0)


def name_suspect(table: Table, event: Event) -> Table:
    target, seat = event.value, seat_of(event)
    if type(target) is not int or target not in suspects(table, seat):
        raise Illegal("spyfall.illegal.target")
    return replace(table, named=put(table.named, seat, target))


def open_final_vote(table: Table, event: Event) -> Table:
    # SPY-5.9: one vote for a player.
    vote, seat = event.value, seat_of(event)
    if type(vote) is not int or vote not in suspects(table, seat):
        raise Illegal("illegal.not_possible")
    return replace(table, votes=put(table.votes, seat, vote))


def count(table: Table) -> Table:
    if -1 in table.votes:
        return table
    # SPY-5.10: all players other than X vote X; X's own vote does not count.
    table = replace(table, ballots=(*table.ballots, Ballot(-1, -1, table.votes)))
    for suspect in range(table.seats):
        if all(vote == suspect for seat, vote in enumerate(table.votes) if seat != suspect):
            return replace(table, phase="convict", suspect=suspect)
    # SPY-5.11: no consensus.
    return replace(table, phase="reveal", how="no_consensus")


# ---------------------------------------------------------------- SPY-7.2 The cards are turned over


def next_reveal(table: Table) -> Show:
    """SPY-7.2: the place, then every card."""
    if not table.place:
        return Show(f"places.{table.round}", 0)
    seat = table.cards.index("")
    return Show(f"cards.{table.round}", seat, seat)


def turn_over(table: Table, event: Event) -> Table:
    assert event.shown is not None
    fact = event.shown
    if fact.deck.startswith("places."):
        return replace(table, place=fact.face)
    table = replace(table, cards=put(table.cards, fact.place, fact.face))
    if table.phase != "convict":
        return table
    caught = fact.face == SPY
    how = ("caught" if caught else "innocent") + ("_accused" if table.accuser >= 0 else "_voted")
    return replace(table, phase="reveal", how=how)


# ---------------------------------------------------------------- SPY-6 The score of a round


def points(table: Table, how: str, spy: Seat) -> tuple[int, ...]:
    """The points of each seat in this round."""
    # SPY-6: four to the spy for the right place or an innocent convicted, two for no consensus.
    spy_gets = {"right_place": 4, "innocent_accused": 4, "innocent_voted": 4, "no_consensus": 2}.get(how, 0)
    # SPY-6: else one to each agent, and one more to the accuser of the spy.
    row = [spy_gets if seat == spy else int(not spy_gets) for seat in range(table.seats)]
    if how == "caught_accused":
        row[table.accuser] += 1
    return tuple(row)


def next_dealer(table: Table, spy: Seat) -> Seat:
    """SPY-2.4: the spy of this round deals the next, the deal goes round, or one person deals all evening."""
    match table.dealer_rule:
        case "spy":
            return spy
        case "rotate":
            return left_of(table.dealer, table.seats)
    return table.dealer


def end_round(table: Table) -> Table:
    if not table.place or "" in table.cards:
        return table
    how = table.how or ("right_place" if table.guess == table.place else "wrong_place")
    spy = table.cards.index(SPY)
    row = points(table, how, spy)
    past = Past(
        table.place,
        spy,
        table.dealer,
        table.cards,
        how,
        table.suspect,
        table.guess,
        row,
        table.asked_whom,
        table.ballots,
        table.named,
    )
    table = replace(
        table,
        how=how,
        past=(*table.past, past),
        scores=tuple(total + new for total, new in zip(table.scores, row, strict=True)),
        dealer=next_dealer(table, spy),
    )
    return replace(table, phase="told" if table.round < table.rounds else "over")
