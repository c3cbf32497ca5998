"""What the store asks of the device. `door.py` answers in the real page, a fake browser in the tests."""

from collections.abc import Sequence
from typing import Protocol


class Storage(Protocol):
    """Texts under names on the device; and one short text that is on it before `put_now` returns."""

    async def get(self, key: str) -> str | None: ...

    async def put(self, rows: dict[str, str]) -> None: ...

    async def delete(self, keys: Sequence[str]) -> None: ...

    async def keys(self) -> list[str]: ...

    async def persist(self) -> bool:
        """Asks the browser never to throw the entries away by itself."""

    def put_now(self, text: str) -> None: ...

    def get_now(self) -> str: ...
