"""Checks a game out of a file: a saved game of one device, or the record of a network game.

It needs nothing but Python. Exit code 0: all is well; 1: somebody cheated; 2: the file cannot be read.
"""

import sys
from collections.abc import Iterator, Sequence
from functools import reduce
from pathlib import Path

from fair.game.audit import audit as audit_record
from fair.game.record import is_record, load, verified
from fair.group.curve import reference
from fair.group.signatures import ED25519
from screen.app.words import Words
from screen.parts.findings import by_seat, tell_finding, tell_verdict
from screen.review.audit_text import mode_of, tell, tell_decks, tell_stakes
from table.audit import Finding, audit
from table.illegal import Refusal
from table.log import GENESIS, next_head
from table.match import read_start
from table.names import clean
from table.save import unpack

WELL, CHEATED, UNREADABLE = 0, 1, 2
LONGEST = 1000


def run(file: Path, language: str = "en") -> int:
    words = Words(language)
    try:
        text = file.read_text(encoding="utf-8")
        lines, is_well = _network(text, words) if is_record(text) else _one_device(text, words)
    except Refusal as refusal:
        print(*_shown([words(refusal.reason, **refusal.values)]), file=sys.stderr)
        return UNREADABLE
    except (OSError, UnicodeDecodeError) as wrong:
        print(*_shown([str(wrong)]), file=sys.stderr)
        return UNREADABLE
    print("\n".join(_shown(lines)))
    return WELL if is_well else CHEATED


def _shown(lines: Sequence[str]) -> Iterator[str]:
    """A line stays one line, whatever somebody has called himself; only our own breaks and indents are kept."""
    for line in lines:
        bare = line.lstrip("\n ")
        yield line[: len(line) - len(bare)] + clean(bare, LONGEST)


def _one_device(text: str, words: Words) -> tuple[list[str], bool]:
    game, events, seed = unpack(text)
    names = read_start(game, events[0])[0]
    findings = audit(game, events, seed)
    said = [tell_verdict(words, findings), *_findings(words, names, findings)]
    head = reduce(next_head, events, GENESIS)
    return [*_title(words, game.name, names), *said, _head(words, head)], all(one.ok for one in findings)


def _network(text: str, words: Words) -> tuple[list[str], bool]:
    record = load(text)
    report = audit_record(record, reference(), verified(record, ED25519))
    names = report.match.names
    said = [words(f"price.{mode_of(record)}"), *tell(words, report), *_findings(words, names, report.findings)]
    for title, groups in {"inquiry.decks": tell_decks, "inquiry.stakes": tell_stakes}.items():
        for name, row in groups(words, report):
            said += [f"\n{words(title)}: {name}", *(f"  {number:3} {one}" for number, one in enumerate(row, 1))]
    return [*_title(words, record.game.name, names), *said, _head(words, report.match.log.head)], not report.wrong


def _title(words: Words, game: str, names: Sequence[str]) -> list[str]:
    return [f"{words(f'{game}.title')}: {words.list(names)}"]


def _findings(words: Words, names: Sequence[str], findings: Sequence[Finding]) -> Iterator[str]:
    for seat, who in by_seat(names, words):
        rows = [one for one in findings if one.seat == seat]
        if rows:
            yield f"\n{who}"
            yield from (f"  {'✓' if one.ok else '✗'} {tell_finding(words, one)}" for one in rows)


def _head(words: Words, head: str) -> str:
    return "\n" + words("fairness.head", head=head[:16])
