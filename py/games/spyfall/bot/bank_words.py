"""Questions and answers for Spyfall, in our own words: every topic with two questions and four answers, from little to much.

Each row is English, Dutch, German, French. What is said stands in the log as it is: whoever has this bank knows it
again, in any of the four languages.
"""

Row = tuple[str, str, str, str]
Topic = tuple[tuple[Row, Row], tuple[Row, Row, Row, Row]]

BANK: dict[str, Topic] = {
    "noise": (
        (
            ("How well can you hear yourself think here?", "Hoe goed kun je hier je eigen gedachten horen?", "Wie gut versteht man hier sein eigenes Wort?", "S’entend-on penser, ici ?"),
            ("What would a microphone pick up right now?", "Wat zou een microfoon nu opvangen?", "Was würde ein Mikrofon gerade aufnehmen?", "Que capterait un micro en ce moment ?"),
        ),
        (
            ("Hardly a whisper.", "Nauwelijks gefluister.", "Kaum ein Flüstern.", "À peine un murmure."),
            ("A hum, nothing more.", "Wat geroezemoes, meer niet.", "Ein Summen, mehr nicht.", "Un bourdonnement, rien de plus."),
            ("Plenty, one gets used to it.", "Genoeg, je went eraan.", "Einiges, man gewöhnt sich daran.", "Pas mal de choses, on s’y fait."),
            ("A din, I have to shout.", "Een kabaal, ik moet schreeuwen.", "Einen Höllenlärm, ich muss schreien.", "Un vacarme, je dois crier."),
        ),
    ),
    "water": (
        (
            ("Should I have brought something against the wet?", "Had ik iets tegen het nat moeten meenemen?", "Hätte ich etwas gegen Nässe mitnehmen sollen?", "Aurais-je dû prévoir de quoi rester au sec ?"),
            ("How far is the nearest water?", "Hoe ver is het naar het dichtstbijzijnde water?", "Wie weit ist es zum nächsten Wasser?", "À quelle distance est l’eau la plus proche ?"),
        ),
        (
            ("Only what comes out of the tap.", "Alleen wat er uit de kraan komt.", "Nur was aus dem Hahn kommt.", "Seulement celle du robinet."),
            ("There is some, but not to notice.", "Er is wat, maar het valt niet op.", "Etwas gibt es, es fällt kaum auf.", "Il y en a, sans qu’on la remarque."),
            ("Close enough to hear it.", "Dichtbij genoeg om het te horen.", "Nah genug, um es zu hören.", "Assez près pour l’entendre."),
            ("Look around: it is everywhere.", "Kijk om je heen: overal.", "Schau dich um: überall.", "Regarde autour de toi : partout."),
        ),
    ),
    "dress": (
        (
            ("Am I dressed for this?", "Ben ik hier goed op gekleed?", "Bin ich dafür richtig angezogen?", "Suis-je habillé pour l’occasion ?"),
            ("What does one wear here?", "Wat draag je hier zoal?", "Was trägt man hier so?", "Que porte-t-on, ici ?"),
        ),
        (
            ("The less the better.", "Hoe minder, hoe beter.", "Je weniger, desto besser.", "Le moins possible."),
            ("Whatever hung on the chair this morning.", "Wat vanochtend over de stoel hing.", "Was heute früh über dem Stuhl hing.", "Ce qui traînait sur la chaise ce matin."),
            ("Something neat does no harm.", "Iets netjes kan geen kwaad.", "Etwas Ordentliches schadet nicht.", "Une tenue soignée ne nuit pas."),
            ("Without the right outfit you stand out at once.", "Zonder de juiste kleding val je meteen op.", "Ohne die richtige Montur fällt man sofort auf.", "Sans la bonne tenue, on se fait tout de suite remarquer."),
        ),
    ),
    "danger": (
        (
            ("Would you let your grandmother come here?", "Zou je je oma hier laten komen?", "Würdest du deine Oma herkommen lassen?", "Laisserais-tu ta grand-mère venir ici ?"),
            ("What is the worst that could happen?", "Wat is het ergste dat kan gebeuren?", "Was könnte schlimmstenfalls passieren?", "Que pourrait-il arriver de pire ?"),
        ),
        (
            ("Nothing, one could fall asleep.", "Niets, je zou in slaap vallen.", "Nichts, man könnte einschlafen.", "Rien, on pourrait s’endormir."),
            ("A fright, at most.", "Hooguit een schrik.", "Höchstens ein Schreck.", "Une frayeur, tout au plus."),
            ("Better keep your eyes open.", "Hou je ogen maar open.", "Man hält besser die Augen offen.", "Mieux vaut ouvrir l’œil."),
            ("One mistake and it is over.", "Eén fout en het is voorbij.", "Ein Fehler, und es ist vorbei.", "Une erreur et c’est fini."),
        ),
    ),
    "money": (
        (
            ("How full should my purse be?", "Hoe vol moet mijn portemonnee zijn?", "Wie voll sollte mein Geldbeutel sein?", "Faut-il venir avec un portefeuille bien garni ?"),
            ("Is there anything worth stealing?", "Valt er iets te stelen?", "Gibt es hier etwas zu stehlen?", "Y a-t-il quelque chose à voler ?"),
        ),
        (
            ("Money is no use here.", "Aan geld heb je hier niets.", "Geld nützt hier nichts.", "L’argent ne sert à rien ici."),
            ("Small change will do.", "Kleingeld volstaat.", "Kleingeld genügt.", "De la petite monnaie suffit."),
            ("It adds up faster than you think.", "Het loopt sneller op dan je denkt.", "Es läppert sich schneller, als man denkt.", "La note grimpe plus vite qu’on ne croit."),
            ("It is all about big money.", "Alles draait hier om het grote geld.", "Hier geht es um das große Geld.", "Ici, tout tourne autour de gros sous."),
        ),
    ),
    "crowd": (
        (
            ("How easily could I get lost among the people?", "Hoe makkelijk raak ik kwijt tussen de mensen?", "Wie leicht verliere ich mich hier in der Menge?", "Pourrais-je me perdre dans la foule ?"),
            ("How many of us are there about?", "Met hoeveel zijn we hier ongeveer?", "Wie viele sind wir hier ungefähr?", "Combien sommes-nous, à peu près ?"),
        ),
        (
            ("You could count them on your fingers.", "Op de vingers te tellen.", "An den Fingern abzuzählen.", "On les compte sur les doigts."),
            ("A few dozen faces, most of them known.", "Enkele tientallen, meest bekende gezichten.", "Ein paar Dutzend, meist bekannte Gesichter.", "Quelques dizaines, presque tous connus."),
            ("Enough to stand in a queue.", "Genoeg om in de rij te staan.", "Genug, um Schlange zu stehen.", "De quoi faire la queue."),
            ("Whole masses of them.", "Hele massa’s.", "Wahre Massen.", "De véritables masses."),
        ),
    ),
    "children": (
        (
            ("May I bring the little ones?", "Mag ik de kleintjes meenemen?", "Darf ich die Kleinen mitbringen?", "Puis-je amener les petits ?"),
            ("How young is the youngest here?", "Hoe jong is de jongste hier?", "Wie jung ist hier die jüngste Person?", "Quel âge a le plus jeune d’ici ?"),
        ),
        (
            ("Grown-ups only.", "Alleen volwassenen.", "Nur Erwachsene.", "Que des adultes."),
            ("Now and then a child strays in.", "Heel soms verdwaalt er een kind.", "Ab und zu verirrt sich ein Kind.", "Un enfant s’y égare parfois."),
            ("There are some, nobody minds.", "Ze zijn er, niemand stoort zich eraan.", "Es gibt welche, niemanden stört es.", "Il y en a, cela ne gêne personne."),
            ("Without children it would not be the same.", "Zonder kinderen was het niet hetzelfde.", "Ohne Kinder wäre es nicht dasselbe.", "Sans enfants, ce ne serait pas pareil."),
        ),
    ),
    "heat": (
        (
            ("Jacket on or off?", "Jas aan of uit?", "Jacke an oder aus?", "Avec ou sans veste ?"),
            ("Would you rather have a fan or a stove?", "Heb je liever een ventilator of een kachel?", "Hättest du lieber einen Ventilator oder einen Ofen?", "Plutôt un ventilateur ou un poêle ?"),
        ),
        (
            ("My fingers are stiff with cold.", "Mijn vingers zijn stijf van de kou.", "Mir sind die Finger steif vor Kälte.", "J’ai les doigts gourds de froid."),
            ("As at home in the living room.", "Zoals thuis in de kamer.", "Wie daheim im Wohnzimmer.", "Comme chez moi au salon."),
            ("A little too warm for my taste.", "Iets te warm naar mijn smaak.", "Ein wenig zu warm für meinen Geschmack.", "Un peu trop chaud à mon goût."),
            ("I am melting.", "Ik smelt.", "Ich zerfließe.", "Je fonds."),
        ),
    ),
    "sky": (
        (
            ("Can you see the sky?", "Kun je de lucht zien?", "Siehst du den Himmel?", "Vois-tu le ciel ?"),
            ("What is above your head?", "Wat heb je boven je hoofd?", "Was ist über deinem Kopf?", "Qu’y a-t-il au-dessus de ta tête ?"),
        ),
        (
            ("A ceiling, and no way round it.", "Een plafond, en je kunt er niet omheen.", "Eine Decke, daran führt kein Weg vorbei.", "Un plafond, et pas moyen d’y couper."),
            ("Mostly a roof, but there are ways out.", "Meestal een dak, maar je kunt naar buiten.", "Meist ein Dach, aber man kommt hinaus.", "Un toit le plus souvent, mais on peut sortir."),
            ("Now this, now that: I go in and out.", "Nu eens dit, dan weer dat: ik loop in en uit.", "Mal so, mal so: Ich gehe ein und aus.", "Tantôt l’un, tantôt l’autre : j’entre et je sors."),
            ("Nothing but fresh air.", "Niets dan frisse lucht.", "Nichts als frische Luft.", "Rien que le grand air."),
        ),
    ),
    "travel": (
        (
            ("Will we be in the same spot tomorrow?", "Zijn we morgen nog op dezelfde plek?", "Sind wir morgen noch am selben Fleck?", "Serons-nous au même endroit demain ?"),
            ("Could I get seasick here?", "Zou ik hier wagenziek kunnen worden?", "Könnte mir hier vom Schaukeln schlecht werden?", "Pourrais-je avoir le mal des transports ?"),
        ),
        (
            ("All this has stood still for ages.", "Dit staat hier al een eeuwigheid stil.", "Das alles steht seit Ewigkeiten still.", "Tout cela est immobile depuis toujours."),
            ("Only if you go looking for it.", "Alleen als je het opzoekt.", "Nur, wenn man es darauf anlegt.", "Seulement si on le cherche."),
            ("Some things here do turn and roll.", "Sommige dingen draaien en rijden wel.", "Manches dreht sich und rollt schon.", "Certaines choses tournent et roulent."),
            ("We are always on the move.", "We zijn altijd onderweg.", "Wir sind immer unterwegs.", "Nous sommes toujours en route."),
        ),
    ),
    "order": (
        (
            ("Who would tell me off, and what for?", "Wie zou mij terechtwijzen, en waarvoor?", "Wer würde mich hier zurechtweisen, und wofür?", "Qui me rappellerait à l’ordre, et pourquoi ?"),
            ("May I simply walk in everywhere?", "Mag ik zomaar overal naar binnen?", "Darf ich einfach überall hinein?", "Puis-je entrer partout comme je veux ?"),
        ),
        (
            ("Do as you please.", "Doe maar wat je wilt.", "Mach, was du willst.", "Fais comme tu veux."),
            ("A little consideration is enough.", "Een beetje rekening houden volstaat.", "Ein wenig Rücksicht genügt.", "Un peu d’égards suffit."),
            ("There are people who see to that.", "Er zijn mensen die daarop letten.", "Es gibt Leute, die darauf achten.", "Il y a des gens pour y veiller."),
            ("Orders are orders here.", "Bevel is hier bevel.", "Befehl ist hier Befehl.", "Ici, un ordre est un ordre."),
        ),
    ),
    "age": (
        (
            ("What would my great-grandparents have said of it?", "Wat hadden mijn overgrootouders ervan gezegd?", "Was hätten meine Urgroßeltern dazu gesagt?", "Qu’en auraient dit mes arrière-grands-parents ?"),
            ("How much dust has gathered here?", "Hoeveel stof is hier neergedaald?", "Wie viel Staub hat sich hier angesammelt?", "Combien de poussière s’est accumulée ici ?"),
        ),
        (
            ("It all looks brand new.", "Alles oogt gloednieuw.", "Alles wirkt nagelneu.", "Tout paraît flambant neuf."),
            ("It is of our own time, by and large.", "Het is grotendeels van onze tijd.", "Es ist im Großen und Ganzen von heute.", "C’est de notre temps, en gros."),
            ("It has a past, you can feel it.", "Het heeft een verleden, dat voel je.", "Es hat Geschichte, das spürt man.", "Il y a un passé, cela se sent."),
            ("It comes from another age altogether.", "Het komt uit een heel andere tijd.", "Es stammt aus einer ganz anderen Zeit.", "Cela vient d’une tout autre époque."),
        ),
    ),
    "fun": (
        (
            ("Are you here of your own free will?", "Ben je hier uit vrije wil?", "Bist du freiwillig hier?", "Es-tu ici de ton plein gré ?"),
            ("Would you come here on your birthday?", "Zou je hier op je verjaardag komen?", "Würdest du an deinem Geburtstag herkommen?", "Viendrais-tu ici pour ton anniversaire ?"),
        ),
        (
            ("One comes because one must.", "Je komt omdat het moet.", "Man kommt, weil man muss.", "On vient parce qu’il le faut."),
            ("It has its bright moments.", "Het heeft zijn lichte momenten.", "Es hat seine hellen Momente.", "Il y a de bons moments."),
            ("Rather gladly, yes.", "Best graag, ja.", "Eigentlich ganz gern, ja.", "Plutôt volontiers, oui."),
            ("It is the very thing one comes for.", "Daar kom je juist voor.", "Genau dafür kommt man ja.", "C’est justement pour cela qu’on vient."),
        ),
    ),
    "food": (
        (
            ("What is there to eat?", "Wat valt er te eten?", "Was gibt es zu essen?", "Qu’y a-t-il à manger ?"),
            ("Shall I come with an empty stomach?", "Zal ik met een lege maag komen?", "Soll ich mit leerem Magen kommen?", "Dois-je venir le ventre vide ?"),
        ),
        (
            ("Have something beforehand.", "Eet maar iets van tevoren.", "Iss lieber vorher etwas.", "Mange plutôt avant."),
            ("Something to fill you, that is all.", "Iets om de maag te vullen, meer niet.", "Etwas zum Sattwerden, mehr nicht.", "De quoi tenir, c’est tout."),
            ("One is served quite decently.", "Je wordt behoorlijk bediend.", "Man wird ganz ordentlich versorgt.", "On est servi assez convenablement."),
            ("Your mouth will water.", "Het water loopt je in de mond.", "Dir läuft das Wasser im Mund zusammen.", "Tu en auras l’eau à la bouche."),
        ),
    ),
    "stay": (
        (
            ("When do you go home?", "Wanneer ga je naar huis?", "Wann gehst du nach Hause?", "Quand rentres-tu chez toi ?"),
            ("How big a bag should I pack?", "Hoe groot moet mijn tas zijn?", "Wie groß soll ich die Tasche packen?", "Quelle taille de sac dois-je prévoir ?"),
        ),
        (
            ("A quarter of an hour and I am gone.", "Een kwartier en ik ben weg.", "Eine Viertelstunde, und ich bin weg.", "Un quart d’heure et je file."),
            ("A few hours, then I have had enough.", "Een paar uur, dan is het genoeg.", "Ein paar Stunden, dann reicht es.", "Quelques heures, puis cela suffit."),
            ("Some nights, perhaps.", "Een paar nachten, misschien.", "Ein paar Nächte vielleicht.", "Quelques nuits, peut-être."),
            ("Not for a long time yet.", "Voorlopig nog lang niet.", "So bald noch lange nicht.", "Pas avant bien longtemps."),
        ),
    ),
}

