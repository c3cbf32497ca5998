"""Dossier X in hindsight: who could have brought it home how soon, and who could have known who led which agent."""

from math import log

from games.contract.bot import Lots, Sight, World
from games.contract.review import DRAWS, Belief, Hindsight, Story, Truth, shares, tally
from games.dossier_x.bot.player import guesses, heard_by
from games.dossier_x.bot.prospects import Money, command, is_barred, strengths
from games.dossier_x.challenge import has_won
from games.dossier_x.table import BIDS, Table, take_back
from games.dossier_x.world import AGENTS
from games.money.bidding import NOBODY
from games.money.guessing import money_in
from table.needs import Seat

# One bid more or less is not the game: a bot weighs it for the next move, and sharper than it is in the end.
HEAT = 2.0


def chances(table: Table, world: World, story: Story, lots: Lots) -> list[float]:
    if not all(table.capitals) or len(table.capitals) < table.seats:
        return [1 / table.seats] * table.seats
    money = money_in(world, BIDS, AGENTS)
    if table.phase in ("challenge", "duel") and has_won(table):
        if not is_barred(table, table.action.agent, money, table.active):
            return [float(seat == table.active) for seat in range(table.seats)]
        table = take_back(table, table.action)
    return shares([log(one) for one in strengths(table, money, command(money))], HEAT)


def leader(agent: str, money: Money) -> Seat:
    """Who has bid most on an agent, alone."""
    row = [one.on.get(agent, 0) for one in money]
    return row.index(max(row)) if row.count(max(row)) == 1 else NOBODY


def truth(table: Table, world: World, seat: Seat) -> Truth:
    """Who had bid most on each living agent that anybody had bid on."""
    money = money_in(world, BIDS, AGENTS)
    return {agent: (leader(agent, money),) for agent in table.living if any(one.on.get(agent) for one in money)}


def belief(sight: Sight, lots: Lots) -> Belief:
    heard = heard_by(sight)
    table: Table = sight.view.table
    draws = []
    for _ in range(DRAWS):
        money = guesses(heard, sight, lots)
        draws.append({agent: leader(agent, money) for agent in table.living})
    return tally(draws)


# What everybody could have been sure of, over the chart.
KNOWN = (
    "How sure each player could be of who had bid most on which agent, by their own book and what everybody heard.",
    "Hoe zeker elke speler kon zijn van wie het meest op welke agent geboden had, door het eigen boek en wat "
    "iedereen hoorde.",
    "Wie sicher jeder sein konnte, wer auf welchen Agenten am meisten geboten hatte, nach dem eigenen Buch und "
    "dem, was alle hörten.",
    "À quel point chacun pouvait savoir qui avait le plus misé sur quel agent, par son carnet et ce que tous ont "
    "entendu.",
)

REVIEW = Hindsight(chances, truth, belief, KNOWN)
