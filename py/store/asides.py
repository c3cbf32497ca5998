"""Rooms that could not be read. They stay on the device with their keys and letters until a player throws them away."""

from collections.abc import Iterable

from store.storage import Storage


class Asides:
    """`all` says when each of them was set aside."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.all: tuple[str, ...] = ()

    def find(self, keys: Iterable[str]) -> None:
        self.all = tuple(sorted(key.removeprefix("aside:") for key in keys if key.startswith("aside:")))

    async def text(self, when: str) -> str:
        """What was kept of such a room, to be exported as it is."""
        return await self.storage.get(f"aside:{when}") or ""

    async def put(self, when: str, text: str) -> None:
        """Beside those that are there: two may be set aside in one second."""
        key, number = when, 1
        while not await self.storage.put({f"aside:{key}": text}, {f"aside:{key}": None}):
            number += 1
            key = f"{when} {number}"
        self.all = tuple(sorted({*self.all, key}))

    async def delete(self, when: str) -> str:
        text = await self.text(when)
        await self.storage.put({f"aside:{when}": None})
        self.all = tuple(one for one in self.all if one != when)
        return text
