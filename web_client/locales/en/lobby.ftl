## What is waited for
lobby-room = Room { $code }
lobby-you-start = You start the race when everybody is here.
lobby-host-starts = { $name } starts the race.
lobby-somebody-starts = The host starts the race.
lobby-too-few = The race starts when all are ready. At least two players are needed.
lobby-all-ready = All are ready.
lobby-waiting = { $n ->
    [one] Waiting for one player to be ready.
   *[other] Waiting for { $n } players to be ready.
 }
lobby-waiting-away = { $n ->
    [one] Waiting a moment for one player who is away.
   *[other] Waiting a moment for { $n } players who are away.
 }

## What one can do
lobby-leave = Leave
lobby-waits-for-seat = Waits for a seat
lobby-take-seat = Take a seat
lobby-full = All seats are taken
lobby-get-ready = I’m ready
lobby-is-ready = Ready
lobby-start = Start the race
lobby-starting = Choosing a deal…
lobby-watch-instead = Watch instead

## Who is here
lobby-players = Players
lobby-seats-taken = { $taken } of { $seats }
lobby-nobody = No players yet.
lobby-alone-host = Nobody else is here yet. Share the link, or add a bot.
lobby-alone = Nobody else is here yet. Share the link.
lobby-spectators = { $n ->
    [0] No spectators
    [one] { $n } spectator
   *[other] { $n } spectators
 }
lobby-you = (you)
lobby-host = Host
lobby-away = Away
lobby-not-ready = Not ready
lobby-remove = Remove { $name }
lobby-add-bot = Add a bot
lobby-bot-plays = How the bot plays
lobby-bot-name = { $strength ->
    [random] Random
    [greedy] Greedy
    [perfect] Perfect
   *[careful] Careful
 }
lobby-bot-line = { $strength ->
    [random] Plays anything that is allowed.
    [greedy] Takes every pair it sees.
    [perfect] Plays the shortest win.
   *[careful] Stays out of dead ends.
 }
lobby-bot = { $strength ->
    [random] Random bot
    [greedy] Greedy bot
    [careful] Careful bot
    [perfect] Perfect bot
   *[other] Bot
 }
lobby-bot-called = { $name } (bot)

## What is said aloud when it happens
lobby-joined = { $n ->
    [one] { $name } is here.
   *[other] { $n } more players are here.
 }
lobby-left = { $n ->
    [one] { $name } is gone.
   *[other] { $n } players are gone.
 }
lobby-got-ready = { $n ->
    [one] { $name } is ready.
   *[other] { $n } players are ready.
 }
lobby-no-longer-ready = { $n ->
    [one] { $name } isn’t ready any more.
   *[other] { $n } players aren’t ready any more.
 }

## Settings
lobby-settings = Settings
lobby-name = Room name
lobby-none = None
lobby-visibility = Who finds it
lobby-public = Everybody
lobby-unlisted = Those with the link
lobby-password = Password
lobby-password-set = Set. Type a new one
lobby-password-remove = Remove
lobby-password-yes = Yes
lobby-capacity = Seats
lobby-starts-when = Starts when
lobby-starts = { $start ->
    [host] the host says so
    [scheduled] a time has come
    [auto] enough are here
   *[all_ready] all are ready
 }
lobby-countdown = Countdown
lobby-seconds = { $n ->
    [0] None
    [one] { $n } second
   *[other] { $n } seconds
 }
lobby-time-limit = Time limit
lobby-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
lobby-ends-when = Ends when
lobby-ends = { $end ->
    [first] the first clears
   *[all] all are done
 }
lobby-tell-dead = Tell players when there is no way left
lobby-tell-dead-line = { $tells ->
    [nothing] It gives nothing away: the order of the stock doesn’t matter.
    [a-little] With these rules it tells a little about cards not seen yet.
    [would-tell] With these rules it would tell a little about cards not seen yet.
   *[nobody] Everybody has to see it for themselves.
 }
lobby-delay = Spectators
lobby-delay-by = { $n ->
    [one] See it { $n } second late
   *[other] See it { $n } seconds late
 }
lobby-delay-note = { $n ->
    [one] Spectators see the race { $n } second late.
   *[other] Spectators see the race { $n } seconds late.
 }
lobby-range = A whole number from { $min } to { $max } is needed here.

## The deal
lobby-deal = Deal
lobby-deal-kind = { $kind ->
    [any] Any, maybe hopeless
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [par] By its par
    [code] A code
   *[winnable] Can be won
 }
lobby-deal-easy = Won in few moves, and many ways of play win.
lobby-deal-medium = Neither easy nor hard.
lobby-deal-hard = It takes many moves, and few ways of play win.
lobby-deal-par = Par: the fewest moves by which the deal can be won.
lobby-deal-by-code = Whoever has the code can know the deal: such races aren’t rated.
lobby-deal-between = Won in { $from } to { $to } moves at best
lobby-deal-chosen = The host’s choice, unrated
lobby-code = Deal code
lobby-code-set = Set. Type another
lobby-par = Par
lobby-par-from = From
lobby-par-to = To
lobby-par-between = to
lobby-par-order = The first number must not be above the second.
