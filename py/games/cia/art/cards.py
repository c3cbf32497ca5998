"""Draws the cards of CIA: the fifteen kinds of Top Secret card, without words, the card back, and the agent cards.

On every card a green arrow to the right means forward (clockwise), and a red arrow to the left means back.
"""

from __future__ import annotations

from games.cia.art.colours import BRASS, colour
from games.cia.art.letters import lettering
from games.cia.cards import KINDS
from games.cia.table import AGENTS
from games.drawing.svg import circle, ellipse, group, line, path, rect, symbol, tag, use

BOX = "0 0 100 140"
_INK, _GO, _BACK, _GOLD = "#1b1733", "#0b7a5c", "#b3202c", "#c8973a"


def _man(x: float, y: float, size: float = 1, fill: str = _INK) -> str:
    """Any agent, with its feet at x, y."""
    return group(path("M-13 0C-13-13-14-19-9-22L-4-25H4L9-22C14-19 13-13 13 0Z", fill),
        path("M-6-33H6V-28C6-24 3-22 0-22S-6-24-6-28Z", fill),
                 path("M-15-33C-10-36-9-36-8-38C-8-45-4-48 0-46C4-48 8-45 8-38C9-36 10-36 15-33"
                      "C9-30-9-30-15-33Z", fill),
                 line("M-9-34C-4-32.5 4-32.5 9-34", "#f6ead0", 1.6), path("M-3-24H3L0-14Z", "#f6ead0"),
                 transform=f"translate({x:g} {y:g})scale({size:g})")


def _arrow(x: float, y: float, length: float, back: bool = False, fill: str | None = None) -> str:
    """A thick arrow that starts at x, y."""
    head = min(14.0, length * .6)
    turn = "scale(-1 1)" if back else ""
    return path(f"M0-5H{length - head:g}V-12L{length:g} 0L{length - head:g} 12V5H0Z",
        fill or (_BACK if back else _GO), stroke=_INK,
                stroke_width=1.4, stroke_linejoin="round", transform=f"translate({x:g} {y:g}){turn}")


def _house(x: float, y: float) -> str:
    """Any building."""
    return path(f"M{x - 11:g} {y:g}v-17l11-9l11 9v17z", "#d8c493", stroke=_INK, stroke_width=1.8,
        stroke_linejoin="round") + path(
        f"M{x - 3.5:g} {y:g}v-9h7v9z", _INK)


def _row(y: float, count: int, step: float = 26) -> str:
    """A street of houses below the picture."""
    start = 50 - step * (count - 1) / 2
    return "".join(_house(start + i * step, y) for i in range(count))


def _safe(x: float, y: float, size: float = 40) -> str:
    return use("cia-safe-door", x - size / 2, y - size * 1.1, size, size * 1.1)


def _church(x: float, y: float) -> str:
    return group(path("M-26 0V-24H2L-6-36H-20ZM2 0V-40L12-62L22-40V0Z", "#e5d5a8", stroke=_INK,
        stroke_width=2, stroke_linejoin="round"),
                 path("M-26-24L-18-37H2V-24ZM0-40L12-64L24-40Z", _INK),
                 line("M12-62V-73M7.5-69H16.5", _INK, 2.6), path("M7 0V-13A5 5 0 0 1 17-13V0Z", _INK),
                 circle(12, -29, 4.5, _GOLD, stroke=_INK, stroke_width=1.4),
                 path("M-20-4V-13A3 3 0 0 1-14-13V-4ZM-9-4V-13A3 3 0 0 1-3-13V-4Z", _GOLD),
                 transform=f"translate({x:g} {y:g})")


def _ruin(x: float, y: float) -> str:
    return group(path("M-30 0V-34L-25-40L-22-32L-15-46L-9-37L-3-42L1-28L8-22L12-26L17-12L24-14L30 0Z",
        "#b9ad9a", stroke=_INK, stroke_width=2, stroke_linejoin="round"),
                 path("M-20 0V-14A6 7 0 0 1-8-14V0ZM-22-30h6v6h-6zM2-12h6v7h-6z", _INK),
                 line("M-28-18H-23M-6-24H0M12-6H18", _INK, 1.6),
                 transform=f"translate({x:g} {y:g})")


def _disc(x: float, y: float, fill: str) -> str:
    return ellipse(x, y + 5, 15, 10, _INK) + ellipse(x, y, 15, 10, fill, stroke=_INK,
        stroke_width=2) + ellipse(x, y, 9, 5.5, "none", stroke=_INK, stroke_width=1.4, opacity=".6")


