"""The shelf of saved games: open, rename, export, throw away, and take in a file from elsewhere."""

from contextlib import suppress

from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import div, el, main, text
from screen.app.rename import LONGEST_TITLE, Rename
from screen.app.skeleton import button, icon_button, top_bar
from screen.home.asides import Asides
from screen.home.fronts import fronts
from store import Deleted, Label, Taken
from table import catalog
from table.illegal import Refusal


class Shelf:
    def __init__(self, app: Frame) -> None:
        self.app = app
        self.asides = Asides(app)
        self.trouble = ""
        self.is_open = False  # the games that were left soon

    @property
    def title(self) -> str:
        return f"{self.app.words('shelf.title')} · Cabinet Noir"

    def draw(self) -> dict[str, str]:
        words = self.app.words
        shelf = self.app.store.shelf
        begun = [label for label in shelf if is_barely_begun(label)]
        going = [label for label in shelf if not label.is_over and label not in begun]
        rest = [label for label in shelf if label.is_over and label not in begun]
        entries = [*map(self._row, (*going, *rest)), *self.asides.draw(), *self._begun(begun)]
        rows = (
            el("ul", *entries, class_="shelf") if entries else el("p", text(words("shelf.empty")), class_="soft")
        )
        trouble = el(
            "p", icon("triangle-alert"), el("span", text(self.trouble)), class_="trouble", role="alert"
        )
        take_in = button(words("shelf.import"), "import", icon_name="upload")
        page = main(
            "page narrow",
            trouble if self.trouble else "",
            rows,
            div("shelf-foot", take_in, el("p", text(words("shelf.import_hint")), class_="soft")),
        )
        return {"stage": top_bar(words, words("shelf.title")) + page}

    def _begun(self, labels: list[Label]) -> list[str]:
        """Games alone that were left after a move or two lie in one heap at the end."""
        if not labels:
            return []
        words = self.app.words
        heap = el(
            "button",
            icon("chevron-down" if self.is_open else "chevron-right"),
            el("span", text(words("shelf.begun", n=len(labels)))),
            type="button",
            class_="button quiet",
            data_do="begun",
            aria_expanded="true" if self.is_open else "false",
        )
        clear = button(words("shelf.clear"), "clear", class_="quiet", icon_name="trash-2")
        return [el("li", heap, clear, class_="begun"), *(map(self._row, labels) if self.is_open else ())]

    def _row(self, label: Label) -> str:
        words = self.app.words
        badge = ""
        if label.is_damaged:
            badge = el("span", icon("triangle-alert"), text(words("shelf.damaged")), class_="badge alarm")
        elif label.game not in catalog.NAMES:
            badge = el("span", icon("info"), text(words("shelf.unknown")), class_="badge")
        elif label.is_over:
            badge = el("span", icon("trophy"), text(words("shelf.over")), class_="badge")
        inside = (
            el("strong", text(label.title)),
            el("span", text(game_title(self.app, label.game)), class_="game-name"),
            el("small", text(facts(self.app, label))),
            badge,
        )
        face = el("button", *inside, type="button", class_="saved", data_do="open", data_with=label.id)
        if label.is_damaged:
            face = div("saved", *inside, el("small", text(words("shelf.damaged_hint"))))
        again = icon_button("refresh-cw", words("shelf.again", title=label.title), "open", label.id)
        tools = div(
            "saved-tools",
            again if label.is_damaged else "",
            icon_button("pencil", words("shelf.rename", title=label.title), "rename", label.id),
            icon_button("download", words("shelf.export", title=label.title), "export", label.id),
            icon_button("trash-2", words("shelf.delete", title=label.title), "delete", label.id),
        )
        return el("li", face, tools, class_="panel", id=f"saved-{label.id}")

    def do(self, verb: str, with_: str, value: str) -> None:
        self.trouble = ""
        match verb:
            case "back":
                self.app.go_home()
            case "open":
                self.app.work(open_game(self.app, with_))
            case "rename":
                self._rename(with_)
            case "export":
                self.app.work(self._export(with_))
            case "delete":
                self.app.work(self._delete(with_))
            case "import":
                self.app.work(self._take_in())
            case "begun":
                self.is_open = not self.is_open
            case "clear":
                self.app.work(self._clear())
            case _:
                self.asides.do(verb, with_)

    def _rename(self, id_: str) -> None:
        def take(name: str) -> None:
            self.app.work(self.app.store.rename(id_, name))

        self.app.ask(Rename(self.app, "shelf.name", self.app.store.labels[id_].title, LONGEST_TITLE, take))

    async def _export(self, id_: str) -> None:
        await self.app.parcel.arrive()
        self.app.browser.download(*await self.app.store.export(id_))

    async def _delete(self, id_: str) -> None:
        words = self.app.words
        if not await self.app.holding.hold(id_):  # somebody plays it
            self.app.visit("elsewhere", id_)
            return
        taken = await self.app.store.delete(id_)
        self.app.toast(
            words("shelf.deleted", title=taken.label.title),
            words("shelf.undo"),
            lambda: self.app.work(self._put_back(taken)),
        )

    async def _clear(self) -> None:
        """All in the heap that nobody plays in another tab; they can be put back together."""
        words, gone = self.app.words, []
        for label in [one for one in self.app.store.shelf if is_barely_begun(one)]:
            if await self.app.holding.hold(label.id):
                with suppress(Deleted):
                    gone.append(await self.app.store.delete(label.id))

        async def put_back() -> None:
            for taken in gone:
                await self.app.store.put_back(taken)

        if gone:
            self.app.toast(words("shelf.cleared", n=len(gone)), words("shelf.undo"), lambda: self.app.work(put_back()))

    async def _put_back(self, taken: Taken) -> None:
        await self.app.store.put_back(taken)
        self.app.announce(self.app.words("shelf.is_back", title=taken.label.title))

    async def _take_in(self) -> None:
        file = await self.app.browser.pick_file()
        if file is None:
            return
        await self.app.parcel.arrive()
        from fair.game.record import is_record, load  # arrives with the games

        try:
            if is_record(file):  # the record of a network game is checked, not kept
                self.app.visit("audit", load(file), None, self.refuse)
                return
            about = await self.app.store.take_in(file)
        except Refusal as refusal:
            self.refuse(refusal)
            return
        self.app.toast(self.app.words("shelf.imported", title=about.title))

    def refuse(self, refusal: Refusal) -> None:
        self.trouble = self.app.words("shelf.refused", reason=self.app.reason(refusal))


