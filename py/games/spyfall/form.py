"""What the players of Spyfall agree on before they start (SPY-2), and which places are on the poster (SPY-1.3)."""

from games.contract.form import Collection, Form, Number, OneOf, Player, Switch
from games.spyfall.places.own import OWN
from games.spyfall.table import DEALERS, NOBODY
from table.game import Options


def uses_every_place(answers: Options) -> str:
    """SPY-3.1: no place comes twice, so with as many rounds as places the last one can be known beforehand."""
    places = answers["places"]
    assert isinstance(places, tuple)
    return "spyfall.option.rounds.all_places" if answers["rounds"] == len(places) else ""


FORM = Form(
    minutes=(10, 30),
    questions=(
        Number("rounds", 1, 30, remark=uses_every_place),
        Number("seconds", 60, 900, 30, is_time=True),
        Switch("roles"),
        Switch("tracking"),
        Collection("places", "pictogram", OWN, least=2),
        OneOf("dealer", DEALERS),
        Player("first", NOBODY),
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
