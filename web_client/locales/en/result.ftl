## After a race
result-won = You won!
result-place = You came { $place }
result-nobody = Nobody cleared it
result-together = { $n } racers cleared it together
result-winner = { $name } won
result-in = Race { $race } in { $room }
result-in-room = Race { $race } in room { $room }

## Standings
result-standings = Standings
result-column-place = Place
result-column-player = Player
result-column-cards = Cards
result-column-score = Score
result-column-moves = Moves
result-column-time = Time
result-column-replay = Replay
result-you = You
result-cards = { $removed } of { $all }
result-undone = ({ $n } undone)
result-cleared = Cleared
result-forfeited = Gave up
result-timeout = Not finished
result-playing = Not done
result-stuck = Stuck
result-dead = Dead end
result-replay = Watch the replay
result-replay-of = Replay of { $name }

## Par and medals
result-par = Par { $par }
result-par-yours = You { $moves }, par { $par }
result-par-meaning = Par is the fewest moves that win this deal.
result-par-pending = Working out par…
result-par-unknown = No par is known for this deal.
result-medal-gold = Gold medal
result-medal-silver = Silver medal
result-medal-bronze = Bronze medal
result-medal-limit = up to { $moves }

## What next
result-deal = Deal
result-deal-again = This deal had been raced here before, so the race counts for no rating and no leaderboard.
result-deal-chosen = This deal was chosen by its code, so the race counts for no rating and for no leaderboard but that of the deal.
result-copy-code = Copy code
result-practise = Play this deal
result-again = New room with this deal
result-again-hint = Opens a new room with this deal and these rules
result-deal-board = Everyone’s times
result-daily = Daily deal of { $date }
result-daily-cleared = Cleared in { $time }
result-daily-board = To the board
result-daily-replay = The replay can be watched once the day is over.
result-download = Download as JSON
result-download-failed = The race couldn’t be downloaded. Try again in a moment.
result-take-seat = Play in the next one
result-next = Next race
result-waiting = Waiting for { $host } to open the next race.
result-waiting-seat = You have a seat. Waiting for { $host } to open the next race.
result-waiting-nobody = Waiting for the host to open the next race.

## The chart
result-chart = How the race went
result-chart-label = Cards removed over time, by { $n ->
        [one] one racer
       *[other] { $n } racers
    }
result-chart-failed = The course of the race couldn’t be fetched.
