"""Keeps games, settings, who sat at the table last, and the room. Nothing is deleted unasked.

Law: no write drops what another tab has written: games are written by saves.py, small things are merged.
"""

import json
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any, Protocol, TypeVar

from store.asides import Asides
from store.file_name import file_name
from store.memory import Memory
from store.merge import fields_of, merged
from store.reading import read, read_aside, read_moment, read_own
from store.records import Label, LastTable, Settings, Taken, label_of, mended, read_label, write
from store.saves import VERSION, Saves
from store.sealed import is_sealed, seal, unseal
from store.storage import TRIES, Deleted, Storage, update
from table import save
from table.illegal import Damaged, Refusal, Unknown
from table.levels import level_named
from table.match import Match
from table.save import About

T = TypeVar("T")


class Pace(Protocol):
    def __call__(self, steps: save.Steps[T], /) -> Awaitable[T]: ...


async def at_once(steps: save.Steps[T], /) -> T:
    return save.finish(steps)


class Store:
    """`settings`, `last`, `own` and `labels` are what this tab knows of the entries; `follow` reads them again."""

    def __init__(self, storage: Storage, now: Callable[[], str]) -> None:
        self.storage: Storage = storage
        self.now = now
        self.settings = Settings()
        self.last = LastTable()
        self.labels: dict[str, Label] = {}
        self.own: dict[str, tuple[str, ...]] = {}
        self.pace: Pace = at_once  # how long work is done: a page goes on drawing meanwhile
        self.has_room = False
        self.is_kept = True  # False: the browser keeps nothing
        self.other_rooms: set[str] = set()  # by their codes
        self.asides = Asides(storage)
        self.changing: list[dict[str, Any]] = []  # settings on their way to the device
        self.saves = Saves(storage, self.labels, lambda: self.now())
        self.leave = self.saves.leave

    async def open(self) -> None:
        """Reads settings and labels. A game itself is read when somebody opens it."""
        keys = await self.storage.keys()
        for key in keys:
            if key.startswith("left:"):
                await self.saves.take_up(key.removeprefix("left:"))
        await self.follow(["settings", "last", "own", "room", *keys])

    def forget_device(self) -> None:
        """The browser keeps nothing: from now on games last as long as the page is open."""
        self.is_kept, self.storage = False, Memory()
        self.asides = Asides(self.storage)
        self.labels.clear()
        self.saves = Saves(self.storage, self.labels, lambda: self.now())
        self.leave = self.saves.leave

    async def follow(self, changed: Iterable[str]) -> None:
        """Reads these entries again, of those that a page shows: another tab has written them."""
        changed = {*changed}
        if "settings" in changed:
            self._settle(await self.storage.get("settings"))
        if "last" in changed:
            last = read(LastTable, await self.storage.get("last")) or LastTable()
            self.last = replace(last, bots=tuple(map(level_named, last.bots)))
        if "own" in changed:
            self.own = read_own(await self.storage.get("own"))
        ids = {key.partition(":")[2] for key in changed if key.startswith(("game:", "label:"))}
        is_room = any(key.startswith(("room", "aside:")) for key in changed)
        keys = await self.storage.keys() if ids or is_room else []
        if is_room:
            self.has_room = "room" in keys
            self.other_rooms = {key.removeprefix("room:") for key in keys if key.startswith("room:")}
            self.asides.find(keys)
        for id_ in ids:
            if self.saves.is_saving(id_):
                continue  # the save on its way will notice
            if f"game:{id_}" in keys:
                self.labels[id_] = await self._label_of(id_)
            else:
                self.labels.pop(id_, None)

    async def _label_of(self, id_: str) -> Label:
        line = await self.storage.get(f"label:{id_}")
        return read_label(id_, line) or mended(id_, line, await self.storage.get(f"game:{id_}") or "")

    @property
    def shelf(self) -> list[Label]:
        """The game played last comes first."""
        return sorted(self.labels.values(), key=lambda label: (label.turn, label.when), reverse=True)

    async def change_settings(self, **changed: Any) -> None:
        """Writes only what was changed: the rest may have been set in another tab."""
        self.settings = replace(self.settings, **changed)
        self.changing.append(changed)

        def change(text: str | None) -> str:
            data = {**asdict(Settings()), **fields_of(text)}
            for one in self.changing:  # a later change may be on the device before this one is
                data |= one
            return json.dumps(data, ensure_ascii=False)

        try:
            text = await update(self.storage, "settings", change)
            for earlier in self.changing[: self._place(changed)]:
                for name in changed:
                    earlier.pop(name, None)
        finally:
            del self.changing[self._place(changed)]
        self._settle(text)

    def _place(self, changed: dict[str, Any]) -> int:
        return next(number for number, one in enumerate(self.changing) if one is changed)

    def _settle(self, text: str | None) -> None:
        """The settings as they are kept, with those changes that are still on their way."""
        self.settings = read(Settings, text) or Settings()
        for changed in self.changing:
            self.settings = replace(self.settings, **changed)

    async def keep_last(self, last: LastTable) -> None:
        """Of the options, only those of the games whose options were changed."""
        options = {game: asked for game, asked in last.options.items() if self.last.options.get(game) != asked}
        self.last = last

        def change(text: str | None) -> str:
            kept = read(LastTable, text) or LastTable()
            return write(replace(last, options={**kept.options, **options}))

        await update(self.storage, "last", change)

    async def keep_own(self, game: str, things: Sequence[str]) -> None:
        """Keeps what players have made themselves for a game, beside what they made in another tab."""
        before = self.own.get(game, ())
        self.own = {**self.own, game: tuple(things)}

        def change(text: str | None) -> str:
            kept = read_own(text)
            return json.dumps({**kept, game: merged(before, things, kept.get(game, ()))}, ensure_ascii=False)

        self.own = read_own(await update(self.storage, "own", change))

    # A running clock ends at a moment of this device's own time, so it is kept beside the game and not in its log.

    async def moment(self, id_: str) -> tuple[str, int] | None:
        return read_moment(await self.storage.get(f"clock:{id_}"))

    async def keep_moment(self, id_: str, name: str, ends: int) -> None:
        await self.storage.put({f"clock:{id_}": json.dumps([name, ends])})

    async def drop_moment(self, id_: str) -> None:
        await self.storage.put({f"clock:{id_}": None})

    # The room this device is in, one at a time: its keys, what was agreed and what was said. What this device has said
    # since then is kept before it goes out, for a reload must not say it in other words. Other rooms wait beside it.

    async def room(self) -> str:
        return await self.storage.get("room") or ""

    async def keep_room(self, text: str) -> None:
        self.has_room = True
        await self.storage.put({"room": text})

    async def drop_room(self) -> None:
        self.has_room = False
        self.storage.put_now("")
        await self.storage.put({"room": None})

    async def other_room(self, code: str) -> tuple[str, str]:
        """A room this device was in before, and what it has said in it since that was kept."""
        return read_aside(await self.storage.get(f"room:{code}"))

    async def change_room(self, before: str, after: str) -> None:
        """The room `before` stays on the device, and `after` takes its place: all of it is written, or nothing."""
        text, spoken = await self.other_room(after)
        rows: dict[str, str | None] = {"room": text or None, f"room:{after}": None}
        if before:
            rows[f"room:{before}"] = json.dumps([await self.room(), self.spoken()])
            self.other_rooms.add(before)
        await self.storage.put(rows)
        self.storage.put_now(spoken)
        self.has_room = bool(text)
        self.other_rooms.discard(after)

    async def set_room_aside(self, code: str = "") -> None:
        """A room that cannot be read makes place for another, and stays on the device: it holds keys.

        It is the room of this device, or with a code one it was in before.
        """
        text = await self.storage.get(f"room:{code}") if code else await self.room()
        if text:  # another room already lies there as one that was set aside
            await self.asides.put(self.now(), text if code else json.dumps([text, self.spoken()]))
        if code:
            self.other_rooms.discard(code)
            await self.storage.put({f"room:{code}": None})
        else:
            await self.drop_room()

    async def take_up_aside(self, when: str) -> bool:
        """Makes it the room of this device again, unless the device is in another one: this edition may read it."""
        text, spoken = read_aside(await self.asides.text(when))
        if self.has_room or not text:
            return False
        self.keep_spoken(spoken)
        await self.keep_room(text)
        await self.asides.delete(when)
        return True

    def spoken(self) -> str:
        return self.storage.get_now()

    def keep_spoken(self, text: str) -> None:
        self.storage.put_now(text)

    async def save(self, match: Match, about: About) -> None:
        """Keeps the whole game and its label, both or neither."""
        await self.saves.save(match, about)
        if not self.settings.asked_to_persist:
            await self.change_settings(asked_to_persist=True)
            await self.storage.persist()

    async def text_of(self, id_: str) -> str:
        """The game as a file."""
        text = await self.storage.get(f"game:{id_}") or ""
        return unseal(text, await self.saves.secret()) if is_sealed(text) else text

    async def load(self, id_: str) -> tuple[Match, About]:
        """Opens a game. One that is damaged stays on the shelf, marked, to be exported or thrown away. One that another
        edition may read is not marked; and a mark goes when the game can be read after all."""
        line = await self.storage.get(f"label:{id_}")
        text = await self.text_of(id_)
        try:
            match, about = await self.pace(save.loading(text))
        except Unknown:
            raise
        except Damaged:
            await self._relabel(id_, is_damaged=True)
            raise
        label = read_label(id_, line) or self.labels.get(id_) or label_of(match, about)
        if label.is_damaged:
            label = await self._relabel(id_, is_damaged=False)
            line = write(label)
        self.labels[id_] = label
        self.saves.know(id_, match, text, line)
        return match, replace(about, id=id_, title=label.title)

    async def rename(self, id_: str, title: str) -> None:
        await self._relabel(id_, title=title)

    async def _relabel(self, id_: str, **changed: Any) -> Label:
        """Not the label of a game that another tab has deleted."""
        known = self.labels.get(id_)
        for _ in range(TRIES):
            text, line = await self.storage.get(f"game:{id_}"), await self.storage.get(f"label:{id_}")
            label = read_label(id_, line) or known
            if text is None or label is None:
                self.labels.pop(id_, None)
                raise Deleted(id_)
            label = replace(label, **changed)
            expected = {f"game:{id_}": text[-VERSION:], f"label:{id_}": line}
            if await self.storage.put({f"label:{id_}": write(label)}, expected):
                self.labels[id_] = label
                return label
        raise OSError(f"{id_}: other tabs keep writing")

    async def delete(self, id_: str) -> Taken:
        """What is taken away is what is there: another tab may have gone on with the game."""
        for _ in range(TRIES):
            text = await self.storage.get(f"game:{id_}")
            if text is None:
                self.labels.pop(id_, None)
                raise Deleted(id_)
            label = await self._label_of(id_)
            rows = dict.fromkeys(f"{kind}:{id_}" for kind in ("game", "label", "clock", "left"))
            if await self.storage.put(rows, {f"game:{id_}": text[-VERSION:]}):
                self.labels.pop(id_, None)
                self.saves.forget(id_)
                return Taken(label, text)
        raise OSError(f"{id_}: other tabs keep writing")

    async def put_back(self, taken: Taken) -> None:
        await self._add(taken.label, lambda label: taken.text)

    async def _add(self, label: Label, write_game: Callable[[Label], str]) -> Label:
        """As an entry of its own: never over a game that is there, whichever tab has put it there."""
        wanted = label.id
        for _ in range(TRIES):
            label = replace(label, id=self.free_id(wanted))
            game, line = f"game:{label.id}", f"label:{label.id}"
            if await self.storage.put({game: write_game(label), line: write(label)}, {game: None}):
                self.labels[label.id] = label
                return label
            self.labels[label.id] = await self._label_of(label.id)
        raise OSError(f"{wanted}: other tabs keep writing")

    async def export(self, id_: str) -> tuple[str, str]:
        """A file name and the file, under the title it has on the shelf. A damaged game is exported as it is."""
        label, text = await self._label_of(id_), await self.storage.get(f"game:{id_}")
        if text is None:
            raise Deleted(id_)
        with suppress(Refusal):
            text = await self.text_of(id_)
            match, about = await self.pace(save.loading(text))
            about = replace(about, id=label.id, title=label.title, when=label.when)
            text = await self.pace(save.dumping(match, about))
        return file_name(label.title), text

    async def take_in(self, text: str) -> About:
        """Takes in a file from elsewhere as a game of its own. If anything in it is wrong, all of it is refused."""
        match, about = await self.pace(save.loading(text))
        await self.pace(save.preparing(match))
        secret = await self.saves.secret()

        def write_game(label: Label) -> str:
            return seal(save.dump(match, replace(about, id=label.id)), secret)

        label = await self._add(label_of(match, about), write_game)
        return replace(about, id=label.id)

    def free_id(self, wanted: str) -> str:
        wanted = re.sub(r"[^\w-]", "", wanted)[:40] or "game"
        number, id_ = 1, wanted
        while id_ in self.labels:
            number += 1
            id_ = f"{wanted}-{number}"
        return id_

