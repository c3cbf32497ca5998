"""The audit of a network game in words, for the page and for the command line."""

from collections.abc import Iterator

from fair.game.audit import Report
from fair.game.record import Record
from games.contract.kit import kit
from screen.app.words import Words
from table.needs import Seat
from table.text import Plain


def mode_of(record: Record) -> str:
    return "two" if len(record.players) == 2 else "forgiving" if record.forgiving else "strict"


def tell(words: Words, report: Report) -> list[str]:
    """The verdict in a sentence, and the sentences that explain it."""
    wrong = report.wrong
    if not wrong:
        return [words("fairness.well")] if report.is_whole else [words("inquiry.so_far"), words("inquiry.open")]
    said = [
        words(report.reason or f"audit.wrong.{one.what.removeprefix('audit.')}", seat=_name(report, one.seat))
        for one in wrong
    ]
    where = words("inquiry.where", n=min(one.wrong_at or 0 for one in wrong[:1]) + 1)
    return [said[0], where, *(words("inquiry.more", said=one) for one in said[1:])]


def _name(report: Report, seat: Seat | None) -> str:
    return "?" if seat is None else report.match.names[seat]


def tell_decks(words: Words, report: Report) -> Iterator[tuple[str, list[str]]]:
    """Every deck as it lay, and who was dealt which card."""
    names, around = report.match.names, kit(report.match.game.name).around
    dealt = {(e.name, e.value): e.seat for e in report.match.log.events if e.kind == "deal"}
    for number, (deck, faces) in enumerate(report.decks.items(), 1):
        cards = []
        for place, face in enumerate(faces):
            card, seat = around.opened(deck, face, words), dealt.get((deck, place))
            cards.append(card if seat is None else words("inquiry.dealt", card=card, name=names[seat]))
        yield words("inquiry.deck", n=number), cards


def tell_stakes(words: Words, report: Report) -> Iterator[tuple[str, list[str]]]:
    """What every player staked, one stake after the other."""
    around = kit(report.match.game.name).around

    def amounts(row: Plain) -> str:
        pairs = row if isinstance(row, tuple) else ()
        told = [
            words("inquiry.amount", account=around.opened("", str(pair[0]), words), amount=pair[1])
            for pair in pairs
            if isinstance(pair, tuple)
        ]
        return words.list(told) or words("inquiry.nothing")

    for (_, seat), rows in report.stakes.items():
        yield report.match.names[seat], [amounts(row) for row in rows]
