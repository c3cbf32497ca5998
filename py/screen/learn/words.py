"""The words around a lesson: its steps, and the way in and out."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "lesson.step": ("Lesson, step {n} of {all}", "Les, stap {n} van {all}", "Lektion, Schritt {n} von {all}", "Leçon, étape {n} sur {all}"),
    "lesson.next": ("Next", "Verder", "Weiter", "Suivant"),
    "lesson.again": ("Start the lesson again", "De les opnieuw beginnen", "Die Lektion von vorn beginnen", "Recommencer la leçon"),
    "lesson.leave": ("Home (the lesson waits)", "Startpagina (de les wacht)", "Startseite (die Lektion wartet)", "Accueil (la leçon vous attend)"),
    "lesson.name": ("Alex", "Alex", "Alex", "Alex"),
    "lesson.other": (
        "The rules allow it, but this lesson asks for something else.", "Het mag van de regels, maar deze les vraagt iets anders.",
        "Die Regeln erlauben es, aber diese Lektion will etwas anderes.", "Les règles le permettent, mais la leçon demande autre chose.",
    ),
}
