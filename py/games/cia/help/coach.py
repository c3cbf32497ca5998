"""What the coach of CIA says: whose agent profits, who is near 42, and where the safe lies for you."""

from collections.abc import Mapping, Sequence

from games.cia.table import CHURCH, FINISH, RING, RUIN, Table
from games.cia.view import View
from games.contract.bot import Past
from games.contract.coach import Coach, Gaps, Tip
from games.contract.words import Words

NEAR_THE_END = 8


def away(table: Table, agent: str) -> int:
    return (table.safe - table.place_of(agent)) % RING or RING


def gaps_of(view: View, words: Words) -> Mapping[str, object]:
    table, mine = view.table, view.mine[0]
    ahead = max((one for one in table.agents if one not in view.mine), key=table.score_of)
    return {
        "mine": words(f"cia.agent.{mine}"), "points": table.score_of(mine), "steps": away(table, mine),
        "ahead": words(f"cia.agent.{ahead}"), "most": table.score_of(ahead),
        "left": FINISH - table.score_of(ahead), "short": FINISH - table.score_of(mine),
    }  # fmt: skip


def is_mine(view: View, past: Sequence[Past], phases: tuple[str, ...] = ("move",)) -> bool:
    """Does this seat walk, or move the safe?"""
    return bool(view.mine) and view.table.phase in phases and view.seat == view.table.active


