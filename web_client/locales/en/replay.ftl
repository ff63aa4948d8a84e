## The page of a race that is over
replay-title = Race { $race } in room { $room }
replay-back = Back to the room
replay-home = To the first page
replay-loading = Fetching the race…
replay-none-title = There is no such race to replay
replay-none = Room { $room } has had no race { $race }, or its races have been forgotten since.
replay-racing-title = This race is still on
replay-racing = As soon as it is over, it can be replayed here.
replay-watch-live = Watch it live
replay-away-title = The race couldn’t be fetched
replay-away = The server doesn’t answer just now.
replay-broken-title = This race can’t be replayed
replay-broken = Its moves don’t fit the rules that this page knows. Reloading the page may help.

## The moment
replay-controls = Playback
replay-scrubber = Moment of the race
replay-moment = { $now } of { $total }
replay-first = To the deal
replay-previous = Previous move
replay-next = Next move
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-keys = Speed (keys [ and ])
replay-times = { $n }×
replay-finish = { $name } cleared it in { $time }

## Racers and their boards
replay-racers = Racers
replay-all = All side by side
replay-board = Board of { $name }
replay-removed = { $removed } of { $all }
replay-moves = { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
replay-score = Score { $score }
replay-cleared = Cleared in { $time }

## Moves
replay-moves-title = Moves
replay-moves-of = Moves of { $name }
replay-deal = The deal
replay-draw = Draw { $card }
replay-draw-to = Draw { $card } to pile { $pile }
replay-recycle = Turn the waste over
replay-undo = Undo
replay-taken-back = taken back later
replay-lost = No way left from here

## For those who hear it
replay-said-start = The deal. Nobody has moved yet.
replay-said-deal = The deal, as { $name } got it.
replay-said-remove = { $left ->
        [0] Move { $n }: { $name } removes { $cards }. No card of the pyramid is left.
        [one] Move { $n }: { $name } removes { $cards }. One card of the pyramid is left.
       *[other] Move { $n }: { $name } removes { $cards }. { $left } cards of the pyramid are left.
    }
replay-said-draw = Move { $n }: { $name } draws the { $card }.
replay-said-draw-to = Move { $n }: { $name } draws the { $card } to pile { $pile }.
replay-said-recycle = Move { $n }: { $name } turns the waste over.
replay-said-undo = Move { $n }: { $name } takes a move back.
replay-said-free = Free in the pyramid: { $cards }.
replay-said-waste = Top of the waste: { $cards }.
replay-said-no-waste = The waste is empty.
replay-said-stock = { $n ->
        [0] The stock is empty.
        [one] One card is left in the stock.
       *[other] { $n } cards are left in the stock.
    }
replay-said-open-stock = { $n ->
        [one] The last card of the stock is the { $card }.
       *[other] { $n } cards are left in the stock, the next one is the { $card }.
    }

## What can be done with it
replay-tools = More
replay-copy = Copy link to this moment
