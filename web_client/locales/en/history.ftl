## A player’s page
history-title-of = { $name } · Pyramid Race
history-no-player-title = There is no such player
history-no-player = The link may be wrong, or the player has been deleted.
history-away-title = This page couldn’t be fetched
history-away = The server doesn’t answer just now.
history-since = Here since { $date }
history-figures = In figures
history-rating = Rating
history-provisional = Provisional: only few rated races so far
history-races = Races
history-wins = Wins
history-cleared = Cleared
history-best-time = Best time
history-best-moves = Fewest moves
history-rating-chart = Rating over time
history-rating-summary = { $n } rated races: the rating went from { $first } to { $last }, at its highest { $highest }.
history-unrated = Races of two or more people are rated if no bot takes part, nobody could know the deal before, and they were raced out: no host ended them before somebody won or took a racer out, and not everybody gave up. After two of them their line is drawn here.

## Races one by one
history-recent = Races
history-none = No race yet.
history-none-own = No race yet. Yours will be kept here, with their replays.
history-place = { $place } of { $n }
history-among = Race of { $n }
history-alone = Raced alone
history-again = unrated, the deal was known
history-chosen = unrated, the deal was chosen by its code
history-daily-of = Daily deal of { $date }
history-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
 }
history-rating-after = Rating after this race: { $rating }
history-more = More races

## Leaderboards
history-leaderboards = Leaderboards
history-by-day = Day
history-by-week = Week
history-by-deal = Deal
history-day-before = The day before
history-day-after = The day after
history-week-before = The week before
history-week-after = The week after
history-today = Today, { $day }
history-this-week = This week, { $days }
history-show = Show
history-deal-line = Everybody who has cleared a deal in a race is on its board, with the first clear, by time and then by moves.
history-no-deal = There is no deal with this code. It looks like PY1-N-AAAAAAS.
history-no-board = There is no such board.
history-empty = No player has cleared a race with these rules in this time.
history-empty-deal = No player has cleared this deal in a race yet.
history-column-when = When
history-first-of = The first { $shown } of { $n }

## The daily deal
daily-title = Daily deal
daily-next = Next deal in
daily-try = Your try
daily-same = The same deal for everybody, a new one each day.
daily-once = One try. Once it has begun it counts, and so does giving up.
daily-timed = The server takes the time, up to 30 minutes. Leaving doesn’t stop it.
daily-board-after = Today’s board is shown when your try is over.
daily-running = Your try is under way, and the time with it.
daily-start = Start
daily-starting = Starting …
daily-go-on = Go on
daily-yours = Your result
daily-of = of { $n }
daily-board = Today’s board
daily-yesterday = Yesterday’s deal
daily-practise = Practise it
daily-nobody = Nobody tried it.
