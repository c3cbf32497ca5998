"""Two real tabs of one browser: what one keeps, the other never loses."""

import json
from collections.abc import Callable

from pages.friends import ASK
from pages.player import Player, by_click, same_secrets
from playwright.sync_api import BrowserContext, Page, expect

from web.make.serve import Site

ROWS = """() => new Promise(done => {
  const open = indexedDB.open('cabinet-noir', 1);
  open.onsuccess = () => {
    const kept = open.result.transaction('kept').objectStore('kept'), rows = {};
    kept.openCursor().onsuccess = ({ target: { result } }) => {
      if (!result) return open.result.close(), done(rows);
      rows[result.key] = result.value;
      result.continue();
    };
  };
})"""
ELSEWHERE = "In another tab"


def open_tab(context: BrowserContext, site: Site) -> Page:
    page = context.new_page()
    page.goto(site.url)
    page.locator("#boot").wait_for(state="detached")
    return page


def press(page: Page, verb: str) -> None:
    place = page.locator(f"[data-do={verb}]:visible").first
    place.wait_for()
    by_click(place)


def rows(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(ROWS)
    return found


def game_of(page: Page) -> tuple[str, str]:
    ((key, text),) = [(key, text) for key, text in rows(page).items() if key.startswith("game:")]
    return key.removeprefix("game:"), text


def events_in(page: Page) -> int:
    return len(json.loads(game_of(page)[1])["log"])


def settled(page: Page) -> None:
    """Waits until what was played is on the device."""
    page.evaluate(ASK, "import main\nawait main.app.saving.finish()")


def playing(open_context: Callable[..., BrowserContext], site: Site, seed: int) -> tuple[BrowserContext, Page, Player]:
    context = open_context()
    context.add_init_script(same_secrets(seed))
    page = open_tab(context, site)
    player = Player(page, seed)
    player.start(2)
    for _ in range(25):
        player.step()
    settled(page)
    return context, page, player


def test_a_game_is_open_in_one_tab_and_goes_over_to_the_other_whole(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    context, first, _ = playing(open_context, site, 21)
    second = open_tab(context, site)
    # One: the second tab says where the game is, and does not open it.
    press(second, "continue")
    expect(second.locator("#stage h1")).to_have_text(ELSEWHERE)
    before = events_in(second)
    # Two: it takes the game over; the first one says so.
    press(second, "here")
    second.locator("[data-scene]").wait_for()
    expect(first.locator("#stage h1")).to_have_text(ELSEWHERE)
    assert events_in(second) >= before
    # Three: what is played there is kept, and is there when the first takes it back.
    other = Player(second, 22)
    for _ in range(20):
        other.step()
    press(first, "here")
    first.locator("[data-scene]").wait_for()
    expect(second.locator("#stage h1")).to_have_text(ELSEWHERE)
    after = events_in(first)
    assert after >= before
    # Four: a tab that is closed leaves the game to the other.
    first.close()
    press(second, "here")
    second.locator("[data-scene]").wait_for()
    assert events_in(second) >= after


def test_a_game_that_one_tab_plays_is_not_deleted_in_another(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    context, first, _ = playing(open_context, site, 25)
    second = open_tab(context, site)
    press(second, "shelf")
    press(second, "delete")
    expect(second.locator("#stage h1")).to_have_text(ELSEWHERE)
    assert events_in(second) > 1
    first.locator("[data-scene]").wait_for()


def test_a_tab_that_does_not_answer_is_passed_over_and_keeps_nothing_of_its_own(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    context, first, _ = playing(open_context, site, 23)
    second = open_tab(context, site)
    # Five: the first tab is deaf, as in a browser that has put it to sleep.
    first.evaluate("BroadcastChannel.prototype.postMessage = () => {}; window.cabinet.tabs.listen(() => {})")
    press(second, "continue")
    expect(second.locator("#stage h1")).to_have_text(ELSEWHERE)
    press(second, "here")
    second.locator("[data-scene]").wait_for()
    other = Player(second, 24)
    for _ in range(20):
        other.step()
    settled(second)
    kept = game_of(second)[1]
    # Six: what it plays on is refused, and it says so.
    first.evaluate(ASK, "import main\nmain.app.page.session.write_note(0, 'page', 'too late', at_once=True)")
    expect(first.locator("#stage h1")).to_have_text(ELSEWHERE)
    expect(first.locator("#stage")).to_contain_text("could not be kept")
    assert game_of(second)[1] == kept


def test_settings_names_and_the_shelf_are_shared(open_context: Callable[..., BrowserContext], site: Site) -> None:
    context, first, _ = playing(open_context, site, 26)
    second = open_tab(context, site)
    # Seven: a setting of each tab.
    second.locator("[data-do=theme]:visible").first.click()
    second.locator("[data-do=language][data-with=nl]:visible").click()
    expect(first.locator("html")).to_have_attribute("lang", "nl")
    kept = json.loads(rows(second)["settings"])
    assert kept["language"] == "nl" and kept["theme"] == "light" and kept["asked_to_persist"] is True
    # Eight: the start page of one tab shows a game that the other has begun.
    expect(second.locator("[data-do=continue]")).to_be_visible()


def test_what_is_private_is_not_readable_in_the_storage(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    # Nine: the key lies apart, and no script reads it.
    _, first, player = playing(open_context, site, 27)
    file, kept = json.loads(player.save()), json.loads(game_of(first)[1])
    assert kept["private"].startswith("sealed ") and file["private"]["seed"] not in game_of(first)[1]
    key = """() => new Promise(done => {
      const open = indexedDB.open('cabinet-noir-key', 1);
      open.onsuccess = () => {
        open.result.transaction('keys').objectStore('keys').get('games').onsuccess = ({ target: { result } }) =>
          done([result.extractable, result.usages.join()]);
      };
    })"""
    assert first.evaluate(key) == [False, "sign"]
