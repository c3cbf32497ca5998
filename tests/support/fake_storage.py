"""The storage of a browser in memory, as its tabs share it: whole transactions in their order, a disk that may be full,
tabs that crash."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any

from store.memory import write
from store.storage import Rows


class Wait:
    def __await__(self) -> Generator[None]:
        yield


class MemoryStorage:
    """What the tabs of one browser share: its storage, and who holds what."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.times_asked_to_persist = 0
        self.spoken = ""
        self.key = b""
        self.tabs: list[FakeTabs] = []

    async def get(self, key: str) -> str | None:
        return self.rows.get(key)

    async def put(self, rows: Rows, expected: Rows | None = None) -> bool:
        return self.write(rows, expected or {})

    def write(self, rows: Rows, expected: Rows) -> bool:
        return write(self.rows, rows, expected)

    async def keys(self) -> list[str]:
        return list(self.rows)

    def put_now(self, text: str) -> None:
        self.spoken = text

    def get_now(self) -> str:
        return self.spoken

    async def persist(self) -> bool:
        self.times_asked_to_persist += 1
        return True

    async def secret(self) -> bytes:
        return self.key


class FakeTabs:
    """One tab, among those on the same storage. A holder that does not let go when it is asked is robbed."""

    def __init__(self, storage: MemoryStorage) -> None:
        self.storage = storage
        self.held: set[str] = set()
        self.told: Callable[[str, str], None] = lambda what, name: None
        storage.tabs.append(self)

    def listen(self, told: Callable[[str, str], None]) -> None:
        self.told = told

    def others(self) -> list["FakeTabs"]:
        return [tab for tab in self.storage.tabs if tab is not self]

    async def hold(self, name: str) -> bool:
        if not any(name in tab.held for tab in self.others()):
            self.held.add(name)
        return name in self.held

    async def take(self, name: str) -> None:
        for what in ("wanted", "lost"):
            for tab in self.others():
                if name in tab.held:
                    tab.held -= {name} if what == "lost" else set()
                    tab.told(what, name)
        self.held.add(name)

    def let_go(self, name: str) -> None:
        self.held.discard(name)

    def close(self) -> None:
        self.storage.tabs.remove(self)


@dataclass
class Transaction:
    """One that has begun. `is_sure`: all it needs is on its way, so it is done even if the page is gone."""

    tab: object
    act: Callable[[], Any]
    is_sure: bool
    is_done: bool = False
    result: Any = None
    error: Exception | None = None


@dataclass
class Disk(MemoryStorage):
    """Does what the tabs have asked for in the order in which they asked, when it is told to."""

    queue: list[Transaction] = field(default_factory=list)
    is_full: bool = False

    def __post_init__(self) -> None:
        super().__init__()

    def step(self) -> None:
        transaction = self.queue.pop(0)
        try:
            transaction.result = transaction.act()
        except OSError as error:
            transaction.error = error
        transaction.is_done = True


class TabStorage:
    """The storage as one tab sees it: it asks, and the answer comes later."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk

    async def _ask(self, act: Callable[[], Any], is_sure: bool = False) -> Any:
        transaction = Transaction(self, act, is_sure)
        self.disk.queue.append(transaction)
        while not transaction.is_done:
            await Wait()
        await Wait()
        if transaction.error:
            raise transaction.error
        return transaction.result

    async def get(self, key: str) -> str | None:
        text: str | None = await self._ask(lambda: self.disk.rows.get(key))
        return text

    async def keys(self) -> list[str]:
        return list(await self._ask(lambda: list(self.disk.rows)))

    async def put(self, rows: Rows, expected: Rows | None = None) -> bool:
        def write() -> bool:
            if self.disk.is_full and any(text is not None for text in rows.values()):
                raise OSError("no room left")
            return self.disk.write(rows, expected or {})

        return bool(await self._ask(write, is_sure=not expected))

    async def persist(self) -> bool:
        return True

    async def secret(self) -> bytes:
        await Wait()
        return self.disk.key

    def put_now(self, text: str) -> None:
        self.disk.spoken = text

    def get_now(self) -> str:
        return self.disk.spoken

    def crash(self, is_lucky: bool) -> None:
        """What was on its way to the disk arrives; of the rest, only what a lucky tab had said in time."""
        self.disk.queue = [one for one in self.disk.queue if one.tab is not self or one.is_sure or is_lucky]
