"""Everything CIA says to a player, in English, Dutch, German and French, side by side."""

TEXT = {
    "cia.title": (
        "CIA – Shadow in the Night", "CIA – Schaduw in de nacht",
        "CIA – Schatten in der Nacht", "CIA – Ombre dans la nuit",
    ),
    "cia.tagline": (
        "One agent is yours. Move them all, and let nobody guess which.",
        "Eén agent is van jou. Verplaats ze allemaal, en laat niemand raden welke.",
        "Ein Agent gehört dir. Bewege sie alle, und lass niemanden erraten, welcher.",
        "Un agent est à vous. Déplacez-les tous, et que personne ne devine lequel.",
    ),
    # ------------------------------------------------------------ the town
    "cia.agent.schulz": ("Schulz", "Schulz", "Schulz", "Schulz"),
    "cia.agent.perry": ("Perry", "Perry", "Perry", "Perry"),
    "cia.agent.bucci": ("Bucci", "Bucci", "Bucci", "Bucci"),
    "cia.agent.jacques": ("Jacques", "Jacques", "Jacques", "Jacques"),
    "cia.agent.mirkov": ("Mirkov", "Mirkov", "Mirkov", "Mirkov"),
    "cia.agent.doyle": ("Doyle", "Doyle", "Doyle", "Doyle"),
    "cia.agent.larsson": ("Larsson", "Larsson", "Larsson", "Larsson"),
    "cia.colour.schulz": ("grey", "grijs", "grau", "gris"),
    "cia.colour.perry": ("yellow", "geel", "gelb", "jaune"),
    "cia.colour.bucci": ("orange", "oranje", "orange", "orange"),
    "cia.colour.jacques": ("red", "rood", "rot", "rouge"),
    "cia.colour.mirkov": ("green", "groen", "grün", "vert"),
    "cia.colour.doyle": ("blue", "blauw", "blau", "bleu"),
    "cia.colour.larsson": ("purple", "paars", "lila", "violet"),
    "cia.building.0": ("the church", "de kerk", "die Kirche", "l’église"),
    "cia.building.1": ("house 1", "huis 1", "Haus 1", "maison 1"),
    "cia.building.2": ("house 2", "huis 2", "Haus 2", "maison 2"),
    "cia.building.3": ("house 3", "huis 3", "Haus 3", "maison 3"),
    "cia.building.4": ("house 4", "huis 4", "Haus 4", "maison 4"),
    "cia.building.5": ("house 5", "huis 5", "Haus 5", "maison 5"),
    "cia.building.6": ("house 6", "huis 6", "Haus 6", "maison 6"),
    "cia.building.7": ("house 7", "huis 7", "Haus 7", "maison 7"),
    "cia.building.8": ("house 8", "huis 8", "Haus 8", "maison 8"),
    "cia.building.9": ("house 9", "huis 9", "Haus 9", "maison 9"),
    "cia.building.10": ("house 10", "huis 10", "Haus 10", "maison 10"),
    "cia.building.11": ("the ruin", "de ruïne", "die Ruine", "la ruine"),
    # where an agent goes, and where the safe is put: each language bends the name in its own way
    "cia.to.0": ("to the church", "naar de kerk", "in die Kirche", "dans l’église"),
    "cia.to.1": ("to house 1", "naar huis 1", "in Haus 1", "dans la maison 1"),
    "cia.to.2": ("to house 2", "naar huis 2", "in Haus 2", "dans la maison 2"),
    "cia.to.3": ("to house 3", "naar huis 3", "in Haus 3", "dans la maison 3"),
    "cia.to.4": ("to house 4", "naar huis 4", "in Haus 4", "dans la maison 4"),
    "cia.to.5": ("to house 5", "naar huis 5", "in Haus 5", "dans la maison 5"),
    "cia.to.6": ("to house 6", "naar huis 6", "in Haus 6", "dans la maison 6"),
    "cia.to.7": ("to house 7", "naar huis 7", "in Haus 7", "dans la maison 7"),
    "cia.to.8": ("to house 8", "naar huis 8", "in Haus 8", "dans la maison 8"),
    "cia.to.9": ("to house 9", "naar huis 9", "in Haus 9", "dans la maison 9"),
    "cia.to.10": ("to house 10", "naar huis 10", "in Haus 10", "dans la maison 10"),
    "cia.to.11": ("to the ruin", "naar de ruïne", "in die Ruine", "dans la ruine"),
    "cia.into.0": ("into the church", "in de kerk", "in die Kirche", "dans l’église"),
    "cia.into.1": ("into house 1", "in huis 1", "in Haus 1", "dans la maison 1"),
    "cia.into.2": ("into house 2", "in huis 2", "in Haus 2", "dans la maison 2"),
    "cia.into.3": ("into house 3", "in huis 3", "in Haus 3", "dans la maison 3"),
    "cia.into.4": ("into house 4", "in huis 4", "in Haus 4", "dans la maison 4"),
    "cia.into.5": ("into house 5", "in huis 5", "in Haus 5", "dans la maison 5"),
    "cia.into.6": ("into house 6", "in huis 6", "in Haus 6", "dans la maison 6"),
    "cia.into.7": ("into house 7", "in huis 7", "in Haus 7", "dans la maison 7"),
    "cia.into.8": ("into house 8", "in huis 8", "in Haus 8", "dans la maison 8"),
    "cia.into.9": ("into house 9", "in huis 9", "in Haus 9", "dans la maison 9"),
    "cia.into.10": ("into house 10", "in huis 10", "in Haus 10", "dans la maison 10"),
    "cia.into.11": ("into the ruin", "in de ruïne", "in die Ruine", "dans la ruine"),
    "cia.board": ("The town by night", "De stad bij nacht", "Die Stadt bei Nacht", "La ville, la nuit"),
    "cia.pieces": (
        "Agents, stones and the safe", "Agenten, stenen en de kluis",
        "Agenten, Steine und der Tresor", "Agents, pions et coffre",
    ),
    "cia.safe": ("The safe", "De kluis", "Der Tresor", "Le coffre"),
    # ------------------------------------------------------------ options
    "cia.option.top_secret": (
        "Top Secret cards", "Top Secret-kaarten",
        "Top-Secret-Karten", "Cartes Top Secret",
    ),
    "cia.option.top_secret.text": (
        "A hand of secret cards that turn a night around.",
        "Een hand vol geheime kaarten die de nacht op zijn kop zetten.",
        "Geheime Handkarten, die eine Nacht auf den Kopf stellen.",
        "Une main de cartes secrètes pour renverser le cours de la nuit.",
    ),
    "cia.option.dossier": ("Secret dossier", "Geheim dossier", "Geheimes Dossier", "Dossier secret"),
    "cia.option.dossier.text": (
        "At 29 points everybody writes down who is who; each right guess is worth 5 points.",
        "Bij 29 punten schrijft iedereen op wie wie is; elke juiste gok levert 5 punten op.",
        "Bei 29 Punkten schreiben alle auf, wer wer ist; jeder Treffer bringt 5 Punkte.",
        "À 29 points, chacun note qui est qui ; chaque bonne réponse vaut 5 points.",
    ),
    "cia.option.agents": ("Agents in play", "Agenten in het spel", "Agenten im Spiel", "Agents en jeu"),
    "cia.option.first": ("First player", "Beginspeler", "Wer beginnt", "Premier joueur"),
    # ------------------------------------------------------------ Top Secret cards
    "cia.card.back_1_2": ("Second thoughts", "Bedenkingen", "Rückzieher", "Marche arrière"),
    "cia.card.back_1_2.text": (
        "One agent goes one or two steps back.", "Eén agent gaat één of twee stappen terug.",
        "Ein Agent geht einen oder zwei Schritte zurück.", "Un agent recule d’un ou deux pas.",
    ),
    "cia.card.step_either": ("Side door", "Zijdeur", "Nebentür", "Porte dérobée"),
    "cia.card.step_either.text": (
        "One agent goes one step forward or back.", "Eén agent gaat één stap vooruit of terug.",
        "Ein Agent geht einen Schritt vor oder zurück.", "Un agent avance ou recule d’un pas.",
    ),
    "cia.card.two_back": ("Tailed", "Geschaduwd", "Beschattet", "Filature"),
    "cia.card.two_back.text": (
        "Two agents go one step back each.", "Twee agenten gaan elk één stap terug.",
        "Zwei Agenten gehen je einen Schritt zurück.", "Deux agents reculent chacun d’un pas.",
    ),
    "cia.card.two_forward": ("Night shift", "Nachtdienst", "Nachtschicht", "Service de nuit"),
    "cia.card.two_forward.text": (
        "Two agents go one step forward each.", "Twee agenten gaan elk één stap vooruit.",
        "Zwei Agenten gehen je einen Schritt vor.", "Deux agents avancent chacun d’un pas.",
    ),
    "cia.card.leave_safe": ("Footsteps", "Voetstappen", "Schritte im Flur", "Des pas dans le couloir"),
    "cia.card.leave_safe.text": (
        "One agent at the safe goes one step forward or back.",
        "Eén agent bij de kluis gaat één stap vooruit of terug.",
        "Ein Agent beim Tresor geht einen Schritt vor oder zurück.",
        "Un agent qui se trouve au coffre avance ou recule d’un pas.",
    ),
    "cia.card.move_safe": ("Removal van", "Verhuiswagen", "Möbelwagen", "Déménagement"),
    "cia.card.move_safe.text": (
        "Put the safe into any other building. This never causes a scoring.",
        "Zet de kluis in een ander gebouw naar keuze. Dat leidt nooit tot een telling.",
        "Stelle den Tresor in ein beliebiges anderes Gebäude. Das löst nie eine Wertung aus.",
        "Placez le coffre dans un autre bâtiment de votre choix. Cela ne provoque jamais de décompte.",
    ),
    "cia.card.to_ruin": ("Trapdoor", "Valluik", "Falltür", "Trappe"),
    "cia.card.to_ruin.text": (
        "One agent, wherever it is, ends up in the ruin.",
        "Eén agent belandt in de ruïne, waar hij ook is.",
        "Ein Agent landet in der Ruine, egal, wo er steht.",
        "Un agent, où qu’il soit, finit dans la ruine.",
    ),
    "cia.card.all_to_church": ("Midnight mass", "Nachtmis", "Mitternachtsmesse", "Messe de minuit"),
    "cia.card.all_to_church.text": (
        "All agents go to the church.", "Alle agenten gaan naar de kerk.",
        "Alle Agenten gehen in die Kirche.", "Tous les agents vont à l’église.",
    ),
    "cia.card.swap": ("False papers", "Valse papieren", "Falsche Papiere", "Faux papiers"),
    "cia.card.swap.text": (
        "Two agents in different buildings change places.",
        "Twee agenten in verschillende gebouwen wisselen van plaats.",
        "Zwei Agenten in verschiedenen Gebäuden tauschen die Plätze.",
        "Deux agents situés dans des bâtiments différents échangent leurs places.",
    ),
    "cia.card.join": ("Rendezvous", "Rendez-vous", "Treffpunkt", "Rendez-vous"),
    "cia.card.join.text": (
        "One agent goes to where another agent is.", "Eén agent gaat naar waar een andere agent is.",
        "Ein Agent geht dorthin, wo ein anderer ist.", "Un agent rejoint un autre agent.",
    ),
    "cia.card.ruin_to_church": ("Sanctuary", "Toevluchtsoord", "Zuflucht", "Asile"),
    "cia.card.ruin_to_church.text": (
        "One or two agents go from the ruin to the church.",
        "Eén of twee agenten gaan van de ruïne naar de kerk.",
        "Ein oder zwei Agenten gehen von der Ruine in die Kirche.",
        "Un ou deux agents passent de la ruine à l’église.",
    ),
    "cia.card.forward_1_3": ("Fast car", "Snelle wagen", "Schneller Wagen", "Voiture rapide"),
    "cia.card.forward_1_3.text": (
        "One agent goes one, two or three steps forward.",
        "Eén agent gaat één, twee of drie stappen vooruit.",
        "Ein Agent geht einen, zwei oder drei Schritte vor.",
        "Un agent avance d’un, deux ou trois pas.",
    ),
    "cia.card.stones_plus_3": ("Brown envelope", "Bruine envelop", "Brauner Umschlag", "Enveloppe brune"),
    "cia.card.stones_plus_3.text": (
        "Two stones at 40 or less go 3 fields forward each.",
        "Twee stenen op 40 of minder gaan elk 3 velden vooruit.",
        "Zwei Steine auf höchstens 40 rücken je 3 Felder vor.",
        "Deux pions à 40 ou moins avancent chacun de 3 cases.",
    ),
    "cia.card.to_safe": ("Master key", "Loper", "Dietrich", "Passe-partout"),
    "cia.card.to_safe.text": (
        "One agent, wherever it is, goes to the safe. If it is still there at the end of the round, there "
          "is a scoring.",
        "Eén agent gaat naar de kluis, waar hij ook is. Staat hij er aan het eind van de ronde nog, dan "
          "volgt een telling.",
        "Ein Agent geht zum Tresor, egal, wo er steht. Ist er am Ende der Runde noch dort, gibt es eine "
          "Wertung.",
        "Un agent, où qu’il soit, va au coffre. S’il y est encore à la fin de la manche, il y a décompte.",
    ),
    "cia.card.double_agent": ("Double agent", "Dubbelagent", "Doppelagent", "Agent double"),
    "cia.card.double_agent.text": (
        "Take a bystander’s card in secret: that agent is yours too. In the end only the better of the two "
          "counts.",
        "Neem in het geheim de kaart van een meeloper: die agent is ook van jou. Aan het eind telt alleen "
          "de beste van de twee.",
        "Nimm heimlich die Karte eines Statisten: Auch dieser Agent gehört dir. Am Ende zählt nur der "
          "bessere von beiden.",
        "Prenez en secret la carte d’un figurant : cet agent est aussi à vous. À la fin, seul le meilleur "
          "des deux compte.",
    ),
    # ------------------------------------------------------------ what to do now
    "cia.hint.walk": (
        "{n} {n|point|points} left: tap an agent to walk it one step on.",
        "Nog {n} {n|punt|punten}: tik op een agent om hem een stap verder te zetten.",
        "Noch {n} {n|Punkt|Punkte}: Tippe auf einen Agenten, um ihn einen Schritt weiterzuziehen.",
        "Encore {n} {n|point|points} : touchez un agent pour le faire avancer d’un pas.",
    ),
    "cia.hint.walk_1_3": (
        "You may spend 1, 2 or 3 points. Up to {n} left.",
        "Je mag 1, 2 of 3 punten gebruiken. Nog hooguit {n}.",
        "Du darfst 1, 2 oder 3 Punkte ausgeben. Noch höchstens {n}.",
        "Dépensez 1, 2 ou 3 points. Encore {n} au plus.",
    ),
    "cia.hint.walk_0_3": (
        "Spend up to 3 points, or move nobody and draw a card. Up to {n} left.",
        "Gebruik hooguit 3 punten, of verplaats niemand en trek een kaart. Nog hooguit {n}.",
        "Gib bis zu 3 Punkte aus, oder bewege niemanden und zieh eine Karte. Noch höchstens {n}.",
        "Dépensez jusqu’à 3 points, ou ne déplacez personne et piochez une carte. Encore {n} au plus.",
    ),
    "cia.hint.confirm": (
        "All set: confirm.", "Klaar: bevestig.",
        "Fertig: Bestätige.", "C’est prêt : confirmez.",
    ),
    "cia.hint.safe": (
        "Put the safe into another building.", "Zet de kluis in een ander gebouw.",
        "Stelle den Tresor in ein anderes Gebäude.", "Placez le coffre dans un autre bâtiment.",
    ),
    "cia.hint.volunteer": (
        "Does anybody want to play a Top Secret card?", "Wil iemand een Top Secret-kaart spelen?",
        "Möchte jemand eine Top-Secret-Karte spielen?", "Quelqu’un veut-il jouer une carte Top Secret ?",
    ),
    "cia.hint.card": (
        "Play a card, or pass.", "Speel een kaart, of pas.",
        "Spiele eine Karte oder passe.", "Jouez une carte ou passez.",
    ),
    "cia.hint.must_play": (
        "You asked for this round: play a card.", "Jij vroeg om deze ronde: speel een kaart.",
        "Du wolltest diese Runde: Spiele eine Karte.", "Vous avez demandé cette manche : jouez une carte.",
    ),
    "cia.hint.target": (
        "Now tap whom or what the card is for.", "Kies nu op wie of wat je de kaart speelt.",
        "Wähle jetzt, wen oder was die Karte trifft.", "Choisissez maintenant la cible de la carte.",
    ),
    "cia.hint.dossier_missing": (
        "Who is who? Still to be named: {names}.", "Wie is wie? Nog te noemen: {names}.",
        "Wer ist wer? Noch nicht genannt: {names}.", "Qui est qui ? Encore à nommer : {names}.",
    ),
    # ------------------------------------------------------------ what can be tapped
    "cia.pick.step": (
        "{agent}: on {to}", "{agent}: verder {to}",
        "{agent}: weiter {to}", "{agent} : aller {to}",
    ),
    "cia.pick.go": (
        "{agent}: {n} {n|step|steps} {to}", "{agent}: {n} {n|stap|stappen} {to}",
        "{agent}: {n} {n|Schritt|Schritte} {to}", "{agent} : {n} pas pour aller {to}",
    ),
    "cia.pick.safe": (
        "Put the safe {into}", "Zet de kluis {into}", "Tresor {into} stellen", "Placer le coffre {into}",
    ),
    "cia.pick.stone": ("{agent}’s stone", "steen van {agent}", "Stein von {agent}", "pion de {agent}"),
    "cia.pick.pass": ("Pass", "Passen", "Passen", "Passer"),
    "cia.pick.done": ("No more cards", "Geen kaarten meer", "Keine weitere Karte", "Plus de carte"),
    "cia.pick.dash": ("bystander", "meeloper", "Statist", "figurant"),
    "cia.pick.volunteer.yes": (
        "I play a card", "Ik speel een kaart",
        "Ich spiele eine Karte", "Je joue une carte",
    ),
    "cia.pick.volunteer.no": ("Not now", "Nu niet", "Jetzt nicht", "Pas maintenant"),
    "cia.summary.nobody": (
        "Nobody moves", "Niemand komt van zijn plaats",
        "Niemand bewegt sich", "Personne ne bouge",
    ),
    "cia.summary.dossier": (
        "Close the dossier for good", "Sluit het dossier voorgoed",
        "Dossier endgültig schließen", "Clore le dossier pour de bon",
    ),
    "cia.way": (
        "“{card}”: {targets}", "‘{card}’: {targets}",
        "„{card}“: {targets}", "« {card} » : {targets}",
    ),
    "cia.way.alone": ("“{card}”", "‘{card}’", "„{card}“", "« {card} »"),
    "cia.way.agent": ("{agent} {to}", "{agent} {to}", "{agent} {to}", "{agent} {to}"),
    "cia.way.stone": ("{agent} +3", "{agent} +3", "{agent} +3", "{agent} +3"),
    "cia.way.safe": ("safe {into}", "kluis {into}", "Tresor {into}", "coffre {into}"),
    # ------------------------------------------------------------ what happened
    "cia.say.agents": (
        "In play tonight: {agents}.", "Vannacht in het spel: {agents}.",
        "Heute Nacht im Spiel: {agents}.", "En jeu cette nuit : {agents}.",
    ),
    "cia.say.first": ("{name} begins.", "{name} begint.", "{name} beginnt.", "{name} commence."),
    "cia.say.roll": (
        "{name} rolls {die}.", "{name} gooit {die}.",
        "{name} würfelt {die}.", "{name} lance le dé : {die}.",
    ),
    "cia.say.walk": (
        "{name} moves {moves}.", "{name} verplaatst {moves}.",
        "{name} zieht {moves}.", "{name} déplace {moves}.",
    ),
    "cia.say.stay": (
        "{name} moves nobody.", "{name} verplaatst niemand.",
        "{name} bewegt niemanden.", "{name} ne déplace personne.",
    ),
    "cia.say.card": (
        "{name} plays {what}.", "{name} speelt {what}.",
        "{name} spielt {what}.", "{name} joue {what}.",
    ),
    "cia.say.pass": ("{name} passes.", "{name} past.", "{name} passt.", "{name} passe."),
    "cia.say.done": (
        "{name} plays no more cards for now.", "{name} speelt nu geen kaarten meer.",
        "{name} spielt jetzt keine Karten mehr.", "{name} ne joue plus de carte pour l’instant.",
    ),
    "cia.say.safe": (
        "{name} puts the safe {into}.", "{name} zet de kluis {into}.",
        "{name} stellt den Tresor {into}.", "{name} place le coffre {into}.",
    ),
    "cia.say.volunteer": (
        "{name} wants to play a card.", "{name} wil een kaart spelen.",
        "{name} möchte eine Karte spielen.", "{name} veut jouer une carte.",
    ),
    "cia.say.round": (
        "A Top Secret round begins with {name}.", "Een Top Secret-ronde begint bij {name}.",
        "Eine Top-Secret-Runde beginnt mit {name}.", "Une manche Top Secret commence par {name}.",
    ),
    "cia.say.dossier": (
        "{name} has closed the dossier.", "{name} heeft het dossier gesloten.",
        "{name} hat das Dossier geschlossen.", "{name} a clos son dossier.",
    ),
    "cia.say.bystander": (
        "{name} takes a bystander’s card in secret.", "{name} neemt in het geheim de kaart van een meeloper.",
        "{name} nimmt heimlich die Karte eines Statisten.", "{name} prend en secret la carte d’un figurant.",
    ),
    "cia.say.draw": (
        "{name} draws a Top Secret card.", "{name} trekt een Top Secret-kaart.",
        "{name} zieht eine Top-Secret-Karte.", "{name} pioche une carte Top Secret.",
    ),
    "cia.say.reshuffle": (
        "The discards are shuffled into a new pile.",
        "De afgelegde kaarten worden geschud tot een nieuwe stapel.",
        "Die Ablage wird zu einem neuen Stapel gemischt.",
        "La défausse est mélangée en une nouvelle pioche.",
    ),
    "cia.say.owner": (
        "{agent} worked for {name}.", "{agent} werkte voor {name}.",
        "{agent} arbeitete für {name}.", "{agent} travaillait pour {name}.",
    ),
    "cia.say.nobodys": (
        "{agent} was a bystander.", "{agent} was een meeloper.",
        "{agent} war ein Statist.", "{agent} n’était qu’un figurant.",
    ),
    "cia.say.points": (
        "{agent} {sign}{by}", "{agent} {sign}{by}",
        "{agent} {sign}{by}", "{agent} {sign}{by}",
    ),
    "cia.say.score": (
        "The safe is cracked: {points}.", "De kluis is gekraakt: {points}.",
        "Der Tresor ist geknackt: {points}.", "Le coffre est percé : {points}.",
    ),
    "cia.say.score_nothing": (
        "The safe is cracked, but nobody’s stone moves.",
        "De kluis is gekraakt, maar geen steen beweegt.",
        "Der Tresor ist geknackt, aber kein Stein rückt vor.",
        "Le coffre est percé, mais aucun pion ne bouge.",
    ),
    "cia.say.time_for_dossier": (
        "A stone has reached 29: everybody fills in the dossier.",
        "Een steen heeft 29 bereikt: iedereen vult het dossier in.",
        "Ein Stein hat die 29 erreicht: Alle füllen das Dossier aus.",
        "Un pion a atteint 29 : chacun remplit son dossier.",
    ),
    "cia.say.end": (
        "A stone is home. All cards are turned over.",
        "Een steen is binnen. Alle kaarten gaan open.",
        "Ein Stein ist im Ziel. Alle Karten werden aufgedeckt.",
        "Un pion est arrivé. Toutes les cartes sont retournées.",
    ),
    # ------------------------------------------------------------ refusals
    "cia.illegal.points": (
        "You have {n} {n|point|points} and spent {spent}.",
        "Je hebt {n} {n|punt|punten} en gebruikte er {spent}.",
        "Du hast {n} {n|Punkt|Punkte} und gibst {spent} aus.",
        "Vous avez {n} {n|point|points} et en dépensez {spent}.",
    ),
    "cia.illegal.same_building": (
        "The safe must move to a different building.", "De kluis moet naar een ander gebouw.",
        "Der Tresor muss in ein anderes Gebäude.", "Le coffre doit changer de bâtiment.",
    ),
    "cia.illegal.must_play": (
        "You cannot pass now.", "Je kunt nu niet passen.",
        "Du kannst jetzt nicht passen.", "Vous ne pouvez pas passer maintenant.",
    ),
    "cia.illegal.not_held": (
        "That card is not in your hand.", "Die kaart zit niet in je hand.",
        "Diese Karte hast du nicht auf der Hand.", "Cette carte n’est pas dans votre main.",
    ),
    "cia.illegal.just_drawn": (
        "A card drawn this turn waits for a later one.",
        "Een kaart die je deze beurt trok, speel je pas in een latere.",
        "Eine gerade gezogene Karte darfst du erst in einem späteren Zug spielen.",
        "Une carte piochée pendant ce tour ne se joue qu’à un tour suivant.",
    ),
    "cia.illegal.card": (
        "The card cannot be carried out like that now.",
        "De kaart kan nu niet zo worden uitgevoerd.",
        "Die Karte lässt sich so jetzt nicht ausführen.",
        "La carte ne peut pas être exécutée ainsi maintenant.",
    ),
    "cia.illegal.dossier": (
        "A dossier names every player exactly once.",
        "Een dossier noemt elke speler precies één keer.",
        "Ein Dossier nennt jeden Namen genau einmal.",
        "Un dossier nomme chaque joueur exactement une fois.",
    ),
    # ------------------------------------------------------------ the end
    "cia.won.one": (
        "In front when the night ends.", "Op kop als de nacht voorbij is.",
        "Am Ende der Nacht ganz vorn.", "En tête au bout de la nuit.",
    ),
    "cia.won.shared": (
        "Level at the front: the win is shared.", "Gelijk op kop: de winst wordt gedeeld.",
        "Gleichauf an der Spitze: Der Sieg wird geteilt.", "À égalité en tête : victoire partagée.",
    ),
    "cia.won.nobody": (
        "A bystander was ahead of everybody. Nobody wins: play again!",
        "Een meeloper lag voor op iedereen. Niemand wint: nog eens!",
        "Ein Statist lag vor allen. Niemand gewinnt: Noch einmal!",
        "Un figurant était devant tout le monde. Personne ne gagne : revanche !",
    ),
    # ------------------------------------------------------------ around the board
    "cia.status.cards": (
        "{n} {n|card|cards}", "{n} {n|kaart|kaarten}",
        "{n} {n|Karte|Karten}", "{n} {n|carte|cartes}",
    ),
    "cia.curtain": ("Turn the cards over", "Draai de kaarten om", "Karten aufdecken", "Retourner les cartes"),
    "cia.bystander": ("bystander", "meeloper", "Statist", "figurant"),
    "cia.standing": ("{agent}: {n}", "{agent}: {n}", "{agent}: {n}", "{agent} : {n}"),
    "cia.standing.dossier": (
        "{own}, dossier +{n}", "{own}, dossier +{n}",
        "{own}, Dossier +{n}", "{own}, dossier +{n}",
    ),
    "cia.reveal": ("Who was who", "Wie was wie", "Wer war wer", "Qui était qui"),
    "cia.reveal.points": ("Points", "Punten", "Punkte", "Points"),
    "cia.reveal.owner": ("Worked for", "Werkte voor", "Arbeitete für", "Travaillait pour"),
    "cia.reveal.dossier": ("{name} wrote", "{name} schreef", "{name} schrieb", "{name} a écrit"),
    # ------------------------------------------------------------ for one player alone
    "cia.private.agents": (
        "Your {n|agent|agents}", "Jouw {n|agent|agenten}",
        "{n|Dein Agent|Deine Agenten}", "{n|Votre agent|Vos agents}",
    ),
    "cia.private.agent": (
        "works for you. Let nobody notice.", "werkt voor jou. Laat niemand het merken.",
        "arbeitet für dich. Lass es niemanden merken.", "travaille pour vous. Que personne ne s’en doute.",
    ),
    "cia.private.hand": (
        "Your Top Secret cards", "Jouw Top Secret-kaarten",
        "Deine Top-Secret-Karten", "Vos cartes Top Secret",
    ),
    "cia.private.dossier": (
        "Your dossier, closed for good", "Jouw dossier, voorgoed gesloten",
        "Dein Dossier, endgültig geschlossen", "Votre dossier, clos pour de bon",
    ),
    "cia.private.just_drawn": (
        "Drawn just now: it waits until a later turn.",
        "Net getrokken: hij wacht tot een latere beurt.",
        "Gerade gezogen: Sie wartet auf einen späteren Zug.",
        "Tout juste piochée : elle attend un prochain tour.",
    ),
    "cia.private.not_now": (
        "Cannot be played now.", "Kan nu niet worden gespeeld.",
        "Jetzt nicht spielbar.", "Injouable pour l’instant.",
    ),
    # ------------------------------------------------------------ the night in numbers
    "cia.stats.night": (
        "The night in numbers", "De nacht in cijfers",
        "Die Nacht in Zahlen", "La nuit en chiffres",
    ),
    "cia.stats.turns": ("Turns", "Beurten", "Züge", "Tours"),
    "cia.stats.scorings": ("Safes cracked", "Gekraakte kluizen", "Geknackte Tresore", "Coffres percés"),
    "cia.stats.points": (
        "Points over the turns", "Het puntenverloop",
        "Punkte im Verlauf", "Les points au fil des tours",
    ),
    "cia.stats.turn": ("turn", "beurt", "Zug", "tour"),
    "cia.stats.cracked": (
        "Who cracked the safe", "Wie kraakte de kluis",
        "Wer den Tresor knackte", "Qui a percé le coffre",
    ),
    "cia.stats.movers": (
        "Who moved whom how often", "Wie verplaatste wie hoe vaak",
        "Wer wen wie oft bewegte", "Qui a déplacé qui, et combien de fois",
    ),
    "cia.stats.rolls": ("The die", "De dobbelsteen", "Der Würfel", "Le dé"),
    "cia.stats.cards": (
        "Top Secret cards played", "Gespeelde Top Secret-kaarten",
        "Gespielte Top-Secret-Karten", "Cartes Top Secret jouées",
    ),
    "cia.stats.number": ("Number", "Aantal", "Anzahl", "Nombre"),
    "cia.stats.which": ("Which", "Welke", "Welche", "Lesquelles"),
}
