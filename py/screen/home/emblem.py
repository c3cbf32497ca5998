"""The picture at the top of home: a town at night, an enormous moon, and somebody on a roof who should not be there.

Colours come from web/style/40-pages.css (--sky-…), so that the light and the dark page each have their own night.
"""

from collections.abc import Iterator

from games.drawing.svg import circle, ellipse, group, path, picture, rect, tag, use

WIDE, HIGH, STREET = 1200, 520, 520
DOWN = {"x1": 0, "y1": 0, "x2": 0, "y2": 1}

# x, width, height, kind of roof; the far row first.
FAR = (
    (0, 70, 190, "flat"),
    (62, 54, 250, "step"),
    (128, 80, 170, "flat"),
    (196, 60, 285, "spire"),
    (268, 74, 205, "flat"),
    (352, 58, 240, "step"),
    (420, 90, 160, "flat"),
    (520, 70, 190, "flat"),
    (604, 84, 150, "flat"),
    (700, 58, 215, "step"),
    (768, 76, 180, "flat"),
    (846, 58, 270, "spire"),
    (914, 88, 200, "flat"),
    (1004, 60, 240, "step"),
    (1074, 70, 180, "flat"),
    (1146, 60, 225, "flat"),
)
NEAR = (
    (-10, 100, 150, "flat"),
    (86, 84, 215, "step"),
    (176, 104, 125, "gable"),
    (284, 92, 178, "flat"),
    (824, 98, 170, "flat"),
    (926, 110, 120, "gable"),
    (1040, 84, 225, "step"),
    (1128, 90, 150, "flat"),
)
STARS = (
    (64, 60),
    (150, 110),
    (236, 42),
    (330, 96),
    (388, 30),
    (452, 130),
    (742, 48),
    (806, 118),
    (884, 62),
    (960, 130),
    (1030, 44),
    (1106, 96),
    (1166, 40),
    (30, 150),
    (288, 150),
    (1000, 190),
    (700, 16),
    (510, 20),
)

HAT = "M23 27C31 22 36 21 38 20C37 8 43 3 50 7C57 3 64 7 64 19C67 20 73 21 80 25C70 33 33 34 23 27Z"
HEAD = "M41 28H61C62 38 58 46 51 47C44 46 40 38 41 28Z"
COAT = (
    "M38 41L43 45L51 50L59 45L64 40L66 49C73 51 77 55 78 62L83 92C84 98 81 103 75 105L70 107L78 170"
    "C62 175 40 175 24 170L32 107L27 105C21 103 18 98 19 92L24 62C25 55 29 51 36 49Z"
)
LEGS = "M33 168L36 194L24 199C23 201 24 202 26 202H47L51 174L55 202H76C78 202 79 201 78 199L66 194L69 168Z"
CAT = (
    "M4 24C2 16 5 9 11 8L12 2L15 5H18L21 2L22 9C24 12 23 15 20 16C25 18 27 21 27 24ZM27 23C34 22 33 14 37 13"
)


def _tower(x: float, wide: float, high: float, roof: str, base: float = STREET) -> str:
    """The outline of one building, from the street up."""
    top = base - high
    outline = f"M{x} {base}V{top}"
    match roof:
        case "step":
            a, b = wide * 0.2, wide * 0.36
            outline = (
                f"M{x} {base}V{top + 44}H{x + a}V{top + 16}H{x + b}V{top}H{x + wide - b}V{top + 16}"
                f"H{x + wide - a}V{top + 44}H{x + wide}"
            )
        case "spire":
            mid = x + wide / 2
            tip = f"L{mid - 4} {top - 34}L{mid} {top - 92}L{mid + 4} {top - 34}"
            outline += f"H{mid - 12}{tip}L{mid + 12} {top}H{x + wide}"
        case "gable":
            outline += f"L{x + wide / 2} {top - 34}L{x + wide} {top}"
        case _:
            outline += f"H{x + wide * 0.6}V{top - 12}H{x + wide * 0.82}V{top}H{x + wide}"
    return f"{outline}V{base}Z"


