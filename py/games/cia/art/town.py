"""Draws what never changes on the board of CIA: score track, plots, the ring of streets and the two parks."""

from __future__ import annotations

from games.cia.art.buildings import BUILDINGS, NUMERALS
from games.cia.art.colours import BRASS, BRASS_DARK, CREAM, GRASS, INK, LIT, MOON, STREET, moon, pool
from games.cia.art.letters import lettering, marks, pen
from games.drawing.svg import ellipse, group, line, path, rect, symbol, tag, use

WIDE, HIGH = 1200, 1100
FIELDS = 42
PLOT = (250, 225)


def field_at(field: int) -> tuple[int, int]:
    """The upper left corner of a score field; Start/Finish is field 0, at the upper left of the board."""
    field %= FIELDS
    if field < 12:
        return field * 100, 0
    if field < 22:
        return 1100, (field - 11) * 100
    if field < 33:
        return (32 - field) * 100, 1000
    return 0, (42 - field) * 100


def plot_at(building: int) -> tuple[int, int]:
    """The upper left corner of a building's plot; the church is at the upper left, then clockwise."""
    if building < 4:
        column, row = building, 0
    elif building < 7:
        column, row = 3, building - 3
    elif building < 10:
        column, row = 9 - building, 3
    else:
        column, row = 0, 12 - building
    return 100 + column * PLOT[0], 100 + row * PLOT[1]


def tiles() -> str:
    """The two kinds of score field, to be copied around the board."""
    return "".join(symbol(
        name, "0 0 100 100", rect(3, 3, 94, 94, "url(#cia-lacquer)", rx=7),
        rect(3, 3, 94, 94, tint, rx=7, opacity=".4"),
        rect(6, 6, 88, 88, "none", rx=5, stroke=BRASS, stroke_width=1.6, opacity=".55"),
        path("M94 84V94H84A10 10 0 0 0 94 84Z", BRASS, opacity=".7"))
        for name, tint in (("cia-field", "none"), ("cia-field-odd", "var(--cia-plum)")))


def _track() -> str:
    fields, numerals = [], []
    fan = "M94 94L6 94M94 94L12 64M94 94L32 32M94 94L64 12M94 94L94 6M54 94A40 40 0 0 1 94 54"
    for field in range(FIELDS):
        x, y = field_at(field)
        fields.append(use("cia-field-odd" if field % 2 else "cia-field", x, y, 100, 100, class_="field"))
        if field:
            numerals.append(marks(str(field), x + (22 if field < 10 else 29), y + 26, 27, 8))
        if field and field % 10 == 0:
            fields.append(line(fan, BRASS, 1.6, opacity=".6", transform=f"translate({x} {y})"))
        if field == 29:  # CIA-8: here the dossiers are written
            fields.append(path("M14 60H28L34 67H52V90H14Z", BRASS, transform=f"translate({x} {y})")
                          + path("M14 71H52V73H14Z", INK, transform=f"translate({x} {y})"))
    return group(*fields, _finish()) + pen(CREAM, 8, *numerals)


def _finish() -> str:
    """A chequered corner with an arrow: Start and Finish are one field."""
    squares = "".join(f"M{8 + c * 12} {8 + r * 12}h12v12h-12z" for r in range(3) for c in range(7)
        if (r + c) % 2 == 0)
    return (rect(8, 8, 84, 36, "#141026") + path(squares, CREAM)
            + path("M14 62H62V50L88 70L62 90V78H14Z", BRASS, opacity=".8"))


def _plaque(building: int) -> str:
    ruin = building == 11
    plate = "M14 4H82L92 14V68L82 78H14L4 68V14Z"
    return group(
        path(plate, "#000", opacity=".45", transform="translate(2 4)"),
        path(plate, "url(#cia-blood)" if ruin else "url(#cia-enamel)", stroke=INK, stroke_width=5),
        path(plate, "none", stroke=BRASS, stroke_width=2.6),
        lettering(NUMERALS[building], 48, 41, 58, "#fff1d0" if ruin else "#1a1436", 9),
        class_="plaque", data_numeral=NUMERALS[building])


