"""What lies around the board of Suitcases for everybody to see: secrets at home, agents and cards left, the reveal."""

from collections.abc import Sequence

from games.contract.picks import Words
from games.contract.shown import Cell, Grid, Row, Score
from games.suitcases import board
from games.suitcases.picks import capital, case_label, contents_label, place_label
from games.suitcases.table import BOMB, CLOSED, UNSEEN, Table
from games.suitcases.world import headquarters, is_city
from table.events import Event
from table.needs import Need, Open, Seat


def emblem(key: str) -> str:
    """A small sign for what the key of a pick is about: an agent, a suitcase, a card."""
    what, _, name = key.partition(":")
    match what:
        case "agent" | "foe" | "lose":
            return board.badge(name)
        case "case" | "put":
            return board.case(name)
        case "card":
            return board.card(name)
        case "fill":
            return board.case(name.partition(":")[0])
    return ""


def die(table: Table) -> str:
    """Both dice as they lie; before the game begins they mean nothing."""
    return board.dice(table.dice) if table.dice else ""


def scores(table: Table, words: Words) -> tuple[Score, ...]:
    """SC-5.1: the secrets at home, the leaders first."""
    order = sorted(range(table.seats), key=lambda seat: -table.secrets(seat))
    return tuple(
        Score(table.colour(seat), "", table.secrets(seat), seat_sign(table, seat), seat) for seat in order
    )


def status(table: Table, seat: Seat, words: Words) -> str:
    """SC-4.3: agents and duel cards left are public."""
    if not table.is_in(seat):
        return words("suitcases.status.out")
    cards = " ".join(str(card) for card in table.hand(seat))
    return words("suitcases.status", n=len(table.team(seat)), cards=cards)


def curtain(need: Need, table: Table) -> str:
    """A breath before both cards are shown or a suitcase is opened: a key for the button, or nothing."""
    if not isinstance(need, Open):
        return ""
    if table.phase == "cards":
        return "suitcases.curtain.cards" if table.duel.cards == (UNSEEN, UNSEEN) else ""
    if table.phase == "home":
        return "suitcases.curtain.home"
    opened = sum(contents != CLOSED for row in table.inside for contents in row)
    home = sum(len(table.home(seat)) for seat in range(table.seats))
    return "suitcases.curtain.reveal" if opened == home else ""


def standing(table: Table, seat: Seat, words: Words) -> str:
    """What a player brought home, and who is left."""
    return words("suitcases.standing", cases=len(table.home(seat)), n=len(table.team(seat)))


def points(table: Table, seat: Seat, words: Words) -> str:
    """SC-6.1: what counts is the secrets at home."""
    return words("suitcases.points", n=table.secrets(seat))


def reveal(table: Table, words: Words, names: Sequence[str]) -> Grid:
    """SC-7.1: every suitcase, what was in it, and where it ended."""
    rows = tuple(
        Row(
            capital(case_label(case, words)),
            (_contents(table, case, words), Cell(_whereabouts(table, place, words, names))),
            board.case(case),
        )
        for case, place in table.all_cases()
    )
    columns = (words("suitcases.reveal.contents"), words("suitcases.reveal.where"))
    return Grid(words("suitcases.reveal"), columns, rows)


def _contents(table: Table, case: str, words: Words) -> Cell:
    contents = table.contents_of(case)
    return Cell(contents_label(contents, words), "bad" if contents == BOMB else "")


def _whereabouts(table: Table, place: str, words: Words, names: Sequence[str]) -> str:
    for seat in range(table.seats):
        if place == headquarters(table.colour(seat)):
            return words("suitcases.reveal.home", name=names[seat])
    if is_city(place):
        return place_label(place, words)
    city = place_label(table.place_of(place), words)
    return words("suitcases.reveal.carried", name=names[table.seat_of(place)], city=city)


def seat_colour(table: Table, seat: Seat) -> str:
    return f"var(--atlas-{table.colour(seat)}-light)"


def turn(table: Table) -> tuple[int, Seat]:
    """The log is grouped by turns."""
    return table.turn, table.active


def seat_sign(table: Table, seat: Seat) -> str:
    return board.badge(table.colour(seat))


def trifle(table: Table, event: Event) -> str:
    """SC-3.1: taking, putting down and swapping suitcases is free, and may be done again and again."""
    value = event.value
    is_free = event.kind == "choose" and isinstance(value, tuple) and value[0] in ("take", "put")
    return str(value[1]) if is_free and isinstance(value, tuple) else ""
