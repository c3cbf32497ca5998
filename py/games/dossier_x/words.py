"""Everything Dossier X says to a player, in English, Dutch, German and French, side by side."""

TEXT = {
    "dossier_x.title": ("Dossier X", "Dossier X", "Dossier X", "Dossier X"),
    "dossier_x.tagline": (
        "Eight agents for hire. Bid in secret, and bring the dossier home.",
        "Acht agenten te huur. Bied in het geheim en breng het dossier thuis.",
        "Acht käufliche Agenten. Biete heimlich und bring das Dossier nach Hause.",
        "Huit agents à louer. Misez en secret et rapportez le dossier chez vous.",
    ),
    # ------------------------------------------------------------ the agents
    "dossier_x.agent.pym": ("Francis Pym", "Francis Pym", "Francis Pym", "Francis Pym"),
    "dossier_x.agent.foxe": ("Lady Jane Foxe", "Lady Jane Foxe", "Lady Jane Foxe", "Lady Jane Foxe"),
    "dossier_x.agent.ivanov": ("Colonel Ivanov", "Kolonel Ivanov", "Oberst Iwanow", "Colonel Ivanov"),
    "dossier_x.agent.mazarova": ("Olga Mazarova", "Olga Mazarova", "Olga Masarowa", "Olga Mazarova"),
    "dossier_x.agent.mccarthy": ("Sam McCarthy", "Sam McCarthy", "Sam McCarthy", "Sam McCarthy"),
    "dossier_x.agent.lush": ("Sadie Lush", "Sadie Lush", "Sadie Lush", "Sadie Lush"),
    "dossier_x.agent.ho_chen": ("Ho Chen", "Ho Chen", "Ho Chen", "Ho Chen"),
    "dossier_x.agent.ming": ("Martha Ming", "Martha Ming", "Martha Ming", "Martha Ming"),
    # ------------------------------------------------------------ options
    "dossier_x.option.opening_bid": ("Opening bid", "Openingsbod", "Eröffnungsgebot", "Mise d’ouverture"),
    "dossier_x.option.opening_bid.text": (
        "Before the first turn everybody may make one secret bid.",
        "Voor de eerste beurt mag iedereen één geheim bod doen.",
        "Vor dem ersten Zug darf jeder ein geheimes Gebot abgeben.",
        "Avant le premier tour, chacun peut faire une mise secrète.",
    ),
    "dossier_x.option.turn_limit": ("Turn limit", "Maximum aantal beurten", "Höchstzahl an Zügen", "Limite de tours"),
    "dossier_x.option.turn_limit.text": (
        "After that many turns the game ends in a draw.", "Na zoveel beurten is het spel onbeslist.",
        "Nach so vielen Zügen endet das Spiel unentschieden.", "Après ce nombre de tours, la partie est nulle.",
    ),
    "dossier_x.option.turn_limit.0": ("none", "geen", "keine", "aucune"),
    "dossier_x.option.turn_limit.60": ("60", "60", "60", "60"),
    "dossier_x.option.turn_limit.100": ("100", "100", "100", "100"),
    "dossier_x.option.turn_limit.150": ("150", "150", "150", "150"),
    # ------------------------------------------------------------ what to do now
    "dossier_x.hint.capital": (
        "Choose your capital: that is where you bring the dossier.", "Kies je hoofdstad: daar breng je het dossier heen.",
        "Wähle deine Hauptstadt: Dorthin bringst du das Dossier.", "Choisissez votre capitale : c’est là que vous rapporterez le dossier.",
    ),
    "dossier_x.hint.turn": (
        "Move an agent, kill with one, or make a secret bid.", "Verzet een agent, laat er een doden, of doe een geheim bod.",
        "Bewege einen Agenten, lass einen töten oder biete heimlich.", "Déplacez un agent, faites-le tuer, ou misez en secret.",
    ),
    "dossier_x.hint.where": (
        "Where to? Or whom to kill?", "Waarheen? Of wie moet eraan?", "Wohin? Oder wen töten?", "Vers où ? Ou qui éliminer ?",
    ),
    "dossier_x.hint.dossier": (
        "With the dossier, or without it?", "Met het dossier, of zonder?", "Mit dem Dossier oder ohne?", "Avec le dossier, ou sans ?",
    ),
    "dossier_x.hint.confirm": ("All set: confirm.", "Klaar: bevestig.", "Fertig: Bestätige.", "C’est prêt : confirmez."),
    "dossier_x.head.challenge": ("Do you challenge?", "Daag je uit?", "Forderst du heraus?", "Un défi ?"),
    "dossier_x.anybody": ("Does anybody challenge?", "Daagt iemand uit?", "Fordert jemand heraus?", "Quelqu’un lance un défi ?"),
    "dossier_x.challenges": ("{name} challenges", "{name} daagt uit", "{name} fordert heraus", "{name} lance un défi"),
    "dossier_x.head.attack": ("Do you go on?", "Ga je door?", "Machst du weiter?", "Continuez-vous ?"),
    "dossier_x.head.hold": ("Do you hold?", "Houd je stand?", "Hältst du dagegen?", "Tenez-vous bon ?"),
    "dossier_x.hint.challenge": (
        "{name} used {agent}. You may name no more than you have bid.",
        "{name} heeft {agent} ingezet. Noem hooguit wat je zelf geboden hebt.",
        "{name} hat {agent} eingesetzt. Nenne höchstens, was du selbst geboten hast.",
        "{name} a utilisé {agent}. N’annoncez pas plus que votre mise.",
    ),
    "dossier_x.hint.hold": (
        "{name} says {n} on {agent}. You can hold only if your bid is at least that.",
        "{name} zegt {n} op {agent}. Houd alleen stand als jouw bod minstens zo hoog is.",
        "{name} sagt {n} auf {agent}. Dagegenhalten geht nur, wenn dein Gebot mindestens so hoch ist.",
        "{name} annonce {n} sur {agent}. Tenez seulement si votre mise est au moins égale.",
    ),
    "dossier_x.hint.held": (
        "{name} holds at {n}. Name more, or give up.", "{name} houdt stand bij {n}. Noem meer, of geef op.",
        "{name} hält bei {n} dagegen. Nenne mehr oder gib auf.", "{name} tient à {n}. Annoncez plus, ou abandonnez.",
    ),
    "dossier_x.hint.announce": (
        "Everybody tells what they had on the victim.", "Iedereen zegt wat hij of zij op het slachtoffer had staan.",
        "Alle sagen, was sie auf das Opfer geboten hatten.", "Chacun révèle sa mise sur la victime.",
    ),
    # ------------------------------------------------------------ what can be tapped
    "dossier_x.pick.city": ("To {city}", "Naar {city}", "Nach {city}", "Vers {city}"),
    "dossier_x.pick.kill": ("Kill {agent}", "Dood {agent}", "{agent} töten", "Éliminer {agent}"),
    "dossier_x.board": ("The map by night", "De kaart bij nacht", "Die Landkarte bei Nacht", "La carte de nuit"),
    "dossier_x.pieces": ("Agents and dossier", "Agenten en dossier", "Agenten und Dossier", "Agents et dossier"),
    "dossier_x.dossier": ("Dossier X", "Dossier X", "Dossier X", "Dossier X"),
    "dossier_x.pick.take": ("Take the dossier along", "Neem het dossier mee", "Das Dossier mitnehmen", "Emporter le dossier"),
    "dossier_x.pick.leave": ("Leave the dossier here", "Laat het dossier hier", "Das Dossier hierlassen", "Laisser le dossier ici"),
    "dossier_x.pick.bid": ("Make a secret bid", "Doe een geheim bod", "Heimlich bieten", "Miser en secret"),
    "dossier_x.word.pass": ("No challenge", "Niet uitdagen", "Keine Herausforderung", "Pas de défi"),
    "dossier_x.word.hold": ("I hold", "Ik houd stand", "Ich halte dagegen", "Je tiens"),
    "dossier_x.word.concede": ("I concede", "Ik geef toe", "Ich gebe nach", "Je cède"),
    "dossier_x.word.give_up": ("I give up", "Ik geef op", "Ich gebe auf", "J’abandonne"),
    "dossier_x.summary.capital": ("{city} is yours", "{city} is van jou", "{city} gehört dir", "{city} est à vous"),
    "dossier_x.summary.move": ("Send {agent} to {city}", "Stuur {agent} naar {city}", "{agent} nach {city} schicken", "Envoyer {agent} vers {city}"),
    "dossier_x.summary.carry": (
        "Send {agent} to {city} with the dossier", "Stuur {agent} met het dossier naar {city}",
        "{agent} mit dem Dossier nach {city} schicken", "Envoyer {agent} vers {city} avec le dossier",
    ),
    "dossier_x.summary.kill": (
        "{killer} kills {victim} (1,000)", "{killer} doodt {victim} (1.000)",
        "{killer} tötet {victim} (1.000)", "{killer} élimine {victim} (1 000)",
    ),
    "dossier_x.hint.bid": (
        "A secret bid takes your whole turn", "Een geheim bod kost je hele beurt",
        "Ein geheimes Gebot kostet den ganzen Zug", "Une mise secrète occupe tout votre tour",
    ),
    # ------------------------------------------------------------ what happened
    "dossier_x.way.move": ("{agent} to {city}", "{agent} naar {city}", "{agent} nach {city}", "{agent} vers {city}"),
    "dossier_x.way.carry": (
        "{agent} to {city}, with the dossier", "{agent} naar {city}, met het dossier",
        "{agent} nach {city}, mit dem Dossier", "{agent} vers {city}, avec le dossier",
    ),
    "dossier_x.way.kill": ("{killer} kills {victim}", "{killer} doodt {victim}", "{killer} tötet {victim}", "{killer} élimine {victim}"),
    "dossier_x.say.capital": ("{name} takes {city}.", "{name} neemt {city}.", "{name} nimmt {city}.", "{name} prend {city}."),
    "dossier_x.say.first": ("{name} begins.", "{name} begint.", "{name} beginnt.", "{name} commence."),
    "dossier_x.say.opening": (
        "{name} has closed the notebook.", "{name} heeft het notitieblad weggelegd.",
        "{name} hat das Notizbuch zugeklappt.", "{name} a refermé son carnet.",
    ),
    "dossier_x.say.act": ("{name}: {what}.", "{name}: {what}.", "{name}: {what}.", "{name} : {what}."),
    "dossier_x.say.bid": ("{name} has made a secret bid.", "{name} heeft een geheim bod gedaan.", "{name} hat heimlich geboten.", "{name} a misé en secret."),
    "dossier_x.say.challenge": (
        "{name} challenges {mover} over {agent}: {n}.", "{name} daagt {mover} uit om {agent}: {n}.",
        "{name} fordert {mover} um {agent} heraus: {n}.", "{name} défie {mover} pour {agent} : {n}.",
    ),
    "dossier_x.say.name": ("{name} says {n}.", "{name} zegt {n}.", "{name} sagt {n}.", "{name} annonce {n}."),
    "dossier_x.say.hold": ("{name} holds at {n}.", "{name} houdt stand bij {n}.", "{name} hält bei {n} dagegen.", "{name} tient à {n}."),
    "dossier_x.say.concede": ("{name} concedes at {n}.", "{name} geeft toe bij {n}.", "{name} gibt bei {n} nach.", "{name} cède à {n}."),
    "dossier_x.say.give_up": ("{name} gives up at {n}.", "{name} geeft op bij {n}.", "{name} gibt bei {n} auf.", "{name} abandonne à {n}."),
    "dossier_x.say.void": (
        "The move is void: {agent} is back in {city}.", "De zet is nietig: {agent} staat weer in {city}.",
        "Der Zug gilt nicht: {agent} ist wieder in {city}.", "Le coup est annulé : {agent} est de retour à {city}.",
    ),
    "dossier_x.say.void_kill": (
        "The kill is void: {agent} lives.", "De moord is nietig: {agent} leeft.",
        "Der Mord gilt nicht: {agent} lebt.", "Le meurtre est annulé : {agent} est en vie.",
    ),
    "dossier_x.say.turned": (
        "{name} turns the notebook over and will miss a turn.", "{name} draait het notitieblad om en slaat straks een beurt over.",
        "{name} dreht das Notizbuch um und muss einmal aussetzen.", "{name} retourne son carnet et passera son prochain tour.",
    ),
    "dossier_x.say.missed": (
        "{name} picks the notebook up instead of a turn.", "{name} pakt het notitieblad op in plaats van een beurt.",
        "{name} nimmt das Notizbuch wieder auf, statt zu ziehen.", "{name} reprend son carnet au lieu de jouer.",
    ),
    "dossier_x.say.announce": (
        "{name} had {n} on {agent}.", "{name} had {n} op {agent}.", "{name} hatte {n} auf {agent}.", "{name} avait {n} sur {agent}.",
    ),
    "dossier_x.say.won": (
        "{name} has brought Dossier X home!", "{name} heeft Dossier X thuisgebracht!",
        "{name} hat Dossier X nach Hause gebracht!", "{name} a rapporté le Dossier X !",
    ),
    "dossier_x.say.drawn": (
        "That was the last turn: nobody has won.", "De laatste beurt is voorbij: niemand wint.",
        "Der letzte Zug ist vorbei: Niemand hat gewonnen.", "Le dernier tour est joué : personne n’a gagné.",
    ),
    "dossier_x.say.open": ("{name} opens the notebook.", "{name} toont het notitieblad.", "{name} öffnet das Notizbuch.", "{name} ouvre son carnet."),
    "dossier_x.curtain": ("Open the notebooks", "Toon de notitiebladen", "Die Notizbücher öffnen", "Ouvrir les carnets"),
    # ------------------------------------------------------------ around the board
    "dossier_x.status": (
        "{city} · {n} {n|bid|bids}", "{city} · {n} {n|bod|biedingen}", "{city} · {n} {n|Gebot|Gebote}", "{city} · {n} {n|mise|mises}",
    ),
    "dossier_x.bids": ("{n} {n|bid|bids}", "{n} {n|bod|biedingen}", "{n} {n|Gebot|Gebote}", "{n} {n|mise|mises}"),
    "dossier_x.status.missing": (
        "{city} · misses a turn", "{city} · slaat een beurt over", "{city} · setzt aus", "{city} · passe un tour",
    ),
    "dossier_x.standing": ("{city}", "{city}", "{city}", "{city}"),
    "dossier_x.private.notebook": ("Your bids", "Jouw biedingen", "Deine Gebote", "Vos mises"),
    "dossier_x.reveal": ("The notebooks", "De notitiebladen", "Die Notizbücher", "Les carnets"),
    "dossier_x.stats.game": ("The affair", "De affaire", "Die Affäre", "L’affaire"),
    "dossier_x.stats.bids": ("Secret bids", "Geheime biedingen", "Geheime Gebote", "Mises secrètes"),
    "dossier_x.stats.challenges": ("Challenges", "Uitdagingen", "Herausforderungen", "Défis"),
    "dossier_x.stats.void": ("Void turns", "Nietige beurten", "Nichtige Züge", "Tours annulés"),
    "dossier_x.stats.killed": ("Agents killed", "Gedode agenten", "Getötete Agenten", "Agents éliminés"),
    "dossier_x.stats.steps": ("Routes the dossier took", "Routes die het dossier aflegde", "Wege des Dossiers", "Trajets du dossier"),
    "dossier_x.stats.movers": ("Who used whom", "Wie gebruikte wie", "Wer wen einsetzte", "Qui a utilisé qui"),
    # ------------------------------------------------------------ refusals
    "dossier_x.illegal.capital": (
        "That capital is not free; two players sit opposite each other.",
        "Die hoofdstad is niet vrij; twee spelers zitten tegenover elkaar.",
        "Diese Hauptstadt ist nicht frei; zu zweit sitzt man sich gegenüber.",
        "Cette capitale n’est pas libre ; à deux, on se fait face.",
    ),
    "dossier_x.illegal.dead": ("That agent is dead.", "Die agent is dood.", "Dieser Agent ist tot.", "Cet agent est mort."),
    "dossier_x.illegal.no_route": ("There is no route from here to there.", "Er loopt geen route van hier naar daar.", "Von hier führt kein Weg dorthin.", "Aucune route ne mène d’ici jusque-là."),
    "dossier_x.illegal.no_dossier": ("The dossier is not in that city.", "Het dossier is niet in die stad.", "Das Dossier ist nicht in dieser Stadt.", "Le dossier n’est pas dans cette ville."),
    "dossier_x.illegal.victim": (
        "Only another agent in the same city can be killed.", "Alleen een andere agent in dezelfde stad kan worden gedood.",
        "Nur ein anderer Agent in derselben Stadt kann getötet werden.", "On ne peut éliminer qu’un autre agent dans la même ville.",
    ),
    "dossier_x.illegal.licence": (
        "A kill costs 1,000 of your bid on the killer.", "Doden kost 1.000 van je bod op de dader.",
        "Töten kostet 1.000 von deinem Gebot auf den Täter.", "Éliminer coûte 1 000 de votre mise sur le tueur.",
    ),
    # ------------------------------------------------------------ the end
    "dossier_x.won.one": (
        "The dossier is home, and no challenge could stop it.", "Het dossier is thuis, en geen uitdaging hield het tegen.",
        "Das Dossier ist daheim, und keine Herausforderung hielt es auf.", "Le dossier est arrivé, et aucun défi n’a pu l’arrêter.",
    ),
    "dossier_x.won.nobody": (
        "Out of turns: the game is a draw.", "De beurten zijn op: gelijkspel.", "Keine Züge mehr: unentschieden.", "Plus de tours : partie nulle.",
    ),
    # ------------------------------------------------------------ great moments
    "dossier_x.climax.kill": ("{killer} kills {victim}", "{killer} doodt {victim}", "{killer} tötet {victim}", "{killer} élimine {victim}"),
    "dossier_x.climax.kill.text": ("{city}, on {name}’s orders. Now it may be challenged.", "{city}, in opdracht van {name}. Nu kan er worden uitgedaagd.", "{city}, im Auftrag von {name}. Jetzt darf herausgefordert werden.", "{city}, sur ordre de {name}. On peut maintenant défier."),
    "dossier_x.climax.challenge": ("{name} against {mover}: who commands {agent}?", "{name} tegen {mover}: wie is de baas over {agent}?", "{name} gegen {mover}: Wer befehligt {agent}?", "{name} contre {mover} : qui commande {agent} ?"),
    "dossier_x.climax.home.text": ("{agent} has carried it to {city}.", "{agent} bracht het naar {city}.", "{agent} hat es nach {city} getragen.", "{agent} l’a porté à {city}."),
}
