"""What speaks for a move in Agent: the way home, the money you have there, and how others could answer."""

from collections.abc import Iterator, Sequence

from games.agent.bot.prospects import way_home
from games.agent.picks import scene_after, the_spy, whom
from games.agent.table import Table
from games.agent.turn import action_of
from games.contract.bot import Sight
from games.contract.reasons import Point, Reasons
from games.contract.words import Row, Words, fill
from games.money.purse import View
from table.events import Move

NEARER: Row = (
    "{spy} then needs {n} {n|turn|turns} to bring the suitcase home.", "{spy} heeft dan nog {n} {n|beurt|beurten} nodig om de koffer thuis te brengen.",
    "{spy} braucht dann noch {n} {n|Zug|Züge}, um den Koffer heimzubringen.", "Il faut alors {n} {n|tour|tours} à {spy} pour rapporter la valise.",
)
FURTHER: Row = (
    "It takes {spy} away from the suitcase and from home.", "Het haalt {spy} weg van de koffer en van huis.",
    "Es bringt {spy} weg vom Koffer und von daheim.", "Cela éloigne {spy} de la valise et de chez lui.",
)
BACKED: Row = (
    "You have {n} on {spy}, so you can hold out if somebody objects.", "Je hebt {n} op {spy}, dus je kunt volhouden als er bezwaar komt.",
    "Du hast {n} auf {spy} und kannst standhalten, wenn jemand Einspruch erhebt.", "Vous avez {n} sur {spy} : vous pouvez tenir en cas d’objection.",
)
NAKED: Row = (
    "You have nothing on {spy}: anybody who has can stop it.", "Je hebt niets op {spy}: wie daar wel geld heeft, houdt het tegen.",
    "Du hast nichts auf {spy}: Wer dort gezahlt hat, kann es verhindern.", "Vous n’avez rien sur {spy} : qui a payé peut vous arrêter.",
)
STOPS: Row = (
    "It puts {spy} out of the game.", "Het zet {spy} buitenspel.", "Es nimmt {spy} aus dem Spiel.", "Cela met {spy} hors jeu.",
)
SECRET: Row = (
    "Nobody learns how much it was, or on whom.", "Niemand komt te weten hoeveel het was, of op wie.",
    "Niemand erfährt, wie viel es war und auf wen.", "Nul ne saura combien, ni sur qui.",
)
COSTS: Row = (
    "It costs a turn, and money that never comes back.", "Het kost een beurt, en geld dat nooit terugkomt.",
    "Es kostet einen Zug, und Geld, das nie zurückkommt.", "Cela coûte un tour, et un argent qui ne revient pas.",
)
CAN_BACK: Row = (
    "You have {n} on {spy}: enough to be believed.", "Je hebt {n} op {spy}: genoeg om geloofd te worden.",
    "Du hast {n} auf {spy}: genug, um glaubhaft zu sein.", "Vous avez {n} sur {spy} : de quoi être crédible.",
)
BLUFF: Row = (
    "You have nothing on {spy}, but nobody knows that.", "Je hebt niets op {spy}, maar dat weet niemand.",
    "Du hast nichts auf {spy}, aber das weiß niemand.", "Vous n’avez rien sur {spy}, mais nul ne le sait.",
)
LITTLE: Row = (
    "You have only {n} on {spy}: somebody else may well have more.", "Je hebt maar {n} op {spy}: iemand anders heeft misschien meer.",
    "Du hast nur {n} auf {spy}: Jemand anders hat vielleicht mehr.", "Vous n’avez que {n} sur {spy} : un autre a peut-être plus.",
)
NOTHING: Row = (
    "You have nothing on {spy}, and others may.", "Je hebt niets op {spy}, en anderen misschien wel.",
    "Du hast nichts auf {spy}, andere vielleicht schon.", "Vous n’avez rien sur {spy}, d’autres peut-être.",
)
SILENT: Row = (
    "It tells nobody what you have paid.", "Het verraadt niemand wat jij betaald hebt.", "Es verrät niemandem, was du gezahlt hast.", "Cela ne révèle à personne ce que vous avez payé.",
)

YES = ("object", "insist", "claim", "stand", "stay")
ENOUGH = 500


def points(sight: Sight, move: Move, words: Words, names: Sequence[str]) -> tuple[Point, ...]:
    return tuple(_points(sight.view, move, words))


def _points(view: View[Table], move: Move, words: Words) -> Iterator[Point]:
    table = view.table
    action = action_of(table.now, move.value) if table.phase == "turn" else None
    if action:
        spy, n = action.spy, _paid(view, action.spy)
        before, after = way_home(table.now, spy), way_home(scene_after(table.now, move.value), spy)
        if after < before:
            weight = (before - after) * (2 if n else 0.5) + 3 / (1 + after)
            yield Point(weight, fill(NEARER, words, spy=the_spy(spy, words), n=max(1, round(after))))
        elif n:
            yield Point(-1.5, fill(FURTHER, words, spy=whom(spy, words)))
        yield Point(1.5 if n else -1, fill(BACKED if n else NAKED, words, spy=whom(spy, words), n=n))
        if action.victim:
            good = not _paid(view, action.victim)
            yield Point(2.5 if good else -2.5, fill(STOPS, words, spy=whom(action.victim, words)))
    elif table.phase in ("turn", "plans", "bribe"):
        if table.phase != "turn" or move.value == "bribe":
            yield Point(1, fill(SECRET, words))
        yield Point(-0.5, fill(COSTS, words))
    elif table.action.spy:
        spy = table.auction.spy if table.phase == "auction" else table.action.spy
        n, is_loud = _paid(view, spy), move.value in YES or isinstance(move.value, int)
        row = (CAN_BACK if n else BLUFF) if is_loud else (NOTHING if not n else LITTLE if n < ENOUGH else SILENT)
        yield Point(1, fill(row, words, spy=whom(spy, words), n=n))


def _paid(view: View[Table], spy: str) -> int:
    return view.purse.amount(spy) if view.purse else 0


def lights(view: View[Table], move: Move) -> tuple[str, ...]:
    action = action_of(view.table.now, move.value) if view.table.phase == "turn" else None
    if action is None:
        return ()
    return (f"agent:{action.spy}", f"city:{action.to}", *((f"agent:{action.victim}",) if action.victim else ()))


REASONS = Reasons(points, lights)
