"""How a move in Suitcases is built by hand: tap an agent, then where it goes or what it takes."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.contract.picks import Draft, Pick, Sketch, Words, listing
from games.suitcases import board, movement
from games.suitcases.homecoming import losses
from games.suitcases.rules import View
from games.suitcases.setup import cities_to_place, next_to_place, unowned_base
from games.suitcases.table import CONTENTS, Table, drop, lay, remove, send
from games.suitcases.turn import CALL, END, PUT, STEP, TAKE, acts
from games.suitcases.world import is_city, luggage, teams
from table.events import Move
from table.needs import Need


def sketch(view: View, need: Need, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    match view.table.phase:
        case "contents":
            return sketch_contents(view, draft, words)
        case "place":
            return sketch_place(view.table, draft, words)
        case "guests":
            return sketch_guest(view.table, draft, words)
        case "move":
            return sketch_turn(view.table, draft, words)
        case "foe":
            return sketch_foe(view.table, draft, words, names)
        case "duel":
            return sketch_duel(view, draft, words, names)
        case "bomb":
            return sketch_bomb(view.table, draft, words)
    raise AssertionError(need.name)


# ---------------------------------------------------------------- words for pieces and places


def capital(sentence: str) -> str:
    """A piece has a name in small letters; at the head of a sentence it stands tall."""
    return sentence[:1].upper() + sentence[1:]


def agent_label(agent: str, words: Words) -> str:
    """Agent 3: one's own."""
    return words("suitcases.agent.own", n=agent.partition("-")[2])


def whose_agent(table: Table, agent: str, words: Words, names: Sequence[str]) -> str:
    """Ann’s agent 3: as it is told to all."""
    return words("suitcases.agent.of", name=names[table.seat_of(agent)], n=agent.partition("-")[2])


def case_label(case: str, words: Words) -> str:
    """Red suitcase A."""
    colour, _, letter = case.partition("-")
    return words(f"suitcases.case.{colour}", letter=letter)


def place_label(place: str, words: Words) -> str:
    return words(f"city.{place}" if is_city(place) else f"suitcases.place.{place}")


def contents_label(contents: str, words: Words) -> str:
    return words(f"suitcases.contents.{contents}")


# ---------------------------------------------------------------- SC-1 before the game


def sketch_contents(view: View, draft: Draft, words: Words) -> Sketch:
    """`fill:red-A:bomb` puts the bomb into A; what is put in twice moves; the last place fills itself. One thing after
    the other is packed, by a tap on one of the four suitcases."""
    assert view.seat is not None
    cases = luggage(view.table.seats)[view.seat]
    filled = fill(cases, draft)
    missing = [one for one in CONTENTS if one not in filled.values()]
    picks = tuple(case_to_fill(case, filled.get(case, ""), *missing[:1], words=words) for case in cases)
    if missing:
        hint = words("suitcases.hint.contents", next=contents_label(missing[0], words))
        return Sketch(picks, hint, view.table, can_shuffle=True)
    move = Move(tuple(filled[case] for case in cases))
    summary = words("suitcases.summary.contents")
    return Sketch(picks, words("suitcases.hint.packed"), view.table, move, summary, can_shuffle=True)


def case_to_fill(case: str, inside: str, next: str = "", *, words: Words) -> Pick:
    """A suitcase as it is now; a tap puts the next thing into it, or takes out what is in it."""
    name = capital(case_label(case, words))
    label = words("suitcases.pick.filled", case=name, contents=contents_label(inside, words)) if inside else name
    return Pick(f"fill:{case}:{inside or next}", label, chosen=bool(inside), picture=board.packed(case, inside))


def fill(cases: Sequence[str], draft: Draft) -> dict[str, str]:
    filled: dict[str, str] = {}
    for key in draft:
        _, case, contents = key.split(":")
        filled = {other: one for other, one in filled.items() if one != contents} | {case: contents}
    if len(filled) == len(cases) - 1:
        last = next(case for case in cases if case not in filled)
        filled[last] = next(one for one in CONTENTS if one not in filled.values())
    return filled


def sketch_place(table: Table, draft: Draft, words: Words) -> Sketch:
    case = next_to_place(table)
    chosen = draft[-1] if draft else ""
    picks = tuple(
        Pick(key, place_label(city, words), key, key == chosen)
        for city in cities_to_place(table)
        for key in [f"city:{city}"]
    )
    label = case_label(case, words)
    if not chosen:
        return Sketch(picks, words("suitcases.hint.place", case=label), table)
    city = chosen.partition(":")[2]
    summary = capital(words("suitcases.summary.place", case=label, city=place_label(city, words)))
    after = lay(table, case, city)
    return Sketch(picks, words("suitcases.hint.confirm"), after, Move(city), summary, at_once=True)


