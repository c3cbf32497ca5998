"""The lesson of Agent: bribes in secret, an objection outbid in words, and one that is pure bluff."""

from games.contract.lesson import Lesson, Step, Wrong

LESSON = Lesson(
    others=("Onyx",),
    throws={"first": ("0",)},
    rules=("goal", "plan", "turn", "suitcase", "objection", "bahamas", "end"),
    steps=(
        Step(
            (
                "Four spies are for sale, and you have 10,000. Bribe in secret: 1,000 for the Englishman, 500 for the Russian. Then confirm.",
                "Er zijn vier spionnen te koop, en je hebt 10.000. Koop in het geheim om: 1.000 voor de Engelsman, 500 voor de Rus. Bevestig dan.",
                "Vier Spione sind zu haben, und du hast 10.000. Bestich heimlich: 1.000 für den Engländer, 500 für den Russen. Dann bestätige.",
                "Quatre espions sont à vendre, et vous avez 10 000. Soudoyez en secret : 1 000 pour l’Anglais, 500 pour le Russe. Puis confirmez.",
            ),
            ("on:english", "note:english:1000", "on:russian", "note:russian:500"),
        ),
        Step(taps=("on:english", "note:english:500", "on:chinese", "note:chinese:1000"), seat=1),
        Step(
            (
                "The suitcase lies in Tangier. Anybody may move any spy, one field a turn: send the Englishman from London to Brussels.",
                "De koffer ligt in Tanger. Iedereen mag elke spion verzetten, één veld per beurt: stuur de Engelsman van Londen naar Brussel.",
                "Der Koffer liegt in Tanger. Alle dürfen jeden Spion bewegen, ein Feld pro Zug: Schick den Engländer von London nach Brüssel.",
                "La valise est à Tanger. Chacun peut déplacer n’importe quel espion, d’une case par tour : envoyez l’Anglais de Londres à Bruxelles.",
            ),
            ("agent:english", "city:brussels"),
            "agent:english",
            wrong=(
                Wrong(
                    ("Straight to Tangier", "Meteen naar Tanger", "Gleich nach Tanger", "Droit à Tanger"),
                    "city:tangier", ("move", "english", "tangier", "", ""),
                ),
            ),
        ),
        Step(
            (
                "Onyx objects. Has he paid more than you, or is he bluffing? Nobody has to have paid anything to object.",
                "Onyx maakt bezwaar. Heeft hij meer betaald dan jij, of bluft hij? Ook wie niets betaald heeft, mag bezwaar maken.",
                "Onyx erhebt Einspruch. Hat er mehr gezahlt als du, oder blufft er? Einspruch erheben darf auch, wer gar nichts gezahlt hat.",
                "Onyx s’oppose. A-t-il payé plus que vous, ou bluffe-t-il ? On peut s’opposer sans avoir rien payé.",
            ),
            ("object",),
            seat=1,
        ),
        Step(
            (
                "Giving in would cost you this move. You have paid 1,000: insist.",
                "Toegeven kost je deze zet. Jij hebt 1.000 betaald: houd vol.",
                "Nachgeben kostet dich diesen Zug. Du hast 1.000 gezahlt: Besteh darauf.",
                "Céder vous coûterait ce coup. Vous avez payé 1 000 : insistez.",
            ),
            ("insist",),
        ),
        Step(
            (
                "Now you outbid each other in words. Onyx says 300. He may name less than he has paid, but never more.",
                "Nu bieden jullie in woorden tegen elkaar op. Onyx zegt 300. Hij mag minder noemen dan hij betaald heeft, maar nooit meer.",
                "Jetzt überbietet ihr einander mit Worten. Onyx sagt 300. Er darf weniger nennen, als er gezahlt hat, aber nie mehr.",
                "On surenchérit maintenant en paroles. Onyx annonce 300. Il peut dire moins que ce qu’il a payé, jamais plus.",
            ),
            ("name", "+100", "+100"),
            seat=1,
        ),
        Step(
            (
                "Do not tell how much you really have. Name 300 first, add 500, and confirm: 800.",
                "Verraad niet hoeveel je echt hebt. Noem eerst 300, tel er 500 bij op, en bevestig: 800.",
                "Verrate nicht, wie viel du wirklich hast. Nenne erst 300, leg 500 drauf und bestätige: 800.",
                "Ne dites pas combien vous avez vraiment. Annoncez d’abord 300, ajoutez 500, et confirmez : 800.",
            ),
            ("name", "+500"),
        ),
        Step(
            (
                "Onyx drops out: he has only 500 there. So the decision is yours.",
                "Onyx valt af: hij heeft daar maar 500. De beslissing is dus aan jou.",
                "Onyx steigt aus: Er hat dort nur 500. Also entscheidest du.",
                "Onyx se retire : il n’y a mis que 500. La décision vous revient.",
            ),
            ("drop",),
            seat=1,
        ),
        Step(
            (
                "Let your own move stand.",
                "Laat je eigen zet staan.",
                "Lass deinen Zug bestehen.",
                "Maintenez votre coup.",
            ),
            ("stand",),
        ),
        Step(
            (
                "Onyx sends the Chinese from Peking to Karachi, where the way to Tangier begins.",
                "Onyx stuurt de Chinees van Peking naar Karachi, waar de weg naar Tanger begint.",
                "Onyx schickt den Chinesen von Peking nach Karatschi, wo der Weg nach Tanger beginnt.",
                "Onyx envoie le Chinois de Pékin à Karachi, où commence la route de Tanger.",
            ),
            ("agent:chinese", "city:karachi"),
            "agent:chinese",
            seat=1,
        ),
        Step(
            (
                "You have paid nothing for the Chinese. Object all the same: Onyx cannot know that.",
                "Jij hebt niets betaald voor de Chinees. Maak toch bezwaar: Onyx kan dat niet weten.",
                "Du hast für den Chinesen nichts gezahlt. Erheb trotzdem Einspruch: Onyx kann das nicht wissen.",
                "Vous n’avez rien payé pour le Chinois. Opposez-vous quand même : Onyx n’en sait rien.",
            ),
            ("object",),
        ),
        Step(
            (
                "It works! After your 800 he believes you, gives in and takes the move back.",
                "Het werkt! Na jouw 800 gelooft hij je, geeft toe en neemt de zet terug.",
                "Es klappt! Nach deinen 800 glaubt er dir, gibt nach und nimmt den Zug zurück.",
                "Ça marche ! Après vos 800, il vous croit, cède et reprend son coup.",
            ),
            ("give_in",),
            "agent:chinese",
            seat=1,
        ),
        Step(
            (
                "What was taken back may not be tried again this turn. Instead Onyx moves the American to New York.",
                "Wat is teruggenomen, mag deze beurt niet nog eens. Onyx zet nu de Amerikaan naar New York.",
                "Was zurückgenommen ist, darf in diesem Zug nicht noch einmal kommen. Onyx zieht nun den Amerikaner nach New York.",
                "Un coup repris ne peut être rejoué ce tour-ci. Onyx mène donc l’Américain à New York.",
            ),
            ("agent:american", "city:new_york"),
            "agent:american",
            seat=1,
        ),
        Step(
            (
                "One bluff is enough for now: no objection.",
                "Eén keer bluffen is genoeg: geen bezwaar.",
                "Ein Bluff reicht fürs Erste: kein Einspruch.",
                "Un bluff suffit pour l’instant : pas d’objection.",
            ),
            ("allow",),
        ),
        Step(
            (
                "A spy beside the free suitcase may take it along. Bring a spy home with it, and if nobody who claims has paid more for that spy, you win.",
                "Een spion naast de vrije koffer mag hem meenemen. Breng er een spion mee thuis: eist niemand de winst op die meer voor hem betaald heeft, dan win je.",
                "Ein Spion neben dem freien Koffer darf ihn mitnehmen. Bring einen damit heim: Hat niemand, der Anspruch erhebt, mehr für ihn gezahlt, gewinnst du.",
                "Un espion près de la valise libre peut l’emporter. Ramenez un espion chez lui avec elle : si personne ne revendique un pot-de-vin plus élevé, vous gagnez.",
            ),
            at="suitcase",
        ),
        Step(
            (
                "From here it is yours, against a recruit. Instead of moving you may bribe again, and for 500 of your bribe a spy may send another one to the Bahamas.",
                "Vanaf hier speel jij, tegen een rekruut. In plaats van te zetten mag je weer omkopen, en voor 500 van je omkoopsom mag een spion een andere naar de Bahama’s sturen.",
                "Ab hier spielst du, gegen einen Rekruten. Statt zu ziehen, darfst du wieder bestechen, und für 500 deiner Bestechung darf ein Spion einen anderen auf die Bahamas schicken.",
                "À vous de jouer, contre une recrue. Au lieu de jouer un coup, vous pouvez soudoyer encore ; pour 500 de votre pot-de-vin, un espion peut en expédier un autre aux Bahamas.",
            ),
        ),
    ),
)
