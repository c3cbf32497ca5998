"""The words for what is kept, but cannot be opened: damaged games, other editions, rooms set aside."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "progress.title": ("One moment", "Een ogenblik", "Einen Augenblick", "Un instant"),
    "progress.text": (
        "This is a long game: every move is checked.", "Dit is een lang spel: elke zet wordt nagekeken.",
        "Das ist ein langes Spiel: Jeder Zug wird geprüft.", "C’est une longue partie : chaque coup est vérifié.",
    ),
    "progress.cancelled": ("Cancelled.", "Geannuleerd.", "Abgebrochen.", "Annulé."),
    "shelf.again": (
        "Try to open “{title}” again", "‘{title}’ opnieuw proberen te openen",
        "Noch einmal versuchen, „{title}“ zu öffnen", "Réessayer d’ouvrir « {title} »",
    ),
    "shelf.unknown": ("From another edition", "Van een andere uitgave", "Aus einer anderen Ausgabe", "D’une autre édition"),
    "aside.title": (
        "A room that could not be opened", "Een kamer die niet geopend kon worden",
        "Ein Raum, der sich nicht öffnen ließ", "Un salon qui n’a pas pu s’ouvrir",
    ),
    "aside.hint": (
        "Everything that was saved of it is still here, your keys included. Never show the file to anyone you play with.",
        "Alles wat ervan was opgeslagen, is er nog, ook je sleutels. Laat het bestand niet aan je medespelers zien.",
        "Alles, was davon gespeichert war, ist noch da, auch deine Schlüssel. Zeig die Datei niemandem, mit dem du spielst.",
        "Tout ce qui en était gardé est encore là, vos clés aussi. Ne montrez ce fichier à aucun de vos adversaires.",
    ),
    "aside.again": (
        "Try to enter the room again", "Opnieuw proberen de kamer in te gaan",
        "Noch einmal versuchen, den Raum zu betreten", "Réessayer d’entrer dans le salon",
    ),
    "aside.busy": (
        "You are in another room. Leave that one first.", "Je bent in een andere kamer. Verlaat die eerst.",
        "Du bist in einem anderen Raum. Verlass erst diesen.", "Vous êtes dans un autre salon. Quittez-le d’abord.",
    ),
    "aside.export": (
        "Export the room as a file", "De kamer als bestand exporteren",
        "Den Raum als Datei exportieren", "Exporter le salon dans un fichier",
    ),
    "aside.record": (
        "Export the record of its game", "Het verslag van het spel exporteren",
        "Das Protokoll des Spiels exportieren", "Exporter le procès-verbal de la partie",
    ),
    "aside.no_record": (
        "No game was played in this room, or nothing of it can be read.",
        "In deze kamer is niet gespeeld, of er is niets meer van te lezen.",
        "In diesem Raum wurde nicht gespielt, oder es ist nichts davon lesbar.",
        "Aucune partie n’a été jouée dans ce salon, ou rien n’en est lisible.",
    ),
    "aside.delete": ("Delete the room", "De kamer verwijderen", "Den Raum löschen", "Supprimer le salon"),
    "aside.deleted": ("The room is deleted.", "De kamer is verwijderd.", "Der Raum ist gelöscht.", "Le salon est supprimé."),
}
