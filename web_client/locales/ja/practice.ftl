## Choosing a deal
practice-title = 練習
practice-lead = ひとりで、自分のペースで。時計は最初の一手で動き始めます。
practice-under-way = 途中のゲーム
practice-so-far = { $time }・{ $moves }手・残り{ $left }枚
practice-go-on = 続ける
practice-daily = 昨日の配り
practice-daily-line = 全員に同じ配りです。毎日変わります。
practice-daily-none = 昨日の配りは今読み込めません。
practice-daily-done = 自己ベスト：{ $time }、{ $moves }手
practice-play = プレイ
practice-new = 新しい配り
practice-kind = 難しさ
practice-winnable = ランダム
practice-winnable-line = 勝てる配りなら何でも。
practice-easy = やさしい
practice-easy-line = 少ない手数で勝て、勝つ道筋もたくさんあります。
practice-medium = ふつう
practice-medium-line = やさしくも難しくもありません。
practice-hard = 難しい
practice-hard-line = 手数が多くかかり、勝つ道筋はわずかです。
practice-any = すべて
practice-any-line = カードの出るまま：勝てない配りもあります。
practice-rules = ルール
practice-deal = カードを配る
practice-dealing = 配っています…
practice-none = その種類の配りはまだ用意できていません。少し待ってからもう一度お試しください。
practice-unreachable = サーバーにつながりません。少し待ってからもう一度お試しください。

## A deal by its code
practice-by-code = コードでプレイ
practice-code = 配りのコード
practice-code-line = 同じコードなら誰でも同じカードになります。PY1の次の文字がルールを表します。
practice-code-empty = PY1-N-AAAAAASのような配りのコードを入力するか貼り付けてください。
practice-code-start = 配りのコードはPY1-N-AAAAAASのようにPY1で始まります。
practice-code-space = 配りのコードの途中に空白は入りません。PY1-N-AAAAAASのような形です。
practice-code-no-preset = PY1の次にはルールの文字が来ます：{ $presets }のどれかです。
practice-code-preset = { $preset }という文字のルールはありません。{ $presets }のどれかです。
practice-code-letter = { $letter }（ルールの次から{ $at }番目）はAからZまでの文字ではありません。
practice-code-length = ルールの文字の次には{ $short }文字か{ $exact }文字が来ます。ここには{ $n }文字あります。
practice-code-beyond = 52枚のどの並びもこのコードにはなりません。48文字が最後のコードを超えています。
practice-no-deal = そのような配りはありません
practice-wrong-rules = リンクのルールは存在しません。
practice-own-rules = コードのルールでプレイ
practice-choose = 別の配りを選ぶ

## The game
practice-heading = 練習ゲーム
practice-time = タイム
practice-score = スコア
practice-moves = 手数
practice-undos = 取り消し
practice-starts = 時計は最初の一手で動き始めます。
practice-deal-tools = この配りと次の配り
practice-restart = 最初から
practice-go-back = 戻る
practice-go-back-line = 今離れたゲームへ
practice-next = 次の配り
practice-copy = リンクをコピー

## A win
practice-finish = 勝ち
practice-cleared = ピラミッドを片付けました
practice-cleared-all = すべてのカードを片付けました
practice-record-time = この配りで最速です
practice-record-moves = この配りで最少です
practice-par = パー{ $par }：この配りに勝てる最少の手数
practice-par-pending = パーを計算しています…
practice-par-none = この配りのパーはわかっていません。
practice-again = もう一度
practice-race = 友だちとレース

## The best games
practice-best = ベストゲーム
practice-best-deal = この配りのベスト
practice-best-all = { $n }件すべて表示
practice-no-best = 勝ったゲームがここに並びます。
practice-not-won = まだ勝っていません。
practice-order = 並び順
practice-by-time = タイム順
practice-by-moves = 手数順
practice-again-this = この配りをもう一度
practice-n-moves = { $n }手
practice-kept-here = このブラウザに保存されます。名前を決めるとサーバーにも保存されます。
practice-kept-named = このブラウザと、あなたの名前でサーバーに保存されています。
