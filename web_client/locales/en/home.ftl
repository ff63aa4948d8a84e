## The first page
home-lead = The same deal for everyone. Pairs that make thirteen. First to clear the pyramid wins.
home-play = Play
home-open = Open a room
home-or = or
home-join-by = Join a room
home-code-or-link = Code or link
home-join = Join
home-watch = Watch
home-room-code = A room code has six letters and digits, like K7QX2M; I, O, 0 and 1 don’t occur.
home-rooms = Public rooms
home-no-rooms = No public room is open right now. Open one and others will find it here.
home-looking = Looking for rooms …
home-room = Room { $room }
home-phase-lobby = Getting ready
home-phase-countdown = Starting
home-phase-racing = Racing
home-phase-finished = Finished
home-locked = password needed
home-players = { $n ->
    [one] { $n } player of { $places }
   *[other] { $n } players of { $places }
    }

## The way back into a race
home-racing-in = You are racing in room { $room }.
home-go-back = Go back

## One’s name
home-name = Your name
home-name-seen = What others see

## At the door of a room
home-first-page = To the first page
home-invited = You are invited to a race
home-invited-to = Room { $room }. Everybody gets the same deal; who clears the pyramid first wins.
home-has-password = This room has a password
home-password = Password
home-wrong-password = That isn’t the room’s password.
home-enter = Enter
home-entering = Entering room { $room } …
home-race-is-on = The race is already on, so you are watching. You can play in the next one.
home-seats-taken = All seats are taken, so you are watching.

## Bringing others
home-invite = Invite
home-spelled = Room code { $letters }
home-only-here = This link works on this machine only. Friends need this machine’s address in place of { $host }.
home-copy-link = Copy link
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
