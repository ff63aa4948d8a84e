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

## Around every page
app-name = Pyramid Race
title-home = Pyramid Race
title-room = { $name } · Pyramid Race
title-room-code = Room { $room } · Pyramid Race
title-practice = Practice · Pyramid Race
title-replay = Replay · Pyramid Race
title-device = Another device · Pyramid Race
title-player = Player · Pyramid Race
title-leaderboard = Leaderboards · Pyramid Race
title-daily = Daily deal · Pyramid Race
my-races = My races
nobody = Deleted player
skip-to-main = Skip to the page’s main part
to-first-page = Pyramid Race, to the first page
close = Close
toast-kicked = The host removed you from the room.
toast-room-closed = The room has closed.
toast-name-kept = In this room you are still { $name }, so that nobody takes you for somebody else.
toast-bad-link = That link leads to no room. A room code has six letters and digits, like K7QX2M; I, O, 0 and 1 don’t occur.
toast-nothing-here = There is nothing at this address. This is the first page.

## The connection
connection-online = Connected
connection-connecting = Connecting
connection-offline = Offline, trying again
connection-elsewhere = Open in another tab
connection-barred = The server ended the connection
banner-away = No connection to the server. Trying again.
banner-offline = You are offline.
banner-pending = { $n ->
        [one] One move will follow.
       *[other] { $n } moves will follow.
    }
banner-try = Try now
elsewhere-title = You are playing in another tab
elsewhere-text = The game was opened in a newer tab or window, so this one has stepped back. Nothing is lost.
elsewhere-use = Use it here
barred-title = The server ended the connection
barred-text = It got more than it expected from this page. Wait a moment, then connect again.
barred-again = Connect again
forgotten-title = You are deleted
forgotten-text = Your name is gone from the server, and nothing here leads back to you.
forgotten-afresh = Start afresh

## Why something came to nothing
refused = That didn’t work.
refused-because = That didn’t work: { $detail }
refused-not-connected = Not connected just now. Try again in a moment.
refused-bad-message = The server didn’t understand this page. Reloading it may help.
refused-too-large = That is too long.
refused-rate-limited = That was a bit fast. Try again in a moment.
refused-talk-fast = That’s a lot at once. Wait a moment, then send it again.
refused-muted = A host has muted you in this room.
refused-sealed-short = A sealed deal needs a code of 48 letters: one of seven could be found out from the cards in sight.
refused-unauthorized = This browser has to sign in again.
refused-not-found = There is no such room. It may have closed.
refused-wrong-password = That isn’t the room’s password.
refused-room-full = This room is full.
refused-already-played = You have played today’s deal already. There is a new one tomorrow.
refused-not-member = You aren’t in this room.
refused-not-host = Only the host can do that.
refused-wrong-phase = That isn’t possible right now.
refused-not-racing = You aren’t in this race.
refused-race-over = The race is over.
refused-time-up = The time is up.
refused-seq = Another tab has moved. The board is up to date again.
refused-covered = That card is covered by another one.
refused-not-available = That card can’t be taken now.
refused-under = That card lies under others of the waste.
refused-two-piles = Cards of two waste piles can’t go together here.
refused-stock-and-waste = The stock’s card and a waste card can’t go together here.
refused-not-thirteen = Two cards go when they make 13.
refused-king-alone = A king goes alone.
refused-stock-empty = The stock is empty.
refused-stock-not-empty = There are still cards to draw.
refused-nothing-to-recycle = There is nothing to turn over.
refused-no-recycles-left = No recycle is left: the waste can’t be turned over any more.
refused-nothing-to-undo = There is nothing to take back.
refused-unavailable = The server can’t reach its store just now. It keeps trying.
refused-name-taken = Somebody in this room has a name that looks like yours. Choose another one.
refused-banned = The host has banned you from this room.
refused-moderator-muted = A moderator has muted you: { $reason }
refused-moderator-banned = A moderator has banned you: { $reason }
refused-moderator-address = A moderator has banned the address that you come from: { $reason }
refused-locked = This room is locked.
refused-daily = This is somebody’s try at the daily deal.
refused-not-invited = This room is only for those who are invited.
refused-not-listed = This room is for the names on its guest list, and { $name } isn’t one.
refused-invite-used = This invitation has been used already.
refused-closed = A moderator has closed this room.
refused-name-of = { $name } is in this room already. So that nobody takes you for one another, choose another name.
refused-name-character = A name can’t have the character { $character }.
refused-name-marks = A name has at most { $marks } marks on one letter.
refused-name-parts = This name is put together from too many parts.
refused-name-bots = Names like this are kept for bots. Choose another one.
refused-name-staff = Names like this are kept for those who run this site. Choose another one.
refused-device-code = This code is unknown, used already or too old. Ask the other device for a new one.
refused-device-guesses = Too many codes were tried. Wait a minute, then ask the other device for a new one.
refused-no-deal = No deal of this kind is at hand yet. Try again in a moment, or choose another kind.
refused-bad-name = That name can’t be taken: { $detail }
refused-bad-text = That text can’t be taken: { $detail }
refused-bad-settings = That setting can’t be taken: { $detail }
refused-bad-code = That isn’t a deal code: { $detail }
refused-text-hidden = { $what ->
        [name] A name
        [message] A message
       *[room] A room’s name
    } can’t have the invisible or control character { $character }.
