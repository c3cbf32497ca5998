"""Keeps games, settings, who sat at the table last, and the room. Nothing is deleted unasked."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from store.records import Label, LastTable, Settings, Taken, label_of, read, read_own, write
from store.storage import Storage
from table import save
from table.illegal import Damaged
from table.levels import level_named
from table.match import Match
from table.save import About


class Store:
    def __init__(self, storage: Storage, now: Callable[[], str]) -> None:
        self.storage = storage
        self.now = now
        self.settings = Settings()
        self.last = LastTable()
        self.labels: dict[str, Label] = {}
        self.own: dict[str, tuple[str, ...]] = {}
        self.has_room = False

    async def open(self) -> None:
        """Reads settings and labels. A game itself is read when somebody opens it."""
        self.settings = read(Settings, await self.storage.get("settings")) or Settings()
        last = read(LastTable, await self.storage.get("last")) or LastTable()
        self.last = replace(last, bots=tuple(map(level_named, last.bots)))
        self.own = read_own(await self.storage.get("own"))
        for key in await self.storage.keys():
            self.has_room = self.has_room or key == "room"
            if key.startswith("game:"):
                id_ = key.removeprefix("game:")
                label = read(Label, await self.storage.get(f"label:{id_}"))
                self.labels[id_] = label or Label(id_, id_, "", "", (), 0, is_damaged=True)

    @property
    def shelf(self) -> list[Label]:
        """Newest first."""
        return sorted(self.labels.values(), key=lambda label: label.when, reverse=True)

    async def keep_settings(self, settings: Settings) -> None:
        self.settings = settings
        await self.storage.put({"settings": write(settings)})

    async def keep_last(self, last: LastTable) -> None:
        self.last = last
        await self.storage.put({"last": write(last)})

    async def keep_own(self, game: str, things: Sequence[str]) -> None:
        """Keeps what players have made themselves for a game."""
        self.own = {**self.own, game: tuple(things)}
        await self.storage.put({"own": json.dumps(self.own, ensure_ascii=False)})

    # A running clock ends at a moment of this device's own time, so it is kept beside the game and not in its log.

    async def moment(self, id_: str) -> tuple[str, int] | None:
        try:
            name, ends = json.loads(await self.storage.get(f"clock:{id_}") or "")
        except (ValueError, TypeError):
            return None
        return (name, ends) if isinstance(name, str) and type(ends) is int else None

    async def keep_moment(self, id_: str, name: str, ends: int) -> None:
        await self.storage.put({f"clock:{id_}": json.dumps([name, ends])})

    async def drop_moment(self, id_: str) -> None:
        await self.storage.delete([f"clock:{id_}"])

    # The room this device is in, one at a time: its keys, what was agreed and what was said. What this device has said
    # since then is kept before it goes out, for a reload must not say it in other words.

    async def room(self) -> str:
        return await self.storage.get("room") or ""

    async def keep_room(self, text: str) -> None:
        self.has_room = True
        await self.storage.put({"room": text})

    async def drop_room(self) -> None:
        self.has_room = False
        self.storage.put_now("")
        await self.storage.delete(["room"])

    async def set_room_aside(self) -> None:
        """A room that cannot be read makes place for another, and stays on the device: it holds keys."""
        text, spoken = await self.room(), self.spoken()
        if text:
            await self.storage.put({f"aside:{self.now()}": json.dumps([text, spoken])})
        await self.drop_room()

    def spoken(self) -> str:
        return self.storage.get_now()

    def keep_spoken(self, text: str) -> None:
        self.storage.put_now(text)

    async def save(self, match: Match, about: About) -> None:
        """Keeps the whole game and its label, both or neither."""
        known = self.labels.get(about.id)
        title = known.title if known else about.title  # it may have been renamed on the shelf
        about = replace(about, title=title, when=self.now())
        label = label_of(match, about)
        self.labels[about.id] = label
        await self.storage.put(
            {f"game:{about.id}": save.dump(match, about), f"label:{about.id}": write(label)}
        )
        if not self.settings.asked_to_persist:
            await self.keep_settings(replace(self.settings, asked_to_persist=True))
            await self.storage.persist()

    async def text_of(self, id_: str) -> str:
        return await self.storage.get(f"game:{id_}") or ""

    async def load(self, id_: str) -> tuple[Match, About]:
        """Opens a game. One that is damaged stays on the shelf, marked, to be exported or thrown away."""
        try:
            match, about = save.load(await self.text_of(id_))
        except Damaged:
            await self._relabel(replace(self.labels[id_], is_damaged=True))
            raise
        return match, replace(about, id=id_, title=self.labels[id_].title)

    async def rename(self, id_: str, title: str) -> None:
        await self._relabel(replace(self.labels[id_], title=title))

    async def _relabel(self, label: Label) -> None:
        self.labels[label.id] = label
        await self.storage.put({f"label:{label.id}": write(label)})

    async def delete(self, id_: str) -> Taken:
        taken = Taken(self.labels[id_], await self.text_of(id_))
        del self.labels[id_]
        await self.storage.delete([f"game:{id_}", f"label:{id_}", f"clock:{id_}"])
        return taken

    async def put_back(self, taken: Taken) -> None:
        label = taken.label
        self.labels[label.id] = label
        await self.storage.put({f"game:{label.id}": taken.text, f"label:{label.id}": write(label)})

    async def export(self, id_: str) -> tuple[str, str]:
        """A file name and the file, under the title it has on the shelf. A damaged game is exported as it is."""
        label, text = self.labels[id_], await self.text_of(id_)
        try:
            match, about = save.load(text)
            text = save.dump(match, replace(about, id=label.id, title=label.title, when=label.when))
        except Damaged:
            pass
        return file_name(label.title), text

    async def take_in(self, text: str) -> About:
        """Takes in a file from elsewhere as a game of its own. If anything in it is wrong, all of it is refused."""
        match, about = save.load(text)
        about = replace(about, id=self.free_id(about.id))
        label = label_of(match, about)
        self.labels[about.id] = label
        await self.storage.put(
            {f"game:{about.id}": save.dump(match, about), f"label:{about.id}": write(label)}
        )
        return about

    def free_id(self, wanted: str) -> str:
        wanted = re.sub(r"[^\w-]", "", wanted)[:40] or "game"
        number, id_ = 1, wanted
        while id_ in self.labels:
            number += 1
            id_ = f"{wanted}-{number}"
        return id_


def file_name(title: str) -> str:
    return (re.sub(r"[^\w\- ]", "", title).strip().replace(" ", "-") or "game") + ".cabinet.json"
