"""CIA: everybody secretly owns one agent, and everybody may move them all.

The rules follow the rule sheet: setup and the end stand here, a turn in turn.py, the Top Secret round in
top_secret.py, its cards in cards.py, the dossier in dossier.py. Each rule stands in plain words, with its number,
above the code that carries it out. PHASES, at the end, says for every phase of a turn what the game waits for.
`owed` are cards to be handed out before anything else goes on.
"""

from itertools import combinations

from games.cia import cards, dossier
from games.cia.table import AGENTS, CHURCH, DIE, NOBODY, Held, Table, agents_in_play, other_buildings
from games.cia.top_secret import begin_round, next_speaker, speak, volunteer
from games.cia.turn import end_turn, place_safe, safe_mover, score, spend, spendings, totals
from games.cia.view import View, card_moves, dossiers, volunteerings
from table.answers import answered, asked_once
from table.change import replace
from table.events import Event, Move
from table.game import Options, Outcome
from table.illegal import Illegal
from table.needs import Choose, Deal, Need, Open, Roll, Seal, Seat, Show, Shuffle
from table.phases import Phase, advance
from table.turns import face, lot, put, seat_of

# ---------------------------------------------------------------- CIA-1 Material and setup


def start(seats: int, options: Options) -> Table:
    table = Table(seats, bool(options["top_secret"]), bool(options["dossier"]), phase="agents")
    first = options["first"]
    assert isinstance(first, int)
    table = replace(table, active=first, hands=((),) * seats, owned=((),) * seats)
    # CIA-1.4: the players choose the colours, or they are drawn. Where all seven play there is nothing to choose.
    chosen = options["agents"] or (AGENTS if agents_in_play(seats) == len(AGENTS) else ())
    assert isinstance(chosen, tuple)
    if chosen:
        table = set_out(table, tuple(agent for agent in AGENTS if agent in chosen))
    return advance(PHASES, table)


def casts(seats: int) -> tuple[tuple[str, ...]]:
    """CIA-1.4: one lot for every set of agents that may play."""
    return lot("+".join(agents) for agents in combinations(AGENTS, agents_in_play(seats)))


def set_out(table: Table, agents: tuple[str, ...]) -> Table:
    # CIA-1.5: all agents start in the church, all stones at 0, the safe in building 7.
    nothing = (0,) * len(agents)
    owners = (None,) * len(agents)
    return replace(table, agents=agents, at=(CHURCH,) * len(agents), score=nothing, owners=owners, phase="first")


def owe_agents(table: Table) -> Table:
    # CIA-1.6: everybody draws one of the agent cards.
    return replace(table, owed=tuple(("agent", seat) for seat in range(table.seats)), phase="dealt")


def set_bystanders(table: Table) -> Table:
    # CIA-1.6: the cards left over are bystanders; nobody looks at them.
    left = tuple(range(table.seats, len(table.agents)))
    return replace(table, bystanders=left, phase="secrets" if table.top_secret else "roll")


def owe_secrets(table: Table) -> Table:
    # CIA-4.3: everybody draws two Top Secret cards.
    hands = tuple(("secret", seat) for _ in range(2) for seat in range(table.seats))
    return replace(table, owed=hands, phase="roll")


# ---------------------------------------------------------------- cards that are owed


def next_card(table: Table) -> Need:
    what, seat = table.owed[0]
    if what == "agent":
        return Deal("agents", seat, seat)
    if what == "bystander":
        return Deal("agents", table.bystanders[0], seat)
    # CIA-5.4: if the pile is empty, the discards are shuffled into a new one.
    if not table.pile:
        return Shuffle(f"secrets.{table.decks + 1}", table.discards)
    return Deal(table.deck, table.drawn, seat)


