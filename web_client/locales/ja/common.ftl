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

## Around every page
app-name = Pyramid Race
title-home = Pyramid Race
title-room = { $name } · Pyramid Race
title-room-code = ルーム { $room } · Pyramid Race
title-practice = 練習 · Pyramid Race
title-replay = リプレイ · Pyramid Race
title-device = 別の端末 · Pyramid Race
title-player = プレイヤー · Pyramid Race
title-leaderboard = ランキング · Pyramid Race
title-daily = 今日の配り · Pyramid Race
my-races = 自分のレース
nobody = 削除されたプレイヤー
skip-to-main = 本文へ移動
to-first-page = Pyramid Race、最初の画面へ
close = 閉じる
toast-kicked = ホストによってルームから退出になりました
toast-room-closed = ルームが閉じられました
toast-name-kept = ほかの人と間違われないように、このルームでは { $name } さんのままです。
toast-bad-link = このリンクのルームはありません。ルームコードは K7QX2M のような英数字6文字で、I、O、0、1 は使われません。
toast-nothing-here = このアドレスには何もありません。最初のページを表示しています。

## The connection
connection-online = 接続中
connection-connecting = 接続しています
connection-offline = オフライン、再試行中
connection-elsewhere = 別のタブで開いています
connection-barred = サーバーが接続を切りました
banner-away = サーバーに接続していません。再試行しています。
banner-offline = オフラインです。
banner-pending = { $n }手が送信待ちです。
banner-try = 今すぐ試す
elsewhere-title = 別のタブでプレイ中です
elsewhere-text = 新しいタブまたはウィンドウでゲームを開いたため、このタブは退きました。失われたものはありません。
elsewhere-use = ここで続ける
barred-title = サーバーが接続を切りました
barred-text = このページから予想より多くの要求が届きました。少し待ってから接続し直してください。
barred-again = 接続し直す
forgotten-title = 削除されました
forgotten-text = 名前はサーバーから消え、ここからあなたにつながるものはありません。
forgotten-afresh = 新しく始める

## Why something came to nothing
refused = うまくいきませんでした
refused-because = うまくいきませんでした：{ $detail }
refused-not-connected = 現在接続していません。少し待ってからもう一度お試しください。
refused-bad-message = サーバーがこのページを理解できませんでした。再読み込みをお試しください。
refused-too-large = 長すぎます
refused-rate-limited = 少し速すぎました。少し待ってからもう一度お試しください。
refused-talk-fast = 一度に多すぎます。少し待ってからもう一度送ってください。
refused-muted = このルームでの発言はホストに止められています。
refused-sealed-short = 封印された配りには 48 文字のコードが必要です。7 文字では、見えているカードから割り出せます。
refused-unauthorized = このブラウザーはもう一度サインインが必要です
refused-not-found = そのルームはありません。閉じられた可能性があります。
refused-wrong-password = ルームのパスワードが違います
refused-room-full = ルームは満員です
refused-already-played = 今日の配りはもうプレイしました。明日また新しい配りがあります。
refused-not-member = このルームに入っていません
refused-not-host = ホストだけができます
refused-wrong-phase = 今はできません
refused-not-racing = このレースに参加していません
refused-race-over = レースは終わりました
refused-time-up = 時間切れです
refused-seq = 別のタブで手が進みました。盤面を最新に戻しました。
refused-covered = このカードは別のカードに覆われています
refused-not-available = このカードは今は取れません
refused-under = このカードは捨て札のほかのカードの下にあります
refused-two-piles = ここでは2つの捨て札の山のカードを組み合わせられません
refused-stock-and-waste = ここでは山札のカードと捨て札を組み合わせられません
refused-not-thirteen = 合計が13になる必要があります
refused-king-alone = キングは1枚で取り除きます
refused-stock-empty = 山札は空です
refused-stock-not-empty = まだ引けるカードがあります
refused-nothing-to-recycle = 戻せる捨て札がありません
refused-no-recycles-left = 捨て札はもう山札に戻せません
refused-nothing-to-undo = 元に戻せる手がありません
refused-unavailable = サーバーが現在データに接続できません。再試行を続けています。
refused-name-taken = この部屋に見分けにくい名前の人がいます。ほかの名前にしてください。
refused-banned = ホストがこのルームへの入室を禁止しました
refused-moderator-muted = モデレーターに発言を止められています：{ $reason }
refused-moderator-banned = モデレーターに利用を禁止されています：{ $reason }
refused-moderator-address = お使いのアドレスはモデレーターに利用を禁止されています：{ $reason }
refused-locked = このルームはロックされています
refused-daily = だれかが今日の配りに挑戦しているルームです
refused-not-invited = このルームは招待された人だけが入れます
refused-not-listed = このルームは名簿にある名前の人だけが入れます。{ $name } さんは名簿にありません
refused-invite-used = この招待はすでに使われています
refused-closed = 運営者がこのルームを閉じました
refused-name-of = この部屋にはもう { $name } さんがいます。見分けがつくように、ほかの名前にしてください。
refused-name-character = 名前に文字 { $character } は使えません。
refused-name-marks = 1つの文字に付けられる記号は{ $marks }個までです。
refused-name-parts = この名前は部品が多すぎます。
refused-name-bots = このような名前はボット用です。別の名前を選んでください。
refused-name-staff = このような名前は運営者用です。別の名前を選んでください。
refused-device-code = 知らないコードか、使用済みか、古すぎるコードです。もう一方の端末で新しいコードを出してください。
refused-device-guesses = コードを試しすぎました。1分待ってから、もう一方の端末で新しいコードを出してください。
refused-no-deal = この種類の配りはまだ用意できていません。少し待つか、別の種類を選んでください。
refused-bad-name = この名前は使えません：{ $detail }
refused-bad-text = この文は使えません：{ $detail }
refused-bad-settings = この設定は使えません：{ $detail }
refused-bad-code = 配りのコードではありません：{ $detail }
refused-text-hidden = { $what ->
        [name] 名前
        [message] メッセージ
       *[room] ルーム名
    }には見えない文字や制御文字 { $character } を使えません
