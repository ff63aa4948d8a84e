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
race-place = { $n }人中 { $place }
race-sealed = コードはレースの終わりに公開されます。
race-daily = 今日の配り
race-daily-begins = 今日の配りが始まります…
race-copy-code = コードをコピー
race-countdown = カウントダウン

## あきらめる
race-forfeit = あきらめる
race-forfeit-ask = このレースをあきらめますか？
race-forfeit-then = ピラミッドはそのまま残り、ほかの人を観戦します。
race-forfeit-daily-ask = 今日の配りをあきらめますか？
race-forfeit-daily-then = すぐに終わり、1回だけの挑戦がなくなります。
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
race-still-all-away = { $n ->
       *[other] まだ終えていない{ $n }人は全員離席中です。だれも戻らなければレースは自動で終わります。
    }
race-still-some-away = まだ{ $n }人が続けています（うち{ $away }人は離席中）。

## ほかの人たち
race-standings = 現在の順位
race-boards = すべての盤面
race-you = あなた
race-somebody = 退出した人
race-removed = { $removed }/{ $all }
race-standing = { $rank }位 { $name }：{ $all }枚中{ $removed }枚を取りました。
race-cleared = 完了
race-cleared-at = { $place } · { $time }
race-gave-up = 棄権
race-out-of-time = 未完了
race-stuck = 手詰まり
race-no-way = もう道がありません
race-away = 離席中

## 観戦している人の手
race-drew = カードを引いた
race-drew-card = { $card } を引いた
race-drew-card-to = { $card } を引いて{ $pile }番の山へ
race-recycled = 捨て札を戻した
race-took-back = 一手戻した

## 観戦
race-follow = 先頭を追う
race-delay = { $n ->
       *[other] { $n } 秒遅れで見ています。
    }
race-board-of = { $name }さんの盤面
race-previous = 一つ上の順位
race-next = 一つ下の順位
race-all-boards = すべての盤面に戻る
race-removed-label = 取った枚数
race-free-cards = ピラミッド。取れるカード：{ $cards }
race-no-cards = ピラミッドにカードは残っていません
race-stock = 山札
race-waste = 捨て札
race-last-moves = 最近の手
race-no-moves-seen = まだ手は見られていません。

## 進み具合のグラフ
race-chart = 進み具合
race-chart-summary = 時間ごとの取った枚数、{ $n }人、{ $time }経過。{ $name }さんが{ $all }枚中{ $removed }枚で先頭です。
race-chart-table = 表で見る
race-chart-table-about = 四つの時点での取った枚数
race-chart-racer = 参加者
