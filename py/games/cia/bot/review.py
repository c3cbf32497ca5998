"""CIA in hindsight: how far every player's agent was ahead, and who could have known whose agent was whose."""

from games.cia.bot.belief import Belief as Owners
from games.cia.bot.prospects import standing
from games.cia.table import FINISH, Table
from games.contract.bot import Lots, Sight, World
from games.contract.review import Belief, Hindsight, Story, Truth, shares
from table.needs import Seat

LOW = -99.0
# How much chance is left at the end, and with every point to go: set by 30 games among bots.
COLD, SLOPE = 2.0, 0.2


def chances(table: Table, world: World, story: Story, lots: Lots) -> list[float]:
    """The best agent of each player against those of the others; a bystander in front takes the win from all."""
    if not table.agents or "agents" not in world.decks:
        return [1 / table.seats] * table.seats
    owner = {agent: seat for seat in range(table.seats) for agent in agents_of(table, world, seat)}
    best = [LOW] * (table.seats + 1)
    for agent, score, at in zip(table.agents, table.score, table.at, strict=True):
        seat = owner.get(agent, table.seats)
        best[seat] = max(best[seat], standing(score, at))
    heat = COLD + SLOPE * max(0, FINISH - max(table.score))
    return shares(best, heat)[: table.seats]


def agents_of(table: Table, world: World, seat: Seat) -> list[str]:
    return [world.decks["agents"][place] for place in table.owned[seat]] if table.owned else []


def truth(table: Table, world: World, seat: Seat) -> Truth:
    """The agents of everybody else; who has two is known as soon as one of them is."""
    if not table.agents or not all(table.owned):
        return {}
    others = (other for other in range(table.seats) if other != seat)
    return {str(other): tuple(agents_of(table, world, other)) for other in others}


def belief(sight: Sight, lots: Lots) -> Belief:
    table: Table = sight.view.table
    rows = Owners(table, sight.seat, sight.view.mine, sight.past).table()
    return {
        str(other): dict(zip(table.agents, row, strict=True)) for other, row in enumerate(rows) if other != sight.seat
    }


# What everybody could have been sure of, over the chart.
KNOWN = (
    "How sure each player could be of whose agent is whose, by their own card and what everybody saw.",
    "Hoe zeker elke speler kon zijn van wie welke agent was, door de eigen kaart en wat iedereen zag.",
    "Wie sicher jeder sein konnte, wessen Agent wer ist, nach der eigenen Karte und dem, was alle sahen.",
    "À quel point chacun pouvait savoir à qui est quel agent, par sa carte et ce que tous ont vu.",
)

REVIEW = Hindsight(chances, truth, belief, KNOWN)
