"""What the players agree on before they start (LD-1.1)."""

from games.contract.form import Form, OneOf
from games.liars_dice.rules import DICE

FORM = Form((OneOf("dice", DICE),), cover=("die:6", "cup:1", "cup:0", "cup:2", "die:1"), usual=3)
