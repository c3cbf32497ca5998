"""The rules of CIA for a player, third part: each of the fifteen kinds of Top Secret card, exactly."""

from games.cia.cards import COPIES
from games.cia.words import TEXT
from games.contract.help import Section, Words

COUNT: dict[int, Words] = {
    1: (
        "There is one of these in the deck.", "Hiervan zit er één in de stapel.",
        "Davon gibt es eine im Stapel.", "Il y en a une dans la pioche.",
    ),
    2: (
        "There are two of these in the deck.", "Hiervan zitten er twee in de stapel.",
        "Davon gibt es zwei im Stapel.", "Il y en a deux dans la pioche.",
    ),
}


def _card(kind: str, *paragraphs: Words) -> Section:
    """Under the card's name in the catalogue, and with the number of copies that are really in the deck."""
    english, dutch, german, french = TEXT[f"cia.card.{kind}"]
    title = (f"Card: {english}", f"Kaart: {dutch}", f"Karte: {german}", f"Carte\u202f: {french}")
    return Section(f"card_{kind}", title, (*paragraphs, COUNT[COPIES[kind]]), f"card:{kind}")


CARDS = (
    Section("cards", (
        "The fifteen Top Secret cards: what holds for all",
        "De vijftien Top Secret-kaarten: wat voor alle geldt",
        "Die fünfzehn Top-Secret-Karten: was für alle gilt",
        "Les quinze cartes Top Secret : ce qui vaut pour toutes",
    ), ((
        "A card works on any agent in play, yours or not. Forward is clockwise, back is the other way, and "
          "the ring is closed: back out of the church lies the ruin, forward out of the ruin the church.",
        "Een kaart werkt op elke agent in het spel, van jou of niet. Vooruit is met de klok mee, terug is "
          "andersom, en de kring is rond: terug vanuit de kerk ligt de bouwval, vooruit vanuit de bouwval de kerk.",
        "Eine Karte wirkt auf jeden Agenten im Spiel, ob deiner oder nicht. Vor heißt im Uhrzeigersinn, "
          "zurück andersherum, und der Ring ist geschlossen: Zurück aus der Kirche geht es in die Ruine, vor "
          "aus der Ruine in die Kirche.",
        "Une carte agit sur n’importe quel agent en jeu, à vous ou non. Avancer, c’est suivre les "
          "aiguilles d’une montre, reculer l’inverse, et le cercle est fermé : en reculant de l’église on "
          "arrive à la ruine, en avançant de la ruine à l’église.",
    ), (
        "An agent that a card brings into the building of the safe is triggering; one that a card takes "
          "away from it is not any more. Choose the card, then its targets; the board shows what would "
          "happen before you confirm.",
        "Een agent die door een kaart in het gebouw van de kluis komt, staat op scherp; een die er door een kaart weggaat, niet meer. Kies de kaart, dan het doel; het bord laat zien wat er zou gebeuren voor je bevestigt.",
        "Ein Agent, den eine Karte ins Gebäude des Tresors bringt, ist scharf; einer, den sie von dort "
          "wegholt, nicht mehr. Wähle die Karte, dann ihr Ziel; das Brett zeigt, was geschähe, bevor du "
          "bestätigst.",
        "Un agent qu’une carte amène dans le bâtiment du coffre est déclencheur ; celui qu’elle en éloigne "
          "ne l’est plus. Choisissez la carte, puis sa cible ; le plateau montre ce qui arriverait avant que "
          "vous confirmiez.",
    ),), "card:step_either"),
    _card("back_1_2", (
        "Pick an agent: it goes *one or two steps back*, anticlockwise. Behind the church comes the ruin, "
          "and behind the ruin house 10.",
        "Kies een agent: hij gaat *één of twee stappen terug*, tegen de klok in. Achter de kerk komt de bouwval, "
          "en achter de bouwval gebouw 10.",
        "Wähle einen Agenten: Er geht *einen oder zwei Schritte zurück*, gegen den Uhrzeigersinn. Hinter "
          "der Kirche kommt die Ruine, hinter der Ruine Haus 10.",
        "Choisissez un agent : il recule d’*un ou deux pas*, dans le sens inverse des aiguilles d’une "
          "montre. Derrière l’église vient la ruine, et derrière la ruine la maison 10.",
    )),
    _card("step_either", (
        "Pick an agent: it goes *one step forward or one step back*, as you please.",
        "Kies een agent: hij gaat *één stap vooruit of één stap terug*, wat jij wilt.",
        "Wähle einen Agenten: Er geht *einen Schritt vor oder einen zurück*, ganz wie du willst.",
        "Choisissez un agent : il fait *un pas en avant ou un pas en arrière*, comme il vous plaira.",
    )),
    _card("two_back", (
        "Pick *two different agents*: each goes one step back. They need not stand together. Moving only "
          "one, or one of them twice, is not allowed.",
        "Kies *twee verschillende agenten*: elk gaat één stap terug. Ze hoeven niet bij elkaar te staan. "
          "Er maar één verplaatsen, of één twee keer, mag niet.",
        "Wähle *zwei verschiedene Agenten*: Jeder geht einen Schritt zurück. Sie müssen nicht "
          "beisammenstehen. Nur einen zu bewegen oder einen zweimal, ist nicht erlaubt.",
        "Choisissez *deux agents différents* : chacun recule d’un pas. Ils n’ont pas besoin d’être "
          "ensemble. On ne peut ni en déplacer un seul, ni deux fois le même.",
    )),
    _card("two_forward", (
        "Pick *two different agents*: each goes one step forward. Together or apart does not matter, but "
          "it must be two.",
        "Kies *twee verschillende agenten*: elk gaat één stap vooruit. Samen of ver uit elkaar maakt niet "
          "uit, maar het moeten er twee zijn.",
        "Wähle *zwei verschiedene Agenten*: Jeder geht einen Schritt vor. Ob beisammen oder weit "
          "auseinander, ist egal, aber es müssen zwei sein.",
        "Choisissez *deux agents différents* : chacun avance d’un pas. Ensemble ou non, peu importe, mais "
          "il en faut deux.",
    )),
    _card("leave_safe", (
        "Pick an agent *in the building of the safe*: it goes one step forward or back. If it was "
          "triggering, that is over. With nobody at the safe the card cannot be played.",
        "Kies een agent *in het gebouw van de kluis*: hij gaat één stap vooruit of terug. Stond hij op "
          "scherp, dan is dat voorbij. Is er niemand bij de kluis, dan kun je de kaart niet spelen.",
        "Wähle einen Agenten *im Gebäude des Tresors*: Er geht einen Schritt vor oder zurück. War er "
          "scharf, ist es damit vorbei. Ist niemand beim Tresor, kannst du die Karte nicht spielen.",
        "Choisissez un agent *dans le bâtiment du coffre* : il avance ou recule d’un pas. S’il était "
          "déclencheur, c’est terminé. Si personne n’est au coffre, la carte ne peut pas être jouée.",
    )),
    _card("move_safe", (
        "Put the safe into *any other building*: church, ruin and occupied buildings included. Whoever was "
          "triggering stops, and whoever stands in the new building does not begin. This card never causes a "
          "scoring, and it is the surest way to spoil one.",
        "Zet de kluis in *een ander gebouw naar keuze*: ook de kerk, de bouwval of een gebouw met agenten. Wie "
          "op scherp stond, staat dat niet meer, en wie in het nieuwe gebouw staat, komt dat niet. Deze kaart "
          "leidt nooit tot een telling, en is de zekerste manier om er een te bederven.",
        "Stelle den Tresor in *ein beliebiges anderes Gebäude*, auch in die Kirche, die Ruine oder ein "
          "besetztes Gebäude. Wer scharf war, ist es nicht mehr, und wer im neuen Gebäude steht, wird es "
          "nicht. Diese Karte löst nie eine Wertung aus und verdirbt am sichersten eine.",
        "Placez le coffre dans *un autre bâtiment de votre choix*, église, ruine et bâtiments occupés "
          "compris. Les déclencheurs cessent de l’être, et les agents du nouveau bâtiment ne le deviennent "
          "pas. Cette carte ne provoque jamais de décompte ; c’est même le plus sûr moyen d’en gâcher un.",
    )),
    _card("to_ruin", (
        "Pick an agent anywhere, as long as it is not in the ruin yet: *into the ruin* it goes. Play it in "
          "your own turn and you draw a card for it, unless you have drawn already this turn.",
        "Kies een agent waar je maar wilt, als hij maar nog niet in de bouwval is: *hup, de bouwval in*. Speel "
          "je dit in je eigen beurt, dan trek je er een kaart voor, tenzij je deze beurt al trok.",
        "Wähle irgendwo einen Agenten, der noch nicht in der Ruine ist: *Ab in die Ruine* mit ihm. Spielst "
          "du das im eigenen Zug, ziehst du dafür eine Karte, außer du hast in diesem Zug schon gezogen.",
        "Choisissez un agent où qu’il soit, sauf dans la ruine : *il y tombe aussitôt*. Jouée pendant "
          "votre propre tour, elle vous fait piocher une carte, sauf si vous avez déjà pioché ce tour-ci.",
    )),
    _card("all_to_church", (
        "*All agents* go to the church; those already there stay as they are. If the safe is in the "
          "church, every agent that came is triggering. If all are there already, the card cannot be played.",
        "*Alle agenten* gaan naar de kerk; wie er al is, blijft gewoon staan. Staat de kluis in de kerk, "
          "dan staat elke agent die kwam op scherp. Is iedereen er al, dan kun je de kaart niet spelen.",
        "*Alle Agenten* gehen in die Kirche; wer schon dort ist, bleibt einfach stehen. Steht der Tresor "
          "in der Kirche, ist jeder scharf, der gekommen ist. Sind schon alle dort, kannst du die Karte "
          "nicht spielen.",
        "*Tous les agents* vont à l’église ; ceux qui y sont déjà n’ont pas bougé. Si le coffre est à "
          "l’église, chaque nouveau venu est déclencheur. Si tous y sont déjà, la carte ne peut pas être "
          "jouée.",
    )),
    _card("swap", (
        "Pick two agents *in different buildings*: they change places. The one that comes to the safe that "
          "way is triggering; the one that leaves it no longer is.",
        "Kies twee agenten *in verschillende gebouwen*: ze wisselen van plaats. Wie zo bij de kluis komt, "
          "staat op scherp; wie er weggaat, niet meer.",
        "Wähle zwei Agenten *in verschiedenen Gebäuden*: Sie tauschen die Plätze. Wer so zum Tresor kommt, "
          "ist scharf; wer ihn verlässt, nicht mehr.",
        "Choisissez deux agents *dans des bâtiments différents* : ils échangent leurs places. Celui qui "
          "arrive ainsi au coffre est déclencheur ; celui qui le quitte ne l’est plus.",
    )),
    _card("join", (
        "Pick an agent: it goes *to the building of another agent*, however far away. It must be a "
          "different building from its own; while all agents stand together, the card cannot be played.",
        "Kies een agent: hij gaat *naar het gebouw van een andere agent*, hoe ver ook. Dat moet een ander "
          "gebouw zijn dan het zijne; staan alle agenten bij elkaar, dan kun je de kaart niet spelen.",
        "Wähle einen Agenten: Er geht *ins Gebäude eines anderen Agenten*, so weit es auch sei. Es muss "
          "ein anderes Gebäude sein als seines; stehen alle Agenten beisammen, kannst du die Karte nicht "
          "spielen.",
        "Choisissez un agent : il rejoint *le bâtiment d’un autre agent*, aussi loin soit-il. Ce doit être "
          "un autre bâtiment que le sien ; si tous les agents sont ensemble, la carte ne peut pas être "
          "jouée.",
    )),
    _card("ruin_to_church", (
        "*One or two agents* leave the ruin for the church. Whether one or two is up to you. With nobody "
          "in the ruin the card cannot be played.",
        "*Eén of twee agenten* gaan van de bouwval naar de kerk. Of het er één of twee zijn, bepaal jij. Is er "
          "niemand in de bouwval, dan kun je de kaart niet spelen.",
        "*Ein oder zwei Agenten* gehen von der Ruine in die Kirche. Ob einer oder zwei, entscheidest du. "
          "Ist niemand in der Ruine, kannst du die Karte nicht spielen.",
        "*Un ou deux agents* passent de la ruine à l’église. Un ou deux, c’est vous qui décidez. Si "
          "personne n’est dans la ruine, la carte ne peut pas être jouée.",
    )),
    _card("forward_1_3", (
        "Pick an agent: it goes *one, two or three steps forward*. Only where it stops matters, not what "
          "it drives past.",
        "Kies een agent: hij gaat *één, twee of drie stappen vooruit*. Alleen waar hij stopt telt, niet "
          "waar hij langs rijdt.",
        "Wähle einen Agenten: Er geht *einen, zwei oder drei Schritte vor*. Es zählt nur, wo er anhält, "
          "nicht, woran er vorbeifährt.",
        "Choisissez un agent : il avance d’*un, deux ou trois pas*. Seul compte l’endroit où il s’arrête, "
          "pas ce qu’il dépasse.",
    )),
    _card("stones_plus_3", (
        "Pick *two different markers* that stand at 40 or less: each goes 3 fields forward. If only one such "
          "marker is left, it goes alone. A marker may reach 42 or more this way: then the game ends *at once*, "
          "with no further cards and no scoring.",
        "Kies *twee verschillende scorestenen* die op 40 of lager staan: elk gaat 3 velden vooruit. Is er maar "
          "één zo’n scoresteen over, dan gaat die alleen. Zo kan een scoresteen 42 of meer halen: dan eindigt het "
          "spel *meteen*, zonder verdere kaarten en zonder telling.",
        "Wähle *zwei verschiedene Steine*, die auf höchstens 40 stehen: Jeder rückt 3 Felder vor. Gibt es "
          "nur noch einen solchen Stein, rückt er allein vor. So kann ein Stein 42 oder mehr erreichen: Dann "
          "endet das Spiel *sofort*, ohne weitere Karten und ohne Wertung.",
        "Choisissez *deux pions différents* situés à 40 ou moins : chacun avance de 3 cases. S’il n’en "
          "reste qu’un, il avance seul. Un pion peut ainsi atteindre 42 ou plus : la partie finit alors "
          "*aussitôt*, sans autre carte ni décompte.",
    )),
    _card("to_safe", (
        "Pick an agent that is *not at the safe*: wherever it is, it goes there and becomes triggering. "
          "But the scoring comes only at the end of the round, and until then the others may still chase it "
          "away.",
        "Kies een agent die *niet bij de kluis* is: waar hij ook is, hij gaat erheen en komt op scherp te "
          "staan. Maar de telling komt pas aan het eind van de ronde, en tot dan kunnen de anderen hem nog "
          "wegjagen.",
        "Wähle einen Agenten, der *nicht beim Tresor* ist: Wo er auch steht, er geht dorthin und wird "
          "scharf. Doch die Wertung kommt erst am Ende der Runde, und bis dahin können die anderen ihn noch "
          "verscheuchen.",
        "Choisissez un agent qui *n’est pas au coffre* : où qu’il soit, il s’y rend et devient "
          "déclencheur. Mais le décompte ne vient qu’à la fin de la manche, et d’ici là les autres peuvent "
          "encore le chasser.",
    )),
    _card("double_agent", (
        "Take *one bystander’s card*, unseen by the others: from now on that agent is yours too. At the "
          "end only the better of your two agents counts.",
        "Neem *de kaart van één meeloper*, zonder dat de anderen die zien: vanaf nu is die agent ook van "
          "jou. Aan het eind telt alleen de beste van je twee agenten.",
        "Nimm *die Karte eines Statisten*, ohne dass die anderen sie sehen: Von nun an gehört auch dieser "
          "Agent dir. Am Ende zählt nur der bessere deiner beiden Agenten.",
        "Prenez *la carte d’un figurant*, sans que les autres la voient : dès lors, cet agent est aussi à "
          "vous. À la fin, seul le meilleur de vos deux agents compte.",
    ), (
        "If no bystander is left, the card is set aside for good and you draw another in its place. This "
          "does not count as the one card you may draw a turn. With seven players this card is not in the "
          "game.",
        "Is er geen meeloper meer, dan gaat de kaart voorgoed opzij en trek je een andere in de plaats. "
          "Dat telt niet als de kaart die je per beurt mag trekken. Met zeven spelers doet deze kaart niet "
          "mee.",
        "Ist kein Statist mehr übrig, wird die Karte für immer beiseitegelegt, und du ziehst dafür eine "
          "andere. Das zählt nicht als die Karte, die du pro Zug ziehen darfst. Zu siebt ist diese Karte "
          "nicht im Spiel.",
        "S’il ne reste aucun figurant, la carte est écartée pour de bon et vous en piochez une autre à la "
          "place. Elle ne compte pas comme la carte que vous pouvez piocher par tour. À sept joueurs, cette "
          "carte n’est pas en jeu.",
    )),
)
