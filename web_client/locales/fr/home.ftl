## The first page
home-lead = La même donne pour tous. Des paires qui font treize. Le premier à vider la pyramide gagne.
home-play = Jouer
home-open = Ouvrir un salon
home-or = ou
home-join-by = Rejoindre un salon
home-code-or-link = Code ou lien
home-join = Rejoindre
home-watch = Regarder
home-room-code = Un code de salon a six lettres et chiffres, comme K7QX2M ; I, O, 0 et 1 n’y figurent jamais.
home-rooms = Salons publics
home-no-rooms = Aucun salon public n’est ouvert pour l’instant. Ouvres-en un et d’autres le trouveront ici.
home-looking = Recherche de salons…
home-room = Salon { $room }
home-phase-lobby = En préparation
home-phase-countdown = Départ imminent
home-phase-racing = En course
home-phase-finished = Terminé
home-locked = mot de passe nécessaire
home-players = { $n ->
    [one] { $n } joueur sur { $places }
   *[other] { $n } joueurs sur { $places }
    }

## The way back into a race
home-racing-in = Tu es en course dans le salon { $room }.
home-go-back = Y retourner

## One’s name
home-name = Ton nom
home-name-seen = Ce que les autres voient

## At the door of a room
home-first-page = Vers la page d’accueil
home-invited = Tu es invité à une course
home-invited-to = Salon { $room }. Tout le monde reçoit la même donne ; qui vide la pyramide en premier gagne.
home-has-password = Ce salon a un mot de passe
home-password = Mot de passe
home-wrong-password = Ce n’est pas le mot de passe du salon.
home-enter = Entrer
home-entering = Entrée dans le salon { $room }…
home-race-is-on = La course est déjà lancée : tu regardes. Tu pourras jouer la prochaine.
home-seats-taken = Toutes les places sont prises : tu regardes.

## Bringing others
home-invite = Inviter
home-spelled = Code du salon { $letters }
home-only-here = Ce lien ne marche que sur cette machine. Tes amis ont besoin de l’adresse de cette machine à la place de { $host }.
home-copy-link = Copier le lien
home-share = Partager
home-share-text = Fais la course avec moi !
home-share-failed = Le partage n’a pas marché ici. Copie plutôt le lien.
home-copied = Copié
home-copy-refused = Le navigateur n’a pas permis de copier. Sélectionne le texte et copie-le à la main.

## Chat
home-chat = Discussion
home-messages = Messages
home-say-hello = Dis bonjour.
home-message = Message
home-send = Envoyer
