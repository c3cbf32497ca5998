"""The gradients that every board is painted with. There are no filters, because they are slow to paint."""

from __future__ import annotations

from games.drawing.svg import Value, tag


def stop(offset: float, stop_color: str, opacity: float = 1) -> str:
    return tag("stop", offset=offset, stop_color=stop_color, stop_opacity=None if opacity == 1 else opacity)


def down(name: str, *stops: str, **attributes: Value) -> str:
    return tag("linearGradient", *stops, id=name, x1="0", y1="0", x2="0", y2="1", **attributes)


def around(name: str, *stops: str, **attributes: Value) -> str:
    return tag("radialGradient", *stops, id=name, **attributes)
