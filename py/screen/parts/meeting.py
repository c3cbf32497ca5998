"""Draws what goes on while devices look for each other, and why the helpers may refuse to help."""

from __future__ import annotations

from screen.app.icons import icon
from screen.app.markup import el, text
from screen.app.words import Words
from session.meeting import Meeting

FAILED = ("barred", "visitor_barred", "unheard")
QUIET = ("", "dialling", "unreached", "knocking", "unanswered")  # the page at the door speaks of these itself


def draw_meeting(words: Words, meeting: Meeting) -> str:
    rows = []
    if meeting.state not in QUIET:
        name = meeting.name or words("meeting.somebody")
        sign = "triangle-alert" if meeting.state in FAILED else "hourglass"
        rows.append(_notice(sign, words(f"meeting.{meeting.state}", name=name)))
    if meeting.trouble:
        rows.append(_notice("triangle-alert", words(f"meeting.trouble.{meeting.trouble}")))
    return "".join(rows)


def _notice(sign: str, says: str) -> str:
    return el("p", icon(sign), el("span", text(says)))
