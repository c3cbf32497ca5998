"""Everything a game brings to the screen, as one typed value: what every game must have, and what it may leave out.

A game's folder holds files under these names. Only the first three must be there.

    __init__.py     GAME: the rules (table/game.py)
    words.py        TEXT: all its texts in four languages
    kit.py          KIT: a `Kit`, its drawing and what the pages show around it
    form.py         FORM: what is asked before a game (contract/form.py)     else: its on-and-off options
    said.py         SPEECH: what is said to bots, in words                    else: nothing is
    climax.py       CLIMAX: moments that everybody must have seen (climax.py) else: none are shown
    stats.py        STATS: figures of a finished game                         else: none are shown
    help/rules.py   HELP: the rules to read (contract/help.py)                else: no button for them
    help/lesson.py  LESSON: a first game that explains itself (lesson.py)     else: no button for it
    help/guide.py   GUIDE: a diagram, examples, a summary, whys (guide.py)    else: the rules are words alone
    help/coach.py   COACH: the goal, and a line in somebody's first games     else: neither is shown
    bot/player.py   BOT: how its bots play (contract/bot.py)                  else: they choose at random
    bot/advice.py   ADVICE: a move as advice, in words                        else: no button for advice
    bot/reasons.py  REASONS: what speaks for a move (reasons.py)              else: advice without reasons
    bot/review.py   REVIEW: chances and beliefs, looking back                 else: no button for the review
    bot/arena.py    ARENA: how its bots are measured (contract/arena.py)      else: as all others are
    style.css       a style sheet of its own                                  else: the shared ones do

Everything in bot/ and help/, and climax.py, arrives after the first page; until then it counts as missing.

Law: only what `Private` makes may hold a secret; everything else is given public things alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from games.contract.form import Form, form_of
from games.contract.picks import Draft, Pick, Sketch
from games.contract.shown import Act, Figure, Grid, Question, Score, Shelf, Thing
from games.contract.words import Words
from table import catalog
from table.events import Event, Move
from table.game import Game, Table, View
from table.needs import Need, Seal, Seat, Stake

if TYPE_CHECKING:  # these arrive after the first page
    from games.contract.climax import Climaxing
    from games.contract.coach import Coach
    from games.contract.guide import Guide
    from games.contract.help import Section
    from games.contract.lesson import Lesson
    from games.contract.reasons import Reasons
    from games.contract.review import Hindsight

Names: TypeAlias = Sequence[str]
# What may be tapped next, given the keys tapped so far.
Sketching: TypeAlias = Callable[[View, Need, Draft, Words, Names], Sketch]
# What happened in an event, in sentences: the table before it, the event, the table after it.
Telling: TypeAlias = Callable[[Table, Event, Table, Words, Names], Sequence[str]]
Stats: TypeAlias = Callable[[Sequence[Event], Sequence[Table], Words, Names], Sequence[Figure]]
Advice: TypeAlias = Callable[[View, Move, Words, Names], str]


@dataclass(frozen=True, eq=False)
class Board:
    """The drawing. All of it is SVG text.

    `ground` never changes during a game; `pieces` lie on it. `symbols` are drawn once and copied by the others.
    `pictures` are small whole drawings by kind, for cards, forms and help: `"card:swap"` is `pictures["card"]("swap")`,
    `"card_back"` is `pictures["card_back"]()`.
    """

    ground: Callable[[Words], str]
    pieces: Callable[[Table, Sequence[Pick], Words, Names], str]
    symbols: Callable[[], str] = lambda: ""
    pictures: Mapping[str, Callable[..., str]] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Around:
    """What everybody may see around the board. A game leaves out what it does not have."""

    # a small picture for the key of a pick
    emblem: Callable[[str], str] = lambda key: ""
    # the die or dice as they lie now
    die: Callable[[Table], str] = lambda table: ""
    scores: Callable[[Table, Words], tuple[Score, ...]] = lambda table, words: ()
    # a few words under a player's name
    status: Callable[[Table, Seat, Words], str] = lambda table, seat, words: ""
    # a key of the words for a button to tap before something is shown to all, or nothing
    curtain: Callable[[Need, Table], str] = lambda need, table: ""
    # what several players are asked in turn, and people around one device all together
    question: Callable[[Need, Table], Question | None] = lambda need, table: None
    # shelves and figures beside the board
    beside: Callable[[Table, Words, Names], tuple[Shelf | Figure, ...]] = lambda table, words, names: ()
    # the seconds on a clock that stands still, and those it had at first; None: there is no clock now
    clock: Callable[[Table], tuple[int, int] | None] = lambda table: None
    # must everybody look at something new before the game goes on?
    must_look: Callable[[Table], bool] = lambda table: False
    # may anybody tap for the one who is asked, because it only lets the game go on?
    is_anybodys: Callable[[Table], bool] = lambda table: False
    # a player's own CSS colour, and a small picture that stands beside the name
    seat_colour: Callable[[Table, Seat], str] = lambda table, seat: ""
    seat_sign: Callable[[Table, Seat], str] = lambda table, seat: ""
    # the number of the turn or round, and whose it is (below 0: everybody's): the log is grouped by it
    turn: Callable[[Table], tuple[int, Seat]] = lambda table: (0, -1)
    # a key for something small that changes nothing: all of it in a row, with one key, is one line of the log
    trifle: Callable[[Table, Event], str] = lambda table, event: ""
    # after the game: a line for each player, all that was hidden, and the order of those without points
    standing: Callable[[Table, Seat, Words], str] = lambda table, seat, words: ""
    reveal: Callable[[Table, Words, Names], Grid | None] = lambda table, words, names: None
    rank: Callable[[Table, Seat], int] = lambda table, seat: 0
    # what counts in the end, where that is not points
    points: Callable[[Table, Seat, Words], str] | None = None
    # what a card of a deck, or an account of a stake, is called in the audit
    opened: Callable[[str, str, Words], str] = lambda deck, face, words: face


@dataclass(frozen=True, eq=False)
class Private:
    """What one player sees alone."""

    # is this choice made behind the hand?
    is_private: Callable[[Need, Table], bool] = lambda need, table: isinstance(need, Seal | Stake)
    # the cards one may play now, each under the key of the pick that plays it
    hand: Callable[[View, Words], tuple[Thing, ...]] = lambda view, words: ()
    shelves: Callable[[View, Words, Names], tuple[Shelf, ...]] = lambda view, words, names: ()
    # what stays in sight of somebody who has the device alone; else: all of the shelves that has a picture
    glance: Callable[[View, Words], tuple[Thing, ...]] | None = None
    # the pages for notes
    pages: Callable[[Table, Words], tuple[Thing, ...]] = lambda table, words: ()
    # things to cross off; each key is a page of the notes
    marks: Callable[[View, Words], Shelf | None] = lambda view, words: None
    # what a player may do from the private page alone
    acts: Callable[[View, Words], tuple[Act, ...]] = lambda view, words: ()


@dataclass(frozen=True, eq=False)
class Speech:
    """Where players talk and bots listen: what is said is put into words, tap by tap or typed.

    `is_due` says whether a need is answered in words. `sketch` is given the seats that may speak here, and the log.
    """

    is_due: Callable[[Need, Table], bool]
    sketch: Callable[[View, Draft, Words, Names, Sequence[Seat], Sequence[Event]], Sketch]


@dataclass(frozen=True, eq=False)
class Kit:
    game: Game
    board: Board
    sketch: Sketching
    say: Telling
    around: Around = Around()
    private: Private = Private()

    # What a game may leave out altogether, each in a file of its own. None or nothing hides its button.

    @property
    def form(self) -> Form:
        return form_of(self.game.name)

    @property
    def speech(self) -> Speech | None:
        found: Speech | None = catalog.part(self.game.name, "said", "SPEECH")
        return found

    @property
    def climax(self) -> Climaxing | None:
        found: Climaxing | None = catalog.part(self.game.name, "climax", "CLIMAX")
        return found

    @property
    def stats(self) -> Stats | None:
        found: Stats | None = catalog.part(self.game.name, "stats", "STATS")
        return found

    @property
    def help(self) -> tuple[Section, ...]:
        found: tuple[Section, ...] | None = catalog.part(self.game.name, "help/rules", "HELP")
        return found or ()

    @property
    def lesson(self) -> Lesson | None:
        found: Lesson | None = catalog.part(self.game.name, "help/lesson", "LESSON")
        return found

    @property
    def guide(self) -> Guide | None:
        found: Guide | None = catalog.part(self.game.name, "help/guide", "GUIDE")
        return found

    @property
    def coach(self) -> Coach | None:
        found: Coach | None = catalog.part(self.game.name, "help/coach", "COACH")
        return found

    @property
    def reasons(self) -> Reasons | None:
        found: Reasons | None = catalog.part(self.game.name, "bot/reasons", "REASONS")
        return found

    @property
    def advice(self) -> Advice | None:
        found: Advice | None = catalog.part(self.game.name, "bot/advice", "ADVICE")
        return found

    @property
    def review(self) -> Hindsight | None:
        found: Hindsight | None = catalog.part(self.game.name, "bot/review", "REVIEW")
        return found

    @staticmethod
    def offers(part: object) -> bool:
        """Whether to show a button for an optional part: `kit.offers(kit.review)`. It is here, or may still arrive."""
        return bool(part) or not catalog.is_complete()

    # What pages ask, with names and defaults filled in.

    def scores(self, table: Table, words: Words, names: Names) -> tuple[Score, ...]:
        rows = self.around.scores(table, words)
        return tuple(row if row.seat is None else replace(row, label=names[row.seat]) for row in rows)

    def glance(self, view: View, words: Words, names: Names) -> tuple[Thing, ...]:
        if self.private.glance:
            return self.private.glance(view, words)
        shelves = self.private.shelves(view, words, names)
        return tuple(thing for shelf in shelves for thing in shelf.things if thing.picture)

    def points(self, table: Table, seat: Seat, points: int, words: Words) -> str:
        """What counts in the end, in the game's own unit."""
        own = self.around.points
        return own(table, seat, words) if own else words("result.points", n=points)


@cache
def kit(name: str) -> Kit:
    """The kit of a game that has arrived."""
    found = catalog.part(name, "kit", "KIT")
    assert isinstance(found, Kit), f"games/{name}/kit.py must hold KIT, a Kit"
    return found
