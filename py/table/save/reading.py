"""Reads a saved game back. Every hash, every rule and every seal is checked on the way."""

from collections.abc import Mapping
from typing import Any

from table import catalog
from table.change import replace
from table.dealers import Local
from table.events import Event
from table.game import Game
from table.illegal import Damaged, Refusal, Unknown, unreadable
from table.levels import LEVELS, level_named
from table.log import GENESIS, next_head
from table.match import Match
from table.names import LONGEST_TITLE, clean
from table.pocket import Card, Pocket, Sealed, Staked
from table.save.about import FORMAT, PARTS, About, checksum
from table.save.steps import Steps, finish, part
from table.save.strict import parsing
from table.seals import named_seals, seal
from table.text import Plain, read

LONGEST_ID, LONGEST_TIME = 80, 19
PARSED, READ = 0.1, 0.4  # how much is done when the text is parsed, and when its events are read


def load(text: str) -> tuple[Match, About]:
    """Reads a whole game at once."""
    return finish(loading(text))


def loading(text: str) -> Steps[tuple[Match, About]]:
    """Reads a whole game in small steps, so that a page can draw and listen in between."""
    try:
        return (yield from _loading((yield from _parsing(text))))
    except RecursionError as wrong:
        raise Damaged("damaged.json") from wrong


def unpack(text: str) -> tuple[Game, tuple[Event, ...], str]:
    """Reads the game, its events and its seed for the audit. Hashes are checked here, rules and seals are not."""
    try:
        data = finish(_parsing(text))
        events = finish(_unpacking(data))
        return catalog.load(_get(data, "game", str)), tuple(events), _get(_get(data, "private", dict), "seed", str)
    except RecursionError as wrong:
        raise Damaged("damaged.json") from wrong
    except Damaged:
        raise
    except Refusal as refusal:
        raise Damaged("damaged.rules") from refusal


def is_whole(text: str) -> bool:
    """Does every hash in it fit, and the sum at its end? Whether it can be played, `load` finds out.

    Raises Unknown for a file in the format of another edition: only that one can tell.
    """
    try:
        finish(_unpacking(finish(_parsing(text))))
    except Unknown:
        raise
    except (Refusal, RecursionError):
        return False
    return True


def _unpacking(data: dict[str, Any]) -> Steps[list[Event]]:
    events = yield from _events(_get(data, "log", list))
    if data["sum"] != checksum({key: data[key] for key in data if key not in ("log", "sum")}, data["log"][-1]["head"]):
        raise Damaged("damaged.part", part="sum")
    return events


def _loading(data: dict[str, Any]) -> Steps[tuple[Match, About]]:
    try:
        game = catalog.load(_get(data, "game", str))
        about = _tidy(read(About, {"bots": [], **_get(data, "about", dict)}))  # older files have no bots
        private = _get(data, "private", dict)
        events = yield from _unpacking(data)
        match = Match(game, Local(_get(private, "seed", str)), events[0])
        if about.bots and (len(about.bots) != len(match.names) or not {*about.bots} <= {"", *LEVELS}):
            raise Damaged("damaged.part", part="bots")
        _fill_pockets(match, _get(private, "pockets", list))
        for number, event in enumerate(events[1:]):
            match.receive(event)
            yield READ + (1 - READ) * number / len(events)
        _check_pockets(match)
        match.kept = _get(private, "kept", int)
        if not 1 <= match.kept <= len(match.log):
            raise Damaged("damaged.part", part="kept")
    except Damaged:
        raise
    except Refusal as refusal:
        raise unreadable(refusal, "damaged.rules") from refusal
    return match, about


def _tidy(about: About) -> About:
    id_, when = clean(about.id, LONGEST_ID), clean(about.when, LONGEST_TIME)
    title = clean(about.title, LONGEST_TITLE) or id_
    return replace(about, id=id_, title=title, when=when, bots=tuple(map(level_named, about.bots)))


def _parsing(text: str) -> Steps[dict[str, Any]]:
    data = yield from part(PARSED, parsing(text))
    if not isinstance(data, dict) or "cabinet_noir" not in data:
        raise Damaged("damaged.foreign")
    if type(data["cabinet_noir"]) is not int or data["cabinet_noir"] != FORMAT:
        raise Unknown("damaged.version")
    if set(data) != PARTS:
        raise Damaged("damaged.part", part=min(set(data) ^ PARTS))
    return data


def _get(data: Mapping[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if type(value) is not kind:
        raise Damaged("damaged.part", part=key)
    return value


def _events(entries: list[Any]) -> Steps[list[Event]]:
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
        yield PARSED + (READ - PARSED) * number / len(entries)
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
