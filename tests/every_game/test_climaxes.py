"""Every climax of every game, over whole games: sound drawings whose parts move, in four languages."""

import re
from random import Random
from xml.etree import ElementTree

from each import each

from games.contract.climax import Climax
from games.contract.kit import kit
from screen.app.words import LANGUAGES, Words
from soak.playout import begin, decisions
from table import catalog
from table.match import Match

GAMES = [name for name in catalog.NAMES if kit(name).climax]
SYMBOL = re.compile(r'href="#([\w-]+)"')
NAME = re.compile(r'id="(scene-[\w-]+)"')
LONGEST = 2_000


def whole_game(name: str) -> Match:
    game = catalog.load(name)
    match = begin(game, max(game.seats), {}, "climaxes")
    for number, _ in enumerate(decisions(match, Random(1))):
        if number > LONGEST:
            break
    return match


def climaxes(match: Match, language: str) -> list[Climax]:
    found = kit(match.game.name).climax
    assert found
    tables, events, words = match.tables, match.log.events, Words(language)
    shown = [found(tables[n - 1], events[n], tables[n], words, match.names, 0) for n in range(1, len(events))]
    return [climax for climax in shown if climax]


@each(GAMES)
def test_whole_games_have_climaxes_alike_in_every_language(name: str) -> None:
    match = whole_game(name)
    told = [climaxes(match, language) for language in LANGUAGES]
    assert told[0] and len({len(one) for one in told}) == 1
    for same in zip(*told, strict=True):
        assert len({len(climax.frames) for climax in same}) == 1
        assert all(climax.title and (climax.text or climax.aloud) for climax in same)
        said = {f"{climax.title} {climax.aloud or climax.text}" for climax in same}
        assert len(said) > 1, f"not translated: {same[0].title}"


@each(GAMES)
def test_every_frame_is_sound_and_what_moves_is_in_all_of_them(name: str) -> None:
    drawn = set(re.findall(r'id="([\w-]+)"', kit(name).board.symbols()))
    for climax in climaxes(whole_game(name), "en"):
        for frame in climax.frames:
            ElementTree.fromstring(frame)
            assert set(SYMBOL.findall(frame)) <= drawn, f"{climax.title}: drawn with what the page has not"
            names = NAME.findall(frame)
            assert len(names) == len(set(names)), f"{climax.title}: one name for two things"
        first, *rest = (set(NAME.findall(frame)) for frame in climax.frames)
        assert all(frame == first for frame in rest), f"{climax.title}: something comes or goes instead of moving"
        assert len(set(climax.frames)) == len(climax.frames), f"{climax.title}: a frame in which nothing moves"


@each(GAMES)
def test_what_is_said_and_drawn_of_a_player_is_escaped(name: str) -> None:
    found, match = kit(name).climax, whole_game(name)
    assert found
    names = tuple(f"<i>{n}</i>" for n in match.names)
    for n in range(1, len(match.log)):
        climax = found(match.tables[n - 1], match.log.events[n], match.tables[n], Words("en"), names, None)
        if climax:
            assert not any("<i>" in frame for frame in climax.frames)
