"""Remembers what stands on the page and sends only what changed, in one go."""

from collections.abc import Callable, Mapping, Sequence

Send = Callable[[Sequence[tuple[str, str]]], None]


class Paint:
    def __init__(self, send: Send) -> None:
        self.send = send
        self.shown: dict[str, str] = {}

    def show(self, regions: Mapping[str, str]) -> None:
        """`regions` is the whole page: what is not named any more is forgotten, for it is gone from the
        page too."""
        changed = [(name, markup) for name, markup in regions.items() if self.shown.get(name) != markup]
        self.shown = dict(regions)
        if changed:
            self.send(changed)

    def forget(self) -> None:
        """After a mishap nobody knows what stands on the page: the next `show` sends everything."""
        self.shown = {}
