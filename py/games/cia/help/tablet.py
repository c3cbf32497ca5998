"""The rules of CIA for a player, last part: one tablet for all, keys, saving, looking back, fair play."""

from games.contract.help import Section

TABLET = (
    Section("tablet", (
        "Playing on one tablet: the handover", "Spelen op één tablet: doorgeven",
        "Spielen auf einem Tablet: das Weitergeben", "Jouer sur une tablette : le passage",
    ), ((
        "Before anything secret comes up, the tablet asks to be given to one player by name. Until that "
          "player has answered, nothing private is on the screen. Then the others look away until it is "
          "hidden again.",
        "Voor er iets geheims verschijnt, vraagt de tablet om aan één speler te worden gegeven, met naam "
          "en al. Tot die speler zich meldt, staat er niets geheims op het scherm. Daarna kijken de anderen "
          "weg tot alles weer verborgen is.",
        "Bevor etwas Geheimes erscheint, bittet das Tablet darum, einer bestimmten Person gegeben zu "
          "werden. Bis sie sich meldet, steht nichts Geheimes auf dem Bildschirm. Danach sehen die anderen "
          "weg, bis alles wieder verborgen ist.",
        "Avant tout secret, la tablette demande à être remise à une personne, nommée à l’écran. Tant "
          "qu’elle ne s’est pas annoncée, rien de privé n’est affiché. Ensuite les autres détournent le "
          "regard jusqu’à ce que tout soit caché.",
    ), (
        "In the settings you decide whether the screen is covered only when something private comes, or at "
          "every turn.",
        "Bij de instellingen kies je of het scherm alleen bij iets geheims wordt afgedekt, of bij elke "
          "beurt.",
        "In den Einstellungen legst du fest, ob der Bildschirm nur bei Geheimem verdeckt wird oder bei "
          "jedem Zug.",
        "Dans les réglages, choisissez si l’écran se couvre seulement avant un secret, ou à chaque tour.",
    ),), "agent_card:perry"),
    Section("secrets", (
        "Looking at your own secrets", "Je eigen geheimen bekijken",
        "Die eigenen Geheimnisse ansehen", "Consulter ses propres secrets",
    ), ((
        "Forgotten who you are? Tap your own name and look: your agent, your Top Secret cards and your "
          "notes are all there. Hide them again before the tablet goes on. Tapping somebody else’s name is "
          "peeking, and no good agent would stoop to that.",
        "Vergeten wie je bent? Tik op je eigen naam en kijk: je agent, je Top Secret-kaarten en je "
          "notities, alles is er. Verberg ze weer voor de tablet verder gaat. Op de naam van een ander "
          "tikken is gluren, en daar verlaagt een goede agent zich niet toe.",
        "Vergessen, wer du bist? Tippe auf deinen Namen und sieh nach: dein Agent, deine "
          "Top-Secret-Karten, deine Notizen, alles ist da. Verbirg sie wieder, bevor das Tablet "
          "weiterwandert. Auf einen fremden Namen zu tippen ist Spicken, und dazu lässt sich ein guter Agent "
          "nicht herab.",
        "Vous avez oublié qui vous êtes ? Touchez votre nom et regardez : votre agent, vos cartes Top "
          "Secret et vos notes sont là. Cachez-les avant de passer la tablette. Toucher le nom d’un autre, "
          "c’est tricher, et aucun bon agent ne s’abaisserait à cela.",
    ),), "card:swap"),
    Section("undo", (
        "Undo: taking a move back", "Terug: een zet terugnemen",
        "Zurück: einen Zug zurücknehmen", "Annuler : reprendre un coup",
    ), ((
        "Until you confirm, you may change your mind as often as you like. After confirming you can take a "
          "move back only while nothing has been shown, drawn, rolled or passed on since. A card once played "
          "lies open, and a sealed dossier stays sealed.",
        "Tot je bevestigt, mag je je zo vaak bedenken als je wilt. Daarna kun je een zet alleen terugnemen "
          "zolang er sindsdien niets is getoond, getrokken, gegooid of doorgegeven. Een gespeelde kaart ligt "
          "open, en een gesloten dossier blijft gesloten.",
        "Bis du bestätigst, darfst du es dir so oft anders überlegen, wie du willst. Danach kannst du "
          "einen Zug nur zurücknehmen, solange seither nichts gezeigt, gezogen, gewürfelt oder "
          "weitergereicht wurde. Eine gespielte Karte liegt offen, und ein geschlossenes Dossier bleibt "
          "geschlossen.",
        "Tant que vous n’avez pas confirmé, changez d’avis autant qu’il vous plaît. Ensuite, un coup ne se "
          "reprend que si rien n’a été montré, pioché, lancé ou transmis depuis. Une carte jouée est visible "
          "de tous, et un dossier clos le reste.",
    ),)),
    Section("saving", (
        "Saving, continuing, exporting, offline", "Opslaan, verder spelen, exporteren, offline",
        "Speichern, fortsetzen, exportieren, offline", "Enregistrer, reprendre, exporter, hors ligne",
    ), ((
        "You never have to save: after every move the game is saved on this device. Close the page or let the "
          "battery die, and it goes on where you were. Several games can lie on the shelf, each with its name and "
          "date.",
        "Opslaan hoeft nooit: na elke zet staat het spel op dit apparaat. Sluit de pagina of laat de accu "
          "leeglopen, en je gaat verder waar je was. Er kunnen meer spellen tegelijk op de plank staan, elk met "
          "naam en datum.",
        "Speichern musst du nie: Nach jedem Zug liegt das Spiel auf diesem Gerät. Schließ die Seite oder "
          "lass den Akku leerlaufen, es geht weiter, wo ihr wart. Im Regal können mehrere Spiele stehen, "
          "jedes mit Name und Datum.",
        "Inutile d’enregistrer : après chaque coup, la partie est enregistrée sur cet appareil. Fermez la page "
          "ou laissez mourir la batterie, elle reprendra où vous en étiez. Plusieurs parties peuvent attendre sur "
          "l’étagère, chacune avec son nom et sa date.",
    ), (
        "You can also export a game as a file and import it on another device. The file holds all the secrets of the game, so do not read it while you play. Once the page has been opened, all this works offline.",
        "Je kunt een spel ook als bestand exporteren en op een ander apparaat importeren. In het bestand staan alle geheimen van het spel, dus lees het niet terwijl je speelt. Heb je de pagina één keer geopend, dan werkt alles ook zonder netwerk.",
        "Du kannst ein Spiel auch als Datei exportieren und auf einem anderen Gerät importieren. In der Datei stehen alle Geheimnisse des Spiels, also lies sie nicht, solange ihr spielt. Wurde die Seite einmal geöffnet, geht das alles auch offline.",
        "On peut aussi exporter une partie dans un fichier et l’importer sur un autre appareil. Ce fichier contient tous les secrets : ne le lisez pas en cours de partie. Une fois la page ouverte, tout fonctionne aussi hors ligne.",
    ),)),
    Section("replay", (
        "Replay, statistics and another game", "Terugkijken, statistieken en nog een spel",
        "Wiederholung, Statistik und noch ein Spiel", "Revoir la partie, statistiques et revanche",
    ), ((
        "When the game is over you can replay it step by step, now with all secrets shown if you like: who held "
          "what, and who was bluffing. Until then the replay shows only what everybody could see. Statistics "
          "follow, and one tap sets up the same table again.",
        "Is het spel uit, dan kun je het stap voor stap terugkijken, nu desgewenst met alle geheimen erbij: wie "
          "had wat, en wie blufte er. Tot die tijd zie je bij het terugkijken alleen wat iedereen kon zien. Er "
          "zijn ook statistieken, en met één tik zit je weer met dezelfde spelers aan tafel.",
        "Ist das Spiel aus, kannst du es Schritt für Schritt wiederholen, auf Wunsch mit allen Geheimnissen: wer was hatte und wer geblufft hat. Bis dahin zeigt die Wiederholung nur, was alle sehen konnten. Dazu gibt es Statistik, und einmal tippen genügt für ein neues Spiel in derselben Runde.",
        "La partie finie, revoyez-la pas à pas, avec tous les secrets si vous voulez : qui tenait quoi, et qui "
          "bluffait. Avant cela, on ne revoit que ce que tous pouvaient voir. Suivent les statistiques, et il "
          "suffit d’un geste pour relancer la même table.",
    ),)),
    Section("keys", (
        "Keyboard shortcuts", "Sneltoetsen op het toetsenbord", "Tastenkürzel", "Raccourcis clavier",
    ), ((
        "*R* rolls the die, *C* confirms, *U* takes back, *L* opens the log, *M* the menu, *?* opens these "
          "rules, *Escape* goes one step back. *Tab* and the arrow keys lead to everything you may choose; "
          "*Enter* or the space bar chooses it.",
        "*R* gooit de dobbelsteen, *C* bevestigt, *U* neemt terug, *L* opent het logboek, *M* het menu, "
          "*?* opent deze regels, *Escape* gaat een stap terug. Met *Tab* en de pijltoetsen kom je bij alles "
          "wat je kunt kiezen; met *Enter* of de spatiebalk kies je het.",
        "*R* würfelt, *C* bestätigt, *U* nimmt zurück, *L* öffnet das Protokoll, *M* das Menü, *?* öffnet "
          "diese Regeln, *Escape* geht einen Schritt zurück. *Tab* und die Pfeiltasten führen zu allem, was "
          "du wählen kannst; *Enter* oder die Leertaste wählt es.",
        "*R* lance le dé, *C* confirme, *U* annule, *L* ouvre le journal, *M* le menu, *?* ouvre ces "
          "règles, *Échap* revient en arrière. *Tab* et les flèches mènent à tout ce que vous pouvez "
          "choisir ; *Entrée* ou la barre d’espace le choisit.",
    ), (
        "Everything that can be tapped on the board also stands in a list of words beside it, and what happens "
          "is announced to screen readers. Larger text, light or dark: see the settings.",
        "Alles wat je op het bord kunt aantikken, staat ook in een lijst met woorden ernaast, en wat er gebeurt wordt aan schermlezers gemeld. Grotere tekst, licht of donker: kijk bij de instellingen.",
        "Alles, was sich auf dem Brett antippen lässt, steht auch in einer Liste aus Worten daneben, und "
          "was geschieht, wird Screenreadern angesagt. Größere Schrift, hell oder dunkel: Sieh in den "
          "Einstellungen nach.",
        "Tout ce qui se touche sur le plateau figure aussi dans une liste de mots, et ce qui se passe est "
          "annoncé aux lecteurs d’écran. Texte plus grand, clair ou sombre : voyez les réglages.",
    ),)),
    Section("fair", (
        "Fair play: what the audit checks", "Eerlijk spel: wat de controle nagaat",
        "Faires Spiel: was die Prüfung nachsieht", "Jeu loyal : ce que vérifie le contrôle",
    ), ((
        "After the game the tablet can check it from the first event to the last. Was every move allowed? "
          "Is every throw and every shuffle the one that the seed of the game gives? Is every opened secret "
          "what was sealed, and every shown card the one that was dealt?",
        "Na afloop kan de tablet het spel nagaan, van de eerste gebeurtenis tot de laatste. Was elke zet "
          "toegestaan? Horen elke worp en elke schudbeurt bij de kiem van het spel? Is elk geopend geheim wat er "
          "verzegeld werd, en elke getoonde kaart de kaart die gedeeld was?",
        "Nach dem Spiel kann das Tablet alles nachprüfen, vom ersten Ereignis bis zum letzten. War jeder "
          "Zug erlaubt? Stimmen jeder Wurf und jedes Mischen mit dem Startwert des Spiels überein? Ist jedes "
          "geöffnete Geheimnis das versiegelte und jede gezeigte Karte die ausgeteilte?",
        "Après la partie, la tablette peut tout vérifier, du premier événement au dernier. Chaque coup "
          "était-il permis ? Chaque lancer, chaque mélange est-il bien celui que donne la graine de la "
          "partie ? Chaque secret ouvert est-il celui qui fut scellé, et chaque carte montrée celle qui fut "
          "distribuée ?",
    ), (
        "If something is wrong, the audit names the event and whose it was. So a file that somebody has "
          "tampered with gives itself away. What no audit can see is a glance over your shoulder: that is "
          "between you and your friends.",
        "Klopt er iets niet, dan noemt de controle de gebeurtenis en van wie die was. Een bestand waarmee geknoeid is, verraadt zich dus. Wat geen controle ziet, is een blik over je schouder: dat blijft iets tussen jou en je vrienden.",
        "Stimmt etwas nicht, nennt die Prüfung das Ereignis und von wem es kam. Eine manipulierte Datei "
          "verrät sich also selbst. Was keine Prüfung sieht, ist ein Blick über deine Schulter: Das macht "
          "ihr unter euch aus.",
        "Si quelque chose cloche, le contrôle nomme l’événement et son auteur. Un fichier falsifié se "
          "trahit donc lui-même. Ce qu’aucun contrôle ne voit, c’est un regard par-dessus votre épaule : "
          "cela reste entre amis.",
    ),)),
)
