"""The globe under the board of Dossier X: the capitals stand in the corners, and the British Isles on their head."""

from games.dossier_x.world import MAP
from games.map.globe import OLD_WORLD, Chart, Sheet, spots

_BEYOND = {(60, 67): (985, -42), (75, 58): (1075, 70), (82, 46): (1080, 300), (45, 68): (900, -48)}
CHART = Chart(
    "50m",
    (
        Sheet(
            (-19, -36, 150, 70),
            0.12,
            OLD_WORLD,
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
    spots(MAP.cities),
)
