"""Phones around a tablet or a television that is the table: whole games between real browsers, with a seat on each
phone and none on the table."""

from collections.abc import Callable, Sequence

from pages.friends import NAMES, Friend, get_ready, play_to_the_end, until
from playwright.sync_api import BrowserContext, expect
from relay import Relay
from samples import CARD_GAME, SECRET_CARD, TALK_GAME

from web.make.serve import Site

Open = Callable[..., BrowserContext]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TABLET = {"viewport": {"width": 820, "height": 1180}}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
# What only one device may know: its keys, and the nonces of what it has sealed and nobody has opened yet.
OWN = """
import main
from fair.protocol.letter import text64
g = main.app.gathering
opened = {event.name for event in g.game.log.events if event.kind == "open"} if g.game else set()
held = [one for pocket in (g.game.pockets.values() if g.game else ()) for one in (*pocket.sealed, *pocket.staked)]
keys = [part for own in g.room.lobby.keys.values() for part in (own.seed, own.master)]
[one for one in (*map(text64, keys), *(k.hex() for k in keys), *(h.nonce for h in held if h.name not in opened)) if one]
"""
HELD = """
import main
g = main.app.gathering
s = g.room.sitting
[len(it) for it in (s.seats, s.peers, g.game.pockets, g.game.people, s.match.pockets, g.room.lobby.mine.stools)]
"""
ASKED = """
import main
from table.needs import Choose
s = main.app.gathering.room.sitting
[s.names[need.seat] for need in s.match.needs if isinstance(need, Choose)]
"""
KEPT = "import main\nmain.app.gathering._text + ''.join(main.app.gathering.room.sitting.letters())"
PAGE = """() => { const all = document.documentElement.cloneNode(true);
  all.querySelectorAll('#art, #ground, script').forEach(it => it.remove()); return all.outerHTML + document.title; }"""


def around_a_table(
    make: Open, site: Site, relay: Relay, phones: int, size: dict[str, object]
) -> tuple[Friend, Sequence[Friend]]:
    """The table opens the room and shows the code; the phones follow it."""
    table = Friend(make, site.url, NAMES[-1], **size)
    hands = [Friend(make, site.url, name, **PHONE) for name in NAMES[:phones]]
    table.open_room(relay.url)
    table.press("be-table")
    link = table.page.locator("#join #room-link").input_value()
    expect(table.page.locator("#join .qr svg")).to_be_visible()
    for number, hand in enumerate(hands, 1):
        hand.follow(link)
        hand.is_in()
        table.wait_chairs(number)
    return table, hands


def sit_down(table: Friend, hands: Sequence[Friend], game: str, *wishes: str) -> None:
    get_ready(hands, game, *wishes)
    table.press("start")
    for friend in (table, *hands):
        friend.at_table()
    expect(table.page.locator(".tabletop")).to_be_visible()
    for hand in hands:
        until(lambda hand=hand: hand.page.locator("[data-layout~=hand]").count())


def is_clean(table: Friend, hands: Sequence[Friend]) -> None:
    """No seat, no key, no pocket and no card of anybody: not in the page, and not in what it keeps."""
    assert not any(table.ask(HELD))
    page, kept = table.page.evaluate(PAGE), table.ask(KEPT)
    assert SECRET_CARD not in page and 'class="secret' not in page and "<textarea" not in page
    for hand in hands:
        assert not any(secret in page or secret in kept for secret in hand.ask(OWN))


def test_four_phones_and_a_tablet_as_the_table_play_a_whole_game_of_cards(
    open_context: Open, site: Site, relay: Relay
) -> None:
    table, hands = around_a_table(open_context, site, relay, 4, TABLET)
    sit_down(table, hands, CARD_GAME)
    is_clean(table, hands)
    for number, hand in enumerate(hands):
        hand.use_hands(100 + number)
    until(lambda: table.head[0] > 40, 150)
    is_clean(table, hands)
    expect(table.page.locator("#turn-name")).to_contain_text("turn")
    for hand in hands:
        assert hand.page.locator(".board").is_hidden() and hand.page.locator("#own .secret").count()
    hands[0].press("fold", "board")
    expect(hands[0].page.locator(".board")).to_be_visible()
    play_to_the_end(hands, 240)
    until(table.is_over)
    assert table.head[:2] == hands[0].head[:2], "the table has seen the same game"


def test_three_phones_and_a_television_play_and_a_phone_that_was_lost_is_counted_in(
    open_context: Open, site: Site, relay: Relay
) -> None:
    table, hands = around_a_table(open_context, site, relay, 3, TELEVISION)
    sit_down(table, hands, TALK_GAME, *["#rounds-minus"] * 4)
    is_clean(table, hands)
    until(lambda: table.ask(ASKED))  # a lot has decided who deals, and is waited for first
    lost = next(hand for hand in hands if hand.name in table.ask(ASKED))
    link = lost.page.url
    lost.page.close()
    expect(table.page.locator("#pause")).to_contain_text(f"Waiting for {lost.name}")
    lost.open(link)
    lost.press("far", "return")
    expect(table.page.locator("#pause")).to_contain_text(f"{lost.name} is back")
    expect(table.page.locator("#pause")).to_be_empty()
    for number, hand in enumerate(hands):
        hand.use_hands(10 + number)
    until(lambda: table.page.locator(".clock").count())
    is_clean(table, hands)
    play_to_the_end(hands, 150)
    until(table.is_over)
    assert table.head[:2] == hands[0].head[:2]
