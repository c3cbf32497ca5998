"""`python build.py soak`: thousands of random games with every check in each.

A game that fails is named with its seed and its number; `--seed S --only N` plays just that one again.
"""

import argparse
import multiprocessing
import os
import sys
import time
import traceback
from dataclasses import dataclass
from random import Random

from soak.playout import settings, with_numbers
from soak.whole import check_game
from table import catalog


@dataclass(frozen=True)
class Result:
    """What became of one game: how many events it had, or what went wrong."""

    number: int
    events: int
    seconds: float
    setting: str
    failure: str = ""


def play_one(job: tuple[str, str, int]) -> Result:
    name, seed, number = job
    game = catalog.load(name)
    table = list(settings(game))
    seats, switches = table[number % len(table)]
    setting = " ".join([f"{seats} seats", *(key for key, on in switches.items() if on)])
    options = with_numbers(game, seats, switches, Random(f"{seed} {number}"))
    before = time.perf_counter()
    try:
        events = len(check_game(game, seats, options, f"{seed} {number}").log)
        return Result(number, events, time.perf_counter() - before, setting)
    except Exception:
        return Result(number, 0, time.perf_counter() - before, setting, traceback.format_exc())


def show(done: int, wanted: int, failures: int, began: float) -> None:
    """A progress bar with the time it will still take.

    A plain line now and then where there is no terminal.
    """
    spent = time.perf_counter() - began
    left = spent / done * (wanted - done)
    bar = "█" * (30 * done // wanted)
    line = f"{bar:·<30} {done}/{wanted}  {done / spent:5.1f} games/s  {clock(left)} left  {failures} failed"
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr, flush=True)
    elif done == wanted or done % max(1, wanted // 50) == 0:
        print(line, file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", choices=catalog.NAMES, default=catalog.NAMES[0])
    parser.add_argument("--only", metavar="NUMBER", type=int, help="play this one game of the run again")
    wish = parser.parse_args()
    numbers = [wish.only] if wish.only is not None else range(wish.games)
    jobs = [(wish.game, wish.seed, number) for number in numbers]
    began, failures, events = time.perf_counter(), list[Result](), 0
    slowest = Result(0, 0, 0.0, "")
    with multiprocessing.Pool(wish.jobs) as pool:
        for done, result in enumerate(pool.imap_unordered(play_one, jobs, chunksize=4), 1):
            events += result.events
            slowest = max(slowest, result, key=lambda one: one.seconds)
            if result.failure:
                failures.append(result)
                print(f"\nfailed: --seed {wish.seed!r} --only {result.number} ({result.setting})")
                print(result.failure)
            show(done, len(jobs), len(failures), began)
    spent = time.perf_counter() - began
    print(
        f"\n{len(jobs)} games of {wish.game}, {events} events, in {clock(spent)} on {wish.jobs} cores: "
        f"{len(jobs) / spent:.1f} games/s; the slowest took {slowest.seconds:.1f} s ({slowest.setting}, "
        f"--only {slowest.number}); {len(failures)} failed"
    )
    for result in failures:
        print(f"  again: python build.py soak --seed {wish.seed!r} --only {result.number}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
