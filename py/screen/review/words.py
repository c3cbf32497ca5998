"""The words of the review of a game, and of the advice of a chief. Arrives with the games."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "review.title": ("How it came about", "Hoe het zo kwam", "Wie es dazu kam", "Comment on en est arrivé là"),
    "review.working": (
        "Looking through the game…",
        "Het spel wordt doorgekeken…",
        "Die Partie wird durchgesehen …",
        "On parcourt la partie…",
    ),
    "review.percent": ("{n}%", "{n}%", "{n} %", "{n} %"),
    "review.chances": ("Chances to win", "Winstkansen", "Gewinnaussichten", "Chances de gagner"),
    "review.chances_hint": (
        "As they stood for somebody who saw every card, but not the future. The numbers are the turning points.",
        "Zoals ze stonden voor wie elke kaart zag, maar niet de toekomst. De nummers zijn de keerpunten.",
        "Wie sie für jemanden standen, der jede Karte sah, nur nicht die Zukunft. Die Nummern sind die Wendepunkte.",
        "Telles qu’elles étaient pour qui voyait toutes les cartes, mais pas l’avenir. Les numéros sont les tournants.",
    ),
    "review.turnings": ("Turning points", "Keerpunten", "Wendepunkte", "Tournants"),
    "review.no_turnings": (
        "There was none: it went its way step by step.",
        "Er was er geen: het ging stap voor stap zijn gang.",
        "Es gab keinen: Schritt für Schritt ging es seinen Gang.",
        "Il n’y en a pas eu : tout s’est fait pas à pas.",
    ),
    "review.largest": ("the largest", "het grootste", "der größte", "le plus grand"),
    "review.bid": ("It was {what}.", "Het was {what}.", "Es war {what}.", "C’était {what}."),
    "review.change": ("{name} {was} → {now}", "{name} {was} → {now}", "{name} {was} → {now}", "{name} {was} → {now}"),
    "review.changed": (
        "{name} from {was} to {now}",
        "{name} van {was} naar {now}",
        "{name} von {was} auf {now}",
        "{name} de {was} à {now}",
    ),
    "review.look": ("Look", "Kijken", "Ansehen", "Voir"),
    "review.look_at": (
        "Look at turning point {n} on the board",
        "Keerpunt {n} op het bord bekijken",
        "Wendepunkt {n} auf dem Brett ansehen",
        "Voir le tournant {n} sur le plateau",
    ),
    "review.known": ("What could be known", "Wat je kon weten", "Was man wissen konnte", "Ce qu’on pouvait savoir"),
    "review.known.cia": (
        "How sure each player could be of whose agent is whose, by the own card and what everybody saw.",
        "Hoe zeker elke speler kon zijn van wie welke agent was, door de eigen kaart en wat iedereen zag.",
        "Wie sicher jeder sein konnte, wessen Agent wer ist, nach der eigenen Karte und dem, was alle sahen.",
        "À quel point chacun pouvait savoir à qui est quel agent, par sa carte et ce que tous ont vu.",
    ),
    "review.known.spyfall": (
        "How sure each player could be of the spy, and the spy of the place, by what was written. What was said aloud "
        "does not count here.",
        "Hoe zeker elke speler kon zijn van de spion, en de spion van de plaats, door wat geschreven is. Wat hardop "
        "gezegd werd telt hier niet.",
        "Wie sicher jeder des Spions sein konnte, und der Spion des Ortes, nach dem Geschriebenen. Laut Gesagtes zählt "
        "hier nicht.",
        "À quel point chacun pouvait connaître l’espion, et l’espion le lieu, par ce qui fut écrit. Ce qui fut dit à "
        "voix haute ne compte pas ici.",
    ),
    "review.known.agent": (
        "How sure each player could be of who had paid most for which spy, by the own book and what everybody heard.",
        "Hoe zeker elke speler kon zijn van wie het meest voor welke spion betaald had, door het eigen boek en wat "
        "iedereen hoorde.",
        "Wie sicher jeder sein konnte, wer für welchen Spion am meisten bezahlt hatte, nach dem eigenen Buch und dem, "
        "was alle hörten.",
        "À quel point chacun pouvait savoir qui avait le plus payé pour quel espion, par son carnet et ce que tous ont "
        "entendu.",
    ),
    "review.known.dossier_x": (
        "How sure each player could be of who had bid most on which agent, by the own book and what everybody heard.",
        "Hoe zeker elke speler kon zijn van wie het meest op welke agent geboden had, door het eigen boek en wat "
        "iedereen hoorde.",
        "Wie sicher jeder sein konnte, wer auf welchen Agenten am meisten geboten hatte, nach dem eigenen Buch und "
        "dem, was alle hörten.",
        "À quel point chacun pouvait savoir qui avait le plus misé sur quel agent, par son carnet et ce que tous ont "
        "entendu.",
    ),
    "review.known.suitcases": (
        "How sure each player could be of what was in the others’ suitcases, by what was opened and who carried what.",
        "Hoe zeker elke speler kon zijn van wat er in de koffers van de anderen zat, door wat openging en wie wat "
        "droeg.",
        "Wie sicher jeder sein konnte, was in den Koffern der anderen war, nach dem, was geöffnet wurde, und wer was "
        "trug.",
        "À quel point chacun pouvait savoir ce que contenaient les valises des autres, par ce qui fut ouvert et qui "
        "portait quoi.",
    ),
    "review.from_to": ("{was} → {now}", "{was} → {now}", "{was} → {now}", "{was} → {now}"),
    "review.numbers": ("In numbers", "In cijfers", "In Zahlen", "En chiffres"),
    "review.start": ("Start", "Begin", "Anfang", "Début"),
    "review.quarter": ("A quarter", "Een kwart", "Ein Viertel", "Un quart"),
    "review.half": ("Halfway", "Halverwege", "Mitte", "Moitié"),
    "review.late": ("Three quarters", "Driekwart", "Drei Viertel", "Trois quarts"),
    "review.end": ("End", "Einde", "Ende", "Fin"),
    "advice.title": (
        "What would a chief do?",
        "Wat zou een chef doen?",
        "Was täte ein Chef?",
        "Que ferait un chef ?",
    ),
    "advice.thinking": (
        "A chief looks over your shoulder …",
        "Een chef kijkt over je schouder mee …",
        "Ein Chef schaut dir über die Schulter …",
        "Un chef regarde par-dessus votre épaule…",
    ),
    "advice.silent": ("Say nothing now.", "Nu niets zeggen.", "Jetzt nichts sagen.", "Ne rien dire maintenant."),
    "advice.why.only": (
        "Nothing else can be done.",
        "Er valt niets anders te doen.",
        "Etwas anderes geht nicht.",
        "Rien d’autre n’est possible.",
    ),
    "advice.why.best": (
        "Played on {n} times in thought, it gains most.",
        "{n} keer in gedachten verder gespeeld: dit levert het meest op.",
        "{n}-mal in Gedanken weitergespielt: Das bringt am meisten.",
        "Rejoué {n} fois en pensée : c’est ce qui rapporte le plus.",
    ),
    "advice.why.close": (
        "Played on {n} times in thought, others do as well: follow your nose.",
        "{n} keer in gedachten verder gespeeld: andere zetten doen het even goed. Volg je neus.",
        "{n}-mal in Gedanken weitergespielt: Anderes ist ebenso gut. Folge deiner Nase.",
        "Rejoué {n} fois en pensée : d’autres coups se valent. Suivez votre flair.",
    ),
    "advice.why.known": (
        "By all that you can see and have heard, it promises most.",
        "Naar alles wat je kunt zien en gehoord hebt belooft dit het meest.",
        "Nach allem, was du siehst und gehört hast, verspricht es am meisten.",
        "D’après tout ce que vous voyez et avez entendu, c’est le plus prometteur.",
    ),
    "advice.others": (
        "Also weighed, with the chances a chief gives them",
        "Ook gewogen, met de kansen die een chef eraan geeft",
        "Auch erwogen, mit den Aussichten, die ein Chef dem gibt",
        "Aussi envisagé, avec les chances qu’un chef y voit",
    ),
    "advice.own": (
        "Only what your own seat can see went into it.",
        "Alleen wat je vanaf je eigen plaats kunt zien telde mee.",
        "Nur was du von deinem Platz aus sehen kannst, ging ein.",
        "Seul ce que votre place permet de voir a compté.",
    ),
}
