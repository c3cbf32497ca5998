"""What somebody who follows an invitation is told before anybody is contacted.

invited ── who would be asked for help, by name ── the room this device is in, and what becomes of it ── join, or not
"""

from __future__ import annotations

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import button
from screen.app.words import Words
from wire.room.hosts import host_of
from wire.room.invitation import Invitation


def has_helpers(invitation: Invitation) -> bool:
    return bool(invitation.relays or invitation.servers)


def draw_invited(words: Words, invitation: Invitation | None, elsewhere: str) -> str:
    """Without an invitation it leads back into a room. `elsewhere`: what is said of the room this device is in."""
    hint = "back" if invitation is None else "hint" if invitation.relays else "near"
    parts = [el("h2", text(words("together.invited"))), el("p", text(words(f"together.invited.{hint}")))]
    if invitation and has_helpers(invitation):
        parts += [el("p", text(words("together.helpers"))), _helpers(words, invitation)]
    if elsewhere:
        says = text(words("together.elsewhere", room=elsewhere))
        parts.append(el("p", icon("triangle-alert"), el("span", says), class_="relays", id="elsewhere"))
    parts.append(
        div(
            "answers",
            button(words("together.not_now"), "not-now", class_="quiet"),
            button(words("together.join_room"), "come-in", class_="main", icon_name="door-open"),
        )
    )
    return el("section", *parts, class_="panel")


def _helpers(words: Words, invitation: Invitation) -> str:
    """Each host with what it does; one that does several things is named for each of them."""
    does = [(host_of(relay), "relay") for relay in invitation.relays]
    does += [(host_of(server), "turn" if server.startswith("turn") else "stun") for server in invitation.servers]
    rows = (
        el("li", el("strong", text(host)), " ", el("small", text(words(f"together.helper.{what}")), class_="soft"))
        for host, what in dict.fromkeys(does)
    )
    return el("ul", *rows, id="helpers", class_="helpers")
