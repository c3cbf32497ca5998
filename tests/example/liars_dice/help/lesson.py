"""The lesson of Liar's Dice: one round against one other player, won by doubting."""

from games.contract.lesson import LIFT, SECRETS, Lesson, Step, Wrong

LESSON = Lesson(
    others=("Onyx",),
    options={"dice": 2},
    decks={"dice.1": ("5", "2", "3", "6")},
    rules=("LD-1.2", "LD-2.2", "LD-2.4", "LD-3.1", "LD-3.2"),
    steps=(
        Step(
            (
                "Two dice lie under your cup, two under Onyx’s. Look at yours: nobody else may.",
                "Onder jouw beker liggen twee dobbelstenen, onder die van Onyx ook. Bekijk de jouwe: niemand anders mag dat.",
                "Unter deinem Becher liegen zwei Würfel, unter dem von Onyx auch. Sieh dir deine an: Das darf sonst niemand.",
                "Deux dés sont sous votre gobelet, deux sous celui d’Onyx. Regardez les vôtres : personne d’autre ne le peut.",
            ),
            SECRETS,
        ),
        Step(
            (
                "You have a 5 and a 2. Bid how many there are under all cups together: tap “1 ×”, then the 5, and confirm.",
                "Je hebt een 5 en een 2. Bied hoeveel er onder alle bekers samen liggen: tik op ‘1 ×’, dan op de 5, en bevestig.",
                "Du hast eine 5 und eine 2. Biete, wie viele unter allen Bechern liegen: Tippe auf „1 ×“, dann auf die 5, und bestätige.",
                "Vous avez un 5 et un 2. Misez sur ce qu’il y a sous tous les gobelets : touchez « 1 × », puis le 5, et confirmez.",
            ),
            ("number:1", "face:5"),
        ),
        Step(
            (
                "Onyx goes higher: three 5s. A bid must always be higher than the last one, and it may be a lie.",
                "Onyx gaat hoger: drie keer een 5. Een bod moet altijd hoger zijn dan het vorige, en het mag een leugen zijn.",
                "Onyx geht höher: dreimal die 5. Ein Gebot muss immer höher sein als das letzte, und es darf gelogen sein.",
                "Onyx monte : trois 5. Une mise doit toujours dépasser la précédente, et elle peut être un mensonge.",
            ),
            ("number:3", "face:5"),
            seat=1,
        ),
        Step(
            (
                "Three 5s out of four dice, and one of yours is a 2? Say that you don’t believe it.",
                "Drie vijven op vier dobbelstenen, en een van de jouwe is een 2? Zeg dat je het niet gelooft.",
                "Drei Fünfen bei vier Würfeln, und einer von deinen ist eine 2? Sag, dass du das nicht glaubst.",
                "Trois 5 sur quatre dés, et l’un des vôtres est un 2 ? Dites que vous n’y croyez pas.",
            ),
            ("doubt",),
            wrong=(Wrong(("Bid 2 × 5", "Bied 2 × 5", "Biete 2 × 5", "Miser 2 × 5"), "", (2, 5)),),
        ),
        Step(
            ("Lift the cups.", "Til de bekers op.", "Heb die Becher hoch.", "Soulevez les gobelets."),
            LIFT,
        ),
        Step(
            (
                "Only one 5: Onyx lied and loses a die. Run out of dice, and you lose the game. From here it is yours.",
                "Maar één 5: Onyx loog en verliest een dobbelsteen. Wie er geen meer heeft, verliest het spel. Vanaf hier speel jij.",
                "Nur eine 5: Onyx hat gelogen und verliert einen Würfel. Wer keinen mehr hat, verliert das Spiel. Ab hier spielst du.",
                "Un seul 5 : Onyx a menti et perd un dé. Plus de dé, plus de partie. À vous de jouer maintenant.",
            ),
        ),
    ),
)
