"""The rules of Dossier X for a new player, in four languages."""

from games.contract.help import Section

HELP = (
    Section(
        "goal",
        ("What it is about", "Waar het om gaat", "Worum es geht", "De quoi il s’agit"),
        (
            (
                "You run a secret service from one of four capitals. *Dossier X* lies in Tangier. Move an agent that carries it into your own capital, with no challenge to stop you, and you win.",
                "Je leidt vanuit een van de vier hoofdsteden een geheime dienst. *Dossier X* ligt in Tanger. Wie een agent met het dossier de eigen hoofdstad binnenzet, en niet door een uitdaging wordt gestopt, wint.",
                "Du leitest von einer der vier Hauptstädte aus einen Geheimdienst. *Dossier X* liegt in Tanger. Wer einen Agenten damit in die eigene Hauptstadt zieht und von keiner Herausforderung aufgehalten wird, gewinnt.",
                "Vous dirigez un service secret depuis l’une des quatre capitales. Le *Dossier X* se trouve à Tanger. Gagne celui qui fait entrer dans sa capitale un agent porteur du dossier, sans qu’un défi l’arrête.",
            ),
            (
                "The eight agents belong to nobody. Anybody may move any of them; who really commands one is settled by secret money.",
                "De acht agenten zijn van niemand. Iedereen mag elke agent verzetten; wie er echt de baas over is, beslist geheim geld.",
                "Die acht Agenten gehören niemandem. Alle dürfen jeden bewegen; wer wirklich über ihn gebietet, entscheidet heimliches Geld.",
                "Les huit agents n’appartiennent à personne. Chacun peut déplacer n’importe lequel ; qui le commande vraiment, c’est l’argent secret qui en décide.",
            ),
        ),
        "dossier",
    ),
    Section(
        "setup",
        ("Before you start", "Voor het begin", "Vor dem Start", "Avant de commencer"),
        (
            (
                "Everybody chooses a capital; two players sit opposite each other. All eight agents stand at home, two in each capital, however many play.",
                "Iedereen kiest een hoofdstad; met z’n tweeën zit je tegenover elkaar. Alle acht agenten staan thuis, twee per hoofdstad, hoeveel spelers er ook zijn.",
                "Alle wählen eine Hauptstadt; zu zweit sitzt man sich gegenüber. Alle acht Agenten stehen daheim, zwei in jeder Hauptstadt, wie viele auch mitspielen.",
                "Chacun choisit une capitale ; à deux, on se fait face. Les huit agents sont tous chez eux, deux par capitale, quel que soit le nombre de joueurs.",
            ),
            (
                "Your *notebook* shows 10,000 to spend and no bids. London begins, or the next capital in play clockwise; turns go clockwise.",
                "Op je *notitieblad* staan een kapitaal van 10.000 en nog geen biedingen. Londen begint, of de volgende bezette hoofdstad met de klok mee; zo gaat de beurt ook rond.",
                "Dein *Notizbuch* enthält ein Kapital von 10.000 und keine Gebote. London beginnt, sonst die nächste besetzte Hauptstadt im Uhrzeigersinn; so geht es auch reihum.",
                "Votre *carnet* contient 10 000 à dépenser et aucune mise. Londres commence, sinon la capitale occupée suivante dans le sens horaire ; on joue dans ce sens.",
            ),
        ),
        "capital:london",
    ),
    Section(
        "turn",
        ("Your turn", "Je beurt", "Dein Zug", "Votre tour"),
        (
            (
                "Do exactly one thing: *move*, *bid* or *kill*. Passing is not allowed.",
                "Doe precies één ding: *verzetten*, *bieden* of *doden*. Passen mag niet.",
                "Tu genau eines: *ziehen*, *bieten* oder *töten*. Passen ist nicht erlaubt.",
                "Faites une seule chose : *déplacer*, *miser* ou *éliminer*. Passer est interdit.",
            ),
            (
                "*Move* any living agent along one route. If the dossier lies in the city it leaves, you choose whether the agent takes it along. Nobody guards a dossier that lies in a city.",
                "*Verzet* een levende agent langs één route. Ligt het dossier in de stad die hij verlaat, dan kies jij of hij het meeneemt. Een dossier dat in een stad ligt, wordt door niemand bewaakt.",
                "*Ziehe* einen lebenden Agenten einen Weg weiter. Liegt das Dossier in der Stadt, die er verlässt, entscheidest du, ob er es mitnimmt. Ein liegendes Dossier bewacht niemand.",
                "*Déplacez* un agent vivant le long d’une route. Si le dossier est dans la ville qu’il quitte, vous choisissez s’il l’emporte. Un dossier posé dans une ville n’est gardé par personne.",
            ),
        ),
        "badge:pym",
    ),
    Section(
        "bid",
        ("Bidding in secret", "Bieden in het geheim", "Heimlich bieten", "Miser en secret"),
        (
            (
                "Add 100 or more, in hundreds, to your bid on one living agent. The others learn only that you bid. Money never comes back and never moves from one agent to another.",
                "Voeg 100 of meer, in honderdtallen, toe aan je bod op één levende agent. De anderen horen alleen dat je bood. Geld komt nooit terug en gaat nooit van de ene agent naar de andere.",
                "Erhöhe dein Gebot auf einen lebenden Agenten um 100 oder mehr, in Hundertern. Die anderen erfahren nur, dass du geboten hast. Geld kommt nie zurück und wandert nie von einem zum anderen.",
                "Ajoutez 100 ou plus, par centaines, à votre mise sur un agent vivant. Les autres savent seulement que vous avez misé. L’argent ne revient jamais et ne passe jamais d’un agent à l’autre.",
            ),
            (
                "Example: 1,200 stands on Ivanov and you want 2,700. You add 1,500, and have 1,500 less to spend.",
                "Voorbeeld: er staat 1.200 op Ivanov en je wilt 2.700. Je legt er 1.500 bij; je kapitaal daalt met 1.500.",
                "Beispiel: Auf Iwanow stehen 1.200, du willst 2.700. Du legst 1.500 dazu; dein Kapital sinkt um 1.500.",
                "Exemple : 1 200 sur Ivanov, et vous voulez 2 700. Vous ajoutez 1 500, et il vous reste 1 500 de moins.",
            ),
        ),
        "note",
    ),
    Section(
        "kill",
        ("Licence to kill", "Vergunning tot doden", "Lizenz zum Töten", "Permis de tuer"),
        (
            (
                "With a bid of at least 1,000 on an agent you may let it kill another one in the same city. Your bid on the killer drops by 1,000. The dossier stays where it is.",
                "Met een bod van minstens 1.000 op een agent mag je die een andere in dezelfde stad laten doden. Je bod op de dader daalt met 1.000. Het dossier blijft liggen.",
                "Steht dein Gebot auf einen Agenten bei mindestens 1.000, darf er einen anderen in derselben Stadt töten. Dein Gebot auf den Täter sinkt um 1.000. Das Dossier bleibt liegen.",
                "Avec une mise d’au moins 1 000 sur un agent, vous pouvez lui faire éliminer un autre agent dans la même ville. Votre mise sur le tueur baisse de 1 000. Le dossier reste sur place.",
            ),
            (
                "When the kill stands, everybody announces what they had on the victim.",
                "Blijft de moord staan, dan zegt iedereen wat er op het slachtoffer stond.",
                "Bleibt der Mord bestehen, sagen alle, was sie auf das Opfer geboten hatten.",
                "Si le meurtre tient, chacun révèle ce qu’il avait misé sur la victime.",
            ),
        ),
        "portrait:foxe",
    ),
    Section(
        "challenge",
        ("Challenge", "Uitdagen", "Herausforderung", "Le défi"),
        (
            (
                "After a move or a kill, never after a bid, the others may challenge in turn, from the mover’s left: *I have more on that agent than you.* The challenger names an amount, no higher than their own bid.",
                "Na een zet of een moord, nooit na een bod, mogen de anderen om de beurt uitdagen, te beginnen links van wie aan zet is: *ik heb meer op die agent dan jij.* De uitdager noemt een bedrag, hooguit het eigen bod.",
                "Nach einem Zug oder einem Mord, nie nach einem Gebot, dürfen die anderen reihum von links herausfordern: *Ich habe mehr auf diesen Agenten als du.* Wer herausfordert, nennt einen Betrag, höchstens das eigene Gebot.",
                "Après un déplacement ou un meurtre, jamais après une mise, les autres peuvent défier à tour de rôle en partant de la gauche : *j’ai plus que vous sur cet agent.* Le challenger annonce un montant, au plus sa propre mise.",
            ),
            (
                "The mover *holds*, with a bid at least that high, or *concedes*. After a hold the challenger names more or gives up. On equal bids the challenger loses. Saying less than you have is fair; saying more never is, and the device refuses it.",
                "Wie aan zet is, *houdt stand*, met een bod dat minstens zo hoog is, of *geeft toe*. Daarna noemt de uitdager meer of geeft op. Bij gelijke biedingen verliest de uitdager. Minder zeggen dan je hebt is eerlijk; meer zeggen nooit, en het apparaat weigert het.",
                "Wer gezogen hat, *hält dagegen*, mit einem mindestens so hohen Gebot, oder *gibt nach*. Danach wird mehr genannt oder aufgegeben. Bei gleichen Geboten verliert die Herausforderung. Weniger zu sagen ist erlaubt; mehr nie, und das Gerät verweigert es.",
                "Le joueur *tient*, avec une mise au moins égale, ou *cède*. S’il tient, le challenger monte ou abandonne. À mises égales, le challenger perd. Annoncer moins que sa mise est permis ; annoncer plus, jamais, et l’appareil le refuse.",
            ),
        ),
        "portrait:ivanov",
    ),
    Section(
        "result",
        ("Won and lost challenges", "Gewonnen en verloren", "Gewonnen und verloren", "Défi gagné, défi perdu"),
        (
            (
                "Challenger wins: the turn is *void*. The agent goes back with the dossier, a victim lives again, the 1,000 returns. The turn is used up, and nobody challenges again in it.",
                "De uitdager wint: de beurt is *nietig*. De agent gaat terug met het dossier, een slachtoffer leeft weer, de 1.000 komt terug. De beurt is voorbij en niemand daagt nog uit.",
                "Gewinnt die Herausforderung, gilt der Zug *nicht*. Der Agent geht mit dem Dossier zurück, ein Opfer lebt wieder, die 1.000 kehren zurück. Der Zug ist verbraucht, und niemand fordert mehr heraus.",
                "Le challenger gagne : le tour est *annulé*. L’agent recule avec le dossier, la victime revit, les 1 000 reviennent. Le tour est consommé et plus personne ne défie.",
            ),
            (
                "Challenger loses: the notebook is *turned over*. That player misses the next turn and cannot challenge until then. The next player may still challenge the same move.",
                "De uitdager verliest: het notitieblad wordt *omgedraaid*. Die speler slaat de volgende beurt over en mag tot dan niet uitdagen. De volgende mag dezelfde zet nog wel uitdagen.",
                "Scheitert sie, wird das Notizbuch *umgedreht*. Man setzt den nächsten Zug aus und darf bis dahin nicht herausfordern. Die Nächsten dürfen denselben Zug noch anfechten.",
                "Le challenger perd : son carnet est *retourné*. Il saute son prochain tour et ne peut plus défier d’ici là. Le joueur suivant peut encore défier le même coup.",
            ),
            (
                "After a kill the mover’s bid counts without the 1,000 just paid.",
                "Na een moord telt het bod van wie aan zet is zonder de net betaalde 1.000.",
                "Nach einem Mord zählt das Gebot ohne die eben bezahlten 1.000.",
                "Après un meurtre, la mise du joueur compte sans les 1 000 qu’il vient de payer.",
            ),
        ),
    ),
    Section(
        "end",
        ("Winning, and the end", "Winnen, en het einde", "Sieg und Ende", "La victoire et la fin"),
        (
            (
                "Only your own move can win. If somebody else carries the dossier into your capital, it must leave and you must bring it in again.",
                "Alleen je eigen zet kan winnen. Brengt een ander het dossier in jouw hoofdstad, dan moet het er weer uit en moet jij het opnieuw binnenbrengen.",
                "Nur der eigene Zug kann gewinnen. Trägt jemand anders das Dossier in deine Hauptstadt, muss es erst hinaus, und du musst es wieder hineinbringen.",
                "Seul votre propre coup peut gagner. Si un autre apporte le dossier dans votre capitale, il doit en ressortir, et c’est à vous de le rapporter.",
            ),
            (
                "At the end all notebooks are opened: every bid, every word about it, and whether all of it was true.",
                "Aan het eind worden alle notitiebladen getoond: elk bod, elk woord erover, en of alles klopte.",
                "Am Ende werden alle Notizbücher geöffnet: jedes Gebot, jedes Wort darüber und ob alles stimmte.",
                "À la fin, tous les carnets sont ouverts : chaque mise, chaque parole, et si tout était vrai.",
            ),
        ),
    ),
    Section(
        "options",
        ("Options", "Opties", "Optionen", "Options de jeu"),
        (
            (
                "*Opening bid*: everybody may make one secret bid before the first turn. *Turn limit*: when it is reached, the game is a draw.",
                "*Openingsbod*: iedereen mag voor de eerste beurt één geheim bod doen. *Maximum aantal beurten*: is dat bereikt, dan is het onbeslist.",
                "*Eröffnungsgebot*: Alle dürfen vor dem ersten Zug einmal heimlich bieten. *Höchstzahl an Zügen*: Ist sie erreicht, endet das Spiel unentschieden.",
                "*Mise d’ouverture* : chacun peut faire une mise secrète avant le premier tour. *Limite de tours* : une fois atteinte, la partie est nulle.",
            ),
        ),
    ),
    Section(
        "advice",
        ("A word of advice", "Goede raad", "Ein guter Rat", "Un bon conseil"),
        (
            (
                "Keep your best agent for the end, and let others win a challenge that does not matter. Watch what is said: every amount named tells you something.",
                "Bewaar je beste agent voor het slot, en laat een ander een uitdaging winnen die er niet toe doet. Luister goed: elk genoemd bedrag verraadt iets.",
                "Heb dir deinen besten Agenten für den Schluss auf, und lass andere eine belanglose Herausforderung gewinnen. Hör gut zu: Jeder genannte Betrag verrät etwas.",
                "Gardez votre meilleur agent pour la fin, et laissez gagner un défi sans importance. Écoutez bien : chaque montant annoncé vous apprend quelque chose.",
            ),
        ),
        "portrait:ming",
    ),
)
