"""Everything Agent says to a player, in English, Dutch, German and French, side by side."""

TEXT = {
    "agent.title": ("Agent", "Agent", "Agent", "Agent"),
    "agent.tagline": (
        "Four spies for sale. Pay in secret, and say as little as you can.",
        "Vier spionnen te koop. Betaal in het geheim en zeg zo min mogelijk.",
        "Vier käufliche Spione. Zahle heimlich und sag so wenig wie möglich.",
        "Quatre espions à vendre. Payez en secret et dites-en le moins possible.",
    ),
    # ------------------------------------------------------------ the spies: a label, who does it, to whom it is done
    "agent.spy.american": ("American", "Amerikaan", "Amerikaner", "Américain"),
    "agent.spy.english": ("Englishman", "Engelsman", "Engländer", "Anglais"),
    "agent.spy.russian": ("Russian", "Rus", "Russe", "Russe"),
    "agent.spy.chinese": ("Chinese", "Chinees", "Chinese", "Chinois"),
    "agent.the.american": ("the American", "de Amerikaan", "der Amerikaner", "l’espion américain"),
    "agent.the.english": ("the Englishman", "de Engelsman", "der Engländer", "l’espion anglais"),
    "agent.the.russian": ("the Russian", "de Rus", "der Russe", "l’espion russe"),
    "agent.the.chinese": ("the Chinese", "de Chinees", "der Chinese", "l’espion chinois"),
    "agent.whom.american": ("the American", "de Amerikaan", "den Amerikaner", "l’espion américain"),
    "agent.whom.english": ("the Englishman", "de Engelsman", "den Engländer", "l’espion anglais"),
    "agent.whom.russian": ("the Russian", "de Rus", "den Russen", "l’espion russe"),
    "agent.whom.chinese": ("the Chinese", "de Chinees", "den Chinesen", "l’espion chinois"),
    # ------------------------------------------------------------ options
    "agent.option.turn_limit": ("Turn limit", "Maximum aantal beurten", "Höchstzahl an Zügen", "Limite de tours"),
    "agent.option.turn_limit.text": (
        "After that many turns the game ends in a draw.", "Na zoveel beurten is het spel onbeslist.",
        "Nach so vielen Zügen endet das Spiel unentschieden.", "Après ce nombre de tours, la partie est nulle.",
    ),
    "agent.option.turn_limit.0": ("none", "geen", "keine", "aucune"),
    "agent.option.turn_limit.40": ("40", "40", "40", "40"),
    "agent.option.turn_limit.80": ("80", "80", "80", "80"),
    "agent.option.turn_limit.120": ("120", "120", "120", "120"),
    # ------------------------------------------------------------ what to do now
    "agent.hint.turn": (
        "Move a spy, attack with one, or bribe.", "Verzet een spion, val aan met een spion, of koop om.",
        "Bewege einen Spion, greif mit einem an oder besteche.", "Déplacez un espion, attaquez avec lui, ou soudoyez.",
    ),
    "agent.hint.where": (
        "Where to? Or send somebody to the Bahamas?", "Waarheen? Of stuur je iemand naar de Bahama’s?",
        "Wohin? Oder schickst du jemanden auf die Bahamas?", "Vers où ? Ou expédier quelqu’un aux Bahamas ?",
    ),
    "agent.hint.confirm": ("All set: confirm.", "Klaar: bevestig.", "Fertig: Bestätige.", "C’est prêt : confirmez."),
    "agent.hint.confirm_take": (
        "All set: confirm, or let a spy take the suitcase first.", "Klaar: bevestig, of laat eerst nog een spion de koffer nemen.",
        "Fertig: Bestätige, oder lass vorher noch einen Spion den Koffer nehmen.", "C’est prêt : confirmez, ou faites d’abord prendre la valise par un espion.",
    ),
    "agent.head.objections": ("Do you object?", "Maak je bezwaar?", "Erhebst du Einspruch?", "Une objection ?"),
    "agent.anybody.objections": ("Does anybody object?", "Maakt iemand bezwaar?", "Erhebt jemand Einspruch?", "Quelqu’un s’oppose ?"),
    "agent.anybody.claims": ("Does anybody claim the win?", "Eist iemand de winst op?", "Beansprucht jemand den Sieg?", "Quelqu’un revendique la victoire ?"),
    "agent.objects": ("{name} objects", "{name} maakt bezwaar", "{name} erhebt Einspruch", "{name} s’oppose"),
    "agent.claims": ("{name} claims the win", "{name} eist de winst op", "{name} beansprucht den Sieg", "{name} revendique la victoire"),
    "agent.head.objection": ("Do you give in?", "Geef je toe?", "Gibst du nach?", "Cédez-vous ?"),
    "agent.head.auction": ("What do you say?", "Wat zeg je?", "Was sagst du?", "Que dites-vous ?"),
    "agent.head.decision": ("You decide", "Jij beslist", "Du entscheidest", "À vous de décider"),
    "agent.head.claims": ("Do you claim the win?", "Eis je de winst op?", "Beanspruchst du den Sieg?", "Revendiquez-vous la victoire ?"),
    "agent.hint.objections": (
        "{name} used {spy}. You may object, whatever you have paid.", "{name} heeft {spy} ingezet. Bezwaar maken mag altijd, wat je ook betaald hebt.",
        "{name} hat {spy} eingesetzt. Einspruch ist immer erlaubt, was du auch gezahlt hast.", "{name} a utilisé {spy}. Vous pouvez vous opposer, quoi que vous ayez payé.",
    ),
    "agent.hint.objection": (
        "{name} objects. Give in and do something else, or fight for {spy} in words?",
        "{name} maakt bezwaar. Geef je toe en doe je iets anders, of vecht je in woorden om {spy}?",
        "{name} erhebt Einspruch. Gibst du nach und tust etwas anderes, oder kämpfst du mit Worten um {spy}?",
        "{name} s’oppose. Céder et faire autre chose, ou vous disputer {spy} en paroles ?",
    ),
    "agent.hint.auction_open": (
        "Who has paid most for {spy}? Open with at least 100, or drop out. You may name no more than you have paid.",
        "Wie betaalde het meest voor {spy}? Open met minstens 100, of val af. Noem hooguit wat je zelf betaald hebt.",
        "Wer hat am meisten für {spy} bezahlt? Eröffne mit mindestens 100 oder steig aus. Nenne höchstens, was du selbst gezahlt hast.",
        "Qui a payé le plus pour {spy} ? Ouvrez à 100 au moins, ou retirez-vous. N’annoncez pas plus que ce que vous avez payé.",
    ),
    "agent.hint.auction": (
        "{n} has been named for {spy}. Name as much, go higher, or drop out.", "Er is {n} genoemd voor {spy}. Noem evenveel, ga hoger, of val af.",
        "Für {spy} wurde {n} genannt. Zieh gleich, geh höher oder steig aus.", "{n} annoncé pour {spy}. Égalez, montez ou retirez-vous.",
    ),
    "agent.hint.auction_held": (
        "Your {n} for {spy} is the highest so far. Stay there, or go higher.", "Jouw {n} voor {spy} is tot nu toe het hoogst. Blijf daarbij, of ga hoger.",
        "Mit {n} für {spy} liegst du bisher vorn. Bleib dabei oder geh höher.", "Avec {n} pour {spy}, vous êtes au plus haut. Restez-en là ou montez.",
    ),
    "agent.hint.decision.move": (
        "You have the say over {spy}: does the move stand?", "Jij beslist over {spy}: blijft de zet staan?",
        "Du entscheidest über {spy}: Bleibt der Zug bestehen?", "À vous de décider pour {spy} : le coup tient-il ?",
    ),
    "agent.hint.decision.attack": (
        "You have the say over {spy}: does the attack go through?", "Jij beslist over {spy}: gaat de aanval door?",
        "Du entscheidest über {spy}: Gelingt der Angriff?", "À vous de décider pour {spy} : l’attaque passe-t-elle ?",
    ),
    "agent.hint.announce": (
        "Everybody tells what they had paid.", "Iedereen zegt wat hij of zij betaald had.", "Alle sagen, was sie gezahlt hatten.", "Chacun révèle ce qu’il avait payé.",
    ),
    "agent.hint.claims": (
        "{name} has brought {spy} home with the suitcase. Did you pay more?",
        "{name} heeft {spy} met de koffer thuisgebracht. Heb jij meer betaald?",
        "{name} hat {spy} mit dem Koffer heimgebracht. Hast du mehr bezahlt?",
        "{name} a ramené {spy} avec la valise. Avez-vous payé davantage ?",
    ),
    # ------------------------------------------------------------ what can be tapped
    "agent.pick.city": ("To {city}", "Naar {city}", "Nach {city}", "Vers {city}"),
    "agent.pick.attack": ("Send {spy} to the Bahamas", "Stuur {spy} naar de Bahama’s", "{spy} auf die Bahamas schicken", "Expédier {spy} aux Bahamas"),
    "agent.pick.leave": ("Leave the suitcase here", "Laat de koffer hier", "Den Koffer hierlassen", "Laisser la valise ici"),
    "agent.pick.take": ("Take the suitcase along", "Neem de koffer mee", "Den Koffer mitnehmen", "Emporter la valise"),
    "agent.pick.let_take": (
        "Then {spy} takes the suitcase", "Dan neemt {spy} de koffer",
        "Dann nimmt {spy} den Koffer", "Puis {spy} prend la valise",
    ),
    "agent.board": ("The map by night", "De kaart bij nacht", "Die Landkarte bei Nacht", "La carte de nuit"),
    "agent.pieces": ("Spies and suitcase", "Spionnen en koffer", "Spione und Koffer", "Espions et valise"),
    "agent.suitcase": ("The suitcase", "De koffer", "Der Koffer", "La valise"),
    "agent.bahamas": ("Bahamas", "Bahama’s", "Bahamas", "Bahamas"),
    "agent.pick.bribe": ("Bribe in secret", "In het geheim omkopen", "Heimlich bestechen", "Soudoyer en secret"),
    "agent.pick.pass": ("Pass", "Passen", "Passen", "Passer"),
    "agent.word.allow": ("No objection", "Geen bezwaar", "Kein Einspruch", "Pas d’objection"),
    "agent.word.object": ("I object", "Ik maak bezwaar", "Ich erhebe Einspruch", "Je m’oppose"),
    "agent.word.give_in": ("I give in", "Ik geef toe", "Ich gebe nach", "Je cède"),
    "agent.word.insist": ("I insist", "Ik houd vol", "Ich bestehe darauf", "J’insiste"),
    "agent.word.drop": ("I drop out", "Ik val af", "Ich steige aus", "Je me retire"),
    "agent.word.stay": ("I leave it at that", "Ik laat het daarbij", "Ich bleibe dabei", "J’en reste là"),
    "agent.word.stand.move": ("The move stands", "De zet blijft staan", "Der Zug bleibt", "Le coup tient"),
    "agent.word.back.move": ("It is taken back", "Hij wordt teruggenomen", "Er wird zurückgenommen", "Il est repris"),
    "agent.word.stand.attack": ("The attack goes through", "De aanval gaat door", "Der Angriff gelingt", "L’attaque passe"),
    "agent.word.back.attack": ("The attacker goes back", "De aanvaller gaat terug", "Der Angreifer geht zurück", "L’attaquant recule"),
    "agent.word.claim": ("I paid more", "Ik betaalde meer", "Ich habe mehr gezahlt", "J’ai payé davantage"),
    "agent.word.no_claim": ("I did not", "Ik niet", "Ich nicht", "Moi non"),
    # ------------------------------------------------------------ what happened
    "agent.summary": ("Send {what}", "Stuur {what}", "{what}", "Envoyer {what}"),
    "agent.way.move": ("{spy} to {city}", "{spy} naar {city}", "{spy} nach {city}", "{spy} vers {city}"),
    "agent.way.carry": (
        "{spy} to {city} with the suitcase", "{spy} naar {city} met de koffer", "{spy} mit dem Koffer nach {city}", "{spy} vers {city} avec la valise",
    ),
    "agent.way.attack": (
        "{spy} to {city}, against {victim}", "{spy} naar {city}, tegen {victim}", "{spy} nach {city}, gegen {victim}", "{spy} vers {city}, contre {victim}",
    ),
    "agent.way.bribe": ("a bribe", "een omkoping", "eine Bestechung", "un pot-de-vin"),
    "agent.way.pass": ("nothing to do", "niets te doen", "nichts zu tun", "rien à faire"),
    "agent.way.keeper": ("; now {spy} sits on the suitcase", "; nu zit {spy} op de koffer", "; jetzt sitzt {spy} auf dem Koffer", " ; maintenant {spy} tient la valise"),
    "agent.way.free": ("; nobody holds the suitcase", "; niemand heeft de koffer", "; niemand hat den Koffer", " ; personne ne tient la valise"),
    "agent.say.plan": (
        "{name} has closed the money plan.", "{name} heeft het kapitaalplan dichtgevouwen.",
        "{name} hat den Kapitalplan zugeklappt.", "{name} a refermé son plan.",
    ),
    "agent.say.first": ("{name} begins.", "{name} begint.", "{name} beginnt.", "{name} commence."),
    "agent.say.act": ("{name}: {what}.", "{name}: {what}.", "{name}: {what}.", "{name} : {what}."),
    "agent.say.bribed": (
        "{name} has bribed somebody.", "{name} heeft iemand omgekocht.", "{name} hat jemanden bestochen.", "{name} a soudoyé quelqu’un.",
    ),
    "agent.say.object": (
        "{name} objects to the use of {spy}.", "{name} maakt bezwaar tegen het inzetten van {spy}.",
        "{name} erhebt Einspruch: Es geht um {spy}.", "{name} s’oppose au sujet de {spy}.",
    ),
    "agent.say.give_in": (
        "{name} gives in and takes it back.", "{name} geeft toe en neemt het terug.", "{name} gibt nach und nimmt es zurück.", "{name} cède et reprend son coup.",
    ),
    "agent.say.insist": ("{name} insists.", "{name} houdt vol.", "{name} besteht darauf.", "{name} insiste."),
    "agent.say.name": ("{name} says {n}.", "{name} zegt {n}.", "{name} sagt {n}.", "{name} annonce {n}."),
    "agent.say.drop": ("{name} drops out.", "{name} valt af.", "{name} steigt aus.", "{name} se retire."),
    "agent.say.stay": ("{name} stays at {n}.", "{name} blijft bij {n}.", "{name} bleibt bei {n}.", "{name} en reste à {n}."),
    "agent.say.decides": ("The decision is {name}’s.", "De beslissing is aan {name}.", "Die Entscheidung liegt bei {name}.", "La décision revient à {name}."),
    "agent.say.stand.move": ("{name} lets the move stand.", "{name} laat de zet staan.", "{name} lässt den Zug bestehen.", "{name} laisse le coup."),
    "agent.say.back.move": (
        "{name} wants another move.", "{name} wil een andere zet.", "{name} verlangt einen anderen Zug.", "{name} exige un autre coup.",
    ),
    "agent.say.stand.attack": ("{name} lets the attack go through.", "{name} laat de aanval doorgaan.", "{name} lässt den Angriff zu.", "{name} laisse passer l’attaque."),
    "agent.say.back.attack": ("{name} sends the attacker back.", "{name} stuurt de aanvaller terug.", "{name} schickt den Angreifer zurück.", "{name} renvoie l’attaquant."),
    "agent.say.banished": (
        "{name} pays 500 ({spy}): {victim} is off to the Bahamas.", "{name} betaalt 500 ({spy}): {victim} gaat naar de Bahama’s.",
        "{name} zahlt 500 ({spy}): {victim} muss auf die Bahamas.", "{name} paie 500 ({spy}) : {victim} part aux Bahamas.",
    ),
    "agent.say.announce": ("{name} had {n} on {spy}.", "{name} had {n} op {spy}.", "{name} hatte {n} auf {spy}.", "{name} avait {n} sur {spy}."),
    "agent.say.home": (
        "{name} has brought {spy} home to {city} with the suitcase.", "{name} heeft {spy} met de koffer thuisgebracht in {city}.",
        "{name} hat {spy} mit dem Koffer nach {city} heimgebracht.", "{name} a ramené {spy} à {city} avec la valise.",
    ),
    "agent.say.claim": (
        "{name} claims to have paid more for {spy}.", "{name} zegt meer te hebben betaald voor {spy}.",
        "{name} will mehr für {spy} bezahlt haben.", "{name} affirme avoir payé plus pour {spy}.",
    ),
    "agent.say.drawn": (
        "That was the last turn: nobody has won.", "De laatste beurt is voorbij: niemand wint.",
        "Der letzte Zug ist vorbei: Niemand hat gewonnen.", "Le dernier tour est joué : personne n’a gagné.",
    ),
    "agent.say.won": ("{name} wins.", "{name} wint.", "{name} gewinnt.", "{name} gagne."),
    "agent.say.open": ("{name} opens the money plan.", "{name} opent het kapitaalplan.", "{name} öffnet den Kapitalplan.", "{name} ouvre son plan."),
    "agent.curtain": ("Open the plans", "Open de plannen", "Die Pläne öffnen", "Ouvrir les plans"),
    # ------------------------------------------------------------ around the board
    "agent.status": ("{n} {n|bribe|bribes}", "{n} {n|omkoopbeurt|omkoopbeurten}", "{n} {n|Bestechung|Bestechungen}", "{n} {n|pot-de-vin|pots-de-vin}"),
    "agent.standing": ("{n} on {spy}", "{n} op {spy}", "{n} auf {spy}", "{n} sur {spy}"),
    "agent.private.plan": ("Your bribes", "Jouw omkoopsommen", "Deine Bestechungen", "Vos pots-de-vin"),
    "agent.reveal": ("The money plans", "De kapitaalplannen", "Die Kapitalpläne", "Les plans"),
    "agent.stats.game": ("The affair", "De affaire", "Die Affäre", "L’affaire"),
    "agent.stats.bribes": ("Bribes during the game", "Omkoopbeurten tijdens het spel", "Bestechungen im Spiel", "Pots-de-vin en cours de partie"),
    "agent.stats.objections": ("Objections", "Bezwaren", "Einsprüche", "Objections"),
    "agent.stats.given_in": ("Given in to", "Toegegeven", "Davon nachgegeben", "Dont cédées"),
    "agent.stats.movers": ("Who used whom", "Wie gebruikte wie", "Wer wen einsetzte", "Qui a utilisé qui"),
    # ------------------------------------------------------------ refusals
    "agent.illegal.spy": ("That spy is not in the game.", "Die spion is niet in het spel.", "Dieser Spion ist nicht im Spiel.", "Cet espion n’est pas en jeu."),
    "agent.illegal.line": ("There is no line from here to there.", "Er loopt geen lijn van hier naar daar.", "Von hier führt keine Linie dorthin.", "Aucune ligne ne mène d’ici jusque-là."),
    "agent.illegal.same": (
        "That was taken back in this turn: do something else.", "Dat is deze beurt al teruggenomen: doe iets anders.",
        "Das wurde in diesem Zug schon zurückgenommen: Tu etwas anderes.", "Cela a déjà été repris pendant ce tour : faites autre chose.",
    ),
    "agent.illegal.victim": ("There is no such spy on that field.", "Die spion staat daar niet.", "Dieser Spion steht dort nicht.", "Cet espion n’est pas sur cette case."),
    "agent.illegal.home": ("At home a spy is safe.", "Thuis is een spion veilig.", "Zu Hause ist ein Spion sicher.", "Chez lui, un espion est à l’abri."),
    "agent.illegal.far": (
        "Only a spy on the field of the suitcase can take it.", "Alleen een spion op het veld van de koffer kan hem nemen.",
        "Nur ein Spion auf dem Feld des Koffers kann ihn nehmen.", "Seul un espion sur la case de la valise peut la prendre.",
    ),
    "agent.illegal.sat_on": (
        "Another spy sits on the suitcase.", "Er zit een andere spion op de koffer.", "Ein anderer Spion sitzt auf dem Koffer.", "Un autre espion tient la valise.",
    ),
    "agent.illegal.handling": (
        "This spy has no suitcase to leave behind, and none to take.", "Deze spion heeft geen koffer om achter te laten, en ook geen om te nemen.",
        "Dieser Spion hat keinen Koffer zum Zurücklassen und auch keinen zum Mitnehmen.", "Cet espion n’a pas de valise à laisser, ni à prendre.",
    ),
    "agent.illegal.pass": ("You can still move a spy.", "Je kunt nog een spion verzetten.", "Du kannst noch einen Spion bewegen.", "Vous pouvez encore déplacer un espion."),
    # ------------------------------------------------------------ the end
    "agent.won.home": (
        "The suitcase came home, and nobody contested it.", "De koffer kwam thuis, en niemand betwistte dat.",
        "Der Koffer kam heim, und niemand erhob Anspruch.", "La valise est arrivée, et personne ne l’a revendiquée.",
    ),
    "agent.won.claim": (
        "The open plans have decided between those who claimed: the highest bribe wins, and a tie goes to the player who brought it home.", "De open plannen beslissen tussen de spelers die aanspraak maakten: de hoogste omkoopsom wint, en bij gelijke stand wie hem thuisbracht.",
        "Die offenen Pläne entscheiden unter denen, die Anspruch erhoben: Die höchste Bestechung gewinnt, bei Gleichstand, wer ihn heimbrachte.", "Les plans ouverts tranchent entre ceux qui revendiquaient : le pot-de-vin le plus élevé gagne, et à égalité celui qui l’a rapportée.",
    ),
    "agent.won.nobody": (
        "Out of turns: the game is a draw.", "De beurten zijn op: gelijkspel.", "Keine Züge mehr: unentschieden.", "Plus de tours : partie nulle.",
    ),
    # ------------------------------------------------------------ great moments
    "agent.climax.auction": ("Who has more on {spy}?", "Wie heeft meer op {spy}?", "Wer hat mehr auf {spy}?", "Qui a plus sur {spy} ?"),
    "agent.climax.paid": ("Who had paid most for {spy}?", "Wie had het meest betaald voor {spy}?", "Wer hat am meisten für {spy} bezahlt?", "Qui avait payé le plus pour {spy} ?"),
    "agent.climax.banished": ("Off to the Bahamas: {victim}!", "Op naar de Bahama’s: {victim}!", "Ab auf die Bahamas: {victim}!", "Direction les Bahamas : {victim} !"),
    "agent.climax.home": ("{name} brings {spy} home!", "{name} brengt {spy} thuis!", "{name} bringt {spy} heim!", "{name} ramène {spy} !"),
}
