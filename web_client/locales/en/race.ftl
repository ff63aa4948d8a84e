## The race
race-heading = Race
race-heading-watching = Watching the race
race-time = Time
race-time-left = { $time } left
race-score = Score
race-moves = Moves
race-spectators = Watching
race-not-ready = Not ready
race-deal = Deal code
race-but = but: { $options }
race-go = GO

## Giving up
race-forfeit = Give up
race-forfeit-ask = Give up this race?
race-forfeit-then = Your pyramid stays as it is, and you watch the others.
race-forfeit-not = Play on

## One’s race is over
race-done-pyramid = Pyramid cleared.
race-done-pyramid-at = Pyramid cleared: { $place } place.
race-done-all = All cards cleared.
race-done-all-at = All cards cleared: { $place } place.
race-done-forfeited = You gave up this race.
race-done-timeout = Your time is over.
race-still-racing = { $n ->
        [one] One racer is still at it.
       *[other] { $n } racers are still at it.
    }

## The others
race-standings = Standings now
race-boards = All boards
race-you = You
race-somebody = somebody who left
race-removed = { $removed } of { $all }
race-standing = { $rank }. { $name }: { $removed } of { $all } cards removed.
race-move-count = { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
race-cleared = Cleared
race-cleared-at = { $place } · { $time }
race-gave-up = Gave up
race-out-of-time = Out of time
race-stuck = Stuck
race-no-way = No way left
race-away = Away

## Moves of somebody who is watched
race-drew = drew a card
race-drew-card = drew { $card }
race-drew-card-to = drew { $card } to pile { $pile }
race-recycled = turned the waste over
race-took-back = took one back
