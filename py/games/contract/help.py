"""The shape of a game's rules help: short sections, each in four languages and with at most one picture."""

from dataclasses import dataclass

Words = tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Section:
    """`games/<game>/help.py` holds HELP, a tuple of these, in the order in which one reads them.

    `title` and each of the `paragraphs` are (English, Nederlands, Deutsch, Français); words between *stars*
    are set in bold. `picture` is empty or names a drawing of the game's board.py: "card:swap" is
    board.card("swap"), "portrait:perry" is board.portrait("perry"), "die:6" is board.die("6"), "card_back" is
    board.card_back(). `key` names the section, so that a page can open the rules there.
    """

    key: str
    title: Words
    paragraphs: tuple[Words, ...]
    picture: str = ""
