"""The map of Dossier X with its parts named, examples out of the lesson, and the rule behind every refusal."""

from games.contract.guide import Guide, Part

GUIDE = Guide(
    parts=(
        Part(("A capital: home of a secret service", "Een hoofdstad: thuis van een geheime dienst", "Eine Hauptstadt: Heimat eines Geheimdienstes", "Une capitale : siège d’un service secret"), 10.2, 12.9),
        Part(("An agent: anybody may move it", "Een agent: iedereen mag die verzetten", "Ein Agent: Alle dürfen ihn ziehen", "Un agent : chacun peut le déplacer"), 87.8, 19.5),
        Part(("The dossier, in Tangier", "Het dossier, in Tanger", "Das Dossier, in Tanger", "Le dossier, à Tanger"), 53.4, 49.9),
        Part(("A city", "Een stad", "Eine Stadt", "Une ville"), 50, 26.2),
        Part(("A route: one a turn", "Een route: één per beurt", "Ein Weg: einer pro Zug", "Une route : une par tour"), 50, 81.2),
        Part(("The money, bid in secret", "Het geld, in het geheim geboden", "Das Geld, geheim geboten", "L’argent, misé en secret"), 43.3, 81.2),
    ),
    shown=1,
    examples={"setup": (0, 0), "bid": (1, 3), "turn": (5, 8), "challenge": (6, 8), "result": (13, 15)},
    summary={"goal": 1, "setup": 1, "turn": 2, "bid": 2, "kill": 1, "challenge": 3, "result": 3, "end": 2},
    why={
        "dossier_x.illegal.capital": "setup",
        "dossier_x.illegal.dead": "turn",
        "dossier_x.illegal.no_route": "turn",
        "dossier_x.illegal.no_dossier": "turn",
        "dossier_x.illegal.victim": "kill",
        "dossier_x.illegal.licence": "kill",
        "illegal.claim": "challenge",
        "bids.illegal.amount": "bid",
        "bids.illegal.book": "end",
        "bids.illegal.low": "challenge",
        "bids.illegal.unproven": "challenge",
    },
)
