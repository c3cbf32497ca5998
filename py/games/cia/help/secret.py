"""The rules of CIA for a player, second part: Top Secret, its hand, its round, and who triggers a scoring."""

from games.contract.help import Section

SECRET = (
    Section("top_secret", (
        "Top Secret: a hand of secret cards", "Top Secret: een hand geheime kaarten",
        "Top Secret: geheime Karten auf der Hand", "Top Secret : une main de cartes secrètes",
    ), ((
        "This variant adds *26 cards* of 15 kinds. Everybody starts with two, drawn in secret; how many "
          "cards a player holds is no secret at all. Played cards lie face up. With seven players the double "
          "agent stays in the box, which leaves 25.",
        "Deze variant voegt *26 kaarten* van 15 soorten toe. Iedereen begint met twee, in het geheim "
          "getrokken; hoeveel kaarten iemand heeft, is helemaal geen geheim. Gespeelde kaarten liggen open. "
          "Met zeven spelers blijft de dubbelagent in de doos: dan zijn het er 25.",
        "Diese Variante bringt *26 Karten* in 15 Arten ins Spiel. Alle beginnen mit zwei, heimlich "
          "gezogen; wie viele Karten jemand hat, ist dagegen kein Geheimnis. Gespielte Karten liegen offen. "
          "Zu siebt bleibt der Doppelagent in der Schachtel, dann sind es 25.",
        "Cette variante ajoute *26 cartes* de 15 sortes. Chacun commence avec deux cartes, piochées en "
          "secret ; combien chacun en tient n’est pas un secret du tout. Les cartes jouées restent visibles. "
          "À sept, l’agent double reste dans la boîte : il y en a alors 25.",
    ), (
        "A turn now goes like this: roll, walk, perhaps draw a card, hold a Top Secret round if anybody "
          "wants one, perhaps score and move the safe. You can combine it with the secret dossier.",
        "Een beurt gaat nu zo: gooien, lopen, misschien een kaart trekken, een Top Secret-ronde als iemand "
          "dat wil, misschien een telling, en dan de kluis verzetten. Je kunt het met het geheime dossier "
          "combineren.",
        "Ein Zug läuft nun so: würfeln, laufen, vielleicht eine Karte ziehen, eine Top-Secret-Runde, wenn "
          "jemand will, vielleicht eine Wertung, dann der Tresor. Du kannst das mit dem geheimen Dossier "
          "verbinden.",
        "Un tour se déroule alors ainsi : lancer, marcher, piocher peut-être, jouer une manche Top Secret "
          "si quelqu’un le veut, décompter peut-être et déplacer le coffre. On peut y joindre le dossier "
          "secret.",
    ),), "card_back"),
    Section("drawing", (
        "Drawing a Top Secret card: the ruin and 1-3",
        "Een Top Secret-kaart trekken: de bouwval en 1-3",
        "Eine Top-Secret-Karte ziehen: die Ruine und 1-3",
        "Piocher une carte Top Secret : la ruine et le 1-3",
    ), ((
        "Only the player whose turn it is draws, and *at most one card a turn*. You draw when your steps take an agent into the ruin (it must end its walk there), or when you rolled 1-3 and move nobody, or when a card you play in your own turn puts an agent into the ruin.",
        "Alleen wie aan de beurt is trekt, en *hooguit één kaart per beurt*. Je trekt als je stappen een agent in de bouwval brengen (hij moet er eindigen), of als je 1-3 gooide en niemand verplaatst, of als een kaart die je in je eigen beurt speelt een agent in de bouwval brengt.",
        "Nur wer am Zug ist, zieht, und *höchstens eine Karte pro Zug*. Du ziehst, wenn deine Schritte einen Agenten in die Ruine bringen (dort muss sein Weg enden), oder wenn du 1-3 gewürfelt hast und niemanden bewegst, oder wenn eine Karte, die du im eigenen Zug spielst, einen Agenten in die Ruine bringt.",
        "Seule la personne dont c’est le tour pioche, et *une carte par tour au plus*. Vous piochez si vos pas mènent un agent dans la ruine (il doit s’y arrêter), si vous avez lancé 1-3 et ne déplacez personne, ou si une carte jouée pendant votre propre tour envoie un agent dans la ruine.",
    ), (
        "With *four cards* in hand you draw nothing. A card drawn this turn rests until the next one. If "
          "the draw pile is empty, the discards are shuffled into a new pile; if both are empty, nothing is "
          "drawn.",
        "Met *vier kaarten* in de hand trek je niets. Een kaart die je deze beurt trok, rust tot de "
          "volgende. Is de trekstapel leeg, dan worden de afgelegde kaarten een nieuwe stapel; zijn beide "
          "leeg, dan trek je niets.",
        "Mit *vier Karten* auf der Hand ziehst du nichts. Eine in diesem Zug gezogene Karte ruht bis zum "
          "nächsten. Ist der Stapel leer, wird die Ablage zu einem neuen gemischt; sind beide leer, wird "
          "nichts gezogen.",
        "Avec *quatre cartes* en main, vous ne piochez pas. Une carte piochée pendant ce tour attend le "
          "suivant. Si la pioche est vide, la défausse est mélangée pour en former une nouvelle ; si les "
          "deux sont vides, on ne pioche rien.",
    ),), "die:1-3"),
    Section("round", (
        "The Top Secret round: who plays, who passes", "De Top Secret-ronde: wie speelt, wie past",
        "Die Top-Secret-Runde: wer spielt, wer passt", "La manche Top Secret : qui joue, qui passe",
    ), ((
        "After the walk everybody says, *all at the same time*, whether they want to play a card. Around "
          "one tablet you simply say it aloud together and tap who wants to. If nobody does, there is no "
          "round.",
        "Na het lopen zegt iedereen *tegelijk*: wel of geen kaart spelen. Rond één tablet zeg je het "
          "gewoon samen hardop, en tik je aan wie wil. Wil niemand, dan is er geen ronde.",
        "Nach dem Laufen sagen alle *gleichzeitig*, ob sie eine Karte spielen wollen. Rund um ein Tablet "
          "sagt ihr es einfach zusammen laut und tippt an, wer will. Will niemand, gibt es keine Runde.",
        "Après la marche, chacun dit *en même temps* s’il veut jouer une carte. Autour d’une tablette, on "
          "le dit simplement tous à voix haute, puis on touche les noms. Si personne ne veut, il n’y a pas "
          "de manche.",
    ), (
        "The first volunteer begins, counted clockwise from the player whose turn it is, that player "
          "first. Whoever begins *must* play at least one card. Then it goes clockwise: everybody, volunteer "
          "or not, plays one or more cards or passes. Pass now, and you may still play later.",
        "De eerste vrijwilliger begint, geteld met de klok mee vanaf wie aan de beurt is, die zelf als "
          "eerste. Wie begint, *moet* minstens één kaart spelen. Dan gaat het met de klok mee: iedereen, "
          "vrijwilliger of niet, speelt een of meer kaarten of past. Wie past, mag later toch nog spelen.",
        "Es beginnt, wer sich gemeldet hat und im Uhrzeigersinn als Erstes kommt, angefangen bei der "
          "Person am Zug. Wer beginnt, *muss* mindestens eine Karte spielen. Dann geht es im Uhrzeigersinn: "
          "Alle, ob gemeldet oder nicht, spielen eine oder mehrere Karten oder passen. Wer passt, darf "
          "später trotzdem spielen.",
        "Le premier volontaire commence, en comptant dans le sens du jeu à partir de la personne dont "
          "c’est le tour, elle comprise. Qui commence *doit* jouer au moins une carte. Puis chacun, "
          "volontaire ou non, joue une ou plusieurs cartes ou passe. Passer n’empêche pas de jouer plus "
          "tard.",
    ), (
        "Several cards are played one after the other, in the order you like. The round ends when *all "
          "players in a row* have passed, the one who played last included. Empty hands are skipped. Cards "
          "in hand but none that works? Then you pass like anybody else, and give nothing away.",
        "Meer kaarten speel je na elkaar, in de volgorde die jij wilt. De ronde eindigt als *alle spelers "
          "op rij* gepast hebben, ook wie het laatst speelde. Wie geen kaarten heeft, wordt overgeslagen. "
          "Wel kaarten, maar geen die kan? Dan pas je als ieder ander, en verraad je niets.",
        "Mehrere Karten spielst du nacheinander, in beliebiger Reihenfolge. Die Runde endet, wenn *alle "
          "der Reihe nach* gepasst haben, auch wer zuletzt gespielt hat. Leere Hände werden übersprungen. "
          "Karten auf der Hand, aber keine lässt sich ausführen? Dann passt du wie alle anderen und verrätst "
          "nichts.",
        "Plusieurs cartes se jouent l’une après l’autre, dans l’ordre voulu. La manche finit quand *tous "
          "ont passé à la suite*, y compris la dernière personne à avoir joué. Les mains vides sont sautées. "
          "Des cartes, mais aucune jouable ? Vous passez comme tout le monde, sans rien trahir.",
    ), (
        "A card is carried out as fully as it says, then laid face up on the discards. A card that cannot "
          "be carried out at all cannot be played.",
        "Een kaart wordt zo volledig uitgevoerd als er staat en daarna open afgelegd. Een kaart die "
          "helemaal niet uitgevoerd kan worden, kun je niet spelen.",
        "Eine Karte wird so vollständig ausgeführt, wie sie es sagt, und dann offen abgelegt. Eine Karte, "
          "die sich gar nicht ausführen lässt, kannst du nicht spielen.",
        "Une carte s’exécute aussi complètement que possible, puis va face visible sur la défausse. Une "
          "carte qui ne peut pas du tout s’exécuter ne peut pas être jouée.",
    ),), "card_back"),
    Section("triggering", (
        "Triggering: who sets off the scoring", "Op scherp: wie de telling laat afgaan",
        "Scharf: wer die Wertung auslöst", "Déclencheurs : qui provoque le décompte",
    ), ((
        "An agent becomes *triggering* the moment it is moved into the building of the safe, on foot or by a card. It stops when it is moved anywhere else. When the safe itself is moved, all of them stop.",
        "Een agent komt *op scherp* te staan zodra hij in het gebouw van de kluis wordt gezet, te voet of met een kaart. Dat houdt op als hij ergens anders heen gaat. Wordt de kluis zelf verzet, dan staat niemand meer op scherp.",
        "Ein Agent wird *scharf*, sobald er ins Gebäude des Tresors bewegt wird, zu Fuß oder durch eine Karte. Das endet, wenn er anderswohin bewegt wird. Wird der Tresor selbst versetzt, ist niemand mehr scharf.",
        "Un agent devient *déclencheur* dès qu’il est amené dans le bâtiment du coffre, à pied ou par une carte. Il cesse de l’être s’il est déplacé ailleurs. Si le coffre lui-même bouge, plus personne ne l’est.",
    ), (
        "When the round is over, or at once if there was none, there is a scoring *if some agent is "
          "triggering*, and otherwise not. An agent that has been standing at the safe all along triggers "
          "nothing.",
        "Als de ronde voorbij is, of meteen als er geen was, volgt een telling *als er een agent op scherp "
          "staat*, en anders niet. Een agent die al die tijd al bij de kluis stond, laat niets afgaan.",
        "Ist die Runde vorbei, oder sofort, wenn es keine gab, kommt es zur Wertung, *wenn ein Agent "
          "scharf ist*, sonst nicht. Ein Agent, der schon die ganze Zeit beim Tresor steht, löst nichts aus.",
        "À la fin de la manche, ou aussitôt s’il n’y en a pas eu, il y a décompte *si un agent est "
          "déclencheur*, et seulement alors. Un agent qui se trouvait déjà au coffre ne déclenche rien.",
    ), (
        "Who moves the safe then? Look at the agents that are still triggering, and among them at the one "
          "that became so *last*. Whoever moved that agent moves the safe, even in somebody else’s turn.",
        "Wie verzet dan de kluis? Kijk naar de agenten die nog op scherp staan, en daarvan naar wie dat "
          "het *laatst* werd. Wie die agent daarheen bracht, verzet de kluis, ook in de beurt van een ander.",
        "Wer versetzt dann den Tresor? Sieh dir die Agenten an, die noch scharf sind, und darunter den, "
          "der es *zuletzt* wurde. Wer ihn dorthin bewegt hat, versetzt den Tresor, auch im Zug einer "
          "anderen Person.",
        "Qui déplace alors le coffre ? Parmi les agents encore déclencheurs, prenez celui qui l’est devenu "
          "*en dernier*. Qui l’a amené là déplace le coffre, même au tour de quelqu’un d’autre.",
    ),)),
    Section("round_example", (
        "An example of a Top Secret round", "Een voorbeeld van een Top Secret-ronde",
        "Ein Beispiel für eine Top-Secret-Runde", "Un exemple de manche Top Secret",
    ), ((
        "Ann walks Perry to the safe: Perry is triggering. Bob volunteers and plays “Footsteps”: Perry is "
          "chased one house on, and the scoring is off. Cem plays “Master key”: Doyle goes to the safe. All "
          "pass. Doyle triggers the scoring, and Cem, not Ann, moves the safe.",
        "Ann loopt met Perry naar de kluis: Perry staat op scherp. Bob meldt zich en speelt ‘Voetstappen’: Perry "
          "wordt één gebouw verder gejaagd, en de telling is van de baan. Cem speelt ‘Loper’: Doyle gaat naar de "
          "kluis. Iedereen past. Doyle laat de telling afgaan, en Cem, niet Ann, verzet de kluis.",
        "Ann zieht Perry zum Tresor: Perry ist scharf. Bob meldet sich und spielt „Schritte im Flur“: "
          "Perry wird ein Haus weitergescheucht, die Wertung ist vom Tisch. Cem spielt „Dietrich“: Doyle "
          "geht zum Tresor. Alle passen. Doyle löst die Wertung aus, und Cem, nicht Ann, versetzt den "
          "Tresor.",
        "Ann mène Perry au coffre : Perry est déclencheur. Bob se porte volontaire et joue « Des pas dans "
          "le couloir » : Perry est chassé une maison plus loin, adieu décompte. Cem joue "
          "« Passe-partout » : Doyle va au coffre. Tous passent. Doyle déclenche le décompte, et c’est Cem, "
          "non Ann, qui déplace le coffre.",
    ),)),
    Section("top_secret_end", (
        "A card that brings a marker home", "Een kaart die een scoresteen binnenbrengt",
        "Eine Karte, die einen Stein ins Ziel bringt", "Une carte qui mène un pion à l’arrivée",
    ), ((
        "Cards can move markers too. If a card takes a marker to 42 or beyond, the game ends *at once*: no "
          "further cards, no scoring. Dossiers that are not yet filled in are filled in first.",
        "Ook kaarten kunnen scorestenen verzetten. Brengt een kaart een scoresteen op of voorbij de 42, dan is "
          "het spel *meteen* uit: geen kaarten meer en geen telling. Zijn de dossiers nog niet ingevuld, dan "
          "gebeurt dat eerst.",
        "Auch Karten können Steine bewegen. Bringt eine Karte einen Stein auf 42 oder weiter, endet das Spiel "
          "*sofort*: keine weiteren Karten, keine Wertung. Sind die Dossiers noch nicht ausgefüllt, geschieht "
          "das zuerst.",
        "Les cartes aussi peuvent faire avancer des pions. Si l’une d’elles en mène un à 42 ou plus, la partie "
          "finit *aussitôt* : ni autre carte, ni décompte. Les dossiers qui ne sont pas encore remplis le sont "
          "d’abord.",
    ),)),
)
