"""What lies around the board of Agent for everybody to see: how often somebody bribed, and the opened plans."""

from collections.abc import Sequence

from games.agent import board
from games.agent.objection import ALLOW, OBJECT
from games.agent.picks import whom
from games.agent.rules import CLAIM, NO_CLAIM, bribe_on
from games.agent.table import Table
from games.agent.world import HOMES
from games.contract.picks import Words
from games.contract.shown import Grid, Question, Score
from games.drawing import seats
from games.money import accounts
from games.money.ledger import times_staked
from table.events import Move
from table.needs import Need, Open, Seat


def emblem(key: str) -> str:
    """A small sign for what the key of a pick is about: a spy, the suitcase, a home."""
    what, _, name = key.partition(":")
    match what:
        case "agent" | "attack" | "take" | "on":
            return board.badge(name)
        case "case":
            return board.suitcase()
        case "city" if name in HOMES.values():
            return board.capital(name)
    return ""


def die(table: Table) -> str:
    return ""


def scores(table: Table, words: Words) -> tuple[Score, ...]:
    """There are no points in Agent."""
    return ()


def status(table: Table, seat: Seat, words: Words) -> str:
    """AG-2.3: that somebody bribed is public; the plan everybody made before the first turn is not counted."""
    return words("agent.status", n=max(0, times_staked(table.ledger, seat) - 1))


def curtain(need: Need, table: Table) -> str:
    """Before the plans are opened the table takes a breath: a key for the button, or nothing."""
    return "agent.curtain" if isinstance(need, Open) and not any(table.books) else ""


def question(need: Need, table: Table) -> Question | None:
    """AG-4.1, AG-6.2: everybody may object or claim, whatever they have paid."""
    key, no, yes = {"objections": ("objects", ALLOW, OBJECT), "claims": ("claims", NO_CLAIM, CLAIM)}.get(
        table.phase, ("", "", "")
    )
    if not key:
        return None
    able = frozenset(table.queue)
    return Question(table.queue, f"agent.anybody.{table.phase}", f"agent.{key}", Move(no), Move(yes), able)


def opened(deck: str, face: str, words: Words) -> str:
    """The spy on whom a bribe lay."""
    return words(f"agent.spy.{face}")


def standing(table: Table, seat: Seat, words: Words) -> str:
    """How often somebody bribed."""
    return status(table, seat, words)


def points(table: Table, seat: Seat, words: Words) -> str:
    """There are none: what counts is the bribe on the spy that came home."""
    if not table.finished:
        return ""
    return words("agent.standing", n=bribe_on(table, seat, table.action.spy), spy=whom(table.action.spy, words))


def rank(table: Table, seat: Seat) -> int:
    return bribe_on(table, seat, table.action.spy) if table.finished else 0


def reveal(table: Table, words: Words, names: Sequence[str]) -> Grid:
    """AG-7: every plan, checked."""
    return accounts.check_grid(words("agent.reveal"), accounts.open_books(table.ledger, table.books), words, names)


def seat_sign(table: Table, seat: Seat) -> str:
    """Players have no pieces of their own here."""
    return seats.seat_sign(seat)


def turn(table: Table) -> tuple[int, Seat]:
    """The log is grouped by turns."""
    return table.turn, table.active
