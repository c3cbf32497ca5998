"""The rules of Agent for a new player, in four languages."""

from games.contract.help import Section

HELP = (
    Section(
        "goal",
        ("What it is about", "Waar het om gaat", "Worum es geht", "De quoi il s’agit"),
        (
            (
                "A suitcase lies in Tangier. Four spies could bring it home: the American to Washington, the Englishman to London, the Russian to Moscow, the Chinese to Peking. They belong to *whoever pays most*, and nobody knows who that is.",
                "In Tanger ligt een koffer. Vier spionnen kunnen hem thuisbrengen: de Amerikaan naar Washington, de Engelsman naar Londen, de Rus naar Moskou, de Chinees naar Peking. Ze zijn van *wie het meest betaalt*, en niemand weet wie dat is.",
                "In Tanger liegt ein Koffer. Vier Spione könnten ihn heimbringen: der Amerikaner nach Washington, der Engländer nach London, der Russe nach Moskau, der Chinese nach Peking. Sie gehören dem, der *am meisten zahlt*, und niemand weiß, wer das ist.",
                "Une valise attend à Tanger. Quatre espions peuvent la rapporter : l’Américain à Washington, l’Anglais à Londres, le Russe à Moscou, le Chinois à Pékin. Ils sont à *celui qui paie le plus*, et nul ne sait qui c’est.",
            ),
        ),
        "suitcase",
    ),
    Section(
        "plan",
        ("The money plan", "Het kapitaalplan", "Der Kapitalplan", "Le plan"),
        (
            (
                "Everybody has 10,000, in hundreds, for the whole game. Before the first turn all write down bribes in secret: any part of it, nothing or everything, on any of the spies. Then chance decides who begins.",
                "Iedereen heeft 10.000, in honderdtallen, voor het hele spel. Voor de eerste beurt schrijft iedereen in het geheim omkoopsommen op: een deel, niets of alles, op welke spionnen ook. Dan beslist het lot wie begint.",
                "Alle haben 10.000, in Hundertern, für das ganze Spiel. Vor dem ersten Zug notieren alle heimlich Bestechungen: einen Teil, nichts oder alles, auf beliebige Spione. Dann entscheidet das Los, wer beginnt.",
                "Chacun dispose de 10 000, par centaines, pour toute la partie. Avant le premier tour, tous inscrivent en secret des pots-de-vin : une partie, rien ou tout, sur n’importe quels espions. Puis le sort désigne qui commence.",
            ),
            (
                "Money never comes back and never moves from one spy to another.",
                "Geld komt nooit terug en gaat nooit van de ene spion naar de andere.",
                "Geld kommt nie zurück und wandert nie von einem Spion zum anderen.",
                "L’argent ne revient jamais et ne passe jamais d’un espion à l’autre.",
            ),
        ),
    ),
    Section(
        "turn",
        ("Your turn", "Je beurt", "Dein Zug", "Votre tour"),
        (
            (
                "Do exactly one thing. *Move* any spy to a neighbouring field. *Attack* with a spy on which you have at least 500. Or *bribe*: say so, and write further amounts in secret.",
                "Doe precies één ding. *Verzet* een spion naar een naburig veld. *Val aan* met een spion waarop je minstens 500 hebt. Of *koop om*: zeg het, en schrijf in het geheim meer bedragen op.",
                "Tu genau eines. *Ziehe* einen Spion auf ein Nachbarfeld. *Greif an* mit einem Spion, auf den du mindestens 500 hast. Oder *bestich*: Sag es an und notiere heimlich weitere Beträge.",
                "Faites une seule chose. *Déplacez* un espion vers une case voisine. *Attaquez* avec un espion sur lequel vous avez au moins 500. Ou *soudoyez* : dites-le, et inscrivez d’autres sommes en secret.",
            ),
            (
                "If you can move no spy and have no money left, you pass; that is very rare.",
                "Wie geen spion kan verzetten en geen geld meer heeft, past; dat komt hoogst zelden voor.",
                "Wer keinen Spion ziehen kann und kein Geld mehr hat, passt; das ist sehr selten.",
                "Qui ne peut déplacer aucun espion et n’a plus d’argent passe son tour ; c’est très rare.",
            ),
        ),
        "badge:american",
    ),
    Section(
        "suitcase",
        ("The suitcase", "De koffer", "Der Koffer", "La valise"),
        (
            (
                "A spy sits *on* the suitcase and owns it, or stands *beside* it and does not. It can be taken only while nobody sits on it. As its owner moves, it takes the suitcase along or leaves it behind; nobody else can make it let go.",
                "Een spion zit *op* de koffer en bezit hem, of staat *ernaast* en bezit hem niet. Hij kan alleen worden genomen als er niemand op zit. Verzet je de bezitter, dan neemt hij de koffer mee of laat hij hem staan; niemand anders krijgt hem eraf.",
                "Ein Spion sitzt *auf* dem Koffer und besitzt ihn, oder er steht *daneben* und besitzt ihn nicht. Nehmen kann man ihn nur, wenn niemand darauf sitzt. Zieht der Besitzer, nimmt er den Koffer mit oder lässt ihn stehen; anders bringt ihn niemand herunter.",
                "Un espion est *sur* la valise et la possède, ou *à côté* et ne la possède pas. On ne peut la prendre que si personne n’est dessus. Son possesseur, quand il se déplace, l’emporte ou la laisse ; rien d’autre ne la lui fait lâcher.",
            ),
            (
                "Taking is not a move: besides your one move, before it or after it, you may let one spy that stands beside a free suitcase take it. In a turn in which you bribe, nobody touches it.",
                "Nemen is geen zet: behalve je ene zet, ervoor of erna, mag je één spion die naast een vrije koffer staat hem laten nemen. In een beurt waarin je omkoopt, blijft iedereen eraf.",
                "Nehmen ist kein Zug: Vor oder nach deinem einen Zug darfst du einen Spion, der neben dem freien Koffer steht, zugreifen lassen. Wenn du bestichst, rührt den Koffer niemand an.",
                "Prendre la valise n’est pas un coup : en plus de votre déplacement, avant ou après, vous pouvez la faire prendre à un espion qui se trouve à côté, si elle est libre. Pendant un tour où vous soudoyez, personne n’y touche.",
            ),
        ),
    ),
    Section(
        "objection",
        ("Objection", "Bezwaar", "Einspruch", "Objection"),
        (
            (
                "After a move or an attack the others may object, one after the other, whatever they have paid. *Give in*, and you take everything back and do something else, to which all may object again; what was taken back does not return in this turn. *Insist*, and the right to that spy is fought out in words.",
                "Na een zet of een aanval mogen de anderen om de beurt bezwaar maken, wat ze ook betaald hebben. *Geef toe* en je neemt alles terug en doet iets anders, waartegen weer iedereen bezwaar mag maken; wat is teruggenomen, komt deze beurt niet terug. *Houd vol* en het recht op die spion wordt in woorden uitgevochten.",
                "Nach einem Zug oder Angriff dürfen die anderen reihum Einspruch erheben, was immer sie gezahlt haben. *Gib nach*, dann nimmst du alles zurück und tust etwas anderes, wogegen wieder alle Einspruch erheben dürfen; was zurückgenommen ist, kommt in diesem Zug nicht wieder. *Bestehe darauf*, dann wird das Recht an diesem Spion mit Worten ausgefochten.",
                "Après un déplacement ou une attaque, les autres peuvent s’opposer l’un après l’autre, quoi qu’ils aient payé. *Cédez*, et vous reprenez tout pour faire autre chose, à quoi tous peuvent de nouveau s’opposer ; ce qui a été repris ne revient pas pendant ce tour. *Insistez*, et le droit sur cet espion se dispute en paroles.",
            ),
            (
                "The objector opens with at least 100 or drops out; then you, as the mover; then the others clockwise, round and round. If yours is not the highest amount, name as much, name more, or drop out for good. If it is, raise it or leave it at that.",
                "Wie bezwaar maakt opent met minstens 100 of valt af; dan jij, die aan zet bent; dan de anderen met de klok mee, steeds weer rond. Is jouw bedrag niet het hoogste, noem dan evenveel of meer, of val voorgoed af. Is het dat wel, verhoog het of laat het daarbij.",
                "Wer Einspruch erhebt, eröffnet mit mindestens 100 oder steigt aus; dann du, wenn du am Zug bist; dann die anderen im Uhrzeigersinn, immer reihum. Ist dein Betrag nicht der höchste, zieh gleich, nenne mehr oder steig endgültig aus. Ist er es, erhöhe oder bleib dabei.",
                "L’opposant ouvre à 100 au moins ou se retire ; puis vous, le joueur actif ; puis les autres dans le sens horaire, tour après tour. Si votre montant n’est pas le plus haut, égalez, montez ou retirez-vous pour de bon. S’il l’est, montez ou restez-en là.",
            ),
            (
                "Nobody names more than their own bribe on that spy; less is fair bluff. It ends when one is left, or when all who are left stand at the same amount.",
                "Niemand noemt meer dan de eigen omkoopsom op die spion; minder is eerlijke bluf. Het eindigt als er één over is, of als allen die over zijn op hetzelfde bedrag blijven staan.",
                "Niemand nennt mehr als die eigene Bestechung auf diesen Spion; weniger ist erlaubter Bluff. Es endet, wenn einer übrig ist oder wenn alle Übrigen beim gleichen Betrag bleiben.",
                "Nul n’annonce plus que son pot-de-vin sur cet espion ; moins, c’est du bluff permis. C’est fini quand il n’en reste qu’un, ou que tous ceux qui restent s’en tiennent au même montant.",
            ),
            (
                "The highest amount decides; if nobody named anything, the mover. If several named it, the mover decides about a move, and about an attack the one of them whose turn comes first, counted from the mover. The move or attack *stands*, or it is *taken back* and the mover chooses something else.",
                "Het hoogste bedrag beslist; noemde niemand iets, dan wie aan zet is. Noemden meerdere spelers het, dan beslist bij een zet wie aan zet is, en bij een aanval wie van hen het eerst aan de beurt komt, geteld vanaf wie aan zet is. De zet of aanval *blijft staan*, of wordt *teruggenomen* en wie aan zet is kiest iets anders.",
                "Der höchste Betrag entscheidet; hat niemand etwas genannt, wer am Zug ist. Haben ihn mehrere genannt, entscheidet bei einem Zug, wer am Zug ist, und bei einem Angriff, wer von ihnen als Erster an die Reihe kommt, gezählt ab der Person am Zug. Der Zug oder Angriff *bleibt bestehen*, oder er wird *zurückgenommen*, und wer am Zug ist, tut etwas anderes.",
                "Le montant le plus haut décide ; si personne n’a rien annoncé, c’est le joueur actif. Si plusieurs l’ont annoncé, le joueur actif décide d’un déplacement, et d’une attaque celui d’entre eux dont le tour vient le premier, à compter du joueur actif. L’action *tient*, ou bien elle est *reprise*, et le joueur actif choisit autre chose.",
            ),
        ),
        "portrait:english",
    ),
    Section(
        "bahamas",
        ("Off to the Bahamas", "Naar de Bahama’s", "Ab auf die Bahamas", "Direction les Bahamas"),
        (
            (
                "An attack moves your spy onto a field with another one and sends that one out of the game. At home a spy is *safe*. If the victim owned the suitcase, the attacker takes it over.",
                "Een aanval zet jouw spion op een veld met een andere en stuurt die uit het spel. Thuis is een spion *veilig*. Bezat het slachtoffer de koffer, dan neemt de aanvaller hem over.",
                "Ein Angriff zieht deinen Spion auf ein Feld mit einem anderen und wirft diesen aus dem Spiel. Daheim ist ein Spion *sicher*. Besaß das Opfer den Koffer, übernimmt ihn der Angreifer.",
                "Une attaque amène votre espion sur la case d’un autre et l’écarte du jeu. Chez lui, un espion est *à l’abri*. Si la victime possédait la valise, l’attaquant la reprend.",
            ),
            (
                "It costs 500 of your bribe on the attacking spy, once the attack stands. Then everybody announces what they had on the banished one.",
                "Het kost 500 van je omkoopsom op de aanvallende spion, zodra de aanval blijft staan. Dan zegt iedereen wat er op de verbannen spion stond.",
                "Es kostet 500 von deiner Bestechung auf den Angreifer, sobald der Angriff gilt. Dann sagen alle, was sie auf den Verbannten hatten.",
                "Elle coûte 500 de votre pot-de-vin sur l’attaquant, dès qu’elle est acquise. Chacun révèle alors ce qu’il avait sur le banni.",
            ),
        ),
        "bahamas",
    ),
    Section(
        "end",
        ("Winning", "Winnen", "Der Sieg", "La victoire"),
        (
            (
                "Whoever brings a spy home *with the suitcase*, and gets past the objections, claims the win. Then the others may claim a higher bribe on that spy. If nobody does, the mover wins.",
                "Wie een spion *met de koffer* thuisbrengt, en langs de bezwaren komt, eist de winst op. Dan mogen de anderen een hogere omkoopsom op die spion claimen. Doet niemand dat, dan wint wie hem thuisbracht.",
                "Wer einen Spion *mit dem Koffer* heimbringt und die Einsprüche übersteht, beansprucht den Sieg. Dann dürfen die anderen eine höhere Bestechung geltend machen. Tut das niemand, gewinnt, wer ihn heimbrachte.",
                "Qui ramène un espion chez lui *avec la valise*, malgré les objections, revendique la victoire. Les autres peuvent alors revendiquer un pot-de-vin plus élevé. Sinon, il gagne.",
            ),
            (
                "If somebody does, all plans are opened, and only the mover and those who claimed are compared: strictly the highest bribe wins; if it is shared, the player who brought the spy home. Those who kept silent do not win. In any case all plans are opened at the end and checked.",
                "Doet iemand het wel, dan gaan alle plannen open en worden alleen wie hem thuisbracht en wie een claim deed vergeleken: de hoogste omkoopsom wint; bij gelijke stand wie de spion thuisbracht. Wie zweeg, wint niet. Aan het eind gaan de plannen hoe dan ook open en worden ze nagerekend.",
                "Tut es jemand, werden alle Pläne geöffnet und nur die verglichen, die Anspruch erhoben, und wer den Spion heimbrachte: Die höchste Bestechung gewinnt; bei Gleichstand, wer ihn heimbrachte. Wer schwieg, gewinnt nicht. Am Ende werden die Pläne ohnehin geöffnet und geprüft.",
                "Si quelqu’un le fait, tous les plans sont ouverts, et l’on ne compare que ceux qui ont revendiqué et celui qui a ramené l’espion : le pot-de-vin le plus élevé gagne ; à égalité, celui qui a ramené l’espion. Qui s’est tu ne gagne pas. De toute façon, les plans sont ouverts et vérifiés à la fin.",
            ),
            (
                "With a *turn limit*, the game is a draw when it is reached.",
                "Met een *maximum aantal beurten* is het spel onbeslist zodra dat bereikt is.",
                "Mit einer *Höchstzahl an Zügen* endet das Spiel unentschieden, sobald sie erreicht ist.",
                "Avec une *limite de tours*, la partie est nulle quand elle est atteinte.",
            ),
        ),
        "capital:london",
    ),
)
