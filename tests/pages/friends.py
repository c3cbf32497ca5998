"""Friends on devices of their own: each a browser profile that shares nothing with the others but what the page sends.

They meet by link through a relay on this machine, or by texts and codes held up to each other; then they play, each
with hands of its own. Used by the tests of the pages, by `soak --far` and by the bench.
"""

import contextlib
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from pages.pictures import film
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from shelf import folder_of_tests

from table import catalog
from web.make import install

FLAGS = [
    *install.FLAGS,
    "--allow-loopback-in-peer-connection",
    # Many pages on one machine: none of them may be put to sleep because another is in front.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
]
# Nobody has allowed it yet: a browser that says yes by itself tells every page real addresses in place of names.
CAMERA = "--use-fake-device-for-media-stream"
NAMES = ("Anna", "Bob", "Cem", "Dora", "Emil", "Fien", "Gus", "Hana")
PYTHON = "import('./v-' + siteVersion + '/pyodide/boot.mjs').then(m => m.loadPyodide())"
ASK = f"text => {PYTHON}.then(p => p.runPythonAsync(text)).then(it => it?.toJs ? it.toJs() : it)"
HEAD = "import main\ns = main.app.gathering.room.sitting\n[len(s.match.log), s.match.log.head, s.state]"
TERMS = "import main\nfrom table.text import fingerprint\nfingerprint(main.app.gathering.room.lobby.terms)"
OTHERS = "import main\nr = main.app.gathering.room\n[one.state for one in r.people if one.device != r.me]"

HERE = Path(__file__).parent
PATHS, HANDS = ((HERE / name).read_text() for name in ("paths.py", "hands.py"))
SOURCES = {name: file.read_text() for name in catalog.NAMES if (file := folder_of_tests(name) / "purpose.py").exists()}
BRAINS = f"""
import sys, types
for name, source in (("pages", ""), ("pages.paths", {PATHS!r}), ("pages.purposes", {f"SOURCES = {SOURCES!r}"!r})):
    sys.modules[name] = types.ModuleType(name)
    exec(source, sys.modules[name].__dict__)
{HANDS}
"""
START = "hands = Hands({seed})\ntask = asyncio.ensure_future(hands.play())\nNone"


