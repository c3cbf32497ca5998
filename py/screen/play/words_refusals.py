"""Why something was refused, said as one player would say it to another."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "illegal.claim": (
        "You have not put that much there.", "Zoveel heb je daar niet staan.",
        "So viel hast du dort nicht stehen.", "Vous n’y avez pas mis autant.",
    ),
    "illegal.not_awaited": (
        "That is not what the game is waiting for right now.", "Daar wacht het spel nu niet op.",
        "Darauf wartet das Spiel gerade nicht.", "Ce n’est pas ce que le jeu attend en ce moment.",
    ),
    "illegal.not_possible": (
        "That cannot be done here.",
        "Dat kan hier niet.",
        "Das geht hier nicht.",
        "Ce n’est pas possible ici.",
    ),
    "illegal.not_your_turn": (
        "It is not your turn.", "Je bent niet aan de beurt.", "Du bist nicht an der Reihe.",
        "Ce n’est pas votre tour.",
    ),
    "illegal.option": (
        "These options do not go together with this number of players.",
        "Deze opties passen niet bij dit aantal spelers.",
        "Diese Optionen passen nicht zu dieser Zahl von Mitspielern.",
        "Ces options ne conviennent pas à ce nombre de joueurs.",
    ),
    "illegal.purse": (
        "You do not have that much left.", "Zoveel heb je niet meer.",
        "So viel hast du nicht mehr.", "Il ne vous reste pas autant.",
    ),
    "illegal.seats": (
        "This game is for {least} to {most} players.", "Dit spel is voor {least} tot {most} spelers.",
        "Dieses Spiel ist für {least} bis {most} Personen.", "Ce jeu se joue de {least} à {most} joueurs.",
    ),
    "illegal.stake": (
        "Stake whole points, at least one, on what the game offers.",
        "Zet een heel aantal punten in, minstens één, op wat het spel aanbiedt.",
        "Setze eine ganze Zahl von Punkten, mindestens einen, auf das, was das Spiel anbietet.",
        "Misez un nombre entier de points, au moins un, sur ce que le jeu propose.",
    ),
    "illegal.start": (
        "This game does not start the way our games do.", "Dit spel begint niet zoals onze spellen beginnen.",
        "Dieses Spiel beginnt nicht so, wie unsere Spiele beginnen.",
        "Cette partie ne commence pas comme les nôtres.",
    ),
    "illegal.undo": (
        "That can no longer be undone: something was shown, rolled or passed on since.",
        "Dat kun je niet meer terugnemen: intussen is er iets getoond, gegooid of doorgegeven.",
        "Das lässt sich nicht mehr zurücknehmen: Seither wurde etwas gezeigt, gewürfelt oder weitergereicht.",
        "On ne peut plus l’annuler : depuis, quelque chose a été montré, lancé ou transmis.",
    ),
    "illegal.version": (
        "This game was started with another edition of its rules ({theirs}; here: {ours}).",
        "Dit spel is begonnen met een andere uitgave van de regels ({theirs}; hier: {ours}).",
        "Dieses Spiel wurde mit einer anderen Ausgabe der Regeln begonnen ({theirs}; hier: {ours}).",
        "Cette partie a commencé avec une autre édition des règles ({theirs} ; ici : {ours}).",
    ),
    "cheat.card": (
        "{seat} does not hold that card.", "{seat} heeft die kaart niet.", "{seat} hat diese Karte nicht.",
        "{seat} n’a pas cette carte.",
    ),
    "cheat.chance": (
        "A roll or a shuffle is not the one that chance produced.",
        "Een worp of schudbeurt is niet wat het lot had gegeven.",
        "Ein Wurf oder ein Mischen ist nicht das, was das Los ergeben hat.",
        "Un lancer ou un mélange ne correspond pas au sort.",
    ),
    "cheat.claim": (
        "That is not what {seat} has hidden there.",
        "Dat is niet wat {seat} daar verborgen heeft.",
        "Das ist nicht, was {seat} dort verdeckt liegen hat.",
        "Ce n’est pas ce que {seat} y a caché.",
    ),
    "cheat.opening": (
        "What {seat} opens is not what was sealed.", "Wat {seat} opent, is niet wat verzegeld werd.",
        "Was {seat} öffnet, ist nicht das, was versiegelt wurde.",
        "Ce que {seat} ouvre n’est pas ce qui avait été scellé.",
    ),
    "cheat.proof": (
        "{seat} gives no proof.", "{seat} geeft geen bewijs.", "{seat} liefert keinen Beweis.",
        "{seat} ne donne pas de preuve.",
    ),
    "damaged.empty": (
        "This file is empty.", "Dit bestand is leeg.", "Diese Datei ist leer.", "Ce fichier est vide.",
    ),
    "damaged.entry": (
        "Entry {n} of this file has been changed.", "Regel {n} van dit bestand is veranderd.",
        "Eintrag {n} dieser Datei wurde verändert.", "L’entrée {n} de ce fichier a été modifiée.",
    ),
    "damaged.foreign": (
        "This file is not a game of Cabinet Noir.", "Dit bestand is geen spel van Cabinet Noir.",
        "Diese Datei ist kein Spiel von Cabinet Noir.", "Ce fichier n’est pas une partie de Cabinet Noir.",
    ),
    "damaged.game": (
        "The game “{game}” is not on this shelf.", "Het spel ‘{game}’ staat hier niet op de plank.",
        "Das Spiel „{game}“ steht hier nicht im Regal.", "Le jeu « {game} » n’est pas sur cette étagère.",
    ),
    "damaged.json": (
        "This file cannot be read: it is cut off, or not a saved game.",
        "Dit bestand is niet te lezen: het is afgebroken, of geen opgeslagen spel.",
        "Diese Datei lässt sich nicht lesen: Sie ist abgeschnitten oder kein gespeichertes Spiel.",
        "Ce fichier est illisible : il est tronqué, ou ce n’est pas une partie enregistrée.",
    ),
    "damaged.large": (
        "This file is far too large for a saved game.", "Dit bestand is veel te groot voor een opgeslagen spel.",
        "Diese Datei ist viel zu groß für ein gespeichertes Spiel.",
        "Ce fichier est bien trop gros pour une partie enregistrée.",
    ),
    "damaged.part": (
        "This file was changed after it was saved, or is not complete ({part}).",
        "Dit bestand is na het opslaan veranderd, of het is niet volledig ({part}).",
        "Diese Datei wurde nach dem Speichern verändert oder ist unvollständig ({part}).",
        "Ce fichier a été modifié après l’enregistrement, ou il est incomplet ({part}).",
    ),
    "damaged.rules": (
        "This file holds a move that the rules do not allow.",
        "In dit bestand staat een zet die de regels niet toestaan.",
        "Diese Datei enthält einen Zug, den die Regeln nicht erlauben.",
        "Ce fichier contient un coup que les règles n’autorisent pas.",
    ),
    "damaged.value": (
        "Something in this file makes no sense ({what}).", "Er staat iets onzinnigs in dit bestand ({what}).",
        "Etwas in dieser Datei ergibt keinen Sinn ({what}).",
        "Quelque chose dans ce fichier n’a aucun sens ({what}).",
    ),
    "damaged.version": (
        "This file comes from another edition of Cabinet Noir.",
        "Dit bestand komt van een andere uitgave van Cabinet Noir.",
        "Diese Datei stammt aus einer anderen Ausgabe von Cabinet Noir.",
        "Ce fichier vient d’une autre édition de Cabinet Noir.",
    ),
    "audit.start": ("The beginning", "Het begin", "Der Anfang", "Le début"),
    "audit.choose": ("Moves", "Zetten", "Züge", "Coups"),
    "audit.seal": ("Sealed choices", "Verzegelde keuzes", "Versiegelte Entscheidungen", "Choix scellés"),
    "audit.open": ("Opened seals", "Geopende zegels", "Geöffnete Siegel", "Sceaux ouverts"),
    "audit.opening": (
        "An opening that does not fit its seal", "Een opening die niet bij het zegel past",
        "Eine Öffnung, die nicht zum Siegel passt", "Une ouverture qui ne correspond pas à son sceau",
    ),
    "audit.stake": ("Hidden stakes", "Verborgen inzetten", "Verdeckte Einsätze", "Mises cachées"),
    "audit.claim": (
        "Claims about stakes",
        "Beweringen over inzetten",
        "Angaben über Einsätze",
        "Déclarations sur les mises",
    ),
    "audit.shuffle": ("Shuffles", "Schudbeurten", "Mischvorgänge", "Mélanges"),
    "audit.deal": ("Cards dealt", "Gedeelde kaarten", "Ausgeteilte Karten", "Cartes distribuées"),
    "audit.show": ("Cards turned over", "Omgedraaide kaarten", "Aufgedeckte Karten", "Cartes retournées"),
    "audit.roll": ("Rolls", "Worpen", "Würfe", "Lancers de dé"),
    "audit.clock": ("Clocks run down", "Afgelopen klokken", "Abgelaufene Uhren", "Horloges arrivées à zéro"),
}
