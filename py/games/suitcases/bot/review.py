"""Suitcases in hindsight: what everybody had within reach, and who could have known what was in which case."""

from games.contract.bot import Lots, Sight, World
from games.contract.review import Belief, Hindsight, Story, Truth, shares
from games.suitcases.bot.foresight import fillings, likeliness
from games.suitcases.bot.prospects import HARM, danger, potential
from games.suitcases.table import BOMB, CONTENTS, Table, worth
from games.suitcases.world import LETTERS, luggage
from table.needs import Seat
from table.pocket import Pocket

HEAT = 4.0  # set by how 20 games among bots ended


def chances(table: Table, world: World, story: Story, lots: Lots) -> list[float]:
    filled = [contents_of(pocket) for pocket in world.pockets]
    if table.phase in ("contents", "place") or not all(filled):
        return [1 / table.seats] * table.seats
    worths = {
        case: HARM if inside == BOMB else float(worth(inside))
        for cases, row in zip(luggage(table.seats), filled, strict=True)
        for case, inside in zip(cases, row, strict=True)
    }
    found = [potential(table, seat, worths) - danger(table, seat, worths) for seat in range(table.seats)]
    inside = [value if table.is_in(seat) else -99.0 for seat, value in enumerate(found)]
    return shares(inside, HEAT)


def contents_of(pocket: Pocket) -> list[str]:
    found = (pocket.seal(f"contents.{letter}") for letter in LETTERS)
    return [str(sealed.value) for sealed in found if sealed]


def truth(table: Table, world: World, seat: Seat) -> Truth:
    """What was in everybody else's suitcases; once one is open, all know."""
    if table.phase == "contents":
        return {}
    return {
        case: (inside,)
        for other in range(table.seats)
        if other != seat
        for case, inside in zip(luggage(table.seats)[other], contents_of(world.pockets[other]), strict=False)
    }


def belief(sight: Sight, lots: Lots) -> Belief:
    """Every way to fill a row of suitcases that fits what was opened; what its owner carries is seldom a bomb."""
    table: Table = sight.view.table
    found: dict[str, dict[str, float]] = {}
    for other, cases in enumerate(luggage(table.seats)):
        if other == sight.seat:
            continue
        ways = fillings(table.inside[other])
        carried = [table.seat_of(at) == other if "-" in at else False for at in table.cases[other]]
        weights = [likeliness(way, carried) for way in ways]
        for case in cases:
            found[case] = dict.fromkeys(CONTENTS, 0.0)
        for way, weight in zip(ways, weights, strict=True):
            for case, inside in zip(cases, way, strict=True):
                found[case][inside] += weight / sum(weights)
    return found


# What everybody could have been sure of, over the chart.
KNOWN = (
    "How sure each player could be of what was in the others’ suitcases, by what was opened and who carried what.",
    "Hoe zeker elke speler kon zijn van wat er in de koffers van de anderen zat, door wat openging en wie wat "
    "droeg.",
    "Wie sicher jeder sein konnte, was in den Koffern der anderen war, nach dem, was geöffnet wurde, und wer was "
    "trug.",
    "À quel point chacun pouvait savoir ce que contenaient les valises des autres, par ce qui fut ouvert et qui "
    "portait quoi.",
)

REVIEW = Hindsight(chances, truth, belief, KNOWN)
