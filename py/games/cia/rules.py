"""CIA: everybody secretly owns one agent, and everybody may move them all.

The rules stand here in the order of the rule sheet, each with its number above the code that carries it out.
`phase` says where in the turn we are; `owed` are cards to be handed out before anything else goes on.
"""

from itertools import combinations

from games.cia import cards, dossier
from games.cia.table import (
    AGENTS,
    CHURCH,
    DIE,
    NOBODY,
    RING,
    Held,
    Table,
    agents_in_play,
    move_agents,
    move_safe,
    put,
    seat_of,
    set_scores,
    worth,
)
from games.cia.top_secret import begin_round, came_to_ruin, draw, next_speaker, speak, volunteer
from table.answers import answered, asked_once
from table.change import replace
from table.events import Event
from table.game import Options, Outcome
from table.illegal import Illegal
from table.needs import Choose, Deal, Need, Open, Roll, Seal, Seat, Show, Shuffle

# ---------------------------------------------------------------- CIA-1 Material and setup


def start(seats: int, options: Options) -> Table:
    table = Table(seats, bool(options["top_secret"]), bool(options["dossier"]), phase="agents")
    first = options["first"]
    assert isinstance(first, int)
    table = replace(table, active=first, hands=((),) * seats, owned=((),) * seats)
    chosen = options["agents"] or (AGENTS if agents_in_play(seats) == len(AGENTS) else ())
    assert isinstance(chosen, tuple)
    return advance(set_out(table, tuple(agent for agent in AGENTS if agent in chosen)) if chosen else table)


def set_out(table: Table, agents: tuple[str, ...]) -> Table:
    # CIA-1.5: all agents start in the church, all stones at 0, the safe in building 7.
    nothing = (0,) * len(agents)
    owners = (None,) * len(agents)
    return replace(table, agents=agents, at=(CHURCH,) * len(agents), score=nothing, owners=owners, phase="first")


# ---------------------------------------------------------------- what the game waits for


@asked_once
def waiting(table: Table) -> tuple[Need, ...]:
    everybody = range(table.seats)
    if table.owed:
        return (next_card(table),)
    match table.phase:
        case "agents":  # CIA-1.4: the colours are drawn unless the players chose them.
            drawn = combinations(AGENTS, agents_in_play(table.seats))
            return (Roll("agents", (tuple("+".join(agents) for agents in drawn),)),)
        case "first":  # CIA-1.7: by lot unless the table has decided.
            return (Roll("first", (tuple(str(seat) for seat in everybody),)),)
        case "shuffle":  # CIA-1.6
            return (Shuffle("agents", table.agents),)
        case "secrets":  # CIA-4.1
            return (Shuffle("secrets.1", cards.deck(table.seats)),)
        case "roll":  # CIA-2.1
            return (Roll(f"die.{table.turn}", (DIE,), by=table.active),)
        case "move":  # CIA-2.2
            return (Choose(table.active, f"move.{table.turn}"),)
        case "ask":  # CIA-6.1: everybody at the same time; an empty hand has nothing to say.
            asked = tuple(s for s in everybody if table.hands[s] and s not in table.sealed)
            return (Seal(asked, f"volunteer.{table.turn}", aloud=True),)
        case "volunteers":
            silent = tuple(s for s in everybody if table.hands[s] and table.answers[s] is None)
            return (Open(silent, f"volunteer.{table.turn}"),)
        case "round":  # CIA-6.3
            return (Choose(table.speaker, f"card.{table.turn}.{table.go}"),)
        case "safe":  # CIA-2.5
            return (Choose(safe_mover(table), f"safe.{table.turn}"),)
        case "dossier":  # CIA-8.2
            return (Seal(tuple(s for s in everybody if s not in table.sealed), "dossier"),)
        case "dossiers":  # CIA-8.4
            return (Open(tuple(s for s in everybody if table.dossiers[s] is None), "dossier"),)
        case "reveal":  # CIA-3.1
            return (next_reveal(table),)
        case _:
            return ()


def next_card(table: Table) -> Need:
    what, seat = table.owed[0]
    if what == "agent":
        return Deal("agents", seat, seat)
    if what == "bystander":
        return Deal("agents", table.bystanders[0], seat)
    if not table.pile:  # CIA-5.4: an empty pile is made anew from the discards.
        return Shuffle(f"secrets.{table.decks + 1}", table.discards)
    return Deal(table.deck, table.drawn, seat)


