"""What was decided by lot for an absent seat, and how every device recognises it in the log.

Rounds: none. Every device computes the same thing, so nobody has to prove it. Such an event carries `BY_LOT` in the
place of a proof. Not protected here: nothing is hidden; what is decided by lot is public.
"""

from fair.protocol.letter import row
from table.events import Event

BY_LOT = "by lot"


def is_by_lot(event: Event) -> bool:
    """Did this happen for the seat while it was away?"""
    return event.proof == BY_LOT or (isinstance(event.proof, tuple) and event.proof[:1] == (BY_LOT,))


def laid_by_lot(event: Event) -> tuple[tuple[str, int], ...]:
    """What was staked for an absent seat. Everybody knows it."""
    return tuple(
        (str(account), int(str(amount))) for account, amount in (row(one, 2) for one in row(row(event.proof, 2)[1]))
    )
