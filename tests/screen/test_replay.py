"""The replay and the result show the whole game again, and its secrets only when the game is over."""

from functools import cache

from at_table import NAMES, Table
from fake_browser import MemoryStorage, open_app, run
from samples import BID_GAME, SECRET_CARD, STAKE_GAME
from world import World

from screen.home.shelf import open_game
from screen.play.page import Play
from screen.result.page import Result
from screen.result.replay import Replay, pocket_then
from screen.review.page import ReviewPage
from soak.playout import playout
from table import catalog
from table.save import About


def finished(**options: bool) -> Table:
    """A game that is over, opened again from the shelf. It is played once for all tests."""
    table, kept = Table(3, 5, **options), MemoryStorage()
    kept.rows = dict(played_out(tuple(options)))
    table.app, table.browser = open_app(kept)
    run(open_game(table.app, next(iter(table.app.store.labels))))
    return table


@cache
def played_out(options: tuple[str, ...]) -> dict[str, str]:
    table = Table(3, 5, **dict.fromkeys(options, True))
    table.play_out()
    return table.browser.storage.rows  # type: ignore[union-attr]


def test_a_running_game_is_looked_at_without_secrets() -> None:
    table = Table(3, 2, top_secret=True)
    for _ in range(60):
        table.step()
    if table.play.peek or table.play.handover:
        table.app.do("back")
    table.app.do("replay")
    assert isinstance(table.app.page, Replay)
    assert ("secrets", "") not in table.offered()
    table.app.do("secrets")
    while ("before", "") in table.offered():
        assert SECRET_CARD not in table.painted and "card:" not in table.painted
        table.tap("before")
    table.tap("back")
    assert isinstance(table.app.page, Play)


def test_a_finished_game_is_shown_from_the_first_step_to_the_last_with_secrets_for_those_who_ask() -> None:
    table = finished(top_secret=True, dossier=True)
    table.tap("replay")
    page = table.app.page
    assert isinstance(page, Replay) and page.at == 0
    assert SECRET_CARD not in table.painted
    table.tap("secrets")
    steps = 0
    while ("after", "") in table.offered():
        table.tap("after")
        steps += 1
    assert steps == len(page.stops) - 1 and SECRET_CARD in table.painted
    assert "worked for" in table.browser.regions["told"] or "bystander" in table.browser.regions["told"]
    table.tap("back")
    assert isinstance(table.app.page, Result)


def test_secrets_of_the_past_hold_no_card_of_the_future() -> None:
    table = finished(top_secret=True)
    match = table.app.page.match  # type: ignore[union-attr]
    for number, event in enumerate(match.log.events):
        if event.kind == "deal" and event.seat == 0:
            before, after = (pocket_then(match, 0, at) for at in (number - 1, number))
            assert len(after.cards) == len(before.cards) + 1


def test_the_replay_runs_by_itself_and_stops_at_the_end() -> None:
    table = finished()
    table.tap("replay")
    page = table.app.page
    assert isinstance(page, Replay)
    table.tap("run")
    while table.browser.later and page.runs:
        table.browser.later.pop()()
    assert page.at == len(page.stops) - 1 and not page.runs
    table.app.do("to", "", "3")
    assert page.at == 3


def test_the_result_names_the_winners_the_agents_and_the_night_in_numbers() -> None:
    table = finished(top_secret=True, dossier=True)
    page = table.app.page
    assert isinstance(page, Result) and page.match.outcome
    for seat in page.match.outcome.winners:
        assert NAMES[seat] in table.browser.regions["stage"]
    for words in ("Who was who", "Points over the turns", "Who moved whom", "The die", "cards played"):
        assert words in table.browser.regions["stage"], words
    table.tap("save")
    assert table.browser.downloads[0][0].endswith(".json")


def test_play_again_seats_the_same_table_and_the_next_one_begins() -> None:
    table = Table(3, 5, first=1)
    table.play_out()
    id_ = table.app.page.about.id  # type: ignore[union-attr]
    table.tap("again")
    page = table.app.page
    assert isinstance(page, Play) and page.session.names == NAMES[:3]
    assert page.session.match.options["first"] == 2 and page.session.table.active == 2
    assert page.session.about and page.session.about.id != id_ and id_ in table.app.store.labels


def test_the_review_shows_where_it_turned_and_leads_there_and_back() -> None:
    table = finished()
    result = table.app.page
    assert isinstance(result, Result)
    table.tap("review")
    page = table.app.page
    assert isinstance(page, ReviewPage) and page.review
    assert all(f"{name} from 33% to" in table.painted for name in NAMES[:3])
    looks = table.offered("look")
    assert len(looks) == len(page.review.turnings) > 0
    table.tap("look", looks[-1][1])
    replay = table.app.page
    assert isinstance(replay, Replay) and replay.event <= int(looks[-1][1])
    told = " ".join(replay.story.of(table.app.words)[replay.event])
    assert told and told in page.draw()["stage"]
    table.tap("back")
    assert table.app.page is page
    table.tap("back")
    assert table.app.page is result


def test_whoever_leaves_the_review_before_it_is_ready_finds_it_later() -> None:
    table = finished()
    table.browser.milliseconds = 0
    page = ReviewPage(table.app, table.app.page)  # type: ignore[arg-type]
    run(page.work())
    assert page.review is None, "nobody looks"
    table.app.go(page)
    assert "<progress" in table.painted
    run(page.work())
    table.app.refresh()
    assert page.review and "<progress" not in table.painted


def test_after_a_game_between_devices_everybodys_secrets_are_shown_on_each() -> None:
    rooms = World(2, "looking back").meet().begin(STAKE_GAME, {"turn_limit": 3}).play().rooms
    shown = []
    for room in rooms:
        assert room.sitting and len(room.sitting.match.pockets) == 1
        app, browser = open_app()
        app.go(Replay(app, room.sitting.match, None))
        app.do("last")
        app.do("secrets")
        shown.append(browser.regions["secrets"])
    assert shown[0] == shown[1] and shown[0].count("seat-secrets") == 2 and shown[0].count("<figure") >= 2


def test_the_review_says_what_lay_hidden_in_a_bid() -> None:
    game = catalog.load(BID_GAME)
    match = playout(game, 2, {"opening_bid": True, "turn_limit": 8}, "bids")
    app, _ = open_app(MemoryStorage())
    page = ReviewPage(app, Result(app, match, About("bids", "", "")))
    bids = [number for number, event in enumerate(match.log.events) if event.kind == "stake"]
    told = {seat: [page._told(n) for n in bids if match.log.events[n].seat == seat] for seat in range(2)}
    for seat, book in enumerate(match.table.books):
        amounts = [app.words.number(amount) for row in book or () for _, amount in row]
        assert len(told[seat]) == len(amounts)
        assert all(f" {amount}." in said for amount, said in zip(amounts, told[seat], strict=True))
    assert bids
