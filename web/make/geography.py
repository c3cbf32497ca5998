"""Where the cities of the maps lie on the globe, and how a cartographer bends the coasts to each board.

The boards are drawn for play: the corners are equal and no lines cross. Suitcases keeps close to the map of
Europe, so one gentle warp carries the coasts under its cities. On the two world boards the capitals stand in
the corners; no single projection reaches that. There each land mass is a sheet of its own, bent to its own
cities, with a few anchors where it would run under its neighbours. (The British Isles stand on their head.)
"""

from dataclasses import dataclass, field

Point = tuple[float, float]

LON_LAT: dict[str, Point] = {
    "algiers": (3.1, 36.7),
    "amsterdam": (4.9, 52.4),
    "ankara": (32.9, 39.9),
    "athens": (23.7, 38.0),
    "baku": (49.9, 40.4),
    "bergen": (5.3, 60.4),
    "berlin": (13.4, 52.5),
    "brussels": (4.4, 50.8),
    "bucharest": (26.1, 44.4),
    "budapest": (19.0, 47.5),
    "cairo": (31.2, 30.0),
    "cape_town": (18.4, -33.9),
    "casablanca": (-7.6, 33.6),
    "chicago": (-87.6, 41.9),
    "copenhagen": (12.6, 55.7),
    "dakar": (-17.4, 14.7),
    "damascus": (36.3, 33.5),
    "delhi": (77.2, 28.6),
    "dublin": (-6.3, 53.3),
    "edinburgh": (-3.2, 55.9),
    "geneva": (6.1, 46.2),
    "glasgow": (-4.3, 55.9),
    "halifax": (-63.6, 44.6),
    "helsinki": (24.9, 60.2),
    "istanbul": (29.0, 41.0),
    "kabul": (69.2, 34.5),
    "karachi": (67.0, 24.9),
    "khartoum": (32.5, 15.6),
    "kiev": (30.5, 50.5),
    "lagos": (3.4, 6.5),
    "las_palmas": (-15.4, 28.1),
    "leningrad": (30.3, 59.9),
    "lisbon": (-9.1, 38.7),
    "london": (-0.1, 51.5),
    "madrid": (-3.7, 40.4),
    "marseille": (5.4, 43.3),
    "montreal": (-73.6, 45.5),
    "moscow": (37.6, 55.8),
    "nairobi": (36.8, -1.3),
    "new_york": (-74.0, 40.7),
    "odessa": (30.7, 46.5),
    "oslo": (10.8, 59.9),
    "paris": (2.3, 48.9),
    "peking": (116.4, 39.9),
    "prague": (14.4, 50.1),
    "recife": (-34.9, -8.1),
    "reykjavik": (-21.9, 64.1),
    "rio": (-43.2, -22.9),
    "rome": (12.5, 41.9),
    "singapore": (103.8, 1.3),
    "stockholm": (18.1, 59.3),
    "tangier": (-5.8, 35.8),
    "tehran": (51.4, 35.7),
    "tripoli": (13.2, 32.9),
    "tunis": (10.2, 36.8),
    "vienna": (16.4, 48.2),
    "warsaw": (21.0, 52.2),
    "washington": (-77.0, 38.9),
}


@dataclass(frozen=True)
class Sheet:
    """A part of the globe (west, south, east, north) bent to its cities; `slack` 0 is exact."""

    part: tuple[float, float, float, float]
    slack: float
    cities: str = ""
    anchors: dict[Point, Point] = field(default_factory=dict)
    # cities that pull harder or weaker than the others
    pulls: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Chart:
    detail: str
    sheets: tuple[Sheet, ...]


_OLD_WORLD = (
    "tangier madrid geneva copenhagen algiers cairo tehran dakar lagos cape_town lisbon marseille paris"
    " brussels amsterdam rome budapest berlin istanbul leningrad baku moscow khartoum delhi nairobi karachi"
    " singapore kabul peking las_palmas"
)
_EUROPE = (
    "vienna prague copenhagen oslo bucharest odessa ankara rome tunis tripoli geneva paris dublin brussels"
    " amsterdam london bergen edinburgh warsaw stockholm kiev helsinki moscow athens cairo istanbul khartoum"
    " damascus madrid algiers lisbon dakar casablanca"
)

_BEYOND = {(60, 67): (985, -42), (75, 58): (1075, 70), (82, 46): (1080, 300), (45, 68): (900, -48)}

