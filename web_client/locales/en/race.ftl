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
race-place = { $place } of { $n }
race-sealed = The code is shown at the end of the race.
race-daily = Daily deal
race-daily-begins = The daily deal begins …
race-copy-code = Copy code
race-countdown = Countdown

## Giving up
race-forfeit = Give up
race-forfeit-ask = Give up this race?
race-forfeit-then = Your pyramid stays as it is, and you watch the others.
race-forfeit-daily-ask = Give up today’s deal?
race-forfeit-daily-then = It ends at once, and your one try at it is gone.
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
race-still-all-away = { $n ->
        [one] The one racer who is still in the race is away. It ends by itself if nobody comes back.
       *[other] The { $n } racers who are still in the race are all away. It ends by itself if nobody comes back.
    }
race-still-some-away = { $n } racers are still at it, { $away } of them away.

## The others
race-standings = Standings now
race-boards = All boards
race-you = You
race-somebody = somebody who left
race-removed = { $removed } of { $all }
race-standing = { $rank }. { $name }: { $removed } of { $all } cards removed.
race-cleared = Cleared
race-cleared-at = { $place } · { $time }
race-gave-up = Gave up
race-out-of-time = Not finished
race-stuck = Stuck
race-no-way = No way left
race-away = Away

## Moves of somebody who is watched
race-drew = drew a card
race-drew-card = drew { $card }
race-drew-card-to = drew { $card } to pile { $pile }
race-recycled = turned the waste over
race-took-back = took one back

## Watching
race-follow = Follow the leader
race-delay = { $n ->
        [one] You see this one second later.
       *[other] You see this { $n } seconds later.
    }
race-board-of = Board of { $name }
race-previous = The racer before
race-next = The racer after
race-all-boards = Back to all boards
race-removed-label = Removed
race-free-cards = Pyramid; free cards: { $cards }
race-no-cards = No card is left in the pyramid
race-stock = Stock
race-waste = Waste
race-last-moves = Last moves
race-no-moves-seen = No move seen yet.

## The progress chart
race-chart = Progress
race-chart-summary = Cards removed over time, { $n } racers, after { $time }. { $name } leads with { $removed } of { $all }.
race-chart-table = As a table
race-chart-table-about = Cards removed at four moments
race-chart-racer = Racer
