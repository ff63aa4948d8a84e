## The first page
home-lead = Pyramid solitaire as a race: everyone gets the same deal, and whoever clears it first wins.
home-play = Play
home-quick = Quick play
home-quick-line = Race whoever is here right now. It starts within 20 seconds.
home-quick-bots = Bots may fill in
home-open = Open a room
home-join-by = Join a room
home-code-or-link = Code or link
home-join = Join
home-watch = Watch
home-room-code = A room code has six letters and digits, like K7QX2M; I, O, 0 and 1 don’t occur.
home-room-elsewhere = This link leads to another site, { $site }. Open it in the browser, or paste a link or code of a room here.
home-live = Live races
home-rooms = Open rooms
home-nobody = Nobody is racing right now
home-be-first = Open a room and send its link to your friends, or race against bots.
home-how = How it goes
home-how-pairs = Take two free cards that make 13
home-how-kings = A king goes alone
home-how-first = Clear the pyramid before the others
home-looking = Looking for rooms …
home-room = Room { $room }
home-phase-lobby = Getting ready
home-phase-countdown = Starting
home-phase-racing = Racing
home-phase-finished = Finished
home-closed = Closed
home-locked = Password needed
home-places-free = { $n ->
    [0] No place free
    [one] { $n } place free
   *[other] { $n } places free
    }
home-racers = { $n ->
    [one] { $n } racer
   *[other] { $n } racers
    }
home-watching = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
    }
home-and-more = { $n } more
home-removed = { $n ->
    [one] { $n } of { $of } cards removed
   *[other] { $n } of { $of } cards removed
    }
home-starts-at = Starts at { $time }
home-is-locked = Locked
home-invited-only = By invitation
home-join-room = Join { $name }
home-watch-room = Watch { $name }

## Playing alone
home-alone = Play alone
home-daily = Daily deal
home-daily-line = One deal a day, one try
home-daily-next = Next deal { $when }
home-leaderboards = Leaderboards
home-practice = Practice alone
home-practice-line = Any deal, any rules, at your own pace

## The way back into a race
home-racing-in = You are racing in room { $room }.
home-daily-on = Your try at the daily deal is under way.
home-go-back = Go back
home-still-in = You are still in room { $room }.
home-return = Return
home-leave = Leave

## One’s name
home-name = Your name
home-name-most = Up to { $most } characters
home-name-seen = What others see
home-name-another = Another name, please
home-guest-list = This room has a guest list
home-guest-list-line = Enter under the name that is on it, or ask the host to add yours.

## At the door of a room
home-first-page = To the first page
home-invited = You are invited to a race
home-invited-line = Everybody gets the same deal; who clears the pyramid first wins.
home-will-watch = The race is on: you will watch it, and have a seat in the next one.
home-has-password = This room has a password
home-password = Password
home-enter = Enter
home-come-again = Come in again
home-banned-line = Only a host of it can let you in again.
home-locked-line = Nobody new comes in just now. Ask its host, then try again.
home-daily-own = Each try is one’s own, so nobody else can come in. Today’s deal is there for you, too.
home-name-yours = Is that you, in another browser? “{ $device }” in the preferences there gives a code for here. If you have cleared this browser’s data, come in under another name.
home-have-code = I have a code
home-not-invited-line = Ask its host for an invitation, or to put your name on the guest list.
home-invite-used-line = Each link lets in one person. Ask for another one.
home-closed-because = Because: { $reason }
home-entering = Entering room { $room } …
home-race-is-on = The race is already on, so you are watching. You can play in the next one.
home-seats-taken = All seats are taken, so you are watching.

## Bringing others
home-invite = Invite
home-spelled = Room code { $letters }
home-only-here = This link works on this machine only. Friends need this machine’s address in place of { $host }.
home-copy-link = Copy link
home-qr = QR code
home-scan = Scan to join
home-qr-of = QR code of the link { $link }
home-qr-failed = The QR code couldn’t be drawn. Use the link or the code.
home-close = Close
home-share = Share
home-share-text = Race me!
home-share-failed = Sharing didn’t work here. Copy the link instead.
home-copied = Copied
home-copy-refused = The browser didn’t allow copying. Select the text and copy it by hand.

## Chat
home-chat = Chat
home-messages = Messages
home-say-hello = Say hello.
home-message = Message
home-send = Send
