"""The figures of the bots: python -m bots.arena.figures plays what is still missing and writes docs/bots.md.

Every line is kept in docs/bots.json as soon as it is played, and every deal under .cache/arena for as long as the bots
stay as they are: so it can be stopped at any time and taken up again. A line is played anew with --again.
"""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

from bots.arena.beliefs import KNOWING
from bots.arena.tournament import PAIRINGS, SIMULATIONS, Tally, deals, shares
from bots.bot import CHIEF
from table import catalog

SOURCES = Path(__file__).parent.parent.parent
DOCS, CACHE = SOURCES.parent / "docs", SOURCES.parent / ".cache" / "arena"
KEPT, PAGE = DOCS / "bots.json", DOCS / "bots.md"
GAMES = 1000

Line = dict[str, Any]


def read() -> dict[str, Line]:
    return json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}


def write(lines: dict[str, Line]) -> None:
    KEPT.write_text(json.dumps(lines, indent=1, sort_keys=True) + "\n", "utf-8")
    PAGE.write_text("\n".join(page(lines)) + "\n", "utf-8")


def fingerprint(name: str) -> str:
    """Of all that a game between bots depends on."""
    whole = sha256(str(SIMULATIONS[name]).encode())
    for folder in ("bots", "games", f"games/{name}", "table"):
        for file in sorted((SOURCES / folder).glob("*.py")):
            whole.update(file.read_bytes())
    return whole.hexdigest()[:12]


