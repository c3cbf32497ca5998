"""What the players of Agent agree on before they start (AG-8)."""

from games.agent.world import SPIES
from games.contract.form import Form, OneOf

FORM = Form(
    minutes=(30, 60),
    questions=(OneOf("turn_limit", (0, 40, 80, 120)),),
    cover=tuple(f"portrait:{spy}" for spy in SPIES),
)
