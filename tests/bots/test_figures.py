"""The page of figures says what was played, and nothing else."""

from pathlib import Path

from pytest import MonkeyPatch
from shelf import HOUSE

from bots.arena import figures
from bots.arena.figures import PAGE, page, read
from table import catalog


def test_the_page_is_written_from_the_kept_figures(monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "NAMES", HOUSE)
    assert PAGE.read_text("utf-8") == "\n".join(page(read())) + "\n"


def test_what_was_not_played_is_not_claimed() -> None:
    lines = list(page({f"{HOUSE[0]} officer:recruit": {"games": 10, "share": 0.9, "margin": 0.2, "sure": True}}))
    assert f"| {HOUSE[0]} | officer against recruit | 90.0% | 70.0% – 100.0% | 10 | yes |" in lines
    assert sum("not played yet" in line for line in lines) > 10


def test_lines_kept_under_a_former_name_of_a_level_are_still_found(tmp_path: Path, monkeypatch: MonkeyPatch) -> None:
    kept = tmp_path / "bots.json"
    kept.write_text('{"agent chief:agent": {"games": 2}, "agent owners agent": {"cases": 3}}')
    monkeypatch.setattr(figures, "KEPT", kept)
    assert read() == {"agent chief:officer": {"games": 2}, "agent owners officer": {"cases": 3}}