def _label(text: str, x: float, y: float, high: float = 22, ink: str = _INK) -> str:
    return lettering(text, x, y, high, ink, 8)


def _either(x: float, y: float, reach: float = 20, gap: float = 16) -> str:
    return _arrow(x + gap, y, reach) + _arrow(x - gap, y, reach, back=True)


def _faces() -> dict[str, str]:
    return {
        "back_1_2": _man(72, 82, 1.2) + _arrow(52, 60, 40, back=True) + _label("1-2", 34, 32, 22, _BACK)
        + _row(124, 3),
        "step_either": _man(50, 80, 1.25) + _either(50, 60, 21, 19) + _row(124, 3),
        "two_back": _man(54, 60) + _arrow(38, 42, 26, back=True) + _man(68, 116)
        + _arrow(52, 98, 26, back=True),
        "two_forward": _man(46, 60) + _arrow(62, 42, 26) + _man(32, 116) + _arrow(48, 98, 26),
        "leave_safe": _safe(50, 76, 46) + _man(50, 122, .95) + _either(50, 106, 21, 17),
        "move_safe": _safe(30, 66, 42) + line("M52 30C74 26 80 44 74 70", _GO, 6, stroke_dasharray="9 5")
        + path("M62 68H88L75 86Z", _GO, stroke=_INK, stroke_width=1.4)
        + _row(122, 3),
        "to_ruin": _man(30, 64, 1.05) + line("M48 36C68 32 74 44 72 58", _BACK, 7)
        + path("M58 56H86L71 73Z", _BACK, stroke=_INK, stroke_width=1.4) + _ruin(58, 122),
        "all_to_church": _man(23, 58, .76) + _man(41, 52, .76) + _man(59, 52, .76) + _man(77, 58, .76)
        + path("M45 56V66H38L50 77L62 66H55V56Z", _GO, stroke=_INK, stroke_width=1.4)
        + group(_church(0, 0), transform="translate(51 128)scale(.66)"),
        "swap": _man(28, 92, 1.15) + _man(72, 92, 1.15, "#7d2a5a") + line("M24 36A30 24 0 0 1 76 36", _GO, 6)
        + path("M67 30L84 30L77 46Z", _GO, stroke=_INK, stroke_width=1.2)
        + line("M76 100A30 22 0 0 1 24 100", _BACK, 6)
        + path("M16 106L33 106L23 90Z", _BACK, stroke=_INK, stroke_width=1.2),
        "join": _man(24, 80, .95) + ellipse(76, 82, 16, 6, _GOLD, stroke=_INK, stroke_width=1.6)
        + _man(76, 82, .95, "#7d2a5a") + _arrow(39, 64, 21) + _house(76, 122) + _house(24, 122),
        "ruin_to_church": group(_ruin(0, 0), transform="translate(36 56)scale(.8)")
        + _label("1-2", 74, 28, 15) + line("M66 44C80 44 82 52 80 60", _GO, 6)
        + path("M68 58H92L80 74Z", _GO, stroke=_INK, stroke_width=1.4) + _man(24, 124, .95)
        + _man(46, 124, .8, "#8d84a0") + group(_church(0, 0), transform="translate(76 124)scale(.62)"),
        "forward_1_3": _man(28, 82, 1.2) + _arrow(48, 60, 40) + _label("1-3", 66, 32, 22, _GO) + _row(124, 3),
        "stones_plus_3": _disc(32, 56, "#c8973a") + _disc(68, 56, "#5b7fb5") + _label("+3", 50, 28, 26, _GO)
        + path("M14 82h24v18h-24zM38 82h24v18h-24zM62 82h24v18h-24z", "#d8c493", stroke=_INK,
            stroke_width=1.8)
        + _arrow(16, 114, 70),
        "to_safe": _man(32, 64, 1.1) + line("M54 40C72 36 76 46 74 56", _GO, 7)
        + path("M60 54H88L74 71Z", _GO, stroke=_INK, stroke_width=1.4) + _safe(60, 128, 50),
        "double_agent": _janus(),
    }


