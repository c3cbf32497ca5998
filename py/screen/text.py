"""The words of home, new game, shelf, rules and settings, and those all pages share."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "words.and": ("{some} and {last}", "{some} en {last}", "{some} und {last}", "{some} et {last}"),
    "words.months": (
        "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
        "jan. feb. mrt. apr. mei juni juli aug. sep. okt. nov. dec.",
        "Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.",
        "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    ),
    "words.today": ("today, {time}", "vandaag, {time}", "heute, {time}", "aujourd’hui, {time}"),
    "words.date": ("{day} {month} {year}", "{day} {month} {year}", "{day}. {month} {year}", "{day} {month} {year}"),
    "app.back": ("Back", "Terug", "Zurück", "Retour"),
    "app.close": ("Close", "Sluiten", "Schließen", "Fermer"),
    "app.cancel": ("Cancel", "Annuleren", "Abbrechen", "Annuler"),
    "app.rules": ("Rules", "Spelregels", "Spielregeln", "Règles du jeu"),
    "app.settings": ("Settings", "Instellingen", "Einstellungen", "Réglages"),
    "app.update": (
        "A new edition of Cabinet Noir has arrived.", "Er is een nieuwe uitgave van Cabinet Noir.",
        "Eine neue Ausgabe von Cabinet Noir ist da.", "Une nouvelle édition de Cabinet Noir est arrivée.",
    ),
    "app.update_now": ("Use it now", "Nu gebruiken", "Jetzt verwenden", "L’utiliser maintenant"),
    "app.no_storage": (
        "This browser lets nothing be kept: a game ends when you close the page.",
        "Deze browser kan niets bewaren: sluit je de pagina, dan is het spel weg.",
        "Dieser Browser speichert nichts: Schließt du die Seite, ist das Spiel weg.",
        "Ce navigateur n’enregistre rien : la partie se perd si vous fermez la page.",
    ),
    "app.mishap": (
        "Something went wrong on our side. Your game is safe, as it was after the last move.",
        "Er ging bij ons iets mis. Je spel is bewaard zoals het na de laatste zet was.",
        "Da ist uns ein Fehler unterlaufen. Das Spiel ist so gesichert, wie es nach dem letzten Zug war.",
        "Une erreur s’est produite de notre côté. La partie reste telle qu’elle était après le dernier coup.",
    ),
    "mishap.title": ("Blackout", "Stroomuitval", "Stromausfall", "Panne de courant"),
    "mishap.home": ("Back to the start", "Terug naar het begin", "Zurück zum Anfang", "Retour à l’accueil"),
}
