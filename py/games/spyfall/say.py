"""What happened, in plain words, for the log and for screen readers. Public things only."""

from collections.abc import Iterator, Sequence

from games.contract.picks import Words, listing
from games.spyfall.places.poster import place_and_role, place_name, role_name
from games.spyfall.table import SPY, Table
from table.events import Event


def say(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """Sentences for an event; none for what nobody needs to hear (a deal, a shuffle, a vote still hidden)."""
    return (*_happened(before, event, after, words, names), *_followed(before, after, words, names))


def clock_time(seconds: int) -> str:
    """480 seconds are 8:00."""
    return f"{seconds // 60}:{seconds % 60:02}"


def _happened(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> Iterator[str]:
    who = names[event.seat] if event.seat is not None else ""
    match event.kind, before.phase:
        case "roll", _:
            yield words("spyfall.say.dealer", name=names[after.dealer])
        case "shuffle", "places":
            yield words("spyfall.say.round", n=before.round, all=before.rounds, name=names[before.dealer])
        case "choose", "looking":
            yield words("spyfall.say.start", time=clock_time(before.left))
        case "choose", "talk" | "last answer":
            yield _talked(event, words, names, who)
        case "choose", "guess":
            yield words("spyfall.say.guess", name=who, place=place_name(str(event.value), words))
        case "choose", "name":
            yield words("spyfall.say.name", by=who, of=names[after.named[event.seat or 0]])
        case "choose", "discuss":
            yield words("spyfall.say.vote")
        case "clock", "stop":
            yield words("spyfall.say.stopped", time=clock_time(after.left))
        case "clock", "talk":
            yield words("spyfall.say.time")
        case "open", "finals" if isinstance(event.value, int):
            yield words("spyfall.say.voted", by=who, of=names[event.value])
        case "show", "convict" if event.shown:
            key = "spyfall.say.was_spy" if event.shown.face == SPY else "spyfall.say.was_innocent"
            yield words(key, name=who)
        case "show", "reveal" if event.shown:
            yield from _shown(before, event.shown.face, words, who)


def _talked(event: Event, words: Words, names: Sequence[str], who: str) -> str:
    match event.value:
        case ("ask", int(target), ""):
            return words("spyfall.say.ask", by=who, of=names[target])
        case ("ask", int(target), text):
            return words("spyfall.say.ask_text", by=who, of=names[target], text=text)
        case ("answer", text):
            return words("spyfall.say.answer", name=who, text=text)
        case ("accuse", int(target)):
            return words("spyfall.say.accuse", by=who, of=names[target])
    return words("spyfall.say.reveal", name=who)


def _shown(table: Table, face: str, words: Words, who: str) -> Iterator[str]:
    if not who:
        yield words("spyfall.say.place", place=place_name(face, words))
    elif face == SPY:
        yield words("spyfall.say.spy", name=who)
    elif table.roles:
        yield words("spyfall.say.role", name=who, role=role_name(*place_and_role(face), words))


def _followed(before: Table, after: Table, words: Words, names: Sequence[str]) -> Iterator[str]:
    """What the rules did by themselves: a vote counted, a round that is over."""
    if len(after.ballots) > len(before.ballots):
        yield from _counted(after, words, names)
    if len(after.past) > len(before.past):
        past = after.past[-1]
        yield words(f"spyfall.how.{past.how}")
        gained = [words("spyfall.say.plus", name=names[seat], n=n) for seat, n in enumerate(past.points) if n]
        yield words("spyfall.say.points", points=", ".join(gained))


def _counted(after: Table, words: Words, names: Sequence[str]) -> Iterator[str]:
    ballot = after.ballots[-1]
    if ballot.is_final:
        if after.suspect >= 0:
            yield words("spyfall.say.convicted", name=names[after.suspect])
        return
    yes, no = ([names[seat] for seat, vote in enumerate(ballot.votes) if vote == want] for want in (1, 0))
    yield words("spyfall.say.yes", names=listing(yes, words))
    if no:
        yield words("spyfall.say.no", names=listing(no, words))
        if not after.left:
            yield words("spyfall.say.time")
    else:
        yield words("spyfall.say.agreed", name=names[ballot.accused])
