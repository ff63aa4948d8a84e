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
