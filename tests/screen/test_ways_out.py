"""Whatever goes wrong on the way into a room ends in a sentence and a button, in every language."""

import html
import re
from collections.abc import Iterator

import pytest
from devices import Device, beat, meet

from screen.app.words import LANGUAGES
from screen.room.knocking import Knocking
from session.room.gathering import Gathering
from session.room.relays import DEADLINE, IN_VAIN, KNOCK, LONG, MANY, Visit
from wire.link.link import REASONS
from wire.room.invitation import Invitation, new_code

CODE = new_code(bytes(range(32)))
LINK = Invitation(CODE, ("wss://one.example",)).fragment


@pytest.fixture(params=LANGUAGES)
def device(request: pytest.FixtureRequest) -> Iterator[Device]:
    one = Device(1)
    one.app.change(language=request.param)
    yield one


def shows(device: Device, key: str, *buttons: tuple[str, str], **values: object) -> bool:
    """The sentence is there, and each of these buttons."""
    page = html.unescape(device.page)
    tags = re.findall(r"<button[^>]*>", page)
    for verb, with_ in buttons:
        wanted = f'data-do="{verb}"' + (f' data-with="{with_}"' if with_ else "")
        assert any(wanted in tag for tag in tags), (key, verb, with_)
    return device.app.words(key, **values) in page


def wait(device: Device, seconds: float) -> None:
    for _ in range(int(seconds / 0.5) + 1):
        beat(device)


def knock(device: Device) -> Gathering:
    device.do("route", "", LINK)
    device.do("come-in")
    assert isinstance(device.app.page, Knocking) and isinstance(device.app.gathering, Gathering)
    return device.app.gathering


def test_the_page_knows_no_helpers(device: Device) -> None:
    device.browser.page_helpers = ""
    device.go_together("Anna")
    device.do("open-room", "apart")
    assert shows(device, "together.no_helpers", ("far", "network"), ("open-room", "same"))


def test_a_code_alone_leads_nowhere_without_helpers(device: Device) -> None:
    device.browser.page_helpers = ""
    device.go_together("Anna")
    device.do("typed", "", CODE)
    device.do("join")
    assert shows(device, "together.no_relays", ("far", "network"), ("join", ""))


LOCAL = LINK.replace("one.example", "127.0.0.1")


@pytest.mark.parametrize("text, key", [("nonsense", "meet.no_room"), (LOCAL, "meet.local")])
def test_what_was_pasted_is_no_invitation_to_follow(device: Device, text: str, key: str) -> None:
    device.go_together("Anna")
    device.do("typed", "", text)
    device.do("join")
    assert shows(device, key, ("join", ""), ("scan", ""))


def test_this_browser_links_no_devices(device: Device) -> None:
    async def links(told: object) -> object:
        raise OSError("no such thing here")

    device.browser.links = links  # type: ignore[assignment, method-assign]
    device.go_together("Anna")
    device.do("open-room", "same")
    assert shows(device, "meet.no_links", ("back", "")) and device.app.gathering is None


@pytest.mark.parametrize("failed, key", [("NotAllowedError", "scan.refused"), ("NotFoundError", "scan.none")])
def test_there_is_no_camera_to_scan_with(device: Device, failed: str, key: str) -> None:
    async def scan(place: str, found: object) -> str:
        return failed

    device.browser.scan = scan  # type: ignore[method-assign]
    device.go_together("Anna")
    device.do("scan")
    assert shows(device, key, ("scan", ""), ("join", ""))


def test_no_helper_answers(device: Device) -> None:
    gathering = knock(device)
    device.browser.beacons[-1].told("relays", 0)
    wait(device, 1.0)
    assert not shows(device, "knock.unreached", ("back", "")), "not at once"
    wait(device, IN_VAIN)
    assert gathering.meeting.state == "unreached"
    assert shows(device, "knock.unreached", ("far", "network"), ("back", ""))
    device.browser.beacons[-1].told("relays", 1)
    wait(device, 1.0)
    assert not shows(device, "knock.unreached", ("back", ""))


