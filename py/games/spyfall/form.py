"""What the players of Spyfall agree on before they start (SPY-2), and which places are on the poster (SPY-1.3)."""

from games.contract.form import Collection, Form, Number, OneOf, Switch
from games.spyfall.places.own import OWN

FORM = Form(
    questions=(
        Number("rounds", 1, 30),
        Number("seconds", 60, 900, 30, is_time=True),
        Switch("roles"),
        Switch("tracking"),
        Collection("places", "pictogram", OWN, least=2),
        OneOf("dealer", ("spy", "rotate")),
    ),
    cover=(
        "pictogram:submarine",
        "pictogram:casino",
        "spy_card",
        "pictogram:pirate_ship",
        "pictogram:circus",
    ),
    usual=5,
    with_bots=(("tracking", True),),
)