def just_walked(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    """Somebody else has just walked this seat's agent into the ruin or away from the safe."""
    if not view.mine or view.table.phase not in ("roll", "move") or not past:
        return None
    before, event = next(((t, e) for t, e in reversed(past) if e.kind == "choose"), past[-1])
    if event.seat in (None, view.seat) or not isinstance(before, Table) or before.phase != "move":
        return None
    mine = view.mine[0]
    if view.table.place_of(mine) != RUIN or before.place_of(mine) == RUIN:
        return None
    return {**gaps_of(view, words), "who": names[event.seat or 0]}


def in_ruin(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    fits = is_mine(view, past) and view.table.place_of(view.mine[0]) == RUIN
    return gaps_of(view, words) if fits else None


def rival_ends_it(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    if not view.mine or view.table.phase not in ("move", "roll", "safe"):
        return None
    gaps = gaps_of(view, words)
    return gaps if int(str(gaps["left"])) <= NEAR_THE_END and view.table.score_of(view.mine[0]) < int(str(gaps["most"])) else None


def in_reach(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    if not is_mine(view, past) or not view.table.die:
        return None
    most = 3 if view.table.die == "1-3" else int(view.table.die)
    return gaps_of(view, words) if away(view.table, view.mine[0]) <= most else None


def too_far_ahead(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    if not is_mine(view, past):
        return None
    gaps = gaps_of(view, words)
    return gaps if view.table.score_of(view.mine[0]) >= int(str(gaps["most"])) + 8 else None


def moves_safe(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return gaps_of(view, words) if view.mine and view.table.phase == "safe" else None


def in_church(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    fits = is_mine(view, past) and view.table.place_of(view.mine[0]) == CHURCH
    return gaps_of(view, words) if fits else None


def walking(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return gaps_of(view, words) if is_mine(view, past, ("move", "roll")) else None


def watching(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    fits = view.mine and view.table.phase in ("move", "roll", "ask", "round")
    return gaps_of(view, words) if fits and any(view.table.score_of(one) for one in view.table.agents) else None


def early(view: View, past: Sequence[Past], words: Words, names: Sequence[str]) -> Gaps | None:
    return {} if view.mine and view.table.phase in ("move", "roll", "ask", "round") else None


COACH = Coach(
    ("Get your agent to 42 without being found out.", "Breng je agent naar 42 zonder dat het opvalt.",
     "Bring deinen Agenten auf 42, ohne aufzufallen.", "Menez votre agent à 42 sans vous faire démasquer."),
    (
        Tip((
            "{who} has just walked {mine} into the ruin: a scoring there costs 3 points. Bad luck, or have you been found out?",
            "{who} heeft {mine} net de bouwval in gestuurd: een telling daar kost 3 punten. Pech, of heeft iemand je door?",
            "{who} hat {mine} eben in die Ruine geführt: Eine Wertung dort kostet 3 Punkte. Pech, oder hat man dich durchschaut?",
            "{who} vient de mener {mine} à la ruine : un décompte y coûte 3 points. Malchance, ou vous a-t-on percé à jour ?",
        ), just_walked),
        Tip((
            "{ahead} has {most} and needs only {left} more. Before the next scoring, get {ahead} into the church or the ruin.",
            "{ahead} heeft {most} en hoeft er nog maar {left}. Zorg dat {ahead} voor de volgende telling in de kerk of de bouwval staat.",
            "{ahead} hat {most}, es fehlen nur noch {left}. Bring {ahead} vor der nächsten Wertung in die Kirche oder die Ruine.",
            "{ahead} a {most} points, il n’en manque que {left}. Avant le prochain décompte, menez {ahead} à l’église ou à la ruine.",
        ), rival_ends_it),
        Tip((
            "{mine} stands in the ruin, where a scoring costs 3 points. Walk out, and take somebody else along.",
            "{mine} staat in de bouwval, waar een telling 3 punten kost. Loop eruit, en neem nog iemand mee.",
            "{mine} steht in der Ruine, wo eine Wertung 3 Punkte kostet. Geh hinaus, und nimm noch jemanden mit.",
            "{mine} est dans la ruine, où un décompte coûte 3 points. Sortez, et emmenez quelqu’un d’autre.",
        ), in_ruin),
        Tip((
            "{mine} can reach the safe, {steps} {steps|step|steps} away. Everybody scores then, so look first who else stands well.",
            "{mine} kan bij de kluis komen: nog {steps} {steps|stap|stappen}. Dan scoort iedereen, dus kijk eerst wie er nog goed staat.",
            "{mine} kommt bis zum Tresor: noch {steps} {steps|Schritt|Schritte}. Dann punkten alle, also sieh erst, wer sonst noch gut steht.",
            "{mine} peut atteindre le coffre, à {steps} pas. Tous marquent alors : voyez d’abord qui d’autre est bien placé.",
        ), in_reach),
        Tip((
            "{mine} is well ahead, and that gets noticed. Help another agent for a turn.",
            "{mine} ligt ver voor, en dat valt op. Help een beurt lang een andere agent.",
            "{mine} liegt weit vorn, und das fällt auf. Hilf einen Zug lang einem anderen Agenten.",
            "{mine} est loin devant, et cela se voit. Aidez un autre agent pendant un tour.",
        ), too_far_ahead),
        Tip((
            "The safe is cracked: {mine} has {points}. Put it where {mine} gets sooner than {ahead}.",
            "De kluis is gekraakt: {mine} heeft {points}. Zet hem waar {mine} eerder komt dan {ahead}.",
            "Der Tresor ist geknackt: {mine} hat {points}. Stell ihn dorthin, wo {mine} früher ist als {ahead}.",
            "Le coffre est percé : {mine} a {points} {points|point|points}. Placez-le là où {mine} arrivera avant {ahead}.",
        ), moves_safe),
        Tip((
            "{mine} stands in the church, which gives nothing. The houses beyond it count up from 1.",
            "{mine} staat in de kerk, en die geeft niets. De gebouwen erna tellen op vanaf 1.",
            "{mine} steht in der Kirche, die nichts bringt. Die Häuser dahinter zählen von 1 aufwärts.",
            "{mine} est dans l’église, qui ne rapporte rien. Après elle, les maisons comptent à partir de 1.",
        ), in_church),
        Tip((
            "{mine} has {points} of 42, and the safe is {steps} {steps|step|steps} away. Move two agents, so that nobody sees which one is yours.",
            "{mine} heeft {points} van de 42, en de kluis is {steps} {steps|stap|stappen} ver. Verzet er twee, dan ziet niemand welke van jou is.",
            "{mine} hat {points} von 42, der Tresor ist {steps} {steps|Schritt|Schritte} entfernt. Zieh zwei, dann sieht niemand, welcher dir gehört.",
            "{mine} a {points} {points|point|points} sur 42, le coffre est à {steps} pas. Déplacez deux agents : nul ne saura lequel est le vôtre.",
        ), walking),
        Tip((
            "Watch who helps whom: {ahead} leads with {most}, and somebody will want that.",
            "Let op wie wie helpt: {ahead} ligt voor met {most}, en iemand wil dat graag.",
            "Achte darauf, wer wem hilft: {ahead} führt mit {most}, und jemandem ist das recht.",
            "Observez qui aide qui : {ahead} mène avec {most}, et cela arrange quelqu’un.",
        ), watching),
        Tip((
            "Watch who helps whom: that is how agents give themselves away.",
            "Let op wie wie helpt: zo verraden agenten zich.",
            "Achte darauf, wer wem hilft: So verraten sich Agenten.",
            "Observez qui aide qui : c’est ainsi que les agents se trahissent.",
        ), early),
    ),
)
