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
    "coach.off": ("Coach off", "Coach uit", "Coach aus", "Sans coach"),
    "coach.is_off": (
        "The coach is silent from now on. You find it again in the settings.", "De coach zwijgt voortaan. In de instellingen zet je hem weer aan.",
        "Der Coach schweigt ab jetzt. In den Einstellungen holst du ihn zurück.", "Le coach se tait désormais. Vous le retrouverez dans les réglages.",
    ),
}