CHARTS = {
    "dossier_x": Chart(
        "50m",
        (
            Sheet(
                (-19, -36, 150, 70),
                0.12,
                _OLD_WORLD,
                _BEYOND | {
                    (-4.7, 48.4): (150, 196),
                    (-1.6, 49.7): (150, 128),
                    (1.7, 50.9): (190, 84),
                    (-9.2, 43.1): (338, 306),
                    (5.5, 60): (330, -18),
                },
                {
                    "paris": 2,
                    "amsterdam": 2,
                    "madrid": 4,
                    "marseille": 0.6,
                    "geneva": 0.6,
                    "tangier": 6,
                    "cairo": 3,
                    "lisbon": 3,
                },
            ),
            Sheet(
                (-130, 14, -52, 61),
                0.02,
                "chicago washington new_york montreal halifax",
                {
                    (-57, 52.5): (112, 398),
                    (-70, 60): (22, 408),
                    (-78, 56): (-14, 440),
                    (-80.5, 25.5): (104, 742),
                    (-53, 47.5): (222, 306),
                    (-95, 30): (-60, 700),
                },
            ),
            Sheet(
                (-82, -56, -34, 12.5),
                0.02,
                "recife rio",
                {
                    (-48, -1): (262, 582),
                    (-67, 10.5): (140, 700),
                    (-56, -35): (215, 740),
                    (-60, 8): (178, 664),
                },
            ),
            Sheet(
                (-8, 49.5, 2, 59),
                0,
                "london glasgow",
                {(-5.7, 50.1): (142, 98), (-3, 58.6): (50, 262), (1.7, 52.6): (34, 66)},
            ),
            Sheet(
                (-11, 51, -5.4, 55.5),
                0,
                "dublin",
                {(-10, 52): (268, 236), (-8, 55.2): (205, 298), (-6.4, 52.2): (232, 214)},
            ),
            Sheet((-25, 63, -13, 67), 0, "reykjavik", {(-14, 65): (152, 334), (-21, 66): (106, 316)}),
        ),
    ),
    "agent": Chart(
        "50m",
        (
            Sheet(
                (-19, -36, 150, 70),
                0.1,
                _OLD_WORLD,
                {(60, 67): (1100, -42), (75, 58): (1300, 60), (82, 46): (1300, 300), (45, 68): (960, -48)}
                | {
                    (-4.7, 48.4): (196, 232),
                    (-1.6, 49.7): (196, 150),
                    (1.7, 50.9): (214, 84),
                    (-9.2, 43.1): (306, 282),
                    (5.5, 60): (330, -30),
                    (3.4, 6.5): (520, 545),
                    (31, -30): (590, 690),
                    (45, 12.8): (796, 500),
                    (51, 11.8): (826, 540),
                    (58, 23.6): (880, 464),
                    (51, 35.7): (1016, 392),
                    (50, 40): (1030, 250),
                    (72.8, 19): (880, 560),
                    (77.5, 8): (842, 616),
                    (88, 22): (912, 590),
                    (104, 1): (856, 692),
                    (121.5, 31): (984, 700),
                    (77, 29): (980, 560),
                },
                {"paris": 2, "brussels": 2, "geneva": 0.6, "tangier": 6, "cairo": 3, "lisbon": 3},
            ),
            Sheet(
                (-130, 14, -52, 61),
                0.02,
                "washington new_york",
                {
                    (-63.6, 44.6): (126, 430),
                    (-57, 52.5): (66, 398),
                    (-70, 60): (-6, 386),
                    (-80.5, 25.5): (118, 745),
                    (-53, 47.5): (128, 396),
                    (-95, 30): (-60, 720),
                },
            ),
            Sheet(
                (-82, -56, -34, 12.5),
                0.02,
                "rio",
                {
                    (-34.9, -8): (362, 566),
                    (-48, -1): (268, 574),
                    (-67, 10.5): (150, 690),
                    (-56, -35): (240, 740),
                    (-60, 8): (182, 650),
                },
            ),
            Sheet(
                (-8, 49.5, 2, 59),
                0,
                "london",
                {(-5.7, 50.1): (116, 128), (-3, 58.6): (-80, 130), (-5, 53.3): (38, 138)},
            ),
            Sheet(
                (-11, 51, -5.4, 55.5),
                0,
                "dublin",
                {(-10, 52): (128, 246), (-8, 55.2): (46, 250), (-6.4, 52.2): (112, 204)},
            ),
            Sheet((-25, 63, -13, 67), 0, "reykjavik", {(-14, 65): (173, 334), (-21, 66): (127, 316)}),
        ),
    ),
    "suitcases": Chart(
        "50m",
        (
            Sheet(
                (-32, 4, 62, 66),
                0.012,
                _EUROPE,
                {
                    (60, 56): (1120, 190),
                    (60, 40): (1150, 350),
                    (55, 26): (1120, 590),
                    (50, 66): (980, -60),
                    (-16, 22): (170, 600),
                    (15, 66): (590, -90),
                    (30, 66): (800, -70),
                    (43, 13): (860, 720),
                },
                {"paris": 2, "istanbul": 3, "dakar": 2, "khartoum": 0.5},
            ),
            Sheet(
                (-25, 63, -13, 67),
                0,
                "",
                {(-24, 65.5): (20, -140), (-14, 65): (120, -150), (-19, 63.4): (75, -108)},
            ),
        ),
    ),
}
