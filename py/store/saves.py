"""Writes games as they are played, so that no tab writes over what another has played.

Law: a game is written only over the very text that this tab has read or written last. If another tab has gone on with
it, the write is refused (`Superseded`), and the players are told.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from weakref import ref

from store.reading import read_left
from store.records import Label, label_of, read_label, write
from store.sealed import seal, unseal
from store.storage import TRIES, Storage, Superseded
from table import save
from table.illegal import Refusal, Unknown
from table.match import Match
from table.save import About

VERSION = 76  # a file ends with the sum of all that is in it, so its end tells two versions apart


@dataclass(frozen=True)
class Known:
    """What the device has of a game: the end of its file, and its label; None where it has nothing."""

    version: str | None = None
    label: str | None = None


class Saves:
    """`labels` are those of the shelf."""

    def __init__(self, storage: Storage, labels: dict[str, Label], now: Callable[[], str]) -> None:
        self.storage, self.labels, self.now = storage, labels, now
        self.kept: dict[str, Known] = {}  # what was read, or written for sure
        self.sent: dict[str, Known] = {}  # the same, or what is on its way to the device
        self.unsure: dict[str, list[str]] = {}  # the versions on their way, the oldest first
        # Each game as it was opened last: the two above are about this one. It is not held: a game that is left may go.
        self.played: dict[str, ref[Match]] = {}
        self.has_lost = False  # what was played last in a page that was closed could not be kept
        self._secret: bytes | None = None

    async def secret(self) -> bytes:
        """Hides what is private in a game."""
        if self._secret is None:
            self._secret = await self.storage.secret()
        return self._secret

    def know(self, id_: str, match: Match, text: str, line: str | None) -> None:
        """A game was just opened: remembers what the device has of it."""
        self.kept[id_] = self.sent[id_] = Known(text[-VERSION:], line)
        self.played[id_] = ref(match)

    def forget(self, id_: str) -> None:
        for known in (self.kept, self.sent, self.unsure, self.played):
            known.pop(id_, None)

    def _is_played(self, id_: str, match: Match) -> bool:
        played = self.played.get(id_)
        return played is not None and played() is match

    def is_saving(self, id_: str) -> bool:
        return self.sent.get(id_) != self.kept.get(id_)

    async def save(self, match: Match, about: About) -> None:
        if self._secret is None:  # otherwise the write is on its way before this returns
            await self.secret()
        if self.played.setdefault(about.id, ref(match))() is not match:  # it was opened anew since
            raise Superseded(about.id)
        for _ in range(TRIES):
            if await self._put(match, about):
                return
            await self._look_again(match, about.id)
        raise OSError(f"{about.id}: other tabs keep writing")

    async def _put(self, match: Match, about: About) -> bool:
        """The next save may begin before this one has ended, and then expects to find this one."""
        id_ = about.id
        label, text = self._written(match, about)
        before, new = self.sent.get(id_, Known()), Known(text[-VERSION:], write(label))
        self.labels[id_], self.sent[id_] = label, new
        self.unsure.setdefault(id_, []).append(text[-VERSION:])
        expected = {f"game:{id_}": before.version, f"label:{id_}": before.label}
        rows = {f"game:{id_}": text, f"label:{id_}": new.label, f"left:{id_}": None}
        is_kept = False
        try:
            is_kept = await self.storage.put(rows, expected)
        finally:
            self.unsure[id_] = [one for one in self.unsure.get(id_, ()) if one != new.version]
            if self._is_played(id_, match):
                if is_kept:
                    self.kept[id_] = new
                elif self.sent.get(id_) == new:
                    self.sent[id_] = self.kept.get(id_, Known())
        return is_kept

    async def _look_again(self, match: Match, id_: str) -> None:
        """Something else is there than was expected. A new label, or a save of our own that failed, does no harm."""
        text, line = await self.storage.get(f"game:{id_}"), await self.storage.get(f"label:{id_}")
        version = text[-VERSION:] if text else None
        if version != self.kept.get(id_, Known()).version or not self._is_played(id_, match):
            raise Superseded(id_)
        if label := read_label(id_, line):
            self.labels[id_] = label
        self.kept[id_] = self.sent[id_] = Known(version, line)

    def _written(self, match: Match, about: About) -> tuple[Label, str]:
        known = self.labels.get(about.id)
        title = known.title if known else about.title  # it may have been renamed on the shelf
        about = replace(about, title=title, when=self.now())
        return label_of(match, about, self._turn(about.id)), seal(save.dump(match, about), self._secret or b"")

    def _turn(self, id_: str) -> int:
        mine = self.labels[id_].turn if id_ in self.labels else 0
        others = max((label.turn for label in self.labels.values() if label.id != id_), default=0)
        return mine if mine > others else others + 1

    # A page that is being left has no time to read before it writes. So it writes the game under another name, and the
    # next start moves it to its place, unless the ordinary save was in time.

    async def leave(self, match: Match, about: About) -> None:
        """Any of the versions before may be the one on the device: a save that has begun may never end."""
        label, text = self._written(match, about)
        before = [self.kept.get(about.id, Known()).version, *self.unsure.get(about.id, ())]
        await self.storage.put({f"left:{about.id}": json.dumps([before, text, write(label)])})

    async def take_up(self, id_: str) -> None:
        """Only a game that is whole takes the place of the one that is there."""
        left = read_left(await self.storage.get(f"left:{id_}"))
        if left is None:
            return
        versions, text, line = left
        rows = {f"game:{id_}": text, f"label:{id_}": line, f"left:{id_}": None}
        try:
            is_whole = await self._is_whole(text)
        except Unknown:
            return  # the edition that wrote it will take it up
        for version in versions if is_whole else ():
            if await self.storage.put(rows, {f"game:{id_}": version}):
                return
        kept = await self.storage.get(f"game:{id_}") or ""
        self.has_lost = self.has_lost or not kept.endswith(text[-VERSION:])
        await self.storage.put({f"left:{id_}": None})

    async def _is_whole(self, text: str) -> bool:
        secret = await self.secret()
        try:
            text = unseal(text, secret)
        except Refusal:
            return not secret  # without the key nobody can tell
        return save.is_whole(text)
