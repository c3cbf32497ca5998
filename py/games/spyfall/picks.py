"""How a move in Spyfall is built by hand: tap who is asked, who accuses whom, yes or no, a place on the poster."""

from collections.abc import Sequence

from games.contract.picks import Draft, Pick, Sketch, Words
from games.spyfall.ends import next_to_name
from games.spyfall.places.poster import place_name
from games.spyfall.rules import READY
from games.spyfall.table import Table
from games.spyfall.talk import targets
from games.spyfall.view import View
from table.change import replace
from table.events import Move
from table.needs import Need, Seat


def sketch(view: View, need: Need, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    table = view.table
    match table.phase:
        case "looking" | "discuss" | "told":
            return sketch_ready(table, draft, words, names)
        case "talk":
            return sketch_talk(table, draft, words, names)
        case "last answer":
            return sketch_answer(table, draft, words, names)
        case "vote":
            return sketch_vote(table, draft, words, names)
        case "guess":
            return sketch_guess(table, draft, words, names)
        case "name" | "final":
            return sketch_suspect(view, draft, words, names)
    raise AssertionError(need.name)


def at(seat: Seat) -> str:
    return f"seat:{seat}"


def number(key: str) -> Seat:
    return int(key.rpartition(":")[2])


# ---------------------------------------------------------------- the dealer goes on


def sketch_ready(table: Table, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    phase, dealer = table.phase, names[table.dealer]
    label = {"looking": "spyfall.pick.ready", "discuss": "spyfall.pick.discuss", "told": "spyfall.pick.told"}[phase]
    move = Move(READY) if draft else None
    pick = Pick(READY, words(label), chosen=bool(draft))
    if phase == "looking":
        head, hint = words("spyfall.head.ready"), words("spyfall.hint.ready", name=dealer)
    elif phase == "discuss":
        head, hint = words("spyfall.head.discuss"), words("spyfall.hint.discuss")
    else:
        head, hint = words(f"spyfall.how.{table.how}"), words("spyfall.hint.next", name=dealer)
    return Sketch((pick,), hint, table, move, head=head, at_once=True)


# ---------------------------------------------------------------- SPY-4 questions, SPY-5.1 accusations


def sketch_talk(table: Table, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    """`ask:2` is asked by the player whose turn it is; `accuse`, `by:0`, `of:2` is an accusation in three taps."""
    if "accuse" in draft:  # also after a question was tapped: one may think better of it
        return sketch_accusation(table, draft, words, names)
    picks = [
        Pick(
            f"ask:{seat}",
            words("spyfall.pick.ask", of=names[seat]),
            at(seat),
            f"ask:{seat}" in draft,
        )
        for seat in (targets(table) if table.tracking else ())
    ]
    if len(table.accused_by) < table.seats:
        picks.append(Pick("accuse", words("spyfall.pick.accuse")))
    move = Move(("ask", number(draft[-1]), "")) if draft else None
    if not table.tracking:
        return Sketch(tuple(picks), words("spyfall.hint.talk"), table, head=words("spyfall.head.talk"))
    hint = words("spyfall.hint.ask")
    if table.asked_by >= 0:
        hint = words("spyfall.hint.ask_not_back", name=names[table.asked_by])
    head = words("spyfall.head.asks", name=names[table.asker])
    return Sketch(tuple(picks), hint, table, move, seat=table.asker, head=head, at_once=True)


def sketch_accusation(table: Table, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    """A second tap in the same row changes one's mind."""
    by = next((number(key) for key in reversed(draft) if key.startswith("by:")), None)
    of = next((number(key) for key in reversed(draft) if key.startswith("of:")), None)
    head = words("spyfall.head.accuse")
    if by is None:
        free = [seat for seat in range(table.seats) if seat not in table.accused_by]
        picks = tuple(Pick(f"by:{seat}", words("spyfall.pick.by", name=names[seat]), at(seat)) for seat in free)
        return Sketch(picks, words("spyfall.hint.accuser"), table, head=head)
    others = [seat for seat in range(table.seats) if seat != by]
    picks = tuple(
        Pick(f"of:{seat}", words("spyfall.pick.of", name=names[seat]), at(seat), seat == of) for seat in others
    )
    if of is None:
        after = replace(table, accuser=by)
        return Sketch(picks, words("spyfall.hint.accused", name=names[by]), after, seat=by, head=head)
    after = replace(table, accuser=by, accused=of)
    summary = words("spyfall.summary.accuse", by=names[by], of=names[of])
    return Sketch(picks, words("spyfall.hint.confirm"), after, Move(("accuse", of)), summary, seat=by, head=head)


def sketch_answer(table: Table, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    pick = Pick("answer", words("spyfall.pick.answer"), chosen=bool(draft))
    move = Move(("answer", "…")) if draft else None
    return Sketch((pick,), words("spyfall.hint.answer"), table, move, at_once=True)


# ---------------------------------------------------------------- votes and the guess


def sketch_vote(table: Table, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    """SPY-5.2: yes or no, in secret."""
    chosen = draft[-1] if draft else ""
    picks = tuple(Pick(key, words(f"spyfall.pick.vote.{key}"), chosen=key == chosen) for key in ("yes", "no"))
    move = Move(chosen == "yes") if chosen else None
    head = words("spyfall.head.accused", by=names[table.accuser], of=names[table.accused])
    return Sketch(picks, words("spyfall.hint.vote", name=names[table.accused]), table, move, head=head)


def sketch_guess(table: Table, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    """SPY-5.6: one place of the poster."""
    chosen = draft[-1].removeprefix("place:") if draft else ""
    picks = tuple(Pick(f"place:{place}", place_name(place, words), chosen=place == chosen) for place in table.places)
    head = words("spyfall.head.guess", name=names[table.suspect])
    if not chosen:
        return Sketch(picks, words("spyfall.hint.guess"), table, head=head)
    summary = words("spyfall.summary.guess", place=place_name(chosen, words))
    return Sketch(picks, words("spyfall.hint.confirm"), table, Move(chosen), summary, head=head)


def sketch_suspect(view: View, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    """SPY-5.8 in the open, SPY-5.9 in secret: never oneself."""
    table = view.table
    is_open = table.phase == "name"
    seat = next_to_name(table) if is_open else view.seat
    chosen = number(draft[-1]) if draft else None
    picks = tuple(
        Pick(f"seat:{other}", names[other], at(other), other == chosen) for other in range(table.seats) if other != seat
    )
    move = Move(chosen) if chosen is not None else None
    if not is_open:
        return Sketch(picks, words("spyfall.hint.final"), table, move)
    head = words("spyfall.head.name", name=names[next_to_name(table)])
    return Sketch(picks, words("spyfall.hint.name"), table, move, head=head, at_once=True)
