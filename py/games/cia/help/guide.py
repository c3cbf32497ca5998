"""The board of CIA with its parts named, examples out of the lesson, and the rule behind every refusal."""

from games.contract.guide import Guide, Part

GUIDE = Guide(
    parts=(
        Part(("The church: worth 0, where all agents start", "De kerk: levert 0 op, hier begint iedereen", "Die Kirche: bringt 0, hier beginnen alle", "L’église : rapporte 0, tous y commencent"), 26, 21),
        Part(("A numbered house: worth its number", "Een genummerd gebouw: levert zijn nummer op", "Ein Haus: bringt seine Nummer", "Une maison : rapporte son numéro"), 68, 17),
        Part(("The ruin: costs 3 points", "De bouwval: kost 3 punten", "Die Ruine: kostet 3 Punkte", "La ruine : coûte 3 points"), 22, 38),
        Part(("The safe", "De kluis", "Der Tresor", "Le coffre"), 53.5, 86),
        Part(("The die", "De dobbelsteen", "Der Würfel", "Le dé"), 50, 49),
        Part(("An agent", "Een agent", "Ein Agent", "Un agent"), 11.5, 26),
        Part(("The score track, with a marker for every agent", "Het scorespoor, met een scoresteen voor elke agent", "Die Punkteleiste, mit einem Stein für jeden Agenten", "La piste de score, avec un pion par agent"), 44, 4.5),
        Part(("42: the finish", "42: de finish", "42: das Ziel", "42 : l’arrivée"), 4, 4),
    ),
    shown=0,
    examples={"walking": (2, 4), "scoring": (5, 7), "safe": (5, 8), "buildings": (9, 12)},
    summary={"idea": 1, "buildings": 2, "turn": 1, "die": 1, "walking": 2, "scoring": 2, "safe": 1, "end": 2, "bystanders": 1},
    why={
        "cia.illegal.points": "walking",
        "cia.illegal.same_building": "safe",
        "cia.illegal.must_play": "round",
        "cia.illegal.not_held": "round",
        "cia.illegal.just_drawn": "drawing",
        "cia.illegal.card": "cards",
        "cia.illegal.dossier": "dossier_29",
    },
)
