"""Draws thirty small pictures, one for each place of Spyfall, on a dark plate.

Each fits a box of 64 by 64. A place that the players added themselves gets a pin on a map.
"""

from games.drawing.svg import circle, ellipse, group, line, path, rect, symbol
from games.spyfall.places.poster import PLACES

BOX = "0 0 64 64"
CREAM, GOLD, RED, BLUE, GREEN, NIGHT, SHADE = "#f8ecd0", "#e2b45c", "#d2444d", "#7fb0ea", "#63b596", "#0d1231", "#8f7a55"


def stroke(d: str, colour: str = CREAM, width: float = 2.4) -> str:
    return line(d, colour, width, stroke_linecap="round", stroke_linejoin="round")


def star(x: float, y: float, size: float, colour: str = GOLD) -> str:
    points = "M0-10L2.6-3.2 9.8-3 4 1.4 6.1 8.4 0 4.2-6.1 8.4-4 1.4-9.8-3-2.6-3.2Z"
    return path(points, colour, transform=f"translate({x:g} {y:g})scale({size:g})")


def waves(y: float, colour: str = BLUE) -> str:
    return stroke(f"M9 {y}q4-4 8 0t8 0 8 0 8 0 8 0 6-2", colour, 2.6)


def _buildings() -> dict[str, str]:
    return {
        "school": rect(12, 13, 40, 27, "#24604f", rx=2, stroke=GOLD, stroke_width=2.4)
        + stroke("M19 22h3v4h-3v4h4M29 23v6M26 26h6M37 22h3v4h-3v4h4M45 24h4M45 28h4", CREAM, 1.8)
        + stroke("M20 40L16 54M44 40L48 54M14 47H50", GOLD, 2.4) + circle(33, 51, 5, RED) + stroke("M33 46q1-4 4-4", GREEN, 2),
        "bank": path("M10 26L32 11 54 26V30H10Z", CREAM) + circle(32, 22.5, 4, GOLD, stroke=NIGHT, stroke_width=1.4)
        + path("M14 32h6v14h-6zM24 32h5v14h-5zM35 32h5v14h-5zM44 32h6v14h-6z", GOLD) + path("M10 47H54V53H10Z", CREAM),
        "opera": path("M9 11H55V18Q44 22 32 18 20 22 9 18Z", GOLD)
        + path("M9 18Q18 22 22 19Q22 42 13 53H9ZM55 18Q46 22 42 19Q42 42 51 53H55Z", RED)
        + stroke("M15 20Q16 40 11 51M49 20Q48 40 53 51", "#8c2230", 1.6)
        + path("M32 27a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.200ZM24 53q0-14 8-14t8 14Z", CREAM) + path("M9 53H55V56H9Z", GOLD)
        + stroke("M40 31q3-1 3-4M43 34q4-2 5-6", GOLD, 1.6),
        "hospital": path("M32 54C12 41 11 29 14 23 18 15 28 16 32 24 36 16 46 15 50 23 53 29 52 41 32 54Z", RED)
        + stroke("M10 36H22L26 28 32 43 37 31 40 36H54", CREAM, 3),
        "cathedral": path("M12 54V26L18 9 24 26V54ZM40 54V26L46 9 52 26V54ZM24 54V30L32 20 40 30V54Z", CREAM)
        + circle(32, 34, 4.6, NIGHT) + stroke("M32 30v8M28 34h8M29.2 31.200l5.6 5.600M34.8 31.200l-5.6 5.6", GOLD, 1)
        + path("M28 54V46a4 4 0 0 1 8 0V54ZM16.5 40V33a1.5 1.5 0 0 1 3 0V40ZM44.5 40V33a1.5 1.5 0 0 1 3 0V40Z", NIGHT)
        + stroke("M18 9V5M46 9V5M16 7h4M44 7h4", GOLD, 1.8),
        "university": path("M32 15L58 26 32 37 6 26Z", CREAM) + path("M18 34V43Q32 52 46 43V34L32 40Z", GOLD)
        + stroke("M32 26L53 30V44", RED, 2.4) + path("M50.5 43h5l1 9h-7Z", RED),
        "police_station": path("M18 44V34a14 14 0 0 1 28 0V44Z", BLUE) + path("M24 44V34a8 8 0 0 1 8-8V44Z", CREAM, opacity=.75)
        + rect(13, 45, 38, 8, GOLD, rx=2) + stroke("M32 8v6M14 14l4 5M50 14l-4 5M7 29h6M51 29h6", RED, 2.8),
        "embassy": stroke("M22 12L42 56M42 12L22 56", GOLD, 2.8) + path("M22 12Q14 8 8 12V28Q15 24 28 26Z", RED)
        + path("M42 12Q50 8 56 12V28Q49 24 36 26Z", BLUE) + path("M9.5 17.500Q16 14 24 16L25.5 20.500Q16 19 9.5 22Z", CREAM)
        + circle(47, 19, 3.4, CREAM) + circle(22, 11, 2.2, GOLD) + circle(42, 11, 2.2, GOLD),
        "haunted_castle": path("M8 54V24h4v4h4v-4h4v10h24V24h4v4h4v-4h4V54Z", "#6a6f9e") + path("M8 24L14 10 20 24ZM44 24L50 10 56 24Z", RED)
        + path("M22 54V40q0-12 10-12t10 12V54l-3.3-3-3.3 3-3.4-3-3.4 3-3.3-3Z", CREAM)
        + circle(28.5, 39, 2, NIGHT) + circle(35.5, 39, 2, NIGHT) + ellipse(32, 45, 2, 2.6, NIGHT),
        "pharaoh_tomb": circle(46, 19, 7, GOLD) + path("M6 52L30 14 54 52Z", CREAM) + path("M30 14L54 52H38Z", SHADE)
        + path("M25 52V44h8v8Z", NIGHT) + stroke("M21 36h9M17 43h6M27 28h4", SHADE, 1.6) + stroke("M4 54H60", GOLD, 2.4),
    }  # fmt: skip


