## The first page
home-lead = Le solitaire pyramide en course : la même donne pour tous, le premier à vider la pyramide gagne.
home-play = Jouer
home-quick = Partie rapide
home-quick-line = Cours contre ceux qui sont là. Départ en moins de 20 secondes.
home-quick-bots = Des bots peuvent compléter
home-open = Ouvrir un salon
home-join-by = Rejoindre un salon
home-code-or-link = Code ou lien
home-join = Rejoindre
home-watch = Regarder
home-room-code = Un code de salon a six lettres et chiffres, comme K7QX2M ; I, O, 0 et 1 n’y figurent jamais.
home-room-elsewhere = Ce lien mène à un autre site, { $site }. Ouvre-le dans le navigateur, ou colle le lien ou le code d’un salon d’ici.
home-live = Courses en direct
home-rooms = Salons ouverts
home-nobody = Personne n’est en course pour l’instant
home-be-first = Ouvre un salon et envoie le lien à tes amis, ou mesure-toi à des bots.
home-how = Comment ça marche
home-how-pairs = Prends deux cartes libres qui font 13
home-how-kings = Un roi part seul
home-how-first = Vide la pyramide avant les autres
home-looking = Recherche de salons…
home-room = Salon { $room }
home-phase-lobby = En préparation
home-phase-countdown = Départ imminent
home-phase-racing = En course
home-phase-finished = Terminé
home-closed = Fermé
home-locked = Mot de passe nécessaire
home-places-free = { $n ->
    [0] Aucune place libre
    [one] { $n } place libre
   *[other] { $n } places libres
    }
home-racers = { $n ->
    [one] { $n } joueur en course
   *[other] { $n } joueurs en course
    }
home-watching = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
    }
home-and-more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
    }
home-removed = { $n ->
    [one] { $n } carte retirée sur { $of }
   *[other] { $n } cartes retirées sur { $of }
    }
home-starts-at = Départ : { $time }
home-is-locked = Fermé à clé
home-invited-only = Sur invitation
home-join-room = Rejoindre { $name }
home-watch-room = Regarder { $name }

## Playing alone
home-alone = Jouer seul
home-daily = Donne du jour
home-daily-line = Une donne par jour, un seul essai
home-daily-next = Prochaine donne { $when }
home-leaderboards = Meilleurs temps
home-practice = S’entraîner seul
home-practice-line = Toutes les donnes, toutes les règles, à ton rythme

## The way back into a race
home-racing-in = Tu es en course dans le salon { $room }.
home-daily-on = Ton essai de la donne du jour est en cours.
home-go-back = Y retourner
home-still-in = Tu es toujours dans le salon { $room }.
home-return = Y retourner
home-leave = Quitter

## One’s name
home-name = Ton nom
home-name-most = { $most } caractères au plus
home-name-seen = Ce que les autres voient
home-name-another = Un autre nom, s’il te plaît
home-guest-list = Ce salon a une liste d’invités
home-guest-list-line = Entre sous le nom qui y figure, ou demande à l’hôte d’ajouter le tien.

## At the door of a room
home-first-page = Vers la page d’accueil
home-invited = Tu es invité à une course
home-invited-line = Tout le monde reçoit la même donne ; qui vide la pyramide en premier gagne.
home-will-watch = La course est en cours : tu vas la regarder, et tu auras une place dans la prochaine.
home-has-password = Ce salon a un mot de passe
home-password = Mot de passe
home-enter = Entrer
home-come-again = Revenir
home-banned-line = Seul un hôte du salon peut te laisser revenir.
home-locked-line = Plus personne n’entre pour l’instant. Demande à l’hôte, puis réessaie.
home-daily-own = Chacun a son propre essai, personne d’autre n’entre. La donne du jour t’attend, toi aussi.
home-name-yours = C’est toi, dans un autre navigateur ? Là-bas, « { $device } » dans les préférences donne un code à saisir ici. Si tu as effacé les données de ce navigateur, entre sous un autre nom.
home-have-code = J’ai un code
home-not-invited-line = Demande à l’hôte une invitation, ou d’ajouter ton nom à la liste des invités.
home-invite-used-line = Chaque lien fait entrer une seule personne. Demandes-en un autre.
home-closed-because = Raison : { $reason }
home-entering = Entrée dans le salon { $room }…
home-race-is-on = La course est déjà lancée : tu regardes. Tu pourras jouer la prochaine.
home-seats-taken = Toutes les places sont prises : tu regardes.

## Bringing others
home-invite = Inviter
home-spelled = Code du salon { $letters }
home-only-here = Ce lien ne marche que sur cette machine. Tes amis ont besoin de l’adresse de cette machine à la place de { $host }.
home-copy-link = Copier le lien
home-qr = Code QR
home-scan = Scanne pour rejoindre
home-qr-of = Code QR du lien { $link }
home-qr-failed = Le code QR n’a pas pu être dessiné. Utilise le lien ou le code.
home-close = Fermer
home-share = Partager
home-share-text = Fais la course avec moi !
home-share-failed = Le partage n’a pas marché ici. Copie plutôt le lien.
home-copied = Copié
home-copy-refused = Le navigateur n’a pas permis de copier. Sélectionne le texte et copie-le à la main.

## Chat
home-chat = Discussion
home-messages = Messages
home-say-hello = Dis bonjour.
home-message = Message
home-send = Envoyer
