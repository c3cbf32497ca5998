"""Writes SVG as plain text, with pure functions. Every board is drawn with these."""

from __future__ import annotations

from functools import cache, lru_cache

Value = str | int | float | None


def escape(text: str) -> str:
    """Escapes a text so that it can stand between tags or inside a quoted attribute."""
    if "&" in text or "<" in text or ">" in text or '"' in text:  # nearly always false, and checked all the time
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    return text


def number(value: float) -> str:
    """The shortest text for a coordinate: 3.0 is "3", 0.256 is "0.26"."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


@cache
def spelled(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


SHAPES = ("path", "rect", "circle", "ellipse", "use")


def faded(attributes: dict[str, Value]) -> dict[str, Value]:
    """Fades a shape that is only filled, or only a line, by its paint instead of by its opacity.

    It looks the same. But a shape with an opacity is a layer of its own for the browser, and a crowded board would
    have a thousand of them.
    """
    fill, stroke = attributes.get("fill"), attributes.get("stroke")
    if attributes.get("class_") or (fill in (None, "none")) == (stroke in (None, "none")):
        return attributes
    kind = "fill_opacity" if stroke in (None, "none") else "stroke_opacity"
    return {kind if key == "opacity" else key: value for key, value in attributes.items()}


def tag(name: str, *children: str, **attributes: Value) -> str:
    """One element; children are markup. `class_` is class, `data_do` is data-do, None leaves one out."""
    head = name
    if "opacity" in attributes and name in SHAPES:
        attributes = faded(attributes)
    for key, value in attributes.items():
        if value is None:
            continue
        text = escape(value) if isinstance(value, str) else number(value) if isinstance(value, float) else str(value)
        head += f' {spelled(key)}="{text}"'
    inside = "".join(children)
    return f"<{head}>{inside}</{name}>" if inside else f"<{head}/>"


def group(*children: str, **attributes: Value) -> str:
    return tag("g", *children, **attributes)


def path(d: str, fill: str | None = None, **attributes: Value) -> str:
    return tag("path", d=d, fill=fill, **attributes)


def line(d: str, stroke: str, width: float, **attributes: Value) -> str:
    """A path that is stroked, not filled."""
    return tag("path", d=d, fill="none", stroke=stroke, stroke_width=width, **attributes)


def rect(x: float, y: float, width: float, height: float, fill: str | None = None,
    **attributes: Value) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(cx: float, cy: float, r: float, fill: str | None = None, **attributes: Value) -> str:
    return tag("circle", cx=cx, cy=cy, r=r, fill=fill, **attributes)


def ellipse(cx: float, cy: float, rx: float, ry: float, fill: str | None = None, **attributes: Value) -> str:
    return tag("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill=fill, **attributes)


@lru_cache(maxsize=4096)  # remembered: a move copies the same few drawings dozens of times
def use(symbol: str, x: float = 0, y: float = 0, width: float | None = None, height: float | None = None,
        **attributes: Value) -> str:
    """A copy of a drawing that is in the page once, under the id `symbol`."""
    return tag("use", href=f"#{symbol}", x=x or None, y=y or None, width=width, height=height, **attributes)


def symbol(name: str, box: str, *children: str) -> str:
    """A drawing for `use` to copy. It may reach over the edge of its box."""
    return tag("symbol", *children, id=name, viewBox=box, overflow="visible")


def picture(box: str, *children: str, **attributes: Value) -> str:
    """A whole drawing."""
    return tag("svg", *children, xmlns="http://www.w3.org/2000/svg", viewBox=box, **attributes)


@lru_cache(maxsize=512)  # remembered: every tap lists the same few dozen again
def small(box: str, name: str, *drawing: str) -> str:
    """A separate drawing for a list, a hand or the help."""
    return picture(box, *drawing, class_=name, aria_hidden="true", focusable="false")


def pattern_sheet(*drawn: str) -> str:
    """All drawings for `use` to copy, once in the page. With display:none their gradients would not show."""
    return picture(
        "0 0 1 1", *drawn,
        class_="symbols", width=0, height=0, aria_hidden="true", focusable="false", style="position:absolute",
    )  # fmt: skip
