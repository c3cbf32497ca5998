"""The rules of Suitcases in our own words, for somebody who has never played, in the order one reads them."""

from games.contract.help import Section
from games.suitcases.help.duels import DUELS

HELP: tuple[Section, ...] = (
    Section("goal", (
        "What it is about", "Waar het om gaat", "Worum es geht", "De quoi il s’agit",
    ), ((
        "You run a secret service. Each service has four suitcases standing around Europe; they hold 5, 3 and 1 state secrets, and the fourth holds a *bomb*. Only its owner knows which is which. The first player with *ten secrets* at home wins, and your own suitcases hold nine: you need at least one of somebody else’s.",
        "Je leidt een geheime dienst. Van elke dienst staan er vier koffers in Europa; er zitten 5, 3 en 1 "
          "staatsgeheimen in, en in de vierde zit een *bom*. Alleen de eigenaar weet wat waar zit. Wie het eerst *tien "
          "geheimen* thuis heeft, wint, en je eigen koffers bevatten er negen: je hebt er minstens één van een ander nodig.",
        "Du leitest einen Geheimdienst. Von jedem Dienst stehen vier Koffer in Europa; in ihnen stecken 5, 3 und 1 Staatsgeheimnisse, und im vierten steckt eine *Bombe*. Nur wer sie gepackt hat, weiß, was wo ist. Wer als Erstes *zehn Geheimnisse* daheim hat, gewinnt, und die eigenen Koffer enthalten neun: Du brauchst also mindestens einen fremden.",
        "Vous dirigez un service secret. Chaque service a quatre valises en Europe ; elles contiennent 5, 3 et 1 secrets d’État, et la quatrième une *bombe*. Seul leur propriétaire sait laquelle. Le premier à rapporter *dix secrets* gagne, et vos propres valises n’en contiennent que neuf : il en faut au moins une d’un autre.",
    ),), "contents:bomb"),
    Section("corners", (
        "Corners, bases, headquarters", "Hoeken, bases, hoofdkwartieren", "Ecken, Basen, Hauptquartiere", "Coins, bases, quartiers généraux",
    ), ((
        "Your seven agents start on your *base* in your corner. Your *headquarters* lies in the corner across the board, "
          "and only the dotted lines lead into it. A base can be left but never entered. Bases and headquarters are not "
          "cities: nobody is attacked there, and any number of agents may be there.",
        "Je zeven agenten beginnen op je *basis* in jouw hoek. Je *hoofdkwartier* ligt in de hoek schuin ertegenover, en "
          "alleen de stippellijnen leiden erheen. Een basis kun je verlaten, nooit binnengaan. Bases en hoofdkwartieren "
          "zijn geen steden: niemand wordt er aangevallen en er mogen er zoveel staan als je wilt.",
        "Deine sieben Agenten starten auf deiner *Basis* in deiner Ecke. Dein *Hauptquartier* liegt schräg gegenüber, und "
          "nur die gepunkteten Linien führen hinein. Eine Basis kann man verlassen, aber nie betreten. Basen und "
          "Hauptquartiere sind keine Städte: Dort wird niemand angegriffen, und dort dürfen beliebig viele stehen.",
        "Vos sept agents partent de votre *base*, dans votre coin. Votre *quartier général* est dans le coin opposé, et "
          "seules les lignes pointillées y mènent. On quitte une base, on n’y entre jamais. Bases et quartiers généraux "
          "ne sont pas des villes : personne n’y est attaqué, et le nombre d’agents n’y est pas limité.",
    ),), "headquarters:red"),
    Section("setup", (
        "Before the first turn", "Voor de eerste beurt", "Vor dem ersten Zug", "Avant le premier tour",
    ), ((
        "Everybody secretly packs 5, 3, 1 and the bomb into their own suitcases, *A to D*. Then, in the order of the seats, each player puts the four down in four different cities, for all to see. Suitcases of different colours may share a city.",
        "Iedereen stopt in het geheim 5, 3, 1 en de bom in de eigen koffers *A tot D*. Daarna zet iedereen, op volgorde "
          "van plaats, de vier koffers openlijk in vier verschillende steden. Koffers van verschillende kleuren mogen in "
          "dezelfde stad staan.",
        "Alle packen heimlich 5, 3, 1 und die Bombe in die eigenen Koffer *A bis D*. Dann stellt reihum jeder Dienst die "
          "vier offen in vier verschiedene Städte. Koffer verschiedener Farben dürfen in derselben Stadt stehen.",
        "Chacun range en secret 5, 3, 1 et la bombe dans ses valises *A à D*. Puis, dans l’ordre des places, chacun les "
          "dépose au vu de tous dans quatre villes différentes. Des valises de couleurs différentes peuvent partager une "
          "ville.",
    ), (
        "Everybody rolls both dice, and the highest begins; ties roll again. Then it goes clockwise.",
        "Iedereen gooit beide dobbelstenen, de hoogste begint; bij gelijk gooi je opnieuw. Daarna gaat het met de klok mee.",
        "Alle werfen beide Würfel, die höchste Summe beginnt; bei Gleichstand wird noch einmal gewürfelt. Dann geht es im "
          "Uhrzeigersinn.",
        "Chacun lance les deux dés et le plus haut commence ; en cas d’égalité, on relance. Ensuite, on joue dans le sens "
          "des aiguilles d’une montre.",
    ), (
        "*Two* players sit in opposite corners. With *three*, one of them has nobody across the board; to make up for it, "
          "each of the other two may start one agent from the empty corner.",
        "Met *twee* zit je in tegenovergestelde hoeken. Met *drie* heeft één speler niemand tegenover zich; daarom mogen "
          "de andere twee elk één agent vanuit de lege hoek laten vertrekken.",
        "Zu *zweit* sitzt man in gegenüberliegenden Ecken. Zu *dritt* hat eine Person niemanden gegenüber; zum Ausgleich "
          "dürfen die anderen beiden je einen Agenten in der leeren Ecke starten lassen.",
        "À *deux*, on occupe des coins opposés. À *trois*, l’un n’a personne en face ; en compensation, chacun des deux "
          "autres peut faire partir un agent du coin inoccupé.",
    ),), "case:red-A"),
    Section("turn", (
        "Your turn: walking", "Je beurt: lopen", "Dein Zug: laufen", "Votre tour : marcher",
    ), ((
        "You roll two special dice with the faces 0, 1, 1, 2, 2 and 3. The sum is the number of *steps* you may share out "
          "among your agents as you like; you need not use them all. A step leads along one line to the next city.",
        "Je gooit twee speciale dobbelstenen met 0, 1, 1, 2, 2 en 3. De som is het aantal *stappen* dat je naar wens over "
          "je agenten verdeelt; je hoeft ze niet allemaal te gebruiken. Een stap gaat langs één lijn naar de volgende stad.",
        "Du wirfst zwei besondere Würfel mit 0, 1, 1, 2, 2 und 3. Die Summe sind deine *Schritte*, die du beliebig auf "
          "deine Agenten verteilst; du musst nicht alle nutzen. Ein Schritt führt über eine Linie in die nächste Stadt.",
        "Vous lancez deux dés spéciaux (0, 1, 1, 2, 2, 3). La somme est le nombre de *pas* à répartir librement entre vos "
          "agents ; rien n’oblige à tous les jouer. Un pas suit une ligne jusqu’à la ville voisine.",
    ), (
        "Rolled 2 and 1? One agent goes three steps, or one goes two and another one, or three go one each.",
        "2 en 1 gegooid? Eén agent zet drie stappen, of één zet er twee en een ander één, of drie zetten er elk één.",
        "2 und 1 gewürfelt? Ein Agent geht drei Schritte, oder einer zwei und ein anderer einen, oder drei je einen.",
        "2 et 1 aux dés ? Un agent fait trois pas, ou l’un deux et un autre un, ou trois agents un chacun.",
    ), (
        "When your turn ends, no city may hold more than *two* of your agents; on the way it may. A step that would leave "
          "you no way to put this right is not offered.",
        "Aan het eind van je beurt staan er in geen enkele stad meer dan *twee* van je agenten; onderweg mag dat wel. Een "
          "stap waarna je dat niet meer kunt goedmaken, kun je niet zetten.",
        "Am Ende deines Zuges dürfen in keiner Stadt mehr als *zwei* deiner Agenten stehen; unterwegs schon. Ein Schritt, "
          "nach dem du das nicht mehr in Ordnung bringen könntest, ist nicht möglich.",
        "À la fin de votre tour, aucune ville ne peut abriter plus de *deux* de vos agents ; en chemin, si. Un pas qui ne "
          "permettrait plus d’y remédier n’est pas proposé.",
    ),), "die:3"),
    Section("suitcases", (
        "Carrying suitcases", "Koffers dragen", "Koffer tragen", "Porter les valises",
    ), ((
        "In your turn an agent in a city may take a suitcase that stands there, put its own down, or swap: at the end of "
          "its way or in passing, and at no cost. It carries *one* at most. Anybody’s suitcase will do.",
        "In jouw beurt mag een agent in een stad een koffer nemen die daar staat, zijn eigen koffer neerzetten of wisselen: "
          "aan het eind van zijn tocht of onderweg, en gratis. Hij draagt er hooguit *één*. Van wie de koffer is, maakt niet "
          "uit.",
        "In deinem Zug darf ein Agent in einer Stadt einen Koffer nehmen, der dort steht, seinen abstellen oder tauschen: am "
          "Ziel oder im Vorbeigehen, und ohne Kosten. Er trägt höchstens *einen*. Wem der Koffer gehört, ist egal.",
        "Pendant votre tour, un agent dans une ville peut prendre une valise qui s’y trouve, poser la sienne ou échanger : "
          "à l’arrivée ou en passant, et sans rien payer. Il n’en porte qu’*une*, à lui ou à un autre.",
    ),), "portrait:green"),
    *DUELS,
    Section("home", (
        "Bringing a suitcase home", "Een koffer thuisbrengen", "Einen Koffer heimbringen", "Rapporter une valise",
    ), ((
        "An agent with a suitcase steps along a dotted line into its own headquarters. The suitcase is opened for all to "
          "see and stays with you; the agent is back on its base at once.",
        "Een agent met een koffer stapt langs een stippellijn zijn eigen hoofdkwartier in. De koffer gaat open, iedereen "
          "kijkt mee, en hij blijft bij jou; de agent staat meteen weer op zijn basis.",
        "Ein Agent mit Koffer geht über eine gepunktete Linie in sein eigenes Hauptquartier. Der Koffer wird vor aller Augen "
          "geöffnet und bleibt bei dir; der Agent steht sofort wieder auf seiner Basis.",
        "Un agent portant une valise entre par une ligne pointillée dans son quartier général. La valise est ouverte devant "
          "tous et vous reste ; l’agent se retrouve aussitôt à sa base.",
    ), (
        "Among your first three must be a foreign one: with two of your own in and no other, your third is turned away.",
        "Bij je eerste drie moet er een van een ander zijn: zijn er twee van jezelf binnen en nog geen andere, dan wordt je "
          "derde geweigerd.",
        "Unter deinen ersten drei muss ein fremder sein: Sind zwei eigene drin und noch kein fremder, wird der dritte eigene "
          "abgewiesen.",
        "Parmi vos trois premières, il en faut une étrangère : avec deux des vôtres et aucune autre, la troisième est refusée.",
    ),), "contents:5"),
    Section("bomb", (
        "The bomb", "De bom", "Die Bombe", "La bombe",
    ), ((
        "A bomb costs you *half of your agents*, rounded up, at once. You choose which; the one who carried it may be among "
          "them. The bomb still counts as a suitcase brought home.",
        "Een bom kost je meteen *de helft van je agenten*, naar boven afgerond. Jij kiest welke; de drager mag erbij zijn. De "
          "bom telt wel als een thuisgebrachte koffer.",
        "Eine Bombe kostet dich sofort *die Hälfte deiner Agenten*, aufgerundet. Du wählst, welche; der Träger darf dabei "
          "sein. Die Bombe zählt trotzdem als heimgebrachter Koffer.",
        "Une bombe vous coûte aussitôt *la moitié de vos agents*, arrondie au-dessus. Vous choisissez lesquels, porteur "
          "compris si vous voulez. Elle compte quand même comme une valise rapportée.",
    ),), "contents:bomb"),
    Section("end", (
        "The end", "Het einde", "Das Ende", "La fin",
    ), ((
        "Ten secrets at home win at once. A player without agents is out, whatever they have at home; the last one with agents wins.",
        "Met tien geheimen thuis win je meteen. Wie geen agenten meer heeft, ligt eruit, wat er ook thuis ligt; wie als laatste agenten heeft, wint.",
        "Zehn Geheimnisse daheim gewinnen sofort. Wer keine Agenten mehr hat, ist draußen, was auch immer daheim liegt; wer als Letztes welche hat, gewinnt.",
        "Dix secrets rapportés gagnent aussitôt. Sans agents, on est éliminé, quoi qu’on ait rapporté ; le dernier à en avoir gagne.",
    ), (
        "If nobody who still has agents can reach ten any more, the most secrets at home win, then the most agents; else the win is shared. When nothing has come home for *60 turns* in a row, any player may call for this end on their own turn.",
        "Kan niemand die nog agenten heeft meer tien halen, dan winnen de meeste geheimen thuis, dan de meeste agenten; anders wordt de winst "
          "gedeeld. Is er *60 beurten* achter elkaar niets thuisgekomen, dan mag iedereen in de eigen beurt dit einde uitroepen.",
        "Kann niemand mehr, der noch Agenten hat, zehn erreichen, gewinnen die meisten Geheimnisse daheim, dann die meisten Agenten; sonst wird der Sieg geteilt. Kam *60 Züge* in Folge nichts heim, darf man im eigenen Zug dieses Ende ausrufen.",
        "Si plus personne ayant des agents ne peut atteindre dix, le plus de secrets rapportés l’emporte, puis le plus d’agents ; sinon la "
          "victoire est partagée. Quand rien n’est rentré pendant *60 tours* de suite, chacun peut déclarer cette fin à son "
          "tour.",
    ),), "portrait:yellow"),
    Section("tablet", (
        "On one tablet", "Op één tablet", "Auf einem Tablet", "Sur une tablette",
    ), ((
        "Packing the suitcases and choosing a duel card are private: the tablet asks for one player by name, and nothing "
          "secret is shown before. Tap your own name at any time to see what is in your suitcases.",
        "Koffers pakken en een duelkaart kiezen doe je alleen: de tablet vraagt om één speler bij naam, en tot dan is er niets "
          "geheims te zien. Tik op je eigen naam om te zien wat er in je koffers zit.",
        "Koffer packen und Duellkarten wählen ist geheim: Das Tablet bittet eine Person mit Namen zu sich, und vorher ist "
          "nichts Geheimes zu sehen. Tippe auf deinen Namen, um zu sehen, was in deinen Koffern ist.",
        "Ranger les valises et choisir une carte de duel se fait en privé : la tablette appelle une personne par son nom, et "
          "rien de secret n’est affiché avant. Touchez votre nom pour revoir ce que contiennent vos valises.",
    ),), "card_back"),
)
