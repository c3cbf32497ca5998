"""Two codes held up to each other: guest after guest without a further tap, and what happens when an attempt fails."""

import re

import pytest
from devices import Device, beat, link, meet, offered

from screen.app.words import LANGUAGES
from screen.room.knocking import Knocking
from screen.room.lobby import Lobby
from session.room.exchange import DEADLINE, Exchange
from session.room.gathering import Gathering


def exchange_of(device: Device) -> Exchange:
    assert isinstance(device.app.gathering, Gathering)
    return device.app.gathering.exchange


def answer_of(guest: Device) -> str:
    found = re.search(r'id="my-answer"[^>]*>([^<]+)<', guest.page)
    assert found
    return found[1]


def at_the_answer() -> tuple[Device, Device]:
    """The host shows a code, and the guest an answer to it."""
    anna, bob = Device(1), Device(2)
    anna.go_together("Anna")
    anna.do("open-room", "same")
    text = offered(anna)
    bob.go_together("Bob")
    bob.do("typed", "", text)
    bob.do("join")
    bob.describe("answer")
    return anna, bob


def wait_in_vain(device: Device) -> None:
    for _ in range(int(DEADLINE / 0.5) + 2):
        beat(device)


def test_the_steps_are_counted_on_both_sides() -> None:
    anna, bob = at_the_answer()
    assert "1 of 2" in anna.page and "2 of 2" in anna.page
    assert "2 of 2" in bob.page and "1 of 2" not in bob.page


def test_when_a_guest_is_in_the_code_for_the_next_one_is_there_without_a_tap() -> None:
    anna, bob = at_the_answer()
    before = exchange_of(anna).pair
    anna.do("typed", "", answer_of(bob))
    anna.do("take")
    link(anna, bob)
    assert exchange_of(anna).pair is not before
    anna.describe("offer")
    assert "Bob is in" in anna.page and 'id="offer"' in anna.page


def test_the_camera_stays_on_and_reads_one_answer_after_the_other() -> None:
    anna, *guests = Device(1), Device(2), Device(3)
    anna.go_together("Anna")
    anna.do("open-room", "same")
    for guest in guests:
        text = next_code(anna)
        guest.go_together("Guest")
        guest.browser.seen = text
        guest.do("scan")
        assert guest.browser.was_last, "a guest has seen all there is to see"
        guest.describe("answer")
        anna.browser.seen = answer_of(guest)
        anna.do("scan")
        assert not anna.browser.was_last, "the host's camera stays on"
        assert 'id="steps"' in anna.page and anna.app.words("near.connecting") in anna.page
        link(anna, guest)
        anna.number += 10  # the next code is another one
    assert exchange_of(anna).guests == 2


def next_code(host: Device) -> str:
    if not host.app.sheets:
        return offered(host)
    host.describe("offer")
    found = re.search(r'id="offer"[^>]*>([^<]+)<', host.page)
    assert found
    return found[1].replace("&amp;", "&")


def test_its_own_code_in_a_mirror_is_no_answer_and_no_reason_to_complain() -> None:
    anna, _ = at_the_answer()
    looks: list[str] = []
    anna.app.refuse = lambda refusal: looks.append(str(refusal))  # type: ignore[method-assign]
    anna.browser.seen = anna.app.gathering.offered  # type: ignore[union-attr]
    anna.do("scan")
    assert not looks and not exchange_of(anna).pair.is_answered  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_that_leads_to_nothing_ends_in_words_a_new_code_and_another_way(language: str) -> None:
    anna, bob = at_the_answer()
    anna.do("language", language)
    anna.do("typed", "", answer_of(bob))
    anna.do("take")
    assert anna.app.words("near.connecting") in anna.page
    wait_in_vain(anna)
    assert anna.app.words("near.failed") in anna.page.replace("&#x27;", "'")
    assert 'data-do="way" data-with="link"' in anna.page.replace("\n", " ")
    anna.number += 10
    anna.describe("offer")
    assert 'id="offer"' in anna.page
    anna.do("typed", "", answer_of(bob))
    anna.do("take")
    assert anna.app.words("meet.other_answer") in anna.page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_whose_line_is_given_up_answers_anew_and_may_scan_another_code(language: str) -> None:
    anna, bob = at_the_answer()
    bob.do("language", language)
    old = exchange_of(bob).pair
    assert old is not None
    bob.browser.lines.told("down", old.link, "")
    assert isinstance(bob.app.page, Knocking) and bob.app.words("near.failed_guest") in bob.page
    assert 'data-do="scan"' in bob.page
    bob.describe("answer")
    anna.do("typed", "", answer_of(bob))
    anna.do("take")
    link(anna, bob)
    assert isinstance(bob.app.page, Lobby), "the first answer was never read, so the second one is good"


def test_a_guest_scans_the_new_code_after_a_failure() -> None:
    anna, bob = at_the_answer()
    anna.do("typed", "", answer_of(bob))
    anna.do("take")
    wait_in_vain(anna)
    anna.describe("offer")
    pair = exchange_of(bob).pair
    assert pair is not None
    bob.browser.lines.told("down", pair.link, "")
    bob.browser.seen = anna.app.gathering.offered  # type: ignore[union-attr]
    bob.do("scan")
    bob.describe("answer")
    anna.do("typed", "", answer_of(bob))
    anna.do("take")
    link(anna, bob)
    assert isinstance(bob.app.page, Lobby)


def test_a_browser_that_can_make_no_code_says_so_and_offers_to_try_again() -> None:
    anna, _ = meet()
    pair = exchange_of(anna).pair
    assert pair is not None and not pair.text
    anna.do("invite")
    anna.do("way", "near")
    anna.browser.lines.told("down", pair.link, "")
    assert anna.app.words("near.no_text") in anna.page and 'data-do="again"' in anna.page
    anna.do("again")
    anna.describe("offer")
    assert 'id="offer"' in anna.page
