## The table
play-table = ゲームの台
play-pyramid = ピラミッド、残り{ $n }枚
play-pyramid-down = ピラミッド、裏向き
play-row = { $row }段目
play-covered = { $card }、覆われています
play-waste-top = { $card }、捨て札の一番上
play-pile-top = { $card }、捨て札{ $pile }の一番上
play-waste-second = { $card }、捨て札の上から2枚目
play-stock-top = { $n ->
        [1] { $card }、山札の最後の1枚
       *[other] { $card }、山札の一番上、{ $n }枚
    }
play-draw = 1枚めくる。山札：{ $n }枚。
play-draw-next = { $n ->
        [1] 山札の最後の1枚をめくる：{ $card }。
       *[other] 次のカードをめくる：{ $card }。山札：{ $n }枚。
    }
play-draw-choose = 1枚めくり、置く山を選ぶ。山札：{ $n }枚。
play-draw-choose-next = { $n ->
        [1] 山札の最後の1枚（{ $card }）をめくり、置く山を選ぶ。
       *[other] 次のカード（{ $card }）をめくり、置く山を選ぶ。山札：{ $n }枚。
    }
play-draw-to = 捨て札へめくる
play-draw-to-pile = 捨て札{ $pile }へめくる
play-draw-short = めくる
play-recycle = 捨て札を山札に戻す
play-recycle-limited = { $n ->
        [0] 山札がありません。もう戻せません。
       *[other] 捨て札を山札に戻す、あと{ $n }回
    }
play-recycles-left = { $n ->
        [0] もう戻せません
       *[other] 戻せるのはあと{ $n }回
    }
play-open-stock = { $n ->
        [0] 山札がありません
       *[other] 山札、次のカードから順に：{ $n }枚
    }
play-wastes = 捨て札の山
play-waste = { $n ->
        [0] 捨て札なし
       *[other] 捨て札、{ $n }枚
    }
play-pile = { $n ->
        [0] 捨て札{ $pile }、カードなし
       *[other] 捨て札{ $pile }、{ $n }枚
    }
play-choose-pile = 置く山を選んでください。
play-removed = ピラミッドの{ $of }枚のうち{ $n }枚を除去
play-removed-all = { $of }枚のうち{ $n }枚を除去
play-of = / { $of }
play-undo = 元に戻す
play-undo-key = 元に戻す（U）

## No way on
play-stuck = 可能な手がもうありません
play-dead = ここから勝つ道はもうありません
play-dead-deal = この配りでは勝てません
play-undos-left = { $n ->
        [0] もう元に戻せません。
       *[other] あと{ $n }回戻せます。
    }
play-give-up = あきらめる
play-on = 続ける

## For those who hear the table
play-said-go = スタート！
play-said-removed = { $n ->
        [0] { $cards }を除去、残りはありません。
       *[other] { $cards }を除去、残り{ $n }枚です。
    }
play-said-back = 元に戻しました。残り{ $n }枚です。
play-said-refused = カードを戻しました。
play-said-recycled = 捨て札が山札に戻りました。
play-said-drawn = { $card }をめくりました。
play-said-drawn-to = { $card }を山{ $pile }にめくりました。
play-said-open = 新しく使えるカード：{ $cards }。
play-said-stuck = 可能な手がもうありません。
play-said-dead = ここから勝つ道はもうありません。
play-said-dead-deal = この配りでは勝てません。
play-said-cleared = すべて片づきました！
play-said-pyramid = ピラミッドで使えるカードは{ $n }枚：{ $cards }。
play-said-waste = 捨て札の一番上：{ $cards }。
play-said-stock = { $n ->
        [0] 山札がありません。
       *[other] 山札：{ $n }枚。
    }
play-said-stock-top = { $n ->
        [1] 山札の最後の1枚：{ $card }。
       *[other] 山札の一番上：{ $card }、{ $n }枚。
    }

## Keys
play-keys = キー操作
play-keys-key = キー操作（?）
play-keys-close = 閉じる
play-keys-space = スペース
play-keys-walk = カードの間を移動
play-keys-take = カードを選びます。合計が13になる2枚目を選ぶと両方なくなります。キングはすぐになくなります。
play-keys-king = 使えるキングを取り除く
play-keys-draw = 1枚めくる。山札がなければ捨て札を山札に戻す
play-keys-draw-choose = めくってから置く山を選ぶ。山札がなければ捨て札を山札に戻す
play-keys-draw-to = その山にめくる
play-keys-recycle = 捨て札を山札に戻す
play-keys-undo = 元に戻す
play-keys-escape = 選択をやめる
play-keys-say = スクリーンリーダー用：使えるカードを読み上げる
play-keys-help = このキー一覧を表示
play-keys-letters = 文字キーをゲームの台の外でも使う
