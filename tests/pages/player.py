"""Plays a game in the real page with nothing but fingers, a mouse or a keyboard: what a person could do, no more.

It knows the verbs of the page (data-do), and no game.
"""

import json
import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError
from samples import CARD_GAME

# The page's secrets come from the browser; a page that draws the same ones each time plays the same game each time.
SAME_SECRETS = """
let state = SEED;
Crypto.prototype.getRandomValues = function (array) {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let i = 0; i < bytes.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[i] = state >>> 24;
  }
  return array;
};
"""
MOST_STEPS = 4_000
Touch = Callable[[Locator], None]


def same_secrets(seed: int) -> str:
    return SAME_SECRETS.replace("SEED", str(seed))


# What the browser made of the touches: where it is busy, it may take a tap for a long press, and nothing is clicked.
CLICKS = """const named = it => (it = it.closest('[data-do]')) && it.dataset.do + (it.dataset.with ?? '');
  window.felt ??= (addEventListener('click', touch => window.felt.push(named(touch.target)), true),
    addEventListener('closer', () => window.felt.push(null)), []);"""
CLICKED = "before => window.felt.slice(before).map(name => [name])[0]"
PATIENCE = 3_000

# A figure may stand before the middle of its house: a person touches the house beside it, and so do we; not at its very
# edge, for a finger is not that exact and the browser rounds to whole pixels. Where a crowd hides all of a piece, the
# same choice lies in the list. Nobody touches a piece, or a sheet that rises, while it is still on its way.
FREE_SPOT = f"""async it => {{
  {CLICKS}
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const isOnItsWay = ({{playState, transitionProperty, animationName, effect}}) => playState === 'running' &&
    (animationName === 'rise' ? effect.target.contains(it) :
      /^(transform|translate|offset|left|top)/.test(transitionProperty) && effect.target.closest('#pieces'));
  it.scrollIntoView({{block: 'center', behavior: 'instant'}});
  await frame();
  for (let moving; (moving = document.getAnimations().filter(isOnItsWay)).length; await frame())
    await Promise.allSettled(moving.map(one => one.finished));
  const twins = [...document.querySelectorAll('[data-do=pick]')].filter(one => one.dataset.with === it.dataset.with);
  for (const room of [3, 1]) for (const one of it.dataset.do === 'pick' ? [it, ...twins] : [it]) {{
    one.scrollIntoView({{block: 'center', behavior: 'instant'}});
    const box = one.getBoundingClientRect(), around = [[0, 0], [room, 0], [-room, 0], [0, room], [0, -room]];
    for (const y of [.5, .2, .8, .35, .65, .08, .92]) for (const x of [.5, .2, .8, .35, .65, .08, .92]) {{
      const at = [Math.round(box.left + x * box.width), Math.round(box.top + y * box.height)];
      if (around.every(([right, down]) => one.contains(document.elementFromPoint(at[0] + right, at[1] + down))))
        return [at, named(it), window.felt.length];
    }}
  }}
}}"""
# Whoever goes by keys is never left nowhere at a table.
FOCUSED = "() => !document.querySelector('[data-scene]') || document.activeElement !== document.body"
FOCUS = """it => {
  const now = document.activeElement, group = it.closest('[role=radiogroup]');
  return now === it ? 'here' : group && group.contains(now) ? 'group' : 'elsewhere';
}"""

# What the page offers now, in one look: the scene, and for every verb the places of the elements that do it.
OFFERED = """() => {
  const offered = {}, on = it => it.getAttribute('aria-disabled') !== 'true' && it.checkVisibility();
  const all = [...document.querySelectorAll('[data-do]')];
  all.forEach((it, n) => { if (on(it) && !(it.dataset.do === 'pick' && it.classList.contains('chosen')))
    (offered[it.dataset.do] ??= []).push(n); });
  return [document.querySelector('[data-scene]')?.dataset.scene ?? '', offered];
}"""


def _until_clicked(locator: Locator, touch: Callable[[float, float], None]) -> None:
    """Touches it again if nothing happened, as people do. If another element was clicked, the page is at fault."""
    for _ in range(4):
        spot = locator.evaluate(FREE_SPOT)
        assert spot, f"nothing of it can be touched: {locator.evaluate('it => it.outerHTML')[:200]}"
        at, wanted, before = spot
        touch(*at)
        try:
            clicked = locator.page.wait_for_function(CLICKED, arg=before, timeout=PATIENCE).json_value()
        except TimeoutError:
            continue
        if clicked == [None]:
            continue
        assert clicked == [wanted], f"{wanted!r} was touched, {clicked!r} felt it"
        return
    raise AssertionError(f"{wanted!r} was touched and nothing felt it")


def by_click(locator: Locator) -> None:
    _until_clicked(locator, locator.page.mouse.click)


def by_tap(locator: Locator) -> None:
    _until_clicked(locator, locator.page.touchscreen.tap)


def by_keys(locator: Locator) -> None:
    """Tab until it, or a group of which it is one, has the focus; arrows within the group; then Enter.

    Whatever the keyboard cannot reach so cannot be played."""
    page = locator.page
    target = locator.element_handle()
    for _ in range(200):
        where = target.evaluate(FOCUS)
        if where == "here":
            page.keyboard.press("Enter")
            page.wait_for_function(FOCUSED)
            return
        page.keyboard.press("ArrowRight" if where == "group" else "Tab")
    raise AssertionError(f"the keyboard does not reach {target.evaluate('it => it.outerHTML')[:200]}")


