"""What happened, in plain words: for the log and for screen readers. Public things only."""

from collections.abc import Iterator, Sequence

from games.agent.picks import city_name, spy_name, the_spy, way_in_words, whom
from games.agent.table import Table
from games.agent.turn import BRIBE
from games.contract.picks import Words
from games.money.bidding import NOBODY
from table.events import Event


def say(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """One sentence or more for an event; who lets a move pass says nothing."""
    return (*_happened(before, event, after, words, names), *_followed(before, event, after, words, names))


def _happened(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> Iterator[str]:
    who = names[event.seat] if event.seat is not None else ""
    spy = before.action.spy
    match before.phase:
        case "plans":
            yield words("agent.say.plan", name=who)
        case "first":
            yield words("agent.say.first", name=names[after.active])
        case "turn" if event.value != BRIBE:
            yield words("agent.say.act", name=who, what=way_in_words(before.now, event.value, words))
        case "bribe":
            yield words("agent.say.bribed", name=who)
        case "objections" if event.value == "object":
            yield words("agent.say.object", name=who, spy=whom(spy, words))
        case "objection":
            yield words(f"agent.say.{event.value}", name=who)
        case "auction" if event.value in ("drop", "stay"):
            yield words(f"agent.say.{event.value}", name=who, n=before.auction.amount)
        case "auction":
            yield words("agent.say.name", name=who, n=event.value)
        case "decision":
            yield words(f"agent.say.{event.value}.{before.action.kind}", name=who)
        case "pay":
            victim = the_spy(before.action.victim, words)
            yield words("agent.say.banished", name=who, spy=spy_name(spy, words), victim=victim)
        case "announce":
            yield words("agent.say.announce", name=who, spy=whom(before.action.victim, words), n=event.value)
        case "claims" if event.value == "claim":
            yield words("agent.say.claim", name=who, spy=whom(spy, words))
        case "open":
            yield words("agent.say.open", name=who)


def _followed(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> Iterator[str]:
    """What the rules did by themselves: a spy comes home, the game is drawn, somebody has won."""
    if after.phase == "decision" != before.phase:
        yield words("agent.say.decides", name=names[after.decider])
    if after.finished and not before.finished:
        home = city_name(after.action.to, words)
        yield words("agent.say.home", name=names[after.active], spy=whom(after.action.spy, words), city=home)
    if after.phase == "open" != before.phase and not after.finished:
        yield words("agent.say.drawn")
    if after.phase == "over" and after.winner != NOBODY:
        yield words("agent.say.won", name=names[after.winner])