def next_reveal(table: Table) -> Show:
    revealed = sum(owner is not None for owner in table.owners)
    held = [(place, seat) for seat in range(table.seats) for place in table.owned[seat]]
    everything: list[tuple[int, Seat | None]] = [*held, *((place, None) for place in table.bystanders)]
    return Show("agents", *everything[revealed])


# ---------------------------------------------------------------- what happens


def play(table: Table, event: Event) -> Table:
    """The table after the event, or a refusal. The old table never changes."""
    need = answered(waiting(table), event)
    # A card is shown when it is played or at the end, never beside another choice.
    if isinstance(need, Choose) and len(event.facts) != isinstance(event.value, tuple) * (table.phase == "round"):
        raise Illegal("cia.illegal.not_held" if table.phase == "round" else "illegal.not_possible")
    return advance(happen(table, need, event))


def happen(table: Table, need: Need, event: Event) -> Table:
    match need:
        case Shuffle():
            return take_deck(table, need)
        case Deal():
            return take_card(table, need)
        case Seal():
            return replace(table, sealed=(*table.sealed, seat_of(event)))
        case Show():
            return turn_over(table, event)
    match table.phase:
        case "agents":
            return set_out(table, tuple(face(event).split("+")))
        case "first":
            return replace(table, active=int(face(event)), phase="shuffle")
        case "roll":
            return replace(table, die=face(event), phase="move")
        case "move":
            return spend(table, event)
        case "volunteers":
            return volunteer(table, event)
        case "round":
            return speak(table, event)
        case "safe":
            return place_safe(table, event)
        case "dossiers":
            return open_dossier(table, event)
    raise Illegal("illegal.not_awaited")


def face(event: Event) -> str:
    assert isinstance(event.value, tuple)
    return str(event.value[0])


def take_deck(table: Table, need: Shuffle) -> Table:
    if need.name == "agents":
        # CIA-1.6: everybody draws one; CIA-4.3: then two Top Secret cards each.
        seats = range(table.seats)
        return replace(table, owed=tuple(("agent", seat) for seat in seats), phase="dealt")
    first = not table.decks
    table = replace(table, deck=need.name, decks=table.decks + 1, pile=len(need.faces), drawn=0, discards=())
    hands = tuple(("secret", seat) for _ in range(2) for seat in range(table.seats))
    return replace(table, owed=hands, phase="roll") if first else table


def take_card(table: Table, need: Deal) -> Table:
    (what, seat), *rest = table.owed
    table = replace(table, owed=tuple(rest))
    if what == "secret":
        held = Held(need.name, need.place, table.turn if table.die else 0)
        hands = put(table.hands, seat, (*table.hands[seat], held))
        return replace(table, hands=hands, pile=table.pile - 1, drawn=table.drawn + 1)
    others = tuple(place for place in table.bystanders if place != need.place)
    return replace(table, owned=put(table.owned, seat, (*table.owned[seat], need.place)), bystanders=others)


def advance(table: Table) -> Table:
    """Goes on by itself until somebody, or chance, is asked."""
    while not table.owed:
        after = next_phase(table)
        if after is table:
            break
        table = after
    return table


def next_phase(table: Table) -> Table:
    match table.phase:
        case "first" if table.active != NOBODY:
            return replace(table, phase="shuffle")
        case "dealt":
            # CIA-1.6: the cards left over are bystanders; nobody looks at them.
            left = tuple(range(table.seats, len(table.agents)))
            return replace(table, bystanders=left, phase="secrets" if table.top_secret else "roll")
        case "moved":
            if not (table.top_secret and any(table.hands)):
                return score(table)
            return replace(table, phase="ask", sealed=(), answers=(None,) * table.seats)
        case "ask" if all(seat in table.sealed or not table.hands[seat] for seat in range(table.seats)):
            return replace(table, phase="volunteers", sealed=())
        case "volunteers" if all(
            answer is not None or not hand for answer, hand in zip(table.answers, table.hands, strict=True)
        ):
            return begin_round(table)
        case "spoke":
            return next_speaker(table)
        case "score":
            return score(table)
        case "dossier" if len(table.sealed) == table.seats:
            return end_turn(replace(table, written=True, sealed=()))
        case "dossiers" if None not in table.dossiers:
            return replace(table, phase="reveal")
        case "reveal" if None not in table.owners:
            return replace(table, phase="over")
    return table


# ---------------------------------------------------------------- CIA-2 A turn


def totals(table: Table) -> tuple[int, ...]:
    """How many points may be spent. CIA-2.1: on 1-3 the player chooses. CIA-5.2: with Top Secret also nobody."""
    if table.die != "1-3":
        return (int(table.die),)
    return (0, 1, 2, 3) if table.top_secret else (1, 2, 3)


