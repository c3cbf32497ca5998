"""The great moments of CIA: a scoring, and the cards that are turned over at the end."""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub

from games.cia.art.colours import BRASS, CREAM, colour
from games.cia.say import SCORED, score_before
from games.cia.table import FINISH, NOBODY, Table
from games.contract.climax import Climax
from games.contract.picks import Words
from games.drawing.limelight import mover, name_at, stage, turned, words_at
from games.drawing.svg import circle, line, path, rect, use
from table.events import Event
from table.needs import Seat

# The track of each agent, from start to finish.
START, HOME, TOP, LOW = 70, 376, 92, 306


def climax(
    before: Table, event: Event, after: Table, words: Words, names: Sequence[str], you: Seat | None = None
) -> Climax | None:
    if after.triggering and after.phase in SCORED and before.phase not in SCORED:
        return _scoring(score_before(before, event), after, words)
    if after.owners and None not in after.owners and None in before.owners:
        return _reveal(after, words, names)
    return None


# A scoring (CIA-2.4): the safe opens, every agent is paid, and the stones walk. -----------------------------


def _scoring(was: tuple[int, ...], after: Table, words: Words) -> Climax:
    gained = tuple(map(sub, after.score, was))
    paid = [
        words("cia.say.points", agent=words(f"cia.agent.{agent}"), sign="+" if by > 0 else "−", by=abs(by))
        for agent, by in zip(after.agents, gained, strict=True)
        if by
    ]
    text = ", ".join(paid) if paid else words("cia.say.score_nothing")
    frames = tuple(_race(after.agents, was, after.score, at) for at in range(3))
    return Climax(words("cia.climax.score"), text, frames, sound="safe", tone="good" if paid else "")


def _race(agents: tuple[str, ...], was: tuple[int, ...], now: tuple[int, ...], at: int) -> str:
    step = (LOW - TOP) / len(agents)
    lanes = "".join(
        _lane(agent, old, new, TOP + step * (n + 0.5), min(36.0, step - 2), at)
        for n, (agent, old, new) in enumerate(zip(agents, was, now, strict=True))
    )
    finish = line(f"M{HOME} {TOP}V{LOW}", CREAM, 3, stroke_dasharray="5 5")
    return stage(_safe(at > 0), finish, lanes)


def _safe(is_open: bool) -> str:
    """Behind the door lies the light. The door swings on its hinges, which are on the left."""
    inside = rect(-33, -38, 62, 66, "#1a2430", rx=3) + circle(-2, -5, 26, "url(#cia-pool)")
    bars = "".join(rect(x, y, 22, 9, BRASS, rx=2) for x, y in ((-26, 14), (-2, 14), (-14, 4)))
    light = mover("light", circle(240, 44, 120, "url(#cia-pool)"), 0, 0, shown=1 if is_open else 0)
    door = mover("door", use("cia-safe-door", 0, -42, 76, 84), 202, 44, flat=0.2 if is_open else 1, slow=True)
    return light + mover("inside", inside + bars, 240, 47) + door


def _lane(agent: str, old: int, new: int, y: float, high: float, at: int) -> str:
    gain, at_now = new - old, new if at == 2 else old
    x = START + (HOME - START) * min(at_now, FINISH + 3) / FINISH
    size = high / 40
    track = rect(
        START - 12, y - high * 0.36, HOME + 24 - START, high * 0.72, "#0b0e26", rx=high * 0.36, opacity=".55"
    )
    sign = "+" if gain > 0 else "−"
    paid = words_at(414, y + 8, f"{sign}{abs(gain)}", "gain" if gain > 0 else "gain loss") if gain and at else ""
    return "".join(
        (
            track,
            path(f"M{START} {y:g}H{x:g}", None, stroke=colour(agent), stroke_width=4, opacity=".55")
            if x > START
            else "",
            use(f"cia-figure-{agent}", 22, y - high * 0.62, high, high * 1.3),
            mover(agent, use(f"cia-stone-of-{agent}", -20, -20, 40, 40), x, y, size * 0.9, slow=True),
            paid,
            words_at(456, y + 8, str(at_now), "gain"),
        )
    )


# The end (CIA-3.1): whose agent was whose. ------------------------------------------------------------------


def _reveal(after: Table, words: Words, names: Sequence[str]) -> Climax:
    order = sorted(range(len(after.agents)), key=lambda n: -after.score[n])
    whose = [
        words("cia.say.owner", name=names[owner], agent=words(f"cia.agent.{after.agents[n]}"))
        for n in order
        if (owner := after.owners[n]) is not None and owner != NOBODY
    ]
    frames = tuple(_cards(after, order, words, names, shown) for shown in range(len(order) + 1))
    return Climax(words("cia.climax.reveal"), "", frames, aloud=" ".join(whose), sound="card")


def _cards(after: Table, order: Sequence[int], words: Words, names: Sequence[str], shown: int) -> str:
    """From the last to the first, one card after the other."""
    rows = (order,) if len(order) <= 4 else (order[: (len(order) + 1) // 2], order[(len(order) + 1) // 2 :])
    drawn = []
    for row, there in enumerate(rows):
        y, wide = (150, 116) if len(rows) == 1 else (76 + 156 * row, 118)
        for n, place in enumerate(there):
            agent, owner = after.agents[place], after.owners[place]
            x = 240 + (n - (len(there) - 1) / 2) * wide
            is_open = len(order) - order.index(place) <= shown
            face, back = (use(f"cia-{what}", -50, -70, 100, 140) for what in (f"agent-card-{agent}", "card-back"))
            drawn.append(turned(agent, face, back, x, y, is_open, 0.86))
            name = words("cia.bystander") if owner is None or owner == NOBODY else names[owner]
            drawn.append(name_at(x, y + 78, name, "name") if is_open else "")
    return stage(*drawn)


CLIMAX = climax
