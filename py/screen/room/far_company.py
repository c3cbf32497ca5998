"""Draws the others around a table of several devices: who sits where, who is asleep or away, for whom all wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import icon_button
from screen.app.words import Words
from screen.play.others_bots import draw_bot, draw_thinking
from screen.play.panels import act, draw_turn
from screen.room.far_bots import bots_of, people_at
from table.levels import USUAL
from table.needs import Choose, Seal, Seat, Stake
from wire.game.game import Sitting

if TYPE_CHECKING:
    from screen.room.gathering import Gathering


def draw_talk_tool(words: Words, gathering: Gathering) -> str:
    """The way to the talk, and the own microphone while it is on."""
    unread = gathering.unread
    label = words("talk.unread", n=unread) if unread else words("talk.title")
    mark = el("i", str(min(unread, 9)), class_="count", aria_hidden="true") if unread else ""
    talk = el("span", icon_button("message-circle", label, "talk"), mark, class_="with-count")
    return gathering.voice.tool(words) + talk


class FarCompany:
    def __init__(self, gathering: Gathering, sitting: Sitting) -> None:
        self.gathering, self.sitting = gathering, sitting

    @property
    def seats(self) -> tuple[Seat, ...]:
        return people_at(self.sitting)

    def state(self, seat: Seat) -> str:
        """here, asleep, away or gone; or absent, when the others stand in."""
        if seat in self.sitting.absent:
            return "absent"
        people = self.gathering.room.people
        return next((person.state for person in people if seat in person.seats), "away")

    def tool(self, words: Words) -> str:
        return draw_talk_tool(words, self.gathering)

    def draw_seat(self, words: Words, seat: Seat, name: str, status: str) -> str:
        state = self.state(seat)
        is_awaited = seat in self.sitting.missing
        says = words(f"far.state.{state}")
        if level := USUAL if state == "absent" else bots_of(self.sitting).get(seat):
            return draw_bot(words, name, level, status, is_awaited, "" if state == "here" else says)
        return el(
            "span",
            el("i", class_=f"lamp {state}", aria_hidden="true"),
            el("span", text(name), class_="seat-name"),
            el("small", text(status)) if status else "",
            el("small", text(says), class_="unseen" if state == "here" else "alarm-text"),
            class_="seat other awaited" if is_awaited else "seat other",
            title=f"{name}: {says}",
        )

    def draw_wait(self, words: Words, names: Sequence[str]) -> str:
        """A person is asked, or the devices work something out together."""
        sitting = self.sitting
        others = [seat for seat in sitting.missing if seat not in self.seats]
        needs = sitting.match.needs
        is_asked = any(isinstance(need, Choose | Seal | Stake) for need in needs)
        asleep = [seat for seat in others if self.state(seat) not in ("here", "absent")]
        if asleep:
            who = words.list(names[seat] for seat in asleep)
            return draw_turn(words("far.wait", names=who), words("far.wait_asleep", names=who), sign="hourglass")
        if is_asked and others and set(others) <= set(bots_of(sitting)):
            return draw_thinking(words, [names[seat] for seat in others])
        if is_asked and others:
            who = words.list(names[seat] for seat in others)
            return draw_turn(words("far.wait", names=who), words("far.wait_hint"), sign="hourglass")
        return draw_turn(words("far.working"), words("far.working_hint"), sign="shuffle")

    def draw(self, words: Words, names: Sequence[str]) -> str:
        """What can be done about somebody who does not come back."""
        sitting = self.sitting
        rows = [self._ballot(words, seat, names[seat]) for seat in sitting.can_vote]
        rows += [
            el("p", icon("info"), el("span", text(words("far.stood_in", name=names[seat])))) for seat in sitting.absent
        ]
        if self.gathering.room.is_stuck:
            rows.append(el("p", icon("info"), el("span", text(words("far.stuck")))))
            rows.append(act(words("far.begin_anew"), "again", sign="refresh-cw"))
        if self.gathering.is_alone and len(sitting.names) > len(sitting.seats):
            way = "far.alone" if self.gathering.invitation.relays else "far.alone_by_hand"
            rows.append(el("p", icon("wifi-off"), el("span", text(words(way)))))
            rows.append(act(words("invite.title"), "invite", sign="qr-code"))
        return div("company-rows", *rows, role="status") if rows else ""

    def _ballot(self, words: Words, seat: Seat, name: str) -> str:
        room = self.gathering.room
        votes = self.sitting.votes.get(seat, ())
        here = [person for person in room.people if person.seats and person.state == "here"]
        says = el("p", text(words("far.vote_hint", name=name, n=len(votes), all=len(here))))
        if room.me in votes:
            button = act(words("far.unvote"), "unvote", str(seat), class_="quiet", sign="undo-2")
        else:
            button = act(words("far.vote", name=name), "vote", str(seat), sign="log-out")
        return div("ballot", says, button)
