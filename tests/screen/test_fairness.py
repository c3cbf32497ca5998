"""After a game everybody can check it again, and reads what was found."""

from dataclasses import replace

from at_table import Table

from screen.result.fairness import Fairness
from table.dealers import Local


def finished() -> Table:
    table = Table(seats=2, seed=4, top_secret=True)
    while table.is_playing:
        table.step()
    return table


def test_a_fair_game_is_all_well_and_names_everybody() -> None:
    table = finished()
    table.tap("fairness")
    sheet = table.painted
    assert table.app.words("fairness.well") in sheet
    for name in ("Ann", "Bob", table.app.words("audit.roll"), table.app.words("audit.shuffle")):
        assert name in sheet


def test_dice_that_the_seed_did_not_throw_are_named_with_their_event() -> None:
    table = finished()
    match = table.app.page.match  # type: ignore[attr-defined]
    match.dealer = Local("another seed")
    sheet = Fairness(table.app, match)
    wrong = next(finding for finding in sheet.findings if not finding.ok)
    assert table.app.words("fairness.wrong", n=(wrong.wrong_at or 0) + 1) in sheet.draw()


def test_the_fingerprint_changes_with_the_smallest_event() -> None:
    match = finished().app.page.match  # type: ignore[attr-defined]
    log = match.log
    changed = log.until(len(log) - 1).add(replace(log.events[-1], proof=None))
    assert changed.head != log.head
