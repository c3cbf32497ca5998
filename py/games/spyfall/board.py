"""The table of Spyfall as SVG text: people around a lamplit table, who asks, who is accused, how they voted.

    div.board
      svg.ground                       the room and the table; never changes
      svg.pieces
        path.spy-arrow                 the last question, the accusation, the suspicions
        g#spy-seat-… × seats           portrait, name, points; the asker's bubble, the dealer's button, a vote

The clock lies over the middle of the table: the page puts it there, for it ticks while nothing else moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.contract.picks import Pick, Words
from games.drawing.buttons import first_picks, pickable, round_ring
from games.drawing.svg import circle, escape, group, pattern_sheet, picture, rect, small, tag, use
from games.spyfall.art.places import places
from games.spyfall.art.table import CENTRE, COLOURS, HEAD, HIGH, WIDE, arrow, cards, lights, people, room, spot, things
from games.spyfall.places.poster import PLACES, place_and_role, place_name, role_name
from games.spyfall.table import SPY, Table

VIEW_BOX = f"0 0 {WIDE} {HIGH}"
LONGEST_NAME = 12


def pieces(table: Table, picks: Sequence[Pick], words: Words, names: Sequence[str]) -> str:
    """Everything that changes, and a light on everybody who may be chosen now."""
    lit = first_picks(picks)
    seats = (_seat(table, seat, lit.get(f"seat:{seat}"), words, names) for seat in range(table.seats))
    return picture(
        VIEW_BOX,
        _place(table, words),
        *_arrows(table),
        *seats,
        class_="pieces",
        role="group",
        aria_label=words("spyfall.pieces"),
    )


def _place(table: Table, words: Words) -> str:
    """After the round the place lies open in the middle of the table."""
    if table.phase not in ("told", "over"):
        return ""
    x, y = CENTRE
    name = tag("text", escape(place_name(table.place, words)), x=x, y=y + 118, text_anchor="middle", class_="spy-place")
    return use(_plate_of(table.place), x - 92, y - 116, 184, 184) + name


def _plate_of(place: str) -> str:
    return f"spy-place-{place if place in PLACES else 'own'}"


def _arrows(table: Table) -> Iterator[str]:
    at = [spot(seat, table.seats) for seat in range(table.seats)]
    if table.phase in ("told", "over"):
        return
    if table.accuser >= 0 and table.accused >= 0:
        yield arrow(at[table.accuser], at[table.accused], "blame")
    elif table.phase in ("name", "discuss"):
        yield from (arrow(at[seat], at[target], "blame") for seat, target in enumerate(table.named) if target >= 0)
    elif table.phase in ("finals", "convict"):
        yield from (arrow(at[seat], at[target], "blame") for seat, target in enumerate(table.votes) if target >= 0)
    elif table.phase == "talk" and table.tracking and table.asked_whom:
        by, of = table.asked_whom[-1]
        yield arrow(at[by], at[of], "point")


def _seat(table: Table, seat: int, pick: Pick | None, words: Words, names: Sequence[str]) -> str:
    x, y = spot(seat, table.seats)
    card = table.cards[seat] if table.cards else ""
    is_spy = card == SPY or (table.phase == "guess" and seat == table.suspect)
    portrait = use("spy-person-spy" if is_spy else f"spy-person-{seat}", -HEAD, -HEAD, 2 * HEAD, 2 * HEAD)
    drawing = portrait + "".join(_tokens(table, seat, x)) + _plate(table, seat, card, x, words, names)
    title = words("spyfall.seat", name=names[seat], n=table.scores[seat])
    button = pickable(pick, round_ring(HEAD + 5), drawing, (HEAD - 12, 12 - HEAD), 1.15)
    name = "spy-seat" + (" asks" if _asks(table, seat) else "") + (" accused" if seat == table.accused else "")
    where = f"translate({x:.1f} {y:.1f})"
    role = None if pick else "img"
    return group(
        tag("title", escape(title)), button, id=f"spy-seat-{seat}", class_=name, role=role, transform=where
    )


def _asks(table: Table, seat: int) -> bool:
    return table.phase == "talk" and table.tracking and seat == table.asker


def _tokens(table: Table, seat: int, x: float) -> Iterator[str]:
    """The bubble and the button stand towards the outside, a vote towards the other side."""
    side = -1 if x < WIDE / 2 else 1
    if _asks(table, seat):
        yield group(
            use("spy-asks", -30, -30, 60, 60),
            class_="bubble",
            transform=f"translate({-side * (HEAD - 2)} {8 - HEAD})",
        )
    if seat == table.dealer and table.phase not in ("told", "over"):
        yield use("spy-deals", side * (HEAD - 8) - 24, HEAD - 62, 48, 48)
    if table.phase in ("vote", "final") and seat in table.sealed:
        yield use("spy-hidden", -side * (HEAD - 4) - 30, -30, 60, 60)
    elif table.ballot_is_open and table.votes[seat] in (0, 1):
        yield use("spy-yes" if table.votes[seat] else "spy-no", -side * (HEAD - 4) - 30, -10, 60, 60)


def _plate(table: Table, seat: int, card: str, x: float, words: Words, names: Sequence[str]) -> str:
    """The name on brass, the points beside it; once the cards lie open, the role below."""
    name = names[seat] if len(names[seat]) <= LONGEST_NAME else names[seat][: LONGEST_NAME - 1] + "…"
    wide = 62 + 15.5 * len(name)
    role = ""
    if card and card != SPY and table.roles:
        place, number = place_and_role(card)
        role = _small(role_name(place, number, words), x)
    elif card == SPY:
        role = _small(words("spyfall.card.spy"), x)
    # On a small screen the plate grows, away from the edge it stands at: see style.css.
    edge = (x > 0.65 * WIDE) - (x < 0.35 * WIDE)
    return group(
        rect(-wide / 2, HEAD - 14, wide, 38, "#12142f", rx=19, stroke="#b98b42", stroke_width=2),
        tag("text", escape(name), x=-14, y=HEAD + 13, text_anchor="middle", class_="spy-name"),
        circle(wide / 2 - 19, HEAD + 5, 16.5, "url(#spy-brass)"),
        tag("text", str(table.scores[seat]), x=wide / 2 - 19, y=HEAD + 13.5, text_anchor="middle", class_="spy-points"),
        role,
        class_="spy-plate",
        style=f"transform-origin:{edge * wide / 2:g}px {HEAD + 5}px",
    )


def _small(role: str, x: float) -> str:
    """Pushed inwards where it would reach over the edge of the board."""
    text = role if len(role) <= 26 else role[:25] + "…"
    half = 6.7 * len(text) + 8
    shift = max(0.0, half - x) - max(0.0, half - (WIDE - x))
    return tag("text", escape(text), x=shift, y=HEAD + 46, text_anchor="middle", class_="spy-role")


def ground(words: Words) -> str:
    return picture(VIEW_BOX, room(), class_="ground", role="img", aria_label=words("spyfall.board"))


# Drawings for lists, cards and help -------------------------------------------------------------------------


def symbols() -> str:
    return pattern_sheet(lights(), people(), things(), places(), cards())


def colour(seat: int) -> str:
    return COLOURS[seat]


def person(seat: str, is_spy: bool = False) -> str:
    return small(
        "-66 -66 132 132",
        "badge person",
        use("spy-person-spy" if is_spy else f"spy-person-{seat}", -66, -66, 132, 132),
    )


def pictogram(place: str) -> str:
    return small("0 0 64 64", "pictogram", use(_plate_of(place), 0, 0, 64, 64))


def place_card(place: str) -> str:
    inside = use(_plate_of(place), 10, 30, 80, 80)
    return small("0 0 100 140", "card", use("spy-card-place", 0, 0, 100, 140), inside)


def spy_card() -> str:
    return small("0 0 100 140", "card", use("spy-card-spy", 0, 0, 100, 140))


def sign(name: str) -> str:
    """A token of the table: asks, deals, yes, no, hidden."""
    return small("-30 -30 60 60", "token", use(f"spy-{name}", -30, -30, 60, 60))


def round_table(seats: str) -> str:
    """The empty table with so many people, for the help."""
    drawn = [
        group(
            use(f"spy-person-{n}", -HEAD, -HEAD, 2 * HEAD, 2 * HEAD),
            transform="translate({:.1f} {:.1f})".format(*spot(n, int(seats))),
        )
        for n in range(int(seats))
    ]
    question = arrow(spot(0, int(seats)), spot(2, int(seats)), "point")
    return small(VIEW_BOX, "scene", room(), question, *drawn)