def _windows(row: tuple[tuple[int, int, int, str], ...], lit_of: int, base: float = STREET) -> Iterator[str]:
    """Somebody is always awake: about one window in `lit_of` is lit."""
    for number, (x, wide, high, _) in enumerate(row):
        columns = (wide - 20) // 15
        for line in range((high - 60) // 22):
            for column in range(columns):
                if (number * 7 + line * 11 + column * 5 + line * column) % lit_of == 0:
                    left, top = x + 13 + column * 15, base - high + 54 + line * 22
                    yield f"M{left} {top}h7v11h-7z"


def _street(name: str, row: tuple[tuple[int, int, int, str], ...], lit_of: int) -> str:
    """One row of houses, repeated on either side for wide screens."""
    outline = path("".join(_tower(*one) for one in row), class_=name)
    houses = group(outline, path("".join(_windows(row, lit_of)), class_=f"{name}-lit"), id=name)
    return houses + use(name, -WIDE) + use(name, WIDE)


def _light(name: str, kind: str, *stops: tuple[float, str, float], **where: float) -> str:
    inside = [
        tag("stop", offset=at, class_=look, stop_opacity=None if thick == 1 else thick)
        for at, look, thick in stops
    ]
    return tag(kind, *inside, id=name, **where)


def _agent(x: float, y: float, scale: float) -> str:
    figure = path(LEGS) + path(COAT) + path(HEAD) + path(HAT)
    details = path("M51 50V104M33 106C44 110 58 110 69 106M31 30C42 33 62 32 71 28", class_="em-seam")
    ember = (
        circle(71, 38, 9, class_="em-ember-glow")
        + circle(71, 38, 1.7, class_="em-ember")
        + path("M60 40L70 38", class_="em-smoke")
    )
    return group(figure, details, ember, class_="em-agent", transform=f"translate({x} {y}) scale({scale})")


def _draw() -> str:
    lights = tag(
        "defs",
        _light(
            "em-sky", "linearGradient", (0, "em-sky-1", 1), (0.62, "em-sky-2", 1), (1, "em-sky-3", 1), **DOWN
        ),
        _light(
            "em-glow",
            "radialGradient",
            (0, "em-sky-moon", 0.5),
            (0.45, "em-sky-moon", 0.2),
            (0.75, "em-sky-moon", 0.05),
            (1, "em-sky-moon", 0),
        ),
        _light("em-mist", "linearGradient", (0, "em-sky-near", 0), (1, "em-sky-near", 1), **DOWN),
    )
    sky = rect(-WIDE, -HIGH, 3 * WIDE, HIGH + 1, class_="em-zenith") + rect(
        -WIDE, 0, 3 * WIDE, HIGH, "url(#em-sky)"
    )
    stars = group(*(circle(x, y, 1.1 + (x % 3) * 0.45, class_="em-star") for x, y in STARS), id="em-stars")
    moon = (
        circle(600, 218, 330, "url(#em-glow)")
        + circle(600, 218, 158, class_="em-moon")
        + group(
            *(
                ellipse(*spot, class_="em-crater")
                for spot in (
                    (540, 168, 30, 24),
                    (652, 138, 18, 15),
                    (668, 250, 34, 28),
                    (560, 282, 20, 16),
                    (612, 96, 12, 9),
                    (500, 236, 13, 11),
                )
            )
        )
        + path(
            "M436 196C470 188 488 204 520 198S586 186 604 196M648 300C690 292 710 306 764 298",
            class_="em-cloud",
        )
    )
    far = _street("em-far", FAR, 9)
    near = _street("em-near", NEAR, 5)
    roof = (
        path("M372 520V424H404V410H436V398H764V410H796V424H828V520Z", class_="em-near")
        + path("M404 411H796M372 425H828M436 399H764", class_="em-edge")
        + path("M470 398V366H500V398ZM466 366H504V358H466Z", class_="em-near")
        + path("M466 358.5H504", class_="em-edge")
        + group(path(CAT, class_="em-cat"), transform="translate(688 374)")
    )
    return picture(
        f"0 0 {WIDE} {HIGH}",
        lights,
        sky,
        stars,
        use("em-stars", -WIDE),
        use("em-stars", WIDE),
        moon,
        far,
        near,
        roof,
        _agent(548, 196.5, 1),
        rect(-WIDE, 400, 3 * WIDE, 121, "url(#em-mist)"),
        class_="emblem",
        preserveAspectRatio="xMidYMax meet",
        overflow="visible",
        aria_hidden="true",
        focusable="false",
    )


EMBLEM = _draw()
