"""What the coach of Spyfall says: how to ask and answer as an agent, how to blend in as the spy, and when to act."""

from collections.abc import Sequence

from games.contract.bot import Past
from games.contract.coach import Coach, Gaps, Tip
from games.contract.words import Words
from games.spyfall.places.poster import place_and_role, place_name
from games.spyfall.view import View

HEARD_ENOUGH = 5


def look(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return {} if view.table.phase == "looking" else None


def _talks(view: View, is_spy: bool) -> bool:
    return bool(view.card) and view.table.phase in ("talk", "last answer") and view.is_spy == is_spy


def _place(view: View, words: Words) -> str:
    return place_name(place_and_role(view.card)[0], words)


def agent_answers(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    if not _talks(view, False) or view.table.asked != view.seat:
        return None
    return {"who": names[view.table.asker], "place": _place(view, words)}


def spy_answers(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    if not _talks(view, True) or view.table.asked != view.seat:
        return None
    return {"who": names[view.table.asker]}


def agent_asks(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    fits = _talks(view, False) and view.table.asker == view.seat and view.table.asked < 0
    return {"place": _place(view, words)} if fits else None


def spy_asks(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    fits = _talks(view, True) and view.table.asker == view.seat and view.table.asked < 0
    return {} if fits else None


def spy_knows(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    many = len(view.table.asked_whom)
    return {"n": many} if _talks(view, True) and many >= HEARD_ENOUGH else None


def agent_knows(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    fits = _talks(view, False) and len(table.asked_whom) >= HEARD_ENOUGH and view.seat not in table.accused_by
    return {"n": len(table.asked_whom), "place": _place(view, words)} if fits else None


def voting(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    if table.phase != "vote" or view.seat in (table.accuser, table.accused):
        return None
    return {"who": names[table.accuser], "whom": names[table.accused]}


def accused(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    return {"who": names[table.accuser]} if table.phase in ("vote", "votes") and view.seat == table.accused else None


def naming(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return {} if view.table.phase in ("name", "discuss", "final") else None


def agent_listens(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return {"place": _place(view, words)} if _talks(view, False) else None


def spy_listens(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return {} if _talks(view, True) else None


COACH = Coach(
    ("Agents find the spy; the spy finds the place.", "Agenten zoeken de spion; de spion zoekt de locatie.",
     "Die Agenten suchen den Spion, der Spion sucht den Ort.", "Les agents cherchent l’espion, l’espion cherche le lieu."),
    (
        Tip((
            "New cards: look at yours before you start the clock.", "Nieuwe kaarten: bekijk de jouwe voor je de klok start.",
            "Neue Karten: Sieh dir deine an, bevor du die Uhr startest.", "Nouvelles cartes : regardez la vôtre avant de lancer l’horloge.",
        ), look),
        Tip((
            "{who} accuses you. One no from the others is enough to save you; stay calm.", "{who} beschuldigt je. Eén nee van de anderen is genoeg om je te redden; blijf rustig.",
            "{who} beschuldigt dich. Ein einziges Nein der anderen rettet dich; bleib ruhig.", "{who} vous accuse. Un seul non des autres suffit à vous sauver ; restez calme.",
        ), accused),
        Tip((
            "{who} accuses {whom}. Say yes only if you are sure: an innocent gives the spy 4 points.", "{who} beschuldigt {whom}. Zeg alleen ja als je zeker bent: een onschuldige geeft de spion 4 punten.",
            "{who} beschuldigt {whom}. Sag nur Ja, wenn du sicher bist: Ein Unschuldiger bringt dem Spion 4 Punkte.", "{who} accuse {whom}. Ne dites oui qu’en étant sûr de vous : un innocent donne 4 points à l’espion.",
        ), voting),
        Tip((
            "{who} wants to know whether you know the place: {place}. Show it, without saying anything the spy could use.", "{who} wil weten of jij deze locatie kent: {place}. Laat het merken, zonder iets te zeggen waar de spion wat aan heeft.",
            "{who} will wissen, ob du den Ort kennst: {place}. Zeig es, ohne etwas zu sagen, das dem Spion hilft.", "{who} veut savoir si vous connaissez le lieu : {place}. Montrez-le, sans rien dire qui serve à l’espion.",
        ), agent_answers),
        Tip((
            "{who} asks you, and you don’t know where you are. An answer from the middle fits most places.", "{who} vraagt jou iets, en jij weet niet waar je bent. Een antwoord uit het midden past bijna overal.",
            "{who} fragt dich, und du weißt nicht, wo du bist. Eine mittlere Antwort passt fast überall.", "{who} vous interroge, et vous ignorez où vous êtes. Une réponse moyenne convient presque partout.",
        ), spy_answers),
        Tip((
            "{n} questions are out. Does one place fit all the answers? Come forward before they come for you.", "Er zijn {n} vragen gesteld. Past één locatie bij alle antwoorden? Onthul jezelf voordat ze jou pakken.",
            "{n} Fragen sind gestellt. Passt ein Ort zu allen Antworten? Enttarne dich, bevor sie dich erwischen.", "{n} questions posées. Un lieu convient-il à toutes les réponses ? Dévoilez-vous avant d’être pris.",
        ), spy_knows),
        Tip((
            "Ask what most of them can answer, and listen for what gives the place away.", "Vraag iets wat de meesten kunnen beantwoorden, en luister naar wat de locatie verraadt.",
            "Frag, was die meisten beantworten können, und hör heraus, was den Ort verrät.", "Posez une question à laquelle la plupart peuvent répondre, et guettez l’indice.",
        ), spy_asks),
        Tip((
            "Ask something that only somebody here can answer ({place}), without naming the place.", "Vraag iets wat je alleen hier kunt weten ({place}), zonder de locatie te noemen.",
            "Frag etwas, das man nur hier wissen kann ({place}), ohne den Ort zu nennen.", "Demandez ce qu’on ne peut savoir qu’ici ({place}), sans nommer le lieu.",
        ), agent_asks),
        Tip((
            "Whose answers do not fit: {place}? You have one accusation, and it needs everybody’s yes.", "Wie gaf antwoorden die niet kloppen bij: {place}? Je hebt één beschuldiging, en iedereen moet ja zeggen.",
            "Wessen Antworten passen nicht zu: {place}? Du hast eine Beschuldigung, und alle müssen Ja sagen.", "Qui a donné des réponses qui ne vont pas avec : {place} ? Vous avez une accusation, et il faut le oui de tous.",
        ), agent_knows),
        Tip((
            "Time is up: agree on one suspect, or the spy gets away with 2 points.", "De tijd is om: word het eens over één verdachte, anders ontkomt de spion met 2 punten.",
            "Die Zeit ist um: Einigt euch auf eine Person, sonst entkommt der Spion mit 2 Punkten.", "Temps écoulé : accordez-vous sur un suspect, sinon l’espion s’échappe avec 2 points.",
        ), naming),
        Tip((
            "Cross off on your poster what the answers rule out.", "Streep op je poster weg wat door de antwoorden afvalt.", "Streich auf deinem Plakat durch, was die Antworten ausschließen.", "Rayez sur votre affiche ce que les réponses excluent.",
        ), spy_listens),
        Tip((
            "Compare every answer with the place ({place}): the spy can only guess.", "Vergelijk elk antwoord met de locatie ({place}): de spion kan alleen maar gokken.",
            "Vergleich jede Antwort mit dem Ort ({place}): Der Spion kann nur raten.", "Comparez chaque réponse au lieu ({place}) : l’espion ne peut que deviner.",
        ), agent_listens),
    ),
)
