"""The audit after a game: all secrets are open, and every event is checked again from the first to the last."""

from collections.abc import Iterator
from dataclasses import dataclass

from table.answers import check_stake
from table.dealers import Local
from table.events import ALL, AtLeast, AtMost, Event, Exactly, Paid, Shown
from table.game import Game
from table.illegal import Cheat, Illegal, Refusal
from table.match import Match
from table.needs import Seat, Stake

Key = tuple[str, Seat | None]


@dataclass(frozen=True, slots=True)
class Finding:
    """One kind of check: of which seat, how often, and the first event that failed it (None: all were right)."""

    what: str
    seat: Seat | None
    times: int
    wrong_at: int | None = None

    @property
    def ok(self) -> bool:
        return self.wrong_at is None


def audit(game: Game, events: tuple[Event, ...], seed: str) -> tuple[Finding, ...]:
    """Plays the log again, repeats every throw and shuffle from the seed, and checks every account."""
    dealer = Local(seed)
    try:
        replay = Match(game, dealer, events[0], seats_here=())
    except Refusal:
        return (Finding("audit.start", None, 1, 0),)
    counts: dict[Key, int] = {}
    asked: dict[int, Stake] = {}
    for number, event in enumerate(events[1:], 1):
        key = (event.kind, event.seat)
        counts[key] = counts.get(key, 0) + 1
        for need in replay.needs:
            if isinstance(need, Stake) and need.name == event.name:
                asked[number] = need
        try:
            _check_chance(replay, dealer, event)
            replay.receive(event)
        except Refusal as refusal:
            what = "opening" if isinstance(refusal, Cheat) else event.kind
            return (*_all_well(counts, {key}), Finding(f"audit.{what}", event.seat, counts[key], number))
    settled = tuple(_settle_stakes(events, asked))
    return (*_all_well(counts, {("stake", finding.seat) for finding in settled}), *settled)


def _check_chance(replay: Match, dealer: Local, event: Event) -> None:
    """Refuses a throw or a shuffle that the seed does not give."""
    if event.kind not in ("roll", "shuffle"):
        return
    for need in replay.needs:
        wanted = (need.kind, need.name) == (event.kind, event.name)
        if wanted and dealer.answer(need, replay.log, {}) != event:
            raise Cheat("cheat.chance")


def _all_well(counts: dict[Key, int], but: set[Key]) -> Iterator[Finding]:
    for (kind, seat), times in sorted(counts.items(), key=lambda item: (item[0][1] is not None, item[0][1] or 0)):
        if (kind, seat) not in but:
            yield Finding(f"audit.{kind}", seat, times)


def _settle_stakes(events: tuple[Event, ...], asked: dict[int, Stake]) -> Iterator[Finding]:
    """Checks for every seat that opened its stakes: was the purse enough, and was every claim and payment true?"""
    for opening in events:
        if opening.kind == "open" and any(_is_stake(event, opening) for event in events):
            yield from settle_book(events, asked, opening)


def settle_book(events: tuple[Event, ...], asked: dict[int, Stake], opening: Event) -> Iterator[Finding]:
    coming = iter(opening.value if isinstance(opening.value, tuple) else ())
    amounts: dict[str, int] = {}
    spent = stakes = claims = 0
    overspent: int | None = None
    untrue: int | None = None
    for number, event in enumerate(events):
        if _is_stake(event, opening):
            stakes += 1
            try:
                added = check_stake(asked[number], spent, next(coming, None))
            except Illegal:
                overspent, added = number if overspent is None else overspent, {}
            spent += sum(added.values())
            amounts = {key: amounts.get(key, 0) + added.get(key, 0) for key in amounts | added}
        for fact in event.facts if event.seat == opening.seat else ():
            if not isinstance(fact, Shown) and fact.stake == opening.name:
                claims += 1
                has = spent if fact.account == ALL else amounts.get(fact.account, 0)
                untrue = number if untrue is None and not _is_true(fact, has) else untrue
                if isinstance(fact, Paid):
                    amounts[fact.account] = has - fact.amount
    yield Finding("audit.stake", opening.seat, stakes, overspent)
    yield Finding("audit.claim", opening.seat, claims, untrue)


def _is_true(fact: AtLeast | AtMost | Exactly | Paid, has: int) -> bool:
    match fact:
        case Exactly():
            return has == fact.amount
        case AtMost():
            return has <= fact.amount
    return has >= fact.amount


def _is_stake(event: Event, opening: Event) -> bool:
    return event.kind == "stake" and (event.seat, event.name) == (opening.seat, opening.name)