def hand_out(table: Table, need: Need) -> Table:
    if isinstance(need, Shuffle):
        return new_pile(table, need)
    assert isinstance(need, Deal)
    (what, seat), *rest = table.owed
    table = replace(table, owed=tuple(rest))
    if what == "secret":
        held = Held(need.name, need.place, table.turn if table.die else 0)
        hands = put(table.hands, seat, (*table.hands[seat], held))
        return replace(table, hands=hands, pile=table.pile - 1, drawn=table.drawn + 1)
    others = tuple(place for place in table.bystanders if place != need.place)
    return replace(table, owned=put(table.owned, seat, (*table.owned[seat], need.place)), bystanders=others)


def new_pile(table: Table, need: Shuffle) -> Table:
    return replace(table, deck=need.name, decks=table.decks + 1, pile=len(need.faces), drawn=0, discards=())


def first_pile(table: Table) -> Shuffle:
    """CIA-4.1: all Top Secret cards."""
    return Shuffle("secrets.1", cards.deck(table.seats))


# ---------------------------------------------------------------- CIA-6.1 Who wants to play a card


def after_move(table: Table) -> Table:
    if not (table.top_secret and any(table.hands)):
        return score(table)
    return replace(table, phase="ask", sealed=(), answers=(None,) * table.seats)


def unasked(table: Table) -> tuple[Seat, ...]:
    """CIA-6.1: everybody answers at the same time; a player with an empty hand has nothing to say."""
    return tuple(seat for seat in range(table.seats) if table.hands[seat] and seat not in table.sealed)


def silent(table: Table) -> tuple[Seat, ...]:
    """The players whose answer is not open yet."""
    return tuple(seat for seat in range(table.seats) if table.hands[seat] and table.answers[seat] is None)


# ---------------------------------------------------------------- CIA-3, CIA-8 The end


def after_writing(table: Table) -> Table:
    if len(table.sealed) < table.seats:
        return table
    return end_turn(replace(table, written=True, sealed=()))


def open_dossier(table: Table, event: Event) -> Table:
    written = event.value
    if not isinstance(written, tuple) or not all(type(name) is int for name in written):
        raise Illegal("cia.illegal.dossier")
    if not dossier.fits(table, written, seat_of(event)):  # type: ignore[arg-type]
        raise Illegal("cia.illegal.dossier")
    return replace(table, dossiers=put(table.dossiers, seat_of(event), written))  # type: ignore[arg-type]


def next_reveal(table: Table) -> Show:
    """CIA-3.1: all agent cards are turned over: those of the players first, then the bystanders."""
    revealed = sum(owner is not None for owner in table.owners)
    held = [(place, seat) for seat in range(table.seats) for place in table.owned[seat]]
    everything: list[tuple[int, Seat | None]] = [*held, *((place, None) for place in table.bystanders)]
    return Show("agents", *everything[revealed])


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
        # CIA-7: of two agents only the better one counts.
        owned[owner] = max(stone, owned.get(owner, 0))
    bystander = owned.pop(NOBODY, -1)
    points = tuple(owned[seat] + dossier.points(table, seat) for seat in range(table.seats))
    best = max(points)
    # CIA-3.2, CIA-8.5: if a bystander is strictly ahead of all, nobody wins.
    if bystander > best:
        return Outcome((), points, "cia.won.nobody")
    # CIA-3.3: level stones share the win.
    winners = tuple(seat for seat in range(table.seats) if points[seat] == best)
    return Outcome(winners, points, "cia.won.one" if len(winners) == 1 else "cia.won.shared")


# ---------------------------------------------------------------- the game


@asked_once
def waiting(table: Table) -> tuple[Need, ...]:
    return (next_card(table),) if table.owed else PHASES[table.phase].needs(table)


def play(table: Table, event: Event) -> Table:
    """The table after the event, or a refusal. The old table never changes."""
    need = answered(waiting(table), event)
    after = hand_out(table, need) if table.owed else PHASES[table.phase].play(table, event)
    return after if after.owed else advance(PHASES, after)


