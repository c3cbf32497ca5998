"""What is private is on the page only while its owner looks: everything is read that was ever painted."""

from dataclasses import replace

import pytest
from at_table import NAMES, Table
from fake_browser import open_app, run
from samples import CARD_GAME, SECRET_CARD

from screen.home.shelf import open_game
from screen.play.page import Play
from table.match import Match
from table.pocket import Card, Pocket

PRIVATE_MARKS = ("card:secrets", SECRET_CARD, "<textarea", "name:", "secret dim", "seen no one", "Your agent")


def other_world(match: Match) -> dict[int, Pocket]:
    """The same table with other secrets: every card has another face, every seal another value, every note is gone."""
    return {seat: _other(pocket) for seat, pocket in match.pockets.items()}


def _other(pocket: Pocket) -> Pocket:
    faces = {"agents": ("perry", "doyle"), "secrets": ("swap", "join", "to_ruin")}

    def turned(card: Card) -> Card:
        row = faces["agents" if card.deck == "agents" else "secrets"]
        return replace(card, face=row[(row.index(card.face) + 1) % len(row) if card.face in row else 0])

    notes = tuple((page, note) for page, note in pocket.notes if page == ".seen")
    return replace(pocket, cards=tuple(turned(card) for card in pocket.cards), sealed=(), notes=notes)


def painted_in(table: Table, pockets: dict[int, Pocket]) -> str:
    """The page as it would be painted, were these the pockets."""
    kept, table.play.session.match.pockets = table.play.session.match.pockets, pockets
    table.play.version += 1
    table.app.refresh()
    painted = table.painted
    table.play.session.match.pockets = kept
    table.play.version += 1
    table.app.refresh()
    return painted


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (5, 2)])
def test_nothing_private_is_painted_while_nobody_looks(seats: int, seed: int) -> None:
    table = Table(seats, seed, top_secret=True, dossier=True)
    publics = 0
    for _ in range(2500):
        if not table.is_playing:
            break
        if table.play.peek is None:
            publics += 1
            found = [mark for mark in PRIVATE_MARKS if mark in table.painted]
            assert not found or table.play.climaxes.now, found  # at the end the cards are turned over before all
            if publics % 7 == 0:
                assert painted_in(table, other_world(table.play.session.match)) == table.painted
        table.step()
    assert publics > 100 and not table.is_playing


def test_under_a_handover_nothing_stands_but_the_board_and_a_name() -> None:
    table = Table(3, top_secret=True)
    table.tap("open")
    side = ("turn", "hand", "choices", "actions", "seats", "score", "log")
    assert not any(table.browser.regions[name] for name in side)
    assert table.offered() == [("mine", ""), ("away", "")]
    assert "Only Ann looks now." in table.painted


def test_a_private_page_is_gone_with_one_tap_and_with_the_tab() -> None:
    table = Table(3, top_secret=True)
    table.look_all()
    for leave in ("hide", "hidden", "back"):
        table.tap("secrets", "1")
        table.tap("mine")
        assert SECRET_CARD in table.painted and "<textarea" in table.painted
        table.app.do(leave)
        assert SECRET_CARD not in table.painted and "<textarea" not in table.painted
        if leave == "hidden":
            assert "Give the device to Bob" in table.painted
            table.tap("away")


def test_secrets_are_put_away_with_the_tab_even_under_a_sheet() -> None:
    table = Table(2)
    table.look_all()
    table.tap("secrets", "0")
    table.tap("mine")
    table.app.do("help", CARD_GAME)
    table.app.do("hidden")
    assert SECRET_CARD not in table.browser.regions["cover"]


def test_a_reload_during_a_private_look_never_comes_back_at_the_secrets() -> None:
    table = Table(3, top_secret=True)
    table.look_all()
    table.tap("secrets", "2")
    table.tap("mine")
    id_ = table.play.session.about.id  # type: ignore[union-attr]
    app, browser = open_app(table.browser.storage)
    run(open_game(app, id_))
    assert isinstance(app.page, Play) and app.page.peek is None
    assert not any(SECRET_CARD in browser.regions[name] for name in app.paint.shown if name != "art")


