## Cards
card-jack = V
card-queen = D
card-king = R
card-words = { $rank ->
        [A] as
        [J] valet
        [Q] dame
        [K] roi
       *[other] { $rank }
     } de { $suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
     }
card-two = { $first } et { $second }

## A place in a race
ordinal = { ORDINAL($n) ->
        [one] { $n }er
       *[other] { $n }e
    }

## Views whose code comes later
loading = Chargement…
loading-failed = Cette page n’a pas pu être chargée
loading-again = Réessayer

## Around every page
app-name = Pyramid Race
title-home = Pyramid Race
title-room = { $name } · Pyramid Race
title-room-code = Salon { $room } · Pyramid Race
title-practice = Entraînement · Pyramid Race
title-replay = Revoir · Pyramid Race
title-device = Autre appareil · Pyramid Race
title-player = Joueur · Pyramid Race
title-leaderboard = Meilleurs temps · Pyramid Race
title-daily = Donne du jour · Pyramid Race
my-races = Mes courses
nobody = Joueur supprimé
skip-to-main = Aller au contenu principal
to-first-page = Pyramid Race, aller à l’accueil
close = Fermer
toast-kicked = L’hôte t’a retiré du salon.
toast-room-closed = Le salon a fermé.
toast-name-kept = Dans ce salon tu t’appelles toujours { $name }, pour que personne ne te confonde avec quelqu’un d’autre.
toast-bad-link = Ce lien ne mène à aucun salon. Un code de salon a six lettres et chiffres, comme K7QX2M ; I, O, 0 et 1 n’y figurent pas.
toast-nothing-here = Il n’y a rien à cette adresse. Voici la page d’accueil.

## The connection
connection-online = Connecté
connection-connecting = Connexion en cours
connection-offline = Hors ligne, nouvel essai en cours
connection-elsewhere = Ouvert dans un autre onglet
connection-barred = Le serveur a coupé la connexion
banner-away = Pas de connexion au serveur. Nouvel essai en cours.
banner-offline = Tu es hors ligne.
banner-pending = { $n ->
        [one] Un coup suivra.
       *[other] { $n } coups suivront.
    }
banner-try = Réessayer
elsewhere-title = Tu joues dans un autre onglet
elsewhere-text = La partie a été ouverte dans un onglet ou une fenêtre plus récente, et celui-ci s’est effacé. Rien n’est perdu.
elsewhere-use = Jouer ici
barred-title = Le serveur a coupé la connexion
barred-text = Il a reçu de cette page plus que prévu. Attends un instant, puis reconnecte-toi.
barred-again = Se reconnecter
forgotten-title = Tout est supprimé
forgotten-text = Ton nom a disparu du serveur, et rien ici ne mène plus à toi.
forgotten-afresh = Repartir de zéro

