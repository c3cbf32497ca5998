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
        "{seat} staked something else than was noted, or more than there was.", "{seat} heeft iets anders ingezet dan genoteerd, of meer dan er was.",
        "{seat} hat etwas anderes gesetzt als notiert, oder mehr, als da war.", "{seat} a misé autre chose que ce qui était noté, ou plus que sa bourse.",
    ),
    "audit.wrong.claim": (
        "{seat} said something untrue about the hidden money.", "{seat} heeft iets onwaars over het verborgen geld gezegd.",
        "{seat} hat etwas Unwahres über das verdeckte Geld gesagt.", "{seat} a dit quelque chose de faux sur l’argent caché.",
    ),
    # ------------------------------------------------------------ the page
    "inquiry.title": ("A network game, checked", "Een netwerkspel, nagegaan", "Ein Netzspiel, geprüft", "Une partie en réseau, vérifiée"),
    "inquiry.working": ("Everything is being checked again…", "Alles wordt opnieuw nagegaan…", "Alles wird noch einmal geprüft…", "Tout est revérifié…"),
    "inquiry.part": ("{n} %", "{n} %", "{n} %", "{n} %"),
    "inquiry.where": ("At event {n} of the game.", "Bij gebeurtenis {n} van het spel.", "Bei Ereignis {n} des Spiels.", "À l’événement {n} de la partie."),
    "inquiry.more": ("And: {said}", "En: {said}", "Und: {said}", "Et : {said}"),
    "inquiry.open": (
        "This game was not over when it was written down. All that was said is checked; what is hidden stays hidden.",
        "Dit spel was nog niet uit toen het werd opgeschreven. Alles wat gezegd is, is nagegaan; wat verborgen is, blijft verborgen.",
        "Dieses Spiel war noch nicht aus, als es aufgeschrieben wurde. Alles Gesagte ist geprüft; was verdeckt ist, bleibt verdeckt.",
        "Cette partie n’était pas finie quand elle a été notée. Tout ce qui a été dit est vérifié ; ce qui est caché le reste.",
    ),
    "inquiry.so_far": (
        "All that was said so far is well.", "Alles wat tot nu toe gezegd is, klopt.",
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
    "price.this": ("This game was played so.", "Zo werd dit spel gespeeld.", "So wurde dieses Spiel gespielt.", "Cette partie s’est jouée ainsi."),
    "price.forgiving": ("Forgiving, with three players or more", "Vergevingsgezind, vanaf drie spelers", "Nachsichtig, ab drei Spielern", "Indulgent, à partir de trois joueurs"),
    "price.forgiving.text": (
        "If somebody leaves, the others play on, a lot moves for the empty seat, and whoever left may come back at any time. The price: everybody’s key is shared out among the others. All others together can then stand in for one player; with five or more players one fewer than all others is enough. So many, if they all conspired, could look at your cards, seals and bids and foresee the dice, as if you had left. Fewer learn nothing, and nobody can ever move or sign in your name.",
        "Gaat iemand weg, dan spelen de anderen verder, het lot zet voor de lege stoel, en wie wegging mag altijd terugkomen. De prijs: ieders sleutel is over de anderen verdeeld. Alle anderen samen kunnen dan één speler vervangen; vanaf vijf spelers volstaat één minder dan alle anderen. Zo velen zouden, als ze allemaal samenspannen, jouw kaarten, zegels en biedingen kunnen bekijken en de dobbelstenen voorzien, alsof je weg was. Met minder leren ze niets, en nooit kan iemand in jouw naam een zet doen of tekenen.",
        "Geht jemand weg, spielen die anderen weiter, das Los zieht für den leeren Platz, und wer ging, darf jederzeit zurückkommen. Der Preis: Jeder Schlüssel ist unter den anderen aufgeteilt. Alle anderen zusammen können dann für einen Spieler einspringen; ab fünf Spielern genügt einer weniger als alle anderen. So viele könnten, wenn sie sich alle verschwören, deine Karten, Siegel und Gebote ansehen und die Würfel voraussagen, als wärst du gegangen. Weniger erfahren nichts, und niemand kann je in deinem Namen ziehen oder unterschreiben.",
        "Si quelqu’un part, les autres continuent, le sort joue pour la place vide, et qui est parti peut revenir à tout moment. Le prix : la clé de chacun est partagée entre les autres. Tous les autres ensemble peuvent alors remplacer un joueur ; à partir de cinq joueurs, un de moins que tous les autres suffit. S’ils complotaient tous, ils pourraient regarder tes cartes, tes sceaux et tes mises et prévoir les dés, comme si tu étais parti. Moins nombreux, ils n’apprennent rien, et personne ne peut jamais jouer ni signer en ton nom.",
    ),
    "price.strict": ("Strict", "Streng", "Streng", "Strict"),
    "price.strict.text": (
        "Nobody but you can ever open what you hide, even if all others conspire. The price: if somebody leaves, the game waits. It is kept on every device and goes on when that player is back.",
        "Niemand dan jij kan ooit openen wat jij verbergt, ook niet als alle anderen samenspannen. De prijs: gaat iemand weg, dan wacht het spel. Het blijft op elk apparaat bewaard en gaat verder als die speler terug is.",
        "Niemand außer dir kann je öffnen, was du verbirgst, auch wenn sich alle anderen verschwören. Der Preis: Geht jemand weg, wartet das Spiel. Es bleibt auf jedem Gerät bewahrt und geht weiter, wenn dieser Spieler zurück ist.",
        "Personne d’autre que toi ne peut ouvrir ce que tu caches, même si tous les autres complotent. Le prix : si quelqu’un part, la partie attend. Elle est gardée sur chaque appareil et reprend quand ce joueur revient.",
    ),
    "price.two": ("Two players", "Twee spelers", "Zwei Spieler", "Deux joueurs"),
    "price.two.text": (
        "With two there is nobody to share a key with, so it is always as in the strict way: the other one can open nothing of yours, and the game waits for whoever leaves.",
        "Met zijn tweeën is er niemand om een sleutel mee te delen, dus gaat het altijd als bij streng: de ander kan niets van jou openen, en het spel wacht op wie weggaat.",
        "Zu zweit gibt es niemanden, mit dem man einen Schlüssel teilen könnte; es ist also immer wie bei der strengen Art: Der andere kann nichts von dir öffnen, und das Spiel wartet auf den, der geht.",
        "À deux, il n’y a personne avec qui partager une clé ; c’est donc toujours comme en mode strict : l’autre ne peut rien ouvrir de toi, et la partie attend qui s’en va.",
    ),
    "price.never": ("What no audit can see", "Wat geen controle kan zien", "Was keine Prüfung sehen kann", "Ce qu’aucune vérification ne voit"),
    "price.never.text": (
        "Players who talk behind the others’ backs, show each other their screens, or simply leave.",
        "Spelers die achter de rug van de anderen praten, elkaar hun scherm laten zien, of gewoon weggaan.",
        "Spieler, die hinter dem Rücken der anderen reden, einander ihren Bildschirm zeigen oder einfach gehen.",
        "Des joueurs qui parlent dans le dos des autres, se montrent leurs écrans, ou s’en vont tout simplement.",
    ),
}
