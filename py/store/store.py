"""Keeps games, settings, who sat at the table last, and the room. Nothing is deleted unasked."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from store.reading import read, read_aside, read_own
from store.records import Label, LastTable, Settings, Taken, label_of, mended, write
from store.storage import Storage
from table import save
from table.illegal import Damaged, Unknown
from table.levels import level_named
from table.match import Match
from table.save import About

LONGEST_FILE_NAME = 40
RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}


class Store:
    def __init__(self, storage: Storage, now: Callable[[], str]) -> None:
        self.storage = storage
        self.now = now
        self.settings = Settings()
        self.last = LastTable()
        self.labels: dict[str, Label] = {}
        self.own: dict[str, tuple[str, ...]] = {}
        self.has_room = False
        self.asides: tuple[str, ...] = ()  # when each of the rooms was set aside that could not be read

    async def open(self) -> None:
        """Reads settings and labels. A game itself is read when somebody opens it."""
        self.settings = read(Settings, await self.storage.get("settings")) or Settings()
        last = read(LastTable, await self.storage.get("last")) or LastTable()
        self.last = replace(last, bots=tuple(map(level_named, last.bots)))
        self.own = read_own(await self.storage.get("own"))
        keys = await self.storage.keys()
        self.asides = tuple(sorted(key.removeprefix("aside:") for key in keys if key.startswith("aside:")))
        for key in keys:
            self.has_room = self.has_room or key == "room"
            if key.startswith("game:"):
                id_ = key.removeprefix("game:")
                self.labels[id_] = await self._label_of(id_)

    async def _label_of(self, id_: str) -> Label:
        label = read(Label, await self.storage.get(f"label:{id_}")) or Label(id_, "", "", "", (), 0)
        label = replace(label, id=id_)
        return label if label.title and label.game and label.players else mended(label, await self.text_of(id_))

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
            when = self.now()
            await self.put_back_aside(when, json.dumps([text, spoken]))
        await self.drop_room()

    async def aside(self, when: str) -> str:
        """What was kept of such a room, to be exported as it is."""
        return await self.storage.get(f"aside:{when}") or ""

    async def delete_aside(self, when: str) -> str:
        text = await self.aside(when)
        await self.storage.delete([f"aside:{when}"])
        self.asides = tuple(one for one in self.asides if one != when)
        return text

    async def put_back_aside(self, when: str, text: str) -> None:
        await self.storage.put({f"aside:{when}": text})
        self.asides = tuple(sorted({*self.asides, when}))

    async def take_up_aside(self, when: str) -> bool:
        """Makes it the room of this device again, unless the device is in another one: this edition may read it."""
        text, spoken = read_aside(await self.aside(when))
        if self.has_room or not text:
            return False
        self.keep_spoken(spoken)
        await self.keep_room(text)
        await self.delete_aside(when)
        return True

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
        """Opens a game. One that is damaged stays on the shelf, marked, to be exported or thrown away. One that another
        edition may read is not marked; and a mark goes when the game can be read after all."""
        try:
            match, about = save.load(await self.text_of(id_))
        except Unknown:
            raise
        except Damaged:
            await self._relabel(replace(self.labels[id_], is_damaged=True))
            raise
        if self.labels[id_].is_damaged:
            await self._relabel(replace(self.labels[id_], is_damaged=False))
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
    """A short name that every system takes."""
    plain = re.sub(r"[^\w\- ]", "", title)[:LONGEST_FILE_NAME]
    name = re.sub(r"[\s-]+", "-", plain).strip("-_")
    return f"{f'game-{name}' if name.lower() in RESERVED else name or 'game'}.cabinet.json"
