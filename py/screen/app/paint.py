"""Remembers what the page shows and sends the browser only what changed, in one go."""

from collections.abc import Callable, Mapping, Sequence

Send = Callable[[Sequence[tuple[str, str]]], None]


class Paint:
    def __init__(self, send: Send) -> None:
        self.send = send
        self.shown: dict[str, str] = {}

    def show(self, regions: Mapping[str, str]) -> None:
        """Shows the whole page. A region that is no longer named is forgotten, because it is gone from the page too."""
        changed = [(name, markup) for name, markup in regions.items() if self.shown.get(name) != markup]
        self.shown = dict(regions)
        if changed:
            self.send(changed)

    def forget(self) -> None:
        """Sends everything the next time: after a mistake nobody knows what the page shows."""
        self.shown = {}
