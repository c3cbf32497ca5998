"""The map of Agent with its parts named, examples out of the lesson, and the rule behind every refusal."""

from games.contract.guide import Guide, Part

GUIDE = Guide(
    parts=(
        Part(("A spy", "Een spion", "Ein Spion", "Un espion"), 10.2, 20.5),
        Part(("The spy’s home", "Het thuis van de spion", "Die Heimat des Spions", "La ville de l’espion"), 89.8, 12.9),
        Part(("A field: one spy goes one line a turn", "Een veld: een spion gaat één lijn per beurt", "Ein Feld: Ein Spion geht eine Linie pro Zug", "Une case : un espion suit une ligne par tour"), 50, 34.3),
        Part(("The suitcase", "De koffer", "Der Koffer", "La valise"), 54, 49.9),
        Part(("The Bahamas: banished, and out of the game", "De Bahama’s: verbannen, en uit het spel", "Die Bahamas: verbannen, und aus dem Spiel", "Les Bahamas : exilé, et hors jeu"), 22.8, 59),
        Part(("The bribes, in secret", "Het omkoopgeld, in het geheim", "Das Bestechungsgeld, geheim", "Les pots-de-vin, en secret"), 40.5, 77.3),
    ),
    shown=0,
    examples={"turn": (2, 3), "objection": (3, 8)},
    summary={"goal": 1, "plan": 2, "turn": 2, "suitcase": 2, "objection": 4, "bahamas": 2, "end": 3},
    why={
        "agent.illegal.spy": "turn",
        "agent.illegal.line": "turn",
        "agent.illegal.same": "objection",
        "agent.illegal.victim": "bahamas",
        "agent.illegal.home": "turn",
        "agent.illegal.far": "suitcase",
        "agent.illegal.sat_on": "suitcase",
        "agent.illegal.handling": "suitcase",
        "agent.illegal.pass": "turn",
        "illegal.claim": "objection",
        "bids.illegal.amount": "plan",
        "bids.illegal.book": "end",
        "bids.illegal.low": "objection",
        "bids.illegal.unproven": "objection",
    },
)
