"""The rules of Spyfall for a player, third part: how it is done around one tablet, and places of one's own."""

from games.contract.help import Section

TABLET = (
    Section("tablet", (
        "Around one tablet", "Rond één tablet", "Rund um ein Tablet", "Autour d’une tablette",
    ), ((
        "Everybody looks at their card in turn and hides it again; then the dealer starts the clock. The talk itself is yours: the tablet only keeps the time and, if you like, remembers with one tap who asks whom.",
        "Iedereen bekijkt om beurten de eigen kaart en verbergt die weer; dan start de deler de klok. Het gesprek is aan jullie: de tablet houdt alleen de tijd bij en onthoudt, als je wilt, met één tik wie wie vraagt.",
        "Alle sehen der Reihe nach ihre Karte an und verbergen sie wieder; dann wird die Uhr gestartet. Das Gespräch gehört euch: Das Tablet misst nur die Zeit und merkt sich, wenn ihr mögt, mit einem Tippen, wer wen fragt.",
        "Chacun regarde sa carte à tour de rôle et la cache ; puis le donneur lance l’horloge. La conversation est à vous : la tablette ne fait que mesurer le temps et, si vous voulez, retenir d’un geste qui interroge qui.",
    ), (
        "Tap your *own name* at any time: behind the handover you find your card and a poster to cross places off. There, and only there, the spy finds the button to come forward. So look now and then, even if you have nothing to hide.",
        "Tik op elk moment op je *eigen naam*: achter het doorgeefscherm vind je je kaart en een poster om locaties door te strepen. Daar, en alleen daar, vindt de spion de knop om zich te onthullen. Kijk dus af en toe, ook als je niets te verbergen hebt.",
        "Tippe jederzeit auf deinen *eigenen Namen*: Hinter der Übergabe findest du deine Karte und ein Plakat zum Durchstreichen. Dort, und nur dort, findet der Spion den Knopf, um sich zu enttarnen. Sieh also ab und zu nach, auch wenn du nichts zu verbergen hast.",
        "Touchez à tout moment votre *propre nom* : derrière l’écran de passage, vous trouverez votre carte et une affiche à rayer. C’est là, et là seulement, que l’espion trouve le bouton pour se dévoiler. Regardez donc de temps en temps, même sans rien à cacher.",
    ), (
        "The clock goes on when the screen sleeps or the page is loaded again; only an accusation stops it. At the end a bell rings, where the device allows it.",
        "De klok loopt door als het scherm slaapt of de pagina opnieuw laadt; alleen een beschuldiging stopt hem. Aan het eind klinkt een bel, als het apparaat dat toelaat.",
        "Die Uhr läuft weiter, wenn der Bildschirm schläft oder die Seite neu geladen wird; nur eine Beschuldigung hält sie an. Am Ende läutet eine Glocke, sofern das Gerät es erlaubt.",
        "L’horloge tourne même si l’écran s’endort ou si la page est rechargée ; seule une accusation l’arrête. À la fin, une cloche sonne, si l’appareil le permet.",
    ),), "sign:deals"),
    Section("places", (
        "The places, and places of your own", "De locaties, en je eigen locaties", "Die Orte, und eigene Orte", "Les lieux, et les vôtres",
    ), ((
        "All places in play hang beside the table the whole time. Before a game you can switch places off and add your own: a name and seven roles. They stay on this device; a file takes them to another one.",
        "Alle locaties die meedoen hangen de hele tijd naast de tafel. Voor een spel kun je locaties uitzetten en eigen locaties toevoegen: een naam en zeven rollen. Ze blijven op dit apparaat; met een bestand neem je ze mee naar een ander.",
        "Alle Orte, die im Spiel sind, hängen die ganze Zeit neben dem Tisch. Vor einem Spiel könnt ihr Orte abschalten und eigene hinzufügen: ein Name und sieben Rollen. Sie bleiben auf diesem Gerät; mit einer Datei nehmt ihr sie auf ein anderes mit.",
        "Tous les lieux en jeu restent affichés à côté de la table. Avant une partie, vous pouvez en écarter et ajouter les vôtres : un nom et sept rôles. Ils restent sur cet appareil ; un fichier les emporte sur un autre.",
    ),), "pictogram:own"),
)
