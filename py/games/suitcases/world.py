"""The board of Suitcases (SC-1): cities and lines, and in every corner a base, letter fields and a headquarters.

Coordinates lie on a board of 1000 by 700. Clockwise from the upper left: red, blue, green, yellow.
"""

from functools import cache

from games.map.routes import City, Network, network

COLOURS = ("red", "blue", "green", "yellow")
LETTERS = ("A", "B", "C", "D")
AGENTS = 7

# SC-1.1: the cities, and in each corner a base and the headquarters of the colour diagonally opposite.
MAP = network(
    (
        City("vienna", 500, 350),
        City("prague", 500, 260),
        City("copenhagen", 500, 170),
        City("oslo", 500, 72),
        City("bucharest", 633, 350),
        City("odessa", 767, 350),
        City("ankara", 913, 350),
        City("rome", 500, 440),
        City("tunis", 500, 530),
        City("tripoli", 500, 628),
        City("geneva", 367, 350),
        City("paris", 233, 350),
        City("dublin", 87, 350),
        City("brussels", 341, 243),
        City("amsterdam", 345, 147),
        City("london", 199, 246),
        City("bergen", 302, 60),
        City("edinburgh", 70, 217),
        City("warsaw", 659, 243),
        City("stockholm", 655, 147),
        City("kiev", 801, 246),
        City("helsinki", 698, 60),
        City("moscow", 930, 217),
        City("athens", 659, 457),
        City("cairo", 655, 553),
        City("istanbul", 801, 454),
        City("khartoum", 698, 640),
        City("damascus", 930, 483),
        City("madrid", 341, 457),
        City("algiers", 345, 553),
        City("lisbon", 199, 454),
        City("dakar", 302, 640),
        City("casablanca", 70, 483),
        City("base_red", 70, 60, "base"),
        City("base_blue", 930, 60, "base"),
        City("base_green", 930, 640, "base"),
        City("base_yellow", 70, 640, "base"),
        City("hq_red", 792, 547, "hq"),
        City("hq_blue", 208, 547, "hq"),
        City("hq_green", 208, 153, "hq"),
        City("hq_yellow", 792, 153, "hq"),
    ),
    # Each line stands once, at the place that comes first in the alphabet.
    {
        "algiers": "base_yellow dakar madrid tunis",
        "amsterdam": "base_red bergen brussels copenhagen",
        "ankara": "damascus moscow odessa",
        "athens": "bucharest cairo istanbul rome",
        "base_blue": "helsinki kiev moscow stockholm",
        "base_green": "cairo damascus istanbul khartoum",
        "base_red": "bergen edinburgh london",
        "base_yellow": "casablanca dakar lisbon",
        "bergen": "oslo",
        "brussels": "geneva london prague",
        "bucharest": "odessa vienna warsaw",
        "cairo": "khartoum tunis",
        "casablanca": "dublin lisbon",
        "copenhagen": "oslo prague stockholm",
        "dakar": "tripoli",
        "damascus": "istanbul",
        "dublin": "edinburgh paris",
        "edinburgh": "london",
        "geneva": "madrid paris vienna",
        "helsinki": "oslo stockholm",
        "istanbul": "odessa",
        "khartoum": "tripoli",
        "kiev": "moscow odessa warsaw",
        "lisbon": "madrid paris",
        "london": "paris",
        "madrid": "rome",
        "prague": "vienna warsaw",
        "rome": "tunis vienna",
        "stockholm": "warsaw",
        "tripoli": "tunis",
    },
)
# SC-1.1: the dotted lines are the only ways into a headquarters.
DOORS = {
    "hq_red": ("athens", "cairo", "istanbul"),
    "hq_blue": ("algiers", "lisbon", "madrid"),
    "hq_green": ("amsterdam", "brussels", "london"),
    "hq_yellow": ("kiev", "stockholm", "warsaw"),
}
DOTTED = tuple((door, place) for place, doors in DOORS.items() for door in doors)
WAYS = Network(MAP.cities, (*MAP.routes, *DOTTED))
CITIES = tuple(city.id for city in MAP.cities if city.kind == "city")
IS_CITY = frozenset(CITIES)
LETTER_FIELDS = {
    "red-A": (245, 17), "red-B": (200, 17), "red-C": (155, 17), "red-D": (110, 17), "blue-A": (755, 17),
    "blue-B": (800, 17), "blue-C": (845, 17), "blue-D": (890, 17), "green-A": (755, 683),
    "green-B": (800, 683), "green-C": (845, 683), "green-D": (890, 683), "yellow-A": (245, 683),
    "yellow-B": (200, 683), "yellow-C": (155, 683), "yellow-D": (110, 683),
}


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
    """The seat of every agent and every suitcase, and its number among the seat's own."""
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
    return place in IS_CITY


def neighbours(place: str) -> tuple[str, ...]:
    """Every place one line away, dotted lines included."""
    return WAYS.near[place]