def _journeys() -> dict[str, str]:
    return {
        "pirate_ship": path("M10 40H54Q51 52 44 52H20Q13 52 10 40Z", SHADE) + stroke("M32 40V9M10 40l-4-6", GOLD, 2.4)
        + path("M20 13Q32 9 44 13V33Q32 29 20 33Z", "#2b2f57", stroke=CREAM, stroke_width=1.4)
        + circle(32, 20.5, 4.6, CREAM) + circle(30.3, 20, 1.2, NIGHT) + circle(33.7, 20, 1.2, NIGHT)
        + stroke("M27 28L37 24M37 28L27 24", CREAM, 1.8) + waves(55),
        "crusade": path("M14 11H50V30Q50 47 32 56 14 47 14 30Z", CREAM) + path("M28 11H36V27H50V34H36V54L32 56 28 54V34H14V27H28Z", RED)
        + path("M14 11H50V30Q50 47 32 56 14 47 14 30Z", "none", stroke=GOLD, stroke_width=2.6),
        "submarine": path("M10 40Q10 31 22 31H44Q58 31 58 40 58 48 44 48H22Q10 48 10 40Z", GOLD) + path("M27 31V23H39V31Z", CREAM)
        + stroke("M33 23V13H41", CREAM, 2.8) + circle(25, 39.5, 3, NIGHT) + circle(35, 39.5, 3, NIGHT) + circle(45, 39.5, 3, NIGHT)
        + path("M10 40L4 34V46Z", CREAM) + circle(13, 24, 2, BLUE) + circle(17, 17, 2.6, BLUE) + circle(11, 11, 1.6, BLUE),
        "night_train": path("M18 50V22Q18 10 32 10 46 10 46 22V50Z", "#38406f", stroke=GOLD, stroke_width=2)
        + path("M23 30V22Q23 17 31 17V30ZM33 30V17Q41 17 41 22V30Z", BLUE) + circle(32, 39, 5, GOLD) + circle(32, 39, 2.6, CREAM)
        + path("M17 50H47L50 55H14Z", RED) + path("M53 7a6.5 6.5 0 1 0 5 10.500A7.5 7.5 0 0 1 53 7Z", CREAM)
        + circle(23.5, 44, 1.8, CREAM) + circle(40.5, 44, 1.8, CREAM),
        "airliner": path("M53 11Q57 8 57 12 57 15 54 18L44 27 49 50 45 53 36 35 26 44 27 53 23 56 19 46 9 42 12 38 21 39 29 29 12 20 15 16 38 21 47 12Q50 9 53 11Z", CREAM)
        + stroke("M9 22q4-3 7-1t6-1M40 58q4-3 7-1t7-2", BLUE, 2),
        "space_station": rect(25, 25, 14, 14, CREAM, rx=4) + path("M6 22H20V42H6ZM44 22H58V42H44Z", BLUE)
        + stroke("M6 28.500H20M6 35.500H20M13 22V42M44 28.500H58M44 35.500H58M51 22V42", NIGHT, 1.3) + stroke("M20 32H25M39 32H44M32 25V14M32 39V48", GOLD, 2.8)
        + circle(32, 12, 3.6, GOLD) + path("M26 48H38L35 55H29Z", GOLD) + circle(32, 32, 3.6, NIGHT)
        + star(12, 12, .38) + star(53, 53, .38) + star(50, 11, .26, CREAM),
        "oil_rig": stroke("M22 33L30 9M42 33L34 9M30 9H34M27 18L39 25M37 18L25 25M25 25H39", GOLD, 2.2) + rect(9, 33, 46, 7, CREAM, rx=1)
        + stroke("M14 40V53M26 40V53M38 40V53M50 40V53M14 46L26 52M50 46L38 52", SHADE, 2.4) + stroke("M50 33V21", CREAM, 2.4)
        + path("M50 20Q45 14 50 6 51 11 54 13 56 17 50 20Z", RED) + waves(55),
        "polar_station": path("M20 52Q17 24 22 17 26 10 32 10 38 10 42 17 47 24 44 52Z", "#2a305c", stroke=CREAM, stroke_width=1.4)
        + path("M25 51Q22 34 27 25 32 29 37 25 42 34 39 51Z", CREAM) + circle(28, 18.5, 1.9, CREAM) + circle(36, 18.5, 1.9, CREAM)
        + path("M29 22H35L32 27Z", GOLD) + path("M24 52h7v4h-9ZM33 52h7l2 4h-9Z", GOLD) + path("M20 27Q11 34 14 43L20 38ZM44 27Q53 34 50 43L44 38Z", "#2a305c", stroke=CREAM, stroke_width=1.2)
        + stroke("M6 56H58", BLUE, 2.4) + stroke("M10 15v8M6.5 17l7 4M13.5 17l-7 4", BLUE, 1.5) + stroke("M54 12v6M51.5 13.500l5 3M56.5 13.500l-5 3", BLUE, 1.4),
        "ski_resort": path("M4 52L26 14 40 38 46 30 60 52Z", "#5a6aa6") + path("M26 14L18 28 23 26 27 30 31 25 34 28ZM46 30L42 35.5 46 35 51 38Z", CREAM)
        + stroke("M30 56L58 24M58 56L36 24", RED, 3) + stroke("M56 22q3-1 4 1M34 24q0-3 3-3", RED, 2.4),
    }  # fmt: skip


