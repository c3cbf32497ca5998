"""The words about other tabs of this browser."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "elsewhere.title": ("In another tab", "In een ander tabblad", "In einem anderen Tab", "Dans un autre onglet"),
    "elsewhere.open": (
        "This game is open in another tab of this browser.", "Dit spel is al open in een ander tabblad van deze browser.",
        "Dieses Spiel ist schon in einem anderen Tab dieses Browsers geöffnet.",
        "Cette partie est déjà ouverte dans un autre onglet de ce navigateur.",
    ),
    "elsewhere.moved": (
        "This game now goes on in another tab of this browser.", "Dit spel gaat nu verder in een ander tabblad van deze browser.",
        "Dieses Spiel geht jetzt in einem anderen Tab dieses Browsers weiter.",
        "Cette partie se poursuit maintenant dans un autre onglet de ce navigateur.",
    ),
    "elsewhere.superseded": (
        "This game went on, or was deleted, in another tab. What was played here since then could not be saved.",
        "Dit spel is in een ander tabblad verder gespeeld of verwijderd. Wat hier sindsdien is gespeeld, kon niet worden opgeslagen.",
        "Dieses Spiel wurde in einem anderen Tab weitergespielt oder gelöscht. Was hier seitdem gespielt wurde, konnte nicht gespeichert werden.",
        "Cette partie a continué, ou a été supprimée, dans un autre onglet. Ce qui a été joué ici depuis n’a pas pu être enregistré.",
    ),
    "elsewhere.deleted": (
        "This game was deleted in another tab.", "Dit spel is in een ander tabblad verwijderd.",
        "Dieses Spiel wurde in einem anderen Tab gelöscht.", "Cette partie a été supprimée dans un autre onglet.",
    ),
    "elsewhere.lost": (
        "What was played last in a tab that is now closed could not be saved: the game had gone on in another tab.",
        "Wat het laatst in een gesloten tabblad is gespeeld, kon niet worden opgeslagen: het spel was in een ander tabblad al verder.",
        "Was zuletzt in einem geschlossenen Tab gespielt wurde, konnte nicht gespeichert werden: Das Spiel war in einem anderen Tab schon weiter.",
        "Ce qui a été joué en dernier dans un onglet fermé n’a pas pu être enregistré : la partie avait continué dans un autre onglet.",
    ),
    "elsewhere.room": (
        "You are in a room in another tab of this browser.", "Je bent al in een kamer, in een ander tabblad van deze browser.",
        "Du bist schon in einem Raum, in einem anderen Tab dieses Browsers.",
        "Vous êtes déjà dans un salon, dans un autre onglet de ce navigateur.",
    ),
    "elsewhere.room_moved": (
        "Your room is now open in another tab of this browser.", "Je kamer is nu open in een ander tabblad van deze browser.",
        "Dein Raum ist jetzt in einem anderen Tab dieses Browsers geöffnet.",
        "Votre salon est maintenant ouvert dans un autre onglet de ce navigateur.",
    ),
    "elsewhere.hint": (
        "Only one tab can play at a time, so that no move is lost.", "Er kan maar één tabblad tegelijk spelen, zodat geen zet verloren gaat.",
        "Es kann immer nur ein Tab spielen, damit kein Zug verloren geht.",
        "Un seul onglet peut jouer à la fois : aucun coup ne se perd.",
    ),
    "elsewhere.here": ("Play on here", "Hier verder spelen", "Hier weiterspielen", "Continuer ici"),
    "elsewhere.sealed": (
        "The key to this game is missing in this browser, so it cannot be opened now.",
        "De sleutel van dit spel ontbreekt in deze browser; het kan nu niet worden geopend.",
        "Der Schlüssel zu diesem Spiel fehlt in diesem Browser; es lässt sich jetzt nicht öffnen.",
        "La clé de cette partie manque dans ce navigateur : elle ne peut pas être ouverte pour l’instant.",
    ),
}
