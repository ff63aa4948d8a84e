## What is waited for
lobby-room = ルーム { $code }
lobby-you-start = 全員がそろったら、レースを開始してください。
lobby-host-starts = { $name }さんがレースを開始します。
lobby-somebody-starts = ホストがレースを開始します。
lobby-too-few = 全員の準備ができるとレースが始まります。2人以上のプレイヤーが必要です。
lobby-all-ready = 全員の準備ができました。
lobby-waiting = { $n ->
   *[other] あと{ $n }人の準備を待っています。
 }
lobby-waiting-away = { $n ->
   *[other] 離席中の{ $n }人を少しのあいだ待っています。
 }

## What one can do
lobby-leave = 退出
lobby-waits-for-seat = 席を待っています
lobby-take-seat = 参加する
lobby-full = 満席です
lobby-get-ready = 準備する
lobby-is-ready = 準備完了
lobby-start = レースを開始
lobby-starting = 配りを選んでいます…
lobby-watch-instead = 観戦に切り替える

## Who is here
lobby-players = プレイヤー
lobby-seats-taken = { $seats }人中{ $taken }人
lobby-nobody = まだプレイヤーがいません。
lobby-alone-host = まだほかに誰もいません。リンクを共有するか、ボットを追加してください。
lobby-alone = まだほかに誰もいません。リンクを共有してください。
lobby-spectators = { $n ->
    [0] 観戦者なし
   *[other] 観戦者{ $n }人
 }
lobby-you = （あなた）
lobby-host = ホスト
lobby-away = 離席中
lobby-not-ready = 準備中
lobby-remove = { $name }さんを退出させる
lobby-add-bot = ボットを追加
lobby-bot-plays = ボットの打ち方
lobby-bot-name = { $strength ->
    [random] ランダム
    [greedy] 欲張り
    [perfect] 完璧
   *[careful] 慎重
 }
lobby-bot-line = { $strength ->
    [random] できる手を何でも選びます。
    [greedy] 見つけたペアをすべて取ります。
    [perfect] 最短の手数でクリアします。
   *[careful] 手詰まりを避けます。
 }
lobby-bot = { $strength ->
    [random] ランダムなボット
    [greedy] 欲張りなボット
    [careful] 慎重なボット
    [perfect] 完璧なボット
   *[other] ボット
 }
lobby-bot-called = { $name }（ボット）

## What is said aloud when it happens
lobby-joined = { $n ->
    [1] { $name }さんが来ました。
   *[other] { $n }人のプレイヤーが来ました。
 }
lobby-left = { $n ->
    [1] { $name }さんが抜けました。
   *[other] { $n }人のプレイヤーが抜けました。
 }
lobby-got-ready = { $n ->
    [1] { $name }さんの準備ができました。
   *[other] { $n }人の準備ができました。
 }
lobby-no-longer-ready = { $n ->
    [1] { $name }さんが準備を取り消しました。
   *[other] { $n }人が準備を取り消しました。
 }

## Settings
lobby-settings = 設定
lobby-name = ルーム名
lobby-none = なし
lobby-visibility = 公開範囲
lobby-public = 全員に公開
lobby-unlisted = リンクを知る人のみ
lobby-password = パスワード
lobby-password-set = 設定済み。新しく入力
lobby-password-remove = 解除
lobby-password-yes = あり
lobby-capacity = 定員
lobby-starts-when = 開始
lobby-starts = { $start ->
    [host] ホストが開始したとき
    [scheduled] 決めた時刻に
    [auto] 人数がそろったとき
   *[all_ready] 全員の準備ができたとき
 }
lobby-countdown = カウントダウン
lobby-seconds = { $n ->
    [0] なし
   *[other] { $n }秒
 }
lobby-time-limit = 制限時間
lobby-minutes = { $n ->
   *[other] { $n }分
 }
lobby-ends-when = 終了
lobby-ends = { $end ->
    [first] 誰かがクリアしたとき
   *[all] 全員が終わったとき
 }
lobby-tell-dead = クリアできなくなったら知らせる
lobby-tell-dead-line = { $tells ->
    [nothing] 山札の順番は関係ないので、隠れたカードの手がかりにはなりません。
    [a-little] このルールでは、まだ見えないカードの手がかりが少し伝わります。
    [would-tell] このルールでオンにすると、まだ見えないカードの手がかりが少し伝わります。
   *[nobody] 各自で気づく必要があります。
 }
lobby-delay = 観戦
lobby-delay-by = { $n ->
   *[other] { $n }秒遅れ
 }
lobby-delay-note = { $n ->
   *[other] 観戦者にはレースが{ $n }秒遅れて表示されます。
 }
lobby-range = { $min }から{ $max }までの整数を入力してください。

## The deal
lobby-deal = 配り
lobby-deal-kind = { $kind ->
    [any] 何でも（勝てないかも）
    [easy] やさしい
    [medium] ふつう
    [hard] むずかしい
    [par] パーで選ぶ
    [code] コードを入力
   *[winnable] クリアできる配り
 }
lobby-deal-easy = 少ない手数でクリアでき、勝ち筋もたくさんあります。
lobby-deal-medium = やさしくも、むずかしくもありません。
lobby-deal-hard = 多くの手数が必要で、勝ち筋もわずかです。
lobby-deal-par = パー：クリアに必要な最少の手数です。
lobby-deal-by-code = コードを知る人は配りを知りえるため、レーティングの対象外です。
lobby-deal-between = 最短{ $from }〜{ $to }手でクリアできる配り
lobby-deal-chosen = ホストが選んだ配り（レーティング対象外）
lobby-code = 配りのコード
lobby-code-set = 設定済み。別のコードを入力
lobby-par = パー
lobby-par-from = 最小
lobby-par-to = 最大
lobby-par-between = 〜
lobby-par-order = 最初の数は2番目の数以下にしてください。
