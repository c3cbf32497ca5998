"""What people here decide in one go and the game takes one by one: a way of several steps, an answer for everybody
around the device. What everybody knows a player here must say is said for them.

Law: the rest is dropped as soon as one of it is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from session.asking import Saying, said_already
from session.session import Session
from table.needs import Choose

Acting = Callable[[Callable[[], None]], None]


class Ahead:
    """`own` does something that a person here has decided."""

    def __init__(self, session: Session, own: Acting) -> None:
        self.session, self.own = session, own
        self.rest: list[Saying] = []
        self.began = self.ended = 0  # the log before and after all of it
        self.is_undoing = False

    def do(self, sayings: Iterable[Saying]) -> None:
        self.rest, self.began = list(sayings), len(self.session.log)
        self.go_on()

    def go_on(self) -> None:
        """As far as it can be done now: each answer may lead to another one at once."""
        while not self.is_undoing and (saying := self._due()):
            (seat, move), is_own = saying, bool(self.rest)
            name, self.rest = self._name(saying), self.rest[1:]
            rest = len(self.rest)
            try:
                if is_own:
                    self.own(lambda seat=seat, move=move, name=name: self.session.offer(seat, move, name))  # type: ignore[misc]
                else:
                    self.session.offer(seat, move, name)
            except Exception:
                self.rest = []
                raise
            if is_own and rest == 0:
                self.ended = len(self.session.log)

    def _due(self) -> Saying | None:
        if self.rest:
            return self.rest[0] if self._name(self.rest[0]) else None
        return None if self.session.others.told else said_already(self.session)

    def _name(self, saying: Saying) -> str:
        needs = (need for need in self.session.needs if isinstance(need, Choose) and need.seat == saying[0])
        return next((need.name for need in needs), "")

    def take_back(self) -> None:
        """All of it at once, and what was said for somebody with it."""
        session, length = self.session, len(self.session.log)
        back = self.began if length == self.ended else length
        self.rest, self.is_undoing = [], True
        try:
            session.undo()
            while session.can_undo and (len(session.log) > back or said_already(session)):
                session.undo()
        finally:
            self.is_undoing = False
        self.go_on()
