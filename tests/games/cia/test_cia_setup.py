"""CIA-1 and CIA-4: what lies on the table before the first roll."""

from collections import Counter

import pytest
from citing import rule

from games.cia import GAME, cards
from games.cia.table import AGENTS, RING, RUIN, worth
from soak.playout import NAMES, begin
from table.dealers import Scripted
from table.illegal import Illegal
from table.match import Match, start_event
from table.needs import Roll

SEATS = range(2, 8)
IN_PLAY = {2: 5, 3: 6, 4: 7, 5: 7, 6: 7, 7: 7}


def set_up(seats: int, seed: str = "set up", **options: object) -> Match:
    match = begin(GAME, seats, options, seed)  # type: ignore[arg-type]
    match.settle(but=())
    return match


@rule("CIA-1.1")
def test_seven_agents_of_seven_names() -> None:
    table = set_up(7).table
    assert table.agents == ("schulz", "perry", "bucci", "jacques", "mirkov", "doyle", "larsson")
    assert len(table.at) == len(table.score) == len(table.owned) == 7, "each a figure, a stone and a card"


@rule("CIA-1.2")
def test_the_ring_has_twelve_buildings_from_the_church_by_ten_numbers_to_the_ruin() -> None:
    assert RING == 12
    assert [worth(building) for building in range(RING)] == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3]


@rule("CIA-1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_so_many_agents_play_by_the_number_of_players(seats: int) -> None:
    table = set_up(seats).table
    assert len(table.agents) == len(set(table.agents)) == IN_PLAY[seats]
    assert set(table.agents) <= set(AGENTS)


@rule("CIA-1.4")
def test_the_players_may_choose_the_colours() -> None:
    table = set_up(2, agents=("larsson", "perry", "doyle", "bucci", "schulz")).table
    assert set(table.agents) == {"larsson", "perry", "doyle", "bucci", "schulz"}


@rule("CIA-1.4")
def test_by_default_chance_chooses_the_colours() -> None:
    casts = {set_up(2, seed=str(seed)).table.agents for seed in range(30)}
    assert len(casts) > 10


@rule("CIA-1.4")
@pytest.mark.parametrize(
    ("seats", "agents"),
    [
        (2, AGENTS[:4]),
        (2, AGENTS[:6]),
        (2, ("perry",) * 5),
        (2, (*AGENTS[:4], "bond")),
        (3, AGENTS[:5]),
        (4, AGENTS[:6]),
    ],
)
def test_another_number_of_agents_is_refused(seats: int, agents: tuple[str, ...]) -> None:
    with pytest.raises(Illegal, match=r"illegal\.option"):
        GAME.agreed(seats, {"agents": agents})


@rule("CIA-1.3", "CIA-1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_all_start_in_the_church_with_nothing_and_the_safe_is_in_seven(seats: int) -> None:
    table = set_up(seats).table
    assert set(table.at) == {0} and set(table.score) == {0}
    assert table.safe == 7


@rule("CIA-1.6")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_knows_one_agent_and_nobody_the_bystanders(seats: int) -> None:
    match = set_up(seats)
    mine = [match.view(seat).mine for seat in range(seats)]
    assert all(len(own) == 1 for own in mine) and len({own[0] for own in mine}) == seats
    assert len(match.table.bystanders) == IN_PLAY[seats] - seats
    dealt = {card.place for pocket in match.pockets.values() for card in pocket.cards}
    assert not dealt & set(match.table.bystanders)
    assert match.view(None).mine == ()


@rule("CIA-1.6")
def test_seven_players_leave_no_bystander() -> None:
    assert set_up(7).table.bystanders == ()


@rule("CIA-1.6")
def test_the_agent_cards_are_shuffled() -> None:
    owners = {set_up(4, seed=str(seed)).view(0).mine for seed in range(40)}
    assert len(owners) == 7


@rule("CIA-1.7")
def test_the_table_decides_who_begins() -> None:
    match = set_up(5, first=3)
    assert match.table.active == 3
    assert not any(event.name == "first" for event in match.log.events)


@rule("CIA-1.7")
def test_by_default_lots_decide_who_begins() -> None:
    first = Counter(set_up(3, seed=str(seed)).table.active for seed in range(60))
    assert set(first) == {0, 1, 2} and min(first.values()) > 8


@rule("CIA-1.7")
def test_play_goes_clockwise() -> None:
    match = set_up(3, first=1)
    order = []
    while len(order) < 7:
        order.append(match.table.active)
        seat = match.needs[0].seats[0]
        move = next(
            m
            for m in match.moves(seat)
            if 7 not in [(at + n) % 12 for at, n in zip(match.table.at, m.value, strict=True) if n]
        )  # type: ignore[arg-type]
        match.offer(seat, move)
        match.settle()
    assert order == [1, 2, 0, 1, 2, 0, 1]


# ---------------------------------------------------------------- CIA-4


@rule("CIA-4.1")
def test_twenty_six_cards_four_kinds_once_and_eleven_twice() -> None:
    deck = Counter(cards.deck(6))
    assert sum(deck.values()) == 26
    assert {kind for kind, times in deck.items() if times == 1} == {
        "all_to_church",
        "swap",
        "join",
        "double_agent",
    }
    assert sorted(deck.values()) == [1] * 4 + [2] * 11


@rule("CIA-4.1")
def test_the_discard_pile_is_open_and_the_draw_pile_is_not() -> None:
    match = set_up(4, top_secret=True)
    assert match.table.pile == 26 - 8 and match.table.discards == ()
    shuffled = match.log.find("shuffle", "secrets.1")
    assert shuffled is not None and len(shuffled.proof) == 26  # type: ignore[arg-type]
    assert not any(kind in str(shuffled.proof) for kind in cards.KINDS)


@rule("CIA-4.2")
def test_with_seven_players_the_double_agent_stays_in_the_box() -> None:
    assert len(cards.deck(7)) == 25 and "double_agent" not in cards.deck(7)
    assert set_up(7, top_secret=True).table.pile == 25 - 14


@rule("CIA-4.3")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_two_secret_cards_and_all_see_how_many(seats: int) -> None:
    match = set_up(seats, top_secret=True)
    assert [len(hand) for hand in match.table.hands] == [2] * seats
    kinds = list(events_of(match))
    assert kinds.index(("deal", "agents")) < kinds.index(("deal", "secrets.1"))
    for seat in range(seats):
        assert len(match.view(seat).hand) == 2
        assert {kind for _, kind in match.view(seat).hand} <= set(cards.KINDS)


def events_of(match: Match):
    return ((event.kind, event.name) for event in match.log.events)


@rule("CIA-4.3")
def test_without_the_variant_nobody_has_cards() -> None:
    assert set(set_up(4).table.hands) == {()}


@rule("CIA-4.3")
def test_the_cards_dealt_are_those_on_top_of_the_deck() -> None:
    top = ("swap", "join", "to_ruin", "to_safe")
    dealer = Scripted("s", decks={"secrets.1": top})
    match = Match(GAME, dealer, start_event(GAME, NAMES[:2], {"top_secret": True, "first": 0}))
    match.settle(but=(Roll,))
    while not all(match.table.hands):
        match.step()
    match.settle()
    assert {kind for _, kind in match.view(0).hand} | {kind for _, kind in match.view(1).hand} == set(top)


@rule("CIA-1.2")
def test_the_ruin_is_the_last_building_before_the_church() -> None:
    assert (RUIN + 1) % RING == 0
