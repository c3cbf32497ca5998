"""What somebody who follows an invitation is told before anybody is contacted.

invited ── who would be asked for help, by name ── the room this device is in, and what becomes of it ── join, or not
"""

from __future__ import annotations

from collections.abc import Sequence

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
        helpers = draw_helpers(words, invitation.relays, invitation.servers)
        parts += [el("p", text(words("together.apart.text"))), helpers]
        parts.append(el("p", text(words("together.not_before")), class_="soft"))
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


def draw_helpers(words: Words, relays: Sequence[str], servers: Sequence[str]) -> str:
    """The hosts that do one thing, and what that is; a host that does several things is named for each of them."""
    does: dict[str, list[str]] = {"relay": [*relays], "stun": [], "turn": []}
    for server in servers:
        does["turn" if server.startswith("turn") else "stun"].append(server)
    rows = []
    for what, addresses in does.items():
        if hosts := [*dict.fromkeys(map(host_of, addresses))]:
            names = ", ".join(el("strong", text(host)) for host in hosts)
            says = text(words(f"together.helper.{what}", n=len(hosts)))
            rows.append(el("li", names, " ", el("small", says, class_="soft")))
    return el("ul", *rows, id="helpers", class_="helpers") if rows else ""
