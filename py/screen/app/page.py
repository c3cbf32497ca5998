"""What a page is: it draws itself as text, and does what the player asks."""

from typing import Protocol


class Page(Protocol):
    """A page never touches the browser. After every `do` the app draws it again and sends what changed."""

    @property
    def title(self) -> str:
        """For the window. Nothing private may stand in it."""

    def draw(self) -> dict[str, str]:
        """Every region of the page by its id, always all of them. "stage" is the skeleton; a region in it is
        an empty element with that id and `data-region` (`markup.region`), filled by its own entry, and left
        alone when only the skeleton changes. "art" holds the symbols the drawings copy from
        (`pictures.symbols`); a page that does not name it leaves it as it is."""

    def do(self, verb: str, with_: str, value: str) -> None:
        """The player asks for something: the data-do and data-with of what was touched, and a field's value.

        "back" comes from Escape, the device's back button and every back arrow. Unknown verbs are ignored."""


class Sheet(Protocol):
    """Laid over the page; Escape and the cross close it. The page under it cannot be touched meanwhile."""

    @property
    def title(self) -> str: ...

    def draw(self) -> str: ...

    def do(self, verb: str, with_: str, value: str) -> None: ...
