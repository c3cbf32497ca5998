"""What speaks for a move in CIA: points for your own agent, nobody seeing whose it is, and the leader held back."""

from collections.abc import Iterator, Sequence

from games.cia.picks import walk
from games.cia.table import FINISH, RING, RUIN, Table, worth
from games.cia.view import View
from games.contract.bot import Sight
from games.contract.reasons import Point, Reasons
from games.contract.words import Row, Words, fill
from table.events import Move

SCORES: Row = (
    "It cracks the safe: {mine} gets {n}, the best of the others {m}.", "Het kraakt de kluis: {mine} krijgt {n}, de beste van de anderen {m}.",
    "Es knackt den Tresor: {mine} bekommt {n}, der beste der anderen {m}.", "Le coffre est percé : {mine} marque {n}, le meilleur des autres {m}.",
)
SCORES_IN_RUIN: Row = (
    "It cracks the safe while {mine} is in the ruin, and that costs 3.", "Het kraakt de kluis terwijl {mine} in de bouwval staat, en dat kost 3.",
    "Es knackt den Tresor, während {mine} in der Ruine steht, und das kostet 3.", "Le coffre est percé alors que {mine} est dans la ruine, ce qui coûte 3.",
)
CLIMBS: Row = (
    "{mine} now stands where a scoring gives {n}.", "{mine} staat dan waar een telling {n} oplevert.",
    "{mine} steht dann, wo eine Wertung {n} bringt.", "{mine} se trouve alors là où un décompte rapporte {n}.",
)
SINKS: Row = (
    "{mine} ends where a scoring gives only {n}.", "{mine} eindigt waar een telling maar {n} oplevert.",
    "{mine} endet, wo eine Wertung nur {n} bringt.", "{mine} finit là où un décompte ne rapporte que {n}.",
)
INTO_RUIN: Row = (
    "{mine} ends in the ruin, where a scoring costs 3.", "{mine} eindigt in de bouwval, waar een telling 3 kost.",
    "{mine} endet in der Ruine, wo eine Wertung 3 kostet.", "{mine} finit dans la ruine, où un décompte coûte 3.",
)
HIDES: Row = (
    "It moves {n} agents, so nobody sees which one is yours.", "Het verzet {n} agenten, dus niemand ziet welke van jou is.",
    "Es bewegt {n} Agenten, so sieht niemand, welcher dir gehört.", "Il déplace {n} agents : nul ne voit lequel est le vôtre.",
)
SHOWS: Row = (
    "It moves only {mine}: that gives you away.", "Het verzet alleen {mine}: dat verraadt je.",
    "Es bewegt nur {mine}: Das verrät dich.", "Il ne déplace que {mine} : cela vous trahit.",
)
HOLDS: Row = (
    "It sends {rival}, who leads, where a scoring gives {n}.", "Het zet {rival}, die voorligt, waar een telling {n} oplevert.",
    "Es schickt {rival}, der führt, dorthin, wo eine Wertung {n} bringt.", "Il mène {rival}, en tête, là où un décompte rapporte {n}.",
)
BANISHES: Row = (
    "It sends {rival}, who leads, into the ruin.", "Het zet {rival}, die voorligt, in de bouwval.",
    "Es schickt {rival}, der führt, in die Ruine.", "Il mène {rival}, en tête, dans la ruine.",
)
HELPS: Row = (
    "{rival}, who leads, gains by it.", "{rival}, die voorligt, wordt er beter van.", "{rival} führt und gewinnt dadurch noch.", "{rival}, en tête, y gagne.",
)
CLOSE: Row = (
    "{mine} is {n} {n|step|steps} away from it, and only {m} {m|other is|others are} closer.", "{mine} is er {n} {n|stap|stappen} vandaan, en maar {m} {m|ander is|anderen zijn} dichterbij.",
    "{mine} ist {n} {n|Schritt|Schritte} davon entfernt, und nur {m} {m|anderer ist|andere sind} näher.", "{mine} en est à {n} pas, et {m} {m|autre seulement est|autres seulement sont} plus près.",
)
FIRST: Row = (
    "Nobody is closer to it than {mine}.", "Niemand is er dichterbij dan {mine}.",
    "Niemand ist näher daran als {mine}.", "Personne n’en est plus près que {mine}.",
)
FAR: Row = (
    "{m} others are closer to it than {mine}.", "{m} anderen zijn er dichterbij dan {mine}.",
    "{m} andere sind näher daran als {mine}.", "{m} autres en sont plus près que {mine}.",
)
PLAYS: Row = (
    "A card you hold can do something for {mine} now.", "Een kaart van jou kan nu iets doen voor {mine}.",
    "Eine deiner Karten kann jetzt etwas für {mine} tun.", "Une de vos cartes peut servir {mine} maintenant.",
)
KEEPS: Row = (
    "It saves your cards for a better moment.", "Het spaart je kaarten voor een beter moment.",
    "Es spart deine Karten für einen besseren Moment.", "Cela garde vos cartes pour un meilleur moment.",
)
GUESSES: Row = (
    "It fits what everybody has moved so far.", "Het past bij wat iedereen tot nu toe heeft verzet.",
    "Es passt zu dem, was alle bisher bewegt haben.", "Cela concorde avec ce que chacun a déplacé jusqu’ici.",
)


