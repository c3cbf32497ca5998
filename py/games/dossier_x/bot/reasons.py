"""What speaks for a move in Dossier X: the dossier's way home, your bid on the agent, and what others could answer."""

from collections.abc import Iterator, Sequence

from games.contract.bot import Sight
from games.contract.reasons import Point, Reasons
from games.contract.words import Row, Words, fill
from games.dossier_x.bot.prospects import STEPS
from games.dossier_x.picks import agent_name
from games.dossier_x.table import Table
from games.dossier_x.turn import action_of
from games.money.purse import View
from table.events import Move

NEARER: Row = (
    "It brings the dossier closer: {n} {n|route|routes} to go to your capital.", "Het brengt het dossier dichterbij: nog {n} {n|route|routes} naar je hoofdstad.",
    "Es bringt das Dossier näher: noch {n} {n|Weg|Wege} bis zu deiner Hauptstadt.", "Le dossier se rapproche : encore {n} {n|route|routes} jusqu’à votre capitale.",
)
ARRIVES: Row = (
    "It brings the dossier home.", "Het brengt het dossier thuis.", "Es bringt das Dossier nach Hause.", "Le dossier arrive chez vous.",
)
AWAY: Row = (
    "It carries the dossier away from a rival’s capital.", "Het haalt het dossier weg bij de hoofdstad van een rivaal.",
    "Es bringt das Dossier weg von der Hauptstadt eines Rivalen.", "Cela éloigne le dossier de la capitale d’un rival.",
)
WRONG: Row = (
    "It carries the dossier away from your capital.", "Het brengt het dossier verder van je hoofdstad.",
    "Es bringt das Dossier von deiner Hauptstadt weg.", "Cela éloigne le dossier de votre capitale.",
)
FETCHES: Row = (
    "{agent} is then {n} {n|route|routes} away from the dossier.", "{agent} is dan {n} {n|route|routes} van het dossier verwijderd.",
    "{agent} ist dann {n} {n|Weg|Wege} vom Dossier entfernt.", "{agent} est alors à {n} {n|route|routes} du dossier.",
)
REACHES: Row = (
    "{agent} is then where the dossier is.", "{agent} is dan waar het dossier is.",
    "{agent} ist dann dort, wo das Dossier ist.", "{agent} est alors là où se trouve le dossier.",
)
BACKED: Row = (
    "You have {n} on {agent}, so you can hold against a challenge.", "Je hebt {n} op {agent}, dus je kunt standhouden bij een uitdaging.",
    "Du hast {n} auf {agent} und kannst bei einer Herausforderung dagegenhalten.", "Vous avez {n} sur {agent} : de quoi tenir face à un défi.",
)
NAKED: Row = (
    "You have nothing on {agent}: whoever has can undo it.", "Je hebt niets op {agent}: wie daar geld heeft, draait het terug.",
    "Du hast nichts auf {agent}: Wer dort geboten hat, macht es rückgängig.", "Vous n’avez rien sur {agent} : qui y a misé peut l’annuler.",
)
KILLS: Row = (
    "It removes {agent} for good.", "Het schakelt {agent} voorgoed uit.", "Es schaltet {agent} für immer aus.", "Cela élimine {agent} pour de bon.",
)
SECRET: Row = (
    "A secret bid makes the agent yours, and nobody knows which.", "Een geheim bod maakt de agent van jou, en niemand weet welke.",
    "Ein geheimes Gebot macht den Agenten zu deinem, und niemand weiß, welchen.", "Une mise secrète fait vôtre un agent, et nul ne sait lequel.",
)
SLOW: Row = (
    "It costs a turn: the agents stand still.", "Het kost een beurt: de agenten staan stil.", "Es kostet einen Zug: Die Agenten stehen still.", "Cela coûte un tour : les agents ne bougent pas.",
)
CAN_BACK: Row = (
    "You have {n} on {agent}, and need not lie.", "Je hebt {n} op {agent} en hoeft niet te liegen.",
    "Du hast {n} auf {agent} und musst nicht lügen.", "Vous avez {n} sur {agent}, sans devoir mentir.",
)
SAVES: Row = (
    "It tells nobody how much you have on {agent}, and risks no lost turn.", "Het verraadt niemand hoeveel je op {agent} hebt, en je riskeert geen beurt.",
    "Es verrät niemandem, wie viel du auf {agent} hast, und riskiert keinen Zug.", "Cela ne révèle pas votre mise sur {agent} et ne risque aucun tour.",
)
HOME: Row = (
    "All capitals are equally far from the dossier: choose the one you like.", "Alle hoofdsteden liggen even ver van het dossier: kies wat je bevalt.", "Alle Hauptstädte sind gleich weit vom Dossier entfernt: Nimm, was dir gefällt.", "Toutes les capitales sont à égale distance du dossier : choisissez à votre goût.",
)
LOUD = ("hold",)


def points(sight: Sight, move: Move, words: Words, names: Sequence[str]) -> tuple[Point, ...]:
    return tuple(_points(sight.view, move, words))


def _points(view: View[Table], move: Move, words: Words) -> Iterator[Point]:
    table = view.table
    match table.phase:
        case "turn" if isinstance(move.value, tuple):
            yield from _acts(view, move, words)
        case "turn" | "bid" | "opening":
            yield Point(1, fill(SECRET, words))
            if table.phase == "turn":
                yield Point(-0.5, fill(SLOW, words))
        case "capitals":
            yield Point(1, fill(HOME, words))
        case "challenge" | "duel":
            agent = table.bout.account or table.action.agent
            is_loud = move.value in LOUD or isinstance(move.value, int)
            row = CAN_BACK if is_loud else SAVES
            yield Point(1, fill(row, words, agent=agent_name(agent, words), n=_bid(view, agent)))


def _acts(view: View[Table], move: Move, words: Words) -> Iterator[Point]:
    table, action = view.table, action_of(view.table, move.value)
    n, name = _bid(view, action.agent), agent_name(action.agent, words)
    home = table.capitals[view.seat or 0]
    if action.carried:
        before, after = STEPS[table.dossier][home], STEPS[action.to][home]
        rivals = [city for seat, city in enumerate(table.capitals) if seat != view.seat]
        if after < before:
            yield Point(4 / (1 + after) + 1, fill(NEARER if after else ARRIVES, words, n=after))
        else:
            yield Point(-2, fill(WRONG, words))
        if min(STEPS[action.to][city] for city in rivals) > min(STEPS[table.dossier][city] for city in rivals):
            yield Point(1, fill(AWAY, words))
    elif action.kind == "move":
        left = STEPS[action.to][table.dossier]
        gained = STEPS[action.start][table.dossier] - left
        yield Point(gained * (1.2 if n else 0.3), fill(FETCHES if left else REACHES, words, agent=name, n=left))
    if action.victim:
        is_own = _bid(view, action.victim) > 0
        yield Point(-2 if is_own else 2, fill(KILLS, words, agent=agent_name(action.victim, words)))
    yield Point(1.5 if n else -1, fill(BACKED if n else NAKED, words, agent=name, n=n))


def _bid(view: View[Table], agent: str) -> int:
    return view.purse.amount(agent) if view.purse and agent else 0


def lights(view: View[Table], move: Move) -> tuple[str, ...]:
    match view.table.phase, move.value:
        case "turn", ("move", str(agent), str(city), _):
            return f"agent:{agent}", f"city:{city}"
        case "turn", ("kill", str(killer), str(victim)):
            return f"agent:{killer}", f"agent:{victim}"
        case "capitals", str(city):
            return (f"city:{city}",)
    return ()


REASONS = Reasons(points, lights)
