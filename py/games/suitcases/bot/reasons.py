"""What speaks for a move in Suitcases: what a suitcase may hold, the way home with it, and the odds of a duel."""

from collections.abc import Iterator, Sequence

from games.contract.bot import Sight
from games.contract.reasons import Point, Reasons
from games.contract.words import Row, Words, fill
from games.suitcases.bot.prospects import hoped, odds, steps
from games.suitcases.picks import case_label, contents_label
from games.suitcases.rules import View
from games.suitcases.table import BOMB, Table, worth
from games.suitcases.world import headquarters, is_city, luggage
from table.events import Move

HOLDS: Row = (
    "The {case} holds {inside}, and you know it.", "In de {case} zit: {inside}. Dat weet jij.",
    "Im {case} steckt: {inside}. Das weißt du.", "Dans {case} : {inside}. Vous le savez.",
)
MAY: Row = (
    "What is in the {case} you can only guess, but a secret is likelier than the bomb.", "Wat er in de {case} zit, kun je alleen raden, maar een geheim is waarschijnlijker dan de bom.",
    "Was im {case} ist, kannst du nur raden, aber ein Geheimnis ist wahrscheinlicher als die Bombe.", "On ne peut que deviner ce que contient {case}, mais un secret est plus probable que la bombe.",
)
TICKS: Row = (
    "The {case} holds your bomb.", "In de {case} zit jouw bom.", "Im {case} ist deine Bombe.", "Votre bombe est dans {case}.",
)
NEARER: Row = (
    "It brings the {case} within {n} {n|step|steps} of home.", "Het brengt de {case} tot op {n} {n|stap|stappen} van huis.",
    "Es bringt {case} bis auf {n} {n|Schritt|Schritte} nach Hause.", "Ainsi, {case} n’est plus qu’à {n} pas du QG.",
)
FURTHER: Row = (
    "It takes the {case} further from home.", "Het brengt de {case} verder van huis.", "Es bringt {case} weiter weg von daheim.", "Cela éloigne {case} du QG.",
)
TOWARDS: Row = (
    "It comes within {n} {n|step|steps} of the {case}.", "Het komt tot op {n} {n|stap|stappen} van de {case}.",
    "Es kommt bis auf {n} {n|Schritt|Schritte} an {case} heran.", "On arrive à {n} pas de {case}.",
)
REACHES: Row = (
    "It reaches the {case}.", "Het bereikt de {case}.", "Es erreicht {case}.", "On arrive à {case}.",
)
DUEL: Row = (
    "Attacking, you win about {n} in 10 duels here: a tie is yours.", "Als aanvaller win je hier zo’n {n} van de 10 duels: bij gelijke kaarten win jij.",
    "Als Angreifer gewinnst du hier etwa {n} von 10 Duellen: Gleichstand zählt für dich.", "En attaquant, vous gagnez ici environ {n} {n|duel|duels} sur 10 : l’égalité est à vous.",
)
RISK: Row = (
    "A duel can cost you the agent.", "Een duel kan je de agent kosten.", "Ein Duell kann dich den Agenten kosten.", "Un duel peut vous coûter l’agent.",
)
HOME: Row = (
    "It brings the {case} home: it is opened, and counts.", "Het brengt de {case} thuis: die gaat open en telt mee.",
    "Es bringt {case} heim: Er wird geöffnet und zählt.", "Cela ramène {case} au QG : on l’ouvre, et elle compte.",
)
STRONG: Row = (
    "A {n} beats {m} of the {all} cards that may lie against it.", "Een {n} wint van {m} van de {all} kaarten die ertegen kunnen liggen.",
    "Eine {n} schlägt {m} der {all} Karten, die dagegen liegen können.", "Un {n} bat {m} des {all} cartes possibles en face.",
)
LIVES: Row = (
    "If it loses, your agent goes back to the base and lives.", "Verliest hij, dan gaat je agent levend terug naar de basis.",
    "Verliert sie, kehrt dein Agent lebend zur Basis zurück.", "S’il perd, votre agent rentre vivant à la base.",
)
RESTS: Row = (
    "Further steps would only bring your agents into danger.", "Verdere stappen brengen je agenten alleen maar in gevaar.",
    "Weitere Schritte brächten deine Agenten nur in Gefahr.", "D’autres pas ne feraient qu’exposer vos agents.",
)
WASTES: Row = (
    "It leaves steps unused.", "Er blijven stappen over.", "Es lässt Schritte ungenutzt.", "Des pas restent inutilisés.",
)
CLOSE: Row = (
    "From there it is {n} {n|step|steps} to your headquarters.", "Van daar is het {n} {n|stap|stappen} naar je hoofdkwartier.",
    "Von dort {n|ist es|sind es} {n} {n|Schritt|Schritte} zu deinem Hauptquartier.", "De là, votre QG est à {n} pas.",
)
BAIT: Row = (
    "There others will fetch your bomb.", "Daar halen anderen je bom op.", "Dort holen andere deine Bombe ab.", "D’autres viendront y prendre votre bombe.",
)
MIXED: Row = (
    "Nobody can tell from the letters which one ticks.", "Aan de letters is niet te zien welke tikt.", "An den Buchstaben sieht niemand, welcher tickt.", "Rien dans les lettres ne dit laquelle fait tic-tac.",
)
NEEDED = 0.3


