"""One person against bots in a real browser: every game to its end, across a reload in mid-thought, and in words."""

from collections.abc import Callable

import pytest
from pages.friends import ASK
from pages.player import by_click, by_tap, same_secrets
from pages.solo import Solo
from pages.test_talk import WALL_CLOCK
from playwright.sync_api import BrowserContext, Page, expect
from samples import BID_GAME, CARD_GAME, DUEL_GAME, STAKE_GAME, TALK_GAME

from bench.thinking import WATCH
from bots.bot import CHIEF
from session.bots.thinker import GRACE
from web.make.serve import Site

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}
Open = Callable[..., BrowserContext]


def open_home(open_context: Open, site: Site, seed: int, **options: object) -> Page:
    context = open_context(reduced_motion="reduce", **options)
    context.add_init_script(same_secrets(seed) + WALL_CLOCK + WATCH)
    page = context.new_page()
    page.goto(site.url)
    page.locator("#boot").wait_for(state="detached")
    return page


@pytest.mark.parametrize(
    ("game", "level", "device"),
    [(STAKE_GAME, "recruit", DESK), (BID_GAME, "officer", PHONE), (DUEL_GAME, "officer", DESK)],
    ids=[STAKE_GAME, BID_GAME, DUEL_GAME],
)
def test_one_person_plays_to_the_end_against_a_bot(
    open_context: Open, site: Site, game: str, level: str, device: dict
) -> None:
    player = Solo(open_home(open_context, site, 3, **device), 3, by_tap if device is PHONE else by_click)
    player.sit_down(game, 2, level)
    player.play()
    assert {"wait", "seal", "choose"} <= player.scenes and "mine" not in player.verbs, "nobody hands anything over"
    expect(player.page.locator(".ranking")).to_contain_text("Bot Ember")
    shapes = "all => all.map(one => getComputedStyle(one).display)"
    cells = player.page.locator(".figure td").evaluate_all(shapes)
    assert set(cells) == {"table-cell"}, "every column stays a column"


def test_cia_against_three_chiefs_across_a_reload_in_mid_thought(open_context: Open, site: Site) -> None:
    player = Solo(open_home(open_context, site, 7, **DESK), 7)
    player.sit_down(CARD_GAME, 4, "chief", "[role=switch]")
    page = player.page
    player.play(until=lambda: "is thinking" in page.evaluate("document.querySelector('#turn')?.textContent ?? ''"))
    player.come_back()
    player.play()
    assert {"roll", "wait"} <= player.scenes
    replies = page.evaluate("letters.map(([, letter]) => letter).filter(letter => 'seconds' in letter && !letter.kind)")
    assert len(replies) > 3 and any(reply["simulations"] for reply in replies), "they thought, and not on the page"
    # On a busy machine somebody may be kept from looking at the clock; how exactly it is kept, the bench says.
    assert max(reply["seconds"] for reply in replies) < CHIEF.seconds + GRACE
    assert not page.evaluate("letters.filter(([, letter]) => letter.failed)")
    player.touch(page.locator("[data-do=again]"))
    page.locator("[data-scene]").wait_for()
    player.play(until=lambda: page.locator("#seats .other").count() == 3)


def test_where_no_worker_can_be_made_the_page_thinks_by_itself(open_context: Open, site: Site) -> None:
    context = open_context(reduced_motion="reduce", **DESK)
    context.add_init_script("window.Worker = class { constructor() { throw new Error('not allowed here'); } };")
    page = context.new_page()
    page.goto(site.url)
    player = Solo(page, 3)
    player.sit_down(STAKE_GAME, 2, "chief")
    player.play(until=lambda: sum("Bot Ember:" in line for line in player.told()) > 1)
    assert page.evaluate(ASK, "import main\n[main.app.mind.is_lost, main.app.mind.is_awake]") == [True, False]


def test_spyfall_in_words_with_bots_until_time_is_up(open_context: Open, site: Site) -> None:
    player = Solo(open_home(open_context, site, 5, **PHONE), 5, by_tap)
    page = player.page
    player.sit_down(TALK_GAME, 4, "officer", *("#rounds-minus",) * 4)
    assert page.locator("[data-do=answer]", has_text="Who asks whom").count() == 0
    player.touch(page.locator("#cover [data-do=hide]"))
    player.touch(page.locator(".actions .main"))
    page.locator("[data-scene=floor]").wait_for()
    own = page.locator("#typing")
    while own.count() == 0:  # until it is one's turn to answer or to ask
        if page.locator("[data-with^='ask:']").count():
            player.touch(page.locator("#choices [data-with^='ask:']").first)
        page.locator("#typing, [data-with^='ask:']").first.wait_for(timeout=60_000)
    own.fill("Well, what should I say?")
    own.press("Enter")
    expect(page.locator("#log .log-lines li", has_text="Well, what should I say?")).to_have_count(1)
    page.evaluate("later(480)")
    player.play()
    assert {"seal", "curtain"} <= player.scenes
    expect(page.locator(".winners h2")).not_to_be_empty()
