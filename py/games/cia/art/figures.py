"""Draws the seven agents of CIA: their clothes, and a badge with a shape and a letter that works without colour."""

from __future__ import annotations

from games.cia.art.colours import CREAM, INK, LETTERS, colour
from games.cia.art.letters import lettering
from games.cia.table import AGENTS
from games.drawing.svg import circle, ellipse, group, line, path, symbol, use

SKIN, TAN, HAIR, BLOND, WOOD = "#f2cda6", "#d9a577", "#3b241a", "#f4d27a", "#5a3320"

# Badges stand in a box of 40 by 40.
BADGES = {
    "schulz": "M20 1A19 19 0 0 1 20 39A19 19 0 0 1 20 1Z",
    "perry": "M20 0L39 15V38H1V15Z",
    "bucci": "M3 3H37V37H3Z",
    "jacques": "M20-2L42 20L20 42L-2 20Z",
    "mirkov": "M20-4L26.5 8L42 10L32.5 22L36 40L20 34L4 40L7.5 22L-2 10L13.5 8Z",
    "doyle": "M1 2H39V20C39 30 30 37 20 41C10 37 1 30 1 20Z",
    "larsson": "M20 0C28 0 31 5 30 10C35 9 40 12 40 20S35 31 30 30C31 35 28 40 20 40S9 35 10 30"
    "C5 31 0 28 0 20"
               "S5 9 10 10C9 5 12 0 20 0Z",
}
_DARK_LETTER = ("schulz", "perry", "bucci", "mirkov")
_LETTER_AT = {"perry": (20, 23, 25), "jacques": (19, 20, 24), "mirkov": (20, 20, 22), "doyle": (20, 19, 26)}

# Figures stand in a box of 76 by 100, feet at the bottom. The silhouette gets the pale edge.
_SILHOUETTES = {
    "schulz": ("M17 88C17 66 13 55 19 48L22 46L21 33L28 39V31C21 31 16 30 12 27C18 22 23 22 24 20"
    "C24 8 28 3 33 5"
               "C36 7 40 7 43 5C48 3 52 8 52 20C53 22 58 22 64 27C60 30 55 31 48 31V39L55 33L54 46L57 48"
               "C63 55 59 66 59 88Z"),
    "perry": ("M15 88C15 78 18 71 26 64L21 51C23 48 26 46 28 45C23 42 22 36 24 26C17 24 11 25 5 28"
    "C13 13 26 17 28 13"
              "C31 3 45 3 48 13C50 17 63 13 71 28C65 25 59 24 52 26C54 36 53 42 48 45C50 46 53 48 55 51L50 64"
              "C58 71 61 78 61 88Z"),
    "bucci": ("M14 88C14 66 11 56 17 49L30 44L28 40V29H15V23H24V9H52V23H61V29H48V40L46 44L59 49L61 50"
              "C60 46 70 46 70 52C70 60 74 62 74 74C74 86 71 90 64 90Z"),
    "jacques": ("M19 88C20 70 17 58 22 51C16 54 10 53 4 49L6 61C10 63 14 63 19 62L20 50L29 45L28 36V23L21 22"
                "C17 12 29 6 41 6L42 2H45L44 6C56 6 61 14 56 20L48 23V36L47 45L54 51C59 58 56 70 57 88Z"),
    "mirkov": ("M10 88C11 68 7 58 13 51L26 46V36C19 37 13 32 14 24C12 8 24 2 38 2S64 8 62 24"
    "C63 32 57 37 50 36V46L63 51"
               "C69 58 65 68 66 88Z"),
    "doyle": ("M21 88V72L10 75C11 57 17 47 30 44L28 38V29C22 30 17 30 13 28C18 24 22 24 23 22C23 11 29 6 36 5"
              "C34 2 42 2 40 5C47 6 53 11 53 22C54 24 58 24 63 28C59 30 54 30 48 29V37L53 40H62V49"
              "C62 52 59 53 56 53"
              "L60 56C64 61 66 67 66 75L55 72V88Z"),
    "larsson": ("M16 88C17 76 21 66 25 55L24 52L26 46L25 30L19 24C15 20 9 20 3 24C5 9 20 2 36 2V-2H40V2"
                "C56 2 71 9 73 24C67 20 61 20 58.5 23V56L60 63L54 66C57 72 60 80 60 88ZM52 30L51 49L55.5 54"
                "V24Z"),
}


def _face(skin: str = SKIN) -> str:
    return path("M28 24H48V34C48 41 43 46 38 46S28 41 28 34Z", skin)


