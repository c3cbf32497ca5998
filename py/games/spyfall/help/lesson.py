"""The lesson of Spyfall: a round as an agent, won by an accusation, and one as the spy, won by naming the place."""

from games.contract.lesson import LIFT, SECRETS, Lesson, Step, Wrong

LESSON = Lesson(
    others=("Onyx", "Quill"),
    options={"rounds": 3, "first": 0},
    decks={
        "places.1": ("pirate_ship",), "roles.1": ("2", "1"), "cards.1": ("pirate_ship+2", "spy", "pirate_ship+1"),
        "places.2": ("beach",), "roles.2": ("1", "3"), "cards.2": ("spy", "beach+1", "beach+3"),
    },
    rules=("idea", "cards", "questions", "accusation", "reveal", "time", "score"),
    steps=(
        Step(
            (
                "Everybody is in the same place, but one of you three is a spy and doesn’t know where. Look at your card.",
                "Iedereen is op dezelfde locatie, maar een van jullie drie is spion en weet niet waar. Bekijk je kaart.",
                "Alle sind am selben Ort, aber einer von euch dreien ist Spion und weiß nicht, wo. Sieh dir deine Karte an.",
                "Tout le monde est au même endroit, mais l’un de vous trois est espion et ignore où. Regardez votre carte.",
            ),
            SECRETS,
        ),
        Step(
            (
                "You are on a pirate ship, and no spy. So it is Onyx or Quill. All have looked: start the clock.",
                "Je bent op een piratenschip, en geen spion. Het is dus Onyx of Quill. Iedereen heeft gekeken: start de klok.",
                "Du bist auf einem Piratenschiff und kein Spion. Also ist es Onyx oder Quill. Alle haben nachgesehen: Starte die Uhr.",
                "Vous êtes sur un bateau pirate, et pas espion. C’est donc Onyx ou Quill. Tout le monde a regardé : lancez l’horloge.",
            ),
            ("ready",),
        ),
        Step(
            (
                "Ask Onyx something that only somebody on board can answer, without giving the ship away: “Could I get travel-sick here?”",
                "Vraag Onyx iets wat alleen iemand aan boord kan beantwoorden, zonder het schip te verraden: ‘Zou ik hier reisziek kunnen worden?’",
                "Frag Onyx etwas, worauf nur jemand an Bord eine Antwort weiß, ohne das Schiff zu verraten: „Könnte mir hier vom Schaukeln schlecht werden?“",
                "Demandez à Onyx ce que seul quelqu’un à bord peut savoir, sans trahir le bateau : « Pourrais-je avoir le mal des transports ? »",
            ),
            ("ask:1", "q:travel:1"),
            "seat:1",
            wrong=(
                Wrong(
                    ("Ask myself", "Mezelf vragen", "Mich selbst fragen", "M’interroger moi-même"), "seat:0", ("ask", 0, ""),
                ),
            ),
        ),
        Step(
            (
                "“No, all this has stood still for ages,” says Onyx. On a ship? Keep that in mind.",
                "‘Nee, dit staat hier al een eeuwigheid stil’, zegt Onyx. Op een schip? Onthoud dat.",
                "„Nein, das alles steht seit Ewigkeiten still“, sagt Onyx. Auf einem Schiff? Merk dir das.",
                "« Non, tout cela est immobile depuis toujours », dit Onyx. Sur un bateau ? À retenir.",
            ),
            ("a:0",),
            "seat:1",
            seat=1,
        ),
        Step(
            (
                "The one who answered asks next, but never back. Onyx asks Quill: “What is above your head?” A good question for somebody who has to find out.",
                "Wie antwoordde, vraagt verder, maar nooit terug. Onyx vraagt Quill: ‘Wat heb je boven je hoofd?’ Handig als je erachter moet komen.",
                "Wer geantwortet hat, fragt weiter, aber nie zurück. Onyx fragt Quill: „Was ist über deinem Kopf?“ Praktisch, wenn man es erst herausfinden muss.",
                "Qui a répondu interroge à son tour, jamais en retour. Onyx demande à Quill : « Qu’y a-t-il au-dessus de ta tête ? » Pratique, quand on cherche.",
            ),
            ("ask:2", "q:sky:1"),
            "seat:2",
            seat=1,
        ),
        Step(
            (
                "“Sometimes sky, sometimes a roof.” Quill knows where we are, and hardly gives it away. That is how an agent answers.",
                "‘Soms lucht, soms een dak.’ Quill weet waar we zijn en verraadt bijna niets. Zo antwoordt een agent.",
                "„Mal Himmel, mal Dach.“ Quill weiß, wo wir sind, und verrät fast nichts. So antwortet ein Agent.",
                "« Tantôt le ciel, tantôt un toit. » Quill sait où nous sommes et n’en dit presque rien. Voilà une réponse d’agent.",
            ),
            ("a:2",),
            "seat:2",
            seat=2,
        ),
        Step(taps=("ask:0", "q:food:0"), seat=2),
        Step(
            (
                "“What is there to eat?” asks Quill. Show her that you know, without telling: “It fills you up, no more.”",
                "‘Wat valt er te eten?’ vraagt Quill. Laat merken dat je het weet, maar verklap niets: ‘Het vult de maag, meer niet.’",
                "„Was gibt es zu essen?“, fragt Quill. Zeig ihr, dass du Bescheid weißt, aber verrate nichts: „Man wird satt, mehr nicht.“",
                "« Qu’y a-t-il à manger ? » demande Quill. Montrez que vous savez, sans rien trahir : « De quoi tenir, c’est tout. »",
            ),
            ("a:1",),
        ),
        Step(
            (
                "You have heard enough. Everybody has one accusation a round, and it stops the clock: accuse Onyx.",
                "Je hebt genoeg gehoord. Iedereen mag één keer per ronde beschuldigen, en dan stopt de klok: beschuldig Onyx.",
                "Du hast genug gehört. Alle dürfen einmal pro Runde beschuldigen, und dann steht die Uhr: Beschuldige Onyx.",
                "Vous en savez assez. Chacun peut accuser une fois par manche, et l’horloge s’arrête : accusez Onyx.",
            ),
            ("accuse", "by:0", "of:1"),
            "seat:1",
            wrong=(
                Wrong(
                    ("Ask Quill back", "Quill terugvragen", "Quill zurückfragen", "Interroger Quill en retour"), "seat:2", ("ask", 2, ""),
                ),
            ),
        ),
        Step(taps=("yes",), seat=2),
        Step(
            (
                "Everybody else votes in secret, and one no is enough to let Onyx go. Show the votes.",
                "Alle anderen stemmen in het geheim, en één nee is genoeg om Onyx te laten gaan. Toon de stemmen.",
                "Alle anderen stimmen geheim ab, und ein einziges Nein lässt Onyx laufen. Zeig die Stimmen.",
                "Tous les autres votent en secret, et un seul non suffit à libérer Onyx. Montrez les votes.",
            ),
            LIFT,
        ),
        Step(
            (
                "Yes! If Onyx is innocent after all, the spy gets 4 points. Turn the card over.",
                "Ja! Is Onyx toch onschuldig, dan krijgt de spion 4 punten. Draai de kaart om.",
                "Ja! Ist Onyx doch unschuldig, bekommt der Spion 4 Punkte. Deck die Karte auf.",
                "Oui ! Si Onyx est innocent malgré tout, l’espion marque 4 points. Retournez la carte.",
            ),
            LIFT,
            "seat:1",
        ),
        Step(
            (
                "Caught! Every agent gets 1 point, and you one more, for accusing. Had time run out, you would all have voted on a culprit.",
                "Betrapt! Elke agent krijgt 1 punt, en jij nog een voor de beschuldiging. Was de tijd om geweest, dan had iedereen een dader gekozen.",
                "Erwischt! Jeder Agent bekommt 1 Punkt, du noch einen für die Beschuldigung. Wäre die Zeit um gewesen, hätten alle über einen Täter abgestimmt.",
                "Démasqué ! Chaque agent gagne 1 point, et vous un de plus pour l’accusation. Le temps écoulé, on aurait voté pour un coupable.",
            ),
        ),
        Step(taps=("ready",), seat=1),
        Step(
            ("Round two, another place. Look at your new card.", "Ronde twee, een andere locatie. Bekijk je nieuwe kaart.", "Runde zwei, ein anderer Ort. Sieh dir deine neue Karte an.", "Deuxième manche, autre lieu. Regardez votre nouvelle carte."),
            SECRETS,
        ),
        Step(taps=("ready",), seat=1),
        Step(taps=("ask:0", "q:sky:0"), seat=1),
        Step(
            (
                "Now you are the spy. “Can you see the sky?” asks Onyx, and you have no idea. Bluff: “Sometimes sky, sometimes a roof.”",
                "Nu ben jij de spion. ‘Kun je de lucht zien?’ vraagt Onyx, en jij hebt geen idee. Bluf: ‘Soms lucht, soms een dak.’",
                "Jetzt bist du der Spion. „Siehst du den Himmel?“, fragt Onyx, und du hast keine Ahnung. Bluffe: „Mal Himmel, mal Dach.“",
                "Cette fois, l’espion, c’est vous. « Vois-tu le ciel ? » demande Onyx, et vous n’en savez rien. Bluffez : « Tantôt le ciel, tantôt un toit. »",
            ),
            ("a:2",),
        ),
        Step(
            (
                "Ask as if you knew, and listen. Ask Quill: “Jacket on or off?”",
                "Vraag alsof je het weet, en luister. Vraag Quill: ‘Jas aan of uit?’",
                "Frag, als wüsstest du es, und hör zu. Frag Quill: „Jacke an oder aus?“",
                "Interrogez comme si vous saviez, et écoutez. Demandez à Quill : « Avec ou sans veste ? »",
            ),
            ("ask:2", "q:heat:0"),
            "seat:2",
        ),
        Step(
            (
                "“I am melting.” So where is it that hot? The poster shows every place there is.",
                "‘Ik smelt.’ Waar is het zo heet? Op de poster staan alle locaties.",
                "„Ich schmelze.“ Wo ist es denn so heiß? Auf dem Plakat stehen alle Orte.",
                "« Je fonds. » Où fait-il donc si chaud ? L’affiche montre tous les lieux.",
            ),
            ("a:3",),
            "seat:2",
            seat=2,
        ),
        Step(taps=("ask:1", "q:dress:0"), seat=2),
        Step(
            (
                "“What should I put on?” asks Quill. “As little as possible,” says Onyx. Hot, and next to nothing on: that is the beach.",
                "‘Wat zal ik aantrekken?’ vraagt Quill. ‘Zo weinig mogelijk’, zegt Onyx. Heet, en bijna niets aan: dat is het strand.",
                "„Was soll ich anziehen?“, fragt Quill. „So wenig wie möglich“, sagt Onyx. Heiß, und fast nichts an: Das ist der Strand.",
                "« Comment dois-je m’habiller ? » demande Quill. « Le moins possible », dit Onyx. Il fait chaud, et presque rien sur soi : c’est la plage.",
            ),
            ("a:0",),
            "seat:1",
            seat=1,
        ),
        Step(
            (
                "While the clock runs, the spy may come forward. Open your card, tap “Come forward and name the place”, and again to confirm.",
                "Zolang de klok loopt, mag de spion zich onthullen. Open je kaart, tik op ‘Mezelf onthullen en de locatie noemen’, en nog eens om te bevestigen.",
                "Solange die Uhr läuft, darf sich der Spion enttarnen. Öffne deine Karte, tippe auf „Mich enttarnen und den Ort nennen“ und noch einmal zur Bestätigung.",
                "Tant que l’horloge tourne, l’espion peut se dévoiler. Ouvrez votre carte, touchez « Me dévoiler et nommer le lieu », puis confirmez.",
            ),
            ("act:reveal",),
        ),
        Step(
            (
                "Right, and you get 4 points; wrong, and every agent gets 1. Tap Beach.",
                "Goed, en je krijgt 4 punten; fout, en elke agent krijgt er 1. Tik op Strand.",
                "Liegst du richtig, bekommst du 4 Punkte; sonst jeder Agent 1. Tippe auf Strand.",
                "Si c’est juste, 4 points pour vous ; sinon, 1 pour chaque agent. Touchez Plage.",
            ),
            ("place:beach",),
            "place:beach",
        ),
        Step(
            (
                "The beach it was! The spy deals next, so you go on: tap “Next round”.",
                "Het was het strand! De spion deelt de volgende ronde, dus ga jij verder: tik op ‘Volgende ronde’.",
                "Es war der Strand! Der Spion gibt die nächste Runde, also machst du weiter: Tippe auf „Nächste Runde“.",
                "C’était bien la plage ! L’espion distribue ensuite, à vous donc : touchez « Manche suivante ».",
            ),
            ("ready",),
        ),
        Step(
            ("The last round is real. Look at your card.", "De laatste ronde is echt. Bekijk je kaart.", "Die letzte Runde ist echt. Sieh dir deine Karte an.", "La dernière manche est pour de vrai. Regardez votre carte."),
            SECRETS,
        ),
        Step(
            (
                "From here it is yours, against two recruits. As an agent find the spy, as the spy find the place; your own poster has room to cross places off.",
                "Vanaf hier speel jij, tegen twee rekruten. Zoek als agent de spion, als spion de locatie; op je eigen poster kun je locaties wegstrepen.",
                "Ab hier spielst du, gegen zwei Rekruten. Finde als Agent den Spion, als Spion den Ort; auf deinem eigenen Plakat kannst du Orte durchstreichen.",
                "À vous de jouer, contre deux recrues. Agent, trouvez l’espion ; espion, trouvez le lieu. Votre affiche personnelle permet de rayer des lieux.",
            ),
        ),
    ),
)
