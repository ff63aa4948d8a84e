## What a set of rules is called
rules-normal = ノーマル
rules-normal-line = ピラミッドをすべて取り除きます。山札は何周でもできます。
rules-classic = クラシック
rules-classic-line = カードを覆っている最後の1枚ともペアにできます。元に戻す回数は無制限ですが、1手に数えます。
rules-strict = ストリクト
rules-strict-line = 山札と捨て札もすべて取り除きます。引いたばかりのカードは、そのすぐ下のカードとペアにできます。
rules-limited = 回数制限
rules-limited-line = ノーマルと同じですが、捨て札を山札に戻せるのは2回までです。
rules-microsoft = Microsoft
rules-microsoft-line = 山札の一番上が表向きで、そのまま使えます。捨て札は2回まで山札に戻せます。
rules-one-pass = 1周のみ
rules-one-pass-line = 山札を引けるのは1周だけです。そのぶん、ペアにできるカードが増えます。

## What is other than in the preset: items of a list, each in few words
rules-name-but = { $preset }（変更：{ $options }）
rules-changed = { $preset }からの変更：
rules-but-list = { $before }、{ $next }
rules-but-initial-waste = { $cards ->
    [0] 最初は捨て札なし
   *[other] 最初に捨て札1枚
 }
rules-but-recycles = { $limit ->
    [free] 捨て札を戻すのは無制限
    [0] 捨て札は戻せない
   *[other] 捨て札を戻せるのは{ $limit }回
 }
rules-but-win = { $win ->
    [all] 52枚すべて取り除く
   *[pyramid] ピラミッドだけ取り除く
 }
rules-but-cover = { $allowed ->
    [yes] 最後に覆っているカードとペアにできる
   *[no] 覆っているカードとはペアにできない
 }
rules-but-waste-pairs = { $pairs ->
    [two-piles] 捨て札の山同士でペアにできる
    [top-two] 捨て札の上2枚をペアにできる
    [stock-and-waste] 山札と捨て札をペアにできる
    [drawn] 引いたカードとすぐ下のカードをペアにできる
   *[none] 捨て札同士はペアにできない
 }
rules-but-stock-top = { $open ->
    [yes] 山札の一番上を使える
   *[no] 山札の一番上は裏向き
 }
rules-but-stock-open = { $open ->
    [yes] 山札を公開
   *[no] 山札は非公開
 }
rules-but-piles = { $piles ->
    [1] 捨て札の山は1つ
    [2] 捨て札の山は2つ
    [3] 捨て札の山は3つ
   *[other] 捨て札の山は{ $piles }つ
 }
rules-but-undo = { $limit ->
    [free] 元に戻すのは無制限
    [0] 元に戻せない
   *[other] 元に戻せるのは{ $limit }回
 }
rules-but-undo-counts = { $counts ->
    [yes] 元に戻すと1手に数える
   *[no] 元に戻しても手数に数えない
 }

## All that is allowed
rules-title = ルール
rules-about-goal = 目的
rules-about-pairs = ペア
rules-about-stock = 山札
rules-about-recycles = 捨て札を山札に戻す
rules-about-undo = 元に戻す
rules-about-dead = 手詰まり
rules-goal = { $win ->
    [all] ピラミッド、山札、捨て札の52枚をすべて取り除けばクリアです。
   *[pyramid] ピラミッドの28枚をすべて取り除けばクリアです。山札と捨て札は残っていてもかまいません。
 }
rules-thirteen = 使えるカード2枚の合計が13になれば、ペアにして取り除けます。キングは1枚で取り除けます。エースは1、ジャックは11、クイーンは12です。
rules-free = { $top ->
    [yes] { $piles ->
        [1] 使えるのは、ほかのカードに覆われていないピラミッドのカードと、捨て札の一番上、山札の一番上のカードです。
       *[other] 使えるのは、ほかのカードに覆われていないピラミッドのカードと、各捨て札の一番上、山札の一番上のカードです。
     }
   *[no] { $piles ->
        [1] 使えるのは、ほかのカードに覆われていないピラミッドのカードと、捨て札の一番上のカードです。
       *[other] 使えるのは、ほかのカードに覆われていないピラミッドのカードと、各捨て札の一番上のカードです。
     }
 }
rules-cover = { $allowed ->
    [yes] カードは、それを覆っている最後の1枚ともペアにできます。
   *[no] カードは、それを覆っているカードとはペアにできません。
 }
