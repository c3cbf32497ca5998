"""The great moments of Agent: a battle of bids, a banishment, a spy who comes home, and who had paid most."""

from __future__ import annotations

from collections.abc import Sequence

from games.agent.art.cast import LOOKS, beach
from games.agent.picks import city_name, spy_name, the_spy, whom
from games.agent.table import Action, Table
from games.agent.world import HOMES
from games.contract.climax import Climax
from games.contract.picks import Words
from games.drawing.limelight import mover, stage
from games.drawing.svg import line, path, use
from games.map.figures import token
from games.map.lights import colour
from games.money.battle import Bidder, battle
from games.money.bidding import NOBODY
from games.money.ledger import read_book
from table.events import Event
from table.needs import Seat

PLANE = (
    "M34 2C36 2 37 5 37 9L38 14L64 22V27L38 23L37 34L44 39V42L34 40L24 42V39L31 34L30 23L4 27V22L30 14L31 9"
    "C31 5 32 2 34 2Z"
)


def climax(
    before: Table, event: Event, after: Table, words: Words, names: Sequence[str], you: Seat | None = None
) -> Climax | None:
    if after.phase == "decision" != before.phase and after.auction.amount:
        return _auction(after, words, names)
    if before.phase == "pay":
        return _banished(before.action, words, names[event.seat or 0])
    if after.finished and not before.finished:
        return _home(after, words, names)
    if after.phase == "over" != before.phase and after.winner != NOBODY:
        return _decided(after, words, names)
    return None


def _spy(spy: str, size: float) -> str:
    return token(f"ag-token-{spy}", size)


# A battle of bids (AG-4.3): side by side, as high as they went. ---------------------------------------------


def _auction(after: Table, words: Words, names: Sequence[str]) -> Climax:
    auction, spy = after.auction, after.action.spy
    bidders = [
        Bidder(
            name,
            auction.amount if seat in auction.holders else 0,
            words("bids.amount", n=auction.amount) if seat in auction.holders else "",
            seat == after.decider,
            colour(LOOKS[spy].tint),
        )
        for seat, name in enumerate(names)
    ]
    title = words("agent.climax.auction", spy=whom(spy, words))
    said = words("agent.say.decides", name=names[after.decider])
    return Climax(title, said, battle(bidders, _spy(spy, 2)), sound="seal")


def _decided(after: Table, words: Words, names: Sequence[str]) -> Climax:
    """AG-6.2: only who brought the spy home and who claimed more are compared."""
    spy = after.action.spy
    seats = (after.active, *after.claimants)
    paid = {seat: read_book(after.ledger, seat, after.books[seat] or ()).amount(spy) for seat in seats}
    bidders = [
        Bidder(
            names[seat], paid[seat], words("bids.amount", n=paid[seat]), seat == after.winner, colour(LOOKS[spy].tint)
        )
        for seat in seats
    ]
    said = words("agent.say.won", name=names[after.winner])
    return Climax(
        words("agent.climax.paid", spy=whom(spy, words)),
        said,
        battle(bidders, _spy(spy, 2)),
        sound="safe",
        tone="good",
    )


# A banishment (AG-5.1): off to the Bahamas. -----------------------------------------------------------------


def _banished(action: Action, words: Words, who: str) -> Climax:
    victim, spy = the_spy(action.victim, words), spy_name(action.spy, words)
    said = words("agent.say.banished", name=who, spy=spy, victim=victim)
    frames = tuple(_flight(action.victim, action.spy, words("agent.bahamas"), at) for at in range(3))
    return Climax(words("agent.climax.banished", victim=victim), said, frames, sound="shot")


def _flight(victim: str, by: str, bahamas: str, at: int) -> str:
    """The two stand face to face; a plane is in the air; the deck chair is waiting."""
    x, y, size = ((210, 200, 1), (236, 92, 0.72), (404, 198, 0.66))[at]
    plane_x, plane_y = ((120, 60), (236, 66), (440, 20))[at]
    plane = path(
        PLANE, "#dfe6ff", stroke="#0b0a1c", stroke_width=2, transform="rotate(66)scale(1.9)translate(-34 -22)"
    )
    trail = line("M-74 18C-130 40-190 36-230 26", "#dfe6ff", 3, stroke_dasharray="3 9", stroke_linecap="round")
    return stage(
        mover("beach", beach(-75, -52, bahamas), 372, 216, 1.28, shown=1 if at else 0.25),
        mover("by", _spy(by, 2.4), 92, 214, 1.12 if at == 0 else 1),
        mover("plane", trail + plane, plane_x, plane_y, shown=(0, 1, 0.6)[at], slow=True),
        mover("victim", _spy(victim, 2.4), x, y, size, turn=(0, 14, 0)[at], slow=True),
    )


# A spy comes home with the suitcase (AG-6.1). ---------------------------------------------------------------


def _home(after: Table, words: Words, names: Sequence[str]) -> Climax:
    spy, name = after.action.spy, names[after.active]
    said = words("agent.say.home", name=name, spy=whom(spy, words), city=city_name(after.action.to, words))
    frames = tuple(_arrival(spy, at) for at in range(3))
    return Climax(words("agent.climax.home", name=name, spy=whom(spy, words)), said, frames, sound="win", tone="good")


def _arrival(spy: str, at: int) -> str:
    rays = "".join(path(f"M240 190L{x} -20L{x + 34} -20Z", "#ffe9b8", opacity=".22") for x in range(40, 440, 62))
    return stage(
        mover("glow", rays, 0, 0, shown=1 if at == 2 else 0),
        mover("medal", use(f"atlas-landmark-{HOMES[spy]}", -30, -30, 60, 60), 240, 70, 1.6 if at == 2 else 1.2),
        mover("spy", _spy(spy, 2.8), 90 + 75 * at, 190, slow=True),
        mover("case", use("ag-suitcase", -30, -24, 60, 48), 90 + 75 * at, 270, 1.4, slow=True),
    )


CLIMAX = climax
