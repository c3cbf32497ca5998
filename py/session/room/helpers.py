"""The public helpers through which devices in different places find each other.

A player who names any of their own uses those alone; else the page's are used, which its host has chosen
(web/helpers.json). Law: nobody is contacted before the player has read who it is, and chosen *Different places*.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from session.device import Device
from wire.room.invitation import Invitation, proper_relays, proper_servers

SAME, APART = "same", "apart"  # where the friends are: around one Wi-Fi, or in different homes


@dataclass(frozen=True, slots=True)
class Helpers:
    """`relays` pass on sealed notes; `servers` help through routers (STUN and TURN)."""

    relays: tuple[str, ...] = ()
    servers: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.relays)


def helpers_of(device: Device) -> Helpers:
    settings = device.settings
    if settings.relays or settings.servers:
        return Helpers(settings.relays, settings.servers)
    return read_helpers(device.browser.helpers())


def read_helpers(text: str) -> Helpers:
    """What cannot be read, or is no proper address, names nobody."""
    try:
        named = json.loads(text)
        return Helpers(proper_relays(named["relays"]), proper_servers(named["servers"]))
    except (ValueError, LookupError, TypeError, AttributeError):
        return Helpers()


def helped(invitation: Invitation, helpers: Helpers) -> Invitation:
    """An invitation that names nobody who could help to meet is answered through these."""
    if invitation.relays or invitation.offer:
        return invitation
    return replace(invitation, relays=helpers.relays, servers=invitation.servers or helpers.servers)
