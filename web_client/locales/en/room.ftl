## Talk
talk = Talk
talk-phrases = Phrases
talk-hello = Hello!
talk-good-luck = Good luck!
talk-have-fun = Have fun!
talk-well-played = Well played!
talk-wow = Wow!
talk-oops = Oops!
talk-so-close = So close!
talk-thanks = Thanks!
talk-one-more = One more!
talk-bye = Bye!
talk-says = { $name }: { $phrase }
talk-delete = Delete what { $name } wrote: { $text }
talk-delete-short = Delete
talk-muted = A host has muted you in this room.
talk-hide = Hide
talk-show = Show chat
talk-hidden = The chat is hidden.
talk-hide-racing = Hide while I race
talk-hidden-racing = Messages wait until your race is over.
talk-unread = { $n ->
        [one] One new message
       *[other] { $n } new messages
    }

## A seat in the next race
seat-next = You have a seat in the next race.
seat-only-watch = Only watch
seat-race-next = Race next time

## A forfeit taken back
take-back = Take back
take-back-within = { $n ->
        [one] for one more second
       *[other] for { $n } more seconds
    }
said-back = { $name } is back in the race.
take-back-done = You are back in the race.

## Quick play
quick-title = Quick play
quick-starts-within = { $n ->
        [one] Starts in one second at the latest
       *[other] Starts in { $n } seconds at the latest
    }
quick-starts-now = Starting …
quick-waits = Waiting for players
quick-who = Whoever else wants to race right now comes in here.
quick-looking = Looking for opponents …
quick-alone = { $bots ->
    [yes] Nobody else yet. If nobody comes in a few seconds, bots join you.
   *[no] Nobody else yet. If nobody comes, you race alone.
 }
quick-again = Play again
quick-same = Rematch
quick-same-wait = The rematch begins as soon as somebody else wants it, too.
quick-same-wanted = { $n ->
    [one] One of them wants a rematch.
   *[other] { $n } of them want a rematch.
 }

## A new room with the deal of this one’s race
result-again-ask = Leave this room?
result-again-then = A new room opens with this deal and these rules. Those who are here stay here, unless you send them its link.
result-again-open = Open a new room

## A sealed deal
sealed-title = Sealed deal
sealed-promise = This is the commitment: SHA-256 of the code and a nonce. The result shows both, and the page checks that they fit.
sealed-verified = Verified
sealed-shown = The deal was settled before the start: code and nonce make the commitment that was shown at GO.
sealed-told = Code and nonce make the commitment. This page wasn’t there at GO to compare it.
sealed-broken = Warning: this is not the deal that was promised!
sealed-broken-text = The code and nonce don’t make the commitment that was shown at GO. Don’t trust this result.
sealed-commitment = Commitment
sealed-nonce = Nonce
sealed-how = How to check it yourself
sealed-how-text = Put the code and the nonce one right after the other and take the SHA-256. In a shell:
sealed-how-command = Or with the server’s program:
sealed-how-moves = With the moves (“{ $download }” saves them) it also checks the cards and every move of everybody:
sealed-copy = Copy

## Where spectators are behind
chart-later = { $n ->
        [one] Chart and replay come in one second, when spectators have seen the race.
       *[other] Chart and replay come in { $n } seconds, when spectators have seen the race.
    }

## A race that ended early
ended-deserted = Everybody who was still racing had left the page, so the race is over.
ended-first-clear = The first to clear the pyramid ended the race.
ended-time-limit = The time was up.
said-put-out = A host has taken { $name } out of the race.
