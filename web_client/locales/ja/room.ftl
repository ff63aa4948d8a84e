## Talk
talk = 話す
talk-phrases = ひとこと
talk-hello = こんにちは！
talk-good-luck = がんばって！
talk-have-fun = 楽しもう！
talk-well-played = お見事！
talk-wow = すごい！
talk-oops = おっと！
talk-so-close = 惜しい！
talk-thanks = ありがとう！
talk-one-more = もう一回！
talk-bye = またね！
talk-says = { $name }：{ $phrase }
talk-delete = { $name } さんの書き込みを削除：{ $text }
talk-delete-short = 削除
talk-muted = このルームでの発言はホストに止められています。
talk-hide = 隠す
talk-show = チャットを表示
talk-hidden = チャットは隠れています。
talk-hide-racing = レース中は隠す
talk-hidden-racing = メッセージはレースが終わると読めます。
talk-unread = { $n ->
       *[other] 新しいメッセージ { $n } 件
    }

## A seat in the next race
seat-next = 次のレースの席があります。
seat-only-watch = 観戦だけにする
seat-race-next = 次のレースに出る

## A forfeit taken back
take-back = 取り消す
take-back-within = { $n ->
       *[other] あと { $n } 秒
    }
said-back = { $name } さんがレースに戻りました。
take-back-done = レースに戻りました。

## Quick play
quick-title = クイックプレイ
quick-starts-within = { $n ->
       *[other] 遅くとも { $n } 秒後に始まります
    }
quick-starts-now = 始まります …
quick-waits = プレイヤーを待っています
quick-who = 今すぐレースをしたい人がここに入ってきます。
quick-looking = 対戦相手を探しています …
quick-alone = { $bots ->
    [yes] まだほかに誰もいません。数秒待っても誰も来なければ、ボットが入ります。
   *[no] まだほかに誰もいません。誰も来なければ、一人でレースをします。
 }
quick-again = もう一度プレイ
quick-same = 再戦
quick-same-wait = ほかの人も希望すると、再戦が始まります。
quick-same-wanted = { $n ->
   *[other] { $n } 人が再戦を希望しています。
 }

## A new room with the deal of this one’s race
result-again-ask = このルームを出ますか？
result-again-then = この配りとルールで新しいルームが開きます。新しいルームのリンクを送らないかぎり、ほかの人はここに残ります。
result-again-open = 新しいルームを開く

## A sealed deal
sealed-title = 封印された配り
sealed-promise = これはコミットメント、つまりコードとノンスの SHA-256 です。結果に両方が示され、このページが一致を確かめます。
sealed-verified = 検証済み
sealed-shown = 配りはスタート前に決まっていました。コードとノンスから作った値が、GO のときに示されたコミットメントと一致します。
sealed-told = コードとノンスから作った値はコミットメントと一致します。このページは GO のときに開いていなかったので、そのときの値とは比べられません。
sealed-broken = 警告：約束された配りではありません！
sealed-broken-text = コードとノンスから作った値が、GO のときに示されたコミットメントと一致しません。この結果を信用しないでください。
sealed-commitment = コミットメント
sealed-nonce = ノンス
sealed-how = 自分で確かめる方法
sealed-how-text = コードのすぐ後にノンスをつなげて SHA-256 を計算します。シェルでは：
sealed-how-command = サーバーのプログラムでも確かめられます：
sealed-how-moves = 「{ $download }」で保存したファイルがあれば、カードと全員のすべての手も確かめられます：
sealed-copy = コピー

## Where spectators are behind
chart-later = { $n ->
       *[other] 観戦者がレースを見終える { $n } 秒後に、グラフとリプレイが見られます。
    }

## A race that ended early
ended-deserted = まだレース中だった人が全員いなくなったため、終了しました。
ended-first-clear = 最初にピラミッドをなくした人が出て、レースが終わりました。
ended-time-limit = 時間切れになりました。
said-put-out = ホストが { $name } さんをレースから外しました。
