"""The words for what goes on while devices look for each other (session/meeting.py). Arrives with the games."""

TEXT: dict[str, tuple[str, str, str, str]] = {
    "knock.unreached": (
        "None of the helpers answers. Is this device online? It keeps trying; you can also name other helpers.",
        "Geen van de helpers antwoordt. Is dit apparaat online? Het blijft proberen; je kunt ook andere helpers noemen.",
        "Keiner der Helfer antwortet. Ist dieses Gerät online? Es versucht es weiter; du kannst auch andere Helfer nennen.",
        "Aucun intermédiaire ne répond. Cet appareil est-il en ligne ? Il continue d’essayer ; vous pouvez aussi en indiquer d’autres.",
    ),
    "knock.unanswered": (
        "Nobody has answered yet. Ask your friends: is Cabinet Noir open on one of their devices, in this room, with the door open?",
        "Er heeft nog niemand geantwoord. Vraag je vrienden: staat Cabinet Noir bij een van hen open, in deze kamer, met de deur open?",
        "Bisher hat niemand geantwortet. Frag deine Freunde: Ist Cabinet Noir bei einem von ihnen offen, in diesem Raum, mit offener Tür?",
        "Personne n’a encore répondu. Demandez à vos amis : Cabinet Noir est-il ouvert chez l’un d’eux, dans ce salon, la porte ouverte ?",
    ),
    "knock.relays": (
        "{n} {n|helper|helpers} in reach.", "{n} {n|helper|helpers} bereikbaar.", "{n} Helfer erreichbar.",
        "{n} {n|intermédiaire joignable|intermédiaires joignables}.",
    ),
    "knock.other": ("Use another invitation", "Andere uitnodiging gebruiken", "Andere Einladung verwenden", "Utiliser une autre invitation"),
    "knock.reload": ("Reload the page", "Pagina opnieuw laden", "Seite neu laden", "Recharger la page"),
    "meeting.coming": (
        "Somebody has answered. Coming in …", "Er is opengedaan. Je komt binnen …",
        "Jemand hat geantwortet. Du kommst herein …", "Quelqu’un a répondu. Vous entrez…",
    ),
    "meeting.blocked": (
        "The room has answered, but your two networks do not let you through yet. Trying another way …",
        "De kamer heeft geantwoord, maar jullie netwerken laten je er nog niet door. Er wordt een andere weg geprobeerd …",
        "Der Raum hat geantwortet, aber eure beiden Netzwerke lassen euch noch nicht durch. Ein anderer Weg wird versucht …",
        "Le salon a répondu, mais vos deux réseaux ne vous laissent pas encore passer. Essai d’un autre chemin…",
    ),
    "meeting.barred": (
        "Your two networks let nothing through, and no other way has been found yet. It keeps trying. Another network often helps, such as a phone’s hotspot, or an invitation from another friend in the room.",
        "Jullie netwerken laten niets door, en een andere weg is nog niet gevonden. Er wordt verder geprobeerd. Een ander netwerk helpt vaak, zoals de hotspot van een telefoon, of een uitnodiging van een andere vriend in de kamer.",
        "Eure beiden Netzwerke lassen nichts durch, und ein anderer Weg hat sich noch nicht gefunden. Es wird weiter versucht. Oft hilft ein anderes Netzwerk, etwa der Hotspot eines Telefons, oder eine Einladung von jemand anderem im Raum.",
        "Vos deux réseaux ne laissent rien passer, et aucun autre chemin n’a encore été trouvé. Les essais continuent. Un autre réseau aide souvent, comme le partage de connexion d’un téléphone, ou l’invitation d’un autre ami du salon.",
    ),
    "meeting.visitor_barred": (
        "{name} is at the door, but your two networks let nothing through, and no other way has been found yet. Another network often helps, such as a phone’s hotspot. If you are in the same place, invite with “No internet”.",
        "{name} staat aan de deur, maar jullie netwerken laten niets door, en een andere weg is nog niet gevonden. Een ander netwerk helpt vaak, zoals de hotspot van een telefoon. Zijn jullie op dezelfde plek, nodig dan uit met ‘Zonder internet’.",
        "{name} steht an der Tür, aber eure beiden Netzwerke lassen nichts durch, und ein anderer Weg hat sich noch nicht gefunden. Oft hilft ein anderes Netzwerk, etwa der Hotspot eines Telefons. Seid ihr am selben Ort, dann lade mit „Ohne Internet“ ein.",
        "{name} est à la porte, mais vos deux réseaux ne laissent rien passer, et aucun autre chemin n’a encore été trouvé. Un autre réseau aide souvent, comme le partage de connexion d’un téléphone. Si vous êtes au même endroit, invitez par « Sans internet ».",
    ),
    "meeting.unheard": (
        "None of the helpers answers, so friends elsewhere cannot find this room yet. Is this device online? It keeps trying.",
        "Geen van de helpers antwoordt, dus vrienden elders kunnen deze kamer nog niet vinden. Is dit apparaat online? Het blijft proberen.",
        "Keiner der Helfer antwortet, also können Freunde anderswo diesen Raum noch nicht finden. Ist dieses Gerät online? Es versucht es weiter.",
        "Aucun intermédiaire ne répond : vos amis ne peuvent pas encore trouver ce salon de loin. Cet appareil est-il en ligne ? Il continue d’essayer.",
    ),
    "meeting.visited": (
        "{name} is at the door and coming in …", "{name} staat aan de deur en komt binnen …",
        "{name} steht an der Tür und kommt herein …", "{name} est à la porte et va entrer…",
    ),
    "meeting.visitor_blocked": (
        "{name} is at the door, but your two networks do not let you through yet. Trying another way …",
        "{name} staat aan de deur, maar jullie netwerken laten jullie nog niet bij elkaar. Er wordt een andere weg geprobeerd …",
        "{name} steht an der Tür, aber eure beiden Netzwerke lassen euch noch nicht zueinander. Ein anderer Weg wird versucht …",
        "{name} est à la porte, mais vos deux réseaux ne vous laissent pas encore vous rejoindre. Essai d’un autre chemin…",
    ),
    "meeting.detour": (
        "You play with {name} through a public helper, a little slower. A direct line is still being tried.",
        "Je speelt met {name} via een openbare helper, iets trager. Een directe lijn wordt nog geprobeerd.",
        "Du spielst mit {name} über einen öffentlichen Helfer, etwas langsamer. Eine direkte Verbindung wird weiter versucht.",
        "Vous jouez avec {name} par un intermédiaire public, un peu plus lentement ; une liaison directe est encore recherchée.",
    ),
    "meeting.somebody": ("Somebody", "Iemand", "Jemand", "Quelqu’un"),
    "meeting.trouble.clock": (
        "The helpers refuse what this device says because its clock is wrong. Set the date and time, then it goes on automatically.",
        "De helpers weigeren wat dit apparaat zegt, omdat de klok niet goed staat. Stel datum en tijd in, dan gaat het vanzelf verder.",
        "Die Helfer nehmen nichts von diesem Gerät an, weil seine Uhr falsch geht. Stelle Datum und Uhrzeit ein, dann geht es von selbst weiter.",
        "Les intermédiaires refusent ce que dit cet appareil, car son horloge est fausse. Réglez la date et l’heure : la suite viendra d’elle-même.",
    ),
    "meeting.trouble.pace": (
        "The helpers are busy and ask for patience. It goes on in a moment.",
        "De helpers hebben het druk en vragen geduld. Het gaat zo verder.",
        "Die Helfer sind überlastet und bitten um Geduld. Es geht gleich weiter.",
        "Les intermédiaires sont chargés et demandent de patienter. La suite vient dans un instant.",
    ),
    "meeting.trouble.other": (
        "The helpers refuse what this device says. Name others under “Network”, or meet in the same place.",
        "De helpers weigeren wat dit apparaat zegt. Noem andere onder ‘Netwerk’, of kom bij elkaar.",
        "Die Helfer nehmen nichts von diesem Gerät an. Nenne andere unter „Netzwerk“, oder trefft euch am selben Ort.",
        "Les intermédiaires refusent ce que dit cet appareil. Indiquez-en d’autres sous « Réseau », ou retrouvez-vous au même endroit.",
    ),
    "far.return": (
        "Back to the running game", "Terug naar het lopende spel",
        "Zurück ins laufende Spiel", "Retour à la partie en cours",
    ),
    "far.return_hint": (
        "The others are still at the game you left.", "De anderen zitten nog aan het spel dat je verliet.",
        "Die anderen sitzen noch an dem Spiel, das du verlassen hast.",
        "Les autres sont encore à la partie que vous avez quittée.",
    ),
}  # fmt: skip
