"""Doubt and accusation: what a device does when somebody names another past, or is caught.

Rounds: none of its own. A device that doubts shows everybody the letters it has heard; the others do the same. If one
author has said two different things, both letters lie side by side, and they convince anybody. An accuser shows the
letters of the accused, so that the others judge for themselves.
A scribe that took up another seat's word is accused because of that other seat's letter; if the seat has said something
else to the scribe, its two letters clear the scribe and accuse the seat.
Not protected here: where there are no two letters of one author, each honest device believes its own eyes.
"""

import json

from fair.game.speaker import DOUBT, Speaker
from fair.game.verdict import Verdict
from fair.protocol.letter import Signed, read_letter
from fair.protocol.transcript import Fork, Invented, Transcript
from table.illegal import Cheat
from table.needs import Seat


class Doubts:
    def __init__(self, transcript: Transcript, speaker: Speaker) -> None:
        self.verdict: Verdict | None = None
        self._transcript = transcript
        self._speaker = speaker
        self._shown_since: set[int] = set()

    def show(self, since: int) -> None:
        """Shows everybody what was heard here from this step on, once."""
        if since not in self._shown_since:
            self._shown_since.add(since)
            self._speaker.show(self._transcript.since(since))

    def show_again(self) -> None:
        """Something may have been lost on its way. The others answer with what is missing here."""
        self._shown_since.clear()
        self.show(max(0, self._transcript.step - 1))

    def accuse(self, cheat: Cheat, proof: tuple[Signed, ...] = ()) -> None:
        """`proof`: the letter that is wrong by itself, if there is one; others may not have heard it."""
        seat, transcript = cheat.values.get("seat"), self._transcript
        letters = cheat.letters if isinstance(cheat, Fork | Invented) else proof
        self.verdict = Verdict(seat if isinstance(seat, int) else None, cheat.reason, transcript.step, letters)
        # The others may have been told something else: they see what we were told, and judge for themselves.
        recent = transcript.since(max(0, transcript.step - 1))
        self._speaker.show(letters or [one for one in recent if self.verdict.is_open or one.letter.author == seat])

    def reconsider(self, letters: list[Signed], via: Seat) -> None:
        """Letters came in after an accusation. If another seat said two things, it has made the accused look guilty."""
        if self.verdict is None or not self.verdict.is_open:
            return
        try:
            self._transcript.compare(letters, via)
        except Fork as fork:
            if fork.seat != self.verdict.seat and fork.letters[0].letter.step >= self.verdict.step - 1:
                self.accuse(fork)
        except Cheat:
            return


def read_shown(wire: bytes, via: Seat) -> list[Signed]:
    """The letters that somebody shows."""
    try:
        texts = json.loads(wire.removeprefix(DOUBT))
    except ValueError:
        raise Cheat("cheat.letter", seat=via) from None
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise Cheat("cheat.letter", seat=via)
    return [read_letter(text.encode("ascii", "replace")) for text in texts]