def sketch_guest(table: Table, draft: Draft, words: Words) -> Sketch:
    chosen = draft[-1] if draft else ""
    empty = unowned_base(table)
    place = place_label(empty, words)
    picks = (
        Pick("yes", words("suitcases.pick.guest.yes", place=place), f"city:{empty}", chosen == "yes"),
        Pick("no", words("suitcases.pick.guest.no"), chosen=chosen == "no"),
    )
    guest = teams(table.seats)[table.guests[0]][-1]
    after = send(table, guest, empty) if chosen == "yes" else table
    summary = next((pick.label for pick in picks if pick.chosen), "")
    hint = words("suitcases.hint.guest", place=place)
    return Sketch(picks, hint, after, Move(chosen == "yes") if chosen else None, summary)


# ---------------------------------------------------------------- SC-2, SC-3 a turn


def sketch_turn(table: Table, draft: Draft, words: Words) -> Sketch:
    """`agent:red-3`, then `city:rome`, `case:green-B` or `put:red-A`; or `end`. The last mover stays in hand."""
    possible = acts(table)
    able = list(dict.fromkeys(act[1] for act in possible if isinstance(act, tuple)))
    picked = [key.partition(":")[2] for key in draft if key.startswith("agent:")]
    agent = picked[-1] if picked else table.walker if table.walker in able else ""
    targets = {key_of(act, table): act for act in possible if isinstance(act, str) or act[1] == agent}
    ways = movement.ways(table, agent) if agent else {}
    targets |= {f"city:{to}": (STEP, agent, to) for to in ways if f"city:{to}" not in targets}
    chosen = draft[-1] if draft and draft[-1] in targets else ""
    picks = [
        Pick(f"agent:{one}", agent_line(table, one, words), f"agent:{one}", one == agent) for one in able
    ]
    picks += [
        Pick(key, with_cost(table, act, cost, words), at_of(key), key == chosen, act_group(act, words), cost)
        for key, act in targets.items()
        for cost in [cost_of(act, ways)]
    ]
    if not chosen:
        return Sketch(tuple(picks), turn_hint(table, agent, words), table)
    act = targets[chosen]
    first = [Move((STEP, agent, at)) for at in ways[act[2]][:-1]] if cost_of(act, ways) else []
    for step in first:
        table = preview_act(table, step.value)
    after, label = preview_act(table, act), act_label(table, act, words)
    who = act_group(act, words)
    summary = words("suitcases.summary.act", agent=who, act=label) if who else label
    hint = words("suitcases.hint.confirm")
    before = tuple((table.active, step) for step in first)
    return Sketch(tuple(picks), hint, after, Move(act), summary, at_once=is_harmless(table, act), before=before)


def cost_of(act: Any, ways: Mapping[str, tuple[str, ...]]) -> int:
    """How many steps it takes; nothing where it takes none."""
    return len(ways.get(act[2], ())) if isinstance(act, tuple) and act[0] == STEP else 0


def key_of(act: Any, table: Table) -> str:
    if isinstance(act, str):
        return act
    kind, agent, *rest = act
    if kind == PUT:
        return f"put:{table.carried_by(agent)}"
    return f"city:{rest[0]}" if kind == STEP else f"case:{rest[0]}"


def at_of(key: str) -> str:
    """Calling the end lies nowhere on the board, but it is too much for a single tap: it must be confirmed."""
    what, _, name = key.partition(":")
    return {END: "", CALL: CALL, "put": f"case:{name}"}.get(what, key)


def act_label(table: Table, act: Any, words: Words) -> str:
    if isinstance(act, str):
        return words(f"suitcases.pick.{act}")
    kind, agent, *rest = act
    carried = table.carried_by(agent)
    match kind:
        case "put":
            return capital(words("suitcases.pick.put", case=case_label(carried, words)))
        case "take" if carried:
            taken, left = case_label(rest[0], words), case_label(carried, words)
            return capital(words("suitcases.pick.swap", case=taken, left=left))
        case "take":
            return capital(words("suitcases.pick.take", case=case_label(rest[0], words)))
    place = place_label(rest[0], words)
    if not is_city(rest[0]):
        return capital(words("suitcases.pick.home", place=place, case=case_label(carried, words)))
    foes = table.foes_in(rest[0], table.active)
    return words("suitcases.pick.attack", city=place, n=len(foes)) if foes else words("suitcases.pick.go", city=place)


