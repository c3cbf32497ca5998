"""The table of Spyfall with its parts named, examples out of the lesson, and the rule behind every refusal."""

from games.contract.guide import Guide, Part

GUIDE = Guide(
    parts=(
        Part(("A player: tap them to ask them", "Een speler: tik erop om iets te vragen", "Jemand am Tisch: antippen, um zu fragen", "Un joueur : touchez-le pour l’interroger"), 17.5, 33),
        Part(("Their points", "De punten", "Die Punkte", "Ses points"), 87.7, 41.5),
        Part(("The dealer", "De deler", "Wer gegeben hat", "Le donneur"), 55.4, 85.6),
    ),
    shown=1,
    examples={"questions": (2, 7), "accusation": (8, 11), "reveal": (18, 23)},
    summary={"idea": 1, "game": 1, "cards": 2, "questions": 3, "accusation": 2, "reveal": 1, "time": 2, "score": 2},
    why={
        "spyfall.illegal.few_places": "game",
        "spyfall.illegal.not_asking": "questions",
        "spyfall.illegal.not_asked": "questions",
        "spyfall.illegal.back": "questions",
        "spyfall.illegal.target": "questions",
        "spyfall.illegal.text": "questions",
        "spyfall.illegal.question": "questions",
        "spyfall.illegal.accused_already": "accusation",
        "spyfall.illegal.not_spy": "reveal",
        "spyfall.illegal.place": "reveal",
    },
)
