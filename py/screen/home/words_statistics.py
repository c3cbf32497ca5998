"""What the numbers of all games on this device say, and a result that is passed on, in four languages."""

TEXT = {
    "statistics.title": ("Statistics", "Statistieken", "Statistik", "Statistiques"),
    "statistics.hint": (
        "Counts the games on this device. Nothing is sent anywhere.", "Telt de spellen op dit apparaat. Er wordt niets verstuurd.",
        "Zählt die Partien auf diesem Gerät. Nichts wird verschickt.", "Compte les parties de cet appareil. Rien n’est envoyé.",
    ),
    "statistics.all": ("All games", "Alle spellen", "Alle Partien", "Toutes les parties"),
    "statistics.over": ("Finished", "Uitgespeeld", "Beendet", "Terminées"),
    "statistics.going_on": ("Going on", "Nog bezig", "Laufend", "En cours"),
    "statistics.moves": ("Moves", "Zetten", "Züge", "Coups"),
    "statistics.games": ("Played to the end", "Uitgespeeld per spel", "Zu Ende gespielt", "Jouées jusqu’au bout"),
    "statistics.won": ("Games won", "Gewonnen", "Gewonnen", "Parties gagnées"),
    "statistics.won_at": ("Won at {game}", "Gewonnen bij {game}", "Gewonnen bei {game}", "Gagnées à {game}"),
    "statistics.of": (
        "{name} ({n} {n|game|games})", "{name} ({n} {n|spel|spellen})", "{name} ({n} {n|Partie|Partien})", "{name} ({n} {n|partie|parties})",
    ),
    # ------------------------------------------------------------ what was left soon
    "shelf.begun": ("Barely begun: {n}", "Amper begonnen: {n}", "Kaum begonnen: {n}", "À peine commencées : {n}"),
    "shelf.clear": ("Clear them away", "Ruim ze op", "Aufräumen", "Les enlever"),
    "shelf.cleared": ("{n} {n|game|games} cleared away.", "{n} {n|spel|spellen} opgeruimd.", "{n} {n|Partie|Partien} aufgeräumt.", "{n} {n|partie enlevée|parties enlevées}."),
    # ------------------------------------------------------------ a result for others
    "share.title": ("Share the result", "Deel de uitslag", "Ergebnis teilen", "Partager le résultat"),
    "share.send": ("Share", "Delen", "Teilen", "Partager"),
    "share.copy": ("Copy the text", "Kopieer de tekst", "Text kopieren", "Copier le texte"),
    "share.copied": ("Copied.", "Gekopieerd.", "Kopiert.", "Copié."),
    "share.picture": ("As a picture", "Als plaatje", "Als Bild", "En image"),
    "share.failed": ("That did not work here.", "Dat lukte hier niet.", "Das ging hier nicht.", "Cela n’a pas marché ici."),
}
