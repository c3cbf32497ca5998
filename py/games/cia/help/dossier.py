"""The rules of CIA for a player, fourth part: the secret dossier, and how to bluff and to guess."""

from games.contract.help import Section

DOSSIER = (
    Section("dossier", (
        "Secret dossier: notes on every agent", "Geheim dossier: notities over elke agent",
        "Geheimes Dossier: Notizen zu jedem Agenten", "Dossier secret : des notes sur chaque agent",
    ), ((
        "A variant for sharp eyes, with the base game or with Top Secret. You keep a private dossier with "
          "a page for every agent, for whatever you notice on the way. Nobody else sees it, and it is still "
          "there after a reload.",
        "Een variant voor scherpe ogen, met het basisspel of met Top Secret. Je hebt een eigen dossier met "
          "een bladzijde voor elke agent, voor alles wat je onderweg opvalt. Niemand anders ziet het, en na "
          "herladen is het er nog.",
        "Eine Variante für scharfe Augen, mit dem Grundspiel oder mit Top Secret. Du führst ein eigenes "
          "Dossier mit einer Seite für jeden Agenten, für alles, was dir unterwegs auffällt. Niemand sonst "
          "sieht es, und nach dem Neuladen ist es noch da.",
        "Une variante pour les esprits perçants, avec le jeu de base ou avec Top Secret. Vous tenez un "
          "dossier privé, une page par agent, pour tout ce que vous remarquez. Personne d’autre ne le voit, "
          "et il est toujours là après un rechargement.",
    ),), "figure:schulz"),
    Section("dossier_29", (
        "Filling in the dossier: at 29 points", "Het dossier invullen: bij 29 punten",
        "Das Dossier ausfüllen: bei 29 Punkten", "Remplir le dossier : à 29 points",
    ), ((
        "At the end of the turn in which the first marker reaches or passes 29, everybody fills in the dossier, "
          "at the same time and in secret: for each agent in play the name of a player, or that it is a bystander.",
        "Aan het eind van de beurt waarin de eerste scoresteen op of voorbij de 29 komt, vult iedereen het "
          "dossier in, tegelijk en in het geheim: voor elke agent in het spel de naam van een speler, of dat het "
          "een meeloper is.",
        "Am Ende des Zuges, in dem der erste Stein die 29 erreicht oder überschreitet, füllen alle das "
          "Dossier aus, gleichzeitig und geheim: für jeden Agenten im Spiel den Namen einer Person, oder "
          "dass er ein Statist ist.",
        "À la fin du tour où le premier pion atteint ou dépasse 29, chacun remplit son dossier, en même "
          "temps et en secret : pour chaque agent en jeu, le nom d’un joueur, ou la mention figurant.",
    ), (
        "No name stands *twice*, and yours stands on your own agent. You need not name everybody: where "
          "you do not know, leave a dash. A closed dossier stays closed: nothing can be changed later. If one "
          "scoring passes 29 and 42 together, the dossiers are filled "
          "in before any card is turned over.",
        "Geen naam staat er *twee keer* in, en die van jou staat bij je eigen agent. Je hoeft niet iedereen "
          "te noemen: weet je het niet, laat dan een streepje staan. Gesloten is gesloten: later verander je "
          "niets meer. Gaat één telling in één keer voorbij 29 én 42, dan vullen jullie de "
          "dossiers in voor er een kaart open gaat.",
        "Kein Name steht *zweimal* darin, und deiner steht bei deinem eigenen Agenten. Du musst nicht alle "
          "nennen: Was du nicht weißt, bleibt ein Strich. Geschlossen bleibt geschlossen: Später lässt sich "
          "nichts mehr ändern. Überschreitet eine Wertung 29 und 42 zugleich, "
          "werden die Dossiers ausgefüllt, bevor eine Karte aufgedeckt wird.",
        "Aucun nom n’y figure *deux fois*, et le vôtre est sur votre propre agent. Rien n’oblige à nommer "
          "tout le monde : dans le doute, laissez un tiret. Un dossier clos reste clos : plus rien ne change "
          "ensuite. Si un même décompte dépasse 29 et 42 d’un coup, on remplit "
          "les dossiers avant de retourner la moindre carte.",
    ),), "stone:schulz"),
    Section("dossier_double", (
        "The dossier and the double agent", "Het dossier en de dubbelagent",
        "Das Dossier und der Doppelagent", "Le dossier et l’agent double",
    ), ((
        "Every bystander that has been taken with a double agent card by then allows a name to stand *once "
          "more*. Two taken: two names twice, or one name three times. Right is whoever owns the agent at the "
          "end. If you own two agents yourself, neither of "
          "them earns you dossier points.",
        "Voor elke meeloper die tot dan toe met een dubbelagent is genomen, mag er een naam *een keer extra* "
          "staan. Twee genomen: twee namen dubbel, of één naam drie keer. Goed is wie de agent aan het eind "
          "bezit. Heb je zelf twee agenten, dan leveren die je "
          "geen van beide dossierpunten op.",
        "Für jeden Statisten, der bis dahin mit einem Doppelagenten genommen wurde, darf ein Name *einmal "
          "mehr* stehen. Zwei genommen: zwei Namen doppelt oder ein Name dreimal. Richtig ist, wem der Agent "
          "am Ende gehört. Gehören dir selbst zwei Agenten, bringt "
          "dir keiner davon Dossierpunkte.",
        "Pour chaque figurant pris jusque-là avec un agent double, un nom peut figurer *une fois de plus*. "
          "Deux pris : deux noms en double, ou un nom trois fois. Ce qui compte, c’est à qui l’agent "
          "appartient à la fin. Si vous avez vous-même deux agents, aucun "
          "des deux ne vous vaut de points de dossier.",
    ),), "card:double_agent"),
    Section("dossier_points", (
        "Dossier points and the winner", "Dossierpunten en de winnaar",
        "Dossierpunkte und wer gewinnt", "Les points de dossier et le vainqueur",
    ), ((
        "When a marker has reached 42, cards and dossiers are opened. You get *5 points* for every agent other "
          "than your own whose owner you named, or which you rightly called a bystander. They are added to the "
          "points of your agent, or of your better one if you have two.",
        "Als een scoresteen de 42 heeft gehaald, gaan kaarten en dossiers open. Je krijgt *5 punten* voor elke "
          "agent die niet van jou is en van wie je de eigenaar goed had, of die je terecht een meeloper noemde. "
          "Die komen bij de punten van je agent, of van je beste als je er twee hebt.",
        "Hat ein Stein die 42 erreicht, werden Karten und Dossiers geöffnet. Du bekommst *5 Punkte* für "
          "jeden Agenten, der nicht deiner ist und dessen Besitzer du richtig genannt hast, oder den du zu "
          "Recht Statist genannt hast. Sie kommen zu den Punkten deines Agenten, oder des besseren, wenn "
          "du zwei hast.",
        "Quand un pion a atteint 42, on ouvre cartes et dossiers. Vous recevez *5 points* pour chaque "
          "agent autre que le vôtre dont vous avez nommé le propriétaire, ou que vous avez à raison dit "
          "figurant. Ils s’ajoutent aux points de votre agent, ou du meilleur si vous en avez deux.",
    ), (
        "Most points win, and a tie is shared. If a bystander is then still strictly ahead of everybody, "
          "nobody wins.",
        "De meeste punten winnen, en een gelijke stand wordt gedeeld. Ligt een meeloper dan nog echt voor "
          "op iedereen, dan wint niemand.",
        "Die meisten Punkte gewinnen, bei Gleichstand wird geteilt. Liegt dann immer noch ein Statist "
          "klar vor allen, gewinnt niemand.",
        "Le plus de points l’emporte, et l’égalité se partage. Si un figurant reste alors strictement "
          "devant tout le monde, personne ne gagne.",
    ),)),
    Section("bluffing", (
        "Tips for bluffing and guessing", "Tips om te bluffen en te raden",
        "Tipps zum Bluffen und Erraten", "Conseils pour bluffer et deviner",
    ), ((
        "*Feed the others.* Whoever always moves the same agent is found out by the second scoring. Let "
          "strangers score too, and take a small loss for your own agent now and then: it buys a lot of "
          "silence.",
        "*Gun de anderen iets.* Wie steeds dezelfde agent verplaatst, is na twee tellingen ontmaskerd. "
          "Laat ook vreemden scoren, en neem af en toe een klein verlies met je eigen agent: dat koopt een "
          "hoop rust.",
        "*Gönne den anderen etwas.* Wer immer denselben Agenten bewegt, ist nach zwei Wertungen enttarnt. "
          "Lass auch Fremde punkten, und nimm mit dem eigenen Agenten ab und zu einen kleinen Verlust in "
          "Kauf: Das erkauft dir viel Ruhe.",
        "*Soyez généreux.* Qui déplace toujours le même agent est démasqué dès le deuxième décompte. "
          "Laissez marquer les autres, et acceptez parfois une petite perte pour le vôtre : le silence est à "
          "ce prix.",
    ), (
        "*Place the safe slyly.* House 10 just ahead of your agent is an open confession. Better: a spot "
          "that suits two or three agents, yours among them. And watch where the others put it: the safe "
          "often stands where its mover hopes to arrive.",
        "*Zet de kluis slim neer.* Gebouw 10, vlak voor je eigen agent: dat is een bekentenis. Liever een plek die twee of drie agenten goed uitkomt, waaronder die van jou. En let op waar de anderen hem zetten: vaak daar waar ze zelf hopen aan te komen.",
        "*Stelle den Tresor schlau.* Haus 10, direkt vor deinem Agenten: Das ist ein Geständnis. Besser "
          "ist ein Platz, der zwei oder drei Agenten gefällt, deinem darunter. Und achte darauf, wohin die "
          "anderen ihn stellen: oft dorthin, wo sie selbst ankommen wollen.",
        "*Placez le coffre avec malice.* La maison 10 juste devant votre agent, c’est un aveu. Mieux vaut "
          "un endroit qui arrange deux ou trois agents, dont le vôtre. Et observez où les autres le "
          "mettent : souvent là où ils espèrent arriver.",
    ), (
        "*Read the gaps.* What people avoid says more than what they do. Who never sends Doyle to the "
          "ruin? Who shrugs when Perry loses three points, a little too quickly?",
        "*Lees de gaten.* Wat mensen vermijden zegt meer dan wat ze doen. Wie stuurt Doyle nooit naar de "
          "bouwval? Wie haalt net iets te snel de schouders op als Perry drie punten verliest?",
        "*Lies die Lücken.* Was jemand meidet, verrät mehr als das, was er tut. Wer schickt Doyle nie in "
          "die Ruine? Wer zuckt ein wenig zu schnell mit den Schultern, wenn Perry drei Punkte verliert?",
        "*Lisez entre les lignes.* Ce que l’on évite en dit plus que ce que l’on fait. Qui n’envoie jamais "
          "Doyle dans la ruine ? Qui hausse les épaules un peu trop vite quand Perry perd trois points ?",
    ), (
        "*Keep a card back.* You need not volunteer to play: as soon as somebody else starts a round, you "
          "may join in. The last card of a round is the strongest one.",
        "*Hou een kaart achter.* Je hoeft je niet te melden om te spelen: begint een ander een ronde, dan "
          "mag je gewoon meedoen. De laatste kaart van een ronde is de sterkste.",
        "*Halte eine Karte zurück.* Du musst dich nicht melden, um zu spielen: Sobald jemand anders eine "
          "Runde beginnt, darfst du mitmachen. Die letzte Karte einer Runde ist die stärkste.",
        "*Gardez une carte en réserve.* Inutile d’être volontaire pour jouer : dès que quelqu’un d’autre "
          "lance une manche, vous pouvez vous en mêler. La dernière carte d’une manche est la plus forte.",
    ),), "figure:doyle"),
)
