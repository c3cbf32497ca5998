"""Liar's Dice in hindsight: whom the last bid endangered, and what your own dice told you about it."""

from math import comb

from games.contract.bot import Lots, Sight, World
from games.contract.review import Belief, Hindsight, Story, Truth, shares
from games.liars_dice.rules import BAG, FACES, NOTHING, Table, loser_of, see
from table.change import replace
from table.needs import Seat

HEAT = 0.8  # how much a die more counts; set by judgement
THREAT = 0.5  # of a die: the bid may still be raised


def lifted(table: Table, world: World) -> Table:
    """The table as it would be with all cups lifted now."""
    return replace(table, cups=tuple(see(table, pocket).dice for pocket in world.pockets))


def chances(table: Table, world: World, story: Story, lots: Lots) -> list[float]:
    """By the dice that are left, and who would lose one if somebody doubted the last bid."""
    strengths = [float(left) for left in table.dice]
    if table.bid != NOTHING:
        strengths[loser_of(lifted(table, world))] -= 1 if table.phase == "lift" else THREAT
    return shares(strengths, HEAT)


def truth(table: Table, world: World, seat: Seat) -> Truth:
    """What everybody would like to know: is the last bid true? Then the one who doubts it loses a die."""
    if table.phase != "bid" or table.bid == NOTHING:
        return {}
    return {"bid": (loser_of(lifted(table, world)) == table.turn,)}


def belief(sight: Sight, lots: Lots) -> Belief:
    """How likely the bid is by the dice one sees: the others' are drawn from what is left of the bag."""
    table, own, (number, face) = sight.view.table, sight.view.dice, sight.view.table.bid
    hidden, unseen = sum(table.dice) - len(own), len(BAG) - len(own)
    fit = len(BAG) // len(FACES) - own.count(str(face))
    needed = max(0, number - own.count(str(face)))
    ways = sum(comb(fit, n) * comb(unseen - fit, hidden - n) for n in range(needed, hidden + 1))
    sure = ways / comb(unseen, hidden)
    return {"bid": {True: sure, False: 1 - sure}}


KNOWN = (
    "How sure each player could be whether the last bid was true, by their own dice alone.",
    "Hoe zeker elke speler kon zijn of het laatste bod klopte, met alleen de eigen dobbelstenen.",
    "Wie sicher jeder sein konnte, ob das letzte Gebot stimmte, allein nach den eigenen Würfeln.",
    "À quel point chacun pouvait savoir si la dernière mise était vraie, d’après ses seuls dés.",
)

REVIEW = Hindsight(chances, truth, belief, KNOWN)
