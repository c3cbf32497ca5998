"""Sessions without any page: what happens after an event, who is told, and what stops when a table is left."""

from typing import Any

import pytest
from fake_browser import FakeBrowser, open_app

from bots.bot import LEVELS
from session.bots.local import open_session
from session.bots.thinker import Thinker
from session.local import LocalSession
from session.others import Others
from store import Store
from table import catalog
from table.dealers import Local
from table.events import Move
from table.illegal import Cheat, Illegal
from table.match import Match, start_event
from table.save import About


class Listener:
    """A device that hears what happens, and draws nothing."""

    def __init__(self) -> None:
        app, self.browser = open_app()
        self.app, self.heard, self.busy = app, 0, None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.app, name)

    def news(self) -> bool:
        self.heard += 1
        return True

    def in_hand(self) -> object:
        return self.busy


def a_match(names: tuple[str, ...] = ("Ann", "Bob", "Cem")) -> Match:
    game = catalog.load(catalog.NAMES[0])
    return Match(game, Local("5eed" * 16), start_event(game, names, {"first": 0}))


def pass_time(browser: FakeBrowser) -> None:
    if not browser.worker.is_dead:
        browser.worker.toil()
    later, browser.later = browser.later, []
    for one in later:
        one()


def looked(session: LocalSession) -> LocalSession:
    for seat in session.people:
        session.looked(seat)
    return session


def test_after_every_event_the_game_is_kept_and_the_page_is_told_once() -> None:
    device = Listener()
    session = looked(LocalSession(device, a_match(), About("id", "Ann, Bob and Cem", "")))
    heard, length = device.heard, len(session.log)
    assert session.scene.kind == "roll"
    session.step()
    assert device.heard == heard + 1 and len(session.log) > length
    store: Store = device.store
    assert f'"{session.log.head}"' in device.browser.storage.rows["game:id"] and store.labels["id"].players[0] == "Ann"


def test_a_game_on_show_is_not_kept_and_asks_nobody_to_look() -> None:
    device = Listener()
    session = LocalSession(device, a_match(), None)
    assert session.scene.kind == "roll" and not device.browser.storage.rows
    assert session.others == Others() and session.people == (0, 1, 2)


def with_bots(device: Listener) -> LocalSession:
    level = next(iter(LEVELS))
    about = About("id", "Ann", "", ("", level, level))
    return open_session(device, Thinker(device.browser), a_match(), about)


def test_bots_play_with_nobody_looking_on_until_a_person_is_asked_again() -> None:
    device = Listener()
    session = looked(with_bots(device))
    session.step()
    seat = session.scene.seat
    assert seat == 0 and session.people == (0,)
    session.offer(seat, session.moves(seat)[0])
    assert session.scene.kind == "wait" and session.others.can_hurry
    for _ in range(60):
        if session.scene.kind != "wait":
            break
        pass_time(device.browser)
    assert {event.seat for event in session.log.events if event.kind == "choose"} == {0, 1, 2}
    assert not session.can_undo, "what was before a bot's move is not taken back"


def test_a_table_that_is_left_is_left_by_its_bots_too() -> None:
    device = Listener()
    session = looked(with_bots(device))
    session.step()
    session.offer(0, session.moves(0)[0])
    session.leave()
    length = len(session.log)
    for _ in range(20):
        pass_time(device.browser)
    assert len(session.log) == length


def test_a_refused_move_changes_nothing_and_tells_nobody() -> None:
    device = Listener()
    session = looked(LocalSession(device, a_match(), About("id", "", "")))
    session.step()
    heard, head = device.heard, session.log.head
    with pytest.raises(Illegal):
        session.offer(1, session.moves(0)[0])
    assert (device.heard, session.log.head) == (heard, head)


def test_a_claim_too_high_is_refused_and_nobody_is_accused(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Listener()
    session = looked(LocalSession(device, a_match(), About("id", "", "")))

    def catch(*_: object) -> None:
        raise Cheat("cheat.claim", seat=0)

    monkeypatch.setattr(session.match, "offer", catch)
    with pytest.raises(Illegal, match=r"illegal\.claim"):
        session.offer(0, Move("claim"))
