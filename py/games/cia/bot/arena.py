"""What the bots of CIA find out, measured: whose agent is whose, half-way through the game."""

from collections.abc import Sequence

from games.cia.bot.belief import Belief, even
from games.cia.bot.player import best_of
from games.cia.table import FINISH, Table
from games.cia.view import see
from games.contract.arena import Arena, Finding, Player
from games.contract.bot import Answer, Lots, Past, Sight, World

SEATS, GAMES = 4, 200
TITLE = "CIA, four seats, at half-time: the others’ agents"


def naive(sight: Sight, lots: Lots) -> Answer:
    """Looks only at its own agent, and at a few of the ways to move it."""
    view = sight.view
    if view.table.phase in ("move", "safe"):
        tried = lots.sample(list(sight.moves), min(14, len(sight.moves)))
        return best_of(view, tried, [0.0] * len(even(len(view.table.agents))))
    return lots.choice(sight.moves)


def count_owners(table: Table, world: World, past: Sequence[Past]) -> tuple[int, int] | None:
    """At half-time: of how many of the others does the bot in seat 0 name the agent?"""
    if max(table.score, default=0) < FINISH // 2:
        return None
    truth = world.decks["agents"]
    named = Belief(table, 0, see(table, world.pockets[0]).mine, past).likeliest()
    return sum(table.agents[agent] == truth[seat] for seat, agent in named.items()), SEATS - 1


def against(key: str, title: str, other: Player, seed: str, games: int = GAMES) -> Finding:
    return Finding(key, title, 1 / 6, ("officer", *[other] * (SEATS - 1)), games, seed, count_owners)


ARENA = Arena(
    simulations=20,
    findings=(
        against("owners naive", f"{TITLE} named right, against naive play", naive, "naive"),
        against("owners officer", "The same against officers, who play to a plan", "officer", "agents"),
        against("owners random", "The same against any legal move", "random", "randoms"),
    ),
    about="""\
**CIA**: whose agent is whose? The bots weigh every sharing-out of the agents by how likely each public move was for
each owner. They hide their own agent with moves that would suit others too. An officer sees some of the ways to spend
the points; a chief sees all of them and plays the best on for a few turns. With 60 simulations against none, a chief
took 61 % of 100 games. Against somebody who moves at random no belief about owners does better than chance: such moves
tell nothing. *Naive* means here: moves that look at one's own agent alone. An officer plays every move to a plan, so it
is easier still to see through for somebody who thinks as it does: hiding costs points, and it gives up few.""",
)
