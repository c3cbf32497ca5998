"""One scene looked at in all languages, sizes, themes and sizes of letters that are wished for."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product

from pages.friends import ASK
from playwright.sync_api import Browser, Page, Playwright

from looks import contrast, cut, forward, overlaps, readers, small, squeezed, strays, wide
from looks.seen import Finding, see
from screenshots.walk import WHERE
from web.make import install

LANGUAGES = ("en", "nl", "de", "fr")
SIZES = ((320, 640), (390, 844), (844, 390), (820, 1180), (1180, 820), (1280, 800), (1920, 1080))
THEMES = ("light", "dark")
LETTERS = ("normal", "huge")
PAINTED = ((390, 844), (1280, 800))  # sizes in which the pixels are looked at
DESKTOP = 1000  # px: from here on scrollbars take room, as a mouse needs them
KINDS = (squeezed, cut, small, forward, wide, overlaps)
CHANGE = "import main\nmain.app.change(language={language!r}, text_size={letters!r})\nmain.app.refresh()\nNone"
SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
DRAWN = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"  # enough where no size has changed
NO_SCROLLBAR = "document.documentElement.clientWidth === innerWidth"
AT_TOP = "for (const it of document.querySelectorAll('*')) it.scrollTop = it.scrollLeft = 0"
# A moment is told by its scene and by what kinds of things can be chosen.
MOMENT = f"""() => {{
  const picks = [...document.querySelectorAll('[data-do=pick]')].map(it => it.dataset.with.replace(/\\W.*/, ''));
  return [({WHERE})(), [...new Set(picks)].sort().join('-')].join(' ').trim();
}}"""


class Enough(Exception):
    """A walk through the scenes of a game need go no further."""


@dataclass(frozen=True)
class Way:
    """How the page is looked at."""

    language: str = "en"
    size: tuple[int, int] = (1280, 800)
    letters: str = "normal"
    theme: str = "light"

    def __str__(self) -> str:
        large = "" if self.letters == "normal" else f", {self.letters} letters"
        return f"{self.size[0]}×{self.size[1]}, {self.language}, {self.theme}{large}"


USUAL = Way()
EVERY_SHAPE = [Way(*one) for one in product(LANGUAGES, SIZES, LETTERS)]
EVERY_PAINT = [Way("en", size, "normal", theme) for size, theme in product(PAINTED, THEMES)]
LANGUAGE = len(EVERY_SHAPE) // len(LANGUAGES)  # so many ways stand in a row for each language
ALBUM = Way("en", (390, 844), "normal", "dark")  # how the approved pictures are taken


def launch(playwright: Playwright) -> Browser:
    """A browser whose scrollbars take room, as they do on a desktop."""
    hidden = ["--hide-scrollbars"]
    return playwright.chromium.launch(executable_path=install.browser(), args=install.FLAGS, ignore_default_args=hidden)


def visit(page: Page, desk: Page, shapes: Sequence[Way], paints: Sequence[Way]) -> Iterator[tuple[Way, Finding]]:
    """Afterwards the page is as it was, so that the game can go on."""
    now = USUAL
    for once in (strays, readers):
        yield from ((now, found) for found in once.find(page))
    for way in shapes:
        dress(page, way, now)
        now = way
        seen = see(page)
        for kind in KINDS:
            yield from ((way, found) for found in kind.find(seen))
    for way in paints:
        dress(page, way, now)
        now = way
        yield from ((way, found) for found in contrast.find(page, desk, see(page)))
    dress(page, USUAL, now)


def share(part: int, of: int, scene: int) -> tuple[list[Way], list[Way]]:
    """A part of the ways to look at a scene, another one for the next scene. All parts together are all ways. Another
    size takes the browser longest, so all languages come in one size before the next."""
    shapes = [way for n, way in enumerate(EVERY_SHAPE) if (n + 3 * (n // LANGUAGE) + scene + part) % of == 0]
    paints = [way for n, way in enumerate(EVERY_PAINT) if (n + scene + part) % min(of, len(EVERY_PAINT)) == 0]
    return sorted(shapes, key=lambda way: SIZES.index(way.size)), paints


@contextmanager
def dressed(page: Page, way: Way) -> Iterator[None]:
    dress(page, way, USUAL)
    yield
    dress(page, USUAL, way)


def dress(page: Page, way: Way, before: Way) -> None:
    if (way.language, way.letters) != (before.language, before.letters):
        page.evaluate(ASK, CHANGE.format(language=way.language, letters=way.letters))
    if way.theme != before.theme:
        page.emulate_media(color_scheme=way.theme)
    if way.size != before.size:
        show_scrollbars(page, way.size[0] >= DESKTOP)
        page.set_viewport_size({"width": way.size[0], "height": way.size[1]})
        if way.size[0] < DESKTOP:
            page.wait_for_function(NO_SCROLLBAR)
    page.evaluate(DRAWN if way.size == before.size else SETTLED)
    page.evaluate(AT_TOP)


def show_scrollbars(page: Page, are_shown: bool) -> None:
    page.context.new_cdp_session(page).send("Emulation.setScrollbarsHidden", {"hidden": not are_shown})
