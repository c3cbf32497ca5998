"""A chief's hands in Suitcases: it never takes up and puts down for nothing, so every turn comes to an end."""

from random import Random

import pytest
from suitcases_situation import Mission, packed

from games.contract.bot import Sight
from games.suitcases import GAME
from games.suitcases.bot import player as bot
from games.suitcases.bot.prospects import mixed
from games.suitcases.table import BOMB, OUT


def crowded() -> Mission:
    """Three greens in Geneva, one too many; foes around; and two suitcases of the same hope at their feet."""
    at = {"green-3": "geneva", "green-5": "geneva", "green-6": "geneva", "green-7": "athens"}
    foes = {"red-3": "brussels", "blue-5": "vienna", "blue-6": "stockholm"}
    gone = [f"red-{n}" for n in (1, 2)] + [f"blue-{n}" for n in (1, 2, 3, 4, 7)] + [f"green-{n}" for n in (1, 2, 4)]
    carried = {"yellow-B": "green-3", "red-C": "green-5", "red-B": "green-6", "yellow-D": "blue-5"}
    lying = {"red-A": "geneva", "green-B": "geneva", "green-A": "madrid", "yellow-A": "madrid", "blue-A": "khartoum"}
    home = {"red-D": "5", "blue-B": "5", "blue-D": "3", "green-C": "3", "green-D": "5", "yellow-C": "5"}
    places = {case: f"hq_{case.split('-')[0]}" for case in home} | {"blue-C": "bucharest"}
    out = dict.fromkeys([*gone, *(f"yellow-{n}" for n in range(1, 8))], OUT)
    cards = {0: (3,), 2: (0, 0, 5)}
    return Mission(4, at | foes | out, carried | lying | places, home, cards, active=2, turn=65).roll(1)


def acts(mission: Mission) -> list[object]:
    """What a chief does in this turn, up to its first step; for ever, if it were for ever."""
    done: list[object] = []
    while len(done) < 6 and mission.table.active == 2 and mission.table.points:
        view = GAME.see(mission.table, packed(2, "1", BOMB, "3", "5"))
        sight = Sight(view, mission.need, GAME.moves(view, mission.need), [], None)
        done.append(bot.options(sight, Random(1))[0].value)
        mission.choose(done[-1])  # type: ignore[arg-type]
    return done


def test_a_chief_who_must_still_walk_does_not_exchange_suitcases_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(acts(crowded())) < 6
    monkeypatch.setattr(bot, "useful", lambda sight, order: order)
    assert len(acts(crowded())) == 6


@pytest.mark.parametrize("attacks", [True, False])
def test_duel_cards_are_mixed(attacks: bool) -> None:
    hand = (0, 0, 1, 2, 3, 4, 5)
    chances = mixed(hand, hand, attacks, 1.0, 1.0)
    assert abs(sum(chances) - 1) < 1e-9 and max(chances) < 0.9 and sum(chance > 0.05 for chance in chances) >= 2


def test_a_sure_card_is_played_when_everything_is_at_stake() -> None:
    """Against nothing but a 5 the attacker wins with a 5 alone."""
    chances = mixed((0, 1, 5), (5,), True, 3.0, 3.0)
    assert chances[-1] > 0.9
