"""How a move in CIA is built by hand: tap agents to walk, a card and its targets, a building, a dossier."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from games.cia import cards, dossier
from games.cia.table import NOBODY, RING, Table, move_agents, move_safe, other_buildings
from games.cia.turn import totals
from games.cia.view import View, card_moves
from games.contract.picks import Draft, Pick, Sketch, Words, listing, next_keys
from table.change import replace
from table.events import Move
from table.needs import Need, Seat


def sketch(view: View, need: Need, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    match view.table.phase:
        case "move":
            return sketch_walk(view.table, draft, words)
        case "ask":
            return sketch_answer(view, draft, words)
        case "round":
            return sketch_card(view, draft, words)
        case "safe":
            return sketch_safe(view.table, draft, words)
        case "dossier":
            return sketch_dossier(view, draft, words, names)
    raise AssertionError(need.name)


# ---------------------------------------------------------------- walking


def sketch_walk(table: Table, draft: Draft, words: Words) -> Sketch:
    """`step:perry` walks one building on; `go:perry:4` walks on as far as building 4. The agent tapped last may be sent
    all the way at once: the move that can be confirmed spends the rest on it."""
    steps = walked(table, draft)
    points = tuple(steps[agent] for agent in table.agents)
    left = max(totals(table)) - sum(points)
    after = walk(table, steps)
    picks = [
        Pick(f"step:{agent}", step_label(after, agent, words), f"agent:{agent}", chosen=steps[agent] > 0)
        for agent in table.agents
        if left
    ]
    if draft and left:
        picks += [*further(after, draft[-1].split(":")[1], left, words)]
    whole = steps
    if draft and left and table.die != "1-3":
        last = draft[-1].split(":")[1]
        whole = {**steps, last: steps[last] + left}
    points = tuple(whole[agent] for agent in table.agents)
    move = Move(points) if sum(points) in totals(table) else None
    hint = words("cia.hint.walk", n=left) if left else words("cia.hint.confirm")
    if table.die == "1-3" and left:
        hint = words("cia.hint.walk_1_3" if not table.top_secret else "cia.hint.walk_0_3", n=left)
    return Sketch(tuple(picks), hint, after, move, walk_summary(table, whole, words))


def walked(table: Table, draft: Draft) -> dict[str, int]:
    steps = dict.fromkeys(table.agents, 0)
    for key in draft:
        what, agent, *to = key.split(":")
        at = table.place_of(agent) + steps[agent]
        steps[agent] += 1 if what == "step" else (int(to[0]) - at) % RING
    return steps


def walk(table: Table, steps: dict[str, int]) -> Table:
    where = {agent: (table.place_of(agent) + n) % RING for agent, n in steps.items()}
    return move_agents(table, table.active, where)


def further(table: Table, agent: str, left: int, words: Words) -> Iterator[Pick]:
    for n in range(1, left + 1):
        to = (table.place_of(agent) + n) % RING
        label = words("cia.pick.go", agent=words(f"cia.agent.{agent}"), to=words(f"cia.to.{to}"), n=n)
        yield Pick(f"go:{agent}:{to}", label, f"building:{to}")


def step_label(table: Table, agent: str, words: Words) -> str:
    to = (table.place_of(agent) + 1) % RING
    return words("cia.pick.step", agent=words(f"cia.agent.{agent}"), to=words(f"cia.to.{to}"))


def walk_summary(table: Table, steps: dict[str, int], words: Words) -> str:
    parts = [agent_to(agent, (table.place_of(agent) + n) % RING, words) for agent, n in steps.items() if n]
    return words("cia.summary.walk", moves=listing(parts, words)) if parts else words("cia.summary.nobody")


def agent_to(agent: str, building: int, words: Words) -> str:
    """Perry to house 4."""
    return words("cia.way.agent", agent=words(f"cia.agent.{agent}"), to=words(f"cia.to.{building}"))


# ---------------------------------------------------------------- the safe


def sketch_safe(table: Table, draft: Draft, words: Words) -> Sketch:
    chosen = draft[-1] if draft else ""
    picks = tuple(
        Pick(key, safe_label(building, words), key, key == chosen)
        for building in other_buildings(table)
        for key in [f"building:{building}"]
    )
    if not chosen:
        return Sketch(picks, words("cia.hint.safe"), table)
    building = int(chosen.split(":")[1])
    after = move_safe(table, building)
    return Sketch(picks, words("cia.hint.confirm"), after, Move(building), safe_label(building, words))


def safe_label(building: int, words: Words) -> str:
    return words("cia.pick.safe", into=words(f"cia.into.{building}"))


# ---------------------------------------------------------------- Top Secret


def sketch_answer(view: View, draft: Draft, words: Words) -> Sketch:
    chosen = draft[-1] if draft else ""
    possible = {key: Move(key == "yes") for key in ("no", "yes") if key == "no" or cards_to_play(view)}
    picks = tuple(Pick(key, words(f"cia.pick.volunteer.{key}"), chosen=key == chosen) for key in possible)
    summary = words(f"cia.pick.volunteer.{chosen}") if chosen else ""
    return Sketch(picks, words("cia.hint.volunteer"), view.table, possible.get(chosen), summary)


def cards_to_play(view: View) -> bool:
    return any(move.facts for move in card_moves(view))


def sketch_card(view: View, draft: Draft, words: Words) -> Sketch:
    """First the card (or passing), then its targets, in any order."""
    table = view.table
    sequences = [(keys, move) for move in card_moves(view) for keys in tap_orders(table, move)]
    following, move, full = next_keys(sequences, draft)
    picks = tuple(Pick(key, key_label(key, view, words), key_at(key)) for key in following)
    marked = tuple(
        Pick(key, key_label(key, view, words), key_at(key), chosen=True)
        for key in full
        if key not in following
    )
    after = table
    if move and isinstance(move.value, tuple):
        after = cards.carry_out(table, table.speaker, move.value)
    kinds = {pick.at.partition(":")[0] for pick in picks}
    hint, summary = card_hint(view, full, move, kinds, words), card_summary(move, words)
    return Sketch((*picks, *marked), hint, after, move, summary)


def tap_orders(table: Table, move: Move) -> Iterator[Draft]:
    if not isinstance(move.value, tuple):
        yield (str(move.value),)
        return
    way: cards.Way = move.value
    kind, *parts = way
    fact = move.facts[0]
    card = f"card:{fact.deck}/{fact.place}"  # type: ignore[union-attr]
    if kind == "move_safe":
        yield (card, f"building:{parts[0]}")
    elif kind == "stones_plus_3":
        yield from ((card, *(f"stone:{agent}" for agent in order)) for order in permutations(parts))
    elif kind in ("two_back", "two_forward", "swap", "ruin_to_church", "to_ruin", "to_safe"):
        agents = [part[0] for part in parts]
        yield from ((card, *(f"agent:{agent}" for agent in order)) for order in permutations(agents))
    elif parts:
        agent, building = parts[0]
        yield (card, f"agent:{agent}", f"building:{building}")
    else:
        yield (card,)


def key_at(key: str) -> str:
    return key if key.split(":")[0] in ("agent", "building", "stone", "card") else ""


def key_label(key: str, view: View, words: Words) -> str:
    what, _, name = key.partition(":")
    match what:
        case "agent" | "building":
            return words(f"cia.{what}.{name}")
        case "stone":
            return words("cia.pick.stone", agent=words(f"cia.agent.{name}"))
        case "card":
            kind = next(kind for held, kind in view.hand if f"{held.deck}/{held.place}" == name)
            return words(f"cia.card.{kind}")
    return words(f"cia.pick.{what}")


def card_hint(view: View, draft: Draft, move: Move | None, targets: set[str], words: Words) -> str:
    """`targets` are the kinds of things on the board that can be tapped next."""
    if not draft:
        return words("cia.hint.must_play" if view.table.must_play else "cia.hint.card")
    if move:
        return words("cia.hint.confirm")
    if targets == {"agent"}:
        return words("cia.hint.which")
    return words("cia.hint.where" if targets == {"building"} else "cia.hint.stone")


def card_summary(move: Move | None, words: Words) -> str:
    if move is None:
        return ""
    if not isinstance(move.value, tuple):
        return words(f"cia.pick.{move.value}")
    return way_in_words(move.value, words)


def way_in_words(way: cards.Way, words: Words) -> str:
    """What a card does, in a few words: it names the card, and where everybody ends."""
    kind, *parts = way
    title = words(f"cia.card.{kind}")
    if kind == "move_safe":
        targets = [words("cia.way.safe", into=words(f"cia.into.{parts[0]}"))]
    elif kind == "stones_plus_3":
        targets = [words("cia.way.stone", agent=words(f"cia.agent.{agent}")) for agent in parts]
    else:
        targets = [agent_to(agent, building, words) for agent, building in parts]
    if not targets:
        return words("cia.way.alone", card=title)
    return words("cia.way", card=title, targets=listing(targets, words))


# ---------------------------------------------------------------- the dossier


def sketch_dossier(view: View, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    """`name:perry:2` writes the third player behind Perry; an agent with no name gets a dash."""
    table = view.table
    assert view.seat is not None
    written = write_names(table, view, draft)
    picks = tuple(
        Pick(
            f"name:{agent}:{seat}",
            words("cia.pick.dash") if seat == NOBODY else names[seat],
            chosen=written[agent] == seat,
            group=words(f"cia.agent.{agent}"),
        )
        for agent in table.agents
        if agent not in view.mine[:1]
        for seat in (*range(table.seats), NOBODY)
        if seat != view.seat or dossier.repeats({**written, agent: seat}.values()) <= table.doubles
    )
    complete = tuple(written[agent] for agent in table.agents)
    fits = dossier.fits(table, complete, view.seat, view.mine[0])
    missing = [names[seat] for seat in range(table.seats) if seat not in complete]
    hint = words("cia.hint.confirm")
    if missing:
        hint = words("cia.hint.dossier_missing", names=listing(missing, words))
    return Sketch(picks, hint, table, Move(complete) if fits else None, words("cia.summary.dossier"))


def write_names(table: Table, view: View, draft: Draft) -> dict[str, Seat]:
    """A name written a second time moves, unless a bystander that was taken allows it to stand there once more.

    The writer's own name stays on the own agent, so it is offered elsewhere only while there is room for it.
    """
    written = dict.fromkeys(table.agents, NOBODY)
    assert view.seat is not None
    written[view.mine[0]] = view.seat
    for key in draft:
        _, agent, name = key.split(":")
        seat = int(name)
        trial = {**written, agent: seat}
        if dossier.repeats(trial.values()) > table.doubles:
            stays = (agent, view.mine[0])
            trial = {a: NOBODY if s == seat and a not in stays else s for a, s in trial.items()}
        written = trial
    return written


def preview(view: View, table: Table) -> View:
    """The same view with the table as it would look after the move."""
    return replace(view, table=table)
