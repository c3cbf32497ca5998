"""A storage that forgets: where the browser keeps nothing, games last until the page is closed."""

from store.storage import Rows


def write(kept: dict[str, str], rows: Rows, expected: Rows) -> bool:
    """Writes these rows if what is kept ends as expected; None stands for no entry."""
    for key, end in expected.items():
        found = kept.get(key)
        if (found is None) != (end is None) or not (found or "").endswith(end or ""):
            return False
    for key, text in rows.items():
        if text is None:
            kept.pop(key, None)
        else:
            kept[key] = text
    return True


class Memory:
    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.spoken = ""

    async def get(self, key: str) -> str | None:
        return self.rows.get(key)

    async def put(self, rows: Rows, expected: Rows | None = None) -> bool:
        return write(self.rows, rows, expected or {})

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
