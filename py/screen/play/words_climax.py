"""The words around a climax, and of the settings for what is seen, heard and felt."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "climax.go_on": ("Go on", "Verder", "Weiter", "Continuer"),
    "settings.climaxes": ("Great moments", "Grote momenten", "Große Momente", "Grands moments"),
    "settings.climaxes_hint": (
        "A duel, an accusation or a scoring stays on the screen for a while. A tap goes on at once.",
        "Een duel, een beschuldiging of een telling blijft even in beeld. Met een tik ga je meteen verder.",
        "Ein Duell, eine Beschuldigung oder eine Wertung bleibt eine Weile stehen. Antippen führt sofort weiter.",
        "Un duel, une accusation ou un décompte reste un moment à l’écran. Touchez pour continuer aussitôt.",
    ),
    "climaxes.slow": ("Slow", "Langzaam", "Langsam", "Lent"),
    "climaxes.normal": ("Normal", "Normaal", "Normal", "Normal"),
    "climaxes.fast": ("Fast", "Snel", "Schnell", "Rapide"),
    "climaxes.step": ("Until I tap", "Tot ik tik", "Bis ich tippe", "Jusqu’à ce que je touche"),
    "settings.sound": ("Sound", "Geluid", "Ton", "Son"),
    "settings.sound.text": (
        "Dice, cards, the safe, your turn, and a bell when the time is up.",
        "Dobbelstenen, kaarten, de kluis, je beurt, en een bel als de tijd om is.",
        "Würfel, Karten, der Tresor, dein Zug und eine Glocke, wenn die Zeit um ist.",
        "Les dés, les cartes, le coffre, votre tour, et une cloche quand le temps est écoulé.",
    ),
    "settings.volume": ("Volume", "Volume", "Lautstärke", "Volume"),
    "volume.soft": ("Soft", "Zacht", "Leise", "Faible"),
    "volume.normal": ("Normal", "Normaal", "Normal", "Normal"),
    "volume.loud": ("Loud", "Hard", "Laut", "Fort"),
    "settings.haptics": ("Vibration", "Trillen", "Vibration", "Vibration"),
    "settings.haptics.text": (
        "When it is your turn and at great moments, where the device can.",
        "Als je aan de beurt bent en bij grote momenten, als het apparaat dat kan.",
        "Wenn du am Zug bist und bei großen Momenten, sofern das Gerät es kann.",
        "À votre tour et aux grands moments, si l’appareil le peut.",
    ),
}
