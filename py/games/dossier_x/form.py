"""What the players of Dossier X agree on before they start (DX-6)."""

from games.dossier_x.world import AGENTS
from games.form import Form, OneOf, Switch

FORM = Form(
    questions=(Switch("opening_bid"), OneOf("turn_limit", (0, 60, 100, 150))),
    cover=tuple(f"portrait:{agent}" for agent in AGENTS),
)
