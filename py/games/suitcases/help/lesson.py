"""The lesson of Suitcases: four suitcases and a bomb, a walk, a suitcase taken along, and a duel for it."""

from games.contract.lesson import LIFT, ROLL, Lesson, Step, Wrong

LESSON = Lesson(
    others=("Onyx",),
    throws={
        "start.0.0": ("3", "2"), "start.0.1": ("1", "0"), "start.1.0": ("3", "2"), "start.1.1": ("1", "0"),
        "dice.1": ("1", "1"), "dice.2": ("3", "3"),
    },
    rules=("goal", "corners", "setup", "turn", "suitcases", "home", "bomb", "end"),
    steps=(
        Step(
            (
                "You are red. Pack your suitcases, unseen: 5 secrets into A, 3 into B, 1 into C. The last one, D, gets the bomb.",
                "Jij bent rood. Pak ongezien je koffers: 5 geheimen in A, 3 in B, 1 in C. In de laatste, D, komt de bom.",
                "Du bist Rot. Packe ungesehen deine Koffer: 5 Geheimnisse in A, 3 in B, 1 in C. In den letzten, D, kommt die Bombe.",
                "Vous êtes rouge. Remplissez vos valises en secret : 5 secrets dans A, 3 dans B, 1 dans C. La dernière, D, reçoit la bombe.",
            ),
            ("fill:red-A:5", "fill:red-B:3", "fill:red-C:1"),
        ),
        Step(taps=("fill:green-A:bomb", "fill:green-B:5", "fill:green-C:3"), seat=1),
        Step(
            (
                "Now put them down, for all to see. Your headquarters lies across the board, so put A into Athens, at its door.",
                "Zet ze nu openlijk neer. Je hoofdkwartier ligt aan de overkant van het bord: zet A in Athene, vlak voor de deur.",
                "Stell sie jetzt offen auf. Dein Hauptquartier liegt schräg gegenüber: Stell A nach Athen, vor seine Tür.",
                "Déposez-les maintenant au vu de tous. Votre QG est à l’autre bout du plateau : placez A à Athènes, devant sa porte.",
            ),
            ("city:athens",),
            "city:athens",
        ),
        Step(
            ("B goes to Vienna.", "B gaat naar Wenen.", "B kommt nach Wien.", "B va à Vienne."),
            ("city:vienna",),
            "city:vienna",
        ),
        Step(
            ("C goes to London, close to your base.", "C gaat naar Londen, dicht bij je basis.", "C kommt nach London, nahe bei deiner Basis.", "C va à Londres, près de votre base."),
            ("city:london",),
            "city:london",
        ),
        Step(
            (
                "And D, the bomb, to Istanbul, where it looks tempting. Whoever brings it home loses half of their agents.",
                "En D, de bom, naar Istanboel, waar hij aanlokkelijk staat. Wie hem thuisbrengt, verliest de helft van zijn agenten.",
                "Und D, die Bombe, nach Istanbul, wo sie verlockend steht. Wer sie heimbringt, verliert die Hälfte seiner Agenten.",
                "Et D, la bombe, à Istanbul, bien tentante. Qui la rapporte perd la moitié de ses agents.",
            ),
            ("city:istanbul",),
            "city:istanbul",
            wrong=(
                Wrong(
                    ("Into Vienna, beside B", "Naar Wenen, naast B", "Nach Wien, neben B", "À Vienne, à côté de B"),
                    "city:vienna", "vienna",
                ),
            ),
        ),
        Step(taps=("city:lisbon",), seat=1),
        Step(taps=("city:dublin",), seat=1),
        Step(taps=("city:oslo",), seat=1),
        Step(taps=("city:madrid",), seat=1),
        Step(
            ("Roll to see who begins.", "Gooi om te zien wie begint.", "Würfle, um zu sehen, wer beginnt.", "Lancez les dés pour savoir qui commence."),
            ROLL,
            "die",
        ),
        Step(taps=ROLL, seat=1),
        Step(
            (
                "Five against one: you begin. Roll again, for your steps.",
                "Vijf tegen één: jij begint. Gooi nog eens, voor je stappen.",
                "Fünf gegen eins: Du beginnst. Würfle noch einmal, für deine Schritte.",
                "Cinq contre un : vous commencez. Relancez, pour vos pas.",
            ),
            ROLL,
            "die",
        ),
        Step(
            (
                "Two steps, for one agent or for two. Tap an agent on your base, then London.",
                "Twee stappen, samen of verdeeld. Tik op een agent op je basis en dan op Londen.",
                "Zwei Schritte, für einen Agenten oder für zwei. Tippe auf einen Agenten deiner Basis, dann auf London.",
                "Deux pas, pour un agent ou pour deux. Touchez un agent de votre base, puis Londres.",
            ),
            ("agent:red-1", "city:london"),
            "city:london",
            wrong=(
                Wrong(
                    ("Straight to Rome", "Meteen naar Rome", "Gleich nach Rom", "Droit à Rome"),
                    "city:rome", ("step", "red-1", "rome"),
                ),
            ),
        ),
        Step(
            (
                "Your suitcase C stands here. Taking it costs no step; an agent carries one at most, anybody’s.",
                "Hier staat je koffer C. Nemen kost geen stap; een agent draagt er hooguit één, van wie dan ook.",
                "Hier steht dein Koffer C. Ihn zu nehmen kostet keinen Schritt; ein Agent trägt höchstens einen, egal wessen.",
                "Votre valise C est ici. La prendre ne coûte aucun pas ; un agent en porte une au plus, à lui ou non.",
            ),
            ("case:red-C",),
            "case:red-C",
        ),
        Step(
            ("One step left: on to Paris with it.", "Nog één stap: door naar Parijs ermee.", "Noch ein Schritt: weiter nach Paris damit.", "Encore un pas : en route pour Paris."),
            ("city:paris",),
            "city:paris",
        ),
        Step(
            ("End your turn.", "Beëindig je beurt.", "Beende deinen Zug.", "Terminez votre tour."),
            ("end",),
        ),
        Step(taps=ROLL, seat=1),
        Step(taps=("agent:green-1", "city:cairo"), seat=1),
        Step(taps=("city:tunis",), seat=1),
        Step(taps=("city:rome",), seat=1),
        Step(taps=("city:vienna",), seat=1),
        Step(taps=("city:geneva",), seat=1),
        Step(
            (
                "Onyx rolled six, crossed half the board and attacks you in Paris: he wants that suitcase. A duel!",
                "Onyx gooide zes, stak het halve bord over en valt je aan in Parijs: hij wil die koffer. Een duel!",
                "Onyx hat sechs gewürfelt, das halbe Brett überquert und greift dich in Paris an: Er will diesen Koffer. Ein Duell!",
                "Onyx a fait six, traversé la moitié du plateau et vous attaque à Paris : il veut cette valise. Un duel !",
            ),
            ("city:paris",),
            "city:paris",
            seat=1,
        ),
        Step(
            (
                "Both play a card in secret. A tie goes to the attacker, so you must be higher. A played card is gone until all seven are: try the 5.",
                "Beiden spelen in het geheim een kaart. Bij gelijke kaarten wint de aanvaller: jij moet hoger. Een gespeelde kaart is weg tot alle zeven op zijn: neem de 5.",
                "Beide spielen heimlich eine Karte. Bei Gleichstand gewinnt der Angreifer: Du musst höher sein. Eine gespielte Karte ist weg, bis alle sieben gespielt sind: Nimm die 5.",
                "Chacun joue une carte en secret. À égalité, l’attaquant gagne : il vous faut plus. Une carte jouée ne revient qu’après les sept : prenez le 5.",
            ),
            ("card:5",),
        ),
        Step(taps=("card:4",), seat=1),
        Step(("Both cards are down. Turn them over.", "Beide kaarten liggen klaar. Draai ze om.", "Beide Karten liegen bereit. Deck sie auf.", "Les deux cartes sont prêtes. Retournez-les."), LIFT),
        Step(
            (
                "Five against four: you win, and the suitcase stays with you. Had two of your agents stood there, Onyx would have had to fight them one by one.",
                "Vijf tegen vier: jij wint, en de koffer blijft bij jou. Hadden er twee van je agenten gestaan, dan had Onyx ze een voor een moeten bevechten.",
                "Fünf gegen vier: Du gewinnst, und der Koffer bleibt bei dir. Hätten zwei deiner Agenten dort gestanden, hätte Onyx sie einen nach dem anderen besiegen müssen.",
                "Cinq contre quatre : vous gagnez et gardez la valise. Face à deux de vos agents, Onyx aurait dû les affronter l’un après l’autre.",
            ),
            at="city:paris",
        ),
        Step(
            (
                "When your turn ends, no city may hold more than two of your agents. Your base can only be left, and your headquarters opens only for a suitcase.",
                "Aan het eind van je beurt mogen er in een stad hooguit twee van je agenten staan. Je basis kun je alleen verlaten, en je hoofdkwartier gaat alleen open voor een koffer.",
                "Am Ende deines Zuges dürfen in keiner Stadt mehr als zwei deiner Agenten stehen. Deine Basis kann man nur verlassen, dein Hauptquartier nur mit Koffer betreten.",
                "À la fin du tour, pas plus de deux de vos agents par ville. De votre base, on ne fait que sortir, et l’on n’entre au QG qu’avec une valise.",
            ),
        ),
        Step(
            (
                "A lost duel costs the agent, unless you played a 0. And of the first three suitcases you bring home, at least one must be foreign.",
                "Een verloren duel kost de agent, behalve als je een 0 speelde. En van de eerste drie koffers die je thuisbrengt, moet er minstens één van een ander zijn.",
                "Ein verlorenes Duell kostet den Agenten, außer du hast eine 0 gespielt. Und von deinen ersten drei Koffern daheim muss mindestens einer fremd sein.",
                "Un duel perdu coûte l’agent, sauf si vous avez joué un 0. Et parmi vos trois premières valises rapportées, une au moins doit être étrangère.",
            ),
        ),
        Step(
            (
                "Ten secrets at home win, and your own suitcases hold only nine: you need one of Onyx’s. Which one ticks, only he knows. From here it is yours.",
                "Tien geheimen thuis winnen, en in je eigen koffers zitten er maar negen: je hebt er een van Onyx nodig. Welke tikt, weet alleen hij. Vanaf hier speel jij.",
                "Zehn Geheimnisse daheim gewinnen, deine eigenen Koffer enthalten nur neun: Du brauchst einen von Onyx. Welcher tickt, weiß nur er. Ab hier spielst du.",
                "Dix secrets rapportés gagnent, et vos valises n’en contiennent que neuf : il vous en faut une d’Onyx. Laquelle fait tic-tac, lui seul le sait. À vous de jouer.",
            ),
        ),
    ),
)
