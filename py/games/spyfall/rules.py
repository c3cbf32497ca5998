"""Spyfall: everybody but one knows where we are. Ask, answer, and find the one who does not, before time runs out.

The rules follow the rule sheet, one part a file: deal.py, talk.py, and ends.py for the three ways in which a round
ends and what they are worth. Each rule stands in plain words, with its number, above the code that carries it out.
Here the parts come together: PHASES says for every phase what the game waits for, and what comes of it.
"""

from games.spyfall import ends, talk
from games.spyfall.deal import after_a_card, begin_round, choose_dealer, next_card, rows
from games.spyfall.table import ROLES, SPY, Table, voters
from games.spyfall.view import View, suspicions, talk_moves
from table.answers import answered
from table.change import replace
from table.events import Event, Move
from table.game import Outcome
from table.illegal import Illegal
from table.needs import Choose, Clock, Need, Open, Roll, Seal, Seat, Show, Shuffle
from table.phases import Phase, advance
from table.turns import lot, seat_of

READY = "ready"


def waiting(table: Table) -> tuple[Need, ...]:
    return PHASES[table.phase].needs(table)


def play(table: Table, event: Event) -> Table:
    """The table after the event, or a refusal. The old table never changes."""
    answered(waiting(table), event)
    # Only the spy who reveals shows a card with a choice.
    if event.kind == "choose" and event.facts and event.value != ("reveal",):
        raise Illegal("illegal.not_possible")
    return advance(PHASES, PHASES[table.phase].play(table, event))


def moves(view: View, need: Need) -> tuple[Move, ...]:
    """Every legal answer of this seat, from what it knows."""
    return tuple(PHASES[view.table.phase].moves(view))


def outcome(table: Table) -> Outcome | None:
    if table.phase != "over":
        return None
    # SPY-7.1: most points win; equal points share the win.
    best = max(table.scores)
    winners = tuple(seat for seat in range(table.seats) if table.scores[seat] == best)
    return Outcome(winners, table.scores, "spyfall.won.one" if len(winners) == 1 else "spyfall.won.shared")


# ---------------------------------------------------------------- what is said while the clock runs


def say(table: Table, event: Event) -> Table:
    if event.kind == "clock":
        return ends.run_out(table, event)
    match event.value:
        case ("ask", target, str(text)) if type(target) is int:
            return talk.ask(table, seat_of(event), target, text)
        case ("answer", str(text)):
            return talk.answer(table, seat_of(event), text)
        case ("accuse", target) if type(target) is int:
            return ends.accuse(table, seat_of(event), target)
        case ("reveal",):
            return ends.reveal(table, event)
    raise Illegal("illegal.not_possible")


def ask_to_talk(table: Table) -> tuple[Need, ...]:
    said = (Choose(seat, f"talk.{table.round}.{table.step}") for seat in everybody(table))
    return (*said, Clock(f"clock.{table.round}.{len(table.accused_by)}", table.left))


def give_last_answer(table: Table, event: Event) -> Table:
    # SPY-5.7: a question that was asked may still be answered, and nothing else.
    match event.value:
        case ("answer", str(text)):
            return replace(talk.answer(table, seat_of(event), text), phase="name")
    raise Illegal("illegal.not_possible")


# ---------------------------------------------------------------- small steps between the parts


def everybody(table: Table) -> tuple[Seat, ...]:
    return tuple(range(table.seats))


def confirm(event: Event, after: Table) -> Table:
    """The table after the dealer has said that everybody is ready."""
    if event.value != READY:
        raise Illegal("illegal.not_possible")
    return after


def add_seal(table: Table, event: Event) -> Table:
    return replace(table, sealed=(*table.sealed, seat_of(event)))


def after_votes(table: Table) -> Table:
    return table if ends.unsealed(table, voters(table)) else replace(table, phase="votes", sealed=())


def after_final_votes(table: Table) -> Table:
    if ends.unsealed(table, everybody(table)):
        return table
    return replace(table, phase="finals", sealed=(), votes=(-1,) * table.seats)


def accusation(table: Table) -> str:
    """The round, and which accusation of the round it is."""
    return f"{table.round}.{len(table.accused_by)}"


