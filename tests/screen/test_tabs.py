"""Two tabs on one device: each game is open in one of them, and nothing that is kept in one is lost in the other."""

from collections.abc import Callable, Mapping

import pytest
from at_table import Table
from fake_browser import FakeBrowser, MemoryStorage, open_app, run
from samples import CARD_GAME, TALK_GAME

from screen.app.app import App
from screen.home.elsewhere import Elsewhere
from screen.home.home import Home
from screen.play.page import Play
from store import Deleted, LastTable, Store, Superseded
from table.save import load


def opened(storage: MemoryStorage) -> Store:
    store = Store(storage, lambda: "2026-11-18T21:00:00")
    run(store.open())
    return store


def game_in(storage: MemoryStorage) -> str:
    (id_,) = [key.removeprefix("game:") for key in storage.rows if key.startswith("game:")]
    return id_


def beside(storage: MemoryStorage) -> tuple[App, FakeBrowser]:
    return open_app(storage, is_beside=True)


def moves_in(storage: MemoryStorage) -> int:
    return len(load(storage.rows[f"game:{game_in(storage)}"])[0].log)


def played(steps: int = 12) -> tuple[Table, MemoryStorage]:
    table = Table(2)
    for _ in range(steps):
        table.step()
    return table, table.browser.storage


def test_a_game_that_is_open_in_one_tab_is_not_opened_in_another() -> None:
    table, storage = played()
    app, browser = beside(storage)
    browser.do("continue", game_in(storage), "")
    assert isinstance(app.page, Elsewhere) and "another tab" in browser.page
    assert table.is_playing


def test_the_tab_that_takes_a_game_over_has_every_move_and_the_other_says_where_it_went() -> None:
    table, storage = played()
    length = len(table.play.session.log)
    app, browser = beside(storage)
    browser.do("continue", game_in(storage), "")
    browser.do("here", "", "")
    assert isinstance(app.page, Play) and len(app.page.session.log) == length
    assert isinstance(table.app.page, Elsewhere) and "another tab" in table.browser.page
    table.browser.do("here", "", "")
    assert table.is_playing and isinstance(app.page, Elsewhere)


def test_a_game_that_was_left_can_be_opened_in_another_tab() -> None:
    table, storage = played()
    table.app.go_home()
    app, browser = beside(storage)
    browser.do("continue", game_in(storage), "")
    assert isinstance(app.page, Play)


def test_a_note_that_is_being_typed_is_kept_before_the_other_tab_opens_the_game() -> None:
    table, storage = played(0)
    table.tap("open")
    if ("mine", "") in table.offered():
        table.tap("mine")
    table.play.session.write_note(0, "page", "half a thou")
    app, browser = beside(storage)
    browser.do("continue", game_in(storage), "")
    browser.do("here", "", "")
    assert isinstance(app.page, Play) and app.page.session.pockets[0].note("page") == "half a thou"
    for late in table.browser.later:
        late()
    assert moves_in(storage) == len(app.page.session.log)


def test_what_was_just_played_is_kept_before_the_game_goes_to_the_other_tab() -> None:
    table, storage = played()
    session = table.play.session
    session.match.write_note(0, "page", "just now")  # type: ignore[attr-defined]
    table.app.saving.unsaved[0] = (session.match, session.about)  # type: ignore[attr-defined]
    app, browser = beside(storage)
    browser.do("continue", game_in(storage), "")
    browser.do("here", "", "")
    assert isinstance(app.page, Play) and app.page.session.pockets[0].note("page") == "just now"


def test_a_tab_that_was_passed_over_says_that_its_moves_are_not_kept_and_changes_nothing() -> None:
    """As in a browser that cannot lock a game."""
    table, storage = played()
    app, browser = beside(storage)
    browser.tabs.held.add(f"game-{game_in(storage)}")
    table.browser.tabs.held.clear()
    browser.do("continue", game_in(storage), "")
    assert isinstance(app.page, Play)
    app.page.session.write_note(0, "page", "here first", at_once=True)
    kept = storage.rows[f"game:{game_in(storage)}"]
    table.play.session.write_note(0, "page", "too late", at_once=True)
    assert isinstance(table.app.page, Elsewhere) and "could not be saved" in table.browser.page
    assert storage.rows[f"game:{game_in(storage)}"] == kept