## Why something came to nothing
refused = Ça n’a pas marché.
refused-because = Ça n’a pas marché : { $detail }
refused-not-connected = Pas de connexion pour l’instant. Réessaie dans un moment.
refused-bad-message = Le serveur n’a pas compris cette page. La recharger peut aider.
refused-too-large = C’est trop long.
refused-rate-limited = C’était un peu rapide. Réessaie dans un moment.
refused-talk-fast = Ça fait beaucoup d’un coup. Attends un instant, puis renvoie-le.
refused-muted = Un hôte t’a privé de parole dans ce salon.
refused-sealed-short = Une donne scellée demande un code de 48 lettres : sept lettres se devinent d’après les cartes visibles.
refused-unauthorized = Ce navigateur doit s’identifier de nouveau.
refused-not-found = Ce salon n’existe pas. Il a peut-être fermé.
refused-wrong-password = Ce n’est pas le mot de passe du salon.
refused-room-full = Ce salon est complet.
refused-already-played = Tu as déjà joué la donne d’aujourd’hui. Il y en aura une nouvelle demain.
refused-not-member = Tu n’es pas dans ce salon.
refused-not-host = Seul l’hôte peut faire ça.
refused-wrong-phase = Ce n’est pas possible pour l’instant.
refused-not-racing = Tu ne participes pas à cette course.
refused-race-over = La course est terminée.
refused-time-up = Le temps est écoulé.
refused-seq = Un autre onglet a joué. Le plateau est de nouveau à jour.
refused-covered = Cette carte est couverte par une autre.
refused-not-available = Cette carte ne peut pas être prise maintenant.
refused-under = Cette carte est sous d’autres cartes de la défausse.
refused-two-piles = Les cartes de deux défausses ne vont pas ensemble ici.
refused-stock-and-waste = La carte de la pioche et une carte de la défausse ne vont pas ensemble ici.
refused-not-thirteen = Deux cartes partent quand leur somme fait 13.
refused-king-alone = Un roi part seul.
refused-stock-empty = La pioche est vide.
refused-stock-not-empty = Il reste des cartes à piocher.
refused-nothing-to-recycle = Il n’y a rien à retourner.
refused-no-recycles-left = La défausse ne peut plus être retournée.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-unavailable = Le serveur n’atteint pas ses données pour l’instant. Il continue d’essayer.
refused-name-taken = Quelqu’un dans ce salon porte un nom qui ressemble au tien. Choisis-en un autre.
refused-banned = L’hôte t’a banni de ce salon.
refused-moderator-muted = La modération t’a privé de parole : { $reason }
refused-moderator-banned = La modération t’a banni : { $reason }
refused-moderator-address = La modération a banni l’adresse d’où tu viens : { $reason }
refused-locked = Ce salon est fermé à clé.
refused-daily = C’est l’essai de quelqu’un à la donne du jour.
refused-not-invited = Ce salon est réservé aux invités.
refused-not-listed = Ce salon est réservé aux noms de sa liste d’invités, et { $name } n’y est pas.
refused-invite-used = Cette invitation a déjà servi.
refused-closed = Un modérateur a fermé ce salon.
refused-name-of = { $name } est déjà dans ce salon. Pour que personne ne vous confonde, choisis un autre nom.
refused-name-character = Un nom ne peut pas contenir le caractère { $character }.
refused-name-marks = Un nom a au plus { $marks } signes sur une même lettre.
refused-name-parts = Ce nom est composé de trop de parties.
refused-name-bots = Les noms de ce genre sont réservés aux bots. Choisis-en un autre.
refused-name-staff = Les noms de ce genre sont réservés à l’équipe du site. Choisis-en un autre.
refused-device-code = Ce code est inconnu, déjà utilisé ou trop vieux. Demandes-en un nouveau à l’autre appareil.
refused-device-guesses = Trop de codes ont été essayés. Attends une minute, puis demande un nouveau code à l’autre appareil.
refused-no-deal = Aucune donne de ce genre n’est encore prête. Réessaie dans un moment, ou choisis-en un autre.
refused-bad-name = Ce nom n’est pas accepté : { $detail }
refused-bad-text = Ce texte n’est pas accepté : { $detail }
refused-bad-settings = Ce réglage n’est pas accepté : { $detail }
refused-bad-code = Ce n’est pas un code de donne : { $detail }
refused-text-hidden = { $what ->
        [name] Un nom
        [message] Un message
       *[room] Le nom d’un salon
    } ne peut pas contenir le caractère invisible ou de contrôle { $character }.
refused-text-empty = { $what ->
        [name] Un nom
        [message] Un message
       *[room] Le nom d’un salon
    } doit avoir quelque chose de visible.
refused-text-long = { $what ->
        [name] Un nom
        [message] Un message
       *[room] Le nom d’un salon
    } a au plus { $most } caractères, celui-ci en a { $length }.
