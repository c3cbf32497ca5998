"""How a round of Spyfall ends, in one of three ways, and what it is worth (SPY-5, SPY-6)."""


from games.spyfall.table import SPY, Ballot, Past, Table, put, seat_of, voters
from table.change import replace
from table.events import Event, Shown
from table.illegal import Illegal
from table.needs import Seat

# ---------------------------------------------------------------- SPY-5 The end of a round


def accuse(table: Table, seat: Seat, target: Seat) -> Table:
    # SPY-5.1: one accusation each a round, of somebody else.
    if seat in table.accused_by:
        raise Illegal("spyfall.illegal.accused_already")
    if target == seat or not 0 <= target < table.seats:
        raise Illegal("spyfall.illegal.target")
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
    if table.phase == "stop":
        return replace(table, phase="vote", left=left)
    if left:
        raise Illegal("illegal.not_possible")
    return time_is_up(table)


def time_is_up(table: Table) -> Table:
    """SPY-5.7: a question already asked may still be answered; nothing else may begin."""
    return replace(table, left=0, votes=(-1,) * table.seats, phase="last answer" if table.asked >= 0 else "name")


def open_vote(table: Table, event: Event) -> Table:
    vote, seat = event.value, seat_of(event)
    if table.phase == "votes":
        if type(vote) is not bool:
            raise Illegal("illegal.not_possible")
    elif type(vote) is not int or vote == seat or not 0 <= vote < table.seats:
        raise Illegal("illegal.not_possible")
    return replace(table, votes=put(table.votes, seat, int(vote)))


def judge(table: Table) -> Table:
    # SPY-5.3: all yes convicts. SPY-5.4: any no, and the talk goes on where it was.
    ballot = Ballot(table.accuser, table.accused, table.votes)
    table = replace(table, ballots=(*table.ballots, ballot))
    if all(table.votes[seat] == 1 for seat in voters(table)):
        return replace(table, phase="convict", suspect=table.accused)
    table = replace(table, phase="talk", accuser=-1, accused=-1)
    return table if table.left else time_is_up(table)


def reveal(table: Table, event: Event) -> Table:
    # SPY-5.6: the spy turns the own card over, then names a place.
    if event.facts != (Shown(f"cards.{table.round}", seat_of(event), SPY),):
        raise Illegal("spyfall.illegal.not_spy")
    return replace(table, phase="guess", suspect=seat_of(event), step=table.step + 1)


def guess(table: Table, event: Event) -> Table:
    if event.value not in table.places:
        raise Illegal("spyfall.illegal.place")
    return replace(table, phase="reveal", guess=str(event.value))


def name_suspect(table: Table, event: Event) -> Table:
    target, seat = event.value, seat_of(event)
    if type(target) is not int or target == seat or not 0 <= target < table.seats:
        raise Illegal("spyfall.illegal.target")
    return replace(table, named=put(table.named, seat, target))


def count(table: Table) -> Table:
    # SPY-5.10: all others vote for X; X's own vote does not count. SPY-5.11: no consensus.
    table = replace(table, ballots=(*table.ballots, Ballot(-1, -1, table.votes)))
    for suspect in range(table.seats):
        if all(vote == suspect for seat, vote in enumerate(table.votes) if seat != suspect):
            return replace(table, phase="convict", suspect=suspect)
    return replace(table, phase="reveal", how="no_consensus")


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
    """SPY-6: four to the spy for a right place or an innocent convicted, two for no consensus; else one an agent."""
    spy_gets = {"right_place": 4, "innocent_accused": 4, "innocent_voted": 4, "no_consensus": 2}.get(how, 0)
    row = [spy_gets if seat == spy else int(not spy_gets) for seat in range(table.seats)]
    if how == "caught_accused":
        row[table.accuser] += 1
    return tuple(row)


def end_round(table: Table) -> Table:
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
        # SPY-2.4: the spy of this round deals the next, or the deal goes round.
        dealer=spy if table.dealer_rule == "spy" else (table.dealer + 1) % table.seats,
    )
    return replace(table, phase="told" if table.round < table.rounds else "over")
