"""Saved games: writes a match as one readable JSON file, and reads it back.

Law: a file that is damaged, or not ours, is refused with a reason, and changes nothing.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from table import catalog
from table.change import replace
from table.dealers import Local
from table.events import Event
from table.game import Game
from table.illegal import Damaged, Refusal
from table.levels import LEVELS, level_named
from table.log import GENESIS, next_head
from table.match import Match
from table.pocket import Card, Pocket, Sealed, Staked
from table.seals import named_seals, seal
from table.text import Plain, read, write

FORMAT = 1
LARGEST = 8_000_000
DEEPEST = 30
MARKS = re.compile(r'[\[\]{}]|"[^"\\]*(?:\\.[^"\\]*)*"?')
PARTS = {"cabinet_noir", "game", "about", "log", "private", "sum"}


@dataclass(frozen=True, slots=True)
class About:
    """What the list of saved games shows of one. `when` is a time as the device writes it.

    `bots` holds for every seat the level of its bot, or an empty text for a person. It is empty if all are people.
    """

    id: str
    title: str
    when: str
    bots: tuple[str, ...] = ()


def dump(match: Match, about: About) -> str:
    """Writes the match, one line for each event. `private` holds what only this device knows."""
    assert isinstance(match.dealer, Local)
    entries = list(map(_entry, match.log.events, match.log.heads))
    private = {
        "seed": match.dealer.seed,
        "kept": match.kept,
        "pockets": [write(match.pockets[seat]) for seat in sorted(match.pockets)],
    }
    top = {"cabinet_noir": FORMAT, "game": match.game.name, "about": write(about)}
    check = _sum({**top, "private": private}, match.log.head)
    body = ",\n  ".join(entries)
    rest = f'"log": [\n  {body}\n],\n"private": {json.dumps(private)},\n"sum": "{check}"}}\n'
    return json.dumps(top, ensure_ascii=False)[:-1] + f",\n{rest}"


@lru_cache(maxsize=4096)
def _entry(event: Event, head: str) -> str:
    """One line of the log. A game is saved after every move, so each line is made once and remembered.

    `head` is part of the key because Python takes an event with True for one with 1. Their heads differ.
    """
    return json.dumps({**write(event), "head": head}, ensure_ascii=False)


def load(text: str) -> tuple[Match, About]:
    """Reads a whole game. Every hash, every rule and every seal is checked on the way."""
    try:
        return _load(_parse(text))
    except RecursionError as wrong:
        raise Damaged("damaged.json") from wrong


def unpack(text: str) -> tuple[Game, tuple[Event, ...], str]:
    """Reads the game, its events and its seed for the audit. Hashes are checked here, rules and seals are not."""
    try:
        data = _parse(text)
        events = _unpack(data)
        return catalog.load(_get(data, "game", str)), tuple(events), _get(_get(data, "private", dict), "seed", str)
    except RecursionError as wrong:
        raise Damaged("damaged.json") from wrong
    except Damaged:
        raise
    except Refusal as refusal:
        raise Damaged("damaged.rules") from refusal


def _unpack(data: dict[str, Any]) -> list[Event]:
    events = _events(_get(data, "log", list))
    if data["sum"] != _sum({key: data[key] for key in data if key not in ("log", "sum")}, data["log"][-1]["head"]):
        raise Damaged("damaged.part", part="sum")
    return events


def _load(data: dict[str, Any]) -> tuple[Match, About]:
    try:
        game = catalog.load(_get(data, "game", str))
        about = read(About, {"bots": [], **_get(data, "about", dict)})  # older files have no bots
        about = replace(about, bots=tuple(map(level_named, about.bots)))
        private = _get(data, "private", dict)
        events = _unpack(data)
        match = Match(game, Local(_get(private, "seed", str)), events[0])
        if about.bots and (len(about.bots) != len(match.names) or not {*about.bots} <= {"", *LEVELS}):
            raise Damaged("damaged.part", part="bots")
        _fill_pockets(match, _get(private, "pockets", list))
        for event in events[1:]:
            match.receive(event)
        _check_pockets(match)
        match.kept = _get(private, "kept", int)
        if not 1 <= match.kept <= len(match.log):
            raise Damaged("damaged.part", part="kept")
    except Damaged:
        raise
    except Refusal as refusal:
        raise Damaged("damaged.rules") from refusal
    return match, about


def _parse(text: str) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise Damaged("damaged.large")
    try:
        data = json.loads(text) if depth_of(text) <= DEEPEST else None
    except (ValueError, RecursionError) as wrong:
        raise Damaged("damaged.json") from wrong
    if not isinstance(data, dict) or "cabinet_noir" not in data:
        raise Damaged("damaged.foreign")
    if type(data["cabinet_noir"]) is not int or data["cabinet_noir"] != FORMAT:
        raise Damaged("damaged.version")
    if set(data) != PARTS:
        raise Damaged("damaged.part", part=min(set(data) ^ PARTS))
    return data


def depth_of(text: str) -> int:
    """How deeply brackets are nested. In a browser a parser that goes too deep crashes the whole page."""
    depth = deepest = 0
    for mark in MARKS.findall(text):
        if mark in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif mark in "]}":
            depth -= 1
    return deepest


def _sum(data: dict[str, Any], head: str) -> str:
    """A checksum of everything but the log, which has its own hashes."""
    return hashlib.sha256(f"{json.dumps(data, sort_keys=True)}\n{head}".encode()).hexdigest()


def _get(data: Mapping[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if type(value) is not kind:
        raise Damaged("damaged.part", part=key)
    return value


def _events(entries: list[Any]) -> list[Event]:
    if not entries:
        raise Damaged("damaged.part", part="log")
    head, events = GENESIS, []
    for number, entry in enumerate(entries):
        if not isinstance(entry, dict):
            raise Damaged("damaged.entry", n=number + 1)
        event = read(Event, {key: value for key, value in entry.items() if key != "head"})
        head = next_head(head, event)
        if entry.get("head") != head:
            raise Damaged("damaged.entry", n=number + 1)
        events.append(event)
    return events


def _fill_pockets(match: Match, pockets: list[Any]) -> None:
    """Fills the pockets from the file, all but the cards: those are dealt again from the seed as the log is read."""
    seats = [read(Pocket, data).seat for data in pockets]
    if seats != sorted(match.pockets):
        raise Damaged("damaged.part", part="pockets")
    for data in pockets:
        kept = read(Pocket, data)
        match.pockets[kept.seat] = Pocket(
            kept.seat, sealed=kept.sealed, staked=kept.staked, notes=kept.notes
        )


def _check_pockets(match: Match) -> None:
    """Refuses a pocket that cannot open its own seals, or holds other cards: the game could never be finished."""
    for seat, pocket in match.pockets.items():
        seals = [_opened_by(kept, "seal", kept.name, seat, kept.value) for kept in pocket.sealed]
        stakes = [
            _opened_by(kept, "stake", f"{kept.name}.{number}", seat, kept.amounts)
            for name in dict.fromkeys(kept.name for kept in pocket.staked)
            for number, kept in enumerate(pocket.stakes(name))
        ]
        mine = [event for event in match.log.events if event.seat == seat]
        known = {"seal": sorted(seals), "stake": sorted(stakes)}
        told = {
            kind: sorted(str(one) for event in mine if event.kind == kind for one in named_seals(event).values())
            for kind in known
        }
        if known != told or not all(_is_dealt(match, card) for card in pocket.cards):
            raise Damaged("damaged.part", part="pockets")


def _opened_by(kept: Sealed | Staked, kind: str, name: str, seat: int, value: Plain) -> str:
    return seal(kind, name, seat, value, kept.nonce)


def _is_dealt(match: Match, card: Card) -> bool:
    deck = match.log.find("shuffle", card.deck)
    seals = deck.proof if deck and isinstance(deck.proof, tuple) else ()
    return card.place < len(seals) and seals[card.place] == seal("card", card.deck, card.place, card.face, card.nonce)
