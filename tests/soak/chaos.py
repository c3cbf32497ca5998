"""Wrong things to try at a table: each must be refused with a reason, and nothing may have changed."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from table.events import Event, Fact, Move, Shown
from table.illegal import Cheat, Illegal
from table.match import Match
from table.needs import Choose, Need
from table.text import Plain, canonical

Act = Callable[[], object]
JUNK: tuple[Plain, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    42,
    10**30,
    "",
    "pass",
    "done",
    "0",
    "\ud800",
    "é" * 300,
    (),
    ((),),
    (0,) * 7,
    (1, 0, 0, 0, 0),
    ("swap",),
    ("move_safe", 3),
    (("perry", 1),),
    (None,),
    ("1-3",),
    ((((((),),),),),),
)


def state(match: Match) -> str:
    """Everything a refusal must leave as it is, as one text."""
    pockets = tuple(match.pockets[seat] for seat in sorted(match.pockets))
    rest = (match.log.head, len(match.log), len(match.tables), match.kept)
    return canonical((match.table, pockets, rest))


def refused(match: Match, act: Act, what: object = "") -> str:
    """Does the wrong thing and hands back the reason of the refusal."""
    log, table, pockets = match.log, match.table, dict(match.pockets)
    try:
        act()
    except (Illegal, Cheat) as refusal:
        same = match.log is log and match.table is table and match.pockets == pockets
        assert same and len(match.tables) == len(log), f"`play` refuses this, but has changed something first: {what}"
        return refusal.reason
    raise AssertionError(f"`play` lets through what it must refuse: {what}")


def all_refused(match: Match, tries: Iterable[tuple[object, Act]]) -> set[str]:
    """Every one of these is refused, and after all of them the match is the same to the hash."""
    before = state(match)
    reasons = {refused(match, act, what) for what, act in tries}
    assert state(match) == before, "`play` refuses something, but has changed something first"
    return reasons


def mutants(value: Plain, rng: Random) -> Iterator[Plain]:
    """Values near a legal one."""
    if isinstance(value, bool):
        yield from (not value, int(value), str(value))
    elif isinstance(value, int):
        yield from (value + 1, value - 1, -value, value + 12, bool(value), str(value), (value,))
    elif isinstance(value, str):
        yield from (value + " ", value.upper(), value[:-1], "", (value,))
    elif isinstance(value, tuple):
        yield from (value[:-1], (*value, 0), (*value, None), value[::-1], (value,), tuple(map(str, value)))
        if value:
            place = rng.randrange(len(value))
            for part in mutants(value[place], rng):
                yield (*value[:place], part, *value[place + 1 :])


def wrong_moves(match: Match, seat: int, need: Need, pool: list[Move], rng: Random) -> Iterator[Move]:
    """Moves this seat may not make now."""
    legal = match.moves(seat, need.name)
    allowed = {canonical(move) for move in legal}
    some = [*rng.sample(legal, min(2, len(legal))), *rng.sample(pool, min(4, len(pool)))]
    tries = [Move(value) for value in JUNK] + [Move(value, move.facts) for move in some for value in JUNK[:4]]
    tries += [Move(value, move.facts) for move in some for value in mutants(move.value, rng)]
    tries += [Move(move.value, facts) for move in some for facts in _other_facts(match, seat, move)]
    tries += pool[-3:]
    yield from (move for move in tries if canonical(move) not in allowed)


def _other_facts(match: Match, seat: int, move: Move) -> Iterator[tuple[Fact, ...]]:
    """The same move with nothing shown, another card shown, or one shown that is nobody's business."""
    own = tuple(Shown(card.deck, card.place, card.face) for card in match.pockets[seat].cards)
    yield from ((), move.facts + own[:1], move.facts + move.facts, own[-1:])
    yield from ((replace(fact, place=fact.place + 1),) for fact in move.facts if isinstance(fact, Shown))
    yield from ((replace(fact, face="joker"),) for fact in move.facts if isinstance(fact, Shown))


def wrong_offers(match: Match, pool: list[Move], rng: Random, most: int) -> Iterator[tuple[object, Act]]:
    """Things a person at this device could try at this moment."""
    asked = [need for need in match.needs if need.seats]
    for need in asked:
        for seat in need.seats[:1]:
            tries = list(wrong_moves(match, seat, need, pool, rng))
            for move in rng.sample(tries, min(most, len(tries))):
                yield move, _offer(match, seat, move, need.name)
            for move in match.moves(seat, need.name)[:1]:
                yield "another need", _offer(match, seat, move, "no such need")
    for seat in {*range(-1, len(match.names) + 1)} - {seat for need in asked for seat in need.seats}:
        for move in [*pool[-1:], Move(None)]:
            yield ("out of turn", seat, move), _offer(match, seat, move, None)


def wrong_events(match: Match, rng: Random, most: int) -> Iterator[tuple[object, Act]]:
    """Things that could arrive from elsewhere: events of this game that are old, bent or not awaited."""
    for event in rng.sample(match.log.events, min(most, len(match.log))):
        tries = (
            event,
            replace(event, kind="choose"),
            replace(event, name=""),
            replace(event, seat=None),
            replace(event, seat=99),
            replace(event, kind="open"),
            replace(event, kind="clock"),
            replace(event, proof=None, value=None),
        )
        for wrong in tries:
            yield wrong, _receive(match, wrong)
    for need in match.needs:
        for value in rng.sample(JUNK, 5):
            for kind in {"choose", "roll", "deal", "show", "shuffle", "open", "start", "no such kind"} - {
                need.kind
            }:
                yield (
                    (kind, value),
                    _receive(match, Event(kind, need.name, rng.choice((None, *need.seats)), value)),
                )
        if isinstance(need, Choose):
            stranger = Event("choose", need.name, (need.seat + 1) % len(match.names), JUNK[0])
            yield "the neighbour speaks", _receive(match, stranger)
        if need.kind in ("seal", "stake"):
            told = Event(need.kind, need.name, need.seats[0], True, proof="00")
            yield "told aloud", _receive(match, told)


def wrong_chance(match: Match, rng: Random) -> Iterator[tuple[object, Act]]:
    """Answers of chance that this need does not allow. For moments when the dealer is asked."""
    for need in match.needs:
        right = match.dealer.answer(need, match.log, match.pockets)
        if right is None:
            continue
        for value in [*JUNK, *mutants(right.value, rng)]:
            if canonical(value) != canonical(right.value) and not _is_throw(need, value):
                yield (need, value), _receive(match, replace(right, value=value))
        yield (
            "with a fact",
            _receive(match, replace(right, facts=(*right.facts, Shown("agents", 0, "perry")))),
        )
        yield "of a seat", _receive(match, replace(right, seat=98))
        yield "of another name", _receive(match, replace(right, name=right.name + "1"))
        if right.facts or right.kind == "open":
            yield "unproven", _receive(match, replace(right, proof=None))
        yield "somebody speaks first", _offer(match, 0, Move(None), need.name)


def _is_throw(need: Any, value: Plain) -> bool:
    """Another throw of the same dice is no offence against the rules; only the audit can tell."""
    dice = need.dice if need.kind == "roll" else None
    if dice is None or not isinstance(value, tuple) or len(value) != len(dice):
        return False
    return all(face in die for face, die in zip(value, dice, strict=True))


def _offer(match: Match, seat: int, move: Move, name: str | None) -> Act:
    return lambda: match.offer(seat, move, name)


def _receive(match: Match, event: Event) -> Act:
    return lambda: match.receive(event)