def _shade(d: str, much: float = .25) -> str:
    return path(d, INK, opacity=much)


def _glint(d: str, much: float = .3) -> str:
    """A light edge on the side of the moon."""
    return path(d, "#fff", opacity=much)


def _schulz(coat: str) -> str:
    return "".join((
        _face(), path("M35 44H41L43 56L38 64L33 56Z", INK),
        path("M28 43L38 62L48 43L57 48C63 55 59 66 59 88H17C17 66 13 55 19 48Z", coat),
        _shade("M38 62L48 43L57 48C63 55 59 66 59 88H40Z"), _shade("M16 66H60V72H16Z", .5),
        path("M28 40L21 33L23 51L37 61ZM48 40L55 33L53 51L39 61Z", coat),
        _glint("M28 40L21 33L23 51L37 61Z", .35), _shade("M48 40L55 33L53 51L39 61Z", .15),
        _shade("M28 28H48V35C42 38 34 38 28 35Z", .75),
        path("M12 27C18 22 23 22 24 20C24 8 28 3 33 5C36 7 40 7 43 5C48 3 52 8 52 20C53 22 58 22 64 27"
             "C54 33 22 33 12 27Z", coat),
        _shade("M24 14C33 18 43 18 52 14V21C43 25 33 25 24 21Z", .8),
        _shade("M40 7C48 2 52 8 52 20L64 27C58 31 48 31 40 31Z"),
    ))


def _perry(coat: str) -> str:
    return "".join((
        path("M25 22C21 36 23 43 28 46H48C53 43 55 36 51 22Z", HAIR), _face(),
        path("M28 28H37V33C36 37 30 37 28 33ZM39 28H48V33C46 37 40 37 39 33ZM36 29H40V31H36Z", INK),
        path("M35 40C37 39 39 39 41 40C39 43 37 43 35 40Z", "#c2182f"),
        path("M22 50C28 45 48 45 54 50L50 64C58 71 61 78 61 88H15C15 78 18 71 26 64Z", coat),
        _shade("M40 50L54 50L50 64C58 71 61 78 61 88H42Z"), _shade("M26 62H50V67H26Z", .6),
        path("M21 50C26 43 50 43 55 50C53 58 44 60 38 60S23 58 21 50Z", CREAM),
        line("M24 52L28 56M32 49L34 57M42 57L44 49M48 56L52 52", INK, 1, opacity=".4"),
        path("M5 28C13 13 26 17 28 13C31 3 45 3 48 13C50 17 63 13 71 28C60 22 52 29 38 29S16 22 5 28Z", coat),
        _shade("M27 15C35 19 41 19 49 15L50 19C42 23 34 23 26 19Z", .8),
        _shade("M42 6C47 8 48 13 49 15C52 17 64 14 71 28C62 22 52 28 44 29Z", .2),
        line("M43 42L60 37", CREAM, 1.8), circle(61, 36.5, 1.8, "#ff7a3c"),
    ))


def _bucci(coat: str) -> str:
    return "".join((
        _face(TAN), path("M31 44H45L38 62Z", CREAM),
        path("M30 44L38 62L46 44L59 49C65 56 62 66 62 88H14C14 66 11 56 17 49Z", coat),
        line("M20 50V88M26 48V88M50 48V88M56 50V88", INK, 1.4, opacity=".45"),
        _shade("M38 62L46 44L59 49C65 56 62 66 62 88H40Z"),
        path("M38 47L31 43V52ZM38 47L45 43V52Z", "#8c1c26"),
        _shade("M28 28H48V33H28Z", .35), path("M30 32H35V34H30ZM41 32H46V34H41Z", INK),
        path("M38 37C33 35 29 37 26 41C31 42 36 42 38 39C40 42 45 42 50 41C47 37 43 35 38 37Z", HAIR),
        path("M24 9H52V23H61V29H15V23H24Z", "#f3dfa0"), path("M24 16H52V23H24Z", coat),
        _shade("M40 9H52V23H61V29H40Z", .22), line("M24 12.5H52", INK, .8, opacity=".3"),
        path("M64 47C60 47 59 51 60 55C61 60 56 62 56 74C56 86 59 91 65 91S74 86 74 74C74 62 69 60 70 55"
             "C71 51 69 47 64 47Z", WOOD, stroke=CREAM, stroke_width=1.6),
        line("M61 66C64 68 67 68 70 66", BRASS_PIN, 2), circle(65, 78, 2, BRASS_PIN),
    ))


