"""A storage that forgets: where the browser keeps nothing, games last until the page is closed."""

from store.storage import Rows


class Memory:
    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.spoken = ""

    async def get(self, key: str) -> str | None:
        return self.rows.get(key)

    async def put(self, rows: Rows, expected: Rows | None = None) -> bool:
        for key, end in (expected or {}).items():
            found = self.rows.get(key)
            if (found is None) != (end is None) or not (found or "").endswith(end or ""):
                return False
        for key, text in rows.items():
            if text is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = text
        return True

    async def keys(self) -> list[str]:
        return list(self.rows)

    async def persist(self) -> bool:
        return False

    async def secret(self) -> bytes:
        return b""

    def put_now(self, text: str) -> None:
        self.spoken = text

    def get_now(self) -> str:
        return self.spoken
