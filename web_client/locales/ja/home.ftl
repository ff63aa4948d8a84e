## The first page
home-lead = 全員が同じ配り。合計13のペアを取り、先にピラミッドをなくした人の勝ちです。
home-play = プレイ
home-open = ルームを開く
home-or = または
home-join-by = ルームに入る
home-code-or-link = コードかリンク
home-join = 参加
home-watch = 観戦
home-room-code = ルームコードは K7QX2M のような英数字6文字です。I、O、0、1 は使われません。
home-rooms = 公開ルーム
home-no-rooms = いま開いている公開ルームはありません。ルームを開くと、ほかの人がここで見つけられます。
home-looking = ルームを探しています…
home-room = ルーム { $room }
home-phase-lobby = 準備中
home-phase-countdown = まもなく開始
home-phase-racing = レース中
home-phase-finished = 終了
home-locked = パスワードが必要
home-players = { $places }人中{ $n }人

## The way back into a race
home-racing-in = ルーム { $room } でレース中です。
home-go-back = 戻る

## One’s name
home-name = 名前
home-name-seen = ほかの人に見える名前

## At the door of a room
home-first-page = 最初のページへ
home-invited = レースに招待されています
home-invited-to = ルーム { $room }。全員が同じ配りで始め、先にピラミッドをなくした人の勝ちです。
home-has-password = パスワードのあるルームです
home-password = パスワード
home-wrong-password = このルームのパスワードではありません。
home-enter = 入る
home-entering = ルーム { $room } に入っています…
home-race-is-on = レースはもう始まっているので、観戦しています。次のレースから参加できます。
home-seats-taken = 席がすべて埋まっているので、観戦しています。

## Bringing others
home-invite = 招待
home-spelled = ルームコード { $letters }
home-only-here = このリンクはこのコンピューターでしか開けません。友だちには { $host } の代わりにこのコンピューターのアドレスが必要です。
home-copy-link = リンクをコピー
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
