## The page of a race that is over
replay-title = ルーム{ $room }の第{ $race }レース
replay-back = ルームに戻る
replay-home = 最初のページへ
replay-loading = レースを読み込み中…
replay-none-title = リプレイできるレースがありません
replay-none = ルーム{ $room }に第{ $race }レースはないか、記録が残っていません。
replay-racing-title = このレースはまだ続いています
replay-racing = レースが終わると、ここでリプレイを見られます。
replay-watch-live = ライブで観戦
replay-away-title = レースを読み込めませんでした
replay-away = サーバーが応答していません。
replay-broken-title = このレースはリプレイできません
replay-broken = 記録された手が、このページの知るルールと合いません。ページを再読み込みすると直ることがあります。

## The moment
replay-controls = 再生
replay-scrubber = レースの時点
replay-moment = { $total }中{ $now }
replay-first = 最初へ
replay-previous = 前の手
replay-next = 次の手
replay-last = 最後へ
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速度
replay-speed-keys = 速度（[ キーと ] キー）
replay-times = { $n }倍
replay-finish = { $name }さん { $time }でクリア

## Racers and their boards
replay-racers = プレイヤー
replay-all = 全員を並べる
replay-board = { $name }さんの盤面
replay-removed = { $removed }/{ $all }
replay-moves = { $n }手
replay-score = スコア { $score }
replay-cleared = { $time }でクリア

## Moves
replay-moves-title = 手順
replay-moves-of = { $name }さんの手順
replay-deal = 最初の配り
replay-draw = { $card }を引く
replay-draw-to = { $card }を引いて山{ $pile }へ
replay-recycle = 捨て札を戻す
replay-undo = 取り消し
replay-taken-back = 後で取り消し
replay-lost = ここからはクリア不可能

## For those who hear it
replay-said-start = 最初の配りです。まだ誰も動かしていません。
replay-said-deal = { $name }さんに配られた最初の盤面です。
replay-said-remove = { $left ->
        [0] { $n }手目：{ $name }さんが{ $cards }を取り除きました。ピラミッドに残りはありません。
       *[other] { $n }手目：{ $name }さんが{ $cards }を取り除きました。ピラミッドの残りは{ $left }枚です。
    }
replay-said-draw = { $n }手目：{ $name }さんが{ $card }を引きました。
replay-said-draw-to = { $n }手目：{ $name }さんが{ $card }を引いて山{ $pile }に置きました。
replay-said-recycle = { $n }手目：{ $name }さんが捨て札を山札に戻しました。
replay-said-undo = { $n }手目：{ $name }さんが1手取り消しました。
replay-said-free = ピラミッドで取れるカード：{ $cards }。
replay-said-waste = 捨て札の一番上：{ $cards }。
replay-said-no-waste = 捨て札はありません。
replay-said-stock = { $n ->
        [0] 山札はありません。
       *[other] 山札の残りは{ $n }枚です。
    }
replay-said-open-stock = 山札の残りは{ $n }枚、次のカードは{ $card }です。

## What can be done with it
replay-tools = その他
replay-copy = この瞬間のリンクをコピー
