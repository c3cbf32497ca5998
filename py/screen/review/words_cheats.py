"""What players read when somebody is caught cheating over the network, and what the audit has checked."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "cheat.box": ("What {seat} had put aside in case of absence cannot be read.", "Wat {seat} voor tijdens een afwezigheid had weggelegd, is niet te lezen.", "Was {seat} für eine Abwesenheit hinterlegt hatte, lässt sich nicht lesen.", "Ce que {seat} avait mis de côté en cas d’absence est illisible."),
    "cheat.clock": ("{seat}’s clock shows a time that cannot be.", "De klok van {seat} wijst een onmogelijke tijd aan.", "Die Uhr von {seat} zeigt eine unmögliche Zeit.", "L’horloge de {seat} indique une heure impossible."),
    "cheat.fork": ("{seat} told two players two different things.", "{seat} heeft twee spelers twee verschillende dingen verteld.", "{seat} hat zwei Spielern zwei verschiedene Dinge gesagt.", "{seat} a dit deux choses différentes à deux joueurs."),
    "cheat.forged": ("{seat} passed on a message that its author never signed.", "{seat} gaf een bericht door dat nooit door de afzender ondertekend is.", "{seat} hat eine Nachricht weitergegeben, die nie unterschrieben wurde.", "{seat} a transmis un message que son auteur n’a jamais signé."),
    "cheat.history": ("{seat} refers to a past that never happened.", "{seat} noemt een verleden dat er nooit was.", "{seat} beruft sich auf eine Vergangenheit, die es nie gab.", "{seat} invoque un passé qui n’a jamais existé."),
    "cheat.illegal": ("{seat} made a move that the rules do not allow.", "{seat} deed een zet die de regels niet toestaan.", "{seat} hat einen Zug gemacht, den die Regeln nicht erlauben.", "{seat} a joué un coup que les règles n’autorisent pas."),
    "cheat.key": ("{seat}’s key is not the one that was sealed.", "De sleutel van {seat} is niet de sleutel die verzegeld werd.", "Der Schlüssel von {seat} ist nicht der versiegelte.", "La clé de {seat} n’est pas celle qui avait été scellée."),
    "cheat.letter": ("{seat} sent something that cannot be read.", "{seat} stuurde iets dat niet te lezen is.", "{seat} hat etwas Unlesbares geschickt.", "{seat} a envoyé quelque chose d’illisible."),
    "cheat.order": ("{seat} repeated something that nobody had said.", "{seat} herhaalde iets wat niemand gezegd had.", "{seat} hat etwas wiedergegeben, das niemand gesagt hatte.", "{seat} a répété une chose que personne n’avait dite."),
    "cheat.part": ("{seat} took a wrong mask off a card.", "{seat} nam een verkeerd masker van een kaart.", "{seat} hat von einer Karte eine falsche Maske abgenommen.", "{seat} a retiré d’une carte un faux masque."),
    "cheat.roll": ("{seat} tried to steer a roll.", "{seat} probeerde een worp te sturen.", "{seat} wollte einen Wurf lenken.", "{seat} a essayé de truquer un lancer."),
    "cheat.share": ("{seat} gave out shares that do not fit the key.", "{seat} deelde delen uit die niet bij de sleutel passen.", "{seat} hat Anteile verteilt, die nicht zum Schlüssel passen.", "{seat} a distribué des parts qui ne correspondent pas à la clé."),
    "cheat.complaint": ("{seat} complained about a share that was good.", "{seat} klaagde over een deel dat goed was.", "{seat} hat sich über einen Anteil beschwert, der in Ordnung war.", "{seat} a contesté une part qui était bonne."),
    "cheat.shuffle": ("{seat} did not shuffle honestly.", "{seat} heeft niet eerlijk geschud.", "{seat} hat nicht ehrlich gemischt.", "{seat} n’a pas mélangé honnêtement."),
    "cheat.stake": ("{seat} staked more than they had, or in a way the rules do not allow.", "{seat} zette meer in dan er was, of anders dan de regels toestaan.", "{seat} hat mehr gesetzt, als da war, oder anders, als die Regeln erlauben.", "{seat} a misé plus qu’il n’y avait, ou autrement que les règles ne le permettent."),
    "cheat.turn": ("{seat} spoke out of turn.", "{seat} sprak voor de beurt.", "{seat} hat außer der Reihe gesprochen.", "{seat} a parlé hors de son tour."),
    "audit.key": ("Keys", "Sleutels", "Schlüssel", "Clés"),
    "audit.letter": ("Signed messages", "Ondertekende berichten", "Unterschriebene Nachrichten", "Messages signés"),
    "audit.part": ("Masks taken off cards", "Van kaarten genomen maskers", "Von Karten abgenommene Masken", "Masques retirés des cartes"),
}  # fmt: skip
