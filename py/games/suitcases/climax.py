"""The great moments of Suitcases: a duel, and a suitcase that comes home and is opened."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract.climax import Climax
from games.contract.picks import Words, listing
from games.drawing.limelight import mover, name_at, spread, stage, turned, words_at
from games.drawing.svg import path, use
from games.map.figures import token
from games.suitcases.picks import agent_label, capital, case_label, contents_label, place_label, whose_agent
from games.suitcases.table import BOMB, Duel, Table
from table.events import Event
from table.needs import Seat

# Where the two stand, and where their cards lie.
ATTACKER, FOE, FEET = 96, 384, 196


def climax(
    before: Table, event: Event, after: Table, words: Words, names: Sequence[str], you: Seat | None = None
) -> Climax | None:
    if len(after.fought) > len(before.fought):
        return _duel(before, after.fought[-1], words, names)
    if event.kind == "open" and before.phase == "home":
        return _home(before, str(event.value), words, names)
    if event.kind == "choose" and before.phase == "bomb":
        return _bomb(before, tuple(event.value), words, names)  # type: ignore[arg-type]
    return None


# A duel (SC-4): both cards, and who falls. ------------------------------------------------------------------


def _duel(before: Table, duel: Duel, words: Words, names: Sequence[str]) -> Climax:
    one, two = (names[before.seat_of(agent)] for agent in (duel.attacker, duel.foe))
    winner = duel.attacker if duel.attacker_wins else duel.foe
    pair = {"winner": winner, "loser": duel.loser}
    both = {what: whose_agent(before, agent, words, names) for what, agent in pair.items()}
    said = [
        words(
            "suitcases.say.duel",
            city=place_label(duel.city, words),
            name=one,
            n=duel.cards[0],
            other=two,
            m=duel.cards[1],
        ),
        words("suitcases.say.kill" if duel.is_deadly else "suitcases.say.sent_back", **both),
    ]
    title = words("suitcases.climax.duel", name=one, other=two)
    frames = tuple(_fight(duel, one, two, words, at) for at in range(3))
    return Climax(title, " ".join(map(capital, said)), frames, sound="shot" if duel.is_deadly else "card")


def _fight(duel: Duel, one: str, two: str, words: Words, at: int) -> str:
    """Three frames: both stand there with a closed card; the cards are shown; one falls, or runs."""
    cards = "".join(
        turned(
            f"card-{side}",
            use(f"sc-card-{n}", -50, -70, 100, 140),
            use("sc-card-back", -50, -70, 100, 140),
            x,
            150,
            at > 0,
            0.86,
        )
        for side, n, x in ((0, duel.cards[0], 190), (1, duel.cards[1], 290))
    )
    return stage(
        _fighter(duel.attacker, ATTACKER, -1, duel, at),
        _fighter(duel.foe, FOE, 1, duel, at),
        cards,
        name_at(ATTACKER, 84, one),
        name_at(FOE, 84, two),
    )


def _fighter(agent: str, x: float, side: int, duel: Duel, at: int) -> str:
    figure = token(f"sc-token-{agent}", 2.9)
    if at < 2 or agent != duel.loser:
        return mover(agent, figure, x, FEET if at < 2 else FEET - 12, 1 if at < 2 else 1.12)
    if duel.is_deadly:
        return mover(agent, figure, x + 14 * side, FEET + 46, 0.86, turn=96 * side, shown=0.75)
    return mover(agent, figure, x + 44 * side, FEET - 18, 0.6, turn=12 * side, shown=0.8)


# A suitcase comes home (SC-5): it opens, and its contents rise out of it. -----------------------------------


def _home(before: Table, contents: str, words: Words, names: Sequence[str]) -> Climax:
    case, is_bomb = before.carried_by(before.walker), contents == BOMB
    name = names[before.active]
    said = words(
        "suitcases.say.home", name=name, case=case_label(case, words), contents=contents_label(contents, words)
    )
    title = words("suitcases.climax.home", name=name)
    frames = tuple(_opening(case, contents, at) for at in range(3))
    return Climax(
        title, capital(said), frames, sound="shot" if is_bomb else "safe", tone="bad" if is_bomb else "good"
    )


def _opening(case: str, contents: str, at: int) -> str:
    """It stands there closed; it shakes, and light comes out; the contents stand above it."""
    rays = "".join(path(f"M240 190L{x} -20L{x + 34} -20Z", "#ffe9b8", opacity=".22") for x in range(40, 440, 62))
    inside = use(f"sc-contents-{contents}", -50, -70, 100, 140)
    glow = mover("glow", rays, 0, 0, shown=1 if at else 0)
    card = mover(
        "inside", inside, 240, 106 if at == 2 else 214, 1.28 if at == 2 else 0.5, shown=1 if at == 2 else 0, slow=True
    )
    suitcase = mover("case", use(f"sc-case-{case}", -30, -24, 60, 48), 240, 252, 2, turn=(0, -5, 0)[at])
    return stage(glow, card, suitcase)


# The bomb (SC-5.3): who is lost. ----------------------------------------------------------------------------


def _bomb(before: Table, lost: tuple[str, ...], words: Words, names: Sequence[str]) -> Climax:
    name = names[before.active]
    agents = listing([agent_label(agent, words) for agent in lost], words)
    said = words("suitcases.say.lost", name=name, agents=agents)
    frames = tuple(_loss(lost, at) for at in range(2))
    return Climax(
        words("suitcases.climax.lost", name=name, n=len(lost)), capital(said), frames, sound="shot", tone="bad"
    )


def _loss(lost: Sequence[str], at: int) -> str:
    fallen = (
        mover(
            agent,
            token(f"sc-token-{agent}", 2),
            x,
            176 + (30 if at else 0),
            turn=(-1) ** n * 80 if at else 0,
            shown=0.7 if at else 1,
            slow=True,
        )
        for n, (agent, x) in enumerate(zip(lost, spread(len(lost)), strict=True))
    )
    blast = mover("blast", use("sc-contents-bomb", -50, -70, 100, 140), 240, 84, 0.9 if at else 0.7)
    return stage(blast, *fallen, words_at(240, 308, f"−{len(lost)}", "amount loss"))


CLIMAX = climax
