"""Draws those who play but do not sit at this device: bots, and people elsewhere. Who they are, the session says.

The parts are the same wherever they sit: around one device, in a room before a game, at a table of several devices.
"""

from __future__ import annotations

from collections.abc import Sequence

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import icon_button
from screen.app.words import Words
from screen.parts.meeting import draw_meeting
from screen.parts.panels import act, draw_turn
from session.others import Ballot, Other, Others, Talk, Wait
from table.levels import USUAL, level_named

LONGEST = 200
# As dots: at a table of agents and spies the word for a level would be taken for a role.
DOTS = {"recruit": "●○○", "officer": "●●○", "chief": "●●●"}


def draw_others(words: Words, others: Others, names: Sequence[str]) -> str:
    """What can be done about them: ask a chief, hurry the bots, go on without somebody who is gone."""
    if others.can_advise:
        return act(words("advice.button"), "advice", class_="quiet", sign="lightbulb", key="h")
    if others.can_hurry:
        return act(words("thinking.faster"), "faster", class_="quiet", sign="skip-forward", key="f")
    rows: list[str] = []
    if others.is_cut_off:
        by_hand = "far.alone_mends" if others.may_mend else "far.alone_by_hand"
        rows.append(_notice("wifi-off", words("far.alone" if others.has_relays else by_hand)))
        rows.append(act(words("invite.title"), "invite", sign="qr-code"))
    rows.append(draw_meeting(words, others.meeting))
    rows += [_ballot(words, ballot, names[ballot.seat]) for ballot in others.ballots]
    rows += [_notice("info", words("far.stood_in", name=names[seat])) for seat in others.absent]
    if others.is_stuck:
        rows += [_notice("info", words("far.stuck")), act(words("far.begin_anew"), "again", sign="refresh-cw")]
    return div("company-rows", *rows, role="status") if any(rows) else ""


def _notice(sign: str, says: str) -> str:
    return el("p", icon(sign), el("span", text(says)))


def _ballot(words: Words, ballot: Ballot, name: str) -> str:
    says = el("p", text(words("far.vote_hint", name=name, n=ballot.votes, all=ballot.voters)))
    if ballot.is_mine:
        button = act(words("far.unvote"), "unvote", str(ballot.seat), class_="quiet", sign="undo-2")
    else:
        button = act(words("far.vote", name=name), "vote", str(ballot.seat), sign="log-out")
    return div("ballot", says, button)


def draw_wait(words: Words, wait: Wait, names: Sequence[str]) -> str:
    """Whom the table waits for."""
    who = words.list(names[seat] for seat in wait.seats)
    match wait.why:
        case "rolls":
            return draw_turn(words("play.turn", name=who), words("thinking.rolls"), sign="bot")
        case "thinks":
            return draw_turn(words("thinking.now", names=who, n=len(wait.seats)), "", sign="bot")
        case "sleeps":
            return draw_turn(words("far.wait", names=who), words("far.wait_asleep", names=who), sign="hourglass")
        case "cut off":
            return draw_turn(words("far.cut_off"), words("far.cut_off_hint"), sign="wifi-off")
        case "chooses":
            return draw_turn(words("far.wait", names=who), words("far.wait_hint"), sign="hourglass")
    return draw_turn(words("far.working"), words("far.working_hint"), sign="shuffle")


def draw_other(words: Words, other: Other, name: str, status: str, sign: str = "") -> str:
    """One of them among those around the table."""
    says = words(f"far.state.{other.state}") if other.level == "" or other.state != "here" else ""
    level = USUAL if other.state == "absent" else other.level
    if level:
        return _bot(words, name, level, status, other.is_awaited, "" if other.state == "here" else says, sign)
    return el(
        "span",
        el("i", class_=f"lamp {other.state}", aria_hidden="true"),
        sign,
        el("span", text(name), class_="seat-name"),
        el("small", text(status)) if status else "",
        el("small", text(says), class_="unseen" if other.state == "here" else "alarm-text"),
        class_="seat other awaited" if other.is_awaited else "seat other",
        title=f"{name}: {says}",
    )


def _bot(words: Words, name: str, level: str, status: str, is_on: bool, alarm: str, sign: str) -> str:
    """`alarm`: what is wrong with its device."""
    return el(
        "span",
        icon("bot"),
        sign,
        el("span", text(name), class_="seat-name"),
        draw_level(words, level),
        el("small", text(status)) if status else "",
        el("small", text(alarm), class_="alarm-text") if alarm else "",
        class_="seat other awaited" if is_on else "seat other",
        title=f"{name}: {_called(words, level)}",
    )


def draw_level(words: Words, level: str) -> str:
    return el("small", DOTS.get(level_named(level), ""), role="img", aria_label=_called(words, level), class_="dots")


def _called(words: Words, level: str) -> str:
    """Another device may say anything of its bot: what is no level is simply a bot."""
    level = level_named(level)
    return words(f"level.{level}") if level in DOTS else words("lobby.bot")


def draw_talk(words: Words, talk: Talk | None) -> str:
    """The way to the talk, in the bar, and this device's microphone while it is on."""
    if talk is None:
        return ""
    label = words("talk.unread", n=talk.unread) if talk.unread else words("talk.title")
    mark = el("i", str(min(talk.unread, 9)), class_="count", aria_hidden="true") if talk.unread else ""
    button = el("span", icon_button("message-circle", label, "talk"), mark, class_="with-count")
    return _microphone(words, talk.microphone) + button


def _microphone(words: Words, state: str) -> str:
    if state == "muted":
        return icon_button("mic-off", words("voice.unmute"), "voice", "unmute")
    if state == "on":
        return el("span", icon_button("mic", words("voice.mute"), "voice", "mute"), class_="live-mic")
    return ""


def draw_typing(words: Words, label: str, typed: str) -> str:
    """The field for words of one's own. What was typed before others spoke is still there."""
    field = el(
        "input",
        id="typing",
        value=typed or None,
        maxlength=LONGEST,
        autocomplete="off",
        enterkeyhint="send",
        aria_label=label,
        placeholder=label,
        data_do="typing",
    )
    send = el(
        "button", icon("chevron-right"), el("span", text(words("thinking.say"))), type="submit", class_="button"
    )
    return el("form", field, send, class_="typing", data_submit="say")