# A die on the board is picked, and the button beside it rolls: they do the same.
DEED = "it => it.dataset.with === 'roll' ? 'roll' : [it.dataset.do, it.dataset.with ?? ''].join(' ').trim()"
PRESS = "it => it.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))"


def by_name(locator: Locator) -> None:
    """As with a screen reader: by what it is and what it is called, and nothing else. Two things that are called alike
    must do the same."""
    page = locator.page
    wanted = locator.evaluate(DEED)
    line = locator.aria_snapshot().splitlines()[0]
    if quoted := re.match("- '(.*)':?", line):  # where the name has a colon in it
        line = "- " + quoted[1].replace("''", "'")
    found = re.match(r'- (\w+)(?: "((?:[^"\\\\]|\\\\.)*)")?', line)
    assert found and found[2], f"it has no name: {line!r} {locator.evaluate('it => it.outerHTML')[:300]}"
    role, name = found[1], json.loads(f'"{found[2]}"')
    alike = page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
    strangers = [one for one in alike.all() if one.evaluate(DEED) != wanted]
    assert alike.count() and not strangers, f"{role} {name!r}: {alike.count()} things, {len(strangers)} of them others"
    alike.first.evaluate(PRESS)


class Player:
    """One pair of hands for everybody at the table."""

    def __init__(self, page: Page, seed: int, touch: Touch = by_click) -> None:
        self.page, self.touch = page, touch
        self.random = Random(seed)
        self.scenes: set[str] = set()
        self.verbs: set[str] = set()
        self.last = ""

    def press(self, verb: str, which: int) -> None:
        self.verbs.add(verb)
        if verb == "seen":  # it may be over before a finger is there, and something else under the finger
            self.page.evaluate("document.getElementById('climax-on')?.click()")
            return
        self.touch(self.page.locator("[data-do]").nth(which))

    def start(self, seats: int, *wishes: str, game: str = CARD_GAME) -> None:
        """From the home page to the table. A wish is what is touched before: the name of a switch, or a selector."""
        count = self.page.locator(f"[data-do=count][data-with='{seats}']")
        self.go_through(self.page.locator(f"#stage [data-do=new][data-with={game}]"), count)
        self.touch(count)
        self.page.locator(f"[data-do=count][data-with='{seats}'][aria-checked=true]").wait_for()
        for wish in wishes:
            is_name = wish[0] not in "#[."
            self.touch(self.page.get_by_role("switch", name=wish) if is_name else self.page.locator(wish))
        self.touch(self.page.locator("[data-do=start]"))
        self.page.locator(".play").wait_for()

    def go_through(self, door: Locator, room: Locator) -> None:
        """Where letters and cards still arrive, a door may move away under the finger: then it is touched again."""
        for _ in range(2):
            self.touch(door)
            try:
                room.wait_for(timeout=10_000)
                return
            except TimeoutError:
                if not door.is_visible():
                    break
        room.wait_for()

    def save(self) -> str:
        """What the menu puts into a file."""
        self.touch(self.page.locator("[data-do=menu]"))
        with self.page.expect_download() as saved:
            self.touch(self.page.locator("#sheet [data-do=save]"))
        return saved.value.path().read_text()

    def told(self) -> list[str]:
        """The last lines of what happened."""
        return self.page.locator("#log .log-lines li").all_inner_texts()

    def come_back(self) -> None:
        """The page is left and opened again; the game goes on from home."""
        self.page.reload()
        self.page.locator("#boot").wait_for(state="detached")
        self.go_through(self.page.locator("[data-do=continue]").first, self.page.locator("[data-scene]"))

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Goes on until the game is over, or until something has been seen."""
        for _ in range(MOST_STEPS):
            if self.is_over() or (until and until()):
                return
            self.step()
        raise AssertionError("the game does not end")

    def is_over(self) -> bool:
        return self.page.locator("[data-do=again]").count() > 0

    def step(self) -> None:
        self.act(*self.page.evaluate(OFFERED))

    def act(self, scene: str, offered: dict[str, list[int]]) -> None:
        """One touch, chosen among what the page offers."""
        self.scenes.add(scene)
        verb = self._choose(scene, offered)
        if verb == self.last == "confirm" and "undo" in offered:  # it was refused: something else, then
            verb = "undo"
        self.last = verb
        assert verb in offered, f"nothing can be done in {scene!r} but {sorted(offered)}"
        self.press(verb, self.random.choice(offered[verb]))

    def _choose(self, scene: str, offered: dict[str, list[int]]) -> str:
        for only in ("again", "seen", "mine", "lift"):
            if only in offered:
                return only
        if scene in ("look", "roll"):
            return "hide" if "hide" in offered else "open" if scene == "look" else "roll"
        if scene == "aloud":
            return "together" if "together" in offered else self.random.choice(["nobody", "volunteer"])
        if "confirm" in offered and ("pick" not in offered or self.random.random() < 0.7):
            return "confirm"
        if "open" in offered and ("pick" not in offered or self.random.random() < 0.6):
            return "open"
        return "pick" if "pick" in offered else "undo"
