"""The words around a lesson: its steps, and the way in and out."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "lesson.step": ("Lesson, step {n} of {all}", "Les, stap {n} van {all}", "Lektion, Schritt {n} von {all}", "Leçon, étape {n} sur {all}"),
    "lesson.next": ("Next", "Verder", "Weiter", "Suivant"),
    "lesson.again": ("Start the lesson again", "De les opnieuw beginnen", "Die Lektion von vorn beginnen", "Recommencer la leçon"),
    "lesson.leave": ("Home (the lesson waits)", "Startpagina (de les wacht)", "Startseite (die Lektion wartet)", "Accueil (la leçon vous attend)"),
    "help.board": ("The board and its parts", "Het bord en wat erop staat", "Das Brett und seine Teile", "Le plateau et ses éléments"),
    "help.print": ("Print it on one page", "Afdrukken op één pagina", "Auf einer Seite drucken", "Imprimer sur une page"),
    "help.example": ("Play an example", "Speel een voorbeeld", "Ein Beispiel spielen", "Jouer un exemple"),
    "help.example.before": ("This is how it stands. Tap, and watch.", "Zo is de stand. Tik en kijk.", "So steht es. Tippe und sieh zu.", "Voici la situation. Touchez et regardez."),
    "help.example.next": ("Go on", "Verder", "Weiter", "Continuer"),
    "help.example.again": ("Once more", "Nog eens", "Noch einmal", "Encore une fois"),
    "help.why": ("Why?", "Waarom?", "Warum?", "Pourquoi ?"),
    "lesson.name": ("Alex", "Alex", "Alex", "Alex"),
    "lesson.other": (
        "The rules allow it, but this lesson asks for something else.", "Van de regels mag het, maar deze les vraagt iets anders.",
        "Die Regeln erlauben es, aber diese Lektion will etwas anderes.", "Les règles le permettent, mais la leçon demande autre chose.",
    ),
}
