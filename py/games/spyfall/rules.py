"""Spyfall: everybody but one knows where we are. Ask, answer, and find the one who does not, before time runs out.

The rules stand here in the order of the rule sheet, each with its number above the code that carries it out.
"""

from dataclasses import dataclass, replace

from games.spyfall.round import ROLES, SPY, Past, Table
from table.answers import answered
from table.events import Event, Move, Shown
from table.game import Options, Outcome
from table.illegal import Illegal
from table.needs import Choose, Clock, Deal, Need, Open, Roll, Seal, Seat, Show, Shuffle
from table.pocket import Pocket

LONGEST_TEXT = 300


# ---------------------------------------------------------------- SPY-2, SPY-3 Setup and deal


def start(seats: int, options: Options) -> Table:
    """SPY-2: rounds, time, roles and the next dealer are agreed beforehand."""
    places = options["places"]
    assert isinstance(places, tuple)
    table = Table(
        seats=seats,
        rounds=int(options["rounds"]),  # type: ignore[arg-type]
        seconds=int(options["seconds"]),  # type: ignore[arg-type]
        roles=bool(options["roles"]),
        dealer_rule=str(options["dealer"]),
        places=tuple(str(place) for place in places),
        phase="first dealer",
    )
    return replace(table, scores=(0,) * seats)


def begin_round(table: Table) -> Table:
    nobody = (-1,) * table.seats
    return replace(
        table,
        phase="places",
        round=table.round + 1,
        dealt=0,
        step=0,
        left=table.seconds,
        asker=table.dealer,  # SPY-4.1: the dealer asks first
        asked_by=-1,
        asked=-1,
        asked_whom=(),
        questions=(),
        accused_by=(),
        accuser=-1,
        accused=-1,
        sealed=(),
        votes=nobody,
        named=nobody,
        ballots=(),
        suspect=-1,
        guess="",
        how="",
        place="",
        cards=("",) * table.seats,
    )


def rows(table: Table) -> tuple[tuple[tuple[str, int], ...], ...]:
    """SPY-3.2: one row for each agent: the place drawn blind and, with roles, a different role drawn blind."""
    place = (f"places.{table.round}", 0)
    roles = ((f"roles.{table.round}", number) for number in range(table.seats - 1))
    return tuple((place, role) if table.roles else (place,) for role in roles)


# ---------------------------------------------------------------- what the game waits for


def waiting(table: Table) -> tuple[Need, ...]:
    number = table.round
    everybody = tuple(range(table.seats))
    match table.phase:
        case "first dealer":  # SPY-2.4
            return (Roll("dealer", (tuple(str(seat) for seat in everybody),)),)
        case "places":  # SPY-3.1
            return (Shuffle(f"places.{number}", table.unused),)
        case "roles":  # SPY-3.2
            return (Shuffle(f"roles.{number}", tuple(str(role) for role in range(1, ROLES + 1))),)
        case "cards":  # SPY-3.3
            return (Shuffle(f"cards.{number}", (SPY,), rows(table)),)
        case "deal":
            return (Deal(f"cards.{number}", table.dealt, table.dealt),)
        case "looking":  # SPY-4.1
            return (Choose(table.dealer, f"ready.{number}"),)
        case "talk":
            said = tuple(Choose(seat, f"talk.{number}.{table.step}") for seat in everybody)
            return (*said, Clock(f"clock.{number}.{len(table.accused_by)}", table.left))
        case "stop":  # SPY-5.1: an accusation stops the clock
            return (Clock(f"clock.{number}.{len(table.accused_by) - 1}", table.left),)
        case "vote":  # SPY-5.2
            return (Seal(missing(table, voters(table)), f"vote.{number}.{len(table.accused_by)}"),)
        case "votes":
            return (Open(unopened(table, voters(table)), f"vote.{number}.{len(table.accused_by)}"),)
        case "guess":  # SPY-5.6
            return (Choose(table.suspect, f"guess.{number}"),)
        case "last answer":  # SPY-5.7
            return (Choose(table.asked, f"talk.{number}.{table.step}"),)
        case "name":  # SPY-5.8
            return (Choose(next_to_name(table), f"name.{number}.{next_to_name(table)}"),)
        case "final":  # SPY-5.9
            return (Seal(missing(table, everybody), f"final.{number}"),)
        case "finals":
            return (Open(unopened(table, everybody), f"final.{number}"),)
        case "convict":  # SPY-5.3, SPY-5.10
            return (Show(f"cards.{number}", table.suspect, table.suspect),)
        case "reveal":  # SPY-7.2
            return (next_reveal(table),)
        case _:
            return ()


