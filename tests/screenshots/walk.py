"""Brings the page into every scene there is, one after the other: of each game, of the house, with bots, in a room.

Something looks at each scene: a camera (screenshots) or the check of the layout (looks).
"""

from collections.abc import Callable

from pages.friends import ASK
from pages.planner import Planner
from pages.player import Player, same_secrets
from playwright.sync_api import Browser, Page
from shelf import purpose, tryout

Look = Callable[[Page, str], None]
SLOWEST = 120_000
# What tells one picture from another: the scene, who looks, and whether a move is being built.
WHERE = """() => {
  const stage = document.querySelector('[data-scene]');
  if (!stage) return '';
  if (document.getElementById('climax')) return `climax-${document.querySelectorAll('#climax .mover').length}`;
  const covered = document.querySelector('[data-do=mine]') ? 'handover' : stage.matches('.covered') ? 'private' : '';
  const own = stage.matches('.private') ? 'own' : '';
  const draft = document.querySelector('.board-box.draft') ? 'draft' : '';
  return [stage.dataset.scene, covered, own, draft].filter(Boolean).join('-');
}"""


def open_home(browser: Browser, url: str, seed: int) -> Page:
    """Home in a fresh profile, with nothing moving: what is looked at has arrived."""
    context = browser.new_context(locale="en", reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    context.add_init_script(same_secrets(seed))
    page = context.new_page()
    page.set_default_timeout(SLOWEST)
    page.goto(url)
    page.locator("#boot").wait_for(state="detached")
    page.evaluate(ASK, "import main\nmain.app.change(climaxes='step')\nNone")  # it stands until it has been looked at
    return page


def walk_game(page: Page, game: str, look: Look, moment: str = WHERE) -> None:
    """Every kind of moment when it first comes up, one later in the game, then the result and the replay."""
    evening = tryout(game)
    player = (Planner if purpose(game) else Player)(page, evening.seed)
    page.locator(f"#stage [data-do=new][data-with={game}]").click()
    page.locator("[data-do=start]").wait_for()
    look(page, f"{game}-new")
    page.locator("[data-do=back]:visible").first.click()
    player.start(evening.seats, *evening.wishes, game=game)
    seen = set[str]()
    while not player.is_over():
        where = page.evaluate(moment)
        if where.split()[:1] == ["choose"] and where in seen and len(player.told()) >= evening.middle:
            where = "choose-later"
        if where and where not in seen:
            seen.add(where)
            look(page, f"{game}-{where}")
        if where == "choose-later" and "pocket" not in seen:
            seen.add("pocket")
            walk_pocket(page, game, look)
        player.step()
    look(page, f"{game}-result")
    page.locator("[data-do=replay]").click()
    look(page, f"{game}-replay")
    page.locator("[data-do=back]:visible").first.click()


def walk_pocket(page: Page, game: str, look: Look) -> None:
    """The first player looks at their private page."""
    page.locator("[data-do=secrets]:visible").first.click()
    page.locator("[data-do=mine]").click()
    page.locator("#pocket").wait_for()
    look(page, f"{game}-pocket")
    page.locator("[data-do=hide]:visible").first.click()


def walk_house(page: Page, look: Look) -> None:
    """The pages that belong to no game: home with a saved game, settings, rules."""
    page.goto(page.url)
    page.locator("#boot").wait_for(state="detached")
    look(page, "home")
    for verb in ("settings", "help"):
        page.locator(f"#stage [data-do={verb}]:visible").first.click()
        page.locator("#sheet > *").wait_for()
        look(page, verb)
        page.keyboard.press("Escape")


def luck(game: str) -> int:
    """The seed of the page's secrets; a player with a purpose brings the game about with any."""
    return 1 if purpose(game) else tryout(game).seed
