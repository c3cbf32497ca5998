"""A game as one readable JSON file. What is damaged or foreign is refused with a reason, and changes nothing."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from table import catalog
from table.dealers import Local
from table.events import Event
from table.illegal import Damaged, Refusal
from table.log import GENESIS, next_head
from table.match import Match
from table.pocket import Pocket
from table.seals import seal
from table.text import read, write

FORMAT = 1
LARGEST = 8_000_000


@dataclass(frozen=True, slots=True)
class About:
    """What the shelf shows of a saved game. `when` is written by the device, in its own words."""

    id: str
    title: str
    when: str


def dump(match: Match, about: About) -> str:
    """Readable: one line for each event. `private` is what only this device knows."""
    assert isinstance(match.dealer, Local)
    entries = [
        json.dumps({**write(event), "head": head}, ensure_ascii=False)
        for event, head in zip(match.log.events, match.log.heads, strict=True)
    ]
    private = {
        "seed": match.dealer.seed,
        "kept": match.kept,
        "pockets": [write(match.pockets[seat]) for seat in sorted(match.pockets)],
    }
    top = {"cabinet_noir": FORMAT, "game": match.game.name, "about": write(about)}
    body = ",\n  ".join(entries)
    return json.dumps(top, ensure_ascii=False)[:-1] + f',\n"log": [\n  {body}\n],\n"private": {json.dumps(private)}}}\n'


def load(text: str) -> tuple[Match, About]:
    """The whole game back: every hash, every rule and every seal is checked on the way."""
    data = _parse(text)
    try:
        game = catalog.load(_get(data, "game", str))
        about = read(About, _get(data, "about", dict))
        private = _get(data, "private", dict)
        events = _events(_get(data, "log", list))
        match = Match(game, Local(_get(private, "seed", str)), events[0])
        _fill_pockets(match, _get(private, "pockets", list))
        for event in events[1:]:
            match.receive(event)
        _check_pockets(match)
        match.kept = min(_get(private, "kept", int), len(match.log))
    except Damaged:
        raise
    except Refusal as refusal:
        raise Damaged("damaged.rules") from refusal
    return match, about


def _parse(text: str) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise Damaged("damaged.large")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise Damaged("damaged.json") from wrong
    if not isinstance(data, dict) or "cabinet_noir" not in data:
        raise Damaged("damaged.foreign")
    if data["cabinet_noir"] != FORMAT:
        raise Damaged("damaged.version")
    return data


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
    """Cards are dealt again from the seed as the log is read; what a seat sealed and noted comes from the file."""
    for data in pockets:
        kept = read(Pocket, data)
        if kept.seat not in match.pockets:
            raise Damaged("damaged.part", part="pockets")
        match.pockets[kept.seat] = Pocket(
            kept.seat, sealed=kept.sealed, staked=kept.staked, notes=kept.notes
        )


def _check_pockets(match: Match) -> None:
    """A seat that could not open its own seals later would end the game for all: refuse it now."""
    for seat, pocket in match.pockets.items():
        for kept in pocket.sealed:
            event = match.log.find("seal", kept.name, seat)
            if event is None or event.proof != seal("seal", kept.name, seat, kept.value, kept.nonce):
                raise Damaged("damaged.part", part="pockets")
