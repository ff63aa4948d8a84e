## Choosing a deal
practice-title = Practice
practice-lead = Alone and at your own pace. The clock starts with your first move.
practice-under-way = Your game
practice-so-far = { $moves ->
    [one] { $time }, { $moves } move, { $left } cards left
   *[other] { $time }, { $moves } moves, { $left } cards left
 }
practice-go-on = Go on
practice-daily = Yesterday’s deal
practice-daily-line = The same for everybody, a new one each day.
practice-daily-none = Yesterday’s deal can’t be had just now.
practice-daily-done = { $moves ->
    [one] Your best: { $time } with { $moves } move.
   *[other] Your best: { $time } with { $moves } moves.
 }
practice-play = Play
practice-new = New deal
practice-kind = How hard
practice-winnable = Random
practice-winnable-line = Anything that can be won.
practice-easy = Easy
practice-easy-line = Won in few moves, and many ways of play win.
practice-medium = Medium
practice-medium-line = Neither easy nor hard.
practice-hard = Hard
practice-hard-line = It takes many moves, and few ways of play win.
practice-any = Any
practice-any-line = As the cards fall: some deals can’t be won.
practice-rules = Rules
practice-deal = Deal the cards
practice-dealing = Dealing…
practice-none = No such deal is at hand yet. Try again in a moment.
practice-unreachable = The server can’t be reached just now. Try again in a moment.

## A deal by its code
practice-by-code = Play a code
practice-code = Deal code
practice-code-line = The same code gives everybody the same cards. The letter after PY1 says which rules.
practice-code-empty = Type or paste a deal code, like PY1-N-AAAAAAS.
practice-code-start = A deal code begins with PY1, like PY1-N-AAAAAAS.
practice-code-space = A deal code has no spaces inside; it looks like PY1-N-AAAAAAS.
practice-code-no-preset = After PY1 comes the letter of the rules: one of { $presets }.
practice-code-preset = There are no rules with the letter { $preset }: it is one of { $presets }.
practice-code-letter = { $letter } (number { $at } after the rules) isn’t a letter from A to Z.
practice-code-length = { $n ->
    [one] After the letter of the rules come { $short } letters, or { $exact }; here it is { $n }.
   *[other] After the letter of the rules come { $short } letters, or { $exact }; here there are { $n }.
 }
practice-code-beyond = No order of 52 cards has this code: its 48 letters are past the last one.
practice-no-deal = There is no such deal
practice-wrong-rules = The link names rules that don’t exist.
practice-own-rules = Play by the code’s own rules
practice-choose = Choose another deal

## The game
practice-heading = Practice game
practice-time = Time
practice-score = Score
practice-moves = Moves
practice-undos = Undos
practice-starts = The clock starts with your first move.
practice-deal-tools = This deal and the next
practice-restart = Restart
practice-go-back = Go back
practice-go-back-line = To the game that you have just left
practice-next = Next deal
practice-copy = Copy link

## A win
practice-finish = Won
practice-cleared = Pyramid cleared
practice-cleared-all = All cards cleared
practice-record-time = Your fastest here
practice-record-moves = Your fewest here
practice-par = Par { $par }: the fewest moves that win this deal
practice-par-pending = Working out par…
practice-par-none = No par is known for this deal.
practice-again = Play again
practice-race = Race with friends

## The best games
practice-best = Best games
practice-best-deal = Best on this deal
practice-best-all = Show all { $n }
practice-no-best = The games that you win are listed here.
practice-not-won = Not won yet.
practice-order = Order
practice-by-time = By time
practice-by-moves = By moves
practice-again-this = Play this deal again
practice-n-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
 }
practice-kept-here = Kept in this browser. Once you have a name, the server keeps them too.
practice-kept-named = Kept in this browser and, under your name, on the server.