def asked(seed: int, seats: int = 3) -> Table:
    """The first of a Top Secret round stands before the own hand."""
    table = Table(seats, seed, top_secret=True)
    table.play_until("ask")
    return table


def test_of_a_hand_only_the_chosen_card_stays_on_the_page() -> None:
    table = asked(2)
    table.tap("open")
    table.tap("mine")
    cards = [with_ for _, with_ in table.offered("pick") if with_.startswith("card:")]
    hand = table.browser.regions["hand"]
    assert hand.count("<svg") == len(table.play.session.table.hands[table.play.scene.seat or 0])
    table.tap("pick", cards[0])
    assert table.browser.regions["hand"].count("<svg") == 1
    table.tap("undo")
    assert table.browser.regions["hand"] == hand


def test_hiding_a_hand_forgets_the_card_that_was_chosen() -> None:
    table = asked(2)
    table.tap("open")
    table.tap("mine")
    cards = [with_ for _, with_ in table.offered("pick") if with_.startswith("card:")]
    table.tap("pick", cards[0])
    table.app.do("hidden")
    assert table.play.draft == () and "card:" not in table.painted


def test_volunteers_answer_together_on_one_page() -> None:
    table = Table(4, 5, top_secret=True)
    table.play_until("aloud")
    assert [with_ for _, with_ in table.offered("volunteer")] == ["0", "1", "2", "3"]
    assert ("together", "") not in table.offered()
    table.tap("nobody")
    assert table.play.scene.kind in ("roll", "choose", "aloud")


def test_who_wants_to_play_without_a_playable_card_is_taken_at_a_no_and_everybody_hears_why() -> None:
    for seed in range(1, 60):
        table = Table(2, seed, top_secret=True)
        table.play_until("aloud")
        match, need = table.play.session.match, table.play.scene.need
        assert need is not None
        unable = [seat for seat in need.seats if len(match.moves(seat)) == 1]
        if unable:
            break
    else:
        pytest.fail("nobody without a playable card")
    table.tap("volunteer", str(unable[0]))
    table.tap("together")
    said = f"{NAMES[unable[0]]} has nothing to play right now."
    assert said in table.painted
    assert match.log.find("open", need.name, unable[0]).value is False  # type: ignore[union-attr]


def test_dossiers_are_written_one_after_the_other_with_a_handover_between() -> None:
    table = Table(3, 3, dossier=True)
    table.play_until("seal")
    table.tap("open")
    for name in NAMES[:3]:
        assert f"Give the device to {name}" in table.painted
        table.tap("mine")
        table.name_everybody([with_ for _, with_ in table.offered("pick")])
        table.tap("confirm")
    assert table.play.handover is None and table.play.peek is None


def test_notes_are_kept_as_they_are_typed_and_seen_by_their_owner_alone() -> None:
    table = Table(2)
    table.look_all()
    table.tap("secrets", "0")
    table.tap("mine")
    page = table.play.session.table.agents[0]
    table.app.do("note", page, "Bob is fond of this one")
    for callback in table.browser.later:
        callback()
    table.tap("hide")
    assert "fond of" not in table.painted
    id_ = table.play.session.about.id  # type: ignore[union-attr]
    table.app, table.browser = open_app(table.browser.storage)
    run(open_game(table.app, id_))
    table.tap("secrets", "1")
    table.tap("mine")
    assert "fond of" not in table.painted
    table.tap("hide")
    table.tap("secrets", "0")
    table.tap("mine")
    assert "Bob is fond of this one" in table.painted


def test_who_wants_it_hands_the_tablet_over_every_turn() -> None:
    table = Table(3)
    table.app.store.settings = replace(table.app.settings, handover="every_turn")
    table.look_all()
    seen = set()
    for _ in range(40):
        if table.play.handover:
            assert table.play.handover.why == "turn"
            seen.add(table.play.handover.seat)
        table.step()
    assert seen == {0, 1, 2}


def test_a_new_card_is_marked_until_its_owner_has_looked() -> None:
    table = Table(2)
    assert table.browser.regions["seats"].count('class="news"') == 2
    table.look_all()
    assert 'class="news"' not in table.browser.regions["seats"]
