"""DX-4 and DX-5: winning, the defence of the rulebook, and the opened notebooks."""

import pytest
from citing import rule
from dossier_x_situation import Mission
from umpire import refuses

from games.dossier_x import GAME, around
from games.money.accounts import open_books
from games.money.ledger import BACK, CLAIM, PAID, STAKE, TOLD, Entry, Ledger, read_book
from screen.app.words import Words
from table.events import Event


@rule("DX-4.1")
def test_who_carries_the_dossier_into_the_own_capital_and_withstands_every_challenge_wins() -> None:
    mission = Mission({0: {"pym": 500}, 2: {"pym": 400}}, at={"pym": "paris"}, dossier="paris")
    mission.move("pym", "london", carry=True)
    assert mission.outcome is None and mission.table.winner == -1, "not before everybody was asked"
    mission.passes(1).names(2, 400).holds().gives_up(2).passes(3)
    mission.open_all()
    assert mission.outcome.winners == (0,) and mission.outcome.reason == "dossier_x.won.one"


@rule("DX-4.1")
def test_other_agents_in_the_capital_do_not_matter() -> None:
    mission = Mission(at={"pym": "paris", "ivanov": "london", "ming": "london"}, dossier="paris")
    mission.move("pym", "london", carry=True).nobody_challenges()
    assert mission.outcome.winners == (0,)


@rule("DX-4.1")
@pytest.mark.parametrize("carry", [True, False])
def test_the_agent_must_carry_it_and_the_capital_must_be_the_own_one(carry: bool) -> None:
    mission = Mission(at={"pym": "paris"}, dossier="paris", active=1)
    mission.move("pym", "london", carry).nobody_challenges()
    assert mission.outcome is None and mission.table.phase == "turn"
    mission = Mission(at={"pym": "paris", "foxe": "london"}, dossier="london")
    mission.move("pym", "london").nobody_challenges()
    assert mission.outcome is None


@rule("DX-4.2")
def test_a_dossier_that_somebody_else_brought_must_leave_and_be_brought_in_again() -> None:
    mission = Mission(at={"pym": "paris"}, dossier="paris", active=1, seats=2, capitals=("london", "peking"))
    mission.move("pym", "london", carry=True).nobody_challenges()
    assert mission.table.dossier == "london" and mission.outcome is None
    mission.move("pym", "paris", carry=True).nobody_challenges()
    mission.move("ivanov", "baku").nobody_challenges()
    mission.move("pym", "london", carry=True).nobody_challenges()
    assert mission.outcome.winners == (0,)


@rule("DX-4.3")
def test_if_a_challenge_voids_the_winning_move_the_game_goes_on() -> None:
    mission = Mission({3: {"pym": 100}}, at={"pym": "paris"}, dossier="paris")
    mission.move("pym", "london", carry=True).passes(1, 2).names(3, 100).concedes()
    assert mission.outcome is None and mission.table.active == 1 and mission.table.dossier == "paris"


@rule("DX-4.1", "DX-2.1")
def test_the_defence_of_the_rulebook_three_players_take_the_dossier_from_chicago_to_montreal() -> None:
    """The dossier lies in Chicago, next to Washington: each of the three others moves the same agent, one step a
    turn, until it carries the dossier to Montreal before the United States can move."""
    mission = Mission(at={"lush": "halifax"}, dossier="chicago", active=0)
    mission.move("lush", "reykjavik").nobody_challenges()
    mission.move("lush", "chicago").nobody_challenges()
    mission.move("lush", "montreal", carry=True).nobody_challenges()
    assert mission.table.active == 3 and mission.table.dossier == "montreal"
    assert not any(v[0] == "move" and v[2] == "washington" and v[3] for v in mission.values(3) if len(v) == 4)


@rule("DX-4.3", "DX-3.7")
def test_the_defence_falls_if_the_united_states_command_that_agent() -> None:
    mission = Mission({3: {"lush": 800}}, at={"lush": "halifax"}, dossier="chicago", active=0)
    mission.move("lush", "reykjavik").nobody_challenges()
    mission.move("lush", "chicago").nobody_challenges()
    mission.move("lush", "montreal", carry=True).names(3, 100).concedes()
    assert mission.table.active == 3 and mission.table.dossier == "chicago"
    mission.move("lush", "washington", carry=True).nobody_challenges()
    mission.open_all()
    assert mission.outcome.winners == (3,)


