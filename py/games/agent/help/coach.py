"""What the coach of Agent says: where the suitcase is, who is close to home with it, and what your bribes are good for."""

from collections.abc import Sequence

from games.agent.bot.prospects import way_home
from games.agent.picks import city_name, the_spy, whom
from games.agent.table import Scene, Table
from games.agent.world import HOMES
from games.contract.bot import Past
from games.contract.coach import Coach, Gaps, Tip, always
from games.contract.words import Words
from games.money.purse import View

NEAR = 2


def nearest(scene: Scene) -> str:
    """The spy that is soonest home with the suitcase."""
    return min(scene.spies, key=lambda spy: way_home(scene, spy))


def paid(view: View[Table], spy: str) -> int:
    return view.purse.amount(spy) if view.purse else 0


def favourite(view: View[Table]) -> str:
    return max(view.table.now.spies, key=lambda spy: paid(view, spy))


def planning(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return {} if view.table.phase in ("plans", "bribe") else None


def objections(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    """Shall one object to what another has just done?"""
    table = view.table
    if table.phase not in ("objections", "claims") or table.active == view.seat:
        return None
    spy = table.action.spy
    return {"who": names[table.active], "spy": whom(spy, words), "n": paid(view, spy)} if paid(view, spy) else None


def bluffing(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    if table.phase != "objections" or table.active == view.seat:
        return None
    return {"who": names[table.active], "spy": whom(table.action.spy, words)}


def opposed(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return _opposed(view, words, names) if paid(view, view.table.action.spy) else None


def bare(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return _opposed(view, words, names)


def _opposed(view: View[Table], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    if table.phase != "objection" or table.active != view.seat:
        return None
    return {"who": names[table.objector], "spy": whom(table.action.spy, words), "n": paid(view, table.action.spy)}


def bidding(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    table = view.table
    if table.phase != "auction" or not paid(view, table.auction.spy):
        return None
    return {"spy": whom(table.auction.spy, words), "n": paid(view, table.auction.spy)}


def silent(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return {"spy": whom(view.table.auction.spy, words)} if view.table.phase == "auction" else None


def almost_home(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    scene = view.table.now
    spy = nearest(scene)
    if view.table.phase not in ("turn", "end of turn") or way_home(scene, spy) > NEAR:
        return None
    return {"spy": the_spy(spy, words), "home": city_name(HOMES[spy], words), "n": paid(view, spy)}


def own_turn(view: View[Table], past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    if view.table.phase != "turn" or view.table.active != view.seat:
        return None
    spy = favourite(view)
    if not paid(view, spy):
        return None
    return {"spy": whom(spy, words), "n": paid(view, spy), "case": city_name(view.table.now.suitcase, words)}


COACH = Coach(
    ("Have a spy you have bribed bring the suitcase home.", "Laat een spion die jij hebt omgekocht de koffer thuisbrengen.",
     "Lass einen von dir bestochenen Spion den Koffer heimbringen.", "Faites rapporter la valise par un espion que vous avez soudoyé."),
    (
        Tip((
            "Spread your bribes over two spies, and keep some money: what you pay later can surprise everybody.",
            "Verdeel je geld over twee spionnen en houd wat over: wat je later betaalt, kan iedereen verrassen.",
            "Verteil dein Geld auf zwei Spione und behalt etwas zurück: Was du später zahlst, kann alle überraschen.",
            "Répartissez votre argent entre deux espions et gardez-en : ce que vous payez plus tard peut surprendre tout le monde.",
        ), planning),
        Tip((
            "{who} has moved {spy}, on whom you have {n}. If that hurts you, object: you can back it up.",
            "{who} heeft {spy} verzet, op wie jij {n} hebt. Stoort je dat, maak dan bezwaar: jij kunt het waarmaken.",
            "{who} hat {spy} bewegt, für den du {n} gezahlt hast. Stört dich das, erheb Einspruch: Du kannst mithalten.",
            "{who} a déplacé {spy}, sur qui vous avez misé {n}. Si cela vous gêne, opposez-vous : vous avez de quoi tenir.",
        ), objections),
        Tip((
            "{who} has moved {spy}. You have paid nothing there: an objection would be a bluff, and may still work.",
            "{who} heeft {spy} verzet. Jij hebt daar niets betaald: bezwaar maken is dan bluf, maar het kan lukken.",
            "{who} hat {spy} bewegt. Du hast dort nichts gezahlt: Ein Einspruch wäre ein Bluff, aber er kann gelingen.",
            "{who} a déplacé {spy}. Vous n’y avez rien misé : une objection serait un bluff, qui peut marcher.",
        ), bluffing),
        Tip((
            "{who} objects, and it is about {spy}: you have {n} there. Insist only if you think that is more.",
            "{who} maakt bezwaar, en het gaat om {spy}: daar heb jij {n}. Houd alleen vol als je denkt dat dat meer is.",
            "{who} erhebt Einspruch. Es geht um {spy}: Dort hast du {n}. Besteh nur darauf, wenn du glaubst, dass das mehr ist.",
            "{who} s’oppose. Il s’agit de {spy} : vous y avez {n}. N’insistez que si vous pensez avoir plus.",
        ), opposed),
        Tip((
            "{who} objects, and it is about {spy}. You have paid nothing there: to insist would be pure bluff.",
            "{who} maakt bezwaar, en het gaat om {spy}. Jij hebt daar niets betaald: volhouden is pure bluf.",
            "{who} erhebt Einspruch. Es geht um {spy}: Dort hast du nichts gezahlt, darauf zu bestehen wäre reiner Bluff.",
            "{who} s’oppose. Il s’agit de {spy} : vous n’y avez rien misé, insister serait du pur bluff.",
        ), bare),
        Tip((
            "You have {n} on {spy}. Name little at first: what you say, everybody remembers.",
            "Jij hebt {n} op {spy}. Begin laag: wat je noemt, onthoudt iedereen.",
            "Du hast {n} auf {spy}. Fang niedrig an: Was du nennst, merken sich alle.",
            "Vous avez {n} sur {spy}. Commencez bas : ce que vous annoncez, tous s’en souviendront.",
        ), bidding),
        Tip((
            "It is about {spy}, and you have nothing there: drop out, and note what the others say.",
            "Het gaat om {spy}, en jij hebt daar niets: val af, en onthoud wat de anderen noemen.",
            "Es geht um {spy}, und du hast dort nichts: Steig aus, und merk dir, was die anderen nennen.",
            "Il s’agit de {spy}, et vous n’y avez rien : retirez-vous, et retenez ce que disent les autres.",
        ), silent),
        Tip((
            "{spy} could be home in {home} soon. You have {n} there: is that enough, or must you stop it?",
            "{spy} kan al gauw thuis zijn in {home}. Jij hebt daar {n}: is dat genoeg, of moet je ingrijpen?",
            "{spy} könnte bald daheim in {home} sein. Du hast dort {n}: Reicht das, oder musst du eingreifen?",
            "{spy} pourrait bientôt rentrer à {home}. Vous y avez {n} : est-ce assez, ou faut-il l’arrêter ?",
        ), almost_home),
        Tip((
            "The suitcase is in {case}. Most of your money is on {spy}: {n}. Move there, but not every turn, or everybody will see it.",
            "De koffer is in {case}. Het meeste geld heb je op {spy}: {n}. Verzet die, maar niet elke beurt, anders ziet iedereen het.",
            "Der Koffer ist in {case}. Am meisten hast du auf {spy} gesetzt: {n}. Zieh dort, aber nicht jedes Mal, sonst merken es alle.",
            "La valise est à {case}. Vous avez surtout misé sur {spy} : {n}. Avancez-le, mais pas à chaque tour, ou tous comprendront.",
        ), own_turn),
        Tip((
            "Listen to the amounts: nobody may name more than they have paid.",
            "Luister naar de bedragen: niemand mag meer noemen dan hij betaald heeft.",
            "Achte auf die Beträge: Niemand darf mehr nennen, als er gezahlt hat.",
            "Écoutez les montants : nul ne peut annoncer plus qu’il n’a payé.",
        ), always),
    ),
)
