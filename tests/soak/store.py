"""Two or three tabs of one browser, whose steps come in any order: they open games, move, undo, import, export, rename,
delete, change settings, make things, take over and hide; tabs crash, the disk is full, and the clock jumps.

Law: what a tab has kept stays kept until somebody deletes it; what it could not keep, it has said.
"""

import json
from collections.abc import Sequence
from contextlib import redirect_stderr
from io import StringIO
from random import Random

from fake_storage import Disk
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from samples import CARD_GAME

from soak.tabs import ANY, OWN, Tab, Work, marks_in
from store.records import label_of, write
from store.sealed import unseal
from table import catalog, save
from table.dealers import Local
from table.match import Match, start_event
from table.save import About

VERBS = (
    *["move"] * 8, *["take"] * 3, "open", "home", "undo", "hide", "hide", "import", "export", "rename", "delete",
    "put back", "setting", "own", "crash", "full", "clock", "rest",
)  # fmt: skip
Step = tuple[str, int, int]
MOST = 60


def shelf() -> dict[str, str]:
    """A device on which two games were begun."""
    game, rows = catalog.load(CARD_GAME), dict[str, str]()
    for id_ in ("first", "second"):
        match = Match(game, Local("ab" * 32), start_event(game, ("Ann", "Bob"), {}))
        match.settle()
        about = About(id_, id_, "2026-11-18T12:00:00")
        rows |= {f"game:{id_}": save.dump(match, about), f"label:{id_}": write(label_of(match, about))}
    return rows


SHELF = shelf()


class Device:
    """The disk, the tabs, and all that their players were told."""

    def __init__(self, count: int, has_locks: bool, number: int) -> None:
        self.rng, self.has_locks = Random(number), has_locks
        self.disk = Disk()
        self.disk.key = b"apart" if number % 2 else b""
        self.disk.rows, self.file = dict(SHELF), SHELF["game:first"]
        self.steps = self.marks = 0
        self.hour = 12
        self.tasks: list[tuple[Tab, Work]] = []
        self.kept: set[str] = set()  # moves
        self.told: set[str] = set()  # moves that a message was about
        self.thrown: set[str] = set()  # moves in games that somebody has deleted
        self.laid: set[str] = set()  # moves that a tab laid beside when it was left
        self.deleted: set[str] = set()  # games
        self.taken_in: set[str] = set()
        self.titles: dict[str, dict[str, list[int]]] = {}  # when the renaming began, and when it was done
        self.settings: dict[str, list[object]] = {}  # what may be set now: the last for sure, and what was begun since
        self.made: set[str] = set()
        self.unwanted: set[str] = set()  # somebody has begun to remove it
        self.unmade: set[str] = set()  # it is removed for sure
        self.has_told_loss = False
        self.tabs = [Tab(self, number) for number in range(count)]
        self.rest()

    def now(self) -> str:
        return f"2026-11-18T{self.hour % 24:02}:00:00"

    def mark(self) -> str:
        self.marks += 1
        return f"mark {self.marks}"

    def do(self, verb: str, number: int, ticks: int) -> None:
        tab = self.tabs[number % len(self.tabs)]
        match verb:
            case "crash":
                tab.crash(is_lucky=bool(ticks % 2))
                self.tabs[self.tabs.index(tab)] = Tab(self, tab.number)
            case "full":
                self.disk.is_full = not self.disk.is_full
            case "clock":
                self.hour += self.rng.choice((-48, -5, 7))
            case "rest":
                self.rest()
            case _ if tab.is_open:
                tab.do(verb, self.rng)
        for _ in range(ticks):
            self._tick()

    def _tick(self) -> None:
        """The disk does one thing, or a tab does."""
        self.steps += 1
        if self.disk.queue and (not self.tasks or self.rng.random() < 0.4):
            self._write()
        elif self.tasks:
            task = self.rng.choice(self.tasks)
            if not task[0].go_on(task[1]):
                self.tasks = [one for one in self.tasks if one is not task]

    def _write(self) -> None:
        before, writer = dict(self.disk.rows), self.disk.queue[0].tab
        self.disk.step()
        after = self.disk.rows
        changed = [key for key in {**before, **after} if before.get(key) != after.get(key)]
        for key in changed:
            if key.startswith("game:") and key not in after:
                self.thrown |= self._marks(before[key])
                self.deleted.add(key.removeprefix("game:"))
            if key.startswith("left:") and key in after:
                self.laid |= self._marks(json.loads(after[key])[1])
        for tab in self.tabs:
            if changed and tab.storage is not writer:
                tab.tabs.told("changed", "\n".join(changed))

    def _marks(self, text: str) -> set[str]:
        return marks_in(save.load(unseal(text, self.disk.key))[0])

    def rest(self) -> None:
        for _ in range(100_000):
            if not self.tasks and not self.disk.queue:
                return
            self._tick()
        raise AssertionError("the tabs never come to rest")

    def check(self) -> None:
        """Everybody comes to rest; then the device is switched off and on again."""
        self.disk.is_full = False
        self.rest()
        alive = set[str]().union(*(tab.marks for tab in self.tabs))
        for tab in self.tabs:
            tab.crash(is_lucky=True)
        self.tabs = [Tab(self, 0)]
        self.rest()
        store = self.tabs[0].store
        games = {key.removeprefix("game:"): text for key, text in self.disk.rows.items() if key.startswith("game:")}
        there = self.thrown.union(*map(self._marks, games.values()))
        assert self.kept <= there, f"{self.kept - there} had been kept"
        assert alive <= there | self.told, f"{alive - there - self.told} is not kept, and nobody was told"
        assert self.laid <= there | self.told or self.has_told_loss, f"{self.laid - there} was laid beside"
        assert self.taken_in <= games.keys() | self.deleted
        for name, values in self.settings.items():
            assert ANY in values or getattr(store.settings, name) in values, f"{name}: a setting is lost"
        own = set(store.own.get(OWN, ()))
        assert self.made - self.unwanted <= own and not own & self.unmade
        for id_ in games.keys() & self.titles.keys() - self.deleted:
            self._check_title(store.labels[id_].title, self.titles[id_])

    def _check_title(self, title: str, given: dict[str, list[int]]) -> None:
        done = [times for times in given.values() if times[1] < 10**9]
        last = max((times[0] for times in done), default=-1)
        assert (title in given and given[title][1] >= last) or not done, "a new name is lost"


def play(steps: Sequence[Step], count: int, has_locks: bool, number: int) -> None:
    device = Device(count, has_locks, number)
    for step in steps:
        device.do(*step)
    device.check()


STEPS = st.lists(st.tuples(st.sampled_from(VERBS), st.integers(0, 2), st.integers(0, 25)), min_size=10, max_size=MOST)


def run(sequences: int, chance: int | str) -> None:
    """So many sequences; one that fails is shrunk to the fewest steps that still fail, and shown."""

    @seed(chance)
    @settings(
        max_examples=sequences, deadline=None, database=None, print_blob=False,
        phases=(Phase.generate, Phase.shrink), suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(STEPS, st.integers(2, 3), st.booleans(), st.integers(0, 1000))
    def sequence(steps: list[Step], count: int, has_locks: bool, number: int) -> None:
        with redirect_stderr(StringIO()):  # a full disk is meant
            play(steps, count, has_locks, number)

    sequence()
