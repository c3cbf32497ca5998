"""What happened, in plain words: for the log and for screen readers. Public things only."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.contract.picks import Words, listing
from games.suitcases.picks import agent_label, capital, case_label, contents_label, place_label, whose_agent
from games.suitcases.setup import unowned_base
from games.suitcases.table import CLOSED, Duel, Table
from games.suitcases.world import is_city
from table.events import Event


def say(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """One sentence or more for an event, none for what nobody needs to hear."""
    told = (*_happened(before, event, after, words, names), *_followed(before, after, words, names))
    return tuple(capital(sentence) for sentence in told)


def _happened(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> Iterator[str]:
    who = names[event.seat] if event.seat is not None else ""
    value: Any = event.value
    match event.kind, before.phase:
        case "seal", "contents":
            yield words("suitcases.say.contents", name=who)
        case "choose", "place":
            case = case_label(event.name.partition(".")[2], words)
            yield words("suitcases.say.place", name=who, case=case, city=place_label(value, words))
        case "choose", "guests" if value:
            yield words("suitcases.say.guest", name=who, place=place_label(unowned_base(before), words))
        case "roll", "start":
            one, two = value
            yield words("suitcases.say.throw", name=names[before.throwing[len(before.thrown)]], one=one, two=two)
        case "roll", "roll":
            one, two = value
            yield words("suitcases.say.roll", name=names[before.active], one=one, two=two, n=after.points)
        case "choose", "move":
            yield from _acted(before, value, words, names)
        case "open", "home":
            yield from _came_home(before, value, words, names)
        case "choose", "bomb":
            agents = listing([agent_label(agent, words) for agent in value], words)
            yield words("suitcases.say.lost", name=who, agents=agents)
        case "open", "reveal":
            case = case_label(f"{before.colour(event.seat or 0)}-{event.name[-1]}", words)
            yield words("suitcases.say.revealed", case=case, contents=contents_label(value, words))


def _acted(before: Table, act: Any, words: Words, names: Sequence[str]) -> Iterator[str]:
    if isinstance(act, str):
        if act == "call":
            yield words("suitcases.say.call", name=names[before.active])
        return
    kind, agent, *rest = act
    at, carried, label = before.place_of(agent), before.carried_by(agent), whose_agent(before, agent, words, names)
    match kind:
        case "step" if is_city(rest[0]):
            to = place_label(rest[0], words)
            yield words("suitcases.say.step", agent=label, start=place_label(at, words), to=to)
            if before.foes_in(rest[0], before.active):
                yield words("suitcases.say.attack", agent=label, city=to)
        case "put":
            case = case_label(carried, words)
            yield words("suitcases.say.put", agent=label, case=case, city=place_label(at, words))
        case "take" if carried:
            taken, left = case_label(rest[0], words), case_label(carried, words)
            yield words("suitcases.say.swap", agent=label, case=taken, left=left, city=place_label(at, words))
        case "take":
            case = case_label(rest[0], words)
            yield words("suitcases.say.take", agent=label, case=case, city=place_label(at, words))


def _came_home(before: Table, contents: str, words: Words, names: Sequence[str]) -> Iterator[str]:
    case = case_label(before.carried_by(before.walker), words)
    yield words("suitcases.say.home", name=names[before.active], case=case, contents=contents_label(contents, words))


def _followed(before: Table, after: Table, words: Words, names: Sequence[str]) -> Iterator[str]:
    """What the rules did by themselves: a duel decided, cards that come back, somebody out, the end."""
    new = after.fought[len(before.fought) :]
    for duel in new:
        yield from _decided(before, duel, words, names)
    if new:
        yield from (
            words("suitcases.say.cards_back", name=names[seat])
            for seat in range(after.seats)
            if before.played[seat] and len(after.played[seat]) < len(before.played[seat])
        )
    if before.phase == "start":
        if after.phase == "roll":
            yield words("suitcases.say.first", name=names[after.active])
        elif after.tries > before.tries:
            yield words("suitcases.say.tie", names=listing([names[seat] for seat in after.throwing], words))
    for seat in range(after.seats):
        if before.is_in(seat) and not after.is_in(seat):
            yield words("suitcases.say.out", name=names[seat])
    if after.ending and not before.ending and CLOSED in (one for row in after.inside for one in row):
        yield words("suitcases.say.end")


def _decided(before: Table, duel: Duel, words: Words, names: Sequence[str]) -> Iterator[str]:
    one, two = (names[before.seat_of(agent)] for agent in (duel.attacker, duel.foe))
    cards = {"n": duel.cards[0], "m": duel.cards[1], "name": one, "other": two}
    yield words("suitcases.say.duel", city=place_label(duel.city, words), **cards)
    winner = duel.attacker if duel.attacker_wins else duel.foe
    pair = {"winner": winner, "loser": duel.loser}
    both = {what: whose_agent(before, agent, words, names) for what, agent in pair.items()}
    yield words("suitcases.say.kill" if duel.is_deadly else "suitcases.say.sent_back", **both)
    # What the attacker carried is known from before the step; a defender's lay or was carried in that city.
    if case := before.carried_by(duel.loser):
        yield words("suitcases.say.left", case=case_label(case, words), city=place_label(duel.city, words))
