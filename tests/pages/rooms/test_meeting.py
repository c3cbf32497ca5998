"""Friends on devices of their own, in a real browser: they meet by link, by paste and by camera, play whole games over
real links, lose each other and find each other again."""

import itertools
import re
from collections.abc import Callable
from pathlib import Path

from pages.friends import agree, gather, meet_by_camera, meet_by_exchange, meet_by_link, play_to_the_end, until
from playwright.sync_api import BrowserContext, expect
from relay import Relay
from samples import STAKE_GAME, TALK_GAME

from web.make.serve import Site

Open = Callable[..., BrowserContext]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_two_friends_meet_by_link_and_play_to_the_end_and_the_relay_learns_nothing(
    open_context: Open, site: Site, relay: Relay
) -> None:
    friends = gather(open_context, site.url, 2)
    link = meet_by_link(friends, relay.url)
    code = friends[0].ask("import main\nmain.app.gathering.invitation.code")
    contents = "".join(note["content"] + str(note["tags"]) for note in relay.seen)
    assert relay.seen and code not in contents and code[:4] not in contents and link.endswith(relay.url)
    channels = [friend.ask(CHANNELS) for friend in friends]
    assert channels[0] == channels[1] and len(channels[0]) == 1, "both ends have signed the same fingerprints"
    assert re.fullmatch("[0-9a-f]{64} [0-9a-f]{64}", channels[0][0])
    friends[0].page.locator("#door").click()  # nobody else is expected
    until(lambda: not relay.lines)
    agree(friends, STAKE_GAME)
    notes = len(relay.seen)
    play_to_the_end(friends, 150)
    assert len(relay.seen) == notes and not relay.lines, "nothing of the game goes through a relay"
    for friend in friends:
        until(lambda friend=friend: friend.head[2] == "over")
    friends[1].press("fairness")
    expect(friends[1].page.locator("#inquiry-verdict")).to_contain_text("all is well")


def test_three_meet_with_no_internet_by_paste_and_nobody_is_contacted(open_context: Open, site: Site) -> None:
    friends = gather(open_context, site.url, 3)
    meet_by_exchange(friends)
    agree(friends, TALK_GAME, *["#rounds-minus"] * 4)
    roles = [friend.page.locator("#pocket").inner_text() for friend in friends]
    assert sum("You are the spy" in role for role in roles) == 1, "each sees the own card, without a handover"
    play_to_the_end(friends, 150)
    assert not any(friend.sockets for friend in friends), "no relay is named, so nobody at all is contacted"
    kept = set(itertools.chain.from_iterable(friend.ask(LINKS) for friend in friends))
    assert kept == {2}, "all three are linked to each other, though the guests never met by hand"


def test_friends_who_were_never_asked_for_the_camera_meet_by_names_instead_of_addresses(
    open_context: Open, site: Site
) -> None:
    """As with players: where a page may use the camera, the browser tells it addresses, and this way is not tried."""
    friends = gather(open_context, site.url, 2)
    meet_by_exchange(friends)
    for friend in friends:
        hosts = friend.page.evaluate(GATHERED)
        assert hosts and all(re.fullmatch(r"[0-9a-f-]{36}\.local", host) for host in hosts), hosts


GATHERED = """async () => {
  const peer = new RTCPeerConnection();
  peer.createDataChannel('x');
  await peer.setLocalDescription();
  const isOver = () => peer.iceGatheringState === 'complete';
  await new Promise(done => { peer.onicegatheringstatechange = () => isOver() && done(); });
  return peer.localDescription.sdp.match(/a=candidate:.*typ host/g).map(line => line.split(' ')[4]);
}"""
CHANNELS = "import main\n[link.channel for link in main.app.gathering.room.mesh.links.values()]"
LINKS = "import main\n[len(main.app.gathering.lines.up)]"


def test_two_guests_come_in_one_after_the_other_by_camera_and_the_host_taps_once_for_both(
    open_context: Open, site: Site, reel: Path
) -> None:
    host, *guests = gather(open_context, site.url, 3, **PHONE)
    host.open_room()
    for guest in guests:
        meet_by_camera(host, guest, reel)
        guest.is_in()
    assert host.page.locator("#camera video").count() == 1, "the camera is still on"
    expect(host.page.locator(".good")).to_contain_text(re.compile("(Bob and Cem|Cem and Bob) are in"))
    host.close_sheet()
    host.wait_people(3)
    expect(host.page.locator("#camera")).to_have_count(0)
    host.page.wait_for_function("!document.querySelector('video')")


def test_a_tab_is_closed_and_another_is_reloaded_and_the_game_goes_on(
    open_context: Open, site: Site, relay: Relay
) -> None:
    friends = gather(open_context, site.url, 3)
    meet_by_link(friends, relay.url)
    agree(friends, STAKE_GAME)
    until(lambda: not relay.lines)  # all are in, and the door is closed
    for number, friend in enumerate(friends):
        friend.use_hands(number)
    until(lambda: friends[0].head[0] > 8)
    lost, again = friends[0], friends[1]
    before = lost.head
    lost.page.close()  # whoever opened the room is nobody special
    until(lambda: relay.lines)  # somebody is missing
    again.page.reload()
    again.page.locator("#boot").wait_for(state="detached")
    again.at_table()
    again.use_hands(11)
    lost.open()
    lost.press("far", "return")
    lost.at_table()
    until(lambda: lost.head[0] >= before[0])
    until(lambda: not relay.lines)
    assert {address.rstrip("/") for friend in friends for address in friend.sockets} == {relay.url}
    play_to_the_end(friends, 150, seed=2)


def test_a_friend_with_another_edition_is_told_so(open_context: Open, site: Site, relay: Relay) -> None:
    host, guest = gather(open_context, site.url, 2)
    guest.page.evaluate("document.documentElement.dataset.version = 'older'")
    host.open_room(relay.url)
    link = host.show_link()
    guest.page.evaluate("link => { location.hash = link.split('#')[1]; }", link)
    guest.page.locator("#my-name").fill("Old")
    guest.press("come-in")
    expect(guest.page.locator("[role=alert]")).to_contain_text("another edition")


def test_what_a_friend_writes_is_shown_as_it_is(open_context: Open, site: Site) -> None:
    friends = gather(open_context, site.url, 2)
    meet_by_exchange(friends)
    one, other = friends
    one.press("talk")
    one.page.locator(".saying input").fill("<img src=x onerror=alert(1)> & so on")
    one.page.keyboard.press("Enter")
    expect(other.page.locator(".count")).to_have_text("1")
    other.press("talk")
    expect(other.page.locator(".talk li").last).to_contain_text("<img src=x onerror=alert(1)> & so on")
    other.press("wave", "clap")
    expect(one.page.locator(".talk li").last).to_contain_text("Bravo")
    expect(one.page.locator(".count")).to_have_count(0)
