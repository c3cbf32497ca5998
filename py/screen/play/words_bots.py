"""The words around a table with bots."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "thinking.now": (
        "{names} {n|is|are} thinking …",
        "{names} {n|denkt|denken} na …",
        "{names} {n|denkt|denken} nach …",
        "{names} {n|réfléchit|réfléchissent}…",
    ),
    "thinking.hint": (
        "A bot sees no more than a player in that seat would.",
        "Een bot ziet niet meer dan een speler op die plaats.",
        "Ein Bot sieht nicht mehr als ein Mensch auf diesem Platz.",
        "Un bot n’en voit pas plus qu’un joueur à cette place.",
    ),
    "thinking.rolls": ("Rolls the die.", "Gooit de dobbelsteen.", "Würfelt.", "Lance le dé."),
    "thinking.faster": ("Faster", "Sneller", "Schneller", "Plus vite"),
    "thinking.say": ("Say it", "Zeg het", "Sagen", "Dire"),
    "thinking.say_something": (
        "Type something first.",
        "Typ eerst iets.",
        "Schreib zuerst etwas.",
        "Écrivez d’abord quelque chose.",
    ),
}
