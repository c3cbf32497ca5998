"""The lesson of Dossier X: a secret bid, a walk with the dossier, a challenge bluffed away and one that is won."""

from games.contract.lesson import Lesson, Step, Wrong

LESSON = Lesson(
    others=("Onyx",),
    options={"opening_bid": False},
    rules=("goal", "setup", "turn", "bid", "challenge", "result", "end"),
    steps=(
        Step(
            (
                "Your secret service needs a home. Take London: whoever brings the dossier into their own capital wins.",
                "Je geheime dienst heeft een thuis nodig. Kies Londen: wie het dossier zijn eigen hoofdstad binnenbrengt, wint.",
                "Dein Geheimdienst braucht ein Zuhause. Wähle London: Wer das Dossier in die eigene Hauptstadt bringt, gewinnt.",
                "Votre service secret a besoin d’un toit. Choisissez Londres : qui rapporte le dossier dans sa propre capitale gagne.",
            ),
            ("city:london",),
            "city:london",
        ),
        Step(
            (
                "The dossier lies in Tangier. The eight agents belong to nobody: what counts is secret money. Tap “Make a secret bid”, and confirm.",
                "Het dossier ligt in Tanger. De acht agenten zijn van niemand: geheim geld telt. Tik op ‘Doe een geheim bod’ en bevestig.",
                "Das Dossier liegt in Tanger. Die acht Agenten gehören niemandem: Es zählt heimliches Geld. Tippe auf „Heimlich bieten“ und bestätige.",
                "Le dossier est à Tanger. Les huit agents n’appartiennent à personne : c’est l’argent secret qui compte. Touchez « Miser en secret » et confirmez.",
            ),
            ("bid",),
            "dossier",
        ),
        Step(
            (
                "Nobody sees this page but you. Tap Francis Pym, add the note of 500, and confirm.",
                "Niemand ziet deze pagina behalve jij. Tik op Francis Pym, leg er het biljet van 500 bij, en bevestig.",
                "Diese Seite siehst nur du. Tippe auf Francis Pym, lege den Schein von 500 dazu und bestätige.",
                "Vous seul voyez cette page. Touchez Francis Pym, ajoutez le billet de 500, et confirmez.",
            ),
            ("on:pym", "note::500"),
        ),
        Step(
            (
                "Onyx bids too. You learn that he did, never how much or on whom.",
                "Onyx biedt ook. Je hoort dat hij het deed, nooit hoeveel of op wie.",
                "Onyx bietet auch. Du erfährst, dass er es tat, aber nie, wie viel und auf wen.",
                "Onyx mise aussi. Vous savez qu’il l’a fait, jamais combien ni sur qui.",
            ),
            ("bid",),
            seat=1,
        ),
        Step(taps=("on:pym", "note::200"), seat=1),
        Step(
            (
                "Anybody may move any agent, one route at a time. Send Pym from London to Paris.",
                "Iedereen mag elke agent verzetten, één route per keer. Stuur Pym van Londen naar Parijs.",
                "Alle dürfen jeden Agenten bewegen, immer einen Weg weit. Schick Pym von London nach Paris.",
                "Chacun peut déplacer n’importe quel agent, d’une route à la fois. Envoyez Pym de Londres à Paris.",
            ),
            ("agent:pym", "city:paris"),
            "agent:pym",
            wrong=(
                Wrong(
                    ("Pym flies straight to Tangier", "Pym vliegt meteen naar Tanger", "Pym fliegt gleich nach Tanger", "Pym vole droit à Tanger"),
                    "city:tangier", ("move", "pym", "tangier", False),
                ),
            ),
        ),
        Step(
            (
                "Onyx challenges: he says he has 200 on Pym. A challenger may say less than the truth, but never more.",
                "Onyx daagt uit: hij zegt 200 op Pym te hebben. Een uitdager mag minder zeggen dan de waarheid, maar nooit meer.",
                "Onyx fordert heraus: Er behauptet, 200 auf Pym zu haben. Wer herausfordert, darf weniger sagen als die Wahrheit, aber nie mehr.",
                "Onyx lance un défi : il annonce 200 sur Pym. On peut annoncer moins que la vérité, jamais plus.",
            ),
            ("name", "+100"),
            seat=1,
        ),
        Step(
            (
                "You bid 500, so you can hold. At equal bids the challenger would lose as well.",
                "Jij bood 500, dus je kunt standhouden. Ook bij gelijke biedingen zou de uitdager verliezen.",
                "Du hast 500 geboten, also kannst du dagegenhalten. Auch bei Gleichstand würdest du gewinnen.",
                "Vous avez misé 500 : vous pouvez tenir. À mises égales, le défi serait perdu aussi.",
            ),
            ("hold",),
        ),
        Step(
            (
                "Onyx gives up. His notebook is turned over: he misses his next turn, and cannot challenge until then.",
                "Onyx geeft op. Zijn notitieblad wordt omgedraaid: hij slaat zijn volgende beurt over en mag tot dan niet uitdagen.",
                "Onyx gibt auf. Sein Notizbuch wird umgedreht: Er setzt seinen nächsten Zug aus und darf bis dahin nicht herausfordern.",
                "Onyx abandonne. Son carnet est retourné : il passe son prochain tour et ne peut plus défier d’ici là.",
            ),
            ("give_up",),
            seat=1,
        ),
        Step(
            (
                "Onyx has only picked his notebook up, so it is your turn again. Move Pym from Paris to Marseille.",
                "Onyx heeft alleen zijn notitieblad opgepakt, dus ben jij weer aan de beurt. Zet Pym van Parijs naar Marseille.",
                "Onyx hat nur sein Notizbuch wieder aufgenommen, also bist du wieder dran. Zieh Pym von Paris nach Marseille.",
                "Onyx n’a fait que reprendre son carnet : c’est encore à vous. Menez Pym de Paris à Marseille.",
            ),
            ("agent:pym", "city:marseille"),
            "agent:pym",
        ),
        Step(taps=("pass",), seat=1),
        Step(
            (
                "Now Onyx sends Ho Chen from Peking to Delhi. You have nothing on Ho Chen, so you cannot challenge: nobody may name more than they have bid.",
                "Nu stuurt Onyx Ho Chen van Peking naar Delhi. Jij hebt niets op Ho Chen, dus je kunt niet uitdagen: niemand mag meer noemen dan hij geboden heeft.",
                "Jetzt schickt Onyx Ho Chen von Peking nach Delhi. Du hast nichts auf Ho Chen, also kannst du nicht herausfordern: Niemand darf mehr nennen, als er geboten hat.",
                "Onyx envoie maintenant Ho Chen de Pékin à Delhi. Vous n’avez rien sur Ho Chen, donc pas de défi : nul ne peut annoncer plus que sa mise.",
            ),
            ("agent:ho_chen", "city:delhi"),
            "agent:ho_chen",
            seat=1,
        ),
        Step(
            (
                "Onyx might be bluffing, but you cannot stop him. Let it pass.",
                "Misschien bluft Onyx, maar je kunt hem niet tegenhouden. Laat het gaan.",
                "Vielleicht blufft Onyx, aber aufhalten kannst du ihn nicht. Lass es durchgehen.",
                "Onyx bluffe peut-être, mais vous ne pouvez pas l’arrêter. Laissez passer.",
            ),
            ("pass",),
            wrong=(
                Wrong(("Say 100 anyway", "Zeg toch 100", "Trotzdem 100 sagen", "Annoncer 100 quand même"), "", 100),
            ),
        ),
        Step(
            (
                "Your turn: move Pym on to Madrid, one route from the dossier.",
                "Jouw beurt: zet Pym door naar Madrid, één route van het dossier.",
                "Du bist dran: Zieh Pym weiter nach Madrid, einen Weg vom Dossier entfernt.",
                "À vous : menez Pym à Madrid, à une route du dossier.",
            ),
            ("agent:pym", "city:madrid"),
            "agent:pym",
        ),
        Step(
            (
                "Onyx challenges with 200 again: he hopes that you will not dare.",
                "Onyx daagt weer uit met 200: hij hoopt dat jij niet durft.",
                "Onyx fordert wieder mit 200 heraus: Er hofft, dass du dich nicht traust.",
                "Onyx défie encore avec 200 : il espère que vous n’oserez pas.",
            ),
            ("name", "+100"),
            seat=1,
        ),
        Step(
            (
                "This move matters little, so let him win it: he will think that Pym is his. Concede.",
                "Deze zet doet er weinig toe, dus laat hem winnen: dan denkt hij dat Pym van hem is. Geef toe.",
                "Dieser Zug ist nicht wichtig, also lass ihn gewinnen: Dann glaubt er, Pym gehöre ihm. Gib nach.",
                "Ce coup compte peu : laissez-le gagner, il croira que Pym est à lui. Cédez.",
            ),
            ("concede",),
        ),
        Step(
            (
                "The turn is void: Pym is back in Marseille. But Onyx now trusts his 200, and you still have 500.",
                "De beurt is nietig: Pym staat weer in Marseille. Maar Onyx vertrouwt nu op zijn 200, en jij hebt nog 500.",
                "Der Zug gilt nicht: Pym ist wieder in Marseille. Aber Onyx traut jetzt seinen 200, und du hast noch 500.",
                "Le tour est annulé : Pym est de retour à Marseille. Mais Onyx se fie maintenant à ses 200, et vous en avez 500.",
            ),
            at="agent:pym",
        ),
        Step(
            (
                "An agent that leaves the city of the dossier may take it along. With 1,000 on an agent, you may also have it kill another one in the same city.",
                "Een agent die uit de stad van het dossier vertrekt, mag het meenemen. Met 1.000 op een agent mag je die ook een andere in dezelfde stad laten doden.",
                "Wer die Stadt des Dossiers verlässt, darf es mitnehmen. Mit 1.000 auf einem Agenten darfst du ihn auch einen anderen in derselben Stadt töten lassen.",
                "Un agent qui quitte la ville du dossier peut l’emporter. Avec 1 000 sur un agent, vous pouvez aussi lui en faire éliminer un autre dans la même ville.",
            ),
            at="dossier",
        ),
        Step(
            (
                "From here it is yours, against a recruit: bring the dossier to London with a move that no challenge can stop.",
                "Vanaf hier speel jij, tegen een rekruut: breng het dossier naar Londen met een zet die elke uitdaging doorstaat.",
                "Ab hier spielst du, gegen einen Rekruten: Bring das Dossier nach London, mit einem Zug, den keine Herausforderung aufhält.",
                "À vous de jouer, contre une recrue : rapportez le dossier à Londres par un coup qu’aucun défi n’arrêtera.",
            ),
        ),
    ),
)
