"""A player with a purpose, for games that end as games should: fetch a suitcase, carry it home, fight if in the way."""

from collections.abc import Iterator
from functools import cache
from random import Random

from games.suitcases.table import Table
from games.suitcases.world import headquarters, is_city, neighbours
from soak.playout import go_on
from table.events import Move
from table.match import Match
from table.needs import Need

LONGEST = 4_000


@cache
def way(start: str, to: str) -> int:
    """How many lines from here to there; into a headquarters by a dotted one, and never through one."""
    seen, edge, steps = {start}, [start], 0
    while to not in seen:
        steps += 1
        edge = [n for place in edge for n in neighbours(place) if n not in seen and (is_city(n) or n == to)]
        seen |= set(edge)
    return steps


def goal(table: Table, agent: str) -> str:
    """Where this agent wants to go: home with what it carries, else to the nearest suitcase that would be let in."""
    seat = table.seat_of(agent)
    hq = headquarters(table.colour(seat))
    carried = table.carried_by(agent)
    if carried and is_welcome(table, seat, carried):
        return hq
    there = [at for case, at in table.all_cases() if is_city(at) and is_welcome(table, seat, case)]
    return min(there, key=lambda at: way(table.place_of(agent), at), default="vienna")


def is_welcome(table: Table, seat: int, case: str) -> bool:
    home = table.home(seat)
    barred = len(home) >= 2 and all(table.seat_of(other) == seat for other in home)
    return table.seat_of(case) != seat or not barred


def worth(table: Table, act: object) -> float:
    """How much this act helps: taking what is welcome first, then steps that lead on; the end of the turn last."""
    match act:
        case ("take", str(agent), str(case)):
            carried, seat = table.carried_by(agent), table.seat_of(agent)
            better = not carried or not is_welcome(table, seat, carried)
            return 100 if better and is_welcome(table, seat, case) else -1
        case ("step", str(agent), str(to)):
            aim = goal(table, agent)
            here, there = way(table.place_of(agent), aim), way(to, aim) if to != aim else 0
            return 50 - there if there < here else -1
        case "end":
            return 0
    return -1


def choose(match: Match, seat: int, need: Need, rng: Random) -> Move:
    moves = list(match.moves(seat, need.name))
    rng.shuffle(moves)
    if match.table.phase != "move" or rng.random() < 0.05:
        return moves[0]
    return max(moves, key=lambda move: worth(match.table, move.value))


def courier_decisions(match: Match, rng: Random) -> Iterator[tuple[int, Need, Move]]:
    for _ in range(LONGEST):
        if not go_on(match):
            return
        need = next(need for need in match.needs if need.seats)
        seat = rng.choice(need.seats)
        move = choose(match, seat, need, rng)
        yield seat, need, move
        match.offer(seat, move, need.name)
    raise AssertionError("the game does not end")


def courier_game(match: Match, seed: str) -> Match:
    for _ in courier_decisions(match, Random(seed)):
        pass
    return match
