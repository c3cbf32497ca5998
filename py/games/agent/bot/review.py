"""Agent in hindsight: whose spies were how near to home, and who could have known who commanded which."""

from games.agent.bot.player import guesses, heard_by, value
from games.agent.bot.prospects import commander
from games.agent.table import BRIBES, Table
from games.agent.world import SPIES
from games.contract.bot import Lots, Sight, World
from games.contract.review import DRAWS, Belief, Hindsight, Story, Truth, tally
from games.money.bidding import NOBODY
from games.money.guessing import money_in
from table.needs import Seat


def chances(table: Table, world: World, story: Story, lots: Lots) -> list[float]:
    """As a chief weighs them, but with everybody's plan on the table."""
    return [value(table, world, seat) for seat in range(table.seats)]


def truth(table: Table, world: World, seat: Seat) -> Truth:
    """Who had paid most for each spy that anybody had paid for."""
    money = money_in(world, BRIBES, SPIES)
    who = {spy: commander(spy, money)[0] for spy in table.now.spies}
    return {spy: (seat,) for spy, seat in who.items() if seat is not None}


def belief(sight: Sight, lots: Lots) -> Belief:
    heard = heard_by(sight)
    table: Table = sight.view.table
    draws = []
    for _ in range(DRAWS):
        money = guesses(heard, sight, lots)
        draws.append({spy: _or_nobody(commander(spy, money)[0]) for spy in table.now.spies})
    return tally(draws)


def _or_nobody(seat: Seat | None) -> Seat:
    return NOBODY if seat is None else seat


# What everybody could have been sure of, over the chart.
KNOWN = (
    "How sure each player could be of who had paid most for which spy, by their own book and what everybody heard.",
    "Hoe zeker elke speler kon zijn van wie het meest voor welke spion betaald had, door het eigen boek en wat "
    "iedereen hoorde.",
    "Wie sicher jeder sein konnte, wer für welchen Spion am meisten bezahlt hatte, nach dem eigenen Buch und dem, "
    "was alle hörten.",
    "À quel point chacun pouvait savoir qui avait le plus payé pour quel espion, par son carnet et ce que tous ont "
    "entendu.",
)

REVIEW = Hindsight(chances, truth, belief, KNOWN)
