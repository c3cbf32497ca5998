"""What happened, in plain words, for the log and for screen readers. Public things only."""

from collections.abc import Iterator, Sequence
from operator import sub

from games.cia.cards import carry_out
from games.cia.picks import agent_to, way_in_words
from games.cia.table import NOBODY, Table
from games.contract.picks import Words, listing
from table.events import Event

# Where the game can stand right after a scoring.
SCORED = ("safe", "dossier", "dossiers", "reveal")
# Where it stands once a stone is home, and everything is opened.
OPENING = ("dossiers", "reveal")


def say(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """Sentences for an event; none for what nobody needs to hear (a deal, a shuffle at the start)."""
    return (*_happened(before, event, after, words, names), *_followed(before, event, after, words, names))


def _happened(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> Iterator[str]:
    who = names[event.seat] if event.seat is not None else ""
    match event.kind, before.phase:
        case "roll", "agents":
            agents = [words(f"cia.agent.{agent}") for agent in after.agents]
            yield words("cia.say.agents", agents=listing(agents, words))
        case "roll", "first":
            yield words("cia.say.first", name=names[after.active])
        case "roll", "roll":
            yield words("cia.say.roll", name=names[before.active], die=after.die)
        case "choose", "move":
            yield _walked(before, after, words, who)
        case "choose", "round" if isinstance(event.value, tuple):
            yield words("cia.say.card", name=who, what=way_in_words(event.value, words))
        case "choose", "round":
            yield words(f"cia.say.{event.value}", name=who)
        case "choose", "safe":
            yield words("cia.say.safe", name=who, into=words(f"cia.into.{after.safe}"))
        case "open", "volunteers" if event.value is True:
            yield words("cia.say.volunteer", name=who)
        case "seal", "dossier":
            yield words("cia.say.dossier", name=who)
        case "deal", _ if before.owed[0][0] == "bystander":
            yield words("cia.say.bystander", name=who)
        case "deal", _ if before.die:
            yield words("cia.say.draw", name=who)
        case "shuffle", _ if before.die:
            yield words("cia.say.reshuffle")
        case "show", _ if event.shown:
            agent = words(f"cia.agent.{event.shown.face}")
            if who:
                yield words("cia.say.owner", name=who, agent=agent)
            else:
                yield words("cia.say.nobodys", agent=agent)


def _walked(before: Table, after: Table, words: Words, who: str) -> str:
    moved = [
        agent_to(agent, now, words)
        for agent, was, now in zip(before.agents, before.at, after.at, strict=True)
        if was != now
    ]
    if not moved:
        return words("cia.say.stay", name=who)
    return words("cia.say.walk", name=who, moves=listing(moved, words))


def _followed(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> Iterator[str]:
    """What the rules did by themselves: a round that begins or ends, a scoring, the end."""
    if before.speaker == NOBODY != after.speaker:
        yield words("cia.say.round", name=names[after.speaker])
    if after.triggering and after.phase in SCORED and before.phase not in SCORED:
        was = score_before(before, event)
        gained = [
            _gain(agent, by, words)
            for agent, by in zip(after.agents, map(sub, after.score, was), strict=True)
            if by
        ]
        if gained:
            yield words("cia.say.score", points=", ".join(gained))
        else:
            yield words("cia.say.score_nothing")
    if after.phase == "dossier" != before.phase:
        yield words("cia.say.time_for_dossier")
    if after.phase in OPENING and before.phase not in OPENING:
        yield words("cia.say.end")


def _gain(agent: str, by: int, words: Words) -> str:
    """Perry +7."""
    return words("cia.say.points", agent=words(f"cia.agent.{agent}"), sign="+" if by > 0 else "−", by=abs(by))


def score_before(before: Table, event: Event) -> tuple[int, ...]:
    """A card may move stones and end the round at once: its own points are no part of the scoring."""
    if event.kind == "choose" and before.phase == "round" and isinstance(event.value, tuple):
        return carry_out(before, before.speaker, event.value).score
    return before.score
