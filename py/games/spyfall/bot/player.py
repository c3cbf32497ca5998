"""Spyfall for bots: ask, answer, suspect players who seem to guess; and, as the spy, find out and blend in.

Everything is worked out from what everybody heard. An agent knows the place, and asks of every answer: would
somebody who is here say that, or somebody who guesses? The spy asks of every place: would they have said that there?
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log

from games.contract.bot import Answer, Bot, Lots, Sight, draw
from games.spyfall.bot import bank
from games.spyfall.bot.bank import ANSWERS, Said, likely
from games.spyfall.places.poster import place_and_role
from games.spyfall.table import Table
from games.spyfall.talk import targets
from games.spyfall.view import View
from table.events import Move
from table.needs import Seat

LATE = 60
# Nobody is accused before so many answers more than there are players: a round should be a talk.
PATIENCE = 2
Chances = dict[str, float]


# ---------------------------------------------------------------- belief


@lru_cache(maxsize=4096)
def _logs(said: tuple[Said, ...], places: tuple[str, ...], but: Seat) -> tuple[float, ...]:
    """The log of how well each place fits; every answer adds to what was before it."""
    if not said:
        return (0.0,) * len(places)
    before, last = _logs(said[:-1], places, but), said[-1]
    if last.seat == but:
        return before
    return tuple([so_far + log(likely(last.topic, place)[last.answer]) for so_far, place in zip(before, places)])


@lru_cache(maxsize=1024)
def places_by(said: tuple[Said, ...], places: tuple[str, ...], but: Seat) -> Chances:
    """How likely each place is, by what all but one seat have answered."""
    logs = _logs(said, places, but)
    top = max(logs)
    raw = [exp(value - top) for value in logs]
    whole = sum(raw)
    return {place: value / whole for place, value in zip(places, raw, strict=True)}


def guessed(topic: str, chances: Chances) -> list[float]:
    """How likely each answer is from somebody who can only guess the place."""
    found = [0.0] * ANSWERS
    for place, chance in chances.items():
        for number, part in enumerate(likely(topic, place)):
            found[number] += chance * part
    return found


@lru_cache(maxsize=1024)
def blindly(said: tuple[Said, ...], places: tuple[str, ...]) -> float:
    """How likely the last answer was from somebody who had only heard the others before it."""
    last = said[-1]
    return guessed(last.topic, places_by(said[:-1], places, last.seat))[last.answer]


@lru_cache(maxsize=512)
def suspects(said: tuple[Said, ...], places: tuple[str, ...], place: str, seats: int, me: Seat) -> tuple[float, ...]:
    """How likely each seat is the spy, for somebody who knows the place (or, not knowing it, supposes it)."""
    logs = [0.0] * seats
    for number, one in enumerate(said):
        if one.seat != me:
            logs[one.seat] += log(blindly(said[: number + 1], places) / likely(one.topic, place)[one.answer])
    top = max(value for seat, value in enumerate(logs) if seat != me)
    raw = [0.0 if seat == me else exp(value - top) for seat, value in enumerate(logs)]
    return tuple(value / sum(raw) for value in raw)


class Mind:
    """One seat's thoughts about the round."""

    def __init__(self, sight: Sight) -> None:
        self.view: View = sight.view
        self.table: Table = sight.view.table
        self.seat, self.language = sight.seat, sight.language
        self.said, self.topic = bank.heard(sight.past, self.table.round)
        self.left = self.table.seconds if sight.left is None else sight.left
        self.places = self.table.unused
        self.is_spy = self.view.is_spy
        self.chances = places_by(self.said, self.places, self.seat)
        self.best = max(self.chances, key=lambda place: self.chances[place])
        self.place = self.best if self.is_spy else place_and_role(self.view.card)[0]

    def suspicion(self) -> tuple[float, ...]:
        """Of the others; the spy looks with the eyes of somebody at the likeliest place."""
        return suspects(self.said, self.places, self.place, self.table.seats, self.seat)

    def own_look(self) -> float:
        """How suspicious this seat itself must look to the others, on the whole."""
        seats, others = self.table.seats, [seat for seat in range(self.table.seats) if seat != self.seat]
        looks = (suspects(self.said, self.places, self.place, seats, other)[self.seat] for other in others)
        return sum(looks) / len(others)


# ---------------------------------------------------------------- questions and answers


def ask(mind: Mind, lots: Lots, level: int) -> Move:
    free = bank.unasked(mind.table.questions)
    whom = list(targets(mind.table))
    if not free:
        return Move(("ask", lots.choice(whom), ""))
    topic, number = lots.choice(free)
    target = lots.choice(whom)
    if level and not mind.is_spy:
        suspicion = mind.suspicion()
        target = max(whom, key=lambda seat: suspicion[seat] + 0.1 * lots.random())
    if level > 1:
        tried = lots.sample(free, min(8, len(free)))
        topic, number = max(tried, key=lambda one: sharpness(mind, one[0], target))
    return Move(("ask", target, bank.question(topic, number, mind.language)))


