"""A sheet to choose what is in play, and to make, edit, delete, import and export things of your own."""

from collections.abc import Callable
from typing import Any

from games.contract.form import Collection, Makeable, Question
from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.pictures import picture
from screen.app.skeleton import button, icon_button
from store import Store
from table.illegal import Damaged, Illegal, Refusal
from table.names import clean


class CollectionSheet:
    """`answers` gives the answers of the page that asks; a choice made here goes into them, and `changed` is called."""

    def __init__(
        self,
        app: Frame,
        game: str,
        question: Question,
        answers: Callable[[], dict[str, Any]],
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        assert isinstance(question, Collection)
        self.app, self.game, self.question, self.answers, self.changed = app, game, question, answers, changed
        self.of = question.of
        self.texts: list[str] | None = None
        self.edited = ""
        self.trouble = ""

    @property
    def title(self) -> str:
        return self.app.words(f"{self.game}.option.{self.question.option}")

    @property
    def own(self) -> tuple[str, ...]:
        return own_things(self.app.store, self.game, self.of)

    @property
    def odd(self) -> tuple[str, ...]:
        """What is kept among them, but is no such thing. It stays until somebody deletes it."""
        return tuple(thing for thing in self.app.store.own.get(self.game, ()) if thing not in self.own)

    @property
    def chosen(self) -> tuple[str, ...]:
        chosen: tuple[str, ...] = self.answers()[self.question.option]
        return chosen

    # drawing

    def draw(self) -> str:
        trouble = el("p", icon("triangle-alert"), el("span", text(self.trouble)), class_="trouble", role="alert")
        return (trouble if self.trouble else "") + (self._list() if self.texts is None else self._form())

    def _list(self) -> str:
        words = self.app.words
        everything = (*self.of.things, *self.own)
        count = words("collection.count", n=len(self.chosen), all=len(everything))
        tools = div(
            "collection-tools",
            button(words("collection.add"), "edit", icon_name="plus"),
            button(words("collection.import"), "import", icon_name="upload"),
            button(words("collection.export"), "export", icon_name="download") if self.own else "",
            button(words("collection.all"), "all", icon_name="check") if len(self.chosen) < len(everything) else "",
        )
        rows = [*map(self._own_row, self.own), *map(self._odd_row, self.odd)]
        own = el("h3", text(words("collection.own"))) + el("ul", *rows, class_="own-things") if rows else ""
        tiles = div("things", *map(self._tile, self.of.things), role="group", data_picks=True)
        return el("p", text(count), class_="soft", aria_live="polite") + tools + own + tiles

    def _name(self, thing: str) -> str:
        return self.of.name(thing, self.app.words)

    def _tile(self, thing: str) -> str:
        return el(
            "button",
            picture(self.game, f"{self.question.picture}:{thing}"),
            el("span", text(self._name(thing))),
            el("span", icon("check"), class_="tick"),
            type="button",
            class_="thing pick",
            data_do="toggle",
            data_with=thing,
            aria_pressed="true" if thing in self.chosen else "false",
        )

    def _own_row(self, thing: str) -> str:
        words, name, number = self.app.words, self._name(thing), str(self.own.index(thing))
        box = el(
            "input",
            type="checkbox",
            role="switch",
            checked=thing in self.chosen,
            data_do="toggle",
            data_with=thing,
            id=f"own-{number}",
        )
        switch = el("label", el("span", el("strong", text(name))), box, class_="switch")
        tools = el(
            "span",
            icon_button("pencil", words("collection.edit", name=name), "edit", thing),
            icon_button("trash-2", words("collection.delete", name=name), "delete", thing),
            class_="row-tools",
        )
        return el("li", switch, tools)

    def _odd_row(self, thing: str) -> str:
        words, name = self.app.words, clean(thing, self.of.longest) or "?"
        badge = el("span", icon("triangle-alert"), text(words("shelf.damaged")), class_="badge alarm")
        delete = icon_button("trash-2", words("collection.delete", name=name), "delete-odd", str(self.odd.index(thing)))
        return el("li", el("span", el("strong", text(name)), badge), el("span", delete, class_="row-tools"))

    def _form(self) -> str:
        words = self.app.words
        assert self.texts is not None
        fields = [
            el(
                "label",
                el("span", text(label)),
                el(
                    "input",
                    value=typed,
                    maxlength=self.of.longest,
                    autocomplete="off",
                    enterkeyhint="next",
                    data_focus=number == 0,
                    id=f"own-field-{number}",
                    data_do="type",
                    data_with=str(number),
                ),
                class_="field",
            )
            for number, (typed, label) in enumerate(zip(self.texts, self.of.labels(words), strict=True))
        ]
        answers = div(
            "answers",
            button(words("app.cancel"), "cancel", class_="quiet"),
            button(words("collection.keep"), "keep", class_="main"),
        )
        hint = el("p", text(self.of.hint(words)), class_="soft")
        return el("form", hint, *fields, answers, data_submit="keep", class_="form")

    # what players do

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb != "type":
            self.trouble = ""
        match verb:
            case "toggle":
                self._choose(set(self.chosen) ^ {with_})
            case "all":
                self._choose({*self.of.things, *self.own})
            case "edit":
                self.edited, self.texts = with_, list(self.of.fields(with_))
            case "type" if self.texts is not None:
                self.texts[int(with_)] = value
            case "cancel":
                self.texts = None
            case "keep" if self.texts is not None:
                self._keep(self.texts)
            case "delete":
                self._put(tuple(thing for thing in self.own if thing != with_))
                self.app.announce(self.app.words("collection.deleted", name=self._name(with_)))
            case "delete-odd":
                rest = tuple(thing for number, thing in enumerate(self.odd) if str(number) != with_)
                self.app.work(self.app.store.keep_own(self.game, (*self.own, *rest)))
            case "import":
                self.app.work(self._take_in())
            case "export":
                self.app.browser.download(f"{self.game}-{self.question.option}.json", self.of.write(self.own))

    def _choose(self, chosen: set[str], own: tuple[str, ...] | None = None) -> None:
        """Keeps the order in which the game lists its things. Fewer than the game needs are refused."""
        all_own = self.own if own is None else own
        order = tuple(thing for thing in (*self.of.things, *all_own) if thing in chosen)
        if len(order) < self.question.least:
            raise Illegal("collection.few", n=self.question.least)
        if order != self.chosen:
            self.answers()[self.question.option] = order
            self.changed()

    def _put(self, own: tuple[str, ...], new: tuple[str, ...] = ()) -> None:
        """Keeps the players' own things on the device at once, and puts new ones into play."""
        self._choose({*self.chosen, *new}, own)
        self.app.work(self.app.store.keep_own(self.game, (*own, *self.odd)))

    def _keep(self, texts: list[str]) -> None:
        others = tuple(thing for thing in self.own if thing != self.edited)
        try:
            made = self.of.make(texts, others)
        except Refusal as refusal:
            self.trouble = self.app.reason(refusal)
            return
        own = tuple(made if thing == self.edited else thing for thing in self.own)
        self._put(own if self.edited in self.own else (*own, made), (made,))
        self.texts = None
        self.app.toast(self.app.words("collection.kept", name=self._name(made)))

    async def _take_in(self) -> None:
        words, file = self.app.words, await self.app.browser.pick_file()
        if file is None:
            return
        try:
            if not file.strip():
                raise Damaged("damaged.empty")
            found = self.of.read(file, self.own)
        except Refusal as refusal:
            self.trouble = words("collection.refused", reason=self.app.reason(refusal))
            return
        await self.app.store.keep_own(self.game, (*self.own, *found, *self.odd))
        self._choose({*self.chosen, *found})
        self.app.toast(words("collection.imported", n=len(found)))


def own_things(store: Store, game: str, of: Makeable) -> tuple[str, ...]:
    """What players have made for a game, as far as the game can read it."""
    return tuple(thing for thing in store.own.get(game, ()) if _is_thing(of, thing))


def _is_thing(of: Makeable, thing: str) -> bool:
    return len(thing) < 100 * of.longest and len(of.fields(thing)) == len(of.fields("")) and bool(of.fields(thing)[0])
