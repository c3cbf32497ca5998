"""How tests play CIA: with both of its variants."""

from shelf import Tryout

TRYOUT = Tryout(
    on={"top_secret": True, "dossier": True},
    wishes=("Top Secret", "dossier"),
    middle=13,
    meets="look roll choose aloud ask seal curtain",
    stands_for="cards",
    card_mark="cia-agent-card-",
    die_mark='id="cia-die"',
)