BRASS_PIN, RED_STAR = "#e0b55c", "#cf1f36"


def _jacques(coat: str) -> str:
    return "".join((
        _face(), path("M30 45L46 45L54 51C59 58 56 70 57 88H19C20 70 17 58 22 51Z", coat),
        _shade("M40 46L54 51C59 58 56 70 57 88H41Z"),
        path("M29 31H35V33H29ZM41 31H47V33H41Z", INK),
        line("M32 39C35 37 37 37 38 38C39 37 41 37 44 39", HAIR, 1.8),
        path("M26 22H50V27C46 29 47 33 48 36C42 28 33 28 28 34Z", HAIR),
        path("M21 22C17 12 29 6 41 6L42 2H45L44 6C56 6 61 14 56 20C50 25 31 26 21 22Z", coat),
        _shade("M44 6C56 6 61 14 56 20C50 25 38 25 32 24C42 20 46 14 44 6Z", .35),
        _glint("M25 17C26 12 31 9 37 9C33 12 30 14 29 19Z"),
        path("M26 43C32 47 44 47 50 43L52 52C45 57 34 58 30 56C22 64 12 64 6 61L4 49C12 54 20 52 26 46Z",
            CREAM),
        path("M9 52L12 53L14 62L11 62ZM17 53L20 52L24 60L21 61ZM33 46H37L36 57H32ZM42 46L46 45L47 55L43 56Z",
            INK, opacity=".75"),
    ))


def _mirkov(coat: str) -> str:
    return "".join((
        _face(), path("M27 46H49L62 51C68 58 64 68 65 88H11C12 68 8 58 14 51Z", coat),
        _shade("M38 48L62 51C68 58 64 68 65 88H38Z"),
        path("M26 32C26 50 32 56 38 56S50 50 50 32L46 38C42 36 34 36 30 38Z", "#7a4a2a"),
        path("M30 31H36V33H30ZM40 31H46V33H40Z", INK), line("M34 43H42", INK, 1.6),
        path("M13 52C20 45 26 46 28 48C29 55 33 60 38 62C43 60 47 55 48 48C50 46 56 45 63 52"
             "C60 58 48 70 38 70"
             "S16 58 13 52Z", HAIR),
        path("M22 18C22 6 30 2 38 2S54 6 54 18Z", coat), _shade("M40 2C49 3 54 8 54 18H40Z", .35),
        path("M14 24C13 16 19 14 24 16C32 12 44 12 52 16C57 14 63 16 62 24C63 32 57 37 50 36"
             "C49 31 47 29 44 28H32C29 29 27 31 26 36"
             "C19 37 13 32 14 24Z", "#8d6446"),
        path("M18 20L20 23M17 27L20 28M22 32L23 29M58 20L56 23M59 27L56 28M54 32L53 29M28 18L29 21M48 18"
             "L47 21", "none",
             stroke="#5a3a26", stroke_width=1.8, stroke_linecap="round"),
        path("M38 12L40.2 17.6H46L41.4 21.2L43.2 27L38 23.6L32.8 27L34.6 21.2L30 17.6H35.8Z", RED_STAR,
            stroke=CREAM, stroke_width=1),
    ))


def _doyle(coat: str) -> str:
    return "".join((
        _face(), path("M24 50H52L55 88H21Z", coat), _shade("M24 66H52L55 88H21Z", .35),
        path("M30 44H46C59 47 66 57 66 75L52 70L38 74L24 70L10 75C11 57 17 47 30 44Z", coat),
        _shade("M38 46L46 44C59 47 66 57 66 75L52 70L38 74Z"),
        _glint("M30 46L38 58L46 46L48 48L38 64L28 48Z", .5),
        line("M18 54L22 70M28 48L30 71M48 48L46 71M58 54L54 70M15 62C28 57 48 57 61 62", INK, 1,
            opacity=".4"),
        _shade("M28 27H48V32H28Z", .35), path("M30 32H35V34H30ZM41 32H46V34H41Z", INK),
        path("M28 30L26 40L29 42Z", HAIR),
        path("M13 28C18 24 22 24 23 22C23 11 29 6 38 5S53 11 53 22C54 24 58 24 63 28"
             "C54 31 50 27 38 27S22 31 13 28Z", coat),
        _shade("M40 5C48 6 53 11 53 22C54 24 58 24 63 28C54 31 50 27 40 27Z", .3),
        line("M38 6V27M30 8C27 14 27 20 28 26M46 8C49 14 49 20 48 26M24 17C32 20 44 20 52 17", INK, 1,
            opacity=".5"),
        path("M38 5L33 2V8ZM38 5L43 2V8Z", coat, stroke=INK, stroke_width=.8),
        path("M41 39L53 44V40H62V48C62 52 60 53 57 53S53 51 52 48L40 42Z", WOOD),
        path("M54 40H61V42H54Z", "#ff9a4a"),
        line("M58 36C55 32 61 30 58 26", CREAM, 1.6, opacity=".8"),
    ))


