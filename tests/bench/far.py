"""Measures play between devices, all on this machine: from a click on one to the picture on another.

A bare ping on the same kind of channel in the same run is the floor. The second number is how long it takes to join a
table of four by link.
"""

import os
import statistics
from collections.abc import Callable, Sequence
from typing import Any

from pages.friends import BRAINS, Friend, agree, gather, launch, meet_by_exchange, meet_by_link, until
from playwright.sync_api import Browser, BrowserContext, Playwright
from relay import Relay

from bench.cores import Cores
from table import catalog
from web.make import DIST
from web.make.serve import Site

PEERS, MOVES, PINGS = 7, 36, 200
SLACK, JOIN = 30.0, 3000.0
# All pages share one clock. Each records when it was touched, and when a new line of the log was on the screen.
WATCH = """() => {
  const now = at => performance.timeOrigin + at;
  globalThis.touched = [], globalThis.painted = [];
  addEventListener('click', event => touched.push(now(event.timeStamp)), true);
  // The browser computes intersections at the end of the frame in which a thing is drawn. It reports them later, after
  // other events, but with the time of that frame.
  const log = document.getElementById('log');
  new MutationObserver(() => new IntersectionObserver(([{ time }], one) => {
    one.disconnect();
    painted.push(now(time));
  }).observe(log)).observe(log, { childList: true, subtree: true, characterData: true });
}"""
CALL = """async () => {
  globalThis.bare = new RTCPeerConnection();
  globalThis.wire = bare.createDataChannel('ping', { negotiated: true, id: 0 });
  await bare.setLocalDescription();
  await new Promise(done => { bare.onicecandidate = ({ candidate }) => candidate || done(); setTimeout(done, 2000); });
  return bare.localDescription.sdp;
}"""
ANSWER = """async sdp => {
  globalThis.bare = new RTCPeerConnection();
  globalThis.wire = bare.createDataChannel('ping', { negotiated: true, id: 0 });
  wire.onmessage = ({ data }) => wire.send(data);
  await bare.setRemoteDescription({ type: 'offer', sdp });
  await bare.setLocalDescription();
  await new Promise(done => { bare.onicecandidate = ({ candidate }) => candidate || done(); setTimeout(done, 2000); });
  return bare.localDescription.sdp;
}"""
PING = """async ([sdp, count]) => {
  await bare.setRemoteDescription({ type: 'answer', sdp });
  if (wire.readyState !== 'open') await new Promise(done => { wire.onopen = done; });
  const times = [];
  for (let n = 0; n < count; n++) {
    const began = performance.now();
    await new Promise(done => { wire.onmessage = done; wire.send('x'.repeat(200)); });
    times.push(performance.now() - began);
  }
  return times;
}"""
WISH = "wish = hands.intend(main.app.page) if hasattr(main.app.page, 'draft') else None\n[*(wish or ())]"
TOUCH = "hands.touch(*wish)\nNone"


def measure(playwright: Playwright, verdict: Callable[..., str]) -> bool:
    browser = launch(playwright)

    def make(**options: Any) -> BrowserContext:
        return browser.new_context(locale="en", **options)

    site, relay = Site(DIST, compress=True), Relay()
    try:
        ping, crowded, free = moves(browser, make, site.url)
        join = arrive(make, site.url, relay.url)
    finally:
        relay.stop()
        site.stop()
        browser.close()
    one, other = statistics.median(ping), statistics.median(free or crowded)
    print(f"\nbetween devices, {PEERS} in one browser on this machine, median of {MOVES} moves each, {len(ping)} pings")
    print(f"{'raw ping':44}{one:8.1f} ms\nclick to paint elsewhere")
    print(f"{f'  all {PEERS} share {os.cpu_count()} cores':44}{statistics.median(crowded):8.1f} ms")
    if free:
        print(f"{'  the two have a core each, as real devices do':44}{other:8.1f} ms   {other / one:.1f} pings")
    which = "the two with a core each" if free else "crowded"
    print(f"goal: at most the ping and {SLACK:.0f} ms, {which}: {verdict(other <= one + SLACK)}")
    print(f"{'by link to a table of 4':44}{join:8.0f} ms   goal: under {JOIN:.0f} ms: {verdict(join < JOIN)}")
    return other <= one + SLACK and join < JOIN


def moves(
    browser: Browser, make: Callable[..., BrowserContext], address: str
) -> tuple[list[float], list[float], list[float]]:
    """Pings, moves while all devices share the cores, and moves while the two that are measured have a core each."""
    friends = gather(make, address, PEERS)
    meet_by_exchange(friends)
    agree(friends, catalog.NAMES[0])
    for number, friend in enumerate(friends):
        friend.ask(f"{BRAINS}\nhands = Hands({number})\nNone")
        friend.page.evaluate(WATCH)
    pages = [friend.page for friend in friends]
    cores = Cores(browser, pages)
    crowded = play(friends, lambda one, other: True)
    free = play(friends, lambda one, other: cores.give((one.page, other.page)))
    cores.give(pages)
    offer = friends[0].page.evaluate(CALL)
    ping = friends[0].page.evaluate(PING, [friends[1].page.evaluate(ANSWER, offer), PINGS])
    for friend in friends:
        friend.context.close()
    return ping, crowded, free


def play(friends: Sequence[Friend], prepare: Callable[[Friend, Friend], bool]) -> list[float]:
    times: list[float] = []
    while len(times) < MOVES and not friends[0].is_over():
        for place, friend in enumerate(friends):
            # A person looks at the table first, so nobody clicks while the others still compute the last move.
            until(lambda: len({friend.head[1] for friend in friends}) == 1)
            if not prepare(friend, friends[place - 1]):
                return []
            took = turn(friend, friends[place - 1])
            if took is not None:
                times.append(took)
    return times


def turn(friend: Friend, other: Friend) -> float | None:
    """Makes one tap, if this device can do something. The time until another device shows a change, if there is one."""
    wish = friend.ask(WISH)
    if not wish:
        return None
    before = friend.head[0]
    shown = other.page.evaluate("painted.length")
    friend.ask(TOUCH)
    if wish[0] not in ("confirm", "pick"):
        return None
    other.page.wait_for_timeout(300)
    if friend.head[0] == before:
        return None  # a part of a move: nothing was sent
    other.page.wait_for_function(f"painted.length > {shown}")
    touched = friend.page.evaluate("touched.at(-1)")
    return float(other.page.evaluate(f"painted[{shown}]")) - float(touched)


def arrive(make: Callable[..., BrowserContext], address: str, relay: str) -> float:
    """A guest who has the page open already follows the link until they see the table."""
    *friends, guest = gather(make, address, 5)
    link = meet_by_link(friends, relay)
    agree(friends, catalog.NAMES[0])
    friends[0].ask("import main\nmain.app.gathering.room.open_door()\nmain.app.gathering.carry()")
    guest.page.evaluate("link => { location.hash = link.split('#')[1]; }", link)
    guest.page.locator("#my-name").fill("Guest")
    guest.page.evaluate("addEventListener('click', event => { globalThis.began = event.timeStamp; }, true)")
    guest.page.evaluate(
        "() => { new MutationObserver(() => { if (document.querySelector('[data-scene]')) "
        "globalThis.seen ??= performance.now(); }).observe(document.body, { childList: true, subtree: true }); }"
    )
    guest.press("come-in")
    guest.at_table()
    return float(guest.page.evaluate("seen - began"))
