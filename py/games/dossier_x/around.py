"""What lies around the board of Dossier X for everybody to see: capitals, turned notebooks, the opened accounts."""

from collections.abc import Sequence

from games.contract.picks import Words
from games.contract.shown import Grid, Question, Score
from games.dossier_x import board
from games.dossier_x.challenge import PASS
from games.dossier_x.picks import city_name
from games.dossier_x.table import Table
from games.dossier_x.world import CAPITALS
from games.money import accounts
from games.money.ledger import times_staked
from table.events import Move
from table.needs import Need, Open, Seat


def emblem(key: str) -> str:
    """A small sign for what the key of a pick is about: an agent, the dossier, a capital, money."""
    what, _, name = key.partition(":")
    match what:
        case "agent" | "kill" | "on":
            return board.badge(name)
        case "take" | "leave":
            return board.dossier()
        case "city" if name in CAPITALS:
            return board.capital(name)
        case "bid" | "note":
            return board.note()
    return ""


def die(table: Table) -> str:
    return ""


def scores(table: Table, words: Words) -> tuple[Score, ...]:
    """There are no points in Dossier X."""
    return ()


def status(table: Table, seat: Seat, words: Words) -> str:
    """The capital, and how often a player has bid or that a turn will be missed: all of it public."""
    capital = table.capitals[seat]
    if not capital:
        return ""
    if table.missing[seat]:
        return words("dossier_x.status.missing", city=city_name(capital, words))
    return words("dossier_x.status", city=city_name(capital, words), n=times_staked(table.ledger, seat))


def curtain(need: Need, table: Table) -> str:
    """Before the notebooks are opened the table takes a breath: a key for the button, or nothing."""
    return "dossier_x.curtain" if isinstance(need, Open) and not any(table.books) else ""


def question(need: Need, table: Table) -> Question | None:
    """DX-3.3: who has never bid on anything has no amount to name, and everybody knows it."""
    if table.phase != "challenge" or not table.queue:
        return None
    able = frozenset(seat for seat in table.queue if times_staked(table.ledger, seat))
    return Question(table.queue, "dossier_x.anybody", "dossier_x.challenges", Move(PASS), None, able)


def opened(deck: str, face: str, words: Words) -> str:
    """The agent on whom a bid lay."""
    return words(f"dossier_x.agent.{face}")


def standing(table: Table, seat: Seat, words: Words) -> str:
    return words("dossier_x.standing", city=city_name(table.capitals[seat], words))


def points(table: Table, seat: Seat, words: Words) -> str:
    """There are none: the dossier is home or it is not. How often somebody bid is worth a word."""
    return words("dossier_x.bids", n=times_staked(table.ledger, seat))


def reveal(table: Table, words: Words, names: Sequence[str]) -> Grid:
    """DX-5: every notebook, checked."""
    return accounts.check_grid(words("dossier_x.reveal"), accounts.open_books(table.ledger, table.books), words, names)


def turn(table: Table) -> tuple[int, Seat]:
    """The log is grouped by turns."""
    return table.turn, table.active


def seat_sign(table: Table, seat: Seat) -> str:
    """The medal of the capital."""
    return board.capital(table.capitals[seat]) if table.capitals and table.capitals[seat] else ""
