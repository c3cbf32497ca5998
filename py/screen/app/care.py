"""Does what players ask, with care.

Law: nothing a player does may end in a dead page. A refusal is told in the player's language; a mistake of ours is
shown as such, and the game stays as it was after its last event.
"""

from collections.abc import Callable, Coroutine
from typing import Any

from table.illegal import Refusal


class Care:
    def __init__(
        self,
        refuse: Callable[[Refusal], None],
        mistake: Callable[[Exception], None],
        soon: Callable[[Coroutine[Any, Any, None]], None],
        redraw: Callable[[], None],
    ) -> None:
        self.refuse, self.mistake, self.soon, self.redraw = refuse, mistake, soon, redraw

    def guard(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Refusal as refusal:
            self.refuse(refusal)
        except Exception as error:  # never a dead page
            self.mistake(error)

    def work(self, task: Coroutine[Any, Any, None]) -> None:
        """Does something that takes a while, and draws again afterwards."""
        self.soon(self._work(task))

    async def _work(self, task: Coroutine[Any, Any, None]) -> None:
        try:
            await task
        except Refusal as refusal:
            self.refuse(refusal)
        except Exception as error:  # never a dead page
            self.mistake(error)
        self.redraw()
