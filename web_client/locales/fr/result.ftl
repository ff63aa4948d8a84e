## After a race
result-won = Tu as gagné !
result-place = Tu arrives { $place }
result-nobody = Personne n’a terminé
result-together = { $n } joueurs terminent ensemble
result-winner = { $name } a gagné
result-in = Course { $race } dans { $room }
result-in-room = Course { $race } dans le salon { $room }

## Standings
result-standings = Classement
result-column-place = Place
result-column-player = Joueur
result-column-cards = Cartes
result-column-score = Points
result-column-moves = Coups
result-column-time = Temps
result-column-replay = Revoir
result-you = Toi
result-cards = { $removed } sur { $all }
result-undone = { $n ->
        [one] ({ $n } annulé)
       *[other] ({ $n } annulés)
    }
result-cleared = Terminé
result-forfeited = Abandon
result-timeout = Pas terminée
result-playing = Pas terminé
result-stuck = Bloqué
result-dead = Sans issue
result-replay = Revoir la course
result-replay-of = Revoir { $name }

## Par and medals
result-par = Par de { $par }
result-par-yours = { $moves } coups, par de { $par }
result-par-meaning = Le par est le plus petit nombre de coups qui gagne cette donne.
result-par-pending = Calcul du par…
result-par-unknown = Le par de cette donne n’est pas connu.
result-medal-gold = Médaille d’or
result-medal-silver = Médaille d’argent
result-medal-bronze = Médaille de bronze
result-medal-limit = jusqu’à { $moves }

## What next
result-deal = Donne
result-deal-again = Cette donne avait déjà été courue ici : la course ne compte ni pour le classement ni pour les tableaux.
result-deal-chosen = Cette donne a été choisie par son code : la course ne compte pas pour le classement, et pour aucun tableau sauf celui de la donne.
result-copy-code = Copier le code
result-practise = Jouer cette donne
result-again = Nouveau salon avec cette donne
result-again-hint = Ouvre un nouveau salon avec cette donne et ces règles
result-deal-board = Temps de tous
result-daily = Donne du { $date }
result-daily-cleared = Terminé en { $time }
result-daily-board = Voir le tableau
result-daily-replay = On pourra revoir la course une fois la journée finie.
result-download = Télécharger en JSON
result-download-failed = La course n’a pas pu être téléchargée. Réessaie dans un instant.
result-take-seat = Jouer la prochaine
result-next = Course suivante
result-waiting = { $host } doit ouvrir la prochaine course.
result-waiting-seat = Tu as une place. { $host } doit ouvrir la prochaine course.
result-waiting-nobody = L’hôte doit ouvrir la prochaine course.

## The chart
result-chart = Le déroulement de la course
result-chart-label = Cartes retirées au fil du temps, par { $n ->
        [one] un joueur
       *[other] { $n } joueurs
    }
result-chart-failed = Le déroulement de la course n’a pas pu être chargé.
