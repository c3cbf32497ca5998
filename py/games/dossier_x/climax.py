"""The great moments of Dossier X: a kill, the end of a challenge, and the dossier that comes home."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract.climax import Climax
from games.contract.picks import Words
from games.dossier_x.art.cast import LOOKS
from games.dossier_x.challenge import CONCEDE, GIVE_UP
from games.dossier_x.picks import agent_name, city_name
from games.dossier_x.table import Table
from games.drawing.limelight import mover, stage
from games.drawing.svg import circle, path, use
from games.map.figures import token
from games.map.lights import colour
from games.money.battle import Bidder, battle
from games.money.bidding import NOBODY
from table.events import Event
from table.needs import Seat


def climax(
    before: Table, event: Event, after: Table, words: Words, names: Sequence[str], you: Seat | None = None
) -> Climax | None:
    if after.winner != NOBODY == before.winner:
        return _home(after, words, names)
    match event.value:
        case ("kill", str(killer), str(victim)) if event.kind == "choose" and event.seat is not None:
            return _kill(before, killer, victim, words, names[event.seat])
    if before.phase == "duel" and event.value in (CONCEDE, GIVE_UP):
        return _challenge(before, event.value == CONCEDE, words, names)
    return None


def _agent(agent: str, size: float) -> str:
    return token(f"dx-token-{agent}", size)


# A kill (DX-2.3): who falls. --------------------------------------------------------------------------------


def _kill(before: Table, killer: str, victim: str, words: Words, who: str) -> Climax:
    both = {"killer": agent_name(killer, words), "victim": agent_name(victim, words)}
    title = words("dossier_x.climax.kill", **both)
    said = words("dossier_x.climax.kill.text", name=who, city=city_name(before.place_of(killer), words), **both)
    return Climax(title, said, tuple(_shot(killer, victim, at) for at in range(3)), sound="shot", tone="bad")


def _shot(killer: str, victim: str, at: int) -> str:
    """They stand face to face; it flashes; one falls."""
    spark = path("M0-34L8-10 34-18 14 0 34 18 8 10 0 34-8 10-34 18-14 0-34-18-8-10Z", "#fff1c4")
    flash = circle(0, 0, 46, "#ffe27a", opacity=".3") + spark
    return stage(
        mover("killer", _agent(killer, 3), 120, 178, 1.08 if at == 1 else 1),
        mover("flash", flash, 222, 178, 1 if at == 1 else 0.3, shown=1 if at == 1 else 0),
        mover("victim", _agent(victim, 3), 356 + 18 * (at == 2), (178, 178, 236)[at], (1, 1, 0.86)[at], (0, 10, 98)[at],
            shown=0.7 if at == 2 else 1),
    )  # fmt: skip


# The end of a challenge (DX-3.5): the two side by side. -----------------------------------------------------


def _challenge(before: Table, is_conceded: bool, words: Words, names: Sequence[str]) -> Climax:
    mover_, bout, agent = before.active, before.bout, before.action.agent
    challenger = next(seat for seat in bout.inside if seat != mover_)
    says, tint = words("bids.amount", n=bout.amount), colour(LOOKS[agent].tint)
    bidders = (
        Bidder(names[mover_], 0 if is_conceded else bout.amount, "" if is_conceded else says, not is_conceded, tint),
        Bidder(names[challenger], bout.amount, says, is_conceded, tint),
    )
    title = words(
        "dossier_x.climax.challenge", name=names[challenger], mover=names[mover_], agent=agent_name(agent, words)
    )
    loser = names[mover_ if is_conceded else challenger]
    said = [words("dossier_x.say.concede" if is_conceded else "dossier_x.say.give_up", name=loser, n=bout.amount)]
    if is_conceded and before.action.kind == "kill":
        said.append(words("dossier_x.say.void_kill", agent=agent_name(before.action.victim, words)))
    elif is_conceded:
        back = {"agent": agent_name(agent, words), "city": city_name(before.action.start, words)}
        said.append(words("dossier_x.say.void", **back))
    else:
        said.append(words("dossier_x.say.turned", name=loser))
    return Climax(title, " ".join(said), battle(bidders, _agent(agent, 2)), sound="seal")


# The dossier comes home (DX-4.1). ---------------------------------------------------------------------------


def _home(after: Table, words: Words, names: Sequence[str]) -> Climax:
    name, action = names[after.winner], after.action
    said = words(
        "dossier_x.climax.home.text", agent=agent_name(action.agent, words), city=city_name(action.to, words)
    )
    frames = tuple(_arrival(action.agent, action.to, at) for at in range(3))
    return Climax(words("dossier_x.say.won", name=name), said, frames, sound="win", tone="good")


def _arrival(agent: str, city: str, at: int) -> str:
    rays = "".join(path(f"M240 190L{x} -20L{x + 34} -20Z", "#ffe9b8", opacity=".22") for x in range(40, 440, 62))
    return stage(
        mover("glow", rays, 0, 0, shown=1 if at == 2 else 0),
        mover("medal", use(f"atlas-landmark-{city}", -30, -30, 60, 60), 240, 70, 1.6 if at == 2 else 1.2),
        mover("agent", _agent(agent, 2.8), 90 + 75 * at, 190, slow=True),
        mover("dossier", use("dx-dossier", -30, -23, 60, 46), 90 + 75 * at, 268, 1.5, slow=True),
    )


CLIMAX = climax