def test_a_game_deleted_in_another_tab_is_not_written_again() -> None:
    table, storage = played()
    run(opened(storage).delete(game_in(storage)))
    table.play.session.write_note(0, "page", "too late", at_once=True)
    assert isinstance(table.app.page, Elsewhere) and not [key for key in storage.rows if key.startswith("game:")]
    table.browser.do("here", "", "")
    assert not isinstance(table.app.page, Play)


def test_a_game_that_another_tab_has_deleted_is_not_offered_back_as_nothing() -> None:
    _, storage = played()
    app, browser = open_app(storage)
    id_ = game_in(storage)
    browser.do("shelf", "", "")
    run(opened(storage).delete(id_))
    browser.do("delete", id_, "")
    assert "was deleted in another tab" in browser.page and app.notices.notice and not app.notices.notice.act
    assert not app.store.labels and not [key for key in storage.rows if key.endswith(id_)]


def test_settings_of_two_tabs_are_both_kept() -> None:
    storage = MemoryStorage()
    one, other = opened(storage), opened(storage)
    run(one.change_settings(theme="dark"))
    run(other.change_settings(language="nl"))
    assert (opened(storage).settings.theme, opened(storage).settings.language) == ("dark", "nl")
    assert other.settings.theme == "dark"


def test_a_setting_of_another_edition_is_not_dropped() -> None:
    storage = MemoryStorage()
    storage.rows["settings"] = '{"from_the_future": 7}'
    run(opened(storage).change_settings(theme="dark"))
    assert '"from_the_future": 7' in storage.rows["settings"]


def test_what_two_tabs_have_made_themselves_is_all_kept() -> None:
    storage = MemoryStorage()
    run(opened(storage).keep_own(TALK_GAME, ["attic", "barn"]))
    one, other = opened(storage), opened(storage)
    run(one.keep_own(TALK_GAME, ["barn", "cellar"]))
    run(other.keep_own(TALK_GAME, ["attic", "barn", "den"]))
    run(other.keep_own(CARD_GAME, ["thing"]))
    assert opened(storage).own == {TALK_GAME: ("barn", "cellar", "den"), CARD_GAME: ("thing",)}


def test_the_last_options_of_two_games_are_both_kept() -> None:
    storage = MemoryStorage()
    one, other = opened(storage), opened(storage)
    run(one.keep_last(LastTable(("Ann",), {CARD_GAME: {"dossier": True}})))
    run(other.keep_last(LastTable(("Bob",), {TALK_GAME: {"roles": True}})))
    assert opened(storage).last == LastTable(("Bob",), {CARD_GAME: {"dossier": True}, TALK_GAME: {"roles": True}})


def test_a_new_name_from_one_tab_and_a_move_in_the_other_are_both_kept() -> None:
    table, storage = played()
    run(opened(storage).rename(game_in(storage), "The long night"))
    before = moves_in(storage)
    table.play.session.hold()
    table.step()
    label = opened(storage).labels[game_in(storage)]
    assert label.title == "The long night" and moves_in(storage) >= before
    assert isinstance(table.app.page, Play)


class Overtaken(MemoryStorage):
    """Another tab of this device is quicker, once: it writes between what this one reads and what it writes."""

    def __init__(self, storage: MemoryStorage, quicker: Callable[[], object]) -> None:
        super().__init__()
        self.rows, self.quicker = storage.rows, [quicker]

    async def put(self, rows: Mapping[str, str | None], expected: Mapping[str, str | None] | None = None) -> bool:
        if self.quicker:
            self.quicker.pop()()
        return await super().put(rows, expected)


def playing_on(storage: MemoryStorage, id_: str) -> Callable[[], None]:
    """Another tab that has opened the game, and what it does when it comes to play."""
    store = Store(storage, lambda: "2026-11-18T23:00:00")
    run(store.open())
    match, about = run(store.load(id_))

    def play_on() -> None:
        match.write_note(0, "page", "played on")
        run(store.save(match, about))

    return play_on


