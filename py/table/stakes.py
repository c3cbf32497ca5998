"""Judges a hidden stake: whole amounts on the accounts that the game offers, and never more than the purse holds."""

from table.illegal import Illegal
from table.needs import Stake
from table.text import Plain


def check_stake(need: Stake, before: int, value: Plain) -> dict[str, int]:
    """Returns the amounts by account, or refuses the stake. `before` is all that has left the purse already."""
    pairs = value if isinstance(value, tuple) else (None,)
    amounts: dict[str, int] = {}
    for pair in pairs:
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise Illegal("illegal.stake")
        account, amount = pair
        if not isinstance(account, str) or account not in need.accounts or account in amounts:
            raise Illegal("illegal.stake")
        if type(amount) is not int or amount <= 0 or amount % need.unit:
            raise Illegal("illegal.stake")
        amounts[account] = amount
    if list(amounts) != [account for account in need.accounts if account in amounts]:
        raise Illegal("illegal.stake")  # in the order of the accounts, so that one stake has one text
    if sum(amounts.values()) < need.least or (len(amounts) > 1 and not need.several):
        raise Illegal("illegal.stake")
    if before + sum(amounts.values()) > need.purse:
        raise Illegal("illegal.purse")
    return amounts