rules-waste-pairs = { $pairs ->
    [two-piles] 2つの捨て札の山の一番上同士をペアにできます。
    [top-two] 捨て札の上の2枚は、いつでもペアにできます。
    [stock-and-waste] 山札の一番上と捨て札の一番上をペアにできます。
    [drawn] 引いた直後は、引いたカードとそのすぐ下の捨て札をペアにできます。
   *[none] 少なくとも1枚はピラミッドのカードでなければなりません。
 }
rules-stock-alone = 山札のカードは、ピラミッドのカードとだけペアにできます。
rules-draw = { $piles ->
    [1] 山札から1枚ずつ引いて、捨て札に置きます。
    [2] 山札から1枚ずつ引いて、2つの捨て札の山のうち好きなほうに置きます。
   *[other] 山札から1枚ずつ引いて、{ $piles }つの捨て札の山のうち好きなところに置きます。
 }
rules-first-card = { $cards ->
    [0] 最初、捨て札はありません。
   *[other] { $piles ->
        [1] 最初は捨て札に1枚置かれています。
       *[other] 最初は1つ目の捨て札の山に1枚置かれています。
     }
 }
rules-stock-shown = { $shown ->
    [all] 山札はすべて表向きです。
    [all-drawn] 山札はすべて表向きですが、使えるのは引いたあとです。
    [top] 山札は一番上だけが表向きで、残りは裏向きです。
   *[none] 山札は裏向きです。
 }
rules-recycles = { $limit ->
    [free] 山札がなくなったら、捨て札を何回でも山札に戻せます。
    [0] 山札を引けるのは1周だけです。捨て札は山札に戻せません。
    [1] 山札がなくなったら、捨て札を1回だけ山札に戻せます。
    [2] 山札がなくなったら、捨て札を2回まで山札に戻せます。
   *[other] 山札がなくなったら、捨て札を{ $limit }回まで山札に戻せます。
 }
rules-recycle-order = { $piles ->
    [1] カードは同じ順番でもう一度出てきます。
   *[other] 1つ目の山から順に戻り、それぞれのカードは同じ順番でもう一度出てきます。
 }
rules-undo = { $limit ->
    [free] 何回でも元に戻せます。
    [0] 元に戻すことはできません。
    [1] 直前の操作を元に戻せます。
   *[other] 直前の{ $limit }回の操作まで元に戻せます。
 }
rules-undo-counts = { $counts ->
    [yes] 元に戻すたびに1手に数えます。
   *[no] 元に戻しても手数は増えませんが、減りもしません。
 }
rules-dead = { $told ->
    [yes] クリアできなくなったら、すぐに知らせます。
   *[no] クリアできなくなっても、知らせません。
 }

## The dialog
rules-what-is-allowed = 詳しいルール

## The form of the host
rules-reset = リセット
rules-more = その他のオプション
rules-win = 取り除くカード
rules-win-pyramid = ピラミッド
rules-win-all = 52枚すべて
rules-again = 捨て札を山札に戻す
rules-again-free = 何回でも
rules-again-number = 捨て札を山札に戻せる最大の回数
rules-at-most = 最大
rules-times = { $n ->
   *[other] 回
 }
rules-piles = 捨て札の山
rules-piles-choice = { $piles ->
    [1] 1つ
    [2] 2つから選ぶ
   *[3] 3つから選ぶ
 }
rules-pairs = ピラミッド以外のペア
rules-pairs-choice = { $pairs ->
    [two-piles] 2つの捨て札の一番上
    [top-two] 捨て札の上2枚
    [stock-and-waste] 山札と捨て札の一番上
    [drawn] 引いたカードとその下
   *[none] なし
 }
rules-with-cover = 最後に覆うカードとのペア
rules-with-cover-line = 上に1枚だけ残り、合計が13になるなら一緒に取り除けます。
rules-top-card = 山札の一番上を使う
rules-top-card-line = 表向きで、引かずに使えます。
rules-open-stock = 山札を公開
rules-open-stock-line = どのカードがどの順番で出るか、全員に見えます。
rules-first-waste = 最初に捨て札1枚
rules-first-waste-line = 配るときに山札から1枚を表にします。
rules-undo-limit = 元に戻す
rules-undo-free = 無制限
rules-undo-number = 元に戻せる最大の操作数
rules-actions = { $n ->
   *[other] 回
 }
rules-undo-move = 元に戻すと1手に数える
rules-undo-move-line = { $undo ->
    [yes] 結果の手数に加えられます。
   *[no] 元に戻せないルールです。
 }
