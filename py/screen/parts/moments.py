"""A moment of the log on the board, until somebody goes back to now. The game goes on meanwhile."""

from __future__ import annotations

from screen.app.words import Words
from screen.parts.panels import act, draw_turn
from session.session import Session
from session.story import Story
from table.game import Table


class Moments:
    """`event` is the number of the event that is looked at; None: the board shows what is."""

    def __init__(self, session: Session, story: Story) -> None:
        self.session, self.story = session, story
        self.event: int | None = None

    def do(self, verb: str, with_: str) -> bool:
        """True: this was about a moment, and about nothing else."""
        if verb == "moment":
            event = int(with_)
            self.event = event if 0 <= event < len(self.session.log) else None
            return True
        was, self.event = self.event, None if verb not in ("hidden", "shown", "typing", "note") else self.event
        return was is not None and verb in ("now", "back")

    @property
    def table(self) -> Table | None:
        """The table as it was then."""
        event = self.event
        return self.session.tables[event] if event is not None and event < len(self.session.tables) else None

    def draw(self, words: Words) -> dict[str, str]:
        """The regions that say what is looked at, and lead back."""
        says = " ".join(self.story.of(words)[self.event or 0])
        back = act(words("log.now"), "now", class_="main", sign="undo-2", key="c", data_focus=True)
        return {"turn": draw_turn(words("log.moment"), says, sign="history"), "actions": back}
