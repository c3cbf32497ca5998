"""python build.py audit FILE: readable lines, and an exit code that a script understands."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from samples import CARD_GAME
from signed import FalseStake, file

from soak.playout import playout
from table import catalog
from table.match import Match, start_event
from table.save import About, dump
from web.make import ROOT, audit


@cache
def played() -> Match:
    return playout(catalog.load(CARD_GAME), 2, {}, "audit")


def saved(match: Match) -> str:
    return dump(match, About("game", "Ann and Bob", "2026-11-16T21:04:59"))


def ask(tmp_path: Path, text: str, *more: str) -> int:
    place = tmp_path / "game.json"
    place.write_text(text, encoding="utf-8")
    return audit.run(place, *more)


@pytest.mark.parametrize("text", [file, lambda: saved(played())])
def test_a_fair_game_is_all_well(text: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(tmp_path, text()) == 0
    said = capsys.readouterr().out
    assert "all is well" in said and "✓ Rolls" in said and "✗" not in said


def test_it_speaks_the_players_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(tmp_path, saved(played()), "nl") == 0
    assert "het klopt" in capsys.readouterr().out


def test_a_liar_in_a_network_game_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(tmp_path, file(liar=FalseStake)) == 1
    said = capsys.readouterr().out
    assert "staked more than they had" in said and "✗ Hidden stakes" in said


def test_a_die_that_fate_did_not_throw_is_found_in_a_file_that_is_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played()
    bent = Match(match.game, match.dealer, match.log.events[0])
    for event in match.log.events[1:]:
        number = len(bent.log)
        if event.kind == "roll":
            other = next(face for face in ("2", "3") if (face,) != event.value)
            bent.log = bent.log.add(replace(event, value=(other,)))
            break
        bent.log = bent.log.add(event)
    bent.pockets = match.pockets
    assert ask(tmp_path, saved(bent)) == 1
    assert f"wrong at event {number + 1}" in capsys.readouterr().out


FALSE_VERDICT = "Ann\x1b[1A\x1b[2K\rall is well\u202e\n✓"


def named(name: str) -> str:
    game = catalog.load(CARD_GAME)
    return saved(Match(game, played().dealer, start_event(game, (name, "Bob"), {})))


def recorded(name: str) -> str:
    data = json.loads(file())
    data["first"]["value"][1][0] = name
    return json.dumps(data)


@pytest.mark.parametrize("text", [lambda: named(FALSE_VERDICT), lambda: recorded(FALSE_VERDICT)])
def test_a_name_cannot_write_a_verdict(
    text: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ask(tmp_path, text())
    said = "".join(capsys.readouterr())
    assert all(line.isprintable() for line in said.split("\n")) and "\n✓" not in said


def test_nothing_that_is_printed_can_write_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it may come from: a line stays one line."""
    monkeypatch.setattr(audit, "tell_finding", lambda words, one: FALSE_VERDICT)
    ask(tmp_path, saved(played()))
    said = capsys.readouterr().out
    assert "Ann" in said and all(line.isprintable() for line in said.split("\n")) and "\n✓" not in said


def test_a_reason_cannot_write_one_either(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    foreign = {**json.loads(saved(played())), "\x1b[2J\nall is well" + "!" * 100_000: 1}
    assert ask(tmp_path, json.dumps(foreign)) == 2
    said = capsys.readouterr().err
    assert said.rstrip("\n").isprintable() and len(said) < 400


@pytest.mark.parametrize("text", [lambda: named("Ann").replace('"Ann"', '"Ann\\ud800"'), lambda: named("Ann\ud800")])
def test_half_a_character_is_refused(
    text: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "game.json"
    place.write_text(text(), encoding="utf-8", errors="surrogatepass")
    assert audit.run(place) == 2 and capsys.readouterr().err.strip()


@pytest.mark.parametrize(
    "text",
    [
        lambda: "", lambda: "{", lambda: "[]", lambda: '{"a": 1}', lambda: file()[:9000],
        lambda: file().replace('"step\\":3', '"step\\":4', 1), lambda: saved(played()).replace("Ann", "Eve"),
    ],
    ids=["empty", "cut off", "a list", "foreign", "half a record", "a changed letter", "a changed save"],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_and_accuses_nobody(
    text: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(tmp_path, text()) == 2
    said = capsys.readouterr()
    assert said.err.strip() and not said.out


@pytest.mark.skipif(sys.platform == "emscripten", reason="a browser starts no commands")
def test_the_command_needs_no_tools_and_ends_with_its_code(tmp_path: Path) -> None:
    place = tmp_path / "nothing.json"
    place.write_text(json.dumps({"cabinet_noir_record": 1}))
    asked = [sys.executable, str(ROOT / "build.py"), "audit", str(place)]
    assert subprocess.run(asked, capture_output=True, text=True).returncode == 2
    assert subprocess.run([*asked[:3], str(tmp_path / "no.json")], capture_output=True).returncode == 2
