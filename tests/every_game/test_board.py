"""Every board, without a single pixel: the drawing is sound, and everything that can be tapped has a name."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from xml.etree import ElementTree

import pytest

from games.contract.kit import Kit, kit
from games.contract.picks import Draft, Sketch
from screen.app.pictures import picture
from screen.app.words import LANGUAGES, Words
from session.draft import after_tap
from soak.playout import begin, decisions, sampled_settings
from table import catalog
from table.change import replace
from table.events import Event
from table.match import Match
from table.needs import Clock, Need

every_game = pytest.mark.parametrize("name", catalog.NAMES)
SETTINGS = [
    pytest.param(name, seats, options, id="-".join([name, str(seats), *(key for key, on in options.items() if on)]))
    for name in catalog.NAMES
    for seats, options in sampled_settings(catalog.load(name))
]
every_setting = pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
MOMENTS = {0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144}
HREF = ("href", "{http://www.w3.org/1999/xlink}href")


def read(drawing: str, what: str) -> ElementTree.Element:
    try:
        return ElementTree.fromstring(f"<div>{drawing}</div>")
    except ElementTree.ParseError as error:
        raise AssertionError(f"{what} is not sound SVG: {error}") from error


def moments(name: str, seats: int, options: dict) -> Iterator[tuple[Match, int, Need, Words]]:
    match = begin(catalog.load(name), seats, options, "board")
    for number, (seat, need, _) in enumerate(decisions(match, Random(seats))):
        if number in MOMENTS:
            yield match, seat, need, Words(LANGUAGES[number % 4])


def drafts(brought: Kit, match: Match, seat: int, need: Need, words: Words) -> Iterator[Sketch]:
    """What can be tapped at first, and after one tap."""
    made = brought.sketch(match.view(seat), need, (), words, match.names)
    yield made
    for pick in [one for one in made.picks if not one.chosen][:2]:
        yield brought.sketch(match.view(seat), need, (pick.key,), words, match.names)


@every_setting
def test_whatever_has_been_tapped_leads_to_a_move_and_the_rules_accept_it(name: str, seats: int, options: dict) -> None:
    for number, (match, seat, need, words) in enumerate(moments(name, seats, options)):
        rng = Random(f"taps {number}")

        def sketch(draft: Draft, match=match, seat=seat, need=need, words=words) -> Sketch:
            return kit(name).sketch(match.view(seat), need, draft, words, match.names)

        if not sketch(()).picks and any(isinstance(one, Clock) for one in match.needs):
            continue  # all may speak, and nobody has to
        for taps in (1, 2, 3, 5, 8):
            made = tapped(sketch, (), taps, rng)
            tries = iter(range(20))
            while not made[1].move and not made[1].typing and next(tries, None) is not None:
                made = tapped(sketch, made[0], rng.randint(1, 6), rng)
            assert made[1].move or made[1].typing, f"{need.name}: nothing follows {made[0]}"
            if made[1].move and made[1].seat in (None, seat):
                take(match, seat, need, made[1])


def take(match: Match, seat: int, need: Need, sketch: Sketch) -> None:
    """Plays the move, and first what is done on the way to it."""
    table, play, waiting = match.table, match.game.play, match.game.waiting
    assert sketch.move
    event, _ = match.draft(seat, sketch.move, need.name)
    for one, move in sketch.before:
        table = play(table, Event("choose", waiting(table)[0].name, one, move.value, move.facts))
    play(table, replace(event, name=waiting(table)[0].name) if sketch.before else event)


def tapped(sketch: Callable[[Draft], Sketch], draft: Draft, taps: int, rng: Random) -> tuple[Draft, Sketch]:
    """After so many more taps anywhere."""
    for _ in range(taps):
        if picks := sketch(draft).picks:
            draft = after_tap(draft, rng.choice(picks), sketch)
    return draft, sketch(draft)


@every_setting
def test_the_drawing_is_sound_and_every_tap_on_it_has_a_name(name: str, seats: int, options: dict) -> None:
    brought = kit(name)
    symbols = read(brought.board.symbols(), "`symbols`")
    for match, seat, need, words in moments(name, seats, options):
        ground = read(brought.board.ground(words), "`ground`")
        for made in drafts(brought, match, seat, need, words):
            pieces = read(brought.board.pieces(made.table, made.picks, words, match.names), "`pieces`")
            elements = [one for tree in (symbols, ground, pieces) for one in tree.iter()]
            ids = Counter(one.get("id") for one in elements if one.get("id"))
            twice = [one for one, count in ids.items() if count > 1]
            assert not twice, f"the id `{twice[0]}` stands twice in the drawing"
            copied = {href[1:] for one in elements for key in HREF if (href := one.get(key, ""))}
            lost = sorted(copied - set(ids))
            assert not lost, f"the drawing copies `#{lost[0]}`, which `symbols` does not draw"
            unnamed = [one for one in pieces.iter() if one.get("role") == "button" and not one.get("aria-label")]
            assert not unnamed, f"something can be tapped and has no name: {unnamed[0].get('data-with')}"
            lit = {one.get("data-with") for one in pieces.iter() if one.get("data-do") == "pick"}
            strange = lit - {pick.key for pick in made.picks}
            assert not strange, f"the board lights `{min(map(str, strange))}`, which cannot be picked"


@every_setting
def test_no_two_things_to_tap_have_the_same_name(name: str, seats: int, options: dict) -> None:
    for match, seat, need, words in moments(name, seats, options):
        for made in drafts(kit(name), match, seat, need, words):
            keys = Counter(pick.key for pick in made.picks)
            assert max(keys.values(), default=1) == 1, f"the pick `{keys.most_common(1)[0][0]}` is offered twice"


@every_setting
def test_everything_around_the_board_can_be_drawn_in_every_language(name: str, seats: int, options: dict) -> None:
    brought, match = kit(name), begin(catalog.load(name), seats, options, "around")
    for number, _ in enumerate(decisions(match, Random(seats))):
        if number in MOMENTS:
            look_around(brought, match, Words(LANGUAGES[number % 4]))
    for words in map(Words, LANGUAGES):
        look_around(brought, match, words)
        brought.around.reveal(match.table, words, match.names)
        for seat in range(seats):
            brought.around.standing(match.table, seat, words)
            brought.points(match.table, seat, 0, words)
        if brought.stats:
            assert brought.stats(match.log.events, match.tables, words, match.names) is not None


def look_around(brought: Kit, match: Match, words: Words) -> None:
    table, around, private = match.table, brought.around, brought.private
    for score in brought.scores(table, words, match.names):
        assert score.label, f"the score `{score.key}` has no name"
        read(score.picture, f"the picture of the score `{score.key}`")
    around.beside(table, words, match.names)
    for need in match.needs:
        around.curtain(need, table)
        private.is_private(need, table)
    for seat in match.pockets:
        around.status(table, seat, words)
        view = match.view(seat)
        private.hand(view, words)
        private.marks(view, words)
        private.acts(view, words)
        for shelf in private.shelves(view, words, match.names):
            assert shelf.title, "a shelf of the private page has no title"
            unnamed = [thing.key for thing in shelf.things if not thing.title]
            assert not unnamed, f"`{unnamed[0]}` on the private page has no name"
    private.pages(table, words)


@every_game
def test_every_picture_on_its_card_and_in_its_rules_can_be_drawn(name: str) -> None:
    brought = kit(name)
    for one in (*brought.form.cover, *(section.picture for section in brought.help if section.picture)):
        assert read(picture(name, one), f"the picture `{one}`").find("*") is not None
