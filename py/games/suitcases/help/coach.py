"""What the coach of Suitcases says: which suitcase is worth a walk, who carries yours, and when a duel pays."""

from collections.abc import Sequence

from games.contract.bot import Past
from games.contract.coach import Coach, Gaps, Tip, always
from games.contract.words import Words
from games.suitcases.bot.prospects import steps
from games.suitcases.picks import agent_label, case_label, place_label
from games.suitcases.rules import View
from games.suitcases.table import BOMB, Table, worth
from games.suitcases.world import headquarters, luggage

NEARLY = 7


def home_of(view: View) -> str:
    return headquarters(view.table.colour(view.seat or 0))


def inside(view: View, case: str) -> str:
    """What this seat knows to be in a suitcase: its own, and those that were opened."""
    seat, letter = view.table.find(case)
    if seat == view.seat and view.contents:
        return view.contents[letter]
    return view.table.contents_of(case)


def is_own_turn(view: View) -> bool:
    return view.table.phase in ("move", "roll") and view.table.active == view.seat


def packing(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return {} if view.table.phase == "contents" else None


def placing(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return {"home": place_label(home_of(view), words)} if view.table.phase == "place" else None


def duelling(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    if table.phase != "duel" or view.seat is None or not table.duel.attacker:
        return None
    sides = (table.duel.attacker, table.duel.foe)
    mine = next((one for one in sides if table.seat_of(one) == view.seat), "")
    if not mine:
        return None
    other = sides[1] if mine == sides[0] else sides[0]
    return {"n": max(table.hand(table.seat_of(other))), "who": names[table.seat_of(other)], "is_attacker": mine == sides[0]}


def defending(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    gaps = duelling(view, past, words, names)
    return gaps if gaps and not gaps["is_attacker"] else None


def rival_wins_soon(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    ahead = max((seat for seat in range(table.seats) if seat != view.seat), key=table.secrets)
    return {"who": names[ahead], "n": table.secrets(ahead)} if table.secrets(ahead) >= NEARLY else None


def carrier(table: Table, seat: int | None, view: View, want: bool) -> tuple[str, str] | None:
    """An agent with a suitcase of this seat's: its own agent, or (`want` is False) somebody else's."""
    for agent, case in table.carried().items():
        if want and table.seat_of(agent) == seat:
            return agent, case
        if not want and table.seat_of(case) == seat and table.seat_of(agent) != seat:
            return agent, case
    return None


def stolen(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    found = carrier(view.table, view.seat, view, want=False)
    if not found or worth(inside(view, found[1])) < 3:
        return None
    return {"who": names[view.table.seat_of(found[0])], "case": case_label(found[1], words), "n": worth(inside(view, found[1]))}


def stolen_bomb(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    found = carrier(view.table, view.seat, view, want=False)
    if not found or inside(view, found[1]) != BOMB:
        return None
    return {"who": names[view.table.seat_of(found[0])], "case": case_label(found[1], words)}


def carrying(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    found = carrier(view.table, view.seat, view, want=True)
    if not is_own_turn(view) or not found:
        return None
    agent, case = found
    away = steps(view.table.place_of(agent), home_of(view))
    return {"agent": agent_label(agent, words), "case": case_label(case, words), "n": away}


def fetching(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    """The best of the seat's own suitcases that lies about."""
    table = view.table
    if not is_own_turn(view) or view.seat is None:
        return None
    lying = {case for cases in table.lying().values() for case in cases}
    own = [case for case in luggage(table.seats)[view.seat] if case in lying and inside(view, case) not in ("", BOMB)]
    if not own:
        return None
    best = max(own, key=lambda case: worth(inside(view, case)))
    seat, letter = table.find(best)
    return {"case": case_label(best, words), "n": worth(inside(view, best)), "city": place_label(table.cases[seat][letter], words)}


COACH = Coach(
    ("Bring home 10 secrets, and let the others have the bomb.", "Breng 10 geheimen thuis, en gun de anderen de bom.",
     "Bring 10 Geheimnisse heim, und überlass den anderen die Bombe.", "Rapportez 10 secrets, et laissez la bombe aux autres."),
    (
        Tip((
            "Only you know what is where. The bomb belongs where somebody else will want to take it.",
            "Alleen jij weet wat waar zit. De bom hoort op een plek waar een ander hem wil pakken.",
            "Nur du weißt, was wo ist. Die Bombe gehört dorthin, wo ein anderer zugreift.",
            "Vous seul savez ce qu’il y a dedans. Mettez la bombe là où un autre voudra la prendre.",
        ), packing),
        Tip((
            "Put the full suitcases near {home}, and the bomb where it looks tempting.",
            "Zet de volle koffers dicht bij {home}, en de bom waar hij aanlokkelijk staat.",
            "Stell die vollen Koffer nahe an {home}, und die Bombe dorthin, wo sie verlockt.",
            "Placez les valises pleines près de {home}, et la bombe là où elle tente.",
        ), placing),
        Tip((
            "You are attacked: you win only with a higher card. {who} holds {n} at most. A 0 loses, but your agent lives.",
            "Je wordt aangevallen: je wint alleen met een hogere kaart. {who} heeft hooguit {n}. Met een 0 verlies je, maar je agent blijft leven.",
            "Du wirst angegriffen: Nur mit einer höheren Karte gewinnst du. {who} hat höchstens {n}. Mit einer 0 verlierst du, aber dein Agent überlebt.",
            "On vous attaque : il faut une carte plus forte. {who} a {n} au plus. Un 0 perd, mais votre agent survit.",
        ), defending),
        Tip((
            "A tie is yours, the attacker’s. {who} holds {n} at most; a played card comes back only after all seven.",
            "Bij gelijke kaarten win jij, de aanvaller. {who} heeft hooguit {n}; een gespeelde kaart komt pas na alle zeven terug.",
            "Bei Gleichstand gewinnst du als Angreifer. {who} hat höchstens {n}; eine gespielte Karte kommt erst nach allen sieben wieder.",
            "Vous attaquez : l’égalité est à vous. {who} a {n} au plus ; une carte jouée ne revient qu’après les sept.",
        ), duelling),
        Tip((
            "{who} has {n} of 10 secrets. From now on, let no suitcase through to that headquarters.",
            "{who} heeft {n} van de 10 geheimen. Laat vanaf nu geen koffer meer door naar dat hoofdkwartier.",
            "{who} hat {n} von 10 Geheimnissen. Lass ab jetzt keinen Koffer mehr zu diesem Hauptquartier durch.",
            "{who} a {n} secrets sur 10. Désormais, ne laissez plus passer aucune valise vers ce QG.",
        ), rival_wins_soon),
        Tip((
            "{who} carries your {case}, with the bomb in it. Keep a straight face, and let it go.",
            "{who} draagt jouw {case}, met de bom erin. Houd je gezicht in de plooi en doe niets.",
            "{who} trägt deinen {case}, und darin ist die Bombe. Verzieh keine Miene und lass ihn ziehen.",
            "{who} porte {case}, votre bombe. Ne bronchez pas et laissez faire.",
        ), stolen_bomb),
        Tip((
            "{who} carries your {case}, with {n} of your secrets. Is one of your agents close enough for a duel?",
            "{who} draagt jouw {case}, met {n} van jouw geheimen. Is een van je agenten dichtbij genoeg voor een duel?",
            "{who} trägt deinen {case} mit {n} deiner Geheimnisse. Ist einer deiner Agenten nah genug für ein Duell?",
            "{who} porte {case}, avec {n} de vos secrets. Un de vos agents est-il assez près pour un duel ?",
        ), stolen),
        Tip((
            "You carry the {case}: {n} more {n|step|steps} home. Keep the others two cities away, or send an escort.",
            "Je draagt de {case}: nog {n} {n|stap|stappen} naar huis. Houd de anderen op twee steden afstand, of stuur gezelschap mee.",
            "Du trägst {case}: noch {n} {n|Schritt|Schritte} bis daheim. Halt die anderen zwei Städte fern, oder schick Begleitung mit.",
            "Vous portez {case} : encore {n} pas. Tenez les autres à deux villes, ou envoyez une escorte.",
        ), carrying),
        Tip((
            "Your best suitcase out there is the {case}, in {city}, with {n}. Walk straight to it, and everybody knows.",
            "De beste koffer die je nog hebt staan: {case} in {city}, met {n}. Loop er recht op af, en iedereen weet het.",
            "Dein bester Koffer da draußen: {case} in {city}, mit {n}. Gehst du geradewegs hin, wissen es alle.",
            "La meilleure de vos valises encore dehors : {case} à {city}, avec {n}. Y aller tout droit, c’est le dire à tous.",
        ), fetching),
        Tip((
            "Watch which suitcases the others leave alone: those may tick.",
            "Let op welke koffers de anderen laten staan: die zouden kunnen tikken.",
            "Achte darauf, welche Koffer die anderen stehen lassen: Die könnten ticken.",
            "Voyez quelles valises les autres laissent : elles font peut-être tic-tac.",
        ), always),
    ),
)
