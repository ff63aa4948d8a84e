## When the race starts
hosting-starts-at = The race starts
hosting-at-that-time = The race starts by itself at that time.
hosting-held = The countdown was stopped. The host starts the race.
hosting-held-yours = The countdown was stopped. Start the race when you like, or set another time.
hosting-in = The race starts in { $time }.
hosting-in-or-with = The race starts in { $time }, or with { $players } players ({ $here } here).
hosting-with = The race starts with { $players } players ({ $here } here).
hosting-after-first = The race starts { $time } after the first player has taken a seat.
hosting-unit = { $unit ->
    [days] { $n ->
        [one] day
       *[other] days
    }
    [hours] { $n ->
        [one] hour
       *[other] hours
    }
    [minutes] min
   *[seconds] s
 }
hosting-calendar = Add to calendar
hosting-calendar-title = { $name } (Pyramid Race)

## Settings
hosting-time = Starts at
hosting-time-line = { $time }, { $zone }. Everybody sees it in their own time.
hosting-time-missing = Choose a day and a time.
hosting-auto-players = Players needed
hosting-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
hosting-any-number = Any number
hosting-auto-time = At the latest after
hosting-never = Never
hosting-at-once = At once
hosting-more = More settings
hosting-grace = Who is away gives up after
hosting-grace-at-once = At once
hosting-delay = Spectators see the race
hosting-tell-dead = { $told ->
    [yes] Yes
    [no] No
    [rules-yes] By the rules: yes
   *[rules-no] By the rules: no
 }
hosting-sealed = Sealed deal
hosting-sealed-line = The deal’s code is shown after the race, with proof that it didn’t change.
hosting-invite-only = By invitation only
hosting-invite-only-line = Only with a single-use link of yours.
hosting-allowed = Guest list
hosting-allowed-line = One name a line: nobody else comes in without an invitation.
hosting-everybody = Everybody
hosting-too-many-names = A list has at most { $most } names.
hosting-names = { $n ->
    [one] { $n } name
   *[other] { $n } names
 }

## What can be done about somebody
hosting-about = What to do about { $name }
hosting-act = { $act ->
    [hand_over] Make host
    [cohost] Make co-host
    [uncohost] No longer co-host
    [mute] Mute
    [unmute] Let speak again
    [forfeit] Take out of the race
    [ban] Ban
   *[kick] Remove
 }
hosting-ask = { $act ->
    [hand_over] { $name } will run the room instead of you. Only { $name } can give it back.
    [forfeit] { $name } will have given up this race. It can’t be taken back.
    [kick] { $name } is removed from the room and will have given up this race.
   *[ban] { $name } is removed and can’t come in again until you allow it.
 }
hosting-cancel = Cancel
hosting-cohost = Co-host
hosting-muted = Muted
hosting-banned = Banned
hosting-unban = Let in again

## The door
hosting-lock = Lock the room
hosting-unlock = Unlock
hosting-locked = The room is locked: nobody new comes in.
hosting-invites = Single-use links
hosting-invites-line = Each link lets in one person, even past a password, the guest list or “by invitation only”.
hosting-invites-count = How many links
hosting-links = { $n ->
    [one] { $n } link
   *[other] { $n } links
 }
hosting-invites-make = Make links
hosting-copy = Copy
hosting-copy-all = Copy all

## While people race
hosting-run = Run the room
hosting-next = The next race
hosting-next-line = All other settings are there after “{ $next }”. To have time for them, let the host start the race.
hosting-stop = Stop the countdown
hosting-stop-short = Stop
hosting-end = End the race
hosting-end-ask = End the race now?
hosting-end-then = Everybody who is still racing is out of time; what they have counts. It can’t be taken back.
hosting-nobody = Nobody else is here.
hosting-watches = Watches

## Series
series-label = Series
series-none = Single races
series-title = Best of { $races }
series-rule = First to { $wins } wins
series-stands = Race { $race } of { $races } comes next
series-over = { $races ->
    [one] Over after { $races } race
   *[other] Over after { $races } races
 }
series-wins = Wins
series-race = Race { $race }
series-you-won = You won the series!
series-won = { $name } won the series
series-draw = The series ends in a draw
series-next = Next race ({ $race } of { $races })
series-new = New series

## What the server refuses to hosts
refused-not-here = That player isn’t here just now.
refused-gone = That player isn’t here any more.
refused-done-racing = That player isn’t racing any more.
refused-no-countdown = No countdown is running.
refused-invitations = { $most ->
    [one] A room can have { $most } link of this kind. Use a password instead.
   *[other] A room can have { $most } links of this kind. Use a password instead.
 }
refused-too-soon = The start must be later than now, by more than the countdown.
refused-too-late = The start can be at most 30 days ahead.
refused-too-few-seats = The room has fewer seats than players are needed.
