## After a race
result-won = あなたの勝ちです！
result-place = { $place }でした
result-nobody = 誰もクリアできませんでした
result-together = { $n }人が同時にクリアしました
result-winner = { $name }さんの勝ちです
result-in = { $room }の第{ $race }レース
result-in-room = ルーム{ $room }の第{ $race }レース

## Standings
result-standings = 順位表
result-column-place = 順位
result-column-player = プレイヤー
result-column-cards = カード
result-column-score = スコア
result-column-moves = 手数
result-column-time = タイム
result-column-replay = リプレイ
result-you = あなた
result-cards = { $all }枚中{ $removed }枚
result-undone = （取り消し{ $n }回）
result-cleared = クリア
result-forfeited = 棄権
result-timeout = 未完了
result-playing = 未クリア
result-stuck = 手詰まり
result-dead = クリア不可能
result-replay = リプレイを見る
result-replay-of = { $name }さんのリプレイ

## Par and medals
result-par = パー{ $par }
result-par-yours = あなたは{ $moves }手、パーは{ $par }手
result-par-meaning = パーは、この配りをクリアできる最少の手数です。
result-par-pending = パーを計算しています…
result-par-unknown = この配りのパーはわかっていません。
result-medal-gold = 金メダル
result-medal-silver = 銀メダル
result-medal-bronze = 銅メダル
result-medal-limit = { $moves }手まで

## What next
result-deal = 配り
result-deal-again = このルームで前にも使われた配りなので、このレースはレーティングにもランキングにも入りません。
result-deal-chosen = コードで選ばれた配りなので、このレースはレーティングの対象外で、ランキングはこの配りのものだけに入ります。
result-copy-code = コードをコピー
result-practise = この配りで遊ぶ
result-again = この配りで新しいルーム
result-again-hint = この配りとルールで新しいルームを開きます
result-deal-board = みんなのタイム
result-daily = { $date }の今日の配り
result-daily-cleared = { $time }でクリア
result-daily-board = ランキングへ
result-daily-replay = リプレイは今日が終わると見られます。
result-download = JSONでダウンロード
result-download-failed = レースをダウンロードできませんでした。しばらくしてからもう一度お試しください。
result-take-seat = 次のレースに参加
result-next = 次のレース
result-waiting = { $host }さんが次のレースを開くのを待っています。
result-waiting-seat = 席は確保されています。{ $host }さんが次のレースを開くのを待っています。
result-waiting-nobody = ホストが次のレースを開くのを待っています。

## The chart
result-chart = レースの経過
result-chart-label = { $n }人が取り除いたカードの推移
result-chart-failed = レースの経過を読み込めませんでした。