# What one says to a question one did not expect.
VAGUE: tuple[Row, ...] = (
    ("Hard to say, it depends on the day.", "Moeilijk te zeggen, het hangt van de dag af.", "Schwer zu sagen, es kommt auf den Tag an.", "Difficile à dire, cela dépend des jours."),
    ("You know that as well as I do.", "Dat weet jij net zo goed als ik.", "Das weißt du so gut wie ich.", "Tu le sais aussi bien que moi."),
    ("About as you would expect.", "Ongeveer zoals je zou verwachten.", "Ungefähr so, wie man es erwartet.", "À peu près comme on s’y attend."),
    ("I have never thought about it.", "Daar heb ik nooit over nagedacht.", "Darüber habe ich nie nachgedacht.", "Je n’y ai jamais réfléchi."),
)

# How much of each topic there is at each place, from 0 to 3, in the order of the bank.
NATURE = {
    "school": "201002311021011",
    "bank": "002131010031000",
    "crusade": "203313033323013",
    "pirate_ship": "233321023312213",
    "beach": "130102333000311",
    "military_base": "203202012031013",
    "submarine": "033301010331013",
    "opera": "202023010022301",
    "hospital": "103112210020012",
    "night_train": "101011210311121",
    "airliner": "101112210330021",
    "casino": "202132010021311",
    "circus": "303213311202311",
    "polar_station": "013300002010013",
    "space_station": "103310010330113",
    "restaurant": "202022120001231",
    "supermarket": "101022200000030",
    "police_station": "203201010031001",
    "university": "101013011012112",
    "film_studio": "103032020020211",
    "embassy": "002111010031021",
    "spa": "030021031011301",
    "cathedral": "002002100023000",
    "ski_resort": "113222303100312",
    "zoo": "211112313011311",
    "vineyard": "001020023002232",
    "theme_park": "310123323210321",
    "oil_rig": "333331002030013",
    "pharaoh_tomb": "001320030013101",
    "haunted_castle": "111200101003201",
}
