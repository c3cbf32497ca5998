"""Questions and answers in Spyfall (SPY-4).

`why_not_ask`, `why_not_target` and `why_not_answer` are the only judges of who may speak to whom: the list of legal
moves, the check of a move that comes in, and the reason that a player is shown all come from them.
"""

from functools import lru_cache

from games.spyfall.table import Table
from table.change import replace
from table.illegal import Illegal, refuse_if
from table.needs import Seat

LONGEST_TEXT = 300


# ---------------------------------------------------------------- SPY-4.2 to SPY-4.4 Asking


def why_not_ask(table: Table, seat: Seat) -> str:
    """Why this seat may not ask a question now; empty if it may."""
    # SPY-4.2: the player who answered last asks next. SPY-4.4: not before the last question is answered.
    asks = table.tracking and seat == table.asker and table.asked < 0
    return "" if asks else "spyfall.illegal.not_asking"


def why_not_target(table: Table, target: Seat) -> str:
    """Why the question may not go to this player; empty if it may."""
    # SPY-4.3: one may not ask the player who has just asked oneself.
    if 0 <= target == table.asked_by:
        return "spyfall.illegal.back"
    # SPY-4.2: a question goes to one other player.
    if target == table.asker or not 0 <= target < table.seats:
        return "spyfall.illegal.target"
    return ""


def targets(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(table.seats) if not why_not_target(table, seat))


@lru_cache(maxsize=1024)
def same_question(text: str) -> str:
    """SPY-4.4: the same words are the same question, whatever their case, space and punctuation."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def is_said(text: str) -> bool:
    return len(text.strip()) > 0 and len(text) <= LONGEST_TEXT


def ask(table: Table, seat: Seat, target: Seat, text: str) -> Table:
    """SPY-4.5: a question that is spoken has no text here, and passes the turn to ask on at once."""
    refuse_if(why_not_ask(table, seat))
    refuse_if(why_not_target(table, target))
    if (text and not is_said(same_question(text))) or len(text) > LONGEST_TEXT:
        raise Illegal("spyfall.illegal.text", most=LONGEST_TEXT)
    # SPY-4.4: a question may be used once a round.
    if text and same_question(text) in table.questions:
        raise Illegal("spyfall.illegal.question")
    asked = (*table.asked_whom, (seat, target))
    table = replace(table, asked_whom=asked, step=table.step + 1, votes=(-1,) * table.seats)
    if text:
        return replace(table, asked=target, questions=(*table.questions, same_question(text)))
    return pass_question(table, seat, target)


def pass_question(table: Table, seat: Seat, target: Seat) -> Table:
    # SPY-4.2: the player who was asked asks the next question.
    return replace(table, asker=target, asked_by=seat, asked=-1)


# ---------------------------------------------------------------- SPY-4.2 Answering


def why_not_answer(table: Table, seat: Seat | None) -> str:
    """Why this seat may not answer now; empty if it may."""
    return "" if seat == table.asked else "spyfall.illegal.not_asked"


def answer(table: Table, seat: Seat, text: str) -> Table:
    refuse_if(why_not_answer(table, seat))
    if not is_said(text):
        raise Illegal("spyfall.illegal.text", most=LONGEST_TEXT)
    return pass_question(replace(table, step=table.step + 1), table.asker, seat)