@pytest.mark.parametrize("is_overtaken", [False, True])
def test_a_new_name_takes_nothing_from_the_label_that_another_tab_has_written(is_overtaken: bool) -> None:
    _, storage = played()
    id_, store = game_in(storage), opened(storage)
    play_on = playing_on(storage, id_)
    if is_overtaken:
        store.storage = Overtaken(storage, play_on)
    else:
        play_on()
    run(store.rename(id_, "The long night"))
    label = opened(storage).labels[id_]
    assert (label.title, label.when) == ("The long night", "2026-11-18T23:00:00")


def test_a_game_is_thrown_away_as_it_is_then_and_put_back_with_every_move() -> None:
    _, storage = played()
    id_, store = game_in(storage), opened(storage)
    store.storage = Overtaken(storage, playing_on(storage, id_))
    run(store.put_back(run(store.delete(id_))))
    assert run(opened(storage).load(id_))[0].pockets[0].note("page") == "played on"


def test_a_new_name_does_not_bring_a_game_back_that_another_tab_has_deleted() -> None:
    _, storage = played()
    id_, store = game_in(storage), opened(storage)
    run(opened(storage).delete(id_))
    with pytest.raises(Deleted):
        run(store.rename(id_, "The long night"))
    assert id_ not in store.labels and not [key for key in storage.rows if key.endswith(id_)]


def test_an_imported_game_never_lies_over_one_that_another_tab_has_taken_in() -> None:
    _, storage = played()
    _, file = run(opened(storage).export(game_in(storage)))
    empty = MemoryStorage()
    one, second = opened(empty), opened(empty)
    first = run(one.take_in(file))
    match, about = run(one.load(first.id))
    match.write_note(0, "page", "played on")
    run(one.save(match, about))
    assert run(second.take_in(file)).id != first.id
    assert run(opened(empty).load(first.id))[0].pockets[0].note("page") == "played on"


def test_the_shelf_shows_what_another_tab_has_kept() -> None:
    app, browser = open_app()
    table = Table(2, storage=browser.storage)  # a reload, for the fake; the first app hears of it as a tab beside
    app.holding.told("changed", "\n".join(browser.storage.rows))
    assert game_in(browser.storage) in app.store.labels and isinstance(app.page, Home)
    assert 'data-do="continue"' in browser.page
    run(table.app.store.delete(game_in(browser.storage)))
    app.holding.told("changed", next(f"game:{id_}" for id_ in app.store.labels))
    assert 'data-do="continue"' not in browser.page


def test_continue_offers_the_game_played_last_even_if_the_clock_was_set_back() -> None:
    first, storage = played()
    id_ = game_in(storage)
    first.app.go_home()
    store = opened(storage)
    store.now = lambda: "1999-01-01T00:00:00"
    match, about = run(store.load(id_))
    copy = run(store.take_in(run(store.export(id_))[1]))
    assert opened(storage).shelf[0].id == id_, "a game that was only taken in was not played"
    run(store.save(*run(store.load(copy.id))))
    assert opened(storage).shelf[0].id == copy.id
    run(store.save(match, about))
    assert opened(storage).shelf[0].id == id_


class Closing(MemoryStorage):
    """The page is gone before it hears what is kept: only a write that expects nothing is done."""

    async def put(self, rows: Mapping[str, str | None], expected: Mapping[str, str | None] | None = None) -> bool:
        if expected:
            raise OSError("the page is gone")
        return await super().put(rows)


