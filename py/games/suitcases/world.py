"""The board of Suitcases: cities and their lines; in every corner a base, letter fields and a headquarters.

Coordinates lie on a board of 1000 by 700. Clockwise from the upper left: red, blue, green, yellow.
"""

from functools import cache

COLOURS = ("red", "blue", "green", "yellow")
LETTERS = ("A", "B", "C", "D")
AGENTS = 7

# SC-1.1: every city, and where it lies
CITIES = {
    "vienna": (500, 350), "prague": (500, 260), "copenhagen": (500, 170), "oslo": (500, 72),
    "bucharest": (633, 350), "odessa": (767, 350), "ankara": (913, 350), "rome": (500, 440),
    "tunis": (500, 530), "tripoli": (500, 628), "geneva": (367, 350), "paris": (233, 350),
    "dublin": (87, 350), "brussels": (341, 243), "amsterdam": (345, 147), "london": (199, 246),
    "bergen": (302, 60), "edinburgh": (70, 217), "warsaw": (659, 243), "stockholm": (655, 147),
    "kiev": (801, 246), "helsinki": (698, 60), "moscow": (930, 217), "athens": (659, 457),
    "cairo": (655, 553), "istanbul": (801, 454), "khartoum": (698, 640), "damascus": (930, 483),
    "madrid": (341, 457), "algiers": (345, 553), "lisbon": (199, 454), "dakar": (302, 640),
    "casablanca": (70, 483),
}
BASES = {
    "red": (70, 60), "blue": (930, 60), "green": (930, 640), "yellow": (70, 640),
}
# The headquarters of a colour lies in the corner across from its base.
HEADQUARTERS = {
    "red": (792, 547), "blue": (208, 547), "green": (208, 153), "yellow": (792, 153),
}
LETTER_FIELDS = {
    "red-A": (245, 17), "red-B": (200, 17), "red-C": (155, 17), "red-D": (110, 17), "blue-A": (755, 17),
    "blue-B": (800, 17), "blue-C": (845, 17), "blue-D": (890, 17), "green-A": (755, 683),
    "green-B": (800, 683), "green-C": (845, 683), "green-D": (890, 683), "yellow-A": (245, 683),
    "yellow-B": (200, 683), "yellow-C": (155, 683), "yellow-D": (110, 683),
}
LINES = (
    ("algiers", "base_yellow"), ("algiers", "dakar"), ("algiers", "madrid"), ("algiers", "tunis"),
    ("amsterdam", "base_red"), ("amsterdam", "bergen"), ("amsterdam", "brussels"),
    ("amsterdam", "copenhagen"), ("ankara", "damascus"), ("ankara", "moscow"), ("ankara", "odessa"),
    ("athens", "bucharest"), ("athens", "cairo"), ("athens", "istanbul"), ("athens", "rome"),
    ("base_blue", "helsinki"), ("base_blue", "kiev"), ("base_blue", "moscow"), ("base_blue", "stockholm"),
    ("base_green", "cairo"), ("base_green", "damascus"), ("base_green", "istanbul"),
    ("base_green", "khartoum"), ("base_red", "bergen"), ("base_red", "edinburgh"), ("base_red", "london"),
    ("base_yellow", "casablanca"), ("base_yellow", "dakar"), ("base_yellow", "lisbon"),
    ("bergen", "oslo"), ("brussels", "geneva"), ("brussels", "london"), ("brussels", "prague"),
    ("bucharest", "odessa"), ("bucharest", "vienna"), ("bucharest", "warsaw"), ("cairo", "khartoum"),
    ("cairo", "tunis"), ("casablanca", "dublin"), ("casablanca", "lisbon"), ("copenhagen", "oslo"),
    ("copenhagen", "prague"), ("copenhagen", "stockholm"), ("dakar", "tripoli"), ("damascus", "istanbul"),
    ("dublin", "edinburgh"), ("dublin", "paris"), ("edinburgh", "london"), ("geneva", "madrid"),
    ("geneva", "paris"), ("geneva", "vienna"), ("helsinki", "oslo"), ("helsinki", "stockholm"),
    ("istanbul", "odessa"), ("khartoum", "tripoli"), ("kiev", "moscow"), ("kiev", "odessa"),
    ("kiev", "warsaw"), ("lisbon", "madrid"), ("lisbon", "paris"), ("london", "paris"),
    ("madrid", "rome"), ("prague", "vienna"), ("prague", "warsaw"), ("rome", "tunis"), ("rome", "vienna"),
    ("stockholm", "warsaw"), ("tripoli", "tunis"),
)
# SC-1.1: the only ways into a headquarters
DOTTED = (
    ("algiers", "hq_blue"), ("amsterdam", "hq_green"), ("athens", "hq_red"), ("brussels", "hq_green"),
    ("cairo", "hq_red"), ("lisbon", "hq_blue"), ("madrid", "hq_blue"), ("london", "hq_green"),
    ("istanbul", "hq_red"), ("kiev", "hq_yellow"), ("stockholm", "hq_yellow"), ("warsaw", "hq_yellow"),
)


def colours(seats: int) -> tuple[str, ...]:
    """SC-1.5: two players sit diagonally opposite; three leave yellow's corner empty."""
    return ("red", "green") if seats == 2 else COLOURS[:seats]


@cache
def teams(seats: int) -> tuple[tuple[str, ...], ...]:
    """The seven agents of each seat: red-1 to red-7, and so on."""
    return tuple(tuple(f"{colour}-{n + 1}" for n in range(AGENTS)) for colour in colours(seats))


@cache
def luggage(seats: int) -> tuple[tuple[str, ...], ...]:
    """The four suitcases of each seat: red-A to red-D, and so on."""
    return tuple(tuple(f"{colour}-{letter}" for letter in LETTERS) for colour in colours(seats))


@cache
def pieces(seats: int) -> dict[str, tuple[int, int]]:
    """Every agent and every suitcase: whose it is, and the how manieth."""
    rows = [*enumerate(teams(seats)), *enumerate(luggage(seats))]
    return {piece: (seat, number) for seat, row in rows for number, piece in enumerate(row)}


def across(colour: str) -> str:
    """The colour whose base is diagonally opposite."""
    return COLOURS[(COLOURS.index(colour) + 2) % 4]


def base(colour: str) -> str:
    return f"base_{colour}"


def headquarters(colour: str) -> str:
    return f"hq_{colour}"


def is_city(place: str) -> bool:
    """SC-1.1: bases and headquarters are not cities."""
    return place in CITIES


@cache
def neighbours(place: str) -> tuple[str, ...]:
    """Every place one line away, dotted lines among them."""
    ends = [(a, b) for line in (*LINES, *DOTTED) for a, b in (line, line[::-1])]
    return tuple(b for a, b in ends if a == place)


@cache
def spot(place: str) -> tuple[int, int]:
    """Where a place lies on the board."""
    kind, _, colour = place.partition("_")
    return BASES[colour] if kind == "base" else HEADQUARTERS[colour] if kind == "hq" else CITIES[place]
