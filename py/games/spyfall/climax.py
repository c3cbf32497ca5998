"""The great moments of Spyfall: an accusation, a vote, the spy who stands up, and the end of a round."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract.climax import Climax
from games.contract.picks import Words
from games.drawing.limelight import mover, name_at, spread, stage, turned, words_at
from games.drawing.svg import group, path, use
from games.spyfall.places.poster import PLACES, place_name
from games.spyfall.table import SPY, Ballot, Table
from table.events import Event
from table.needs import Seat


def climax(
    before: Table, event: Event, after: Table, words: Words, names: Sequence[str], you: Seat | None = None
) -> Climax | None:
    match event.value:
        case ("accuse", int(accused)) if event.kind == "choose" and event.seat is not None:
            return _accusation(event.seat, accused, words, names, you)
        case ("reveal",) if event.kind == "choose" and event.seat is not None:
            return _stands_up(event.seat, words, names)
    if len(after.past) > len(before.past):
        return _end(after, words, names)
    if event.kind == "show" and before.phase == "convict" and event.shown and event.seat is not None:
        return _convicted(event.seat, event.shown.face == SPY, words, names)
    if len(after.ballots) > len(before.ballots):
        return _vote(after.ballots[-1], words, names)
    return None


def _person(seat: Seat | str, size: float = 1) -> str:
    half = 66 * size
    return use(f"spy-person-{seat}", -half, -half, 2 * half, 2 * half)


# An accusation (SPY-5.1): who points at whom. ---------------------------------------------------------------


def _accusation(by: Seat, of: Seat, words: Words, names: Sequence[str], you: Seat | None) -> Climax:
    is_you = of == you
    title = words("spyfall.climax.accuses_you" if is_you else "spyfall.climax.accuses", by=names[by], of=names[of])
    text = words("spyfall.climax.accuses.text")
    frames = tuple(_pointing(by, of, names, at) for at in range(3))
    return Climax(title, text, frames, sound="sting", tone="bad" if is_you else "")


def _pointing(by: Seat, of: Seat, names: Sequence[str], at: int) -> str:
    finger = path(
        "M0-7H96V-22L138 0 96 22V7H0Z", "#ff5d5d", stroke="#0d1028", stroke_width=3, stroke_linejoin="round"
    )
    return stage(
        mover("by", _person(by), 100, 140, 1.15 if at else 1.3),
        mover("arrow", finger, 172 if at else 120, 140, shown=1 if at else 0),
        mover("of", _person(of), 382, 140 + (4 if at == 2 else 0), 1.25 if at == 2 else 1, shown=1 if at else 0.35),
        name_at(100, 246, names[by]),
        name_at(382, 246, names[of]),
    )


# A vote (SPY-5.2, SPY-5.9): the votes turn over one by one. -------------------------------------------------


def _vote(ballot: Ballot, words: Words, names: Sequence[str]) -> Climax:
    voters = [seat for seat, vote in enumerate(ballot.votes) if vote >= 0]
    frames = tuple(_counting(ballot, voters, names, shown) for shown in range(len(voters) + 1))
    if ballot.is_final:
        said = [words("spyfall.say.voted", by=names[seat], of=names[ballot.votes[seat]]) for seat in voters]
        return Climax(words("spyfall.climax.final"), "", frames, aloud=" ".join(said), sound="card")
    against = [names[seat] for seat in voters if ballot.votes[seat] == 0]
    key = "spyfall.climax.vote.no" if against else "spyfall.say.agreed"
    text = words(key, name=names[ballot.accused], names=", ".join(against), n=len(against))
    return Climax(words("spyfall.climax.vote", name=names[ballot.accused]), text, frames, sound="card")


def _counting(ballot: Ballot, voters: Sequence[Seat], names: Sequence[str], shown: int) -> str:
    above = "" if ballot.is_final else mover("accused", _person(ballot.accused), 240, 66, 0.9)
    rows = [voters] if len(voters) <= 4 else [voters[: (len(voters) + 1) // 2], voters[(len(voters) + 1) // 2 :]]
    drawn, top = [], 200 if len(rows) == 1 else 60 if ballot.is_final else 166
    for row, there in enumerate(rows):
        for seat, x in zip(there, spread(len(there), most=116), strict=True):
            y, is_open = top + row * (104 if not ballot.is_final else 150), voters.index(seat) < shown
            vote = ballot.votes[seat]
            face = _person(vote, 0.5) if ballot.is_final else use("spy-yes" if vote else "spy-no", -30, -30, 60, 60)
            drawn.append(mover(f"voter-{seat}", _person(seat), x - 20, y, 0.56))
            drawn.append(turned(f"vote-{seat}", face, use("spy-hidden", -30, -30, 60, 60), x + 30, y, is_open, 1.1))
            drawn.append(name_at(x, y + 54, names[seat]))
    return stage(above, *drawn)


# The card of a convict (SPY-5.3, SPY-5.10), and the spy who stands up (SPY-5.6). ----------------------------


def _convicted(seat: Seat, is_spy: bool, words: Words, names: Sequence[str]) -> Climax:
    said = words("spyfall.say.was_spy" if is_spy else "spyfall.say.was_innocent", name=names[seat])
    frames = tuple(_unmasking(seat, is_spy, names[seat], at) for at in range(2))
    return Climax(
        words("spyfall.climax.card", name=names[seat]), said, frames, sound="sting", tone="good" if is_spy else "bad"
    )


def _stands_up(seat: Seat, words: Words, names: Sequence[str]) -> Climax:
    frames = tuple(_unmasking(seat, True, names[seat], at) for at in range(2))
    said = words("spyfall.climax.reveal.text")
    return Climax(words("spyfall.climax.reveal", name=names[seat]), said, frames, sound="sting")


def _unmasking(seat: Seat, is_spy: bool, name: str, at: int) -> str:
    face = _person(SPY) if is_spy else _person(seat) + group(use("spy-yes", 20, 14, 60, 60))
    return stage(turned("card", face, _person(seat), 240, 138, at == 1, 1.7), name_at(240, 280, name))


# The end of a round (SPY-6, SPY-7.2): the place, and the spy. -----------------------------------------------


def _end(after: Table, words: Words, names: Sequence[str]) -> Climax:
    past = after.past[-1]
    gained = [words("spyfall.say.plus", name=names[seat], n=n) for seat, n in enumerate(past.points) if n]
    said = (
        words("spyfall.say.place", place=place_name(past.place, words)),
        words("spyfall.say.spy", name=names[past.spy]),
        words("spyfall.say.points", points=", ".join(gained)),
    )
    frames = tuple(_uncovering(past.place, past.spy, words, names, at) for at in range(3))
    return Climax(words(f"spyfall.how.{past.how}").rstrip("."), " ".join(said), frames, sound="safe", tone="good")


def _uncovering(place: str, spy: Seat, words: Words, names: Sequence[str], at: int) -> str:
    plate = use(f"spy-place-{place if place in PLACES else 'own'}", -60, -60, 120, 120)
    hidden = use("spy-hidden", -75, -75, 150, 150)
    return stage(
        turned("place", plate, hidden, 140, 138, at > 0, 1.5),
        turned("spy", _person(SPY), _person(spy), 350, 138, at > 1, 1.25),
        words_at(140, 268, place_name(place, words)) if at else "",
        name_at(350, 268, names[spy]),
    )


CLIMAX = climax