@pytest.mark.parametrize("is_played_on", [False, True])
def test_a_page_that_is_closed_in_the_middle_of_a_move_loses_it_only_to_a_word(is_played_on: bool) -> None:
    table, storage = played()
    id_, store = game_in(storage), table.app.store
    closing = Closing()
    closing.rows, store.saves.storage = storage.rows, closing
    table.play.session.match.write_note(0, "page", "just now")  # type: ignore[attr-defined]
    table.app.saving.unsaved[0] = (table.play.session.match, table.play.session.about)  # type: ignore[attr-defined]
    table.browser.do("hidden", "", "")
    left = storage.rows[f"left:{id_}"]
    if is_played_on:
        other = Store(storage, lambda: "")
        match, about = run(other.load(id_))
        match.write_note(0, "page", "in another tab")
        run(other.save(match, about))
        storage.rows[f"left:{id_}"] = left
    again = opened(storage)
    note = run(again.load(id_))[0].pockets[0].note("page")
    assert note == ("in another tab" if is_played_on else "just now") and again.saves.has_lost == is_played_on
    assert f"left:{id_}" not in storage.rows


def test_what_is_private_cannot_be_read_in_the_storage() -> None:
    storage = MemoryStorage()
    storage.key = b"a key that the browser keeps apart"
    table = Table(2, storage=storage)
    for _ in range(8):
        table.step()
    text = storage.rows[f"game:{game_in(storage)}"]
    match = table.play.session.match  # type: ignore[attr-defined]
    assert '"private": "sealed ' in text and match.dealer.seed not in text
    assert not any(card.nonce in text for pocket in match.pockets.values() for card in pocket.cards)
    again, _ = run(opened(storage).load(game_in(storage)))
    assert again.pockets == match.pockets and again.dealer.seed == match.dealer.seed
    _, file = run(opened(storage).export(game_in(storage)))
    assert match.dealer.seed in file, "a file is for other devices, which have another key"
    run(opened(storage).take_in(file))
    assert not any(match.dealer.seed in row for row in storage.rows.values())


def test_without_the_key_a_game_is_closed_and_not_damaged() -> None:
    storage = MemoryStorage()
    storage.key = b"a key that the browser keeps apart"
    Table(2, storage=storage)
    storage.key = b""
    app, browser = open_app(storage)
    browser.do("continue", game_in(storage), "")
    assert "key to this game is missing" in browser.page and not app.store.labels[game_in(storage)].is_damaged


def test_a_game_kept_before_there_were_keys_opens_and_is_sealed_from_then_on() -> None:
    table, storage = played()
    storage.key = b"a key that the browser keeps apart"
    store = opened(storage)
    match, about = run(store.load(game_in(storage)))
    run(store.save(match, about))
    assert match.dealer.seed not in storage.rows[f"game:{about.id}"]  # type: ignore[attr-defined]
    with pytest.raises(Superseded):
        run(table.app.store.save(match, about))


def test_an_update_taken_in_another_tab_waits_until_this_player_is_at_rest() -> None:
    table, _ = played()
    table.browser.update_taken()
    assert table.is_playing and not table.browser.reloads and "new edition starts" in table.browser.page
    table.app.go_home()
    assert table.browser.reloads == 1


def test_what_is_being_typed_survives_an_update() -> None:
    app, browser = open_app()
    browser.do("new", CARD_GAME, "")
    browser.do("name", "0", "Ann")
    browser.do("settings", "", "")
    browser.update_taken()
    browser.do("close", "", "")
    assert 'value="Ann"' in browser.page and not browser.reloads
    browser.do("back", "", "")
    assert isinstance(app.page, Home) and browser.reloads == 1


def test_an_update_waits_for_a_sheet_over_the_start_page() -> None:
    _, browser = open_app()
    browser.do("settings", "", "")
    browser.update_taken()
    assert not browser.reloads
    browser.do("close", "", "")
    assert browser.reloads == 1


def test_at_the_start_page_an_update_is_taken_at_once() -> None:
    _, browser = open_app()
    browser.update_came()
    browser.do("toast", "", "")
    assert browser.reloads == 1


def test_a_game_that_somebody_plays_in_another_tab_is_not_thrown_away() -> None:
    table, storage = played()
    app, browser = beside(storage)
    browser.do("shelf", "", "")
    browser.do("delete", game_in(storage), "")
    assert isinstance(app.page, Elsewhere) and game_in(storage) and table.is_playing
    assert 'data-do="here"' in browser.regions["stage"]