def test_nobody_answers(device: Device) -> None:
    gathering = knock(device)
    device.describe("offer")
    wait(device, 1.0)
    assert not shows(device, "knock.unanswered", ("back", "")), "not at once"
    wait(device, MANY * KNOCK)
    assert gathering.meeting.state == "unanswered"
    assert shows(device, "knock.unanswered", ("far", "together"), ("back", ""))


def test_two_networks_let_nothing_through_and_no_other_way_is_found(device: Device) -> None:
    gathering = knock(device)
    gathering.relays.in_reach, gathering.relays.blocked_at = 1, gathering.relays.now
    wait(device, 1.0)
    assert shows(device, "meeting.blocked", ("back", "")) and not shows(device, "meeting.barred")
    wait(device, LONG)
    assert shows(device, "meeting.barred", ("far", "together"), ("far", "network"), ("back", ""))


def test_somebody_at_the_door_cannot_come_through(device: Device) -> None:
    device.go_together("Anna")
    device.do("open-room", "apart")
    gathering = device.app.gathering
    assert isinstance(gathering, Gathering)
    now = gathering.relays.now
    gathering.relays.visits["page"] = Visit("their device", now - DEADLINE - LONG, now)
    wait(device, 1.0)
    name = device.app.words("meeting.somebody")
    assert shows(device, "meeting.visitor_barred", ("invite", ""), name=name)


@pytest.mark.parametrize("why", ["clock", "pace", "other"])
def test_a_helper_refuses_what_this_device_says(device: Device, why: str) -> None:
    knock(device)
    device.browser.beacons[-1].told("refused", why)
    if why != "pace":
        device.browser.beacons[-1].told("relays", 0)
    wait(device, 1.0)
    if why == "pace":
        assert not shows(device, "meeting.trouble.pace", ("back", "")), "others pass it on"
    else:
        assert shows(device, f"meeting.trouble.{why}", ("back", ""), *([("far", "network")] if why == "other" else []))


def test_who_saves_an_empty_sheet_at_the_door_keeps_the_helpers_of_the_invitation(device: Device) -> None:
    gathering = knock(device)
    before = gathering.invitation
    device.do("far", "network")
    device.do("keep")
    assert gathering.invitation == before and before.relays
    assert not shows(device, "knock.alone_hint", ("back", ""))


@pytest.mark.parametrize("reason", REASONS)
def test_the_room_refuses(device: Device, reason: str) -> None:
    gathering = knock(device)
    gathering.room.mesh.refusal = (reason, "0.9")
    device.app.refresh()
    values = {"theirs": "0.9", "ours": device.browser.version()} if reason == "room.version" else {}
    buttons = [("back", ""), *([("reload", "")] if reason == "room.version" else [])]
    assert shows(device, reason, *buttons, **values)


def test_the_host_reaches_no_helper(device: Device) -> None:
    device.go_together("Anna")
    device.do("open-room", "apart")
    device.browser.beacons[-1].told("relays", 0)
    wait(device, 1.0)
    assert not shows(device, "meeting.unheard", ("invite", "")), "not at once"
    wait(device, IN_VAIN)
    assert shows(device, "meeting.unheard", ("far", "network"), ("invite", ""))
    device.do("invite")
    assert shows(device, "invite.relays_none", ("network", ""), ("way", "near"))
    device.browser.beacons[-1].told("relays", 1)
    wait(device, 1.0)
    assert not shows(device, "meeting.unheard", ("invite", ""))


def test_a_room_without_helpers_has_lost_everybody(device: Device) -> None:
    """A guest whom nobody let in, and who comes back to an empty door."""
    _, bob = meet()
    gathering = bob.app.gathering
    assert isinstance(gathering, Gathering)
    bob.app.change(language=device.app.settings.language)
    bob.app.go(Knocking(bob.app, gathering))
    assert shows(bob, "knock.alone_hint", ("invite", ""), ("back", ""))
