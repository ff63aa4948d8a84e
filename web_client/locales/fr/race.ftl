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

## Abandonner
race-forfeit = Abandonner
race-forfeit-ask = Abandonner cette course ?
race-forfeit-then = Ta pyramide reste telle quelle et tu regardes les autres.
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

## Les autres
race-standings = Classement en direct
race-boards = Tous les plateaux
race-you = Toi
race-somebody = quelqu’un qui est parti
race-removed = { $removed } sur { $all }
race-standing = { $rank }. { $name } : { $removed } cartes retirées sur { $all }.
race-move-count = { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
race-cleared = Terminé
race-cleared-at = { $place } · { $time }
race-gave-up = Abandon
race-out-of-time = Temps écoulé
race-stuck = Bloqué
race-no-way = Plus d’issue
race-away = Absent

## Les coups de quelqu’un que l’on regarde
race-drew = a pioché
race-drew-card = a pioché { $card }
race-drew-card-to = a pioché { $card } vers la pile { $pile }
race-recycled = a retourné la défausse
race-took-back = a annulé un coup