def backdrops() -> str:
    """Three backgrounds for the buildings: sky and roofs above, wet cobbles below."""
    pavement = "M4 144H246V211A10 10 0 0 1 236 221H14A10 10 0 0 1 4 211Z"
    return "".join(symbol(
        f"cia-plot-{i}", "0 0 250 225",
        path("M4 146V14A10 10 0 0 1 14 4H236A10 10 0 0 1 246 14V146Z", "url(#cia-sky)"),
        path(_SKYLINES[i], "var(--cia-skyline)"), path(_SPARKS[i], LIT, opacity=".55"),
        path(pavement, "url(#cia-pavement)"), path(pavement, "url(#cia-cobbles)"),
        *(ellipse(x, 178, 9, 34, "url(#cia-pool)", opacity=".45") for x in _SMEARS[i]),
        path(_PUDDLES[i], "var(--cia-puddle)", opacity=".75"),
        line(_RIPPLES[i], MOON, 1.4, opacity=".5", stroke_linecap="round"),
        path("M4 146H246V150H4Z", INK, opacity=".45"),
        rect(4, 4, 242, 217, "none", rx=10, stroke=BRASS, stroke_width=2, opacity=".7")) for i in range(3))


def _plot(building: int, name: str) -> str:
    x, y = plot_at(building)
    lamp = 14 if building % 2 else 212
    return group(
        tag("title", name), use(f"cia-plot-{building % 3}", 0, 0, *PLOT), BUILDINGS[building](),
        pool(lamp + 13, 204, 44 if building % 2 == 0 else 40, 14), use("cia-lamp", lamp, 122, 26, 84),
        _plaque(building),
        class_="plot", transform=f"translate({x} {y})")


_SMEARS = ((110, 176), (88, 160), (128, 206))
_SKYLINES = (
    "M4 146V92h22V78h16v20h24V70l14-12 14 12v26h30V80h26v22h20V66h12v-8h10v8h14v36h24V86h16v60z",
    "M4 146V84l14-10 14 10v22h30V74h20v20h28V62h10l6-14 6 14h10v38h30V78h22v26h26V70h20v24h12v52z",
    "M4 146V98h18V72h22v30h16V84l18-14 18 14v24h34V76h16v24h26V60h18v36h22V80h18v18h16v48z",
)
_PUDDLES = (
    "M20 190C34 182 66 182 82 189C74 200 34 202 20 190ZM132 208C146 202 176 204 188 210"
    "C174 216 144 216 132 208Z",
    "M150 186C168 178 206 180 220 188C206 198 166 198 150 186ZM58 208C70 202 98 204 108 210"
    "C96 216 70 216 58 208Z",
    "M86 184C104 177 146 178 160 186C146 196 102 196 86 184ZM20 208C30 204 52 205 62 210"
    "C50 216 32 215 20 208Z",
)
_RIPPLES = (
    "M34 189C44 186 54 186 62 188M44 194H60M148 208C156 206 164 207 172 209",
    "M166 186C178 183 194 184 204 187M178 191H196M70 208C78 206 88 207 96 209",
    "M104 184C116 181 130 182 142 185M114 189H132M30 208C38 206 46 207 52 209",
)
_SPARKS = (
    "M30 86h3v4h-3zM74 76h3v4h-3zM132 88h3v4h-3zM184 74h3v4h-3zM232 94h3v4h-3z",
    "M18 92h3v4h-3zM70 84h3v4h-3zM122 70h3v4h-3zM166 88h3v4h-3zM220 80h3v4h-3z",
    "M32 82h3v4h-3zM80 88h3v4h-3zM138 84h3v4h-3zM184 70h3v4h-3zM226 88h3v4h-3z",
)


def _street() -> str:
    """A wet ring of asphalt around the parks, arrows showing the way round."""
    arrow = "M-13 -9L9 0L-13 9L-6 0Z"
    spots = [(430, 348, 0), (560, 348, 0), (770, 348, 0), (827, 460, 90), (827, 640, 90),
             (770, 752, 180), (640, 752, 180), (430, 752, 180), (373, 640, 270), (373, 460, 270)]
    lamps = [(396, 372), (804, 372), (396, 728), (804, 728)]
    smears = [(500, 348), (716, 348), (484, 752), (690, 752), (373, 550), (827, 550)]
    return "".join((
        rect(352, 327, 496, 446, STREET, rx=26),
        rect(352, 327, 496, 446, "url(#cia-rain)", rx=26, opacity=".7"),
        rect(356, 331, 488, 438, "none", rx=22, stroke=MOON, stroke_width=1.4, opacity=".35"),
        *(ellipse(x, y, 9, 22, "url(#cia-pool)", opacity=".6") for x, y in smears),
        *(pool(x, y, 62, 30) for x, y in lamps),
        group(*(path(arrow, transform=f"translate({x} {y})rotate({turn})") for x, y, turn in spots),
            fill=CREAM, opacity=".75"),
        use("cia-car", 640, 334, 66, 30), use("cia-car", -560, 738, 66, 30, transform="scale(-1 1)"),
    ))


