"""What the store asks of the device. `door.py` answers in the real page, a fake browser in the tests.

Several tabs of one browser share the storage. So a write says what it expects to find, and writes nothing where it
finds something else: another tab was there first.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

from table.illegal import Refusal

Rows = Mapping[str, str | None]
TRIES = 100  # no tab is outrun so often by others that write now and then


class Storage(Protocol):
    """Texts under names on the device; and one short text that is on it before `put_now` returns."""

    async def get(self, key: str) -> str | None: ...

    async def put(self, rows: Rows, expected: Rows | None = None) -> bool:
        """Writes all rows or none; a row without a text is deleted. Under each expected name there must be a text that
        ends so, or none. False: there is something else, and nothing was written."""

    async def keys(self) -> list[str]: ...

    async def persist(self) -> bool:
        """Asks the browser never to throw the entries away by itself."""

    async def secret(self) -> bytes:
        """A key that the browser keeps apart from the entries; empty where it cannot."""

    def put_now(self, text: str) -> None: ...

    def get_now(self) -> str: ...


class Superseded(Refusal):
    """Another tab has gone on with this game, or deleted it: what was played here since cannot be kept."""

    def __init__(self, id_: str) -> None:
        super().__init__("elsewhere.superseded")
        self.id = id_


class Deleted(Refusal):
    """Another tab has deleted this game."""

    def __init__(self, id_: str) -> None:
        super().__init__("elsewhere.deleted")
        self.id = id_


async def update(storage: Storage, key: str, change: Callable[[str | None], str]) -> str:
    """Writes what `change` makes of the text that is there, and once more if another tab wrote in between."""
    for _ in range(TRIES):
        before = await storage.get(key)
        after = change(before)
        if after == before or await storage.put({key: after}, {key: before}):
            return after
    raise OSError(f"{key}: other tabs keep writing")
