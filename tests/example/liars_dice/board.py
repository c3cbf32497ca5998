"""The board of Liar's Dice: a felt table, a cup for every player, the last bid in the middle, six faces to bid on.

div.board
  svg.ground                  the table; never changes
  svg.pieces
    g#ld-cup-… × seats        cup, name, and the dice lifted last
    g#ld-bid                  the last bid
    g#ld-face-… × 6           the faces one may tap
"""

from collections.abc import Sequence

from games.contract.picks import Pick, Words
from games.drawing import svg
from games.drawing.buttons import box_ring, first_picks, pickable
from games.drawing.svg import circle, ellipse, escape, group, path, picture, rect, small, symbol, tag, use
from games.liars_dice.rules import FACES, NOTHING, Table

BOARD, BOX = "0 0 1200 1100", "0 0 100 100"
NEAR, LEFT, FAR, RIGHT = (600, 800), (190, 470), (600, 150), (1010, 470)
SPOTS = {2: (NEAR, FAR), 3: (NEAR, LEFT, FAR), 4: (NEAR, LEFT, FAR, RIGHT)}
COLOURS = ("#d9415a", "#4f8fe6", "#e0a92e", "#35b48a")
PIPS = {"1": (5,), "2": (1, 9), "3": (1, 5, 9), "4": (1, 3, 7, 9), "5": (1, 3, 5, 7, 9), "6": (1, 3, 4, 6, 7, 9)}
INK, IVORY, FELT, WOOD = "#1b1424", "#fbf3e0", "#1f5a48", "#5b3a26"


def symbols() -> str:
    """What all drawings copy from: six dice, four cups."""
    return svg.pattern_sheet(*map(_die, FACES), *map(_cup, range(4)))


def _die(face: str) -> str:
    """Nine places for pips, counted like the keys of a telephone."""
    pips = (circle(25 + 25 * ((n - 1) % 3), 25 + 25 * ((n - 1) // 3), 9, INK) for n in PIPS[face])
    return symbol(f"ld-die-{face}", BOX, rect(4, 4, 92, 92, IVORY, rx=18, stroke=INK, stroke_width=4), *pips)


def _cup(seat: int) -> str:
    body = path("M24 12H76L90 84Q50 98 10 84Z", COLOURS[seat], stroke=INK, stroke_width=4)
    band = path("M14 70Q50 82 86 70", "none", stroke=IVORY, stroke_width=4)
    return symbol(f"ld-cup-sign-{seat}", BOX, body, ellipse(50, 12, 26, 7, INK), band)


def ground(words: Words) -> str:
    table = ellipse(600, 500, 590, 490, WOOD) + ellipse(600, 500, 550, 450, FELT)
    return picture(BOARD, table, class_="ground", role="img", aria_label=words("liars_dice.board"))


def pieces(table: Table, picks: Sequence[Pick], words: Words, names: Sequence[str]) -> str:
    """Everything that changes, and a light on every face that may be tapped now."""
    lit = first_picks(picks)
    cups = (_player(table, seat, words, names) for seat in range(table.seats))
    faces = (_face(face, lit.get(f"face:{face}")) for face in FACES)
    label = words("liars_dice.pieces")
    return picture(BOARD, *cups, _bid(table, words), *faces, class_="pieces", role="group", aria_label=label)


def _text(words: str, y: float, size: int) -> str:
    paint = {"fill": IVORY, "stroke": INK, "stroke_width": 6, "paint_order": "stroke"}
    return tag("text", escape(words), x=0, y=y, font_size=size, text_anchor="middle", **paint)


def _player(table: Table, seat: int, words: Words, names: Sequence[str]) -> str:
    x, y = SPOTS[table.seats][seat]
    row = table.cups[seat]
    drawn = (use(f"ld-die-{face}", 58 * n - 29 * len(row), 62, 54, 54) for n, face in enumerate(row))
    dice = group(*drawn, opacity=None if table.phase == "lift" else 0.6)  # those of the last round stay, but pale
    title = tag("title", escape(words("liars_dice.seat", name=names[seat], n=table.dice[seat])))
    drawing = use(f"ld-cup-sign-{seat}", -65, -100, 130, 130) + _text(f"{names[seat]} · {table.dice[seat]}", 52, 38)
    return group(title, drawing, dice, id=f"ld-cup-{seat}", role="img", transform=f"translate({x} {y})")


def _bid(table: Table, words: Words) -> str:
    """Nothing is in the middle before somebody has bid."""
    number, face = table.bid
    if table.bid == NOTHING:
        return group(id="ld-bid")
    title = tag("title", escape(words("liars_dice.bid", n=number, face=face)))
    times = group(_text(f"{number} ×", 30, 96), transform="translate(-80 0)")
    die = use(f"ld-die-{face}", 10, -60, 120, 120)
    return group(title, times, die, id="ld-bid", role="img", transform="translate(600 440)")


def _face(face: str, pick: Pick | None) -> str:
    drawing = use(f"ld-die-{face}", -55, -55, 110, 110, opacity=None if pick else 0.45)
    button = pickable(pick, box_ring(-68, -68, 136, 136, 22), drawing, (52, -52))
    return group(button, id=f"ld-face-{face}", transform=f"translate({600 + 150 * (int(face) - 3.5):g} 1020)")


def die(face: str) -> str:
    return small(BOX, "die-face", use(f"ld-die-{face}", 0, 0, 100, 100))


def cup(seat: str) -> str:
    return small(BOX, "badge", use(f"ld-cup-sign-{seat}", 0, 0, 100, 100))
