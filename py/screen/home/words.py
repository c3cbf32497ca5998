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
    "words.date": (
        "{day} {month} {year}",
        "{day} {month} {year}",
        "{day}. {month} {year}",
        "{day} {month} {year}",
    ),
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
    "app.update_later": (
        "The new edition begins when you are back at the start page.",
        "De nieuwe uitgave begint zodra je terug bent op de startpagina.",
        "Die neue Ausgabe beginnt, sobald du wieder auf der Startseite bist.",
        "La nouvelle édition commencera à votre retour à l’accueil.",
    ),
    "app.no_storage": (
        "This browser lets nothing be kept: a game ends when you close the page.",
        "Deze browser kan niets bewaren: sluit je de pagina, dan is het spel weg.",
        "Dieser Browser speichert nichts: Schließt du die Seite, ist das Spiel weg.",
        "Ce navigateur n’enregistre rien : la partie se perd si vous fermez la page.",
    ),
    "app.not_kept": (
        "The last move could not be kept: this device has no room. Export the game to be safe.",
        "De laatste zet kon niet worden bewaard: geen ruimte. Exporteer het spel voor de zekerheid.",
        "Der letzte Zug konnte nicht gespeichert werden: kein Platz. Exportiert das Spiel, um sicherzugehen.",
        "Le dernier coup n’a pas pu être enregistré : plus de place. Exportez la partie par précaution.",
    ),
    "app.mishap": (
        "Something went wrong on our side. Your game is safe, as it was after the last move.",
        "Er ging bij ons iets mis. Je spel is bewaard zoals het na de laatste zet was.",
        "Da ist uns ein Fehler unterlaufen. Das Spiel ist so gesichert, wie es nach dem letzten Zug war.",
        "Une erreur s’est produite de notre côté. La partie reste telle qu’elle était après le dernier coup.",
    ),
    "mishap.title": ("Blackout", "Stroomuitval", "Stromausfall", "Panne de courant"),
    "mishap.home": ("Back to the start", "Terug naar het begin", "Zurück zum Anfang", "Retour à l’accueil"),
    # ------------------------------------------------------------ home
    "home.motto": (
        "Board games for secret agents", "Bordspellen voor geheim agenten", "Brettspiele für Geheimagenten",
        "Jeux de société pour agents secrets",
    ),
    "home.games": ("Games", "Spellen", "Spiele", "Jeux"),
    "home.play": ("Play", "Spelen", "Spielen", "Jouer"),
    "home.continue": ("Continue", "Verder spelen", "Weiterspielen", "Continuer"),
    "home.together": (
        "Play together on several devices", "Samen spelen op meer apparaten",
        "Zusammen auf mehreren Geräten spielen", "Jouer ensemble sur plusieurs appareils",
    ),
    "home.together.text": (
        "Open a room or join one: far apart, or at one table without internet",
        "Open een kamer of kom erbij: ver uit elkaar, of aan één tafel zonder internet",
        "Einen Raum öffnen oder dazukommen: weit voneinander oder an einem Tisch ohne Internet",
        "Ouvrir un salon ou en rejoindre un : à distance, ou autour d’une table sans internet",
    ),
    "home.table": ("Back to your room", "Terug naar je kamer", "Zurück in deinen Raum", "Retour dans votre salon"),
    "home.table.text": (
        "The others may be waiting for you", "De anderen wachten misschien op je",
        "Die anderen warten vielleicht auf dich", "Les autres vous attendent peut-être",
    ),
    "home.rooms": ("Another room", "Een andere kamer", "Ein anderer Raum", "Un autre salon"),
    "home.shelf": (
        "{n} saved {n|game|games}",
        "{n} {n|bewaard spel|bewaarde spellen}",
        "{n} {n|gespeichertes Spiel|gespeicherte Spiele}",
        "{n} {n|partie enregistrée|parties enregistrées}",
    ),
    "home.seats": (
        "{least} to {most} players", "{least} tot {most} spelers",
        "{least} bis {most} Personen", "{least} à {most} joueurs",
    ),
    "home.theme": ("Light: {theme}", "Licht: {theme}", "Licht: {theme}", "Éclairage : {theme}"),
    "home.offline": (
        "Works without a network after the first visit. Add it to your home screen and it opens like any "
          "other game.",
        "Werkt na het eerste bezoek ook zonder netwerk. Zet het op je beginscherm en het opent als elk "
          "ander spel.",
        "Läuft nach dem ersten Besuch auch ohne Netz. Leg es auf den Startbildschirm, dann öffnet es sich "
          "wie jedes andere Spiel.",
        "Fonctionne sans réseau après la première visite. Ajoutez-le à l’écran d’accueil : il s’ouvre comme "
          "n’importe quel jeu.",
    ),
    "home.installed": (
        "Installed on this device. No network needed.", "Geïnstalleerd op dit apparaat. Geen netwerk nodig.",
        "Auf diesem Gerät installiert. Kein Netz nötig.",
        "Installé sur cet appareil. Aucun réseau nécessaire.",
    ),
    "absent.games": (
        "The other games could not be fetched.",
        "De andere spellen konden niet worden opgehaald.",
        "Die anderen Spiele konnten nicht geholt werden.",
        "Les autres jeux n’ont pas pu être chargés.",
    ),
    "absent.again": ("Try again", "Opnieuw proberen", "Noch einmal versuchen", "Réessayer"),
    "home.version": ("Edition {version}", "Uitgave {version}", "Ausgabe {version}", "Édition {version}"),
    # ------------------------------------------------------------ new game
    "new.players": ("Players", "Spelers", "Mitspieler", "Joueurs"),
    "new.how_many": (
        "How many players?", "Hoeveel spelers?",
        "Wie viele spielen mit?", "Combien de joueurs ?",
    ),
    "new.player": ("Player {n}", "Speler {n}", "Spieler {n}", "Joueur {n}"),
    "new.name": ("Name of player {n}", "Naam van speler {n}", "Name von Spieler {n}", "Nom du joueur {n}"),
    "new.alone": ("Alone against bots", "Alleen tegen bots", "Allein gegen Bots", "Seul contre des bots"),
    "new.people": ("With people", "Met mensen", "Mit Menschen", "À plusieurs"),
    "new.who": ("Who plays?", "Wie spelen er?", "Wer spielt?", "Qui joue ?"),
    "new.bot": ("Bot {name}", "Bot {name}", "Bot {name}", "Bot {name}"),
    "new.to_bot": ("A bot plays for {name}", "Een bot speelt voor {name}", "Ein Bot spielt für {name}", "Un bot joue pour {name}"),
    "new.to_person": ("A person plays for {name}", "Een mens speelt voor {name}", "Ein Mensch spielt für {name}", "Une personne joue pour {name}"),
    "new.level": ("How good {name} is", "Hoe goed {name} is", "Wie gut {name} ist", "Le niveau de {name}"),
    "new.levels": (
        "A recruit is forgiving, an officer knows the game, a chief thinks ahead. None of them sees your cards.",
        "Een rekruut is vergevingsgezind, een officier kent het spel, een chef denkt vooruit. Geen van hen ziet jouw kaarten.",
        "Ein Rekrut verzeiht viel, ein Offizier kennt das Spiel, ein Chef denkt voraus. Keiner sieht deine Karten.",
        "Une recrue pardonne, un officier connaît le jeu, un chef réfléchit plus loin. Aucun ne voit vos cartes.",
    ),
    "new.no_person": (
        "Somebody has to play: one seat at least is for a person.",
        "Iemand moet spelen: minstens één plaats is voor een mens.",
        "Jemand muss spielen: Mindestens ein Platz ist für einen Menschen.",
        "Il faut quelqu’un pour jouer : au moins une place revient à une personne.",
    ),
    "level.recruit": ("Recruit", "Rekruut", "Rekrut", "Recrue"),
    "level.officer": ("Officer", "Officier", "Offizier", "Officier"),
    "level.chief": ("Chief", "Chef", "Chef", "Chef"),
    "new.add": ("Add a player", "Speler erbij", "Noch jemand", "Ajouter un joueur"),
    "new.remove": ("Remove {name}", "{name} weghalen", "{name} entfernen", "Retirer {name}"),
    "new.up": (
        "Move {name} one place up",
        "{name} een plaats naar voren",
        "{name} einen Platz nach vorn",
        "Avancer {name} d’une place",
    ),
    "new.twice": (
        "Two players are called {name}. Give one of them another name.",
        "Twee spelers heten {name}. Geef een van hen een andere naam.",
        "Zwei heißen {name}. Gebt einem von beiden einen anderen Namen.",
        "Deux joueurs s’appellent {name}. Donnez un autre nom à l’un d’eux.",
    ),
    "new.options": (
        "How do you want to play?", "Hoe willen jullie spelen?",
        "Wie wollt ihr spielen?", "Comment voulez-vous jouer ?",
    ),
    "new.less": ("Less", "Minder", "Weniger", "Moins"),
    "new.greater": ("More", "Meer", "Mehr", "Plus"),
    "collection.in_play": (
        "{n} {n|is|are} in play.", "{n} {n|doet|doen} mee.",
        "{n} {n|ist|sind} im Spiel.", "{n} {n|est|sont} en jeu.",
    ),
    "collection.count": (
        "{n} of {all} are in play.", "{n} van de {all} doen mee.",
        "{n} von {all} sind im Spiel.", "{n} sur {all} sont en jeu.",
    ),
    "collection.choose": ("Choose, and add your own", "Kiezen, en eigen toevoegen", "Auswählen und eigene hinzufügen", "Choisir, et ajouter les vôtres"),
    "collection.all": ("All in play", "Allemaal meedoen", "Alle ins Spiel", "Tous en jeu"),
    "collection.add": ("Add one of your own", "Eigen toevoegen", "Eigenes hinzufügen", "Ajouter le vôtre"),
    "collection.edit": ("Edit {name}", "{name} bewerken", "{name} bearbeiten", "Modifier {name}"),
    "collection.delete": ("Delete {name}", "{name} verwijderen", "{name} löschen", "Supprimer {name}"),
    "collection.own": ("Your own", "Eigen", "Eigene", "Les vôtres"),
    "collection.import": ("Take in a file", "Bestand inlezen", "Datei einlesen", "Lire un fichier"),
    "collection.export": ("Save yours as a file", "Eigen opslaan als bestand", "Eigene als Datei sichern", "Enregistrer les vôtres"),
    "collection.keep": ("Keep", "Bewaren", "Sichern", "Enregistrer"),
    "collection.kept": ("“{name}” is kept.", "“{name}” is bewaard.", "„{name}“ ist gesichert.", "« {name} » est enregistré."),
    "collection.deleted": ("“{name}” is gone.", "“{name}” is weg.", "„{name}“ ist weg.", "« {name} » a disparu."),
    "collection.imported": (
        "{n} {n|is|are} new.", "{n} {n|is|zijn} nieuw.",
        "{n} {n|ist|sind} neu.", "{n} {n|est nouveau|sont nouveaux}.",
    ),
    "collection.refused": (
        "Nothing was taken from this file. {reason}", "Er is niets uit dit bestand overgenomen. {reason}",
        "Aus dieser Datei wurde nichts übernommen. {reason}", "Rien n’a été repris de ce fichier. {reason}",
    ),
    "collection.few": (
        "At least {n} must be in play.", "Er moeten er minstens {n} meedoen.",
        "Mindestens {n} müssen im Spiel sein.", "Il en faut au moins {n} en jeu.",
    ),
    "new.more": ("More choices", "Meer keuzes", "Mehr Auswahl", "Plus de choix"),
    "new.lot": ("By lot", "Door loting", "Das Los entscheidet", "Tirage au sort"),
    "new.all": (
        "All {n} of them play.",
        "Ze doen alle {n} mee.",
        "Alle {n} spielen mit.",
        "Tous les {n} sont en jeu.",
    ),
    "new.some_lot": (
        "{n} of them play, drawn by lot. Tap to choose them yourselves.",
        "Er doen er {n} mee, door loting. Tik om ze zelf te kiezen.",
        "{n} spielen mit, das Los entscheidet. Tippt, um selbst zu wählen.",
        "{n} sont en jeu, tirés au sort. Touchez pour les choisir vous-mêmes.",
    ),
    "new.some": (
        "{chosen} of {n} chosen",
        "{chosen} van {n} gekozen",
        "{chosen} von {n} gewählt",
        "{chosen} sur {n} choisis",
    ),
    "new.too_few": (
        "Choose {n} more, or leave it to the lot.", "Kies er nog {n}, of laat het lot beslissen.",
        "Wählt noch {n}, oder lasst das Los entscheiden.",
        "Choisissez-en encore {n}, ou laissez faire le sort.",
    ),
    "new.too_many": (
        "{n} too many: take some away.", "{n} te veel: haal er {n|een|een paar} weg.",
        "{n} zu viel: Nehmt welche heraus.", "{n} de trop : retirez-en.",
    ),
    "new.start": ("Start the game", "Begin het spel", "Spiel beginnen", "Commencer la partie"),
    # ------------------------------------------------------------ shelf
    "shelf.title": ("Saved games", "Bewaarde spellen", "Gespeicherte Spiele", "Parties enregistrées"),
    "shelf.empty": (
        "Nothing here yet. Every game is kept by itself, move by move.",
        "Nog niets. Elk spel wordt vanzelf bewaard, zet voor zet.",
        "Noch nichts. Jedes Spiel wird von selbst gespeichert, Zug um Zug.",
        "Encore rien. Chaque partie est enregistrée d’elle-même, coup par coup.",
    ),
    "shelf.players": (
        "{n} {n|player|players}",
        "{n} {n|speler|spelers}",
        "{n} {n|Person|Personen}",
        "{n} {n|joueur|joueurs}",
    ),
    "shelf.moves": ("{n} {n|move|moves}", "{n} {n|zet|zetten}", "{n} {n|Zug|Züge}", "{n} {n|coup|coups}"),
    "shelf.over": ("Finished", "Afgelopen", "Beendet", "Terminée"),
    "shelf.damaged": ("Damaged", "Beschadigd", "Beschädigt", "Endommagée"),
    "shelf.damaged_hint": (
        "It cannot be opened. Export the file to keep it; nothing is thrown away unasked.",
        "Het kan niet worden geopend. Exporteer het bestand om het te houden; er wordt niets ongevraagd "
          "weggegooid.",
        "Es lässt sich nicht öffnen. Exportiert die Datei, um sie zu behalten; ungefragt wird nichts "
          "weggeworfen.",
        "Elle ne s’ouvre plus. Exportez le fichier pour le garder ; rien n’est jeté sans votre accord.",
    ),
    "shelf.rename": (
        "Rename “{title}”", "‘{title}’ hernoemen",
        "„{title}“ umbenennen", "Renommer « {title} »",
    ),
    "shelf.export": (
        "Export “{title}” as a file", "‘{title}’ als bestand exporteren",
        "„{title}“ als Datei exportieren", "Exporter « {title} » dans un fichier",
    ),
    "shelf.delete": (
        "Throw away “{title}”", "‘{title}’ weggooien",
        "„{title}“ wegwerfen", "Jeter « {title} »",
    ),
    "shelf.deleted": (
        "“{title}” was thrown away.", "‘{title}’ is weggegooid.",
        "„{title}“ wurde weggeworfen.", "« {title} » a été jetée.",
    ),
    "shelf.undo": ("Undo", "Ongedaan maken", "Rückgängig", "Annuler"),
    "shelf.is_back": (
        "“{title}” is back on the shelf.", "‘{title}’ staat weer op de plank.",
        "„{title}“ steht wieder im Regal.", "« {title} » est de retour sur l’étagère.",
    ),
    "shelf.import": ("Open a file", "Bestand openen", "Datei öffnen", "Ouvrir un fichier"),
    "shelf.import_hint": (
        "A game exported here or on another device (.cabinet.json).",
        "Een spel dat hier of op een ander apparaat geëxporteerd is (.cabinet.json).",
        "Ein Spiel, das hier oder auf einem anderen Gerät exportiert wurde (.cabinet.json).",
        "Une partie exportée ici ou sur un autre appareil (.cabinet.json).",
    ),
    "shelf.imported": (
        "“{title}” is on the shelf.", "‘{title}’ staat op de plank.",
        "„{title}“ steht im Regal.", "« {title} » est sur l’étagère.",
    ),
    "shelf.refused": (
        "Not opened, and nothing was changed. {reason}", "Niet geopend, en er is niets veranderd. {reason}",
        "Nicht geöffnet, und nichts wurde geändert. {reason}",
        "Non ouverte, et rien n’a été modifié. {reason}",
    ),
    "shelf.name.title": ("Another name", "Een andere naam", "Ein anderer Name", "Un autre nom"),
    "shelf.name.label": (
        "What shall this game be called?", "Hoe moet dit spel heten?",
        "Wie soll dieses Spiel heißen?", "Comment appeler cette partie ?",
    ),
    "rename.keep": ("Rename", "Hernoemen", "Umbenennen", "Renommer"),
    # ------------------------------------------------------------ rules and settings
    "help.title": ("Rules: {game}", "Spelregels: {game}", "Spielregeln: {game}", "Règles : {game}"),
    "help.search": (
        "Search the rules",
        "Zoek in de spelregels",
        "In den Spielregeln suchen",
        "Chercher dans les règles",
    ),
    "help.found": (
        "{n} {n|section|sections} found",
        "{n} {n|stuk|stukken} gevonden",
        "{n} {n|Abschnitt|Abschnitte} gefunden",
        "{n} {n|passage trouvé|passages trouvés}",
    ),
    "help.contents": ("Contents", "Inhoud", "Inhalt", "Sommaire"),
    "help.none": (
        "The rules of this game are still being written.", "De spelregels worden nog geschreven.",
        "Die Spielregeln werden noch geschrieben.", "Les règles de ce jeu sont en cours de rédaction.",
    ),
    "settings.language": ("Language", "Taal", "Sprache", "Langue"),
    "settings.theme": ("Light", "Licht", "Licht", "Éclairage"),
    "settings.text_size": ("Size of the letters", "Lettergrootte", "Schriftgröße", "Taille des lettres"),
    "settings.handover": (
        "Passing the device on", "Het apparaat doorgeven",
        "Gerät weitergeben", "Passer l’appareil",
    ),
    "settings.handover_hint": (
        "A curtain hides everything private while the device changes hands.",
        "Een gordijn verbergt alles wat geheim is terwijl het apparaat van hand tot hand gaat.",
        "Ein Vorhang verbirgt alles Geheime, während das Gerät von Hand zu Hand geht.",
        "Un rideau cache tout ce qui est secret pendant que l’appareil change de mains.",
    ),
    "settings.auto_roll": ("Roll by itself", "Vanzelf gooien", "Von selbst würfeln", "Lancer automatique"),
    "settings.auto_roll.text": (
        "The die rolls as soon as a turn begins.", "De dobbelsteen rolt zodra een beurt begint.",
        "Der Würfel rollt, sobald ein Zug beginnt.", "Le dé roule dès que le tour commence.",
    ),
    "settings.sound": ("Sound and vibration", "Geluid en trillen", "Ton und Vibration", "Son et vibration"),
    "settings.sound.text": (
        "A bell when the time is up, where the device allows it.",
        "Een bel als de tijd om is, waar het apparaat dat toelaat.",
        "Eine Glocke, wenn die Zeit um ist, sofern das Gerät es erlaubt.",
        "Une cloche quand le temps est écoulé, si l’appareil le permet.",
    ),
    "settings.network": (
        "Network, for play on several devices", "Netwerk, voor spelen op meer apparaten",
        "Netzwerk, fürs Spielen auf mehreren Geräten", "Réseau, pour jouer sur plusieurs appareils",
    ),
    "settings.about": (
        "Cabinet Noir, edition {version}. Free software under the MIT licence. Letters by Sorkin Type and "
        "the Braille Institute (OFL), icons by Lucide (ISC). What you play reaches nobody but those you play with.",
        "Cabinet Noir, uitgave {version}. Vrije software onder de MIT-licentie. Letters van Sorkin Type en "
        "het Braille Institute (OFL), pictogrammen van Lucide (ISC). Wat je speelt, komt bij niemand anders dan je medespelers.",
        "Cabinet Noir, Ausgabe {version}. Freie Software unter der MIT-Lizenz. Schriften von Sorkin Type und "
        "dem Braille Institute (OFL), Symbole von Lucide (ISC). Was ihr spielt, erfährt niemand außer euch Mitspielern.",
        "Cabinet Noir, édition {version}. Logiciel libre sous licence MIT. Caractères de Sorkin Type et du "
        "Braille Institute (OFL), icônes de Lucide (ISC). Votre partie ne va qu’à ceux qui la jouent avec vous.",
    ),
    "theme.auto": ("as the device", "zoals het apparaat", "wie das Gerät", "comme l’appareil"),
    "theme.light": ("dusk", "schemering", "Dämmerung", "crépuscule"),
    "theme.dark": ("night", "nacht", "Nacht", "nuit"),
    "size.normal": ("Normal", "Normaal", "Normal", "Normale"),
    "size.large": ("Large", "Groot", "Groß", "Grande"),
    "size.huge": ("Very large", "Heel groot", "Sehr groß", "Très grande"),
    "handover_mode.private": (
        "Only before something private",
        "Alleen voor iets geheims",
        "Nur vor Geheimem",
        "Seulement avant un secret",
    ),
    "handover_mode.every_turn": (
        "Before every turn",
        "Voor elke beurt",
        "Vor jedem Zug",
        "Avant chaque tour",
    ),
}
