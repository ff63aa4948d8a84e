## La page d’un joueur
history-title-of = { $name } · Pyramid Race
history-no-player-title = Ce joueur n’existe pas
history-no-player = Le lien est peut-être faux, ou le joueur a été supprimé.
history-away-title = Impossible de charger cette page
history-away = Le serveur ne répond pas pour l’instant.
history-since = Ici depuis { $date }
history-figures = En chiffres
history-rating = Classement
history-provisional = Provisoire : encore peu de courses classées
history-races = Courses
history-wins = Victoires
history-cleared = Réussies
history-best-time = Meilleur temps
history-best-moves = Minimum de coups
history-rating-chart = Évolution du classement
history-rating-summary = { $n } courses classées : le classement est passé de { $first } à { $last }, au plus haut { $highest }.
history-unrated = Les courses à deux ou plus sont classées si aucun bot n’y participe, si personne ne pouvait connaître la donne et si elles sont allées à leur terme : aucun hôte n’y a mis fin avant une victoire ni n’en a retiré quelqu’un, et tous n’ont pas abandonné. Après deux d’entre elles, leur courbe s’affiche ici.

## Les courses une à une
history-recent = Courses
history-none = Aucune course pour l’instant.
history-none-own = Aucune course pour l’instant. Les tiennes seront gardées ici, à revoir quand tu veux.
history-place = { $place } sur { $n }
history-among = Course à { $n }
history-alone = Course en solitaire
history-again = non classée, la donne était connue
history-chosen = non classée, la donne a été choisie par son code
history-daily-of = Donne du { $date }
history-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
 }
history-rating-after = Classement après cette course : { $rating }
history-more = Plus de courses

## Les classements
history-leaderboards = Meilleurs temps
history-by-day = Jour
history-by-week = Semaine
history-by-deal = Donne
history-day-before = La veille
history-day-after = Le lendemain
history-week-before = La semaine d’avant
history-week-after = La semaine d’après
history-today = Aujourd’hui, { $day }
history-this-week = Cette semaine, { $days }
history-show = Afficher
history-deal-line = Tous ceux qui ont réussi une donne en course y figurent avec leur première réussite, par temps puis par coups.
history-no-deal = Aucune donne n’a ce code. Un code ressemble à PY1-N-AAAAAAS.
history-no-board = Ce tableau n’existe pas.
history-empty = Aucun joueur n’a réussi de course avec ces règles pendant cette période.
history-empty-deal = Aucun joueur n’a encore réussi cette donne en course.
history-column-when = Quand
history-first-of = Les { $shown } premiers sur { $n }

## La donne du jour
daily-title = Donne du jour
daily-next = Prochaine donne dans
daily-try = Ton essai
daily-same = La même donne pour tous, une nouvelle chaque jour.
daily-once = Un seul essai. Une fois commencé, il compte, et abandonner aussi.
daily-timed = Le serveur chronomètre, 30 minutes au plus. Partir n’arrête pas le temps.
daily-board-after = Le tableau du jour s’affiche une fois ton essai terminé.
daily-running = Ton essai est en cours, et le temps court.
daily-start = Commencer
daily-starting = C’est parti…
daily-go-on = Continuer
daily-yours = Ton résultat
daily-of = sur { $n }
daily-board = Tableau du jour
daily-yesterday = La donne d’hier
daily-practise = S’y entraîner
daily-nobody = Personne ne l’a essayée.
