"""Draws how the chances of all players went up and down, and how much each of them could have known.

    chances   a line for each seat, its mark at every turning point and at its end     known   one small picture a seat

No line differs from another by its colour alone: each has its own dash and mark, and its name at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.drawing.svg import circle, group, line, path, picture, rect, tag
from screen.app.markup import div, el, text
from screen.parts.charts import DASHES

WIDE, HIGH, LEFT, TOP, FOOT = 540, 320, 54, 28, 14
DISC = 22
LEVELS = (0, 250, 500, 750, 1000)
COLOURS = ("#f4d18a", "#7cc4ff", "#ff9d92", "#7fd8ac", "#d3a6ff", "#ffb35c", "#9fe8f0", "#f5a6d0")
SMALL_WIDE, SMALL_HIGH = 240, 96
# One mark for each seat, drawn around 0 0.
MARKS = (
    circle(0, 0, 6),
    rect(-5.5, -5.5, 11, 11),
    path("M0-7L7 6H-7Z"),
    path("M0-8L7 0L0 8L-7 0Z"),
    path("M-7-6H7L0 7Z"),
    path("M-2-7H2V-2H7V2H2V7H-2V2H-7V-2H-2Z"),
    path("M-3-7H3L7-3V3L3 7H-3L-7 3V-3Z"),
    path("M0-8L2-2.5H8L3.2 1.2L5 7L0 3.6L-5 7L-3.2 1.2L-8-2.5H-2Z"),
)

Row = Sequence[int]
Percent = Callable[[int], str]


def draw_chances(
    names: Sequence[str],
    colours: Sequence[str],
    rows: Sequence[Row],
    turnings: Sequence[int],
    percent: Percent,
    says: str,
) -> str:
    """`rows` holds each seat's chances at every step, in thousandths; `turnings` the steps of the turning points."""
    steps = max(1, len(rows[0]) - 1)

    def x(step: float) -> float:
        return LEFT + (WIDE - LEFT - 10) * step / steps

    def y(chance: float) -> float:
        return HIGH - FOOT - (HIGH - FOOT - TOP) * chance / 1000

    levels = "".join(
        line(f"M{LEFT} {y(level):.1f}H{WIDE - 10}", "currentColor", 1, opacity=".2")
        + tag("text", text(percent(level)), x=LEFT - 8, y=round(y(level) + 5, 1), text_anchor="end")
        for level in LEVELS
    )
    posts = "".join(
        line(f"M{at:.1f} 12L{x(step):.1f} {TOP}V{HIGH - FOOT}", "currentColor", 1, opacity=".4", stroke_dasharray="2 4")
        + circle(round(at, 1), 12, 10, class_="turning-disc")
        + tag("text", str(number), x=round(at, 1), y=16.5, text_anchor="middle", class_="turning-number")
        for number, (step, at) in enumerate(zip(turnings, apart([x(step) for step in turnings]), strict=True), 1)
    )
    curves = "".join(
        line(
            "M" + "L".join(f"{x(at):.1f} {y(chance):.1f}" for at, chance in enumerate(row)),
            colours[seat],
            3,
            stroke_linejoin="round",
            stroke_linecap="round",
            stroke_dasharray=DASHES[seat % len(DASHES)] or None,
        )
        for seat, row in enumerate(rows)
    )
    marks = "".join(
        group(MARKS[seat], fill=colours[seat], transform=f"translate({x(step):.1f} {y(row[step]):.1f})", class_="mark")
        for seat, row in enumerate(rows)
        for step in turnings
    )
    drawing = picture(
        f"0 0 {WIDE} {HIGH}", levels, posts, curves, marks, class_="chart-lines", role="img", aria_label=says
    )
    return div("chart chances", drawing, div("chart-ends", *_ends(names, colours, rows, y)))


def apart(places: Sequence[float]) -> list[float]:
    """Places the discs over the turning points: none over another, none beyond the edge."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + DISC) if found else place)
    edge = float(WIDE - 10)
    for number in reversed(range(len(found))):
        found[number] = edge = min(found[number], edge)
        edge -= DISC
    return found


def _ends(names: Sequence[str], colours: Sequence[str], rows: Sequence[Row], y: Callable[[float], float]) -> list[str]:
    """Draws the names at the right edge, each as near to the end of its line as there is room."""
    order = sorted(range(len(names)), key=lambda seat: (-rows[seat][-1], seat))
    room = (HIGH - 24) / max(len(order), 8)
    places, at = [], 0.0
    for seat in order:
        at = max(y(rows[seat][-1]), at + room)
        places.append(at)
    floor = HIGH - 12.0
    for number in reversed(range(len(order))):
        places[number] = floor = min(places[number], floor)
        floor -= room
    return [
        el(
            "span",
            draw_mark(seat, colours[seat]),
            el("b", text(names[seat])),
            aria_hidden="true",
            style=f"top:{100 * place / HIGH:.2f}%",
        )
        for seat, place in zip(order, places, strict=True)
    ]


def draw_mark(seat: int, colour: str) -> str:
    return picture("-9 -9 18 18", group(MARKS[seat], fill=colour), class_="seat-mark", aria_hidden="true")


def draw_known(
    seat: int, colour: str, name: str, steps: Sequence[tuple[float, int | None]], says: str, told: str
) -> str:
    """`steps` says how far the game was, from 0 to 1, and how much could be known; None where nothing was hidden."""

    def spot(at: float, sure: int) -> str:
        return f"{4 + (SMALL_WIDE - 8) * at:.1f} {SMALL_HIGH - 5 - (SMALL_HIGH - 10) * sure / 1000:.1f}"

    floor = SMALL_HIGH - 5
    levels = "".join(
        line(f"M0 {floor - (SMALL_HIGH - 10) * part / 2:.1f}H{SMALL_WIDE}", "currentColor", 1, opacity=".2")
        for part in range(3)
    )
    areas = ""
    for run in runs(steps):
        way = "L".join(spot(at, sure) for at, sure in run)
        ends = [4 + (SMALL_WIDE - 8) * at for at in (run[-1][0], run[0][0])]
        areas += path(f"M{way}L{ends[0]:.1f} {floor}L{ends[1]:.1f} {floor}Z", colour, opacity=".28")
        areas += line(f"M{way}", colour, 3, stroke_linejoin="round", stroke_linecap="round")
        if len(run) == 1:
            areas += circle(ends[0], float(spot(*run[0]).split()[1]), 3.5, colour)
    drawing = picture(
        f"0 0 {SMALL_WIDE} {SMALL_HIGH}", levels, areas, class_="known-lines", role="img", aria_label=says
    )
    head = el("figcaption", draw_mark(seat, colour), el("b", text(name)), el("small", text(told)))
    return el("figure", head, drawing, class_="known")


def runs(steps: Sequence[tuple[float, int | None]]) -> list[list[tuple[float, int]]]:
    """The stretches of the game in which something was hidden."""
    found: list[list[tuple[float, int]]] = [[]]
    for at, sure in steps:
        if sure is None:
            found.append([])
        else:
            found[-1].append((at, sure))
    return [run for run in found if run]
