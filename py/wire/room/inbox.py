"""The inbox of a room: hears what comes on every link, and brings each message where it belongs.

Every second it tells all neighbours, in one fingerprint, which notes are known here, and how far the game is. A
neighbour with another fingerprint is shown what it lacks. Law: what is wrong is dropped and counted against its link;
what is right is passed on to devices that have no link to its author.
"""

from collections.abc import Callable, Sequence

from wire.game.game import Sitting
from wire.link.codec import FORGED as FORGED_COST
from wire.link.identity import is_device
from wire.link.link import Link
from wire.link.mesh import Mesh
from wire.link.messages import Agreed, Ask, Beat, Bye, Differ, Have, Letters, Message, Note, Notes, Start
from wire.room.lobby import Lobby, is_agreed
from wire.room.notes import FORGED, MOST_DEVICES, MOST_ROUNDS, NEW, WRONG, Board

BETWEEN_HAVES = 0.8
MOST_NOTES = 100


class Inbox:
    """`game`: the game that runs now, if one does. `show`: shows a new note to the people here."""

    def __init__(
        self, board: Board, lobby: Lobby, mesh: Mesh, game: Callable[[], Sitting | None], show: Callable[[Note], None]
    ) -> None:  # fmt: skip
        self._board = board
        self._lobby = lobby
        self._mesh = mesh
        self._game = game
        self._show = show
        self._have_at: dict[str, float] = {}

    def hear(self, link: Link, message: Message) -> None:
        game = self._game()
        match message:
            case Notes(notes):
                self._take_notes(link, notes)
            case Have(marks):
                self.send_notes(link.device, self._board.beyond(marks))
            case Beat():
                self._hear_beat(link, message)
            case Bye():
                self._mesh.fall_asleep(link.device)
            case Ask() if game is not None:
                game.courier.answer(link.device, message)
            case Differ() if game is not None:
                game.courier.hear_differ(link.device, message)
            case Letters() if game is not None:
                game.courier.hear(link, message)

    def _hear_beat(self, link: Link, beat: Beat) -> None:
        names = [*beat.links, *beat.detours, *(device for device, _ in (*beat.heard, *beat.missed))]
        is_sound = len(names) <= 6 * MOST_DEVICES and 0 <= beat.round < MOST_ROUNDS
        if not is_sound or not all(is_device(name) for name in names):
            link.ear.strike()
            return
        mesh, link.round = self._mesh, beat.round
        mesh.hear_of(link, beat.links, beat.detours, beat.heard)
        link.game = beat.where.game if beat.where else ""
        asked = self._have_at.get(link.device, -10.0)
        if beat.notes != self._board.print and mesh.now - asked >= BETWEEN_HAVES:
            self._have_at[link.device] = mesh.now
            mesh.send(link.device, Have(self._board.marks))
        game = self._game()
        if game is not None:
            game.hear_beat(link, beat)

    def beat(self) -> Beat:
        mesh, game = self._mesh, self._game()
        where = game.courier.where() if game else None
        table = game.print() if game else None
        missed = game.wishes.told if game else ()
        round = self._lobby.plan.round
        links, detours, heard = mesh.in_touch, mesh.detours, mesh.heard_lately()
        return Beat(links, detours, heard, self._board.print, round, where, table, missed)

    def _take_notes(self, link: Link, notes: tuple[Note, ...]) -> None:
        board, mesh, identity = self._board, self._mesh, self._lobby.identity
        for note in notes[:MOST_NOTES]:
            start = note.body if isinstance(note.body, Start) else None
            if start and board.is_newer(note) and not is_agreed(start, identity, self._is_agreed_card):
                link.ear.strike(FORGED_COST)
                continue
            result = board.take(note, link.device)
            if result == NEW:
                self._show(note)
                mesh.send_all(Notes((note,)), mesh.far_from(note.author, link.device))
            elif result in (WRONG, FORGED):
                link.ear.strike(FORGED_COST)

    def _is_agreed_card(self, agreed: Agreed) -> bool:
        return self._board.is_signed(Note(agreed.author, agreed.number, agreed.card, agreed.signature))

    def send_notes(self, device: str, notes: Sequence[Note]) -> None:
        if notes:
            self._mesh.send(device, Notes(tuple(notes[:MOST_NOTES])))
