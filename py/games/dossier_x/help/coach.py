"""What the coach of Dossier X says: how far the dossier is from your capital, and whether you can stop a move."""

from collections.abc import Sequence

from games.contract.bot import Past
from games.contract.coach import Coach, Gaps, Tip
from games.contract.words import Words
from games.dossier_x.bot.prospects import STEPS
from games.dossier_x.picks import agent_name, city_name
from games.dossier_x.table import KILL_PRICE, Table
from games.money.purse import View

NEAR = 2


def bid_on(view: View[Table], agent: str) -> int:
    return view.purse.amount(agent) if view.purse and agent else 0


def capital(view: View[Table]) -> str:
    return view.table.capitals[view.seat] if view.seat is not None else ""


def favourite(view: View[Table]) -> str:
    return max(view.table.living, key=lambda agent: bid_on(view, agent), default="")


def choosing(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return {} if view.table.phase == "capitals" else None


def bidding(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return {"price": KILL_PRICE} if view.table.phase in ("opening", "bid") else None


def can_challenge(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return _challenge(view, words, names) if bid_on(view, view.table.action.agent) else None


def cannot_challenge(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return _challenge(view, words, names)


def _challenge(view: View[Table], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    if table.phase != "challenge" or table.active == view.seat:
        return None
    agent = table.action.agent
    return {"who": names[table.active], "agent": agent_name(agent, words), "n": bid_on(view, agent)}


def challenged(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    if table.phase != "duel" or view.seat not in table.bout.inside or not bid_on(view, table.bout.account):
        return None
    return {"agent": agent_name(table.bout.account, words), "n": bid_on(view, table.bout.account), "said": table.bout.amount}


def bare(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    fits = table.phase == "duel" and view.seat in table.bout.inside
    return {"agent": agent_name(table.bout.account, words), "said": table.bout.amount} if fits else None


def rival_near(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    if table.phase != "turn":
        return None
    near = [seat for seat, city in enumerate(table.capitals) if city and seat != view.seat and STEPS[table.dossier][city] <= NEAR]
    if not near:
        return None
    city = table.capitals[near[0]]
    return {"who": names[near[0]], "city": city_name(city, words), "n": STEPS[table.dossier][city]}


def own_turn(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    if table.phase != "turn" or table.active != view.seat or not (agent := favourite(view)) or not bid_on(view, agent):
        return None
    return {
        "agent": agent_name(agent, words), "n": bid_on(view, agent), "city": city_name(table.dossier, words),
        "steps": STEPS[table.place_of(agent)][table.dossier] + STEPS[table.dossier][capital(view)],
    }  # fmt: skip


def nothing_bid(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    fits = table.phase == "turn" and table.active == view.seat and view.purse is not None
    return {"city": city_name(table.dossier, words)} if fits else None


def watching(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    home = capital(view)
    if not home or view.table.dossier == home:
        return None
    return {"city": city_name(home, words), "n": STEPS[view.table.dossier][home]}


COACH = Coach(
    ("Get the dossier into your own capital.", "Breng het dossier naar je eigen hoofdstad.",
     "Bring das Dossier in deine eigene Hauptstadt.", "Rapportez le dossier dans votre propre capitale."),
    (
        Tip((
            "The dossier starts in Tangier. All capitals are equally far, but look which agents live on the way.",
            "Het dossier begint in Tanger. Alle hoofdsteden liggen even ver weg, maar kijk welke agenten onderweg wonen.",
            "Das Dossier beginnt in Tanger. Alle Hauptstädte sind gleich weit, aber sieh, welche Agenten unterwegs wohnen.",
            "Le dossier part de Tanger. Toutes les capitales sont à égale distance, mais voyez quels agents vivent en chemin.",
        ), choosing),
        Tip((
            "Put a clear sum on one agent rather than a little on many. From {price} on, that agent may also kill.",
            "Zet liever een flink bedrag op één agent dan een beetje op veel. Vanaf {price} mag die agent ook doden.",
            "Setz lieber eine klare Summe auf einen Agenten als wenig auf viele. Ab {price} darf dieser Agent auch töten.",
            "Mieux vaut une belle somme sur un agent qu’un peu sur plusieurs. À partir de {price}, il peut aussi en éliminer un autre.",
        ), bidding),
        Tip((
            "{who} has used {agent}, and you have {n} there. Challenge if it hurts you, but name less than you have.",
            "{who} heeft {agent} ingezet, en jij hebt daar {n}. Daag uit als het je schaadt, maar noem minder dan je hebt.",
            "{who} hat {agent} eingesetzt, und du hast dort {n}. Fordere heraus, wenn es dir schadet, aber nenne weniger, als du hast.",
            "{who} a utilisé {agent}, et vous y avez {n}. Défiez si cela vous nuit, mais annoncez moins que vous n’avez.",
        ), can_challenge),
        Tip((
            "{who} has used {agent}. You have nothing there, so you can only let it pass, and remember it.",
            "{who} heeft {agent} ingezet. Jij hebt daar niets: laat het gaan, en onthoud het.",
            "{who} hat {agent} eingesetzt. Du hast dort nichts: Lass es durchgehen, und merk es dir.",
            "{who} a utilisé {agent}. Vous n’y avez rien : laissez passer, et retenez-le.",
        ), cannot_challenge),
        Tip((
            "It is about {agent}: {said} was named, and you have {n}. Every amount you say, the others remember.",
            "Het gaat om {agent}: er is {said} genoemd, en jij hebt {n}. Elk bedrag dat je zegt, onthouden de anderen.",
            "Es geht um {agent}: Genannt wurden {said}, und du hast {n}. Jeden Betrag, den du sagst, merken sich die anderen.",
            "Pour {agent}, {said} annoncés, et vous avez {n}. Chaque montant que vous dites, les autres le retiennent.",
        ), challenged),
        Tip((
            "{said} was named for {agent}, and you have nothing there: all you can do is concede.",
            "Voor {agent} is {said} genoemd, en jij hebt daar niets: je kunt alleen toegeven.",
            "Für {agent} wurden {said} genannt, und du hast dort nichts: Du kannst nur nachgeben.",
            "Pour {agent}, {said} annoncés, et vous n’y avez rien : vous ne pouvez que céder.",
        ), bare),
        Tip((
            "Careful: the dossier is only {n} {n|route|routes} from {city}, {who}’s capital.",
            "Let op: het dossier is nog maar {n} {n|route|routes} van {city}, de hoofdstad van {who}.",
            "Vorsicht: Das Dossier ist nur noch {n} {n|Weg|Wege} von {city} entfernt, der Hauptstadt von {who}.",
            "Attention : le dossier n’est plus qu’à {n} {n|route|routes} de {city}, la capitale de {who}.",
        ), rival_near),
        Tip((
            "The dossier lies in {city}. {agent}, on whom you have {n}, could have it home in {steps} {steps|move|moves}.",
            "Het dossier ligt in {city}. {agent}, op wie je {n} hebt, kan het in {steps} {steps|zet|zetten} thuisbrengen.",
            "Das Dossier liegt in {city}. Auf {agent} hast du {n} gesetzt: In {steps} {steps|Zug|Zügen} wäre es daheim.",
            "Le dossier est à {city}. {agent}, sur qui vous avez {n}, peut le rapporter en {steps} {steps|coup|coups}.",
        ), own_turn),
        Tip((
            "The dossier lies in {city}. Without a secret bid, anybody can stop your agents: bid first.",
            "Het dossier ligt in {city}. Zonder geheim bod kan iedereen je agenten tegenhouden: bied eerst.",
            "Das Dossier liegt in {city}. Ohne geheimes Gebot kann jeder deine Agenten aufhalten: Biete zuerst.",
            "Le dossier est à {city}. Sans mise secrète, n’importe qui arrête vos agents : misez d’abord.",
        ), nothing_bid),
        Tip((
            "The dossier is {n} {n|route|routes} from {city}. Watch who moves which agent: that is where their money is.",
            "Het dossier is {n} {n|route|routes} van {city}. Let op wie welke agent verzet: daar zit het geld.",
            "Das Dossier ist {n} {n|Weg|Wege} von {city} entfernt. Merk dir, wer welchen Agenten zieht: Dort liegt das Geld.",
            "Le dossier est à {n} {n|route|routes} de {city}. Voyez qui déplace quel agent : c’est là qu’est l’argent.",
        ), watching),
    ),
)