def _janus() -> str:
    """One hat, two faces."""
    half = ("M50 34H32C20 36 14 42 12 46C20 50 26 50 30 50C28 56 24 62 22 66L28 68V76C28 80 32 82 38 81V88"
            "L22 96C16 100 14 108 14 118H50Z")
    return (path(half, _INK) + path(half, "#f3e6c8", stroke=_INK, stroke_width=2,
        transform="translate(100 0)scale(-1 1)")
            + path("M34 36C34 22 40 18 50 20V36Z", _INK)
            + path("M66 36C66 22 60 18 50 20V36Z", "#f3e6c8", stroke=_INK, stroke_width=2)
            + path("M30 38H50V44H30Z", _BACK)
            + path("M50 38H70V44H50Z", _GOLD) + circle(33, 60, 2.4, "#f3e6c8") + circle(67, 60, 2.4, _INK)
            + line("M50 20V118", _BACK, 2, stroke_dasharray="5 3"))


def _frame(*inside: str) -> str:
    corner = "M10 18V10H18"
    turns = ("", "translate(100 0)scale(-1 1)", "translate(0 140)scale(1 -1)",
        "translate(100 140)scale(-1 -1)")
    return (rect(1, 1, 98, 138, "url(#cia-paper)", rx=8, stroke=_INK, stroke_width=2)
        + rect(6, 6, 88, 128, "none", rx=4, stroke=_GOLD, stroke_width=1.6)
            + group(*(line(corner, _BACK, 2, transform=turn or None) for turn in turns)) + "".join(inside))


def _back() -> str:
    fan = "".join(f"M50 138L{x} {y}" for x,
        y in ((8, 96), (8, 60), (8, 24), (22, 8), (40, 8), (60, 8), (78, 8), (92, 24), (92, 60), (92, 96)))
    return symbol(
        "cia-card-back", BOX, rect(1, 1, 98, 138, "url(#cia-navy)", rx=8, stroke="#0a0d1f", stroke_width=2),
        line(fan, BRASS, 1, opacity=".5"),
        rect(6, 6, 88, 128, "none", rx=4, stroke=BRASS, stroke_width=2.2),
        circle(50, 66, 30, "#0e1633", stroke=BRASS, stroke_width=2.4),
        circle(50, 66, 25, "none", stroke=BRASS, stroke_width=1),
        path("M28 66C36 52 64 52 72 66C64 80 36 80 28 66Z", "#f6ead0"), circle(50, 66, 9.5, "#8c1c26"),
        path("M50 60A4 4 0 0 1 52.6 67L54 74H46L47.4 67A4 4 0 0 1 50 60Z", "#0e1633"),
        path("M50 104L56 112L50 120L44 112Z", BRASS), path("M50 14L54 20L50 26L46 20Z", BRASS))


def _agent_card(agent: str) -> str:
    rays = "".join(f"M50 84L{x} {y}" for x,
        y in ((7, 84), (7, 56), (7, 30), (20, 7), (38, 7), (62, 7), (80, 7), (93, 30), (93, 56), (93, 84)))
    return symbol(
        f"cia-agent-card-{agent}", BOX,
        rect(1, 1, 98, 138, "url(#cia-navy)", rx=8, stroke="#0a0d1f", stroke_width=2),
        circle(50, 66, 42, colour(agent), opacity=".35"), line(rays, colour(agent), 1.6, opacity=".7"),
        rect(6, 6, 88, 128, "none", rx=4, stroke=BRASS, stroke_width=2.2),
        path("M7 108H93V133H7Z", colour(agent), opacity=".9"),
        path("M7 108H93V133H7Z", "#0a0d1f", opacity=".45"),
        use(f"cia-figure-{agent}", 7, 14, 86, 113), use(f"cia-badge-{agent}", 11, 11, 18, 18))


def cards() -> str:
    faces = _faces()
    return "".join((*(symbol(f"cia-card-{kind}", BOX, _frame(faces[kind])) for kind in KINDS), _back(),
        *map(_agent_card, AGENTS)))


def portrait_of(agent: str) -> str:
    """Head and shoulders in a brass ring."""
    return "".join((
        tag("clipPath", circle(38, 32, 34), id=f"cia-round-{agent}"), circle(38, 32, 34, "url(#cia-navy)"),
        circle(38, 32, 34, colour(agent), opacity=".3"),
        group(use(f"cia-figure-{agent}", 0, 4, 76, 100), clip_path=f"url(#cia-round-{agent})"),
        circle(38, 32, 34, "none", stroke=BRASS, stroke_width=3)))
