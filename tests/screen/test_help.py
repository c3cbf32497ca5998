"""The rules are found by the words players type."""

import re

from fake_browser import open_app
from samples import CARD_GAME

from games.contract.help import Section
from games.contract.kit import kit
from games.contract.words import rows_of
from screen.app.markup import text
from screen.app.words import LANGUAGES, Words
from screen.learn import rules as help_page
from screen.learn.rules import Help, fold
from screen.learn.small_board import moments
from table.catalog import NAMES
from table.illegal import Illegal

HELP = (
    Section(
        "safe",
        ("The safe", "De kluis", "Der Tresor", "Le coffre"),
        (
            (
                "Whoever reaches the *safe* scores <now>.",
                "Wie de kluis bereikt.",
                "Wer den Tresor erreicht.",
                "Qui l’atteint déclenche un décompte.",
            ),
        ),
    ),
    Section(
        "ruin",
        ("The ruin", "De ruïne", "Die Ruine", "La ruine"),
        (("Minus 3.", "Min 3.", "Minus 3.", "Moins 3."),),
    ),
)


def opened(monkeypatch, sought: str, language: str = "en") -> str:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(help_page, "help_of", lambda game: HELP)
    app, browser = open_app(languages=(language,))
    browser.do("help", CARD_GAME, "")
    browser.do("search", "", sought)
    assert isinstance(app.sheets[0], Help)
    return browser.regions["sheet"]


def test_all_sections_and_a_table_of_contents_at_first(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    sheet = opened(monkeypatch, "")
    assert sheet.count('class="rule"') == 2 and sheet.count('data-do="section"') == 2
    assert "<strong>safe</strong>" in sheet and "&lt;now&gt;" in sheet


def test_a_search_keeps_what_fits_and_lights_it_up(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    sheet = opened(monkeypatch, "SAFE")
    assert sheet.count('class="rule"') == 1 and "<mark>safe</mark>" in sheet and "1 section found" in sheet


def test_a_search_does_not_mind_accents(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    assert "<mark>ruïne</mark>" in opened(monkeypatch, "ruine", "nl")
    assert "<mark>décompte</mark>" in opened(monkeypatch, "decompte", "fr")


def test_a_search_for_signs_is_no_pattern(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    assert "0 sections found" in opened(monkeypatch, "(.*")


def test_folding_keeps_the_length_so_that_marks_fit() -> None:
    for words in ("Ruïne", "Straße İstanbul", "ﬁn", "a\u0301"):
        assert len(fold(words)) == len(words)


def test_every_picture_of_every_help_can_be_drawn() -> None:
    from screen.app.pictures import picture
    from table.catalog import NAMES

    for game in NAMES:
        for section in help_page.help_of(game):
            assert not section.picture or picture(game, section.picture).startswith("<svg")


def test_the_rules_of_every_game_name_the_parts_of_its_board_and_play_examples() -> None:
    for game in NAMES:
        guide = kit(game).guide
        if guide is None:
            continue
        _app, browser = open_app()
        browser.do("help", game, "")
        sheet = browser.regions["sheet"]
        assert sheet.count('class="small-board"') == 2, "one to look at, one to print"
        assert all(part.name[0] in sheet for part in guide.parts)
        assert all(0 < part.x < 100 and 0 < part.y < 100 and len(set(part.name)) > 1 for part in guide.parts)
        sections = {section.key for section in help_page.help_of(game)}
        assert {*guide.examples, *guide.summary, *guide.why.values()} <= sections, game
        assert guide.examples and guide.summary
        for key, steps in guide.examples.items():
            for language in LANGUAGES:
                shown = moments(game, *steps, Words(language))
                assert len(shown) > 1 and all(one.says for one in shown[1:]), (game, key)
            browser.do("example", key, "")
            shown = moments(game, *steps, Words("en"))
            assert text(shown[0].says or "This is how it stands. Tap, and watch.") in browser.regions["sheet"]
            for one in shown[1:]:
                browser.do("example", key, "")
                assert text(one.says) in browser.regions["sheet"]
            browser.do("example", key, "")
            assert text(shown[-1].says) not in browser.regions["sheet"], "and once more from the start"


def test_no_drawing_in_the_rules_shares_an_id_with_the_board_under_them() -> None:
    _app, browser = open_app()
    browser.do("lesson", CARD_GAME, "")
    browser.do("help", CARD_GAME, "")
    whole = "".join(browser.regions[name] for name in ("ground", "pieces", "sheet"))
    ids = re.findall(r'\bid="([^"]+)"', whole)
    assert len(ids) == len(set(ids)), sorted(one for one in ids if ids.count(one) > 1)


def test_every_refusal_of_a_game_leads_to_the_section_with_its_rule() -> None:
    for game in NAMES:
        guide = kit(game).guide
        if guide is None:
            continue
        own = {key for key in rows_of(game) if key.startswith(f"{game}.illegal.")}
        assert own <= set(guide.why), own - set(guide.why)


def test_a_refused_tap_can_be_asked_why() -> None:
    app, browser = open_app()
    browser.do("lesson", CARD_GAME, "")
    guide = kit(CARD_GAME).guide
    assert guide is not None
    rows = rows_of(CARD_GAME)
    reason, section = next(one for one in guide.why.items() if "{" not in rows.get(one[0], ("{",))[0])
    app.refuse(Illegal(reason))
    assert "Why?" in browser.regions.get("toast", "") or not app.refresh()
    browser.do("toast", "", "")
    assert isinstance(app.sheets[-1], Help)
    seen: list[str] = []
    browser.reveal = seen.append  # type: ignore[method-assign]
    for later in browser.later:
        later()
    assert seen == [f"#rule-{section}"]


def test_one_page_is_printed_from_the_rules() -> None:
    _app, browser = open_app()
    browser.do("help", CARD_GAME, "")
    assert 'class="one-page"' in browser.regions["sheet"]
    browser.do("print", "", "")
    assert browser.prints == 1