def sharpness(mind: Mind, topic: str, target: Seat) -> float:
    """To the spy: how much any answer would tell of the place. To an agent: how far a guess lies from the truth."""
    chances = places_by(mind.said, mind.places, target)
    blind = guessed(topic, chances)
    if not mind.is_spy:
        return sum(true * log(true / guess) for true, guess in zip(likely(topic, mind.place), blind, strict=True))
    told = 0.0
    for place, chance in chances.items():
        told += chance * sum(true * log(true / guess) for true, guess in zip(likely(topic, place), blind, strict=True))
    return told


def answer(mind: Mind, lots: Lots, level: int) -> Move:
    if not mind.topic:
        return Move(("answer", bank.vague(lots.randrange(4), mind.language)))
    if mind.is_spy:
        # A recruit forgets what was said; the others answer as most people would where we may be.
        chances = mind.chances if level else dict.fromkeys(mind.places, 1 / len(mind.places))
        weights = guessed(mind.topic, chances)
    else:
        weights = list(likely(mind.topic, mind.place))
    keen = (0.6, 1.2, 2.5)[level]
    number = draw([weight**keen for weight in weights], lots)
    return Move(("answer", bank.answer(mind.topic, number, mind.language)))


# ---------------------------------------------------------------- accusing, voting, revealing

# from which suspicion on to accuse, and to vote yes; from which certainty on to reveal
ACCUSE = (0.8, 0.7, 0.64)
AGREE = (0.3, 0.55, 0.5)
REVEAL = (1.1, 0.88, 0.76)


def speak(mind: Mind, sight: Sight, lots: Lots, level: int) -> Answer:
    """Where everybody may speak: reveal, accuse, answer, ask, or stay silent."""
    offered = {move.value[0] for move in sight.moves if isinstance(move.value, tuple)}
    if mind.is_spy and "reveal" in offered and reveals(mind, level):
        return next(move for move in sight.moves if move.value == ("reveal",))
    if "answer" in offered:
        return answer(mind, lots, level)
    if "accuse" in offered and (whom := accuses(mind, lots, level)) is not None:
        return Move(("accuse", whom))
    if "ask" in offered:
        return ask(mind, lots, level)
    return None


def reveals(mind: Mind, level: int) -> bool:
    sure = mind.chances[mind.best]
    if sure >= REVEAL[level]:
        return True
    if level == 0:
        return mind.left <= LATE / 2 and sure > 0.5
    if mind.left <= LATE:
        # Waiting for the end brings two points, unless the others agree.
        return 4 * sure > 2 * (1 - (mind.own_look() if level > 1 else 0.3))
    return level > 1 and sure > 0.35 and mind.own_look() > 0.55


def accuses(mind: Mind, lots: Lots, level: int) -> Seat | None:
    if len(mind.said) < mind.table.seats + PATIENCE:
        return None
    suspicion = mind.suspicion()
    whom = max(range(mind.table.seats), key=lambda seat: suspicion[seat])
    if mind.is_spy:
        # To have an innocent convicted is the spy's best end, where the others are ready for it.
        ready = level > 1 and suspicion[whom] > 0.75 and mind.chances[mind.best] > 0.3
        return whom if ready else None
    if level == 0 and lots.random() < 0.9:
        return None
    asked_before = any(ballot.accused == whom for ballot in mind.table.ballots)
    return whom if suspicion[whom] > ACCUSE[level] + 0.1 * asked_before else None


def votes_yes(mind: Mind, lots: Lots, level: int) -> bool:
    if mind.is_spy:
        return level > 0 or lots.random() < 0.6
    return mind.suspicion()[mind.table.accused] > AGREE[level]


def names(mind: Mind, lots: Lots, level: int) -> Seat:
    """The most suspicious; in the final vote also with an ear to the others, for all must agree."""
    suspicion = mind.suspicion()
    others = [seat for seat in range(mind.table.seats) if seat != mind.seat]
    if level == 0 and lots.random() < 0.4:
        return lots.choice(others)
    final = mind.table.phase == "final"
    heed = 0.35 if final and level else 0.0
    share = [sum(named == seat for named in mind.table.named) / mind.table.seats for seat in range(mind.table.seats)]
    return max(others, key=lambda seat: suspicion[seat] + heed * share[seat] + 0.01 * lots.random())


# ---------------------------------------------------------------- the levels


def decide(sight: Sight, lots: Lots, level: int) -> Answer:
    table: Table = sight.view.table
    if table.phase in ("looking", "discuss", "told"):
        return sight.moves[0]
    mind = Mind(sight)
    match table.phase:
        case "talk":
            return speak(mind, sight, lots, level)
        case "last answer":
            return answer(mind, lots, level)
        case "vote":
            return Move(votes_yes(mind, lots, level))
        case "guess":
            return Move(mind.best)
    return Move(names(mind, lots, level))


def recruit(sight: Sight, lots: Lots) -> Answer:
    return decide(sight, lots, 0)


def officer(sight: Sight, lots: Lots) -> Answer:
    return decide(sight, lots, 1)


def chief(sight: Sight, lots: Lots) -> Sequence[Answer]:
    """No search: the belief is exact, and every choice looks one answer ahead."""
    return [decide(sight, lots, 2)]


BOT = Bot(officer, recruit, chief)
