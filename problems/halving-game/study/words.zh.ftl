rule =
    每次选一堆，至少取走它的一半（向上取整）。
    取到最后一颗的人赢。
takes = { takes-heaps }
how = { how-stones }
ask-where = 2、3、4 颗的堆，取一次可能剩几颗？哪些堆的走法一样？
ask-what = 把各堆的位数拆成 1、2、4、8、… 的小份：让哪一堆少几位，小份就两两成对？

lost-two = { $one } 和 { $two } 的二进制都是 { $digits } 位：不管怎么取，其中一堆至少少一位，{ $other }让另一堆也少到同样的位数。
won-two = { $long } 的二进制有 { $more } 位，{ $short } 只有 { $less } 位：{ $step }，两堆的位数就一样。每取一次，一堆至少少一位，{ $mover }总能让另一堆也少到同样的位数。
digits = 各堆的二进制有 { $digits } 位，把这些位数当作几堆石子
as-in-nim = 每次让一堆少一位或几位，就像从一堆里取石子。

legend = 依次框出 1、2、4、8…… 颗，有几位就有几框。粗框：最后一框，写着框数，也就是位数（SG 值）。
quantity = { $binary }：{ $sum }
