"""The home page: choose a game, or go on with one.

stage
├─ hero      the picture, languages, colours, settings
├─ continue  the newest game, and the way to the shelf
├─ together  friends on devices of their own
├─ games     one card for every game: around this device, or alone against bots
└─ parcel    if some of them could not be fetched
"""

from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import div, el, main, text
from screen.app.parcel import Parcel
from screen.app.pictures import symbols
from screen.app.skeleton import button, filled, icon_button
from screen.app.words import LANGUAGE_NAMES, LANGUAGES, Words
from screen.home.emblem import EMBLEM
from screen.home.fronts import Front, fronts
from screen.home.install import InstallSheet, draw_hint
from screen.home.new_game import NewGame
from screen.home.shelf import Shelf, facts, game_title, is_readable, open_game
from store import Label
from store.records import THEMES

THEME_ICONS = {"auto": "sun-moon", "light": "sun", "dark": "moon"}


class Home:
    def __init__(self, app: Frame) -> None:
        self.app = app
        self.awaited = ("", "")  # the button that was tapped for a game that is still on its way, and the game

    @property
    def title(self) -> str:
        return "Cabinet Noir"

    def first_picture(self) -> str:
        """What the page shows at the next start, until Python is there."""
        return filled({**self.draw(), "art": "".join(one.symbols for one in fronts())})

    def draw(self) -> dict[str, str]:
        shelf = self.app.store.shelf
        kept = len(shelf) + len(self.app.store.asides.all)
        unfinished = [label for label in shelf if not label.is_over and is_readable(label)]
        body = main(
            "page home",
            "" if self.app.store.is_kept else draw_no_storage(self.app.words),
            self._continue(unfinished[0], kept) if unfinished else "",
            self._table(),
            self._other_rooms(),
            self._shelf_link(kept) if kept and not unfinished else "",
            el(
                "section",
                *map(self._card, fronts()),
                class_="games",
                aria_label=self.app.words("home.games"),
            ),
            draw_parcel(self.app.words, self.app.parcel),
            draw_hint(self.app) if kept else self._file_link(),
            self._foot(),
        )
        parcel = self.app.parcel
        art = [symbols(name) for name in parcel.games] if parcel.is_here else [one.symbols for one in fronts()]
        return {"stage": self._hero() + body, "art": "".join(art)}

    def _hero(self) -> str:
        words = self.app.words
        theme = self.app.settings.theme
        after = THEMES[(THEMES.index(theme) + 1) % len(THEMES)] if theme in THEMES else "auto"
        tools = div(
            "hero-tools",
            draw_languages(words),
            icon_button(
                THEME_ICONS.get(theme, "sun-moon"),
                words("home.theme", theme=words(f"theme.{theme}")),
                "theme",
                after,
            ),
            icon_button("settings", words("app.settings"), "settings"),
        )
        name = el("h1", el("span", "Cabinet"), " ", el("span", "Noir"), tabindex="-1")
        return el(
            "header",
            EMBLEM,
            tools,
            div("hero-title", name, el("p", text(words("home.motto")))),
            class_="hero",
        )

    def _table(self) -> str:
        """The way to a room with friends, or back into the one this device is in."""
        words = self.app.words
        is_back = self._is_in_room
        key = "home.table" if is_back or self.app.store.other_rooms else "home.together"
        return el(
            "button",
            icon("radio-tower"),
            el("span", el("strong", text(words(key))), el("small", text(words(f"{key}.text")))),
            type="button",
            class_="continue together",
            data_do="far",
            data_with="return" if is_back else "together",
        )

    @property
    def _is_in_room(self) -> bool:
        return self.app.store.has_room or self.app.gathering is not None

    def _other_rooms(self) -> str:
        if not self._is_in_room:
            return ""
        return button(self.app.words("home.rooms"), "far", "together", "quiet shelf-link", "door-open")

    def _continue(self, label: Label, count: int) -> str:
        words = self.app.words
        start = el(
            "button",
            icon("play"),
            el(
                "span",
                el("strong", text(words("home.continue"))),
                el("span", text(game_title(self.app, label.game))),
                el("small", text(label.title)),
                el("small", text(facts(self.app, label))),
            ),
            type="button",
            class_="continue",
            data_do="continue",
            data_with=label.id,
        )
        return el(
            "section", start, self._shelf_link(count), class_="resume", aria_label=words("home.continue")
        )

    def _shelf_link(self, count: int) -> str:
        links = button(self.app.words("home.shelf", n=count), "shelf", class_="quiet shelf-link", icon_name="archive")
        if any(label.is_over for label in self.app.store.shelf):
            title = self.app.words("statistics.title")
            links += button(title, "statistics", class_="quiet shelf-link", icon_name="trophy")
        return div("shelf-links", links)

    def _file_link(self) -> str:
        """With no game on the shelf, the way there only serves to import a file."""
        return button(self.app.words("shelf.import"), "shelf", class_="quiet shelf-link", icon_name="upload")

    def _card(self, front: Front) -> str:
        words, name = self.app.words, front.name
        title, tagline = front.title[words.column], front.tagline[words.column]

        def way(label: str, verb: str, class_: str, icon_name: str) -> str:
            is_awaited = self.awaited == (verb, name)
            return button(words(label), verb, name, class_, icon_name, of=title, busy=is_awaited)

        return el(
            "article",
            div("cover", front.cover, aria_hidden="true"),
            el("h2", text(title)),
            el("p", text(tagline), class_="tagline"),
            el(
                "p",
                icon("users"),
                el("span", " · ".join(el("span", text(one)) for one in _what_it_takes(words, front))),
                class_="fact",
            ),
            div(
                "card-buttons",
                way("home.play", "new", "main", "play"),
                way("new.alone", "alone", "", "bot"),
                way("lesson.learn", "lesson", "", "lightbulb") if front.has_lesson else "",
                way("app.rules", "help", "", "book-open") if front.has_rules else "",
            ),
            class_="panel game-card",
        )

    def _foot(self) -> str:
        words = self.app.words
        offline = "home.installed" if self.app.browser.is_installed() else "home.offline"
        update = (
            button(words("app.update_now"), "update", class_="quiet", icon_name="refresh-cw")
            if self.app.has_update
            else ""
        )
        version = self.app.browser.version()
        return el(
            "footer",
            el("p", icon("smartphone"), el("span", text(words(offline)))),
            "" if self.app.browser.is_installed() else button(words("install.how"), "install", class_="quiet"),
            update,
            el("p", text(words("home.version", version=version)), class_="soft") if version else "",
            class_="foot",
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "new" | "alone" if with_ in self.app.parcel.games:
                self._new_game(verb, with_)
            case "new" | "alone":
                self.awaited = (verb, with_)
                self.app.work(self._new_game_later(verb, with_))
            case "lesson":
                self.app.visit("lesson", with_)
            case "continue":
                self.app.work(open_game(self.app, with_))
            case "shelf":
                self.app.go(Shelf(self.app))
            case "statistics":
                self.app.visit("statistics")
            case "install":
                self.app.ask(InstallSheet(self.app))
            case "close_hint":
                self.app.change(is_install_hint_closed=True)

    def _new_game(self, verb: str, game: str) -> None:
        page = NewGame(self.app, game)
        if verb == "alone":
            page.do("who", "alone", "")
        self.app.go(page)

    async def _new_game_later(self, verb: str, game: str) -> None:
        """Unless the player has tapped something else meanwhile."""
        try:
            await self.app.parcel.arrive()
            if self.app.page is self and not self.app.sheets and self.awaited == (verb, game):
                self._new_game(verb, game)
        finally:
            if self.awaited == (verb, game):
                self.awaited = ("", "")


def _what_it_takes(words: Words, front: Front) -> list[str]:
    """How many players, and how many minutes."""
    players = words("home.seats", least=front.seats[0], most=front.seats[-1])
    least, most = front.minutes
    return [players, *([words("home.minutes", least=least, most=most)] if most else [])]


def draw_no_storage(words: Words) -> str:
    """Stays on the page: a notice that fades would be read by nobody who comes later."""
    says = el("p", icon("triangle-alert"), el("span", text(words("app.no_storage"))))
    again = button(words("absent.again"), "reload", class_="quiet", icon_name="refresh-cw")
    return el("div", says, again, class_="parcel", id="no-storage", role="status")


def draw_parcel(words: Words, parcel: Parcel) -> str:
    """What home says of games that could not be fetched."""
    if not parcel.is_lost:
        return ""
    says = el("p", icon("triangle-alert"), el("span", text(words("absent.games"))))
    again = button(words("absent.again"), "parcel", class_="quiet", icon_name="refresh-cw")
    return el("div", says, again, class_="parcel", id="parcel", role="status")


def draw_languages(words: Words) -> str:
    """Four short buttons, each in its own language."""
    chips = (
        el(
            "button",
            el("span", code.upper(), aria_hidden="true"),
            el("span", LANGUAGE_NAMES[code], class_="unseen"),
            type="button",
            class_="chip",
            role="radio",
            aria_checked="true" if code == words.language else "false",
            tabindex="0" if code == words.language else "-1",
            lang=code,
            title=LANGUAGE_NAMES[code],
            data_do="language",
            data_with=code,
        )
        for code in LANGUAGES
    )
    return div("chips", *chips, role="radiogroup", aria_label=words("settings.language"))
