"""The shape of a game's rules help: short sections, each in four languages and with at most one picture."""

from dataclasses import dataclass

Words = tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Section:
    """`games/<game>/help/rules.py` holds HELP, a tuple of these, in reading order.

    `title` and each of the `paragraphs` are (English, Nederlands, Deutsch, Français); words between *stars*
    are set in bold. `picture` is empty or names one of the pictures of the game's board (contract/kit.py), such as
    "card:swap". `key` names the section, so that a page can open the rules there.
    """

    key: str
    title: Words
    paragraphs: tuple[Words, ...]
    picture: str = ""