def _park(x: int, pond: bool) -> str:
    """A lawn of 150 by 358 with trees at both ends; cards lie in the middle."""
    middle = (ellipse(75, 179, 58, 72, "var(--cia-water)", stroke=MOON, stroke_width=2, opacity=".95")
              + moon(66, 164, 17) + line("M48 196H86M56 206H80M62 216H74M92 168H110M30 184H40", MOON, 3,
                  opacity=".5", stroke_linecap="round")
              if pond else
              ellipse(75, 179, 60, 72, "var(--cia-path)") + ellipse(75, 182, 34, 24, INK, opacity=".4")
              + ellipse(75, 178, 34, 24, BRASS_DARK) + ellipse(75, 177, 28, 19, "var(--cia-water)")
              + path("M70 176L72 150H78L80 176Z", BRASS) + ellipse(75, 150, 12, 5, BRASS)
              + line("M75 148C66 130 54 140 50 168M75 148C84 130 96 140 100 168M75 148C72 132 66 136 62 160"
                     "M75 148C78 132 84 136 88 160", MOON, 2, opacity=".75"))
    trees = ((2, 8, 62), (88, 2, 58), (48, 24, 50), (6, 278, 58), (90, 274, 60), (50, 296, 54))
    return group(
        rect(0, 0, 150, 358, GRASS, rx=20),
        rect(3, 3, 144, 352, "none", rx=18, stroke="var(--cia-hedge)", stroke_width=7),
        line("M75 0V110M75 248V358", "var(--cia-path)", 16), middle,
        *(use("cia-tree", tx, ty, size, size * 1.16) for tx, ty, size in trees),
        use("cia-bench", 12, 82, 34, 19), use("cia-bench", 104, 258, 34, 19),
        transform=f"translate({x} 371)")


def _square() -> str:
    """The round square between the parks, where the die is thrown."""
    rose = "".join(f"M600 550L{600 + dx} {550 + dy}" for dx,
        dy in ((0, -62), (0, 62), (44, -44), (-44, -44), (44, 44), (-44, 44), (52, 0), (-52, 0)))
    return "".join((
        rect(546, 371, 108, 358, "url(#cia-pavement)"), rect(546, 371, 108, 358, "url(#cia-cobbles)"),
        ellipse(600, 550, 53, 68, INK, opacity=".45"),
        ellipse(600, 550, 53, 68, "none", stroke=BRASS, stroke_width=2.4),
        ellipse(600, 550, 46, 60, "none", stroke=BRASS, stroke_width=1), line(rose, BRASS, 1.2, opacity=".6"),
        pool(600, 425, 58, 34), pool(600, 680, 58, 34), use("cia-lamp", 587, 376, 26, 78),
        use("cia-lamp", 587, 632, 26, 78),
    ))


def town(building_names: list[str]) -> str:
    return "".join((
        rect(0, 0, WIDE, HIGH, "var(--cia-frame)", rx=18),
        _track(),
        rect(98, 98, 1004, 904, "var(--cia-gap)", rx=12),
        rect(98, 98, 1004, 904, "none", rx=12, stroke=BRASS, stroke_width=3),
        _street(), _square(), _park(396, False), _park(654, True),
        # drawn from back to front, because a spire may reach over the plot behind it
        group(*(_plot(building, building_names[building])
            for building in sorted(range(12), key=lambda b: plot_at(b)[1]))),
        rect(100, 100, 1000, 900, "url(#cia-rain)", opacity=".22"),
        rect(0, 0, WIDE, HIGH, "url(#cia-grain)", rx=18, opacity=".14"),
        rect(0, 0, WIDE, HIGH, "url(#cia-vignette)", rx=18),
    ))
