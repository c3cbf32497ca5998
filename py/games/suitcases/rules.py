"""Suitcases: bring ten state secrets home, your own and other people's, and leave the bombs to the others.

The rules stand here in the order of the rule sheet, each with its number above the code that carries it out;
the start, walking, duels, homecomings and the end have files of their own. `phase` says where in the turn we are.
"""

from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

from games.suitcases import duels, ending, homecoming, movement, setup
from games.suitcases.table import CLOSED, CONTENTS, Table, drop, lay, new_table
from games.suitcases.world import AGENTS, CITIES, LETTERS, is_city
from table.answers import answered, asked_once
from table.change import replace
from table.events import Event, Move
from table.game import Options, Outcome
from table.illegal import Cheat, Illegal
from table.needs import Choose, Need, Open, Roll, Seal, Seat
from table.pocket import Pocket
from table.text import Plain

# SC-2.1: two special dice
DIE = ("0", "1", "1", "2", "2", "3")
DICE = (DIE, DIE)
STEP, TAKE, PUT, END, CALL = "step", "take", "put", "end", "call"


def start(seats: int, _options: Options) -> Table:
    return new_table(seats)


# ---------------------------------------------------------------- what the game waits for


@asked_once
def waiting(table: Table) -> tuple[Need, ...]:
    active, here = table.active, f"{table.turn}.{table.step}"
    match table.phase:
        case "contents":  # SC-1.3
            waited_for = tuple(seat for seat in range(table.seats) if seat not in table.sealed)
            return (Seal(waited_for, "contents", parts=LETTERS),)
        case "place":  # SC-1.4
            case = setup.next_to_place(table)
            return (Choose(table.seat_of(case), f"place.{case}"),)
        case "guests":  # SC-1.5
            return (Choose(table.guests[0], f"guest.{table.guests[0]}"),)
        case "start":  # SC-1.6
            thrower = table.throwing[len(table.thrown)]
            return (Roll(f"start.{table.tries}.{thrower}", DICE, by=thrower),)
        case "roll":  # SC-2.1
            return (Roll(f"dice.{table.turn}", DICE, by=active),)
        case "move":  # SC-2, SC-3
            return (Choose(active, f"move.{here}"),)
        case "foe":  # SC-4.6
            return (Choose(active, f"foe.{here}"),)
        case "duel":  # SC-4.2
            return (Seal(duels.undecided(table), f"duel.{here}"),)
        case "cards":  # SC-4.2
            return (Open(duels.unseen(table), f"duel.{here}"),)
        case "home":  # SC-5.1: its owner shows what is in it.
            case = table.carried_by(table.walker)
            return (Open((table.seat_of(case),), f"contents.{case[-1]}"),)
        case "bomb":  # SC-5.3
            return (Choose(active, f"bomb.{here}"),)
        case "reveal":  # SC-7.1
            unopened = ((letter, closed(table, letter)) for letter in LETTERS)
            return tuple(Open(seats, f"contents.{letter}") for letter, seats in unopened if seats)
        case _:
            return ()


def closed(table: Table, letter: str) -> tuple[Seat, ...]:
    """Whose suitcase of this letter nobody has looked into."""
    return tuple(seat for seat in range(table.seats) if table.inside[seat][LETTERS.index(letter)] == CLOSED)


# ---------------------------------------------------------------- what happens


def play(table: Table, event: Event) -> Table:
    """The table after the event, or a refusal. The old table never changes."""
    answered(waiting(table), event)
    if event.facts:
        raise Illegal("illegal.not_possible")
    return advance(happen(table, event))


def happen(table: Table, event: Event) -> Table:
    match table.phase:
        case "contents" | "duel":
            return replace(table, sealed=(*table.sealed, seat_of(event)))
        case "place":
            return setup.place(table, event.value)
        case "guests":
            return setup.answer_for_guest(table, event.value)
        case "start":
            return setup.throw_for_start(table, pips(event))
        case "roll":
            # SC-2.1: the sum is what may be walked; with a sum of 0 suitcases can be taken all the same.
            dice = pips(event)
            return replace(table, dice=dice, points=sum(dice), phase="move", step=1, fought=())
        case "move":
            return act(table, event.value)
        case "foe":
            return choose_foe(table, event.value)
        case "cards":
            return show_card(table, event)
        case "home":
            return homecoming.come_home(table, opened(table, event))
        case "bomb":
            return homecoming.explode(table, event.value)
        case "reveal":
            return opened(table, event)
    raise Illegal("illegal.not_awaited")


def advance(table: Table) -> Table:
    """Goes on by itself until somebody, or chance, is asked."""
    while True:
        after = next_phase(table)
        if after is table:
            return table
        table = after


def next_phase(table: Table) -> Table:
    match table.phase:
        case "contents" if len(table.sealed) == table.seats:
            return replace(table, phase="place", sealed=())
        case "place" if not setup.next_to_place(table):
            return replace(table, phase="guests", guests=setup.hosts(table))
        case "guests" if not table.guests:
            return replace(table, phase="start", throwing=tuple(range(table.seats)))
        case "start" if len(table.thrown) == len(table.throwing):
            return setup.decide_start(table)
        case "fight":
            return duels.next_duel(table)
        case "duel" if not duels.undecided(table):
            return replace(table, phase="cards", sealed=())
        case "cards" if not duels.unseen(table):
            return ending.check_end(duels.decide(table))
        case "end of turn":
            return next_turn(table)
        case "reveal" if not any(closed(table, letter) for letter in LETTERS):
            return replace(table, phase="over")
    return table