refused-code-empty = Il faut un code de donne ici.
refused-code-start = Un code de donne commence par PY1, comme PY1-N-AAAAAAS.
refused-code-space = Un code de donne n’a pas d’espaces à l’intérieur ; il ressemble à PY1-N-AAAAAAS.
refused-code-no-preset = Après PY1 vient une lettre pour les règles, parmi { $presets }.
refused-code-preset = Il n’y a pas de règles avec la lettre { $preset } ; il y a { $presets }.
refused-code-letter = « { $letter } », numéro { $place } après la lettre des règles, n’est pas une lettre de A à Z.
refused-code-length = { $letters ->
        [0] Il manque les lettres des cartes : 7, ou 48 pour un code exact.
        [one] Après la lettre des règles viennent 7 lettres, ou 48 pour un code exact ; il n’y en a qu’une.
       *[other] Après la lettre des règles viennent 7 lettres, ou 48 pour un code exact ; il y en a { $letters }.
    }
refused-code-past = Aucun ordre des 52 cartes ne répond à ces 48 lettres : elles commencent trop loin dans l’alphabet.
refused-seats = { $players ->
        [one] Le salon a un joueur ; il ne peut pas avoir moins de places.
       *[other] Le salon a { $players } joueurs ; il ne peut pas avoir moins de places.
    }
refused-no-seat = Personne n’a de place : il faut au moins un joueur.
refused-all-ready = La course commence quand tous sont prêts, à deux au moins.
refused-not-ready = Quelqu’un n’est plus prêt.
refused-under-way = Une course est en cours. Tu peux la regarder, et jouer la suivante.
refused-bots-later = Les bots arrivent entre deux courses.
refused-rooms = { $most ->
        [one] Tu es déjà dans un salon. Quitte-le d’abord.
       *[other] Tu es déjà dans { $most } salons. Quittes-en un d’abord.
    }
refused-spectators = Ce salon n’a plus de place pour des spectateurs.

## What others do
said-somebody = Quelqu’un
said-cleared-pyramid = { $name } a vidé la pyramide en { $time } : { ORDINAL($place) ->
        [one] { $place }re
       *[other] { $place }e
    } place.
said-cleared-all = { $name } a vidé toutes les cartes en { $time } : { ORDINAL($place) ->
        [one] { $place }re
       *[other] { $place }e
    } place.
said-kicked = { $ban ->
    [yes] { $by } a banni { $name } du salon.
   *[no] { $by } a retiré { $name } du salon.
 }
said-you-host = C’est toi l’hôte maintenant.
said-host = { $name } est l’hôte maintenant.
said-you-stopped = Tu as arrêté le compte à rebours.
said-stopped = Le compte à rebours est arrêté : { $name } n’est pas prêt.
said-host-stopped = { $name } a arrêté le compte à rebours.
said-you-cohost = Tu es co-hôte maintenant.
said-you-no-cohost = Tu n’es plus co-hôte.
said-ended = { $name } a terminé la course.
said-taken-out = Un hôte t’a sorti de la course.
said-locked = Le salon est fermé à clé.
said-unlocked = Le salon est de nouveau ouvert.
said-forfeited = { $name } a abandonné.
said-next-race = Course suivante ! Prépare-toi.

## Preferences
preferences = Préférences
preferences-language = Langue
preferences-language-failed = Les textes de cette langue ne sont pas accessibles pour l’instant. Réessaie dans un moment.
preferences-theme = Couleurs
preferences-theme-system = Système
preferences-theme-light = Clair
preferences-theme-dark = Sombre
preferences-suits = Enseignes
preferences-suits-two = Deux couleurs
preferences-suits-four = Quatre couleurs
preferences-index = Grandes lettres sur les cartes
preferences-hints = Dire pourquoi un appui ne fait rien
preferences-sound = Son
preferences-vibration = Vibration
preferences-chat = Discussion
preferences-chat-always = Affichée
preferences-chat-not-racing = Pas en course
preferences-chat-never = Masquée
preferences-phrases = Afficher les petites phrases des autres
preferences-kept = Gardé dans ce navigateur seulement.
preferences-you = Toi
preferences-device = Utiliser sur un autre appareil
preferences-forget = Me supprimer
