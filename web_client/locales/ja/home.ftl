## The first page
home-lead = ピラミッドのレースです。全員が同じ配りで始め、先になくした人の勝ちです。
home-play = プレイ
home-quick = クイックプレイ
home-quick-line = 今いる人とレースします。20 秒以内に始まります。
home-quick-bots = 空席にボットが入ってもよい
home-open = ルームを開く
home-join-by = ルームに入る
home-code-or-link = コードかリンク
home-join = 参加
home-watch = 観戦
home-room-code = ルームコードは K7QX2M のような英数字6文字です。I、O、0、1 は使われません。
home-room-elsewhere = このリンクは別のサイト（{ $site }）のものです。ブラウザで開くか、ここのルームのリンクかコードを貼り付けてください。
home-live = 開催中のレース
home-rooms = 参加できるルーム
home-nobody = いまレースをしている人はいません
home-be-first = ルームを開いて友だちにリンクを送るか、ボットと競いましょう。
home-how = 遊び方
home-how-pairs = 合計13になる、覆われていない2枚を取ります
home-how-kings = キングは1枚で取れます
home-how-first = だれよりも先にピラミッドをなくします
home-looking = ルームを探しています…
home-room = ルーム { $room }
home-phase-lobby = 準備中
home-phase-countdown = まもなく開始
home-phase-racing = レース中
home-phase-finished = 終了
home-closed = 閉じました
home-locked = パスワードが必要
home-places-free = { $n ->
    [0] 空席なし
   *[other] 空席{ $n }
    }
home-racers = 参加者{ $n }人
home-watching = 観戦者{ $n }人
home-and-more = 他{ $n }人
home-removed = カード{ $of }枚中{ $n }枚を除去
home-starts-at = { $time }開始
home-is-locked = ロック中
home-invited-only = 招待のみ
home-join-room = { $name }に参加
home-watch-room = { $name }を観戦

## Playing alone
home-alone = ひとりで遊ぶ
home-daily = 今日の配り
home-daily-line = 1日1つ、挑戦は一度だけ
home-daily-next = { $when }に新しい配り
home-leaderboards = ランキング
home-practice = ひとりで練習
home-practice-line = どんな配りも、どんなルールも、自分のペースで

## The way back into a race
home-racing-in = ルーム { $room } でレース中です。
home-daily-on = 今日の配りに挑戦中です。
home-go-back = 戻る
home-still-in = まだルーム { $room } にいます。
home-return = 戻る
home-leave = 退出

## One’s name
home-name = 名前
home-name-most = { $most } 文字まで
home-name-seen = ほかの人に見える名前
home-name-another = ほかの名前にしてください
home-guest-list = このルームには参加者名簿があります
home-guest-list-line = 名簿にある名前で入るか、ホストに名前を加えてもらってください。

## At the door of a room
home-first-page = 最初のページへ
home-invited = レースに招待されています
home-invited-line = 全員が同じ配りで始め、先にピラミッドをなくした人の勝ちです。
home-will-watch = レースはもう始まっています。観戦して、次のレースに参加できます。
home-has-password = パスワードのあるルームです
home-password = パスワード
home-enter = 入る
home-come-again = もう一度入る
home-banned-line = 再び入れるようにできるのは、そのルームのホストだけです。
home-locked-line = いまは新しい人は入れません。ホストに頼んでから、もう一度お試しください。
home-daily-own = 挑戦は一人ずつなので、ほかの人は入れません。今日の配りにはだれでも挑戦できます。
home-name-yours = 別のブラウザーにいるご本人ですか？そちらの設定の「{ $device }」で、ここで使うコードを出せます。このブラウザーのデータを消した場合は、別の名前で入ってください。
home-have-code = コードを持っています
home-not-invited-line = ホストに招待してもらうか、参加者名簿に名前を入れてもらってください。
home-invite-used-line = リンク一つで入れるのは一人だけです。別のリンクを頼んでください。
home-closed-because = 理由：{ $reason }
home-entering = ルーム { $room } に入っています…
home-race-is-on = レースはもう始まっているので、観戦しています。次のレースから参加できます。
home-seats-taken = 席がすべて埋まっているので、観戦しています。

## Bringing others
home-invite = 招待
home-spelled = ルームコード { $letters }
home-only-here = このリンクはこのコンピューターでしか開けません。友だちには { $host } の代わりにこのコンピューターのアドレスが必要です。
home-copy-link = リンクをコピー
home-qr = QRコード
home-scan = 読み取って参加
home-qr-of = リンク { $link } のQRコード
home-qr-failed = QRコードを描けませんでした。リンクかコードを使ってください。
home-close = 閉じる
home-share = 共有
home-share-text = レースで勝負しましょう！
home-share-failed = ここでは共有できませんでした。代わりにリンクをコピーしてください。
home-copied = コピーしました
home-copy-refused = ブラウザーがコピーを許可しませんでした。文字を選択して手でコピーしてください。

## Chat
home-chat = チャット
home-messages = メッセージ一覧
home-say-hello = あいさつしてみましょう。
home-message = メッセージ
home-send = 送信
