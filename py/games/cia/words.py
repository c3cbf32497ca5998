"""Everything CIA says to a player, in English, Dutch, German and French, side by side."""

from games.cia.words_of_things import THINGS

TEXT = THINGS | {
    # ------------------------------------------------------------ what to do now
    "cia.hint.walk": (
        "{n} {n|step|steps} left. Tap an agent for one step, or a lit building to go straight there.",
        "Nog {n} {n|stap|stappen}. Tik op een agent voor één stap, of op een verlicht gebouw om er meteen heen te gaan.",
        "Noch {n} {n|Schritt|Schritte}. Tippe auf einen Agenten für einen Schritt oder auf ein leuchtendes Gebäude, um gleich dorthin zu gehen.",
        "Encore {n} {n|pas|pas}. Touchez un agent pour un pas, ou un bâtiment éclairé pour s’y rendre tout droit.",
    ),
    "cia.hint.walk_1_3": (
        "Take 1, 2 or 3 steps. Up to {n} left.",
        "Zet 1, 2 of 3 stappen. Nog hooguit {n}.",
        "Geh 1, 2 oder 3 Schritte. Noch höchstens {n}.",
        "Faites 1, 2 ou 3 pas. Encore {n} au plus.",
    ),
    "cia.hint.walk_0_3": (
        "Take up to 3 steps, or move nobody and draw a card. Up to {n} left.",
        "Zet hooguit 3 stappen, of verplaats niemand en trek een kaart. Nog hooguit {n}.",
        "Geh bis zu 3 Schritte, oder bewege niemanden und zieh eine Karte. Noch höchstens {n}.",
        "Faites jusqu’à 3 pas, ou ne déplacez personne et piochez une carte. Encore {n} au plus.",
    ),
    "cia.hint.confirm": (
        "All set: confirm.", "Klaar: bevestig.",
        "Fertig: Bestätige.", "C’est prêt : confirmez.",
    ),
    "cia.hint.safe": (
        "Put the safe into any other building.", "Zet de kluis in een ander gebouw.",
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
    "cia.hint.which": ("Which agent goes?", "Welke agent gaat?", "Welcher Agent geht?", "Quel agent ?"),
    "cia.hint.where": ("Where to?", "Waarheen?", "Wohin?", "Vers où ?"),
    "cia.hint.stone": (
        "Which marker goes 3 fields forward?", "Welke scoresteen gaat 3 velden vooruit?",
        "Welcher Stein rückt 3 Felder vor?", "Quel pion avance de 3 cases ?",
    ),
    "cia.hint.dossier_missing": (
        "Who is who? Not named yet: {names}. You may leave a name out.",
        "Wie is wie? Nog niet genoemd: {names}. Je mag een naam weglaten.",
        "Wer ist wer? Noch nicht genannt: {names}. Du darfst einen Namen weglassen.",
        "Qui est qui ? Pas encore nommés : {names}. Vous pouvez omettre un nom.",
    ),
    # ------------------------------------------------------------ what can be tapped
    "cia.pick.step": (
        "{agent}: one step {to}", "{agent}: één stap {to}",
        "{agent}: ein Schritt {to}", "{agent} : un pas pour aller {to}",
    ),
    "cia.pick.go": (
        "{agent}: {n} {n|step|steps} {to}", "{agent}: {n} {n|stap|stappen} {to}",
        "{agent}: {n} {n|Schritt|Schritte} {to}", "{agent} : {n} pas pour aller {to}",
    ),
    "cia.pick.safe": (
        "Put the safe {into}", "Zet de kluis {into}", "Tresor {into} stellen", "Placer le coffre {into}",
    ),
    "cia.pick.stone": ("{agent}’s marker", "scoresteen van {agent}", "Stein von {agent}", "pion de {agent}"),
    "cia.pick.pass": ("Pass", "Passen", "Passen", "Passer"),
    "cia.pick.done": ("No more cards", "Geen kaarten meer", "Keine weitere Karte", "Plus de carte"),
    "cia.pick.dash": ("bystander", "meeloper", "Statist", "figurant"),
    "cia.pick.volunteer.yes": (
        "I play a card", "Ik speel een kaart",
        "Ich spiele eine Karte", "Je joue une carte",
    ),
    "cia.pick.volunteer.no": ("Not now", "Nu niet", "Jetzt nicht", "Pas maintenant"),
    "cia.summary.walk": ("Move {moves}", "Verplaats {moves}", "{moves} ziehen", "Déplacer {moves}"),
    "cia.summary.nobody": (
        "Nobody moves", "Niemand zet een stap",
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
        "The safe is cracked, but nobody’s marker moves.",
        "De kluis is gekraakt, maar geen scoresteen beweegt.",
        "Der Tresor ist geknackt, aber kein Stein rückt vor.",
        "Le coffre est percé, mais aucun pion ne bouge.",
    ),
    "cia.say.time_for_dossier": (
        "A marker has reached 29: everybody fills in the dossier.",
        "Een scoresteen heeft 29 bereikt: iedereen vult het dossier in.",
        "Ein Stein hat die 29 erreicht: Alle füllen das Dossier aus.",
        "Un pion a atteint 29 : chacun remplit son dossier.",
    ),
    "cia.say.end": (
        "A marker is home. All cards are turned over.",
        "Een scoresteen is binnen. Alle kaarten gaan open.",
        "Ein Stein ist im Ziel. Alle Karten werden aufgedeckt.",
        "Un pion est arrivé. Toutes les cartes sont retournées.",
    ),
    # ------------------------------------------------------------ refusals
    "cia.illegal.points": (
        "You have {n} {n|step|steps} and took {spent}.",
        "Je hebt {n} {n|stap|stappen} en zette er {spent}.",
        "Du hast {n} {n|Schritt|Schritte} und gehst {spent}.",
        "Vous avez {n} pas et en faites {spent}.",
    ),
    "cia.illegal.same_building": (
        "The safe must move to a different building.", "De kluis moet naar een ander gebouw.",
        "Der Tresor muss in ein anderes Gebäude.", "Le coffre doit changer de bâtiment.",
    ),
    "cia.illegal.must_play": (
        "Whoever begins the round plays a card. After that, tap “No more cards”.", "Wie de ronde begint, speelt een kaart. Tik daarna op ‘Geen kaarten meer’.",
        "Wer die Runde beginnt, spielt eine Karte. Tippe danach auf „Keine weitere Karte“.", "Qui ouvre la manche joue une carte. Touchez ensuite « Plus de carte ».",
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
        "A name stands in that dossier too often, or yours is missing.",
        "Een naam staat te vaak in dat dossier, of die van jezelf ontbreekt.",
        "In diesem Dossier steht ein Name zu oft, oder deiner fehlt.",
        "Un nom figure trop souvent dans ce dossier, ou le vôtre y manque.",
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
    # ------------------------------------------------------------ great moments
    "cia.climax.score": ("The safe is open!", "De kluis is open!", "Der Tresor ist offen!", "Le coffre est ouvert !"),
    "cia.climax.reveal": ("The cards are turned over", "De kaarten gaan om", "Die Karten werden aufgedeckt", "Les cartes sont retournées"),
}
