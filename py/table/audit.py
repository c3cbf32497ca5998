"""After the game: everything secret is opened, and the whole game is checked again from the first event to the last."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from table.dealers import Local
from table.events import AtLeast, Event, Exactly, Paid
from table.game import Game
from table.illegal import Cheat, Refusal
from table.match import Match
from table.needs import Seat


@dataclass(frozen=True, slots=True)
class Finding:
    """One kind of thing that was checked, of whom, how often, and the first event that was wrong (none: all well)."""

    what: str
    seat: Seat | None
    times: int
    wrong_at: int | None = None

    @property
    def ok(self) -> bool:
        return self.wrong_at is None


def audit(game: Game, events: tuple[Event, ...], seed: str) -> tuple[Finding, ...]:
    """Plays the log again, throws every die and shuffles every deck again from the seed, and settles all accounts."""
    dealer = Local(seed)
    replay = Match(game, dealer, events[0], seats_here=())
    counts: dict[tuple[str, Seat | None], int] = {}
    for number, event in enumerate(events[1:], 1):
        key = (event.kind, event.seat)
        counts[key] = counts.get(key, 0) + 1
        try:
            _check_chance(replay, dealer, event)
            replay.receive(event)
        except Refusal as refusal:
            what = "opening" if isinstance(refusal, Cheat) else event.kind
            return (*_all_well(counts, key), Finding(f"audit.{what}", event.seat, counts[key], number))
    return (*_all_well(counts, None), *_settle_stakes(events))


def _check_chance(replay: Match, dealer: Local, event: Event) -> None:
    """A throw or a shuffle must be the very one the seed gives."""
    for need in replay.needs:
        if event.kind in ("roll", "shuffle") and (need.kind, need.name) == (event.kind, event.name):
            if dealer.answer(need, replay.log, {}) != event:
                raise Cheat("cheat.chance")


def _all_well(counts: dict[tuple[str, Seat | None], int], but: tuple[str, Seat | None] | None) -> Iterator[Finding]:
    for (kind, seat), times in sorted(counts.items(), key=lambda item: (item[0][1] is not None, item[0][1] or 0)):
        if (kind, seat) != but:
            yield Finding(f"audit.{kind}", seat, times)


def _settle_stakes(events: tuple[Event, ...]) -> Iterator[Finding]:
    """Every claim and payment against what was really staked at that moment, now that the stakes are open."""
    opened = {
        (e.seat, e.name): e.value for e in events if e.kind == "open" and any(_is_stake(s, e) for s in events)
    }
    for (seat, name), history in opened.items():
        coming: list[Any] = list(history) if isinstance(history, tuple) else []
        amounts, claims, wrong = dict[str, int](), 0, None
        for number, event in enumerate(events):
            if event.seat != seat:
                continue
            if event.kind == "stake" and event.name == name:
                for account, amount in coming.pop(0):
                    amounts[account] = amounts.get(account, 0) + amount
            for fact in event.facts:
                if isinstance(fact, AtLeast | Exactly | Paid) and fact.stake == name:
                    claims += 1
                    has = amounts.get(fact.account, 0)
                    true = has == fact.amount if isinstance(fact, Exactly) else has >= fact.amount
                    wrong = number if wrong is None and not true else wrong
                    if isinstance(fact, Paid):
                        amounts[fact.account] = has - fact.amount
        yield Finding("audit.claim", seat, claims, wrong)


def _is_stake(event: Event, opening: Event) -> bool:
    return event.kind == "stake" and (event.seat, event.name) == (opening.seat, opening.name)
