"""Top Secret: drawing cards (CIA-5) and the round in which they are played (CIA-6)."""

from games.cia import cards
from games.cia.table import FULL_HAND, NOBODY, RUIN, Held, Table
from table.change import replace
from table.events import Event
from table.illegal import Illegal, refuse_if
from table.needs import Seat
from table.text import same
from table.turns import clockwise, left_of, put, seat_of

PASS, DONE = "pass", "done"


# ---------------------------------------------------------------- CIA-5 Drawing a card


def came_to_ruin(before: Table, after: Table) -> bool:
    return RUIN in [now for was, now in zip(before.at, after.at, strict=True) if now != was]


def draw(table: Table) -> Table:
    # CIA-5.3: at most one a turn, none with four in hand; CIA-5.4: none when pile and discards are empty.
    full = len(table.hands[table.active]) >= FULL_HAND
    if not table.top_secret or table.drew or full or not (table.pile or table.discards):
        return table
    return replace(table, drew=True, owed=(*table.owed, ("secret", table.active)))


# ---------------------------------------------------------------- CIA-6.1, CIA-6.2 Who starts the round


def volunteer(table: Table, event: Event) -> Table:
    if type(event.value) is not bool:
        raise Illegal("illegal.not_possible")
    # CIA-5.4, CIA-6.2: a volunteer may have to play a card at once, and a card drawn in this turn cannot be played.
    if event.value and all(held.turn == table.turn for held in table.hands[seat_of(event)]):
        raise Illegal("cia.illegal.just_drawn")
    return replace(table, answers=put(table.answers, seat_of(event), event.value))


def begin_round(table: Table) -> Table:
    # CIA-6.2: the volunteer nearest clockwise to the active player, the active player first.
    first = next((seat for seat in clockwise(table.active, table.seats) if table.answers[seat]), None)
    # CIA-6.1: without a volunteer there is no round.
    if first is None:
        return replace(table, phase="score")
    # CIA-6.2: that player plays at least one card.
    return replace(table, phase="round", speaker=first, go=1, must_play=True, played=False, passes=0)


# ---------------------------------------------------------------- CIA-6.3 to CIA-6.6 Playing cards


def why_not_stop(table: Table, word: str) -> str:
    """Why the speaker may not pass, or be done after playing; empty if that is allowed."""
    # CIA-6.2: the first player plays at least one card. CIA-6.3: a player who has played does not pass as well.
    if word == PASS:
        return "cia.illegal.must_play" if table.must_play or table.played else ""
    return "" if table.played else "illegal.not_possible"


def why_not_card(table: Table, held: Held, kind: str) -> str:
    """Why this card of the hand, which is of this kind, cannot be played now; empty if it can."""
    # CIA-5.4: a card drawn in this turn cannot be played in this turn.
    if held.turn == table.turn:
        return "cia.illegal.just_drawn"
    # CIA-6.6: a card that cannot be carried out at all cannot be played.
    return "" if cards.can_play(table, kind) else "cia.illegal.card"


def speak(table: Table, event: Event) -> Table:
    # A card that is played is shown; whoever stops shows nothing.
    if len(event.facts) != isinstance(event.value, tuple):
        raise Illegal("cia.illegal.not_held")
    if event.value == PASS:
        refuse_if(why_not_stop(table, PASS))
        return replace(table, passes=table.passes + 1, phase="spoke")
    if event.value == DONE:
        refuse_if(why_not_stop(table, DONE))
        return replace(table, passes=0, phase="spoke")
    return play_card(table, event)


def play_card(table: Table, event: Event) -> Table:
    shown, way, seat = event.shown, event.value, table.speaker
    held = next((h for h in table.hands[seat] if shown and (h.deck, h.place) == (shown.deck, shown.place)), None)
    if shown is None or held is None or not isinstance(way, tuple) or not way or way[0] != shown.face:
        raise Illegal("cia.illegal.not_held")
    refuse_if(why_not_card(table, held, shown.face))
    # CIA-6.6: a card is carried out as fully as written.
    if not any(same(way, possible) for possible in cards.ways(table, shown.face)):
        raise Illegal("cia.illegal.card")
    hand = tuple(other for other in table.hands[seat] if other != held)
    table = replace(table, hands=put(table.hands, seat, hand), go=table.go + 1, played=True, must_play=False)
    after = discard(cards.carry_out(table, seat, way), seat, shown.face)
    # CIA-7.3: a stone that a card brings to 42 ends the game at once: no further cards, and no scoring.
    if after.finished:
        return replace(after, phase="finish", triggering=(), speaker=NOBODY, passes=0)
    # CIA-5.3 (c), CIA-6.9: only the active player draws for the ruin.
    if seat == table.active and came_to_ruin(table, after):
        after = draw(after)
    return replace(after, phase="round" if after.hands[seat] else "spoke", passes=0)


def discard(table: Table, seat: Seat, kind: str) -> Table:
    if kind != "double_agent":
        return replace(table, discards=(*table.discards, kind))
    # CIA-7 double_agent: a bystander card, unseen by the others, becomes the player's second agent.
    if table.bystanders:
        return replace(table, discards=(*table.discards, kind), owed=(*table.owed, ("bystander", seat)))
    # CIA-7.4: no bystander left: the card is set aside, and another is drawn for it.
    new = (("secret", seat),) if table.pile or table.discards else ()
    return replace(table, owed=(*table.owed, *new))


def next_speaker(table: Table) -> Table:
    # CIA-6.3: clockwise everybody. CIA-6.5: a player with no cards is passed over, and the round ends when all have
    # passed in a row.
    seat, passes = table.speaker, table.passes
    while passes < table.seats:
        seat = left_of(seat, table.seats)
        if table.hands[seat]:
            return replace(table, phase="round", speaker=seat, go=table.go + 1, played=False, passes=passes)
        passes += 1
    return replace(table, phase="score", speaker=NOBODY)