PHASES: dict[str, Phase[Table, View]] = {
    # SPY-2.4: the first dealer is drawn by lot unless the table chose one.
    "first dealer": Phase(lambda table: (Roll("dealer", lot(everybody(table))),), choose_dealer),
    # SPY-3.1: the place is drawn blind.
    "places": Phase(
        lambda table: (Shuffle(f"places.{table.round}", table.unused),),
        lambda table, event: replace(table, phase="roles" if table.roles else "cards"),
    ),
    # SPY-3.2: the roles are drawn blind.
    "roles": Phase(
        lambda table: (Shuffle(f"roles.{table.round}", tuple(str(role) for role in range(1, ROLES + 1))),),
        lambda table, event: replace(table, phase="cards"),
    ),
    # SPY-3.3: the spy card and the others are shuffled, and dealt one each.
    "cards": Phase(
        lambda table: (Shuffle(f"cards.{table.round}", (SPY,), rows(table)),),
        lambda table, event: replace(table, phase="deal"),
    ),
    "deal": Phase(
        lambda table: (next_card(table),),
        lambda table, event: replace(table, dealt=table.dealt + 1),
        next=after_a_card,
    ),
    # SPY-4.1: the dealer confirms that everybody has looked.
    "looking": Phase(
        lambda table: (Choose(table.dealer, f"ready.{table.round}"),),
        lambda table, event: confirm(event, replace(table, phase="talk", sealed=())),
        lambda view: (Move(READY),),
    ),
    # SPY-4, SPY-5.1, SPY-5.6: questions, accusations and the spy who reveals, while the clock runs.
    "talk": Phase(ask_to_talk, say, talk_moves),
    # SPY-5.1: an accusation stops the clock.
    "stop": Phase(
        lambda table: (Clock(f"clock.{table.round}.{len(table.accused_by) - 1}", table.left),), ends.stop_clock
    ),
    # SPY-5.2: the votes are given in secret and shown together.
    "vote": Phase(
        lambda table: (Seal(ends.unsealed(table, voters(table)), f"vote.{accusation(table)}"),),
        add_seal,
        lambda view: (Move(True), Move(False)),
        next=after_votes,
    ),
    "votes": Phase(
        lambda table: (Open(ends.unopened(table, voters(table)), f"vote.{accusation(table)}"),),
        ends.open_vote,
        next=ends.judge,
    ),
    # SPY-5.6: the spy who revealed names a place.
    "guess": Phase(
        lambda table: (Choose(table.suspect, f"guess.{table.round}"),),
        ends.guess,
        lambda view: map(Move, view.table.places),
    ),
    # SPY-5.7: the time is up; a question that was asked may still be answered.
    "last answer": Phase(
        lambda table: (Choose(table.asked, f"talk.{table.round}.{table.step}"),),
        give_last_answer,
        lambda view: (Move(("answer", "…")),),
    ),
    # SPY-5.8: everybody in turn names the player they suspect most.
    "name": Phase(
        lambda table: (Choose(ends.next_to_name(table), f"name.{table.round}.{ends.next_to_name(table)}"),),
        ends.name_suspect,
        suspicions,
        next=lambda table: table if -1 in table.named else replace(table, phase="discuss"),
    ),
    # SPY-5.9: a short talk, until the dealer calls the vote.
    "discuss": Phase(
        lambda table: (Choose(table.dealer, f"enough.{table.round}"),),
        lambda table, event: confirm(event, replace(table, phase="final", sealed=())),
        lambda view: (Move(READY),),
    ),
    # SPY-5.9: the final vote, in secret and shown together.
    "final": Phase(
        lambda table: (Seal(ends.unsealed(table, everybody(table)), f"final.{table.round}"),),
        add_seal,
        suspicions,
        next=after_final_votes,
    ),
    "finals": Phase(
        lambda table: (Open(ends.unopened(table, everybody(table)), f"final.{table.round}"),),
        ends.open_final_vote,
        next=ends.count,
    ),
    # SPY-5.3, SPY-5.10: the card of the convicted player is shown.
    "convict": Phase(
        lambda table: (Show(f"cards.{table.round}", table.suspect, table.suspect),), ends.turn_over
    ),
    # SPY-7.2: then the place and all cards.
    "reveal": Phase(lambda table: (ends.next_reveal(table),), ends.turn_over, next=ends.end_round),
    # SPY-7.2: everybody has seen the cards before the next ones are dealt.
    "told": Phase(
        lambda table: (Choose(table.dealer, f"next.{table.round}"),),
        lambda table, event: confirm(event, begin_round(table)),
        lambda view: (Move(READY),),
    ),
    "over": Phase(),
}
