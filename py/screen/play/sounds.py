"""What a table sounds and feels like: one small sound for all that happened together."""

from collections.abc import Collection, Sequence

from screen.app.frame import Frame
from session.session import Session
from table.events import Event
from table.needs import Seat

SOUNDS = {
    "roll": "die",
    "deal": "card",
    "show": "card",
    "shuffle": "card",
    "choose": "step",
    "seal": "seal",
    "stake": "seal",
    "open": "safe",
}
YOUR_TURN = 80  # milliseconds of vibration
ASKED = ("choose", "ask", "seal", "look")  # scenes in which somebody here is waited for
LOUDEST_FIRST = ("safe", "die", "card", "seal", "step")


def sound_of(events: Sequence[Event]) -> str:
    """Of several things the one that matters most; nothing for what only tells who sits down."""
    heard = {SOUNDS[event.kind] for event in events if event.kind in SOUNDS}
    return next((sound for sound in LOUDEST_FIRST if sound in heard), "")


def sound_of_end(winners: Collection[Seat], people: Collection[Seat]) -> str:
    """Where several share the device, one of them has always lost: they hear the winner's sound."""
    return "win" if len(people) != 1 or set(people) & set(winners) else "lose"


def buzz(app: Frame, milliseconds: int) -> None:
    if app.settings.haptics:
        app.browser.vibrate(milliseconds)


def sound_news(app: Frame, session: Session, told: int, is_own: bool) -> None:
    """Of all since that many events. Where others play too, being asked is heard before what they have just done."""
    if not app.settings.sound:
        return
    if outcome := session.game.outcome(session.table):
        heard = sound_of_end(outcome.winners, session.people)
    elif not is_own and session.others.seats and session.scene.kind in ASKED:
        heard = "turn"
    else:
        heard = sound_of(session.log.events[told:])
    if heard:
        app.browser.sound(heard)
