"""The map of Suitcases with its parts named, examples out of the lesson, and the rule behind every refusal."""

from games.contract.guide import Guide, Part

GUIDE = Guide(
    parts=(
        Part(("A base: seven agents start there", "Een basis: zeven agenten beginnen hier", "Eine Basis: Hier beginnen sieben Agenten", "Une base : sept agents y commencent"), 10.5, 15),
        Part(("The headquarters of the same colour, diagonally opposite", "Het hoofdkwartier van dezelfde kleur, schuin ertegenover", "Das Hauptquartier derselben Farbe, schräg gegenüber", "Le QG de la même couleur, à l’angle opposé"), 77, 75.2),
        Part(("A suitcase", "Een koffer", "Ein Koffer", "Une valise"), 52.9, 38.2),
        Part(("A city: one line is one step", "Een stad: één lijn is één stap", "Eine Stadt: Eine Linie ist ein Schritt", "Une ville : une ligne, un pas"), 25.3, 50),
        Part(("The way into a headquarters", "De weg naar een hoofdkwartier", "Der Weg in ein Hauptquartier", "L’accès à un QG"), 70, 69.1),
        Part(("What was in the suitcases", "Wat er in de koffers zat", "Was in den Koffern war", "Le contenu des valises"), 80, 92.7),
        Part(("The dice", "De dobbelstenen", "Die Würfel", "Les dés"), 42.6, 67.6),
    ),
    shown=11,
    examples={"setup": (2, 9), "turn": (12, 16), "suitcases": (13, 15), "duels": (22, 26)},
    summary={"goal": 1, "corners": 1, "setup": 2, "turn": 2, "suitcases": 2, "duels": 2, "cards": 1, "home": 2, "bomb": 1, "end": 1},
    why={
        "suitcases.illegal.not_a_city": "setup",
        "suitcases.illegal.same_city": "setup",
        "suitcases.illegal.no_line": "turn",
        "suitcases.illegal.no_points": "turn",
        "suitcases.illegal.base": "corners",
        "suitcases.illegal.hq_foreign": "home",
        "suitcases.illegal.hq_empty": "home",
        "suitcases.illegal.third_own": "home",
        "suitcases.illegal.crowded": "turn",
        "suitcases.illegal.crowded_duel": "duels",
        "suitcases.illegal.too_full": "turn",
        "suitcases.illegal.call": "end",
        "suitcases.illegal.no_case": "suitcases",
        "suitcases.illegal.empty_hands": "suitcases",
        "suitcases.illegal.no_foe": "duels",
        "suitcases.illegal.bomb": "bomb",
    },
)
