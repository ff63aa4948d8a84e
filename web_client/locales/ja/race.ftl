## レース
race-heading = レース
race-heading-watching = レースを観戦中
race-time = 時間
race-time-left = 残り { $time }
race-score = 得点
race-moves = 手数
race-spectators = 観戦
race-not-ready = 準備を取り消す
race-deal = 配りのコード
race-but = 変更：{ $options }
race-go = GO

## あきらめる
race-forfeit = あきらめる
race-forfeit-ask = このレースをあきらめますか？
race-forfeit-then = ピラミッドはそのまま残り、ほかの人を観戦します。
race-forfeit-not = 続ける

## 自分のレースが終わったとき
race-done-pyramid = ピラミッドをすべて取りました。
race-done-pyramid-at = ピラミッドをすべて取りました：{ $place }です。
race-done-all = カードをすべて取りました。
race-done-all-at = カードをすべて取りました：{ $place }です。
race-done-forfeited = このレースをあきらめました。
race-done-timeout = 時間切れです。
race-still-racing = { $n ->
       *[other] まだ{ $n }人が続けています。
    }

## ほかの人たち
race-standings = 現在の順位
race-boards = すべての盤面
race-you = あなた
race-somebody = 退出した人
race-removed = { $removed }/{ $all }
race-standing = { $rank }位 { $name }：{ $all }枚中{ $removed }枚を取りました。
race-move-count = { $n ->
       *[other] { $n }手
    }
race-cleared = 完了
race-cleared-at = { $place } · { $time }
race-gave-up = 断念
race-out-of-time = 時間切れ
race-stuck = 手詰まり
race-no-way = もう道がありません
race-away = 離席中

## 観戦している人の手
race-drew = カードを引いた
race-drew-card = { $card } を引いた
race-drew-card-to = { $card } を引いて{ $pile }番の山へ
race-recycled = 捨て札を戻した
race-took-back = 一手戻した
