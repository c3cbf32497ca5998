"""What a page is: it draws itself as text, and does what the player asks."""

from typing import Protocol


class Page(Protocol):
    """A page never touches the browser. After every `do` the app draws it again and sends what changed."""

    @property
    def title(self) -> str:
        """The title of the window. It must tell nothing private."""

    def draw(self) -> dict[str, str]:
        """All regions of the page, by their ids. "stage" is the page itself. A region in it is an empty element with
        that id (`markup.region`), filled by its own entry, and left alone when only the stage around it changes. "art"
        holds the symbols that drawings copy from (`pictures.symbols`); a page without that entry leaves it as it is."""

    def do(self, verb: str, with_: str, value: str) -> None:
        """Does what the player asks: the data-do and data-with of the element that was touched, and a field's value.

        "back" comes from Escape, the device's back button and every back arrow. Unknown verbs are ignored."""


class Sheet(Protocol):
    """Lies over the page, which cannot be touched meanwhile. Escape and the cross close it."""

    @property
    def title(self) -> str: ...

    def draw(self) -> str: ...

    def do(self, verb: str, with_: str, value: str) -> None: ...
