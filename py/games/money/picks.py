"""Builds a secret stake or a named amount tap by tap: banknotes that add up, steps, or the jump to the limit."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.contract.picks import Amount, Draft, Pick, Sketch, Words, listing
from games.contract.taps import sketch_answer
from games.money.bidding import claim
from games.money.purse import CAPITAL, NOTES, UNIT, Amounts, Purse
from table.change import replace
from table.events import Move
from table.needs import Choose, Need, Stake

STEPS = (100, 500, 1000)
Label = Callable[[str], str]


# ---------------------------------------------------------------- staking in secret


def sketch_stake(need: Stake, purse: Purse, draft: Draft, words: Words, label: Label, table: Any) -> Sketch:
    """Keys: `on:ivanov` chooses an account, `set:ivanov:700` puts so much on it, `note:ivanov:500` adds a note, `all:…`
    the rest, `none:…` clears it.

    Where only one account is allowed, the notes (`note::500`) stay when the player chooses another account.
    """
    current = next((key.partition(":")[2] for key in reversed(draft) if key.startswith("on:")), "")
    amounts = staked(need, purse, draft, current)
    left = purse.left - sum(amounts.values())
    where = current if need.several else ""
    amount = None
    picks = [
        Pick(f"on:{one}", account_label(one, purse, amounts, words, label), f"agent:{one}", chosen=one == current)
        for one in need.accounts
    ]
    if current:
        group = words("bids.group.notes", name=label(current))
        here = amounts.get(current, 0)
        amount = Amount(f"set:{where}", words("bids.stake", name=label(current)), here, 0, left + here, UNIT)
        picks += [Pick(f"note:{where}:{n}", words("bids.pick.note", n=n), group=group) for n in NOTES if n <= left]
        if left:
            picks.append(Pick(f"all:{where}", words("bids.pick.all", n=left), group=group))
        if amounts.get(current):
            picks.append(Pick(f"none:{where}", words("bids.pick.none"), group=group))
    down = tuple((one, amounts[one]) for one in need.accounts if amounts.get(one))
    is_enough = sum(amount for _, amount in down) >= need.least
    hint = words("bids.hint.stake", left=left) if current else words("bids.hint.account", left=left)
    move, summary = Move(down) if is_enough else None, stake_summary(down, is_enough, words, label)
    return Sketch(tuple(picks), hint, table, move, summary, amount=amount)


def staked(need: Stake, purse: Purse, draft: Draft, current: str) -> dict[str, int]:
    """The amounts in the draft by account, never more than is left."""
    amounts: dict[str, int] = {}
    for key in draft:
        what, _, rest = key.partition(":")
        account, _, note = rest.partition(":")
        left = purse.left - sum(amounts.values())
        if what == "note":
            amounts[account] = amounts.get(account, 0) + min(int(note), left)
        elif what == "all":
            amounts[account] = amounts.get(account, 0) + left
        elif what == "set":
            amounts[account] = max(0, min(int(note), left + amounts.get(account, 0)))
        elif what == "none":
            amounts[account] = 0
    if need.several:
        return amounts
    return {current: amounts.get("", 0)} if current else {}


def account_label(account: str, purse: Purse, amounts: Mapping[str, int], words: Words, label: Label) -> str:
    has, more = purse.amount(account), amounts.get(account, 0)
    key = "bids.pick.account_more" if more else "bids.pick.account"
    return words(key, name=label(account), has=has, more=more)


def stake_summary(down: Amounts, may_be_nothing: bool, words: Words, label: Label) -> str:
    if not down:
        return words("bids.pick.nothing" if may_be_nothing else "bids.summary.nothing")
    parts = [words("bids.summary.one", name=label(account), n=amount) for account, amount in down]
    return words("bids.summary.stake", parts=listing(parts, words))


# ---------------------------------------------------------------- naming an amount


def asking(
    sketch: Sketch, question: str, need: Need, purse: Purse | None, on: str, whom: Label, words: Words,
    names: Sequence[str],
) -> Sketch:  # fmt: skip
    """An answer is not a turn: the player is asked, by name where all look on, and told what they have on that agent
    where nobody else does."""
    assert isinstance(need, Choose)
    if purse is None:
        return replace(sketch, head=words("bids.head.of", name=names[need.seat], what=question))
    yours = words("bids.hint.yours", n=purse.amount(on), name=whom(on))
    return replace(sketch, head=question, hint=f"{sketch.hint} {yours}")


def sketch_naming(
    stake: str, account: str, least: int, purse: Purse | None, others: Mapping[str, Move], draft: Draft,
    words: Words, label: Label, hint: str, table: Any,
) -> Sketch:  # fmt: skip
    """Keys: `name` names the lowest amount allowed, `say:700` this one, `+500` adds to it, `limit` goes as high as the
    player can.

    Where the player's purse is not known, every amount can be tapped, and one that is not true is refused.
    """
    most = CAPITAL if purse is None else purse.amount(account)
    if draft and draft[0] in others:
        return sketch_answer(others, draft[:1], label, hint, table)
    amount = named(draft, least, most)
    picks = [] if amount else [Pick(key, label(key)) for key in others]
    if not amount and least <= most:
        picks.append(Pick("name", words("bids.pick.name", n=least)))
    if amount:
        picks.append(Pick("name", words("bids.amount", n=amount), chosen=True))
        picks += [Pick(f"+{step}", words("bids.pick.step", n=step)) for step in STEPS if amount + step <= most]
    if purse is not None and (amount or least) < most:
        picks.append(Pick("limit", words("bids.pick.limit", n=most)))
    move = claim(stake, account, amount) if amount else None
    summary = words("bids.summary.name", n=amount) if amount else ""
    can_say = Amount("say", words("bids.say"), amount or least, least, most, UNIT) if least <= most else None
    return Sketch(tuple(picks), hint, table, move, summary, amount=can_say)


def named(draft: Draft, least: int, most: int) -> int:
    amount = 0
    for key in draft:
        if key == "name":
            amount = least
        elif key == "limit":
            amount = most
        elif key.startswith("say:"):
            amount = min(max(int(key[4:]), least), most)
        elif amount:
            amount = min(amount + int(key), most)
    return amount
