## When the race starts
hosting-starts-at = La course commence
hosting-at-that-time = La course démarre toute seule à cette heure-là.
hosting-held = Le compte à rebours a été arrêté. L’hôte lance la course.
hosting-held-yours = Le compte à rebours a été arrêté. Lance la course quand tu veux, ou choisis une autre heure.
hosting-in = La course démarre dans { $time }.
hosting-in-or-with = La course démarre dans { $time }, ou dès { $players } joueurs ({ $here } présents).
hosting-with = La course démarre dès { $players } joueurs ({ $here } présents).
hosting-after-first = La course démarre { $time } après l’arrivée du premier joueur.
hosting-unit = { $unit ->
    [days] { $n ->
        [one] jour
       *[other] jours
    }
    [hours] { $n ->
        [one] heure
       *[other] heures
    }
    [minutes] min
   *[seconds] s
 }
hosting-calendar = Ajouter au calendrier
hosting-calendar-title = { $name } (Pyramid Race)

## Settings
hosting-time = Début
hosting-time-line = { $time }, { $zone }. Chacun la voit à son heure.
hosting-time-missing = Choisis un jour et une heure.
hosting-auto-players = Joueurs nécessaires
hosting-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
hosting-any-number = Peu importe
hosting-auto-time = Au plus tard après
hosting-never = Jamais
hosting-at-once = En direct
hosting-more = Plus de réglages
hosting-grace = Un absent abandonne après
hosting-grace-at-once = Aussitôt
hosting-delay = Retard des spectateurs
hosting-tell-dead = { $told ->
    [yes] Oui
    [no] Non
    [rules-yes] Selon les règles : oui
   *[rules-no] Selon les règles : non
 }
hosting-sealed = Donne scellée
hosting-sealed-line = Le code est montré après la course, avec la preuve qu’il n’a pas changé.
hosting-invite-only = Sur invitation seulement
hosting-invite-only-line = Uniquement avec un de tes liens à usage unique.
hosting-allowed = Liste des invités
hosting-allowed-line = Un nom par ligne : personne d’autre n’entre sans invitation.
hosting-everybody = Tout le monde
hosting-too-many-names = Une liste a au plus { $most } noms.
hosting-names = { $n ->
    [one] { $n } nom
   *[other] { $n } noms
 }

## What can be done about somebody
hosting-about = Que faire avec { $name }
hosting-act = { $act ->
    [hand_over] Nommer hôte
    [cohost] Nommer co-hôte
    [uncohost] Ne plus être co-hôte
    [mute] Rendre muet
    [unmute] Rendre la parole
    [forfeit] Sortir de la course
    [ban] Bannir
   *[kick] Retirer
 }
hosting-ask = { $act ->
    [hand_over] { $name } dirigera le salon à ta place. Seul { $name } pourra te le rendre.
    [forfeit] Cette course comptera comme abandonnée par { $name }. C’est définitif.
    [kick] { $name } doit quitter le salon, et cette course comptera comme abandonnée.
   *[ban] { $name } doit sortir et ne pourra pas revenir avant que tu le permettes.
 }
hosting-cancel = Annuler
hosting-cohost = Co-hôte
hosting-muted = Muet
hosting-banned = Bannis
hosting-unban = Laisser revenir

## The door
hosting-lock = Fermer le salon à clé
hosting-unlock = Rouvrir
hosting-locked = Le salon est fermé à clé : plus personne n’entre.
hosting-invites = Liens à usage unique
hosting-invites-line = Chaque lien fait entrer une personne, même malgré un mot de passe, la liste des invités ou « sur invitation seulement ».
hosting-invites-count = Combien de liens
hosting-links = { $n ->
    [one] { $n } lien
   *[other] { $n } liens
 }
hosting-invites-make = Créer les liens
hosting-copy = Copier
hosting-copy-all = Tout copier

## While people race
hosting-run = Diriger le salon
hosting-next = La prochaine course
hosting-next-line = Tous les autres réglages viennent après « { $next } ». Pour avoir le temps de les changer, laisse l’hôte lancer la course.
hosting-stop = Arrêter le décompte
hosting-stop-short = Arrêter
hosting-end = Terminer la course
hosting-end-ask = Terminer la course maintenant ?
hosting-end-then = Pour tous ceux qui courent encore, le temps est écoulé ; ce qu’ils ont fait compte. C’est définitif.
hosting-nobody = Il n’y a personne d’autre.
hosting-watches = Regarde

## Series
series-label = Série
series-none = Courses seules
series-title = Au meilleur des { $races }
series-rule = Il faut { $wins } victoires
series-stands = Prochaine course : { $race } sur { $races }
series-over = { $races ->
    [one] Terminée après { $races } course
   *[other] Terminée après { $races } courses
 }
series-wins = Victoires
series-race = Course { $race }
series-you-won = Tu as gagné la série !
series-won = { $name } a gagné la série
series-draw = La série finit à égalité
series-next = Course suivante ({ $race } sur { $races })
series-new = Nouvelle série

## What the server refuses to hosts
refused-not-here = Ce joueur n’est pas là pour l’instant.
refused-gone = Ce joueur n’est plus là.
refused-done-racing = Ce joueur ne court plus.
refused-no-countdown = Aucun compte à rebours n’est en cours.
refused-invitations = { $most ->
    [one] Un salon peut avoir { $most } lien de ce genre. Utilise plutôt un mot de passe.
   *[other] Un salon peut avoir { $most } liens de ce genre. Utilise plutôt un mot de passe.
 }
refused-too-soon = Le départ doit être plus tard que maintenant, au-delà du compte à rebours.
refused-too-late = Le départ peut être dans 30 jours au plus.
refused-too-few-seats = Le salon a moins de places qu’il ne faut de joueurs.
