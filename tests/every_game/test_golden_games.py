"""Golden games replay to the hash. A game without them fails."""

import pytest
from playthroughs import all_settings, file_of, folder, read_golden
from shelf import JUDGED

from table import catalog
from table.audit import audit
from table.dealers import Local
from table.match import Match
from table.text import fingerprint, write

WANTED = [(game, name) for game in catalog.NAMES for name, _, _ in all_settings(catalog.load(game))]


@pytest.mark.parametrize(("game", "name"), WANTED)
def test_a_golden_game_replays_to_the_hash(game: str, name: str) -> None:
    file = file_of(game, name)
    assert file.exists(), f"there is no golden game {name}: `python build.py test --game PATH --golden` writes it"
    seed, events, heads, tables, outcome = read_golden(file.read_text(encoding="utf-8"))
    match = Match(catalog.load(game), Local(seed), events[0])
    for number, event in enumerate(events):
        if number:
            match.receive(event)
        is_same = fingerprint(match.table)[:16] == tables[number]
        assert is_same, f"the golden game {name} goes otherwise from event {number} on: the rules have changed"
        assert match.log.head[:16] == heads[number]
    assert outcome is not None and write(match.outcome) == outcome
    is_dealt_alike = all(finding.ok for finding in audit(match.game, match.log.events, seed))
    assert is_dealt_alike, f"the golden game {name} is dealt otherwise: the lots have changed"


def test_no_golden_game_is_left_over() -> None:
    found = {path.stem for one in map(folder, catalog.NAMES) for path in one.glob("*.json")}
    if JUDGED:  # those of the other games lie there too
        found = {name for name in found if name.split("-")[0] in catalog.NAMES}
    over = sorted(found - {name for _, name in WANTED})
    assert not over, f"the golden game {over[0]} belongs to no number of seats and no options there are"


def test_the_golden_games_of_a_game_show_every_kind_of_event_it_has() -> None:
    for game in catalog.NAMES:
        kinds = {
            event.kind
            for wanted, name in WANTED
            if wanted == game
            for event in read_golden(file_of(game, name).read_text(encoding="utf-8"))[1]
        }
        assert {"start", "roll", "choose"} & kinds and len(kinds) >= 4
