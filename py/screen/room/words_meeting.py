"""The words of meeting: where the friends are, and whom their devices ask for help. Arrives with the games."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "together.where": ("Where are your friends?", "Waar zijn je vrienden?", "Wo sind deine Freunde?", "Où sont vos amis ?"),
    "together.same": ("Same place", "Op dezelfde plek", "Am selben Ort", "Au même endroit"),
    "together.same.text": (
        "You share a Wi-Fi or hotspot, and scan each other’s codes. Nobody else is contacted.",
        "Jullie zitten op één wifi of hotspot en scannen elkaars code. Met niemand anders wordt contact gemaakt.",
        "Ihr seid im selben WLAN oder Hotspot und scannt gegenseitig eure Codes. Sonst wird niemand kontaktiert.",
        "Vous partagez un Wi-Fi ou un point d’accès, et scannez vos codes. Personne d’autre n’est contacté.",
    ),
    "together.apart": ("Different places", "Op verschillende plekken", "An verschiedenen Orten", "À distance"),
    "together.apart.text": (
        "To find each other, your devices ask the public helpers named below. They see your internet address and sealed notes, never names or cards.",
        "Om elkaar te vinden vragen jullie apparaten de openbare helpers hieronder. Die zien je internetadres en verzegelde briefjes, nooit namen of kaarten.",
        "Um sich zu finden, fragen eure Geräte die unten genannten öffentlichen Helfer. Sie sehen eure Internetadresse und versiegelte Zettel, nie Namen oder Karten.",
        "Pour se trouver, vos appareils s’adressent aux intermédiaires publics indiqués ci-dessous. Ils voient votre adresse internet et des billets scellés, jamais les noms ni les cartes.",
    ),
    "together.not_before": (
        "Until you join, none of them is contacted.", "Zolang je niet meedoet, wordt er met geen van hen contact gemaakt.",
        "Bevor du mitmachst, wird keiner von ihnen kontaktiert.", "Tant que vous n’entrez pas, aucun n’est contacté.",
    ),
    "together.no_helpers": (
        "This page knows no public helpers. Name some under “Network”, or meet in the same place.",
        "Deze pagina kent geen openbare helpers. Noem er een paar onder ‘Netwerk’, of kom bij elkaar.",
        "Diese Seite kennt keine öffentlichen Helfer. Nenne welche unter „Netzwerk“, oder trefft euch am selben Ort.",
        "Cette page ne connaît aucun intermédiaire public. Indiquez-en sous « Réseau », ou retrouvez-vous au même endroit.",
    ),
    "invite.relays": (
        "{n} {n|helper|helpers} in reach: your friends can find this room.",
        "{n} {n|helper|helpers} bereikbaar: je vrienden kunnen deze kamer vinden.",
        "{n} Helfer erreichbar: Deine Freunde können diesen Raum finden.",
        "{n} {n|intermédiaire joignable|intermédiaires joignables} : vos amis peuvent trouver ce salon.",
    ),
    "invite.relays_none": (
        "No helper in reach yet …", "Nog geen helper bereikbaar …", "Noch kein Helfer erreichbar …",
        "Aucun intermédiaire joignable pour l’instant…",
    ),
    "invite.same_place": (
        "This room is for friends in the same place: they scan the code under “No internet”. A link for friends elsewhere needs public helpers.",
        "Deze kamer is voor vrienden op dezelfde plek: zij scannen de code onder ‘Zonder internet’. Voor een link naar vrienden elders zijn openbare helpers nodig.",
        "Dieser Raum ist für Freunde am selben Ort: Sie scannen den Code unter „Ohne Internet“. Ein Link für Freunde anderswo braucht öffentliche Helfer.",
        "Ce salon réunit des amis au même endroit : ils scannent le code sous « Sans internet ». Pour inviter ailleurs par un lien, il faut des intermédiaires publics.",
    ),
    "together.no_relays": (
        "A code alone needs a helper on the internet. Name one under “Network”, or ask for the whole link.",
        "Met alleen een code is een helper op internet nodig. Noem er een onder ‘Netwerk’, of vraag om de hele link.",
        "Ein Code allein braucht einen Helfer im Internet. Nenne einen unter „Netzwerk“, oder lass dir den ganzen Link geben.",
        "Un code seul a besoin d’un intermédiaire sur internet. Indiquez-en un sous « Réseau », ou demandez le lien entier.",
    ),
    "meet.no_relays": (
        "None of the helpers can be reached. You can still meet in the same place.",
        "Geen enkele helper is bereikbaar. Op dezelfde plek samenkomen kan nog wel.",
        "Kein Helfer ist erreichbar. Am selben Ort könnt ihr euch trotzdem treffen.",
        "Aucun intermédiaire n’est joignable. Vous pouvez toujours vous retrouver au même endroit.",
    ),
    "invite.go_apart": (
        "Invite somebody far away", "Iemand op afstand uitnodigen", "Jemanden in der Ferne einladen",
        "Inviter quelqu’un à distance",
    ),
}
