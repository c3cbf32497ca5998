"""What happened, in plain words: for the log, and for those who listen instead of looking. Public things only."""

from collections.abc import Sequence

from games.contract.picks import Words
from games.liars_dice.rules import DOUBT, NOTHING, Table, count
from table.events import Event


def say(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """One sentence or more for an event, none for what nobody needs to hear."""
    if event.kind == "shuffle":
        return (words("liars_dice.say.round", n=before.round, name=names[before.turn]),)
    if event.kind == "choose" and event.value == DOUBT:
        return (words("liars_dice.say.doubt", name=names[before.turn]),)
    if event.kind == "choose":
        number, face = after.bid
        return (words("liars_dice.say.bid", name=names[before.turn], n=number, face=face),)
    if event.kind == "show" and after.bid == NOTHING:  # that was the last die under the cups
        face = before.bid[1]
        found = words("liars_dice.say.found", n=count(after, face), face=face)
        return (found, words("liars_dice.say.lost", name=names[after.turn], n=after.dice[after.turn]))
    return ()
