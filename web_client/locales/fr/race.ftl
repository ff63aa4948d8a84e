## La course
race-heading = Course
race-heading-watching = Tu regardes la course
race-time = Temps
race-time-left = encore { $time }
race-score = Score
race-moves = Coups
race-spectators = Public
race-not-ready = Pas prêt
race-deal = Code de la donne
race-but = mais : { $options }
race-go = GO
race-place = { $place } sur { $n }
race-sealed = Le code sera montré à la fin de la course.
race-daily = Donne du jour
race-daily-begins = La donne du jour commence…
race-copy-code = Copier le code
race-countdown = Compte à rebours

## Abandonner
race-forfeit = Abandonner
race-forfeit-ask = Abandonner cette course ?
race-forfeit-then = Ta pyramide reste telle quelle et tu regardes les autres.
race-forfeit-daily-ask = Abandonner la donne du jour ?
race-forfeit-daily-then = Elle se termine aussitôt, et ton unique essai est perdu.
race-forfeit-not = Continuer

## Sa propre course est finie
race-done-pyramid = Pyramide terminée.
race-done-pyramid-at = Pyramide terminée : tu es { $place }.
race-done-all = Toutes les cartes sont parties.
race-done-all-at = Toutes les cartes sont parties : tu es { $place }.
race-done-forfeited = Tu as abandonné cette course.
race-done-timeout = Ton temps est écoulé.
race-still-racing = { $n ->
        [one] Une personne joue encore.
       *[other] { $n } personnes jouent encore.
    }
race-still-all-away = { $n ->
        [one] La seule personne encore en course est absente. La course s’arrête d’elle-même si personne ne revient.
       *[other] Les { $n } personnes encore en course sont absentes. La course s’arrête d’elle-même si personne ne revient.
    }
race-still-some-away = { $n } personnes jouent encore, dont { $away } absentes.

## Les autres
race-standings = Classement en direct
race-boards = Tous les plateaux
race-you = Toi
race-somebody = quelqu’un qui est parti
race-removed = { $removed } sur { $all }
race-standing = { $rank }. { $name } : { $removed } cartes retirées sur { $all }.
race-cleared = Terminé
race-cleared-at = { $place } · { $time }
race-gave-up = Abandon
race-out-of-time = Pas terminée
race-stuck = Bloqué
race-no-way = Plus d’issue
race-away = Absent

## Les coups de quelqu’un que l’on regarde
race-drew = a pioché
race-drew-card = a pioché { $card }
race-drew-card-to = a pioché { $card } vers la pile { $pile }
race-recycled = a retourné la défausse
race-took-back = a annulé un coup

## Regarder
race-follow = Suivre la tête
race-delay = { $n ->
        [one] Tu vois ceci avec une seconde de retard.
       *[other] Tu vois ceci avec { $n } secondes de retard.
    }
race-board-of = Plateau de { $name }
race-previous = Celui d’avant
race-next = Celui d’après
race-all-boards = Retour à tous les plateaux
race-removed-label = Retirées
race-free-cards = Pyramide ; cartes libres : { $cards }
race-no-cards = Plus aucune carte dans la pyramide
race-stock = Pioche
race-waste = Défausse
race-last-moves = Derniers coups
race-no-moves-seen = Aucun coup vu pour l’instant.

## La courbe de progression
race-chart = Progression
race-chart-summary = Cartes retirées au fil du temps, { $n } concurrents, après { $time }. { $name } mène avec { $removed } sur { $all }.
race-chart-table = En tableau
race-chart-table-about = Cartes retirées à quatre moments
race-chart-racer = Concurrent
