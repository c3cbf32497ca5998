"""What the players of Dossier X agree on before they start (DX-6)."""

from games.contract.form import Form, OneOf, Switch
from games.dossier_x.world import AGENTS

FORM = Form(
    minutes=(45, 75),
    questions=(Switch("opening_bid"), OneOf("turn_limit", (0, 60, 100, 150))),
    cover=tuple(f"portrait:{agent}" for agent in AGENTS),
)
