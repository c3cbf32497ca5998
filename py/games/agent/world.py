"""The board of Agent (AG-1): its fields and lines, and the home of each spy."""

from games.map.routes import City, network

MAP = network(
    (
        City("tangier", 500, 350, "centre"),
        City("madrid", 500, 228),
        City("geneva", 500, 89),
        City("algiers", 681, 350),
        City("cairo", 887, 350),
        City("dakar", 500, 472),
        City("cape_town", 500, 611),
        City("lisbon", 319, 350),
        City("reykjavik", 113, 350),
        City("paris", 285, 205),
        City("brussels", 285, 69),
        City("dublin", 83, 205),
        City("london", 70, 60, "capital"),
        City("rome", 715, 205),
        City("berlin", 715, 69),
        City("istanbul", 917, 205),
        City("moscow", 930, 60, "capital"),
        City("khartoum", 715, 495),
        City("nairobi", 715, 631),
        City("karachi", 917, 495),
        City("peking", 930, 640, "capital"),
        City("las_palmas", 285, 495),
        City("rio", 285, 631),
        City("new_york", 83, 495),
        City("washington", 70, 640, "capital"),
    ),
    # Each route stands once, at the city that comes first in the alphabet.
    {
        "algiers": "cairo khartoum rome tangier",
        "berlin": "geneva moscow rome",
        "brussels": "geneva london paris",
        "cairo": "istanbul karachi",
        "cape_town": "dakar nairobi rio",
        "dakar": "khartoum las_palmas tangier",
        "dublin": "london paris reykjavik",
        "geneva": "madrid",
        "istanbul": "moscow rome",
        "karachi": "khartoum peking",
        "khartoum": "nairobi",
        "las_palmas": "lisbon new_york rio",
        "lisbon": "paris reykjavik tangier",
        "madrid": "paris rome tangier",
        "nairobi": "peking",
        "new_york": "reykjavik washington",
        "rio": "washington",
    },
)
TANGIER = "tangier"
HOMES = {"american": "washington", "english": "london", "russian": "moscow", "chinese": "peking"}
SPIES = tuple(HOMES)
