## Cards
card-jack = J
card-queen = Q
card-king = K
card-words = { $suit ->
        [C] クラブ
        [D] ダイヤ
        [H] ハート
       *[S] スペード
     }の{ $rank ->
        [A] エース
        [J] ジャック
        [Q] クイーン
        [K] キング
       *[other] { $rank }
     }
card-two = { $first }と{ $second }

## A place in a race
ordinal = { $n }位

## Views whose code comes later
loading = 読み込み中…
loading-failed = ページを読み込めませんでした
loading-again = 再試行
