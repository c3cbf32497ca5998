"""What would a chief do? Asked by one person who plays against bots.

Law: the chief is given what this person can see, and nothing more. It speaks only when asked.
"""

from __future__ import annotations

from random import Random

from bots.bot import CHIEF, OFFICER, decide, sight_of
from bots.hint import Hint, hint_in
from games.contract.bot import Answer
from games.contract.kit import kit
from games.contract.reasons import speaks_against, speaks_for
from session.bots.crew import Crew
from session.device import Device
from table.match import Match
from table.needs import Seat


class Advised:
    """`hint` is None while the chief thinks."""

    def __init__(self, device: Device, crew: Crew, match: Match, seat: Seat, left: int | None) -> None:
        self.device, self.crew, self.match, self.seat = device, crew, match, seat
        self.view, self.moves = match.view(seat), match.moves(seat)
        self.hint: Hint | None = None
        self.need, self.sight = match.need_of(seat).name, sight_of(match, seat, None, left, device.words.language)
        crew.lend_thinker().ask(match, seat, self.need, CHIEF.name, left, device.words.language, self._told)

    def _told(self, is_told: bool, answer: Answer) -> None:
        """Where the worker is lost, the page answers without thinking long."""
        if is_told:
            self.hint = hint_in(self.crew.thinker.last, len(self.moves))
        else:
            sight = sight_of(self.match, self.seat, language=self.device.words.language)
            chance = Random(self.device.browser.seed())
            self.hint = Hint(decide(self.match.game, sight, OFFICER, chance), "known", 0, None, ())
        self.device.announce(self.tell(self.hint.move))
        if self.crew.post.is_manned:
            self.device.guarded(self.crew.attend)
        self.device.refresh()

    def tell(self, move: Answer) -> str:
        if move is None:
            return self.device.words("advice.silent")
        advise = kit(self.match.game.name).advice
        return advise(self.view, move, self.device.words, self.match.names) if advise else ""

    def reasons(self, move: Answer) -> tuple[list[str], list[str]]:
        found = kit(self.match.game.name).reasons
        if found is None or move is None:
            return [], []
        points = found.points(self.sight, move, self.device.words, self.match.names)
        return speaks_for(points), speaks_against(points)

    def lights(self, move: Answer) -> tuple[str, ...]:
        found = kit(self.match.game.name).reasons
        return tuple(found.lights(self.view, move)) if found and move else ()