def seat_of(event: Event) -> Seat:
    assert event.seat is not None
    return event.seat


def opened(table: Table, event: Event) -> Table:
    return homecoming.open_case(table, seat_of(event), event.name[-1], event.value)


def pips(event: Event) -> tuple[int, ...]:
    assert isinstance(event.value, tuple)
    return tuple(int(str(face)) for face in event.value)


# ---------------------------------------------------------------- SC-2, SC-3 A turn


def next_turn(table: Table) -> Table:
    # SC-4.5: points and bonus steps that are left lapse.
    seat = table.after(table.active)
    turn = table.turn + 1
    return replace(
        table, phase="roll", active=seat, turn=turn, step=0, dice=(), points=0, bonus=(0,) * AGENTS, walker=""
    )


def act(table: Table, value: Any) -> Table:
    """One thing the active player does: a step, something with a suitcase, or the end of the turn."""
    match value:
        case "end":
            # SC-2.3: no city may be left with more than two agents of one colour.
            if movement.crowded(table, table.active):
                raise Illegal("suitcases.illegal.too_full")
            return replace(table, phase="end of turn")
        case "call":
            # SC-6.3: any player may, when it is their turn; whoever is out has no turn and no say.
            if not ending.may_call(table):
                raise Illegal("suitcases.illegal.call")
            return ending.end_by_count(table)
        case ("step", str(agent), str(to)) if table.has(table.active, agent):
            return step(table, agent, to)
        case ("take", str(agent), str(case)) if table.has(table.active, agent):
            return take(table, agent, case)
        case ("put", str(agent)) if table.has(table.active, agent):
            return put_down(table, agent)
    raise Illegal("illegal.not_possible")


def step(table: Table, agent: str, to: str) -> Table:
    reason = movement.why_not(table, agent, to)
    if reason:
        raise Illegal(reason)
    # SC-5.1: in its headquarters; SC-4.1: where others stand it must stop and fight.
    phase = "fight" if is_city(to) else "home"
    return replace(movement.walk(table, agent, to), walker=agent, phase=phase)


def take(table: Table, agent: str, case: str) -> Table:
    # SC-3.1: an agent in a city may take what lies there, in its own turn and at no cost, also before its first
    # step and without any: how else would a defender who won take what the attacker carried (SC-4.4)? It never
    # carries more than one: what it had it leaves there.
    city = table.place_of(agent)
    if not is_city(city) or case not in table.cases_at(city):
        raise Illegal("suitcases.illegal.no_case")
    return replace(lay(drop(table, agent), case, agent), walker=agent, step=table.step + 1)


def put_down(table: Table, agent: str) -> Table:
    # SC-3.1: put down for anybody to take, a colleague in the same city among them. The limit of one suitcase of
    # a colour in a city was for the start only (SC-1.4).
    if not table.carried_by(agent):
        raise Illegal("suitcases.illegal.empty_hands")
    return replace(drop(table, agent), walker=agent, step=table.step + 1)


# ---------------------------------------------------------------- SC-4 Duels


def choose_foe(table: Table, foe: Plain) -> Table:
    if not isinstance(foe, str) or foe not in table.foes_in(table.place_of(table.walker), table.active):
        raise Illegal("suitcases.illegal.no_foe")
    return duels.face(table, foe)


def show_card(table: Table, event: Event) -> Table:
    # SC-7.2: sealed before either was shown; whoever sealed a card that is not in the hand has cheated.
    seat, card = seat_of(event), event.value
    if type(card) is not int or card not in table.hand(seat):
        raise Cheat("suitcases.cheat.card", seat=seat)
    return duels.show(table, seat, card)


# ---------------------------------------------------------------- SC-6 The end


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
    table = view.table
    values: list[Any]
    match table.phase:
        case "contents":
            values = list(permutations(CONTENTS))
        case "place":
            mine = table.cases[table.seat_of(setup.next_to_place(table))]
            values = [city for city in CITIES if city not in mine]
        case "guests":
            values = [True, False]
        case "move":
            values = acts(table)
        case "foe":
            values = list(table.foes_in(table.place_of(table.walker), table.active))
        case "duel":
            assert view.seat is not None
            values = sorted(set(table.hand(view.seat)))
        case "bomb":
            values = list(combinations(table.team(table.active), homecoming.losses(table)))
        case _:
            values = []
    return tuple(Move(value) for value in values)


def acts(table: Table) -> list[Any]:
    """Everything the active player may do now."""
    team = table.own(table.active)
    cases = table.all_cases()
    carried = table.carried()
    # Agents that stand together, carry the same and have the same steps are alike: one is asked for all.
    ways: dict[tuple[object, ...], tuple[str, ...]] = {}
    found: list[Any] = []
    for agent, at in team:
        alike = at, carried.get(agent), table.bonus_of(agent)
        if alike not in ways:
            ways[alike] = movement.steps(table, agent)
        found += [(STEP, agent, to) for to in ways[alike]]
    found += [(TAKE, agent, case) for agent, at in team if is_city(at) for case, lies in cases if lies == at]
    found += [(PUT, agent) for agent, _ in team if agent in carried]
    if not movement.crowded(table, table.active):
        found.append(END)
    if ending.may_call(table):
        found.append(CALL)
    return found
