"""Suitcases: bring ten state secrets home, your own and other people's, and leave the bombs to the others.

The rules follow the rule sheet, one part a file: setup.py, turn.py with movement.py, duels.py, homecoming.py and
ending.py. Each rule stands in plain words, with its number, above the code that carries it out. Here the parts come
together: PHASES says for every phase what the game waits for, and what comes of it.
"""

from dataclasses import dataclass
from itertools import permutations

from games.suitcases import duels, ending, homecoming, setup, turn
from games.suitcases.table import CLOSED, CONTENTS, Table, new_table
from games.suitcases.world import LETTERS
from table.answers import answered, asked_once
from table.change import replace
from table.events import Event, Move
from table.game import Options, Outcome
from table.needs import Choose, Need, Open, Roll, Seal, Seat
from table.phases import Phase, advance
from table.pocket import Pocket
from table.turns import faces, seat_of, state_nothing

# SC-2.1: two special dice.
DIE = ("0", "1", "1", "2", "2", "3")
DICE = (DIE, DIE)


def start(seats: int, _options: Options) -> Table:
    return new_table(seats)


@asked_once
def waiting(table: Table) -> tuple[Need, ...]:
    return PHASES[table.phase].needs(table)


def play(table: Table, event: Event) -> Table:
    """The table after the event, or a refusal. The old table never changes."""
    answered(waiting(table), event)
    state_nothing(event)
    return advance(PHASES, PHASES[table.phase].play(table, event))


def outcome(table: Table) -> Outcome | None:
    if table.phase != "over":
        return None
    points = tuple(table.secrets(seat) for seat in range(table.seats))
    return Outcome(table.winners, points, table.ending)


# ---------------------------------------------------------------- what a seat knows, and may do


@dataclass(frozen=True, slots=True)
class View:
    """The table, and what this seat knows beyond it: what is in its A to D, and its card in this duel."""

    table: Table
    seat: Seat | None = None
    contents: tuple[str, ...] = ()
    card: int | None = None


def see(table: Table, pocket: Pocket | None) -> View:
    if pocket is None:
        return View(table)
    filled = [pocket.seal(f"contents.{letter}") for letter in LETTERS]
    contents = tuple(str(sealed.value) for sealed in filled if sealed)
    fighting = table.phase in ("duel", "cards")
    sealed = pocket.seal(f"duel.{table.turn}.{table.step}") if fighting else None
    return View(table, pocket.seat, contents, sealed.value if sealed else None)  # type: ignore[arg-type]


def moves(view: View, need: Need) -> tuple[Move, ...]:
    """Every legal answer of this seat, from what it knows."""
    return tuple(PHASES[view.table.phase].moves(view))


# ---------------------------------------------------------------- small steps between the parts


def add_seal(table: Table, event: Event) -> Table:
    return replace(table, sealed=(*table.sealed, seat_of(event)))


def pips(event: Event) -> tuple[int, ...]:
    return tuple(map(int, faces(event)))


def throw(table: Table, event: Event) -> Table:
    # SC-2.1: the sum is what may be walked; with a sum of 0 suitcases can be taken all the same.
    dice = pips(event)
    return replace(table, dice=dice, points=sum(dice), phase="move", step=1, fought=())


def opened(table: Table, event: Event) -> Table:
    return homecoming.open_case(table, seat_of(event), event.name[-1], event.value)


def closed(table: Table, letter: str) -> tuple[Seat, ...]:
    """The seats whose suitcase of this letter is still closed."""
    return tuple(seat for seat in range(table.seats) if table.inside[seat][LETTERS.index(letter)] == CLOSED)


def ask_for_contents(table: Table) -> tuple[Need, ...]:
    waited_for = tuple(seat for seat in range(table.seats) if seat not in table.sealed)
    return (Seal(waited_for, "contents", parts=LETTERS),)


def ask_for_place(table: Table) -> tuple[Need, ...]:
    case = setup.next_to_place(table)
    return (Choose(table.seat_of(case), f"place.{case}"),)


def ask_for_start(table: Table) -> tuple[Need, ...]:
    thrower = table.throwing[len(table.thrown)]
    return (Roll(f"start.{table.tries}.{thrower}", DICE, by=thrower),)