def points(sight: Sight, move: Move, words: Words, names: Sequence[str]) -> tuple[Point, ...]:
    view: View = sight.view
    if not view.mine:
        return ()
    return tuple(_points(view, move, words))


def _points(view: View, move: Move, words: Words) -> Iterator[Point]:
    table, mine = view.table, max(view.mine, key=view.table.score_of)
    gaps = {"mine": words(f"cia.agent.{mine}")}
    match table.phase:
        case "move" if isinstance(move.value, tuple):
            steps = dict(zip(table.agents, map(int, map(str, move.value)), strict=True))
            yield from _walks(table, walk(table, steps), steps, mine, words)
        case "safe" if isinstance(move.value, int):
            away = {one: (move.value - table.place_of(one)) % RING or RING for one in table.agents}
            closer = sum(steps < away[mine] for steps in away.values())
            row = FIRST if not closer else CLOSE if closer <= len(away) // 2 else FAR
            yield Point(len(away) / 2 - closer + 0.3, fill(row, words, n=away[mine], m=closer, **gaps))
        case "ask":
            yield Point(1, fill(PLAYS if move.value else KEEPS, words, **gaps))
        case "round":
            yield Point(1, fill(PLAYS if move.facts else KEEPS, words, **gaps))
        case "dossier":
            yield Point(1, fill(GUESSES, words))


def _walks(table: Table, after: Table, steps: dict[str, int], mine: str, words: Words) -> Iterator[Point]:
    name, to = words(f"cia.agent.{mine}"), worth(after.place_of(mine))
    others = [agent for agent in table.agents if agent != mine]
    rival = max(others, key=table.score_of)
    moved = [agent for agent, n in steps.items() if n]
    if after.triggering:
        best = max(worth(after.place_of(agent)) for agent in others)
        row = SCORES if to >= 0 else SCORES_IN_RUIN
        yield Point(2 + to - best, fill(row, words, mine=name, n=to, m=best))
    elif to > worth(table.place_of(mine)):
        yield Point((to - worth(table.place_of(mine))) * 0.4, fill(CLIMBS, words, mine=name, n=to))
    if to < 1 or (to < worth(table.place_of(mine)) - 2):
        is_ruin = after.place_of(mine) == RUIN
        yield Point(-3 if is_ruin else -1, fill(INTO_RUIN if is_ruin else SINKS, words, mine=name, n=to))
    if moved == [mine]:
        yield Point(-1.5, fill(SHOWS, words, mine=name))
    elif len(moved) > 1:
        yield Point(1.2, fill(HIDES, words, n=len(moved)))
    change = worth(after.place_of(rival)) - worth(table.place_of(rival))
    pressure = 0.2 + table.score_of(rival) / FINISH
    if change < -1:
        row = BANISHES if after.place_of(rival) == RUIN else HOLDS
        said = fill(row, words, rival=words(f"cia.agent.{rival}"), n=worth(after.place_of(rival)))
        yield Point(-change * pressure * 0.4, said)
    elif change > 1:
        yield Point(-change * pressure * 0.4, fill(HELPS, words, rival=words(f"cia.agent.{rival}")))


def lights(view: View, move: Move) -> tuple[str, ...]:
    table = view.table
    match table.phase:
        case "move" if isinstance(move.value, tuple):
            return tuple(f"agent:{one}" for one, n in zip(table.agents, move.value, strict=True) if n)
        case "safe" if isinstance(move.value, int):
            return (f"building:{move.value}",)
    return ()


REASONS = Reasons(points, lights)
