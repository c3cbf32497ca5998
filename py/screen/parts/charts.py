"""Numbers as pictures: tables, bars and line charts, for the result of a game."""

from __future__ import annotations

from collections.abc import Callable

from games.contract.shown import Bar, Bars, Cell, Chart, Facts, Figure, Grid, Line
from games.drawing.svg import line, picture, tag
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.words import Words

WIDE, HIGH, LEFT, FOOT = 540, 340, 34, 26
DASHES = ("", "9 4", "3 3", "14 4 3 4", "6 3", "2 4", "12 6")


def draw_figure(figure: Figure, words: Words) -> str:
    match figure:
        case Grid():
            body = draw_grid(figure, words)
        case Chart():
            body = draw_chart(figure)
        case Bars():
            body = draw_bars(figure.bars)
        case Facts():
            body = el(
                "dl",
                *(div("stat", el("dt", text(label)), el("dd", text(value))) for label, value in figure.rows),
            )
    look = "wide" if isinstance(figure, Grid) and not figure.signs else "list" if is_list(figure) else ""
    name = f"panel figure figure-{type(figure).__name__.lower()} {look}".strip()
    return el("section", el("h2", text(figure.title)), body, class_=name)


def is_list(figure: Figure) -> bool:
    return isinstance(figure, Facts) and figure.is_list


def draw_grid(grid: Grid, words: Words) -> str:
    signs = grid.signs or ("",) * len(grid.columns)
    heads = [
        el("th", sign, el("span", text(column), class_="unseen" if sign else None), scope="col")
        for column, sign in zip(grid.columns, signs, strict=True)
    ]
    rows = [
        el(
            "tr",
            el("th", row.picture, el("span", text(row.label)), scope="row"),
            *(_cell(cell, words) for cell in row.cells),
        )
        for row in grid.rows
    ]
    table = el("table", el("thead", el("tr", el("td"), *heads)), el("tbody", *rows))
    return div("grid-box", table, tabindex="0", role="group", aria_label=grid.title, data_wide=True)


def _cell(cell: Cell, words: Words) -> str:
    marks = {"good": ("check", "result.right"), "bad": ("x", "result.wrong")}
    if cell.tone not in marks:
        return el("td", text(cell.text))
    sign, key = marks[cell.tone]
    return el(
        "td",
        icon(sign),
        el("span", text(cell.text)) if cell.text else "",
        el("span", text(f" ({words(key)})" if cell.text else words(key)), class_="unseen"),
        class_=cell.tone,
    )


def draw_bars(bars: tuple[Bar, ...]) -> str:
    top = max((bar.n for bar in bars), default=0) or 1
    rows = [
        el(
            "li",
            bar.picture or el("span", text(bar.label), class_="bar-label"),
            el("span", text(bar.label), class_="unseen") if bar.picture else "",
            el("i", style=f"--part:{bar.n / top:.3f}"),
            el("b", str(bar.n)),
        )
        for bar in bars
    ]
    return el("ol", *rows, class_="bars")


def draw_chart(chart: Chart) -> str:
    """Puts the sign of each line at its end, so that nobody has to tell colours apart."""
    steps = max(len(one.points) for one in chart.lines) - 1 or 1
    top = _round_up(max(max(one.points) for one in chart.lines))

    def x(step: float) -> float:
        return LEFT + (WIDE - LEFT - 8) * step / steps

    def y(points: float) -> float:
        return HIGH - FOOT - (HIGH - FOOT - 12) * points / top

    rules = "".join(
        line(f"M{LEFT} {y(level):.1f}H{WIDE - 8}", "currentColor", 1, opacity=".22")
        + tag("text", str(level), x=LEFT - 6, y=round(y(level) + 4, 1), text_anchor="end")
        for level in range(0, top + 1, top // 5)
    )
    foot = tag("text", text(f"{chart.across} {steps}"), x=WIDE - 8, y=HIGH - 6, text_anchor="end") + tag(
        "text", text("0"), x=LEFT, y=HIGH - 6, text_anchor="start"
    )
    paths = [
        line(
            "M" + "L".join(f"{x(at):.1f} {y(points):.1f}" for at, points in enumerate(one.points)),
            one.colour or "currentColor",
            3.5,
            stroke_linejoin="round",
            stroke_linecap="round",
            stroke_dasharray=DASHES[number % len(DASHES)] or None,
        )
        for number, one in enumerate(chart.lines)
    ]
    drawing = picture(
        f"0 0 {WIDE} {HIGH}", rules, foot, *paths, class_="chart-lines", aria_hidden="true", focusable="false"
    )
    return div("chart", drawing, div("chart-ends", *_ends(chart, y)))


def _round_up(points: int) -> int:
    return max(5, -(-points // 5) * 5)


def _ends(chart: Chart, y: Callable[[float], float]) -> list[str]:
    """Draws the signs at the right edge, the best on top, none over another."""
    lines = sorted(chart.lines, key=_last, reverse=True)
    room = (HIGH - 20) / max(len(lines), 7)
    at, places = 10 - room, []
    for one in lines:
        at = max(y(_last(one)), at + room)
        places.append(at)
    floor = HIGH - 10.0
    for number in reversed(range(len(lines))):
        places[number] = floor = min(places[number], floor)
        floor -= room
    return [_end(one, place) for one, place in zip(lines, places, strict=True)]


def _last(one: Line) -> int:
    return one.points[-1]


def _end(one: Line, at: float) -> str:
    return el(
        "span",
        one.picture,
        el("b", str(_last(one))),
        el("span", text(one.label), class_="unseen"),
        style=f"top:{100 * at / HIGH:.2f}%",
    )