def points(sight: Sight, move: Move, words: Words, names: Sequence[str]) -> tuple[Point, ...]:
    view: View = sight.view
    return tuple(_points(view, move, words)) if view.seat is not None else ()


def _points(view: View, move: Move, words: Words) -> Iterator[Point]:
    table, seat, value = view.table, view.seat or 0, move.value
    home = headquarters(table.colour(seat))
    match table.phase, value:
        case "contents", _:
            yield Point(1, fill(MIXED, words))
        case "place", str(city):
            own = dict(zip(luggage(table.seats)[seat], view.contents, strict=False))
            case = next((one for one, at in zip(own, table.cases[seat], strict=False) if not at), "")
            if own.get(case) == BOMB:
                yield Point(1, fill(BAIT, words))
            else:
                yield Point(3 - 0.5 * steps(city, home), fill(CLOSE, words, n=steps(city, home)))
        case "move", ("step", str(agent), str(to)):
            yield from _step(view, agent, to, home, words)
        case "move", ("take", _, str(case)):
            yield from _worth(view, case, 1.5, words)
        case "move", "end":
            yield Point(0.5, fill(RESTS, words))
            if table.points:
                yield Point(-0.5, fill(WASTES, words))
        case "duel", int(card):
            yield from _card(table, seat, card, words)


def _step(view: View, agent: str, to: str, home: str, words: Words) -> Iterator[Point]:
    table, seat, at = view.table, view.seat or 0, view.table.place_of(agent)
    case = table.carried_by(agent)
    if not is_city(to):
        yield Point(6, fill(HOME, words, case=case_label(case, words)))
        yield from _worth(view, case, 1, words)
        return
    if case:
        before, after = steps(at, home), steps(to, home)
        row = NEARER if after < before else FURTHER
        yield Point((before - after) * 1.5 or -0.5, fill(row, words, case=case_label(case, words), n=after))
    else:
        worths = hoped(table, seat, view.contents)
        lying = {one: place for place, cases in table.lying().items() for one in cases if worths[one] > NEEDED}
        if lying:
            goal = min(lying, key=lambda one: steps(to, lying[one]) - worths[one])
            gained = steps(at, lying[goal]) - steps(to, lying[goal])
            if gained:
                left = steps(to, lying[goal])
                yield Point(gained, fill(TOWARDS if left else REACHES, words, case=case_label(goal, words), n=left))
                yield from _worth(view, goal, 0.4, words)
    if foes := table.foes_in(to, seat):
        won = odds(table, seat, table.seat_of(foes[0]))
        yield Point(2 * won - 0.6, fill(DUEL, words, n=round(10 * won)))
        yield Point(won - 1, fill(RISK, words))


def _worth(view: View, case: str, weight: float, words: Words) -> Iterator[Point]:
    """What is in a suitcase, as far as this seat knows."""
    table = view.table
    owner, letter = table.find(case)
    inside = view.contents[letter] if owner == view.seat and view.contents else table.contents_of(case)
    label = case_label(case, words)
    if inside == BOMB:
        yield Point(-4, fill(TICKS, words, case=label))
    elif inside:
        yield Point(weight * worth(inside), fill(HOLDS, words, case=label, inside=contents_label(inside, words)))
    else:
        yield Point(weight, fill(MAY, words, case=label))


def _card(table: Table, seat: int, card: int, words: Words) -> Iterator[Point]:
    is_attacker = table.seat_of(table.duel.attacker) == seat
    other = table.hand(table.seat_of(table.duel.foe if is_attacker else table.duel.attacker))
    beaten = sum(card >= one if is_attacker else card > one for one in other)
    yield Point(beaten - len(other) / 3, fill(STRONG, words, n=card, m=beaten, all=len(other)))
    if not card:
        yield Point(1, fill(LIVES, words))


def lights(view: View, move: Move) -> tuple[str, ...]:
    match view.table.phase, move.value:
        case "place", str(city):
            return (f"city:{city}",)
        case "move", ("step", str(agent), str(to)):
            return f"agent:{agent}", f"city:{to}"
        case "move", ("take", str(agent), str(case)):
            return f"agent:{agent}", f"case:{case}"
        case "foe", str(agent):
            return (f"agent:{agent}",)
    return ()


REASONS = Reasons(points, lights)