class Friend:
    def __init__(
        self, make: Callable[..., BrowserContext], address: str, name: str, **options: object
    ) -> None:
        self.name, self.address = name, address
        self.sockets: list[str] = []  # whom the page has called
        self.context = make(**options)  # no camera: where a page may use it, links are made of other addresses
        self.open(address)

    def open(self, address: str = "") -> None:
        """The page, in a new tab."""
        self.page: Page = self.context.new_page()
        self.page.on("websocket", lambda socket: self.sockets.append(socket.url))
        self.page.goto(address or self.address)
        self.page.locator("#boot").wait_for(state="detached")

    def press(self, verb: str, with_: str = "") -> None:
        which = f"[data-do='{verb}']" + (f"[data-with='{with_}']" if with_ else "")
        self.page.locator(f"{which}:visible").last.click()

    def ask(self, python: str) -> Any:
        """What the page's Python says."""
        return self.page.evaluate(ASK, python)

    # ------------------------------------------------------------ rooms

    def go_together(self) -> None:
        self.press("far", "together")
        self.page.locator("#my-name").fill(self.name)

    def open_room(self, *relays: str) -> None:
        self.go_together()
        if relays:
            self.press("far", "network")
            self.page.locator("#relays-0").fill("\n".join(relays))
            self.press("keep")
            self.page.locator("[role=dialog]").wait_for(state="detached")
        self.press("open-room", "apart" if relays else "same")
        self.page.locator("#chairs").wait_for()

    def show_link(self) -> str:
        self.press("invite")
        self.press("way", "link")
        return self.page.locator("#room-link").input_value()

    def close_sheet(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.locator("[role=dialog]").wait_for(state="detached")

    def follow(self, link: str) -> None:
        """Opens a link, as from a message: in a page that may be open already."""
        self.page.goto(link)
        self.page.locator("#my-name").fill(self.name)
        self.press("come-in")

    def show_offer(self) -> str:
        """The invitation for one guest, as a text."""
        if self.page.locator("[role=dialog]").count() == 0:
            self.press("invite")
            self.press("way", "near")
        return self.text("#offer")

    def answer(self, offer: str) -> str:
        """Pastes an invitation, and shows the answer."""
        self.go_together()
        self.page.locator("#invitation").fill(offer)
        self.press("join")
        return self.text("#my-answer")

    def let_in(self, answer: str) -> None:
        before = self.text("#offer")
        self.page.locator("#answer").fill(answer)
        self.press("take")
        self.has_let_in(before)

    def has_let_in(self, before: str) -> None:
        """The guest who has answered this invitation is in, and there is another for the next."""
        expect(self.page.locator("#offer")).not_to_have_value(before)
        self.page.locator(".good").wait_for()

    def text(self, field: str) -> str:
        place = self.page.locator(field)
        place.wait_for(state="attached")
        return place.input_value()

    def is_in(self) -> None:
        """At the table's settings, with the others."""
        self.page.locator("#chairs").wait_for()

    def sit(self) -> None:
        if self.page.locator("#stage [data-do=sit]").count():
            self.press("sit")

    def wait_people(self, count: int) -> None:
        """So many have come in, with a chair or without."""
        expect(self.page.locator(".chairs li, .watchers li")).to_have_count(count)

    def wait_chairs(self, count: int) -> None:
        expect(self.page.locator(".chairs li")).to_have_count(count)

    # ------------------------------------------------------------ the game

    def at_table(self) -> None:
        self.page.locator("[data-scene]").wait_for()

    def use_hands(self, seed: int) -> None:
        """Somebody begins to play here, by touching what the page shows."""
        self.rest()
        self.ask(BRAINS + START.format(seed=seed))

    def rest(self) -> None:
        self.ask("if 'hands' in globals(): hands.is_on = False")

    @property
    def head(self) -> list[Any]:
        """How many events, their head, and what the table is at."""
        return list(self.ask(HEAD))

    @property
    def others(self) -> list[str]:
        """Of everybody else in the room: here, asleep, away or gone."""
        return list(self.ask(OTHERS))

    def crash(self) -> None:
        """The tab dies without a word."""
        with contextlib.suppress(Error):
            self.page.goto("chrome://crash")
        self.page.close()

    def is_over(self) -> bool:
        return self.page.locator(".winners").count() > 0


Make = Callable[..., BrowserContext]


def until(condition: Callable[[], object], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.2)


def gather(make: Make, address: str, count: int, **options: object) -> list[Friend]:
    return [Friend(make, address, name, **options) for name in NAMES[:count]]


def meet_by_link(friends: Sequence[Friend], relay: str) -> str:
    host, *guests = friends
    host.open_room(relay)
    link = host.show_link()
    host.close_sheet()
    for number, guest in enumerate(guests, 2):
        guest.follow(link)
        guest.is_in()
        host.wait_people(number)
    return link


def meet_by_exchange(friends: Sequence[Friend], reel: Path | None = None) -> None:
    """Two texts for each guest, pasted; those of the first guest are read by the cameras, if these see a film."""
    host, *guests = friends
    host.open_room()
    for number, guest in enumerate(guests):
        if reel is not None and number == 0:
            meet_by_camera(host, guest, reel)
        else:
            host.let_in(guest.answer(host.show_offer()))
        guest.is_in()
    host.close_sheet()
    host.wait_people(len(friends))


def meet_by_camera(host: Friend, guest: Friend, reel: Path) -> None:
    """The guest's camera sees the host's screen, then the host's camera the guest's, which may be on already. Both say
    yes when they are asked for it."""
    for friend in (host, guest):
        friend.context.grant_permissions(["camera"])
    before = host.show_offer()
    film(host.page, ".qr svg", reel)
    guest.go_together()
    guest.press("scan")
    guest.page.locator("#my-answer").wait_for(state="attached")
    film(guest.page, ".qr svg", reel)
    if host.page.locator("#camera").count() == 0:
        host.press("scan")
    host.has_let_in(before)


def agree(friends: Sequence[Friend], game: str, *wishes: str, seats: int = 0) -> None:
    """Everybody sees the same game, agrees, and one of them starts it."""
    get_ready(friends, game, *wishes, seats=seats)
    friends[-1].press("start")
    for friend in friends:
        friend.at_table()


def get_ready(friends: Sequence[Friend], game: str, *wishes: str, seats: int = 0) -> None:
    """`seats`: where somebody has more than one."""
    host = friends[0]
    host.press("game", game)
    for wish in wishes:
        is_name = wish[0] not in "#[."
        (host.page.get_by_role("switch", name=wish) if is_name else host.page.locator(wish)).last.click()
    for friend in friends:
        expect(friend.page.locator(f"[data-do=game][data-with={game}]")).to_have_attribute("aria-checked", "true")
        friend.sit()  # another game may have more chairs
    for friend in friends:
        friend.wait_chairs(seats or len(friends))
    until(lambda: len({friend.ask(TERMS) for friend in friends}) == 1)
    for friend in friends:
        friend.press("ready")
    friends[-1].page.locator("[data-do=start]").wait_for()


def play_to_the_end(friends: Sequence[Friend], seconds: float, seed: int = 1) -> None:
    """Everybody plays until all have seen the same end."""
    for number, friend in enumerate(friends):
        friend.use_hands(100 * seed + number)
    end = time.monotonic() + seconds
    while not all(friend.is_over() for friend in friends):
        if time.monotonic() > end:
            stuck = [(friend.name, friend.head, friend.page.locator("#turn").all_inner_texts()) for friend in friends]
            raise AssertionError(f"the game does not end: {stuck}")
        friends[0].page.wait_for_timeout(250)
    heads = {tuple(friend.head[:2]) for friend in friends}
    assert len(heads) == 1, heads


def launch(playwright: Any, reel: Path | None = None) -> Browser:
    """A browser that may link two of its own profiles, and whose camera sees a film."""
    flags = [CAMERA, f"--use-file-for-fake-video-capture={reel}"] if reel else []
    return playwright.chromium.launch(executable_path=install.browser(), args=[*FLAGS, *flags])  # type: ignore[no-any-return]
