"""A game of 9,000 events is taken in before the eyes of the player: with its progress, and with a way back."""

from pages.files import GIVE
from pages.friends import ASK
from playwright.sync_api import Page, expect

from bench.long_work import EVENTS, long_game

# Notes what the sheet says as it is drawn, and touches *Cancel* as soon as it is there.
SEEN = """isCancelling => {
  window.seen = [];
  new MutationObserver(() => {
    const bar = document.querySelector('#sheet progress');
    if (!bar) return;
    window.seen.push(bar.value);
    if (isCancelling) document.querySelector('#sheet [data-do=close]').click();
  }).observe(document.querySelector('#app'), { subtree: true, childList: true, attributes: true });
}"""
KEPT = "import main\n[key for key in await main.app.store.storage.keys() if key.startswith(('game:', 'label:'))]"


def begin(page: Page, is_cancelling: bool) -> None:
    page.evaluate(ASK, "import main\nawait main.app.parcel.arrive()")
    page.evaluate(GIVE, long_game())
    page.evaluate(SEEN, is_cancelling)
    page.locator("[data-do=shelf]:visible").first.click()
    page.locator("[data-do=import]").click()


def test_a_very_long_game_is_taken_in_with_its_progress_and_played_on(page: Page) -> None:
    begin(page, is_cancelling=False)
    expect(page.locator(".saved")).to_be_visible(timeout=120_000)
    seen = page.evaluate("seen")
    assert len({*seen}) > 3 and page.locator("#sheet progress").count() == 0
    page.locator("[data-do=open]").click()
    expect(page.locator("[data-scene]")).to_be_visible(timeout=120_000)
    assert page.evaluate(ASK, "import main\nlen(main.app.page.session.log)") >= EVENTS


def test_a_very_long_import_that_is_cancelled_leaves_nothing(page: Page) -> None:
    begin(page, is_cancelling=True)
    expect(page.locator("#stage .trouble")).to_contain_text("Cancelled", timeout=120_000)
    assert page.evaluate("seen") and page.locator(".saved").count() == 0
    assert page.evaluate(ASK, KEPT) == []
