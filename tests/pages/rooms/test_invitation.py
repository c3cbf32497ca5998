"""An invitation in a real browser, opened in the middle of another game: it asks first, names whom it would contact,
contacts nobody unasked, and the other game goes on later."""

from collections.abc import Callable, Iterator

import pytest
from pages import network
from pages.friends import Friend, agree, gather, meet_by_link, until
from playwright.sync_api import BrowserContext, expect
from relay import Relay
from samples import STAKE_GAME

from web.make.serve import Site

Open = Callable[..., BrowserContext]


@pytest.fixture
def other_relay() -> Iterator[Relay]:
    one = Relay()
    yield one
    one.stop()


def test_an_invitation_in_the_middle_of_a_game_asks_first_and_both_rooms_stay(
    other_relay: Relay, open_context: Open, site: Site, relay: Relay
) -> None:
    def make(**options: object) -> BrowserContext:
        context = open_context(**options)
        network.watch(context)
        return context

    anna, bob = gather(make, site.url, 2)
    cem = Friend(open_context, site.url, "Cem")
    meet_by_link([anna, bob], relay.url)
    agree([anna, bob], STAKE_GAME)
    cem.open_room(other_relay.url)
    link, head = cem.show_link(), bob.head
    made, called = len(network.asked_for(bob.page)), [*bob.sockets]

    bob.page.goto(link)
    expect(bob.page.locator("#helpers")).to_contain_text("127.0.0.1")
    expect(bob.page.locator("#elsewhere")).to_contain_text("with Anna")
    assert len(network.asked_for(bob.page)) == made and bob.sockets == called, "nobody is contacted before Bob joins"
    bob.press("not-now")
    bob.at_table()
    assert bob.head == head and bob.others == ["here"]

    bob.follow(link)
    bob.is_in()
    cem.wait_people(2)
    assert any(address.startswith(other_relay.url) for address in bob.sockets)
    bob.page.reload()
    bob.page.locator("#boot").wait_for(state="detached")
    bob.is_in()
    bob.page.go_back()
    bob.press("far", "together")
    bob.page.locator(".rooms button", has_text="Anna").click()
    bob.at_table()
    assert bob.head[:2] == head[:2]
    for friend in (anna, bob):
        friend.use_hands(1)
    until(lambda: all(friend.head[0] > head[0] + 6 for friend in (anna, bob)), 120)
