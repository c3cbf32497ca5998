"""The figures of the bots: python -m bots.arena.figures plays what is still missing and writes docs/bots.md.

Every line is kept in docs/bots.json as soon as it is played, and every deal under .cache/arena while the bots stay as
they are. So it can be stopped at any time and goes on where it stopped. --again plays a line anew.
"""

import argparse
import json
import os
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

from bots.arena.findings import measure
from bots.arena.lengths import measure_length
from bots.arena.tournament import PAIRINGS, Tally, deals, shares
from bots.bot import CHIEF
from games.contract.arena import Finding, Length, arena_of
from table import catalog
from table.levels import level_named

SOURCES = Path(__file__).parent.parent.parent
DOCS, CACHE = SOURCES.parent / "docs", SOURCES.parent / ".cache" / "arena"
KEPT, PAGE = DOCS / "bots.json", DOCS / "bots.md"
GAMES = 1000

Line = dict[str, Any]


def read() -> dict[str, Line]:
    """The kept lines, under today's names of the levels."""
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return {_today(key): line for key, line in kept.items()}


def _today(key: str) -> str:
    """`chess officer:recruit`: a game, then what was measured."""
    game, _, what = key.partition(" ")
    return f"{game} " + re.sub(r"\w+", lambda word: level_named(word[0]), what)


def findings() -> dict[str, tuple[str, Finding]]:
    """What can be found out in each game, by the key of its line."""
    return {f"{name} {one.key}": (name, one) for name in catalog.NAMES for one in arena_of(name).findings}


def lengths() -> dict[str, tuple[str, Length]]:
    """Which games are timed, by the key of their line."""
    return {f"{name} {one.key}": (name, one) for name in catalog.NAMES for one in arena_of(name).lengths}


def write(lines: dict[str, Line]) -> None:
    KEPT.write_text(json.dumps(lines, indent=1, sort_keys=True) + "\n", "utf-8")
    PAGE.write_text("\n".join(page(lines)) + "\n", "utf-8")


def fingerprint(name: str) -> str:
    """Of everything that a game between bots depends on."""
    whole = sha256(str(arena_of(name).simulations).encode())
    for folder in ("bots", "games/contract", "games/map", "games/money", f"games/{name}", "table"):
        for file in sorted((SOURCES / folder).rglob("*.py")):
            whole.update(file.read_bytes())
    return whole.hexdigest()[:12]


