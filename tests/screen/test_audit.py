"""The file of a network game is opened from the shelf, checked, and told in words a player understands."""

import json
from pathlib import Path

import pytest
from fake_browser import FakeBrowser, open_app
from mesh import CURVE, Mesh, toy_verify
from samples import STAKE_GAME, TALK_GAME
from signed import FalseStake, file

from fair.game import record
from fair.game.audit import audit
from screen.app.app import App
from screen.app.words import LANGUAGES, Words
from screen.home.shelf import Shelf
from screen.review.audit_page import AuditPage
from screen.review.audit_text import mode_of, tell, tell_decks, tell_stakes
from table import catalog


def take_in(text: str) -> tuple[App, FakeBrowser]:
    app, browser = open_app()
    app.do("shelf")
    browser.file = text
    app.do("import")
    return app, browser


def test_a_fair_network_game_is_all_green_and_every_stake_lies_open() -> None:
    app, browser = take_in(file())
    assert isinstance(app.page, AuditPage) and app.page.report is not None
    page, words = browser.regions["stage"], app.words
    for said in ("fairness.well", "audit.key", "audit.letter", "audit.stake", "inquiry.stakes", "price.two.text"):
        assert words(said) in page
    assert all(name in page for name in app.page.report.match.names) and words(f"{STAKE_GAME}.spy.russian") in page
    assert not app.store.labels, "a record is looked at, not kept"


def test_whoever_lied_is_named_with_what_they_did_and_when() -> None:
    app, browser = take_in(file(liar=FalseStake))
    assert isinstance(app.page, AuditPage) and app.page.report is not None
    report = app.page.report
    said = app.words("cheat.stake", seat=report.match.names[1])
    assert [finding.seat for finding in report.wrong] == [1] and not report.is_whole
    assert said in browser.regions["stage"]
    assert app.words("inquiry.where", n=(report.wrong[0].wrong_at or 0) + 1) in browser.regions["stage"]


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: text[: len(text) // 2], "damaged.json"),
        (lambda text: text.replace('_record": 1', '_record": 2'), "damaged.version"),
        (lambda text: text.replace('"forgiving": true', '"forgiving": false'), "damaged.entry"),
        (lambda text: text.replace('"players": ["', '"players": ["AAAA", "'), "damaged.part"),
        (lambda text: text[:-200] + text[-200:].replace("A", "B", 1), "damaged.entry"),
        (lambda text: '{"cabinet_noir_record": 1}', "damaged.part"),
    ],
)  # fmt: skip
def test_a_damaged_record_is_refused_with_its_reason_and_accuses_nobody(damage: object, reason: str) -> None:
    text = damage(file())  # type: ignore[operator]
    assert text != file()
    app, browser = take_in(text)
    assert isinstance(app.page, Shelf) and not app.store.labels
    start = app.words("shelf.refused", reason=app.words(reason, n="@", part="@").split("@")[0])
    assert start.rstrip(".") in browser.regions["stage"]


def test_a_game_that_is_not_over_is_well_so_far_and_keeps_its_secrets() -> None:
    data = json.loads(file())
    data["letters"] = data["letters"][:-1]
    app, browser = take_in(json.dumps(data))
    assert isinstance(app.page, AuditPage) and app.page.report is not None and not app.page.report.is_whole
    assert app.words("inquiry.so_far") in browser.regions["stage"] and not app.page.report.stakes


def test_letters_that_are_missing_in_the_middle_make_a_damaged_file() -> None:
    data = json.loads(file())
    del data["letters"][10]
    app, _ = take_in(json.dumps(data))
    assert isinstance(app.page, Shelf) and app.page.trouble


@pytest.mark.parametrize(("name", "options"), [(TALK_GAME, {"rounds": 1}), (STAKE_GAME, {"turn_limit": 2})])
def test_everything_that_was_hidden_is_told_in_every_language(name: str, options: dict) -> None:
    mesh = Mesh(catalog.load(name), 3, options, "open").begin().play()
    report = audit(record.record(mesh.peers[0]), CURVE, toy_verify)
    for words in map(Words, LANGUAGES):
        opened = [*tell_decks(words, report), *tell_stakes(words, report)]
        assert tell(words, report) == [words("fairness.well")]
        told = [card for _, cards in opened for card in cards]
        assert told and not any("_" in card or "+" in card for card in told)
    assert mode_of(record.record(mesh.peers[0])) == "forgiving"


def test_a_record_of_former_rules_is_refused_in_plain_words() -> None:
    """tests/fair/kept/absent.txt was played before the rules of its game changed."""
    app, browser = take_in((Path(__file__).parent.parent / "fair" / "kept" / "absent.txt").read_text())
    theirs, ours = 1, catalog.load(STAKE_GAME).version
    said = app.words("shelf.refused", reason=app.words("illegal.version", theirs=theirs, ours=ours))
    assert isinstance(app.page, Shelf) and said in browser.regions["stage"] and not app.store.labels
