"""What cards and accounts are called in the audit, once everything is open."""

from games.cia.cards import deck
from games.contract.kit import kit
from games.dossier_x.world import AGENTS
from screen.app.words import Words


def test_every_card_and_every_account_has_a_name() -> None:
    words = Words("en")
    assert kit("cia").around.opened("agents", "perry", words) == words("cia.agent.perry")
    assert all(kit("cia").around.opened("secrets.1", face, words) for face in deck(2))
    assert all(kit("dossier_x").around.opened("", agent, words) != agent for agent in AGENTS)
    assert kit("suitcases").around.opened("", "plain", words) == "plain"
