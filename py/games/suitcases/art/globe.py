"""The globe under the board of Suitcases, which keeps close to the map of Europe."""

from games.map.globe import Chart, Sheet, spots
from games.suitcases.world import MAP

_EUROPE = (
    "vienna prague copenhagen oslo bucharest odessa ankara rome tunis tripoli geneva paris dublin brussels"
    " amsterdam london bergen edinburgh warsaw stockholm kiev helsinki moscow athens cairo istanbul khartoum"
    " damascus madrid algiers lisbon dakar casablanca"
)
CHART = Chart(
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
    spots(MAP.cities),
)
