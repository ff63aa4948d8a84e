## Cards
card-jack = J
card-queen = Q
card-king = K
card-words = { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
     } of { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
     }
card-two = { $first } and { $second }

## A place in a race
ordinal = { ORDINAL($n) ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }

## Views whose code comes later
loading = Loading …
loading-failed = This page couldn’t be loaded
loading-again = Try again
