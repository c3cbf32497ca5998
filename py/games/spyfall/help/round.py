"""The rules of Spyfall for a player, first part: the idea, the cards, the questions."""

from games.contract.help import Section

ROUND = (
    Section("idea", (
        "The idea in four sentences", "Het idee in vier zinnen", "Die Idee in vier Sätzen", "L’idée en quatre phrases",
    ), ((
        "Everybody is in the same place, and everybody knows which one, except the spy. You ask each other questions and answer them, and nobody may say where you are. The agents look for the one who is bluffing. The spy listens, bluffs along and tries to find out the place.",
        "Iedereen is op dezelfde plek, en iedereen weet welke, behalve de spion. Jullie stellen elkaar vragen en beantwoorden die, en niemand mag verklappen waar jullie zijn. De agenten zoeken wie er bluft. De spion luistert, bluft mee en probeert de locatie te achterhalen.",
        "Alle sind am selben Ort, und alle wissen an welchem, nur der Spion nicht. Ihr stellt einander Fragen und beantwortet sie, und niemand darf verraten, wo ihr seid. Die Agenten suchen, wer blufft. Der Spion hört zu, blufft mit und versucht, den Ort herauszufinden.",
        "Tout le monde se trouve au même endroit, et chacun sait lequel, sauf l’espion. Vous vous posez des questions et y répondez, sans jamais trahir où vous êtes. Les agents cherchent celui qui bluffe. L’espion écoute, bluffe à son tour et tâche de deviner le lieu.",
    ),), "spy_card"),
    Section("game", (
        "A game: three to eight players, some short rounds", "Een spel: drie tot acht spelers, een paar korte rondes",
        "Ein Spiel: drei bis acht Leute, ein paar kurze Runden", "Une partie : trois à huit joueurs, quelques manches brèves",
    ), ((
        "You play *5* rounds of *8* minutes, unless you agree on something else: 1 to 30 rounds, 1 to 15 minutes. You also agree on whether you play with roles.",
        "Je speelt *5* rondes van *8* minuten, tenzij je iets anders afspreekt: 1 tot 30 rondes, 1 tot 15 minuten. Je spreekt ook af of je met rollen speelt.",
        "Ihr spielt *5* Runden zu *8* Minuten, wenn ihr nichts anderes vereinbart: 1 bis 30 Runden, 1 bis 15 Minuten. Auch ob ihr mit Rollen spielt, macht ihr vorher aus.",
        "On joue *5* manches de *8* minutes, sauf accord contraire : de 1 à 30 manches, de 1 à 15 minutes. Convenez aussi de jouer avec ou sans rôles.",
    ), (
        "In the printed game whoever looks most suspicious deals first. Choose somebody, or leave it to chance. After that the spy of a round deals the next one or, if you prefer, the deal goes round clockwise, or the same player deals all evening.",
        "In het gedrukte spel deelt wie er het verdachtst uitziet als eerste. Kies iemand, of laat het lot kiezen. Daarna deelt de spion van een ronde de volgende of, als je dat liever hebt, gaat het delen met de klok mee rond, of deelt dezelfde speler de hele avond.",
        "Im gedruckten Spiel gibt zuerst, wer am verdächtigsten aussieht. Wählt jemanden, oder lasst das Los entscheiden. Danach gibt, wer in der Runde Spion war, oder, wenn ihr das lieber mögt, geht das Geben im Uhrzeigersinn reihum, oder dieselbe Person gibt den ganzen Abend.",
        "Dans le jeu imprimé, la personne à l’air le plus suspect distribue en premier. Choisissez quelqu’un, ou laissez faire le sort. Ensuite, l’espion de la manche distribue la suivante ou, si vous préférez, la donne tourne dans le sens des aiguilles d’une montre, ou la même personne distribue toute la soirée.",
    ),), "round_table:5"),
    Section("cards", (
        "The cards: place, role, or spy", "De kaarten: locatie, rol of spion", "Die Karten: Ort, Rolle oder Spion", "Les cartes : lieu, rôle ou espion",
    ), ((
        "One of the places is drawn blind; it does not come back in this game. Everybody gets one card. One of them is the *spy*. All others show the same *place*, each with a different *role*.",
        "Eén van de locaties wordt blind getrokken; die komt dit spel niet terug. Iedereen krijgt één kaart. Eén daarvan is de *spion*. Op alle andere staat dezelfde *locatie*, telkens met een andere *rol*.",
        "Einer der Orte wird blind gezogen; in diesem Spiel kommt er nicht wieder. Alle bekommen eine Karte. Eine davon ist der *Spion*. Auf allen anderen steht derselbe *Ort*, jeweils mit einer anderen *Rolle*.",
        "Un des lieux est tiré à l’aveugle ; il ne revient plus de la partie. Chacun reçoit une carte. L’une d’elles est l’*espion*. Toutes les autres montrent le même *lieu*, chacune avec un autre *rôle*.",
    ), (
        "Look at your card alone and tell nobody. The spy knows neither the place nor the roles, and nobody knows who the spy is.",
        "Bekijk je kaart alleen en zeg niemand iets. De spion kent locatie noch rollen, en niemand weet wie de spion is.",
        "Sieh dir deine Karte allein an und sag niemandem etwas. Der Spion kennt weder Ort noch Rollen, und niemand weiß, wer der Spion ist.",
        "Regardez votre carte à l’abri des regards et n’en dites rien. L’espion ne connaît ni le lieu ni les rôles, et nul ne sait qui est l’espion.",
    ), (
        "With roles, answer as that person would. Asked about the colour red, a teacher may love it and a pupil may dread it.",
        "Met rollen antwoord je zoals die persoon zou doen. Vraag naar de kleur rood: een leraar houdt ervan, een leerling gruwt ervan.",
        "Mit Rollen antwortest du so, wie diese Person es täte. Nach der Farbe Rot gefragt, schwärmt vielleicht der Lehrer, und den Schüler schaudert es.",
        "Avec les rôles, répondez comme le ferait ce personnage. À propos de la couleur rouge, un prof s’enflamme là où un élève frissonne.",
    ),), "place_card:school"),
    Section("questions", (
        "Questions and answers", "Vragen en antwoorden", "Fragen und Antworten", "Questions et réponses",
    ), ((
        "The dealer starts the clock and asks the first question, to one player by name. That player answers, in any way, and then asks the next question.",
        "De deler start de klok en stelt de eerste vraag, aan één speler bij naam. Die antwoordt, op welke manier dan ook, en stelt dan de volgende vraag.",
        "Wer gibt, startet die Uhr und stellt die erste Frage, an eine Person mit Namen. Diese antwortet, wie sie mag, und stellt dann die nächste Frage.",
        "Le donneur lance l’horloge et pose la première question à un joueur, en le nommant. Celui-ci répond comme il veut, puis pose la question suivante.",
    ), (
        "*Never ask back* the one who has just asked you. A question may be used once in a round, and there are no follow-up questions.",
        "*Vraag nooit terug* aan wie jou net iets vroeg. Een vraag mag maar één keer per ronde, en doorvragen is er niet bij.",
        "*Frag nie zurück*, wer dich eben gefragt hat. Eine Frage darf in einer Runde nur einmal kommen, und Nachfragen gibt es nicht.",
        "*Ne renvoyez jamais* la question à qui vient de vous interroger. Une question ne sert qu’une fois par manche, et on ne relance pas.",
    ), (
        "Ask too plainly, and the spy knows where you are. Answer too vaguely, and you look like the spy yourself.",
        "Vraag je te duidelijk, dan weet de spion waar jullie zijn. Antwoord je te vaag, dan lijk je zelf de spion.",
        "Fragst du zu deutlich, weiß der Spion, wo ihr seid. Antwortest du zu vage, wirkst du selbst wie der Spion.",
        "Une question trop claire, et l’espion sait où vous êtes. Une réponse trop vague, et c’est vous qu’on prend pour l’espion.",
    ),), "sign:asks"),
)