refused-text-empty = { $what ->
        [name] 名前
        [message] メッセージ
       *[room] ルーム名
    }には見える文字が必要です
refused-text-long = { $what ->
        [name] 名前
        [message] メッセージ
       *[room] ルーム名
    }は{ $most }文字までですが、{ $length }文字あります
refused-code-empty = 配りのコードが必要です
refused-code-start = 配りのコードは PY1-N-AAAAAAS のように PY1 で始まります
refused-code-space = 配りのコードの途中に空白は入りません。PY1-N-AAAAAAS のような形です
refused-code-no-preset = PY1 の後にはルールの文字が続きます：{ $presets }
refused-code-preset = { $preset } というルールはありません。使える文字：{ $presets }
refused-code-letter = ルールの文字の後の{ $place }文字目「{ $letter }」は A から Z の文字ではありません
refused-code-length = { $letters ->
        [0] カードを表す文字がありません。7文字、正確なコードなら48文字が必要です。
       *[other] ルールの文字の後には7文字、正確なコードなら48文字が必要ですが、{ $letters }文字です。
    }
refused-code-past = この48文字にあたる52枚の並びはありません。アルファベット順で後ろすぎます。
refused-seats = ルームに{ $players }人のプレイヤーがいるため、席をこれ以上減らせません
refused-no-seat = 席に着いている人がいません。プレイヤーが1人以上必要です。
refused-all-ready = 2人以上の全員が準備できるとレースが始まります
refused-not-ready = 準備を取り消した人がいます
refused-under-way = レース中です。今は観戦して、次のレースに参加できます。
refused-bots-later = ボットはレースの合間に入ります
refused-rooms = すでに{ $most }個のルームに入っています。先にどれかを退出してください。
refused-spectators = このルームにはこれ以上観戦者が入れません

## What others do
said-somebody = だれか
said-cleared-pyramid = { $name }さんが{ $time }でピラミッドを取りきりました：{ $place }位
said-cleared-all = { $name }さんが{ $time }ですべてのカードを取りきりました：{ $place }位
said-kicked = { $ban ->
    [yes] { $by }さんが{ $name }さんを入室禁止にしました
   *[no] { $by }さんが{ $name }さんを退出させました
 }
said-you-host = あなたがホストになりました
said-host = { $name }さんがホストになりました
said-you-stopped = カウントダウンを止めました
said-stopped = カウントダウンが止まりました：{ $name }さんの準備ができていません
said-host-stopped = { $name }さんがカウントダウンを止めました
said-you-cohost = 共同ホストになりました
said-you-no-cohost = 共同ホストではなくなりました
said-ended = { $name }さんがレースを終えました
said-taken-out = ホストによってレースから外されました
said-locked = ルームがロックされました
said-unlocked = ルームが再び開かれました
said-forfeited = { $name }さんが棄権しました
said-next-race = 次のレースです！準備してください。

## Preferences
preferences = 設定
preferences-language = 言語
preferences-language-failed = この言語を今は読み込めません。少し待ってからもう一度お試しください。
preferences-theme = 配色
preferences-theme-system = システム
preferences-theme-light = ライト
preferences-theme-dark = ダーク
preferences-suits = スート
preferences-suits-two = 2色
preferences-suits-four = 4色
preferences-index = カードの文字を大きく
preferences-hints = タップが効かない理由を知らせる
preferences-sound = 音
preferences-vibration = 振動
preferences-chat = チャット
preferences-chat-always = 表示
preferences-chat-not-racing = レース中は隠す
preferences-chat-never = 隠す
preferences-phrases = ほかの人のひとことを表示
preferences-kept = このブラウザーにだけ保存されます。
preferences-you = あなた
preferences-device = 別の端末で使う
preferences-forget = 自分を削除
