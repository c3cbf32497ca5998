"""The lesson of CIA: an agent of one's own, a scoring, the safe that moves on, and a rival who has seen too much."""

from games.contract.lesson import ROLL, SECRETS, Lesson, Step, Wrong

LESSON = Lesson(
    others=("Onyx",),
    options={"agents": ("schulz", "perry", "bucci", "jacques", "mirkov"), "first": 0},
    decks={"agents": ("perry", "jacques")},
    throws={"die.1": ("4",), "die.2": ("5",), "die.3": ("5",), "die.4": ("4",), "die.5": ("1-3",)},
    rules=("idea", "buildings", "agents", "turn", "die", "walking", "scoring", "safe", "end", "bystanders"),
    steps=(
        Step(
            (
                "Five agents are in town tonight. One of them works for you. Look who it is, and keep it to yourself.",
                "Vannacht zijn er vijf agenten in de stad. Eén werkt voor jou. Kijk wie het is, en hou het voor je.",
                "Fünf Agenten sind heute Nacht in der Stadt. Einer arbeitet für dich. Sieh nach, welcher, und behalt es für dich.",
                "Cinq agents sont en ville cette nuit. L’un d’eux travaille pour vous. Regardez lequel, et gardez-le pour vous.",
            ),
            SECRETS,
        ),
        Step(
            (
                "Your agent is Perry, in yellow. Now roll the die.",
                "Jouw agent is Perry, in het geel. Gooi nu de dobbelsteen.",
                "Dein Agent ist Perry, in Gelb. Wirf jetzt den Würfel.",
                "Votre agent, c’est Perry, en jaune. Lancez maintenant le dé.",
            ),
            ROLL,
            "die",
        ),
        Step(
            (
                "Four steps, for any agents you like. Tap Perry twice and Bucci twice, then confirm: helping two hides which one is yours.",
                "Vier stappen, voor welke agenten je wilt. Tik twee keer op Perry en twee keer op Bucci, en bevestig: wie er twee helpt, verraadt niet welke van hem is.",
                "Vier Schritte, für welche Agenten du willst. Tippe zweimal auf Perry und zweimal auf Bucci, dann bestätige: Wer zweien hilft, verrät nicht, welcher ihm gehört.",
                "Quatre pas, pour les agents de votre choix. Touchez deux fois Perry et deux fois Bucci, puis confirmez : aider deux agents cache lequel est le vôtre.",
            ),
            ("step:perry", "step:perry", "step:bucci", "step:bucci"),
            wrong=(
                Wrong(
                    ("Perry takes one step, the rest is lost", "Perry zet één stap, de rest vervalt",
                     "Perry geht einen Schritt, der Rest verfällt", "Perry fait un pas, le reste est perdu"),
                    "", (0, 1, 0, 0, 0),
                ),
            ),
        ),
        Step(taps=ROLL, seat=1),
        Step(
            (
                "Onyx rolls 5 and spreads it over three agents. He is hiding somebody, just as you are.",
                "Onyx gooit 5 en verdeelt dat over drie agenten. Hij verbergt iemand, net als jij.",
                "Onyx würfelt 5 und verteilt das auf drei Agenten. Er versteckt jemanden, genau wie du.",
                "Onyx lance un 5 et le répartit entre trois agents. Il cache quelqu’un, tout comme vous.",
            ),
            ("step:schulz", "step:schulz", "step:mirkov", "step:mirkov", "step:jacques"),
            seat=1,
        ),
        Step(
            (
                "The safe stands in house 7, and Perry is five steps away from it. Roll.",
                "De kluis staat in gebouw 7, en Perry is er vijf stappen vandaan. Gooi.",
                "Der Tresor steht in Haus 7, und Perry ist fünf Schritte davon entfernt. Würfle.",
                "Le coffre est dans la maison 7, et Perry en est à cinq pas. Lancez le dé.",
            ),
            ROLL,
            "building:7",
        ),
        Step(
            (
                "A five! Tap Perry, then house 7, to walk straight there. Confirm.",
                "Een vijf! Tik op Perry en dan op gebouw 7, om er in één keer heen te lopen. Bevestig.",
                "Eine Fünf! Tippe auf Perry, dann auf Haus 7, um geradewegs hinzugehen. Bestätige.",
                "Un cinq ! Touchez Perry, puis la maison 7, pour s’y rendre tout droit. Confirmez.",
            ),
            ("step:perry", "go:perry:7"),
        ),
        Step(
            (
                "The safe is cracked, and everybody scores the number of their house: Perry 7, three others 2, Jacques 1. The church gives nothing.",
                "De kluis is gekraakt, en iedereen scoort het nummer van zijn gebouw: Perry 7, drie anderen 2, Jacques 1. De kerk geeft niets.",
                "Der Tresor ist geknackt, und alle bekommen die Nummer ihres Hauses: Perry 7, drei andere 2, Jacques 1. Die Kirche bringt nichts.",
                "Le coffre est percé, et chacun marque le numéro de sa maison : Perry 7, trois autres 2, Jacques 1. L’église ne rapporte rien.",
            ),
        ),
        Step(
            (
                "You cracked it, so you choose where the safe goes next. Put it into house 10, far from everybody but Perry.",
                "Jij hebt hem gekraakt, dus jij kiest waar de kluis heen gaat. Zet hem in gebouw 10, ver van iedereen behalve Perry.",
                "Du hast ihn geknackt, also bestimmst du, wohin der Tresor kommt. Stell ihn in Haus 10, weit weg von allen außer Perry.",
                "Vous l’avez percé : à vous de choisir où va le coffre. Placez-le dans la maison 10, loin de tous sauf de Perry.",
            ),
            ("building:10",),
            "building:10",
            wrong=(
                Wrong(
                    ("Leave it in house 7", "Laat hem in gebouw 7", "In Haus 7 lassen", "Le laisser dans la maison 7"),
                    "building:7", 7,
                ),
            ),
        ),
        Step(taps=ROLL, seat=1),
        Step(
            (
                "Onyx noticed who profited, and walks Perry into the ruin: at the next scoring that costs 3 points. So never favour one agent too plainly.",
                "Onyx zag wie er profiteerde en zet Perry in de bouwval: bij de volgende telling kost dat 3 punten. Trek dus nooit te openlijk één agent voor.",
                "Onyx hat gemerkt, wer profitiert, und führt Perry in die Ruine: Das kostet bei der nächsten Wertung 3 Punkte. Bevorzuge also nie zu offen einen Agenten.",
                "Onyx a vu à qui cela profitait et mène Perry à la ruine : au prochain décompte, 3 points de moins. Ne favorisez donc jamais trop ouvertement un agent.",
            ),
            ("step:perry", "go:perry:11"),
            "agent:perry",
            seat=1,
        ),
        Step(
            ("Roll, and get Perry out of there.", "Gooi, en haal Perry daar weg.", "Würfle und hol Perry da heraus.", "Lancez le dé et sortez Perry de là."),
            ROLL,
            "die",
        ),
        Step(
            (
                "On 1-3 you choose how many steps you take. One is enough, from the ruin into the church. Tap Perry, then confirm.",
                "Bij 1-3 kies je zelf hoeveel stappen je zet. Eén is genoeg, van de bouwval naar de kerk. Tik op Perry en bevestig.",
                "Bei 1-3 wählst du, wie viele Schritte du gehst. Einer genügt, aus der Ruine in die Kirche. Tippe auf Perry und bestätige.",
                "Sur 1-3, vous choisissez combien de pas faire. Un seul suffit, de la ruine à l’église. Touchez Perry, puis confirmez.",
            ),
            ("step:perry",),
            "agent:perry",
        ),
        Step(
            (
                "When a marker reaches 42, all cards are turned over and the best agent’s owner wins. Three of the five are bystanders: if one of them is ahead, nobody wins.",
                "Haalt een scoresteen 42, dan gaan alle kaarten open en wint de eigenaar van de beste agent. Drie van de vijf zijn meelopers: ligt zo iemand voor, dan wint niemand.",
                "Erreicht ein Stein die 42, werden alle Karten aufgedeckt, und wem der beste Agent gehört, gewinnt. Drei der fünf sind Statisten: Liegt einer vorn, gewinnt niemand.",
                "Quand un pion atteint 42, on retourne les cartes : le propriétaire du meilleur agent gagne. Trois des cinq sont des figurants : si l’un d’eux mène, personne ne gagne.",
            ),
        ),
        Step(
            (
                "Some nights are played with dossiers: once a marker passes 29, everybody writes down in secret who owns whom. Every right guess is worth 5 points.",
                "Soms speel je met dossiers: zodra een scoresteen 29 haalt, schrijft iedereen in het geheim op wie van wie is. Elke goede gok levert 5 punten op.",
                "Manche Nächte spielt man mit Dossiers: Erreicht ein Stein die 29, schreiben alle geheim auf, wem wer gehört. Jeder Treffer bringt 5 Punkte.",
                "Certaines nuits se jouent avec dossiers : dès qu’un pion atteint 29, chacun note en secret qui possède qui. Chaque bonne réponse vaut 5 points.",
            ),
        ),
        Step(
            (
                "That is all you need. From here the night is yours, against a recruit: get Perry to 42 without being found out.",
                "Meer hoef je niet te weten. Vanaf hier is de nacht van jou, tegen een rekruut: breng Perry naar 42 zonder dat het opvalt.",
                "Mehr brauchst du nicht. Ab hier gehört die Nacht dir, gegen einen Rekruten: Bring Perry auf 42, ohne aufzufallen.",
                "Vous savez l’essentiel. La nuit est à vous, contre une recrue : menez Perry à 42 sans vous faire démasquer.",
            ),
        ),
    ),
)
