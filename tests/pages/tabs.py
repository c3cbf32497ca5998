"""Two tabs of one browser, of any of the three: what our players do there, and what lies in the storage they share."""

import json
from typing import Any

from pages.friends import ASK
from pages.player import Player, by_click, same_secrets
from samples import CARD_GAME

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
SEEN = "which => [...document.querySelectorAll(which)].findIndex(it => it.checkVisibility()) + 1"
ELSEWHERE = "In another tab"
STEPS = 3
BEGIN = f"""
import main
from table import catalog
from table.dealers import Local
from table.match import Match, start_event
from table.save import About
app = main.app
game = catalog.load({CARD_GAME!r})
match = Match(game, Local(app.browser.seed()), start_event(game, ("Ann", "Bob"), {{}}))
match.settle()
about = About(app.store.free_id("evening"), "Ann and Bob", app.browser.now())
app.play(match, about)
app.keep(match, about)
await app.saving.finish()
about.id
"""


class Tabs:
    """`browser` opens tabs with `new_page`. Firefox and WebKit let a tab sleep that is not in front, so each is brought
    there before it is touched."""

    def __init__(self, browser: Any, address: str) -> None:
        self.browser, self.address = browser, address
        self.first, self.second = self.open(), self.open()

    def open(self) -> Any:
        page = self.browser.new_page()
        self.load(page)
        return page

    def load(self, page: Any) -> None:
        page.goto(self.address)
        page.locator("#boot").wait_for(state="detached")

    def begin(self, seed: int) -> str:
        """Both tabs are at home; then a game is begun in the first one, and played for a while."""
        for page in (self.second, self.first):
            page.bring_to_front()
            ask(page, "import main\nmain.app.go_home()\nawait main.app.saving.finish()")
        self.first.evaluate(f"() => {{ {same_secrets(seed)} }}")
        id_ = str(ask(self.first, BEGIN))
        at_table(self.first)
        play_on(self.first, seed)
        return id_

    def rows(self) -> dict[str, str]:
        found: dict[str, str] = self.second.evaluate(ROWS)
        return found

    def games(self) -> dict[str, str]:
        return {key.removeprefix("game:"): text for key, text in self.rows().items() if key.startswith("game:")}

    def events_in(self, id_: str) -> int:
        return len(json.loads(self.games()[id_])["log"])

    def label(self, id_: str) -> Any:
        return json.loads(self.rows()[f"label:{id_}"])


def ask(page: Any, python: str) -> Any:
    return page.evaluate(ASK, python)


def press(page: Any, verb: str, with_: str = "") -> None:
    """The first one that can be seen."""
    page.bring_to_front()
    which = f"[data-do={verb}]" + (f"[data-with='{with_}']" if with_ else "")
    place = page.wait_for_function(SEEN, arg=which, polling=50).json_value()
    by_click(page.locator(which).nth(place - 1))


def play_on(page: Any, seed: int) -> None:
    """What was played is on the device when this returns."""
    page.bring_to_front()
    player = Player(page, seed)
    for _ in range(STEPS):
        player.step()
    ask(page, "import main\nawait main.app.saving.finish()")


def shows(page: Any, words: str, where: str = "#stage") -> None:
    page.bring_to_front()
    found = "([where, words]) => document.querySelector(where)?.textContent.includes(words)"
    page.wait_for_function(found, arg=[where, words], polling=50)


def at_table(page: Any) -> None:
    page.bring_to_front()
    page.locator("[data-scene]").wait_for()
