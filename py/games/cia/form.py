"""What the players of CIA agree on before they start (CIA-1.4, CIA-1.7 and the two variants)."""

from games.cia.table import AGENTS, NOBODY, agents_in_play
from games.contract.form import Form, Player, Some, Switch

FORM = Form(
    minutes=(30, 45),
    questions=(
        Switch("top_secret"),
        Switch("dossier"),
        Some("agents", AGENTS, agents_in_play, "cia.agent", "portrait"),
        Player("first", NOBODY),
    ),
    cover=tuple(f"portrait:{agent}" for agent in AGENTS),
)
