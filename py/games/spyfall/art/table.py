"""Draws the table of Spyfall: a round table under a lamp, the players around it, cards, votes and arrows.

Every player has a hat and a colour. The hats alone are enough to tell the players apart.
"""

from math import cos, hypot, pi, sin

from games.drawing.gradients import around, down, stop
from games.drawing.svg import circle, ellipse, group, line, path, rect, symbol, tag, use

WIDE, HIGH = 1000, 790
CENTRE = (500, 398)
REACH = (376, 262)
HEAD = 62
PEOPLE = 8
COLOURS = ("#c9d0da", "#f5cf45", "#ef8a2c", "#d9415a", "#35b48a", "#4f8fe6", "#b274e0", "#d99a86")
INK, CREAM, GOLD = "#0d1028", "#f8ecd0", "#d9ab57"

# Eight hats over one face, each in a box around 0,0.
HATS = (
    # fedora
    "M-44-12C-34-19-28-21-26-24C-27-46-14-56 0-48C14-56 27-46 26-24C28-21 34-19 44-12C24-3-24-3-44-12Z",
    # cloche
    "M-33 2C-36-30-24-52 0-52S36-30 33 2C30-6 20-12 0-12S-30-6-33 2Z",
    # bowler
    "M-42-14C-38-8-30-20-27-20C-28-42-16-54 0-54S28-42 27-20C30-20 38-8 42-14C38 0-38 0-42-14Z",
    # beret
    "M-44-24C-44-44-18-54 4-50C30-46 46-32 40-22C30-14-24-10-30-12C-38-14-44-18-44-24ZM-2-50L2-60 8-50Z",
    # flat cap
    "M-30-12C-36-36-18-48 2-48C26-48 34-32 30-16C40-14 48-8 46-4C26-14-18-12-30-12Z",
    # top hat
    "M-24-16V-64H24V-16C34-16 40-18 42-16C36-6-36-6-42-16C-40-18-34-16-24-16Z",
    # headscarf
    "M-34 24C-40-20-26-52 0-52S40-20 34 24C30 30 28 10 26-6C18-18 8-24 0-28C-8-24-18-18-26-6C-28 10-30 30-34 24Z",
    # pillbox with a veil
    "M-28-16C-30-34-26-46 0-46S30-34 28-16C20-22-20-22-28-16Z",
)
BANDS = (
    "M-26-26C-12-19 12-19 26-26L26-19C14-12-14-12-26-19Z", "M-33-4C-24-18 24-18 33-4L33 2C24-10-24-10-33 2Z",
    "M-27-24C-14-17 14-17 27-24V-18C14-11-14-11-27-18Z", "M-30-17C-10-22 20-24 38-28L36-20C20-14-10-12-30-12Z",
    "M-30-18C-10-24 14-24 30-20V-15C12-18-12-18-30-13Z", "M-24-26H24V-17C12-13-12-13-24-17Z",
    "M-29-20C-12-34 12-34 29-20L27-14C14-26-14-26-27-14Z", "M-28-22C-16-28 16-28 28-22V-17C16-22-16-22-28-17Z",
)  # fmt: skip


def lights() -> str:
    return tag(
        "defs",
        down("spy-enamel", stop(0, "#27306a"), stop(1, "#101535")),
        down("spy-brass", stop(0, "#fff1c4"), stop(.35, GOLD), stop(1, "#80592a")),
        down("spy-paper", stop(0, "#fdf5df"), stop(1, "#ecdcb4")),
        around("spy-cloth", stop(0, "var(--spy-cloth-lit)"), stop(.62, "var(--spy-cloth)"), stop(1, "var(--spy-cloth-dark)")),
        around("spy-lamp", stop(0, "var(--spy-lamp)", .55), stop(.5, "var(--spy-lamp)", .18), stop(1, "var(--spy-lamp)", 0)),
        around("spy-vignette", stop(.55, INK, 0), stop(1, INK, .5), r="0.78"),
        tag("pattern", line("M0 30H120M60 0V30M0 60H120M0 30V60M120 30V60", INK, 1.4, opacity=".35"), id="spy-parquet", width=120, height=60, patternUnits="userSpaceOnUse"),
        tag("marker", path("M0 0L12 6 0 12 3 6Z", GOLD), id="spy-point", viewBox="0 0 12 12", refX=9, refY=6, markerWidth=4.4, markerHeight=4.4, orient="auto"),
        tag("marker", path("M0 0L12 6 0 12 3 6Z", "#ff5d5d"), id="spy-blame", viewBox="0 0 12 12", refX=9, refY=6, markerWidth=4.4, markerHeight=4.4, orient="auto"),
    )  # fmt: skip


