"""Rooms that could not be read: they stay on the shelf, with all their keys and letters, until somebody decides."""

from collections.abc import Iterator

from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import icon_button
from store import file_name
from store.reading import read_aside
from table.illegal import Illegal


class Asides:
    def __init__(self, app: Frame) -> None:
        self.app = app

    def draw(self) -> Iterator[str]:
        words, now = self.app.words, self.app.browser.now()
        for when in self.app.store.asides.all:
            badge = el("span", icon("triangle-alert"), text(words("shelf.damaged")), class_="badge alarm")
            face = div(
                "saved",
                el("strong", text(words("aside.title"))),
                el("small", text(words.date(when, now))),
                badge,
                el("small", text(words("aside.hint"))),
            )
            tools = div(
                "saved-tools",
                icon_button("refresh-cw", words("aside.again"), "aside-again", when),
                icon_button("shield-check", words("aside.record"), "aside-record", when),
                icon_button("download", words("aside.export"), "aside-export", when),
                icon_button("trash-2", words("aside.delete"), "aside-delete", when),
            )
            yield el("li", face, tools, class_="panel", id=f"aside-{when}")

    def do(self, verb: str, when: str) -> None:
        match verb:
            case "aside-again":
                self.app.work(self._take_up(when))
            case "aside-record":
                self.app.work(self._save_record(when))
            case "aside-export":
                self.app.work(self._export(when))
            case "aside-delete":
                self.app.work(self._delete(when))

    async def _take_up(self, when: str) -> None:
        if not await self.app.store.take_up_aside(when):
            raise Illegal("aside.busy" if self.app.store.has_room else "damaged.json")
        self.app.visit("room", "return")

    async def _save_record(self, when: str) -> None:
        await self.app.parcel.arrive()
        from wire.room.rescue import rescued_record  # arrives with the games

        found = rescued_record(*read_aside(await self.app.store.asides.text(when)))
        if not found:
            raise Illegal("aside.no_record")
        self.app.browser.download(file_name(f"record {when[:10]}"), found)

    async def _export(self, when: str) -> None:
        self.app.browser.download(file_name(f"room {when[:10]}"), await self.app.store.asides.text(when))

    async def _delete(self, when: str) -> None:
        words, taken = self.app.words, await self.app.store.asides.delete(when)

        def undo() -> None:
            self.app.work(self.app.store.asides.put(when, taken))

        self.app.toast(words("aside.deleted"), words("shelf.undo"), undo)
