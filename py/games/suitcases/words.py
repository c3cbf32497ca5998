"""Everything Suitcases says to a player, in English, Dutch, German and French, side by side."""

TEXT = {
    "suitcases.title": ("Suitcases", "Koffers", "Diplomatenkoffer", "Valises diplomatiques"),
    "suitcases.tagline": (
        "Ten state secrets must come home. One suitcase in four is ticking.",
        "Tien staatsgeheimen moeten naar huis. Eén op de vier koffers tikt.",
        "Zehn Staatsgeheimnisse müssen nach Hause. Jeder vierte Koffer tickt.",
        "Dix secrets d’État à rapporter. Une valise sur quatre fait tic-tac.",
    ),
    "suitcases.board": ("Europe by night", "Europa bij nacht", "Europa bei Nacht", "L’Europe, la nuit"),
    "suitcases.pieces": (
        "Agents, suitcases and dice", "Agenten, koffers en dobbelstenen", "Agenten, Koffer und Würfel", "Agents, valises et dés",
    ),
    # ------------------------------------------------------------ pieces
    "suitcases.colour.red": ("Red", "Rood", "Rot", "Rouge"),
    "suitcases.colour.blue": ("Blue", "Blauw", "Blau", "Bleu"),
    "suitcases.colour.green": ("Green", "Groen", "Grün", "Vert"),
    "suitcases.colour.yellow": ("Yellow", "Geel", "Gelb", "Jaune"),
    "suitcases.agent.of": ("{name}’s agent {n}", "agent {n} van {name}", "Agent {n} von {name}", "l’agent {n} de {name}"),
    "suitcases.agent.own": ("agent {n}", "agent {n}", "Agent {n}", "l’agent {n}"),
    "suitcases.agent.red": ("red agent {n}", "rode agent {n}", "Agent Rot {n}", "l’agent rouge {n}"),
    "suitcases.agent.blue": ("blue agent {n}", "blauwe agent {n}", "Agent Blau {n}", "l’agent bleu {n}"),
    "suitcases.agent.green": ("green agent {n}", "groene agent {n}", "Agent Grün {n}", "l’agent vert {n}"),
    "suitcases.agent.yellow": ("yellow agent {n}", "gele agent {n}", "Agent Gelb {n}", "l’agent jaune {n}"),
    "suitcases.case.red": ("red suitcase {letter}", "rode koffer {letter}", "Koffer Rot {letter}", "la valise rouge {letter}"),
    "suitcases.case.blue": ("blue suitcase {letter}", "blauwe koffer {letter}", "Koffer Blau {letter}", "la valise bleue {letter}"),
    "suitcases.case.green": ("green suitcase {letter}", "groene koffer {letter}", "Koffer Grün {letter}", "la valise verte {letter}"),
    "suitcases.case.yellow": ("yellow suitcase {letter}", "gele koffer {letter}", "Koffer Gelb {letter}", "la valise jaune {letter}"),
    "suitcases.contents.5": ("5 secrets", "5 geheimen", "5 Geheimnisse", "5 secrets"),
    "suitcases.contents.3": ("3 secrets", "3 geheimen", "3 Geheimnisse", "3 secrets"),
    "suitcases.contents.1": ("1 secret", "1 geheim", "1 Geheimnis", "1 secret"),
    "suitcases.contents.bomb": ("a bomb", "een bom", "eine Bombe", "une bombe"),
    "suitcases.place.base_red": ("the red base", "de rode basis", "die rote Basis", "la base rouge"),
    "suitcases.place.base_blue": ("the blue base", "de blauwe basis", "die blaue Basis", "la base bleue"),
    "suitcases.place.base_green": ("the green base", "de groene basis", "die grüne Basis", "la base verte"),
    "suitcases.place.base_yellow": ("the yellow base", "de gele basis", "die gelbe Basis", "la base jaune"),
    "suitcases.place.hq_red": ("the red headquarters", "het rode hoofdkwartier", "das rote Hauptquartier", "le QG rouge"),
    "suitcases.place.hq_blue": ("the blue headquarters", "het blauwe hoofdkwartier", "das blaue Hauptquartier", "le QG bleu"),
    "suitcases.place.hq_green": ("the green headquarters", "het groene hoofdkwartier", "das grüne Hauptquartier", "le QG vert"),
    "suitcases.place.hq_yellow": ("the yellow headquarters", "het gele hoofdkwartier", "das gelbe Hauptquartier", "le QG jaune"),
    # ------------------------------------------------------------ what to do now
    "suitcases.hint.contents": (
        "Tap the suitcase for this: {next}.", "Tik op de koffer hiervoor: {next}.",
        "Tippe auf den Koffer dafür: {next}.", "Touchez la valise où ranger ceci : {next}.",
    ),
    "suitcases.hint.packed": (
        "All packed. Tap a suitcase to take something out again.", "Alles is ingepakt. Tik op een koffer om er iets uit te halen.",
        "Alles ist gepackt. Tippe auf einen Koffer, um etwas herauszunehmen.",
        "Tout est rangé. Touchez une valise pour en ressortir le contenu.",
    ),
    "suitcases.pick.filled": ("{case}: {contents}", "{case}: {contents}", "{case}: {contents}", "{case} : {contents}"),
    "suitcases.hint.place": (
        "Tap a city for {case}.", "Tik op een stad: daar komt {case} te staan.",
        "Tippe auf eine Stadt: Dort steht dann {case}.", "Touchez une ville pour y déposer {case}.",
    ),
    "suitcases.hint.guest": (
        "One of your agents may start from the empty corner: {place}. Send one?",
        "Eén van je agenten mag beginnen in de lege hoek: {place}. Stuur je er een?",
        "Einer deiner Agenten darf in der leeren Ecke starten: {place}. Willst du das?",
        "Un de vos agents peut partir du coin inoccupé : {place}. L’y envoyer ?",
    ),
    "suitcases.hint.roll.start": (
        "Roll to see who starts.", "Gooi om te zien wie begint.", "Würfelt aus, wer beginnt.", "Lancez les dés pour voir qui commence.",
    ),
    "suitcases.hint.turn": (
        "{n} {n|step|steps} to spend: tap an agent, then a city. Suitcases cost nothing.",
        "{n} {n|stap|stappen} te gaan: tik op een agent, dan op een stad. Koffers kosten niets.",
        "{n} {n|Schritt|Schritte} frei: Tippe auf einen Agenten, dann auf eine Stadt. Koffer kosten nichts.",
        "{n} pas à jouer : touchez un agent, puis une ville. Les valises ne coûtent rien.",
    ),
    "suitcases.hint.target": (
        "{n} {n|step|steps} left. Where to? Or tap another agent.",
        "Nog {n} {n|stap|stappen}. Waarheen? Of tik op een andere agent.",
        "Noch {n} {n|Schritt|Schritte}. Wohin? Oder tippe auf einen anderen Agenten.",
        "Encore {n} pas. Où aller ? Ou touchez un autre agent.",
    ),
    "suitcases.hint.bonus": (
        "{agent} has {n} bonus {n|step|steps}; {points} {points|step|steps} left for everybody.",
        "{agent} heeft {n} {n|bonusstap|bonusstappen}; voor iedereen samen nog {points} {points|stap|stappen}.",
        "{agent} hat {n} {n|Bonusschritt|Bonusschritte}; für alle zusammen noch {points} {points|Schritt|Schritte}.",
        "Pour {agent}, {n} pas en prime ; encore {points} pas pour tous.",
    ),
    "suitcases.hint.spent": (
        "No steps left. Pick up or put down suitcases, or end your turn.",
        "Geen stappen meer. Neem koffers of zet ze neer, of beëindig je beurt.",
        "Keine Schritte mehr. Nimm Koffer, stell welche ab oder beende deinen Zug.",
        "Plus de pas. Prenez ou posez des valises, ou terminez votre tour.",
    ),
    "suitcases.hint.crowded": (
        "{city}: too many of your agents. Only two may stay; {n} {n|step|steps} left.",
        "{city}: te veel agenten van jou. Er mogen er maar twee blijven; nog {n} {n|stap|stappen}.",
        "{city}: zu viele deiner Agenten. Höchstens zwei dürfen bleiben; noch {n} {n|Schritt|Schritte}.",
        "{city} : trop de vos agents. Deux au plus peuvent y rester ; encore {n} pas.",
    ),
    "suitcases.hint.foe": (
        "Whom do you fight first?", "Met wie duelleer je eerst?", "Gegen wen kämpfst du zuerst?", "Qui affrontez-vous d’abord ?",
    ),
    "suitcases.hint.attack": (
        "{city}: you attack {name}. Choose a card; equal cards are yours.",
        "{city}: je valt {name} aan. Kies een kaart; bij gelijke kaarten win jij.",
        "{city}: Du greifst {name} an. Wähle eine Karte; bei Gleichstand gewinnst du.",
        "{city} : vous attaquez {name}. Choisissez une carte ; à égalité, vous gagnez.",
    ),
    "suitcases.hint.defend": (
        "{city}: {name} attacks you. Choose a card; yours must be higher.",
        "{city}: {name} valt je aan. Kies een kaart; de jouwe moet hoger zijn.",
        "{city}: {name} greift dich an. Wähle eine Karte; deine muss höher sein.",
        "{city} : {name} vous attaque. Choisissez une carte ; la vôtre doit être plus forte.",
    ),
    "suitcases.hint.bomb": (
        "The bomb! Choose {n} more {n|agent|agents} to lose.",
        "De bom! Kies nog {n} {n|agent|agenten} om te verliezen.",
        "Die Bombe! Wähle noch {n} {n|Agenten|Agenten}, die du verlierst.",
        "La bombe ! Choisissez encore {n} {n|agent|agents} à perdre.",
    ),
    "suitcases.hint.confirm": ("All set: confirm.", "Klaar: bevestig.", "Fertig: Bestätige.", "C’est prêt : confirmez."),
    # ------------------------------------------------------------ what can be tapped
    "suitcases.pick.agent": ("{agent}, {place}", "{agent}, {place}", "{agent}, {place}", "{agent}, {place}"),
    "suitcases.pick.agent_with": (
        "{agent}, {place}, with {case}", "{agent}, {place}, met {case}", "{agent}, {place}, mit {case}", "{agent}, {place}, avec {case}",
    ),
    "suitcases.pick.go": ("Go: {city}", "Ga: {city}", "Geh: {city}", "Aller : {city}"),
    "suitcases.pick.far": ("{act} – {n} {n|step|steps}", "{act} – {n} {n|stap|stappen}", "{act} – {n} {n|Schritt|Schritte}", "{act} – {n} pas"),
    "suitcases.pick.attack": (
        "Attack: {city} ({n} {n|foe|foes})", "Val aan: {city} ({n} {n|tegenstander|tegenstanders})",
        "Angriff: {city} ({n} {n|Gegner|Gegner})", "Attaquer : {city} ({n} {n|adversaire|adversaires})",
    ),
    "suitcases.pick.home": (
        "Bring {case} home: {place}", "Breng {case} thuis: {place}", "{case} heimbringen: {place}", "Rapporter {case} : {place}",
    ),
    "suitcases.pick.take": ("Take {case}", "Neem {case}", "{case} nehmen", "Prendre {case}"),
    "suitcases.pick.put": ("Put {case} down", "Zet {case} neer", "{case} abstellen", "Poser {case}"),
    "suitcases.pick.swap": (
        "Take {case}, leave {left}", "Neem {case}, laat {left} staan", "{case} nehmen, {left} stehen lassen", "Prendre {case}, laisser {left}",
    ),
    "suitcases.pick.end": ("End the turn", "Beurt beëindigen", "Zug beenden", "Terminer le tour"),
    "suitcases.pick.call": (
        "End the game: nothing has come home for 60 turns", "Het einde uitroepen: al 60 beurten kwam er niets thuis",
        "Das Ende ausrufen: Seit 60 Zügen kam nichts heim", "Déclarer la fin : rien n’est rentré depuis 60 tours",
    ),
    "suitcases.pick.card": ("Card {n}", "Kaart {n}", "Karte {n}", "Carte {n}"),
    "suitcases.pick.guest.yes": ("Send one: {place}", "Stuur er een: {place}", "Einen schicken: {place}", "En envoyer un : {place}"),
    "suitcases.pick.guest.no": ("All stay at home", "Iedereen blijft thuis", "Alle bleiben daheim", "Tous restent à leur base"),
    "suitcases.summary.contents": (
        "Lock the suitcases for good", "Sluit de koffers voorgoed", "Die Koffer endgültig verschließen", "Fermer les valises pour de bon",
    ),
    "suitcases.summary.place": ("{case}: {city}", "{case}: {city}", "{case}: {city}", "{case} : {city}"),
    "suitcases.summary.act": ("{agent}. {act}", "{agent}. {act}", "{agent}. {act}", "{agent}. {act}"),
    "suitcases.summary.foe": ("Fight {agent}", "Duel met {agent}", "Duell mit {agent}", "Affronter {agent}"),
    "suitcases.summary.bomb": ("Lose {agents}", "Verlies {agents}", "Verliere {agents}", "Perdre {agents}"),
    # ------------------------------------------------------------ what happened
    "suitcases.say.contents": (
        "{name} has locked four suitcases.", "{name} heeft vier koffers gesloten.",
        "{name} hat vier Koffer verschlossen.", "{name} a fermé quatre valises.",
    ),
    "suitcases.say.place": (
        "{name} puts down {case}: {city}.", "{name} zet {case} neer: {city}.",
        "{name} stellt {case} ab: {city}.", "{name} dépose {case} : {city}.",
    ),
    "suitcases.say.guest": (
        "{name} sends an agent to the empty corner: {place}.", "{name} stuurt een agent naar de lege hoek: {place}.",
        "{name} schickt einen Agenten in die leere Ecke: {place}.", "{name} envoie un agent dans le coin inoccupé : {place}.",
    ),
    "suitcases.say.throw": (
        "{name} rolls {one} and {two} for the start.", "{name} gooit {one} en {two} om te beginnen.",
        "{name} würfelt {one} und {two} um den Anfang.", "{name} lance {one} et {two} pour commencer.",
    ),
    "suitcases.say.first": ("{name} begins.", "{name} begint.", "{name} beginnt.", "{name} commence."),
    "suitcases.say.tie": (
        "Level at the top: {names} roll again.", "Gelijk bovenaan: {names} gooien opnieuw.",
        "Gleichstand: {names} würfeln noch einmal.", "Égalité : {names} relancent les dés.",
    ),
    "suitcases.say.roll": (
        "{name} rolls {one} and {two}: {n} {n|step|steps}.", "{name} gooit {one} en {two}: {n} {n|stap|stappen}.",
        "{name} würfelt {one} und {two}: {n} {n|Schritt|Schritte}.", "{name} lance {one} et {two} : {n} pas.",
    ),
    "suitcases.say.step": ("{agent}: {start} → {to}.", "{agent}: {start} → {to}.", "{agent}: {start} → {to}.", "{agent} : {start} → {to}."),
    "suitcases.say.attack": (
        "{agent} attacks. Duel: {city}.", "{agent} valt aan. Duel: {city}.", "{agent} greift an. Duell: {city}.", "Attaque de {agent}. Duel : {city}.",
    ),
    "suitcases.say.take": (
        "{agent} takes {case}: {city}.", "{agent} neemt {case}: {city}.", "{agent} nimmt {case}: {city}.", "{city} : {agent} prend {case}.",
    ),
    "suitcases.say.put": (
        "{agent} puts {case} down: {city}.", "{agent} zet {case} neer: {city}.", "{agent} stellt {case} ab: {city}.", "{city} : {agent} pose {case}.",
    ),
    "suitcases.say.swap": (
        "{agent} takes {case} and leaves {left}: {city}.", "{agent} neemt {case} en laat {left} staan: {city}.",
        "{agent} nimmt {case} und lässt {left} stehen: {city}.", "{city} : {agent} prend {case} et laisse {left}.",
    ),
    "suitcases.say.duel": (
        "{city}: {name} plays {n}, {other} plays {m}.", "{city}: {name} speelt {n}, {other} speelt {m}.",
        "{city}: {name} spielt {n}, {other} spielt {m}.", "{city} : {name} joue {n}, {other} joue {m}.",
    ),
    "suitcases.say.kill": (
        "{winner} wins, {loser} is out of the game.", "{winner} wint, {loser} ligt eruit.",
        "{winner} gewinnt, {loser} scheidet aus.", "Victoire : {winner}. Éliminé : {loser}.",
    ),
    "suitcases.say.sent_back": (
        "{winner} wins, {loser} gets away to base.", "{winner} wint, {loser} ontkomt naar de basis.",
        "{winner} gewinnt, {loser} entkommt zur Basis.", "Victoire : {winner}. De retour à sa base : {loser}.",
    ),
    "suitcases.say.left": (
        "{case} stays behind: {city}.", "{case} blijft achter: {city}.", "{case} bleibt zurück: {city}.", "Restée sur place ({city}) : {case}.",
    ),
    "suitcases.say.cards_back": (
        "{name} has played all seven duel cards and takes them back.", "{name} heeft alle zeven duelkaarten gespeeld en neemt ze terug.",
        "{name} hat alle sieben Duellkarten gespielt und nimmt sie zurück.", "{name} a joué ses sept cartes de duel et les reprend.",
    ),
    "suitcases.say.home": (
        "{name} brings {case} home. Inside: {contents}.", "{name} brengt {case} thuis. Erin: {contents}.",
        "{name} bringt {case} heim. Darin: {contents}.", "{name} rapporte {case}. À l’intérieur : {contents}.",
    ),
    "suitcases.say.lost": (
        "The bomb costs {name} {agents}.", "De bom kost {name} {agents}.", "Die Bombe kostet {name} {agents}.", "La bombe coûte à {name} : {agents}.",
    ),
    "suitcases.say.out": (
        "{name} has no agents left and is out.", "{name} heeft geen agenten meer en ligt eruit.",
        "{name} hat keine Agenten mehr und ist ausgeschieden.", "{name} n’a plus d’agents et quitte la partie.",
    ),
    "suitcases.say.call": (
        "{name} calls for the end: nothing has come home for too long.", "{name} roept het einde uit: er kwam te lang niets thuis.",
        "{name} ruft das Ende aus: Zu lange kam nichts heim.", "{name} déclare la fin : rien n’est rentré depuis trop longtemps.",
    ),
    "suitcases.say.end": (
        "The game is over. All suitcases are opened.", "Het spel is afgelopen. Alle koffers gaan open.",
        "Das Spiel ist aus. Alle Koffer werden geöffnet.", "La partie est finie. Toutes les valises s’ouvrent.",
    ),
    "suitcases.say.revealed": (
        "{case} held {contents}.", "{case}: {contents}.", "{case}: {contents}.", "Dans {case} : {contents}.",
    ),
    # ------------------------------------------------------------ refusals
    "suitcases.illegal.not_a_city": (
        "A suitcase is put in a city.", "Een koffer zet je in een stad.", "Ein Koffer kommt in eine Stadt.", "Une valise se dépose dans une ville.",
    ),
    "suitcases.illegal.same_city": (
        "Your four suitcases go to four different cities.", "Je vier koffers gaan naar vier verschillende steden.",
        "Deine vier Koffer kommen in vier verschiedene Städte.", "Vos quatre valises vont dans quatre villes différentes.",
    ),
    "suitcases.illegal.no_line": (
        "No line leads there from here.", "Daar loopt van hier geen lijn heen.", "Dorthin führt von hier keine Linie.", "Aucune ligne n’y mène d’ici.",
    ),
    "suitcases.illegal.no_points": (
        "This agent has no steps left.", "Deze agent heeft geen stappen meer.", "Dieser Agent hat keine Schritte mehr.", "Cet agent n’a plus de pas.",
    ),
    "suitcases.illegal.base": (
        "A base can be left, never entered.", "Een basis kun je verlaten, nooit binnengaan.",
        "Eine Basis kann man verlassen, aber nie betreten.", "On quitte une base, on n’y entre jamais.",
    ),
    "suitcases.illegal.hq_foreign": (
        "That is somebody else’s headquarters.", "Dat is het hoofdkwartier van een ander.",
        "Das ist ein fremdes Hauptquartier.", "C’est le quartier général d’un autre.",
    ),
    "suitcases.illegal.hq_empty": (
        "Only an agent with a suitcase enters the headquarters.", "Alleen een agent met een koffer gaat het hoofdkwartier in.",
        "Ins Hauptquartier darf nur, wer einen Koffer trägt.", "On n’entre au quartier général qu’avec une valise.",
    ),
    "suitcases.illegal.third_own": (
        "Two of your own are home already: a foreign suitcase must come first.",
        "Er zijn al twee van jezelf thuis: eerst moet er een van een ander bij.",
        "Zwei eigene sind schon daheim: Erst muss ein fremder Koffer kommen.",
        "Deux des vôtres sont déjà rentrées : il faut d’abord une valise étrangère.",
    ),
    "suitcases.illegal.crowded": (
        "Three of yours would be stuck in one city: two at most may stay.",
        "Dan zitten er drie van jou vast in één stad: er mogen er hooguit twee blijven.",
        "Dann steckten drei von dir in einer Stadt fest: Höchstens zwei dürfen bleiben.",
        "Trois des vôtres resteraient bloqués dans une ville : deux au plus peuvent y rester.",
    ),
    "suitcases.illegal.crowded_duel": (
        "First make room where too many of yours are: a lost duel would end your turn.",
        "Maak eerst plaats waar er te veel van jou staan: een verloren duel zou je beurt beëindigen.",
        "Schaffe erst Platz, wo zu viele von dir stehen: Ein verlorenes Duell würde deinen Zug beenden.",
        "Faites d’abord de la place là où vous êtes trop nombreux : un duel perdu finirait votre tour.",
    ),
    "suitcases.illegal.too_full": (
        "At the end of a turn at most two of your agents may share a city.",
        "Aan het eind van je beurt staan er hooguit twee van je agenten in één stad.",
        "Am Ende des Zuges dürfen höchstens zwei deiner Agenten in einer Stadt stehen.",
        "À la fin du tour, deux de vos agents au plus partagent une ville.",
    ),
    "suitcases.illegal.call": (
        "The end can be called only after 60 turns in which nothing came home.",
        "Het einde uitroepen kan pas na 60 beurten waarin niets thuiskwam.",
        "Das Ende lässt sich erst ausrufen, wenn 60 Züge lang nichts heimkam.",
        "On ne déclare la fin qu’après 60 tours sans valise rentrée.",
    ),
    "suitcases.illegal.no_case": (
        "That suitcase is not lying there.", "Die koffer staat daar niet.", "Dieser Koffer steht dort nicht.", "Cette valise n’est pas là.",
    ),
    "suitcases.illegal.empty_hands": (
        "This agent carries nothing.", "Deze agent draagt niets.", "Dieser Agent trägt nichts.", "Cet agent ne porte rien.",
    ),
    "suitcases.illegal.no_foe": (
        "You cannot fight that agent here.", "Met die agent kun je hier niet duelleren.", "Gegen diesen Agenten kannst du hier nicht kämpfen.", "Vous ne pouvez pas affronter cet agent ici.",
    ),
    "suitcases.illegal.bomb": (
        "Choose exactly {n} of your agents.", "Kies precies {n} van je agenten.", "Wähle genau {n} deiner Agenten.", "Choisissez exactement {n} de vos agents.",
    ),
    "suitcases.cheat.card": (
        "The card that was sealed was not in the hand.", "De verzegelde kaart zat niet in de hand.",
        "Die versiegelte Karte war nicht auf der Hand.", "La carte scellée n’était pas dans la main.",
    ),
    "suitcases.cheat.contents": (
        "The suitcases were not packed with 5, 3, 1 and a bomb.", "De koffers waren niet gevuld met 5, 3, 1 en een bom.",
        "Die Koffer waren nicht mit 5, 3, 1 und einer Bombe gepackt.", "Les valises ne contenaient pas 5, 3, 1 et une bombe.",
    ),
    # ------------------------------------------------------------ around the board
    "suitcases.status": (
        "{n} {n|agent|agents} · cards {cards}", "{n} {n|agent|agenten} · kaarten {cards}",
        "{n} {n|Agent|Agenten} · Karten {cards}", "{n} {n|agent|agents} · cartes {cards}",
    ),
    "suitcases.status.out": ("out of the game", "uit het spel", "ausgeschieden", "éliminé"),
    "suitcases.curtain.cards": ("Show both cards", "Toon beide kaarten", "Beide Karten zeigen", "Montrer les deux cartes"),
    "suitcases.curtain.cards.hint": (
        "The duel is on: both cards are down.", "Het duel: beide kaarten liggen klaar.",
        "Das Duell: Beide Karten liegen bereit.", "Le duel : les deux cartes sont prêtes.",
    ),
    "suitcases.curtain.home.hint": (
        "A suitcase has come home. What is in it?", "Er is een koffer thuisgekomen. Wat zit erin?",
        "Ein Koffer ist daheim. Was ist darin?", "Une valise est rentrée. Que contient-elle ?",
    ),
    "suitcases.points": ("{n} {n|secret|secrets}", "{n} {n|geheim|geheimen}", "{n} {n|Geheimnis|Geheimnisse}", "{n} {n|secret|secrets}"),
    "suitcases.curtain.home": ("Open the suitcase", "Open de koffer", "Den Koffer öffnen", "Ouvrir la valise"),
    "suitcases.curtain.reveal": ("Open all suitcases", "Open alle koffers", "Alle Koffer öffnen", "Ouvrir toutes les valises"),
    "suitcases.standing": (
        "{cases} {cases|suitcase|suitcases} home, {n} {n|agent|agents} left", "{cases} {cases|koffer|koffers} thuis, nog {n} {n|agent|agenten}",
        "{cases} {cases|Koffer|Koffer} daheim, noch {n} {n|Agent|Agenten}", "{cases} {cases|valise rentrée|valises rentrées}, encore {n} {n|agent|agents}",
    ),
    "suitcases.reveal": ("What was in them", "Wat erin zat", "Was darin war", "Ce qu’elles contenaient"),
    "suitcases.reveal.contents": ("Contents", "Inhoud", "Inhalt", "Contenu"),
    "suitcases.reveal.where": ("In the end", "Aan het eind", "Am Ende", "À la fin"),
    "suitcases.reveal.home": ("home with {name}", "thuis bij {name}", "daheim bei {name}", "chez {name}"),
    "suitcases.reveal.carried": ("{name}’s agent, {city}", "agent van {name}, {city}", "Agent von {name}, {city}", "agent de {name}, {city}"),
    # ------------------------------------------------------------ the private page
    "suitcases.private.contents": ("Your suitcases", "Jouw koffers", "Deine Koffer", "Vos valises"),
    "suitcases.private.opened": (
        "{contents} (opened)", "{contents} (geopend)", "{contents} (geöffnet)", "{contents} (ouverte)",
    ),
    "suitcases.private.cards": ("Duel cards left", "Duelkaarten over", "Übrige Duellkarten", "Cartes de duel restantes"),
    "suitcases.private.zero": (
        "Loses, but saves the agent.", "Verliest, maar redt de agent.", "Verliert, aber rettet den Agenten.", "Perd, mais sauve l’agent.",
    ),
    "suitcases.private.copies": ("{n} of them.", "{n} stuks.", "{n} Stück.", "{n} exemplaires."),
    # ------------------------------------------------------------ the game in numbers
    "suitcases.stats.game": ("The game", "Het spel", "Das Spiel", "La partie"),
    "suitcases.stats.turns": ("Turns", "Beurten", "Züge", "Tours"),
    "suitcases.stats.duels": ("Duels", "Duels", "Duelle", "Duels"),
    "suitcases.stats.bombs": ("Bombs that went off", "Ontplofte bommen", "Explodierte Bomben", "Bombes explosées"),
    "suitcases.stats.secrets": ("Secrets at home", "Geheimen thuis", "Geheimnisse daheim", "Secrets rapportés"),
    "suitcases.stats.turn": ("turn", "beurt", "Zug", "tour"),
    "suitcases.stats.fighters": ("Duels by player", "Duels per speler", "Duelle je Person", "Duels par joueur"),
    "suitcases.stats.fought": ("Fought", "Gevochten", "Gekämpft", "Livrés"),
    "suitcases.stats.won": ("Won", "Gewonnen", "Gewonnen", "Gagnés"),
    "suitcases.stats.left": ("Agents left", "Agenten over", "Agenten übrig", "Agents restants"),
    "suitcases.stats.luggage": ("Brought home", "Thuisgebracht", "Heimgebracht", "Rapporté"),
    "suitcases.stats.home": ("Suitcases", "Koffers", "Koffer", "Valises"),
    "suitcases.stats.brought": ("{case}: {contents}", "{case}: {contents}", "{case}: {contents}", "{case} : {contents}"),
    "suitcases.stats.dice": ("Sum of both dice", "Som van beide dobbelstenen", "Summe beider Würfel", "Somme des deux dés"),
    # ------------------------------------------------------------ the end
    "suitcases.won.ten": (
        "Ten secrets are home.", "Tien geheimen zijn thuis.", "Zehn Geheimnisse sind daheim.", "Dix secrets sont rentrés.",
    ),
    "suitcases.won.last": (
        "The last service with agents in the field.", "De laatste dienst met agenten in het veld.",
        "Der letzte Dienst mit Agenten im Feld.", "Le dernier service à avoir des agents.",
    ),
    "suitcases.won.secrets": (
        "Nobody reaches ten any more: the most secrets at home.", "Niemand haalt nog tien: de meeste geheimen thuis.",
        "Niemand schafft mehr zehn: die meisten Geheimnisse daheim.", "Plus personne n’atteint dix : le plus de secrets rapportés.",
    ),
    "suitcases.won.agents": (
        "Equal in secrets, but with more agents left.", "Evenveel geheimen, maar meer agenten over.",
        "Gleich viele Geheimnisse, aber mehr Agenten übrig.", "Autant de secrets, mais plus d’agents restants.",
    ),
    "suitcases.won.shared": (
        "Level in secrets and agents: the win is shared.", "Evenveel geheimen en agenten: de winst wordt gedeeld.",
        "Gleich viele Geheimnisse und Agenten: Der Sieg wird geteilt.", "Autant de secrets et d’agents : victoire partagée.",
    ),
    # ------------------------------------------------------------ great moments
    "suitcases.climax.duel": ("Duel: {name} against {other}", "Duel: {name} tegen {other}", "Duell: {name} gegen {other}", "Duel : {name} contre {other}"),
    "suitcases.climax.home": ("{name} brings a suitcase home", "{name} brengt een koffer thuis", "{name} bringt einen Koffer heim", "{name} rapporte une valise"),
    "suitcases.climax.lost": (
        "{name} loses {n} {n|agent|agents}", "{name} verliest {n} {n|agent|agenten}", "{name} verliert {n} {n|Agenten|Agenten}", "{name} perd {n} {n|agent|agents}",
    ),
}
