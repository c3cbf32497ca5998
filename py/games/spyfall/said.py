"""Spyfall in words: with bots at the table a question and its answer are picked from the bank, or typed.

Among people alone nobody types: they speak, and picks.py only notes who asked whom.
"""

from collections.abc import Sequence

from games.contract.kit import Speech
from games.contract.picks import Draft, Pick, Sketch, Words
from games.spyfall.bot import bank
from games.spyfall.picks import at, number, sketch_accusation
from games.spyfall.table import Table
from games.spyfall.talk import targets
from games.spyfall.view import View
from table.events import Event, Move
from table.lots import shuffle
from table.needs import Clock, Need, Seat

SUGGESTED = 6
TEXT = "text:"


def is_due(need: Need, table: Table) -> bool:
    """While the clock runs, and for the answer that is still owed when it has stopped."""
    return isinstance(need, Clock) or table.phase == "last answer"


def sketch(
    view: View, draft: Draft, words: Words, names: Sequence[str], here: Sequence[Seat], events: Sequence[Event]
) -> Sketch:
    """What the people `here` may say now; `events` is what everybody has heard."""
    table = view.table
    if "accuse" in draft:
        return sketch_accusation(table, draft, words, names)
    accuse = (Pick("accuse", words("spyfall.pick.accuse")),) if len(table.accused_by) < table.seats else ()
    if table.phase == "last answer":
        accuse = ()
    if table.asked in here:
        return sketch_answer(table, draft, words, names, accuse, last_question(events))
    if table.asked >= 0:
        head = words("spyfall.head.answers", name=names[table.asked])
        return Sketch(accuse, words("spyfall.hint.listen"), table, head=head)
    if table.asker not in here:
        head = words("spyfall.head.asks", name=names[table.asker])
        return Sketch(accuse, words("spyfall.hint.listen"), table, head=head)
    return sketch_question(table, draft, words, names, accuse, here)


def last_question(events: Sequence[Event]) -> str:
    for event in reversed(events):
        if event.kind == "choose" and isinstance(event.value, tuple) and event.value[:1] == ("ask",):
            return str(event.value[2])
    return ""


def language(words: Words) -> str:
    return str(getattr(words, "language", "en"))


def sketch_question(
    table: Table, draft: Draft, words: Words, names: Sequence[str], accuse: tuple[Pick, ...], here: Sequence[Seat]
) -> Sketch:
    """`ask:2`, then a question: `q:noise:0`, `text:…`, or `aloud` among people who sit together."""
    is_you = len(here) == 1  # a player alone at the device is spoken to
    head = words("spyfall.head.you_ask") if is_you else words("spyfall.head.asks", name=names[table.asker])
    if not draft or not draft[0].startswith("ask:"):
        hint = words("spyfall.hint.ask")
        if table.asked_by >= 0:
            hint = words("spyfall.hint.ask_not_back", name=names[table.asked_by])
        whom = tuple(
            Pick(f"ask:{seat}", words("spyfall.pick.ask", of=names[seat]), at(seat)) for seat in targets(table)
        )
        return Sketch((*whom, *accuse), hint, table, seat=table.asker, head=head)
    target = number(draft[0])
    chosen = draft[-1] if len(draft) > 1 else ""
    # Until somebody has asked, the same questions stay on the list.
    free = {f"q:{topic}:{n}": bank.question(topic, n, language(words)) for topic, n in bank.unasked(table.questions)}
    listed = shuffle(tuple(free), "suggested", str(table.round), str(table.step))[:SUGGESTED]
    texts = {key: free[key] for key in listed}
    picks = [Pick(key, text, chosen=key == chosen) for key, text in texts.items()]
    if target in here:
        picks.append(Pick("aloud", words("spyfall.pick.aloud"), chosen=chosen == "aloud"))
    said = chosen.removeprefix(TEXT) if chosen.startswith(TEXT) else "" if chosen == "aloud" else texts.get(chosen)
    move = Move(("ask", target, said)) if chosen and said is not None else None
    of = "spyfall.head.you_ask_of" if is_you else "spyfall.head.asks_of"
    head = words(of, by=names[table.asker], of=names[target])
    hint, typing = words("spyfall.hint.question"), words("spyfall.typing.question")
    return Sketch(tuple(picks), hint, table, move, seat=table.asker, head=head, at_once=True, typing=typing)


def sketch_answer(
    table: Table, draft: Draft, words: Words, names: Sequence[str], accuse: tuple[Pick, ...], question: str
) -> Sketch:
    """`a:2` from the bank, or `text:…`. To a question it does not know, the bank has vague answers."""
    topic, _ = bank.question_in(question) or ("", 0)
    tongue = language(words)
    texts = {
        f"a:{n}": bank.answer(topic, n, tongue) if topic else bank.vague(n, tongue) for n in range(bank.ANSWERS)
    }
    chosen = draft[-1] if draft else ""
    group = words("spyfall.group.answers")
    picks = tuple(Pick(key, text, chosen=key == chosen, group=group) for key, text in texts.items())
    said = chosen.removeprefix(TEXT) if chosen.startswith(TEXT) else texts.get(chosen)
    move = Move(("answer", said)) if said else None
    head = words("spyfall.say.ask_text", by=names[table.asker], of=names[table.asked], text=question)
    hint, typing = words("spyfall.hint.reply"), words("spyfall.typing.answer")
    return Sketch((*picks, *accuse), hint, table, move, seat=table.asked, head=head, at_once=True, typing=typing)


SPEECH = Speech(is_due, sketch)
