## What a set of rules is called
rules-normal = Normal
rules-normal-line = Clear the pyramid. Go through the stock as often as you like.
rules-classic = Classic
rules-classic-line = A card may also go with the last card that covers it. No limit on undo, but it counts as a move.
rules-strict = Strict
rules-strict-line = Stock and waste must go, too. A card just drawn may go with the one it fell on.
rules-limited = Limited
rules-limited-line = Like Normal, but the waste goes back only twice.
rules-microsoft = Microsoft
rules-microsoft-line = The stock’s top card is open and can be taken. The waste goes back twice.
rules-one-pass = One pass
rules-one-pass-line = Once through the stock and no more; more pairs are allowed.

## What is other than in the preset: items of a list, each in few words
rules-name-but = { $preset }, but: { $options }
rules-changed = { $preset }, but:
rules-but-list = { $before }, { $next }
rules-but-initial-waste = { $cards ->
    [0] no card on the waste at first
   *[other] one card on the waste at first
 }
rules-but-recycles = { $limit ->
    [free] unlimited recycles
    [0] no recycle
    [one] { $limit } recycle
   *[other] { $limit } recycles
 }
rules-but-win = { $win ->
    [all] all 52 cards must go
   *[pyramid] only the pyramid must go
 }
rules-but-cover = { $allowed ->
    [yes] pairs with the last cover
   *[no] no pairs with the cover
 }
rules-but-waste-pairs = { $pairs ->
    [two-piles] pairs of two waste piles
    [top-two] pairs of the two top waste cards
    [stock-and-waste] pairs of stock and waste
    [drawn] pairs of a card just drawn and the one below
   *[none] no pairs of waste cards
 }
rules-but-stock-top = { $open ->
    [yes] the stock’s top card can be taken
   *[no] the stock’s top card is closed
 }
rules-but-stock-open = { $open ->
    [yes] open stock
   *[no] closed stock
 }
rules-but-piles = { $piles ->
    [1] one waste pile
    [2] two waste piles
    [3] three waste piles
   *[other] { $piles } waste piles
 }
rules-but-undo = { $limit ->
    [free] unlimited undo
    [0] no undo
    [one] { $limit } undo
   *[other] { $limit } undos
 }
rules-but-undo-counts = { $counts ->
    [yes] undo counts as a move
   *[no] undo is free
 }

## All that is allowed
rules-title = Rules
rules-about-goal = Goal
rules-about-pairs = Pairs
rules-about-stock = Stock
rules-about-recycles = Through the stock again
rules-about-undo = Undo
rules-about-dead = No way left
rules-goal = { $win ->
    [all] All 52 cards must go: the pyramid, the stock and the waste.
   *[pyramid] The 28 cards of the pyramid must go. Stock and waste may remain.
 }
rules-thirteen = Two free cards that make 13 go together; a king goes alone. An ace is 1, a jack 11, a queen 12.
rules-free = { $top ->
    [yes] { $piles ->
        [1] A card of the pyramid is free when no other lies on it; so are the top cards of the waste and of the stock.
       *[other] A card of the pyramid is free when no other lies on it; so are the top cards of each waste pile and of the stock.
     }
   *[no] { $piles ->
        [1] A card of the pyramid is free when no other lies on it; so is the top card of the waste.
       *[other] A card of the pyramid is free when no other lies on it; so is the top card of each waste pile.
     }
 }
rules-cover = { $allowed ->
    [yes] A card may also go together with the last card that still covers it.
   *[no] A card can’t go together with one that covers it.
 }
rules-waste-pairs = { $pairs ->
    [two-piles] The top cards of two waste piles may go together.
    [top-two] The two top cards of the waste may go together at any time.
    [stock-and-waste] The stock’s top card and the waste’s top card may go together.
    [drawn] Right after a draw the card drawn may go together with the waste card it fell on.
   *[none] At least one card of a pair must come from the pyramid.
 }
rules-stock-alone = The stock’s card goes only with one of the pyramid.
rules-draw = { $piles ->
    [1] Cards are drawn one at a time onto the waste.
    [2] Cards are drawn one at a time onto one of two waste piles, as you choose.
   *[other] Cards are drawn one at a time onto one of { $piles } waste piles, as you choose.
 }
rules-first-card = { $cards ->
    [0] At the start the waste is empty.
   *[other] { $piles ->
        [1] At the start one card lies on the waste.
       *[other] At the start one card lies on the first pile.
     }
 }
rules-stock-shown = { $shown ->
    [all] The whole stock lies face up.
    [all-drawn] The whole stock lies face up; its cards can be taken once they are drawn.
    [top] The stock’s top card lies face up, the rest face down.
   *[none] The stock lies face down.
 }
rules-recycles = { $limit ->
    [free] When the stock is empty, the waste goes back as often as you like.
    [0] The stock is gone through only once: the waste never goes back.
    [1] When the stock is empty, the waste goes back once at most.
    [2] When the stock is empty, the waste goes back twice at most.
   *[other] When the stock is empty, the waste goes back { $limit } times at most.
 }
rules-recycle-order = { $piles ->
    [1] Its cards come again in the same order.
   *[other] It goes back pile after pile; the cards of each come again in the same order.
 }
rules-undo = { $limit ->
    [free] Everything can be taken back.
    [0] Nothing can be taken back.
    [one] The last action can be taken back.
   *[other] The last { $limit } actions can be taken back.
 }
rules-undo-counts = { $counts ->
    [yes] Each undo counts as a move.
   *[no] An undo isn’t counted as a move, but the move it takes back still is.
 }
rules-dead = { $told ->
    [yes] You are told as soon as there is no way left to win.
   *[no] Nobody tells you when there is no way left to win.
 }

## The dialog
rules-what-is-allowed = What is allowed

## The form of the host
rules-reset = Reset
rules-more = More options
rules-win = To be cleared
rules-win-pyramid = The pyramid
rules-win-all = All 52 cards
rules-again = The waste goes back
rules-again-free = As often as you like
rules-again-number = How often the waste goes back at most
rules-at-most = At most
rules-times = { $n ->
    [one] time
   *[other] times
 }
rules-piles = Waste piles
rules-piles-choice = { $piles ->
    [1] One
    [2] Two, you choose
   *[3] Three, you choose
 }
rules-pairs = Pairs without the pyramid
rules-pairs-choice = { $pairs ->
    [two-piles] The tops of two piles
    [top-two] The two top waste cards
    [stock-and-waste] Stock’s top and waste’s top
    [drawn] Drawn card and the one below
   *[none] No
 }
rules-with-cover = Pairs with the last cover
rules-with-cover-line = A card goes with the one card left on it, if they make 13.
rules-top-card = Stock’s top card in play
rules-top-card-line = It lies face up and can be taken without drawing it.
rules-open-stock = Open stock
rules-open-stock-line = Everybody sees which cards come, in their order.
rules-first-waste = First card on the waste
rules-first-waste-line = One card of the stock is turned over at the deal.
rules-undo-limit = Undo
rules-undo-free = Without limit
rules-undo-number = How many actions can be taken back at most
rules-actions = { $n ->
    [one] action
   *[other] actions
 }
rules-undo-move = Undo counts as a move
rules-undo-move-line = { $undo ->
    [yes] It is added to the moves that the result shows.
   *[no] There is no undo.
 }
