"""Spyfall: everybody but one knows where we are. Ask, answer, and find the one who does not, before time runs out.

The rules stand here in the order of the rule sheet, each with its number above the code that carries it out.
"""

from dataclasses import dataclass
from functools import lru_cache

from games.spyfall import ends
from games.spyfall.table import ROLES, SPY, Table, seat_of, voters
from table.answers import answered
from table.change import replace
from table.events import Event, Move, Shown
from table.game import Options, Outcome
from table.illegal import Illegal
from table.needs import Choose, Clock, Deal, Need, Open, Roll, Seal, Seat, Show, Shuffle
from table.pocket import Pocket

LONGEST_TEXT = 300
READY = "ready"


# ---------------------------------------------------------------- SPY-2, SPY-3 Setup and deal


def start(seats: int, options: Options) -> Table:
    """SPY-2: rounds, time, roles and the next dealer are agreed beforehand."""
    places, rounds = options["places"], int(options["rounds"])  # type: ignore[arg-type]
    assert isinstance(places, tuple)
    # SPY-3.1: no place is used twice, so there must be one for every round.
    if rounds > len(places):
        raise Illegal("spyfall.illegal.few_places", rounds=rounds, places=len(places))
    table = Table(
        seats=seats,
        rounds=rounds,
        seconds=int(options["seconds"]),  # type: ignore[arg-type]
        roles=bool(options["roles"]),
        dealer_rule=str(options["dealer"]),
        tracking=bool(options["tracking"]),
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
        case "discuss":  # SPY-5.9: a short talk, until the dealer calls the vote
            return (Choose(table.dealer, f"enough.{number}"),)
        case "final":  # SPY-5.9
            return (Seal(missing(table, everybody), f"final.{number}"),)
        case "finals":
            return (Open(unopened(table, everybody), f"final.{number}"),)
        case "convict":  # SPY-5.3, SPY-5.10
            return (Show(f"cards.{number}", table.suspect, table.suspect),)
        case "reveal":  # SPY-7.2
            return (next_reveal(table),)
        case "told":  # SPY-7.2: everybody has seen the cards before the next ones are dealt
            return (Choose(table.dealer, f"next.{number}"),)
        case _:
            return ()


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
            return ends.open_vote(table, event)
        case Show():
            return ends.turn_over(table, event)
        case Clock():
            return ends.stop_clock(table, event)
    match table.phase:
        case "looking" | "discuss" | "told":
            return confirm(table, event)
        case "talk" | "last answer":
            return talk(table, event)
        case "guess":
            return ends.guess(table, event)
        case "name":
            return ends.name_suspect(table, event)
    raise Illegal("illegal.not_awaited")


def confirm(table: Table, event: Event) -> Table:
    if event.value != READY:
        raise Illegal("illegal.not_possible")
    if table.phase == "told":
        return begin_round(table)
    return replace(table, phase="talk" if table.phase == "looking" else "final", sealed=())


def face(event: Event) -> str:
    assert isinstance(event.value, tuple)
    return str(event.value[0])


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
            return ends.judge(table)
        case "name" if -1 not in table.named:
            return replace(table, phase="discuss")
        case "final" if not missing(table, everybody):
            return replace(table, phase="finals", sealed=(), votes=(-1,) * table.seats)
        case "finals" if -1 not in table.votes:
            return ends.count(table)
        case "reveal" if table.place and "" not in table.cards:
            return ends.end_round(table)
    return table


# ---------------------------------------------------------------- SPY-4 Questions


def talk(table: Table, event: Event) -> Table:
    what = event.value if isinstance(event.value, tuple) else ()
    match what:
        case ("ask", target, str(text)) if table.phase == "talk" and type(target) is int:
            return ask(table, seat_of(event), target, text)
        case ("answer", str(text)):
            return answer(table, seat_of(event), text)
        case ("accuse", target) if table.phase == "talk" and type(target) is int:
            return ends.accuse(table, seat_of(event), target)
        case ("reveal",) if table.phase == "talk":
            return ends.reveal(table, event)
    raise Illegal("illegal.not_possible")


@lru_cache(maxsize=1024)
def same_question(text: str) -> str:
    """SPY-4.4: the same words are the same question, whatever their case, space and punctuation."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def is_said(text: str) -> bool:
    return len(text.strip()) > 0 and len(text) <= LONGEST_TEXT


def ask(table: Table, seat: Seat, target: Seat, text: str) -> Table:
    """SPY-4.2. A spoken question has no text here, and passes the turn to ask at once (SPY-4.5)."""
    if not table.tracking or seat != table.asker or table.asked >= 0:
        raise Illegal("spyfall.illegal.not_asking")
    if 0 <= target == table.asked_by:
        raise Illegal("spyfall.illegal.back")
    if target not in targets(table):
        raise Illegal("spyfall.illegal.target")
    if (text and not is_said(same_question(text))) or len(text) > LONGEST_TEXT:
        raise Illegal("spyfall.illegal.text", most=LONGEST_TEXT)
    if text and same_question(text) in table.questions:
        raise Illegal("spyfall.illegal.question")
    asked = (*table.asked_whom, (seat, target))
    table = replace(table, asked_whom=asked, step=table.step + 1, votes=(-1,) * table.seats)
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
    if not is_said(text):
        raise Illegal("spyfall.illegal.text", most=LONGEST_TEXT)
    after = pass_question(replace(table, step=table.step + 1), table.asker, seat)
    return replace(after, phase="name") if table.phase == "last answer" else after


# ---------------------------------------------------------------- SPY-7 The end of the game


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
    # SPY-1.2: crossings belong to a round and are nobody else's business.
    mark = crossing(table, "")
    crossed = tuple(page.removeprefix(mark) for page, _ in pocket.notes if page.startswith(mark))
    return View(table, pocket.seat, card.face if card else "", crossed)


def crossing(table: Table, place: str) -> str:
    """The page of the private notes that says whether this place is crossed off in this round."""
    return f"cross.{table.round}.{place}"


def moves(view: View, need: Need) -> tuple[Move, ...]:
    table, seat = view.table, view.seat
    others = tuple(other for other in range(table.seats) if other != seat)
    match table.phase:
        case "looking" | "discuss" | "told":
            return (Move(READY),)
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
    if table.tracking and seat == table.asker and table.asked < 0:
        found += [Move(("ask", target, "")) for target in targets(table)]
    if seat not in table.accused_by:
        found += [Move(("accuse", other)) for other in others]
    if view.is_spy:
        found.append(Move(("reveal",), (Shown(f"cards.{table.round}", int(seat or 0), SPY),)))
    return found
