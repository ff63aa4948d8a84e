## Going on at another device
device-title = 別の端末で使う
device-scan = もう一方の端末で読み取るか、そちらで { $address } を開いてコードを入力してください。
device-spelled = コードは { $letters } です。
device-left = あと{ $time }、1回だけ使えます。
device-expired = このコードはもう使えません。
device-new = 新しいコード
device-secret = コードを知っている人はあなたとしてプレイできます。ほかの人には見せないでください。
device-copy = リンクをコピー
device-only-here = { $host } はこのマシン自身だけを指します。ネットワーク上のこのマシンのアドレスでページを開き、そこでコードを出してください。
device-have = コードを持っています
device-qr = { $link } のQRコード
device-here = 別の端末と同じあなたで、ここでプレイ
device-here-line = ここでも同じ人になります。名前もレースもゲームもそのままです。もう一方の端末も引き続き使えます。
device-instead = ここでは今まで { $name } さんです。その名前で遊んだものは置いていきます。
device-field = もう一方の端末のコード
device-field-line = その端末の設定で「別の端末で使う」を選ぶと表示されます。
device-go = ここで続ける
device-not = 今はしない
device-done = { $name } さん、おかえりなさい。

## Being deleted
forget-title = 自分を削除
forget-what = すべての部屋、結果、ランキングから名前と書き込みが消え、ひとりで勝ったゲームもなくなります。進行中のレースは棄権になります。すべての端末に及び、元に戻せません。
forget-type = 確認のため { $name } と入力してください
forget-do = 完全に削除する
forget-not = 削除しない
forget-doing = 削除しています…
