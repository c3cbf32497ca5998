"""The words around a table with bots."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "thinking.now": (
        "{names} {n|is|are} thinking …",
        "{names} {n|denkt|denken} na …",
        "{names} {n|denkt|denken} nach …",
        "{names} {n|réfléchit|réfléchissent}…",
    ),
    "thinking.rolls": ("Rolls the dice.", "Gooit.", "Würfelt …", "Lance les dés."),
    "thinking.faster": ("Faster", "Sneller", "Schneller", "Plus vite"),
    "thinking.say": ("Say it", "Zeg het", "Sagen", "Dire"),
    "thinking.say_something": (
        "Type something first.",
        "Typ eerst iets.",
        "Schreib zuerst etwas.",
        "Écrivez d’abord quelque chose.",
    ),
}