def play(name: str, pairing: str, games: int, jobs: int) -> Line:
    game = catalog.load(name)
    rows = list(islice(deals(game, pairing, tuple(game.seats), {}, SIMULATIONS[name]), (games + 1) // 2))
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
        "simulations": SIMULATIONS[name] if "chief" in pairing else 0,
    }


def page(lines: dict[str, Line]) -> Iterator[str]:
    text = TEXT.replace("CIA_SIMULATIONS", str(SIMULATIONS["cia"])).replace("CHIEF_SIMULATIONS", str(CHIEF.simulations))
    intro, about = text.split("FIGURES")
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
    for key, what in KNOWING.items():
        line = lines.get(key)
        figures = f"{line['chance']:.1%} | {line['found']:.1%} | {line['cases']}" if line else "not played yet | |"
        yield f"| {what.title} | {figures} |"
    yield ""
    yield about.strip()


TEXT = """# Bots

Someone to play with. Three levels in every game: a *recruit* is sensible and forgiving, an *agent* knows the game, a
*chief* thinks ahead. This page is written by `python -m bots.arena.figures`; change the text there.

## Honest

A bot is given a `Sight` (`py/games/craft.py`): its own view, its own legal moves, the public story so far, and the
clock everybody sees. There is no way from there to another pocket. What it cannot see it imagines: worlds that fit the
public story, drawn by how likely they are. A test changes everything hidden from a seat and asks its bot again: the
answer stays the same.

## How strong

Half of the seats are of one level, half of the other; every number of seats takes its turn; every deal is played twice
with the levels changed over. So chance is 50 %, whatever the seat and the deal. A game that nobody wins counts half for
both. *random* picks any legal move. A chief's thinking is counted here in simulations, not in seconds, and it gets few:
CIA_SIMULATIONS a move in CIA, and none elsewhere, where it is what a chief sees at first sight that is measured. On the
page it tries up to CHIEF_SIMULATIONS within its time. What thinking adds to first sight is little: with 60 simulations
against none (`python -m bots.arena.tournament --pairing chief@60:chief@0`) a chief took 61 % of 100 games of CIA, 54 %
of 90 of Agent and 44 % of 60 of Dossier X, and none of these is beyond chance with 99 % confidence.

FIGURES

## How they think

- **CIA**: whose agent is whose? Every sharing-out of the agents, weighed by how likely each public move was for each
  owner. The own agent is hidden by moves that would suit others too. An agent sees some of the ways to spend the
  points, a chief all of them, and it plays the best on for a few turns.
- **Spyfall**: agents ask of every answer: would somebody who is here say that, or somebody who guesses? The spy: would
  they say that there? Both exactly, by Bayes. A chief asks what tells most, and weighs what it looks like itself.
- **Agent** and **Dossier X**: claims are floors, giving up is a ceiling that may be a bluff, and moving somebody is a
  hint. An agent imagines a world or two and misjudges a turn now and then. A chief puts its money where nobody will go
  higher, imagines more, and plays turns, bids, objections and challenges on for a round.
- **Suitcases**: what was opened is out, and what its owner carries home is seldom a bomb. A chief keeps its carriers
  out of reach and plays on where a foe is near; its duel cards are mixed so that knowing the mixture does not help.

Against somebody who moves at random no belief about owners can do better than chance: such moves tell nothing. *Naive*
means here: moves that look at the own agent alone. An agent, who plays every move to a plan, is easier still to see
through for somebody who thinks as it does: hiding costs points, and it gives up few.

Spyfall's questions and answers come from a bank of our own (`py/games/spyfall/text_bank.py`), in four languages, each
answer with how likely it is at each place. What is said stands in the log as plain text, so people and bots hear the
same; the bank knows its own sentences again in every language. A typed question gets a vague answer, and a typed answer
is taken as any.

## On the page

Before a game every seat is a person's or a bot's; *Alone against bots* fills all others with one tap. Bots are called
*Bot …* wherever they appear, and are kept with the game: in a save, across a reload in mid-thought, in a rematch.

They think in a worker, a second Python that wakes from the same files as the page when the first bot sits down
(`web/js/thinker.mjs`, `py/bots/desk.py`). A letter there carries the new public events and the pocket of the one seat
that is asked; no other pocket, no deck and no seed ever crosses. The answer is played through the same door as a
person's move. A chief thinks for two seconds at most, everything included: a slower device searches less, not longer;
*Faster* takes the best so far. A worker that dies, is too slow, or answers what may not be done is not waited for: the
page answers by itself, one level lower. What all choose in secret the bots think out while people still choose. With
one person at the device nobody hands it over; a move can be taken back until a bot has acted on it.

In a room anybody may seat bots beside themselves. A bot is one more seat of that device, with keys of its own, marked
as a bot and with its level in what all agree on; that device asks it (`py/screen/crew.py`, the same crew as at a table
alone), with the pocket of its seat and nothing else, and offers its move like a person's. The people at the device see
no more of it than everybody does, and it plays on while they look at another page, or after a reload. Whoever opens the
program of the device could look: as with two people at one device, trust goes by device, not by seat. So where one
device holds enough seats to open somebody's secrets alone, the room does not let a game go on without the absent. In
Spyfall all then speak in words, and a bot speaks the language of its device.

Whoever is gone for long is played for, when all others want it, by a bot that no device runs (`py/fair/deputy.py`):
every device asks an *agent* with what everybody knows, and with chance drawn from what was said, and hears the same.
It does not know the hand it plays, so it shows no card and lays no money unless the rules make it; where it knows no
answer the lot decides. While all may speak, in Spyfall, it is silent.

`python build.py bench --only bots` measures what a chief takes on a device four times slower, and how smooth the board
stays meanwhile.

## How fast

`python build.py bench --only playouts` counts decisions a second of CPU time on one core, in CPython and in Pyodide:
the rules played at random, and a chief's search with all that belongs to it. Beside them OpenSpiel's games written in
Python (liar's poker, the nearest to Agent and Dossier X, and dominoes, at random; tic-tac-toe with its own MCTS) and
boardgame.io's MCTS on the tic-tac-toe of its tutorial. A decision is one answer of one player and all that follows from
it; ours are many times as big as theirs.

## Use it

```
decide(game, sight, level, lots)    an answer within the level's time; None: nothing to say now
think(game, sight, level, lots)     a generator that yields the best so far after every simulation: stop it any time
```

`python -m bots.arena.tournament --game cia --pairing chief:agent --games 1000 -j 2` plays a tournament. A game's
knowledge is its `bot/player.py` with one `CRAFT`: two quick answers, the options a chief looks at, and how to play on
in thought.
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
    for key, what in KNOWING.items():
        if (asked.again or key not in read()) and (not asked.game or what.game in asked.game):
            write({**read(), key: what.measure()})
            print(key, read()[key], flush=True)
    write(read())


if __name__ == "__main__":
    main()