def moves(view: View, need: Need) -> tuple[Move, ...]:
    """Every legal answer of this seat, from what it knows."""
    return tuple(PHASES[view.table.phase].moves(view))


def add_seal(table: Table, event: Event) -> Table:
    return replace(table, sealed=(*table.sealed, seat_of(event)))


PHASES: dict[str, Phase[Table, View]] = {
    # CIA-1.4: the colours are drawn unless the players chose them.
    "agents": Phase(
        lambda table: (Roll("agents", casts(table.seats)),),
        lambda table, event: set_out(table, tuple(face(event).split("+"))),
    ),
    # CIA-1.7: the first player is drawn by lot unless the players chose one.
    "first": Phase(
        lambda table: (Roll("first", lot(range(table.seats))),),
        lambda table, event: replace(table, active=int(face(event)), phase="shuffle"),
        next=lambda table: table if table.active == NOBODY else replace(table, phase="shuffle"),
    ),
    # CIA-1.6: the agent cards in play are shuffled and dealt.
    "shuffle": Phase(lambda table: (Shuffle("agents", table.agents),), lambda table, event: owe_agents(table)),
    "dealt": Phase(next=set_bystanders),
    # CIA-4.1, CIA-4.3: the Top Secret cards are shuffled and dealt.
    "secrets": Phase(
        lambda table: (first_pile(table),), lambda table, event: owe_secrets(new_pile(table, first_pile(table)))
    ),
    # CIA-2.1: the die.
    "roll": Phase(
        lambda table: (Roll(f"die.{table.turn}", (DIE,), by=table.active),),
        lambda table, event: replace(table, die=face(event), phase="move"),
    ),
    # CIA-2.2: the points are spent.
    "move": Phase(
        lambda table: (Choose(table.active, f"move.{table.turn}"),),
        spend,
        lambda view: spendings(totals(view.table), len(view.table.agents)),
    ),
    "moved": Phase(next=after_move),
    # CIA-6.1: everybody says at the same time whether they want to play a card.
    "ask": Phase(
        lambda table: (Seal(unasked(table), f"volunteer.{table.turn}", aloud=True),),
        add_seal,
        volunteerings,
        next=lambda table: table if unasked(table) else replace(table, phase="volunteers", sealed=()),
    ),
    "volunteers": Phase(
        lambda table: (Open(silent(table), f"volunteer.{table.turn}"),),
        volunteer,
        next=lambda table: table if silent(table) else begin_round(table),
    ),
    # CIA-6.3: the speaker plays cards or stops.
    "round": Phase(lambda table: (Choose(table.speaker, f"card.{table.turn}.{table.go}"),), speak, card_moves),
    "spoke": Phase(next=next_speaker),
    "score": Phase(next=score),
    # CIA-7.3: a card has brought a stone to 42.
    "finish": Phase(next=end_turn),
    # CIA-2.5: the player who caused the scoring moves the safe.
    "safe": Phase(
        lambda table: (Choose(safe_mover(table), f"safe.{table.turn}"),),
        place_safe,
        lambda view: map(Move, other_buildings(view.table)),
    ),
    # CIA-8.2: everybody writes a dossier in secret.
    "dossier": Phase(
        lambda table: (Seal(tuple(seat for seat in range(table.seats) if seat not in table.sealed), "dossier"),),
        add_seal,
        dossiers,
        next=after_writing,
    ),
    # CIA-8.4: at the end the dossiers are opened.
    "dossiers": Phase(
        lambda table: (Open(tuple(seat for seat in range(table.seats) if table.dossiers[seat] is None), "dossier"),),
        open_dossier,
        next=lambda table: table if None in table.dossiers else replace(table, phase="reveal"),
    ),
    # CIA-3.1: all agent cards are turned over.
    "reveal": Phase(
        lambda table: (next_reveal(table),),
        turn_over,
        next=lambda table: table if None in table.owners else replace(table, phase="over"),
    ),
    "over": Phase(),
}
