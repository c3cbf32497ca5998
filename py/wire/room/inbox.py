"""The inbox of a room: lets people in, hears what comes on every link, and brings each thing where it belongs.

Every second it tells all neighbours what this room knows, in one print, and how far its game is. Who has another print
is shown what is missing. Law: what is wrong is dropped and counted; what is right is passed on to whoever is too far.
"""

from typing import TYPE_CHECKING

from wire.link.codec import FORGED as FORGED_COST
from wire.link.identity import is_device
from wire.link.link import Link
from wire.link.messages import Agreed, Ask, Beat, Bye, Differ, Have, Letters, Message, Note, Notes, Start
from wire.room.lobby import is_agreed
from wire.room.notes import FORGED, MOST_DEVICES, NEW, WRONG

if TYPE_CHECKING:
    from wire.room.room import Room

BETWEEN_HAVES = 0.8
MOST_NOTES = 100


class Inbox:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self._have_at: dict[str, float] = {}

    def lets_in(self, device: str) -> str:
        if device in self.room.board.cards:
            return ""
        if not self.room.lobby.plan.is_open:
            return "room.closed"
        return "room.full" if len(self.room.board.cards) >= MOST_DEVICES else ""

    def hear(self, link: Link, message: Message) -> None:
        match message:
            case Notes(notes):
                self._take_notes(link, notes)
            case Have(marks):
                self.send_notes(link.device, self.room.board.beyond(marks))
            case Beat():
                self._hear_beat(link, message)
            case Bye():
                self.room.mesh.fall_asleep(link.device)
            case Ask() if self.room.sitting is not None:
                self.room.sitting.courier.answer(link.device, message)
            case Differ() if self.room.sitting is not None:
                self.room.sitting.courier.hear_differ(link.device, message)
            case Letters() if self.room.sitting is not None:
                self.room.sitting.courier.hear(link, message)

    def _hear_beat(self, link: Link, beat: Beat) -> None:
        names = [*beat.links, *(device for device, _ in (*beat.heard, *beat.missed))]
        if len(names) > 5 * MOST_DEVICES or not all(is_device(name) for name in names):
            link.ear.strike()
            return
        self.room.mesh.hear_of(link, beat.links, beat.heard)
        asked = self._have_at.get(link.device, -10.0)
        if beat.notes != self.room.board.print and self.room.now - asked >= BETWEEN_HAVES:
            self._have_at[link.device] = self.room.now
            self.room.mesh.send(link.device, Have(self.room.board.marks))
        if self.room.sitting is not None:
            self.room.sitting.hear_beat(link, beat)

    def beat(self) -> Beat:
        room = self.room
        mesh, sitting = room.mesh, room.sitting
        where = sitting.courier.where() if sitting else None
        table = sitting.print() if sitting else None
        missed = sitting.missed if sitting else ()
        return Beat(mesh.neighbours, mesh.heard_lately(), room.board.print, where, table, missed)

    def _take_notes(self, link: Link, notes: tuple[Note, ...]) -> None:
        for note in notes[:MOST_NOTES]:
            start = note.body if isinstance(note.body, Start) else None
            if (
                start
                and self.room.board.is_newer(note)
                and not is_agreed(start, self.room.identity, self._is_agreed_card)
            ):
                link.ear.strike(FORGED_COST)
                continue
            result = self.room.board.take(note)
            if result == NEW:
                self.room.show(note)
                self.room.mesh.send_all(Notes((note,)), self.room.mesh.far_from(note.author, link.device))
            elif result in (WRONG, FORGED):
                link.ear.strike(FORGED_COST)

    def _is_agreed_card(self, agreed: Agreed) -> bool:
        return self.room.board.is_signed(Note(agreed.author, agreed.number, agreed.card, agreed.signature))

    def send_notes(self, device: str, notes: list[Note]) -> None:
        if notes:
            self.room.mesh.send(device, Notes(tuple(notes[:MOST_NOTES])))
