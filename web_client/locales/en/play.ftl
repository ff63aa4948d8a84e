## The table
play-table = Table
play-pyramid = { $n ->
        [one] Pyramid, one card left
       *[other] Pyramid, { $n } cards left
    }
play-pyramid-down = Pyramid, face down
play-row = Row { $row }
play-covered = { $card }, covered
play-waste-top = { $card }, top of the waste
play-pile-top = { $card }, top of waste pile { $pile }
play-waste-second = { $card }, below the top of the waste
play-stock-top = { $n ->
        [one] { $card }, the last card of the stock
       *[other] { $card }, top of the stock, { $n } cards
    }
play-draw = { $n ->
        [one] Draw a card. Stock: one card.
       *[other] Draw a card. Stock: { $n } cards.
    }
play-draw-next = { $n ->
        [one] Draw the { $card }, the last card of the stock.
       *[other] Draw the { $card }. Stock: { $n } cards.
    }
play-draw-choose = { $n ->
        [one] Draw a card, then choose a pile. Stock: one card.
       *[other] Draw a card, then choose a pile. Stock: { $n } cards.
    }
play-draw-choose-next = { $n ->
        [one] Draw the { $card }, the last card of the stock, then choose a pile.
       *[other] Draw the { $card }, then choose a pile. Stock: { $n } cards.
    }
play-draw-to = Draw to the waste
play-draw-to-pile = Draw to waste pile { $pile }
play-draw-short = Draw
play-recycle = Turn the waste over into the stock
play-recycle-limited = { $n ->
        [0] The stock is empty. No recycle left.
        [one] Turn the waste over into the stock, one recycle left
       *[other] Turn the waste over into the stock, { $n } recycles left
    }
play-recycles-left = { $n ->
        [0] No recycle left
        [one] { $n } recycle left
       *[other] { $n } recycles left
    }
play-open-stock = { $n ->
        [0] The stock is empty
        [one] Stock: one card
       *[other] Stock, the next card first: { $n } cards
    }
play-wastes = Waste piles
play-waste = { $n ->
        [0] Waste, empty
        [one] Waste, one card
       *[other] Waste, { $n } cards
    }
play-pile = { $n ->
        [0] Waste pile { $pile }, empty
        [one] Waste pile { $pile }, one card
       *[other] Waste pile { $pile }, { $n } cards
    }
play-choose-pile = Choose a pile.
play-removed = { $n ->
        [one] One of { $of } pyramid cards removed
       *[other] { $n } of { $of } pyramid cards removed
    }
play-removed-all = { $n ->
        [one] One of { $of } cards removed
       *[other] { $n } of { $of } cards removed
    }
play-of = of { $of }
play-undo = Undo
play-undo-key = Undo (U)

## No way on
play-stuck = No more moves
play-dead = There is no way left from here
play-dead-deal = This deal can’t be won
play-undos-left = { $n ->
        [0] No undo left.
        [one] { $n } undo left.
       *[other] { $n } undos left.
    }
play-give-up = Give up
play-on = Play on

## For those who hear the table
play-said-go = Go!
play-said-removed = { $n ->
        [0] { $cards } removed, no card left.
        [one] { $cards } removed, one card left.
       *[other] { $cards } removed, { $n } cards left.
    }
play-said-back = { $n ->
        [one] Taken back, one card left.
       *[other] Taken back, { $n } cards left.
    }
play-said-refused = Put back.
play-said-recycled = The waste is the stock again.
play-said-drawn = { $card } drawn.
play-said-drawn-to = { $card } drawn to pile { $pile }.
play-said-open = Now free: { $cards }.
play-said-stuck = No more moves.
play-said-dead = There is no way left from here.
play-said-dead-deal = This deal can’t be won.
play-said-cleared = All done!
play-said-pyramid = { $n ->
        [one] Free in the pyramid: { $cards }.
       *[other] { $n } free in the pyramid: { $cards }.
    }
play-said-waste = On the waste: { $cards }.
play-said-stock = { $n ->
        [0] The stock is empty.
        [one] Stock: one card.
       *[other] Stock: { $n } cards.
    }
play-said-stock-top = { $n ->
        [one] Last card of the stock: { $card }.
       *[other] Top of the stock: { $card }, { $n } cards.
    }

## Keys
play-keys = Keys
play-keys-key = Keys (?)
play-keys-close = Close
play-keys-space = Space
play-keys-walk = Walk over the cards
play-keys-take = Select the card; with a second one that makes 13, both go. A king goes at once.
play-keys-king = Take a king that is free
play-keys-draw = Draw a card; when the stock is empty, turn the waste over
play-keys-draw-choose = Draw, then choose a pile; when the stock is empty, turn the waste over
play-keys-draw-to = Draw to that pile
play-keys-recycle = Turn the waste over
play-keys-undo = Undo
play-keys-escape = Let go of the selected card
play-keys-say = For screen readers: say which cards are free
play-keys-help = Show these keys
play-keys-letters = Letters act everywhere on the page, not only on the table
