"""Golden games replay to the hash. A game without them fails. Those of former rules replay, or are refused as such."""

from pathlib import Path

import pytest
from playthroughs import FORMER, all_settings, file_of, folder, read_golden
from shelf import JUDGED

from table import catalog
from table.audit import audit
from table.dealers import Local
from table.illegal import Illegal
from table.match import Match
from table.text import fingerprint, write

WANTED = [(game, name) for game in catalog.NAMES for name, _, _ in all_settings(catalog.load(game))]


def former(kind: str) -> list[Path]:
    """Golden games of former versions that are played on today, or refused."""
    return [file for file in sorted((FORMER / kind).glob("*.json")) if file.stem.split("-")[0] in catalog.NAMES]


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


@pytest.mark.parametrize("file", former("played"), ids=lambda file: file.stem)
def test_a_golden_game_of_former_rules_that_goes_the_same_way_today_replays_and_audits(file: Path) -> None:
    """The tables have more to say by now, so their hashes are other ones; the log has not changed."""
    seed, events, heads, _, outcome = read_golden(file.read_text(encoding="utf-8"))
    game = catalog.load(events[0].name)
    assert events[0].value[0] < game.version  # type: ignore[index, operator]
    match = Match(game, Local(seed), events[0])
    for event in events[1:]:
        match.receive(event)
    assert [head[:16] for head in match.log.heads] == heads
    assert outcome is not None and write(match.outcome) == outcome
    assert all(finding.ok for finding in audit(game, match.log.events, seed))


@pytest.mark.parametrize("file", former("refused"), ids=lambda file: file.stem)
def test_a_golden_game_of_former_rules_that_would_go_another_way_today_is_refused_as_such(file: Path) -> None:
    seed, events, _, _, _ = read_golden(file.read_text(encoding="utf-8"))
    with pytest.raises(Illegal, match=r"^illegal\.version"):
        Match(catalog.load(events[0].name), Local(seed), events[0])


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
