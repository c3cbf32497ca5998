"""One tab of a browser with no page in it: all that it keeps, and what its players do. See soak/store.py."""

from __future__ import annotations

from collections.abc import Coroutine
from random import Random
from typing import TYPE_CHECKING, Any

from fake_storage import Disk, FakeTabs, TabStorage, Wait

from screen.app.holding import Holding
from screen.app.saving import Saving
from store import Store, Taken
from table import save
from table.illegal import Refusal
from table.match import Match
from table.needs import Choose
from table.save import About

if TYPE_CHECKING:
    from soak.store import Device

Work = Coroutine[Any, Any, None]
FIELDS = ("name", "language", "relays")  # each tab has one of its own
OWN = "a game"
ANY = "any"


def marks_in(match: Match) -> set[str]:
    """The moves in this game: each is a note with a name of its own, so that none passes for another."""
    return {page for page, _ in match.pockets[0].notes}


class PatientTabs(FakeTabs):
    """Waits a while for the other tab to let go. Without locks, no tab knows what another has open."""

    def __init__(self, disk: Disk, has_locks: bool, patience: int) -> None:
        super().__init__(disk)
        self.has_locks, self.patience = has_locks, patience

    async def hold(self, name: str) -> bool:
        await Wait()
        return await super().hold(name) if self.has_locks else True

    async def take(self, name: str) -> None:
        for tab in self.others():
            if name in tab.held:
                tab.told("wanted", name)
        for _ in range(self.patience):
            if any(name in tab.held for tab in self.others()):
                await Wait()
        await super().take(name)


class Tab:
    def __init__(self, device: Device, number: int) -> None:
        self.device, self.number = device, number
        self.storage = TabStorage(device.disk)
        self.store = Store(self.storage, device.now)
        self.save, self.store.save = self.store.save, self._save  # type: ignore[method-assign]
        self.tabs = PatientTabs(device.disk, device.has_locks, device.rng.choice((0, 3, 200)))
        self.holding = Holding(self, self.tabs)
        self.saving = Saving(self.store, self.begin, self.work, self.tell, self.superseded)
        self.tabs.listen(self.holding.told)
        self.game: tuple[Match, About] | None = None
        self.marks: set[str] = set()  # the moves made here
        self.taken: Taken | None = None
        self.is_open = False
        self.work(self._open())

    # what the app does

    def work(self, task: Work) -> None:
        self.device.tasks.append((self, task))

    def begin(self, task: Work) -> None:
        if self.go_on(task):
            self.work(task)

    def go_on(self, task: Work) -> bool:
        """One step further; False: it is done. A refusal is told, as the app does."""
        try:
            task.send(None)
        except StopIteration:
            return False
        except (Refusal, OSError):
            self.tell()
            return False
        return True

    def put_on(self) -> None: ...

    def show_elsewhere(self, id_: str, words: str) -> None:
        self.game = None

    def say(self, words: str) -> None:
        self.tell()

    async def leave_room(self, is_kept: bool) -> None: ...

    def tell(self) -> None:
        """The players read that what they have just done is not kept."""
        self.device.told |= self.marks

    def superseded(self, id_: str) -> None:
        self.tell()
        self.holding.superseded(id_)

    async def _open(self) -> None:
        await self.store.open()
        self.device.has_told_loss = self.device.has_told_loss or self.store.saves.has_lost
        self.is_open = True

    async def _save(self, match: Match, about: About) -> None:
        marks = marks_in(match)
        await self.save(match, about)
        self.device.kept |= marks

    # what its players do

    def do(self, verb: str, rng: Random) -> None:
        ids = sorted(self.store.labels)
        id_ = rng.choice(ids) if ids else ""
        match verb:
            case "move" if self.game:
                self._move(*self.game, rng)
            case "open" | "take" | "move" if id_:
                self.game = None
                self.work(self._enter(id_, verb == "take"))
            case "undo" if self.game and self.game[0].can_undo():
                self.game[0].undo()
                self.saving.keep(*self.game)
            case "home":
                self.game = None
                self.work(self.holding.let_go())
            case "hide":
                self.saving.leave()
            case "import":
                self.work(self._take_in())
            case "export" if id_:
                self.work(self._export(id_))
            case "rename" if id_:
                self.work(self._rename(id_, self.device.mark()))
            case "delete" if id_ and self.game is None:
                self.work(self._delete(id_))
            case "put back" if self.taken:
                taken, self.taken = self.taken, None
                self.work(self.store.put_back(taken))
            case "setting":
                self.work(self._change(FIELDS[self.number], self.device.mark()))
            case "own":
                self.work(self._make(self.device.mark(), rng))

    async def _enter(self, id_: str, is_taking: bool) -> None:
        if is_taking:
            await self.holding.take(id_)
        elif not await self.holding.hold(id_):
            return
        game = await self.store.load(id_)
        if self.holding.game == id_:
            self.game = game

    def _move(self, match: Match, about: About, rng: Random) -> None:
        mark = self.device.mark()
        match.write_note(0, mark, "x")
        need = next((need for need in match.needs if isinstance(need, Choose)), None)
        if need and rng.random() < 0.3:
            match.offer(need.seat, rng.choice(match.moves(need.seat, need.name)), need.name)
        self.marks.add(mark)
        self.saving.keep(match, about)

    async def _take_in(self) -> None:
        self.device.taken_in.add((await self.store.take_in(self.device.file)).id)

    async def _export(self, id_: str) -> None:
        save.load((await self.store.export(id_))[1])

    async def _rename(self, id_: str, title: str) -> None:
        times = self.device.titles.setdefault(id_, {}).setdefault(title, [self.device.steps, 10**9])
        await self.store.rename(id_, title)
        times[1] = self.device.steps

    async def _delete(self, id_: str) -> None:
        if await self.holding.hold(id_):
            self.taken = await self.store.delete(id_)

    async def _change(self, name: str, mark: str) -> None:
        value = (mark,) if name == "relays" else mark
        self.device.settings.setdefault(name, ["", ()]).append(value)
        try:
            await self.store.change_settings(**{name: value})
        except OSError:  # told: unless another came after it, nobody can say now which one is set
            values = self.device.settings[name]
            self.device.settings[name] = [ANY if one == value else one for one in values]
            raise
        values = self.device.settings[name]
        self.device.settings[name] = values[values.index(value) :] if value in values else values

    async def _make(self, thing: str, rng: Random) -> None:
        own = self.store.own.get(OWN, ())
        made = sorted(self.device.made.intersection(own))
        gone = rng.choice(made) if made and rng.random() < 0.3 else ""
        self.device.unwanted.add(gone)
        await self.store.keep_own(OWN, [*(one for one in own if one != gone), thing])
        self.device.made.add(thing)
        self.device.unmade.add(gone)

    def crash(self, is_lucky: bool) -> None:
        self.tabs.close()
        self.storage.crash(is_lucky)
        mine = [task for tab, task in self.device.tasks if tab is self]
        self.device.tasks = [one for one in self.device.tasks if one[0] is not self]
        for task in mine:
            task.close()
