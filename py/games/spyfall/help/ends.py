"""The rules of Spyfall for a player, second part: how a round ends, and what it is worth."""

from games.contract.help import Section

ENDS = (
    Section("accusation", (
        "Ending one: an accusation", "Einde één: een beschuldiging", "Ende eins: eine Beschuldigung", "Première fin : une accusation",
    ), ((
        "Until time runs out, anybody may stop the clock and accuse somebody, the spy too. Each has one accusation in a round. While it is open, nothing else may happen.",
        "Tot de tijd om is mag iedereen de klok stoppen en iemand beschuldigen, ook de spion. Je hebt één beschuldiging per ronde. Zolang die loopt, mag er niets anders gebeuren.",
        "Bis die Zeit um ist, darf jeder die Uhr anhalten und jemanden beschuldigen, auch der Spion. Jeder hat eine Beschuldigung pro Runde. Solange sie läuft, darf sonst nichts geschehen.",
        "Jusqu’à la fin du temps, chacun peut arrêter l’horloge et accuser quelqu’un, l’espion aussi. Une accusation par personne et par manche. Tant qu’elle dure, rien d’autre ne se passe.",
    ), (
        "Everybody but the accused votes in secret; the accuser’s vote is yes. If *all* say yes, the card is turned over: with the spy the agents win, with an agent the spy does. A single *no*, and the clock goes on where it stopped.",
        "Iedereen behalve de beschuldigde stemt in het geheim; de stem van de beschuldiger is ja. Zegt *iedereen* ja, dan gaat de kaart om: is het de spion, dan winnen de agenten, anders de spion. Eén enkele *nee*, en de klok loopt verder waar hij stopte.",
        "Alle außer der beschuldigten Person stimmen geheim ab; wer beschuldigt, stimmt mit Ja. Sagen *alle* Ja, wird die Karte aufgedeckt: Ist es der Spion, gewinnen die Agenten, sonst gewinnt der Spion. Ein einziges *Nein*, und die Uhr läuft weiter, wo sie stand.",
        "Tous sauf l’accusé votent en secret ; la voix de l’accusateur est un oui. Si *tous* disent oui, on retourne la carte : si c’est l’espion, les agents gagnent, sinon c’est lui. Un seul *non*, et l’horloge repart où elle en était.",
    ),), "sign:yes"),
    Section("reveal", (
        "Ending two: the spy names the place", "Einde twee: de spion noemt de locatie", "Ende zwei: Der Spion nennt den Ort", "Deuxième fin : l’espion nomme le lieu",
    ), ((
        "As long as the clock runs and no accusation is open, the spy may turn the spy card up and name *one* place from the poster. If it is right the spy wins, otherwise the agents do.",
        "Zolang de klok loopt en er geen beschuldiging openstaat, mag de spion de spionkaart omdraaien en *één* locatie van de poster noemen. Klopt die, dan wint de spion, anders de agenten.",
        "Solange die Uhr läuft und keine Beschuldigung offen ist, darf der Spion seine Karte aufdecken und *einen* Ort vom Plakat nennen. Stimmt er, gewinnt der Spion, sonst die Agenten.",
        "Tant que l’horloge tourne et qu’aucune accusation n’est en cours, l’espion peut retourner sa carte et nommer *un* lieu de l’affiche. S’il a raison, il gagne ; sinon, ce sont les agents.",
    ),), "pictogram:submarine"),
    Section("time", (
        "Ending three: time is up", "Einde drie: de tijd is om", "Ende drei: Die Zeit ist um", "Troisième fin : le temps est écoulé",
    ), ((
        "A question that was asked may still be answered. The spy may no longer come forward. Beginning with the dealer and clockwise, everybody says aloud whom they suspect.",
        "Een gestelde vraag mag nog beantwoord worden. De spion mag zich niet meer onthullen. Te beginnen bij de deler en met de klok mee zegt iedereen hardop wie hij verdenkt.",
        "Eine gestellte Frage darf noch beantwortet werden. Der Spion darf sich nicht mehr enttarnen. Reihum im Uhrzeigersinn, zuerst wer gegeben hat, sagen alle laut, wen sie verdächtigen.",
        "Une question posée peut encore recevoir sa réponse. L’espion ne peut plus se dévoiler. En commençant par le donneur, dans le sens horaire, chacun dit tout haut qui il soupçonne.",
    ), (
        "After a short talk everybody votes in secret for one player, never for themselves. If *all others* agree on one, that card is turned over. If not, the spy gets away.",
        "Na een kort overleg stemt iedereen in het geheim op één speler, nooit op zichzelf. Kiezen *alle anderen* dezelfde, dan gaat die kaart om. Zo niet, dan ontkomt de spion.",
        "Nach kurzer Beratung stimmen alle geheim für eine Person, nie für sich selbst. Sind sich *alle anderen* über jemanden einig, wird dessen Karte aufgedeckt. Wenn nicht, entkommt der Spion.",
        "Après une brève discussion, chacun vote en secret pour un joueur, jamais pour soi. Si *tous les autres* s’accordent sur quelqu’un, on retourne sa carte. Sinon, l’espion s’échappe.",
    ),), "sign:hidden"),
    Section("score", (
        "The score", "De punten", "Die Punkte", "Les points",
    ), ((
        "The spy gets *4* points for naming the right place or if an innocent is convicted, and *2* if there is no agreement at the end.",
        "De spion krijgt *4* punten voor de juiste locatie of als een onschuldige veroordeeld wordt, en *2* als er aan het eind geen eensgezindheid is.",
        "Der Spion bekommt *4* Punkte für den richtigen Ort oder wenn jemand Unschuldiges verurteilt wird, und *2*, wenn es am Ende keine Einigkeit gibt.",
        "L’espion marque *4* points s’il nomme le bon lieu ou si un innocent est condamné, et *2* s’il n’y a pas d’accord à la fin.",
    ), (
        "If the spy is convicted or names a wrong place, every agent gets *1* point. Whoever accused the spy and was believed gets *1* more.",
        "Wordt de spion veroordeeld of noemt hij een verkeerde locatie, dan krijgt elke agent *1* punt. Wie de spion beschuldigde en geloofd werd, krijgt er *1* bij.",
        "Wird der Spion verurteilt oder nennt er einen falschen Ort, bekommt jeder Agent *1* Punkt. Wer den Spion beschuldigt hat und Glauben fand, bekommt *1* dazu.",
        "Si l’espion est condamné ou nomme un mauvais lieu, chaque agent marque *1* point. Qui l’a accusé et a convaincu en marque *1* de plus.",
    ), (
        "After the last round the most points win. Equal points share the win.",
        "Na de laatste ronde winnen de meeste punten. Bij gelijke punten deel je de winst.",
        "Nach der letzten Runde gewinnen die meisten Punkte. Bei Gleichstand teilt ihr den Sieg.",
        "Après la dernière manche, le plus de points l’emporte. À égalité, on partage la victoire.",
    ),)),
)
