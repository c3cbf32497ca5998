"""What is told about bids: the audit finds a false word, and a forced answer is given by the seat's own device."""

from dataclasses import replace

from goals import play_for

from games.dossier_x import GAME
from games.dossier_x.world import AGENTS
from table.audit import Finding, _settle_stakes, audit
from table.dealers import Local
from table.events import ALL, AtMost, Event
from table.match import Match, start_event
from table.needs import Choose, Stake


def test_the_audit_finds_a_false_word_about_the_whole_purse() -> None:
    """Somebody says that nothing has left the purse yet: the log is in order, the opened book is not."""
    game, seed = GAME, "purse"
    match = play_for(game, 2, {"turn_limit": 40, "opening_bid": True}, seed, lambda *_: 0)
    events = list(match.log.events)
    assert all(finding.ok for finding in audit(game, tuple(events), seed))
    number = next(n for n, event in enumerate(events) if event.kind == "choose" and event.name.startswith("turn.")
                  and any(old.kind == "stake" and old.seat == event.seat for old in events[:n]))  # fmt: skip
    found = audit_with(events, number, AtMost("bids", ALL, 0))
    assert [(finding.what, finding.wrong_at) for finding in found if not finding.ok] == [("audit.claim", number)]


def audit_with(events: list[Event], number: int, fact: AtMost) -> tuple[Finding, ...]:
    """What the settling of accounts says if this event had stated such a fact."""
    asked = {n: Stake((event.seat or 0,), "bids", AGENTS, 10_000) for n, event in enumerate(events)}
    wrong = [*events[:number], replace(events[number], facts=(fact,)), *events[number + 1 :]]
    return tuple(_settle_stakes(tuple(wrong), asked))


def announcing(seats_here: tuple[int, ...] | None) -> Match:
    """A kill stands: everybody must tell what they had on the victim."""
    game = GAME
    match = Match(game, Local("told"), start_event(game, ("Ann", "Bob"), {"opening_bid": True}), seats_here)
    table = replace(match.table, capitals=("london", "peking"), order=(0, 1), active=0, phase="announce", queue=(0, 1))
    match.tables[-1] = replace(table, action=replace(table.action, kind="kill", agent="pym", victim="foxe"))
    return match


def test_a_forced_answer_is_given_by_the_seats_own_device() -> None:
    match = announcing(None)
    assert all(isinstance(need, Choose) and need.told for need in match.needs)
    match.settle()
    told = [event for event in match.log.events if event.kind == "choose"]
    assert [(event.seat, event.value) for event in told] == [(0, 0), (1, 0)] and match.table.phase == "turn"
    assert not match.can_undo(), "what was told is told"


def test_nobody_answers_for_a_seat_elsewhere() -> None:
    match = announcing((1,))
    match.settle()
    assert match.needs == (Choose(0, f"announce.{match.table.turn}.0", told=True),)
    assert match.log.events[-1].seat == 1
