"""`python build.py soak`: thousands of random games of every kind, with every check in each.

What fails is named with its game, its seed and its number; `--game G --seed S --only N` plays just that one again.
"""

import argparse
import gc
import multiprocessing
import sys
import time
import traceback
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from soak.foes import besiege, slowed
from soak.liars import check_liars, few_seats
from soak.peers import check_between_devices
from soak.playout import settings, with_numbers
from soak.rooms import check_rooms
from soak.whole import check_game
from table import catalog
from web.make import commands
from wire.link import codec

LIARS = {"liars": 1, "liars --two": 2}  # how many devices lie
USUAL = {"rooms": 1000, "liars": 2000, "liars --two": 500}  # how many games of each kind are enough


@dataclass(frozen=True)
class Result:
    """What became of one game: how many events it had, or what went wrong."""

    number: int
    events: int
    seconds: float
    setting: str
    failure: str = ""


def play_one(job: tuple[str, str, int, str]) -> Result:
    name, seed, number, way = job
    game = catalog.load(name)
    table = list(settings(game))
    if way in LIARS:
        table = few_seats(table, LIARS[way])
    seats, switches = table[number % len(table)]
    setting = " ".join([f"{seats} seats", *(key for key, on in switches.items() if on)])
    options = with_numbers(game, seats, switches, Random(f"{seed} {number}"))
    before = time.perf_counter()
    try:
        if way == "rooms":
            events = check_rooms(game, seats, options, f"{seed} {number}")
        elif way in LIARS:
            events = check_liars(game, seats, options, f"{seed} {number}", LIARS[way])
        elif way == "peers":
            events = check_between_devices(game, seats, options, f"{seed} {number}")
        else:
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


def hurry() -> None:
    """Less work for the same games: a frame that several devices hear is read once, and rubbish is looked for rarely.

    What is read cannot be changed by anybody. The reader itself is tried by the foes, without this.
    """
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)
    codec.parse = lru_cache(256)(codec.parse)


def soak(name: str, wish: argparse.Namespace) -> list[Result]:
    """Plays one game many times, and says in one line how that went. The games that failed."""
    numbers = [wish.only] if wish.only is not None else range(wish.first, wish.first + wish.games)
    jobs = [(name, wish.seed, number, wish.way) for number in numbers]
    began, failures, events = time.perf_counter(), list[Result](), 0
    slowest = Result(0, 0, 0.0, "")
    with multiprocessing.Pool(wish.jobs, hurry) as pool:
        for done, result in enumerate(pool.imap_unordered(play_one, jobs, chunksize=4), 1):
            events += result.events
            slowest = max(slowest, result, key=lambda one: one.seconds)
            if result.failure:
                failures.append(result)
                print(f"\nfailed: {again(name, wish, result)} ({result.setting})\n{result.failure}")
            show(done, len(jobs), len(failures), began)
    spent = time.perf_counter() - began
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(
        f"{name}: {len(jobs)} games, {events} events, in {clock(spent)} on {wish.jobs} cores: "
        f"{len(jobs) / spent:.1f} games/s; the slowest took {slowest.seconds:.1f} s ({slowest.setting}, "
        f"--only {slowest.number}); {len(failures)} failed",
        flush=True,
    )
    return failures


def again(name: str, wish: argparse.Namespace, result: Result) -> str:
    way = f" --{wish.way}" if wish.way else ""
    return f"python build.py soak --game {name} --seed {wish.seed!r} --only {result.number}{way}"


def foes(count: int, seed: str) -> int:
    """So many hostile messages into every state of every game. What raises, or is believed, ends it."""
    began = time.perf_counter()
    attack = besiege(count, seed, 200)
    times = slowed(seed)
    print(
        f"{attack.thrown} hostile messages in {clock(time.perf_counter() - began)}, "
        f"{1e6 * attack.hostile_seconds / attack.thrown:.0f} µs each (an honest one "
        f"{1e6 * attack.honest_seconds / attack.honest_frames:.0f} µs): {attack.states}; "
        f"in a flood honest play takes {times:.2f} times as long"
    )
    return 0 if times <= 2 else 1


def tabs(count: int, seed: str, jobs: int) -> int:
    """So many sequences of steps in tabs that share a storage, in as many processes as there are jobs."""
    began, parts = time.perf_counter(), range(jobs)
    with multiprocessing.Pool(jobs) as pool:
        failures = pool.starmap(sequences, [(len(range(part, count, jobs)), f"{seed} {part}") for part in parts])
    print(*filter(None, failures), sep="\n", end="")
    told = f"{sum(map(bool, failures))} of {jobs} parts failed" if any(failures) else "all that was kept is kept"
    print(f"{count} sequences in {clock(time.perf_counter() - began)}: {told}")
    return 1 if any(failures) else 0


def sequences(count: int, seed: str) -> str:
    """What went wrong, with the fewest steps that lead there; empty if nothing did."""
    from soak.store import run  # needs hypothesis; the others do not

    try:
        run(count, seed)
    except Exception:
        return traceback.format_exc()
    return ""


def main() -> int:
    wish = commands.read(["soak", *sys.argv[1:]])
    if wish.foes:
        return foes(wish.foes, wish.seed)
    if wish.store:
        return tabs(wish.store, wish.seed, wish.jobs)
    if wish.looks:
        from looks.everything import run as look  # needs a browser, too

        return look(wish)
    if wish.far:
        from soak.far import run  # needs a browser; the others need none

        return run(wish)
    wish.way += " --two" if wish.two else ""
    wish.games = wish.games or USUAL.get(wish.way, 10_000)
    failed = {name: soak(name, wish) for name in ([wish.game] if wish.game else catalog.NAMES)}
    for name, results in failed.items():
        for result in results:
            print(f"  again: {again(name, wish, result)}")
    return 1 if any(failed.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