def room() -> str:
    """Everything that never moves: the floor, the lamplight, the table."""
    x, y = CENTRE
    return "".join((
        rect(0, 0, WIDE, HIGH, "var(--spy-floor)"), rect(0, 0, WIDE, HIGH, "url(#spy-parquet)"),
        ellipse(x, y, 620, 460, "url(#spy-lamp)"),
        ellipse(x, y + 22, 292, 190, INK, opacity=".55"),
        ellipse(x, y + 8, 286, 184, "#3a2416"), ellipse(x, y, 286, 184, "#6e4627"),
        ellipse(x, y, 286, 184, "none", stroke="url(#spy-brass)", stroke_width=4), ellipse(x, y, 264, 165, "url(#spy-cloth)"),
        ellipse(x, y, 252, 155, "none", stroke=GOLD, stroke_width=1.6, opacity=".5", stroke_dasharray="2 7"),
        rect(0, 0, WIDE, HIGH, "url(#spy-vignette)"),
    ))


def spot(seat: int, seats: int) -> tuple[float, float]:
    """The position of a seat: the first at the bottom, the others clockwise, evenly around the table."""
    turn = 2 * pi * seat / seats
    return CENTRE[0] - REACH[0] * sin(turn), CENTRE[1] + REACH[1] * cos(turn) - 6


