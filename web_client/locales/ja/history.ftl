## プレイヤーのページ
history-title-of = { $name } · Pyramid Race
history-no-player-title = そのプレイヤーはいません
history-no-player = リンクが間違っているか、プレイヤーが削除されています。
history-away-title = このページを取得できませんでした
history-away = 今はサーバーが応答しません。
history-since = { $date }から参加
history-figures = 成績
history-rating = レーティング
history-provisional = 暫定：まだ対象のレースが少ないため
history-races = レース
history-wins = 優勝
history-cleared = クリア
history-best-time = 最短タイム
history-best-moves = 最少手数
history-rating-chart = レーティングの推移
history-rating-summary = 対象レース{ $n }回：{ $first }から{ $last }へ、最高は{ $highest }。
history-unrated = ボットなしで2人以上が競い、誰も配りを事前に知りえず、最後まで競われた（勝者が出る前にホストが打ち切ったり誰かを外したりせず、全員が棄権したのでもない）レースがレーティングの対象です。2回目からここに線が描かれます。

## レース一覧
history-recent = レース
history-none = まだレースがありません。
history-none-own = まだレースがありません。あなたのレースはリプレイと一緒にここに残ります。
history-place = { $n }人中{ $place }
history-among = { $n }人のレース
history-alone = ひとりでレース
history-again = 既知の配りのためレーティング対象外
history-chosen = コードで選ばれた配りのためレーティング対象外
history-daily-of = { $date }の今日の配り
history-moves = { $n ->
   *[other] { $n }手
 }
history-rating-after = このレース後のレーティング：{ $rating }
history-more = もっと見る

## ランキング
history-leaderboards = ランキング
history-by-day = 日別
history-by-week = 週別
history-by-deal = 配り別
history-day-before = 前の日
history-day-after = 次の日
history-week-before = 前の週
history-week-after = 次の週
history-today = 今日、{ $day }
history-this-week = 今週、{ $days }
history-show = 表示
history-deal-line = レースでその配りをクリアした人がみな、最初のクリアのタイム、次に手数の順に並びます。
history-no-deal = このコードの配りはありません。コードは PY1-N-AAAAAAS のような形です。
history-no-board = そのランキングはありません。
history-empty = この期間にこのルールでクリアした人はいません。
history-empty-deal = この配りをレースでクリアした人はまだいません。
history-column-when = 日時
history-first-of = { $n }人中、上位{ $shown }人

## 今日の配り
daily-title = 今日の配り
daily-next = 次の配りまで
daily-try = あなたの挑戦
daily-same = 全員同じ配り、毎日新しい配り。
daily-once = 挑戦は一度だけ。始めたら記録され、棄権しても記録されます。
daily-timed = タイムはサーバーが最長30分まで計ります。離れても止まりません。
daily-board-after = 今日のランキングは挑戦が終わると見られます。
daily-running = 挑戦の途中です。時間は進んでいます。
daily-start = 始める
daily-starting = 始めています…
daily-go-on = 続ける
daily-yours = あなたの結果
daily-of = { $n }人中
daily-board = 今日のランキング
daily-yesterday = 昨日の配り
daily-practise = 練習する
daily-nobody = 挑戦した人はいません。
