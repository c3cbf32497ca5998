"""The goal of the game, always in sight, and under it what a coach says to somebody who plays alone against bots.

Law: the coach is given the view of the one person here, and the public story; in a room it is silent.
"""

from __future__ import annotations

from games.contract.kit import Kit
from games.contract.words import fill
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import icon_button
from screen.app.words import Words
from session.session import Session


def draw_coach(words: Words, session: Session, is_on: bool) -> str:
    coach = session.kit.coach
    if coach is None or session.others.told:  # a lesson says enough
        return ""
    goal = el("p", icon("flag"), el("span", text(fill(coach.goal, words))), class_="goal")
    tip = coach_says(words, session, session.kit) if is_on and session.others.is_coached else ""
    if not tip:
        return goal
    off = icon_button("x", words("coach.off"), "coach", class_="quiet")
    return goal + div("tip", icon("lightbulb"), el("p", text(tip)), off)


def coach_says(words: Words, session: Session, kit: Kit) -> str:
    """One line for the only person at this device."""
    if kit.coach is None or len(session.people) != 1:
        return ""
    past = tuple(zip(session.tables, session.log.events[1:], strict=False))
    return kit.coach.say(session.view(session.people[0]), past, words, session.names)