def voters(table: Table) -> tuple[Seat, ...]:
    """SPY-5.2: everybody but the accused; the accuser's vote is yes and need not be asked."""
    return tuple(seat for seat in range(table.seats) if seat not in (table.accused, table.accuser))


def missing(table: Table, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat not in table.sealed)


def unopened(table: Table, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if table.votes[seat] < 0)


def next_to_name(table: Table) -> Seat:
    clockwise = [(table.dealer + step) % table.seats for step in range(table.seats)]
    return next(seat for seat in clockwise if table.named[seat] < 0)


def next_reveal(table: Table) -> Show:
    if not table.place:
        return Show(f"places.{table.round}", 0)
    seat = table.cards.index("")
    return Show(f"cards.{table.round}", seat, seat)


# ---------------------------------------------------------------- what happens


def play(table: Table, event: Event) -> Table:
    need = answered(waiting(table), event)
    if event.kind == "choose" and event.facts and event.value != ("reveal",):
        raise Illegal("illegal.not_possible")
    return advance(happen(table, need, event))


def happen(table: Table, need: Need, event: Event) -> Table:
    match need:
        case Roll():
            return begin_round(replace(table, dealer=int(face(event))))
        case Shuffle():
            after = {"places": "roles" if table.roles else "cards", "roles": "cards", "cards": "deal"}
            return replace(table, phase=after[table.phase])
        case Deal():
            return replace(table, dealt=table.dealt + 1)
        case Seal():
            return replace(table, sealed=(*table.sealed, seat_of(event)))
        case Open():
            return open_vote(table, event)
        case Show():
            return turn_over(table, event)
        case Clock():
            return stop_clock(table, event)
    match table.phase:
        case "looking":
            if event.value != "ready":
                raise Illegal("illegal.not_possible")
            return replace(table, phase="talk")
        case "talk" | "last answer":
            return talk(table, event)
        case "guess":
            return guess(table, event)
        case "name":
            return name_suspect(table, event)
    raise Illegal("illegal.not_awaited")


def face(event: Event) -> str:
    assert isinstance(event.value, tuple)
    return str(event.value[0])


def seat_of(event: Event) -> Seat:
    assert event.seat is not None
    return event.seat


def put(row: tuple, index: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*row[:index], value, *row[index + 1 :])


def advance(table: Table) -> Table:
    while (after := next_phase(table)) is not table:
        table = after
    return table


def next_phase(table: Table) -> Table:
    everybody = tuple(range(table.seats))
    match table.phase:
        case "deal" if table.dealt == table.seats:
            return replace(table, phase="looking")
        case "vote" if not missing(table, voters(table)):
            return replace(table, phase="votes", sealed=())
        case "votes" if not unopened(table, voters(table)):
            return judge(table)
        case "name" if -1 not in table.named:
            return replace(table, phase="final", sealed=())
        case "final" if not missing(table, everybody):
            return replace(table, phase="finals", sealed=(), votes=(-1,) * table.seats)
        case "finals" if -1 not in table.votes:
            return count(table)
        case "reveal" if table.place and "" not in table.cards:
            return end_round(table)
    return table


# ---------------------------------------------------------------- SPY-4 Questions


def talk(table: Table, event: Event) -> Table:
    what = event.value if isinstance(event.value, tuple) else ()
    match what:
        case ("ask", int(target), str(text)) if table.phase == "talk":
            return ask(table, seat_of(event), target, text)
        case ("answer", str(text)):
            return answer(table, seat_of(event), text)
        case ("accuse", int(target)) if table.phase == "talk":
            return accuse(table, seat_of(event), target)
        case ("reveal",) if table.phase == "talk":
            return reveal(table, event)
    raise Illegal("illegal.not_possible")


