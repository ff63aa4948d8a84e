## The page of a race that is over
replay-title = Course { $race } dans le salon { $room }
replay-back = Retour au salon
replay-home = Vers l’accueil
replay-loading = Chargement de la course…
replay-none-title = Il n’y a pas de telle course à revoir
replay-none = Le salon { $room } n’a pas eu de course { $race }, ou ses courses ont été oubliées depuis.
replay-racing-title = Cette course n’est pas finie
replay-racing = Dès qu’elle sera finie, on pourra la revoir ici.
replay-watch-live = La suivre en direct
replay-away-title = La course n’a pas pu être chargée
replay-away = Le serveur ne répond pas en ce moment.
replay-broken-title = Cette course ne peut pas être rejouée
replay-broken = Ses coups ne suivent pas les règles que cette page connaît. Recharger la page peut aider.

## The moment
replay-controls = Lecture
replay-scrubber = Moment de la course
replay-moment = { $now } sur { $total }
replay-first = Au début
replay-previous = Coup précédent
replay-next = Coup suivant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-speed-keys = Vitesse (touches [ et ])
replay-times = { $n } ×
replay-finish = { $name } a terminé en { $time }

## Racers and their boards
replay-racers = Joueurs
replay-all = Tous côte à côte
replay-board = Le jeu de { $name }
replay-removed = { $removed } sur { $all }
replay-moves = { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
replay-score = Points : { $score }
replay-cleared = Terminé en { $time }

## Moves
replay-moves-title = Coups
replay-moves-of = Les coups de { $name }
replay-deal = La donne
replay-draw = Pioche { $card }
replay-draw-to = Pioche { $card } vers la pile { $pile }
replay-recycle = Retourne la défausse
replay-undo = Annulation
replay-taken-back = annulé plus tard
replay-lost = Sans issue à partir d’ici

## For those who hear it
replay-said-start = La donne. Personne n’a encore joué.
replay-said-deal = La donne, telle que { $name } l’a reçue.
replay-said-remove = { $left ->
        [0] Coup { $n } : { $name } retire { $cards }. La pyramide est vide.
        [one] Coup { $n } : { $name } retire { $cards }. Il reste { $left } carte dans la pyramide.
       *[other] Coup { $n } : { $name } retire { $cards }. Il reste { $left } cartes dans la pyramide.
    }
replay-said-draw = Coup { $n } : { $name } pioche { $card }.
replay-said-draw-to = Coup { $n } : { $name } pioche { $card } vers la pile { $pile }.
replay-said-recycle = Coup { $n } : { $name } retourne la défausse.
replay-said-undo = Coup { $n } : { $name } annule un coup.
replay-said-free = Cartes libres de la pyramide : { $cards }.
replay-said-waste = Dessus de la défausse : { $cards }.
replay-said-no-waste = La défausse est vide.
replay-said-stock = { $n ->
        [0] La pioche est vide.
        [one] Il reste { $n } carte dans la pioche.
       *[other] Il reste { $n } cartes dans la pioche.
    }
replay-said-open-stock = { $n ->
        [one] Dernière carte de la pioche : { $card }.
       *[other] Il reste { $n } cartes dans la pioche, la prochaine est { $card }.
    }

## What can be done with it
replay-tools = Autres actions
replay-copy = Copier le lien vers ce moment
