"""The rules are found by the words players type."""

from fake_browser import open_app
from samples import CARD_GAME

from games.contract.help import Section
from screen.learn import rules as help_page
from screen.learn.rules import Help, fold

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
