"""Questions and answers for Spyfall, in our own words: every topic with two questions and four answers, from little to much.

Each row is English, Dutch, German, French. What is said stands in the log as it is: whoever has this bank knows it
again, in any of the four languages.
"""

Row = tuple[str, str, str, str]
Topic = tuple[tuple[Row, Row], tuple[Row, Row, Row, Row]]

BANK: dict[str, Topic] = {
    "noise": (
        (
            ("What do you hear around you?", "Wat hoor je om je heen?", "Was hörst du um dich herum?", "Qu’entends-tu autour de toi ?"),
            ("What would a microphone pick up right now?", "Wat zou een microfoon nu opvangen?", "Was würde ein Mikrofon gerade aufnehmen?", "Que capterait un micro en ce moment ?"),
        ),
        (
            ("Hardly a whisper.", "Nauwelijks gefluister.", "Kaum ein Flüstern.", "À peine un murmure."),
            ("A hum, nothing more.", "Geroezemoes, meer niet.", "Ein Summen, mehr nicht.", "Un bourdonnement, rien de plus."),
            ("All sorts of things; you get used to it.", "Van alles, je went eraan.", "So einiges, man gewöhnt sich daran.", "Toutes sortes de choses, on s’y fait."),
            ("A din: I have to shout.", "Een kabaal: ik moet schreeuwen.", "Einen Höllenlärm: Ich muss schreien.", "Un vacarme : je dois crier."),
        ),
    ),
    "water": (
        (
            ("Is there much water around here?", "Is hier veel water?", "Gibt es hier viel Wasser?", "Y a-t-il beaucoup d’eau par ici ?"),
            ("Where is the nearest water?", "Waar is het dichtstbijzijnde water?", "Wo ist das nächste Wasser?", "Où se trouve l’eau la plus proche ?"),
        ),
        (
            ("Only in the tap.", "Alleen in de kraan.", "Nur im Wasserhahn.", "Seulement au robinet."),
            ("Somewhere nearby, but you hardly notice it.", "Ergens in de buurt, maar het valt nauwelijks op.", "Irgendwo in der Nähe, aber es fällt kaum auf.", "Quelque part par là, mais on la remarque à peine."),
            ("Listen: you can hear it.", "Luister maar: je hoort het.", "Horch mal: Man hört es.", "Tends l’oreille : on l’entend."),
            ("Look around: it is everywhere.", "Kijk om je heen: overal.", "Schau dich um: überall.", "Regarde autour de toi : partout."),
        ),
    ),
    "dress": (
        (
            ("What should I put on?", "Wat zal ik aantrekken?", "Was soll ich anziehen?", "Comment dois-je m’habiller ?"),
            ("What do people wear here?", "Wat dragen de mensen hier?", "Was tragen die Leute hier?", "Que portent les gens, ici ?"),
        ),
        (
            ("As little as possible.", "Zo weinig mogelijk.", "So wenig wie möglich.", "Le moins possible."),
            ("Whatever is hanging over the chair.", "Wat er maar over de stoel hangt.", "Was gerade über dem Stuhl hängt.", "Ce qui traîne sur la chaise."),
            ("Smart rather than scruffy.", "Liever netjes dan slordig.", "Lieber schick als schlampig.", "Plutôt chic que négligé."),
            ("Without the right outfit you stand out at once.", "Zonder de juiste kleding val je meteen op.", "Ohne die richtige Montur fällt man sofort auf.", "Sans la bonne tenue, on se fait tout de suite remarquer."),
        ),
    ),
    "danger": (
        (
            ("What could go wrong here?", "Wat kan er hier misgaan?", "Was kann hier schiefgehen?", "Qu’est-ce qui pourrait mal tourner, ici ?"),
            ("What is the worst that could happen?", "Wat is het ergste dat kan gebeuren?", "Was könnte schlimmstenfalls passieren?", "Que pourrait-il arriver de pire ?"),
        ),
        (
            ("At worst you fall asleep.", "Hooguit val je in slaap.", "Höchstens schläft man ein.", "Au pire, on s’endort."),
            ("You get a fright, at most.", "Je schrikt je een hoedje, meer niet.", "Man erschrickt, mehr nicht.", "Une frayeur, tout au plus."),
            ("Better not think about it: keep your eyes open.", "Denk er maar liever niet aan: hou je ogen open.", "Besser nicht daran denken: Halt die Augen offen.", "Mieux vaut ne pas y penser : ouvre l’œil."),
            ("One mistake and it is all over.", "Eén fout en het is voorbij.", "Ein Fehler, und es ist vorbei.", "Une erreur et c’est fini."),
        ),
    ),
    "money": (
        (
            ("How full should my wallet be?", "Hoe vol moet mijn portemonnee zijn?", "Wie voll sollte mein Geldbeutel sein?", "Faut-il un portefeuille bien garni ?"),
            ("What do things cost here?", "Wat kosten de dingen hier zoal?", "Was kostet es hier so?", "Quels sont les prix, ici ?"),
        ),
        (
            ("Money is no use here.", "Aan geld heb je hier niets.", "Geld nützt hier nichts.", "L’argent ne sert à rien ici."),
            ("Small change will do.", "Kleingeld volstaat.", "Kleingeld genügt.", "De la petite monnaie suffit."),
            ("It adds up faster than you think.", "Het loopt sneller op dan je denkt.", "Es läppert sich schneller, als man denkt.", "La note grimpe plus vite qu’on ne croit."),
            ("Here it is all about big money.", "Hier draait alles om het grote geld.", "Hier geht es um das große Geld.", "Ici, tout tourne autour des gros sous."),
        ),
    ),
    "crowd": (
        (
            ("How busy is it here?", "Hoe druk is het hier?", "Wie voll ist es hier?", "Y a-t-il du monde, ici ?"),
            ("How many of us are around?", "Met hoeveel zijn we hier?", "Wie viele sind wir hier?", "Nous sommes nombreux, ici ?"),
        ),
        (
            ("You can count us on the fingers of one hand.", "We zijn op de vingers van één hand te tellen.", "Man kann uns an einer Hand abzählen.", "On nous compte sur les doigts d’une main."),
            ("A few dozen faces, most of them familiar.", "Enkele tientallen gezichten, de meeste bekend.", "Ein paar Dutzend Gesichter, die meisten bekannt.", "Quelques dizaines de visages, presque tous connus."),
            ("Enough people to make a queue.", "Genoeg mensen voor een rij.", "Genug Leute für eine Schlange.", "Assez de monde pour faire la queue."),
            ("Masses of people.", "Hele mensenmassa’s.", "Wahre Menschenmassen.", "Une véritable foule."),
        ),
    ),
    "children": (
        (
            ("May I bring the little ones?", "Mag ik de kleintjes meenemen?", "Darf ich die Kleinen mitbringen?", "Puis-je amener les petits ?"),
            ("Do you see any children?", "Zie je hier kinderen?", "Siehst du hier Kinder?", "Vois-tu des enfants ?"),
        ),
        (
            ("Grown-ups only.", "Alleen volwassenen.", "Nur Erwachsene.", "Il n’y a que des adultes."),
            ("Now and then a child strays in.", "Heel soms verdwaalt er een kind.", "Ab und zu verirrt sich ein Kind.", "Un enfant s’y égare parfois."),
            ("There are some children, and nobody minds.", "Er zijn wel kinderen, niemand stoort zich eraan.", "Es gibt ein paar Kinder, niemanden stört es.", "Il y a des enfants, cela ne gêne personne."),
            ("Without children it would not be the same.", "Zonder kinderen was het niet hetzelfde.", "Ohne Kinder wäre es nicht dasselbe.", "Sans enfants, ce ne serait pas pareil."),
        ),
    ),
    "heat": (
        (
            ("Jacket on or off?", "Jas aan of uit?", "Jacke an oder aus?", "Avec ou sans veste ?"),
            ("How warm is it here?", "Hoe warm is het hier?", "Wie warm ist es hier?", "Quelle température fait-il, ici ?"),
        ),
        (
            ("My fingers are stiff with cold.", "Mijn vingers zijn stijf van de kou.", "Mir sind die Finger steif vor Kälte.", "J’ai les doigts gourds de froid."),
            ("Just like my living room at home.", "Net als thuis in de woonkamer.", "Wie daheim im Wohnzimmer.", "Comme chez moi, dans le salon."),
            ("A little too warm for my taste.", "Iets te warm naar mijn smaak.", "Ein wenig zu warm für meinen Geschmack.", "Un peu trop chaud à mon goût."),
            ("I am melting.", "Ik smelt.", "Ich schmelze.", "Je fonds."),
        ),
    ),
    "sky": (
        (
            ("Can you see the sky?", "Kun je de lucht zien?", "Siehst du den Himmel?", "Vois-tu le ciel ?"),
            ("What is above your head?", "Wat heb je boven je hoofd?", "Was ist über deinem Kopf?", "Qu’y a-t-il au-dessus de ta tête ?"),
        ),
        (
            ("All I see is a ceiling.", "Ik zie alleen een plafond.", "Ich sehe nur eine Decke.", "Je ne vois qu’un plafond."),
            ("Mostly a roof, but you can go outside.", "Vooral een dak, maar je kunt naar buiten.", "Meist ein Dach, aber man kommt hinaus.", "Un toit le plus souvent, mais on peut sortir."),
            ("Sometimes sky, sometimes a roof: I go in and out.", "Soms lucht, soms een dak: ik loop in en uit.", "Mal Himmel, mal Dach: Ich gehe ein und aus.", "Tantôt le ciel, tantôt un toit : j’entre et je sors."),
            ("Nothing but sky.", "Niets dan lucht.", "Nichts als Himmel.", "Rien que le ciel."),
        ),
    ),
    "travel": (
        (
            ("Does anything move here?", "Beweegt hier iets?", "Bewegt sich hier etwas?", "Y a-t-il quelque chose qui bouge, ici ?"),
            ("Could I get travel-sick here?", "Zou ik hier reisziek kunnen worden?", "Könnte mir hier vom Schaukeln schlecht werden?", "Pourrais-je avoir le mal des transports ?"),
        ),
        (
            ("No, all this has stood still for ages.", "Nee, dit staat hier al een eeuwigheid stil.", "Nein, das alles steht seit Ewigkeiten still.", "Non, tout cela est immobile depuis toujours."),
            ("Only if you go looking for it.", "Alleen als je het opzoekt.", "Nur, wenn man es darauf anlegt.", "Seulement si on le cherche."),
            ("Some things do turn and roll.", "Sommige dingen draaien en rollen wel.", "Manches dreht sich und rollt schon.", "Certaines choses tournent et roulent."),
            ("Yes, we are always on the move.", "Ja, we zijn altijd onderweg.", "Ja, wir sind immer unterwegs.", "Oui, nous sommes toujours en route."),
        ),
    ),
    "order": (
        (
            ("Are there rules here?", "Zijn hier regels?", "Gibt es hier Regeln?", "Y a-t-il des règles, ici ?"),
            ("May I walk around everywhere?", "Mag ik overal rondlopen?", "Darf ich überall herumlaufen?", "Puis-je me promener partout ?"),
        ),
        (
            ("Do as you please.", "Doe maar wat je wilt.", "Mach, was du willst.", "Fais comme tu veux."),
            ("A little consideration is enough.", "Een beetje rekening houden met elkaar volstaat.", "Ein wenig Rücksicht genügt.", "Un peu d’égards suffit."),
            ("There are people who keep an eye on that.", "Er zijn mensen die daarop letten.", "Es gibt Leute, die darauf achten.", "Il y a des gens pour y veiller."),
            ("Here you do only as you are told.", "Hier doe je alleen wat je gezegd wordt.", "Hier tut man nur, was befohlen wird.", "Ici, on obéit aux ordres, c’est tout."),
        ),
    ),
    "age": (
        (
            ("How old is all this?", "Hoe oud is dit alles?", "Wie alt ist das alles?", "De quand date tout cela ?"),
            ("Was this here in my great-grandparents’ day?", "Bestond dit al toen mijn overgrootouders leefden?", "Gab es das schon zur Zeit meiner Urgroßeltern?", "Est-ce que cela existait du temps de mes arrière-grands-parents ?"),
        ),
        (
            ("It all looks brand new.", "Alles oogt gloednieuw.", "Alles wirkt nagelneu.", "Tout paraît flambant neuf."),
            ("It is from our own time, by and large.", "Het is grotendeels van onze tijd.", "Im Großen und Ganzen ist es von heute.", "C’est de notre temps, en gros."),
            ("It has a past, you can feel it.", "Het heeft een verleden, dat voel je.", "Es hat Geschichte, das spürt man.", "Cela a un passé, on le sent."),
            ("It comes from another age altogether.", "Het komt uit een heel andere tijd.", "Es stammt aus einer ganz anderen Zeit.", "Cela vient d’une tout autre époque."),
        ),
    ),
    "fun": (
        (
            ("Are you here of your own free will?", "Ben je hier uit vrije wil?", "Bist du freiwillig hier?", "Es-tu ici de ton plein gré ?"),
            ("Would you come here on your birthday?", "Zou je hier op je verjaardag komen?", "Würdest du an deinem Geburtstag herkommen?", "Viendrais-tu ici pour ton anniversaire ?"),
        ),
        (
            ("Nobody comes here for fun.", "Voor zijn plezier komt hier niemand.", "Zum Spaß kommt hier niemand her.", "Personne ne vient ici pour le plaisir."),
            ("It has its moments.", "Het heeft zijn momenten.", "Es hat seine schönen Momente.", "Il y a de bons moments."),
            ("Yes, I rather like it.", "Ja, best graag.", "Ja, eigentlich ganz gern.", "Oui, plutôt volontiers."),
            ("Of course: fun is what you come for.", "Natuurlijk: daar kom je voor.", "Natürlich: Genau dafür kommt man ja.", "Bien sûr : on vient justement pour s’amuser."),
        ),
    ),
    "food": (
        (
            ("What is there to eat?", "Wat valt er te eten?", "Was gibt es zu essen?", "Qu’y a-t-il à manger ?"),
            ("Should I come with an empty stomach?", "Zal ik met een lege maag komen?", "Soll ich mit leerem Magen kommen?", "Dois-je venir le ventre vide ?"),
        ),
        (
            ("Better eat something first.", "Eet maar iets van tevoren.", "Iss lieber vorher etwas.", "Mange plutôt avant."),
            ("It fills you up, no more.", "Het vult de maag, meer niet.", "Man wird satt, mehr nicht.", "De quoi tenir, c’est tout."),
            ("You eat quite decently here.", "Je eet hier heel behoorlijk.", "Man isst hier ganz ordentlich.", "On y mange assez convenablement."),
            ("Your mouth will water.", "Het water loopt je in de mond.", "Dir läuft das Wasser im Mund zusammen.", "Tu en auras l’eau à la bouche."),
        ),
    ),
    "stay": (
        (
            ("How long are you staying?", "Hoe lang blijf je?", "Wie lange bleibst du?", "Combien de temps restes-tu ?"),
            ("How long should I plan to stay?", "Op hoe lang moet ik rekenen?", "Wie viel Zeit sollte ich einplanen?", "Combien de temps dois-je prévoir ?"),
        ),
        (
            ("A quarter of an hour, no more.", "Een kwartier, langer niet.", "Eine Viertelstunde, länger nicht.", "Un quart d’heure, pas plus."),
            ("A few hours, that will do.", "Een paar uur, dat is genoeg.", "Ein paar Stunden, das reicht.", "Quelques heures, cela suffit."),
            ("A few nights, perhaps.", "Een paar nachten, misschien.", "Ein paar Nächte vielleicht.", "Quelques nuits, peut-être."),
            ("Long. Very long.", "Lang. Heel lang.", "Lange. Sehr lange.", "Longtemps. Très longtemps."),
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
