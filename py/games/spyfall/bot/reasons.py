"""What speaks for a move in Spyfall: how well an answer fits the place, and who seems to be guessing."""

from collections.abc import Iterator, Sequence

from games.contract.bot import Sight
from games.contract.reasons import Point, Reasons
from games.contract.words import Row, Words, fill
from games.spyfall.bot import bank
from games.spyfall.bot.bank import likely
from games.spyfall.bot.player import Mind
from games.spyfall.places.poster import place_name
from games.spyfall.view import View
from table.events import Move

FITS: Row = (
    "It fits the place, so agents will believe you.", "Het past bij de locatie, dus agenten geloven je.", "Es passt zum Ort, also glauben dir die Agenten.", "Elle convient au lieu : les agents vous croiront.",
)
MISFITS: Row = (
    "It does not fit the place, and the others will wonder.", "Het past niet bij de locatie, en dat valt op.", "Es passt nicht zum Ort, und das fällt auf.", "Elle ne va pas avec le lieu, et cela se remarque.",
)
TELLS: Row = (
    "It gives the spy a strong clue.", "Het geeft de spion een sterke aanwijzing.", "Es gibt dem Spion einen starken Hinweis.", "Elle donne à l’espion un bon indice.",
)
BLENDS: Row = (
    "It fits most of the places that are still possible.", "Het past bij de meeste locaties die nog mogelijk zijn.", "Es passt zu den meisten noch möglichen Orten.", "Elle convient à la plupart des lieux encore possibles.",
)
STANDS_OUT: Row = (
    "It fits only a few of the places that are still possible.", "Het past maar bij een paar locaties die nog mogelijk zijn.", "Es passt nur zu wenigen der noch möglichen Orte.", "Elle ne convient qu’à peu de lieux encore possibles.",
)
PROBES: Row = (
    "{name} seems to be guessing, and this puts that to the test.", "{name} lijkt te gokken, en dit stelt dat op de proef.", "{name} scheint zu raten, und das stellt es auf die Probe.", "{name} semble deviner, et ceci le met à l’épreuve.",
)
HEARS: Row = (
    "Any answer of {name} tells you more about where you are.", "Elk antwoord van {name} vertelt je meer over waar je bent.", "Jede Antwort von {name} verrät dir mehr darüber, wo du bist.", "Toute réponse de {name} vous en dit plus sur le lieu.",
)
TRUSTED: Row = (
    "{name} has answered well so far: there is little to find out.", "{name} heeft tot nu toe goed geantwoord: daar valt weinig te ontdekken.", "{name} hat bisher gut geantwortet: Da ist wenig herauszufinden.", "{name} a bien répondu jusqu’ici : peu à y apprendre.",
)
GUESSES: Row = (
    "{name}’s answers sound like guesses more than anybody else’s.", "De antwoorden van {name} klinken het meest als gokken.", "Die Antworten von {name} klingen am meisten nach Raten.", "Les réponses de {name} sonnent le plus comme des devinettes.",
)
UNSURE: Row = (
    "{name} is not the one whose answers fit worst.", "Er is iemand wiens antwoorden slechter passen dan die van {name}.", "Es gibt jemanden, dessen Antworten schlechter passen als die von {name}.", "D’autres réponses vont moins bien que celles de {name}.",
)
POINTS_TO: Row = (
    "The answers point to one place: {place}, about {n} in 100.", "De antwoorden wijzen één locatie aan: {place}, zo’n {n} op de 100.", "Die Antworten deuten auf einen Ort: {place}, etwa {n} von 100.", "Les réponses désignent un lieu : {place}, environ {n} sur 100.",
)
HARDLY: Row = (
    "{place} is still one of many: about {n} in 100.", "{place} is nog maar een van de vele: zo’n {n} op de 100.",
    "{place} ist nur einer von vielen Orten: etwa {n} von 100.", "{place} n’est encore qu’un lieu parmi d’autres : environ {n} sur 100.",
)
SAFE_NO: Row = (
    "A wrong conviction would give the spy 4 points.", "Een onterechte veroordeling geeft de spion 4 punten.", "Eine falsche Verurteilung brächte dem Spion 4 Punkte.", "Une condamnation à tort donnerait 4 points à l’espion.",
)
CLEAR = 0.45
LIKELY = 0.25


def points(sight: Sight, move: Move, words: Words, names: Sequence[str]) -> tuple[Point, ...]:
    view: View = sight.view
    if not view.card or view.table.phase not in ("talk", "last answer", "vote", "guess", "name", "final"):
        return ()
    return tuple(_points(Mind(sight), move, words, names))


def _points(mind: Mind, move: Move, words: Words, names: Sequence[str]) -> Iterator[Point]:
    table = mind.table
    suspicion = mind.suspicion()
    others = [seat for seat in range(table.seats) if seat != mind.seat]
    worst = max(others, key=suspicion.__getitem__)
    match move.value:
        case ("ask", int(seat), _):
            row = HEARS if mind.is_spy else PROBES if seat == worst else TRUSTED
            yield Point(-0.5 if row is TRUSTED else 1, fill(row, words, name=names[seat]))
        case ("answer", str(text)):
            yield from _answers(mind, text, words)
        case ("accuse", int(seat)):
            yield from _suspects(seat, worst, words, names)
        case bool(yes):
            sure = suspicion[table.accused] >= CLEAR if table.accused >= 0 else False
            if yes:
                yield Point(1 if sure else -1, fill(GUESSES if sure else UNSURE, words, name=names[table.accused]))
            else:
                yield Point(1, fill(SAFE_NO, words))
        case int(seat):
            yield from _suspects(seat, worst, words, names)
        case ("reveal",):
            yield _place(mind, mind.best, words)
        case str(place) if place in mind.chances:
            yield _place(mind, place, words)


def _suspects(seat: int, worst: int, words: Words, names: Sequence[str]) -> Iterator[Point]:
    yield Point(1 if seat == worst else -1, fill(GUESSES if seat == worst else UNSURE, words, name=names[seat]))


def _place(mind: Mind, place: str, words: Words) -> Point:
    chance = mind.chances[place]
    row = POINTS_TO if chance >= LIKELY else HARDLY
    return Point(1 if chance >= LIKELY else -1, fill(row, words, place=place_name(place, words), n=round(100 * chance)))


def _answers(mind: Mind, text: str, words: Words) -> Iterator[Point]:
    number = bank.answer_in(mind.topic, text) if mind.topic else None
    if number is None:
        return
    if mind.is_spy:
        fit = sum(chance * likely(mind.topic, place)[number] for place, chance in mind.chances.items())
        yield Point(1 if fit > 0.25 else -1, fill(BLENDS if fit > 0.25 else STANDS_OUT, words))
        return
    fits = likely(mind.topic, mind.place)[number] > 0.3
    yield Point(1 if fits else -1.2, fill(FITS if fits else MISFITS, words))
    common = sum(likely(mind.topic, place)[number] for place in mind.places) / max(1, len(mind.places))
    if common < 0.15:
        yield Point(-0.8, fill(TELLS, words))


def lights(view: View, move: Move) -> tuple[str, ...]:
    match move.value:
        case ("ask", int(seat), _) | ("accuse", int(seat)):
            return (f"seat:{seat}",)
        case bool():
            return ()
        case int(seat):
            return (f"seat:{seat}",)
    return ()


REASONS = Reasons(points, lights)
