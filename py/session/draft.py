"""Tapping a move together: what a tap adds to the draft, and what a second tap takes back."""

from collections.abc import Callable
from dataclasses import replace

from games.contract.picks import Draft, Pick, Sketch
from games.contract.words import Words
from session.asking import sketch_together
from session.scene import Scene
from session.session import Session
from table import lots
from table.needs import Seat


def after_tap(draft: Draft, pick: Pick, sketch: Callable[[Draft], Sketch]) -> Draft:
    """A pick already chosen is taken back, unless picking it again means something (one more step)."""
    longer = (*draft, pick.key)
    if not pick.chosen:
        return longer
    now, then = sketch(draft), sketch(longer)
    if leads_on(then) and (then.move, then.table) != (now.move, now.table):
        return longer
    if pick.key not in draft:
        return draft[:-1]  # it was filled in because nothing else could follow
    at = len(draft) - 1 - draft[::-1].index(pick.key)
    without = (*draft[:at], *draft[at + 1 :])
    return without if leads_on(sketch(without)) else draft[:at]


def leads_on(sketch: Sketch) -> bool:
    return sketch.move is not None or any(not pick.chosen for pick in sketch.picks)


def is_complete(sketch: Sketch) -> bool:
    """A move, and nothing left to add."""
    return sketch.move is not None and all(pick.chosen for pick in sketch.picks)


class Drafting:
    """The move that somebody at this device is building, and what they are typing."""

    def __init__(self, session: Session, words: Callable[[], Words]) -> None:
        self.session, self.words = session, words
        self.draft: Draft = ()
        self.typing = ""
        self._aside: Draft = ()  # what was half said when others broke the talk off
        self._made: tuple[object, Sketch | None] = (None, None)

    def sketch(self, scene: Scene, actor: Seat | None) -> Sketch | None:
        """What may be tapped now. `actor` chooses with their own secrets in view; without one all is in the open."""
        if scene.kind not in ("choose", "ask", "floor") and not (scene.kind == "seal" and actor is not None):
            return None
        state = (self.session.log.head, self.draft, actor, self.words().language)
        if self._made[0] != state:
            self._made = (state, self.make(self.draft, scene, actor))
        return self._made[1]

    def make(self, draft: Draft, scene: Scene, actor: Seat | None) -> Sketch:
        """While all may speak, only what the people here may say. A tap that leaves no choice of speaker is made for
        them."""
        sketch, people = self._anybodys(draft, scene, actor), self.session.people
        if scene.kind != "floor" or len(people) == len(self.session.names):
            return sketch
        picks = tuple(pick for pick in sketch.picks if self._leads_to_one_here((*draft, pick.key), scene))
        if draft and len(picks) == 1 and sketch.seat is None and not picks[0].chosen:
            longer = (*draft, picks[0].key)
            if self._anybodys(longer, scene, actor).seat is not None:
                return self.make(longer, scene, actor)
        move = sketch.move if sketch.seat is None or sketch.seat in people else None
        return replace(sketch, picks=picks, move=move)

    def _anybodys(self, draft: Draft, scene: Scene, actor: Seat | None) -> Sketch:
        """With bots at the table, what is said is said in words."""
        session, words, need = self.session, self.words(), scene.need
        assert need is not None
        if actor is None and scene.kind == "choose":
            single = lambda need, draft: session.kit.sketch(session.view(None), need, draft, words, session.names)  # noqa: E731
            if together := sketch_together(session, need, draft, words, single):
                return together
        speech = session.kit.speech if session.has_bots else None
        if speech is not None and speech.is_due(need, session.table):
            return speech.sketch(
                session.view(None), draft, words, session.names, session.people, session.log.events
            )
        return session.kit.sketch(session.view(actor), need, draft, words, session.names)

    def _leads_to_one_here(self, draft: Draft, scene: Scene, depth: int = 2) -> bool:
        sketch = self._anybodys(draft, scene, None)
        if sketch.seat is not None:
            return sketch.seat in self.session.people
        if sketch.move is not None or not depth:
            return bool(sketch.move)
        return any(self._leads_to_one_here((*draft, pick.key), scene, depth - 1) for pick in sketch.picks)

    # ------------------------------------------------------------ what happens to it

    def tap(self, pick: Pick, scene: Scene, actor: Seat | None) -> None:
        self.draft = after_tap(self.draft, pick, lambda draft: self.make(draft, scene, actor))

    def set_amount(self, key: str, typed: str, sketch: Sketch | None) -> None:
        """`key` alone with what was typed, or with the number: of both only the figures count."""
        amount = sketch.amount if sketch else None
        if amount is None or not f"{key}:".startswith(f"{amount.key}:"):
            return
        figures = "".join(one for one in typed or key.removeprefix(amount.key) if "0" <= one <= "9")
        if figures:
            draft = self.draft
            while draft and draft[-1].startswith(f"{amount.key}:"):
                draft = draft[:-1]  # a slider passes many numbers on its way
            self.draft = (*draft, f"{amount.key}:{amount.nearest(int(figures[:9]))}")

    def shuffle(self, scene: Scene, actor: Seat | None, seed: str) -> None:
        """Chance chooses, tap by tap."""
        draft: Draft = ()
        if not self.make(draft, scene, actor).can_shuffle:
            return
        while (sketch := self.make(draft, scene, actor)).move is None:
            draft = (*draft, lots.pick([one.key for one in sketch.picks if not one.chosen], seed, *draft))
        self.draft = draft

    def say(self) -> None:
        """What was typed is the last step of the sentence."""
        said = " ".join(self.typing.split())
        self.draft = (*self.draft, f"text:{said}")
        self.typing = ""

    def put_aside(self) -> None:
        """Others break the talk off: what was half said waits."""
        if self.draft:
            self._aside = self.draft
        self.draft = ()

    def take_up(self, scene: Scene) -> None:
        """What was put aside comes back with the talk, if it can still be said; not in a new round."""
        if scene.kind == "floor" and self._aside:
            aside, self._aside = self._aside, ()
            if not self.draft and self._still_leads_on(aside, scene):
                self.draft = aside
        elif scene.kind == "look":
            self._aside, self.typing = (), ""

    def _still_leads_on(self, draft: Draft, scene: Scene) -> bool:
        """Could it be tapped once more as it was?"""
        return all(
            key in {pick.key for pick in self.make(draft[:n], scene, None).picks} for n, key in enumerate(draft)
        )
