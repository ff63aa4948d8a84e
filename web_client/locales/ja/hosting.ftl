## When the race starts
hosting-starts-at = レース開始
hosting-at-that-time = その時刻にレースが自動で始まります。
hosting-held = カウントダウンが止まりました。ホストがレースを開始します。
hosting-held-yours = カウントダウンが止まりました。好きなときに開始するか、別の時刻を決めてください。
hosting-in = { $time }後にレースが始まります。
hosting-in-or-with = { $time }後、または{ $players }人そろうとレースが始まります（いま{ $here }人）。
hosting-with = { $players }人そろうとレースが始まります（いま{ $here }人）。
hosting-after-first = 最初のプレイヤーが席に着いてから{ $time }後にレースが始まります。
hosting-unit = { $unit ->
    [days] { $n ->
       *[other] 日
    }
    [hours] { $n ->
       *[other] 時間
    }
    [minutes] 分
   *[seconds] 秒
 }
hosting-calendar = カレンダーに追加
hosting-calendar-title = { $name }（Pyramid Race）

## Settings
hosting-time = 開始時刻
hosting-time-line = { $time }、{ $zone }。それぞれの地域の時刻で表示されます。
hosting-time-missing = 日付と時刻を選んでください。
hosting-auto-players = 必要な人数
hosting-players = { $n ->
   *[other] { $n }人
 }
hosting-any-number = 何人でも
hosting-auto-time = 遅くとも（最初の人から）
hosting-never = なし
hosting-at-once = すぐに
hosting-more = その他の設定
hosting-grace = 離席で棄権にする
hosting-grace-at-once = すぐに
hosting-delay = 観戦の遅れ
hosting-tell-dead = { $told ->
    [yes] はい
    [no] いいえ
    [rules-yes] ルールどおり（はい）
   *[rules-no] ルールどおり（いいえ）
 }
hosting-sealed = 封印された配り
hosting-sealed-line = 配りのコードは、変わっていない証明とともにレース後に公開されます。
hosting-invite-only = 招待のみ
hosting-invite-only-line = あなたが作る一回限りのリンクでだけ入れます。
hosting-allowed = 参加者名簿
hosting-allowed-line = 一行に一つの名前。ほかの人は招待がないと入れません。
hosting-everybody = 全員
hosting-too-many-names = 名簿に入れられる名前は{ $most }個までです。
hosting-names = { $n ->
   *[other] 名前{ $n }個
 }

## What can be done about somebody
hosting-about = { $name }さんへの操作
hosting-act = { $act ->
    [hand_over] ホストを譲る
    [cohost] 共同ホストにする
    [uncohost] 共同ホストを解除
    [mute] 発言を禁止
    [unmute] 発言を許可
    [forfeit] レースから外す
    [ban] 入室禁止にする
   *[kick] 退出させる
 }
hosting-ask = { $act ->
    [hand_over] { $name }さんがあなたの代わりにホストになります。戻せるのは{ $name }さんだけです。
    [forfeit] { $name }さんはこのレースを棄権したことになります。取り消せません。
    [kick] { $name }さんは部屋から退出になり、このレースは棄権したことになります。
   *[ban] { $name }さんは退出になり、許可されるまで再び入れません。
 }
hosting-cancel = キャンセル
hosting-cohost = 共同ホスト
hosting-muted = 発言禁止
hosting-banned = 入室禁止の人
hosting-unban = また入れるようにする

## The door
hosting-lock = ルームをロック
hosting-unlock = ロックを解除
hosting-locked = ルームはロック中です。新しい人は入れません。
hosting-invites = 一回限りのリンク
hosting-invites-line = リンク一つで一人が入れます。パスワードや名簿、「招待のみ」があっても入れます。
hosting-invites-count = リンクの数
hosting-links = { $n ->
   *[other] リンク{ $n }個
 }
hosting-invites-make = リンクを作る
hosting-copy = コピー
hosting-copy-all = すべてコピー

## While people race
hosting-run = ルームの管理
hosting-next = 次のレース
hosting-next-line = ほかの設定は「{ $next }」の後で変えられます。その時間が必要なら、ホストが開始するようにしてください。
hosting-stop = カウントダウンを止める
hosting-stop-short = 止める
hosting-end = レースを終える
hosting-end-ask = いまレースを終えますか？
hosting-end-then = まだ競っている人は時間切れになり、ここまでの結果が残ります。取り消せません。
hosting-nobody = ほかに誰もいません。
hosting-watches = 観戦中

## Series
series-label = シリーズ
series-none = 一戦ごと
series-title = { $races }戦シリーズ
series-rule = 先に{ $wins }勝
series-stands = 次は{ $races }戦中の第{ $race }戦
series-over = { $races ->
   *[other] { $races }戦で終了
 }
series-wins = 勝利
series-race = 第{ $race }戦
series-you-won = シリーズに勝ちました！
series-won = { $name }さんがシリーズに勝ちました
series-draw = シリーズは引き分けです
series-next = 次のレース（第{ $race }戦／全{ $races }戦）
series-new = 新しいシリーズ

## What the server refuses to hosts
refused-not-here = そのプレイヤーはいまここにいません。
refused-gone = そのプレイヤーはもういません。
refused-done-racing = そのプレイヤーのレースは終わっています。
refused-no-countdown = カウントダウンは行われていません。
refused-invitations = { $most ->
   *[other] 一つのルームで作れるリンクは{ $most }個までです。代わりにパスワードを使ってください。
 }
refused-too-soon = 開始は、いまからカウントダウンの分より後にしてください。
refused-too-late = 開始は30日以内にしてください。
refused-too-few-seats = 必要な人数より席が少ないです。
