"""Tournaments between levels: python -m bots.arena.tournament --pairing chief:officer --games 1000.

Half of the seats are of one level, half of the other, and every deal is played twice, with the levels changed over. So
chance is one half for everybody, whatever the seat and the deal. A game that nobody wins counts half for both.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import sqrt
from multiprocessing import Pool
from time import monotonic

from bots.arena.game import ArenaGame, player
from bots.bot import CHIEF, LEVELS, Level
from games.contract.arena import arena_of
from table import catalog
from table.game import Game
from table.text import Plain

PAIRINGS = ("recruit:random", "officer:recruit", "chief:officer")
# A game that might never end is drawn after so many turns for every seat.
TURNS = 30
# 99 % of a normal distribution lie within so many deviations.
SURE = 2.576


@dataclass(frozen=True, slots=True)
class Tally:
    """What one level took of the wins against another, deal by deal."""

    shares: tuple[float, ...]

    @property
    def games(self) -> int:
        return 2 * len(self.shares)

    @property
    def mean(self) -> float:
        return sum(self.shares) / len(self.shares) if self.shares else 0.5

    @property
    def margin(self) -> float:
        """Half the width of the 99 % confidence interval."""
        n = len(self.shares)
        if n < 2:
            return 0.5
        variance = sum((share - self.mean) ** 2 for share in self.shares) / (n - 1)
        return SURE * sqrt(variance / n)

    @property
    def is_sure(self) -> bool:
        return self.mean - self.margin > 0.5

    def __str__(self) -> str:
        low, high = (max(0.0, self.mean - self.margin), min(1.0, self.mean + self.margin))
        return f"{self.mean:6.1%}  99 %: {low:.1%} to {high:.1%}  in {self.games} games"


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal, to be played twice."""

    game: str
    one: Level
    other: Level
    seats: int
    options: tuple[tuple[str, Plain], ...]
    number: int


def agreed(game: Game, seats: int, chosen: Mapping[str, Plain]) -> tuple[tuple[str, Plain], ...]:
    """The options as chosen, with a turn limit where a game might never end."""
    limits = {option.name: TURNS * seats for option in game.options if option.name == "turn_limit"}
    return tuple({**limits, **chosen}.items())


def deals(
    game: Game, pairing: str, seats: Sequence[int], options: Mapping[str, Plain], simulations: int
) -> Iterator[Deal]:
    one, other = (_level(name, simulations) for name in pairing.split(":"))
    number = 0
    while True:
        there = seats[number % len(seats)]
        yield Deal(game.name, one, other, there, agreed(game, there, options), number)
        number += 1


def _level(name: str, simulations: int) -> Level:
    """`chief@60` has 60 simulations a move, whatever the others have: this measures what thinking ahead adds."""
    name, _, own = name.partition("@")
    level = LEVELS[name]
    return replace(level, simulations=int(own) if own else simulations) if level is CHIEF else level


def share(deal: Deal) -> float:
    """The first level's share of the wins in the two games of this deal."""
    return sum(_play(deal, turned) for turned in (0, 1)) / 2


def _play(deal: Deal, turned: int) -> float:
    game = catalog.load(deal.game)
    levels = [deal.one if (seat + turned) % 2 == 0 else deal.other for seat in range(deal.seats)]
    played = ArenaGame(game, [player(game, level) for level in levels], dict(deal.options), f"deal {deal.number}")
    outcome = game.outcome(played.play())
    assert outcome is not None
    if not outcome.winners:
        return 0.5
    return sum(levels[seat] == deal.one for seat in outcome.winners) / len(outcome.winners)


def shares(rows: Sequence[Deal], jobs: int) -> Iterator[float]:
    """Deal by deal, in their order, over so many cores."""
    with Pool(jobs) as pool:
        yield from pool.imap(share, rows, chunksize=2)


def tournament(rows: Sequence[Deal], jobs: int, title: str = "") -> Tally:
    found: list[float] = []
    began = monotonic()
    for one in shares(rows, jobs):
        found.append(one)
        if title and sys.stderr.isatty():
            print(f"\r{title}  {Tally(tuple(found))}  {monotonic() - began:.0f} s ", end="", file=sys.stderr)
    return Tally(tuple(found))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bots.arena.tournament", description=__doc__)
    parser.add_argument("--game", choices=catalog.NAMES, action="append", help="default: all")
    parser.add_argument(
        "--pairing", action="append", help="such as chief:officer or chief@60:chief@0; default: each level and the next"
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, action="append", help="default: every number, in turn")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION", help="a switch of the game to turn on")
    parser.add_argument("--simulations", type=int, help="a chief's, for one move")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    for name in asked.game or catalog.NAMES:
        game = catalog.load(name)
        for pairing in asked.pairing or PAIRINGS:
            seats = asked.seats or tuple(game.seats)
            options = dict.fromkeys(asked.set, True)
            simulations = arena_of(name).simulations if asked.simulations is None else asked.simulations
            rows = list(islice(deals(game, pairing, seats, options, simulations), (asked.games + 1) // 2))
            began = monotonic()
            tally = tournament(rows, asked.jobs, f"{name} {pairing}")
            sure = "sure" if tally.is_sure else "NOT SURE"
            pace = (monotonic() - began) / max(1, tally.games)
            print(f"\r{name:10} {pairing:15} {tally}  {sure:8}  {pace:.3f} s a game", flush=True)


if __name__ == "__main__":
    main()
