"""What the players of Suitcases agree on before they start: nothing but who plays. Four is the full table."""

from games.contract.form import Form
from games.suitcases.world import COLOURS

FORM = Form(questions=(), minutes=(45, 90), cover=tuple(f"portrait:{colour}" for colour in COLOURS), usual=4)