def with_cost(table: Table, act: Any, cost: int, words: Words) -> str:
    label = act_label(table, act, words)
    return words("suitcases.pick.far", act=label, n=cost) if cost > 1 else label


def act_group(act: Any, words: Words) -> str:
    return "" if isinstance(act, str) else capital(agent_label(act[1], words))


def agent_line(table: Table, agent: str, words: Words, who: str = "") -> str:
    """Who, where, and with what: for those who do not see the board."""
    who, where = who or agent_label(agent, words), place_label(table.place_of(agent), words)
    if carried := table.carried_by(agent):
        return capital(words("suitcases.pick.agent_with", agent=who, place=where, case=case_label(carried, words)))
    return capital(words("suitcases.pick.agent", agent=who, place=where))


def turn_hint(table: Table, agent: str, words: Words) -> str:
    if full := movement.crowded(table, table.active):
        return words("suitcases.hint.crowded", city=place_label(full[0], words), n=table.points)
    if not table.points and not any(table.bonus):
        return words("suitcases.hint.spent")
    if agent and (bonus := table.bonus_of(agent)):
        return capital(words("suitcases.hint.bonus", agent=agent_label(agent, words), n=bonus, points=table.points))
    return words("suitcases.hint.target" if agent else "suitcases.hint.turn", n=table.points)


def preview_act(table: Table, act: Any) -> Table:
    if isinstance(act, str):
        return table
    kind, agent, *rest = act
    match kind:
        case "step":
            return movement.walk(table, agent, rest[0])
        case "take":
            return lay(drop(table, agent), rest[0], agent)
        case _:
            return drop(table, agent)


def is_harmless(table: Table, act: Any) -> bool:
    """Nothing is revealed and nobody is attacked: a tap too many can be taken back."""
    if isinstance(act, str):
        return act == END
    return act[0] in (TAKE, PUT) or (is_city(act[2]) and not table.foes_in(act[2], table.active))


# ---------------------------------------------------------------- SC-4 duels


def sketch_foe(table: Table, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    chosen = draft[-1].partition(":")[2] if draft else ""
    there = table.foes_in(table.place_of(table.walker), table.active)
    foes = {foe: whose_agent(table, foe, words, names) for foe in there}
    picks = tuple(
        Pick(f"foe:{foe}", agent_line(table, foe, words, whose), f"agent:{foe}", foe == chosen)
        for foe, whose in foes.items()
    )
    move = Move(chosen) if chosen else None
    summary = words("suitcases.summary.foe", agent=foes[chosen]) if chosen else ""
    return Sketch(picks, words("suitcases.hint.foe"), table, move, summary)


def sketch_duel(view: View, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    table, duel = view.table, view.table.duel
    assert view.seat is not None
    chosen = draft[-1] if draft else ""
    picks = tuple(
        Pick(key, words("suitcases.pick.card", n=card), key, key == chosen)
        for card in sorted(set(table.hand(view.seat)))
        for key in [f"card:{card}"]
    )
    attacks = view.seat == table.seat_of(duel.attacker)
    foe = names[table.seat_of(duel.foe if attacks else duel.attacker)]
    key = "suitcases.hint.attack" if attacks else "suitcases.hint.defend"
    hint = words(key, name=foe, city=place_label(duel.city, words))
    move = Move(int(chosen.partition(":")[2])) if chosen else None
    return Sketch(picks, hint, table, move, next((pick.label for pick in picks if pick.chosen), ""))


# ---------------------------------------------------------------- SC-5 the bomb


def sketch_bomb(table: Table, draft: Draft, words: Words) -> Sketch:
    team = table.team(table.active)
    lost = tuple(agent for agent in team if f"lose:{agent}" in draft)
    left = losses(table) - len(lost)
    picks = tuple(
        Pick(f"lose:{agent}", agent_line(table, agent, words), f"agent:{agent}", agent in lost)
        for agent in team
        if left or agent in lost
    )
    hint = words("suitcases.hint.bomb", n=left) if left else words("suitcases.hint.confirm")
    after = table
    for agent in lost:
        after = remove(after, agent)
    summary = words("suitcases.summary.bomb", agents=listing([agent_label(a, words) for a in lost], words))
    return Sketch(picks, hint, after, None if left else Move(lost), summary if lost else "")
