"""What happened, in plain words: for the log and for screen readers. Public things only."""

from collections.abc import Iterator, Sequence

from games.contract.picks import Words
from games.dossier_x.challenge import CONCEDE, PASS
from games.dossier_x.picks import agent_name, city_name
from games.dossier_x.table import Action, Table
from games.money.bidding import NOBODY
from table.events import Event


def say(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """One sentence or more for an event; who lets a move pass says nothing."""
    return (*_happened(before, event, words, names), *_followed(before, event, after, words, names))


def _happened(before: Table, event: Event, words: Words, names: Sequence[str]) -> Iterator[str]:
    who = names[event.seat] if event.seat is not None else ""
    agent = agent_name(before.action.agent, words) if before.action.agent else ""
    match before.phase:
        case "capitals":
            yield words("dossier_x.say.capital", name=who, city=city_name(str(event.value), words))
        case "opening":
            yield words("dossier_x.say.opening", name=who)
        case "turn" if event.value != "bid":
            yield words("dossier_x.say.act", name=who, what=_done(event, words))
        case "bid":
            yield words("dossier_x.say.bid", name=who)
        case "challenge" if event.value != PASS:
            yield words("dossier_x.say.challenge", name=who, mover=names[before.active], agent=agent, n=event.value)
        case "duel":
            yield _spoken(before, event, who, words)
        case "announce":
            victim = agent_name(before.action.victim, words)
            yield words("dossier_x.say.announce", name=who, agent=victim, n=event.value)
        case "open":
            yield words("dossier_x.say.open", name=who)


def _done(event: Event, words: Words) -> str:
    match event.value:
        case ("move", str(agent), str(city), bool(carried)):
            key = "dossier_x.way.carry" if carried else "dossier_x.way.move"
            return words(key, agent=agent_name(agent, words), city=city_name(city, words))
        case ("kill", str(killer), str(victim)):
            return words("dossier_x.way.kill", killer=agent_name(killer, words), victim=agent_name(victim, words))
    raise AssertionError(event.value)


def _spoken(before: Table, event: Event, who: str, words: Words) -> str:
    if isinstance(event.value, str):
        return words(f"dossier_x.say.{event.value}", name=who, n=before.bout.amount)
    return words("dossier_x.say.name", name=who, n=event.value)


def _followed(before: Table, event: Event, after: Table, words: Words, names: Sequence[str]) -> Iterator[str]:
    """What the rules did by themselves: a capital that was left over, a void turn, a missed one, the end."""
    if before.phase == "capitals":
        for seat, capital in enumerate(after.capitals):
            if capital and not before.capitals[seat] and seat != before.queue[0]:
                yield words("dossier_x.say.capital", name=names[seat], city=city_name(capital, words))
    if after.active != NOBODY == before.active:
        yield words("dossier_x.say.first", name=names[after.active])
    if before.phase == "duel" and event.value == CONCEDE:
        yield _voided(before.action, words)
    for seat, (was, now) in enumerate(zip(before.missing, after.missing, strict=True)):
        if was != now:
            yield words("dossier_x.say.turned" if now else "dossier_x.say.missed", name=names[seat])
    if after.phase in ("open", "over") and before.phase not in ("open", "over"):
        won = after.winner != NOBODY
        yield words("dossier_x.say.won", name=names[after.winner]) if won else words("dossier_x.say.drawn")


def _voided(action: Action, words: Words) -> str:
    if action.kind == "kill":
        return words("dossier_x.say.void_kill", agent=agent_name(action.victim, words))
    return words("dossier_x.say.void", agent=agent_name(action.agent, words), city=city_name(action.start, words))
