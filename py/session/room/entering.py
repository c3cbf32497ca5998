"""Ways into a room: opening one, knocking at one, and coming back into the one this device was in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from session.device import Device
from session.room.arithmetic import arithmetic
from session.room.gathering import Gathering, MakeRoom
from session.room.helpers import APART, helped, helpers_of
from session.room.layout import TABLE
from session.room.notebook import Notebook
from store import Store
from table import catalog
from table.illegal import Damaged, Illegal
from table.needs import Clock
from table.save import parse
from wire.link.messages import Card, Plan
from wire.room.invitation import Invitation, new_code, read_invitation
from wire.room.room import Chance, Room
from wire.room.saved import Kept

LARGEST = 64_000_000


@dataclass(frozen=True)
class Screen:
    """What a gathering asks of the pages: to go to the one that fits, and whether the talk is open."""

    show_page: Callable[[Gathering], None]
    is_talk_open: Callable[[], bool]


@dataclass(frozen=True)
class KeptRoom:
    """A room on this device. `spoken`: what this device has said in it since it was kept."""

    invitation: Invitation
    room: str
    notebook: Notebook
    spoken: str

    @property
    def about(self) -> tuple[str, tuple[str, ...]]:
        """The game it plays, and with whom."""
        kept = Kept(self.room)
        cards = [note.body for note in kept.notes if isinstance(note.body, Card)]
        games = [note.body.game for note in kept.notes if isinstance(note.body, Plan)]
        names = tuple(card.name for card in cards if card != kept.card and not card.is_gone)
        return games[-1] if games else "", names


async def kept_room(store: Store, code: str = "") -> KeptRoom | None:
    """The room of this device; or with a code another one, which it was in before."""
    text, spoken = await store.other_room(code) if code else (await store.room(), store.spoken())
    try:
        kept = parse(text, LARGEST)
        invitation = read_invitation(kept["fragment"])
        notebook = Notebook.load(kept.get("diary"))
        return KeptRoom(invitation, str(kept["room"]), notebook, spoken) if invitation else None
    except (Damaged, ValueError, LookupError, TypeError, AttributeError):
        return None


async def open_room(device: Device, screen: Screen, name: str, place: str) -> Gathering:
    """Opens a room for friends in the same place, where nobody is contacted, or in different places."""
    invitation = Invitation(new_code(bytes.fromhex(device.browser.seed())))
    if place == APART:
        invitation = helped(invitation, helpers_of(device))
    return await _enter(device, screen, name, invitation, False)


async def knock_at_room(device: Device, screen: Screen, name: str, invitation: Invitation) -> Gathering:
    return await _enter(device, screen, name, helped(invitation, helpers_of(device)), True)


async def _enter(device: Device, screen: Screen, name: str, invitation: Invitation, is_guest: bool) -> Gathering:
    curve, signing = await arithmetic(device.browser)
    seed, version, code = bytes.fromhex(device.browser.seed()), device.browser.version(), invitation.code
    new = partial(Room, code, invitation.secret, seed, name, version, curve, _chance(device), signing)

    def make_room(changed: Callable[[], None], left: Callable[[Clock], int]) -> Room:
        room = new(left=left, changed=changed)
        if not is_guest:
            room.open_door()
            room.choose(catalog.NAMES[0], {})
            if device.settings.layout != TABLE:
                room.take_seat()
        return room

    return await _gather(device, screen, make_room, invitation, is_guest, is_guest, Notebook())


async def return_to_room(device: Device, screen: Screen, kept: KeptRoom | None, offer: str = "") -> Gathering:
    """Into a room this device was in, as it was kept; the others are found again."""
    if kept is None:
        raise Damaged("damaged.json")
    curve, signing = await arithmetic(device.browser)
    load = partial(Room.load, kept.room, device.browser.version(), curve, _chance(device), signing, journal=kept.spoken)

    def make_room(changed: Callable[[], None], left: Callable[[Clock], int]) -> Room:
        return load(left=left, changed=changed)

    return await _gather(device, screen, make_room, replace(kept.invitation, offer=offer), True, False, kept.notebook)


async def _gather(
    device: Device,
    screen: Screen,
    make_room: MakeRoom,
    invitation: Invitation,
    knocks: bool,
    is_new: bool,
    notebook: Notebook,
) -> Gathering:
    bare = Invitation(invitation.code, invitation.relays, invitation.servers)
    gathering = Gathering(
        device, make_room, bare, screen.show_page, screen.is_talk_open, knocks, is_new, notebook
    )
    try:
        await gathering.open()
    except Illegal:
        raise
    except Exception as error:
        raise Illegal("meet.no_links") from error
    await _make_way(device.store, invitation.code)
    gathering.begin()
    gathering.keep()
    return gathering


async def _make_way(store: Store, code: str) -> None:
    """Another room that this device is in stays on it, with its keys. One that cannot be read is set aside."""
    kept = await kept_room(store)
    if kept is None:
        await store.set_room_aside()
    before = kept.invitation.code if kept else ""
    if before != code:
        await store.change_room(before, code)


def _chance(device: Device) -> Chance:
    def chance(count: int) -> bytes:
        found = b""
        while len(found) < count:
            found += bytes.fromhex(device.browser.seed())
        return found[:count]

    return chance