def spend(table: Table, event: Event) -> Table:
    # CIA-2.2: exactly all points, one building clockwise for each, any split over any agents.
    points = event.value
    if not isinstance(points, tuple) or len(points) != len(table.agents):
        raise Illegal("illegal.not_possible")
    steps = [n for n in points if type(n) is int and n >= 0]
    if len(steps) != len(points):
        raise Illegal("illegal.not_possible")
    if sum(steps) not in totals(table):
        raise Illegal("cia.illegal.points", n=max(totals(table)), spent=sum(steps))
    # CIA-2.3: only where a moved agent ends counts, not what it passes.
    where = {agent: (at + n) % RING for agent, at, n in zip(table.agents, table.at, steps, strict=True) if n}
    after = replace(move_agents(table, table.active, where), phase="moved")
    # CIA-5.3 (a) and (b): own points put an agent into the ruin, or 1-3 was rolled and nobody moved.
    earned = came_to_ruin(table, after) or (table.die == "1-3" and not sum(steps))
    return draw(after) if earned else after


def score(table: Table) -> Table:
    # CIA-2.3, CIA-6.8: there is a scoring if and only if some agent is triggering.
    if not table.triggering:
        return end_turn(table)
    # CIA-2.4: every agent gets the number of its building; the ruin costs 3, never below 0.
    new = tuple(max(0, s + worth(at)) for s, at in zip(table.score, table.at, strict=True))
    table = set_scores(table, new)
    # CIA-2.5: the safe moves on, unless a stone has finished.
    return end_turn(table) if table.finished else replace(table, phase="safe")


def safe_mover(table: Table) -> Seat:
    """CIA-6.8: whoever moved the agent that became triggering last among those still triggering."""
    return table.triggering[-1][1]


def place_safe(table: Table, event: Event) -> Table:
    building = event.value
    if type(building) is not int or not 0 <= building < RING:
        raise Illegal("illegal.not_possible")
    if building == table.safe:
        raise Illegal("cia.illegal.same_building")
    return end_turn(move_safe(table, building))


def end_turn(table: Table) -> Table:
    # CIA-8.2, CIA-8.3: the dossiers are written at the end of the turn, even when that turn ends the game.
    if table.dossier and table.exposed and not table.written:
        return replace(table, phase="dossier", sealed=())
    # CIA-3.1: a stone at 42 or more ends the game.
    if table.finished:
        opening = replace(table, phase="dossiers", dossiers=(None,) * table.seats)
        return opening if table.dossier else replace(table, phase="reveal")
    # CIA-2.6: the die goes to the left.
    return replace(
        table,
        phase="roll",
        active=table.after(table.active),
        turn=table.turn + 1,
        die="",
        drew=False,
        speaker=NOBODY,
        go=0,
        passes=0,
        played=False,
        must_play=False,
        triggering=(),
        answers=(),
    )


# ---------------------------------------------------------------- CIA-3, CIA-8 The end


def open_dossier(table: Table, event: Event) -> Table:
    written = event.value
    if not isinstance(written, tuple) or not all(type(name) is int for name in written):
        raise Illegal("cia.illegal.dossier")
    if not dossier.fits(table, written, seat_of(event)):  # type: ignore[arg-type]
        raise Illegal("cia.illegal.dossier")
    return replace(table, dossiers=put(table.dossiers, seat_of(event), written))


def turn_over(table: Table, event: Event) -> Table:
    assert event.shown is not None
    index = table.agents.index(event.shown.face)
    return replace(table, owners=put(table.owners, index, NOBODY if event.seat is None else event.seat))


def outcome(table: Table) -> Outcome | None:
    if table.phase != "over":
        return None
    owned: dict[int, int] = {}
    for owner, stone in zip(table.owners, table.score, strict=True):
        assert owner is not None
        owned[owner] = max(stone, owned.get(owner, 0))  # CIA-7: only the better of two agents counts.
    bystander = owned.pop(NOBODY, -1)
    points = tuple(owned[seat] + dossier.points(table, seat) for seat in range(table.seats))
    best = max(points)
    # CIA-3.2, CIA-8.5: a bystander strictly ahead of all: nobody wins. CIA-3.3: level stones share the win.
    if bystander > best:
        return Outcome((), points, "cia.won.nobody")
    winners = tuple(seat for seat in range(table.seats) if points[seat] == best)
    return Outcome(winners, points, "cia.won.one" if len(winners) == 1 else "cia.won.shared")
