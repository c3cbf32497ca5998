"""The rules of CIA for a player, first part: the town, a turn, a scoring, the end."""

from games.contract.help import Section

TURNS = (
    Section("idea", (
        "The idea in four sentences", "Het idee in vier zinnen",
        "Die Idee in vier Sätzen", "L’idée en quatre phrases",
    ), ((
        "It is night, agents creep through the town, and somewhere stands a safe that wants to be cracked. "
          "One agent is secretly yours, yet on your turn you may move them all. Whenever an agent walks up "
          "to the safe, every agent scores for the building it is in. Get your agent out in front, and let "
          "nobody notice that it is yours.",
        "Het is nacht, agenten sluipen door de stad, en ergens staat een kluis die gekraakt wil worden. "
          "Eén agent is in het geheim van jou, maar in je beurt mag je ze allemaal verplaatsen. Telkens als "
          "een agent bij de kluis aankomt, krijgt elke agent punten voor het gebouw waar hij is. Breng je "
          "agent op kop, en laat niemand merken dat hij van jou is.",
        "Es ist Nacht, Agenten schleichen durch die Stadt, und irgendwo steht ein Tresor, der geknackt "
          "werden will. Ein Agent gehört heimlich dir, doch wenn du am Zug bist, darfst du alle bewegen. "
          "Sobald ein Agent zum Tresor gelangt, bekommt jeder Agent Punkte für das Gebäude, in dem er steht. "
          "Bring deinen Agenten nach vorn, und lass niemanden merken, dass er deiner ist.",
        "Il fait nuit, des agents rôdent dans la ville, et quelque part un coffre n’attend que d’être "
          "percé. Un agent est secrètement à vous, mais à votre tour vous pouvez les déplacer tous. Dès "
          "qu’un agent atteint le coffre, chaque agent marque les points du bâtiment où il se trouve. Menez "
          "le vôtre en tête, sans que personne devine que c’est lui.",
    ),), "figure:perry"),
    Section("buildings", (
        "The buildings: houses, church and ruin", "De gebouwen: genummerd, de kerk en de bouwval",
        "Die Gebäude: Häuser, Kirche und Ruine", "Les bâtiments : maisons, église et ruine",
    ), ((
        "Twelve buildings stand in a ring. Clockwise: the church, the houses 1 to 10, the ruin, and then "
          "the church again. A building has room for any number of agents.",
        "Twaalf gebouwen staan in een kring. Met de klok mee: de kerk, de gebouwen 1 tot en met 10, de bouwval, "
          "en dan weer de kerk. In elk gebouw is plaats voor zoveel agenten als je wilt.",
        "Zwölf Gebäude stehen im Kreis. Im Uhrzeigersinn: die Kirche, die Häuser 1 bis 10, die Ruine und "
          "dann wieder die Kirche. In jedem Gebäude haben beliebig viele Agenten Platz.",
        "Douze bâtiments forment un cercle. Dans le sens des aiguilles d’une montre : l’église, les "
          "maisons 1 à 10, la ruine, puis de nouveau l’église. Chaque bâtiment accueille autant d’agents "
          "qu’on veut.",
    ), (
        "In a scoring a *house* gives its number, from 1 to 10. The *church* gives nothing. The *ruin* costs 3 "
          "points, but no marker ever falls below 0.",
        "Bij een telling geeft een *genummerd gebouw* zijn nummer, van 1 tot 10. De *kerk* geeft niets. De "
          "*bouwval* kost 3 punten, maar geen scoresteen zakt ooit onder de 0.",
        "Bei einer Wertung bringt ein *Haus* seine Nummer, von 1 bis 10. Die *Kirche* bringt nichts. Die "
          "*Ruine* kostet 3 Punkte, doch kein Stein fällt je unter 0.",
        "Lors d’un décompte, une *maison* rapporte son numéro, de 1 à 10. L’*église* ne rapporte rien. La "
          "*ruine* coûte 3 points, mais aucun pion ne descend jamais sous 0.",
    ), (
        "Forward is always clockwise. One step forward from the ruin is the church; one step back from the "
          "church is the ruin.",
        "Vooruit is altijd met de klok mee. Eén stap vooruit vanuit de bouwval is de kerk; één stap terug vanuit "
          "de kerk is de bouwval.",
        "Vorwärts heißt immer im Uhrzeigersinn. Ein Schritt vor aus der Ruine führt in die Kirche, ein "
          "Schritt zurück aus der Kirche in die Ruine.",
        "Avancer, c’est toujours aller dans le sens des aiguilles d’une montre. Un pas en avant depuis la "
          "ruine mène à l’église ; un pas en arrière depuis l’église mène à la ruine.",
    ),)),
    Section("agents", (
        "The agents, their markers and the score track", "De agenten, hun scorestenen en het scorespoor",
        "Die Agenten, ihre Steine und die Punkteleiste", "Les agents, leurs pions et la piste de score",
    ), ((
        "Schulz is grey, Perry yellow, Bucci orange, Jacques red, Mirkov green, Doyle blue and Larsson purple. "
          "Each has a figure in the town, a marker on the score track and an agent card. You can also tell them "
          "apart by their initials.",
        "Schulz is grijs, Perry geel, Bucci oranje, Jacques rood, Mirkov groen, Doyle blauw en Larsson paars. "
          "Elk heeft een figuur in de stad, een scoresteen op het scorespoor en een agentenkaart. Je herkent ze "
          "ook aan hun beginletter.",
        "Schulz ist grau, Perry gelb, Bucci orange, Jacques rot, Mirkov grün, Doyle blau und Larsson lila. "
          "Jeder hat eine Figur in der Stadt, einen Stein auf der Punkteleiste und eine Agentenkarte. Du "
          "erkennst sie auch an ihren Anfangsbuchstaben.",
        "Schulz est gris, Perry jaune, Bucci orange, Jacques rouge, Mirkov vert, Doyle bleu et Larsson "
          "violet. Chacun a une figurine en ville, un pion sur la piste de score et une carte d’agent. On "
          "les reconnaît aussi à leur initiale.",
    ), (
        "The score track begins at the start, runs over the fields 1 to 41 and comes back to the start: "
          "one lap is 42 points. Points beyond 42 count as well.",
        "Het scorespoor begint bij de start, loopt over de velden 1 tot en met 41 en komt weer bij de "
          "start uit: een ronde is 42 punten. Punten voorbij de 42 tellen gewoon mee.",
        "Die Punkteleiste beginnt am Start, führt über die Felder 1 bis 41 und endet wieder am Start: Eine "
          "Runde sind 42 Punkte. Punkte jenseits der 42 zählen weiter.",
        "La piste part de la case départ, passe par les cases 1 à 41 et revient au départ : un tour "
          "complet fait 42 points. Au-delà de 42, les points comptent aussi.",
    ),), "stone:doyle"),
    Section("setup", (
        "Setup: before the night begins", "Voorbereiding: voor de nacht begint",
        "Aufbau: bevor die Nacht beginnt", "Mise en place : avant la tombée de la nuit",
    ), ((
        "Two to seven people play. Two players move five agents, three players six, four or more all seven. "
          "Choose together which ones are in play, or leave it to chance.",
        "Je speelt met twee tot zeven mensen. Met z’n tweeën zijn er vijf agenten in het spel, met z’n "
          "drieën zes, vanaf vier spelers alle zeven. Kies samen welke, of laat het lot beslissen.",
        "Ihr spielt zu zweit bis zu siebt. Zu zweit sind fünf Agenten im Spiel, zu dritt sechs, ab vier "
          "Personen alle sieben. Wählt gemeinsam aus, welche, oder lasst das Los entscheiden.",
        "On joue de deux à sept. À deux, cinq agents sont en jeu ; à trois, six ; à quatre et plus, tous "
          "les sept. Choisissez-les ensemble ou laissez faire le sort.",
    ), (
        "All agents start in the church, all markers at 0, the safe in house 7. Everybody is dealt one agent "
          "card and looks at it in secret. The cards left over are the bystanders, and nobody looks at those.",
        "Alle agenten beginnen in de kerk, alle scorestenen op 0, de kluis in gebouw 7. Iedereen krijgt één "
          "agentenkaart en bekijkt die in het geheim. De kaarten die overblijven zijn de meelopers, en die mag "
          "niemand bekijken.",
        "Alle Agenten beginnen in der Kirche, alle Steine auf 0, der Tresor in Haus 7. Alle bekommen eine "
          "Agentenkarte und sehen sie sich heimlich an. Die übrigen Karten sind die Statisten, und die sieht "
          "sich niemand an.",
        "Tous les agents partent de l’église, tous les pions de 0, et le coffre de la maison 7. Chacun "
          "reçoit une carte d’agent et la regarde en secret. Les cartes restantes sont les figurants, et "
          "personne ne les regarde.",
    ), (
        "In the printed game the oldest begins. Decide who does here, or leave it to chance. Then play goes "
          "clockwise, always on to the left.",
        "In het gedrukte spel begint de oudste. Spreek hier af wie begint, of laat het lot kiezen. Daarna "
          "gaat het met de klok mee, steeds naar links.",
        "Im gedruckten Spiel beginnt die älteste Person. Macht aus, wer hier beginnt, oder lasst das Los "
          "entscheiden. Danach geht es im Uhrzeigersinn weiter, immer nach links.",
        "Dans le jeu imprimé, le plus âgé commence. Ici, décidez qui commence, ou laissez faire le sort. "
          "Ensuite on joue dans le sens des aiguilles d’une montre, toujours vers la gauche.",
    ),), "agent_card:jacques"),
    Section("turn", (
        "Your turn, step by step", "Je beurt, stap voor stap",
        "Dein Zug, Schritt für Schritt", "Votre tour, étape par étape",
    ), ((
        "*Roll* the die. *Walk*: share the steps out among agents. If an agent you moved now stands at the safe, there is a *scoring*, and after it you *move the safe*. Then the die goes to the left. With Top Secret, cards come between walking and scoring.",
        "*Gooi* de dobbelsteen. *Loop*: verdeel de stappen over agenten. Staat een agent die je verplaatst hebt nu bij de kluis, dan volgt een *telling*, en daarna *verzet je de kluis*. Dan gaat de dobbelsteen naar links. Met Top Secret komen er tussen het lopen en de telling nog kaarten.",
        "*Würfle*. *Laufe*: Verteile die Schritte auf Agenten. Steht ein Agent, den du bewegt hast, nun beim Tresor, gibt es eine *Wertung*, und danach *versetzt du den Tresor*. Dann wandert der Würfel nach links. Mit Top Secret kommen zwischen Laufen und Wertung noch Karten.",
        "*Lancez* le dé. *Marchez* : répartissez les pas entre les agents. Si un agent que vous avez déplacé se trouve maintenant au coffre, il y a *décompte*, puis vous *déplacez le coffre*. Le dé passe alors à gauche. Avec Top Secret, des cartes s’intercalent entre la marche et le décompte.",
    ),)),
    Section("die", (
        "The die and its special face 1-3", "De dobbelsteen en het vlak 1-3",
        "Der Würfel und seine Seite 1-3", "Le dé et sa face 1-3",
    ), ((
        "The six faces are *1-3*, 2, 3, 4, 5 and 6. A number gives exactly that many steps. On *1-3* you choose yourself: 1, 2 or 3 steps. With Top Secret you may then even move nobody, and draw a card instead.",
        "De zes vlakken zijn *1-3*, 2, 3, 4, 5 en 6. Een getal geeft precies zoveel stappen. Bij *1-3* kies je zelf: 1, 2 of 3 stappen. Met Top Secret mag je dan zelfs niemand verplaatsen, en in plaats daarvan een kaart trekken.",
        "Die sechs Seiten sind *1-3*, 2, 3, 4, 5 und 6. Eine Zahl gibt genau so viele Schritte. Bei *1-3* wählst du selbst: 1, 2 oder 3 Schritte. Mit Top Secret darfst du dann sogar niemanden bewegen und stattdessen eine Karte ziehen.",
        "Les six faces sont *1-3*, 2, 3, 4, 5 et 6. Un chiffre donne exactement autant de pas. Sur *1-3*, vous choisissez : 1, 2 ou 3 pas. Avec Top Secret, vous pouvez même ne déplacer personne et piocher une carte.",
    ),), "die:1-3"),
    Section("walking", (
        "Walking: how you move agents", "Lopen: hoe je agenten verplaatst",
        "Laufen: wie du Agenten bewegst", "Marcher : comment déplacer les agents",
    ), ((
        "One step takes one agent one building clockwise. Split the steps as you please: all for one agent or spread over several, your own or anybody’s. Take them all, to the last step; at least one agent has to move.",
        "Eén stap brengt één agent één gebouw verder, met de klok mee. Verdeel de stappen zoals je wilt: alle voor één agent of over meer agenten, die van jou of niet. Je zet ze wel allemaal; minstens één agent moet lopen.",
        "Ein Schritt bringt einen Agenten ein Gebäude weiter, im Uhrzeigersinn. Teile die Schritte auf, wie du magst: alle auf einen Agenten oder auf mehrere, eigene oder fremde. Aber geh sie alle; mindestens ein Agent muss sich bewegen.",
        "Un pas fait avancer un agent d’un bâtiment, dans le sens des aiguilles d’une montre. Répartissez-les à votre guise : tous pour un agent ou pour plusieurs, à vous ou non. Mais faites-les tous ; au moins un agent doit bouger.",
    ), (
        "On the board: tap an agent and it takes one step. Or tap a lit building, and the agent you "
          "touched last walks straight there. Nothing counts until you confirm.",
        "Op het bord: tik op een agent en hij zet één stap. Of tik op een verlicht gebouw, dan loopt de "
          "agent die je het laatst aanraakte er in één keer heen. Niets telt voordat je bevestigt.",
        "Auf dem Brett: Tippe auf einen Agenten, und er geht einen Schritt. Oder tippe auf ein leuchtendes "
          "Gebäude, dann läuft der zuletzt berührte Agent geradewegs dorthin. Nichts gilt, bevor du "
          "bestätigst.",
        "Sur le plateau : touchez un agent, il fait un pas. Ou touchez un bâtiment éclairé, et le dernier "
          "agent touché s’y rend d’une traite. Rien ne compte avant la confirmation.",
    ),), "figure:bucci"),
    Section("scoring", (
        "Scoring: the safe is cracked", "De telling: de kluis wordt gekraakt",
        "Die Wertung: Der Tresor wird geknackt", "Le décompte : le coffre est percé",
    ), ((
        "There is a scoring when at least one agent that moved this turn *ends* its walk in the building "
          "of the safe. Passing through is not enough, and an agent that stood there already without moving "
          "does not count.",
        "Er is een telling als minstens één agent die deze beurt liep zijn wandeling *eindigt* in het "
          "gebouw van de kluis. Voorbijlopen is niet genoeg, en een agent die er al stond en niet bewoog "
          "telt niet.",
        "Eine Wertung gibt es, wenn mindestens ein Agent, der in diesem Zug bewegt wurde, seinen Weg im "
          "Gebäude des Tresors *beendet*. Durchlaufen genügt nicht, und ein Agent, der schon dort stand und "
          "sich nicht bewegt hat, zählt nicht.",
        "Il y a décompte quand au moins un agent déplacé pendant ce tour *termine* sa marche dans le "
          "bâtiment du coffre. Passer ne suffit pas, et un agent qui s’y trouvait déjà sans bouger ne compte "
          "pas.",
    ), (
        "Then *every* agent in play scores for its building, bystanders included: its number in a house, "
          "nothing in the church, minus 3 in the ruin. So look around before you crack the safe: who else is "
          "about to cash in?",
        "Dan krijgt *elke* agent in het spel punten voor zijn gebouw, ook de meelopers: het nummer in een genummerd gebouw, "
          "niets in de kerk, min 3 in de bouwval. Kijk dus goed rond voor je de kluis kraakt: wie profiteert er "
          "nog meer?",
        "Dann punktet *jeder* Agent im Spiel für sein Gebäude, auch die Statisten: im Haus dessen Nummer, "
          "in der Kirche nichts, in der Ruine minus 3. Sieh dich also um, bevor du den Tresor knackst: Wer "
          "kassiert noch mit?",
        "Alors *chaque* agent en jeu marque pour son bâtiment, figurants compris : le numéro d’une maison, "
          "rien à l’église, moins 3 dans la ruine. Regardez donc autour de vous avant de percer le coffre : "
          "qui d’autre va en profiter ?",
    ),), "stone:mirkov"),
    Section("example", (
        "An example of a turn", "Een voorbeeld van een beurt",
        "Ein Beispiel für einen Zug", "Un exemple de tour",
    ), ((
        "The safe is in house 7 and Ann rolls a 4. She walks Perry from 5 to 7, Doyle from 9 to 10 and "
          "Bucci from 3 to 4. Perry has reached the safe, so all score: Doyle 10, Perry 7, Bucci 4, and "
          "Larsson in the ruin loses 3. Which of them is Ann’s? Perhaps none.",
        "De kluis staat in gebouw 7 en Ann gooit 4. Ze laat Perry van 5 naar 7 lopen, Doyle van 9 naar 10 en "
          "Bucci van 3 naar 4. Perry is bij de kluis, dus iedereen telt: Doyle 10, Perry 7, Bucci 4, en Larsson in "
          "de bouwval verliest er 3. Welke is van Ann? Misschien geen van allen.",
        "Der Tresor steht in Haus 7, Ann würfelt eine 4. Sie zieht Perry von 5 nach 7, Doyle von 9 nach 10 "
          "und Bucci von 3 nach 4. Perry ist beim Tresor, also punkten alle: Doyle 10, Perry 7, Bucci 4, und "
          "Larsson in der Ruine verliert 3. Wer davon gehört Ann? Vielleicht keiner.",
        "Le coffre est dans la maison 7 et Ann lance un 4. Elle mène Perry de 5 à 7, Doyle de 9 à 10 et "
          "Bucci de 3 à 4. Perry a atteint le coffre, tous marquent donc : Doyle 10, Perry 7, Bucci 4, et "
          "Larsson, dans la ruine, perd 3. Lequel est à Ann ? Peut-être aucun.",
    ),)),
    Section("safe", (
        "Moving the safe after a scoring", "De kluis verzetten na een telling",
        "Den Tresor versetzen nach einer Wertung", "Déplacer le coffre après un décompte",
    ), ((
        "If no marker has finished yet, whoever caused the scoring puts the safe into a *different* building. "
          "Any other will do: the church, the ruin, a building full of agents. Moving the safe never causes a "
          "scoring, whoever is standing there.",
        "Is er nog geen scoresteen binnen, dan zet degene die de telling veroorzaakte de kluis in een *ander* "
          "gebouw. Elk ander gebouw mag: de kerk, de bouwval, een gebouw vol agenten. De kluis verzetten leidt "
          "nooit tot een telling, wie er ook staat.",
        "Ist noch kein Stein im Ziel, stellt, wer die Wertung ausgelöst hat, den Tresor in ein *anderes* "
          "Gebäude. Jedes andere ist erlaubt: die Kirche, die Ruine, ein Gebäude voller Agenten. Den Tresor "
          "zu versetzen löst nie eine Wertung aus, egal, wer dort steht.",
        "Si aucun pion n’est encore arrivé, la personne qui a provoqué le décompte place le coffre dans un "
          "*autre* bâtiment. N’importe lequel convient : l’église, la ruine, un bâtiment plein d’agents. "
          "Déplacer le coffre ne provoque jamais de décompte, qui que ce soit s’y trouve.",
    ),)),
    Section("end", (
        "The end of the game and who wins", "Het einde van het spel en wie wint",
        "Das Ende des Spiels und wer gewinnt", "La fin de la partie et le vainqueur",
    ), ((
        "As soon as a scoring takes at least one marker to 42 or beyond, the game is over. All agent cards are "
          "turned over: at last you see who worked for whom.",
        "Zodra een telling minstens één scoresteen op of voorbij de 42 brengt, is het spel uit. Alle "
          "agentenkaarten gaan open: nu zie je eindelijk wie voor wie werkte.",
        "Sobald eine Wertung mindestens einen Stein auf 42 oder darüber hinaus bringt, ist das Spiel aus. "
          "Alle Agentenkarten werden aufgedeckt: Endlich siehst du, wer für wen gearbeitet hat.",
        "Dès qu’un décompte mène au moins un pion à 42 ou au-delà, la partie est finie. Toutes les cartes "
          "d’agent sont retournées : on découvre enfin qui travaillait pour qui.",
    ), (
        "Whoever owns the marker *furthest ahead* wins. If several owned markers are level at the front, their "
          "owners share the win. With the secret dossier, the points for right guesses are added first.",
        "Van wie de *voorste scoresteen* is, die wint. Liggen er meer scorestenen met een eigenaar gelijk op "
          "kop, dan delen hun eigenaars de winst. Met het geheime dossier komen eerst de punten voor juiste namen "
          "erbij.",
        "Wem der *vorderste Stein* gehört, der gewinnt. Liegen mehrere Steine mit Besitzer gleichauf an "
          "der Spitze, teilen sich die Besitzer den Sieg. Mit dem geheimen Dossier kommen zuerst die Punkte "
          "für richtige Namen hinzu.",
        "Le propriétaire du pion *le plus avancé* gagne. Si plusieurs pions qui ont un propriétaire sont à "
          "égalité en tête, la victoire est partagée. Avec le dossier secret, on ajoute d’abord les points "
          "des bonnes réponses.",
    ),), "figure:jacques"),
    Section("bystanders", (
        "Bystanders: agents without an owner", "Meelopers: agenten zonder eigenaar",
        "Statisten: Agenten ohne Besitzer", "Les figurants : agents sans propriétaire",
    ), ((
        "Agents whose cards were left over belong to nobody, and nobody knows which they are. They walk "
          "and score like all the others. There are three of them with two, three or four players, two with "
          "five, one with six, none with seven.",
        "Agenten van wie de kaart overbleef zijn van niemand, en niemand weet welke het zijn. Ze lopen en "
          "tellen mee als alle anderen. Met twee, drie of vier spelers zijn er drie, met vijf twee, met zes "
          "één, met zeven geen.",
        "Agenten, deren Karten übrig blieben, gehören niemandem, und niemand weiß, welche das sind. Sie "
          "laufen und punkten wie alle anderen. Zu zweit, zu dritt und zu viert gibt es drei, zu fünft zwei, "
          "zu sechst einen, zu siebt keinen.",
        "Les agents dont les cartes sont restées n’appartiennent à personne, et nul ne sait lesquels ce "
          "sont. Ils marchent et marquent comme les autres. Ils sont trois à deux, trois ou quatre joueurs, "
          "deux à cinq, un seul à six, aucun à sept.",
    ), (
        "If a bystander is *strictly ahead* of all owned agents at the end, nobody wins: play again! If an "
          "owned agent is level with the bystander, its owner wins.",
        "Ligt een meeloper aan het eind *echt voor* op alle agenten met een eigenaar, dan wint niemand: "
          "nog eens! Ligt een agent met een eigenaar gelijk met de meeloper, dan wint die eigenaar.",
        "Liegt am Ende ein Statist *klar vor* allen Agenten mit Besitzer, gewinnt niemand: Noch einmal! "
          "Liegt ein Agent mit Besitzer gleichauf mit dem Statisten, gewinnt dessen Besitzer.",
        "Si, à la fin, un figurant est *strictement devant* tous les agents qui ont un propriétaire, "
          "personne ne gagne : revanche ! Si l’un d’eux est à égalité avec le figurant, son propriétaire "
          "gagne.",
    ),), "figure:larsson"),
)
