rule =
    每次至少取 1 颗，至多取上一次所取颗数的 k 倍；第一次不能全部取完。
    取到最后一颗的人赢。
takes = 石子数（至多 200）和 k（1 到 20），例如 19 3；再写第三个数，就是第一次至多取几颗
how = { how-stones }
ask-where = k = 3，又不能一次取完：5 颗怎么取能赢？2、3、4、6 颗呢？
ask-what = 取几颗，能让对手取不走剩下的最小项？

position = { $n } 颗石子，k = { $k }，这次至多取 { $q } 颗。
note = 这次至多取 q = { $q } 颗，下一次至多取它的 k = { $k } 倍。
move = 取 { $taken } 颗
    .told = { $who }取了 { $taken } 颗。

lost-end = 石子取完了。
lost-limit = 上限是 0，一颗也不能取。
won-all = 上限不小于剩下的 { $n } 颗：一次取完。
won-least = 写成必败数，{ $whole }：取走最小项 { $least }。{ $Other }至多取 { $limit } 颗，取不完下一项 { $next }，只能剩下一部分，这部分的最小项又能取走。
lost-least = 写成必败数，{ $whole }：最小项是 { $least }，而这次至多取 { $q } 颗，只能取它的一部分，{ $other }又取得走剩下部分的最小项。
lost-whole = { $n } 是必败数，而这次至多取 { $q } 颗：只能取它的一部分，{ $other }又取得走剩下部分的最小项。

legend = 石子拆成必败数，分别框出：先取不超过 n 的最大的，剩下的再取最大的。粗框：最小项，与上限 q 比较。
quantity = n = { $whole }，q = { $q } { $sign } ℓ = { $least }
quantity-end = n = 0
