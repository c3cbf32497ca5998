"""What the bots find out, measured: owners in CIA, the place and the spy in Spyfall, each beside mere chance."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from bots.arena.playing import Player, Sitting, player
from bots.bot import AGENT, CHIEF, RANDOM, Level
from games.cia.bot.belief import Belief, even
from games.cia.bot.player import best_of
from games.cia.table import FINISH
from games.contract.bot import Answer, Sight
from table import catalog

CIA_GAMES, SPY_GAMES = 200, 100
CIA_SEATS, SPY_SEATS = 4, 5


@dataclass(frozen=True, slots=True)
class Measure:
    title: str
    game: str
    measure: Callable[[], dict[str, float]]


def naive(sight: Sight, lots: Random) -> Answer:
    """Looks at the own agent alone, and at no more than a few ways to move it."""
    view = sight.view
    if view.table.phase in ("move", "safe"):
        tried = lots.sample(list(sight.moves), min(14, len(sight.moves)))
        return best_of(view, tried, [0.0] * len(even(len(view.table.agents))))
    return lots.choice(sight.moves)


def owners(other: Player, seed: str, games: int = CIA_GAMES) -> dict[str, float]:
    """At half-time, the chief in seat 0: of how many of the others does it name the agent?"""
    game = catalog.load("cia")
    right = cases = 0
    for number in range(games):
        players = [player(game, AGENT), *[other] * (CIA_SEATS - 1)]
        sitting = Sitting(game, players, {}, f"{seed} {number}")
        while game.outcome(sitting.table) is None:
            if max(sitting.table.score, default=0) >= FINISH // 2:
                right += named_right(sitting)
                cases += CIA_SEATS - 1
                break
            sitting.step(game.waiting(sitting.table))
    return {"chance": 1 / 6, "found": round(right / max(1, cases), 4), "cases": cases}


def named_right(sitting: Sitting) -> int:
    """How many of the others' agents the one in seat 0 would name right now."""
    table = sitting.table
    view = sitting.game.see(table, sitting.world.pockets[0])
    truth = sitting.world.decks["agents"]
    named = Belief(table, 0, view.mine, sitting.past).likeliest()
    return sum(table.agents[agent] == truth[seat] for seat, agent in named.items())


def rounds(spy: Level, games: int = SPY_GAMES) -> list[str]:
    """How the rounds ended in which a player of this level was the spy among chiefs."""
    game = catalog.load("spyfall")
    found = []
    for number in range(games):
        players = [player(game, spy if seat == 0 else CHIEF) for seat in range(SPY_SEATS)]
        table = Sitting(game, players, {}, f"spy {number}").play()
        found += [past.how for past in table.past if past.spy == 0 or spy == CHIEF]
    return found


def places() -> dict[str, float]:
    """Of the rounds in which a chief spy named a place: how often was it the right one?"""
    ends = [how for how in rounds(CHIEF) if how.endswith("_place")]
    found = ends.count("right_place") / max(1, len(ends))
    return {"chance": 1 / 28, "found": round(found, 4), "cases": len(ends)}


def convictions() -> dict[str, float]:
    """Of the rounds in which chiefs convicted anybody: how often was it the spy?"""
    ends = [how for how in rounds(AGENT, 2 * SPY_GAMES) if how.startswith(("caught", "innocent"))]
    found = sum(how.startswith("caught") for how in ends) / max(1, len(ends))
    return {"chance": 1 / SPY_SEATS, "found": round(found, 4), "cases": len(ends)}


def _against(level: Level) -> dict[str, float]:
    return owners(player(catalog.load("cia"), level), f"{level.name}s")


KNOWING = {
    "cia owners naive": Measure(
        "CIA, four seats, at half-time: the others’ agents named right, against naive play",
        "cia",
        lambda: owners(naive, "naive"),
    ),
    "cia owners agent": Measure("The same against agents, who play to a plan", "cia", lambda: _against(AGENT)),
    "cia owners random": Measure("The same against any legal move", "cia", lambda: _against(RANDOM)),
    "spyfall place": Measure("Spyfall, five chiefs: the spy names a place, and it is the right one", "spyfall", places),
    "spyfall spy": Measure(
        "Spyfall, four chiefs and a spy: they convict somebody, and it is the spy", "spyfall", convictions
    ),
}