def same_question(text: str) -> str:
    """SPY-4.4: the same words are the same question, whatever their case, space and punctuation."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def ask(table: Table, seat: Seat, target: Seat, text: str) -> Table:
    """SPY-4.2. A spoken question has no text here, and passes the turn to ask at once (SPY-4.5)."""
    if seat != table.asker or table.asked >= 0:
        raise Illegal("spyfall.illegal.not_asking")
    if target not in targets(table):
        raise Illegal("spyfall.illegal.target")
    if len(text) > LONGEST_TEXT:
        raise Illegal("spyfall.illegal.long")
    if text and same_question(text) in table.questions:
        raise Illegal("spyfall.illegal.question")
    table = replace(table, asked_whom=(*table.asked_whom, (seat, target)), step=table.step + 1)
    if text:
        return replace(table, asked=target, questions=(*table.questions, same_question(text)))
    return pass_question(table, seat, target)


def targets(table: Table) -> tuple[Seat, ...]:
    """SPY-4.3: not oneself, and not the one who has just asked oneself."""
    return tuple(seat for seat in range(table.seats) if seat not in (table.asker, table.asked_by))


def pass_question(table: Table, seat: Seat, target: Seat) -> Table:
    return replace(table, asker=target, asked_by=seat, asked=-1)


def answer(table: Table, seat: Seat, text: str) -> Table:
    if seat != table.asked:
        raise Illegal("spyfall.illegal.not_asked")
    if not 0 < len(text) <= LONGEST_TEXT:
        raise Illegal("spyfall.illegal.long")
    after = pass_question(replace(table, step=table.step + 1), table.asker, seat)
    return replace(after, phase="name") if table.phase == "last answer" else after


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
    # SPY-5.7: time is up. A question already asked may still be answered.
    if left:
        raise Illegal("illegal.not_possible")
    return replace(table, left=0, phase="last answer" if table.asked >= 0 else "name")


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
    ballot = ("accusation", table.accuser, put(table.votes, table.accused, -1))
    table = replace(table, ballots=(*table.ballots, ballot))
    if all(table.votes[seat] == 1 for seat in voters(table)):
        return replace(table, phase="convict", suspect=table.accused)
    return replace(table, phase="talk", accuser=-1, accused=-1)


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
    table = replace(table, ballots=(*table.ballots, ("final", -1, table.votes)))
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


# ---------------------------------------------------------------- SPY-6, SPY-7 Score and end


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
    past = Past(table.place, spy, table.cards, how, row, table.asked_whom, table.ballots)
    table = replace(
        table,
        past=(*table.past, past),
        scores=tuple(total + new for total, new in zip(table.scores, row, strict=True)),
        # SPY-2.4: the spy of this round deals the next, or the deal goes round.
        dealer=spy if table.dealer_rule == "spy" else (table.dealer + 1) % table.seats,
    )
    return begin_round(table) if table.round < table.rounds else replace(table, phase="over")


def outcome(table: Table) -> Outcome | None:
    if table.phase != "over":
        return None
    # SPY-7.1: most points win; equal points share.
    best = max(table.scores)
    winners = tuple(seat for seat in range(table.seats) if table.scores[seat] == best)
    return Outcome(winners, table.scores, "spyfall.won.one" if len(winners) == 1 else "spyfall.won.shared")


# ---------------------------------------------------------------- what a seat knows, and may do


@dataclass(frozen=True, slots=True)
class View:
    """The table and the own card: SPY, or place and role."""

    table: Table
    seat: Seat | None = None
    card: str = ""
    crossed: tuple[str, ...] = ()

    @property
    def is_spy(self) -> bool:
        return self.card == SPY


def see(table: Table, pocket: Pocket | None) -> View:
    if pocket is None:
        return View(table)
    card = pocket.card(f"cards.{table.round}", pocket.seat)
    crossed = tuple(page.removeprefix("cross.") for page, _ in pocket.notes if page.startswith("cross."))
    return View(table, pocket.seat, card.face if card else "", crossed)


def moves(view: View, need: Need) -> tuple[Move, ...]:
    table, seat = view.table, view.seat
    others = tuple(other for other in range(table.seats) if other != seat)
    match table.phase:
        case "looking":
            return (Move("ready"),)
        case "talk":
            return tuple(talk_moves(view, others))
        case "last answer":
            return (Move(("answer", "…")),)
        case "vote":
            return (Move(True), Move(False))
        case "guess":
            return tuple(Move(place) for place in table.places)
        case "name" | "final":
            return tuple(Move(other) for other in others)
    return ()


def talk_moves(view: View, others: tuple[Seat, ...]) -> list[Move]:
    table, seat = view.table, view.seat
    found: list[Move] = []
    if seat == table.asked:
        found.append(Move(("answer", "…")))
    if seat == table.asker and table.asked < 0:
        found += [Move(("ask", target, "")) for target in targets(table)]
    if seat not in table.accused_by:
        found += [Move(("accuse", other)) for other in others]
    if view.is_spy:
        found.append(Move(("reveal",), (Shown(f"cards.{table.round}", int(seat or 0), SPY),)))
    return found