def face(number: int) -> str:
    """Head and shoulders under a hat."""
    colour = COLOURS[number]
    veil = line("M-24-12C-20 6 20 6 24-12M-22-4L22-4M-12 2L12-14M12 2L-12-14", "#000", .9, opacity=".5") if number == 7 else ""
    return "".join((
        path("M-46 62C-46 34-30 26-16 24L0 34 16 24C30 26 46 34 46 62Z", "#1a1f45"),
        path("M-46 62C-46 40-38 30-26 27L-8 62ZM46 62C46 40 38 30 26 27L8 62Z", colour, opacity=".85"),
        path("M-7 36L0 31 7 36 3 44 8 62H-8L-3 44Z", CREAM),
        path("M-24-14H24V2C24 20 12 30 0 30S-24 20-24 2Z", "#e9c9a4"), path("M0-14H24V2C24 20 12 30 0 30Z", "#c69c76", opacity=".6"),
        path("M-24-14H24V-2C10-6-10-6-24-2Z", INK, opacity=".55"),
        line("M-13 4h7M6 4h7", INK, 3.2, stroke_linecap="round"), line("M-6 18C-2 20 2 20 6 18", "#7a3b30", 2.4, stroke_linecap="round"),
        path(HATS[number], "#20254f" if number not in (1, 6) else colour, stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
        path(BANDS[number], colour if number not in (1, 6) else INK), veil,
    ))  # fmt: skip


def mask() -> str:
    """The spy: a hat, a collar, and no face."""
    return "".join((
        path("M-44-12C-34-19-28-21-26-24C-27-46-14-56 0-48C14-56 27-46 26-24C28-21 34-19 44-12C24-3-24-3-44-12Z", "#15183a"),
        path("M-26-26C-12-19 12-19 26-26L26-19C14-12-14-12-26-19Z", "#c22f3c"),
        path("M-22-9C-8-5 8-5 22-9C24 10 14 26 0 28C-14 26-24 10-22-9Z", "#05060f"),
        path("M-15 3q6-5 11 0-6 4-11 0ZM15 3q-6-5-11 0 6 4 11 0Z", "#ff5d5d"),
        path("M-50 62C-50 36-30 24-24 12L0 40 24 12C30 24 50 36 50 62Z", "#15183a"), path("M-24 12L0 40-10 52-30 22ZM24 12L0 40 10 52 30 22Z", "#262b5c"),
    ))  # fmt: skip


def disc(inside: str, ring: str) -> str:
    return circle(0, 0, 62, "url(#spy-enamel)") + circle(0, 0, 62, ring, opacity=".2") + group(inside, clip_path="url(#spy-round)") + circle(
        0, 0, 60, "none", stroke="url(#spy-brass)", stroke_width=5)


def people() -> str:
    box = "-66 -66 132 132"
    clip = tag("clipPath", circle(0, 0, 58), rect(-70, -90, 140, 92), id="spy-round")
    drawn = "".join(symbol(f"spy-person-{n}", box, disc(face(n), COLOURS[n])) for n in range(PEOPLE))
    return clip + drawn + symbol("spy-person-spy", box, disc(mask(), "#c22f3c"))


def things() -> str:
    yes = circle(0, 0, 20, "#12805c", stroke=CREAM, stroke_width=3) + line("M-9 0L-3 7 10-8", CREAM, 5, stroke_linecap="round", stroke_linejoin="round")
    no = circle(0, 0, 20, "#b3202c", stroke=CREAM, stroke_width=3) + line("M-8-8L8 8M8-8L-8 8", CREAM, 5, stroke_linecap="round")
    hidden = rect(-15, -20, 30, 40, "#26345f", rx=4, stroke=GOLD, stroke_width=2.4) + path("M-7 0C-4-5 4-5 7 0C4 5-4 5-7 0Z", CREAM) + circle(0, 0, 2.6, INK)
    deals = circle(0, 0, 17, "url(#spy-brass)", stroke=INK, stroke_width=2) + path("M-6-8H1Q9-6 9 0T1 8H-6ZM-2-4V4H1Q5 3 5 0T1-4Z", INK, fill_rule="evenodd")
    asks = path("M-22-18H22Q28-18 28-12V8Q28 14 22 14H4L-8 27V14H-22Q-28 14-28 8V-12Q-28-18-22-18Z", CREAM, stroke=INK, stroke_width=2.4)
    asks += path("M-5-8Q-4-13 1-13 7-12 6-7 5-3 2-2V2H-2V-5Q2-6 2-8 1-10-1-7ZM-2 4.500h4v4h-4Z", "#8c1c26")
    box = "-30 -30 60 60"
    return "".join(symbol(f"spy-{name}", box, drawing) for name, drawing in
                   {"yes": yes, "no": no, "hidden": hidden, "deals": deals, "asks": asks}.items())


def cards() -> str:
    paper = rect(1, 1, 98, 138, "url(#spy-paper)", rx=8, stroke=INK, stroke_width=2) + rect(6, 6, 88, 128, "none", rx=4, stroke="#c8973a", stroke_width=1.6)
    rays = "".join(f"M50 64L{50 + 70 * cos(n * pi / 9):.1f} {64 + 70 * sin(n * pi / 9):.1f}" for n in range(18))
    clip = tag("clipPath", rect(6, 6, 88, 128, rx=4), id="spy-card-clip")
    spy = rect(1, 1, 98, 138, "#12142f", rx=8, stroke=INK, stroke_width=2) + group(line(rays, "#c22f3c", 3, opacity=".35"), clip_path="url(#spy-card-clip)")
    spy += rect(6, 6, 88, 128, "none", rx=4, stroke=GOLD, stroke_width=2.2) + use("spy-person-spy", 12, 26, 76, 76)
    spy += path("M38 112Q38 106 44 106 50 106 50 111 50 115 46 116V120", "none", stroke=CREAM, stroke_width=3) + circle(46, 126, 2, CREAM)
    spy += path("M52 112Q52 106 58 106 64 106 64 111 64 115 60 116V120", "none", stroke=CREAM, stroke_width=3) + circle(60, 126, 2, CREAM)
    return clip + symbol("spy-card-place", "0 0 100 140", paper) + symbol("spy-card-spy", "0 0 100 140", spy)


def arrow(start: tuple[float, float], end: tuple[float, float], name: str) -> str:
    """An arrow from one player to another, bent towards the middle of the table. It ends before the face."""
    (x1, y1), (x2, y2) = start, end
    mx, my = ((x1 + x2) / 2 * .45 + CENTRE[0] * .55, (y1 + y2) / 2 * .45 + CENTRE[1] * .55)

    def towards(x: float, y: float, gap: float) -> tuple[float, float]:
        far = hypot(mx - x, my - y) or 1
        return x + (mx - x) / far * gap, y + (my - y) / far * gap

    ax, ay = towards(x1, y1, HEAD + 8)
    bx, by = towards(x2, y2, HEAD + 14)
    return path(f"M{ax:.1f} {ay:.1f}Q{mx:.1f} {my:.1f} {bx:.1f} {by:.1f}", "none", class_=f"spy-arrow {name}", marker_end=f"url(#spy-{name})")
