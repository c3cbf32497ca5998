"""How to install the page on each system, and what that is good for, in four languages."""

TEXT = {
    "install.how": ("How to install it", "Zo installeer je het", "So installierst du es", "Comment l’installer"),
    "install.title": (
        "Put it on your home screen", "Zet het op je beginscherm",
        "Auf den Startbildschirm legen", "L’ajouter à l’écran d’accueil",
    ),
    "install.why": (
        "Then Cabinet Noir opens like any other app, fills the screen and works without a network. What an installed app keeps is not cleared.",
        "Dan opent Cabinet Noir als elke andere app, vult het scherm en werkt zonder netwerk. Wat een geïnstalleerde app bewaart, wordt niet gewist.",
        "Dann öffnet sich Cabinet Noir wie jede andere App, füllt den Bildschirm und läuft ohne Netz. Was eine installierte App speichert, wird nicht gelöscht.",
        "Cabinet Noir s’ouvre alors comme toute autre application, remplit l’écran et fonctionne sans réseau. Ce que garde une application installée n’est pas effacé.",
    ),
    "install.here": ("This device", "Dit apparaat", "Dieses Gerät", "Cet appareil"),
    "install.name.ios": ("iPhone and iPad", "iPhone en iPad", "iPhone und iPad", "iPhone et iPad"),
    "install.name.android": ("Android", "Android", "Android", "Android"),
    "install.name.mac": ("Safari on a Mac", "Safari op een Mac", "Safari auf dem Mac", "Safari sur Mac"),
    "install.name.desktop": (
        "Chrome and Edge on a computer", "Chrome en Edge op een computer",
        "Chrome und Edge auf dem Computer", "Chrome et Edge sur ordinateur",
    ),
    "install.name.firefox": (
        "Firefox on a computer", "Firefox op een computer", "Firefox auf dem Computer", "Firefox sur ordinateur",
    ),
    "install.ios": (
        "Tap Share, then “Add to Home Screen”. In a tab, Safari clears your games after seven days without a visit.",
        "Tik op Deel en dan op ‘Zet op beginscherm’. In een tabblad wist Safari je spellen na zeven dagen zonder bezoek.",
        "Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“. In einem Tab löscht Safari deine Spiele nach sieben Tagen ohne Besuch.",
        "Touchez Partager, puis « Sur l’écran d’accueil ». Dans un onglet, Safari efface vos parties après sept jours sans visite.",
    ),
    "install.android": (
        "Open the browser’s menu and tap “Install app” or “Add to Home screen”.",
        "Open het menu van de browser en tik op ‘App installeren’ of ‘Toevoegen aan startscherm’.",
        "Öffne das Menü des Browsers und tippe auf „App installieren“ oder „Zum Startbildschirm hinzufügen“.",
        "Ouvrez le menu du navigateur et touchez « Installer l’application » ou « Ajouter à l’écran d’accueil ».",
    ),
    "install.mac": (
        "Open the File menu and choose “Add to Dock”.",
        "Open het menu Archief en kies ‘Voeg toe aan Dock’.",
        "Öffne das Menü „Ablage“ und wähle „Zum Dock hinzufügen“.",
        "Ouvrez le menu Fichier et choisissez « Ajouter au Dock ».",
    ),
    "install.desktop": (
        "Click the install sign at the end of the address bar.",
        "Klik op het installatieteken aan het eind van de adresbalk.",
        "Klicke auf das Installationszeichen am Ende der Adressleiste.",
        "Cliquez sur l’icône d’installation au bout de la barre d’adresse.",
    ),
    "install.firefox": (
        "Firefox installs no pages: bookmark this one. It works without a network all the same.",
        "Firefox installeert geen pagina’s: maak een bladwijzer. Zonder netwerk werkt het evengoed.",
        "Firefox installiert keine Seiten: Setz ein Lesezeichen. Ohne Netz läuft es trotzdem.",
        "Firefox n’installe pas de pages : ajoutez un marque-page. Le jeu fonctionne quand même sans réseau.",
    ),
    "install.keep_why": (
        "When space runs out, a browser may clear what pages have kept. Firefox asks you before it promises not to.",
        "Als de ruimte opraakt, mag een browser wissen wat pagina’s hebben opgeslagen. Firefox vraagt je iets voordat het belooft dat niet te doen.",
        "Wird der Platz knapp, darf ein Browser löschen, was Seiten gespeichert haben. Bevor Firefox verspricht, das nicht zu tun, fragt er dich.",
        "Quand la place manque, un navigateur peut effacer ce que les pages ont gardé. Firefox vous pose une question avant de promettre le contraire.",
    ),
    "install.keep": ("Keep my games", "Mijn spellen behouden", "Meine Spiele behalten", "Garder mes parties"),
    "install.kept": (
        "This browser will keep your games.", "Deze browser bewaart je spellen.",
        "Dieser Browser behält deine Spiele.", "Ce navigateur gardera vos parties.",
    ),
    "install.not_kept": (
        "The browser made no promise. Export games that matter to you to a file.",
        "De browser belooft niets. Exporteer spellen die je niet wilt verliezen naar een bestand.",
        "Der Browser hat nichts versprochen. Exportiere Spiele, die dir wichtig sind, in eine Datei.",
        "Le navigateur n’a rien promis. Exportez dans un fichier les parties qui comptent pour vous.",
    ),
    "install.not_now": ("Not now", "Niet nu", "Nicht jetzt", "Pas maintenant"),
}