def ask_for_homecoming(table: Table) -> tuple[Need, ...]:
    case = table.carried_by(table.walker)
    return (Open((table.seat_of(case),), f"contents.{case[-1]}"),)


def ask_for_rest(table: Table) -> tuple[Need, ...]:
    unopened = ((letter, closed(table, letter)) for letter in LETTERS)
    return tuple(Open(seats, f"contents.{letter}") for letter, seats in unopened if seats)


def cards_to_play(view: View) -> list[int]:
    assert view.seat is not None
    return sorted(set(view.table.hand(view.seat)))


def step_name(table: Table) -> str:
    """The turn, and which step of the turn it is."""
    return f"{table.turn}.{table.step}"


PHASES: dict[str, Phase[Table, View]] = {
    # SC-1.3: everybody assigns the four contents in secret.
    "contents": Phase(
        ask_for_contents,
        add_seal,
        lambda view: map(Move, permutations(CONTENTS)),
        next=lambda table: replace(table, phase="place", sealed=()) if len(table.sealed) == table.seats else table,
    ),
    # SC-1.4: the suitcases are put on the board, one after the other.
    "place": Phase(
        ask_for_place,
        lambda table, event: setup.place(table, event.value),
        lambda view: map(Move, setup.cities_to_place(view.table)),
        next=setup.after_placing,
    ),
    # SC-1.5: with three players two of them may send a guest to the empty corner.
    "guests": Phase(
        lambda table: (Choose(table.guests[0], f"guest.{table.guests[0]}"),),
        lambda table, event: setup.answer_for_guest(table, event.value),
        lambda view: (Move(True), Move(False)),
        next=setup.after_guests,
    ),
    # SC-1.6: everybody throws for the start.
    "start": Phase(
        ask_for_start, lambda table, event: setup.throw_for_start(table, pips(event)), next=setup.decide_start
    ),
    # SC-2.1: the dice of a turn.
    "roll": Phase(lambda table: (Roll(f"dice.{table.turn}", DICE, by=table.active),), throw),
    # SC-2, SC-3: steps and suitcases, one act at a time.
    "move": Phase(
        lambda table: (Choose(table.active, f"move.{step_name(table)}"),),
        lambda table, event: turn.act(table, event.value),
        lambda view: map(Move, turn.acts(view.table)),
    ),
    # SC-4.1: the agent that walked on fights those who stand there.
    "fight": Phase(next=duels.next_duel),
    # SC-4.6: the attacker chooses whom to fight first.
    "foe": Phase(
        lambda table: (Choose(table.active, f"foe.{step_name(table)}"),),
        lambda table, event: duels.choose_foe(table, event.value),
        lambda view: map(Move, duels.foes(view.table)),
    ),
    # SC-4.2: both choose a card in secret.
    "duel": Phase(
        lambda table: (Seal(duels.undecided(table), f"duel.{step_name(table)}"),),
        add_seal,
        lambda view: map(Move, cards_to_play(view)),
        next=lambda table: table if duels.undecided(table) else replace(table, phase="cards", sealed=()),
    ),
    # SC-4.2: both cards are shown together.
    "cards": Phase(
        lambda table: (Open(duels.unseen(table), f"duel.{step_name(table)}"),),
        lambda table, event: duels.show_card(table, seat_of(event), event.value),
        next=lambda table: table if duels.unseen(table) else ending.check_end(duels.decide(table)),
    ),
    # SC-5.1: the owner of a suitcase that came home shows what is in it.
    "home": Phase(ask_for_homecoming, lambda table, event: homecoming.come_home(table, opened(table, event))),
    # SC-5.3: a bomb: the player chooses the agents to lose.
    "bomb": Phase(
        lambda table: (Choose(table.active, f"bomb.{step_name(table)}"),),
        lambda table, event: homecoming.explode(table, event.value),
        lambda view: map(Move, homecoming.ways_to_lose(view.table)),
    ),
    "end of turn": Phase(next=turn.next_turn),
    # SC-7.1: in the end every suitcase is opened.
    "reveal": Phase(
        ask_for_rest,
        opened,
        next=lambda table: table if ask_for_rest(table) else replace(table, phase="over"),
    ),
    "over": Phase(),
}
