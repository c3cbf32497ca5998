"""Friends at a table in a real browser, when something is not as usual: two at one device, somebody who is gone or has
lost the line, tables that differ; and talking aloud."""

from collections.abc import Callable

from pages import network
from pages.friends import Friend, agree, gather, meet_by_exchange, play_to_the_end, until
from playwright.sync_api import BrowserContext, expect
from relay import Relay
from samples import STAKE_GAME, TALK_GAME

from web.make.serve import Site

Open = Callable[..., BrowserContext]
SITTING = "import main\ns = main.app.gathering.room.sitting\n"
MOVED = SITTING + "sum(event.kind == 'choose' and event.seat == 0 for event in s.match.log.events)"


def test_two_people_at_one_device_hand_it_over_and_play_with_a_friend_far_away(open_context: Open, site: Site) -> None:
    friends = gather(open_context, site.url, 2)
    meet_by_exchange(friends)
    anna, bob = friends
    anna.press("another")
    anna.page.locator("#new-name").fill("Ada")
    anna.press("keep")
    agree(friends, TALK_GAME, *["#rounds-minus"] * 4, seats=3)
    anna.press("open")
    anna.page.locator("[data-do=mine]").wait_for()
    assert anna.page.locator("#pocket").count() == 0, "nobody's secrets are shown before the device is handed over"
    assert bob.page.locator("[data-do=mine]").count() == 0
    play_to_the_end(friends, 150)


def test_who_has_left_is_replaced_by_a_bot_when_all_the_others_want_it(
    open_context: Open, site: Site
) -> None:
    friends = gather(open_context, site.url, 3)
    meet_by_exchange(friends)
    agree(friends, STAKE_GAME)
    gone, *others = friends
    gone.press("menu")
    gone.press("leave")
    gone.press("yes")
    for friend in others:
        friend.press("vote")
    for friend in others:
        friend.use_hands(1)
    until(lambda: all(list(friend.ask(SITTING + "s.absent")) == [0] for friend in others))
    expect(others[0].page.locator(".company-rows")).to_contain_text("A bot plays for Anna")
    until(lambda: all(friend.ask(MOVED) > 0 for friend in others), 180)


def test_a_lost_line_is_tied_again_by_hand_at_a_running_table(open_context: Open, site: Site) -> None:
    friends = gather(open_context, site.url, 2)
    meet_by_exchange(friends)
    agree(friends, STAKE_GAME)
    anna, bob = friends
    bob.page.reload()
    bob.page.locator("#boot").wait_for(state="detached")
    expect(bob.page.locator(".company-rows")).to_contain_text("Invite any one of them again")
    bob.press("invite")
    offer = bob.text("#offer")
    anna.press("invite")
    anna.page.locator("#answer").fill(offer)
    anna.press("take")
    bob.let_in(anna.text("#my-answer"))
    bob.close_sheet()
    anna.at_table()
    for friend in friends:
        friend.use_hands(1)
    until(lambda: all(friend.head[0] > 12 for friend in friends), 120)


def test_a_game_stops_in_plain_words_when_tables_differ_or_somebody_is_caught(open_context: Open, site: Site) -> None:
    friends = gather(open_context, site.url, 2)
    meet_by_exchange(friends)
    agree(friends, STAKE_GAME)
    anna, bob = friends
    bob.ask(SITTING + "s._fingerprints.mark_at = lambda match, events: '0' * 64\nNone")
    expect(anna.page.locator("[role=alert]")).to_contain_text("Your table and Bob’s differ")
    with anna.page.expect_download() as saved:
        anna.press("save")
    assert "letters" in saved.value.path().read_text()
    anna.ask(SITTING + "from table.illegal import Cheat\ns.peer.accuse(Cheat('cheat.roll', seat=1))\nNone")
    anna.ask("main.app.gathering.show()")
    expect(anna.page.locator("[role=alert]")).to_contain_text("Bob was caught")


def test_helping_servers_reach_every_link_and_come_along_with_the_invitation(
    open_context: Open, site: Site, relay: Relay
) -> None:
    def make(**options: object) -> BrowserContext:
        context = open_context(**options)
        network.watch(context)
        return context

    host, guest = gather(make, site.url, 2)
    host.go_together()
    host.press("far", "network")
    host.page.locator("#relays-0").fill(relay.url)
    host.page.locator("#servers-0").fill("stun:127.0.0.1:9\nturn:127.0.0.1:9 anna secret")
    host.press("keep")
    host.press("open-room", "apart")
    guest.follow(host.show_link())
    guest.is_in()
    turn = {"urls": "turn:127.0.0.1:9", "username": "anna", "credential": "secret"}
    for friend in (host, guest):
        for wishes in network.asked_for(friend.page):
            assert wishes["iceServers"] == [{"urls": "stun:127.0.0.1:9"}, turn]


COUNT = """() => {
  window.asked = 0;
  const { getUserMedia } = MediaDevices.prototype;
  MediaDevices.prototype.getUserMedia = function (wish) { window.asked++; return getUserMedia.call(this, wish); };
}"""


def test_friends_talk_aloud_only_after_a_tap_and_hear_each_other(open_context: Open, site: Site) -> None:
    friends = gather(open_context, site.url, 2)
    for friend in friends:
        friend.page.evaluate(COUNT)
    meet_by_exchange(friends)
    anna, bob = friends
    for friend in friends:
        friend.press("talk")
        assert friend.page.evaluate("asked") == 0
        friend.context.grant_permissions(["microphone"])
        friend.press("voice", "on")
    for friend in friends:
        expect(friend.page.locator(".speakers .speaking")).to_have_count(1)
    bob.press("voice", "mute")
    expect(anna.page.locator(".speakers")).to_contain_text("muted")
    expect(anna.page.locator(".speakers .speaking")).to_have_count(0)
    bob.press("voice", "unmute")
    expect(anna.page.locator(".speakers .speaking")).to_have_count(1)
    bob.press("voice", "off")
    expect(anna.page.locator(".speakers")).to_have_count(0)
    bob.press("voice", "on")
    expect(anna.page.locator(".speakers .speaking")).to_have_count(1)


def test_a_second_tab_is_told_that_the_room_is_open_in_another_and_may_take_it_over(
    open_context: Open, site: Site
) -> None:
    host = Friend(open_context, site.url, "Anna")
    host.open_room()
    first = host.page
    host.open()
    host.press("far", "return")
    expect(host.page.locator("#stage h1")).to_have_text("In another tab")
    host.press("here")
    host.is_in()
    expect(first.locator("#stage h1")).to_have_text("In another tab")