@rule("DX-5.1")
def test_the_notebooks_are_opened_with_the_turn_of_every_bid_and_every_claim_about_it() -> None:
    mission = Mission({0: {"pym": 1500}}, seats=2, at={"pym": "paris"}, dossier="paris")
    mission.bid("pym", 300)
    mission.move("ivanov", "baku").nobody_challenges()
    mission.move("pym", "london", carry=True)
    mission.passes(1)
    mission.open_all()
    (book, empty) = open_books(mission.table.ledger, mission.table.books)
    assert [(line.turn, line.kind, line.account, line.amount, line.total) for line in book.lines] == [
        (1, STAKE, "pym", 1500, 1500), (5, STAKE, "pym", 300, 1800),
    ]  # fmt: skip
    assert empty.lines == () and empty.left == 10_000


@rule("DX-5.1")
def test_holding_naming_paying_and_announcing_stand_in_the_book() -> None:
    mission = Mission({0: {"pym": 2500, "foxe": 100}, 1: {"pym": 900}}, seats=2)
    mission.kill("pym", "foxe").names(1, 500).holds().names(1, 900).concedes()
    mission.move("ivanov", "baku").nobody_challenges()
    mission.kill("pym", "foxe").passes(1).tell_all()
    lines = read_book(mission.table.ledger, 0, ((("pym", 2500), ("foxe", 100)),)).lines
    assert [(line.kind, line.account, line.amount, line.total) for line in lines] == [
        (STAKE, "pym", 2500, 2500), (STAKE, "foxe", 100, 100), (PAID, "pym", 1000, 1500), (CLAIM, "pym", 500, 1500),
        (BACK, "pym", 1000, 2500), (PAID, "pym", 1000, 1500), (TOLD, "foxe", 100, 100),
    ]  # fmt: skip
    assert all(line.true for line in lines)


@rule("DX-5.1")
def test_an_opened_book_must_have_one_page_for_every_bid() -> None:
    mission = Mission({0: {"pym": 500}}, at={"pym": "paris"}, dossier="paris")
    mission.move("pym", "london", carry=True).nobody_challenges()
    for pages in ((), ((("pym", 500),), (("pym", 1),)), ((("nobody", 500),),), ((("pym", 0),),), None):
        with refuses("bids.illegal.book"):
            GAME.play(mission.table, Event("open", "bids", 0, pages))


@rule("DX-5.2")
@pytest.mark.parametrize(
    ("ledger", "stakes", "fine"),
    [
        ((Entry(1, 0, STAKE), Entry(2, 0, CLAIM, "pym", 500)), ((("pym", 500),),), (True, True, True)),
        ((Entry(1, 0, STAKE), Entry(2, 0, CLAIM, "pym", 600)), ((("pym", 500),),), (True, False, True)),
        ((Entry(1, 0, CLAIM, "pym", 100), Entry(2, 0, STAKE)), ((("pym", 500),),), (True, False, True)),
        ((Entry(1, 0, STAKE), Entry(2, 0, TOLD, "pym", 400)), ((("pym", 500),),), (True, False, True)),
        ((Entry(1, 0, STAKE), Entry(3, 0, STAKE)), ((("pym", 9000),), (("foxe", 1100),)), (False, True, True)),
        ((Entry(1, 0, STAKE), Entry(2, 0, PAID, "pym", 1000)), ((("pym", 900),),), (True, True, False)),
    ],
)
def test_overspending_a_claim_too_high_and_an_unpaid_kill_are_shown(ledger, stakes, fine) -> None:
    book = read_book(Ledger().add(*ledger), 0, stakes)
    assert (book.never_overspent, book.never_overclaimed, book.always_paid) == fine


@rule("DX-5.2")
def test_the_result_shows_for_every_player_that_all_was_in_order() -> None:
    mission = Mission({0: {"pym": 500}, 2: {"foxe": 100}}, at={"pym": "paris"}, dossier="paris")
    mission.move("pym", "london", carry=True).nobody_challenges()
    mission.open_all()
    grid = around.reveal(mission.table, Words("en"), ("Ann", "Bob", "Cem", "Dot"))
    assert [row.cells[0].text for row in grid.rows] == ["9,500", "10,000", "9,900", "10,000"]
    assert all(cell.tone == "good" for row in grid.rows for cell in row.cells[1:])
