"""The rules of Suitcases for a player, the part on duels."""

from games.contract.help import Section

DUELS = (
    Section("duels", (
        "Duels", "Duels", "Duelle", "Les duels",
    ), ((
        "An agent that walks into a city with agents of another colour must stop and *fight at once*. Both players choose "
          "one of their duel cards in secret and show them together. The higher number wins; equal numbers go to the "
          "*attacker*, who walked in.",
        "Een agent die een stad binnenloopt waar agenten van een andere kleur staan, moet stoppen en *meteen duelleren*. "
          "Beide spelers kiezen in het geheim een duelkaart en tonen die tegelijk. Het hoogste getal wint; bij gelijke "
          "getallen wint de *aanvaller*, die binnenkwam.",
        "Ein Agent, der eine Stadt mit Agenten einer anderen Farbe betritt, muss anhalten und *sofort kämpfen*. Beide wählen "
          "heimlich eine ihrer Duellkarten und zeigen sie gleichzeitig. Die höhere Zahl gewinnt; bei Gleichstand gewinnt, wer "
          "*angreift*, also hereinkam.",
        "Un agent qui entre dans une ville occupée par une autre couleur doit s’arrêter et *se battre aussitôt*. Les deux "
          "joueurs choisissent en secret une carte de duel et les montrent ensemble. Le plus haut l’emporte ; à égalité, "
          "c’est l’*attaquant*, celui qui est entré.",
    ), (
        "The loser’s agent leaves the game. But whoever loses with a *0* saves the agent: it goes back to its base. A suitcase the loser carried stays in the city, and the winner may take it on their own turn.",
        "De agent van de verliezer is uit het spel. Maar wie met een *0* verliest, redt zijn agent: die gaat terug naar zijn "
          "basis. Een koffer die de verliezer droeg, blijft in de stad, en de winnaar mag hem in de eigen beurt nemen.",
        "Der Agent, der verliert, scheidet aus. Wer aber mit einer *0* verliert, rettet seinen Agenten: Er geht zurück auf seine "
          "Basis. Ein Koffer, den er trug, bleibt in der Stadt, und wer gewonnen hat, darf ihn im eigenen Zug nehmen.",
        "L’agent perdant quitte la partie. Mais perdre avec un *0* sauve l’agent : il rentre à sa base. La valise du perdant "
          "reste dans la ville, et le vainqueur peut la prendre à son tour.",
    ), (
        "Two zeros: the attacker wins and the defender goes back to base.",
        "Twee nullen: de aanvaller wint en de verdediger gaat terug naar zijn basis.",
        "Zwei Nullen: Der Angriff gelingt, und wer verteidigt hat, geht zurück auf die Basis.",
        "Deux zéros : l’attaquant gagne et le défenseur rentre à sa base.",
    ),), "card:4"),
    Section("cards", (
        "Duel cards", "Duelkaarten", "Duellkarten", "Les cartes de duel",
    ), ((
        "Everybody has 0, 0, 1, 2, 3, 4 and 5. A card that was played is out, and everybody can see what you have left. Once "
          "all seven are used, all seven come back at once.",
        "Iedereen heeft 0, 0, 1, 2, 3, 4 en 5. Een gespeelde kaart is weg, en iedereen kan zien wat je nog hebt. Zijn alle "
          "zeven gebruikt, dan krijg je ze meteen alle zeven terug.",
        "Alle haben 0, 0, 1, 2, 3, 4 und 5. Eine gespielte Karte ist weg, und alle sehen, was du noch hast. Sind alle sieben "
          "verbraucht, kommen sofort alle sieben zurück.",
        "Chacun a 0, 0, 1, 2, 3, 4 et 5. Une carte jouée est écartée, et tous voient ce qui vous reste. Quand les sept ont "
          "servi, elles reviennent toutes aussitôt.",
    ),), "card:0"),
    Section("bonus", (
        "Winning, losing, going on", "Winnen, verliezen, verder", "Gewinnen, verlieren, weiter", "Gagner, perdre, continuer",
    ), ((
        "An attacker who wins gets a *bonus step*, for that agent alone and for this turn only, and the turn goes on. An "
          "attacker who loses ends the turn: everything left is lost. Rolled 5 and a duel on the second step? Won: three "
          "steps and a bonus step are left. Lost: the turn is over.",
        "Een aanvaller die wint, krijgt een *bonusstap*, alleen voor die agent en alleen deze beurt, en de beurt gaat door. "
          "Verliest de aanvaller, dan is de beurt voorbij en vervalt de rest. 5 gegooid en een duel bij de tweede stap? "
          "Gewonnen: nog drie stappen en een bonusstap. Verloren: de beurt is voorbij.",
        "Wer im Angriff gewinnt, erhält einen *Bonusschritt*, nur für diesen Agenten und nur in diesem Zug, und der Zug geht "
          "weiter. Wer im Angriff verliert, beendet damit den Zug; alles Übrige verfällt. Eine 5 gewürfelt und beim zweiten "
          "Schritt ein Duell? Gewonnen: drei Schritte und ein Bonusschritt bleiben. Verloren: Der Zug ist zu Ende.",
        "L’attaquant qui gagne reçoit un *pas en prime*, pour cet agent seul et ce tour seulement, et le tour continue. S’il "
          "perd, le tour est fini et le reste est perdu. Un 5 aux dés et un duel au deuxième pas ? Gagné : il reste trois pas "
          "et le pas en prime. Perdu : le tour est fini.",
    ), (
        "Several foes in the city are fought one after the other, in the order the attacker likes; each win gives another "
          "bonus step.",
        "Staan er meerdere tegenstanders in de stad, dan vecht je met de een na de ander, in de volgorde die de aanvaller kiest; elke overwinning geeft weer een bonusstap.",
        "Stehen mehrere Gegner in der Stadt, wird nacheinander gegen alle gekämpft, in der Reihenfolge, die beim Angriff gewählt "
          "wird; jeder Sieg bringt einen weiteren Bonusschritt.",
        "S’il y a plusieurs adversaires dans la ville, on les affronte l’un après l’autre, dans l’ordre choisi par l’attaquant ; "
          "chaque victoire donne un pas de plus.",
    ),), "portrait:red"),
)
