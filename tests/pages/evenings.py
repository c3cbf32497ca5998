"""With whom, and with which wishes, each game is played in the browser: short, and through all its kinds of scene."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Evening:
    """How many play, what they wish for before, whose luck it is, and after how many lines the tablet falls asleep."""

    seats: int = 2
    wishes: tuple[str, ...] = ()
    seed: int = 7
    middle: int = 8
    meets: str = "choose"


# A game without a line here is played by two, as it comes.
EVENINGS = {
    "cia": Evening(2, ("Top Secret", "dossier"), 7, 13, "look roll choose aloud ask seal curtain"),
    "spyfall": Evening(4, ("#rounds-minus",) * 4, 1, 3, "look floor seal curtain"),
    "agent": Evening(seed=3, meets="choose seal curtain"),
    "dossier_x": Evening(2, ("[role=switch]",), 3, meets="choose seal curtain"),
    "suitcases": Evening(seed=7, middle=13, meets="roll choose seal curtain"),
}
