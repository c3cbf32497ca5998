"""What the audit of a network game says, and what each way of playing without a dealer costs."""

TEXT = {
    # ------------------------------------------------------------ what only the audit finds
    "audit.wrong.shuffle": (
        "{seat} did not shuffle by the rule that was agreed.", "{seat} heeft niet geschud zoals was afgesproken.",
        "{seat} hat nicht so gemischt, wie es vereinbart war.", "{seat} n’a pas mélangé comme convenu.",
    ),
    "audit.wrong.seal": (
        "{seat} sealed something that cannot be opened again.", "{seat} heeft iets verzegeld dat niet meer open kan.",
        "{seat} hat etwas versiegelt, das sich nicht wieder öffnen lässt.", "{seat} a scellé quelque chose qui ne peut plus s’ouvrir.",
    ),
    "audit.wrong.stake": (
        "{seat} staked something other than what was written down, or more than they had.", "{seat} heeft iets anders ingezet dan genoteerd, of meer dan er was.",
        "{seat} hat etwas anderes gesetzt als notiert, oder mehr, als da war.", "{seat} a misé autre chose que ce qui était noté, ou plus que sa bourse.",
    ),
    "audit.wrong.claim": (
        "{seat} said something untrue about the hidden money.", "{seat} heeft iets onwaars over het verborgen geld gezegd.",
        "{seat} hat etwas Unwahres über das verdeckte Geld gesagt.", "{seat} a dit quelque chose de faux sur l’argent caché.",
    ),
    # ------------------------------------------------------------ the page
    "inquiry.title": ("A network game, checked", "Een netwerkspel, gecontroleerd", "Ein Netzspiel, geprüft", "Une partie en réseau, vérifiée"),
    "inquiry.working": ("Everything is being checked again …", "Alles wordt opnieuw gecontroleerd …", "Alles wird noch einmal geprüft …", "Tout est revérifié…"),
    "inquiry.part": ("{n}%", "{n}%", "{n} %", "{n} %"),
    "inquiry.where": ("At event {n} of the game.", "Bij gebeurtenis {n} van het spel.", "Bei Ereignis {n} des Spiels.", "À l’événement {n} de la partie."),
    "inquiry.more": ("And: {said}", "En: {said}", "Und: {said}", "Et : {said}"),
    "inquiry.open": (
        "This game was not over when it was written down. Everything that was said is checked; what is hidden stays hidden.",
        "Dit spel was nog niet uit toen het werd opgeschreven. Alles wat gezegd is, is gecontroleerd; wat verborgen is, blijft verborgen.",
        "Dieses Spiel war noch nicht aus, als es aufgeschrieben wurde. Alles Gesagte ist geprüft; was verdeckt ist, bleibt verdeckt.",
        "Cette partie n’était pas finie quand elle a été notée. Tout ce qui a été dit est vérifié ; ce qui est caché le reste.",
    ),
    "inquiry.so_far": (
        "Everything that was said so far is in order.", "Alles wat tot nu toe gezegd is, klopt.",
        "Alles bisher Gesagte stimmt.", "Tout ce qui a été dit jusqu’ici est en ordre.",
    ),
    "inquiry.decks": ("All cards, turned over", "Alle kaarten, omgedraaid", "Alle Karten, aufgedeckt", "Toutes les cartes, retournées"),
    "inquiry.deck": ("Deck {n}, from the top", "Stapel {n}, van boven af", "Stapel {n}, von oben", "Paquet {n}, depuis le dessus"),
    "inquiry.dealt": ("{card} ({name})", "{card} ({name})", "{card} ({name})", "{card} ({name})"),
    "inquiry.stakes": ("All hidden money", "Al het verborgen geld", "Alles verdeckte Geld", "Tout l’argent caché"),
    "inquiry.amount": ("{account} {amount}", "{account} {amount}", "{account} {amount}", "{account} {amount}"),
    "inquiry.nothing": ("nothing", "niets", "nichts", "rien"),
    # ------------------------------------------------------------ the price of each way
    "price.title": ("What each way of playing costs", "Wat elke speelwijze kost", "Was jede Spielweise kostet", "Ce que coûte chaque manière de jouer"),
    "price.this": ("This game was played this way.", "Zo werd dit spel gespeeld.", "So wurde dieses Spiel gespielt.", "Cette partie s’est jouée ainsi."),
    "price.forgiving": ("Forgiving, with three players or more", "Vergevingsgezind, vanaf drie spelers", "Nachsichtig, ab drei Spielern", "Indulgent, à partir de trois joueurs"),
    "price.forgiving.text": (
        "If somebody leaves, the others play on, a bot moves for the empty seat, and the one who left may come back at any time. The price: everybody’s key is shared out among the others. All others together can then stand in for one player; with five or more players one fewer is enough. If all of those conspired, they could look at your cards, seals and bids and foresee the dice, as if you had left. Fewer learn nothing, and nobody can ever move or sign in your name.",
        "Gaat iemand weg, dan spelen de anderen verder, een bot zet voor de lege plaats, en wie wegging mag altijd terugkomen. De prijs: ieders sleutel is over de anderen verdeeld. Alle anderen samen kunnen dan één speler vervangen; vanaf vijf spelers volstaat één minder. Zouden die allemaal samenspannen, dan konden ze jouw kaarten, zegels en biedingen bekijken en de dobbelstenen voorzien, alsof je weg was. Met minder leren ze niets, en nooit kan iemand in jouw naam een zet doen of tekenen.",
        "Geht jemand weg, spielen die anderen weiter, ein Bot zieht für den leeren Platz, und wer ging, darf jederzeit zurückkommen. Der Preis: Jeder Schlüssel ist unter den anderen aufgeteilt. Alle anderen zusammen können dann für eine Person einspringen; ab fünf genügt einer weniger. Würden sich die alle verschwören, könnten sie deine Karten, Siegel und Gebote ansehen und die Würfel voraussagen, als wärst du gegangen. Weniger erfahren nichts, und niemand kann je in deinem Namen ziehen oder unterschreiben.",
        "Si quelqu’un part, les autres continuent, un bot joue pour la place vide, et la personne partie peut revenir à tout moment. Le prix : la clé de chacun est partagée entre les autres. Tous les autres ensemble peuvent alors remplacer un joueur ; à partir de cinq joueurs, un de moins suffit. S’ils complotaient tous, ils pourraient regarder vos cartes, vos sceaux et vos mises et prévoir les dés, comme si vous n’étiez plus là. Moins nombreux, ils n’apprennent rien, et personne ne peut jamais jouer ni signer en votre nom.",
    ),
    "price.strict": ("Strict", "Streng", "Streng", "Strict"),
    "price.strict.text": (
        "Nobody but you can ever open what you hide, even if all others conspire. The price: if somebody leaves, the game waits. It is saved on every device and goes on when that player is back.",
        "Alleen jij kunt ooit openen wat jij verbergt, ook als alle anderen samenspannen. De prijs: gaat iemand weg, dan wacht het spel. Het blijft op elk apparaat opgeslagen en gaat verder als die speler terug is.",
        "Niemand außer dir kann je öffnen, was du verbirgst, auch wenn sich alle anderen verschwören. Der Preis: Geht jemand weg, wartet das Spiel. Es bleibt auf jedem Gerät gespeichert und geht weiter, wenn die Person zurück ist.",
        "Personne d’autre que vous ne peut ouvrir ce que vous cachez, même si tous les autres complotent. Le prix : si quelqu’un part, la partie attend. Elle est enregistrée sur chaque appareil et reprend quand ce joueur revient.",
    ),
    "price.two": ("Two players", "Twee spelers", "Zwei Spieler", "Deux joueurs"),
    "price.two.text": (
        "With two players there is nobody to share a key with, so the game is always strict: the other player can open nothing of yours, and if one of you leaves, the game waits.",
        "Met zijn tweeën is er niemand om een sleutel mee te delen, dus gaat het altijd als bij ‘Streng’: de ander kan niets van jou openen, en het spel wacht op wie weggaat.",
        "Zu zweit gibt es niemanden, mit dem man einen Schlüssel teilen könnte; es gilt also immer „Streng“: Der andere kann nichts von dir öffnen, und das Spiel wartet, wenn jemand geht.",
        "À deux, il n’y a personne avec qui partager une clé ; c’est donc toujours le mode strict : l’autre ne peut rien ouvrir de vous, et la partie attend qui s’en va.",
    ),
    "price.never": ("What no audit can see", "Wat geen controle kan zien", "Was keine Prüfung sehen kann", "Ce qu’aucune vérification ne voit"),
    "price.never.text": (
        "Players who talk behind the others’ backs, show each other their screens, or simply leave.",
        "Spelers die achter de rug van de anderen praten, elkaar hun scherm laten zien, of er gewoon vandoor gaan.",
        "Wenn welche hinter dem Rücken der anderen reden, einander ihren Bildschirm zeigen oder einfach gehen.",
        "Des joueurs qui parlent dans le dos des autres, se montrent leurs écrans, ou s’en vont tout simplement.",
    ),
}
