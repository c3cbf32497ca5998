"""Spyfall in hindsight: how close the spy was to the place, and the others to the spy, and what that was worth.

Only what was written down can be weighed: a question asked aloud tells nothing here.
"""

from operator import add

from games.contract.bot import Lots, Sight, World, draw
from games.contract.review import Belief, Hindsight, Story, Truth
from games.spyfall.bot import bank
from games.spyfall.bot.bank import Said
from games.spyfall.bot.player import Mind, places_by, suspects
from games.spyfall.ends import points
from games.spyfall.places.poster import place_and_role
from games.spyfall.table import SPY, Table
from table.needs import Seat

EVENINGS = 160
TALK = ("talk", "stop", "vote", "votes", "last answer", "name", "discuss", "final", "finals")
# How rounds end on the whole: the spy caught, the place found or an innocent convicted, and neither.
CAUGHT, FOUND, NEITHER = range(3)
USUAL = (0.45, 0.4, 0.15)


def chances(table: Table, world: World, story: Story, lots: Lots) -> list[float]:
    """The rest of the evening, many times over: this round by what is known in it, the later ones as rounds go."""
    spy, place = hidden(table, world)
    later = table.rounds - table.round + (spy is None and table.phase not in ("told", "over"))
    how = "" if spy is None else how_it_ended(table, spy, place)
    now = table.scores if not how or spy is None else tuple(map(add, table.scores, points(table, how, spy)))
    ends = round_ends(table, spy, place, story) if spy is not None and not how else ()
    won = [0] * table.seats
    for _ in range(EVENINGS):
        scores = list(now)
        if ends and spy is not None:
            add_round(scores, spy, draw(ends, lots))
        for _ in range(later):
            add_round(scores, lots.randrange(table.seats), draw(USUAL, lots))
        best = max(scores)
        for seat, score in enumerate(scores):
            won[seat] += score == best
    return [times / EVENINGS for times in won]


def hidden(table: Table, world: World) -> tuple[Seat | None, str]:
    """The spy and the place of the round that is played; no spy between two rounds."""
    held = [pocket.card(f"cards.{table.round}", seat) for seat, pocket in enumerate(world.pockets)]
    faces = [card.face for card in held if card]
    if table.phase in ("told", "over") or len(faces) < table.seats or SPY not in faces:
        return None, ""
    spy = faces.index(SPY)
    return spy, place_and_role(faces[spy - 1])[0]


def how_it_ended(table: Table, spy: Seat, place: str) -> str:
    """The end of a round that is decided, though not everything is turned over yet."""
    if table.how or not (table.guess or table.phase == "convict"):
        return table.how
    if table.guess:
        return "right_place" if table.guess == place else "wrong_place"
    who = "caught" if table.suspect == spy else "innocent"
    return f"{who}_accused" if table.accuser >= 0 else f"{who}_voted"


def round_ends(table: Table, spy: Seat, place: str, story: Story) -> tuple[float, float, float]:
    """How likely each end is, by how sure the others are of the spy, and the spy of the place."""
    suspected, found = sure_of(table, spy, place, said_in(table, story))
    if table.phase == "guess":
        return (1 - found, found, 0.0)
    caught = 0.9 * suspected * (1 - 0.5 * found)
    lost = 0.8 * found * (1 - suspected) + 0.15 * (1 - suspected) * (1 - found)
    return (caught, lost, max(0.05, 1 - caught - lost))


def said_in(table: Table, story: Story) -> tuple[Said, ...]:
    return bank.heard(story, table.round)[0]


def sure_of(table: Table, spy: Seat, place: str, said: tuple[Said, ...]) -> tuple[float, float]:
    """How sure the others could be of the spy, on the whole, and the spy of the place."""
    others = [seat for seat in range(table.seats) if seat != spy]
    looks = [suspects(said, table.unused, place, table.seats, other)[spy] for other in others]
    return sum(looks) / len(looks), places_by(said, table.unused, spy)[place]


def add_round(scores: list[int], spy: Seat, end: int) -> None:
    """SPY-6, as points on the whole; who accused is not known beforehand."""
    if end == CAUGHT:
        for seat in range(len(scores)):
            scores[seat] += seat != spy
    else:
        scores[spy] += 4 if end == FOUND else 2


def truth(table: Table, world: World, seat: Seat) -> Truth:
    spy, place = hidden(table, world)
    if spy is None or table.phase not in TALK:
        return {}
    return {"place": (place,)} if seat == spy else {"spy": (spy,)}


def belief(sight: Sight, lots: Lots) -> Belief:
    mind = Mind(sight)
    return {"place": mind.chances, "spy": dict(enumerate(mind.suspicion()))}


# What everybody could have been sure of, over the chart.
KNOWN = (
    "How sure each player could be of the spy, and the spy of the place, by what was written. What was said aloud "
    "does not count here.",
    "Hoe zeker elke speler kon zijn van de spion, en de spion van de plaats, door wat geschreven is. Wat hardop "
    "gezegd werd telt hier niet.",
    "Wie sicher jeder des Spions sein konnte, und der Spion des Ortes, nach dem Geschriebenen. Laut Gesagtes zählt "
    "hier nicht.",
    "À quel point chacun pouvait connaître l’espion, et l’espion le lieu, par ce qui fut écrit. Ce qui fut dit à "
    "voix haute ne compte pas ici.",
)

REVIEW = Hindsight(chances, truth, belief, KNOWN)