refused-text-empty = { $what ->
        [name] A name
        [message] A message
       *[room] A room’s name
    } needs something that can be seen.
refused-text-long = { $what ->
        [name] A name
        [message] A message
       *[room] A room’s name
    } has at most { $most } characters, this has { $length }.
refused-code-empty = A deal code is needed here.
refused-code-start = A deal code begins with PY1, like PY1-N-AAAAAAS.
refused-code-space = A deal code has no spaces inside; it looks like PY1-N-AAAAAAS.
refused-code-no-preset = After PY1 comes a letter for the rules: one of { $presets }.
refused-code-preset = There are no rules with the letter { $preset }; there are { $presets }.
refused-code-letter = “{ $letter }”, number { $place } after the letter of the rules, isn’t a letter from A to Z.
refused-code-length = { $letters ->
        [0] The letters for the cards are missing: 7, or 48 in an exact code.
        [one] After the letter of the rules come 7 letters, or 48 in an exact code; here is only one.
       *[other] After the letter of the rules come 7 letters, or 48 in an exact code; here are { $letters }.
    }
refused-code-past = There is no order of 52 cards for these 48 letters: they begin too late in the alphabet.
refused-seats = { $players ->
        [one] One player is in the room; it can’t have fewer seats.
       *[other] { $players } players are in the room; it can’t have fewer seats.
    }
refused-no-seat = Nobody has a seat: at least one player is needed.
refused-all-ready = The race starts when everyone, at least two players, is ready.
refused-not-ready = Somebody isn’t ready any more.
refused-under-way = A race is under way. You can watch it, and play in the next one.
refused-bots-later = Bots come in between races.
refused-rooms = { $most ->
        [one] You are in a room already. Leave it first.
       *[other] You are in { $most } rooms already. Leave one of them first.
    }
refused-spectators = This room has no place for more spectators.

## What others do
said-somebody = Somebody
said-cleared-pyramid = { $name } cleared the pyramid in { $time }: { ORDINAL($place) ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    } place.
said-cleared-all = { $name } cleared all cards in { $time }: { ORDINAL($place) ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    } place.
said-kicked = { $ban ->
    [yes] { $by } banned { $name } from the room.
   *[no] { $by } removed { $name } from the room.
 }
said-you-host = You are the host now.
said-host = { $name } is the host now.
said-you-stopped = You stopped the countdown.
said-stopped = The countdown stopped: { $name } isn’t ready.
said-host-stopped = { $name } stopped the countdown.
said-you-cohost = You are a co-host now.
said-you-no-cohost = You are no co-host any more.
said-ended = { $name } ended the race.
said-taken-out = A host has taken you out of the race.
said-locked = The room is locked now.
said-unlocked = The room is open again.
said-forfeited = { $name } gave up.
said-next-race = Next race! Get ready.

## Preferences
preferences = Preferences
preferences-language = Language
preferences-language-failed = The texts of this language can’t be had just now. Try again in a moment.
preferences-theme = Colours
preferences-theme-system = As the device
preferences-theme-light = Light
preferences-theme-dark = Dark
preferences-suits = Suits
preferences-suits-two = Two colours
preferences-suits-four = Four colours
preferences-index = Large letters on the cards
preferences-hints = Say why a tap does nothing
preferences-sound = Sound
preferences-vibration = Vibration
preferences-chat = Chat
preferences-chat-always = Shown
preferences-chat-not-racing = Not in a race
preferences-chat-never = Hidden
preferences-phrases = Show phrases that others say
preferences-kept = Kept in this browser only.
preferences-you = You
preferences-device = Use on another device
preferences-forget = Delete me
