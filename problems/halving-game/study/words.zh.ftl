rule =
    每次选一堆，至少取走它的一半（向上取整）。
    取到最后一颗的人赢。
takes = { takes-heaps }
how = { how-stones }
ask-where = 2、3、4 颗的堆，取一次可能剩几颗？哪些堆的走法一样？
ask-what = 让哪一堆少几位，各堆位数的异或和就变成 0？

lost-two = { $one } 和 { $two } 的二进制都是 { $digits } 位：不管怎么取，其中一堆至少少一位，{ $other }让另一堆也少到同样的位数。
won-two = { $long } 的二进制有 { $more } 位，{ $short } 只有 { $less } 位：{ $step }，两堆的位数就一样。
digits = 各堆的二进制有 { $digits } 位
as-in-nim = 每次让一堆少一位或几位，就像 Nim 里取石子。

legend = 依次框出 1、2、4、8…… 颗，有几位就有几框。粗框：最后一框，写着框数，就是这堆的 SG 值。
quantity = { $binary }：{ $sum }
