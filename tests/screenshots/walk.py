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
            walk_sheets(page, game, look, "menu", "log", "score")
        player.step()
    look(page, f"{game}-result")
    page.locator("[data-do=replay]").click()
    look(page, f"{game}-replay")
    page.locator("[data-do=back]:visible").first.click()
    walk_lesson(page, game, look)


def walk_lesson(page: Page, game: str, look: Look) -> None:
    """The first step of a game's lesson, if it has one."""
    page.locator("[data-do=home]:visible").first.click()
    page.locator(".game-card").first.wait_for()
    lesson = page.locator(f"#stage [data-do=lesson][data-with={game}]")
    if lesson.count():
        lesson.click()
        page.locator("[data-scene]").wait_for()
        look(page, f"{game}-lesson")


def walk_pocket(page: Page, game: str, look: Look) -> None:
    """The first player looks at their private page."""
    page.locator("[data-do=secrets]:visible").first.click()
    page.locator("[data-do=mine]").click()
    page.locator("#pocket").wait_for()
    look(page, f"{game}-pocket")
    page.locator("[data-do=hide]:visible").first.click()


def walk_sheets(page: Page, place: str, look: Look, *verbs: str) -> None:
    """What opens over the page: each sheet that a button of the page or of its menu leads to."""
    for verb in verbs:
        button = page.locator(f"#stage [data-do={verb}]:visible")
        if not button.count():
            page.locator("#stage [data-do=menu]:visible").click()
            button = page.locator(f"#sheet [data-do={verb}]")
            page.locator("#sheet > *").wait_for()
        if button.count():
            button.first.click()
            page.locator("#sheet > *").wait_for()
            look(page, f"{place}-{verb}" if place else verb)
        page.keyboard.press("Escape")
        page.locator("#sheet > *").wait_for(state="detached")


def walk_house(page: Page, look: Look) -> None:
    """The pages that belong to no game: home with a saved game, its sheets, the shelf."""
    page.goto(page.url)
    page.locator("#boot").wait_for(state="detached")
    look(page, "home")
    walk_sheets(page, "", look, "settings", "help", "install")
    page.locator("[data-do=shelf]").click()
    page.locator("[data-do=import]").wait_for()
    look(page, "shelf")
    page.locator("[data-do=back]:visible").first.click()


def luck(game: str) -> int:
    """The seed of the page's secrets; a player with a purpose brings the game about with any."""
    return 1 if purpose(game) else tryout(game).seed