def _larsson(coat: str) -> str:
    return "".join((
        line("M38 4V40", WOOD, 2.4),
        path("M26 34C24 20 52 20 50 34L52 49C46 52 30 52 24 49Z", BLOND),
        path("M30 31H46V38C46 44 42 48 38 48S30 44 30 38Z", SKIN),
        path("M28 34C30 27 46 27 48 34C42 31 35 31 28 34Z", BLOND),
        path("M32 36H36V38H32ZM41 36H45V38H41Z", INK),
        path("M36 43C37 42 39 42 41 43C39 45 37 45 36 43Z", "#c2182f"),
        path("M30 49H46C52 52 55 62 55 66C58 74 60 80 60 88H16C17 76 22 52 30 49Z", coat),
        _shade("M39 50L46 49C52 52 55 62 55 66C58 74 60 80 60 88H41Z"),
        _glint("M30 49L38 60L46 49L49 51L38 66L27 51Z", .55),
        line("M57 23V58", WOOD, 2.4), path("M50 54L59 56V63L49 66Z", coat, stroke=INK, stroke_width=1),
        circle(57, 58, 3.4, SKIN),
        path("M3 24C5 9 20 2 36 2V-2H40V2C56 2 71 9 73 24C67 20 61 20 57 24C51 20 44 20 38 24"
             "C32 20 25 20 19 24"
             "C15 20 9 20 3 24Z", coat),
        _shade("M38 2C56 2 71 9 73 24C67 20 61 20 57 24C56 14 50 7 38 2Z", .4),
        _shade("M38 2C27 8 21 15 19 24C25 20 32 20 38 24Z", .18),
        _glint("M8 18C12 9 22 5 30 4C20 9 15 14 13 20Z"),
    ))


_ART = {"schulz": _schulz, "perry": _perry, "bucci": _bucci, "jacques": _jacques, "mirkov": _mirkov,
        "doyle": _doyle, "larsson": _larsson}


def _badge(agent: str) -> str:
    x, y, high = _LETTER_AT.get(agent, (20, 20, 26))
    return symbol(
        f"cia-badge-{agent}", "0 0 40 40",
        path(BADGES[agent], colour(agent), stroke=CREAM, stroke_width=3, stroke_linejoin="round"),
        lettering(LETTERS[agent], x, y, high, "#141026" if agent in _DARK_LETTER else "#fff6e0", 9),
    )


def _figure(agent: str) -> str:
    coat = colour(agent)
    return symbol(
        f"cia-figure-{agent}", "0 0 76 100",
        ellipse(38, 91, 38, 10, "#000", opacity=".5"),
        path("M4 84V89C4 95 19 99 38 99S72 95 72 89V84Z", coat),
        path("M4 84V89C4 95 19 99 38 99S72 95 72 89V84Z", INK, opacity=".45"),
        ellipse(38, 84, 33.5, 9.5, coat, stroke=CREAM, stroke_width=1.5),
        path(_SILHOUETTES[agent], CREAM, fill_rule="evenodd", stroke=CREAM, stroke_width=5,
            stroke_linejoin="round"),
        path(_SILHOUETTES[agent], INK, fill_rule="evenodd", stroke=INK, stroke_width=1.6,
            stroke_linejoin="round"),
        group(_ART[agent](coat)),
        use(f"cia-badge-{agent}", 22, 67, 32, 32),
    )


def _stone(agent: str) -> str:
    """A flat wooden stone in the shape of the badge, with a thick edge."""
    return symbol(
        f"cia-stone-of-{agent}", "0 0 40 40",
        path(BADGES[agent], "#000", opacity=".45", transform="translate(2 7)"),
        path(BADGES[agent], colour(agent), transform="translate(0 4)"),
        path(BADGES[agent], INK, opacity=".5", transform="translate(0 4)"),
        use(f"cia-badge-{agent}", 0, 0, 40, 40),
    )


def figures() -> str:
    return "".join(_badge(agent) + _figure(agent) + _stone(agent) for agent in AGENTS)