def _company() -> dict[str, str]:
    return {
        "beach": circle(48, 16, 7, GOLD) + stroke("M26 20L33 50", CREAM, 2.6) + path("M8 27Q10 11 24 12 38 10 45 23Q40 21 36 25 31 21 27 26 22 22 18 28 13 24 8 27Z", RED)
        + path("M24 12Q20 18 18 28 22 22 27 26 27 18 24 12Z", CREAM) + path("M4 50Q20 44 36 50T60 50V57H4Z", GOLD) + waves(43),
        "military_base": rect(12, 36, 42, 11, GREEN, rx=5) + path("M20 36Q21 27 29 27H39Q44 27 45 36Z", "#4a8f74") + stroke("M39 31H58", CREAM, 3)
        + path("M10 46H54Q53 54 46 54H18Q11 54 10 46Z", SHADE) + "".join(circle(x, 49.5, 2.8, NIGHT) for x in (18, 27, 36, 45))
        + star(30, 18, .7, GOLD),
        "casino": rect(11, 13, 26, 36, CREAM, rx=3, transform="rotate(-10 24 31)")
        + path("M23 20Q32 28 29 33 27 36 24 33L26 38H20L22 33Q19 36 17 33 14 28 23 20Z", NIGHT, transform="rotate(-10 24 31)")
        + circle(43, 42, 13, RED, stroke=CREAM, stroke_width=2.4) + circle(43, 42, 7, "none", stroke=CREAM, stroke_width=1.8)
        + stroke("M43 29v4M43 51v4M30 42h4M52 42h4", CREAM, 3),
        "circus": path("M32 14Q30 26 8 33L12 54H52L56 33Q34 26 32 14Z", CREAM)
        + path("M32 14Q31 28 20 30L23 54H29L30 30ZM32 14Q34 26 56 33L52 54H44L43 30Q34 24 32 14Z", RED)
        + path("M8 33Q11 38 15 34 19 39 23 34 28 39 32 34 36 39 41 34 45 39 49 34 53 38 56 33Q44 29 38 24H26Q20 29 8 33Z", GOLD)
        + stroke("M32 14V6", GOLD, 2) + path("M32 6L42 9 32 12Z", BLUE) + path("M29 54Q29 44 32 42 35 44 35 54Z", NIGHT),
        "restaurant": path("M13 40a19 19 0 0 1 38 0Z", CREAM) + circle(32, 18.5, 3, GOLD) + rect(9, 41, 46, 5, GOLD, rx=2.5)
        + stroke("M20 36a12.5 12.5 0 0 1 8-9", SHADE, 2) + stroke("M22 52H42", GOLD, 3) + stroke("M24 12q-2-3 0-5M40 12q-2-3 0-5", BLUE, 1.8),
        "supermarket": path("M16 20H54L49 38H20Z", CREAM) + stroke("M6 12H13L21 44H48", GOLD, 3) + stroke("M25 20L27 38M34 20V38M43 20L41 38M17 29H51", NIGHT, 1.6)
        + circle(25, 51, 4, RED) + circle(44, 51, 4, RED) + path("M30 20Q27 10 34 9 40 10 37 20Z", GREEN) + stroke("M43 19V10h5V19", GOLD, 2.4),
        "film_studio": rect(10, 27, 44, 27, "#2b2f57", rx=3, stroke=CREAM, stroke_width=2) + path("M10 25L51 11 53.5 18 12 31Z", CREAM)
        + path("M17 22.700L24 20.3 23 26.7 16.5 28.800ZM31 18L38 15.6 36.8 22.3 30 24.500ZM45 13.200L51 11 51.5 17.6 44 20.100Z", NIGHT)
        + path("M27 34L41 41 27 48Z", GOLD) + circle(14, 27, 2, RED),
        "spa": path("M8 36H56Q55 52 42 53H22Q9 52 8 36Z", BLUE) + path("M8 36q4-4 8 0t8 0 8 0 8 0 8 0 8 0V40H8Z", CREAM)
        + stroke("M20 29q-4-5 0-9t0-9M32 29q-4-5 0-9t0-9M44 29q-4-5 0-9t0-9", CREAM, 2.6) + rect(44, 32, 10, 12, RED, rx=1.5) + stroke("M46 40h6", CREAM, 1.4),
        "zoo": ellipse(32, 42, 12, 10, GOLD) + path("M26 50Q32 46 38 50 36 54 32 53 28 54 26 50Z", GOLD) + ellipse(14, 33, 5, 6.5, GOLD, transform="rotate(-24 14 33)")
        + ellipse(50, 33, 5, 6.5, GOLD, transform="rotate(24 50 33)") + ellipse(24, 20, 5.4, 7.6, GOLD, transform="rotate(-8 24 20)")
        + ellipse(40, 20, 5.4, 7.6, GOLD, transform="rotate(8 40 20)") + ellipse(32, 43, 6, 4.6, SHADE),
        "vineyard": "".join(circle(x, y, 5, "#8d5cc0", stroke="#c69bf0", stroke_width=1) for x, y in
                            ((20, 28), (30, 28), (40, 28), (25, 36.5), (35, 36.5), (45, 33), (30, 45), (39.5, 43), (34.5, 52.5)))
        + path("M32 24Q20 23 16 12 27 9 33 17 40 8 50 14 47 24 32 24Z", GREEN) + stroke("M32 24L35 8", SHADE, 2.8) + stroke("M32 22q-6-3-9-6M33 22q6-2 10-5", "#2d6a55", 1.4),
        "theme_park": stroke("M32 30L18 56M32 30L46 56M14 56H50", CREAM, 2.6) + circle(32, 29, 18, "none", stroke=GOLD, stroke_width=2.4)
        + stroke("M32 11V47M14 29H50M19.3 16.300L44.7 41.700M44.7 16.300L19.3 41.7", SHADE, 1.6) + circle(32, 29, 3.6, GOLD)
        + "".join(circle(x, y, 3.8, colour) for x, y, colour in
                  ((32, 11, RED), (44.7, 16.3, BLUE), (50, 29, GREEN), (44.7, 41.7, RED), (32, 47, BLUE), (19.3, 41.7, GREEN), (14, 29, RED), (19.3, 16.3, BLUE))),
    }  # fmt: skip


OWN = (
    path("M8 20L24 13 40 20 56 13V47L40 54 24 47 8 54Z", "#3a4273", stroke=CREAM, stroke_width=1.6)
    + stroke("M24 13V47M40 20V54", CREAM, 1.2)
    + path("M32 47Q18 31 18 23a14 14 0 0 1 28 0Q46 31 32 47Z", RED, stroke=NIGHT, stroke_width=1.6)
    + star(32, 22.5, .82, CREAM)
)


def drawings() -> dict[str, str]:
    return {**_buildings(), **_journeys(), **_company()}


def plate(drawing: str) -> str:
    return (
        rect(1, 1, 62, 62, "url(#spy-enamel)", rx=9)
        + rect(2.5, 2.5, 59, 59, "none", rx=8, stroke="#b98b42", stroke_width=1.6)
        + group(drawing, transform="translate(3.2 3.2)scale(.9)")
    )


def places() -> str:
    drawn = drawings()
    return "".join(symbol(f"spy-place-{place}", BOX, plate(drawn[place])) for place in PLACES) + symbol("spy-place-own", BOX, plate(OWN))