async def open_game(app: Frame, id_: str) -> None:
    """Opens a saved game at its last event. A damaged game stays on the shelf, and the shelf says so."""
    label = app.store.labels.get(id_)
    if label is None or label.game not in app.parcel.games:
        await app.parcel.arrive()
    if not await app.holding.hold(id_):
        app.visit("elsewhere", id_)
        return
    try:
        match, about = await app.store.load(id_)
        if any(about.bots):
            await app.parcel.arrive()
    except Refusal as refusal:
        page = Shelf(app)
        page.refuse(refusal)
        app.go(page)
        return
    app.play(match, about)


def is_readable(label: Label) -> bool:
    """As far as its label tells."""
    return not label.is_damaged and label.game in catalog.NAMES


def is_barely_begun(label: Label) -> bool:
    """A game alone against bots, left before everybody had moved twice."""
    is_alone = label.bots and label.bots == len(label.players) - 1
    return bool(is_alone and is_readable(label)) and not label.is_over and label.moves <= 2 * len(label.players)


def game_title(app: Frame, game: str) -> str:
    return next((front.title[app.words.column] for front in fronts() if front.name == game), "")


def facts(app: Frame, label: Label) -> str:
    """One line about a saved game: how many players, how many moves, and when."""
    words = app.words
    parts = (
        [words("shelf.players", n=len(label.players)), words("shelf.moves", n=label.moves)]
        if label.players
        else []
    )
    return " · ".join([*parts, *([words.date(label.when, app.browser.now())] if label.when else [])])