def play(name: str, pairing: str, games: int, jobs: int) -> Line:
    game = catalog.load(name)
    rows = list(islice(deals(game, pairing, tuple(game.seats), {}, arena_of(name).simulations), (games + 1) // 2))
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / f"{name}-{pairing.replace(':', '-')}-{fingerprint(name)}.txt").open("a+", encoding="utf-8") as kept:
        kept.seek(0)
        found = [float(line) for line in kept][: len(rows)]
        for one in shares(rows[len(found) :], jobs):
            print(one, file=kept, flush=True)
            found.append(one)
    tally = Tally(tuple(found))
    return {
        "games": tally.games,
        "share": round(tally.mean, 4),
        "margin": round(tally.margin, 4),
        "sure": tally.is_sure,
        "simulations": arena_of(name).simulations if "chief" in pairing else 0,
    }


def page(lines: dict[str, Line]) -> Iterator[str]:
    intro, about = TEXT.replace("SIMULATIONS", str(CHIEF.simulations)).split("FIGURES")
    yield intro.strip()
    yield ""
    yield "| game | pairing | share of the wins | 99 % interval | games | beyond chance |"
    yield "|---|---|---|---|---|---|"
    for name in catalog.NAMES:
        for pairing in PAIRINGS:
            line = lines.get(f"{name} {pairing}")
            one, other = pairing.split(":")
            if line:
                low, high = line["share"] - line["margin"], line["share"] + line["margin"]
                sure = "yes" if line["sure"] else "no"
                figures = f"{line['share']:.1%} | {low:.1%} – {min(1, high):.1%} | {line['games']} | {sure}"
            else:
                figures = "not played yet | | |"
            yield f"| {name} | {one} against {other} | {figures} |"
    yield ""
    yield "## What they know"
    yield ""
    yield "| what | by chance | found | cases |"
    yield "|---|---|---|---|"
    for key, (_, finding) in findings().items():
        line = lines.get(key)
        figures = f"{line['chance']:.1%} | {line['found']:.1%} | {line['cases']}" if line else "not played yet | |"
        yield f"| {finding.title} | {figures} |"
    yield ""
    yield "## How long they take"
    yield ""
    yield "| who plays | turns on average | longest | without an end | games |"
    yield "|---|---|---|---|---|"
    for key, (_, length) in lengths().items():
        line = lines.get(key)
        figures = "not played yet | | |"
        if line:
            figures = f"{line['turns']} | {line['longest']} | {line['endless']:.1%} | {line['games']}"
        yield f"| {length.title} | {figures} |"
    yield ""
    yield "## How they think"
    for name in catalog.NAMES:
        if arena_of(name).about:
            yield ""
            yield arena_of(name).about
    yield ""
    yield about.strip()


TEXT = """# Bots

Someone to play with. Every game has three levels: a *recruit* is sensible and forgiving, an *officer* knows the game, a
*chief* thinks ahead. `python -m bots.arena.figures` writes this page; change the text there, or in a game's
`bot/arena.py`.

## Honest

A bot is given a `Sight` (`py/games/contract/bot.py`): its own view, its own legal moves, the public story so far, and
the clock everybody sees. From there it cannot reach another pocket. What it cannot see it imagines: worlds that fit the
public story, drawn by how likely they are. A test changes everything hidden from a seat and asks its bot again: the
answer stays the same.

## How strong

Half of the seats are of one level, half of the other; every number of seats takes its turn; every deal is played twice,
with the levels changed over. So chance is 50 %, whatever the seat and the deal. A game that nobody wins counts half for
both. *random* picks any legal move. A chief's thinking is counted here in simulations, not in seconds, and it gets few
or none, so this measures what it sees at first sight. At the table it tries up to SIMULATIONS within its time. Thinking
ahead adds little to that: `python -m bots.arena.tournament --pairing chief@60:chief@0` measures it.

FIGURES

## On the page

Before a game every seat is a person's or a bot's; *Alone against bots* fills all others with one tap. Bots are called
*Bot …* wherever they appear. They are kept with the game: in a save, across a reload in mid-thought, in a rematch.

They think in a worker, a second Python that starts from the same files as the page when the first bot sits down
(`web/js/thinker.mjs`, `py/bots/worker.py`). A letter to it carries the new public events and the pocket of the one seat
that is asked; no other pocket, no deck and no seed ever crosses. The answer is played through the same door as a
person's move. A chief thinks for two seconds at most, everything included: a slower device searches less, not longer.
*Faster* takes the best so far. The page does not wait for a worker that dies, is too slow, or answers with an illegal
move: it answers by itself, one level lower. What all choose in secret, the bots think out while people still choose.
With one person at the device nobody hands it over. A move can be taken back until a bot has acted on it.

In a room anybody may seat bots beside themselves. A bot is one more seat of that device, with keys of its own. All
devices agree on its being a bot and on its level. Its device asks it with the pocket of its seat and nothing else, and
offers its move like a person's. The people at the device see no more of it than everybody does, and it plays on while
they look at another page, or after a reload. Somebody who opens the program of the device could look: as with two
people at one device, trust goes by device, not by seat. So where one device holds enough seats to open somebody's
secrets alone, the room does not let a game go on without the absent. Where a game is talk, everybody then speaks in
words, and a bot speaks the language of its device.

When a player is gone for long and all others agree, a bot that no device runs plays on for them
(`py/fair/protocol/stand_in.py`). Every device asks an *officer* with what everybody knows, and with chance that all
draw together, and gets the same answer. It does not know the hand it plays, so it shows no card and lays no money
unless the rules make it. Where it knows no answer, lots are drawn. While all may speak, it is silent.

`python build.py bench --only bots` measures how long a chief takes on a device four times slower, and how smooth the
board stays meanwhile.

## How fast

`python build.py bench --only playouts` counts decisions a second of CPU time on one core, in CPython and in Pyodide:
the rules played at random, and a chief's search with all that belongs to it. Beside them stand OpenSpiel's games
written in Python (liar's poker, the nearest to our bidding games, and dominoes, at random; tic-tac-toe with its own
MCTS) and boardgame.io's MCTS on the tic-tac-toe of its tutorial. A decision is one answer of one player and all that
follows from it; ours are many times as big as theirs.

## Use it

```
decide(game, sight, level, lots)    an answer within the level's time; None: nothing to say now
think(game, sight, level, lots)     a generator that yields the best so far after every simulation: stop it any time
```

`python -m bots.arena.tournament --pairing chief:officer --games 1000 -j 2` plays a tournament in every game. What bots
know of a game is `BOT` in its `bot/player.py`: two quick answers, the options a chief looks at, and how to play on in
thought. A game without it has bots that choose at random.
"""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bots.arena.figures", description=__doc__)
    parser.add_argument("--game", choices=catalog.NAMES, action="append")
    parser.add_argument("--pairing", choices=PAIRINGS, action="append")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--again", action="store_true", help="also what is there already")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    for pairing in asked.pairing or PAIRINGS:
        for name in asked.game or catalog.NAMES:
            key = f"{name} {pairing}"
            if asked.again or read().get(key, {}).get("games", 0) < asked.games:
                line = play(name, pairing, asked.games, asked.jobs)
                write({**read(), key: line})
                print(key, line, flush=True)
    for key, (name, finding) in findings().items():
        if (asked.again or key not in read()) and (not asked.game or name in asked.game):
            write({**read(), key: measure(name, finding)})
            print(key, read()[key], flush=True)
    for key, (name, length) in lengths().items():
        if (asked.again or key not in read()) and (not asked.game or name in asked.game):
            write({**read(), key: measure_length(name, length)})
            print(key, read()[key], flush=True)
    write(read())


if __name__ == "__main__":
    main()
