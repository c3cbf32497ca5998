"""The texts that the games of secret money share, in English, Dutch, German and French, side by side."""

TEXT = {
    # ------------------------------------------------------------ secret money
    "bids.group.notes": ("Banknotes: {name}", "Biljetten: {name}", "Scheine: {name}", "Billets : {name}"),
    "bids.pick.note": ("+{n}", "+{n}", "+{n}", "+{n}"),
    "bids.pick.all": ("All that is left: +{n}", "Alles wat er nog is: +{n}", "Den ganzen Rest: +{n}", "Tout le reste : +{n}"),
    "bids.pick.none": ("Take it all back", "Alles terugnemen", "Alles zurücknehmen", "Tout reprendre"),
    "bids.pick.account": ("{name} ({has})", "{name} ({has})", "{name} ({has})", "{name} ({has})"),
    "bids.pick.account_more": ("{name} ({has} + {more})", "{name} ({has} + {more})", "{name} ({has} + {more})", "{name} ({has} + {more})"),
    "bids.pick.name": ("Say {n}", "Zeg {n}", "Sage {n}", "Annoncer {n}"),
    "bids.amount": ("{n}", "{n}", "{n}", "{n}"),
    "bids.pick.step": ("+{n}", "+{n}", "+{n}", "+{n}"),
    "bids.pick.limit": ("My whole bid: {n}", "Mijn hele bod: {n}", "Mein ganzes Gebot: {n}", "Toute ma mise : {n}"),
    "bids.hint.account": (
        "You have {left} to bid. On which agent?", "Je hebt nog {left}. Op welke agent bied je?",
        "Du hast noch {left}. Auf wen bietest du?", "Il vous reste {left}. Sur qui misez-vous ?",
    ),
    "bids.hint.stake": (
        "You have {left} left. Add banknotes, then confirm.", "Je hebt nog {left}. Leg biljetten neer en bevestig.",
        "Du hast noch {left}. Lege Scheine dazu und bestätige.", "Il vous reste {left}. Ajoutez des billets, puis confirmez.",
    ),
    "bids.summary.one": ("{name} +{n}", "{name} +{n}", "{name} +{n}", "{name} +{n}"),
    "bids.summary.stake": ("In secret: {parts}", "In het geheim: {parts}", "Heimlich: {parts}", "En secret : {parts}"),
    "bids.summary.nothing": ("Nothing bid yet", "Nog niets geboden", "Noch nichts geboten", "Aucune mise pour l’instant"),
    "bids.summary.name": ("Say “{n}”", "Zeg ‘{n}’", "Sage „{n}“", "Dire « {n} »"),
    "bids.illegal.amount": (
        "Name a round amount: hundreds, up to 10,000.", "Noem een rond bedrag: honderdtallen, tot 10.000.",
        "Nenne einen runden Betrag: Hunderter, bis 10.000.", "Annoncez un montant rond : des centaines, jusqu’à 10 000.",
    ),
    "bids.illegal.low": (
        "It takes at least {least} now.", "Nu is minstens {least} nodig.", "Jetzt braucht es mindestens {least}.", "Il faut au moins {least} maintenant.",
    ),
    "bids.illegal.unproven": (
        "You need the money to back that up.", "Daar moet het geld ook echt liggen.",
        "Dafür muss das Geld auch da sein.", "Il faut la somme pour l’appuyer.",
    ),
    "bids.illegal.book": (
        "These pages are not the ones that were written.", "Deze bladzijden zijn niet wat er geschreven is.",
        "Diese Seiten sind nicht die, die geschrieben wurden.", "Ces pages ne sont pas celles qui ont été écrites.",
    ),
    "bids.book.money": ("Money", "Geld", "Geld", "Argent"),
    "bids.book.history": ("Notes so far", "Tot nu toe genoteerd", "Bisher notiert", "Noté jusqu’ici"),
    "bids.book.left": ("Money left", "Kapitaal over", "Restkapital", "Argent restant"),
    "bids.book.turn": ("Turn {n}", "Beurt {n}", "Zug {n}", "Tour {n}"),
    "bids.book.before": ("Before the first turn", "Voor de eerste beurt", "Vor dem ersten Zug", "Avant le premier tour"),
    "bids.book.stake": ("{name}: +{n}, now {total}", "{name}: +{n}, nu {total}", "{name}: +{n}, jetzt {total}", "{name} : +{n}, soit {total}"),
    "bids.book.claim": ("{name}: said {n}, had {total}", "{name}: {n} gezegd, {total} gehad", "{name}: {n} gesagt, {total} gehabt", "{name} : {n} annoncés, {total} en réalité"),
    "bids.book.told": ("{name}: announced {n}, had {total}", "{name}: {n} bekendgemaakt, {total} gehad", "{name}: {n} bekannt gegeben, {total} gehabt", "{name} : {n} déclarés, {total} en réalité"),
    "bids.book.paid": ("{name}: paid {n}, {total} left", "{name}: {n} betaald, nog {total}", "{name}: {n} bezahlt, noch {total}", "{name} : {n} payés, reste {total}"),
    "bids.book.back": ("{name}: {n} returned, now {total}", "{name}: {n} terug, nu {total}", "{name}: {n} zurück, jetzt {total}", "{name} : {n} rendus, soit {total}"),
    "bids.check.overspent": ("Never overspent", "Nooit te veel uitgegeven", "Nie zu viel ausgegeben", "Aucun dépassement"),
    "bids.check.claims": ("Never claimed too much", "Nooit te veel gezegd", "Nie zu viel behauptet", "Aucune annonce excessive"),
    "bids.check.paid": ("Always paid", "Altijd betaald", "Immer bezahlt", "Toujours payé"),
    "bids.stats.amounts": ("Final bids by agent", "Eindbiedingen per agent", "Gebote am Ende", "Mises finales par agent"),
    "bids.stats.book": ("{name}’s notebook", "Het notitieboekje van {name}", "Das Notizbuch von {name}", "Le carnet de {name}"),
    "bids.stats.line": ("Note", "Notitie", "Notiz", "Note"),
    "bids.stats.turns": ("Turns", "Beurten", "Züge", "Tours"),
}
