"""Ways into a room: opening one, knocking at one, and coming back into the one this device was in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from session.device import Device
from session.room.arithmetic import arithmetic
from session.room.gathering import Gathering, MakeRoom
from session.room.notebook import Notebook
from table import catalog
from table.illegal import Damaged, Illegal
from table.needs import Clock
from table.save import parse
from wire.room.invitation import Invitation, new_code, read_invitation
from wire.room.room import Chance, Room

LARGEST = 64_000_000


@dataclass(frozen=True)
class Screen:
    """What a gathering asks of the pages: to go to the one that fits, and whether the talk is open."""

    show_page: Callable[[Gathering], None]
    is_talk_open: Callable[[], bool]


@dataclass(frozen=True)
class KeptRoom:
    invitation: Invitation
    room: str
    notebook: Notebook


def read_kept(text: str) -> KeptRoom | None:
    try:
        kept = parse(text, LARGEST)
        invitation = read_invitation(kept["fragment"])
        return KeptRoom(invitation, str(kept["room"]), Notebook.load(kept.get("diary"))) if invitation else None
    except (Damaged, ValueError, LookupError, TypeError, AttributeError):
        return None


async def enter_room(device: Device, screen: Screen, name: str, invitation: Invitation | None) -> Gathering:
    """Opens a room; or, with an invitation, knocks at one."""
    settings, is_guest = device.settings, invitation is not None
    if invitation is None:
        invitation = Invitation(new_code(bytes.fromhex(device.browser.seed())), settings.relays, settings.servers)
    elif not invitation.relays and not invitation.offer:
        invitation = Invitation(invitation.code, settings.relays, invitation.servers or settings.servers)
    curve, signing = await arithmetic(device.browser)
    seed, version, code = bytes.fromhex(device.browser.seed()), device.browser.version(), invitation.code
    new = partial(Room, code, invitation.secret, seed, name, version, curve, _chance(device), signing)

    def make_room(changed: Callable[[], None], left: Callable[[Clock], int]) -> Room:
        room = new(left=left, changed=changed)
        if not is_guest:
            room.open_door()
            room.choose(catalog.NAMES[0], {})
            room.take_seat()
        return room

    return await _gather(device, screen, make_room, invitation, is_guest, is_guest, Notebook())


async def return_to_room(device: Device, screen: Screen, kept: KeptRoom | None, offer: str = "") -> Gathering:
    """Into the room this device was in, as it was kept; the others are found again."""
    if kept is None:
        raise Damaged("damaged.json")
    curve, signing = await arithmetic(device.browser)
    version, spoken = device.browser.version(), device.store.spoken()
    load = partial(Room.load, kept.room, version, curve, _chance(device), signing, journal=spoken)

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
        await gathering.begin()
    except Illegal:
        raise
    except Exception as error:
        raise Illegal("meet.no_links") from error
    gathering.keep()
    return gathering


def _chance(device: Device) -> Chance:
    def chance(count: int) -> bytes:
        found = b""
        while len(found) < count:
            found += bytes.fromhex(device.browser.seed())
        return found[:count]

    return chance
